<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Folder</name>
    <message numerus="yes">
        <source>, %n stone(s) doubtful</source>
        <translation>
            <numerusform>, %n stone doubtful</numerusform>
            <numerusform>, %n stones doubtful</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n illegal move(s)</source>
        <translation>
            <numerusform>, %n illegal move</numerusform>
            <numerusform>, %n illegal moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ArchiveHost</name>
    <message numerus="yes">
        <source>%n game(s) were looked through.</source>
        <translation>
            <numerusform>%n game was looked through.</numerusform>
            <numerusform>%n games were looked through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end of %n game(s) was damaged and is kept aside; what lies before it counts: %1.</source>
        <translation>
            <numerusform>The end of %n game was damaged and is kept aside; what lies before it counts: %1.</numerusform>
            <numerusform>The end of %n games was damaged and is kept aside; what lies before it counts: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backed up: %n game(s), %1.</source>
        <translation>
            <numerusform>Backed up: %n game, %1.</numerusform>
            <numerusform>Backed up: %n games, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of %1 holds %n game(s).</source>
        <translation>
            <numerusform>The backup of %1 holds %n game.</numerusform>
            <numerusform>The backup of %1 holds %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the place of the archive with its %n game(s), which is kept aside as a copy.</source>
        <translation>
            <numerusform>It takes the place of the archive with its %n game, which is kept aside as a copy.</numerusform>
            <numerusform>It takes the place of the archive with its %n games, which is kept aside as a copy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the backup the end of %n game(s) is damaged.</source>
        <translation>
            <numerusform>In the backup the end of %n game is damaged.</numerusform>
            <numerusform>In the backup the end of %n games is damaged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ReviewHost</name>
    <message numerus="yes">
        <source>No, %n line(s) away.</source>
        <translation>
            <numerusform>No, %n line away.</numerusform>
            <numerusform>No, %n lines away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ArchivePage</name>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message numerus="yes">
        <source>Board of %n line(s)</source>
        <translation>
            <numerusform>Board of %n line</numerusform>
            <numerusform>Board of %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClockCard</name>
    <message numerus="yes">
        <source>%n stone(s) captured</source>
        <translation>
            <numerusform>%n stone captured</numerusform>
            <numerusform>%n stones captured</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClockFace</name>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n period(s) left</source>
        <translation>
            <numerusform>%n period left</numerusform>
            <numerusform>%n periods left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n minute(s) of byo-yomi</source>
        <translation>
            <numerusform>then %n minute of byo-yomi</numerusform>
            <numerusform>then %n minutes of byo-yomi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n stone(s) in %1</source>
        <translation>
            <numerusform>then %n stone in %1</numerusform>
            <numerusform>then %n stones in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n second(s) a move</source>
        <translation>
            <numerusform>+%n second a move</numerusform>
            <numerusform>+%n seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n stone(s)</source>
        <translation>
            <numerusform>for %n stone</numerusform>
            <numerusform>for %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) of the minute used</source>
        <translation>
            <numerusform>%1, %n second of the minute used</numerusform>
            <numerusform>%1, %n seconds of the minute used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n second(s) of the period used</source>
        <translation>
            <numerusform>%1, %n second of the period used</numerusform>
            <numerusform>%1, %n seconds of the period used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClockHalf</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ClockOnlyPage</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CountPage</name>
    <message numerus="yes">
        <source>%n shared point(s): half for each side.</source>
        <translation>
            <numerusform>%n shared point: half for each side.</numerusform>
            <numerusform>%n shared points: half for each side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CountWalk</name>
    <message numerus="yes">
        <source>Black&apos;s %n dead stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>Black&apos;s %n dead stone at %1 is lifted.</numerusform>
            <numerusform>Black&apos;s %n dead stones at %1 are lifted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s %n dead stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>White&apos;s %n dead stone at %1 is lifted.</numerusform>
            <numerusform>White&apos;s %n dead stones at %1 are lifted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black stone(s) are laid into the area at %1.</source>
        <translation>
            <numerusform>%n black stone is laid into the area at %1.</numerusform>
            <numerusform>%n black stones are laid into the area at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white stone(s) are laid into the area at %1.</source>
        <translation>
            <numerusform>%n white stone is laid into the area at %1.</numerusform>
            <numerusform>%n white stones are laid into the area at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n empty point(s) now.</source>
        <translation>
            <numerusform>It has %n empty point now.</numerusform>
            <numerusform>It has %n empty points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>%n black stone at %1 is lifted.</numerusform>
            <numerusform>%n black stones at %1 are lifted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white stone(s) at %1 are lifted.</source>
        <translation>
            <numerusform>%n white stone at %1 is lifted.</numerusform>
            <numerusform>%n white stones at %1 are lifted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Areas become one of %n empty point(s).</source>
        <translation>
            <numerusform>Areas become one of %n empty point.</numerusform>
            <numerusform>Areas become one of %n empty points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The area has %n empty point(s) now.</source>
        <translation>
            <numerusform>The area has %n empty point now.</numerusform>
            <numerusform>The area has %n empty points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral point(s) at %1 are shared, half for each side.</source>
        <translation>
            <numerusform>%n neutral point at %1 is shared, half for each side.</numerusform>
            <numerusform>%n neutral points at %1 are shared, half for each side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The area at %1: %n point(s).</source>
        <translation>
            <numerusform>The area at %1: %n point.</numerusform>
            <numerusform>The area at %1: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) on the board.</source>
        <translation>
            <numerusform>%n stone on the board.</numerusform>
            <numerusform>%n stones on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %n shared point(s): %1.</source>
        <translation>
            <numerusform>Half of %n shared point: %1.</numerusform>
            <numerusform>Half of %n shared points: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PracticeHints</name>
    <message numerus="yes">
        <source>Black&apos;s area at %1: %n point(s), stones among them.</source>
        <translation>
            <numerusform>Black&apos;s area at %1: %n point, stones among them.</numerusform>
            <numerusform>Black&apos;s area at %1: %n points, stones among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White&apos;s area at %1: %n point(s), stones among them.</source>
        <translation>
            <numerusform>White&apos;s area at %1: %n point, stones among them.</numerusform>
            <numerusform>White&apos;s area at %1: %n points, stones among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared point(s), half for each side.</source>
        <translation>
            <numerusform>%n shared point, half for each side.</numerusform>
            <numerusform>%n shared points, half for each side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RefereeDialog</name>
    <message numerus="yes">
        <source>Twice as much is taken off the clock; %n minute(s) or more lose the game.</source>
        <translation>
            <numerusform>Twice as much is taken off the clock; %n minute or more loses the game.</numerusform>
            <numerusform>Twice as much is taken off the clock; %n minutes or more lose the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RefereeLine</name>
    <message numerus="yes">
        <source>Log (%n)</source>
        <translation>
            <numerusform>Log (%n)</numerusform>
            <numerusform>Log (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StatisticsPage</name>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n series</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StoneGroups</name>
    <message numerus="yes">
        <source>Black, %n stone(s) at %1</source>
        <translation>
            <numerusform>Black, %n stone at %1</numerusform>
            <numerusform>Black, %n stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White, %n stone(s) at %1</source>
        <translation>
            <numerusform>White, %n stone at %1</numerusform>
            <numerusform>White, %n stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral point(s) can still be filled: %1.</source>
        <translation>
            <numerusform>%n neutral point can still be filled: %1.</numerusform>
            <numerusform>%n neutral points can still be filled: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Texts</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>behind a number of wins</comment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of the table</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <translation>
            <numerusform>%n loss</numerusform>
            <numerusform>%n losses</numerusform>
        </translation>
    </message>
</context>
</TS>
