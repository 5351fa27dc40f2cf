<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
