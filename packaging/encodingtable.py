# SPDX-FileCopyrightText: 2026 Kaoduan contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of packaging/encodings: which texts are read right, by us and by uchardet."""
import ctypes
import os
import random
import re
import subprocess
import sys
import tempfile

# Names and a comment of each language, our own words.
SIMPLIFIED = (
    "柯洁 古力 常昊 聂卫平 陈耀烨 党毅飞 周睿羊 时越 芈昱廷 范廷钰 唐韦星 连笑 许嘉阳 丁浩 李轩豪 王星昊 屠晓宇 杨鼎新".split(),
    "黑棋在右上角先挂，白棋一间低夹，这是近年来流行的下法。实战黑选择了简明的转换，把角地让给白棋，自己在外面构成厚势。"
    "中盘时白棋打入左边，双方的大块棋互相缠绕，形势非常复杂。最后官子阶段黑棋收得很细，以四分之三子险胜。裁判数子之后，"
    "双方在记录纸上签字确认，对局结束。赛后复盘时，两位棋手都认为第八十七手是胜负的关键，如果白棋在这里先断再长，结果还很难说。"
    "观战的老师讲评说，业余棋手最容易忽视的是次序。",
)
TRADITIONAL = (
    "張栩 王立誠 周俊勳 許皓鋐 王元均 林君諺 賴均輔 簡靖庭 陳祈睿 黃士杰 張豐猷 蕭正浩 夏大銘 彭景華 林至涵".split(),
    "黑棋在右上角先掛，白棋一間低夾，這是近年來流行的下法。實戰黑選擇了簡明的轉換，把角地讓給白棋，自己在外面構成厚勢。"
    "中盤時白棋打入左邊，雙方的大塊棋互相纏繞，形勢非常複雜。最後官子階段黑棋收得很細，以四分之三子險勝。裁判數子之後，"
    "雙方在記錄紙上簽字確認，對局結束。賽後復盤時，兩位棋手都認為第八十七手是勝負的關鍵，如果白棋在這裡先斷再長，結果還很難說。"
    "觀戰的老師講評說，業餘棋手最容易忽視的是次序。",
)
JAPANESE = (
    "井山裕太 一力遼 芝野虎丸 許家元 本因坊秀策 藤沢里菜 上野愛咲美 関航太郎 高尾紳路 羽根直樹 山下敬吾 趙治勲".split(),
    "黒は右上にカカリ、白は一間に低くハサんだ。最近よく打たれる形である。実戦の黒は簡明な振り替わりを選び、隅を白に譲って"
    "外側に厚みを築いた。中盤で白が左辺に打ち込み、互いの大石がからみ合って難しい戦いになった。最後のヨセは細かく、"
    "黒の半目勝ちとなった。局後の検討では、八十七手目が勝敗の分かれ目だったと二人とも述べている。"
    "ここで白が先に切ってから伸びていれば、結果はどうなったか分からない。",
)
KOREAN = (
    "신진서 박정환 이세돌 최정 변상일 신민준 김지석 강동윤 원성진 이창호 조훈현 유창혁 김은지 안성준".split(),
    "흑이 우상귀에 먼저 걸치고 백은 한 칸 낮게 협공했다. 요즘 자주 두어지는 모양이다. 실전에서 흑은 간명한 바꿔치기를 골라 귀를 "
    "백에게 내주고 바깥에 두터움을 쌓았다. 중반에 백이 좌변에 침입하여 서로의 대마가 얽히는 어려운 싸움이 되었다. "
    "마지막 끝내기는 아주 미세했고 결국 흑이 반집을 이겼다. 국후 복기에서 두 사람 모두 여든일곱 번째 수가 승부처였다고 말했다.",
)
RUSSIAN = (
    "Илья_Шикшин Александр_Динерштейн Наталья_Ковалёва Антон_Черных Дмитрий_Сурин Светлана_Шикшина Игорь_Попов".split(),
    "Чёрные первыми заняли правый верхний угол, белые ответили низкими клещами. В середине игры белые вторглись слева, "
    "и большие группы переплелись, положение стало очень сложным. В конце чёрные выиграли всего пол-очка. "
    "При разборе партии оба игрока решили, что восемьдесят седьмой ход был решающим.",
)
WESTERN = (
    "Jörg_Müller Günther_Weiß Bernd_Schäfer François_Lefèvre Hélène_Gérard Jesús_Muñoz Søren_Nørgård Åke_Öberg".split(),
    "Schwarz eröffnet rechts oben, Weiß klemmt tief. Später fällt Weiß links ein und die großen Gruppen hängen "
    "aneinander, beide haben es schwer. Il était très difficile de prévoir la fin, mais Noir a gagné d'un "
    "demi-point après un yosé précis. La última jugada fue señalada como el error más grave de la partida.",
)
WRITTEN = (
    ("UTF-8", "utf-8", SIMPLIFIED),
    ("GB18030", "gb18030", SIMPLIFIED),
    ("Big5", "big5", TRADITIONAL),
    ("Shift_JIS", "cp932", JAPANESE),
    ("EUC-JP", "euc_jp", JAPANESE),
    ("ISO-2022-JP", "iso2022_jp", JAPANESE),
    ("EUC-KR", "cp949", KOREAN),
    ("windows-1251", "cp1251", RUSSIAN),
    ("ISO-8859-1", "latin-1", WESTERN),
    ("windows-1252", "cp1252", WESTERN),
    ("UTF-16 LE", "utf-16-le", SIMPLIFIED),
    ("UTF-16 BE", "utf-16-be", SIMPLIFIED),
    ("UTF-16 LE, marked", "utf-16-le", SIMPLIFIED),
    ("UTF-16 BE, marked", "utf-16-be", SIMPLIFIED),
)
LENGTHS = (0, 2, 4, 8, 16, 32, 64, 200)
TRIES = 12


class Uchardet:
    def __init__(self):
        try:
            self.library = ctypes.CDLL("libuchardet.so.0")
        except OSError:
            self.library = None
            return
        self.library.uchardet_new.restype = ctypes.c_void_p
        self.library.uchardet_get_charset.restype = ctypes.c_char_p

    def text(self, data, whole):
        """`whole` in the encoding that is found in `data`; nothing if none is."""
        detector = ctypes.c_void_p(self.library.uchardet_new())
        self.library.uchardet_handle_data(detector, data, ctypes.c_size_t(len(data)))
        self.library.uchardet_data_end(detector)
        name = self.library.uchardet_get_charset(detector).decode()
        self.library.uchardet_delete(detector)
        # The larger encodings, as ours takes them.
        name = {"EUC-KR": "cp949", "UHC": "cp949", "SHIFT_JIS": "cp932", "GB2312": "gb18030"}.get(name, name)
        try:
            return whole.decode(name) if name else ""
        except (LookupError, UnicodeDecodeError):
            return ""


def ours(cli, data, folder):
    record, written = os.path.join(folder, "a.sgf"), os.path.join(folder, "b.sgf")
    with open(record, "wb") as file:
        file.write(data)
    subprocess.run([cli, "convert", record, written], capture_output=True, check=False)
    if not os.path.exists(written):
        return ""
    with open(written, encoding="utf-8") as file:
        text = file.read()
    os.remove(written)
    return text


def record(words, length, chance):
    names, comment = words
    black, white = (name.replace("_", " ") for name in chance.sample(names, 2))
    begin = chance.randrange(max(1, len(comment) - length))
    said = comment[begin : begin + length].strip()
    values = [value for value in (black, white, said) if value]
    text = f"(;GM[1]FF[4]SZ[19]KM[7.5]PB[{black}]PW[{white}]"
    text += f";B[pd];W[dp]C[{said}];B[pq];W[dd])" if said else ";B[pd];W[dp];B[pq])"
    return text, values


def main(cli):
    chance = random.Random(1)
    detector = Uchardet()
    shown = detector.library is not None
    sums = [0, 0, 0, 0]
    print("encoding\tcharacters of the comment\tof\tours\tuchardet, all bytes\tuchardet, the texts alone")
    with tempfile.TemporaryDirectory() as folder:
        for name, codec, words in WRITTEN:
            for length in LENGTHS:
                right = [0, 0, 0]
                for _ in range(TRIES):
                    text, values = record(words, length, chance)
                    data = text.encode(codec, "replace")
                    wide = codec.startswith("utf-16")
                    if "marked" in name:
                        data = "\ufeff".encode(codec) + data
                    found = [ours(cli, data, folder)]
                    if shown:
                        texts = data if wide else b"\n".join(re.findall(rb"(?:PB|PW|C)\[([^;]*?)\]", data))
                        found += [detector.text(part, data) for part in (data, texts)]
                    for which, read in enumerate(found):
                        right[which] += all(value in read for value in values)
                sums = [before + now for before, now in zip(sums, [TRIES] + right)]
                told = right if shown else [right[0], "-", "-"]
                print(f"{name}\t{length}\t{TRIES}\t" + "\t".join(map(str, told)), flush=True)
    print(f"all\t\t{sums[0]}\t{sums[1]}\t" + (f"{sums[2]}\t{sums[3]}" if shown else "-\t-"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
