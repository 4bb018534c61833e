<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutPage</name>
    <message>
        <source>The program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BarraCan and its relatives at one card table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BarraCan was invented by Carlos De La Riva.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program, its card faces and its sounds are free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each match is a record, a file that ends in .cards.jsonl. Other programs may read and write records, too. This page describes them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt} and PySide {pyside} on {system}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It runs with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in memory only: nothing is kept after this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library: one file with matches, pads and players. Each move is in it before it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you have chosen for good, and the window’s size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painted pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and tables that were painted before. This folder can be deleted at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong. It is sent nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the program runs, the last moves lie in a second file beside the library: who copies the one file alone may lack them. The button here makes a whole copy, and so does this command:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the library elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To copy the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something does not work as it should? Save a report and pass it on to those who make the program, with a sentence about what you did and what happened then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the report are: the record of the match at the table up to the last hand that is over, with the names written in it; the versions of the program, Python, Qt and the system; and the last part of the log, in which all cards, numbers and names are blotted out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the hand that is being played is in it, and nothing else of yours. It is sent nowhere: it becomes a file, which you can read before anybody else does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All this is part of the program as it runs here. Thanks to everybody who made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide are used as libraries that can be replaced by others of the same form. Qt contains works of others, which its own documentation lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{makers}. {licence}. {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{makers}. {licence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutPages</name>
    <message>
        <source>Archive (*.zip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since, or nothing has been done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort: {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>{name} {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in the hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} Clause {clause}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}’s turn. The cards stay hidden until {name} shows them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarbuTable</name>
    <message>
        <source>now {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left for {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} has doubled {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other} redoubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} owes one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} owes two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last contract of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} contracts left in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardFolder</name>
    <message>
        <source>The folder of your card faces cannot be read: {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} lacks {card} and {others} more; a set has 52 SVG or PNG files, such as QH.svg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} has no picture of {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture {file} in the folder of your card faces cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture {file} is {width} by {height}; a card is upright, about 1.4 times as high as wide.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>{count} still out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps out: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trump is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jackie of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChapterPath</name>
    <message>
        <source>The course</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseChip</name>
    <message>
        <source>Read clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>From {clause}, {title}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>owes a double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring: declares</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConcanTable</name>
    <message>
        <source>left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not down yet, {points} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {words}, {total} in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing laid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>named, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare: {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump asks for a suit, dominoes for the rank that begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each once in your seven hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ControlRow</name>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judged move and all moves of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is ahead, over the whole match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next move that cost something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next costly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next costly (J)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves (V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph (G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CourseOffer</name>
    <message>
        <source>Is {game} new to you? Its course begins with a hand that you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the course</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoursePages</name>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {count} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lesson has other steps than it had when you left it. It begins with its first one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until {name} says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… {count} more before that</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Won {won} of {matches} matches: {part} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won {won} of one match: {part} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after one match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {matches} matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DominoRow</name>
    <message>
        <source>goes on with {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoubleBox</name>
    <message>
        <source>{double} {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoublingSheet</name>
    <message>
        <source>owed: {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Return these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arm {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside {card}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>the last hand of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands left, this one too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of the declarer each round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ the difference once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↔ the difference twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndBoard</name>
    <message>
        <source>{total} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} was ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} were ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} reaches {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} reach {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {others}, after one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {others}, after {count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {others} hands won</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleBox</name>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>{file} is the library, where your matches are kept: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FairPlayPage</name>
    <message>
        <source>Prove that the computer did not peek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions asked again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No computer player sees more than its seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} decisions of this match are drawn. All cards that the seat could not know then are dealt again, {redeals} times for each, and its player is asked again. Who sees only what the seat sees does the same each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No computer player has moved yet in a hand that is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player has failed. Report this fault: it is one of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked again: {done} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In no decision of this match could the other hands have been others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody peeked: {count} decisions, {asked} redeals, and each time the same move with the same reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions that changed when hidden cards lay elsewhere: {count}. Report this fault: it must never happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}: {name} ({player}) {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{verdict}, cards elsewhere: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks of this match were not sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal: {digest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt and cards are shown when the hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt: {salt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal is that of another deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy salt and cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{name}: points {points} of {limit}, hands {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Matches won, as it has run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstCard</name>
    <message>
        <source>Only you see this card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstDraw</name>
    <message>
        <source>The draw for the first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cuts the pack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlashExit</name>
    <message>
        <source>Flash exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays all five at once: {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {points} for what is laid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three complete sets: the best of each type count double. Melding out is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three sets, the best three of each type count double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two complete sets: melding out is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One complete set: melding out is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still needed to meld out: {types}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melding out takes one category of each type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ladder yet. One with all five types pays for its top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ladders are complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete and royal, it pays {points} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete, it pays {points} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still needs: {types}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of it in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no points in this hand yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} on the table this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} in this hand so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand count against a side at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePortrait</name>
    <message>
        <source>{sentence}. For {players} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}. For {players} players; a match takes about {minutes} minutes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners or everybody alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this set says of {options} is no longer possible: the usual rule stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the seat to change places with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} against {second} against {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes}′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rich</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>{name}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {needed}, {more} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPoints</name>
    <message>
        <source>This hand so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>{game}, hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, hand {hand}, to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadEntries</name>
    <message>
        <source>Store this match in the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadTitle</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Next best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read more in the rules (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons, gain and risk (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the hint away (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Score pad for your own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with real cards, write the points here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move is clearly the best. Find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play BarraCan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a click opens its new match, ready to deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a click opens its new match with the players of last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games, {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePages</name>
    <message>
        <source>The game goes on in memory; nothing is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match that is exported is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven real card games at one good table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone against the computer, or with others at this screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You against {name}, a {level} player, to {target} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {names}, to {target} points. Left {moment}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {names}. Left {moment}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn, hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to move, hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last match: {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won {won} of the last {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same table again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} matches in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review it, or read its score pad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with them, review them, or read their score pads.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A name for these options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual options</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next part of the table, or the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the nearest card or place in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the own pile and on clockwise; to the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the lit button says, or to the place in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw; pass or stop where nothing is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick up the pile in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a trick; in trick games L shows the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard the chosen card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the last move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hint, pressed again why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>review, the result: when a hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speak whose turn it is, speak the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound on and off; each suit in its own colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score pad, rules, table in text, full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let go, close; with nothing left the first page, the match is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a card, or let it go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then its letters, such as KS: to this card of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards of the hand that fit what lies at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sort the hand; move a card in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meld tray, ladder builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is chosen into a new draft, or into that draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay down what lies in the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a card back from tray or builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the brass button, or the button in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to where you came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the first page: a game, new match, learn, matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the rules: search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the rules: the chosen cards into the frame, or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Page keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move, a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next costly move, the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the graph large, the graph as a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right column</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>complete and royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of 5, royal so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {types}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needs} for {points} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state}, {needs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderBoard</name>
    <message>
        <source>Upper cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the arm here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On top of the arm: any {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the foot of the arm: any {rank}, or a king as its break</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type} with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may grow up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may grow down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card goes here: an ace, a king, or a number from 10 down to 3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderCaption</name>
    <message>
        <source>{types}/{most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of 5, royal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, {types} of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {most} cards, {types} of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the place that the {card} is to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a card on the dashed place, or let the ladder be arranged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {count} cards are to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: choose cards of the hand, then the place that they are to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: no card of the hand fits here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: {count} new cards stand. Lay them, or add more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: the {count} new cards do not stand yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: {cards} stand. Lay them, or add more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: {cards} do not stand yet. Add what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: {cards} stands. Lay it, or add more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: {cards} does not stand yet. Add what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete and royal: {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete: {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of five. Complete and still royal it adds {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of five, royal lost. Complete it adds {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderRow</name>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where in the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the chosen cards there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>every game, from the first card to the hard decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With drawn examples, and a place to try things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example hands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause {clause} of the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryRelocation</name>
    <message>
        <source>Save the library elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already: choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches are copied to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is saved in {file} from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played is saved in {file} from now on. The earlier matches could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the program with --library and this file to find it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchItem</name>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Last finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as lost for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Match to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>won by {name}, {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand}, your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand}, {name} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over after hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand}, move {move}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message>
        <source>Serious match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is taken back and no hints are given; the score pad says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number at the same table has the same deals: to play a match again, or to share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by title, name or game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pad is kept by hand yet: for games at a real table with real cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import records; they can be dropped on the window too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename, duplicate, export, delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeldCaption</name>
    <message>
        <source>Clean {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>First page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and their pads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table in text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoreLadders</name>
    <message>
        <source>Turn the wheel, drag, or press the Page keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What are you called?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches and your score pad bear that name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameTag</name>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewDraftPlace</name>
    <message>
        <source>Drop cards here, or select them and press A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop cards to start another</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>All as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {target} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} About {minutes} minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from usual: {rules}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewPadPage</name>
    <message>
        <source>For a game at a real table with real cards. What is corrected later stays readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 where the game has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenCards</name>
    <message>
        <source>{name} was left with {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pot held {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your side has not opened. The first move lays {least} or more, by one player, in one or several melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of {least}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PadEntry</name>
    <message>
        <source>Correct hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PadExport</name>
    <message>
        <source>{side}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>No match here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {date}
{total} points, {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {date}
one point, {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PadPages</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is being written: match {number} of {matches}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PadWriting</name>
    <message>
        <source>the writing broke off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>Read it in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have it done for you (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>{result}: out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck: out of reach</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>daring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>careful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump hunter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>racer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gatherer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your partner, {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubles {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubles {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Everybody who has played here. Write over a name to change it; what was played stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark and colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour, guest, merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour, guest, merge: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches: {matches}, won {won} of {counted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, guest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>neutral pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>{count} blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} older</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>pot, unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}, {count} in tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>the sign of the dealer</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>{who}: style</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>A change holds from the next move on. The record says who made each move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message>
        <source>{points} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}  {points} + laid away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}  {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}  {points}, with {laid} laid away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}  {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>no pot left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both pots taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pots taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pot of {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pots of {sizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} pots of {size}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move is clearly better than all others. Make it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points less than the best. Look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move is being weighed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no hints in a puzzle: Show me makes the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was the move: {points} points better than the next best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found: {points} points better than the next best.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlePages</name>
    <message>
        <source>{game}: what would you do?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordExchange</name>
    <message>
        <source>{file}: imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the library has this match already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the match goes on with what was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: line {line} is wrong ({clause}). {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not imported. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further files: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Points of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewColumn</name>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line cannot be played on. Esc leads back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on expert has played every seat, with the stock as it lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert plays every seat on from here. End shows how it comes out, Esc leads back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>The record can be looked at when the first hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowOrder</name>
    <message>
        <source>As laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, or a clause such as {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clauses found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPages</name>
    <message>
        <source>The rules cannot be read in this language. Install BarraCan again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>The first hand is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at this hand move by move, and have the moves judged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}, declared by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand, in all {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad: the first hand is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad, hand {hand}, {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how red and black are told apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each moves when chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the hand and the piles, as far as the window allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel and buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearer to the hand that plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in text: lists and buttons; key F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key S turns it off and on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long the computer rests between its moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all words at the table and on the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in trick games: they go by themselves, or lie until you click or press a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in trick games: choose it and then the place, or click it twice; or one click plays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck on Barracuda’s board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at Sheepshead: with what has been played and card points, or the order of the cards alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deuces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the hand of Burraco and Buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that fit melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked in rummies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move to which the rules leave no other is made by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: the system’s, where the program speaks it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open red suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue rays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey rosette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In their suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the key F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With played cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose, then lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One click</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>All as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the table {percent} %: in a window of this size the cards leave no room for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every choice shows at once on the table at the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every choice is kept at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Sound is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are as they were before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fault} The program’s own cards are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with SVG or PNG pictures of 52 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours lie in {folder}; press again for another folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{names}: {points} points in this hand, {total} in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pot −100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld of seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clean</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotNote</name>
    <message>
        <source>in the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the ladders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound here: the part of the program that plays it is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound here: the system has no loudspeaker.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot {number}, taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your tricks, {count} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s tricks, {count} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your tricks, none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s tricks, none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick, no card yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick, {count} of {seats} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld}, clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld}, semi-clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld}, dirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foundation of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foundation of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foundation of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foundation of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft {number}, {name}, not yet: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, standing for {other}, {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, led by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, led by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {number} of {count} in draft {draft}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, on top the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eighth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelfth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirteenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourteenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifteenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixteenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventeenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eighteenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nineteenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twentieth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-eighth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-ninth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirtieth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, new in the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}, {count} cards, {blocked} blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evens/odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}, none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}, one meld: {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}, {count} melds, last: {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}, one in a ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}, {count} in ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{melds}; one in a ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{melds}; {count} in ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{melds}; one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{melds}; {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladder {number}, {state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks, none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks, {count} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}, can be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, under the {stopper}, blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}, row: {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ladder {number}, row of arm card {at}, {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}, one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}, {total} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}, one point, {hand} in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}, {total} points, {hand} in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: not yet, clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New draft</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuitBoard</name>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ranks} spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run {first} to {last}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>The trick is complete: click or press a key to go on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePiece</name>
    <message>
        <source>The table as you have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two piles, {upper} and {lower}, and a hand, {hand}, drawn as they are chosen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As you have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Let the chosen cards go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into a new draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take draft {number} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last trick: {cards}, won by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: one point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: {total} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: one point, {hand} in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: {total} points, {hand} in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the table (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space chooses a card, Shift and an arrow key move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moves, the newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{condition}: not yet, clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the top of the arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the foot of the arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside arm card {at}, {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drafts. Choose cards of the hand and put them into a new draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{draft}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeAxis</name>
    <message>
        <source>Position in the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>{names} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} of {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes}:{seconds} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrayFoot</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still missing: {condition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray is empty: put cards together first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrayPage</name>
    <message>
        <source>Earlier drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts {first} to {last} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrickMoves</name>
    <message>
        <source>played {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} laid away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards go here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led, ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TryFrame</name>
    <message>
        <source>Not yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag cards into the frame, or select them and press A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the frame: {cards}. {answer} To choose from: {others}. At the card {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>{step}, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypeList</name>
    <message>
        <source>from the hand: {cards} beside {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the hand: {cards} under {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the hand: {cards} over {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new, {first} to {last} in the arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new, beside {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Types</name>
    <message>
        <source>Evens / odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ev./odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oppos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tripl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours alternating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red and black that make 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a suit in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king, queen, jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 6</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_ChapterButton</name>
    <message>
        <source>{done} of {steps} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_ResultFace</name>
    <message>
        <source>Esc shows the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it went</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Points it comes to, played out with such hands as the others may hold: about {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is doubled here is likely to do worse than this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double of the declarer is still owed in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is likely to do clearly worse than this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It opens the way for other cards of this hand, or holds up nothing of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that are kept back hold the others up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of this hand can be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit counts twenty points and ends the hand at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lets your side meld out, which counts four points and ends the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay single categories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies on the table counts, whoever ends the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side then has all five types and may meld out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick counts four points for one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It completes three tricks, which count three points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card makes a category at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further cards that come into the hand: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw keeps a flash exit possible. Cards missing for it: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand holds all five types: after a draw it can make a flash exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing on the piles is worth more than a new card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty, and nothing on the piles helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortest ways to all five types do without the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does least in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player can hardly use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black ace blocks the cards under it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lets {name}’s side meld out, which counts four points and ends the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay single categories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s side then has all five types and may meld out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top discard can be taken for a play alone, and makes none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of the deck promises more than the top discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is played at once, and what else fits stays for the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is emptied by plays alone: each draw is offset by a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card wins the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fits the table, but the others do more in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile brings less than a new card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card goes well with the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card is likely to be better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {count} cards come into the hand at once, to be laid now or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is a known card, and the next player can’t take it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The empty hand takes a pot at once, and the turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies on the table counts for the side, what is left in the hand against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay and add freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clean meld counts 200 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A semi-clean meld counts 150 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards with a wildcard count 100 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card leaves the hand, and a pot follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out counts 100 points and ends the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other card is worth more to keep, or goes with a meld of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes with no meld of another side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay and add freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the melds-down the top discard can be taken for them alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown card is worth more than the top discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} can be laid at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a melds-down the hand costs a hundred points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table cost nothing when the hand ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fits there, and no meld of the hand needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker is worth more than the {card}, and costs less if it is left over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An announced joker costs 2 points if it is left over, another one 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player gains more often than he loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player loses too much with this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points that are laid away count for the Player: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suit is emptied, which can be trumped from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What takes tricks stays in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays after it, so that it takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card that may be in another hand beats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick unless a later card beats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No higher card of its suit can be in another hand: only a trump beats it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may lose the trick, but other cards are worth more to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick lies with the partner of this hand, and its points are safe there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner of this hand has the trick so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can’t take this trick, and other cards are worth more to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card of its suit that may be in another hand is higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not likely to take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the {card} takes this trick, it can take no dearer one later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card that may be played beats the trick so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes this trick has to take the {card} with its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can’t take this trick, and the {card} may take a dearer one later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can’t take this trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>{what} The game goes on in memory; nothing is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the program went wrong. What was played is saved; the log tells more: {log}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unfinished match to resume.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>No queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No last two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump in {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominoes from {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract comes first. Name one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the doubling. Double somebody or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have been doubled. Redouble or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This contract is played in tricks. Play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are dominoes. Lay a card on a foundation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have named this contract before. Choose one that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one seat at least, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat is named twice. Once is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four seats, 0 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody doubles himself. Name another seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a positive contract only the declarer is doubled. Name him alone, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer doubles only players who have doubled him. Name one of these, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled you after your turn. Name one of these, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You double the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are led only from a hand of nothing but hearts. Lead another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play your highest, the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play a trump that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have none of the suit led. Play a trump that wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} fits no foundation yet. Lay one that is next in its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here nothing goes above an ace or below a two. Lay another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a card that fits. Lay it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have laid a card. Lay another, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn ends after one card at least. Lay one, or pass if none fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has been doubled. Redouble or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has named this contract before. Choose one that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. The {card} is due, the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. Play a trump that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has none of the suit led. Play a trump that wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has a card that fits. Lay it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has laid a card. Lay another, or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such contract. The seven are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump suit is C, D, H or S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting rank is one of A 2 3 4 5 6 7 8 9 T J Q K.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: name a contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: double or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: a double of the declarer is owed in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled since, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles of the declarer still owed in this round: {owed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: lead a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: lead a card, but no heart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with one that wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play a trump that wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: lay a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: lay a card, or pass, which only the first turn allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: lay another card or end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: no card fits. Pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum: everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} (redouble)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominoes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double {first}, {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble {first}, {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♣ clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♦ diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♥ hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>♠ spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not go on here. Lay it at its own end of the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each suit has a foundation of its own. Lay the card on that of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is doubled by somebody speaking later is asked again and may redouble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody doubles and redoubles in one turn only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who can beat the trumps in the trick plays the highest trump of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who can beat the trumps in the trick plays any trump that does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominoes round the corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above an ace comes the two, and below a two the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes above an ace or below a two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn in dominoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn is one card or several, as many as one likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn is one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As clubs play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal moves on after seven hands: seat {seat} deals this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all tricks taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last card that counts was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three are rid of all cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}: all tricks are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}: the last card that counts is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{contract}: three players are rid of their cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not a pack of 52 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts without the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelfth trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteenth trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} against {other}, doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} against {other}, redoubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts: ✓ named, ○ left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles owed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts, ace −6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last two tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in order of going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declares, each queen −6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declares, each trick −2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declares, −2, ace −6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declares, K♥ −20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declares, −10 and −20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declares, each trick +5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} declares, 45 20 5 −5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of 13 tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K♥ not yet fallen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has taken the K♥</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K♥ lies in the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of 52 laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes one double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes {count} doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name no queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name no tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name no hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name no king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name no last two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name trump in {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name dominoes from {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redouble {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double {seats}, and redouble {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass, and double nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>barracan</name>
    <message>
        <source>Evens or odds are made of numbers, ace to ten. The {card} has none: leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evens or odds have two to four cards, not {count}. Add one, or leave some out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers are even, or all are odd. Lay even and odd ones apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the lowest to the highest, red and black alternate. {cards} do not: change one for the other colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. {cards} do not: change one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. Keep two such cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites are one red and one black card. {cards} have one colour: change one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triplet is three cards of one rank, or two and a joker. Lay three that match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a ladder a triplet is three or four cards of one rank. Change the one that differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is three consecutive cards of one suit, or two of them and a joker. Lay three in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a ladder a run is three consecutive cards of one suit. Lay three in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is of one suit. {cards} are of several: change one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a run an ace lies before the 2 or after the king, never between. Put it at an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A family is a king, a queen of another suit, and one to four jacks of these two suits. Add what is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A family is made of a king, a queen and jacks. The {card} is none of these: leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and queen of a family are of different suits. {king} and {queen} share one: change one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A family’s jacks are of the king’s or the queen’s suit. The {card} is of neither: change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A category has one joker at most. Put another card in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers go into triplets and runs only. Leave the joker out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this you will hold one card and can hardly meld any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this {name} will hold one card and can hardly meld any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this you will hold two cards and can hardly meld any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this {name} will hold two cards and can hardly meld any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening: two categories at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves {count} cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves one card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves no card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first draft lays the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the hand cards that make a triplet, a run or a family with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down {count}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down {count}, 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay on the ladder, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay on the ladder, 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the ladder, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the ladder, 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up and lay {count}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {count} and meld out, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash exit, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, as {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, without evens or odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, without opposites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, without a triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, without a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, without a family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand holds no ladder that could be laid here. Try a category alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evens or odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {type}. A complete set has one of each type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladders take no jokers. Lay the joker in a triplet or run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder has 13 cards at most, not {size}. Take some back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder has an arm. Lay its first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arm begins at the top with an ace, a king or a number from 10 to 3, not with the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arm goes down by one rank a card. The {below} does not go under the {above}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arm has one break at most. The {card} would be the second: take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} under a number begins the family. Its queen and jack end the arm, or both lie beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side cards lie beside an arm card. There is none at {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder holds each type once. Here it would hold two: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A category of the arm names its first and last arm card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arm itself holds runs, families and 6-5. Lay others beside an arm card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of categories in the arm only a family has more cards: jacks beside its jack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two categories in the arm share one card at most. Leave one of the two out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row belongs to one category only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has side cards. There are none at {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card of a ladder belongs to a category. Complete one for the {card}, or take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards lying in a ladder keep their places and categories. The arm grows at its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is added to this ladder. Add a category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evens or odds added to a ladder bring two new cards at least. These bring fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites added to a ladder bring two new cards. These bring fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triplet added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A family added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evens or odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken already. Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take first: draw, pick up a pile or take a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty. Pick up, take a trick or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody passes while the stock has cards. Draw one, or pick up a pile or take a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own pile stays closed to you. The other three are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pile {pile}. The four piles are 0 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pile is empty. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick takes one card from each of the three open piles. Choose one from each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile has no card at {at}: positions count from 0 at the bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stopper blocks the {card}. Choose a card above the stopper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is a stopper, which no trick takes. Choose a card above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker in a pile is never taken in a trick. Choose another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three pile cards of a trick are of one suit. {cards} are not: change one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not beat the {highest}. Choose a higher card of the suit, or a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not of the suit of the three. Choose a higher card of their suit, or a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is played without flash exits. Lay the melds without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit is for a side that has melded nothing before. Lay the melds without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit follows a draw from the stock. Lay the melds without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit lays all five types in one move. Add the types that are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit leaves one card at most, which is discarded with it. Lay more cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit discards the last card with it. Name the {card} as the discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has taken already. Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s own pile stays closed. The other three are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in {name}’s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move names a ladder once. Put all of it together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no ladder {number} and starts the next as {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {cards} is not in your hand. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} are not in your hand. Leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than you hold it. A card serves one category only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side opens with two categories at once. Add one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has not opened: a pick-up lays two categories at once. Add one from your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card after the discard: your side has no complete set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card {card} must make a triplet, a run or a family with cards of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No joker of the hand goes with the top card of a pile. Use two or more other cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pick-up makes a triplet of three. Lay the fourth card elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the {card} go only cards of the hand, none that lies in a ladder. Add cards to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a pick-up lays besides comes from the hand alone. Leave the pile’s cards and those on the table out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s side has no ladder {number} and starts the next as {next}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {cards} is not in {name}’s hand. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} are not in {name}’s hand. Leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than {name} holds it. A card serves one category only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s side opens with two categories at once. Add one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card after the discard: {name}’s side has no complete set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw or pick up a pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw or take a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw, pick up a pile or take a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pass to end the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pick up, take a trick or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening takes two categories at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard to the second pile: it is the shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard to the neutral pile: it is the shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side has a complete set and may meld out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one card hardly anything can be melded any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} and meld out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take trick, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {name}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {name}, 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick in {suit}: choose {missing} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick in {suit}: all four cards are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker takes any trick: choose three cards of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up with {card}: choose the hand cards that go with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up with {card}: all its cards are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards fit on more than one pile. Choose the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make no trick. Choose one suit from the three open piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every open pile shows {suit}. Choose cards of a suit that all three show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. You hold none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken already this turn. Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. {name} holds none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has taken already this turn. Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share melds, ladders, tricks and points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flash exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All five categories at once end the hand, whatever is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All five categories at once end the hand only if one card at most is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody ends a hand by a flash exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces in tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace beats the king of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace is the lowest card of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches so many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without flash exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short, to 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard goes to your own pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard goes to your first pile, unless the second is shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard goes to your second pile: it is the shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard goes to the neutral pile: it is the shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the {card} on top these cards make no triplet, run or family. Choose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pile is picked up with hand cards alone, without a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is one card from each of the three open piles and one of the hand. Choose them all first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of a pile goes into a trick, or from the top of the pile into a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a ladder each card has its place. Put it there in the ladder builder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard goes to {name}’s own pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard goes to {name}’s first pile, unless the second is shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard goes to {name}’s second pile: it is the shorter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: flash exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} melds out: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out by a flash exit: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty, and the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BarraCan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and four jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Families</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evens or odds doubled by three complete sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites doubled by three complete sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triplets doubled by three complete sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs doubled by three complete sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Families doubled by three complete sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trios of tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder from {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal ladder from {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melding out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ladder of {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a ladder: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a royal ladder: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evens or odds {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposites {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a triplet {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a family {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass, which ends the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up {pile} and lay {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the trick {cards} with the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}, and discard the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card} on your pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card} on your second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card} on the neutral pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card} and meld out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ladder {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} on the ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s second pile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>barracuda</name>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw of this turn is done. Play once, or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn has one play, and it is made. Discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is taken only to be used at once. Choose two cards that make a run or set with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn ends with a discard. Keep a card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not come next here. Choose another meld or card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This meld is whole. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run or set is laid as three cards. More are laid off later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} are neither a run nor a set. Choose three of a suit in a row, or three of a rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces are low: no run goes on beyond the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw a card, or take the {card} and use it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a run or set, lay one card off, or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is empty: the hand ends with this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards that go with the {card}, or a meld that takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} fits nothing that can be played now. Draw from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} makes no meld with these cards. Draw a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card} for {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card} and lay it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top discard is taken only to be laid at once. Choose what it goes with, or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every turn ends with a discard, the last one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A play may use up the hand, which then ends without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after the hand in which somebody has more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each loser pays for each point of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cents a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each loser pays for each point that the winner is ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card without a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short, to 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck ran dry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has run out, and nobody wins the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best in hands wins; of equals the fewest points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not a pack of 52.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match ends above {limit} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals, hands {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card from the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the set {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the run {meld}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>buraco</name>
    <message>
        <source>Only the first card of a hand may be refused. Draw or take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pile in the first turn. Accept the card or refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is not played on time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up already. The hand is played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move. These melds have {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One failed opening a turn. Lay {least} points or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {count}, open with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: keep the {card} or refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show melds of {points} points, too little to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening: {points} of {least} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces lie above the king only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces lie below the deuce only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deuces are the only wildcards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pack has two jokers, which are wildcards too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut counts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever lifts exactly the cards of the pots gains 100 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too small an opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not accepted and costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is shown, taken back, and the side needs 15 points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of wildcards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker counts 30, a deuce 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker counts 20, a deuce 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many minutes are played, whatever the target; 0 is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brazilian values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short, to 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cut lifts one card at least and leaves one at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; {name} has the highest and plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody laid anything more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time was up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock has run out, and the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody lays anything more, and the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up, and the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} lifted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} lifted, exact, +100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens with {least} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the first card, the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse the first card, the {card}, and take the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of the match is up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>burraco</name>
    <message>
        <source>Clean meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld, add or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no discard pile to take. Draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was the whole pile that was taken. Discard another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side has a group of this rank already. Add the cards to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side has no meld of this number. Add to one that lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card: a side that has taken no pot does not go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card: a side without a clean meld of seven cards does not go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card: a side without a meld of seven cards does not go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side that has taken no pot does not go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a clean meld of seven cards does not go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a meld of seven cards does not go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Lay the card in a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out takes a last discard. Keep a card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Keep another card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is a group or a run of three cards or more. Add cards to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld has one wildcard at most, not {count}. Leave the others out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no groups of deuces or jokers. Add two cards of another rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit. Change those that do not belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a run each card lies on its place, from low to high. The {card} does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this match no run begins below the 2: aces lie after the king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this match no run goes on after the king: aces lie before the 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wildcard at the end of a run lies at its low end. Put the {card} there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run has one natural ace in this match. Leave one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group stays a group and a run stays a run. Add cards that go on with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards stay in their meld. Put the {card} back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves in a meld without a new card. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace keeps its end of the run. Add cards at the other end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw a card or take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld, add or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side may go out: discard the last card, no wildcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pot waits: lay or discard the last card to take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card after the discard: the side may not go out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand ends after {count} more turns that take the pile and lay nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} and go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} and take a pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down {count}, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down {count} and take a pot, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down {count} and go out, {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This group takes cards of its rank, {rank}, and one wildcard. Choose one, or another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is of one suit, and the {card} is of another. Choose another card or meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the {card} this is no run: no rank is left out, none comes twice. Choose another card or meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pots for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pots: the first has 18 cards, the second 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pots of 11 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pots of 11 cards, one for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces in runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run may begin with an ace, end with one, or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run has one natural ace at most, at either end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-clean melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long meld with a wildcard is dirty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run with seven natural cards side by side and a wildcard counts 150.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run or a group with seven natural cards and a wildcard beside them counts 150.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out takes a clean meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out takes a meld of seven cards, clean or dirty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes out discards the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes out may also lay the last cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh pot at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pot that was not played yet counts its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pot that was not played yet counts minus 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches so many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 505</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 1005</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian federation (FIBUR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not the pack of this match: {count} cards, each as often as it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody laid anything more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock has run out, and the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody lays anything more, and the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dirty melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresh pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pot taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot taken, may go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a clean meld: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the discard pile, {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {cards} to the group {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {cards} to the run {meld}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About BarraCan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to draft {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the best ladder that the hand can lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubles counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert’s line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a pad by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens with {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would have happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {cards} is to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×{count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>concan</name>
    <message>
        <source>Melds-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {card} for the joker of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts {value} of {threshold} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down {count}, {value} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card}, lay {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, the joker in {meld} of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These melds count {points}. A melds-down takes {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No joker of this meld stands for the {card}. Choose another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first turn of a hand is one discard. Choose a card to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw or take a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock still has cards. Draw without making a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up. The draw states the order of the new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new stock is made of all discards but the top one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the melds-down a card is taken alone. Meld in another move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the melds-down the {card} is taken only to be laid in it. Choose melds with this card, or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is taken only to be laid at once in one of these melds. Add it to one, or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the melds-down a swap is a move of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the melds-down a joker is gained only to be laid in it. Lay it in one of these melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the melds-down jokers are gained only to be laid in it. Lay all {count} in these melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These melds count {value}. The first melds of a hand count {threshold} or more together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melds-down comes first. Lay melds of {threshold} points or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card goes by a discard. Keep a card that may be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} that was taken is not discarded in this turn. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set has four cards and takes no more. Choose another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set takes the {card} only. Choose that card or another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run takes no more at that end. Choose the other end or another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At that end the run takes the {card} only. Choose that card, the other end or another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run has two ends. Choose the low or the high one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set has no ends. Lay the card off without naming one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no joker in the hand to announce. Go on with the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All jokers in the hand are announced already. Go on with the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Change a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Change a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} are neither a set nor a run. Choose one rank or one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace lies before the 2 or after the king. No run goes on beyond it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: discard one of {count} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw or take a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw, or take the top discard for the melds-down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld, lay off, swap or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the melds-down or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A melds-down counts {threshold} points or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards count {value} of {threshold} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards count {value} of {threshold} points, {more} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {count} melds, {value} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up: the discards are shuffled into a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up: the hand ends with this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards that go with the {card} into the melds-down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card} for the melds-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low end: lay off {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High end: lay off {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As {card}: lay off the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {card} for the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {card} for the joker in the melds-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run takes the {low} or the {high} only. Choose one, or another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run takes the {card} only. Choose that card or another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run takes no more cards. Choose another meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first melds of a hand count so many points together, or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New stocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many times in a hand the discards are shuffled into a new stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over after so many hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament, four hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short, three hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a hand is the first player of the next: seat {seat} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won the hand before: the next seat clockwise, {seat}, deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock has run out, and nobody wins the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has drawn the highest card, deals and plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest sum wins. X counts −25; who never melded has 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and two jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a melds-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers not announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds-down from {threshold}, hand {hand} of {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not down yet, {points} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{note}, {points} in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 new stock left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} new stocks left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X: won the hand, −25. {count} hands to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X: won the hand, −25. One hand to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X: won the hand, −25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no new stock left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds down, jokers announced: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meld}, {other} and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set {cards} with a joker as {stands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run {cards} with a joker as {stands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle a new stock and draw a card from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile and lay {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap {card} for a joker on the table, and lay {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the set {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the run {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the set {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the run {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the jokers of your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the jokers of {name}’s hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>points in hand {hand}, your best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points, your most in a match so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead, your clearest win so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a row at {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, your first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, your first in {count} matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eighth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points in the {ordinal} hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points in hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point in the {ordinal} hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point in hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points in {hands} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points in hand {hand}, the best of this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points in hand {hand}, your best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point in hand {hand}, the best of this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point in hand {hand}, your best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought the most points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after hand {hand}, and won all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after every hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apart at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end of the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{share} of 100 hands end with a flash exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of 100 hands end because somebody goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among strong players a hand has about {turns} turns each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among strong players somebody takes the window in {share} of 100 hands; in the others it is The Least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead of casual players in {share} of 100 hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead of beginners in {share} of 100 hands.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Four open piles, tricks and ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long runs, two pots, race to 2005</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deuces run wild in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of 51, nine hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards, quick and sly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven contracts, one bearded king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against two, queens rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock takes no cards. Draw from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card goes from hand to hand. Choose another place for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are in the hand. Choose another place for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that is drawn or taken goes into the hand. Let go of it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is discarded, and ends the turn. Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are laid off one at a time. Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before your own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pot takes no cards. It is taken whole once the hand is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are played to the trick. Let go of the card there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick that is taken takes no more cards. Play to the one that lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before {name}’s own side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal passes clockwise: seat {seat} deals this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is a seat of this match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Hint: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On average over {worlds} possible deals it is worth about {points} points more than the next best move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over {worlds} possible deals it gives about {percent}% more chance to win the match than the next best move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {share} of 100 such deals the next best move comes out better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {worlds} possible deals no other move came out clearly better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen by the rules of thumb of a good player; no deals were played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent}% less chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about as good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next best: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next best, {behind}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>{name}’s moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. Expert would choose otherwise: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. A good move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand ended {ahead} points against the others, without this luck about {fair}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss} points. Better: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost {loss} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost {loss} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: {luck} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: on average {luck}% chance to win the match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>The translation into {language} cannot be read. The window speaks English; install BarraCan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language chosen, {language}, is none that the window speaks. Choose another one in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window does not speak the language of the system, {language}, so that it speaks English.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The rules allow this, only not this lesson. {way}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lessons in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another move is better here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The file is not whole: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of the table {table} cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables are not those of a library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the table {table} something belongs to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines of match {row} are not numbered one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title or another note of match {row} has changed since it was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {row} has changed since it was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lists show of match {row} does not agree with its lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library&apos;s own number makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers for new matches or players make no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} was made by a newer version of the program (schema {schema}, this one knows {known}); it was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one (matches: {matches}); others, or the last moves of some, may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} is damaged: another program has set it aside and begun a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} of the library cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} cannot be opened: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} cannot be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the library {file} does not allow the way of saving that survives a sudden end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} has been moved or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of the library {file} is full: free some space and play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} may not grow: the system limits the size of files. Raise the limit and play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program keeps the library {file} busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library {file} has failed: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is open in another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is open at the table: leave it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no library {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a player {player} already: merge the two if they are one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library has no match {match}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>{option}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option {option} takes true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option {option} takes one of these: {choices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option {option} takes a whole number from {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option {option} takes a whole number up to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brazil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner plays by its own hand and remembers little of what was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual watches the whole table, but draws few conclusions from what others play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong remembers all that was shown and thinks of what others need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert knows all that Strong knows and thinks furthest ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump hunter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold waits longer for a flash exit and opens later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The collector takes tricks more readily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocker lays more stoppers and leaves less to pick up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The team player opens sooner, so that its partner can go on laying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daring plays alone more often, and takes a trick where it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful plays alone less often, and keeps its trumps for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump hunter leads trumps more readily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The builder keeps wildcards back and builds long runs without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The racer lays all it can and takes the pot early, with wildcards too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gatherer takes more piles and keeps more cards in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any style is one of these by chance, told once the cards are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Barbu&apos;s actions are contract, double, redouble, pass, play, lay and end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key seats needs a list of seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BarraCan&apos;s actions are draw, pass, pickup, trick, meld and discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move that melds lays one meld or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A category is evens_odds, opposites, triplet, run or family.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of a row is the plain decimal index of an arm card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has one side card or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder&apos;s category has arm, the first and last index of its cards, or row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick&apos;s card is an object with pile and at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracuda&apos;s actions are draw, take, meld, layoff and discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A take has either cards or meld: the card taken is used at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buraco&apos;s actions are draw, refuse, take, meld, add, discard and time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burraco&apos;s actions are draw, take, meld, add and discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is a list of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concan&apos;s actions are draw, take, meld, layoff, swap, announce and discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A swap is an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key as names one card for each joker, and is there only with a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key end is low or high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheepshead&apos;s actions are take_window, pass, bury and play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} needs a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} needs a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} needs true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} needs a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} needs an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} needs a card, such as TD or JK.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of a record is one JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has lists or objects nested more than {deepest} deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty line is not part of a record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record begins with a match line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record has one match line only, the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line&apos;s kind is match, hand, move, hand_end or match_end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program reads format 1 of records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program does not know the game that the record names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each seat is an object with a name and a player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not played by {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sides of this match are {sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key sides needs a list of lists of seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing follows the end of the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over: its hand_end line comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is decided: its match_end line comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is not decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is being played: a hand line comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand before is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is hand {hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} does not agree with the play: {value} is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key seat needs a seat of this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is empty: it begins with a match line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line does not end with a line feed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than 64 KiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is longer than 64 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no pad kept by hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cost {loss} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost {loss}% of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A good move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert would choose otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played, expert too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worse in {share} of 100 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As good in all deals looked into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck of the draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No draw of this hand has been judged yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dearest moves of this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dear move in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}. Better: {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the draws of this hand brought cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no record of a match. Records are files that end in .cards.jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a record in format {format}, which a newer version of BarraCan opens; this one reads format {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of {file} can be shown. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line of this record is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand of this match was dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is wrong ({clause}). {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand}, turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{move} of {moves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} ahead by {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costly moves: {costly}. Large ones: {large}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert differs: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging: {done} of {count}, {seconds} s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No costly move was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge this match, {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert can say of each move what it cost. Moves to judge: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only hands that are over are judged, and this one is seen from the own seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {name}’s seat only {name}’s own moves are judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move is judged soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verified, every line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rummy</name>
    <message>
        <source>The {card} is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand holds fewer of the {card} than are laid here. Take one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such meld on the table. Choose one that lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card} and win the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No meld yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves {count} cards in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves one card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves no card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, with {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the {card} off to the set {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the {card} off to the run {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose it again for the rest of its meld: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in dollars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number}, a serious one: nothing taken back, no hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by {name}, {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared by {name}, {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the lead: {name}, {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are level at {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points {totals}, hands {hands}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before correction {number}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{what} The match goes on; it is saved to line {line} of its record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} The match goes on, but it is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player of {name} has failed: a move at random was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hint has failed. The match is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a serious match: nothing is taken back, and no hints are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of the hand goes with what lies here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of this match is wrong in line {line}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} is choosing. The hand can be sorted meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do this with. Choose the cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the hand out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is being played out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is choosing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheepshead</name>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window comes first. Take it or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken the window. Lay two cards away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window is settled. Play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different cards of your hand go to the window. Choose two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has taken the window. Lay two cards away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different cards of {name}’s hand go to the window. Choose two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: take the window and play alone, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: choose two cards to lay away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: choose one more card to lay away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: lay these two cards away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards go to the window. Choose two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: lead a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Least: the fewest card points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: queens, jacks, diamonds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their card points count for the Player: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all three pass, everybody plays for as few card points as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all three pass, the hand is over and nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends when one player alone leads with so many game points or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short, to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without The Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is not the pack of 32 cards, sevens to aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has played alone and won: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider: {name} has played alone and won: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz: {name} has played alone and won: +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has played alone and failed: −{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Least is played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three have passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played alone and won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played alone and won with 91 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played alone and won all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played alone and failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played alone and failed with 30 or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played alone and won no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only one without a trick in The Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest card points in The Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the fewest card points, and not winner of the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of two without a trick in The Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone, {points} of 120</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone, Schneider, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone, Schwarz, all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone, not one trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Least, {names} fewest with {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Least, {names} without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fewest card points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 card points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alone: {points} card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who takes it plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays two cards away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs 61 of 120</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2, 4 or 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all passed, each for himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewest points 2, no trick 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it pays {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ten tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>91 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 to 90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>31 to 60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied, without the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick takes the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the window and play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass, and leave the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tricks</name>
    <message>
        <source>{card} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold cards of the suit led. Follow with one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in {name}’s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds cards of the suit led. Follow with one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card at a time. Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is melded in this game. Take the cards back into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
