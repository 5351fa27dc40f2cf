<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message>
        <source>It cannot be opened: the folder does not exist or may not be read.</source>
        <translation>无法打开：文件夹不存在，或没有读取权限。</translation>
    </message>
    <message>
        <source>It is not an archive of this program. It was left as it is.</source>
        <translation>这不是本程序的棋局库，已保持原样。</translation>
    </message>
    <message>
        <source>It was written by a newer version of this program. It was left as it is.</source>
        <translation>它由更新版本的程序写成，已保持原样。</translation>
    </message>
    <message>
        <source>It is damaged. It was left as it is.</source>
        <translation>文件已损坏，已保持原样。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed; make room and do it again.</source>
        <translation>磁盘已满，什么都没有改动；请腾出空间后重试。</translation>
    </message>
    <message>
        <source>The disk or the file cannot be written. Nothing was changed.</source>
        <translation>磁盘或文件无法写入，什么都没有改动。</translation>
    </message>
    <message>
        <source>The program is already running with this archive. Games can be looked at here, but not played.</source>
        <translation>已有一个程序在使用此棋局库。这里只能看棋，不能对局。</translation>
    </message>
    <message>
        <source>It was taken away while it was open.</source>
        <translation>棋局库在使用中被移走了。</translation>
    </message>
    <message>
        <source>This game is not in it.</source>
        <translation>库中没有这局棋。</translation>
    </message>
    <message>
        <source>Something went wrong. Nothing was changed.</source>
        <translation>出错了，什么都没有改动。</translation>
    </message>
    <message>
        <source>This is the archive itself. Choose another file.</source>
        <translation>这就是棋局库本身，请另选文件。</translation>
    </message>
    <message>
        <source>It was cancelled. Nothing was changed.</source>
        <translation>已取消，没有任何改动。</translation>
    </message>
    <message>
        <source>This name is taken. Choose another one.</source>
        <translation>这个名称已被使用，请另取一个。</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>%1 cannot play: there is no program %2.</source>
        <translation>%1 无法对局：没有程序 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be started.</source>
        <translation>%1 无法启动。</translation>
    </message>
    <message>
        <source>%1 is no Go engine: the program does not answer in GTP. Perhaps it needs other arguments, or it is another program of that name.</source>
        <translation>%1 不是围棋引擎：该程序没有用 GTP 作答。也许需要别的参数，或者它只是同名的另一个程序。</translation>
    </message>
    <message>
        <source>%1 has ended in the middle of the game.</source>
        <translation>%1 在对局中途退出了。</translation>
    </message>
    <message>
        <source>%1 has crashed.</source>
        <translation>%1 崩溃了。</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 没有应答。</translation>
    </message>
    <message>
        <source>%1 writes what makes no sense.</source>
        <translation>%1 输出的内容毫无意义。</translation>
    </message>
    <message>
        <source>%1 does not want to play this game.</source>
        <translation>%1 拒绝下这盘棋。</translation>
    </message>
    <message>
        <source>%1 has answered with something that is no move.</source>
        <translation>%1 答的不是一手棋。</translation>
    </message>
    <message>
        <source>%1 (“%2”)</source>
        <translation>%1（“%2”）</translation>
    </message>
    <message>
        <source>%1 wants to play %2, which may not be played: %3</source>
        <translation>%1 要下在 %2，但此处不能下：%3</translation>
    </message>
    <message>
        <source>%1 %2 answers. Ready after %3 s, first move after %4 s.</source>
        <translation>%1 %2 已应答。%3 秒后就绪，第一手用了 %4 秒。</translation>
    </message>
</context>
<context>
    <name>Envelope</name>
    <message>
        <source>The key of the sealed moves is not there.</source>
        <translation>找不到封棋的密钥。</translation>
    </message>
    <message>
        <source>The key of the sealed moves cannot be read.</source>
        <translation>无法读取封棋的密钥。</translation>
    </message>
    <message>
        <source>The key of the sealed moves cannot be written.</source>
        <translation>无法写入封棋的密钥。</translation>
    </message>
    <message>
        <source>The envelope was closed with another key.</source>
        <translation>信封是用另一把密钥封上的。</translation>
    </message>
</context>
<context>
    <name>Folder</name>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>differs: %1</source>
        <translation>不一致：%1</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>非数子结果</translation>
    </message>
    <message>
        <source>cannot be counted</source>
        <translation>无法数子</translation>
    </message>
    <message numerus="yes">
        <source>, %n stone(s) doubtful</source>
        <translation>
            <numerusform>，%n 子存疑</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n illegal move(s)</source>
        <translation>
            <numerusform>，%n 手违规</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>打不开：%1</translation>
    </message>
    <message>
        <source>There is nothing but plain letters: every encoding reads the same.</source>
        <translation>文件中只有 ASCII 字符：用哪种编码读都一样。</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>%1 – %2, %3</source>
        <comment>Black – White, date</comment>
        <translation>%1 – %2，%3</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>%1: %2</source>
        <comment>name: value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>%1: pass</source>
        <translation>%1：停一手</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>第 %1–%2 手</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国规则</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>应氏规则</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本规则</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩国规则</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴子</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>RecordNote</name>
    <message>
        <source>%1 is not Go; no moves read</source>
        <translation>%1 不是围棋，没有读入着手</translation>
    </message>
    <message>
        <source>%1 is no board size; read as 19</source>
        <translation>%1 不是棋盘路数，按 19 路读入</translation>
    </message>
    <message>
        <source>%1 is no point of the board; left out</source>
        <translation>%1 不是棋盘上的点，已略去</translation>
    </message>
    <message>
        <source>%1 is no point of the board; kept as a move beside it</source>
        <translation>%1 不是棋盘上的点，作为盘外着手保留</translation>
    </message>
    <message>
        <source>several moves at one place read one after the other</source>
        <translation>一处有几手棋，依次读入</translation>
    </message>
    <message>
        <source>stones set up after move %1</source>
        <translation>第 %1 手之后有摆子</translation>
    </message>
    <message>
        <source>%1 read as a komi of %2</source>
        <translation>%1 读作贴 %2</translation>
    </message>
    <message>
        <source>%1 of this server says nothing in an even game</source>
        <translation>%1 在该平台的分先棋谱中没有意义</translation>
    </message>
    <message>
        <source>no komi stated</source>
        <translation>没有写贴目</translation>
    </message>
    <message>
        <source>%1 is no komi</source>
        <translation>%1 不是贴目</translation>
    </message>
    <message>
        <source>%1 left aside: no komi in a handicap game</source>
        <translation>%1 不采用：让子棋不贴目</translation>
    </message>
    <message>
        <source>the first %1 moves of Black read as handicap stones</source>
        <translation>黑棋开头 %1 手读作让子</translation>
    </message>
    <message>
        <source>%1 stones read as a handicap</source>
        <translation>%1 个黑子读作让子</translation>
    </message>
    <message>
        <source>%1, but %2 stones are set up</source>
        <translation>%1，但摆了 %2 子</translation>
    </message>
    <message>
        <source>%1 is no handicap</source>
        <translation>%1 不是让子数</translation>
    </message>
    <message>
        <source>%1 are unknown rules; counted as Chinese</source>
        <translation>%1 是未知规则，按中国规则数子</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1 读作 %2</translation>
    </message>
    <message>
        <source>%1 is no result that can be read</source>
        <translation>%1 不是能读懂的结果</translation>
    </message>
    <message>
        <source>%1 read as the byo-yomi %2</source>
        <translation>%1 读作读秒 %2</translation>
    </message>
    <message>
        <source>%1 is no time that can be read</source>
        <translation>%1 不是能读懂的用时</translation>
    </message>
    <message>
        <source>%1, a name of this server&apos;s own, was understood</source>
        <translation>%1 是该平台自己的写法，已读懂</translation>
    </message>
    <message>
        <source>%1 is one line beside the board; read as a pass</source>
        <translation>%1 在棋盘外一路，读作弃权一次</translation>
    </message>
    <message>
        <source>only the first %1 moves are read</source>
        <translation>只读取了前 %1 手</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>文件超过 64 MiB。</translation>
    </message>
    <message>
        <source>This encoding of text is not known.</source>
        <translation>不认识这种文字编码。</translation>
    </message>
    <message>
        <source>There is no game in this file: it is no SGF record.</source>
        <translation>文件中没有对局：它不是 SGF 棋谱。</translation>
    </message>
    <message>
        <source>The record is too large.</source>
        <translation>棋谱过大。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>Clocks: Black %1, White %2</source>
        <translation>棋钟：黑 %1，白 %2</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <comment>number, colour, point</comment>
        <translation>第 %1 手：%2 %3</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>第一手之前</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>第 %1 手之后</translation>
    </message>
    <message>
        <source>Game %1: %2 – %3</source>
        <translation>第 %1 局：%2 – %3</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>The sound is off. The announcements are shown here.</source>
        <translation>声音已关闭，裁判的话显示在这里。</translation>
    </message>
    <message>
        <source>Some phrases of this voice are missing. They are shown here instead.</source>
        <translation>这套语音缺少一些语句，缺少的显示在这里。</translation>
    </message>
    <message>
        <source>No sound device was found. The announcements are shown here.</source>
        <translation>没有找到声音设备，裁判的话显示在这里。</translation>
    </message>
    <message>
        <source>The sound device is gone. The announcements are shown here until there is one again.</source>
        <translation>声音设备已断开；恢复之前，裁判的话显示在这里。</translation>
    </message>
</context>
<context>
    <name>app::Application</name>
    <message>
        <source>No game can be played with this archive</source>
        <translation>用此棋局库不能对局</translation>
    </message>
    <message>
        <source>The settings could not be written to %1.</source>
        <translation>设置无法写入 %1。</translation>
    </message>
    <message>
        <source>Place of the archive</source>
        <translation>棋局库的位置</translation>
    </message>
    <message>
        <source>The language changes when the program is started the next time.</source>
        <translation>语言在下次启动程序时改变。</translation>
    </message>
    <message>
        <source>The set-up was saved as “%1”.</source>
        <translation>设定已存为“%1”。</translation>
    </message>
    <message>
        <source>The game cannot begin</source>
        <translation>无法开始对局</translation>
    </message>
    <message>
        <source>The game cannot go on</source>
        <translation>无法继续对局</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>正在对局</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>The record cannot be opened</source>
        <translation>无法打开棋谱</translation>
    </message>
    <message>
        <source>%1, line %2, column %3:

%4</source>
        <translation>%1，第 %2 行第 %3 列：

%4</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>导出棋谱</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>棋谱没有写成</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Counting practice</source>
        <translation>数子练习</translation>
    </message>
    <message>
        <source>A folder of records</source>
        <translation>棋谱文件夹</translation>
    </message>
    <message>
        <source>The move was not sealed</source>
        <translation>未能封棋</translation>
    </message>
    <message>
        <source>The envelope cannot be opened</source>
        <translation>信封无法启封</translation>
    </message>
    <message>
        <source>The referee may let the sealed move count as one pass. If the file can be found, leave the envelope closed for now.</source>
        <translation>裁判可将封手判为弃权一次。如果还能找到该文件，请暂不启封。</translation>
    </message>
    <message>
        <source>It counts as one pass</source>
        <translation>作弃权一次</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>暂不启封</translation>
    </message>
    <message>
        <source>Not while the exam goes on</source>
        <translation>考试对局尚未结束</translation>
    </message>
    <message>
        <source>Under exam conduct a game can be written out when it is over.</source>
        <translation>实战模式下，终局后才能导出棋谱。</translation>
    </message>
    <message>
        <source>The clock is running. Pause the game and leave the table? It can be continued later.</source>
        <translation>棋钟正在走。要暂停对局并离开吗？以后可以接着下。</translation>
    </message>
    <message>
        <source>Pause and leave</source>
        <translation>暂停并离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>An exam game is being played</source>
        <translation>正在进行考试对局</translation>
    </message>
    <message>
        <source>Whoever leaves the exam without reason forfeits the game. %1 is to move and would lose. To go on another day, stay, and pause or seal by agreement first.</source>
        <translation>无故中途退场，作弃权论。现轮%1走棋，离开即判负。若要改日续弈，请留下，先经双方同意暂停或封棋。</translation>
    </message>
    <message>
        <source>Forfeit and leave</source>
        <translation>弃权并离开</translation>
    </message>
    <message>
        <source>Whoever leaves the exam without reason forfeits the game. You have %1 and would lose. To go on another day, stay, and pause by agreement first.</source>
        <translation>无故中途退场，作弃权论。您是%1，离开即判负。若要改日续弈，请留下，先暂停对局。</translation>
    </message>
    <message>
        <source>The engine&apos;s program</source>
        <translation>引擎程序</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Read as %1.</source>
        <translation>当前按 %1 读取。</translation>
    </message>
    <message>
        <source>Some characters are none in this encoding.</source>
        <translation>有些字节在这种编码中不是字符。</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>文件没有写入</translation>
    </message>
    <message>
        <source>%1

The folder may be missing, full or not to be written to.</source>
        <translation>%1

文件夹可能不存在、已满或不可写。</translation>
    </message>
    <message>
        <source>Save the position as a picture</source>
        <translation>把局面存为图片</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Vector pictures (*.svg)</source>
        <translation>图片 (*.png);;矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Save the game as PDF</source>
        <translation>把棋谱存为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The game was not printed</source>
        <translation>棋谱没有打印</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>打印机没有响应。</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1（已修改）</translation>
    </message>
    <message>
        <source>The record was changed</source>
        <translation>棋谱已修改</translation>
    </message>
    <message>
        <source>“%1” was changed and not saved. Leave it all the same?</source>
        <translation>“%1”已修改但尚未保存。仍要离开吗？</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>不保存就离开</translation>
    </message>
    <message>
        <source>Game records (*.sgf *.gib *.ngf *.ugf *.ugi);;All files (*)</source>
        <translation>棋谱 (*.sgf *.gib *.ngf *.ugf *.ugi);;所有文件 (*)</translation>
    </message>
    <message>
        <source>In reading: %1</source>
        <comment>what was corrected</comment>
        <translation>读入时：%1</translation>
    </message>
    <message>
        <source>What was copied is no record.</source>
        <translation>剪贴板中的内容不是棋谱。</translation>
    </message>
    <message>
        <source>Copied record</source>
        <translation>剪贴板中的棋谱</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>The preset was not changed</source>
        <translation>预设未更改</translation>
    </message>
    <message>
        <source>The file was changed by another program</source>
        <translation>文件已被其他程序改动</translation>
    </message>
    <message>
        <source>%1 is no longer what was opened. Write over it all the same?</source>
        <translation>%1 的内容与打开时已不相同。仍要覆盖它吗？</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
</context>
<context>
    <name>app::ArchiveHost</name>
    <message>
        <source>Something else is still being done with the archive; see below.</source>
        <translation>棋局库还有别的工作正在进行，见窗口下方。</translation>
    </message>
    <message>
        <source>Checking the archive</source>
        <translation>检查棋局库</translation>
    </message>
    <message>
        <source>The file of the archive is damaged (%1). Back it up now, and restore an earlier backup.</source>
        <translation>棋局库文件已损坏（%1）。请立即备份，然后恢复较早的备份。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were looked through.</source>
        <translation>
            <numerusform>检查了%n盘棋。</numerusform>
        </translation>
    </message>
    <message>
        <source>All is well.</source>
        <translation>一切完好。</translation>
    </message>
    <message>
        <source>%1 – %2, up to move %3</source>
        <comment>Black – White</comment>
        <translation>%1 – %2，至第%3手</translation>
    </message>
    <message numerus="yes">
        <source>The end of %n game(s) was damaged and is kept aside; what lies before it counts: %1.</source>
        <translation>
            <numerusform>有%n盘棋的末尾损坏，已另行保存；损坏之前的着法有效：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Kaoduan %1</source>
        <comment>name of a backup; date</comment>
        <translation>考段 %1</translation>
    </message>
    <message>
        <source>Back up the archive</source>
        <translation>备份棋局库</translation>
    </message>
    <message>
        <source>Archives (*.kaoduan);;All files (*)</source>
        <translation>棋局库 (*.kaoduan);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Backing up the archive</source>
        <translation>正在备份棋局库</translation>
    </message>
    <message>
        <source>The backup was not written</source>
        <translation>备份未写入</translation>
    </message>
    <message numerus="yes">
        <source>Backed up: %n game(s), %1.</source>
        <translation>
            <numerusform>已备份%n盘棋：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The archive cannot be replaced</source>
        <translation>棋局库不能被替换</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Archives (*.kaoduan *.bak);;All files (*)</source>
        <translation>棋局库 (*.kaoduan *.bak);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the backup through</source>
        <translation>正在通读备份</translation>
    </message>
    <message>
        <source>The backup cannot be restored</source>
        <translation>备份不能恢复</translation>
    </message>
    <message>
        <source>an unknown day</source>
        <translation>日期不详</translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 holds %n game(s).</source>
        <translation>
            <numerusform>这份备份（%1）有%n盘棋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the place of the archive with its %n game(s), which is kept aside as a copy.</source>
        <translation>
            <numerusform>它将取代现有的棋局库（%n盘棋），原库另存为副本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the backup the end of %n game(s) is damaged.</source>
        <translation>
            <numerusform>备份中有%n盘棋的末尾损坏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>The backup was restored. The archive as it was before is %1.</source>
        <translation>备份已恢复。原来的棋局库保存为%1。</translation>
    </message>
</context>
<context>
    <name>app::EngineHost</name>
    <message>
        <source>%1 has been thinking for a long time.</source>
        <translation>%1 已经想了很久。</translation>
    </message>
    <message>
        <source>No engine of the name %1 is set up here.</source>
        <translation>这里没有设置名为 %1 的引擎。</translation>
    </message>
    <message>
        <source>%1 is starting. The game goes on as soon as it is ready.</source>
        <translation>%1 正在启动，就绪后对局立即继续。</translation>
    </message>
</context>
<context>
    <name>app::GameHost</name>
    <message>
        <source>&amp;Result sheet</source>
        <translation>成绩单(&amp;R)</translation>
    </message>
</context>
<context>
    <name>app::PracticeHost</name>
    <message>
        <source>Looking for a position…</source>
        <translation>正在找题……</translation>
    </message>
    <message>
        <source>No finished game with a counted result was found here.</source>
        <translation>这里没有找到数子分胜负的终局棋谱。</translation>
    </message>
</context>
<context>
    <name>app::ReviewHost</name>
    <message>
        <source>Guess the next move: %1 of %2 at the first try</source>
        <translation>请猜下一手：%2 手中一次猜中 %1 手</translation>
    </message>
    <message>
        <source>tried move</source>
        <translation>试下</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>%1, after move %2 of %3</source>
        <comment>record</comment>
        <translation>%1，第 %2 手之后（共 %3 手）</translation>
    </message>
    <message>
        <source>It was here.</source>
        <translation>实战下在这里。</translation>
    </message>
    <message numerus="yes">
        <source>No, %n line(s) away.</source>
        <translation>
            <numerusform>不对，差 %n 路。</numerusform>
        </translation>
    </message>
    <message>
        <source>mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>nowhere else</source>
        <translation>别处没有</translation>
    </message>
    <message>
        <source>kept moves</source>
        <translation>保留试下</translation>
    </message>
    <message>
        <source>tried moves</source>
        <translation>试下</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>主线</translation>
    </message>
    <message>
        <source>deleted moves</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>正在查找……</translation>
    </message>
</context>
<context>
    <name>app::SeriesHost</name>
    <message>
        <source>Nothing was changed</source>
        <translation>没有任何改动</translation>
    </message>
    <message>
        <source>Exam series</source>
        <translation>系列考试</translation>
    </message>
    <message>
        <source>The series cannot begin</source>
        <translation>系列考试不能开始</translation>
    </message>
    <message>
        <source>The plan was not saved</source>
        <translation>方案未保存</translation>
    </message>
    <message>
        <source>The plan was saved as “%1”.</source>
        <translation>方案已保存为“%1”。</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <comment>plan, round of a series</comment>
        <translation>%1 第%2轮</translation>
    </message>
    <message>
        <source>Result sheet</source>
        <translation>成绩单</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The result sheet was not written</source>
        <translation>成绩单未写入</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Practise the amateur dan exam in Go.</source>
        <translation>练习业余围棋考段。</translation>
    </message>
    <message>
        <source>Keep the games in this file.</source>
        <translation>把对局保存在此文件中。</translation>
    </message>
    <message>
        <source>Keep the settings in this file.</source>
        <translation>把设置保存在此文件中。</translation>
    </message>
    <message>
        <source>Open the window, close it again and end; for tests of packages.</source>
        <translation>打开窗口后随即关闭并结束；用于检验软件包。</translation>
    </message>
    <message>
        <source>A game record to open.</source>
        <translation>要打开的棋谱。</translation>
    </message>
    <message>
        <source>file</source>
        <comment>value of an option</comment>
        <translation>文件</translation>
    </message>
    <message>
        <source>[record]</source>
        <comment>argument</comment>
        <translation>[棋谱]</translation>
    </message>
</context>
<context>
    <name>ui::ArchiveFilterRow</name>
    <message>
        <source>Games to show</source>
        <translation>显示哪些棋局</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有棋局</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未下完</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>起始日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>截止日</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜方</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>终局方式</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近7天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近30天</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>从……到……</translation>
    </message>
    <message>
        <source>Any winner</source>
        <translation>任何胜方</translation>
    </message>
    <message>
        <source>Any ending</source>
        <translation>任何终局方式</translation>
    </message>
    <message>
        <source>Any player</source>
        <translation>任何棋手</translation>
    </message>
    <message>
        <source>Any event</source>
        <translation>任何赛事</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>任何级别</translation>
    </message>
</context>
<context>
    <name>ui::ArchiveModel</name>
    <message>
        <source>%1 lines</source>
        <translation>%1 路</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未下完</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Clock only</source>
        <translation>仅用棋钟</translation>
    </message>
</context>
<context>
    <name>ui::ArchivePage</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Export SGF…</source>
        <translation>导出 SGF(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Search for a name, a date or a result</source>
        <translation>按姓名、日期或结果查找</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>棋局库</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>No game has been played here yet.</source>
        <translation>还没有下过棋。</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <translation>没有符合条件的对局。</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>找回(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;store a backup…</source>
        <translation>恢复备份(&amp;S)…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>彻底删除</translation>
    </message>
    <message>
        <source>The game %1 – %2 cannot be brought back then. Delete it for good?</source>
        <translation>%1 – %2这盘棋将无法找回。要彻底删除吗？</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Deleted: %1 – %2. It can be brought back for 30 days.</source>
        <translation>已删除：%1 – %2。30天内可以找回。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%n盘棋中的%1盘</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was deleted in the last 30 days.</source>
        <translation>最近30天没有删除棋局。</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <translation>彻底删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Bac&amp;k up…</source>
        <translation>备份(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message>
        <source>%1, empty, ko</source>
        <translation>%1，空点，劫</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空点</translation>
    </message>
    <message>
        <source>%1, black stone</source>
        <translation>%1，黑子</translation>
    </message>
    <message>
        <source>%1, white stone</source>
        <translation>%1，白子</translation>
    </message>
    <message>
        <source>%1, dead</source>
        <translation>%1，死子</translation>
    </message>
    <message>
        <source>%1, last move</source>
        <translation>%1，最后一手</translation>
    </message>
    <message numerus="yes">
        <source>Board of %n line(s)</source>
        <translation>
            <numerusform>%n 路棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>Board of %1 × %2 lines</source>
        <translation>%1 × %2 路棋盘</translation>
    </message>
    <message>
        <source>%1, dead, not sure</source>
        <translation>%1，死子，尚不确定</translation>
    </message>
    <message>
        <source>%1, not sure</source>
        <translation>%1，死活不确定</translation>
    </message>
</context>
<context>
    <name>ui::Checklist</name>
    <message>
        <source>The telephone is off, the table is clear</source>
        <translation>手机已关，桌面整洁</translation>
    </message>
    <message>
        <source>Tidy dress, quiet hands, no talking</source>
        <translation>衣着整洁，举止安静，不说话</translation>
    </message>
    <message>
        <source>We have greeted each other</source>
        <translation>已互相行礼</translation>
    </message>
    <message>
        <source>The dead stones are back where they came from</source>
        <translation>死子已归还对方</translation>
    </message>
    <message>
        <source>The stones are in their bowls, the board is clear</source>
        <translation>棋子已收回棋盒，棋盘已清</translation>
    </message>
    <message>
        <source>We have thanked each other and leave quietly</source>
        <translation>已互相致谢，安静退场</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>对局前</translation>
    </message>
    <message>
        <source>After the game</source>
        <translation>对局后</translation>
    </message>
</context>
<context>
    <name>ui::ClockCard</name>
    <message>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>clock is running</source>
        <translation>正在计时</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) captured</source>
        <translation>
            <numerusform>提子 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 warnings</source>
        <translation>警告 %1/%2</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>正在思考…</translation>
    </message>
</context>
<context>
    <name>ui::ClockCorrection</name>
    <message>
        <source> h</source>
        <translation> 小时</translation>
    </message>
    <message>
        <source>Hours left</source>
        <translation>剩余小时</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Minutes left</source>
        <translation>剩余分钟</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds left</source>
        <translation>剩余秒数</translation>
    </message>
    <message>
        <source> min of byo-yomi</source>
        <translation> 分钟读秒</translation>
    </message>
    <message>
        <source> periods</source>
        <translation> 次读秒</translation>
    </message>
    <message>
        <source>Minutes of byo-yomi left</source>
        <translation>剩余读秒分钟</translation>
    </message>
    <message>
        <source>Periods left</source>
        <translation>剩余读秒次数</translation>
    </message>
    <message>
        <source> min of the block</source>
        <translation> 分（本轮）</translation>
    </message>
    <message>
        <source>Minutes of the block left</source>
        <translation>本轮还剩的分钟</translation>
    </message>
    <message>
        <source>Seconds of the block left</source>
        <translation>本轮还剩的秒数</translation>
    </message>
    <message>
        <source> stones</source>
        <translation> 手</translation>
    </message>
    <message>
        <source>Stones left in the block</source>
        <translation>本轮还须下的手数</translation>
    </message>
</context>
<context>
    <name>ui::ClockFace</name>
    <message>
        <source>Last minute</source>
        <translation>最后一分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>还剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Last period</source>
        <translation>最后一次读秒</translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) left</source>
        <translation>
            <numerusform>还剩 %n 次读秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n minute(s) of byo-yomi</source>
        <translation>
            <numerusform>其后读秒 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>then byo-yomi %1 × %2</source>
        <translation>其后读秒 %1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>then %n stone(s) in %1</source>
        <translation>
            <numerusform>其后 %1 内 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) a move</source>
        <translation>
            <numerusform>每手加 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>no byo-yomi</source>
        <translation>包干，不读秒</translation>
    </message>
    <message>
        <source>%1 of the main time left</source>
        <translation>自由时间还剩 %1</translation>
    </message>
    <message numerus="yes">
        <source>for %n stone(s)</source>
        <translation>
            <numerusform>还须下 %n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) of the minute used</source>
        <translation>
            <numerusform>%1，本分钟已用 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) of the period used</source>
        <translation>
            <numerusform>%1，本次已用 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>超时判负</translation>
    </message>
    <message>
        <source>Without clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>for both; then %1 each</source>
        <translation>双方共用，然后各 %1</translation>
    </message>
    <message>
        <source>for both; then %1 a move</source>
        <translation>双方共用，然后每手 %1</translation>
    </message>
    <message>
        <source>for yourself</source>
        <translation>己方余时</translation>
    </message>
</context>
<context>
    <name>ui::ClockHalf</name>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour: player</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>clock is running</source>
        <translation>正在走时</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClockOnlyPage</name>
    <message>
        <source>The clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Minutes left?</source>
        <translation>还剩几分钟？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Game over…</source>
        <translation>终局…</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>请裁判</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>View</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Players &amp;face each other</source>
        <translation>对面而坐(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation>左右互换(&amp;S)</translation>
    </message>
    <message>
        <source>left half of the keyboard, such as F</source>
        <translation>键盘左半边，如 F 键</translation>
    </message>
    <message>
        <source>right half of the keyboard, such as J</source>
        <translation>键盘右半边，如 J 键</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 resigns and loses the game?</source>
        <translation>%1确定认输吗？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>ui::ClockResultDialog</name>
    <message>
        <source>The game is over</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>The clock stands. How did the game end?</source>
        <translation>棋钟已停。对局结果如何？</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>不记</translation>
    </message>
    <message>
        <source>&amp;Margin in zi</source>
        <translation>胜负子数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Note the result</source>
        <translation>记录结果(&amp;N)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>ui::ClockSetupPage</name>
    <message>
        <source>To the cloc&amp;k</source>
        <translation>进入棋钟(&amp;K)</translation>
    </message>
    <message>
        <source>Clock only</source>
        <translation>仅用棋钟</translation>
    </message>
    <message>
        <source>For a game on a wooden board: the clock, the spoken byo-yomi and the referee, no stones.</source>
        <translation>在实木棋盘上对局：只有棋钟、语音读秒和裁判，不落子。</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>先行方</translation>
    </message>
    <message>
        <source>Pre&amp;set</source>
        <translation>预设(&amp;S)</translation>
    </message>
    <message>
        <source>Pe&amp;nalties</source>
        <translation>罚则(&amp;N)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>ui::ClothWidget</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation>继续对局(&amp;S)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Black&apos;s next move is in the envelope</source>
        <translation>黑方的封手在信封里</translation>
    </message>
    <message>
        <source>White&apos;s next move is in the envelope</source>
        <translation>白方的封手在信封里</translation>
    </message>
    <message>
        <source>&amp;Open the envelope</source>
        <translation>启封(&amp;O)</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封棋</translation>
    </message>
</context>
<context>
    <name>ui::CountPage</name>
    <message>
        <source>Dead stones</source>
        <translation>确认死子</translation>
    </message>
    <message>
        <source>Press a stone that cannot avoid capture; its whole chain is turned over. Groups with two real eyes or in seki live; life by a threat that never ends (false life) is none.</source>
        <translation>点击不能避免被提取的棋子，整块棋随之标记。有两只真眼或双活的是活棋；假生不作为活棋。</translation>
    </message>
    <message>
        <source>&amp;Black confirms</source>
        <translation>黑方确认(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White confirms</source>
        <translation>白方确认(&amp;W)</translation>
    </message>
    <message>
        <source>Black plays on…</source>
        <translation>黑方有异议…</translation>
    </message>
    <message>
        <source>White plays on…</source>
        <translation>白方有异议…</translation>
    </message>
    <message>
        <source>The stones are disputed: the game goes on and this side moves first.</source>
        <translation>对死活有异议：对局继续，由提出的一方先走。</translation>
    </message>
    <message>
        <source>Play on?</source>
        <translation>继续下？</translation>
    </message>
    <message>
        <source>The clock runs again and Black is to move. Play the dispute out?</source>
        <translation>棋钟重新走时，轮黑方下。要实战解决吗？</translation>
    </message>
    <message>
        <source>The clock runs again and White is to move. Play the dispute out?</source>
        <translation>棋钟重新走时，轮白方下。要实战解决吗？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Keep counting</source>
        <translation>继续数子</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>目前：%1</translation>
    </message>
    <message>
        <source>Black has confirmed. White confirms now.</source>
        <translation>黑方已确认，请白方确认。</translation>
    </message>
    <message>
        <source>White has confirmed. Black confirms now.</source>
        <translation>白方已确认，请黑方确认。</translation>
    </message>
    <message>
        <source>Black was to move and confirms first.</source>
        <translation>轮黑方走，由黑方先确认。</translation>
    </message>
    <message>
        <source>White was to move and confirms first.</source>
        <translation>轮白方走，由白方先确认。</translation>
    </message>
    <message>
        <source>Bring the disputed position back…</source>
        <translation>恢复争议前的局面……</translation>
    </message>
    <message>
        <source>If both wish: the position as it was before the dispute was played out.</source>
        <translation>双方同意时：恢复到争议之前、实战解决以前的局面。</translation>
    </message>
    <message>
        <source>Bring the position back?</source>
        <translation>恢复局面？</translation>
    </message>
    <message>
        <source>The moves since the dispute are taken off, and both clocks stand as they did. Do both players wish it?</source>
        <translation>争议以来的着手将撤去，双方用时也恢复到当时。双方都同意吗？</translation>
    </message>
    <message>
        <source>Both wish it</source>
        <translation>双方同意</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>保留现在的局面</translation>
    </message>
    <message>
        <source>The program is looking for dead stones. You may mark them yourselves at once.</source>
        <translation>程序正在判断死子，你们也可以现在就自己标记。</translation>
    </message>
    <message>
        <source>The program finds no dead stones.</source>
        <translation>程序认为没有死子。</translation>
    </message>
    <message>
        <source>The players mark no stones as dead.</source>
        <translation>双方标记：没有死子。</translation>
    </message>
    <message numerus="yes">
        <source>%n shared point(s): half for each side.</source>
        <translation>
            <numerusform>有 %n 个公共点，双方各得一半。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Call the referee</source>
        <translation>请裁判(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ui::CountPlayer</name>
    <message>
        <source>Steps of the count</source>
        <translation>数子步骤</translation>
    </message>
    <message>
        <source>Step of the count</source>
        <translation>数子步骤</translation>
    </message>
    <message>
        <source>Which side is counted</source>
        <translation>数哪一方</translation>
    </message>
    <message>
        <source>Count Black</source>
        <translation>数黑棋</translation>
    </message>
    <message>
        <source>Count White</source>
        <translation>数白棋</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>数子</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>直接看结果</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play the count</source>
        <translation>自动演示</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>已数：%1</translation>
    </message>
</context>
<context>
    <name>ui::CountTable</name>
    <message>
        <source>Living stones</source>
        <translation>活子</translation>
    </message>
    <message>
        <source>Surrounded points</source>
        <translation>围住的点</translation>
    </message>
    <message>
        <source>Shared points, half</source>
        <translation>公共空点的一半</translation>
    </message>
    <message>
        <source>Area in zi</source>
        <translation>子数</translation>
    </message>
</context>
<context>
    <name>ui::CountWalk</name>
    <message numerus="yes">
        <source>Black&apos;s %n dead stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>提去 %1 一带的黑方死子 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s %n dead stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>提去 %1 一带的白方死子 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black stone(s) are laid into the area at %1.</source>
        <translation>
            <numerusform>在 %1 一带的空里填入黑子 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white stone(s) are laid into the area at %1.</source>
        <translation>
            <numerusform>在 %1 一带的空里填入白子 %n 枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is full now.</source>
        <translation>此空已填满。</translation>
    </message>
    <message numerus="yes">
        <source>It has %n empty point(s) now.</source>
        <translation>
            <numerusform>此空现为 %n 点。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>%n black stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>取走 %1 一带的黑子 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>取走 %1 一带的白子 %n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Areas become one of %n empty point(s).</source>
        <translation>
            <numerusform>几块空连成一块，共 %n 点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The area has %n empty point(s) now.</source>
        <translation>
            <numerusform>此空现为 %n 点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral point(s) at %1 are shared, half for each side.</source>
        <translation>
            <numerusform>%1 一带的公共点 %n 个，双方各得一半。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The area at %1: %n point(s).</source>
        <translation>
            <numerusform>%1 一带的空：%n 点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) on the board.</source>
        <translation>
            <numerusform>盘上的子：%n 枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %n shared point(s): %1.</source>
        <translation>
            <numerusform>公共点 %n 个的一半：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Less komi: %1.</source>
        <translation>减去贴子：%1。</translation>
    </message>
    <message>
        <source>And komi: %1.</source>
        <translation>加上贴子：%1。</translation>
    </message>
    <message>
        <source>Less half the handicap: %1.</source>
        <translation>减去让子数的一半：%1。</translation>
    </message>
    <message>
        <source>And half the handicap: %1.</source>
        <translation>加上让子数的一半：%1。</translation>
    </message>
    <message>
        <source>Less for warnings: %1.</source>
        <translation>因警告减去：%1。</translation>
    </message>
    <message>
        <source>And for warnings: %1.</source>
        <translation>因警告加上：%1。</translation>
    </message>
    <message>
        <source>Black is counted.</source>
        <translation>数黑棋。</translation>
    </message>
    <message>
        <source>White is counted.</source>
        <translation>数白棋。</translation>
    </message>
    <message>
        <source>%1 against %2, half the board.</source>
        <comment>sum, 180½</comment>
        <translation>%1 与归本数 %2 相比。</translation>
    </message>
    <message>
        <source>Territory and the stones taken are counted.</source>
        <translation>数目法：数双方的目和提子。</translation>
    </message>
    <message>
        <source>The dead stones are lifted and added to those taken.</source>
        <translation>提去死子，与提子合在一起。</translation>
    </message>
    <message>
        <source>Black: %1 points surrounded and %2 stones taken, %3.</source>
        <translation>黑方：围 %1 目，提子和死子 %2 枚，共 %3 目。</translation>
    </message>
    <message>
        <source>White: %1 points surrounded and %2 stones taken, %3.</source>
        <translation>白方：围 %1 目，提子和死子 %2 枚，共 %3 目。</translation>
    </message>
    <message>
        <source>Komi: %1.</source>
        <translation>贴目：%1。</translation>
    </message>
    <message>
        <source>Margin: %1 = %2</source>
        <comment>zi and points; the unit of the rules first</comment>
        <translation>差距：%1 = %2</translation>
    </message>
</context>
<context>
    <name>ui::DiskBar</name>
    <message>
        <source>Re&amp;load</source>
        <translation>重新读入(&amp;L)</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>保留我的(&amp;M)</translation>
    </message>
    <message>
        <source>The file was removed or renamed by another program. What is shown here is written again when it is saved.</source>
        <translation>文件已被其他程序删除或改名。保存时会把这里显示的棋谱重新写出。</translation>
    </message>
    <message>
        <source>The file was changed by another program.</source>
        <translation>文件已被其他程序改动。</translation>
    </message>
</context>
<context>
    <name>ui::EncodingDialog</name>
    <message>
        <source>As the program finds it</source>
        <translation>由程序判断</translation>
    </message>
    <message>
        <source>Chinese, simplified (GB18030, GBK)</source>
        <translation>简体中文（GB18030、GBK）</translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>繁体中文（Big5）</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>日文（Shift-JIS）</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>日文（EUC-JP）</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>日文（ISO-2022-JP）</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韩文（EUC-KR）</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>西里尔文（Windows-1251）</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>西里尔文（KOI8-R）</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>西欧（Windows-1252）</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中欧（Windows-1250）</translation>
    </message>
    <message>
        <source>Western (Latin-1)</source>
        <translation>西欧（Latin-1）</translation>
    </message>
    <message>
        <source>Text encoding</source>
        <translation>文字编码</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Read it so</source>
        <translation>就这样读</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ui::EngineBar</name>
    <message>
        <source>Res&amp;tart the engine</source>
        <translation>重新启动引擎(&amp;T)</translation>
    </message>
    <message>
        <source>A person pla&amp;ys on</source>
        <translation>由人接着下(&amp;Y)</translation>
    </message>
    <message>
        <source>Rule it &amp;lost</source>
        <translation>判它负(&amp;L)</translation>
    </message>
    <message>
        <source>From now on a person moves the engine&apos;s stones.</source>
        <translation>此后由人来下引擎的棋子。</translation>
    </message>
    <message>
        <source>The referee ends the game: the engine&apos;s side loses.</source>
        <translation>裁判结束对局：引擎一方判负。</translation>
    </message>
</context>
<context>
    <name>ui::EnginesPage</name>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>It can be set to a le&amp;vel from 1 to 10</source>
        <translation>可设 1 至 10 的级别(&amp;V)</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <translation>测试(&amp;E)</translation>
    </message>
    <message>
        <source>Programs that play Go and speak GTP. GNU Go is found by itself where it is installed.</source>
        <translation>会下围棋、使用 GTP 协议的程序。已安装的 GNU Go 会自动找到。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>The engine is being tried…</source>
        <translation>正在测试引擎…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>参数(&amp;G)</translation>
    </message>
    <message>
        <source>GNU Go: --mode gtp --chinese-rules
KataGo: gtp -model MODEL -config CONFIG
Leela Zero: --gtp --weights WEIGHTS --playouts 100
Pachi: -t =5000:15000 (the Go engine; Debian&apos;s package pachi is another game)</source>
        <translation>GNU Go：--mode gtp --chinese-rules
KataGo：gtp -model 模型文件 -config 配置文件
Leela Zero：--gtp --weights 权重文件 --playouts 100
Pachi：-t =5000:15000（指围棋引擎；Debian 的 pachi 软件包是另一个游戏）</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>新引擎</translation>
    </message>
    <message>
        <source>New engine %1</source>
        <translation>新引擎 %1</translation>
    </message>
</context>
<context>
    <name>ui::FindBar</name>
    <message>
        <source>Move number, point or words</source>
        <translation>手数、坐标或文字</translation>
    </message>
    <message>
        <source>Find in the record</source>
        <translation>在棋谱中查找</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
</context>
<context>
    <name>ui::FolderPage</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Check &amp;all shown</source>
        <translation>全部检查(&amp;A)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Search for players, dates, results, events</source>
        <translation>查找棋手、日期、结果、赛事</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Which records</source>
        <translation>哪些棋谱</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>全部棋谱</translation>
    </message>
    <message>
        <source>Ended by a count</source>
        <translation>数子终局</translation>
    </message>
    <message>
        <source>The check differs</source>
        <translation>检查不一致</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <comment>shown, all</comment>
        <translation>%1 / %2 份棋谱</translation>
    </message>
    <message>
        <source>The count agrees with %1 and differs from %2.</source>
        <translation>数子结果一致 %1 份，不一致 %2 份。</translation>
    </message>
</context>
<context>
    <name>ui::GameFields</name>
    <message>
        <source>Chinese: area</source>
        <translation>中国规则（数子）</translation>
    </message>
    <message>
        <source>Japanese: territory</source>
        <translation>日本规则（数目）</translation>
    </message>
    <message>
        <source>Korean: territory</source>
        <translation>韩国规则（数目）</translation>
    </message>
    <message>
        <source>Ing: area, Black wins ties</source>
        <translation>应氏规则（计点，和棋黑胜）</translation>
    </message>
    <message>
        <source>Even game</source>
        <translation>分先</translation>
    </message>
    <message>
        <source>Black first without komi</source>
        <translation>让先（不贴目）</translation>
    </message>
    <message>
        <source>%1 handicap stones</source>
        <translation>让 %1 子</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴子(&amp;K)</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 路</translation>
    </message>
    <message>
        <source> zi</source>
        <translation> 子</translation>
    </message>
    <message>
        <source>Komi in zi</source>
        <translation>贴子，以子计</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 目</translation>
    </message>
    <message>
        <source>Komi in points</source>
        <translation>贴子，以目计</translation>
    </message>
    <message>
        <source>H&amp;andicap</source>
        <translation>让子(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ui::GroupList</name>
    <message>
        <source>Dead, doubtful and seki groups</source>
        <translation>死子、未定和双活的棋</translation>
    </message>
    <message>
        <source>A line shows its stones on the board; Enter or a double click turns them over.</source>
        <translation>选中一行，棋盘上会标出这块棋；按回车或双击改变死活。</translation>
    </message>
</context>
<context>
    <name>ui::IncidentPage</name>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>clause, incident</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>At the board: %1</source>
        <translation>处理：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>profile: penalty</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New exam game</source>
        <translation>新的考段对局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>打开棋谱(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>棋局库(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export SGF…</source>
        <translation>导出 SGF(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>首页(&amp;S)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>显示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>静音(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>subject – program</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>方向键、回车</translation>
    </message>
    <message>
        <source>On the board: move the cursor, play</source>
        <translation>棋盘上：移动光标、落子</translation>
    </message>
    <message>
        <source>Letter and number</source>
        <translation>字母加数字</translation>
    </message>
    <message>
        <source>On the board: go to a point, such as Q16</source>
        <translation>棋盘上：直接到某点，如 Q16</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From one control to the next</source>
        <translation>到下一个控件</translation>
    </message>
    <message>
        <source>Home, Left, Right, End</source>
        <translation>Home、←、→、End</translation>
    </message>
    <message>
        <source>In a record: first, back, on, last</source>
        <translation>打谱：开头、退一手、进一手、末尾</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>In a record: ten moves back or on</source>
        <translation>打谱：退十手、进十手</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O, Ctrl+E</source>
        <translation>Ctrl+N、Ctrl+O、Ctrl+E</translation>
    </message>
    <message>
        <source>New game, open, export</source>
        <translation>新对局、打开、导出</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>&lt;h3&gt;%1 %2&lt;/h3&gt;&lt;p&gt;Practise the amateur dan exam in Go: the clock and the referee of the exam hall.&lt;/p&gt;&lt;p&gt;© 2026 Kaoduan contributors. Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;%1 %2&lt;/h3&gt;&lt;p&gt;练习业余围棋考段：考场的棋钟与裁判。&lt;/p&gt;&lt;p&gt;© 2026 Kaoduan contributors。自由软件，依 GNU 通用公共许可证第 3 版或更新版本发布。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Clock only</source>
        <translation>仅用棋钟(&amp;C)</translation>
    </message>
    <message>
        <source>Counting &amp;practice</source>
        <translation>数子练习(&amp;P)</translation>
    </message>
    <message>
        <source>In a count: play it, stop</source>
        <translation>数子时：自动演示、停止</translation>
    </message>
    <message>
        <source>Open a &amp;folder of records…</source>
        <translation>打开棋谱文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Ctrl+Up, Ctrl+Down</source>
        <translation>Ctrl+上、Ctrl+下</translation>
    </message>
    <message>
        <source>In a record: the variations of a move</source>
        <translation>看谱：一手棋的各个变化</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Ctrl+Z</source>
        <translation>Ctrl+回车、Ctrl+Z</translation>
    </message>
    <message>
        <source>In a record: keep what was tried, take a step back</source>
        <translation>看谱：保留试下的变化、撤销一步</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Exam &amp;series</source>
        <translation>系列考试(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep the archive</source>
        <translation>棋局库维护(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>备份(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>恢复备份(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ui::MovesModel</name>
    <message>
        <source>Beginning</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and point</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着点</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>用时</translation>
    </message>
</context>
<context>
    <name>ui::NigiriPage</name>
    <message>
        <source>&amp;One stone: odd, I take Black</source>
        <translation>一颗：单则我执黑(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Two stones: even, I take Black</source>
        <translation>两颗：双则我执黑(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Begin the game</source>
        <translation>开始对局(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>略过(&amp;S)</translation>
    </message>
    <message>
        <source>Decide at once: the stones in the hand are taken against one stone</source>
        <translation>立即决定：手中之子按“猜单”对照</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>先握子的一方</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>猜先的一方</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>单</translation>
    </message>
    <message>
        <source>even</source>
        <translation>双</translation>
    </message>
    <message>
        <source>%1 stones: %2. %3 has Black, %4 has White.</source>
        <translation>%1 颗，%2。%3执黑，%4执白。</translation>
    </message>
    <message>
        <source>%1 holds white stones in a closed hand. %2 lays one black stone for odd or two for even.</source>
        <translation>%1握白子若干。%2出示一颗黑子猜单，或两颗黑子猜双。</translation>
    </message>
    <message>
        <source>%1 says: odd. %2 opens the hand.</source>
        <translation>%1猜单。请%2开手。</translation>
    </message>
    <message>
        <source>%1 says: even. %2 opens the hand.</source>
        <translation>%1猜双。请%2开手。</translation>
    </message>
    <message>
        <source>Open the ha&amp;nd</source>
        <translation>开手(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ui::PagesDialog</name>
    <message>
        <source>The game on paper</source>
        <translation>打印棋谱</translation>
    </message>
    <message>
        <source>one, large</source>
        <translation>一张（大）</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两张</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Moves in a diagram</source>
        <translation>每张图的手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Diagrams on a page</source>
        <translation>每页图数(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ui::PenaltiesDialog</name>
    <message>
        <source>Penalties</source>
        <translation>罚则</translation>
    </message>
    <message>
        <source>&amp;Use these penalties</source>
        <translation>使用这些罚则(&amp;U)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What each foul costs in this game. A preset that you save keeps it.</source>
        <translation>本局各种犯规的处理。保存的预设会带上这些罚则。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>&amp;Warnings that lose the game</source>
        <translation>警告几次判负(&amp;W)</translation>
    </message>
    <message>
        <source>Zi deducted for each warning</source>
        <translation>每次警告罚子数</translation>
    </message>
    <message>
        <source>Minutes late that lose the game</source>
        <translation>迟到几分钟判负</translation>
    </message>
    <message>
        <source>Times the lateness is deducted below that</source>
        <translation>未到判负时按迟到的几倍扣时</translation>
    </message>
    <message>
        <source>Wrong colours may be put right up to move</source>
        <translation>黑白弄错，第几手之内可更正</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不可更正</translation>
    </message>
</context>
<context>
    <name>ui::PenaltyChoice</name>
    <message>
        <source>Penalties</source>
        <translation>罚则</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit the penalties</source>
        <translation>编辑罚则</translation>
    </message>
</context>
<context>
    <name>ui::PlayActions</name>
    <message>
        <source>&amp;Agree</source>
        <translation>同意终局(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>继续下(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>弃权一次(&amp;P)</translation>
    </message>
    <message>
        <source>The game is &amp;over</source>
        <translation>终局(&amp;O)</translation>
    </message>
    <message>
        <source>How many &amp;minutes left?</source>
        <translation>还剩几分钟？(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Call the referee</source>
        <translation>请裁判(&amp;C)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Lay a stone of the other colour: both count now</source>
        <translation>放一枚异色棋子：双方开始数子</translation>
    </message>
    <message>
        <source>The game is not over yet</source>
        <translation>棋还没有下完</translation>
    </message>
    <message>
        <source>Give up the right to play one move</source>
        <translation>放弃一次下子权</translation>
    </message>
    <message>
        <source>Say that the game is over; the other side agrees or plays on</source>
        <translation>提出终局；对方同意或继续下</translation>
    </message>
    <message>
        <source>The referee answers during byo-yomi</source>
        <translation>读秒时由裁判回答</translation>
    </message>
    <message>
        <source>Practice only</source>
        <translation>仅限练习</translation>
    </message>
    <message>
        <source>Lay two of your own stones</source>
        <translation>放两枚己方棋子</translation>
    </message>
    <message>
        <source>The clock stops while the referee decides</source>
        <translation>裁判处理期间停钟</translation>
    </message>
    <message>
        <source>Cover the board; nobody loses time</source>
        <translation>盖住棋盘，双方都不计时</translation>
    </message>
    <message>
        <source>%1 says that the game is over.</source>
        <translation>%1提出终局。</translation>
    </message>
    <message>
        <source>S&amp;eal the move</source>
        <translation>封棋(&amp;E)</translation>
    </message>
    <message>
        <source>The next move goes into an envelope until the game is resumed</source>
        <translation>把下一手装入信封，续赛时当场启封</translation>
    </message>
    <message>
        <source>Press the cloc&amp;k</source>
        <translation>按钟(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Neither side yields</source>
        <translation>互不相让(&amp;N)</translation>
    </message>
    <message>
        <source>Who comes back is told where the opponent played</source>
        <translation>回座时告知对方下在哪里</translation>
    </message>
    <message>
        <source>When the stone lies and all captured stones are off; also the space bar</source>
        <translation>落子并提净死子之后；也可按空格键</translation>
    </message>
    <message>
        <source>The referee decides about the repetition</source>
        <translation>循环由裁判裁定</translation>
    </message>
    <message>
        <source>Leave the &amp;seat…</source>
        <translation>离席(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>ui::PlayPage</name>
    <message>
        <source>&amp;Start the clock</source>
        <translation>开钟(&amp;S)</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>弃权一次</translation>
    </message>
    <message>
        <source>The other side has passed. A second pass ends the game.</source>
        <translation>对方已弃权一次。再弃权一次即为终局。</translation>
    </message>
    <message>
        <source>Pass and end the game</source>
        <translation>弃权并终局</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>再想想</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>%1 resigns and loses the game?</source>
        <translation>%1确定认输吗？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>ui::PlayerFields</name>
    <message>
        <source>%1 kyu</source>
        <translation>%1级</translation>
    </message>
    <message>
        <source>%1 dan</source>
        <translation>%1段</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>互换(&amp;W)</translation>
    </message>
    <message>
        <source>Exchange the two players</source>
        <translation>互换两位棋手</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>级段位</translation>
    </message>
    <message>
        <source>First player (holds the stones)</source>
        <translation>先握子的一方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Second player (guesses)</source>
        <translation>猜先的一方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1：姓名</translation>
    </message>
    <message>
        <source>%1: grade</source>
        <translation>%1：级段位</translation>
    </message>
    <message>
        <source>Played by a person</source>
        <translation>由人来下</translation>
    </message>
    <message>
        <source>Level </source>
        <translation>级别 </translation>
    </message>
    <message>
        <source>Usual level</source>
        <translation>默认级别</translation>
    </message>
    <message>
        <source>How strongly the engine plays: 1 is the weakest, 10 the strongest.</source>
        <translation>引擎下得多强：1 最弱，10 最强。</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>由 %1 来下</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1：由谁来下</translation>
    </message>
    <message>
        <source>%1: level of the engine</source>
        <translation>%1：引擎级别</translation>
    </message>
</context>
<context>
    <name>ui::PositionCountPage</name>
    <message>
        <source>&amp;Count it step by step</source>
        <translation>逐步数子(&amp;C)</translation>
    </message>
    <message>
        <source>Back to the dead stones</source>
        <translation>回到死子</translation>
    </message>
    <message>
        <source>Count this position</source>
        <translation>数这个局面</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>回到棋谱(&amp;B)</translation>
    </message>
    <message>
        <source>The program is looking for dead stones. You may mark them yourself at once.</source>
        <translation>程序正在判断死子，您也可以现在就自己标记。</translation>
    </message>
    <message>
        <source>You have marked these dead stones. Press a stone to turn its chain over.</source>
        <translation>这些死子是您标记的。点一枚棋子，可改变整块棋的死活。</translation>
    </message>
    <message>
        <source>The program proposes these dead stones. Press a stone to turn its chain over.</source>
        <translation>这些死子是程序提出的。点一枚棋子，可改变整块棋的死活。</translation>
    </message>
    <message>
        <source>The record says the same: %1.</source>
        <translation>与棋谱的结果一致：%1。</translation>
    </message>
    <message>
        <source>The record says: %1.</source>
        <translation>棋谱的结果是：%1。</translation>
    </message>
</context>
<context>
    <name>ui::PracticeHints</name>
    <message numerus="yes">
        <source>Black&apos;s area at %1: %n point(s), stones among them.</source>
        <translation>
            <numerusform>%1 一带的黑地，连子带空共 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s area at %1: %n point(s), stones among them.</source>
        <translation>
            <numerusform>%1 一带的白地，连子带空共 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared point(s), half for each side.</source>
        <translation>
            <numerusform>公共点 %n 个，双方各得一半。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PracticePage</name>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Worked count</source>
        <translation>看数子(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Positions from</source>
        <translation>题目来源</translation>
    </message>
    <message>
        <source>Built-in set</source>
        <translation>内置题</translation>
    </message>
    <message>
        <source>Games of the archive</source>
        <translation>存档里的对局</translation>
    </message>
    <message>
        <source>A folder of records…</source>
        <translation>棋谱文件夹……</translation>
    </message>
    <message>
        <source> zi</source>
        <translation> 子</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Shows one area after the other.</source>
        <translation>一块一块地提示。</translation>
    </message>
    <message>
        <source>Back to the question</source>
        <translation>回到题目</translation>
    </message>
    <message>
        <source>Dead stones are crossed out. Press a stone to turn its chain over.</source>
        <translation>打叉的是死子。点一枚棋子，可改变整块棋的死活。</translation>
    </message>
    <message>
        <source>Who wins, and by how much?</source>
        <translation>谁胜？胜多少？</translation>
    </message>
    <message>
        <source>Counting practice</source>
        <translation>数子练习</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑胜(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白胜(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>和棋(&amp;D)</translation>
    </message>
    <message>
        <source>b&amp;y</source>
        <translation>胜(&amp;Y)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>By area, %1.</source>
        <translation>数子法，%1。</translation>
    </message>
    <message>
        <source>By area, Black gives back %1.</source>
        <translation>数子法，黑方贴还 %1。</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>用时：%1</translation>
    </message>
    <message>
        <source>right %1, wrong %2</source>
        <translation>对 %1，错 %2</translation>
    </message>
    <message>
        <source>The dead stones were marked differently; the right ones are shown now.</source>
        <translation>死子标得不对，现在显示的是正确的死子。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>The right winner, another margin: %1.</source>
        <translation>胜方正确，数目不对：%1。</translation>
    </message>
    <message>
        <source>Wrong: %1.</source>
        <translation>不对：%1。</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>提示(&amp;I)</translation>
    </message>
</context>
<context>
    <name>ui::RecordListModel</name>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>ui::RefereeDialog</name>
    <message>
        <source>&amp;Nothing: play on</source>
        <translation>不处理，继续下(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Warning</source>
        <translation>警告一次(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Loses the game</source>
        <translation>判负(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>判和棋(&amp;D)</translation>
    </message>
    <message>
        <source>Play the game a&amp;gain</source>
        <translation>重下(&amp;G)</translation>
    </message>
    <message>
        <source>Correct the &amp;clock</source>
        <translation>调整棋钟(&amp;C)</translation>
    </message>
    <message>
        <source>The referee</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Whom it concerns</source>
        <translation>当事方</translation>
    </message>
    <message>
        <source>The decision</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>N&amp;ote for the record</source>
        <translation>记录附注(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Rule</source>
        <translation>裁定(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Nothing is ruled. The clock stands until the game is resumed.</source>
        <translation>不作裁定。对局继续之前棋钟停着。</translation>
    </message>
    <message>
        <source>Warning %1 of %2: the game is lost.</source>
        <translation>警告 %1/%2：判负。</translation>
    </message>
    <message>
        <source>Warning %1 of %2.</source>
        <translation>警告 %1/%2。</translation>
    </message>
    <message>
        <source>A minute that was running begins anew.</source>
        <translation>正在走的一分钟重新计起。</translation>
    </message>
    <message>
        <source>The clock ran for the wrong &amp;side</source>
        <translation>棋钟走错了一方(&amp;S)</translation>
    </message>
    <message>
        <source>The last &amp;press was none</source>
        <translation>撤销最后一次按钟(&amp;P)</translation>
    </message>
    <message>
        <source>The overtime counts as a &amp;pass</source>
        <translation>超时作弃权一次(&amp;P)</translation>
    </message>
    <message>
        <source>Too late by</source>
        <translation>迟到时间</translation>
    </message>
    <message numerus="yes">
        <source>Twice as much is taken off the clock; %n minute(s) or more lose the game.</source>
        <translation>
            <numerusform>加倍扣除用时；迟到 %n 分钟或以上判负。</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn goes on with %1 and begins anew.</source>
        <translation>改由%1行棋，本手重新计时。</translation>
    </message>
    <message>
        <source>Both clocks go back to where the last turn began.</source>
        <translation>双方棋钟回到上一手开始时。</translation>
    </message>
    <message>
        <source>The game goes on, paused, with the time that is left above.</source>
        <translation>对局恢复并处于暂停，余时如上。</translation>
    </message>
    <message>
        <source>The game goes on, paused, with the other side; the last minute is whole again.</source>
        <translation>对局恢复并处于暂停，轮对方行棋；最后一分钟重新完整保留。</translation>
    </message>
    <message>
        <source>&amp;As the rules say</source>
        <translation>按规则(&amp;A)</translation>
    </message>
    <message>
        <source>The last move is &amp;void, a pass</source>
        <translation>最后一手无效，弃权一次(&amp;V)</translation>
    </message>
    <message>
        <source>D&amp;educt zi</source>
        <translation>罚子(&amp;E)</translation>
    </message>
    <message>
        <source>No res&amp;ult</source>
        <translation>无胜负(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Both lose</source>
        <translation>双方均负(&amp;B)</translation>
    </message>
    <message>
        <source>Report to the ch&amp;ief referee</source>
        <translation>报裁判长(&amp;I)</translation>
    </message>
    <message>
        <source>Came too late b&amp;y</source>
        <translation>迟到(&amp;Y)</translation>
    </message>
    <message>
        <source>Ta&amp;ke the loss on time back</source>
        <translation>撤销超时判负(&amp;K)</translation>
    </message>
    <message>
        <source>An appeal is written down</source>
        <translation>记录申诉</translation>
    </message>
    <message>
        <source>The referee saw it</source>
        <translation>裁判自己发现</translation>
    </message>
    <message>
        <source>W&amp;ho called</source>
        <translation>谁提出(&amp;H)</translation>
    </message>
    <message>
        <source>Zi deducted</source>
        <translation>罚子数</translation>
    </message>
    <message>
        <source>%1 appeals: the note goes to the organiser. The ruling stays in force.</source>
        <translation>%1申诉：备注交组织者处理，裁定仍然有效。</translation>
    </message>
</context>
<context>
    <name>ui::RefereeLine</name>
    <message>
        <source>Referee</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Referee: %1</source>
        <translation>裁判：%1</translation>
    </message>
    <message>
        <source>Opens the log of everything said</source>
        <translation>打开裁判记录</translation>
    </message>
    <message>
        <source>Everything the referee has said</source>
        <translation>裁判说过的话</translation>
    </message>
    <message numerus="yes">
        <source>Log (%n)</source>
        <translation>
            <numerusform>记录（%n）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RefereeLogDialog</name>
    <message>
        <source>Everything the referee has said</source>
        <translation>裁判说过的话</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ui::ResultPage</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Black signs</source>
        <translation>黑方签字(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White signs</source>
        <translation>白方签字(&amp;W)</translation>
    </message>
    <message>
        <source>Recount</source>
        <translation>重新数子</translation>
    </message>
    <message>
        <source>Black asks for a recount</source>
        <translation>黑方要求重新数子</translation>
    </message>
    <message>
        <source>White asks for a recount</source>
        <translation>白方要求重新数子</translation>
    </message>
    <message>
        <source>&amp;Export SGF…</source>
        <translation>导出 SGF(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>Black: %1
White: %2</source>
        <translation>黑方：%1
白方：%2</translation>
    </message>
    <message>
        <source>Both have signed.</source>
        <translation>双方已签字。</translation>
    </message>
    <message>
        <source>Black has signed. White signs too, or asks for a recount.</source>
        <translation>黑方已签字。请白方签字，或要求重新数子。</translation>
    </message>
    <message>
        <source>White has signed. Black signs too, or asks for a recount.</source>
        <translation>白方已签字。请黑方签字，或要求重新数子。</translation>
    </message>
    <message>
        <source>Both sign the result. Until then each may ask for a recount.</source>
        <translation>请双方签字。签字之前，任何一方都可以要求重新数子。</translation>
    </message>
    <message>
        <source>Show the &amp;count</source>
        <translation>看数子(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Appeal…</source>
        <translation>申诉(&amp;A)…</translation>
    </message>
    <message>
        <source>Appeal</source>
        <translation>申诉</translation>
    </message>
    <message>
        <source>What is appealed against, and by whom. The ruling stays in force:</source>
        <translation>申诉人与申诉事由。裁定仍然有效：</translation>
    </message>
    <message>
        <source>Call the re&amp;feree…</source>
        <translation>请裁判(&amp;F)…</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>关闭(&amp;O)</translation>
    </message>
</context>
<context>
    <name>ui::ResultSheet</name>
    <message>
        <source>less komi</source>
        <translation>减贴子</translation>
    </message>
    <message>
        <source>less half the handicap</source>
        <translation>减让子数的一半</translation>
    </message>
    <message>
        <source>less for warnings</source>
        <translation>警告罚子</translation>
    </message>
    <message>
        <source>more for White&apos;s warnings</source>
        <translation>白方警告罚子，加</translation>
    </message>
    <message>
        <source>Black has</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>得</translation>
    </message>
    <message>
        <source>against half the board</source>
        <translation>归本数</translation>
    </message>
    <message>
        <source>White has</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>差</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>zi = points</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 points surrounded, %2 stones taken</source>
        <translation>围空 %1 目，提子 %2</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>By area, with the same komi: %1.</source>
        <translation>同样贴目而按数子法：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>turns: Black %1, White %2</source>
        <translation>手数：黑 %1，白 %2</translation>
    </message>
    <message>
        <source>passes: Black %1, White %2</source>
        <translation>弃权：黑 %1 次，白 %2 次</translation>
    </message>
    <message>
        <source>stones set up: Black %1, White %2</source>
        <translation>预置的子：黑 %1，白 %2</translation>
    </message>
    <message>
        <source>half the handicap is given back by area only</source>
        <translation>只有数子法贴还让子数的一半</translation>
    </message>
    <message>
        <source>points in seki: Black %1, White %2</source>
        <translation>双活里的目：黑 %1，白 %2</translation>
    </message>
    <message>
        <source>%1 (by area %2 more for Black)</source>
        <comment>cause, points</comment>
        <translation>%1（数子法黑方多得 %2）</translation>
    </message>
    <message>
        <source>%1 (by area %2 more for White)</source>
        <comment>cause, points</comment>
        <translation>%1（数子法白方多得 %2）</translation>
    </message>
    <message>
        <source>The difference: %1.</source>
        <translation>不同的原因：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between causes</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>By Japanese counting, with the same komi: %1.</source>
        <translation>按日本数目法、贴目相同：%1。</translation>
    </message>
</context>
<context>
    <name>ui::ReviewActions</name>
    <message>
        <source>&amp;Record</source>
        <translation>棋谱(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy the record as SGF</source>
        <translation>复制棋谱为 SGF(&amp;C)</translation>
    </message>
    <message>
        <source>Copy from &amp;here on as SGF</source>
        <translation>从这里起复制为 SGF(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the position as &amp;text</source>
        <translation>复制局面为文字(&amp;T)</translation>
    </message>
    <message>
        <source>Open what was c&amp;opied</source>
        <translation>打开剪贴板中的棋谱(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Text encoding…</source>
        <translation>文字编码(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the position as a p&amp;icture…</source>
        <translation>局面存为图片(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the game as P&amp;DF…</source>
        <translation>棋谱存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print the game…</source>
        <translation>打印棋谱(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>停一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Keep the tried moves</source>
        <translation>保留试下的变化(&amp;K)</translation>
    </message>
    <message>
        <source>Take the tried moves &amp;back</source>
        <translation>收回试下的变化(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make this the main line</source>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete from here on</source>
        <translation>从这里起删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find this p&amp;osition again</source>
        <translation>查找相同局面(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt variation</source>
        <translation>下一个变化(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious variation</source>
        <translation>上一个变化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Guess the moves</source>
        <translation>猜着法(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>ui::ReviewPage</name>
    <message>
        <source>Move number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Ten moves back</source>
        <translation>退十手</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>退一手</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>进一手</translation>
    </message>
    <message>
        <source>Ten moves on</source>
        <translation>进十手</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Black: %1
White: %2</source>
        <translation>黑方：%1
白方：%2</translation>
    </message>
    <message>
        <source>Taken: Black %1, White %2</source>
        <comment>stones taken by each side</comment>
        <translation>提子：黑方 %1，白方 %2</translation>
    </message>
    <message>
        <source>&amp;Count this position</source>
        <translation>数这个局面(&amp;C)</translation>
    </message>
    <message>
        <source>Game of the file</source>
        <translation>文件中的对局</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>No comment</source>
        <translation>没有评注</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>变化图</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>E&amp;xport SGF…</source>
        <translation>导出 SGF(&amp;X)…</translation>
    </message>
</context>
<context>
    <name>ui::ReviewTools</name>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Try a move</source>
        <translation>试下</translation>
    </message>
    <message>
        <source>Mark with a triangle</source>
        <translation>标三角</translation>
    </message>
    <message>
        <source>Mark with a square</source>
        <translation>标方框</translation>
    </message>
    <message>
        <source>Mark with a circle</source>
        <translation>标圆圈</translation>
    </message>
    <message>
        <source>Mark with a cross</source>
        <translation>标叉</translation>
    </message>
    <message>
        <source>Mark with a spot</source>
        <translation>标圆点</translation>
    </message>
    <message>
        <source>Put a letter</source>
        <translation>标字母</translation>
    </message>
    <message>
        <source>Put a number</source>
        <translation>标数字</translation>
    </message>
    <message>
        <source>Make the tried moves a part of the record</source>
        <translation>把试下的变化写入棋谱</translation>
    </message>
</context>
<context>
    <name>ui::RoundDialog</name>
    <message>
        <source>Round %1</source>
        <translation>第%1轮</translation>
    </message>
    <message>
        <source>Not yet played</source>
        <translation>尚未下</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn by ruling</source>
        <translation>判和</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Won: the opponent did not come</source>
        <translation>对方弃权，胜</translation>
    </message>
    <message>
        <source>Lost: did not come</source>
        <translation>本方弃权，负</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>未记</translation>
    </message>
    <message>
        <source>Grade of the opponent</source>
        <translation>对手级段</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>对手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>结果(&amp;W)</translation>
    </message>
    <message>
        <source>Own &amp;colour</source>
        <translation>本方执(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;How it ended</source>
        <translation>终局方式(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Margin in zi</source>
        <translation>胜子数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>备注(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>录入(&amp;E)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ui::RoundsModel</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>执</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>胜负</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>ui::RuleFields</name>
    <message>
        <source>Chinese, by area</source>
        <translation>中国规则（数子）</translation>
    </message>
    <message>
        <source>Ing, by area</source>
        <translation>应氏规则（数子）</translation>
    </message>
    <message>
        <source>Japanese, by territory</source>
        <translation>日本规则（数目）</translation>
    </message>
    <message>
        <source>Korean, by territory</source>
        <translation>韩国规则（数目）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Komi in zi</source>
        <translation>贴子</translation>
    </message>
    <message>
        <source> zi</source>
        <translation> 子</translation>
    </message>
    <message>
        <source>Komi in points</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 目</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴目(&amp;K)</translation>
    </message>
</context>
<context>
    <name>ui::SealPanel</name>
    <message>
        <source>%1 leaves the board now and does not look. %2 chooses the next move on the board and closes the envelope; the clock runs until then.</source>
        <translation>%1请立即退场，不得观看。%2在棋盘上选定下一手，然后封上信封；封好之前照常计时。</translation>
    </message>
    <message>
        <source>C&amp;lose the envelope</source>
        <translation>封上信封(&amp;L)</translation>
    </message>
    <message>
        <source>Do &amp;not seal</source>
        <translation>不封棋(&amp;N)</translation>
    </message>
    <message>
        <source>Sealed move</source>
        <translation>封棋</translation>
    </message>
</context>
<context>
    <name>ui::SeriesListPage</name>
    <message>
        <source>No exam series has been begun yet.</source>
        <translation>还没有开始过系列考试。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <source>Exam series</source>
        <translation>系列考试</translation>
    </message>
    <message>
        <source>Several games towards a pass line, as in the exam.</source>
        <translation>像真正的考试那样连下几盘，向及格线努力。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>&amp;New series…</source>
        <translation>新的系列考试(&amp;N)…</translation>
    </message>
    <message>
        <source>Deleted: %1, %2. Its games stay in the archive.</source>
        <comment>plan, level</comment>
        <translation>已删除：%1，%2。对局仍在棋局库中。</translation>
    </message>
</context>
<context>
    <name>ui::SeriesModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>rounds</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>ui::SeriesPage</name>
    <message>
        <source>&amp;Open the game</source>
        <translation>打开对局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Enter a result…</source>
        <translation>录入结果(&amp;E)…</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Result sheet (P&amp;DF)…</source>
        <translation>成绩单 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>plan, level</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1. Pass line: %2. %3</source>
        <comment>examinee; pass line; time</comment>
        <translation>%1。及格线：%2。%3</translation>
    </message>
    <message>
        <source>to be confirmed: figures of this plan are not certain</source>
        <translation>待核实：此方案的数字尚未证实</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>录入结果</translation>
    </message>
    <message>
        <source>This round has a game. Enter another result in its place? The game stays in the archive.</source>
        <translation>这一轮已有对局。要改录别的结果吗？对局仍在棋局库中。</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>不改</translation>
    </message>
    <message>
        <source>&amp;Go on with round %1</source>
        <translation>继续第%1轮(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next game: round %1</source>
        <translation>下一盘：第%1轮(&amp;N)</translation>
    </message>
    <message>
        <source>All rounds are played</source>
        <translation>各轮已下完</translation>
    </message>
</context>
<context>
    <name>ui::SeriesPlanFields</name>
    <message>
        <source>No more games once it is passed</source>
        <translation>及格后不再安排对局</translation>
    </message>
    <message>
        <source>for example 1级→1段</source>
        <translation>例如 1级→1段</translation>
    </message>
    <message>
        <source>What the pass line counts</source>
        <translation>及格线的计算方式</translation>
    </message>
    <message>
        <source>Pass line</source>
        <translation>及格线</translation>
    </message>
    <message>
        <source>Points for a win</source>
        <translation>胜一盘积分</translation>
    </message>
    <message>
        <source>Points for a draw</source>
        <translation>和一盘积分</translation>
    </message>
    <message>
        <source>Points for a loss</source>
        <translation>负一盘积分</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>级别(&amp;L)</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>轮数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pass line</source>
        <translation>及格线(&amp;P)</translation>
    </message>
    <message>
        <source>Points for &amp;win, draw, loss</source>
        <translation>胜、和、负积分(&amp;W)</translation>
    </message>
    <message>
        <source>Colour of the first round</source>
        <translation>第一轮执</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>黑白(&amp;O)</translation>
    </message>
    <message>
        <source>Lat&amp;e at the start loses</source>
        <translation>迟到多久判负(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ui::SeriesPlanPage</name>
    <message>
        <source>to be confirmed: figures of this plan are not certain</source>
        <translation>待核实：此方案的数字尚未证实</translation>
    </message>
    <message>
        <source>&amp;Delete plan…</source>
        <translation>删除方案(&amp;D)…</translation>
    </message>
    <message>
        <source>Beg&amp;in the series</source>
        <translation>开始(&amp;I)</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>&amp;Save as own plan…</source>
        <translation>另存为自己的方案(&amp;S)…</translation>
    </message>
    <message>
        <source>New exam series</source>
        <translation>新的系列考试</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Examinee: name</source>
        <translation>考生：姓名</translation>
    </message>
    <message>
        <source>Examinee: grade</source>
        <translation>考生：级段</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>级段</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Opponents, as far as they are known</source>
        <translation>已知的对手</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>E&amp;xaminee</source>
        <translation>考生(&amp;X)</translation>
    </message>
    <message>
        <source>Opponents, as far as they are known:</source>
        <translation>已知的对手：</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>每盘棋</translation>
    </message>
    <message>
        <source>Pe&amp;nalties</source>
        <translation>处罚(&amp;N)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>plan, level: pass line</comment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 (to be confirmed)</source>
        <translation>%1（待核实）</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>时间：%1</translation>
    </message>
    <message>
        <source>Cannot begin yet: %1</source>
        <translation>还不能开始：%1</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Name of the plan:</source>
        <translation>方案名称：</translation>
    </message>
    <message>
        <source>Delete plan</source>
        <translation>删除方案</translation>
    </message>
    <message>
        <source>Delete the plan “%1”? Series that were begun stay as they are.</source>
        <translation>要删除方案“%1”吗？已经开始的系列考试不受影响。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>ui::SeriesSheet</name>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Examinee</source>
        <translation>考生</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>开始日期</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>打印日期</translation>
    </message>
    <message>
        <source>Rounds, pass line</source>
        <translation>轮数与及格线</translation>
    </message>
    <message>
        <source>Points for win, draw, loss</source>
        <translation>胜、和、负积分</translation>
    </message>
    <message>
        <source>Board, komi</source>
        <translation>棋盘与贴子</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时限</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>to be confirmed: figures of this plan are not certain</source>
        <translation>待核实：此方案的数字尚未证实</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>主办单位</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Result sheet of an exam series</source>
        <translation>系列考试成绩单</translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>结论：%1</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>&amp;Mute</source>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>Show &amp;coordinates</source>
        <translation>显示坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Show move &amp;numbers</source>
        <translation>显示手数(&amp;N)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>If the voice comes late from your speakers, start it that much earlier.</source>
        <translation>如果扬声器出声偏晚，可让语音提前开始。</translation>
    </message>
    <message>
        <source>&amp;Test the voice</source>
        <translation>试听语音(&amp;T)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>&amp;Language of the voice</source>
        <translation>语音语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>Start &amp;earlier by</source>
        <translation>提前(&amp;E)</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Light wood</source>
        <translation>浅色木纹</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>素色</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>样式(&amp;K)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>The usual place</source>
        <translation>默认位置</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the windows</source>
        <translation>界面语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Archive folder</source>
        <translation>棋局库文件夹(&amp;A)</translation>
    </message>
    <message>
        <source>Language and folder take effect when the program is started again.</source>
        <translation>语言和文件夹在重新启动程序后生效。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
</context>
<context>
    <name>ui::SetupPage</name>
    <message>
        <source>to be confirmed: figures of this preset are not certain</source>
        <translation>待核实：这套预设的数字尚不确定</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Save &amp;preset…</source>
        <translation>保存预设(&amp;P)…</translation>
    </message>
    <message>
        <source>New exam game</source>
        <translation>新的考段对局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>赛事(&amp;E)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Conduct</source>
        <translation>执裁</translation>
    </message>
    <message>
        <source>Pe&amp;nalties</source>
        <translation>罚则(&amp;N)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>%1 (to be confirmed)</source>
        <translation>%1（待核实）</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>计时：%1</translation>
    </message>
    <message>
        <source>Forbidden point: %1. Ko retaken at once: %2. Warnings that lose: %3.</source>
        <translation>下在禁着点：%1；马上回提劫：%2；警告满 %3 次判负。</translation>
    </message>
    <message>
        <source>Cannot start yet: %1</source>
        <translation>还不能开始：%1</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>预设名称：</translation>
    </message>
    <message>
        <source>&amp;Lift captured stones by hand, then press the clock</source>
        <translation>自己提子，再按钟(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Manage</source>
        <translation>管理(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Rename preset</source>
        <translation>重命名预设</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Delete the preset “%1”? Games stay as they are.</source>
        <translation>要删除预设“%1”吗？已有的对局不受影响。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>先后手(&amp;O)</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Unfinished games</source>
        <translation>未下完的对局</translation>
    </message>
    <message>
        <source>Last results</source>
        <translation>最近的结果</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>Kaoduan – the dan exam at your table</source>
        <translation>考段 – 把考场搬到棋桌上</translation>
    </message>
    <message>
        <source>Two people, one board, the clock and the referee of the exam hall.</source>
        <translation>两位棋手，一盘棋，考场的棋钟与裁判。</translation>
    </message>
    <message>
        <source>A record can also be dragged onto this window.</source>
        <translation>也可以把棋谱文件拖到窗口中打开。</translation>
    </message>
    <message>
        <source>New exam game</source>
        <translation>新的考段对局</translation>
    </message>
    <message>
        <source>Set up a game under exam conditions: clock, byo-yomi, referee.</source>
        <translation>按考场条件对局：棋钟、读秒、裁判。</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>打开棋谱…</translation>
    </message>
    <message>
        <source>Look through an SGF file move by move.</source>
        <translation>逐手打谱（SGF 文件）。</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>棋局库</translation>
    </message>
    <message>
        <source>All games that were played here.</source>
        <translation>在这里下过的全部对局。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Voice, board, language.</source>
        <translation>语音、棋盘、语言。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Test the &amp;voice</source>
        <translation>试听语音(&amp;V)</translation>
    </message>
    <message>
        <source>%1 – %2, move %3, %4 / %5, %6</source>
        <comment>Black – White, move, clocks, date</comment>
        <translation>%1 – %2，第 %3 手，%4 / %5，%6</translation>
    </message>
    <message>
        <source>No game is waiting.</source>
        <translation>没有未下完的对局。</translation>
    </message>
    <message>
        <source>%1 – %2: %3, %4</source>
        <comment>Black – White: result, date</comment>
        <translation>%1 – %2：%3，%4</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>还没有下完的对局。</translation>
    </message>
    <message>
        <source>Clock only</source>
        <translation>仅用棋钟</translation>
    </message>
    <message>
        <source>For a game on a wooden board: two huge clocks and the referee&apos;s voice.</source>
        <translation>在实木棋盘上对局：两面大钟和裁判的语音。</translation>
    </message>
    <message>
        <source>Counting practice</source>
        <translation>数子练习</translation>
    </message>
    <message>
        <source>A finished position: who wins, and by how much?</source>
        <translation>终局的局面：谁胜，胜多少？</translation>
    </message>
    <message>
        <source>Exam series</source>
        <translation>系列考试</translation>
    </message>
    <message>
        <source>Several games towards a pass line: rounds, points, verdict.</source>
        <translation>连下几盘，向及格线努力：轮次、积分、结论。</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsPage</name>
    <message>
        <source>Nothing has been played in an exam series yet.</source>
        <translation>系列考试中还没有下过棋。</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>按级别</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>按黑白</translation>
    </message>
    <message>
        <source>By how games ended</source>
        <translation>按终局方式</translation>
    </message>
    <message>
        <source>By time trouble</source>
        <translation>按用时紧张程度</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>The figures of the chart</source>
        <translation>图表中的数字</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Statistics of all series</source>
        <translation>全部系列考试的统计</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Games by level</source>
        <translation>各级别的对局</translation>
    </message>
    <message>
        <source>Games by colour</source>
        <translation>执黑与执白</translation>
    </message>
    <message>
        <source>How the games ended</source>
        <translation>终局方式</translation>
    </message>
    <message>
        <source>How short the time was at the end</source>
        <translation>终局时剩余时间</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>胜率（%）</translation>
    </message>
    <message>
        <source>%1, %2 passed, %3 not passed. %4: %5 won, %6 drawn, %7 lost.</source>
        <comment>series; games</comment>
        <translation>%1，及格%2次，未及格%3次。%4：%5胜%6和%7负。</translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>系列考试%n次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>对局%n盘</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StoneGroups</name>
    <message>
        <source>not sure, please look; marked dead</source>
        <translation>没有把握，请判断（现标为死）</translation>
    </message>
    <message>
        <source>not sure, please look; taken as alive</source>
        <translation>没有把握，请判断（现作活棋）</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死</translation>
    </message>
    <message>
        <source>alive in seki</source>
        <translation>双活</translation>
    </message>
    <message numerus="yes">
        <source>Black, %n stone(s) at %1</source>
        <translation>
            <numerusform>黑 %1 一带 %n 子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White, %n stone(s) at %1</source>
        <translation>
            <numerusform>白 %1 一带 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a group: how it stands</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The border is not closed at %1.</source>
        <translation>%1 处的边界没有收完。</translation>
    </message>
    <message numerus="yes">
        <source>%n neutral point(s) can still be filled: %1.</source>
        <translation>
            <numerusform>还有单官 %n 处：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TableGestures</name>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>%1 resigns and loses the game?</source>
        <translation>%1认输，判负？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <comment>in the seat</comment>
        <translation>%1回座</translation>
    </message>
    <message>
        <source>%1 leaves the seat</source>
        <comment>offered</comment>
        <translation>%1离席</translation>
    </message>
</context>
<context>
    <name>ui::Texts</name>
    <message>
        <source>Rules of 1988 (two warnings lose)</source>
        <translation>1988 年规则（警告满两次判负）</translation>
    </message>
    <message>
        <source>Rules of 2002</source>
        <translation>2002 年规则</translation>
    </message>
    <message>
        <source>Present practice (a warning costs 1 zi)</source>
        <translation>现行惯例（警告一次罚一子）</translation>
    </message>
    <message>
        <source>Exam rules, local: 1 h, the last minute is read</source>
        <translation>考级规则（基层）：1 小时，最后一分钟读秒</translation>
    </message>
    <message>
        <source>Exam rules, national: 2 h, the last 5 minutes are read</source>
        <translation>考级规则（全国）：2 小时，最后五分钟读秒</translation>
    </message>
    <message>
        <source>Beijing kyu exam, as in 2025: 30 min</source>
        <translation>北京级位赛（2025 年式）：30 分钟</translation>
    </message>
    <message>
        <source>Beijing dan exam: 45 min</source>
        <translation>北京段位赛：45 分钟</translation>
    </message>
    <message>
        <source>Ningbo dan group: 40 min</source>
        <translation>宁波段位组：40 分钟</translation>
    </message>
    <message>
        <source>Ningbo kyu group: 25 min</source>
        <translation>宁波级位组：25 分钟</translation>
    </message>
    <message>
        <source>Quick game: 30 min and 3 × 30 s</source>
        <translation>快棋：30 分钟加 3 × 30 秒</translation>
    </message>
    <message>
        <source>Black first, no komi</source>
        <translation>让先，不贴目</translation>
    </message>
    <message>
        <source>Beginners, 13 lines: 20 min</source>
        <translation>入门 13 路：20 分钟</translation>
    </message>
    <message>
        <source>Beginners, 9 lines: 20 min</source>
        <translation>入门 9 路：20 分钟</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the colour</comment>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the colour</comment>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the party</comment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the party</comment>
        <translation>白方</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>side and player</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hint: an illegal move is refused and explained</source>
        <translation>提示：违规着手不予落子，并说明原因</translation>
    </message>
    <message>
        <source>Exam: an illegal move is ruled by the rules</source>
        <translation>实战：违规着手按规则判处</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>Drawn by the organiser</source>
        <translation>大会抽签编排</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>双方商定</translation>
    </message>
    <message>
        <source>refused, without penalty</source>
        <translation>不予落子，不罚</translation>
    </message>
    <message>
        <source>void, counts as a pass</source>
        <translation>着手无效，弃权一次</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>警告一次</translation>
    </message>
    <message>
        <source>loss of the game</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>比赛暂停。</translation>
    </message>
    <message>
        <source>The referee was called.</source>
        <translation>已请裁判。</translation>
    </message>
    <message>
        <source>The program had stopped. The clocks stand where they were last known.</source>
        <translation>程序曾经中断，棋钟停在最后记下的时刻。</translation>
    </message>
    <message>
        <source>The computer slept. Nobody lost time by it.</source>
        <translation>电脑休眠过，双方都不计时。</translation>
    </message>
    <message>
        <source>The program did not run for a while. Nobody lost time by it.</source>
        <translation>程序停顿过，双方都不计时。</translation>
    </message>
    <message>
        <source>Moved a stone that had been played</source>
        <translation>棋子下完后又拿起</translation>
    </message>
    <message>
        <source>Took off stones that had liberties</source>
        <translation>误提有气之子</translation>
    </message>
    <message>
        <source>Disturbed the opponent</source>
        <translation>妨碍对方思考</translation>
    </message>
    <message>
        <source>Talked about the game or looked something up</source>
        <translation>议论棋势或查阅资料</translation>
    </message>
    <message>
        <source>Misused the clock</source>
        <translation>用钟不当</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>No stones are marked dead.</source>
        <translation>没有标出死子。</translation>
    </message>
    <message>
        <source>The program proposes these dead stones.</source>
        <translation>死子由程序提出。</translation>
    </message>
    <message>
        <source>The players marked these dead stones.</source>
        <translation>死子由棋手标出。</translation>
    </message>
    <message>
        <source>This is no point of the board.</source>
        <translation>这里不在棋盘上。</translation>
    </message>
    <message>
        <source>There is a stone here already.</source>
        <translation>这里已有棋子。</translation>
    </message>
    <message>
        <source>This is a forbidden point.</source>
        <translation>这里是禁着点。</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once.</source>
        <translation>劫争不能马上回提。</translation>
    </message>
    <message>
        <source>The whole board may not repeat.</source>
        <translation>禁止全局同形。</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>轮到对方下。</translation>
    </message>
    <message>
        <source>This move is not allowed.</source>
        <translation>这手棋不允许。</translation>
    </message>
    <message>
        <source>The clock stands still.</source>
        <translation>棋钟停着。</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>对局没有暂停。</translation>
    </message>
    <message>
        <source>Nothing is being counted.</source>
        <translation>现在不是数子。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Nobody has said that the game is over.</source>
        <translation>还没有人提出终局。</translation>
    </message>
    <message>
        <source>The other side has to agree.</source>
        <translation>须由对方同意。</translation>
    </message>
    <message>
        <source>The other side confirms first.</source>
        <translation>由对方先确认。</translation>
    </message>
    <message>
        <source>This has been done already.</source>
        <translation>已经做过了。</translation>
    </message>
    <message>
        <source>There is no stone here.</source>
        <translation>这里没有棋子。</translation>
    </message>
    <message>
        <source>This may be asked during byo-yomi.</source>
        <translation>读秒时才可以询问。</translation>
    </message>
    <message>
        <source>Under exam conduct nothing is taken back.</source>
        <translation>实战不能悔棋。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可悔的着手。</translation>
    </message>
    <message>
        <source>Stop the clock before you set it.</source>
        <translation>调整棋钟前请先停钟。</translation>
    </message>
    <message>
        <source>Give some time to play.</source>
        <translation>请给出对局时间。</translation>
    </message>
    <message>
        <source>Time cannot be less than nothing.</source>
        <translation>时间不能为负。</translation>
    </message>
    <message>
        <source>The byo-yomi minutes lie inside the time: give more time or fewer minutes.</source>
        <translation>读秒分钟含在时限之内：请加长时限或减少读秒分钟。</translation>
    </message>
    <message>
        <source>Reserve at least one minute, or choose a clock without byo-yomi.</source>
        <translation>至少保留一分钟，或改用不读秒的计时。</translation>
    </message>
    <message>
        <source>At most 99.</source>
        <translation>最多 99。</translation>
    </message>
    <message>
        <source>Give at least one period.</source>
        <translation>至少一次读秒。</translation>
    </message>
    <message>
        <source>At least 10 seconds, so that the last ones can be counted.</source>
        <translation>至少 10 秒，否则无法逐秒报数。</translation>
    </message>
    <message>
        <source>Give at least one stone.</source>
        <translation>至少一手。</translation>
    </message>
    <message>
        <source>The upper limit lies below the main time.</source>
        <translation>上限低于自由时间。</translation>
    </message>
    <message>
        <source>At most 24 hours.</source>
        <translation>最多 24 小时。</translation>
    </message>
    <message>
        <source>The board has 9, 13 or 19 lines.</source>
        <translation>棋盘为 9、13 或 19 路。</translation>
    </message>
    <message>
        <source>The komi is more than half the board.</source>
        <translation>贴子超过半个棋盘。</translation>
    </message>
    <message>
        <source>Handicap games have no komi: set it to 0.</source>
        <translation>让子棋不贴子：请设为 0。</translation>
    </message>
    <message>
        <source>This board has no places for so many handicap stones.</source>
        <translation>这个棋盘放不下这么多让子。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, each kept until it is used up</source>
        <translation>读秒 %1，每次用满才扣除</translation>
    </message>
    <message>
        <source>%1 and then %2, each kept until it is used up</source>
        <translation>%1，然后读秒 %2，每次用满才扣除</translation>
    </message>
    <message>
        <source>%1 stones in each %2</source>
        <translation>每 %2 下 %1 手</translation>
    </message>
    <message>
        <source>%1 and then %2 stones in each %3</source>
        <translation>%1，然后每 %3 下 %2 手</translation>
    </message>
    <message>
        <source>%1 and %2 more for every move</source>
        <translation>%1，每手加 %2</translation>
    </message>
    <message>
        <source>%1, never above %2</source>
        <translation>%1，不超过 %2</translation>
    </message>
    <message>
        <source>%1 zi</source>
        <translation>%1 子</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 目</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 目</translation>
    </message>
    <message>
        <source>no komi</source>
        <translation>不贴目</translation>
    </message>
    <message>
        <source>%1 zi = %2 points</source>
        <translation>%1 子 = %2 目</translation>
    </message>
    <message>
        <source>Reserved minutes</source>
        <translation>保留读秒</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>分次读秒</translation>
    </message>
    <message>
        <source>Stones in a block</source>
        <translation>限时限手</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>每手加秒</translation>
    </message>
    <message>
        <source>No byo-yomi</source>
        <translation>包干（不读秒）</translation>
    </message>
    <message>
        <source>Without clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>%1 of which %2 min byo-yomi = %3 free + %2 × 1:00</source>
        <translation>%1 内含 %2 分钟读秒 = 自由 %3 + %2 × 1:00</translation>
    </message>
    <message>
        <source>%1 for the whole game, no byo-yomi</source>
        <translation>全局 %1，不读秒</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>english</source>
        <comment>how numbers are said: english, chinese or digits</comment>
        <translation>chinese</translation>
    </message>
    <message>
        <source>Two</source>
        <comment>before minutes, periods and stones</comment>
        <translation>两</translation>
    </message>
    <message>
        <source>Last minute</source>
        <translation>还剩最后一分钟</translation>
    </message>
    <message>
        <source>%1 minutes left</source>
        <translation>还剩%1分钟</translation>
    </message>
    <message>
        <source>Last period</source>
        <translation>最后一次读秒</translation>
    </message>
    <message>
        <source>%1 periods left</source>
        <translation>还剩%1次读秒</translation>
    </message>
    <message>
        <source>One stone left</source>
        <translation>还剩一手</translation>
    </message>
    <message>
        <source>%1 stones left</source>
        <translation>还剩%1手</translation>
    </message>
    <message>
        <source>Byo-yomi begins. Last period</source>
        <translation>开始读秒，最后一次</translation>
    </message>
    <message>
        <source>Byo-yomi begins. %1 periods left</source>
        <translation>开始读秒，还剩%1次</translation>
    </message>
    <message>
        <source>Byo-yomi begins. One stone</source>
        <translation>开始读秒，一手</translation>
    </message>
    <message>
        <source>Byo-yomi begins. %1 stones</source>
        <translation>开始读秒，%1手</translation>
    </message>
    <message>
        <source>Byo-yomi begins. Last minute</source>
        <translation>开始读秒，还剩最后一分钟</translation>
    </message>
    <message>
        <source>Byo-yomi begins. %1 minutes left</source>
        <translation>开始读秒，还剩%1分钟</translation>
    </message>
    <message>
        <source>One minute left</source>
        <translation>还剩一分钟</translation>
    </message>
    <message>
        <source>%1 seconds left</source>
        <translation>还剩%1秒</translation>
    </message>
    <message>
        <source>Black, first warning</source>
        <translation>黑方警告一次</translation>
    </message>
    <message>
        <source>White, first warning</source>
        <translation>白方警告一次</translation>
    </message>
    <message>
        <source>Black, warning number %1</source>
        <translation>黑方第 %1 次警告</translation>
    </message>
    <message>
        <source>White, warning number %1</source>
        <translation>白方第 %1 次警告</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <comment>elapsed</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>One minute</source>
        <comment>has elapsed</comment>
        <translation>一分钟</translation>
    </message>
    <message>
        <source>Ten. Lost on time</source>
        <translation>十，超时判负</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 3/4: whole and fraction of zi in a result</comment>
        <translation>%1又%2</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>The stones at %1 are marked dead</source>
        <translation>%1 一块改判死棋</translation>
    </message>
    <message>
        <source>The stones at %1 are marked alive</source>
        <translation>%1 一块改判活棋</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>sentence: note</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Black plays %1</source>
        <translation>黑 %1</translation>
    </message>
    <message>
        <source>White plays %1</source>
        <translation>白 %1</translation>
    </message>
    <message>
        <source>Warning for Black (%1)</source>
        <translation>黑方警告一次（%1）</translation>
    </message>
    <message>
        <source>Warning for White (%1)</source>
        <translation>白方警告一次（%1）</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>黑中盘胜</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>白中盘胜</translation>
    </message>
    <message>
        <source>White is out of time, Black wins</source>
        <translation>白超时，黑胜</translation>
    </message>
    <message>
        <source>Black is out of time, White wins</source>
        <translation>黑超时，白胜</translation>
    </message>
    <message>
        <source>Foul by White, Black wins</source>
        <translation>白犯规，黑胜</translation>
    </message>
    <message>
        <source>Foul by Black, White wins</source>
        <translation>黑犯规，白胜</translation>
    </message>
    <message>
        <source>White forfeits, Black wins</source>
        <translation>白弃权，黑胜</translation>
    </message>
    <message>
        <source>Black forfeits, White wins</source>
        <translation>黑弃权，白胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>无胜负</translation>
    </message>
    <message>
        <source>To be played again</source>
        <translation>重下</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>双方均负</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未下完</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>比赛开始</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>黑方弃权一次</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白方弃权一次</translation>
    </message>
    <message>
        <source>The move is void. It counts as a pass</source>
        <translation>着手无效，弃权一次</translation>
    </message>
    <message>
        <source>Black has two warnings, and loses</source>
        <translation>黑方警告满两次，判负</translation>
    </message>
    <message>
        <source>White has two warnings, and loses</source>
        <translation>白方警告满两次，判负</translation>
    </message>
    <message>
        <source>The game is finished. Please confirm the end</source>
        <translation>棋已下完，请确认终局</translation>
    </message>
    <message>
        <source>Both players confirm the end</source>
        <translation>双方确认终局</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>对局继续</translation>
    </message>
    <message>
        <source>Counting begins</source>
        <translation>现在数子</translation>
    </message>
    <message>
        <source>Please count again</source>
        <translation>请重新数子</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>比赛暂停</translation>
    </message>
    <message>
        <source>The game is resumed</source>
        <translation>比赛继续</translation>
    </message>
    <message>
        <source>Referee, please</source>
        <translation>请裁判</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>黑方认输</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>白方认输</translation>
    </message>
    <message>
        <source>Black&apos;s clock has been set</source>
        <translation>黑方棋钟已调整</translation>
    </message>
    <message>
        <source>White&apos;s clock has been set</source>
        <translation>白方棋钟已调整</translation>
    </message>
    <message>
        <source>Moves are taken back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Set up: %1</source>
        <translation>设定：%1</translation>
    </message>
    <message>
        <source>The clock is started</source>
        <translation>开钟</translation>
    </message>
    <message>
        <source>Black says that the game is over</source>
        <translation>黑方提出终局</translation>
    </message>
    <message>
        <source>White says that the game is over</source>
        <translation>白方提出终局</translation>
    </message>
    <message>
        <source>Black agrees</source>
        <translation>黑方同意</translation>
    </message>
    <message>
        <source>White agrees</source>
        <translation>白方同意</translation>
    </message>
    <message>
        <source>Black plays on</source>
        <translation>黑方继续下</translation>
    </message>
    <message>
        <source>White plays on</source>
        <translation>白方继续下</translation>
    </message>
    <message>
        <source>%1: void, counts as a pass. %2</source>
        <translation>%1：着手无效，弃权一次。%2</translation>
    </message>
    <message>
        <source>Black has lost on time</source>
        <translation>黑方超时判负</translation>
    </message>
    <message>
        <source>White has lost on time</source>
        <translation>白方超时判负</translation>
    </message>
    <message>
        <source>Pause. %1</source>
        <translation>暂停。%1</translation>
    </message>
    <message>
        <source>Black confirms the dead stones</source>
        <translation>黑方确认死子</translation>
    </message>
    <message>
        <source>White confirms the dead stones</source>
        <translation>白方确认死子</translation>
    </message>
    <message>
        <source>Black disputes, play goes on</source>
        <translation>黑方有异议，对局继续</translation>
    </message>
    <message>
        <source>White disputes, play goes on</source>
        <translation>白方有异议，对局继续</translation>
    </message>
    <message>
        <source>Black asks for a recount</source>
        <translation>黑方要求重新数子</translation>
    </message>
    <message>
        <source>White asks for a recount</source>
        <translation>白方要求重新数子</translation>
    </message>
    <message>
        <source>Black signs</source>
        <translation>黑方签字</translation>
    </message>
    <message>
        <source>White signs</source>
        <translation>白方签字</translation>
    </message>
    <message>
        <source>The referee rules: %1</source>
        <translation>裁判判定：%1</translation>
    </message>
    <message>
        <source>Black asks for the minutes left</source>
        <translation>黑方询问还剩几分钟</translation>
    </message>
    <message>
        <source>White asks for the minutes left</source>
        <translation>白方询问还剩几分钟</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>悔棋：%1 手</translation>
    </message>
    <message>
        <source>Black wins by %1 zi (%2)</source>
        <comment>zi, points; %2 may be left out</comment>
        <translation>黑胜%1子</translation>
    </message>
    <message>
        <source>White wins by %1 zi (%2)</source>
        <comment>zi, points; %2 may be left out</comment>
        <translation>白胜%1子</translation>
    </message>
    <message>
        <source>Black is in byo-yomi. %1</source>
        <translation>黑方开始读秒，%1</translation>
    </message>
    <message>
        <source>White is in byo-yomi. %1</source>
        <translation>白方开始读秒，%1</translation>
    </message>
    <message>
        <source>Nanjing and Zhuhai: 40 min for both together, the rest halved</source>
        <translation>南京、珠海：双方共用 40 分钟，余时平分</translation>
    </message>
    <message>
        <source>60 min for both together, the rest halved</source>
        <translation>双方共用 60 分钟，余时平分</translation>
    </message>
    <message>
        <source>Guiyang: 60 min for both together, then a minute a move</source>
        <translation>贵阳：双方共用 60 分钟，然后一分钟一手</translation>
    </message>
    <message>
        <source>Nobody has lost on time.</source>
        <translation>没有人超时。</translation>
    </message>
    <message>
        <source>The rules of this game do not allow it.</source>
        <translation>本局规则不允许。</translation>
    </message>
    <message>
        <source>The stones are on the wooden board; here is only its clock.</source>
        <translation>棋子在实木棋盘上，这里只有棋钟。</translation>
    </message>
    <message>
        <source>Here a move ends the turn by itself.</source>
        <translation>此处落子即完成一手，无须按钟。</translation>
    </message>
    <message>
        <source>Black is late by %1</source>
        <translation>黑方迟到 %1</translation>
    </message>
    <message>
        <source>White is late by %1</source>
        <translation>白方迟到 %1</translation>
    </message>
    <message>
        <source>Black seals a move</source>
        <translation>黑方封棋</translation>
    </message>
    <message>
        <source>White seals a move</source>
        <translation>白方封棋</translation>
    </message>
    <message>
        <source>The envelope is opened</source>
        <translation>启封</translation>
    </message>
    <message>
        <source>The loss on time is taken back</source>
        <translation>撤销超时判负</translation>
    </message>
    <message>
        <source>The overtime counts as a pass</source>
        <translation>超时作弃权一次</translation>
    </message>
    <message>
        <source>Black presses the clock</source>
        <translation>黑方按钟</translation>
    </message>
    <message>
        <source>White presses the clock</source>
        <translation>白方按钟</translation>
    </message>
    <message>
        <source>The clock goes on for Black</source>
        <translation>棋钟改走黑方</translation>
    </message>
    <message>
        <source>The clock goes on for White</source>
        <translation>棋钟改走白方</translation>
    </message>
    <message>
        <source>Shared, then halved</source>
        <translation>双方共用，余时平分</translation>
    </message>
    <message>
        <source>Shared, then by moves</source>
        <translation>双方共用，然后逐手限时</translation>
    </message>
    <message>
        <source>%1 for both together; of the last %2 each has a half, %3</source>
        <translation>双方共用 %1；最后 %2 平分，各 %3</translation>
    </message>
    <message>
        <source>%1 for both together, then %2 for each move</source>
        <translation>双方共用 %1，然后每手 %2</translation>
    </message>
    <message>
        <source>The shared time is used up. Each side goes on with its half</source>
        <translation>共用时间已用完，余时双方平分</translation>
    </message>
    <message>
        <source>The position from before the dispute is brought back</source>
        <translation>恢复到争议之前的局面</translation>
    </message>
    <message>
        <source>Black wins by %1</source>
        <comment>points</comment>
        <translation>黑胜%1</translation>
    </message>
    <message>
        <source>White wins by %1</source>
        <comment>points</comment>
        <translation>白胜%1</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>a margin</comment>
        <translation>1目</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a margin</comment>
        <translation>%1目</translation>
    </message>
    <message>
        <source>0.5 points</source>
        <comment>a margin</comment>
        <translation>半目</translation>
    </message>
    <message>
        <source>%1.5 points</source>
        <comment>a margin</comment>
        <translation>%1目半</translation>
    </message>
    <message>
        <source>Open the envelope first.</source>
        <translation>请先启封。</translation>
    </message>
    <message>
        <source>The move is sealed</source>
        <translation>封棋</translation>
    </message>
    <message>
        <source>The sealed move is opened</source>
        <translation>当场启封</translation>
    </message>
    <message>
        <source>Own penalties</source>
        <translation>自定罚则</translation>
    </message>
    <message>
        <source>This is brought up in one&apos;s own time; only urgent matters in the opponent&apos;s.</source>
        <translation>应在自己走棋的时间内提出，较紧迫的事件除外。</translation>
    </message>
    <message>
        <source>It is too late for this.</source>
        <translation>提出得太晚了。</translation>
    </message>
    <message>
        <source>These decisions do not go together.</source>
        <translation>这些判决不能同时作出。</translation>
    </message>
    <message>
        <source>The last move is not one of this side.</source>
        <translation>最后一手不是这一方下的。</translation>
    </message>
    <message>
        <source>In byo-yomi the seat may be left once in a game.</source>
        <translation>读秒时一局棋只能离席一次。</translation>
    </message>
    <message>
        <source>This player has not left the seat.</source>
        <translation>这位棋手没有离席。</translation>
    </message>
    <message>
        <source>This move does not repeat the whole board.</source>
        <translation>这手棋并不造成全局同形。</translation>
    </message>
    <message>
        <source>The stone is played: lift what it captured, then press the clock.</source>
        <translation>子已落下：请先提净死子，再按钟。</translation>
    </message>
    <message>
        <source>Captured stones are still on the board.</source>
        <translation>盘上还有被提的棋子。</translation>
    </message>
    <message>
        <source>First the stone, then the clock.</source>
        <translation>先落子，后按钟。</translation>
    </message>
    <message>
        <source>These stones have liberties.</source>
        <translation>这些棋子还有气。</translation>
    </message>
    <message>
        <source>A stone that was played stays where it is.</source>
        <translation>落下的棋子不得移动。</translation>
    </message>
    <message>
        <source>Here the program lifts captured stones.</source>
        <translation>本局由程序提子。</translation>
    </message>
    <message>
        <source>Black appeals</source>
        <translation>黑方申诉</translation>
    </message>
    <message>
        <source>White appeals</source>
        <translation>白方申诉</translation>
    </message>
    <message>
        <source>Black leaves the seat</source>
        <translation>黑方离席</translation>
    </message>
    <message>
        <source>White leaves the seat</source>
        <translation>白方离席</translation>
    </message>
    <message>
        <source>Black is back</source>
        <translation>黑方回座</translation>
    </message>
    <message>
        <source>White is back</source>
        <translation>白方回座</translation>
    </message>
    <message>
        <source>Black lays a stone on %1</source>
        <translation>黑方落子 %1</translation>
    </message>
    <message>
        <source>White lays a stone on %1</source>
        <translation>白方落子 %1</translation>
    </message>
    <message>
        <source>Black lifts the stones at %1</source>
        <translation>黑方提起 %1 的棋子</translation>
    </message>
    <message>
        <source>White lifts the stones at %1</source>
        <translation>白方提起 %1 的棋子</translation>
    </message>
    <message>
        <source>Played on a forbidden point</source>
        <translation>下在禁着点上</translation>
    </message>
    <message>
        <source>Retook a ko at once</source>
        <translation>劫争马上回提</translation>
    </message>
    <message>
        <source>Repeated the whole board</source>
        <translation>全局同形再现</translation>
    </message>
    <message>
        <source>Played twice in a row</source>
        <translation>连走二步</translation>
    </message>
    <message>
        <source>A repetition in which neither side yields</source>
        <translation>循环，双方互不相让</translation>
    </message>
    <message>
        <source>Would not end the game because of a repetition</source>
        <translation>以循环为由不肯终局</translation>
    </message>
    <message>
        <source>Dropped a stone</source>
        <translation>棋子掉落</translation>
    </message>
    <message>
        <source>Says a stone fell, the opponent does not agree</source>
        <translation>称棋子掉落，对方不同意</translation>
    </message>
    <message>
        <source>Stones have shifted, both agree where they lay</source>
        <translation>棋子移位，双方意见一致</translation>
    </message>
    <message>
        <source>Stones have shifted, the players disagree</source>
        <translation>棋子移位，双方意见不一致</translation>
    </message>
    <message>
        <source>Shifted stones on purpose</source>
        <translation>故意移动棋子</translation>
    </message>
    <message>
        <source>The board was scattered by nobody&apos;s fault</source>
        <translation>不可抗拒，棋局散乱</translation>
    </message>
    <message>
        <source>Scattered the board by accident</source>
        <translation>无意散乱棋局</translation>
    </message>
    <message>
        <source>Scattered the board on purpose</source>
        <translation>故意散乱棋局</translation>
    </message>
    <message>
        <source>The players took the wrong colours</source>
        <translation>黑白弄错</translation>
    </message>
    <message>
        <source>Claims false life</source>
        <translation>以假生为活棋</translation>
    </message>
    <message>
        <source>The count is wrong</source>
        <translation>数子或计算有误</translation>
    </message>
    <message>
        <source>Ran out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Pressed the clock before or with the stone</source>
        <translation>落子前或落子同时按钟</translation>
    </message>
    <message>
        <source>Pressed before all captured stones were off</source>
        <translation>未提净死子就按钟</translation>
    </message>
    <message>
        <source>One hand plays, the other presses</source>
        <translation>一手落子，另一手按钟</translation>
    </message>
    <message>
        <source>The clock is wrong</source>
        <translation>棋钟有误</translation>
    </message>
    <message>
        <source>Came too late</source>
        <translation>迟到</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>缺席</translation>
    </message>
    <message>
        <source>Left the game</source>
        <translation>中途退出</translation>
    </message>
    <message>
        <source>Walked about or watched other games</source>
        <translation>随意走动、观看他人棋局</translation>
    </message>
    <message>
        <source>Bad manners or untidy dress</source>
        <translation>言行不文明、衣着不整洁</translation>
    </message>
    <message>
        <source>Broke the order of the hall</source>
        <translation>违反赛场纪律</translation>
    </message>
    <message>
        <source>Did not tidy up or did not leave</source>
        <translation>不整理棋具或不退场</translation>
    </message>
    <message>
        <source>void, taken off again</source>
        <translation>着手无效，拿掉棋子</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>放回原处</translation>
    </message>
    <message>
        <source>stands as it is</source>
        <translation>按现状有效</translation>
    </message>
    <message>
        <source>may be played anywhere</source>
        <translation>可任选着点</translation>
    </message>
    <message>
        <source>restored, the game goes on</source>
        <translation>复盘续赛</translation>
    </message>
    <message>
        <source>zi deducted</source>
        <translation>罚子</translation>
    </message>
    <message>
        <source>the colours are put right</source>
        <translation>更正黑白</translation>
    </message>
    <message>
        <source>the chief referee decides</source>
        <translation>由裁判长裁定</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>判和棋</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>判无胜负</translation>
    </message>
    <message>
        <source>the game is played again</source>
        <translation>判重下</translation>
    </message>
    <message>
        <source>both lose</source>
        <translation>判双方均负</translation>
    </message>
    <message>
        <source>no penalty</source>
        <translation>不处罚</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between consequences</comment>
        <translation>，</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between rulings</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>Moves and the end</source>
        <translation>着子与终局</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Conduct</source>
        <translation>行为</translation>
    </message>
    <message>
        <source>Disturbance</source>
        <translation>妨碍</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <comment>side: incident – ruling</comment>
        <translation>%1：%2——%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>ruling (zi deducted)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>sending two, returning one</source>
        <translation>送二还一</translation>
    </message>
    <message>
        <source>eternal life</source>
        <translation>长生</translation>
    </message>
    <message>
        <source>double ko</source>
        <translation>双劫循环</translation>
    </message>
    <message>
        <source>triple ko</source>
        <translation>三劫循环</translation>
    </message>
    <message>
        <source>quadruple ko</source>
        <translation>四劫循环</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>全局同形</translation>
    </message>
    <message>
        <source>Neither side yields (%1). The referee decides</source>
        <translation>双方互不相让（%1），由裁判裁定</translation>
    </message>
    <message>
        <source>The whole board repeats (%1). Does one side yield?</source>
        <translation>全局同形再现（%1），哪一方让步？</translation>
    </message>
    <message>
        <source>The whole board has repeated %1 times (%2). The referee decides</source>
        <translation>全局同形已循环%1次（%2），由裁判裁定</translation>
    </message>
    <message>
        <source>A stone that was let go stays where it is. Who lifts it and plays elsewhere puts it back and is warned.</source>
        <translation>棋子离手即为下定。下完后又拿起下在别处的，放回原处，警告一次。</translation>
    </message>
    <message>
        <source>Put the stone back where it was first let go. The opponent has to claim it before his own next move.</source>
        <translation>把棋子放回原处。对方应在自己下一手之前提出。</translation>
    </message>
    <message>
        <source>A stone that really fell from the hand is no move.</source>
        <translation>确实是从手中掉落的棋子，不算着子。</translation>
    </message>
    <message>
        <source>Pick it up and play on any point. Where the rules ask for it, the opponent has to agree that it fell.</source>
        <translation>允许拣起后任选着点。有的规则要求对方承认是掉落。</translation>
    </message>
    <message>
        <source>Whether a stone fell or was played can be in doubt.</source>
        <translation>是掉落还是落子，有时难以分清。</translation>
    </message>
    <message>
        <source>Hear both. If they do not agree, the chief referee decides.</source>
        <translation>听取双方意见；意见不一致，由裁判长裁定。</translation>
    </message>
    <message>
        <source>Stones have shifted and both sides know where they lay.</source>
        <translation>发现前面的棋子已有移动，双方都知道原来的位置。</translation>
    </message>
    <message>
        <source>Both agree: the stones go back, or they stay where they are now.</source>
        <translation>双方一致：挪回原处，或按现状有效。</translation>
    </message>
    <message>
        <source>Stones have shifted and the sides do not agree.</source>
        <translation>发现前面的棋子已有移动，双方意见不一致。</translation>
    </message>
    <message>
        <source>The chief referee decides by the board: back to their places, valid as they lie, a draw, the game again, or both lose where the rules know it.</source>
        <translation>由裁判长根据盘面裁定：挪回原处、移动有效、和棋、重下；有的规则还可判双方均负。</translation>
    </message>
    <message>
        <source>Shifting stones on purpose loses the game.</source>
        <translation>故意移动棋子，判负。</translation>
    </message>
    <message>
        <source>Make sure that it was on purpose; then the game is over.</source>
        <translation>查明确属故意，对局即告结束。</translation>
    </message>
    <message>
        <source>The board was scattered by something nobody could help.</source>
        <translation>因不可抗拒的原因，棋局散乱。</translation>
    </message>
    <message>
        <source>Both rebuild the position from the record and play on. If they cannot, the game is a draw or is played again.</source>
        <translation>双方复盘后继续对局；无力复盘，判和棋或重下。</translation>
    </message>
    <message>
        <source>A player scattered the board without meaning to.</source>
        <translation>一方无意中散乱了棋局。</translation>
    </message>
    <message>
        <source>Rebuild the position from the record and play on. If that is not possible, that player loses.</source>
        <translation>复盘续赛；不能复盘，判散乱方负。</translation>
    </message>
    <message>
        <source>Scattering the board on purpose loses the game.</source>
        <translation>故意散乱棋局，判负。</translation>
    </message>
    <message>
        <source>Who takes off stones that still have liberties is warned; the stones go back.</source>
        <translation>误将对方有气之子提取的，警告一次，棋子放回原处。</translation>
    </message>
    <message>
        <source>Put the stones back on their points. The clock goes on with the same side.</source>
        <translation>把棋子放回原处，仍由原来一方走棋计时。</translation>
    </message>
    <message>
        <source>A stone without liberties that takes nothing is void and counts as one pass.</source>
        <translation>下在禁着点上，判着手无效，弃权一次。</translation>
    </message>
    <message>
        <source>Take the stone off; the other side is to move. It is no warning.</source>
        <translation>拿掉该子，轮对方下子。不算警告。</translation>
    </message>
    <message>
        <source>A ko may not be retaken at once. Such a stone is void and counts as one pass.</source>
        <translation>劫争马上回提，判着手无效，弃权一次。</translation>
    </message>
    <message>
        <source>Take the stone off; the other side is to move. The ban holds until this side has really played elsewhere.</source>
        <translation>拿掉该子，轮对方下子。该方真正在别处下过一手之前，仍不得回提。</translation>
    </message>
    <message>
        <source>A position of the whole board may not come again.</source>
        <translation>禁止全局同形再现。</translation>
    </message>
    <message>
        <source>The move cannot be played; another is chosen.</source>
        <translation>这手棋不能下，另选着点。</translation>
    </message>
    <message>
        <source>Playing twice in a row, when the other side did not pass, is a foul.</source>
        <translation>一方并未表示弃权，另一方连走二步，是犯规。</translation>
    </message>
    <message>
        <source>Ask whether the other side passed. If not, the penalty of these rules holds.</source>
        <translation>问清对方是否弃权；若没有，按本局罚则处理。</translation>
    </message>
    <message>
        <source>Stones that live only by a threat which never ends, as from a double ko elsewhere, are dead.</source>
        <translation>终局时，靠别处双劫之类用不完的劫材活着的“假生”，不作为活棋。</translation>
    </message>
    <message>
        <source>Mark such stones as dead when counting. Who doubts it plays it out; the repetition is forbidden.</source>
        <translation>数子时标为死子。有异议就继续下完；循环不得下。</translation>
    </message>
    <message>
        <source>Triple and quadruple ko, eternal life and the like: if neither side yields, the game is a draw or is played again.</source>
        <translation>三劫、四劫循环，长生、双提二子等罕见特例，双方互不相让时，可判和棋或者重下。</translation>
    </message>
    <message>
        <source>Ask both sides whether one yields and plays elsewhere. If neither does, decide.</source>
        <translation>问双方是否有一方让步、改下别处；都不让步就裁定。</translation>
    </message>
    <message>
        <source>A repetition is no reason not to end the game.</source>
        <translation>对局者不得将循环作为不能终局的理由。</translation>
    </message>
    <message>
        <source>The end is confirmed as usual; the referee decides about the repetition.</source>
        <translation>照常确认终局；循环由裁判裁定。</translation>
    </message>
    <message>
        <source>Colours are drawn or chosen. The rules of 2002 let a mistake be put right up to move 10; later it stands.</source>
        <translation>先后手由抽签编排或猜先决定。2002年规则：弄错黑白，第十手之内可以更正，以后即为有效。</translation>
    </message>
    <message>
        <source>Compare with the pairing. If it is early enough, the players change places and keep their own time.</source>
        <translation>核对编排表。来得及就交换双方，各人用时照旧。</translation>
    </message>
    <message>
        <source>Each side may ask for a mistake in the count to be put right.</source>
        <translation>有要求纠正数子和计算胜负失误的权利。</translation>
    </message>
    <message>
        <source>Count again from the final position until both have signed.</source>
        <translation>双方签字之前，按终局盘面重新数子。</translation>
    </message>
    <message>
        <source>The clock is pressed after the stone, not before it and not together with it.</source>
        <translation>落子之后才能按钟，不得先按钟或同时按钟。</translation>
    </message>
    <message>
        <source>The times stay as they are. The rules of 2002 warn; the older ones do not speak of it.</source>
        <translation>用时不变。2002年规则警告一次；旧规则未提及。</translation>
    </message>
    <message>
        <source>A capture is part of the move: the clock is pressed when all captured stones are off.</source>
        <translation>提子是着手的一部分：提净之后才能按钟。</translation>
    </message>
    <message>
        <source>Take the stones off; the times stay as they are. The rules of 2002 warn.</source>
        <translation>把死子提净，用时不变。2002年规则警告一次。</translation>
    </message>
    <message>
        <source>The hand that plays the stone presses the clock.</source>
        <translation>用哪只手落子，就用哪只手按钟。</translation>
    </message>
    <message>
        <source>Referees warn of it in games without byo-yomi.</source>
        <translation>没有读秒的比赛中，裁判对此给予警告。</translation>
    </message>
    <message>
        <source>Who uses up the last minute loses. The rules of 2002 may count it as a pass if that player asks.</source>
        <translation>最后一分钟用完判负。2002年规则可应本人要求按弃权一次处理。</translation>
    </message>
    <message>
        <source>The flag is taken back only if the clock was wrong.</source>
        <translation>只有棋钟有误，才撤销超时判负。</translation>
    </message>
    <message>
        <source>A clock that is wrong is replaced, and the times are corrected.</source>
        <translation>棋钟有误，应更换并更正用时。</translation>
    </message>
    <message>
        <source>Compare both clocks, set them here, and write down why.</source>
        <translation>核对双方用时，在这里更正，并记下原因。</translation>
    </message>
    <message>
        <source>The clock belongs to the game: nobody strikes it, holds it or stops it without reason.</source>
        <translation>棋钟属于比赛：不得重击、按住或无故停钟。</translation>
    </message>
    <message>
        <source>Decide in the spirit of the rules.</source>
        <translation>根据总则的精神裁定。</translation>
    </message>
    <message>
        <source>Who comes late loses time, twice as much as he was late; from a certain time on the game.</source>
        <translation>迟到者扣除迟到时间的两倍；超过规定时间判负。</translation>
    </message>
    <message>
        <source>Before the start, write down by how much.</source>
        <translation>开赛前记下迟到多久。</translation>
    </message>
    <message>
        <source>Who does not come has forfeited the game.</source>
        <translation>缺席按弃权处理，判负。</translation>
    </message>
    <message>
        <source>Wait as long as the regulations say, then the game is forfeited.</source>
        <translation>等候到规程规定的时间，即判弃权。</translation>
    </message>
    <message>
        <source>Nobody leaves a game or gives it up without a reason.</source>
        <translation>不得无故弃权和中途退出。</translation>
    </message>
    <message>
        <source>Warn first; who still leaves has forfeited the game.</source>
        <translation>先予提醒；仍然退出的，判弃权负。</translation>
    </message>
    <message>
        <source>During the game nobody talks about it and nothing is looked up.</source>
        <translation>对局中不得和他人议论棋势，不得查阅有关资料。</translation>
    </message>
    <message>
        <source>Stop it at once. How it is punished is for the referee, by its weight.</source>
        <translation>立即制止；如何处罚，由裁判视情节决定。</translation>
    </message>
    <message>
        <source>Players do not walk about and do not watch other games.</source>
        <translation>不得随意来回走动，观看他人棋局。</translation>
    </message>
    <message>
        <source>Ask the player to sit down. A seat is left through Leave the seat, so that the opponent can tell where he played.</source>
        <translation>请棋手回座。离席要登记，以便回座时告知对方下在哪里。</translation>
    </message>
    <message>
        <source>Good manners and tidy dress belong to the hall.</source>
        <translation>言行文明，保持衣着整洁。</translation>
    </message>
    <message>
        <source>Speak to the player before the start: telephone off, tidy dress, a bow to the opponent.</source>
        <translation>开赛前提醒棋手：关闭手机，衣着整洁，向对手行礼。</translation>
    </message>
    <message>
        <source>Everybody keeps the order of the hall.</source>
        <translation>有遵守赛场纪律的义务。</translation>
    </message>
    <message>
        <source>Ask once, quietly. If it goes on, the referee decides.</source>
        <translation>先轻声提醒一次；仍不改正，由裁判裁定。</translation>
    </message>
    <message>
        <source>After the game the stones go back into their bowls and the players leave at once.</source>
        <translation>终局后整理好棋具，立即退场。</translation>
    </message>
    <message>
        <source>Remind both; the result sheet has a line for it.</source>
        <translation>提醒双方；成绩单上有这一项。</translation>
    </message>
    <message>
        <source>Nothing may disturb the opponent&apos;s thinking.</source>
        <translation>不得有任何妨碍对方思考的行为。</translation>
    </message>
    <message>
        <source>Stop the clock, stop the disturbance; the time that was lost can be given back.</source>
        <translation>停钟，制止妨碍；损失的时间可以补回。</translation>
    </message>
    <message>
        <source>What the rules do not name is decided in their spirit; a referee who is not sure asks the chief referee.</source>
        <translation>裁判法未包括的犯规，裁判员根据总则或规程的精神判决；不能确认的报裁判长。</translation>
    </message>
    <message>
        <source>Hear both, look at the board and at the clock, decide, and write down why.</source>
        <translation>听取双方意见，看清盘面和棋钟，作出判决，并记下理由。</translation>
    </message>
    <message>
        <source>Black appeals. The ruling stays in force</source>
        <translation>黑方申诉，裁定仍然有效</translation>
    </message>
    <message>
        <source>White appeals. The ruling stays in force</source>
        <translation>白方申诉，裁定仍然有效</translation>
    </message>
    <message>
        <source>Black leaves the seat (%1)</source>
        <comment>for which time</comment>
        <translation>黑方离席（第%1次）</translation>
    </message>
    <message>
        <source>White leaves the seat (%1)</source>
        <comment>for which time</comment>
        <translation>白方离席（第%1次）</translation>
    </message>
    <message>
        <source>Black, %1, %2</source>
        <comment>column and row in words</comment>
        <translation>黑，%1、%2</translation>
    </message>
    <message>
        <source>White, %1, %2</source>
        <comment>column and row in words</comment>
        <translation>白，%1、%2</translation>
    </message>
    <message>
        <source>The game waits for the engine.</source>
        <translation>对局在等待引擎。</translation>
    </message>
    <message>
        <source>Beijing kyu exam, as in 2025</source>
        <translation>北京级位赛（2025年式）</translation>
    </message>
    <message>
        <source>Beijing dan exam</source>
        <translation>北京段位赛</translation>
    </message>
    <message>
        <source>Dan exam by wins</source>
        <translation>定段考试（按胜局）</translation>
    </message>
    <message>
        <source>Ningbo dan group</source>
        <translation>宁波段位组</translation>
    </message>
    <message>
        <source>Ningbo kyu group</source>
        <translation>宁波级位组</translation>
    </message>
    <message>
        <source>Nanjing kyu exam, time shared</source>
        <translation>南京级位赛（双方共用时间）</translation>
    </message>
    <message>
        <source>Zhuhai dan group, time shared</source>
        <translation>珠海定段组（双方共用时间）</translation>
    </message>
    <message>
        <source>Guiyang, time shared, then a minute a move</source>
        <translation>贵阳（共用时间，然后一分钟一手）</translation>
    </message>
    <message>
        <source>Beginners</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>数子</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>犯规</translation>
    </message>
    <message>
        <source>Forfeit</source>
        <translation>弃权</translation>
    </message>
    <message>
        <source>Time to spare</source>
        <translation>时间充裕</translation>
    </message>
    <message>
        <source>In byo-yomi</source>
        <translation>读秒中</translation>
    </message>
    <message>
        <source>In the last minute or period</source>
        <translation>最后一分钟或最后一次读秒</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Exam series</source>
        <translation>系列考试</translation>
    </message>
    <message>
        <source>Alternating</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Nigiri in each round</source>
        <translation>每轮猜先</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Per cent of all points</source>
        <translation>占全部积分的百分比</translation>
    </message>
    <message>
        <source>Per cent of the participants</source>
        <translation>占参赛人数的百分比</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>behind a number of wins</comment>
        <translation>
            <numerusform>%n轮</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>wins in rounds</comment>
        <translation>%2中%1</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n胜</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>points in rounds</comment>
        <translation>%2中%1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of the table</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of all points: %2 in %3</source>
        <translation>全部积分的%1%：%3中%2</translation>
    </message>
    <message>
        <source>%1 % of the participants: the place decides</source>
        <translation>参赛人数的%1%：看名次</translation>
    </message>
    <message>
        <source>%1 % of the participants: about %2 in %3</source>
        <translation>参赛人数的%1%：约%3中%2</translation>
    </message>
    <message>
        <source>%1 % of the participants: about %2 in %3, with %4 the place decides</source>
        <translation>参赛人数的%1%：约%3中%2，%4胜看名次</translation>
    </message>
    <message>
        <source>A series has 1 to 99 rounds.</source>
        <translation>轮数为1到99。</translation>
    </message>
    <message>
        <source>A win must be worth more than a draw, and a draw no less than a loss.</source>
        <translation>胜的积分必须高于和，和不得低于负。</translation>
    </message>
    <message>
        <source>The pass line is at least 1.</source>
        <translation>及格线至少为1。</translation>
    </message>
    <message>
        <source>The pass line is beyond what can be reached.</source>
        <translation>及格线高于可能达到的成绩。</translation>
    </message>
    <message>
        <source>The games cannot be started like this.</source>
        <translation>这样不能开局。</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>of a round</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>a round</comment>
        <translation>未下完</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>The opponent did not come</source>
        <translation>对方弃权</translation>
    </message>
    <message>
        <source>Can still pass</source>
        <translation>尚可及格</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>及格</translation>
    </message>
    <message>
        <source>Not passed</source>
        <translation>未及格</translation>
    </message>
    <message>
        <source>The place decides</source>
        <translation>看名次</translation>
    </message>
    <message>
        <source>%1, %2, %3; %4</source>
        <comment>wins, draws, losses; points</comment>
        <translation>%1%2%3，积%4</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n和</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n负</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Still missing: %2.</source>
        <translation>%1。还差%2。</translation>
    </message>
    <message>
        <source>%1. The pass line is reached.</source>
        <translation>%1。已达到及格线。</translation>
    </message>
    <message>
        <source>%1. The pass line cannot be reached any more.</source>
        <translation>%1。已无法达到及格线。</translation>
    </message>
    <message>
        <source>%1. The place among equals decides.</source>
        <translation>%1。同分名次决定。</translation>
    </message>
</context>
<context>
    <name>ui::TimeFields</name>
    <message>
        <source>Hours:minutes:seconds, or whole minutes: 1:00:00, 45:00, 60</source>
        <translation>时:分:秒，或整分钟数：1:00:00、45:00、60</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>计时(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Time of each side</source>
        <translation>每方用时(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Periods</source>
        <translation>次数(&amp;P)</translation>
    </message>
    <message>
        <source>Each period</source>
        <translation>每次</translation>
    </message>
    <message>
        <source>&amp;Stones in a block</source>
        <translation>每段手数(&amp;S)</translation>
    </message>
    <message>
        <source>Each block</source>
        <translation>每段时间</translation>
    </message>
    <message>
        <source>More for each move</source>
        <translation>每手增加</translation>
    </message>
    <message>
        <source>Never above</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Write a time as 1:00:00, 45:00 or as minutes: 60.</source>
        <translation>时间请写成 1:00:00、45:00，或分钟数如 60。</translation>
    </message>
    <message>
        <source>of which ha&amp;lved</source>
        <translation>其中平分(&amp;L)</translation>
    </message>
    <message>
        <source>then for each move</source>
        <translation>然后每手</translation>
    </message>
    <message>
        <source>&amp;Time of both together</source>
        <translation>双方共用时间(&amp;T)</translation>
    </message>
    <message>
        <source>of which b&amp;yo-yomi</source>
        <translation>其中读秒(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>ui::TimePlot</name>
    <message>
        <source>Time used for each move</source>
        <translation>每手用时</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>number, time used</comment>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>%1, in byo-yomi</source>
        <translation>%1，读秒中</translation>
    </message>
    <message>
        <source>The record says nothing about time.</source>
        <translation>棋谱中没有用时记录。</translation>
    </message>
    <message>
        <source>Black, at most %1</source>
        <translation>黑，最多 %1</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
</context>
<context>
    <name>ui::TreeView</name>
    <message>
        <source>Tree of variations</source>
        <translation>变化树</translation>
    </message>
</context>
<context>
    <name>ui::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>取消：%1</translation>
    </message>
</context>
</TS>
