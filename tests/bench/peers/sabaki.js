// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of Sabaki's packages: node sabaki.js MODULES, in the folder with the records. Parts of them are enough:
// they are slow, and only the rate counts.
const fs = require('fs')
const { createRequire } = require('module')
const load = createRequire(process.argv[2] + '/')

function row(name, unit, work) {
  const begin = process.cpuUsage()
  const items = work()
  const { user, system } = process.cpuUsage(begin)
  console.log([name, items / (user + system) * 1e6, unit, '-'].join('\t'))
}

const Board = load('@sabaki/go-board')
for (const size of [19, 9]) {
  const games = fs.readFileSync(`games${size}.txt`, 'utf8').trim().split('\n').slice(0, 100)
  const replay = () => {
    let moves = 0
    for (const game of games) {
      let board = Board.fromDimensions(size)
      let sign = 1
      for (const index of game.split(' ').slice(2).map(Number)) {
        const vertex = [index % size, Math.floor(index / size)]
        if (index >= 0 && !board.analyzeMove(sign, vertex).ko) board = board.makeMove(sign, vertex)
        sign = -sign
        ++moves
      }
    }
    return moves
  }
  replay() // until it is compiled
  row(`replay_ko_${size}`, 'moves/s', replay)
}

const sgf = load('@sabaki/sgf')
for (const name of ['games', 'tree']) {
  const whole = fs.readFileSync(`${name}.sgf`, 'utf8')
  const text = name === 'tree' ? whole : whole.split('\n(').slice(0, 300).join('\n(')
  let trees
  row(`sgf_parse_${name}`, 'MB/s', () => {
    trees = sgf.parse(text)
    return Buffer.byteLength(text) / 1e6
  })
  row(`sgf_write_${name}`, 'MB/s', () => Buffer.byteLength(sgf.stringify(trees)) / 1e6)
}

async function dead() {
  const deadstones = load('@sabaki/deadstones')
  for (const size of [19, 9]) {
    const times = []
    for (const line of fs.readFileSync(`boards${size}.txt`, 'utf8').trim().split('\n').filter((_, i) => i % 10 === 0)) {
      const cells = [...line].map(c => (c === 'X' ? 1 : c === 'O' ? -1 : 0))
      const data = Array.from({ length: size }, (_, y) => cells.slice(size * y, size * (y + 1)))
      const begin = process.cpuUsage()
      await deadstones.guess(data, { finished: true, iterations: 100 })
      const { user, system } = process.cpuUsage(begin)
      times.push((user + system) / 1e3)
    }
    times.sort((a, b) => a - b)
    console.log([`dead_${size}`, times[times.length >> 1], 'ms', '-'].join('\t'))
    console.log([`dead_worst_${size}`, times[times.length - 1], 'ms', '-'].join('\t'))
  }
}
dead()
