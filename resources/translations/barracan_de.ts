<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutPage</name>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Was darin steckt</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>BarraCan and its relatives at one card table.</source>
        <translation>BarraCan und seine Verwandten an einem Kartentisch.</translation>
    </message>
    <message>
        <source>BarraCan was invented by Carlos De La Riva.</source>
        <translation>BarraCan hat Carlos De La Riva erfunden.</translation>
    </message>
    <message>
        <source>The program, its card faces and its sounds are free software under the MIT licence.</source>
        <translation>Das Programm, seine Kartenbilder und seine Klänge sind freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Each match is a record, a file that ends in .cards.jsonl. Other programs may read and write records, too. This page describes them:</source>
        <translation>Jede Partie ist eine Aufzeichnung, eine Datei, die auf .cards.jsonl endet. Auch andere Programme dürfen Aufzeichnungen lesen und schreiben. Diese Seite beschreibt sie:</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt} and PySide {pyside} on {system}</source>
        <translation>Python {python}, Qt {qt} und PySide {pyside} auf {system}</translation>
    </message>
    <message>
        <source>It runs with</source>
        <translation>Es läuft mit</translation>
    </message>
    <message>
        <source>in memory only: nothing is kept after this</source>
        <translation>nur im Arbeitsspeicher: nichts davon bleibt erhalten</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>Standardfehlerausgabe</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>The library: one file with matches, pads and players. Each move is in it before it is shown.</source>
        <translation>Die Bibliothek: eine Datei mit Partien, Blöcken und Spielern. Jeder Zug steht darin, bevor er gezeigt wird.</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Deine Einstellungen</translation>
    </message>
    <message>
        <source>What you have chosen for good, and the window’s size.</source>
        <translation>Was du fest gewählt hast, und die Größe des Fensters.</translation>
    </message>
    <message>
        <source>Painted pictures</source>
        <translation>Gemalte Bilder</translation>
    </message>
    <message>
        <source>Cards and tables that were painted before. This folder can be deleted at any time.</source>
        <translation>Karten und Tische, die schon gemalt wurden. Diesen Ordner kannst du jederzeit löschen.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Das Protokoll</translation>
    </message>
    <message>
        <source>What went wrong. It is sent nowhere.</source>
        <translation>Was schiefgegangen ist. Es wird nirgendwohin geschickt.</translation>
    </message>
    <message>
        <source>While the program runs, the last moves lie in a second file beside the library: who copies the one file alone may lack them. The button here makes a whole copy, and so does this command:</source>
        <translation>Während das Programm läuft, stehen die letzten Züge in einer zweiten Datei neben der Bibliothek: Wer nur die eine Datei kopiert, dem fehlen sie vielleicht. Der Knopf hier macht eine vollständige Kopie, und dieser Befehl auch:</translation>
    </message>
    <message>
        <source>Keep the library elsewhere</source>
        <translation>Bibliothek anderswo speichern</translation>
    </message>
    <message>
        <source>To copy the library</source>
        <translation>Um die Bibliothek zu kopieren</translation>
    </message>
    <message>
        <source>Something does not work as it should? Save a report and pass it on to those who make the program, with a sentence about what you did and what happened then.</source>
        <translation>Etwas geht nicht, wie es soll? Speichere einen Bericht und gib ihn denen, die das Programm machen, mit einem Satz dazu, was du getan hast und was dann geschah.</translation>
    </message>
    <message>
        <source>In the report are: the record of the match at the table up to the last hand that is over, with the names written in it; the versions of the program, Python, Qt and the system; and the last part of the log, in which all cards, numbers and names are blotted out.</source>
        <translation>Im Bericht stehen: die Aufzeichnung der Partie am Tisch bis zur letzten beendeten Runde, mit den Namen darin; die Versionen von Programm, Python, Qt und System; und der letzte Teil des Protokolls, in dem alle Karten, Zahlen und Namen unkenntlich gemacht sind.</translation>
    </message>
    <message>
        <source>Nothing of the hand that is being played is in it, and nothing else of yours. It is sent nowhere: it becomes a file, which you can read before anybody else does.</source>
        <translation>Von der laufenden Runde steht nichts darin, und sonst auch nichts von dir. Er wird nirgendwohin geschickt: Er wird eine Datei, die du lesen kannst, bevor es jemand anders tut.</translation>
    </message>
    <message>
        <source>All this is part of the program as it runs here. Thanks to everybody who made it.</source>
        <translation>All das gehört zu dem Programm, wie es hier läuft. Danke an alle, die es gemacht haben.</translation>
    </message>
    <message>
        <source>Qt and PySide are used as libraries that can be replaced by others of the same form. Qt contains works of others, which its own documentation lists.</source>
        <translation>Qt und PySide werden als Bibliotheken verwendet, die sich durch andere derselben Form ersetzen lassen. Qt enthält Werke anderer, die in seiner eigenen Dokumentation aufgeführt sind.</translation>
    </message>
    <message>
        <source>{makers}. {licence}. {source}</source>
        <translation>{makers}. {licence}. {source}</translation>
    </message>
    <message>
        <source>{makers}. {licence}.</source>
        <translation>{makers}. {licence}.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>Kopieren: {what}</translation>
    </message>
</context>
<context>
    <name>AboutPages</name>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archiv (*.zip)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Der Bericht steht in {file}.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since, or nothing has been done.</source>
        <translation>Nichts ist zurückzunehmen: Seitdem wurde Verdecktes gezeigt, oder es ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Sort: {order}</source>
        <translation>Sortierung: {order}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>{name} {what}.</source>
        <translation>{name} {what}.</translation>
    </message>
    <message>
        <source>New in the hand: {cards}.</source>
        <translation>Neu auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>{reason} Clause {clause}.</source>
        <translation>{reason} Regel {clause}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn. The cards stay hidden until {name} shows them.</source>
        <translation>{name} ist am Zug. Die Karten bleiben verdeckt, bis {name} sie zeigt.</translation>
    </message>
</context>
<context>
    <name>BarbuTable</name>
    <message>
        <source>now {name}</source>
        <translation>jetzt {name}</translation>
    </message>
    <message>
        <source>left for {names}</source>
        <translation>bleibt für {names}</translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation>{contract}: {results}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>{one} has doubled {other}</source>
        <translation>{one} gibt {other} Kontra</translation>
    </message>
    <message>
        <source>{one} and {other} redoubled</source>
        <translation>{one} und {other}: Rekontra</translation>
    </message>
    <message>
        <source>{name} owes one</source>
        <translation>{name} schuldet eins</translation>
    </message>
    <message>
        <source>{name} owes two</source>
        <translation>{name} schuldet zwei</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} wählt</translation>
    </message>
    <message>
        <source>the last contract of this round</source>
        <translation>der letzte Kontrakt dieses Durchgangs</translation>
    </message>
    <message>
        <source>{count} contracts left in this round</source>
        <translation>noch {count} Kontrakte im Durchgang</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Runde {hand} von {hands}</translation>
    </message>
    <message>
        <source>1st, {points}</source>
        <translation>Erster, {points}</translation>
    </message>
    <message>
        <source>2nd, {points}</source>
        <translation>Zweiter, {points}</translation>
    </message>
    <message>
        <source>3rd, {points}</source>
        <translation>Dritter, {points}</translation>
    </message>
    <message>
        <source>4th, {points}</source>
        <translation>Letzter, {points}</translation>
    </message>
</context>
<context>
    <name>CardFolder</name>
    <message>
        <source>The folder of your card faces cannot be read: {folder}.</source>
        <translation>Der Ordner deiner Kartenbilder lässt sich nicht lesen: {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} lacks {card} and {others} more; a set has 52 SVG or PNG files, such as QH.svg.</source>
        <translation>Im Ordner {folder} fehlen {card} und {others} weitere; ein Satz hat 52 SVG- oder PNG-Dateien wie QH.svg.</translation>
    </message>
    <message>
        <source>The folder {folder} has no picture of {card}.</source>
        <translation>Im Ordner {folder} fehlt das Bild von {card}.</translation>
    </message>
    <message>
        <source>The picture {file} in the folder of your card faces cannot be read.</source>
        <translation>Das Bild {file} im Ordner deiner Kartenbilder lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The picture {file} is {width} by {height}; a card is upright, about 1.4 times as high as wide.</source>
        <translation>Das Bild {file} misst {width} mal {height}; eine Karte steht hochkant, etwa 1,4-mal so hoch wie breit.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>{count} still out</source>
        <translation>{count} draußen</translation>
    </message>
    <message>
        <source>trumps out: {cards}</source>
        <translation>Trümpfe draußen: {cards}</translation>
    </message>
    <message>
        <source>no trump is out</source>
        <translation>kein Trumpf mehr draußen</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>{suit}-Zwei</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}-Drei</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}-Vier</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}-Fünf</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}-Sechs</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}-Sieben</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}-Acht</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}bube</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}dame</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}könig</translation>
    </message>
    <message>
        <source>Jackie of {suit}</source>
        <translation>{suit}-Jackie</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>ChapterPath</name>
    <message>
        <source>The course</source>
        <translation>Der Kurs</translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>From {clause}, {title}</source>
        <translation>Aus {clause}, {title}</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>owes a double</source>
        <translation>schuldet ein Kontra</translation>
    </message>
    <message>
        <source>ring: declares</source>
        <translation>Ring: sagt an</translation>
    </message>
</context>
<context>
    <name>ConcanTable</name>
    <message>
        <source>left in hand</source>
        <translation>noch auf der Hand</translation>
    </message>
    <message>
        <source>not down</source>
        <translation>ohne Erstauslage</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>nicht ausgelegt</translation>
    </message>
    <message>
        <source>melds down</source>
        <extracomment>Beside a tick, in little room.</extracomment>
        <translation>ausgelegt</translation>
    </message>
    <message>
        <source>1 joker</source>
        <translation>1 Joker</translation>
    </message>
    <message>
        <source>{count} jokers</source>
        <translation>{count} Joker</translation>
    </message>
    <message>
        <source>{name}: {words}, {total} in the match</source>
        <translation>{name}: {words}, {total} in der Partie</translation>
    </message>
    <message>
        <source>Nothing laid yet</source>
        <translation>Noch nichts ausgelegt</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>named, {points}</source>
        <translation>angesagt, {points}</translation>
    </message>
    <message>
        <source>Declare: {contract}</source>
        <translation>Ansagen: {contract}</translation>
    </message>
    <message>
        <source>Trump asks for a suit, dominoes for the rank that begins.</source>
        <translation>Trumpf verlangt eine Farbe, Domino den Rang, mit dem es beginnt.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trumpffarbe</translation>
    </message>
    <message>
        <source>Starting rank</source>
        <translation>Startrang</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Wähle einen Kontrakt</translation>
    </message>
    <message>
        <source>each once in your seven hands</source>
        <translation>jeder einmal in deinen sieben Runden</translation>
    </message>
</context>
<context>
    <name>ControlRow</name>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>The judged move and all moves of the hand</source>
        <translation>Der beurteilte Zug und alle Züge der Runde</translation>
    </message>
    <message>
        <source>Who is ahead, over the whole match</source>
        <translation>Wer vorn liegt, über die ganze Partie</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Wessen Sicht</translation>
    </message>
    <message>
        <source>To the next move that cost something</source>
        <translation>Zum nächsten Zug, der etwas gekostet hat</translation>
    </message>
    <message>
        <source>Next costly</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next costly (J)</source>
        <translation>Nächster Fehler (J)</translation>
    </message>
    <message>
        <source>Moves (V)</source>
        <translation>Züge (V)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Graph (G)</source>
        <translation>Kurve (G)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>CourseOffer</name>
    <message>
        <source>Is {game} new to you? Its course begins with a hand that you play.</source>
        <translation>Ist {game} neu für dich? Der Kurs beginnt mit einer Runde, die du selbst spielst.</translation>
    </message>
    <message>
        <source>Open the course</source>
        <translation>Kurs öffnen</translation>
    </message>
</context>
<context>
    <name>CoursePages</name>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} Schritte</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Kapitel {number} von {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>{done} of {count} steps</source>
        <translation>{done} von {count} Schritten</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about a minute left</source>
        <translation>{done} von {count} Schritten, noch etwa eine Minute</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about {minutes} minutes left</source>
        <translation>{done} von {count} Schritten, noch etwa {minutes} Minuten</translation>
    </message>
    <message>
        <source>Now a match of your own</source>
        <translation>Jetzt eine eigene Partie</translation>
    </message>
    <message>
        <source>Each chapter can be played again, too.</source>
        <translation>Jedes Kapitel lässt sich auch noch einmal spielen.</translation>
    </message>
    <message>
        <source>The course is finished</source>
        <translation>Der Kurs ist zu Ende</translation>
    </message>
    <message>
        <source>Example hand {number} of {count}</source>
        <translation>Beispielrunde {number} von {count}</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <translation>{done} von {count} gelöst</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>This lesson has other steps than it had when you left it. It begins with its first one.</source>
        <translation>Diese Lektion hat andere Schritte als damals, als du sie verlassen hast. Sie beginnt mit dem ersten.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until {name} says so.</source>
        <translation>Gib den Bildschirm weiter. Die Karten bleiben verdeckt, bis {name} es sagt.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <translation>Seit dem letzten Zug von {name}</translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Ich bin {name}, zeig meine Hand</translation>
    </message>
    <message>
        <source>… {count} more before that</source>
        <translation>… davor {count} weitere</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Won {won} of {matches} matches: {part}</source>
        <translation>{won} von {matches} Partien gewonnen: {part}</translation>
    </message>
    <message>
        <source>Won {won} of one match: {part}</source>
        <translation>{won} von einer Partie gewonnen: {part}</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>nach einer Partie</translation>
    </message>
    <message>
        <source>after {matches} matches</source>
        <translation>nach {matches} Partien</translation>
    </message>
</context>
<context>
    <name>DominoRow</name>
    <message>
        <source>goes on with {cards}</source>
        <translation>weiter mit {cards}</translation>
    </message>
</context>
<context>
    <name>DoubleBox</name>
    <message>
        <source>{double} {name}</source>
        <translation>{double} {name}</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>angekreuzt</translation>
    </message>
</context>
<context>
    <name>DoublingSheet</name>
    <message>
        <source>owed: {count} more</source>
        <translation>geschuldet: noch {count}</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>What a tick at the name of a player means.</extracomment>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Return these cards</source>
        <translation>Diese Karten zurücknehmen</translation>
    </message>
    <message>
        <source>Show in the builder</source>
        <translation>Im Leiterbau zeigen</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} Punkte</translation>
    </message>
    <message>
        <source>Arm {cards}</source>
        <translation>Holm {cards}</translation>
    </message>
    <message>
        <source>beside {card}: {cards}</source>
        <translation>neben {card}: {cards}</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>the last hand of this round</source>
        <translation>die letzte Runde dieses Durchgangs</translation>
    </message>
    <message>
        <source>{count} hands left, this one too</source>
        <translation>noch {count} Runden, diese mitgezählt</translation>
    </message>
    <message>
        <source>Two of the declarer each round</source>
        <translation>Je Durchgang zwei gegen den Ansager</translation>
    </message>
    <message>
        <source>→ the difference once</source>
        <translation>→ der Unterschied einfach</translation>
    </message>
    <message>
        <source>↔ the difference twice</source>
        <translation>↔ der Unterschied doppelt</translation>
    </message>
    <message>
        <source>declares</source>
        <translation>sagt an</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>schuldet {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
</context>
<context>
    <name>EndBoard</name>
    <message>
        <source>{total} in all</source>
        <translation>im Ganzen {total}</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} gewinnen die Partie</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} teilen sich die Partie</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} was ahead</source>
        <translation>{ender} hat die letzte Runde beendet, aber {names} lag vorn</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} were ahead</source>
        <translation>{ender} hat die letzte Runde beendet, aber {names} lagen vorn</translation>
    </message>
    <message>
        <source>{names} reaches {target}</source>
        <translation>{names} erreicht {target}</translation>
    </message>
    <message>
        <source>{names} reach {target}</source>
        <translation>{names} erreichen {target}</translation>
    </message>
    <message>
        <source>to {others}, after one hand</source>
        <translation>zu {others}, nach einer Runde</translation>
    </message>
    <message>
        <source>to {others}, after {count} hands</source>
        <translation>zu {others}, nach {count} Runden</translation>
    </message>
    <message>
        <source>to {others} hands won</source>
        <translation>zu {others} gewonnene Runden</translation>
    </message>
</context>
<context>
    <name>ExampleBox</name>
    <message>
        <source>open</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} Punkte</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>gilt nicht</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt liegen</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>{file} is the library, where your matches are kept: choose another name.</source>
        <translation>{file} ist die Bibliothek, in der deine Partien liegen: Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} lässt sich nicht schreiben: {reason}.</translation>
    </message>
</context>
<context>
    <name>FairPlayPage</name>
    <message>
        <source>Prove that the computer did not peek</source>
        <translation>Beweisen, dass der Computer nicht in fremde Karten schaut</translation>
    </message>
    <message>
        <source>Decisions asked again</source>
        <translation>Entscheidungen, neu gefragt</translation>
    </message>
    <message>
        <source>No computer player sees more than its seat</source>
        <translation>Kein Computerspieler sieht mehr als sein Platz</translation>
    </message>
    <message>
        <source>Sealed decks</source>
        <translation>Versiegelte Karten</translation>
    </message>
    <message>
        <source>{count} decisions of this match are drawn. All cards that the seat could not know then are dealt again, {redeals} times for each, and its player is asked again. Who sees only what the seat sees does the same each time.</source>
        <translation>{count} Entscheidungen dieser Partie werden ausgelost. Alle Karten, die der Platz damals nicht kennen konnte, werden neu verteilt, für jede {redeals}-mal, und sein Spieler wird wieder gefragt. Wer nur sieht, was der Platz sieht, tut jedes Mal dasselbe.</translation>
    </message>
    <message>
        <source>Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them.</source>
        <translation>Vor einer Runde wird die Reihenfolge der Karten versiegelt, damit danach keine mehr getauscht werden kann. Nach der Runde wird das Siegel geöffnet: Es ist der SHA-256 aus dem Salz und den Karten in ihrer Reihenfolge, mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>No computer player has moved yet in a hand that is over.</source>
        <translation>In einer Runde, die zu Ende ist, hat noch kein Computerspieler gezogen.</translation>
    </message>
    <message>
        <source>A computer player has failed. Report this fault: it is one of the program.</source>
        <translation>Bei einem Computerspieler ist ein Fehler aufgetreten. Bitte melde ihn: Er liegt am Programm.</translation>
    </message>
    <message>
        <source>Asked again: {done} of {count}</source>
        <translation>Neu gefragt: {done} von {count}</translation>
    </message>
    <message>
        <source>In no decision of this match could the other hands have been different.</source>
        <translation>In keiner Entscheidung dieser Partie hätten die anderen Hände andere sein können.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Nobody peeked: {count} decisions, {asked} redeals, and each time the same move with the same reasons.</source>
        <translation>Niemand hat in fremde Karten geschaut: {count} Entscheidungen, {asked}-mal neu verteilt, und jedes Mal derselbe Zug mit denselben Gründen.</translation>
    </message>
    <message>
        <source>Decisions that changed when hidden cards lay elsewhere: {count}. Report this fault: it must never happen.</source>
        <translation>Entscheidungen, die sich änderten, als verdeckte Karten anderswo lagen: {count}. Bitte melde diesen Fehler: Das darf nie vorkommen.</translation>
    </message>
    <message>
        <source>Hand {hand}: {name} ({player}) {what}</source>
        <translation>Runde {hand}: {name} ({player}) {what}</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Dasselbe</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Anders</translation>
    </message>
    <message>
        <source>{verdict}, cards elsewhere: {cards}</source>
        <translation>{verdict}, Karten anderswo: {cards}</translation>
    </message>
    <message>
        <source>The decks of this match were not sealed.</source>
        <translation>Die Karten dieser Partie wurden nicht versiegelt.</translation>
    </message>
    <message>
        <source>Seal: {digest}</source>
        <translation>Siegel: {digest}</translation>
    </message>
    <message>
        <source>Salt and cards are shown when the hand is over.</source>
        <translation>Salz und Karten werden gezeigt, wenn die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>Salt: {salt}</source>
        <translation>Salz: {salt}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <translation>Karten: {cards}</translation>
    </message>
    <message>
        <source>The seal holds.</source>
        <translation>Das Siegel stimmt.</translation>
    </message>
    <message>
        <source>The seal is that of another deck.</source>
        <translation>Das Siegel gehört zu anderen Karten.</translation>
    </message>
    <message>
        <source>Copy salt and cards</source>
        <translation>Salz und Karten kopieren</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{name}: points {points} of {limit}, hands {hands}</source>
        <translation>{name}: Punkte {points} von {limit}, Runden {hands}</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Matches won over time</source>
        <translation>Gewonnene Partien im Verlauf</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>of all matches</source>
        <translation>von allen Partien</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Zusammen mit</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Punkte je Partie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Je Runde</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>FirstCard</name>
    <message>
        <source>Only you see this card</source>
        <translation>Nur du siehst diese Karte</translation>
    </message>
</context>
<context>
    <name>FirstDraw</name>
    <message>
        <source>The draw for the first player</source>
        <translation>Die Auslosung, wer beginnt</translation>
    </message>
    <message>
        <source>{name} cuts the pack</source>
        <translation>{name} hebt ab</translation>
    </message>
</context>
<context>
    <name>FlashExit</name>
    <message>
        <source>{name} lays all five at once: {points} points</source>
        <translation>{name} legt alle fünf auf einmal aus: {points} Punkte</translation>
    </message>
    <message>
        <source>and {points} for what is laid</source>
        <translation>und {points} für das Ausgelegte</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Three complete sets: the best of each type count double. Melding out is allowed.</source>
        <translation>Drei Fünfersätze: Die besten drei jeder Art zählen doppelt. Ausmachen ist erlaubt.</translation>
    </message>
    <message>
        <source>With three sets, the best three of each type count double.</source>
        <translation>Mit drei Sätzen zählen die besten drei jeder Art doppelt.</translation>
    </message>
    <message>
        <source>Two complete sets: melding out is allowed.</source>
        <translation>Zwei Fünfersätze: Ausmachen ist erlaubt.</translation>
    </message>
    <message>
        <source>One complete set: melding out is allowed.</source>
        <translation>Ein Fünfersatz: Ausmachen ist erlaubt.</translation>
    </message>
    <message>
        <source>Still needed to meld out: {types}.</source>
        <translation>Zum Ausmachen fehlt noch: {types}.</translation>
    </message>
    <message>
        <source>Melding out takes one category of each type.</source>
        <translation>Zum Ausmachen braucht es eine Figur von jeder Art.</translation>
    </message>
    <message>
        <source>No ladder yet. One with all five types pays for its top card.</source>
        <translation>Noch keine Leiter. Eine mit allen fünf Arten zählt nach ihrer Spitze.</translation>
    </message>
    <message>
        <source>All ladders are complete.</source>
        <translation>Alle Leitern sind vollständig.</translation>
    </message>
    <message>
        <source>The ladder is complete.</source>
        <translation>Die Leiter ist vollständig.</translation>
    </message>
    <message>
        <source>Complete and royal, it pays {points} more.</source>
        <translation>Als vollständige Königsleiter bringt sie {points} mehr.</translation>
    </message>
    <message>
        <source>Complete, it pays {points} more.</source>
        <translation>Vollständig bringt sie {points} mehr.</translation>
    </message>
    <message>
        <source>Still needs: {types}.</source>
        <translation>Es fehlt noch: {types}.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch ist nichts gespielt.</translation>
    </message>
    <message>
        <source>{points} of it in this hand</source>
        <translation>{points} davon in dieser Runde</translation>
    </message>
    <message>
        <source>no points in this hand</source>
        <translation>keine Punkte in dieser Runde</translation>
    </message>
    <message>
        <source>no points in this hand yet</source>
        <translation>in dieser Runde noch keine Punkte</translation>
    </message>
    <message>
        <source>{points} on the table this hand</source>
        <translation>{points} liegen in dieser Runde</translation>
    </message>
    <message>
        <source>{points} in this hand so far</source>
        <translation>{points} bisher in dieser Runde</translation>
    </message>
    <message>
        <source>{points} this hand</source>
        <translation>{points} in dieser Runde</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Partei</translation>
    </message>
    <message>
        <source>Cards in hand count against a side at the end.</source>
        <translation>Karten auf der Hand zählen am Ende gegen eine Partei.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punkteblock</translation>
    </message>
</context>
<context>
    <name>GamePortrait</name>
    <message>
        <source>{sentence}. For {players} players.</source>
        <translation>{sentence}. Für {players} Spieler.</translation>
    </message>
    <message>
        <source>{sentence}. For {players} players; a match takes about {minutes} minutes.</source>
        <translation>{sentence}. Für {players} Spieler; eine Partie dauert etwa {minutes} Minuten.</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Partners or everybody alone</source>
        <translation>Partner oder jeder allein</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <translation>{place}, mit {names}</translation>
    </message>
    <message>
        <source>Several people share this screen: each needs a name.</source>
        <translation>Mehrere teilen sich diesen Bildschirm: Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>What this set says of {options} is no longer possible: the usual rule stands.</source>
        <translation>Was diese Hausregeln zu {options} sagen, ist nicht mehr möglich: Es gilt das Übliche.</translation>
    </message>
    <message>
        <source>{count} sides</source>
        <translation>{count} Parteien</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>Choose the seat to change places with.</source>
        <translation>Wähle den Platz, mit dem du tauschen willst.</translation>
    </message>
    <message>
        <source>Each plays alone</source>
        <translation>Jeder spielt allein</translation>
    </message>
    <message>
        <source>{first} against {second} against {third}</source>
        <translation>{first} gegen {second} gegen {third}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>{minutes}′</source>
        <translation>{minutes}′</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} Spieler</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} Minuten</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>rich</source>
        <translation>reich</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>tief</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>points, {needed} are enough</source>
        <translation>Punkte, {needed} genügen</translation>
    </message>
    <message>
        <source>of {needed}</source>
        <translation>von {needed}</translation>
    </message>
    <message>
        <source>of {needed}, {more} more</source>
        <translation>von {needed}, noch {more}</translation>
    </message>
</context>
<context>
    <name>HandPoints</name>
    <message>
        <source>This hand so far</source>
        <translation>Diese Runde bisher</translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>{game}, hand {hand}</source>
        <translation>{game}, Runde {hand}</translation>
    </message>
    <message>
        <source>{game}, hand {hand}, to {target}</source>
        <translation>{game}, Runde {hand}, bis {target}</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
</context>
<context>
    <name>HeadEntries</name>
    <message>
        <source>Store this match in the library</source>
        <translation>Diese Partie in die Bibliothek aufnehmen</translation>
    </message>
</context>
<context>
    <name>HeadTitle</name>
    <message>
        <source>Review</source>
        <extracomment>The title of the page; elsewhere a button that leads to it.</extracomment>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>W</source>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Next best</source>
        <translation>Nächstbester</translation>
    </message>
    <message>
        <source>Read more in the rules (F1)</source>
        <translation>Mehr in den Regeln lesen (F1)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Reasons, gain and risk (H)</source>
        <translation>Gründe, Gewinn und Wagnis (H)</translation>
    </message>
    <message>
        <source>Put the hint away (H)</source>
        <translation>Tipp weglegen (H)</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Score pad for your own cards</source>
        <translation>Punkteblock für deine eigenen Karten</translation>
    </message>
    <message>
        <source>Play with real cards, write the points here.</source>
        <translation>Spiel mit echten Karten, schreib die Punkte hier auf.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>One move is clearly the best. Find it.</source>
        <translation>Ein Zug ist klar der beste. Finde ihn.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Weiterlernen</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Erst lernen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wähle ein Spiel</translation>
    </message>
    <message>
        <source>a click opens its new match, ready to deal</source>
        <translation>ein Klick öffnet eine neue Partie, fertig zum Geben</translation>
    </message>
    <message>
        <source>a click opens its new match with the players of last time</source>
        <translation>ein Klick öffnet eine neue Partie mit den Spielern vom letzten Mal</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Punkteblöcke</translation>
    </message>
    <message>
        <source>Games, {count}</source>
        <translation>Spiele, {count}</translation>
    </message>
</context>
<context>
    <name>HomePages</name>
    <message>
        <source>The game goes on in memory; nothing is saved.</source>
        <translation>Das Spiel geht im Arbeitsspeicher weiter; gespeichert wird nichts.</translation>
    </message>
    <message>
        <source>A match that is exported is safe.</source>
        <translation>Eine exportierte Partie ist sicher.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Seven real card games at one good table.</source>
        <translation>Sieben Kartenspiele an einem guten Tisch.</translation>
    </message>
    <message>
        <source>Alone against the computer, or with others at this screen.</source>
        <translation>Allein gegen den Computer oder mit anderen am Bildschirm.</translation>
    </message>
    <message>
        <source>You against {name}, a {level} player, to {target} points.</source>
        <translation>Du gegen {name} ({level}), bis {target} Punkte.</translation>
    </message>
    <message>
        <source>Your matches are being read.</source>
        <translation>Deine Partien werden gelesen.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Augenblick</translation>
    </message>
    <message>
        <source>The library is damaged: what can be read of it is being put into a new one. What you play meanwhile goes there too.</source>
        <translation>Die Bibliothek ist beschädigt: Was davon lesbar ist, kommt in eine neue. Was du inzwischen spielst, kommt auch dorthin.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} mit {names}</translation>
    </message>
    <message>
        <source>against {names}, to {target} points. Left {moment}.</source>
        <translation>gegen {names}, bis {target} Punkte. Verlassen: {moment}.</translation>
    </message>
    <message>
        <source>against {names}. Left {moment}.</source>
        <translation>gegen {names}. Verlassen: {moment}.</translation>
    </message>
    <message>
        <source>Your turn, hand {hand}</source>
        <translation>Du bist am Zug, Runde {hand}</translation>
    </message>
    <message>
        <source>{name} to move, hand {hand}</source>
        <translation>{name} ist am Zug, Runde {hand}</translation>
    </message>
    <message>
        <source>{game}: {names}.</source>
        <translation>{game}: {names}.</translation>
    </message>
    <message>
        <source>The last match: {totals}.</source>
        <translation>Die letzte Partie: {totals}.</translation>
    </message>
    <message>
        <source>You won {won} of the last {count}.</source>
        <translation>Von den letzten {count} hast du {won} gewonnen.</translation>
    </message>
    <message>
        <source>The same table again?</source>
        <translation>Noch einmal am selben Tisch?</translation>
    </message>
    <message>
        <source>Nothing is unfinished</source>
        <translation>Keine angefangene Partie</translation>
    </message>
    <message>
        <source>{count} more unfinished</source>
        <translation>{count} weitere unbeendet</translation>
    </message>
    <message>
        <source>{count} matches in all.</source>
        <translation>{count} Partien im Ganzen.</translation>
    </message>
    <message>
        <source>One more unfinished</source>
        <translation>Eine weitere unbeendet</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Eine gespielte Partie</translation>
    </message>
    <message>
        <source>Review it, or read its score pad.</source>
        <translation>Analysiere sie oder lies ihren Punkteblock.</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <source>Go on with them, review them, or read their score pads.</source>
        <translation>Spiel sie weiter, analysiere sie oder lies ihre Punkteblöcke.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A name for these options</source>
        <translation>Ein Name für diese Optionen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Wie unten gewählt</translation>
    </message>
    <message>
        <source>The usual options</source>
        <translation>Die üblichen Optionen</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Cards and melds</source>
        <translation>Karten und Auslegen</translation>
    </message>
    <message>
        <source>On pages</source>
        <translation>Auf Seiten</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>In einer Analyse</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>to the next part of the table, or the one before</source>
        <translation>zum nächsten Teil des Tisches oder zum vorigen</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pfeile, Pos1, Ende</translation>
    </message>
    <message>
        <source>to the nearest card or place in that direction</source>
        <translation>zur nächsten Karte oder Stelle in dieser Richtung</translation>
    </message>
    <message>
        <source>to your own pile and on clockwise; to the stock</source>
        <translation>zum eigenen Stapel und weiter im Uhrzeigersinn; zum Talon</translation>
    </message>
    <message>
        <source>what the lit button says, or to the place in focus</source>
        <translation>was der leuchtende Knopf sagt, oder zur Stelle im Fokus</translation>
    </message>
    <message>
        <source>draw; pass or stop where nothing is drawn</source>
        <translation>ziehen; passen oder aufhören, wo nichts gezogen wird</translation>
    </message>
    <message>
        <source>pick up the pile in focus</source>
        <translation>den Stapel im Fokus aufnehmen</translation>
    </message>
    <message>
        <source>take a trick; in trick games L shows the last trick</source>
        <translation>einen Stich machen; in Stichspielen zeigt L den letzten Stich</translation>
    </message>
    <message>
        <source>discard the chosen card</source>
        <translation>die gewählte Karte abwerfen</translation>
    </message>
    <message>
        <source>take the last move back</source>
        <translation>den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>a hint; pressed again, why</source>
        <translation>ein Tipp, noch einmal gedrückt: warum</translation>
    </message>
    <message>
        <source>review, the result: when a hand is over</source>
        <translation>Analyse, Ergebnis: wenn eine Runde zu Ende ist</translation>
    </message>
    <message>
        <source>speak whose turn it is, speak the whole table</source>
        <translation>vorlesen, wer am Zug ist; den ganzen Tisch vorlesen</translation>
    </message>
    <message>
        <source>sound on and off; each suit in its own colour</source>
        <translation>Ton an und aus; Karten in vier Farben</translation>
    </message>
    <message>
        <source>score pad, rules, table in text, full screen</source>
        <translation>Punkteblock, Regeln, Tisch als Text, Vollbild</translation>
    </message>
    <message>
        <source>let go, close; with nothing left the first page, the match is kept</source>
        <translation>loslassen, schließen; sonst zur ersten Seite, die Partie bleibt</translation>
    </message>
    <message>
        <source>choose a card, or let it go</source>
        <translation>eine Karte wählen oder loslassen</translation>
    </message>
    <message>
        <source>then rank and suit (C D H S are ♣ ♦ ♥ ♠): to this card of the hand</source>
        <translation>dann Rang und Farbe (C D H S sind ♣ ♦ ♥ ♠): zu dieser Karte der Hand</translation>
    </message>
    <message>
        <source>cards of the hand that fit what lies at the cursor</source>
        <translation>Karten der Hand, die zu dem passen, was am Zeiger liegt</translation>
    </message>
    <message>
        <source>the card large</source>
        <translation>die Karte groß</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>sort the hand; move a card in it</source>
        <translation>die Hand sortieren; eine Karte darin verschieben</translation>
    </message>
    <message>
        <source>meld tray, ladder builder</source>
        <translation>Tablett, Leiterbau</translation>
    </message>
    <message>
        <source>what is chosen into a new draft, or into that draft</source>
        <translation>Gewähltes in einen neuen Entwurf oder in jenen Entwurf</translation>
    </message>
    <message>
        <source>lay down what lies in the tray</source>
        <translation>auslegen, was auf dem Tablett liegt</translation>
    </message>
    <message>
        <source>take a card back from tray or builder</source>
        <translation>eine Karte von Tablett oder Leiterbau zurücknehmen</translation>
    </message>
    <message>
        <source>the brass button, or the button in focus</source>
        <translation>der gelbe Knopf oder der Knopf im Fokus</translation>
    </message>
    <message>
        <source>back to where you came from</source>
        <translation>dahin zurück, woher du kamst</translation>
    </message>
    <message>
        <source>on the first page: a game, new match, learn, matches</source>
        <translation>auf der ersten Seite: ein Spiel, neue Partie, lernen, Partien</translation>
    </message>
    <message>
        <source>in the rules: search</source>
        <translation>in den Regeln: suchen</translation>
    </message>
    <message>
        <source>in the rules: the chosen cards into the frame, or back</source>
        <translation>in den Regeln: die gewählten Karten in den Rahmen oder zurück</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>Arrows, Page keys</source>
        <translation>Pfeile, Bildtasten</translation>
    </message>
    <message>
        <source>a move, a hand</source>
        <translation>ein Zug, eine Runde</translation>
    </message>
    <message>
        <source>play and stop</source>
        <translation>abspielen und anhalten</translation>
    </message>
    <message>
        <source>the next costly move, the one before</source>
        <translation>der nächste teure Zug, der vorige</translation>
    </message>
    <message>
        <source>the graph large, the graph as a list</source>
        <translation>die Kurve groß, die Kurve als Liste</translation>
    </message>
    <message>
        <source>the right column</source>
        <translation>die rechte Spalte</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>complete and royal</source>
        <translation>Königsleiter</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>{count} of 5, royal so far</source>
        <translation>{count} von 5, noch Königsleiter</translation>
    </message>
    <message>
        <source>{count} of 5</source>
        <translation>{count} von 5</translation>
    </message>
    <message>
        <source>needs {types}</source>
        <translation>braucht {types}</translation>
    </message>
    <message>
        <source>{needs} for {points} more</source>
        <translation>{needs} für {points} mehr</translation>
    </message>
    <message>
        <source>{state}, {needs}</source>
        <translation>{state}, {needs}</translation>
    </message>
    <message>
        <source>{state}, {points} points</source>
        <translation>{state}, {points} Punkte</translation>
    </message>
</context>
<context>
    <name>LadderBoard</name>
    <message>
        <source>Upper cards</source>
        <translation>Obere Karten</translation>
    </message>
    <message>
        <source>Lower cards</source>
        <translation>Untere Karten</translation>
    </message>
    <message>
        <source>Start the arm here</source>
        <translation>Hier den Holm beginnen</translation>
    </message>
    <message>
        <source>On top of the arm: any {rank}</source>
        <translation>Oben an den Holm: {rank}, gleich welche Farbe</translation>
    </message>
    <message>
        <source>At the foot of the arm: any {rank}, or a king as its break</source>
        <translation>Unten an den Holm: {rank}, gleich welche Farbe, oder ein König als Bruch</translation>
    </message>
    <message>
        <source>Beside {card}</source>
        <translation>Neben {card}</translation>
    </message>
    <message>
        <source>{type} with {card}</source>
        <translation>{type} mit {card}</translation>
    </message>
    <message>
        <source>may grow up</source>
        <translation>kann nach oben wachsen</translation>
    </message>
    <message>
        <source>may grow down</source>
        <translation>kann nach unten wachsen</translation>
    </message>
    <message>
        <source>The top card goes here: an ace, a king, or a number from 10 down to 3.</source>
        <translation>Hierher kommt die Spitze: ein Ass, ein König oder eine Zahl von 10 bis 3.</translation>
    </message>
</context>
<context>
    <name>LadderCaption</name>
    <message>
        <source>{types}/{most}</source>
        <translation>{types}/{most}</translation>
    </message>
    <message>
        <source>{count} of 5, royal</source>
        <translation>{count} von 5, königlich</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Arrange for me</source>
        <translation>Ordnen lassen</translation>
    </message>
    <message>
        <source>Ladder {number}: {types} of 5</source>
        <translation>Leiter {number}: {types} von 5</translation>
    </message>
    <message>
        <source>{count} of {most} cards, {types} of 5</source>
        <translation>{count} von {most} Karten, {types} von 5</translation>
    </message>
    <message>
        <source>royal so far</source>
        <translation>noch Königsleiter</translation>
    </message>
    <message>
        <source>Press the place that the {card} is to take.</source>
        <translation>Wähle die Stelle für {card}.</translation>
    </message>
    <message>
        <source>Put a card on the dashed place, or let the ladder be arranged.</source>
        <translation>Leg eine Karte auf die gestrichelte Stelle, oder lass die Leiter ordnen.</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {count} cards are to take.</source>
        <translation>{ladder}: Wähle die Stelle für die {count} Karten.</translation>
    </message>
    <message>
        <source>{ladder}: choose cards of the hand, then the place that they are to take.</source>
        <translation>{ladder}: Wähle Karten der Hand, dann die Stelle, an die sie sollen.</translation>
    </message>
    <message>
        <source>{ladder}: no card of the hand fits here.</source>
        <translation>{ladder}: Keine Karte der Hand passt hier.</translation>
    </message>
    <message>
        <source>{ladder}: {count} new cards stand. Lay them, or add more.</source>
        <translation>{ladder}: {count} neue Karten gelten. Leg sie aus, oder nimm weitere dazu.</translation>
    </message>
    <message>
        <source>{ladder}: the {count} new cards do not stand yet.</source>
        <translation>{ladder}: Die {count} neuen Karten gelten noch nicht.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stand. Lay them, or add more.</source>
        <translation>{ladder}: {cards} gelten. Leg sie aus, oder nimm weitere dazu.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} do not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} gelten noch nicht. Ergänze, was fehlt.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stands. Lay it, or add more.</source>
        <translation>{ladder}: {cards} gilt. Leg sie aus, oder nimm weitere dazu.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} does not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} gilt noch nicht. Ergänze, was fehlt.</translation>
    </message>
    <message>
        <source>Complete and royal: {points} points.</source>
        <translation>Königsleiter: {points} Punkte.</translation>
    </message>
    <message>
        <source>Complete: {points} points.</source>
        <translation>Vollständig: {points} Punkte.</translation>
    </message>
    <message>
        <source>{count} of five. Complete and still royal it adds {points}.</source>
        <translation>{count} von fünf. Vollständig und als Königsleiter bringt sie {points} mehr.</translation>
    </message>
    <message>
        <source>{count} of five, royal lost. Complete it adds {points}.</source>
        <translation>{count} von fünf, keine Königsleiter mehr. Vollständig bringt sie {points} mehr.</translation>
    </message>
    <message>
        <source>{number}: {types} of 5</source>
        <translation>{number}: {types} von 5</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} von {most}</translation>
    </message>
</context>
<context>
    <name>LadderRow</name>
    <message>
        <source>Where in the ladder</source>
        <translation>Wo in der Leiter</translation>
    </message>
    <message>
        <source>Put the chosen cards there</source>
        <translation>Die gewählten Karten dorthin</translation>
    </message>
    <message>
        <source>Arrange it</source>
        <translation>Ordnen</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>every game, from the first card to the hard decisions</source>
        <translation>jedes Spiel, von der ersten Karte bis zu den schweren Entscheidungen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Another example hand: {place}</source>
        <translation>Eine andere Beispielrunde: {place}</translation>
    </message>
    <message>
        <source>With drawn examples, and a place to try things.</source>
        <translation>Mit Beispielen und zum Ausprobieren.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Your own moves</source>
        <translation>Deine eigenen Züge</translation>
    </message>
    <message>
        <source>Example hands</source>
        <translation>Beispielrunden</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Clause {clause} of the rules</source>
        <translation>Regel {clause}</translation>
    </message>
</context>
<context>
    <name>LibraryRelocation</name>
    <message>
        <source>Save the library elsewhere</source>
        <translation>Bibliothek anderswo speichern</translation>
    </message>
    <message>
        <source>{file} is there already: choose another name.</source>
        <translation>{file} gibt es schon: Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>All matches are copied to {file}.</source>
        <translation>Alle Partien sind nach {file} kopiert.</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotheken (*.sqlite)</translation>
    </message>
    <message>
        <source>Everything is saved in {file} from now on.</source>
        <translation>Von jetzt an wird alles in {file} gespeichert.</translation>
    </message>
    <message>
        <source>What is played is saved in {file} from now on. The earlier matches could not be read.</source>
        <translation>Was gespielt wird, wird von jetzt an in {file} gespeichert. Die früheren Partien ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>Start the program with --library and this file to find it again.</source>
        <translation>Starte das Programm mit --library und dieser Datei, um sie wiederzufinden.</translation>
    </message>
</context>
<context>
    <name>MatchItem</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Last finished</source>
        <translation>Zuletzt beendet</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>It counts as lost for {name}</source>
        <translation>Zählt als verloren für {name}</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>Zählt nicht</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Match to {target}</source>
        <translation>Partie bis {target}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>won by {name}, {played}</source>
        <translation>gewonnen von {name}, {played}</translation>
    </message>
    <message>
        <source>{game}, {played}</source>
        <translation>{game}, {played}</translation>
    </message>
    <message>
        <source>hand {hand}, your turn</source>
        <translation>Runde {hand}, du bist am Zug</translation>
    </message>
    <message>
        <source>hand {hand}, {name} to move</source>
        <translation>Runde {hand}, {name} ist am Zug</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>The second place of a match.</extracomment>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>noch nichts geschrieben</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <translation>nach Runde {hand}</translation>
    </message>
    <message>
        <source>over after hand {hand}</source>
        <translation>zu Ende nach Runde {hand}</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>noch nicht gegeben</translation>
    </message>
    <message>
        <source>hand {hand}, move {move}</source>
        <translation>Runde {hand}, Zug {move}</translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message>
        <source>Serious match</source>
        <translation>Ernste Partie</translation>
    </message>
    <message>
        <source>Match number</source>
        <translation>Partienummer</translation>
    </message>
    <message>
        <source>Nothing is taken back and no hints are given; the score pad says so.</source>
        <translation>Nichts wird zurückgenommen, es gibt keine Tipps; der Punkteblock vermerkt es.</translation>
    </message>
    <message>
        <source>The same number at the same table has the same deals: to play a match again, or to share it.</source>
        <translation>Dieselbe Nummer am selben Tisch gibt dieselben Karten: um eine Partie noch einmal zu spielen oder zu teilen.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>nach Zufall</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>Search by title, name or game</source>
        <translation>Nach Titel, Name oder Spiel suchen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation>Von Hand geführt</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>No match is found.</source>
        <translation>Keine Partie gefunden.</translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation>Keine unbeendeten Partien.</translation>
    </message>
    <message>
        <source>No finished matches.</source>
        <translation>Keine beendeten Partien.</translation>
    </message>
    <message>
        <source>No pad is kept by hand yet: for games at a real table with real cards.</source>
        <translation>Noch wird kein Block von Hand geführt: für Spiele an einem echten Tisch mit echten Karten.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Import records; they can be dropped on the window too</source>
        <translation>Aufzeichnungen einlesen; man kann sie auch auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Eine Partie, die sich nicht lesen lässt</translation>
    </message>
    <message>
        <source>Rename, duplicate, export, delete</source>
        <translation>Umbenennen, duplizieren, exportieren, löschen</translation>
    </message>
    <message>
        <source>Open the pad</source>
        <translation>Block öffnen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>MeldCaption</name>
    <message>
        <source>Clean {points}</source>
        <translation>Rein {points}</translation>
    </message>
    <message>
        <source>Semi-clean {points}</source>
        <translation>Halbrein {points}</translation>
    </message>
    <message>
        <source>Dirty {points}</source>
        <translation>Unrein {points}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>Players and their pads</source>
        <translation>Spieler und ihre Blöcke</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie analysieren</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Diese Partie exportieren</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>Table in text</source>
        <translation>Tisch als Text</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>MoreLadders</name>
    <message>
        <source>Turn the wheel, drag, or press the Page keys</source>
        <translation>Rad drehen, ziehen oder die Bildtasten drücken</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Ladders that have no room.</extracomment>
        <translation>{count} weitere</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Züge dieser Runde</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What are you called?</source>
        <translation>Wie heißt du?</translation>
    </message>
    <message>
        <source>Your matches and your score pad bear that name.</source>
        <translation>Deine Partien und dein Punkteblock tragen diesen Namen.</translation>
    </message>
</context>
<context>
    <name>NameTag</name>
    <message>
        <source>{points} in this hand</source>
        <translation>{points} in dieser Runde</translation>
    </message>
    <message>
        <source>1 point on the table</source>
        <translation>1 Punkt ausgelegt</translation>
    </message>
    <message>
        <source>{points} points on the table</source>
        <translation>{points} Punkte ausgelegt</translation>
    </message>
</context>
<context>
    <name>NewDraftPlace</name>
    <message>
        <source>Drop cards here, or select them and press A.</source>
        <translation>Leg Karten hierher, oder wähle sie und drücke A.</translation>
    </message>
    <message>
        <source>Drop cards to start another</source>
        <translation>Leg Karten hierher für eine weitere</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>All as usual</source>
        <translation>Alles wie üblich</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>To {target} points.</source>
        <translation>Bis {target} Punkte.</translation>
    </message>
    <message>
        <source>{points} About {minutes} minutes.</source>
        <translation>{points} Etwa {minutes} Minuten.</translation>
    </message>
    <message>
        <source>Differs from usual: {rules}.</source>
        <translation>Anders als üblich: {rules}.</translation>
    </message>
    <message>
        <source>As usual.</source>
        <translation>Wie üblich.</translation>
    </message>
</context>
<context>
    <name>NewPadPage</name>
    <message>
        <source>For a game at a real table with real cards. What is corrected later stays readable.</source>
        <translation>Für ein Spiel an einem echten Tisch mit echten Karten. Was später berichtigt wird, bleibt lesbar.</translation>
    </message>
    <message>
        <source>0 where the game has none</source>
        <translation>0, wo das Spiel keins hat</translation>
    </message>
    <message>
        <source>Begin the pad</source>
        <translation>Block beginnen</translation>
    </message>
    <message>
        <source>Name at seat {seat}</source>
        <translation>Name am Platz {seat}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A greater number.</extracomment>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
</context>
<context>
    <name>OpenCards</name>
    <message>
        <source>{name} was left with {cards}</source>
        <translation>{name} blieb sitzen auf {cards}</translation>
    </message>
    <message>
        <source>A pot held {cards}</source>
        <translation>In einem Topf lagen {cards}</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your side has not opened. The first move lays {least} or more, by one player, in one or several melds.</source>
        <translation>Deine Partei hat noch nicht eröffnet. Als Erstes muss ein Spieler auf einmal {least} oder mehr auslegen, in einer Kombination oder mehreren.</translation>
    </message>
    <message>
        <source>{points} of {least}</source>
        <translation>{points} von {least}</translation>
    </message>
</context>
<context>
    <name>PadEntry</name>
    <message>
        <source>Correct hand</source>
        <translation>Runde berichtigen</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Punkte von {name}</translation>
    </message>
    <message>
        <source>Write hand {hand}</source>
        <translation>Runde {hand} schreiben</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <translation>Runde {hand} berichtigen</translation>
    </message>
</context>
<context>
    <name>PadExport</name>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}: {what}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>No match here yet.</source>
        <translation>Hier noch keine Partie.</translation>
    </message>
    <message>
        <source>Your score pad</source>
        <translation>Dein Punkteblock</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>{title}, {date}
{total} points, {result}</source>
        <translation>{title}, {date}
{total} Punkte, {result}</translation>
    </message>
    <message>
        <source>{title}, {date}
one point, {result}</source>
        <translation>{title}, {date}
ein Punkt, {result}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of one match.</extracomment>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>von Hand geführt</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
</context>
<context>
    <name>PadPages</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>{file} is being written: match {number} of {matches}.</source>
        <translation>{file} wird geschrieben: Partie {number} von {matches}.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Es wurde keine Datei geschrieben.</translation>
    </message>
</context>
<context>
    <name>PadWriting</name>
    <message>
        <source>the writing broke off</source>
        <translation>das Schreiben brach ab</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>Read it in the rules</source>
        <translation>In den Regeln lesen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Have it done for you (Page Down)</source>
        <translation>Lass es dir vormachen (Bild ab)</translation>
    </message>
    <message>
        <source>One step back (Page Up)</source>
        <translation>Einen Schritt zurück (Bild auf)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Lektion verlassen (Esc)</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>{result}: out of reach</source>
        <translation>{result}: nicht mehr möglich</translation>
    </message>
    <message>
        <source>struck: out of reach</source>
        <translation>gestrichen: nicht mehr möglich</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>kühn</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>team player</source>
        <translation>Teamspieler</translation>
    </message>
    <message>
        <source>daring</source>
        <translation>wagemutig</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>trump hunter</source>
        <translation>Trumpfjäger</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>racer</source>
        <translation>Renner</translation>
    </message>
    <message>
        <source>gatherer</source>
        <translation>Raffer</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>Kontrageber</translation>
    </message>
    <message>
        <source>shedder</source>
        <translation>Abwerfer</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>geduldig</translation>
    </message>
    <message>
        <source>taker</source>
        <translation>Zugreifer</translation>
    </message>
    <message>
        <source>miser</source>
        <translation>Geizhals</translation>
    </message>
    <message>
        <source>run builder</source>
        <translation>Folgenbauer</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>your partner, {level}</source>
        <translation>dein Partner, {level}</translation>
    </message>
    <message>
        <source>doubles {names}</source>
        <translation>gibt {names} Kontra</translation>
    </message>
    <message>
        <source>redoubles {names}</source>
        <translation>gibt {names} Rekontra</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Everybody who has played here. Write over a name to change it; what was played stays.</source>
        <translation>Alle, die hier gespielt haben. Überschreib einen Namen, um ihn zu ändern; was gespielt ist, bleibt.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Noch hat niemand gespielt.</translation>
    </message>
    <message>
        <source>Mark and colour</source>
        <translation>Zeichen und Farbe</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Fünfeck</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Is a guest</source>
        <translation>Ist ein Gast</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>Ist dieselbe Person wie</translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation>{name} ist jemand anders</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation>Name von {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge</source>
        <translation>Farbe, Gast, zusammenlegen</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistik von {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge: {name}</source>
        <translation>Farbe, Gast, zusammenlegen: {name}</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Partien: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, won {won} of {counted}</source>
        <translation>Partien: {matches}, gewonnen {won} von {counted}</translation>
    </message>
    <message>
        <source>{words}, guest</source>
        <translation>{words}, Gast</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>neutral pile</source>
        <translation>neutraler Stapel</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deiner</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <extracomment>Written over the pile.</extracomment>
        <translation>{name}, zweiter Stapel</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>{count} blocked</source>
        <translation>{count} gesperrt</translation>
    </message>
    <message>
        <source>1 blocked</source>
        <translation>1 gesperrt</translation>
    </message>
    <message>
        <source>{count} older</source>
        <translation>{count} ältere</translation>
    </message>
    <message>
        <source>1 older</source>
        <translation>1 ältere</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>pot, unseen</source>
        <translation>Topf, ungesehen</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <source>{cards}, {count} in tray</source>
        <translation>{cards}, {count} auf dem Tablett</translation>
    </message>
    <message>
        <source>deals this hand</source>
        <translation>gibt in dieser Runde</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the sign of the dealer</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>{who}: style</source>
        <translation>{who}: Spielweise</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>A change holds from the next move on. The record says who made each move.</source>
        <translation>Eine Änderung gilt vom nächsten Zug an. In der Aufzeichnung steht, wer welchen Zug gemacht hat.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer für {name} spielt</translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message>
        <source>{points} wins</source>
        <translation>{points} gewinnt</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{name}  {points} + laid away</source>
        <translation>{name}  {points} + gedrückt</translation>
    </message>
    <message>
        <source>{name}  {points}</source>
        <translation>{name}  {points}</translation>
    </message>
    <message>
        <source>{name}  {points}, with {laid} laid away</source>
        <translation>{name}  {points}, davon {laid} gedrückt</translation>
    </message>
    <message>
        <source>{names}  {points}</source>
        <translation>{names}  {points}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Points that are wanted yet.</extracomment>
        <translation>{count} mehr</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>no pot left</source>
        <translation>kein Topf mehr</translation>
    </message>
    <message>
        <source>both pots taken</source>
        <translation>beide Töpfe genommen</translation>
    </message>
    <message>
        <source>all pots taken</source>
        <translation>alle Töpfe genommen</translation>
    </message>
    <message>
        <source>{count} pots, {taken} taken</source>
        <translation>{count} Töpfe, {taken} genommen</translation>
    </message>
    <message>
        <source>1 pot of {size}</source>
        <translation>1 Topf zu {size}</translation>
    </message>
    <message>
        <source>pots of {sizes}</source>
        <translation>Töpfe zu {sizes}</translation>
    </message>
    <message>
        <source>{count} pots of {size}</source>
        <translation>{count} Töpfe zu {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Go on to the next puzzle (Page Down)</source>
        <translation>Weiter zur nächsten Aufgabe (Bild ab)</translation>
    </message>
    <message>
        <source>Have the best move made</source>
        <translation>Den besten Zug ausführen lassen</translation>
    </message>
    <message>
        <source>Go back to the puzzle before (Page Up)</source>
        <translation>Zurück zur Aufgabe davor (Bild auf)</translation>
    </message>
    <message>
        <source>Leave the puzzles (Esc)</source>
        <translation>Die Aufgaben verlassen (Esc)</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Aufgabe {number} von {count}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>One move is clearly better than all others. Make it.</source>
        <translation>Ein Zug ist klar besser als alle anderen. Mach ihn.</translation>
    </message>
    <message>
        <source>Build the ladder that counts most from these cards. Three stars for {most} points, two from {more}, one from {few}. No ladder takes the joker.</source>
        <translation>Bau aus diesen Karten die Leiter, die am meisten zählt. Drei Sterne für {most} Punkte, zwei ab {more}, einen ab {few}. Den Joker nimmt keine Leiter.</translation>
    </message>
    <message>
        <source>{points} points less than the best. Look again.</source>
        <translation>{points} Punkte weniger als der beste. Sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>{points}% less chance to win the match than with the best. Look again.</source>
        <translation>{points}&#xa0;% weniger Chance, die Partie zu gewinnen, als mit dem besten. Sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>This move is being weighed.</source>
        <translation>Dieser Zug wird gerade gewogen.</translation>
    </message>
    <message>
        <source>There are no hints in a puzzle: Show me makes the move.</source>
        <translation>In einer Aufgabe gibt es keine Tipps: „Zeig es mir“ macht den Zug.</translation>
    </message>
    <message>
        <source>{points} points: no star yet. Another ladder counts more.</source>
        <translation>{points} Punkte: noch kein Stern. Eine andere Leiter zählt mehr.</translation>
    </message>
    <message>
        <source>{points} points, one star. Another ladder counts more.</source>
        <translation>{points} Punkte, ein Stern. Eine andere Leiter zählt mehr.</translation>
    </message>
    <message>
        <source>{points} points, two stars. Another ladder counts more.</source>
        <translation>{points} Punkte, zwei Sterne. Eine andere Leiter zählt mehr.</translation>
    </message>
    <message>
        <source>A ladder is asked for here, and nothing else: build one and lay it.</source>
        <translation>Gefragt ist hier eine Leiter und sonst nichts: Bau eine und leg sie aus.</translation>
    </message>
    <message>
        <source>This is the best ladder: {points} points.</source>
        <translation>Das ist die beste Leiter: {points} Punkte.</translation>
    </message>
    <message>
        <source>Three stars: no other ladder counts {points} points.</source>
        <translation>Drei Sterne: Keine andere Leiter zählt {points} Punkte.</translation>
    </message>
    <message>
        <source>Found: {points} points better than the next best.</source>
        <translation>Gefunden: {points} Punkte besser als der nächstbeste.</translation>
    </message>
    <message>
        <source>This was the move: {points} points better than the next best.</source>
        <translation>Das war der Zug: {points} Punkte besser als der nächstbeste.</translation>
    </message>
    <message>
        <source>Found: {points}% more chance to win the match than with the next best.</source>
        <translation>Gefunden: {points}&#xa0;% mehr Chance, die Partie zu gewinnen, als mit dem nächstbesten.</translation>
    </message>
    <message>
        <source>This was the move: {points}% more chance to win the match than with the next best.</source>
        <translation>Das war der Zug: {points}&#xa0;% mehr Chance, die Partie zu gewinnen, als mit dem nächstbesten.</translation>
    </message>
    <message>
        <source>This would be as good: {move}.</source>
        <translation>Ebenso gut wäre: {move}.</translation>
    </message>
    <message>
        <source>Found: no move is better than this.</source>
        <translation>Gefunden: Kein Zug ist besser als dieser.</translation>
    </message>
    <message>
        <source>The best move could still be made after this one. Look for it.</source>
        <translation>Der beste Zug wäre danach noch möglich. Such ihn.</translation>
    </message>
    <message>
        <source>Only the very first answer to a puzzle counts as solved.</source>
        <translation>Als gelöst zählt nur die allererste Antwort auf eine Aufgabe.</translation>
    </message>
</context>
<context>
    <name>PuzzlePages</name>
    <message>
        <source>{game}: what would you do?</source>
        <translation>{game}: Was würdest du tun?</translation>
    </message>
    <message>
        <source>{game}: build the best ladder</source>
        <translation>{game}: Bau die beste Leiter</translation>
    </message>
    <message>
        <source>{game}: your own hand</source>
        <translation>{game}: deine eigene Hand</translation>
    </message>
    <message>
        <source>You stood here, and another move than yours was clearly better. Make it.</source>
        <translation>Hier hast du gestanden, und ein anderer Zug als deiner war klar besser. Mach ihn.</translation>
    </message>
</context>
<context>
    <name>RecordExchange</name>
    <message>
        <source>{file}: imported.</source>
        <translation>{file}: eingelesen.</translation>
    </message>
    <message>
        <source>{file}: the library has this match already.</source>
        <translation>{file}: Die Bibliothek hat diese Partie schon.</translation>
    </message>
    <message>
        <source>{file}: the match goes on with what was imported.</source>
        <translation>{file}: Die Partie geht mit dem Eingelesenen weiter.</translation>
    </message>
    <message>
        <source>{file}: line {line} is wrong ({clause}). {reason}</source>
        <translation>{file}: Zeile {line} ist falsch ({clause}). {reason}</translation>
    </message>
    <message>
        <source>{file} is not imported. {reason}</source>
        <translation>{file} ist nicht eingelesen. {reason}</translation>
    </message>
    <message>
        <source>Further files: {number}</source>
        <translation>Weitere Dateien: {number}</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl)</source>
        <translation>Aufzeichnungen (*.cards.jsonl)</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation>Exportiert als {file}.</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Points of the hand</source>
        <translation>Punkte der Runde</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
</context>
<context>
    <name>ReviewColumn</name>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>Wie gesehen</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} sees it</source>
        <translation>Wie {name} es sieht</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle Hände offen</translation>
    </message>
    <message>
        <source>Who is ahead</source>
        <translation>Wer vorn liegt</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>This line cannot be played on. Esc leads back.</source>
        <translation>Hier geht es nicht weiter. Esc führt zurück.</translation>
    </message>
    <message>
        <source>From here on expert has played every seat, with the stock as it lay.</source>
        <translation>Ab hier hat der Experte für alle gespielt, mit dem Talon, wie er lag.</translation>
    </message>
    <message>
        <source>Expert plays every seat on from here. End shows how it comes out, Esc leads back.</source>
        <translation>Ab hier spielt der Experte für alle weiter. Ende zeigt, wie es ausgeht, Esc führt zurück.</translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>The record can be looked at when the first hand is over.</source>
        <translation>Die Aufzeichnung kannst du ansehen, wenn die erste Runde zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>RowOrder</name>
    <message>
        <source>As laid</source>
        <translation>Wie ausgelegt</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Sortiert</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Search, or a clause such as {clause}</source>
        <translation>Suchen, oder eine Regel wie {clause}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Clauses found</source>
        <translation>Gefundene Regeln</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher das Spiel kommt</translation>
    </message>
    <message>
        <source>Words of players</source>
        <translation>Spielbegriffe</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Spielend lernen</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Keine Regel hat diese Wörter.</translation>
    </message>
</context>
<context>
    <name>RulesPages</name>
    <message>
        <source>The rules cannot be read in this language. Install BarraCan again.</source>
        <translation>Die Regeln lassen sich in dieser Sprache nicht lesen. Installiere BarraCan neu.</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>The first hand is being played.</source>
        <translation>Die erste Runde läuft.</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Following hand</source>
        <translation>Folgende Runde</translation>
    </message>
    <message>
        <source>Look at this hand move by move, and have the moves judged</source>
        <translation>Diese Runde Zug für Zug ansehen und die Züge beurteilen lassen</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>check</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie es ausging</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>to go</source>
        <translation>fehlen</translation>
    </message>
    <message>
        <source>{game}, to {target}</source>
        <translation>{game}, bis {target}</translation>
    </message>
    <message>
        <source>{contract}, declared by {name}</source>
        <translation>{contract}, Ansager {name}</translation>
    </message>
    <message>
        <source>It would be</source>
        <translation>So stünde es</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>This hand, in all {sum}</source>
        <translation>Diese Runde, gesamt {sum}</translation>
    </message>
    <message>
        <source>Score pad: the first hand is being played.</source>
        <translation>Punkteblock: Die erste Runde läuft.</translation>
    </message>
    <message>
        <source>Score pad, hand {hand}, {how}</source>
        <translation>Punkteblock, Runde {hand}, {how}</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation>Spielt an diesem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Lesen und Bedienen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Trick games</source>
        <translation>Stichspiele</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>how red and black are told apart</source>
        <translation>woran man Rot und Schwarz erkennt</translation>
    </message>
    <message>
        <source>Court letters</source>
        <translation>Buchstaben der Bilder</translation>
    </message>
    <message>
        <source>king, queen and jack, on the cards and in words</source>
        <translation>König, Dame und Bube, auf den Karten und in Worten</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Kartenbewegung</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>of the hand and the piles, as far as the window allows</source>
        <translation>der Hand und der Stapel, soweit das Fenster es zulässt</translation>
    </message>
    <message>
        <source>Panel and buttons</source>
        <translation>Leiste und Knöpfe</translation>
    </message>
    <message>
        <source>nearer to the hand that plays</source>
        <translation>näher an der Hand, die spielt</translation>
    </message>
    <message>
        <source>View of the table</source>
        <translation>Ansicht des Tisches</translation>
    </message>
    <message>
        <source>in text: lists and buttons; key F2</source>
        <translation>als Text: Listen und Knöpfe; Taste F2</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>the key S turns it off and on</source>
        <translation>Taste S schaltet ihn aus und an</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>how long the computer rests between its moves</source>
        <translation>wie lange der Computer zwischen seinen Zügen wartet</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>of all words at the table and on the pages</source>
        <translation>aller Texte am Tisch und auf den Seiten</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Complete tricks</source>
        <translation>Volle Stiche</translation>
    </message>
    <message>
        <source>in trick games: they go by themselves, or lie until you click or press a key</source>
        <translation>in Stichspielen: Sie gehen von selbst, oder sie liegen, bis du klickst oder eine Taste drückst</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>in trick games: choose it and then the place, or click it twice; or one click plays it</source>
        <translation>in Stichspielen: erst wählen, dann die Stelle, oder zweimal klicken; oder ein Klick spielt sie</translation>
    </message>
    <message>
        <source>Spent places</source>
        <translation>Verbrauchte Stellen</translation>
    </message>
    <message>
        <source>struck on Barracuda’s board</source>
        <translation>auf dem Brett von Barracuda gestrichen</translation>
    </message>
    <message>
        <source>Card sheet</source>
        <translation>Kartenliste</translation>
    </message>
    <message>
        <source>at Sheepshead: with what has been played and card points, or the order of the cards alone</source>
        <translation>bei Sheepshead: mit Gespieltem und Augen oder nur die Rangfolge der Karten</translation>
    </message>
    <message>
        <source>Deuces</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>in the hand of Burraco and Buraco</source>
        <translation>auf der Hand bei Burraco und Buraco</translation>
    </message>
    <message>
        <source>Cards that fit melds</source>
        <translation>Passende Karten</translation>
    </message>
    <message>
        <source>marked in rummies</source>
        <translation>in Rommés hervorgehoben</translation>
    </message>
    <message>
        <source>Corner signs</source>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>choose one to see it move</source>
        <translation>jede bewegt sich, wenn du sie wählst</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Erzwungene Züge</translation>
    </message>
    <message>
        <source>a move to which the rules leave no other is made by itself</source>
        <translation>lassen die Regeln nur einen Zug, geschieht er von selbst</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>automatic: the system’s, where the program speaks it</source>
        <translation>automatisch: die des Systems, wenn das Programm sie spricht</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Gemalt</translation>
    </message>
    <message>
        <source>In text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Open red suits</source>
        <translation>Rot im Umriss</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Blue rays</source>
        <translation>Blaue Strahlen</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Rotes Gitter</translation>
    </message>
    <message>
        <source>Grey rosette</source>
        <translation>Graue Rosette</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>When I click</source>
        <translation>Wenn ich klicke</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Nicht gezeigt</translation>
    </message>
    <message>
        <source>Beside the jokers</source>
        <translation>Neben den Jokern</translation>
    </message>
    <message>
        <source>In their suits</source>
        <translation>In ihren Farben</translation>
    </message>
    <message>
        <source>By the key F</source>
        <translation>Mit der Taste F</translation>
    </message>
    <message>
        <source>After a draw</source>
        <translation>Nach dem Ziehen</translation>
    </message>
    <message>
        <source>With played cards</source>
        <translation>Mit Gespieltem</translation>
    </message>
    <message>
        <source>Order alone</source>
        <translation>Nur Rangfolge</translation>
    </message>
    <message>
        <source>Choose, then lay</source>
        <translation>Wählen, dann legen</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Ein Klick</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Undo changes</source>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <source>kept at once</source>
        <translation>sofort gespeichert</translation>
    </message>
    <message>
        <source>at the table {percent}: in a window of this size the cards leave no room for more</source>
        <translation>am Tisch {percent}: Mehr Platz lassen die Karten in diesem Fenster nicht</translation>
    </message>
    <message>
        <source>every choice shows at once on the table at the right</source>
        <translation>jede Änderung siehst du sofort rechts am Tisch</translation>
    </message>
    <message>
        <source>every choice is kept at once</source>
        <translation>jede Wahl wird sofort gespeichert</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Der Ton ist aus.</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation>Die Karten haben jetzt vier Farben.</translation>
    </message>
    <message>
        <source>The cards are as they were before.</source>
        <translation>Die Karten sind wieder wie zuvor.</translation>
    </message>
    <message>
        <source>{fault} The program’s own cards are shown.</source>
        <translation>{fault} Gezeigt werden die Karten des Programms.</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG pictures of 52 cards</source>
        <translation>Ein Ordner mit SVG- oder PNG-Bildern von 52 Karten</translation>
    </message>
    <message>
        <source>yours lie in {folder}; press again for another folder</source>
        <translation>deine liegen in {folder}; noch einmal drücken für einen anderen Ordner</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{names}: {points} points in this hand, {total} in the match</source>
        <translation>{names}: {points} Punkte in dieser Runde, {total} in der Partie</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Kein Topf</translation>
    </message>
    <message>
        <source>No pot −100</source>
        <translation>Kein Topf −100</translation>
    </message>
    <message>
        <source>Pot taken</source>
        <translation>Topf genommen</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Meld of seven</source>
        <translation>Sieben Karten</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>No seven</source>
        <translation>Keine sieben</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Rein</translation>
    </message>
    <message>
        <source>No clean</source>
        <translation>Keine reine</translation>
    </message>
</context>
<context>
    <name>SlotNote</name>
    <message>
        <source>in the ladder</source>
        <translation>in der Leiter</translation>
    </message>
    <message>
        <source>in the ladders</source>
        <translation>in den Leitern</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound here: the system has no {library}.</source>
        <translation>Hier gibt es keinen Ton: Dem System fehlt {library}.</translation>
    </message>
    <message>
        <source>There is no sound here: the part of the program that plays it is not installed.</source>
        <translation>Hier gibt es keinen Ton: Der Teil des Programms, der ihn spielt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>There is no sound here: the system has no loudspeaker.</source>
        <translation>Hier gibt es keinen Ton: Das System hat keinen Lautsprecher.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Press</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Do not choose</source>
        <translation>Nicht wählen</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>der Ablagestapel</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}, leer</translation>
    </message>
    <message>
        <source>{place}, one card</source>
        <translation>{place}, eine Karte</translation>
    </message>
    <message>
        <source>{place}, {count} cards</source>
        <translation>{place}, {count} Karten</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>{place}, {note}</source>
        <translation>{place}, {note}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>Hand von {name}</translation>
    </message>
    <message>
        <source>pot {number}</source>
        <translation>Topf {number}</translation>
    </message>
    <message>
        <source>pot {number}, taken</source>
        <translation>Topf {number}, genommen</translation>
    </message>
    <message>
        <source>your tricks, {count} taken</source>
        <translation>deine Stiche, {count} gemacht</translation>
    </message>
    <message>
        <source>{name}’s tricks, {count} taken</source>
        <translation>Stiche von {name}, {count} gemacht</translation>
    </message>
    <message>
        <source>your tricks, none</source>
        <translation>deine Stiche, keine</translation>
    </message>
    <message>
        <source>{name}’s tricks, none</source>
        <translation>Stiche von {name}, keine</translation>
    </message>
    <message>
        <source>trick, no card yet</source>
        <translation>Stich, noch keine Karte</translation>
    </message>
    <message>
        <source>trick, {count} of {seats} cards</source>
        <translation>Stich, {count} von {seats} Karten</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>deine Kombination {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>Kombination {number} von {name}: {cards}</translation>
    </message>
    <message>
        <source>{meld}, clean</source>
        <translation>{meld}, rein</translation>
    </message>
    <message>
        <source>{meld}, semi-clean</source>
        <translation>{meld}, halbrein</translation>
    </message>
    <message>
        <source>{meld}, dirty</source>
        <translation>{meld}, unrein</translation>
    </message>
    <message>
        <source>{meld}, {points} points</source>
        <translation>{meld}, {points} Punkte</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>Stelle für eine neue Kombination</translation>
    </message>
    <message>
        <source>foundation of clubs</source>
        <translation>Kreuz-Reihe</translation>
    </message>
    <message>
        <source>foundation of diamonds</source>
        <translation>Karo-Reihe</translation>
    </message>
    <message>
        <source>foundation of hearts</source>
        <translation>Herz-Reihe</translation>
    </message>
    <message>
        <source>foundation of spades</source>
        <translation>Pik-Reihe</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, {points} points</source>
        <translation>Entwurf {number}, {name}, gilt, {points} Punkte</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, one point</source>
        <translation>Entwurf {number}, {name}, gilt, ein Punkt</translation>
    </message>
    <message>
        <source>draft {number}, {name}, not yet: {reason}</source>
        <translation>Entwurf {number}, {name}, noch nicht: {reason}</translation>
    </message>
    <message>
        <source>draft {number}</source>
        <translation>Entwurf {number}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, can be chosen</source>
        <translation>{card}, {number} von {count}, wählbar</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}</source>
        <translation>{card}, {ordinal} von {count}, {pile}</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken</source>
        <translation>{card}, {ordinal} von {count}, {pile}, zu nehmen</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken with the whole pile</source>
        <translation>{card}, {ordinal} von {count}, {pile}, mit dem ganzen Stapel zu nehmen</translation>
    </message>
    <message>
        <source>{card}, standing for {other}, {number} of {count}</source>
        <translation>{card}, steht für {other}, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, led by you</source>
        <translation>{card}, von dir ausgespielt</translation>
    </message>
    <message>
        <source>{card}, led by {name}</source>
        <translation>{card}, von {name} ausgespielt</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, von dir gespielt</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, von {name} gespielt</translation>
    </message>
    <message>
        <source>{card}, {number} of {count} in draft {draft}</source>
        <translation>{card}, {number} von {count} im Entwurf {draft}</translation>
    </message>
    <message>
        <source>{whose}: {what}</source>
        <translation>{whose}: {what}</translation>
    </message>
    <message>
        <source>{place}: {cards}.</source>
        <translation>{place}: {cards}.</translation>
    </message>
    <message>
        <source>{place}, on top the {card}.</source>
        <translation>{place}, zuoberst {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Counts of cards and melds; the same words are choices of rules elsewhere.</extracomment>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einer</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Of cards in a pile, as these ten: “king of spades, first of 12”.</extracomment>
        <translation>erste</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritte</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>vierte</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>fünfte</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sechste</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>siebte</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>achte</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>neunte</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>zehnte</translation>
    </message>
    <message>
        <source>eleventh</source>
        <translation>elfte</translation>
    </message>
    <message>
        <source>twelfth</source>
        <translation>zwölfte</translation>
    </message>
    <message>
        <source>thirteenth</source>
        <translation>dreizehnte</translation>
    </message>
    <message>
        <source>fourteenth</source>
        <translation>vierzehnte</translation>
    </message>
    <message>
        <source>fifteenth</source>
        <translation>fünfzehnte</translation>
    </message>
    <message>
        <source>sixteenth</source>
        <translation>sechzehnte</translation>
    </message>
    <message>
        <source>seventeenth</source>
        <translation>siebzehnte</translation>
    </message>
    <message>
        <source>eighteenth</source>
        <translation>achtzehnte</translation>
    </message>
    <message>
        <source>nineteenth</source>
        <translation>neunzehnte</translation>
    </message>
    <message>
        <source>twentieth</source>
        <translation>zwanzigste</translation>
    </message>
    <message>
        <source>twenty-first</source>
        <translation>einundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-second</source>
        <translation>zweiundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-third</source>
        <translation>dreiundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-fourth</source>
        <translation>vierundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-fifth</source>
        <translation>fünfundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-sixth</source>
        <translation>sechsundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-seventh</source>
        <translation>siebenundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-eighth</source>
        <translation>achtundzwanzigste</translation>
    </message>
    <message>
        <source>twenty-ninth</source>
        <translation>neunundzwanzigste</translation>
    </message>
    <message>
        <source>thirtieth</source>
        <translation>dreißigste</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <translation>Folge in {suit}, {low} bis {high}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>{card}, new in the ladder</source>
        <translation>{card}, neu in der Leiter</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>The names of piles, by themselves and after “in”.</extracomment>
        <translation>dein Stapel</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>Stapel von {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>zweiter Stapel von {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>der neutrale Stapel</translation>
    </message>
    <message>
        <source>{place}, {count} cards, {blocked} blocked</source>
        <translation>{place}, {count} Karten, {blocked} gesperrt</translation>
    </message>
    <message>
        <source>evens/odds</source>
        <translation>Gerade/Ungerade</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>Several categories of the type.</extracomment>
        <translation>Gegenpaare</translation>
    </message>
    <message>
        <source>triplets</source>
        <translation>Drillinge</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>{type}, none</source>
        <translation>{type}, keine</translation>
    </message>
    <message>
        <source>{type}, one meld: {last}</source>
        <translation>{type}, eine Figur: {last}</translation>
    </message>
    <message>
        <source>{type}, {count} melds, last: {last}</source>
        <translation>{type}, {count} Figuren, die letzte: {last}</translation>
    </message>
    <message>
        <source>{type}, one in a ladder</source>
        <translation>{type}, eine in einer Leiter</translation>
    </message>
    <message>
        <source>{type}, {count} in ladders</source>
        <translation>{type}, {count} in Leitern</translation>
    </message>
    <message>
        <source>{melds}; one in a ladder</source>
        <translation>{melds}; eine in einer Leiter</translation>
    </message>
    <message>
        <source>{melds}; {count} in ladders</source>
        <translation>{melds}; {count} in Leitern</translation>
    </message>
    <message>
        <source>{melds}; one point</source>
        <translation>{melds}; ein Punkt</translation>
    </message>
    <message>
        <source>{melds}; {points} points</source>
        <translation>{melds}; {points} Punkte</translation>
    </message>
    <message>
        <source>ladder {number}, {state}</source>
        <translation>Leiter {number}, {state}</translation>
    </message>
    <message>
        <source>tricks, none</source>
        <translation>Stiche, keine</translation>
    </message>
    <message>
        <source>tricks, {count} taken</source>
        <translation>Stiche, {count} gemacht</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}</source>
        <translation>{card}, Stopper, {ordinal} von {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}, can be taken</source>
        <translation>{card}, Stopper, {ordinal} von {count}, zu nehmen</translation>
    </message>
    <message>
        <source>{card}, under the {stopper}, blocked</source>
        <translation>{card}, unter {stopper}, gesperrt</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}</source>
        <translation>Leiter {number}, Holmkarte {at}, {card}</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}, row: {row}</source>
        <translation>Leiter {number}, Holmkarte {at}, {card}, Sprosse: {row}</translation>
    </message>
    <message>
        <source>ladder {number}, row of arm card {at}, {card}</source>
        <translation>Leiter {number}, Sprosse der Holmkarte {at}, {card}</translation>
    </message>
    <message>
        <source>{names}, one point</source>
        <translation>{names}, ein Punkt</translation>
    </message>
    <message>
        <source>{names}, {total} points</source>
        <translation>{names}, {total} Punkte</translation>
    </message>
    <message>
        <source>{names}, one point, {hand} in this hand</source>
        <translation>{names}, ein Punkt, {hand} in dieser Runde</translation>
    </message>
    <message>
        <source>{names}, {total} points, {hand} in this hand</source>
        <translation>{names}, {total} Punkte, {hand} in dieser Runde</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Neuer Entwurf</translation>
    </message>
</context>
<context>
    <name>SpokenBurraco</name>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <extracomment>As players of Burraco say, who may have other words for melds and runs than those of other games; so these four.</extracomment>
        <translation>Folge in {suit}, {low} bis {high}</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>deine Kombination {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>Kombination {number} von {name}: {cards}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>Stelle für eine neue Kombination</translation>
    </message>
</context>
<context>
    <name>SuitBoard</name>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>No set yet</source>
        <translation>Noch kein Satz</translation>
    </message>
    <message>
        <source>{cards}, {name}</source>
        <translation>{cards}, {name}</translation>
    </message>
    <message>
        <source>{ranks} spent</source>
        <translation>{ranks} verbraucht</translation>
    </message>
    <message>
        <source>{suit}: {what}</source>
        <translation>{suit}: {what}</translation>
    </message>
    <message>
        <source>run {first} to {last}, {name}</source>
        <translation>Folge {first} bis {last}, {name}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>The trick is complete: click or press a key to go on.</source>
        <translation>Der Stich ist voll: Klick oder drücke eine Taste, um weiterzuspielen.</translation>
    </message>
</context>
<context>
    <name>TablePiece</name>
    <message>
        <source>The table as you have it</source>
        <translation>Der Tisch, wie du ihn hast</translation>
    </message>
    <message>
        <source>Two piles, {upper} and {lower}, and a hand, {hand}, drawn as they are chosen now.</source>
        <translation>Zwei Stapel, {upper} und {lower}, und eine Hand, {hand}, gezeichnet, wie sie jetzt gewählt sind.</translation>
    </message>
    <message>
        <source>As you have it</source>
        <translation>So sieht es aus</translation>
    </message>
    <message>
        <source>drag a card</source>
        <translation>verschieb eine Karte</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Dein Zug:</translation>
    </message>
    <message>
        <source>meld or discard.</source>
        <translation>leg aus, wirf ab.</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Let the chosen cards go</source>
        <translation>Gewählte Karten loslassen</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Add to {place}</source>
        <translation>Anlegen an {place}</translation>
    </message>
    <message>
        <source>Put into a new draft</source>
        <translation>In einen neuen Entwurf</translation>
    </message>
    <message>
        <source>Take draft {number} back</source>
        <translation>Entwurf {number} zurücknehmen</translation>
    </message>
    <message>
        <source>Clear the tray</source>
        <translation>Tablett leeren</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Gewählt: {cards}</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, neu</translation>
    </message>
    <message>
        <source>{place}. {what}</source>
        <translation>{place}. {what}</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by {name}</source>
        <translation>letzter Stich: {cards}, an {name}</translation>
    </message>
    <message>
        <source>Cards: {place}</source>
        <translation>Karten: {place}</translation>
    </message>
    <message>
        <source>No open cards</source>
        <translation>Keine offenen Karten</translation>
    </message>
    <message>
        <source>{names}: one point</source>
        <translation>{names}: ein Punkt</translation>
    </message>
    <message>
        <source>{names}: {total} points</source>
        <translation>{names}: {total} Punkte</translation>
    </message>
    <message>
        <source>{names}: one point, {hand} in this hand</source>
        <translation>{names}: ein Punkt, {hand} in dieser Runde</translation>
    </message>
    <message>
        <source>{names}: {total} points, {hand} in this hand</source>
        <translation>{names}: {total} Punkte, {hand} in dieser Runde</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>Picture of the table (F2)</source>
        <translation>Bild des Tisches (F2)</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Space chooses a card, Shift and an arrow key move it</source>
        <translation>Die Leertaste wählt eine Karte, Umschalt mit einer Pfeiltaste verschiebt sie</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Spieler und Punkte</translation>
    </message>
    <message>
        <source>Last moves, the newest first</source>
        <translation>Letzte Züge, der neueste zuerst</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>at the top of the arm</source>
        <translation>oben am Holm</translation>
    </message>
    <message>
        <source>at the foot of the arm</source>
        <translation>unten am Holm</translation>
    </message>
    <message>
        <source>beside arm card {at}, {card}</source>
        <translation>neben Holmkarte {at}, {card}</translation>
    </message>
    <message>
        <source>No drafts. Choose cards of the hand and put them into a new draft.</source>
        <translation>Keine Entwürfe. Wähle Karten der Hand und leg sie in einen neuen Entwurf.</translation>
    </message>
    <message>
        <source>{draft}: {cards}</source>
        <translation>{draft}: {cards}</translation>
    </message>
    <message>
        <source>{count} cards, {card} on top</source>
        <translation>{count} Karten, {card} obenauf</translation>
    </message>
</context>
<context>
    <name>TimeAxis</name>
    <message>
        <source>Position in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>Dealer {name}</source>
        <translation>Geber {name}</translation>
    </message>
    <message>
        <source>First player {name}</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>Ansager {name}</translation>
    </message>
    <message>
        <source>Hand {number} of {hands}</source>
        <translation>Runde {number} von {hands}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} left</source>
        <translation>noch {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
</context>
<context>
    <name>TrayFoot</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es ist nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Still missing: {condition}</source>
        <translation>Es fehlt noch: {condition}</translation>
    </message>
    <message>
        <source>The tray is empty: put cards together first.</source>
        <translation>Das Tablett ist leer: Stell erst Karten zusammen.</translation>
    </message>
</context>
<context>
    <name>TrayPage</name>
    <message>
        <source>Earlier drafts</source>
        <translation>Frühere Entwürfe</translation>
    </message>
    <message>
        <source>Later drafts</source>
        <translation>Spätere Entwürfe</translation>
    </message>
    <message>
        <source>Drafts {first} to {last} of {count}</source>
        <translation>Entwürfe {first} bis {last} von {count}</translation>
    </message>
</context>
<context>
    <name>TrickMoves</name>
    <message>
        <source>played {card}</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>{card} gespielt</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>{card} ausgespielt</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>{card} gespielt, Stich an {name}</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>On the plate of a player, where there is room for a word.</extracomment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>gedrückt</translation>
    </message>
    <message>
        <source>{points} laid away</source>
        <translation>{points} gedrückt</translation>
    </message>
    <message>
        <source>two cards go here</source>
        <translation>hierher kommen zwei Karten</translation>
    </message>
    <message>
        <source>led, ahead</source>
        <translation>ausgespielt, vorn</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>vorn</translation>
    </message>
</context>
<context>
    <name>TryFrame</name>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>Drag cards into the frame, or select them and press A.</source>
        <translation>Zieh Karten in den Rahmen, oder wähle sie und drücke A.</translation>
    </message>
    <message>
        <source>In the frame: {cards}. {answer} To choose from: {others}. At the card {card}.</source>
        <translation>Im Rahmen: {cards}. {answer} Zur Wahl: {others}. Bei der Karte {card}.</translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>{step}, done</source>
        <translation>{step}, erledigt</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, jetzt</translation>
    </message>
</context>
<context>
    <name>TypeList</name>
    <message>
        <source>from the hand: {cards} beside {card}</source>
        <translation>aus der Hand: {cards} neben {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} under {card}</source>
        <translation>aus der Hand: {cards} unter {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} over {card}</source>
        <translation>aus der Hand: {cards} über {card}</translation>
    </message>
    <message>
        <source>new, {first} to {last} in the arm</source>
        <translation>neu, {first} bis {last} im Holm</translation>
    </message>
    <message>
        <source>new, beside {card}</source>
        <translation>neu, neben {card}</translation>
    </message>
</context>
<context>
    <name>Types</name>
    <message>
        <source>Ev./odd</source>
        <translation>Ger./Ung.</translation>
    </message>
    <message>
        <source>Oppos.</source>
        <translation>Gegen.</translation>
    </message>
    <message>
        <source>Tripl.</source>
        <translation>Drill.</translation>
    </message>
    <message>
        <source>Fam.</source>
        <translation>Fam.</translation>
    </message>
    <message>
        <source>E/O</source>
        <translation>G/U</translation>
    </message>
    <message>
        <source>Op.</source>
        <translation>Geg.</translation>
    </message>
    <message>
        <source>Tpl.</source>
        <translation>Dr.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Shortened as far as it goes.</extracomment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Tr.</source>
        <translation>St.</translation>
    </message>
    <message>
        <source>colours alternating</source>
        <translation>Rot und Schwarz im Wechsel</translation>
    </message>
    <message>
        <source>red and black that make 11</source>
        <translation>rot und schwarz, zusammen 11</translation>
    </message>
    <message>
        <source>three of one rank</source>
        <translation>drei gleichen Rangs</translation>
    </message>
    <message>
        <source>three of a suit in order</source>
        <translation>drei einer Farbe in Folge</translation>
    </message>
    <message>
        <source>king, queen, jack</source>
        <translation>König, Dame, Bube</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 bis 3</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>3 to 6</source>
        <translation>3 bis 6</translation>
    </message>
</context>
<context>
    <name>_ChapterButton</name>
    <message>
        <source>{done} of {steps} steps</source>
        <translation>{done} von {steps} Schritten</translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation>{steps} Schritte</translation>
    </message>
</context>
<context>
    <name>_ResultFace</name>
    <message>
        <source>Esc shows the table</source>
        <translation>Esc zeigt den Tisch</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Points it comes to, played out with such hands as the others may hold: about {points}.</source>
        <translation>Durchgespielt mit Händen, wie die anderen sie haben könnten, läuft es auf etwa {points} Punkte hinaus.</translation>
    </message>
    <message>
        <source>Whoever is doubled here is likely to do worse than this hand.</source>
        <translation>Wer hier kontriert wird, schneidet wohl schlechter ab als diese Hand.</translation>
    </message>
    <message>
        <source>A double of the declarer is still owed in this round.</source>
        <translation>In diesem Durchgang ist noch ein Kontra gegen den Ansager geschuldet.</translation>
    </message>
    <message>
        <source>Nobody is likely to do clearly worse than this hand.</source>
        <translation>Niemand schneidet wohl deutlich schlechter ab als diese Hand.</translation>
    </message>
    <message>
        <source>It opens the way for other cards of this hand.</source>
        <translation>Das macht anderen Karten dieser Hand den Weg frei.</translation>
    </message>
    <message>
        <source>More of this hand can follow in this suit, once others have laid between.</source>
        <translation>In dieser Farbe kann mehr aus dieser Hand folgen, sobald andere dazwischen angelegt haben.</translation>
    </message>
    <message>
        <source>No other card of this hand waits in its suit.</source>
        <translation>Keine andere Karte dieser Hand wartet in ihrer Farbe.</translation>
    </message>
    <message>
        <source>Suits that only this hand can begin stay shut meanwhile.</source>
        <translation>Farben, die nur diese Hand beginnen kann, bleiben solange zu.</translation>
    </message>
    <message>
        <source>The cards that are kept back hold the others up.</source>
        <translation>Die zurückgehaltenen Karten halten die anderen auf.</translation>
    </message>
    <message>
        <source>No card of this hand can be laid.</source>
        <translation>Keine Karte dieser Hand lässt sich legen.</translation>
    </message>
    <message>
        <source>A flash exit counts twenty points and ends the hand at once.</source>
        <translation>Ein Blitzschluss zählt zwanzig Punkte und beendet die Runde sofort.</translation>
    </message>
    <message>
        <source>This lets your side meld out, which counts four points and ends the hand.</source>
        <translation>Damit macht deine Partei aus, was vier Punkte zählt und die Runde beendet.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay single categories.</source>
        <translation>Deine Partei eröffnet damit und darf dann einzelne Figuren auslegen.</translation>
    </message>
    <message>
        <source>What lies on the table counts, whoever ends the hand.</source>
        <translation>Was auf dem Tisch liegt, zählt, wer auch immer die Runde beendet.</translation>
    </message>
    <message>
        <source>Points that come to the table, and count whoever ends the hand: {points}.</source>
        <translation>Punkte, die auf den Tisch kommen und zählen, wer auch immer die Runde beendet: {points}.</translation>
    </message>
    <message>
        <source>Your side then has all five types and may meld out.</source>
        <translation>Deine Partei hat dann alle fünf Arten und darf ausmachen.</translation>
    </message>
    <message>
        <source>A trick counts four points for one card.</source>
        <translation>Ein Stich zählt vier Punkte für eine Karte.</translation>
    </message>
    <message>
        <source>It completes three tricks, which count three points more.</source>
        <translation>Damit sind drei Stiche voll, die drei Punkte mehr zählen.</translation>
    </message>
    <message>
        <source>The top card makes a category at once.</source>
        <translation>Die oberste Karte ergibt sofort eine Figur.</translation>
    </message>
    <message>
        <source>Further cards that come into the hand: {count}.</source>
        <translation>Weitere Karten, die auf die Hand kommen: {count}.</translation>
    </message>
    <message>
        <source>A draw keeps a flash exit possible. Cards missing for it: {count}.</source>
        <translation>Ziehen lässt einen Blitzschluss möglich. Karten, die dazu fehlen: {count}.</translation>
    </message>
    <message>
        <source>The hand holds all five types: after a draw it can make a flash exit.</source>
        <translation>Die Hand hat alle fünf Arten: Nach dem Ziehen ist ein Blitzschluss möglich.</translation>
    </message>
    <message>
        <source>Nothing on the piles is worth more than a new card.</source>
        <translation>Nichts auf den Stapeln ist mehr wert als eine neue Karte.</translation>
    </message>
    <message>
        <source>The stock is empty, and nothing on the piles helps.</source>
        <translation>Der Talon ist leer, und nichts auf den Stapeln hilft.</translation>
    </message>
    <message>
        <source>The shortest ways to all five types do without the {card}.</source>
        <translation>Die kürzesten Wege zu allen fünf Arten kommen ohne {card} aus.</translation>
    </message>
    <message>
        <source>The {card} does least in this hand.</source>
        <translation>{card} nützt dieser Hand am wenigsten.</translation>
    </message>
    <message>
        <source>The next player can hardly use it.</source>
        <translation>Der nächste Spieler kann sie kaum brauchen.</translation>
    </message>
    <message>
        <source>A black ace blocks the cards under it.</source>
        <translation>Ein schwarzes Ass sperrt die Karten unter sich.</translation>
    </message>
    <message>
        <source>This lets {name}’s side meld out, which counts four points and ends the hand.</source>
        <translation>Damit macht die Partei von {name} aus, was vier Punkte zählt und die Runde beendet.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay single categories.</source>
        <translation>Die Partei von {name} eröffnet damit und darf dann einzelne Figuren auslegen.</translation>
    </message>
    <message>
        <source>{name}’s side then has all five types and may meld out.</source>
        <translation>Die Partei von {name} hat dann alle fünf Arten und darf ausmachen.</translation>
    </message>
    <message>
        <source>The top discard can be taken for a play alone, and makes none.</source>
        <translation>Die oberste abgeworfene Karte darf man nur zum Ausspielen nehmen, und dazu taugt sie nicht.</translation>
    </message>
    <message>
        <source>The hand holds a meld already, which can be laid after the draw.</source>
        <translation>Auf der Hand ist schon eine Kombination: Sie kann nach dem Ziehen ausgelegt werden.</translation>
    </message>
    <message>
        <source>A card of the deck promises more than the top discard.</source>
        <translation>Eine Karte vom Talon verspricht mehr als die oberste abgeworfene.</translation>
    </message>
    <message>
        <source>The {card} is played at once, and what else fits stays for the next turn.</source>
        <translation>{card} wird sofort ausgespielt, und was sonst passt, bleibt für den nächsten Zug.</translation>
    </message>
    <message>
        <source>A hand is emptied by plays alone: each draw is offset by a discard.</source>
        <translation>Nur durch Ausspielen wird eine Hand leer: Wer bloß zieht und abwirft, behält gleich viele Karten.</translation>
    </message>
    <message>
        <source>One card is left, and its discard wins the hand.</source>
        <translation>Eine Karte bleibt übrig: Wer sie abwirft, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>The deck may not last for another turn: points must leave the hand now.</source>
        <translation>Der Talon reicht vielleicht für keinen weiteren Zug: Punkte müssen jetzt aus der Hand.</translation>
    </message>
    <message>
        <source>The hand ends with this turn: points must leave the hand now.</source>
        <translation>Mit diesem Zug endet die Runde: Punkte müssen jetzt aus der Hand.</translation>
    </message>
    <message>
        <source>Another meld stays in the hand for a later turn.</source>
        <translation>Eine weitere Kombination bleibt für einen späteren Zug auf der Hand.</translation>
    </message>
    <message>
        <source>Of the melds that can be laid it takes most points out of the hand.</source>
        <translation>Von den Kombinationen, die ausgelegt werden können, nimmt sie die meisten Punkte aus der Hand.</translation>
    </message>
    <message>
        <source>It makes a place on the table for what is kept: {cards}.</source>
        <translation>Auf dem Tisch wird eine Stelle frei für das, was auf der Hand bleibt: {cards}.</translation>
    </message>
    <message>
        <source>Three cards are left after the discard, and a good draw wins the hand with them.</source>
        <translation>Nach dem Abwerfen bleiben drei Karten, und wer dazu passend zieht, gewinnt damit die Runde.</translation>
    </message>
    <message>
        <source>What is left becomes a meld with more cards to come than after another play.</source>
        <translation>Was bleibt, wird mit mehr der Karten, die noch kommen können, zur Kombination als nach anderem Ausspielen.</translation>
    </message>
    <message>
        <source>What is kept fits the table: {cards}.</source>
        <translation>Was auf der Hand bleibt, passt auf den Tisch: {cards}.</translation>
    </message>
    <message>
        <source>A full set gives the others no place, and a longer run does.</source>
        <translation>Ein voller Satz bietet den anderen keine Stelle, eine längere Folge schon.</translation>
    </message>
    <message>
        <source>The last card wins the hand.</source>
        <translation>Die letzte Karte gewinnt die Runde.</translation>
    </message>
    <message>
        <source>No card to come makes a meld with the {card}.</source>
        <translation>Keine Karte, die noch kommen kann, ergibt mit {card} eine Kombination.</translation>
    </message>
    <message>
        <source>Of such cards it counts most.</source>
        <translation>Von solchen Karten zählt sie am meisten.</translation>
    </message>
    <message>
        <source>Fewer cards to come make a meld with the {card} than with any other.</source>
        <translation>Mit {card} ergeben weniger der Karten, die noch kommen können, eine Kombination als mit jeder anderen.</translation>
    </message>
    <message>
        <source>It fits the table, but the others do more in this hand.</source>
        <translation>Sie passt auf den Tisch, aber die anderen tun mehr für diese Hand.</translation>
    </message>
    <message>
        <source>The pile brings less than a new card.</source>
        <translation>Der Stapel bringt weniger als eine neue Karte.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: a pot follows.</source>
        <translation>Alle Karten der Hand lassen sich auslegen und die gezogene abwerfen: Ein Topf folgt.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: that ends the hand.</source>
        <translation>Alle Karten der Hand lassen sich auslegen und die gezogene abwerfen: Das beendet die Runde.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of your side.</source>
        <translation>Keine Karte des Stapels passt zu einer Kombination deiner Partei.</translation>
    </message>
    <message>
        <source>The fewer cards the hand holds, the sooner it takes a pot.</source>
        <translation>Je weniger Karten die Hand hat, desto eher nimmt sie einen Topf.</translation>
    </message>
    <message>
        <source>This card goes well with the hand.</source>
        <translation>Diese Karte passt gut zur Hand.</translation>
    </message>
    <message>
        <source>The next card is likely to be better.</source>
        <translation>Die nächste Karte ist wohl besser.</translation>
    </message>
    <message>
        <source>The {count} cards come into the hand at once, to be laid now or later.</source>
        <translation>{count} Karten kommen auf einmal auf die Hand, um sie jetzt oder später auszulegen.</translation>
    </message>
    <message>
        <source>The {card} is a known card, and the next player cannot take it any more.</source>
        <translation>{card} ist eine bekannte Karte, und der nächste Spieler kann sie nicht mehr nehmen.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, and a pot follows.</source>
        <translation>Damit kann die Hand in diesem Zug leer werden, und ein Topf folgt.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, which ends the hand.</source>
        <translation>Damit kann die Hand in diesem Zug leer werden, und die Runde endet.</translation>
    </message>
    <message>
        <source>Cards that can be laid at once: {cards}.</source>
        <translation>Karten, die sofort ausgelegt werden können: {cards}.</translation>
    </message>
    <message>
        <source>Left there, it would go with a meld of another side: {cards}.</source>
        <translation>Dort gelassen, würde zu einer Kombination einer anderen Partei passen: {cards}.</translation>
    </message>
    <message>
        <source>The meld then has {count} of the seven cards that count extra.</source>
        <translation>Die Kombination hat dann {count} der sieben Karten, die zusätzlich zählen.</translation>
    </message>
    <message>
        <source>The empty hand takes a pot at once, and the turn goes on.</source>
        <translation>Die leere Hand nimmt sofort einen Topf, und der Zug geht weiter.</translation>
    </message>
    <message>
        <source>What lies on the table counts for the side, what is left in the hand against it.</source>
        <translation>Was auf dem Tisch liegt, zählt für die Partei, was auf der Hand bleibt, gegen sie.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay and add freely.</source>
        <translation>Deine Partei eröffnet damit und darf dann frei auslegen und anlegen.</translation>
    </message>
    <message>
        <source>A wildcard stays in the hand for later.</source>
        <translation>Eine wilde Karte bleibt für später auf der Hand.</translation>
    </message>
    <message>
        <source>A clean meld counts 200 points.</source>
        <translation>Eine reine Kombination zählt 200 Punkte.</translation>
    </message>
    <message>
        <source>A semi-clean meld counts 150 points.</source>
        <translation>Eine halbreine Kombination zählt 150 Punkte.</translation>
    </message>
    <message>
        <source>Seven cards with a wildcard count 100 points.</source>
        <translation>Sieben Karten mit einer wilden zählen 100 Punkte.</translation>
    </message>
    <message>
        <source>The last card leaves the hand, and a pot follows.</source>
        <translation>Die letzte Karte geht von der Hand, und ein Topf folgt.</translation>
    </message>
    <message>
        <source>Going out counts 100 points and ends the hand.</source>
        <translation>Ausmachen zählt 100 Punkte und beendet die Runde.</translation>
    </message>
    <message>
        <source>The {card} begins no meld with any other card of this hand.</source>
        <translation>{card} bildet mit keiner anderen Karte dieser Hand den Anfang einer Kombination.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of your side, but is worth more as the discard.</source>
        <translation>{card} ließe sich an eine Kombination deiner Partei anlegen, ist aber als Abwurf mehr wert.</translation>
    </message>
    <message>
        <source>Every other card is worth more to keep, or goes with a meld of the others.</source>
        <translation>Jede andere Karte behält man besser, oder sie passt zu einer Kombination der anderen.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side.</source>
        <translation>Sie passt zu keiner Kombination einer anderen Partei.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; the {card} would.</source>
        <translation>Sie passt zu keiner Kombination einer anderen Partei; {card} täte es.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; these cards would: {cards}.</source>
        <translation>Sie passt zu keiner Kombination einer anderen Partei; diese Karten täten es: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay and add freely.</source>
        <translation>Die Partei von {name} eröffnet damit und darf dann frei auslegen und anlegen.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of {name}’s side.</source>
        <translation>Keine Karte des Stapels passt zu einer Kombination der Partei von {name}.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of {name}’s side, but is worth more as the discard.</source>
        <translation>{card} ließe sich an eine Kombination der Partei von {name} anlegen, ist aber als Abwurf mehr wert.</translation>
    </message>
    <message>
        <source>Before the melds-down the top discard can be taken for them alone.</source>
        <translation>Vor der Erstauslage darf man die oberste abgeworfene Karte nur für sie nehmen.</translation>
    </message>
    <message>
        <source>The hand can lay its melds-down without the top discard.</source>
        <translation>Die Hand kann ihre Erstauslage ohne die oberste abgeworfene Karte legen.</translation>
    </message>
    <message>
        <source>Cards of the hand that begin a meld with the {card}: {cards}.</source>
        <translation>Karten der Hand, die mit {card} eine Kombination beginnen: {cards}.</translation>
    </message>
    <message>
        <source>It is large enough with a joker that lies on the table.</source>
        <translation>Groß genug ist sie mit einem Joker, der auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>The {card} can be swapped at once for a joker on the table.</source>
        <translation>{card} lässt sich sofort gegen einen Joker auf dem Tisch tauschen.</translation>
    </message>
    <message>
        <source>An unknown card is worth more than the top discard.</source>
        <translation>Eine unbekannte Karte ist mehr wert als die oberste abgeworfene.</translation>
    </message>
    <message>
        <source>The {card} can be laid at once.</source>
        <translation>{card} lässt sich sofort auslegen.</translation>
    </message>
    <message>
        <source>Without a melds-down the hand costs a hundred points.</source>
        <translation>Ohne Erstauslage kostet die Runde hundert Punkte.</translation>
    </message>
    <message>
        <source>Cards on the table cost nothing when the hand ends.</source>
        <translation>Karten auf dem Tisch kosten nichts, wenn die Runde endet.</translation>
    </message>
    <message>
        <source>It fits there, and no meld of the hand needs it.</source>
        <translation>Sie passt dort, und keine Kombination der Hand braucht sie.</translation>
    </message>
    <message>
        <source>A joker is worth more than the {card}, and costs less if it is left over.</source>
        <translation>Ein Joker ist mehr wert als {card} und kostet weniger, wenn er übrig bleibt.</translation>
    </message>
    <message>
        <source>An announced joker costs 2 points if it is left over, another one 25.</source>
        <translation>Bleibt ein angesagter Joker übrig, kostet er 2 Punkte, ein anderer 25.</translation>
    </message>
    <message>
        <source>The next player could lay these off: {cards}.</source>
        <translation>Wer als Nächstes spielt, könnte diese anlegen: {cards}.</translation>
    </message>
    <message>
        <source>The next player could swap these for a joker: {cards}.</source>
        <translation>Wer als Nächstes spielt, könnte diese gegen einen Joker tauschen: {cards}.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player gains more often than not.</source>
        <translation>Durchgespielt mit Händen, wie die anderen sie haben könnten, gewinnt der Alleinspieler öfter, als er verliert.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player loses too much with this hand.</source>
        <translation>Durchgespielt mit Händen, wie die anderen sie haben könnten, verliert der Alleinspieler mit diesem Blatt zu viel.</translation>
    </message>
    <message>
        <source>Card points that are laid away count for the Player: {points}.</source>
        <translation>Gedrückte Augen zählen für den Alleinspieler: {points}.</translation>
    </message>
    <message>
        <source>A suit is emptied, which can be trumped from now on.</source>
        <translation>Eine Farbe wird leer und lässt sich von nun an stechen.</translation>
    </message>
    <message>
        <source>What takes tricks stays in the hand.</source>
        <translation>Was Stiche macht, bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Keine andere Karte darf gespielt werden.</translation>
    </message>
    <message>
        <source>Nobody plays after it, so that it takes the trick.</source>
        <translation>Niemand spielt danach, also macht sie den Stich.</translation>
    </message>
    <message>
        <source>No card that may be in another hand beats it.</source>
        <translation>Keine Karte, die auf einer anderen Hand sein kann, schlägt sie.</translation>
    </message>
    <message>
        <source>It takes the trick unless a later card beats it.</source>
        <translation>Sie macht den Stich, wenn keine spätere Karte sie schlägt.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with one.</source>
        <translation>Wer Trumpf hat, muss bedienen.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with the highest one, if that beats it.</source>
        <translation>Wer Trumpf hat, muss mit dem höchsten bedienen, wenn er sie sticht.</translation>
    </message>
    <message>
        <source>Higher trumps of this hand are kept for later tricks.</source>
        <translation>Höhere Trümpfe dieser Hand bleiben für spätere Stiche.</translation>
    </message>
    <message>
        <source>No higher card of its suit can be in another hand: only a trump beats it.</source>
        <translation>Keine höhere Karte ihrer Farbe kann auf einer anderen Hand sein: Nur ein Trumpf schlägt sie.</translation>
    </message>
    <message>
        <source>It may lose the trick, but other cards are worth more to keep.</source>
        <translation>Sie macht den Stich vielleicht nicht, aber andere Karten behält man besser.</translation>
    </message>
    <message>
        <source>The trick lies with the partner of this hand, and its points are safe there.</source>
        <translation>Der Stich gehört dem Partner dieser Hand, und ihre Augen sind dort sicher: Das heißt schmieren.</translation>
    </message>
    <message>
        <source>The partner of this hand has the trick so far.</source>
        <translation>Der Partner dieser Hand hat den Stich bisher.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and other cards are worth more to keep.</source>
        <translation>Diesen Stich kann sie nicht machen, und andere Karten behält man besser.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and a higher card of its suit may take another.</source>
        <translation>Diesen Stich kann sie nicht machen, und eine höhere Karte ihrer Farbe kann einen anderen machen.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and no trump is spent on it.</source>
        <translation>Diesen Stich kann sie nicht machen, und kein Trumpf geht dabei verloren.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far.</source>
        <translation>Sie bleibt unter der Karte, die bisher den Stich macht.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower cards of its suit are left for later.</source>
        <translation>Sie bleibt unter der Karte, die bisher den Stich macht, und niedrigere ihrer Farbe bleiben für später.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower trumps are left for later.</source>
        <translation>Sie bleibt unter der Karte, die bisher den Stich macht, und niedrigere Trümpfe bleiben für später.</translation>
    </message>
    <message>
        <source>Every card of its suit that may be in another hand is higher.</source>
        <translation>Jede Karte ihrer Farbe, die auf einer anderen Hand sein kann, ist höher.</translation>
    </message>
    <message>
        <source>It is not likely to take the trick.</source>
        <translation>Sie macht den Stich wohl nicht.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no dearer one later.</source>
        <translation>Macht sie diesen Stich, kann sie später keinen teureren mehr machen.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no other one later.</source>
        <translation>Macht sie diesen Stich, kann sie später keinen anderen mehr machen.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no dearer one later.</source>
        <translation>Sie macht diesen Stich und kann später keinen teureren mehr machen.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no other one later.</source>
        <translation>Sie macht diesen Stich und kann später keinen anderen mehr machen.</translation>
    </message>
    <message>
        <source>Lower cards of its suit are left for later.</source>
        <translation>Niedrigere Karten ihrer Farbe bleiben für später.</translation>
    </message>
    <message>
        <source>Lower trumps are left for later.</source>
        <translation>Niedrigere Trümpfe bleiben für später.</translation>
    </message>
    <message>
        <source>This hand has no other card of its suit, and can throw any card on that suit from now on.</source>
        <translation>Diese Hand hat keine andere Karte ihrer Farbe und kann auf diese Farbe künftig jede Karte abwerfen.</translation>
    </message>
    <message>
        <source>Whoever takes this trick has to take this card with its points.</source>
        <translation>Wer diesen Stich macht, muss diese Karte mit ihren Punkten nehmen.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and may take a dearer one later.</source>
        <translation>Diesen Stich kann sie nicht machen, und später könnte sie einen teureren machen.</translation>
    </message>
    <message>
        <source>Every card that may be played beats the trick so far.</source>
        <translation>Jede Karte, die gespielt werden darf, schlägt den Stich bisher.</translation>
    </message>
    <message>
        <source>The {card} is guarded by lower cards of its suit.</source>
        <translation>{card} ist durch niedrigere Karten derselben Farbe gedeckt.</translation>
    </message>
    <message>
        <source>It cannot take this trick.</source>
        <translation>Diesen Stich kann sie nicht machen.</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something in the program went wrong. What was played is saved; the log tells more: {log}</source>
        <translation>Im Programm ist etwas schiefgegangen. Was gespielt ist, ist gespeichert; mehr steht im Protokoll: {log}</translation>
    </message>
    <message>
        <source>There is no unfinished match to resume.</source>
        <translation>Es gibt keine unbeendete Partie zum Weiterspielen.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>No queens</source>
        <translation>Keine Damen</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Keine Stiche</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Kein Herz</translation>
    </message>
    <message>
        <source>No king of hearts</source>
        <translation>Kein Herzkönig</translation>
    </message>
    <message>
        <source>No last two</source>
        <translation>Letzte zwei</translation>
    </message>
    <message>
        <source>Trump in {suit}</source>
        <translation>Trumpf {suit}</translation>
    </message>
    <message>
        <source>Dominoes from {rank}</source>
        <translation>Domino ab {rank}</translation>
    </message>
    <message>
        <source>The contract comes first. Name one.</source>
        <translation>Erst kommt der Kontrakt. Sag einen an.</translation>
    </message>
    <message>
        <source>This is the doubling. Double somebody or pass.</source>
        <translation>Jetzt geht es um Kontra. Kontriere jemanden oder passe.</translation>
    </message>
    <message>
        <source>You have been doubled. Redouble or pass.</source>
        <translation>Du bist kontriert. Gib Rekontra oder passe.</translation>
    </message>
    <message>
        <source>This contract is played in tricks. Play a card.</source>
        <translation>Dieser Kontrakt wird in Stichen gespielt. Spiel eine Karte.</translation>
    </message>
    <message>
        <source>These are dominoes. Lay a card on a foundation.</source>
        <translation>Das ist Domino. Leg eine Karte an eine Reihe.</translation>
    </message>
    <message>
        <source>You have named this contract before. Choose one that is left.</source>
        <translation>Diesen Kontrakt hattest du schon. Wähle einen, der noch übrig ist.</translation>
    </message>
    <message>
        <source>Name one seat at least, or pass.</source>
        <translation>Nenne mindestens einen Platz, oder passe.</translation>
    </message>
    <message>
        <source>A seat is named twice. Once is enough.</source>
        <translation>Ein Platz ist zweimal genannt. Einmal genügt.</translation>
    </message>
    <message>
        <source>There are four seats, 0 to 3.</source>
        <translation>Es gibt vier Plätze, 0 bis 3.</translation>
    </message>
    <message>
        <source>Nobody doubles themselves. Name another seat.</source>
        <translation>Niemand kontriert sich selbst. Nenne einen anderen Platz.</translation>
    </message>
    <message>
        <source>In a positive contract only the declarer is doubled. Name the declarer alone, or pass.</source>
        <translation>In einem positiven Kontrakt kontriert man nur den Ansager. Nenne ihn allein, oder passe.</translation>
    </message>
    <message>
        <source>The declarer redoubles only players who have doubled the declarer. Name one of these, or pass.</source>
        <translation>Der Ansager kontriert nur Spieler, die ihn kontriert haben. Nenne einen von ihnen, oder passe.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled you after your turn. Name one of these, or pass.</source>
        <translation>In der Antwort gibst du nur denen Rekontra, die nach dir an der Reihe waren und dich kontriert haben. Nenne einen von ihnen, oder passe.</translation>
    </message>
    <message>
        <source>You double the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>In jedem Durchgang kontrierst du den Ansager zweimal, und dies ist eine der letzten Runden dafür. Kontriere den Ansager.</translation>
    </message>
    <message>
        <source>Hearts are led only from a hand of nothing but hearts. Lead another suit.</source>
        <translation>Herz spielt nur aus, wer nichts als Herz hat. Spiel eine andere Farbe aus.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play your highest, the {card}.</source>
        <translation>Du kannst die Trümpfe im Stich schlagen. Spiel deinen höchsten: {card}.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play a trump that does.</source>
        <translation>Du kannst die Trümpfe im Stich schlagen. Spiel einen Trumpf, der es tut.</translation>
    </message>
    <message>
        <source>You have none of the suit led. Play a trump that wins the trick.</source>
        <translation>Du kannst nicht bedienen. Spiel einen Trumpf, der den Stich macht.</translation>
    </message>
    <message>
        <source>The {card} fits no foundation yet. Lay one that is next in its suit.</source>
        <translation>{card} passt noch an keine Reihe. Leg eine, die in ihrer Farbe die nächste ist.</translation>
    </message>
    <message>
        <source>Here nothing goes above an ace or below a two. Lay another card.</source>
        <translation>Hier geht nichts über das Ass oder unter die Zwei hinaus. Leg eine andere Karte.</translation>
    </message>
    <message>
        <source>You have a card that fits. Lay it.</source>
        <translation>Du hast eine Karte, die passt. Leg sie.</translation>
    </message>
    <message>
        <source>You have laid a card. Lay another, or end your turn.</source>
        <translation>Du hast eine Karte gelegt. Leg noch eine, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>A turn ends after one card at least. Lay one, or pass if none fits.</source>
        <translation>Ein Zug endet nach mindestens einer Karte. Leg eine, oder passe, wenn keine passt.</translation>
    </message>
    <message>
        <source>{name} has been doubled. Redouble or pass.</source>
        <translation>{name} ist kontriert. Gib Rekontra oder passe.</translation>
    </message>
    <message>
        <source>{name} has named this contract before. Choose one that is left.</source>
        <translation>{name} hatte diesen Kontrakt schon. Wähle einen, der noch übrig ist.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass.</source>
        <translation>In der Antwort gibt {name} nur denen Rekontra, die nach {name} an der Reihe waren und kontriert haben. Nenne einen von ihnen, oder passe.</translation>
    </message>
    <message>
        <source>{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>In jedem Durchgang kontriert {name} den Ansager zweimal, und dies ist eine der letzten Runden dafür. Kontriere den Ansager.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. The {card} is due, the highest.</source>
        <translation>{name} kann die Trümpfe im Stich schlagen. Fällig ist {card}, der höchste.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. Play a trump that does.</source>
        <translation>{name} kann die Trümpfe im Stich schlagen. Spiel einen Trumpf, der es tut.</translation>
    </message>
    <message>
        <source>{name} has none of the suit led. Play a trump that wins the trick.</source>
        <translation>{name} kann nicht bedienen. Spiel einen Trumpf, der den Stich macht.</translation>
    </message>
    <message>
        <source>{name} has a card that fits. Lay it.</source>
        <translation>{name} hat eine Karte, die passt. Leg sie.</translation>
    </message>
    <message>
        <source>{name} has laid a card. Lay another, or end the turn.</source>
        <translation>{name} hat eine Karte gelegt. Leg noch eine, oder beende den Zug.</translation>
    </message>
    <message>
        <source>There is no such contract. The seven are: {names}.</source>
        <translation>Einen solchen Kontrakt gibt es nicht. Die sieben sind: {names}.</translation>
    </message>
    <message>
        <source>The trump suit is C, D, H or S.</source>
        <translation>Die Trumpffarbe ist C, D, H oder S.</translation>
    </message>
    <message>
        <source>The starting rank is one of A 2 3 4 5 6 7 8 9 T J Q K.</source>
        <translation>Der Startrang ist einer von A 2 3 4 5 6 7 8 9 T J Q K.</translation>
    </message>
    <message>
        <source>{turn}: name a contract.</source>
        <translation>{turn}: Sag einen Kontrakt an.</translation>
    </message>
    <message>
        <source>{turn}: double or pass.</source>
        <translation>{turn}: Gib Kontra oder passe.</translation>
    </message>
    <message>
        <source>{turn}: a double of the declarer is owed in this hand.</source>
        <translation>{turn}: In dieser Runde ist ein Kontra gegen den Ansager fällig.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled, or pass.</source>
        <translation>{turn}: Gib denen Rekontra, die kontriert haben, oder passe.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled since, or pass.</source>
        <translation>{turn}: Gib denen Rekontra, die seitdem kontriert haben, oder passe.</translation>
    </message>
    <message>
        <source>Doubles of the declarer still owed in this round: {owed}.</source>
        <translation>Noch geschuldete Kontras gegen den Ansager in diesem Durchgang: {owed}.</translation>
    </message>
    <message>
        <source>{turn}: lead a card, but no heart.</source>
        <translation>{turn}: Spiel eine Karte aus, aber kein Herz.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with the highest.</source>
        <translation>{turn}: Trumpf ist ausgespielt. Bediene mit dem höchsten.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with one that wins the trick.</source>
        <translation>{turn}: Trumpf ist ausgespielt. Bediene mit einem, der den Stich macht.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play a trump that wins the trick.</source>
        <translation>{turn}: Nichts zum Bedienen. Spiel einen Trumpf, der den Stich macht.</translation>
    </message>
    <message>
        <source>{turn}: lay a card.</source>
        <translation>{turn}: Leg eine Karte.</translation>
    </message>
    <message>
        <source>{turn}: lay a card, or pass, which only the first turn allows.</source>
        <translation>{turn}: Leg eine Karte, oder passe, was nur im ersten Zug geht.</translation>
    </message>
    <message>
        <source>{turn}: lay another card or end the turn.</source>
        <translation>{turn}: Leg noch eine Karte, oder beende den Zug.</translation>
    </message>
    <message>
        <source>{turn}: no card fits. Pass.</source>
        <translation>{turn}: Keine Karte passt. Passe.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>Maximum: everybody</source>
        <translation>Maximum: alle</translation>
    </message>
    <message>
        <source>{who} (redouble)</source>
        <translation>{who} (Rekontra)</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negativ</translation>
    </message>
    <message>
        <source>Trump in</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Dominoes from</source>
        <translation>Domino ab</translation>
    </message>
    <message>
        <source>Double {first}</source>
        <translation>Kontra gegen {first}</translation>
    </message>
    <message>
        <source>Double {first} and {second}</source>
        <translation>Kontra gegen {first} und {second}</translation>
    </message>
    <message>
        <source>Double {first}, {second} and {third}</source>
        <translation>Kontra gegen {first}, {second} und {third}</translation>
    </message>
    <message>
        <source>Redouble {first}</source>
        <translation>Rekontra gegen {first}</translation>
    </message>
    <message>
        <source>Redouble {first} and {second}</source>
        <translation>Rekontra gegen {first} und {second}</translation>
    </message>
    <message>
        <source>Redouble {first}, {second} and {third}</source>
        <translation>Rekontra gegen {first}, {second} und {third}</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} und {third}</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Over a list of players, one of whom is chosen.</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Double two</source>
        <translation>Kontra gegen zwei</translation>
    </message>
    <message>
        <source>Redouble two</source>
        <translation>Rekontra gegen zwei</translation>
    </message>
    <message>
        <source>♣ clubs</source>
        <translation>♣ Kreuz</translation>
    </message>
    <message>
        <source>♦ diamonds</source>
        <translation>♦ Karo</translation>
    </message>
    <message>
        <source>♥ hearts</source>
        <translation>♥ Herz</translation>
    </message>
    <message>
        <source>♠ spades</source>
        <translation>♠ Pik</translation>
    </message>
    <message>
        <source>{card} does not go on here. Lay it at its own end of the row.</source>
        <translation>{card} geht an diesem Ende nicht. Leg sie an ihr eigenes Ende der Reihe.</translation>
    </message>
    <message>
        <source>Each suit has a foundation of its own. Lay the card on that of its suit.</source>
        <translation>Jede Farbe hat ihre eigene Reihe. Leg die Karte an die ihrer Farbe.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Whoever is doubled by somebody speaking later is asked again and may redouble.</source>
        <translation>Wer von jemandem kontriert wird, der nach ihm an der Reihe ist, wird noch einmal gefragt und darf Rekontra geben.</translation>
    </message>
    <message>
        <source>Everybody doubles and redoubles in one turn only.</source>
        <translation>Kontra und Rekontra gibt jeder nur in der eigenen Reihe.</translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation>Wenn Trumpf ausgespielt wird</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays the highest trump of the hand.</source>
        <translation>Wer die Trümpfe im Stich schlagen kann, spielt den höchsten Trumpf seiner Hand.</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays any trump that does.</source>
        <translation>Wer die Trümpfe im Stich schlagen kann, spielt irgendeinen Trumpf, der es tut.</translation>
    </message>
    <message>
        <source>Dominoes round the corner</source>
        <translation>Domino um die Ecke</translation>
    </message>
    <message>
        <source>Above an ace comes the two, and below a two the ace.</source>
        <translation>Über dem Ass kommt die Zwei und unter der Zwei das Ass.</translation>
    </message>
    <message>
        <source>Nothing goes above an ace or below a two.</source>
        <translation>Nichts geht über das Ass oder unter die Zwei hinaus.</translation>
    </message>
    <message>
        <source>A turn in dominoes</source>
        <translation>Ein Zug im Domino</translation>
    </message>
    <message>
        <source>A turn is one card or several, as many as one likes.</source>
        <translation>Ein Zug ist eine Karte oder mehrere, so viele man mag.</translation>
    </message>
    <message>
        <source>A turn is one card.</source>
        <translation>Ein Zug ist eine Karte.</translation>
    </message>
    <message>
        <source>As clubs play</source>
        <translation>Wie in Klubs gespielt</translation>
    </message>
    <message>
        <source>The deal moves on after seven hands: seat {seat} deals this hand.</source>
        <translation>Nach sieben Runden wechselt der Geber: In dieser Runde gibt Platz {seat}.</translation>
    </message>
    <message>
        <source>all tricks taken</source>
        <translation>alle Stiche gemacht</translation>
    </message>
    <message>
        <source>the last card that counts was taken</source>
        <translation>die letzte zählende Karte ist gefallen</translation>
    </message>
    <message>
        <source>three are rid of all cards</source>
        <translation>drei sind alle Karten los</translation>
    </message>
    <message>
        <source>{contract}: all tricks are taken</source>
        <translation>{contract}: Alle Stiche sind gemacht</translation>
    </message>
    <message>
        <source>{contract}: the last card that counts is taken</source>
        <translation>{contract}: Die letzte zählende Karte ist gefallen</translation>
    </message>
    <message>
        <source>{contract}: three players are rid of their cards</source>
        <translation>{contract}: Drei Spieler sind ihre Karten los</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52 cards.</source>
        <translation>Die Karten sind kein Paket zu 52.</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Hearts without the ace</source>
        <translation>Herz ohne das Ass</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Herz-Ass</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Herzkönig</translation>
    </message>
    <message>
        <source>Twelfth trick</source>
        <translation>Zwölfter Stich</translation>
    </message>
    <message>
        <source>Thirteenth trick</source>
        <translation>Dreizehnter Stich</translation>
    </message>
    <message>
        <source>Order of going out</source>
        <translation>Reihenfolge des Fertigwerdens</translation>
    </message>
    <message>
        <source>{one} against {other}, doubled</source>
        <translation>{one} gegen {other}, Kontra</translation>
    </message>
    <message>
        <source>{one} against {other}, redoubled</source>
        <translation>{one} gegen {other}, Rekontra</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Ansager</translation>
    </message>
    <message>
        <source>declared by {who}</source>
        <translation>Ansager {who}</translation>
    </message>
    <message>
        <source>Contracts: ✓ named, ○ left</source>
        <translation>Kontrakte: ✓ angesagt, ○ übrig</translation>
    </message>
    <message>
        <source>Doubles owed</source>
        <translation>Geschuldete Kontras</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Kein Herzkönig</translation>
    </message>
    <message>
        <source>each queen</source>
        <translation>jede Dame</translation>
    </message>
    <message>
        <source>each trick</source>
        <translation>jeder Stich</translation>
    </message>
    <message>
        <source>hearts, ace −6</source>
        <translation>Herz, Ass −6</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herzkönig</translation>
    </message>
    <message>
        <source>last two tricks</source>
        <translation>letzte zwei Stiche</translation>
    </message>
    <message>
        <source>in order of going out</source>
        <translation>wer zuerst fertig ist</translation>
    </message>
    <message>
        <source>{who} declares, each queen −6</source>
        <translation>Ansager {who}, jede Dame −6</translation>
    </message>
    <message>
        <source>{who} declares, each trick −2</source>
        <translation>Ansager {who}, jeder Stich −2</translation>
    </message>
    <message>
        <source>{who} declares, −2, ace −6</source>
        <translation>Ansager {who}, −2, Ass −6</translation>
    </message>
    <message>
        <source>{who} declares, K♥ −20</source>
        <translation>Ansager {who}, K♥ −20</translation>
    </message>
    <message>
        <source>{who} declares, −10 and −20</source>
        <translation>Ansager {who}, −10 und −20</translation>
    </message>
    <message>
        <source>{who} declares, each trick +5</source>
        <translation>Ansager {who}, jeder Stich +5</translation>
    </message>
    <message>
        <source>{who} declares, 45 20 5 −5</source>
        <translation>Ansager {who}, 45 20 5 −5</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>{count} of 13 tricks</source>
        <translation>{count} von 13 Stichen</translation>
    </message>
    <message>
        <source>K♥ not yet fallen</source>
        <translation>K♥ noch nicht gefallen</translation>
    </message>
    <message>
        <source>{who} has taken the K♥</source>
        <translation>{who} hat den K♥ genommen</translation>
    </message>
    <message>
        <source>K♥ lies in the trick</source>
        <translation>K♥ liegt im Stich</translation>
    </message>
    <message>
        <source>{count} of 52 laid</source>
        <translation>{count} von 52 gelegt</translation>
    </message>
    <message>
        <source>owes one double</source>
        <translation>schuldet ein Kontra</translation>
    </message>
    <message>
        <source>owes {count} doubles</source>
        <translation>schuldet {count} Kontras</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>hat Keine Damen angesagt</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>hat Keine Stiche angesagt</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>hat Kein Herz angesagt</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>hat Kein Herzkönig angesagt</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>hat Letzte zwei angesagt</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>hat Trumpf {suit} angesagt</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>hat Domino ab {rank} angesagt</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>hat {first} kontriert</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>hat {first} und {second} kontriert</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>hat {first}, {second} und {third} kontriert</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>hat {first} Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>hat {first} und {second} Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>hat {first}, {second} und {third} Rekontra gegeben</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>hat {card} gelegt</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>hat den Zug beendet</translation>
    </message>
    <message>
        <source>Name no queens</source>
        <translation>Keine Damen ansagen</translation>
    </message>
    <message>
        <source>Name no tricks</source>
        <translation>Keine Stiche ansagen</translation>
    </message>
    <message>
        <source>Name no hearts</source>
        <translation>Kein Herz ansagen</translation>
    </message>
    <message>
        <source>Name no king of hearts</source>
        <translation>Kein Herzkönig ansagen</translation>
    </message>
    <message>
        <source>Name no last two</source>
        <translation>Letzte zwei ansagen</translation>
    </message>
    <message>
        <source>Name trump in {suit}</source>
        <translation>Trumpf {suit} ansagen</translation>
    </message>
    <message>
        <source>Name dominoes from {rank}</source>
        <translation>Domino ab {rank} ansagen</translation>
    </message>
    <message>
        <source>Double {seats}</source>
        <translation>{seats} kontrieren</translation>
    </message>
    <message>
        <source>Redouble {seats}</source>
        <translation>{seats} Rekontra geben</translation>
    </message>
    <message>
        <source>Double {seats}, and redouble {others}</source>
        <translation>{seats} kontrieren, {others} Rekontra geben</translation>
    </message>
    <message>
        <source>Pass, and double nobody</source>
        <translation>Passen und niemanden kontrieren</translation>
    </message>
    <message>
        <source>Lay the {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
</context>
<context>
    <name>barracan</name>
    <message>
        <source>Evens or odds are made of numbers, ace to ten. The {card} has none: leave it out.</source>
        <translation>Gerade oder Ungerade besteht aus Zahlen, Ass bis Zehn. {card} hat keine: Lass sie weg.</translation>
    </message>
    <message>
        <source>Evens or odds have two to four cards, not {count}. Add one, or leave some out.</source>
        <translation>Gerade oder Ungerade hat zwei bis vier Karten, nicht {count}. Nimm eine dazu, oder lass welche weg.</translation>
    </message>
    <message>
        <source>All numbers are even, or all are odd. Lay even and odd ones apart.</source>
        <translation>Alle Zahlen sind gerade, oder alle sind ungerade. Leg gerade und ungerade getrennt aus.</translation>
    </message>
    <message>
        <source>From the lowest to the highest, red and black alternate. {cards} do not: change one for the other colour.</source>
        <translation>Von der niedrigsten zur höchsten wechseln Rot und Schwarz. {cards} tun es nicht: Tausch eine gegen Rot oder Schwarz.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. {cards} do not: change one.</source>
        <translation>Ein Gegenpaar sind zwei Zahlen, die zusammen 11 ergeben, etwa 4 und 7. {cards} tun es nicht: Tausch eine aus.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. Keep two such cards.</source>
        <translation>Ein Gegenpaar sind zwei Zahlen, die zusammen 11 ergeben, etwa 4 und 7. Behalte zwei solche Karten.</translation>
    </message>
    <message>
        <source>Opposites are one red and one black card. {cards} have one colour: change one.</source>
        <translation>Ein Gegenpaar ist eine rote und eine schwarze Karte. {cards} sind es nicht: Tausch eine aus.</translation>
    </message>
    <message>
        <source>A triplet is three cards of one rank, or two and a joker. Lay three that match.</source>
        <translation>Ein Drilling sind drei Karten gleichen Rangs, oder zwei und ein Joker. Leg drei passende aus.</translation>
    </message>
    <message>
        <source>In a ladder a triplet is three or four cards of one rank. Change the one that differs.</source>
        <translation>In einer Leiter ist ein Drilling drei oder vier Karten gleichen Rangs. Tausch die aus, die abweicht.</translation>
    </message>
    <message>
        <source>A run is three consecutive cards of one suit, or two of them and a joker. Lay three in a row.</source>
        <translation>Eine Folge sind drei aufeinanderfolgende Karten einer Farbe, oder zwei davon und ein Joker. Leg drei in Folge aus.</translation>
    </message>
    <message>
        <source>In a ladder a run is three consecutive cards of one suit. Lay three in a row.</source>
        <translation>In einer Leiter ist eine Folge drei aufeinanderfolgende Karten einer Farbe. Leg drei in Folge aus.</translation>
    </message>
    <message>
        <source>A run is of one suit. {cards} are of several: change one.</source>
        <translation>Eine Folge ist von einer Farbe. {cards} sind von mehreren: Tausch eine aus.</translation>
    </message>
    <message>
        <source>In a run an ace lies before the 2 or after the king, never between. Put it at an end.</source>
        <translation>In einer Folge liegt ein Ass vor der 2 oder nach dem König, nie dazwischen. Leg es an ein Ende.</translation>
    </message>
    <message>
        <source>A family is a king, a queen of another suit, and one to four jacks of these two suits. Add what is missing.</source>
        <translation>Eine Familie ist ein König, eine Dame einer anderen Farbe und ein bis vier Buben dieser beiden Farben. Ergänze, was fehlt.</translation>
    </message>
    <message>
        <source>A family is made of a king, a queen and jacks. The {card} is none of these: leave it out.</source>
        <translation>Eine Familie besteht aus König, Dame und Buben. {card} ist nichts davon: Lass sie weg.</translation>
    </message>
    <message>
        <source>King and queen of a family are of different suits. {king} and {queen} share one: change one of them.</source>
        <translation>König und Dame einer Familie sind von verschiedener Farbe. {king} und {queen} haben dieselbe: Tausch eine von beiden aus.</translation>
    </message>
    <message>
        <source>A family’s jacks are of the king’s or the queen’s suit. The {card} is of neither: change it.</source>
        <translation>Die Buben einer Familie haben die Farbe des Königs oder der Dame. {card} hat keine von beiden: Tausch sie aus.</translation>
    </message>
    <message>
        <source>A category has one joker at most. Put another card in its place.</source>
        <translation>Eine Figur hat höchstens einen Joker. Nimm eine andere Karte an seiner Stelle.</translation>
    </message>
    <message>
        <source>Jokers go into triplets and runs only. Leave the joker out.</source>
        <translation>Joker gehören nur in Drillinge und Folgen. Lass den Joker weg.</translation>
    </message>
    <message>
        <source>After this you will hold one card and can hardly meld any more.</source>
        <translation>Danach hast du noch eine Karte und kannst kaum noch auslegen.</translation>
    </message>
    <message>
        <source>After this {name} will hold one card and can hardly meld any more.</source>
        <translation>Danach hat {name} noch eine Karte und kann kaum noch auslegen.</translation>
    </message>
    <message>
        <source>After this you will hold two cards and can hardly meld any more.</source>
        <translation>Danach hast du noch zwei Karten und kannst kaum noch auslegen.</translation>
    </message>
    <message>
        <source>After this {name} will hold two cards and can hardly meld any more.</source>
        <translation>Danach hat {name} noch zwei Karten und kann kaum noch auslegen.</translation>
    </message>
    <message>
        <source>Opening: two categories at once</source>
        <translation>Eröffnung: zwei Figuren auf einmal</translation>
    </message>
    <message>
        <source>The first category uses the top card</source>
        <translation>Die erste Figur nimmt die oberste Karte</translation>
    </message>
    <message>
        <source>Add the hand cards that make a triplet, a run or a family with it.</source>
        <translation>Nimm die Handkarten dazu, die mit ihr einen Drilling, eine Folge oder eine Familie ergeben.</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Lay down {count}, 1 point</source>
        <translation>{count} auslegen, 1 Punkt</translation>
    </message>
    <message>
        <source>Lay on the ladder, {points} points</source>
        <translation>An die Leiter, {points} Punkte</translation>
    </message>
    <message>
        <source>Lay on the ladder, 1 point</source>
        <translation>An die Leiter, 1 Punkt</translation>
    </message>
    <message>
        <source>Lay the ladder, {points} points</source>
        <translation>Leiter auslegen, {points} Punkte</translation>
    </message>
    <message>
        <source>Lay the ladder, 1 point</source>
        <translation>Leiter auslegen, 1 Punkt</translation>
    </message>
    <message>
        <source>Pick up and lay {count}, {points} points</source>
        <translation>Aufnehmen, {count} auslegen, {points} Punkte</translation>
    </message>
    <message>
        <source>Lay {count} and meld out, {points} points</source>
        <translation>{count} auslegen, ausmachen, {points} Punkte</translation>
    </message>
    <message>
        <source>Flash exit, {points} points</source>
        <translation>Blitzschluss, {points} Punkte</translation>
    </message>
    <message>
        <source>{action}, as {meld}</source>
        <translation>{action}, als {meld}</translation>
    </message>
    <message>
        <source>{action}, all as evens or odds</source>
        <translation>{action}, alle als Gerade/Ungerade</translation>
    </message>
    <message>
        <source>{action}, without evens or odds</source>
        <translation>{action}, ohne Gerade oder Ungerade</translation>
    </message>
    <message>
        <source>{action}, without opposites</source>
        <translation>{action}, ohne Gegenpaar</translation>
    </message>
    <message>
        <source>{action}, without a triplet</source>
        <translation>{action}, ohne Drilling</translation>
    </message>
    <message>
        <source>{action}, without a run</source>
        <translation>{action}, ohne Folge</translation>
    </message>
    <message>
        <source>{action}, without a family</source>
        <translation>{action}, ohne Familie</translation>
    </message>
    <message>
        <source>The hand holds no ladder that could be laid here. Try a category alone.</source>
        <translation>Die Hand hat keine Leiter, die sich hier auslegen ließe. Versuch es mit einer einzelnen Figur.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but ladder {number} can grow. Choose that one.</source>
        <translation>Aus der Hand lässt sich hier nichts auslegen, aber Leiter {number} kann wachsen. Wähle diese.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but a new ladder can begin. Choose New.</source>
        <translation>Aus der Hand lässt sich hier nichts auslegen, aber eine neue Leiter beginnen. Wähle Neu.</translation>
    </message>
    <message>
        <source>Evens or odds</source>
        <translation>Gerade oder Ungerade</translation>
    </message>
    <message>
        <source>Complete ladder</source>
        <translation>Vollständige Leiter</translation>
    </message>
    <message>
        <source>Royal ladder</source>
        <translation>Königsleiter</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Complete set</source>
        <translation>Fünfersatz</translation>
    </message>
    <message>
        <source>There is no {type}. A complete set has one of each type.</source>
        <translation>Es fehlt: {type}. Ein Fünfersatz hat von jeder Art eine.</translation>
    </message>
    <message>
        <source>Ladders take no jokers. Lay the joker in a triplet or run.</source>
        <translation>Leitern nehmen keine Joker. Leg den Joker in einen Drilling oder eine Folge.</translation>
    </message>
    <message>
        <source>A ladder has 13 cards at most, not {size}. Take some back.</source>
        <translation>Eine Leiter hat höchstens 13 Karten, nicht {size}. Nimm einige zurück.</translation>
    </message>
    <message>
        <source>A ladder has an arm. Lay its first card.</source>
        <translation>Eine Leiter hat einen Holm. Leg seine erste Karte.</translation>
    </message>
    <message>
        <source>An arm begins at the top with an ace, a king or a number from 10 to 3, not with the {card}.</source>
        <translation>Ein Holm beginnt oben mit einem Ass, einem König oder einer Zahl von 10 bis 3, nicht mit {card}.</translation>
    </message>
    <message>
        <source>The arm goes down by one rank a card. The {below} does not go under the {above}.</source>
        <translation>Der Holm fällt mit jeder Karte um einen Rang. {below} kommt nicht unter {above}.</translation>
    </message>
    <message>
        <source>An arm has one break at most. The {card} would be the second: take it back.</source>
        <translation>Ein Holm hat höchstens einen Bruch. {card} wäre der zweite: Nimm sie zurück.</translation>
    </message>
    <message>
        <source>The {card} under a number begins the family. Its queen and jack end the arm, or both lie beside it.</source>
        <translation>{card} unter einer Zahl beginnt die Familie. Dame und Bube beenden den Holm, oder beide liegen daneben.</translation>
    </message>
    <message>
        <source>Side cards lie beside an arm card. There is none at {row}.</source>
        <translation>Seitenkarten liegen neben einer Holmkarte. Bei {row} ist keine.</translation>
    </message>
    <message>
        <source>A ladder holds each type once. Here it would hold two: {name}.</source>
        <translation>Eine Leiter hat jede Art einmal. Hier wären es zwei: {name}.</translation>
    </message>
    <message>
        <source>A category of the arm names its first and last arm card.</source>
        <translation>Eine Figur des Holms nennt ihre erste und letzte Holmkarte.</translation>
    </message>
    <message>
        <source>The arm itself holds runs, families and 6-5. Lay others beside an arm card.</source>
        <translation>Der Holm selbst enthält Folgen, Familien und 6-5. Leg anderes neben eine Holmkarte.</translation>
    </message>
    <message>
        <source>Of categories in the arm only a family has more cards: jacks beside its jack.</source>
        <translation>Von den Figuren im Holm hat nur eine Familie mehr Karten: Buben neben ihrem Buben.</translation>
    </message>
    <message>
        <source>Two categories in the arm share one card at most. Leave one of the two out.</source>
        <translation>Zwei Figuren im Holm teilen höchstens eine Karte. Lass eine der beiden weg.</translation>
    </message>
    <message>
        <source>A row belongs to one category only.</source>
        <translation>Eine Sprosse gehört nur zu einer Figur.</translation>
    </message>
    <message>
        <source>A row has side cards. There are none at {row}.</source>
        <translation>Eine Sprosse hat Seitenkarten. Bei {row} sind keine.</translation>
    </message>
    <message>
        <source>Every card of a ladder belongs to a category. Complete one for the {card}, or take it back.</source>
        <translation>Jede Karte einer Leiter gehört zu einer Figur. Bilde eine mit {card}, oder nimm sie zurück.</translation>
    </message>
    <message>
        <source>Cards lying in a ladder keep their places and categories. The arm grows at its ends.</source>
        <translation>Karten, die in einer Leiter liegen, behalten Platz und Figur. Der Holm wächst an seinen Enden.</translation>
    </message>
    <message>
        <source>Nothing is added to this ladder. Add a category.</source>
        <translation>An diese Leiter ist nichts angelegt. Nimm eine Figur dazu.</translation>
    </message>
    <message>
        <source>Evens or odds added to a ladder bring two new cards at least. These bring fewer.</source>
        <translation>Gerade oder Ungerade bringt einer Leiter mindestens zwei neue Karten. Hier sind es weniger.</translation>
    </message>
    <message>
        <source>Opposites added to a ladder bring two new cards. These bring fewer.</source>
        <translation>Ein Gegenpaar bringt einer Leiter zwei neue Karten. Hier sind es weniger.</translation>
    </message>
    <message>
        <source>A triplet added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Ein Drilling bringt einer Leiter mindestens zwei neue Karten. Hier sind es weniger.</translation>
    </message>
    <message>
        <source>A run added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Eine Folge bringt einer Leiter mindestens zwei neue Karten. Hier sind es weniger.</translation>
    </message>
    <message>
        <source>A family added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Eine Familie bringt einer Leiter mindestens zwei neue Karten. Hier sind es weniger.</translation>
    </message>
    <message>
        <source>evens or odds</source>
        <translation>Gerade oder Ungerade</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>One category of the type.</extracomment>
        <translation>Gegenpaar</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>You have taken already. Meld or discard.</source>
        <translation>Du hast schon genommen. Leg aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>Take first: draw, pick up a pile or take a trick.</source>
        <translation>Nimm zuerst: Zieh, nimm einen Stapel auf, oder mach einen Stich.</translation>
    </message>
    <message>
        <source>The stock is empty. Pick up, take a trick or pass.</source>
        <translation>Der Talon ist leer. Nimm auf, mach einen Stich, oder passe.</translation>
    </message>
    <message>
        <source>Nobody passes while the stock has cards. Draw one, or pick up a pile or take a trick.</source>
        <translation>Niemand passt, solange der Talon Karten hat. Zieh eine, nimm einen Stapel auf, oder mach einen Stich.</translation>
    </message>
    <message>
        <source>Your own pile stays closed to you. The other three are open.</source>
        <translation>Dein eigener Stapel bleibt dir verschlossen. Die anderen drei sind offen.</translation>
    </message>
    <message>
        <source>There is no pile {pile}. The four piles are 0 to 3.</source>
        <translation>Einen Stapel {pile} gibt es nicht. Die vier Stapel sind 0 bis 3.</translation>
    </message>
    <message>
        <source>This pile is empty. Choose another.</source>
        <translation>Dieser Stapel ist leer. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>A trick takes one card from each of the three open piles. Choose one from each.</source>
        <translation>Ein Stich nimmt von jedem der drei offenen Stapel eine Karte. Wähle von jedem eine.</translation>
    </message>
    <message>
        <source>The pile has no card at {at}: positions count from 0 at the bottom.</source>
        <translation>Der Stapel hat bei {at} keine Karte: Gezählt wird von unten ab 0.</translation>
    </message>
    <message>
        <source>A stopper blocks the {card}. Choose a card above the stopper.</source>
        <translation>Ein Stopper sperrt {card}. Wähle eine Karte über dem Stopper.</translation>
    </message>
    <message>
        <source>The {card} is a stopper, which no trick takes. Choose a card above it.</source>
        <translation>{card} ist ein Stopper, den kein Stich nimmt. Wähle eine Karte darüber.</translation>
    </message>
    <message>
        <source>A joker in a pile is never taken in a trick. Choose another card.</source>
        <translation>Ein Joker im Stapel kommt nie in einen Stich. Wähle eine andere Karte.</translation>
    </message>
    <message>
        <source>The three pile cards of a trick are of one suit. {cards} are not: change one.</source>
        <translation>Die drei Stapelkarten eines Stichs sind von einer Farbe. {cards} sind es nicht: Tausch eine aus.</translation>
    </message>
    <message>
        <source>The {card} does not beat the {highest}. Choose a higher card of the suit, or a joker.</source>
        <translation>{card} schlägt {highest} nicht. Wähle eine höhere Karte der Farbe oder einen Joker.</translation>
    </message>
    <message>
        <source>The {card} is not of the suit of the three. Choose a higher card of their suit, or a joker.</source>
        <translation>{card} ist nicht von der Farbe der drei. Wähle eine höhere Karte ihrer Farbe oder einen Joker.</translation>
    </message>
    <message>
        <source>This match is played without flash exits. Lay the melds without one.</source>
        <translation>Diese Partie wird ohne Blitzschluss gespielt. Leg die Figuren ohne ihn aus.</translation>
    </message>
    <message>
        <source>A flash exit is for a side that has melded nothing before. Lay the melds without one.</source>
        <translation>Ein Blitzschluss ist für eine Partei, die noch nichts ausgelegt hat. Leg die Figuren ohne ihn aus.</translation>
    </message>
    <message>
        <source>A flash exit follows a draw from the stock. Lay the melds without one.</source>
        <translation>Ein Blitzschluss folgt auf das Ziehen vom Talon. Leg die Figuren ohne ihn aus.</translation>
    </message>
    <message>
        <source>A flash exit lays all five types in one move. Add the types that are missing.</source>
        <translation>Ein Blitzschluss legt alle fünf Arten auf einmal aus. Nimm die Arten dazu, die fehlen.</translation>
    </message>
    <message>
        <source>A flash exit leaves one card at most, which is discarded with it. Lay more cards.</source>
        <translation>Ein Blitzschluss lässt höchstens eine Karte übrig, die mit ihm abgeworfen wird. Leg mehr Karten aus.</translation>
    </message>
    <message>
        <source>A flash exit discards the last card with it. Name the {card} as the discard.</source>
        <translation>Ein Blitzschluss wirft die letzte Karte mit ab. Wirf {card} ab.</translation>
    </message>
    <message>
        <source>{name} has taken already. Meld or discard.</source>
        <translation>{name} hat schon genommen. Leg aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>{name}’s own pile stays closed. The other three are open.</source>
        <translation>Der eigene Stapel von {name} bleibt verschlossen. Die anderen drei sind offen.</translation>
    </message>
    <message>
        <source>One move names a ladder once. Put all of it together.</source>
        <translation>In einem Zug wird eine Leiter nur einmal genannt. Fass alles zusammen.</translation>
    </message>
    <message>
        <source>Your side has no ladder {number} and starts the next as {next}.</source>
        <translation>Deine Partei hat keine Leiter {number} und beginnt die nächste als {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in your hand. Leave it out.</source>
        <translation>{cards} ist nicht auf deiner Hand. Lass sie weg.</translation>
    </message>
    <message>
        <source>{cards} are not in your hand. Leave them out.</source>
        <translation>{cards} sind nicht auf deiner Hand. Lass sie weg.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than you hold it. A card serves one category only.</source>
        <translation>Diese Figuren brauchen {cards} öfter, als du sie hast. Eine Karte dient nur einer Figur.</translation>
    </message>
    <message>
        <source>Your side opens with two categories at once. Add one more.</source>
        <translation>Deine Partei eröffnet mit zwei Figuren auf einmal. Nimm noch eine dazu.</translation>
    </message>
    <message>
        <source>Your side has not opened: a pick-up lays two categories at once. Add one from your hand.</source>
        <translation>Deine Partei hat nicht eröffnet: Beim Aufnehmen legt sie zwei Figuren auf einmal aus. Nimm eine aus deiner Hand dazu.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: your side has no complete set yet.</source>
        <translation>Behalte nach dem Abwerfen eine Karte: Deine Partei hat noch keinen Fünfersatz.</translation>
    </message>
    <message>
        <source>The top card {card} must make a triplet, a run or a family with cards of the hand.</source>
        <translation>Die oberste Karte {card} muss mit Handkarten einen Drilling, eine Folge oder eine Familie ergeben.</translation>
    </message>
    <message>
        <source>No joker of the hand goes with the top card of a pile. Use two or more other cards.</source>
        <translation>Zur obersten Karte eines Stapels passt kein Joker der Hand. Nimm zwei oder mehr andere Karten.</translation>
    </message>
    <message>
        <source>A pick-up makes a triplet of three. Lay the fourth card elsewhere.</source>
        <translation>Beim Aufnehmen entsteht ein Drilling zu dritt. Leg die vierte Karte anderswo aus.</translation>
    </message>
    <message>
        <source>With the {card} go only cards of the hand, none that lies in a ladder. Add cards to it.</source>
        <translation>Zu {card} gehören nur Karten der Hand, keine, die in einer Leiter liegt. Nimm welche dazu.</translation>
    </message>
    <message>
        <source>What a pick-up lays besides comes from the hand alone. Leave the pile’s cards and those on the table out.</source>
        <translation>Was beim Aufnehmen noch ausgelegt wird, kommt allein aus der Hand. Lass die Karten des Stapels und die vom Tisch weg.</translation>
    </message>
    <message>
        <source>{name}’s side has no ladder {number} and starts the next as {next}.</source>
        <translation>Die Partei von {name} hat keine Leiter {number} und beginnt die nächste als {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in {name}’s hand. Leave it out.</source>
        <translation>{cards} ist nicht auf der Hand von {name}. Lass sie weg.</translation>
    </message>
    <message>
        <source>{cards} are not in {name}’s hand. Leave them out.</source>
        <translation>{cards} sind nicht auf der Hand von {name}. Lass sie weg.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than {name} holds it. A card serves one category only.</source>
        <translation>Diese Figuren brauchen {cards} öfter, als {name} sie hat. Eine Karte dient nur einer Figur.</translation>
    </message>
    <message>
        <source>{name}’s side opens with two categories at once. Add one more.</source>
        <translation>Die Partei von {name} eröffnet mit zwei Figuren auf einmal. Nimm noch eine dazu.</translation>
    </message>
    <message>
        <source>{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand.</source>
        <translation>Die Partei von {name} hat nicht eröffnet: Beim Aufnehmen legt sie zwei Figuren auf einmal aus. Nimm eine aus der Hand dazu.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: {name}’s side has no complete set yet.</source>
        <translation>Behalte nach dem Abwerfen eine Karte: Die Partei von {name} hat noch keinen Fünfersatz.</translation>
    </message>
    <message>
        <source>{turn}: draw or pick up a pile.</source>
        <translation>{turn}: Zieh, oder nimm einen Stapel auf.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a trick.</source>
        <translation>{turn}: Zieh, oder mach einen Stich.</translation>
    </message>
    <message>
        <source>{turn}: draw, pick up a pile or take a trick.</source>
        <translation>{turn}: Zieh, nimm einen Stapel auf, oder mach einen Stich.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pass to end the hand.</source>
        <translation>{turn}: Der Talon ist leer. Passe, um die Runde zu beenden.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pick up, take a trick or pass.</source>
        <translation>{turn}: Der Talon ist leer. Nimm auf, mach einen Stich, oder passe.</translation>
    </message>
    <message>
        <source>Meld or discard.</source>
        <translation>Leg aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>Opening takes two categories at once.</source>
        <translation>Zur Eröffnung braucht es zwei Figuren auf einmal.</translation>
    </message>
    <message>
        <source>Discard to the second pile: it is the shorter.</source>
        <translation>Wirf auf den zweiten Stapel ab: Er ist der kürzere.</translation>
    </message>
    <message>
        <source>Discard to the neutral pile: it is the shorter.</source>
        <translation>Wirf auf den neutralen Stapel ab: Er ist der kürzere.</translation>
    </message>
    <message>
        <source>The side has a complete set and may meld out.</source>
        <translation>Die Partei hat einen Fünfersatz und darf ausmachen.</translation>
    </message>
    <message>
        <source>With one card hardly anything can be melded any more.</source>
        <translation>Mit einer Karte lässt sich kaum noch etwas auslegen.</translation>
    </message>
    <message>
        <source>Discard {card} and meld out</source>
        <translation>{card} abwerfen und ausmachen</translation>
    </message>
    <message>
        <source>Pick up with {card}</source>
        <translation>Aufnehmen mit {card}</translation>
    </message>
    <message>
        <source>Take trick, {points} points</source>
        <translation>Stich machen, {points} Punkte</translation>
    </message>
    <message>
        <source>Lay {name}, {points} points</source>
        <translation>{name} auslegen, {points} Punkte</translation>
    </message>
    <message>
        <source>Lay {name}, 1 point</source>
        <translation>{name} auslegen, 1 Punkt</translation>
    </message>
    <message>
        <source>Trick in {suit}: choose {missing} more.</source>
        <translation>Stich in {suit}: Wähle noch {missing}.</translation>
    </message>
    <message>
        <source>Trick in {suit}: all four cards are chosen.</source>
        <translation>Stich in {suit}: Alle vier Karten sind gewählt.</translation>
    </message>
    <message>
        <source>A joker takes any trick: choose three cards of one suit.</source>
        <translation>Ein Joker macht jeden Stich: Wähle drei Karten einer Farbe.</translation>
    </message>
    <message>
        <source>{count} chosen.</source>
        <translation>{count} gewählt.</translation>
    </message>
    <message>
        <source>Pick up with {card}: choose the hand cards that go with it.</source>
        <translation>Aufnehmen mit {card}: Wähle die Handkarten, die dazugehören.</translation>
    </message>
    <message>
        <source>Pick up with {card}: all its cards are chosen.</source>
        <translation>Aufnehmen mit {card}: Alle Karten sind gewählt.</translation>
    </message>
    <message>
        <source>These cards fit on more than one pile. Choose the pile.</source>
        <translation>Diese Karten passen zu mehr als einem Stapel. Wähle den Stapel.</translation>
    </message>
    <message>
        <source>These cards make no trick. Choose one suit from the three open piles.</source>
        <translation>Diese Karten sind kein Stich. Wähle eine Farbe von den drei offenen Stapeln.</translation>
    </message>
    <message>
        <source>Not every open pile shows {suit}. Choose cards of a suit that all three show.</source>
        <translation>Nicht jeder offene Stapel zeigt {suit}. Wähle Karten einer Farbe, die alle drei zeigen.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. You hold none.</source>
        <translation>Die vierte Karte muss alle drei schlagen oder ein Joker sein. Du hast keine solche.</translation>
    </message>
    <message>
        <source>You hold no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>Du hast keinen Drilling, keine Folge und keine Familie mit {card}, und kein Stich nimmt einen Stopper. Wähle eine andere Karte.</translation>
    </message>
    <message>
        <source>These cards make no triplet, run or family with the {card}, and no trick takes a stopper. Choose others.</source>
        <translation>Diese Karten bilden mit {card} weder Drilling noch Folge noch Familie, und kein Stich nimmt einen Stopper. Wähle andere.</translation>
    </message>
    <message>
        <source>{name} holds no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>{name} hat keinen Drilling, keine Folge und keine Familie mit {card}, und kein Stich nimmt einen Stopper. Eine andere Karte wählen.</translation>
    </message>
    <message>
        <source>You have taken already this turn. Meld or discard.</source>
        <translation>Du hast in diesem Zug schon genommen. Leg aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. {name} holds none.</source>
        <translation>Die vierte Karte muss alle drei schlagen oder ein Joker sein. {name} hat keine solche.</translation>
    </message>
    <message>
        <source>{name} has taken already this turn. Meld or discard.</source>
        <translation>{name} hat in diesem Zug schon genommen. Leg aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Partnerschaft</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share melds, ladders, tricks and points.</source>
        <translation>Partner sitzen einander gegenüber und teilen Figuren, Leitern, Stiche und Punkte.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Jeder spielt allein.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand, whatever is left.</source>
        <translation>Alle fünf Figuren auf einmal beenden die Runde, was auch übrig bleibt.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand only if one card at most is left.</source>
        <translation>Alle fünf Figuren auf einmal beenden die Runde nur, wenn höchstens eine Karte übrig bleibt.</translation>
    </message>
    <message>
        <source>Nobody ends a hand by a flash exit.</source>
        <translation>Niemand beendet eine Runde mit einem Blitzschluss.</translation>
    </message>
    <message>
        <source>Aces in tricks</source>
        <translation>Asse in Stichen</translation>
    </message>
    <message>
        <source>An ace beats the king of its suit.</source>
        <translation>Ein Ass schlägt den König seiner Farbe.</translation>
    </message>
    <message>
        <source>An ace is the lowest card of its suit.</source>
        <translation>Ein Ass ist die niedrigste Karte seiner Farbe.</translation>
    </message>
    <message>
        <source>Without flash exit</source>
        <translation>Ohne Blitzschluss</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Jeder allein</translation>
    </message>
    <message>
        <source>The discard goes to your own pile.</source>
        <translation>Abgeworfen wird auf deinen eigenen Stapel.</translation>
    </message>
    <message>
        <source>The discard goes to your first pile, unless the second is shorter.</source>
        <translation>Abgeworfen wird auf deinen ersten Stapel, wenn der zweite nicht kürzer ist.</translation>
    </message>
    <message>
        <source>The discard goes to your second pile: it is the shorter.</source>
        <translation>Abgeworfen wird auf deinen zweiten Stapel: Er ist der kürzere.</translation>
    </message>
    <message>
        <source>The discard goes to the neutral pile: it is the shorter.</source>
        <translation>Abgeworfen wird auf den neutralen Stapel: Er ist der kürzere.</translation>
    </message>
    <message>
        <source>With the {card} on top these cards make no triplet, run or family. Choose others.</source>
        <translation>Mit {card} zuoberst ergeben diese Karten keinen Drilling, keine Folge und keine Familie. Wähle andere.</translation>
    </message>
    <message>
        <source>A pile is picked up with hand cards alone, without a joker.</source>
        <translation>Einen Stapel nimmt man nur mit Handkarten auf, ohne Joker.</translation>
    </message>
    <message>
        <source>A trick is one card from each of the three open piles and one of the hand. Choose them all first.</source>
        <translation>Ein Stich ist je eine Karte von den drei offenen Stapeln und eine aus der Hand. Wähle sie alle zuerst.</translation>
    </message>
    <message>
        <source>The trick lacks the card of the hand: one that beats the three, or a joker. Choose it too.</source>
        <translation>Dem Stich fehlt die Karte aus der Hand: eine, die die drei schlägt, oder ein Joker. Wähle auch sie.</translation>
    </message>
    <message>
        <source>The trick lacks the card of one open pile: one of the same suit. Choose it too.</source>
        <translation>Dem Stich fehlt die Karte eines offenen Stapels: eine von derselben Farbe. Wähle auch sie.</translation>
    </message>
    <message>
        <source>A card of a pile goes into a trick, or from the top of the pile into a meld.</source>
        <translation>Eine Karte eines Stapels kommt in einen Stich oder, wenn sie zuoberst liegt, in eine Figur.</translation>
    </message>
    <message>
        <source>In a ladder each card has its place. Put it there in the ladder builder.</source>
        <translation>In einer Leiter hat jede Karte ihren Platz. Leg sie im Leiterbau dorthin.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s own pile.</source>
        <translation>Abgeworfen wird auf den eigenen Stapel von {name}.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s first pile, unless the second is shorter.</source>
        <translation>Abgeworfen wird auf den ersten Stapel von {name}, wenn der zweite nicht kürzer ist.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s second pile: it is the shorter.</source>
        <translation>Abgeworfen wird auf den zweiten Stapel von {name}: Er ist der kürzere.</translation>
    </message>
    <message>
        <source>{name}: flash exit</source>
        <translation>{name}: Blitzschluss</translation>
    </message>
    <message>
        <source>{name} melds out: +{points}</source>
        <translation>{name} macht aus: +{points}</translation>
    </message>
    <message>
        <source>{name} goes out by a flash exit: +{points}</source>
        <translation>{name} beendet mit Blitzschluss: +{points}</translation>
    </message>
    <message>
        <source>The stock is empty, and the hand is over</source>
        <translation>Der Talon ist leer, und die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>BarraCan</source>
        <translation>BarraCan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and four jokers.</source>
        <translation>Die Karten sind nicht zwei Pakete zu 52 und vier Joker.</translation>
    </message>
    <message>
        <source>Evens or odds doubled by three complete sets</source>
        <translation>Gerade oder Ungerade, doppelt durch drei Fünfersätze</translation>
    </message>
    <message>
        <source>Opposites doubled by three complete sets</source>
        <translation>Gegenpaare, doppelt durch drei Fünfersätze</translation>
    </message>
    <message>
        <source>Triplets doubled by three complete sets</source>
        <translation>Drillinge, doppelt durch drei Fünfersätze</translation>
    </message>
    <message>
        <source>Runs doubled by three complete sets</source>
        <translation>Folgen, doppelt durch drei Fünfersätze</translation>
    </message>
    <message>
        <source>Families doubled by three complete sets</source>
        <translation>Familien, doppelt durch drei Fünfersätze</translation>
    </message>
    <message>
        <source>Trios of tricks</source>
        <translation>Je drei Stiche</translation>
    </message>
    <message>
        <source>Ladder from {card}</source>
        <translation>Leiter ab {card}</translation>
    </message>
    <message>
        <source>Royal ladder from {card}</source>
        <translation>Königsleiter ab {card}</translation>
    </message>
    <message>
        <source>Melding out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>hat mit {card} einen Stich gemacht</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>hat {pile} aufgenommen: {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>hat {pile} aufgenommen: {meld} und {more} weitere</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>hat {meld} ausgelegt</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>hat {meld} und {other} ausgelegt</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>hat {meld}, {other} und {more} weitere ausgelegt</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>What is picked up: “picked up your pile for …”, “Pick up your pile and lay …”; so the next five too.</extracomment>
        <translation>deinen Stapel</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>den Stapel von {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>den zweiten Stapel von {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>den neutralen Stapel</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>hat einen Blitzschluss gemacht</translation>
    </message>
    <message>
        <source>a ladder of {count} cards</source>
        <translation>Leiter mit {count} Karten</translation>
    </message>
    <message>
        <source>{name} completes a ladder: +{points}</source>
        <translation>{name} macht eine Leiter voll: +{points}</translation>
    </message>
    <message>
        <source>{name} completes a royal ladder: +{points}</source>
        <translation>{name} macht eine Königsleiter voll: +{points}</translation>
    </message>
    <message>
        <source>evens or odds {cards}</source>
        <translation>Gerade/Ungerade {cards}</translation>
    </message>
    <message>
        <source>opposites {cards}</source>
        <translation>Gegenpaar {cards}</translation>
    </message>
    <message>
        <source>a triplet {cards}</source>
        <translation>Drilling {cards}</translation>
    </message>
    <message>
        <source>a family {cards}</source>
        <translation>Familie {cards}</translation>
    </message>
    <message>
        <source>Pass, which ends the hand</source>
        <translation>Passen, was die Runde beendet</translation>
    </message>
    <message>
        <source>Pick up {pile} and lay {melds}</source>
        <translation>{pile} aufnehmen und {melds} auslegen</translation>
    </message>
    <message>
        <source>Take the trick {cards} with the {card}</source>
        <translation>Stich {cards} mit {card} machen</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}</source>
        <translation>Blitzschluss mit {melds}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}, and discard the {card}</source>
        <translation>Blitzschluss mit {melds}, dazu {card} abwerfen</translation>
    </message>
    <message>
        <source>Discard the {card} on your pile</source>
        <translation>{card} auf deinen Stapel abwerfen</translation>
    </message>
    <message>
        <source>Discard the {card} on your second pile</source>
        <translation>{card} auf deinen zweiten Stapel abwerfen</translation>
    </message>
    <message>
        <source>Discard the {card} on the neutral pile</source>
        <translation>{card} auf den neutralen Stapel abwerfen</translation>
    </message>
    <message>
        <source>Discard the {card} and meld out</source>
        <translation>{card} abwerfen und ausmachen</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>deinen zweiten Stapel</translation>
    </message>
    <message>
        <source>a ladder {cards}</source>
        <translation>Leiter {cards}</translation>
    </message>
    <message>
        <source>{cards} on the ladder</source>
        <translation>{cards} an der Leiter</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s pile</source>
        <translation>{card} auf den Stapel von {name} abwerfen</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s second pile</source>
        <translation>{card} auf den zweiten Stapel von {name} abwerfen</translation>
    </message>
</context>
<context>
    <name>barracuda</name>
    <message>
        <source>Draw a card first.</source>
        <translation>Zieh erst eine Karte.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Play once, or discard.</source>
        <translation>In diesem Zug ist schon gezogen. Spiel einmal aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>A turn has one play, and it is made. Discard a card.</source>
        <translation>In einem Zug spielt man einmal aus, und das ist geschehen. Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the deck.</source>
        <translation>Der Ablagestapel ist leer. Zieh vom Talon.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be used at once. Choose two cards that make a run or set with it.</source>
        <translation>{card} nimmt man nur, um sie sofort zu verwenden. Wähle zwei Karten, die mit ihr eine Folge oder einen Satz ergeben.</translation>
    </message>
    <message>
        <source>A turn ends with a discard. Keep a card for it.</source>
        <translation>Ein Zug endet mit dem Abwerfen. Behalte eine Karte dafür.</translation>
    </message>
    <message>
        <source>The {card} does not come next here. Choose another meld or card.</source>
        <translation>{card} ist hier nicht die nächste. Wähle eine andere Stelle oder Karte.</translation>
    </message>
    <message>
        <source>This meld is whole. Choose another.</source>
        <translation>Hier ist alles voll. Wähle eine andere Stelle.</translation>
    </message>
    <message>
        <source>A run or set is laid as three cards. More are laid off later.</source>
        <translation>Eine Folge oder ein Satz wird zu dritt ausgelegt. Weitere legt man später an.</translation>
    </message>
    <message>
        <source>{cards} are neither a run nor a set. Choose three of a suit in a row, or three of a rank.</source>
        <translation>{cards} sind weder eine Folge noch ein Satz. Wähle drei einer Farbe in Folge oder drei gleichen Rangs.</translation>
    </message>
    <message>
        <source>Aces are low: no run goes on beyond the king.</source>
        <translation>Asse sind niedrig: Keine Folge geht über den König hinaus.</translation>
    </message>
    <message>
        <source>{turn}: draw a card, or take the {card} and use it at once.</source>
        <translation>{turn}: Zieh eine Karte, oder nimm {card} und verwende sie sofort.</translation>
    </message>
    <message>
        <source>Lay a run or set, lay one card off, or discard.</source>
        <translation>Leg eine Folge oder einen Satz aus, leg eine Karte an, oder wirf ab.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>The deck is empty: the hand ends with this turn.</source>
        <translation>Der Talon ist leer: Mit diesem Zug endet die Runde.</translation>
    </message>
    <message>
        <source>Choose two cards that go with the {card}, or a meld that takes it.</source>
        <translation>Wähle zwei Karten, die zu {card} passen, oder eine Stelle, wo sie passt.</translation>
    </message>
    <message>
        <source>The {card} fits nothing that can be played now. Draw from the deck.</source>
        <translation>{card} passt zu nichts, was jetzt gespielt werden kann. Zieh vom Talon.</translation>
    </message>
    <message>
        <source>The {card} makes no meld with these cards. Draw a card first.</source>
        <translation>{card} ergibt mit diesen Karten nichts. Zieh erst eine Karte.</translation>
    </message>
    <message>
        <source>Take {card} for {meld}</source>
        <translation>{card} nehmen für {meld}</translation>
    </message>
    <message>
        <source>Take {card} and lay it off</source>
        <translation>{card} nehmen und anlegen</translation>
    </message>
    <message>
        <source>The top discard is taken only to be laid at once. Choose what it goes with, or draw.</source>
        <translation>Die oberste abgeworfene Karte nimmt man nur, um sie sofort zu legen. Wähle, wozu sie passt, oder zieh.</translation>
    </message>
    <message>
        <source>Every turn ends with a discard, the last one too.</source>
        <translation>Jeder Zug endet mit dem Abwerfen, auch der letzte.</translation>
    </message>
    <message>
        <source>A play may use up the hand, which then ends without one.</source>
        <translation>Man darf die ganze Hand ausspielen, die Runde endet dann ohne Abwerfen.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>The match ends after the hand in which somebody has more points.</source>
        <translation>Die Partie endet nach der Runde, in der jemand mehr Punkte hat.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Cent pro Punkt</translation>
    </message>
    <message>
        <source>What each loser pays for each point of their own.</source>
        <translation>Was jeder Verlierer für jeden eigenen Punkt zahlt.</translation>
    </message>
    <message>
        <source>Cents a hand</source>
        <translation>Cent pro Runde</translation>
    </message>
    <message>
        <source>What each loser pays for each point that the winner is ahead.</source>
        <translation>Was jeder Verlierer für jeden Punkt Vorsprung des Siegers zahlt.</translation>
    </message>
    <message>
        <source>Last card without a discard</source>
        <translation>Letzte Karte ohne Abwerfen</translation>
    </message>
    <message>
        <source>the deck ran dry</source>
        <translation>Talon leer</translation>
    </message>
    <message>
        <source>The deck has run out, and nobody wins the hand</source>
        <translation>Der Talon ist leer, und niemand gewinnt die Runde</translation>
    </message>
    <message>
        <source>The best in hands wins; of equals the fewest points.</source>
        <translation>Wer die meisten Runden hat, gewinnt; bei Gleichstand, wer die wenigsten Punkte hat.</translation>
    </message>
    <message>
        <source>Barracuda</source>
        <translation>Barracuda</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52.</source>
        <translation>Die Karten sind kein Paket zu 52.</translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <translation>Runden {hands}</translation>
    </message>
    <message>
        <source>the match ends above {limit} points</source>
        <translation>die Partie endet über {limit} Punkten</translation>
    </message>
    <message>
        <source>the match ends above 1 point</source>
        <translation>die Partie endet über 1 Punkt</translation>
    </message>
    <message>
        <source>deals, hands {hands}</source>
        <translation>gibt, Runden {hands}</translation>
    </message>
    <message>
        <source>One play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>hat die oberste Karte genommen, für {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>hat die oberste Karte genommen und angelegt</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>hat {meld} ausgelegt</translation>
    </message>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Eine Karte vom Talon ziehen</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay {meld}</source>
        <translation>{card} vom Ablagestapel nehmen und {meld} auslegen</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the set {meld}</source>
        <translation>{card} vom Ablagestapel nehmen und an den Satz {meld} anlegen</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the run {meld}</source>
        <translation>{card} vom Ablagestapel nehmen und an die Folge {meld} anlegen</translation>
    </message>
</context>
<context>
    <name>buraco</name>
    <message>
        <source>Only the first card of a hand may be refused. Draw or take.</source>
        <translation>Nur die erste Karte einer Runde darf abgelehnt werden. Zieh oder nimm.</translation>
    </message>
    <message>
        <source>There is no pile in the first turn. Accept the card or refuse it.</source>
        <translation>Im ersten Zug gibt es keinen Stapel. Nimm die Karte an, oder lehne sie ab.</translation>
    </message>
    <message>
        <source>This match is not played on time.</source>
        <translation>Diese Partie geht nicht auf Zeit.</translation>
    </message>
    <message>
        <source>The time is up already. The hand is played to its end.</source>
        <translation>Die Zeit ist schon um. Die Runde wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move. These melds have {points}.</source>
        <translation>Zur Eröffnung braucht es {least} Punkte auf einmal. Diese Kombinationen haben {points}.</translation>
    </message>
    <message>
        <source>One failed opening a turn. Lay {least} points or discard.</source>
        <translation>Nur eine misslungene Eröffnung im Zug. Leg {least} Punkte aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>Lay {count}, open with {points}</source>
        <translation>{count} auslegen, eröffnen mit {points}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>{turn}: keep the {card} or refuse it.</source>
        <translation>{turn}: Behalte {card}, oder lehne sie ab.</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card} behalten</translation>
    </message>
    <message>
        <source>Refuse {card}</source>
        <translation>{card} ablehnen</translation>
    </message>
    <message>
        <source>Show melds of {points} points, too little to open</source>
        <translation>Kombinationen für {points} Punkte zeigen, zu wenig zum Eröffnen</translation>
    </message>
    <message>
        <source>Opening: {points} of {least} points</source>
        <translation>Eröffnung: {points} von {least} Punkten</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move.</source>
        <translation>Zur Eröffnung braucht es {least} Punkte auf einmal.</translation>
    </message>
    <message>
        <source>Aces lie above the king only.</source>
        <translation>Asse liegen nur über dem König.</translation>
    </message>
    <message>
        <source>Aces lie below the deuce only.</source>
        <translation>Asse liegen nur unter der Zwei.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Deuces are the only wildcards.</source>
        <translation>Die Zweien sind die einzigen wilden Karten.</translation>
    </message>
    <message>
        <source>Each pack has two jokers, which are wildcards too.</source>
        <translation>Jedes Paket hat zwei Joker, die ebenfalls wilde Karten sind.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Abheben um Punkte</translation>
    </message>
    <message>
        <source>The cut counts nothing.</source>
        <translation>Das Abheben zählt nichts.</translation>
    </message>
    <message>
        <source>Whoever lifts exactly the cards of the pots gains 100 points.</source>
        <translation>Wer genau die Karten der Töpfe abhebt, gewinnt 100 Punkte.</translation>
    </message>
    <message>
        <source>Too small an opening</source>
        <translation>Zu kleine Eröffnung</translation>
    </message>
    <message>
        <source>It is not accepted and costs nothing.</source>
        <translation>Sie wird nicht angenommen und kostet nichts.</translation>
    </message>
    <message>
        <source>It is shown, taken back, and the side needs 15 points more.</source>
        <translation>Sie wird gezeigt, zurückgenommen, und die Partei braucht 15 Punkte mehr.</translation>
    </message>
    <message>
        <source>Points of wildcards</source>
        <translation>Punkte wilder Karten</translation>
    </message>
    <message>
        <source>A joker counts 30, a deuce 20.</source>
        <translation>Ein Joker zählt 30, eine Zwei 20.</translation>
    </message>
    <message>
        <source>A joker counts 20, a deuce 10.</source>
        <translation>Ein Joker zählt 20, eine Zwei 10.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>How many minutes are played, whatever the target; 0 is no limit.</source>
        <translation>So viele Minuten wird gespielt, gleich welches Ziel; 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>Brazilian values</source>
        <translation>Brasilianische Werte</translation>
    </message>
    <message>
        <source>With jokers</source>
        <translation>Mit Jokern</translation>
    </message>
    <message>
        <source>Short, to 1000</source>
        <translation>Kurz, bis 1000</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Eine Stunde</translation>
    </message>
    <message>
        <source>A cut lifts one card at least and leaves one at least.</source>
        <translation>Beim Abheben wird mindestens eine Karte gehoben, mindestens eine bleibt liegen.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; {name} has the highest and plays first.</source>
        <translation>{dealer} hat die niedrigste Karte und gibt; {name} hat die höchste und beginnt.</translation>
    </message>
    <message>
        <source>the time was up</source>
        <translation>die Zeit war um</translation>
    </message>
    <message>
        <source>The time is up, and the hand is over</source>
        <translation>Die Zeit ist um, und die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation>Buraco</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Genau abgehoben</translation>
    </message>
    <message>
        <source>{count} lifted</source>
        <translation>{count} abgehoben</translation>
    </message>
    <message>
        <source>{count} lifted, exact, +100</source>
        <translation>{count} abgehoben, genau, +100</translation>
    </message>
    <message>
        <source>opens with {least} points</source>
        <translation>eröffnet mit {least} Punkten</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>hat die erste Karte abgelehnt</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>war am Zug, als die Zeit um war</translation>
    </message>
    <message>
        <source>Accept the first card, the {card}</source>
        <translation>Die erste Karte, {card}, annehmen</translation>
    </message>
    <message>
        <source>Refuse the first card, the {card}, and take the next one</source>
        <translation>Die erste Karte, {card}, ablehnen und die nächste nehmen</translation>
    </message>
    <message>
        <source>The time of the match is up</source>
        <translation>Die Zeit der Partie ist um</translation>
    </message>
</context>
<context>
    <name>burraco</name>
    <message>
        <source>Semi-clean meld</source>
        <translation>Halbreine Kombination</translation>
    </message>
    <message>
        <source>Dirty meld</source>
        <translation>Unreine Kombination</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>As players of Burraco say, who may have another word for it than those of other games.</extracomment>
        <translation>Folge</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld, add or discard.</source>
        <translation>In diesem Zug ist schon gezogen. Leg aus, leg an, oder wirf ab.</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>Zieh erst eine Karte, oder nimm den Stapel.</translation>
    </message>
    <message>
        <source>There is no discard pile to take. Draw a card.</source>
        <translation>Es gibt keinen Ablagestapel zu nehmen. Zieh eine Karte.</translation>
    </message>
    <message>
        <source>The {card} was the whole pile that was taken. Discard another card.</source>
        <translation>{card} war der ganze Stapel, der genommen wurde. Wirf eine andere Karte ab.</translation>
    </message>
    <message>
        <source>The side has a group of this rank already. Add the cards to it.</source>
        <translation>Die Partei hat schon eine Gruppe dieses Rangs. Leg die Karten dort an.</translation>
    </message>
    <message>
        <source>The side has no meld of this number. Add to one that lies there.</source>
        <translation>Die Partei hat keine Kombination dieser Nummer. Leg an eine an, die daliegt.</translation>
    </message>
    <message>
        <source>Keep a card: a side that has taken no pot does not go out.</source>
        <translation>Behalte eine Karte: Eine Partei ohne Topf macht nicht aus.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a clean meld of seven cards does not go out.</source>
        <translation>Behalte eine Karte: Eine Partei ohne reine Kombination von sieben Karten macht nicht aus.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a meld of seven cards does not go out.</source>
        <translation>Behalte eine Karte: Eine Partei ohne Kombination von sieben Karten macht nicht aus.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side that has taken no pot does not go out.</source>
        <translation>Behalte zwei Karten, eine davon zum Abwerfen: Eine Partei ohne Topf macht nicht aus.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a clean meld of seven cards does not go out.</source>
        <translation>Behalte zwei Karten, eine davon zum Abwerfen: Eine Partei ohne reine Kombination von sieben Karten macht nicht aus.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a meld of seven cards does not go out.</source>
        <translation>Behalte zwei Karten, eine davon zum Abwerfen: Eine Partei ohne Kombination von sieben Karten macht nicht aus.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Lay the card in a meld.</source>
        <translation>Als Letztes wirft man weder Joker noch Zwei ab. Leg die Karte in eine Kombination.</translation>
    </message>
    <message>
        <source>Going out takes a last discard. Keep a card for it.</source>
        <translation>Zum Ausmachen wirft man die letzte Karte ab. Behalte eine dafür.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Keep another card for it.</source>
        <translation>Als Letztes wirft man weder Joker noch Zwei ab. Behalte eine andere Karte dafür.</translation>
    </message>
    <message>
        <source>A meld is a group or a run of three cards or more. Add cards to it.</source>
        <translation>Eine Kombination ist eine Gruppe oder Folge von drei Karten oder mehr. Nimm Karten dazu.</translation>
    </message>
    <message>
        <source>A meld has one wildcard at most, not {count}. Leave the others out.</source>
        <translation>Eine Kombination hat höchstens eine wilde Karte, nicht {count}. Lass die anderen weg.</translation>
    </message>
    <message>
        <source>There are no groups of deuces or jokers. Add two cards of another rank.</source>
        <translation>Gruppen aus Zweien oder Jokern gibt es nicht. Nimm zwei Karten eines anderen Rangs dazu.</translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit. Change those that do not belong.</source>
        <translation>Diese Karten sind weder von einem Rang noch von einer Farbe. Tausch die aus, die nicht passen.</translation>
    </message>
    <message>
        <source>In a run each card lies on its place, from low to high. The {card} does not.</source>
        <translation>In einer Folge liegt jede Karte auf ihrer Stelle, von niedrig nach hoch. {card} nicht.</translation>
    </message>
    <message>
        <source>In this match no run begins below the 2: aces lie after the king.</source>
        <translation>In dieser Partie beginnt keine Folge unter der 2: Asse liegen nach dem König.</translation>
    </message>
    <message>
        <source>In this match no run goes on after the king: aces lie before the 2.</source>
        <translation>In dieser Partie geht keine Folge über den König hinaus: Asse liegen vor der 2.</translation>
    </message>
    <message>
        <source>A wildcard at the end of a run lies at its low end. Put the {card} there.</source>
        <translation>Eine wilde Karte am Ende einer Folge liegt am niedrigen. Leg {card} dorthin.</translation>
    </message>
    <message>
        <source>A run has one natural ace in this match. Leave one of the two.</source>
        <translation>In dieser Partie hat eine Folge ein natürliches Ass. Lass eins der beiden weg.</translation>
    </message>
    <message>
        <source>A group stays a group and a run stays a run. Add cards that go on with it.</source>
        <translation>Eine Gruppe bleibt eine Gruppe, eine Folge eine Folge. Nimm Karten dazu, die sie fortsetzen.</translation>
    </message>
    <message>
        <source>All cards stay in their meld. Put the {card} back.</source>
        <translation>Alle Karten bleiben in ihrer Kombination. Leg {card} zurück.</translation>
    </message>
    <message>
        <source>Nothing moves in a meld without a new card. Add one.</source>
        <translation>Ohne neue Karte rückt in einer Kombination nichts. Leg eine an.</translation>
    </message>
    <message>
        <source>An ace keeps its end of the run. Add cards at the other end.</source>
        <translation>Ein Ass behält sein Ende der Folge. Leg am anderen Ende an.</translation>
    </message>
    <message>
        <source>{turn}: draw a card or take the pile.</source>
        <translation>{turn}: Zieh eine Karte, oder nimm den Stapel.</translation>
    </message>
    <message>
        <source>Meld, add or discard.</source>
        <translation>Leg aus, leg an, oder wirf ab.</translation>
    </message>
    <message>
        <source>The side may go out: discard the last card, no wildcard.</source>
        <translation>Die Partei darf ausmachen: Wirf die letzte Karte ab, keine wilde.</translation>
    </message>
    <message>
        <source>A pot waits: lay or discard the last card to take it.</source>
        <translation>Ein Topf wartet: Leg die letzte Karte aus oder wirf sie ab.</translation>
    </message>
    <message>
        <source>Keep a card after the discard: the side may not go out yet.</source>
        <translation>Behalte nach dem Abwerfen eine Karte: Die Partei darf noch nicht ausmachen.</translation>
    </message>
    <message>
        <source>The hand ends after {count} more turns that take the pile and lay nothing.</source>
        <translation>Nach {count} weiteren Zügen, die nur den Stapel nehmen und nichts auslegen, endet die Runde.</translation>
    </message>
    <message>
        <source>The hand ends with this turn if it takes the pile and lays nothing.</source>
        <translation>Mit diesem Zug endet die Runde, wenn er nur den Stapel nimmt und nichts auslegt.</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>Discard {card} and go out</source>
        <translation>{card} abwerfen, ausmachen</translation>
    </message>
    <message>
        <source>Discard {card} and take a pot</source>
        <translation>{card} abwerfen, Topf nehmen</translation>
    </message>
    <message>
        <source>Make it {meld}</source>
        <translation>Als {meld}</translation>
    </message>
    <message>
        <source>Lay down {count} and take a pot, {points} points</source>
        <translation>{count} auslegen, Topf nehmen, {points} Punkte</translation>
    </message>
    <message>
        <source>Lay down {count} and go out, {points} points</source>
        <translation>{count} auslegen, ausmachen, {points} Punkte</translation>
    </message>
    <message>
        <source>This group takes cards of its rank, {rank}, and one wildcard. Choose one, or another meld.</source>
        <translation>Diese Gruppe nimmt Karten ihres Rangs, {rank}, und eine wilde. Wähle eine davon oder eine andere Kombination.</translation>
    </message>
    <message>
        <source>A run is of one suit, and the {card} is of another. Choose another card or meld.</source>
        <translation>Eine Folge ist von einer Farbe, und {card} ist von einer anderen. Wähle eine andere Karte oder Kombination.</translation>
    </message>
    <message>
        <source>With the {card} this is no run: no rank is left out, none comes twice. Choose another card or meld.</source>
        <translation>Mit {card} ist das keine Folge: Kein Rang fehlt, keiner kommt doppelt. Wähle eine andere Karte oder Kombination.</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <extracomment>As players of Burraco say, who may have another word for a meld than those of other games.</extracomment>
        <translation>Noch keine Kombination</translation>
    </message>
    <message>
        <source>Pots for three</source>
        <translation>Töpfe zu dritt</translation>
    </message>
    <message>
        <source>Two pots: the first has 18 cards, the second 11.</source>
        <translation>Zwei Töpfe: Der erste hat 18 Karten, der zweite 11.</translation>
    </message>
    <message>
        <source>Two pots of 11 cards.</source>
        <translation>Zwei Töpfe zu 11 Karten.</translation>
    </message>
    <message>
        <source>Three pots of 11 cards, one for each.</source>
        <translation>Drei Töpfe zu 11 Karten, für jeden einer.</translation>
    </message>
    <message>
        <source>Aces in runs</source>
        <translation>Asse in Folgen</translation>
    </message>
    <message>
        <source>A run may begin with an ace, end with one, or both.</source>
        <translation>Eine Folge darf mit einem Ass beginnen, mit einem enden oder beides.</translation>
    </message>
    <message>
        <source>A run has one natural ace at most, at either end.</source>
        <translation>Eine Folge hat höchstens ein natürliches Ass, gleich an welchem Ende.</translation>
    </message>
    <message>
        <source>Semi-clean melds</source>
        <translation>Halbreine Kombinationen</translation>
    </message>
    <message>
        <source>A long meld with a wildcard is dirty.</source>
        <translation>Eine lange Kombination mit einer wilden Karte ist unrein.</translation>
    </message>
    <message>
        <source>A run with seven natural cards side by side and a wildcard counts 150.</source>
        <translation>Eine Folge mit sieben natürlichen Karten nebeneinander und einer wilden zählt 150.</translation>
    </message>
    <message>
        <source>A run or a group with seven natural cards and a wildcard beside them counts 150.</source>
        <translation>Eine Folge oder Gruppe mit sieben natürlichen Karten und einer wilden daneben zählt 150.</translation>
    </message>
    <message>
        <source>Going out takes a clean meld.</source>
        <translation>Zum Ausmachen braucht es eine reine Kombination.</translation>
    </message>
    <message>
        <source>Going out takes a meld of seven cards, clean or dirty.</source>
        <translation>Zum Ausmachen braucht es eine Kombination von sieben Karten, rein oder unrein.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Whoever goes out discards the last card.</source>
        <translation>Wer ausmacht, wirft die letzte Karte ab.</translation>
    </message>
    <message>
        <source>Whoever goes out may also lay the last cards.</source>
        <translation>Wer ausmacht, darf die letzten Karten auch auslegen.</translation>
    </message>
    <message>
        <source>Fresh pot at the end</source>
        <translation>Frischer Topf am Ende</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts its cards.</source>
        <translation>Ein noch nicht gespielter Topf zählt seine Karten.</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts minus 100.</source>
        <translation>Ein noch nicht gespielter Topf zählt minus 100.</translation>
    </message>
    <message>
        <source>To 505</source>
        <translation>Bis 505</translation>
    </message>
    <message>
        <source>To 1005</source>
        <translation>Bis 1005</translation>
    </message>
    <message>
        <source>Italian federation (FIBUR)</source>
        <translation>Italienischer Verband (FIBUR)</translation>
    </message>
    <message>
        <source>The deck is not the pack of this match: {count} cards, each as often as it is there.</source>
        <translation>Die Karten sind nicht die dieser Partie: {count} Karten, jede so oft, wie es sie gibt.</translation>
    </message>
    <message>
        <source>nobody laid anything more</source>
        <translation>niemand legte mehr etwas aus</translation>
    </message>
    <message>
        <source>The stock has run out, and the hand is over</source>
        <translation>Der Talon ist leer, und die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>Nobody lays anything more, and the hand is over</source>
        <translation>Niemand legt mehr etwas aus, und die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Clean melds</source>
        <translation>Reine Kombinationen</translation>
    </message>
    <message>
        <source>Dirty melds</source>
        <translation>Unreine Kombinationen</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Ausgelegte Karten</translation>
    </message>
    <message>
        <source>Fresh pot</source>
        <translation>Frischer Topf</translation>
    </message>
    <message>
        <source>No pot taken</source>
        <translation>Kein Topf genommen</translation>
    </message>
    <message>
        <source>pot taken</source>
        <translation>Topf genommen</translation>
    </message>
    <message>
        <source>pot taken, may go out</source>
        <translation>Topf genommen, darf ausmachen</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>hat den Ablagestapel genommen</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>hat {cards} ausgelegt</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>hat {cards} und {other} ausgelegt</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>hat {cards}, {other} und {more} weitere ausgelegt</translation>
    </message>
    <message>
        <source>a group {cards}</source>
        <translation>Gruppe {cards}</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <extracomment>As players of Burraco say, who may have another word for a run than those of other games; so the next one.</extracomment>
        <translation>Folge {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>{name} completes a clean meld: +{points}</source>
        <translation>{name} macht eine reine Kombination voll: +{points}</translation>
    </message>
    <message>
        <source>{name} takes a pot</source>
        <translation>{name} nimmt einen Topf</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>hat an {cards} angelegt</translation>
    </message>
    <message>
        <source>Take the discard pile, {count} cards</source>
        <translation>Den Ablagestapel nehmen, {count} Karten</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile</source>
        <translation>{card} vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Add {cards} to the group {meld}</source>
        <translation>{cards} an die Gruppe {meld} anlegen</translation>
    </message>
    <message>
        <source>Add {cards} to the run {meld}</source>
        <translation>{cards} an die Folge {meld} anlegen</translation>
    </message>
</context>
<context>
    <name>category</name>
    <message>
        <source>Opposites</source>
        <extracomment>One category of the type, not several.</extracomment>
        <translation>Gegenpaar</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>About BarraCan</source>
        <translation>Über BarraCan</translation>
    </message>
    <message>
        <source>Add to draft {number}</source>
        <translation>In Entwurf {number}</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Build the best ladder that the hand can lay</source>
        <translation>Die beste Leiter bauen, die die Hand auslegen kann</translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation>Von selbst</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Copy the library</source>
        <translation>Bibliothek kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Dokumente (*.pdf)</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>doubles counted</source>
        <translation>Kontra verrechnet</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Expert’s line</source>
        <translation>Fortsetzung des Experten</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Faires Spiel</translation>
    </message>
    <message>
        <source>fewest so far</source>
        <translation>bisher am wenigsten</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Runde {hand}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Has doubled</source>
        <translation>Hat kontriert</translation>
    </message>
    <message>
        <source>hds</source>
        <translation>Rd.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>Aufzeichnungen einlesen</translation>
    </message>
    <message>
        <source>Keep a pad by hand</source>
        <translation>Block von Hand führen</translation>
    </message>
    <message>
        <source>Ladder {number}</source>
        <translation>Leiter {number}</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>letzte Runde</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>left to play</source>
        <translation>noch zu spielen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Clean meld</source>
        <translation>Reine Kombination</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Evens / odds</source>
        <translation>Gerade/Ungerade</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familien</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Flash exit</source>
        <translation>Blitzschluss</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzter Abwurf</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>darf ausmachen</translation>
    </message>
    <message>
        <source>Meld tray</source>
        <translation>Tablett</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>New ladder</source>
        <translation>Neue Leiter</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>not down yet, {points} now</source>
        <translation>nicht ausgelegt, jetzt {points}</translation>
    </message>
    <message>
        <source>not royal</source>
        <translation>nicht königlich</translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation>noch nichts auf dem Tisch</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Ältere Partien</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>opens with {least}</source>
        <translation>eröffnet mit {least}</translation>
    </message>
    <message>
        <source>Opposites</source>
        <translation>Gegenpaare</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play BarraCan</source>
        <translation>BarraCan spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Rennen bis {target}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Regel {clause} lesen</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl);;All files (*)</source>
        <translation>Aufzeichnungen (*.cards.jsonl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>königlich</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Anderswo speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Punkteblock</translation>
    </message>
    <message>
        <source>Score pad of {name}</source>
        <translation>Punkteblock von {name}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} has no name yet.</source>
        <translation>Platz {seat} hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Short, to 50</source>
        <translation>Kurz, bis 50</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches this many points.</source>
        <translation>Die Partie endet nach der Runde, in der eine Partei so viele Punkte erreicht.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>Noch einmal am selben Tisch</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>bis {target}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>Drillinge</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Trümpfe von oben</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probier es</translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
        <translation>Zwei Plätze heißen {name}: Gib einem einen anderen Namen.</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Löschen widerrufen</translation>
    </message>
    <message>
        <source>What would have happened</source>
        <translation>Was geschehen wäre</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>dein zweiter Stapel</translation>
    </message>
    <message>
        <source>{condition}: not yet, clause {clause}</source>
        <translation>{condition}: noch nicht, Regel {clause}</translation>
    </message>
    <message>
        <source>{condition}: yes</source>
        <translation>{condition}: ja</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} Runden</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} auf der Hand</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} gegen {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {cards} is to take.</source>
        <translation>{ladder}: Wähle die Stelle für {cards}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation>{name} {what}</translation>
    </message>
    <message>
        <source>{name}: {what}.</source>
        <translation>{name}: {what}.</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} ausgelegt</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>{type}: {count}</source>
        <translation>{type}: {count}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{what}: {place}</source>
        <translation>{what}: {place}</translation>
    </message>
    <message>
        <source>×{count}</source>
        <translation>×{count}</translation>
    </message>
</context>
<context>
    <name>concan</name>
    <message>
        <source>Melds-down</source>
        <translation>Erstauslage</translation>
    </message>
    <message>
        <source>Swap {card} for the joker of {other}</source>
        <translation>{card} gegen den Joker von {other} tauschen</translation>
    </message>
    <message>
        <source>Counts {value} of {threshold} points</source>
        <translation>Zählt {value} von {threshold} Punkten</translation>
    </message>
    <message>
        <source>Counts {value} points; {threshold} are enough</source>
        <translation>Zählt {value} Punkte; {threshold} genügen</translation>
    </message>
    <message>
        <source>Lay down {count}, {value} points</source>
        <translation>{count} auslegen, {value} Punkte</translation>
    </message>
    <message>
        <source>Take {card}, lay {value}</source>
        <translation>{card} nehmen, {value} auslegen</translation>
    </message>
    <message>
        <source>{action}, the joker in {meld} of {other}</source>
        <translation>{action}, der Joker in {meld} von {other}</translation>
    </message>
    <message>
        <source>These melds count {points}. A melds-down takes {least}.</source>
        <translation>Diese Kombinationen zählen {points}. Eine Erstauslage braucht {least}.</translation>
    </message>
    <message>
        <source>No joker of this meld stands for the {card}. Choose another card.</source>
        <translation>Kein Joker dieser Kombination steht für {card}. Wähle eine andere Karte.</translation>
    </message>
    <message>
        <source>The first turn of a hand is one discard. Choose a card to discard.</source>
        <translation>Im ersten Zug einer Runde wird nur abgeworfen. Wähle eine Karte dafür.</translation>
    </message>
    <message>
        <source>Draw or take a card first.</source>
        <translation>Zieh oder nimm erst eine Karte.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld or discard.</source>
        <translation>In diesem Zug ist schon gezogen. Leg aus, oder wirf ab.</translation>
    </message>
    <message>
        <source>The stock still has cards. Draw without making a new one.</source>
        <translation>Der Talon hat noch Karten. Zieh, ohne einen neuen zu machen.</translation>
    </message>
    <message>
        <source>The stock is used up. The draw states the order of the new one.</source>
        <translation>Der Talon ist verbraucht. Das Ziehen nennt die Reihenfolge des neuen.</translation>
    </message>
    <message>
        <source>The new stock is made of all discards but the top one.</source>
        <translation>Der neue Talon besteht aus allen abgeworfenen Karten bis auf die oberste.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>Der Ablagestapel ist leer. Zieh vom Talon.</translation>
    </message>
    <message>
        <source>After the melds-down a card is taken alone. Meld in another move.</source>
        <translation>Nach der Erstauslage nimmt man die Karte allein. Leg danach aus.</translation>
    </message>
    <message>
        <source>Before the melds-down the {card} is taken only to be laid in it. Choose melds with this card, or draw.</source>
        <translation>Vor der Erstauslage nimmt man {card} nur, um sie darin auszulegen. Wähle Kombinationen mit dieser Karte, oder zieh.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be laid at once in one of these melds. Add it to one, or draw.</source>
        <translation>{card} nimmt man nur, um sie sofort in einer dieser Kombinationen auszulegen. Leg sie in eine, oder zieh.</translation>
    </message>
    <message>
        <source>After the melds-down a swap is a move of its own.</source>
        <translation>Nach der Erstauslage ist ein Tausch ein Zug für sich.</translation>
    </message>
    <message>
        <source>Before the melds-down a joker is gained only to be laid in it. Lay it in one of these melds.</source>
        <translation>Vor der Erstauslage tauscht man einen Joker nur, um ihn darin auszulegen. Leg ihn in eine dieser Kombinationen.</translation>
    </message>
    <message>
        <source>Before the melds-down jokers are gained only to be laid in it. Lay all {count} in these melds.</source>
        <translation>Vor der Erstauslage tauscht man Joker nur, um sie darin auszulegen. Leg alle {count} in diese Kombinationen.</translation>
    </message>
    <message>
        <source>These melds count {value}. The first melds of a hand count {threshold} or more together.</source>
        <translation>Diese Kombinationen zählen {value}. Die Erstauslage braucht zusammen {threshold} oder mehr.</translation>
    </message>
    <message>
        <source>The melds-down comes first. Lay melds of {threshold} points or more.</source>
        <translation>Erst kommt die Erstauslage. Leg Kombinationen mit {threshold} Punkten oder mehr aus.</translation>
    </message>
    <message>
        <source>The last card goes by a discard. Keep a card that may be discarded.</source>
        <translation>Die letzte Karte geht durch Abwerfen weg. Behalte eine Karte, die du abwerfen darfst.</translation>
    </message>
    <message>
        <source>The {card} that was taken is not discarded in this turn. Choose another.</source>
        <translation>{card} wurde genommen und wird in diesem Zug nicht abgeworfen. Wähle eine andere.</translation>
    </message>
    <message>
        <source>This set has four cards and takes no more. Choose another meld.</source>
        <translation>Dieser Satz hat vier Karten und nimmt keine mehr. Wähle eine andere Kombination.</translation>
    </message>
    <message>
        <source>This set takes the {card} only. Choose that card or another meld.</source>
        <translation>Dieser Satz nimmt nur {card}. Wähle diese Karte oder eine andere Kombination.</translation>
    </message>
    <message>
        <source>This run takes no more at that end. Choose the other end or another meld.</source>
        <translation>An diesem Ende nimmt die Folge nichts mehr. Wähle das andere Ende oder eine andere Kombination.</translation>
    </message>
    <message>
        <source>At that end the run takes the {card} only. Choose that card, the other end or another meld.</source>
        <translation>An diesem Ende nimmt die Folge nur {card}. Wähle diese Karte, das andere Ende oder eine andere Kombination.</translation>
    </message>
    <message>
        <source>A run has two ends. Choose the low or the high one.</source>
        <translation>Eine Folge hat zwei Enden. Wähle das niedrige oder das hohe.</translation>
    </message>
    <message>
        <source>A set has no ends. Lay the card off without naming one.</source>
        <translation>Ein Satz hat keine Enden. Leg die Karte an, ohne eins zu nennen.</translation>
    </message>
    <message>
        <source>There is no joker in the hand to announce. Go on with the turn.</source>
        <translation>Auf der Hand ist kein Joker anzusagen. Spiel den Zug weiter.</translation>
    </message>
    <message>
        <source>All jokers in the hand are announced already. Go on with the turn.</source>
        <translation>Alle Joker auf der Hand sind schon angesagt. Spiel den Zug weiter.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Change a card.</source>
        <translation>Ein Satz sind drei oder vier Karten gleichen Rangs, keine Farbe doppelt. Tausch eine Karte aus.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Change a card.</source>
        <translation>Eine Folge sind drei oder mehr Karten einer Farbe, die aufeinander folgen. Tausch eine Karte aus.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Add a card.</source>
        <translation>Ein Satz sind drei oder vier Karten gleichen Rangs, keine Farbe doppelt. Leg eine Karte dazu.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Add a card.</source>
        <translation>Eine Folge sind drei oder mehr Karten einer Farbe, die aufeinander folgen. Leg eine Karte dazu.</translation>
    </message>
    <message>
        <source>{cards} are neither a set nor a run. Choose one rank or one suit.</source>
        <translation>{cards} sind weder ein Satz noch eine Folge. Wähle einen Rang oder eine Farbe.</translation>
    </message>
    <message>
        <source>An ace lies before the 2 or after the king. No run goes on beyond it.</source>
        <translation>Ein Ass liegt vor der 2 oder nach dem König. Keine Folge geht darüber hinaus.</translation>
    </message>
    <message>
        <source>{turn}: discard one of {count} cards.</source>
        <translation>{turn}: Wirf eine von {count} Karten ab.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a card.</source>
        <translation>{turn}: Zieh oder nimm eine Karte.</translation>
    </message>
    <message>
        <source>{turn}: draw, or take the top discard for the melds-down.</source>
        <translation>{turn}: Zieh, oder nimm die oberste Karte für die Erstauslage.</translation>
    </message>
    <message>
        <source>Meld, lay off, swap or discard.</source>
        <translation>Leg aus, leg an, tausche oder wirf ab.</translation>
    </message>
    <message>
        <source>Do the melds-down or discard.</source>
        <translation>Leg deine Erstauslage, oder wirf ab.</translation>
    </message>
    <message>
        <source>A melds-down counts {threshold} points or more.</source>
        <translation>Eine Erstauslage zählt {threshold} Punkte oder mehr.</translation>
    </message>
    <message>
        <source>These cards count {value} points; {threshold} are enough.</source>
        <translation>Diese Karten zählen {value} Punkte; {threshold} genügen.</translation>
    </message>
    <message>
        <source>These cards count {value} of {threshold} points, {more} more.</source>
        <translation>Diese Karten zählen {value} von {threshold} Punkten, noch {more}.</translation>
    </message>
    <message>
        <source>Lay {count} melds, {value} points</source>
        <translation>{count} Kombinationen auslegen, {value} Punkte</translation>
    </message>
    <message>
        <source>The stock is used up: the discards are shuffled into a new one.</source>
        <translation>Der Talon ist verbraucht: Die abgeworfenen Karten werden zu einem neuen gemischt.</translation>
    </message>
    <message>
        <source>The stock is used up: the hand ends with this turn.</source>
        <translation>Der Talon ist verbraucht: Mit diesem Zug endet die Runde.</translation>
    </message>
    <message>
        <source>Choose the cards that go with the {card} into the melds-down.</source>
        <translation>Wähle die Karten, die mit {card} in die Erstauslage kommen.</translation>
    </message>
    <message>
        <source>Take {card} for the melds-down</source>
        <translation>{card} für die Erstauslage nehmen</translation>
    </message>
    <message>
        <source>Low end: lay off {card}</source>
        <translation>Niedriges Ende: {card} anlegen</translation>
    </message>
    <message>
        <source>High end: lay off {card}</source>
        <translation>Hohes Ende: {card} anlegen</translation>
    </message>
    <message>
        <source>As {card}: lay off the joker</source>
        <translation>Als {card}: Joker anlegen</translation>
    </message>
    <message>
        <source>Swap {card} for the joker</source>
        <translation>{card} gegen den Joker tauschen</translation>
    </message>
    <message>
        <source>Swap {card} for the joker in the melds-down</source>
        <translation>{card} gegen den Joker tauschen, für die Erstauslage</translation>
    </message>
    <message>
        <source>Announce joker</source>
        <translation>Joker ansagen</translation>
    </message>
    <message>
        <source>This run takes the {low} or the {high} only. Choose one, or another meld.</source>
        <translation>Diese Folge nimmt nur {low} oder {high}. Wähle eine davon oder eine andere Kombination.</translation>
    </message>
    <message>
        <source>This run takes the {card} only. Choose that card or another meld.</source>
        <translation>Diese Folge nimmt nur {card}. Wähle diese Karte oder eine andere Kombination.</translation>
    </message>
    <message>
        <source>This run takes no more cards. Choose another meld.</source>
        <translation>Diese Folge nimmt keine Karten mehr. Wähle eine andere Kombination.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>The first melds of a hand count this many points together, or more.</source>
        <translation>Das erste Auslegen einer Runde zählt zusammen so viele Punkte oder mehr.</translation>
    </message>
    <message>
        <source>New stocks</source>
        <translation>Neue Talons</translation>
    </message>
    <message>
        <source>How often in a hand the discards are shuffled into a new stock.</source>
        <translation>So oft werden in einer Runde die abgeworfenen Karten zu einem neuen Talon gemischt.</translation>
    </message>
    <message>
        <source>The match is over after this many hands.</source>
        <translation>Nach so vielen Runden ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Tournament, four hands</source>
        <translation>Turnier, vier Runden</translation>
    </message>
    <message>
        <source>Short, three hands</source>
        <translation>Kurz, drei Runden</translation>
    </message>
    <message>
        <source>The winner of a hand is the first player of the next: seat {seat} deals.</source>
        <translation>Wer eine Runde gewinnt, beginnt die nächste: Platz {seat} gibt.</translation>
    </message>
    <message>
        <source>Nobody won the hand before: the next seat clockwise, {seat}, deals.</source>
        <translation>Die Runde davor hat niemand gewonnen: Der nächste Platz im Uhrzeigersinn, {seat}, gibt.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody wins the hand</source>
        <translation>Der Talon ist leer, und niemand gewinnt die Runde</translation>
    </message>
    <message>
        <source>{name} has drawn the highest card, deals and plays first.</source>
        <translation>{name} hat die höchste Karte gezogen, gibt und beginnt.</translation>
    </message>
    <message>
        <source>The lowest sum wins. X counts −25; who never melded has 100.</source>
        <translation>Die niedrigste Summe gewinnt. X zählt −25; wer nie ausgelegt hat, bekommt 100.</translation>
    </message>
    <message>
        <source>Concan</source>
        <translation>Concan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and two jokers.</source>
        <translation>Die Karten sind nicht zwei Pakete zu 52 und zwei Joker.</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Runde gewonnen</translation>
    </message>
    <message>
        <source>Without a melds-down</source>
        <translation>Ohne Erstauslage</translation>
    </message>
    <message>
        <source>Announced jokers</source>
        <translation>Angesagte Joker</translation>
    </message>
    <message>
        <source>Jokers not announced</source>
        <translation>Nicht angesagte Joker</translation>
    </message>
    <message>
        <source>melds-down from {threshold}, hand {hand} of {hands}</source>
        <translation>Erstauslage ab {threshold}, Runde {hand} von {hands}</translation>
    </message>
    <message>
        <source>{note}, {points} in hand</source>
        <translation>{note}, {points} auf der Hand</translation>
    </message>
    <message>
        <source>melds down</source>
        <translation>ausgelegt</translation>
    </message>
    <message>
        <source>1 new stock left</source>
        <translation>noch 1 neuer Talon</translation>
    </message>
    <message>
        <source>{count} new stocks left</source>
        <translation>noch {count} neue Talons</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>wenigste Punkte gewinnen</translation>
    </message>
    <message>
        <source>X: won the hand, −25. {count} hands to come.</source>
        <translation>X: Runde gewonnen, −25. Noch {count} Runden.</translation>
    </message>
    <message>
        <source>X: won the hand, −25. One hand to come.</source>
        <translation>X: Runde gewonnen, −25. Noch eine Runde.</translation>
    </message>
    <message>
        <source>X: won the hand, −25.</source>
        <translation>X: Runde gewonnen, −25.</translation>
    </message>
    <message>
        <source>no new stock left</source>
        <translation>kein neuer Talon mehr</translation>
    </message>
    <message>
        <source>melds down, jokers announced: {count}</source>
        <translation>ausgelegt, angesagte Joker: {count}</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>hat einen neuen Talon gemischt und gezogen</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>hat die oberste Karte genommen</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>hat die oberste Karte genommen, für {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>hat die oberste Karte genommen, für {melds}, und {card} gegen einen Joker getauscht</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>hat {melds} ausgelegt</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>hat {melds} ausgelegt und {card} gegen einen Joker getauscht</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>hat einen Joker als {card} angelegt</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>hat {card} gegen einen Joker getauscht</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>hat Joker angesagt</translation>
    </message>
    <message>
        <source>{meld} and {other}</source>
        <translation>{meld} und {other}</translation>
    </message>
    <message>
        <source>{meld}, {other} and {more} more</source>
        <translation>{meld}, {other} und {more} weitere</translation>
    </message>
    <message>
        <source>a set {cards} with a joker as {stands}</source>
        <translation>Satz {cards} mit Joker als {stands}</translation>
    </message>
    <message>
        <source>a run {cards} with a joker as {stands}</source>
        <translation>Folge {cards} mit Joker als {stands}</translation>
    </message>
    <message>
        <source>Shuffle a new stock and draw a card from it</source>
        <translation>Einen neuen Talon mischen und eine Karte ziehen</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile</source>
        <translation>{top} vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile and lay {melds}</source>
        <translation>{top} vom Ablagestapel nehmen und {melds} auslegen</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}</source>
        <translation>{top} vom Ablagestapel nehmen, {card} gegen einen Joker vom Tisch tauschen und {melds} auslegen</translation>
    </message>
    <message>
        <source>Swap {card} for a joker on the table, and lay {melds}</source>
        <translation>{card} gegen einen Joker vom Tisch tauschen und {melds} auslegen</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the set {meld}</source>
        <translation>Einen Joker als {stands} an den Satz {meld} anlegen</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the run {meld}</source>
        <translation>Einen Joker als {stands} an die Folge {meld} anlegen</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the set {meld}</source>
        <translation>{card} gegen den Joker im Satz {meld} tauschen</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the run {meld}</source>
        <translation>{card} gegen den Joker in der Folge {meld} tauschen</translation>
    </message>
    <message>
        <source>Announce the jokers of your hand</source>
        <translation>Die Joker deiner Hand ansagen</translation>
    </message>
    <message>
        <source>Announce the jokers of {name}’s hand</source>
        <translation>Die Joker auf der Hand von {name} ansagen</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>points in hand {hand}, your best so far</source>
        <translation>Punkte in Runde {hand}, deine beste bisher</translation>
    </message>
    <message>
        <source>points, your most in a match so far</source>
        <translation>Punkte, deine meisten in einer Partie bisher</translation>
    </message>
    <message>
        <source>ahead, your clearest win so far</source>
        <translation>Vorsprung, dein klarster Sieg bisher</translation>
    </message>
    <message>
        <source>Your first win</source>
        <translation>Dein erster Sieg</translation>
    </message>
    <message>
        <source>at {game}</source>
        <translation>bei {game}</translation>
    </message>
    <message>
        <source>against {level}</source>
        <translation>gegen {level}</translation>
    </message>
    <message>
        <source>{count} wins</source>
        <translation>{count} Siege</translation>
    </message>
    <message>
        <source>in a row at {game}</source>
        <translation>in Folge bei {game}</translation>
    </message>
    <message>
        <source>Match {count}</source>
        <translation>Partie {count}</translation>
    </message>
    <message>
        <source>{words}, your first</source>
        <translation>{words}, deine erste</translation>
    </message>
    <message>
        <source>{words}, your first in {count} matches</source>
        <translation>{words}, deine erste in {count} Partien</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Before “hand”, as these ten: “points in the first hand”.</extracomment>
        <translation>ersten</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiten</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritten</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>vierten</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>fünften</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sechsten</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>siebten</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>achten</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>neunten</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>zehnten</translation>
    </message>
    <message>
        <source>points in the {ordinal} hand</source>
        <translation>Punkte in der {ordinal} Runde</translation>
    </message>
    <message>
        <source>points in hand {hand}</source>
        <translation>Punkte in Runde {hand}</translation>
    </message>
    <message>
        <source>point in the {ordinal} hand</source>
        <translation>Punkt in der {ordinal} Runde</translation>
    </message>
    <message>
        <source>point in hand {hand}</source>
        <translation>Punkt in Runde {hand}</translation>
    </message>
    <message>
        <source>points in {hands} hands</source>
        <translation>Punkte in {hands} Runden</translation>
    </message>
    <message>
        <source>points in hand {hand}, the best of this side</source>
        <translation>Punkte in Runde {hand}, die beste dieser Partei</translation>
    </message>
    <message>
        <source>points in hand {hand}, your best</source>
        <translation>Punkte in Runde {hand}, deine beste</translation>
    </message>
    <message>
        <source>point in hand {hand}, the best of this side</source>
        <translation>Punkt in Runde {hand}, die beste dieser Partei</translation>
    </message>
    <message>
        <source>point in hand {hand}, your best</source>
        <translation>Punkt in Runde {hand}, deine beste</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>{count} von {all} Runden</translation>
    </message>
    <message>
        <source>with more points than anybody else</source>
        <translation>mit mehr Punkten als alle anderen</translation>
    </message>
    <message>
        <source>{points} points behind</source>
        <translation>{points} Punkte zurück</translation>
    </message>
    <message>
        <source>1 point behind</source>
        <translation>1 Punkt zurück</translation>
    </message>
    <message>
        <source>after hand {hand}, and won all the same</source>
        <translation>nach Runde {hand}, und doch gewonnen</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>after every hand</source>
        <translation>nach jeder Runde</translation>
    </message>
    <message>
        <source>apart at the end</source>
        <translation>auseinander am Ende</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>to the end of the match</source>
        <translation>bis zum Ende der Partie</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{share} of 100 hands end with a flash exit.</source>
        <translation>Von 100 Runden enden {share} mit einem Blitzschluss.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end because somebody goes out.</source>
        <translation>Von 100 Runden enden {share}, weil jemand ausmacht.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty stock.</source>
        <translation>Von 100 Runden enden {share} mit leerem Talon.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty deck.</source>
        <translation>Von 100 Runden enden {share} mit leerem Talon.</translation>
    </message>
    <message>
        <source>Among strong players a hand has about {turns} turns each.</source>
        <translation>Unter Könnern hat eine Runde etwa {turns} Züge je Spieler.</translation>
    </message>
    <message>
        <source>Among strong players somebody takes the window in {share} of 100 hands; in the others it is The Least.</source>
        <translation>Unter Könnern nimmt in {share} von 100 Runden jemand den Skat auf; in den anderen wird Ramsch gespielt.</translation>
    </message>
    <message>
        <source>Ahead of casual players in {share} of 100 hands.</source>
        <translation>In {share} von 100 Runden vor Amateuren.</translation>
    </message>
    <message>
        <source>Luck decides much here: an expert would win no more hands than a strong player.</source>
        <translation>Hier entscheidet oft das Glück: Ein Experte würde nicht mehr Runden gewinnen als ein Könner.</translation>
    </message>
    <message>
        <source>Ahead of beginners in {share} of 100 hands.</source>
        <translation>In {share} von 100 Runden vor Anfängern.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Four open piles, tricks and ladders</source>
        <translation>Vier offene Stapel, Stiche und Leitern</translation>
    </message>
    <message>
        <source>Long runs, two pots, race to 2005</source>
        <translation>Lange Folgen, zwei Töpfe, bis 2005</translation>
    </message>
    <message>
        <source>In pairs, with wild deuces</source>
        <translation>In Paaren, und die Zweien sind wild</translation>
    </message>
    <message>
        <source>Melds of 51, nine hands</source>
        <translation>Auslegen ab 51, neun Runden</translation>
    </message>
    <message>
        <source>Seven cards, quick and sly</source>
        <translation>Sieben Karten, flink und listig</translation>
    </message>
    <message>
        <source>Seven contracts, one bearded king</source>
        <translation>Sieben Kontrakte, ein bärtiger König</translation>
    </message>
    <message>
        <source>One against two, queens rule</source>
        <translation>Einer gegen zwei, die Damen herrschen</translation>
    </message>
    <message>
        <source>The stock takes no cards. Draw from it.</source>
        <translation>Der Talon nimmt keine Karten. Zieh von ihm.</translation>
    </message>
    <message>
        <source>No card goes from hand to hand. Choose another place for it.</source>
        <translation>Keine Karte geht von Hand zu Hand. Wähle eine andere Stelle für sie.</translation>
    </message>
    <message>
        <source>These cards are in the hand. Choose another place for them.</source>
        <translation>Diese Karten sind auf der Hand. Wähle eine andere Stelle für sie.</translation>
    </message>
    <message>
        <source>A card that is drawn or taken goes into the hand. Let go of it there.</source>
        <translation>Eine gezogene oder genommene Karte kommt auf die Hand. Lass sie dort los.</translation>
    </message>
    <message>
        <source>One card is discarded, and ends the turn. Choose one.</source>
        <translation>Abgeworfen wird eine Karte, und sie beendet den Zug. Wähle eine.</translation>
    </message>
    <message>
        <source>Cards are laid off one at a time. Choose one.</source>
        <translation>Angelegt wird eine Karte nach der anderen. Wähle eine.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before your own side.</source>
        <translation>Dort legen andere aus. Leg diese Karten in den Bereich deiner Partei.</translation>
    </message>
    <message>
        <source>A pot takes no cards. It is taken whole once the hand is empty.</source>
        <translation>Ein Topf nimmt keine Karten. Man nimmt ihn ganz, sobald die Hand leer ist.</translation>
    </message>
    <message>
        <source>Cards are played to the trick. Let go of the card there.</source>
        <translation>Karten werden zum Stich gespielt. Lass die Karte dort los.</translation>
    </message>
    <message>
        <source>A trick that is taken takes no more cards. Play to the one that lies open.</source>
        <translation>Ein gemachter Stich nimmt keine Karten mehr. Spiel zu dem, der offen liegt.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before {name}’s own side.</source>
        <translation>Dort legen andere aus. Leg diese Karten in den Bereich der Partei von {name}.</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation>Es läuft keine Runde. Gib die nächste.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>{seat} ist am Zug.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
        <translation>Ein anderer Platz wählt gerade.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>{card} ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>The {card} is not in {name}’s hand.</source>
        <translation>{card} ist nicht auf der Hand von {name}.</translation>
    </message>
    <message>
        <source>The deal passes clockwise: seat {seat} deals this hand.</source>
        <translation>Das Geben geht im Uhrzeigersinn weiter: In dieser Runde gibt Platz {seat}.</translation>
    </message>
    <message>
        <source>The dealer is a seat of this match.</source>
        <translation>Der Geber ist ein Platz dieser Partie.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Hint: {what}.</source>
        <translation>Tipp: {what}.</translation>
    </message>
    <message>
        <source>On average over {worlds} possible deals it is worth about {points} points more than the next best move.</source>
        <translation>Im Schnitt über {worlds} mögliche Verteilungen ist das etwa {points} Punkte mehr wert als der nächstbeste Zug.</translation>
    </message>
    <message>
        <source>Over {worlds} possible deals it gives about {percent}% more chance to win the match than the next best move.</source>
        <translation>Über {worlds} mögliche Verteilungen ist die Chance, die Partie zu gewinnen, etwa {percent}&#xa0;% größer als mit dem nächstbesten Zug.</translation>
    </message>
    <message>
        <source>In {share} of 100 such deals the next best move comes out better.</source>
        <translation>In {share} von 100 solchen Verteilungen geht der nächstbeste Zug besser aus.</translation>
    </message>
    <message>
        <source>In {worlds} possible deals no other move came out clearly better.</source>
        <translation>In {worlds} möglichen Verteilungen ging kein anderer Zug klar besser aus.</translation>
    </message>
    <message>
        <source>Chosen by the rules of thumb of a good player; no deals were played out.</source>
        <translation>Nach den Faustregeln eines guten Spielers gewählt; Verteilungen wurden nicht durchgespielt.</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <translation>{points} Punkte weniger</translation>
    </message>
    <message>
        <source>{percent}% less chance</source>
        <translation>Chance −{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>etwa so gut</translation>
    </message>
    <message>
        <source>Next best: {what}.</source>
        <translation>Nächstbester: {what}.</translation>
    </message>
    <message>
        <source>Next best, {behind}: {what}.</source>
        <translation>Nächstbester, {behind}: {what}.</translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>{name}’s moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Züge von {name}, über die der Experte ebenso denkt: {agreed} von {count}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Expert would choose otherwise: {better}.</source>
        <translation>{name}: {what}. Der Experte würde anders wählen: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move.</source>
        <translation>{name}: {what}. Ein guter Zug.</translation>
    </message>
    <message>
        <source>The hand ended {ahead} points against the others, without this luck about {fair}.</source>
        <translation>Die Runde endete {ahead} Punkte gegenüber den anderen, ohne dieses Glück etwa {fair}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck} points.</source>
        <translation>{name}: {what}. Ein guter Zug. Glück dieser Karte: {luck} Punkte.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match.</source>
        <translation>{name}: {what}. Ein guter Zug. Glück dieser Karte: {luck}&#xa0;% Chance, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss} points. Better: {better}.</source>
        <translation>{name}: {what}. Bei offenen Karten hat es {loss} Punkte gekostet. Besser: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}.</source>
        <translation>{name}: {what}. Bei offenen Karten hat es {loss}&#xa0;% Chance gekostet, die Partie zu gewinnen. Besser: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Zweifelhaft: Es hat {loss} ± {error} Punkte gekostet. Experte: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Zweifelhaft: Es hat {loss} ± {error}&#xa0;% Chance gekostet, die Partie zu gewinnen. Experte: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Ein Fehler: Es hat {loss} ± {error} Punkte gekostet. Experte: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Ein Fehler: Es hat {loss} ± {error}&#xa0;% Chance gekostet, die Partie zu gewinnen. Experte: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Ein grober Fehler: Es hat {loss} ± {error} Punkte gekostet. Experte: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Ein grober Fehler: Es hat {loss} ± {error}&#xa0;% Chance gekostet, die Partie zu gewinnen. Experte: {better}.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost {loss} points.</source>
        <translation>Bei offenen Karten haben die Züge von {name} {loss} Punkte verloren.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Bei offenen Karten haben die Züge von {name} im Schnitt {loss}&#xa0;% Chance verloren, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost {loss} points.</source>
        <translation>Nach dem, was zu sehen war, haben die Züge von {name} {loss} Punkte verloren.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Nach dem, was zu sehen war, haben die Züge von {name} im Schnitt {loss}&#xa0;% Chance verloren, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: {luck} points.</source>
        <translation>Glück von {judged} der {draws} gezogenen Karten: {luck} Punkte.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: on average {luck}% chance to win the match.</source>
        <translation>Glück von {judged} der {draws} gezogenen Karten: im Schnitt {luck}&#xa0;% Chance, die Partie zu gewinnen.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>The translation into {language} cannot be read. The window speaks English; install BarraCan again.</source>
        <translation>Die Übersetzung in die Sprache {language} lässt sich nicht lesen. Das Programm spricht Englisch; installiere BarraCan neu.</translation>
    </message>
    <message>
        <source>The language chosen, {language}, is none that the window speaks. Choose another one in the settings.</source>
        <translation>Die gewählte Sprache, {language}, spricht das Programm nicht. Wähle in den Einstellungen eine andere.</translation>
    </message>
    <message>
        <source>The window does not speak the language of the system, {language}, so that it speaks English.</source>
        <translation>Das Programm spricht die Sprache des Systems, {language}, nicht und darum Englisch.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The rules allow this, but this lesson does not.</source>
        <translation>Die Regeln erlauben das, nur diese Lektion nicht.</translation>
    </message>
    <message>
        <source>There is something to read before this move.</source>
        <translation>Vor diesem Zug gibt es noch etwas zu lesen.</translation>
    </message>
    <message>
        <source>The lessons in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>Die Lektionen in {file} lassen sich nicht lesen: {reason} Installiere BarraCan neu.</translation>
    </message>
    <message>
        <source>The puzzle in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>Die Aufgabe in {file} lässt sich nicht lesen: {reason} Installiere BarraCan neu.</translation>
    </message>
    <message>
        <source>Another move is better here.</source>
        <translation>Hier ist ein anderer Zug besser.</translation>
    </message>
    <message>
        <source>The puzzle in {file}, a move of your own, cannot be read: {reason}</source>
        <translation>Die Aufgabe in {file}, ein Zug von dir, lässt sich nicht lesen: {reason}</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The file is not whole: {fault}</source>
        <translation>Die Datei ist nicht ganz: {fault}</translation>
    </message>
    <message>
        <source>A value of the table {table} cannot be read.</source>
        <translation>Ein Wert der Tabelle {table} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The tables are not those of a library.</source>
        <translation>Die Tabellen sind nicht die einer Bibliothek.</translation>
    </message>
    <message>
        <source>In the table {table} something belongs to nothing.</source>
        <translation>In der Tabelle {table} gehört etwas zu nichts.</translation>
    </message>
    <message>
        <source>The lines of match {row} are not numbered one after the other.</source>
        <translation>Die Zeilen der Partie {row} sind nicht fortlaufend nummeriert.</translation>
    </message>
    <message>
        <source>The title or another note of match {row} has changed since it was stored.</source>
        <translation>Der Titel oder ein anderer Vermerk der Partie {row} hat sich seit dem Speichern geändert.</translation>
    </message>
    <message>
        <source>Player {row} has changed since it was stored.</source>
        <translation>Spieler {row} hat sich seit dem Speichern geändert.</translation>
    </message>
    <message>
        <source>What lists show of match {row} does not agree with its lines.</source>
        <translation>Was Listen von Partie {row} zeigen, stimmt nicht mit ihren Zeilen überein.</translation>
    </message>
    <message>
        <source>The library’s own number makes no sense.</source>
        <translation>Die eigene Nummer der Bibliothek ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>The numbers for new matches or players make no sense.</source>
        <translation>Die Nummern für neue Partien oder Spieler ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>The library {file} was made by a newer version of the program (schema {schema}, this one knows {known}); it was left untouched.</source>
        <translation>Die Bibliothek {file} stammt von einer neueren Version des Programms (Schema {schema}, dieses kennt {known}); sie blieb unangetastet.</translation>
    </message>
    <message>
        <source>The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun.</source>
        <translation>Die Datei {file} ist keine Bibliothek oder beschädigt: Sie wurde als {aside} beiseitegelegt und eine neue Bibliothek begonnen.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one (matches: {matches}); others, or the last moves of some, may be missing.</source>
        <translation>Die Bibliothek {file} ist beschädigt: Sie wurde als {aside} beiseitegelegt. Was davon lesbar ist, steht in einer neuen (Partien: {matches}); andere, oder von manchen die letzten Züge, fehlen vielleicht.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: what can be read of it is being put into a new one.</source>
        <translation>Die Bibliothek {file} ist beschädigt: Was davon lesbar ist, kommt in eine neue.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: another program has set it aside and begun a new one.</source>
        <translation>Die Bibliothek {file} ist beschädigt: Ein anderes Programm hat sie beiseitegelegt und eine neue begonnen.</translation>
    </message>
    <message>
        <source>The folder {folder} of the library cannot be used: {reason}.</source>
        <translation>Der Ordner {folder} der Bibliothek lässt sich nicht verwenden: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be opened: {reason}.</source>
        <translation>Die Bibliothek {file} lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be written: {reason}.</source>
        <translation>Die Bibliothek {file} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The folder of the library {file} does not allow the way of saving that survives a sudden end.</source>
        <translation>Der Ordner der Bibliothek {file} lässt die Art des Speicherns nicht zu, die ein plötzliches Ende übersteht.</translation>
    </message>
    <message>
        <source>The library {file} has been moved or deleted.</source>
        <translation>Die Bibliothek {file} wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>The disk of the library {file} is full: free some space and play on.</source>
        <translation>Der Datenträger der Bibliothek {file} ist voll: Schaff Platz und spiel weiter.</translation>
    </message>
    <message>
        <source>The library {file} may not grow: the system limits the size of files. Raise the limit and play on.</source>
        <translation>Die Bibliothek {file} darf nicht wachsen: Das System begrenzt die Größe von Dateien. Heb die Grenze an und spiel weiter.</translation>
    </message>
    <message>
        <source>{what} The game goes on in memory; nothing is saved.</source>
        <translation>{what} Das Spiel geht im Arbeitsspeicher weiter; gespeichert wird nichts.</translation>
    </message>
    <message>
        <source>Another program keeps the library {file} busy.</source>
        <translation>Ein anderes Programm hält die Bibliothek {file} besetzt.</translation>
    </message>
    <message>
        <source>The library {file} is damaged.</source>
        <translation>Die Bibliothek {file} ist beschädigt.</translation>
    </message>
    <message>
        <source>The library {file} has failed: {reason}.</source>
        <translation>Die Bibliothek {file} meldet einen Fehler: {reason}.</translation>
    </message>
    <message>
        <source>This match is open in another program.</source>
        <translation>Diese Partie ist in einem anderen Programm offen.</translation>
    </message>
    <message>
        <source>This match is open at the table: leave it first.</source>
        <translation>Diese Partie ist am Tisch offen: Verlass sie zuerst.</translation>
    </message>
    <message>
        <source>There is no library {file}.</source>
        <translation>Eine Bibliothek {file} gibt es nicht.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Ein Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a player {player} already: merge the two if they are one.</source>
        <translation>Einen Spieler {player} gibt es schon: Leg die beiden zusammen, wenn es derselbe ist.</translation>
    </message>
    <message>
        <source>The library has no match {match}.</source>
        <translation>Die Bibliothek hat keine Partie {match}.</translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>The option {option} takes true or false.</source>
        <translation>Die Option {option} nimmt true oder false.</translation>
    </message>
    <message>
        <source>The option {option} takes one of these: {choices}.</source>
        <translation>Die Option {option} nimmt eins davon: {choices}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number from {least}.</source>
        <translation>Die Option {option} nimmt eine ganze Zahl ab {least}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number up to {most}.</source>
        <translation>Die Option {option} nimmt eine ganze Zahl bis {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>einen höheren</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>brazil</source>
        <translation>Brasilien</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>rein</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leere Hand</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Choices of options, whose titles stand before them: flash exit, going out for none, one ace, semi-clean runs …</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>den höchsten</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>hundert</translation>
    </message>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>many</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>required</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person here</source>
        <translation>Mensch hier</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Beginner plays by its own hand and remembers little of what was played.</source>
        <translation>Der Anfänger spielt nach seiner eigenen Hand und behält wenig von dem, was gespielt wurde.</translation>
    </message>
    <message>
        <source>Casual watches the whole table, but draws few conclusions from what others play.</source>
        <translation>Der Amateur sieht den ganzen Tisch, schließt aber wenig aus dem, was andere spielen.</translation>
    </message>
    <message>
        <source>Strong remembers all that was shown and thinks of what others need.</source>
        <translation>Der Könner behält alles, was gezeigt wurde, und denkt daran, was andere brauchen.</translation>
    </message>
    <message>
        <source>Expert knows all that Strong knows and thinks furthest ahead.</source>
        <translation>Der Experte weiß alles, was der Könner weiß, und denkt am weitesten voraus.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>Team player</source>
        <translation>Teamspieler</translation>
    </message>
    <message>
        <source>Daring</source>
        <translation>Wagemutig</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Trump hunter</source>
        <translation>Trumpfjäger</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Renner</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Raffer</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Kontrageber</translation>
    </message>
    <message>
        <source>Shedder</source>
        <translation>Abwerfer</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Geduldig</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Zugreifer</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Geizhals</translation>
    </message>
    <message>
        <source>Run builder</source>
        <translation>Folgenbauer</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Irgendeine</translation>
    </message>
    <message>
        <source>Bold waits longer for a flash exit and opens later.</source>
        <translation>Kühn wartet länger auf einen Blitzschluss und eröffnet später.</translation>
    </message>
    <message>
        <source>The collector takes tricks more readily.</source>
        <translation>Der Sammler macht lieber Stiche.</translation>
    </message>
    <message>
        <source>The blocker lays more stoppers and leaves less to pick up.</source>
        <translation>Der Blocker legt mehr Stopper und lässt weniger zum Aufnehmen.</translation>
    </message>
    <message>
        <source>The team player opens sooner, so that its partner can go on laying.</source>
        <translation>Der Teamspieler eröffnet früher, damit sein Partner weiter auslegen kann.</translation>
    </message>
    <message>
        <source>Daring plays alone more often, and takes a trick where it can.</source>
        <translation>Wagemutig spielt öfter allein und macht einen Stich, wo es geht.</translation>
    </message>
    <message>
        <source>Careful plays alone less often, and keeps its trumps for later.</source>
        <translation>Vorsichtig spielt seltener allein und hebt seine Trümpfe für später auf.</translation>
    </message>
    <message>
        <source>The trump hunter leads trumps more readily.</source>
        <translation>Der Trumpfjäger spielt lieber Trumpf aus.</translation>
    </message>
    <message>
        <source>The builder keeps wildcards back and builds long runs without them.</source>
        <translation>Der Baumeister hält wilde Karten zurück und baut lange Folgen ohne sie.</translation>
    </message>
    <message>
        <source>The racer lays all it can and takes the pot early, with wildcards too.</source>
        <translation>Der Renner legt aus, was er kann, und nimmt früh den Topf, auch mit wilden Karten.</translation>
    </message>
    <message>
        <source>The gatherer takes more piles and keeps more cards in hand.</source>
        <translation>Der Raffer nimmt öfter den Stapel und behält mehr Karten auf der Hand.</translation>
    </message>
    <message>
        <source>The doubler doubles and redoubles more often.</source>
        <translation>Der Kontrageber gibt öfter Kontra und Rekontra.</translation>
    </message>
    <message>
        <source>The shedder parts with higher cards where several are about as good.</source>
        <translation>Der Abwerfer trennt sich von höheren Karten, wo mehrere etwa gleich gut sind.</translation>
    </message>
    <message>
        <source>The rival plays against the declarer, even at a small cost.</source>
        <translation>Der Rivale spielt gegen den Ansager, auch wenn es ihn etwas kostet.</translation>
    </message>
    <message>
        <source>Patient opens later, with more points at once.</source>
        <translation>Geduldig eröffnet später, dann mit mehr Punkten auf einmal.</translation>
    </message>
    <message>
        <source>The taker takes the top discard more readily.</source>
        <translation>Der Zugreifer nimmt die oberste abgeworfene Karte öfter.</translation>
    </message>
    <message>
        <source>The miser keeps cards that the next player could meld.</source>
        <translation>Der Geizhals behält Karten, die der Nächste auslegen könnte.</translation>
    </message>
    <message>
        <source>The run builder keeps cards of a suit together that are near each other.</source>
        <translation>Der Folgenbauer behält Karten einer Farbe, die nahe beieinander liegen.</translation>
    </message>
    <message>
        <source>Any style is one of these by chance, told once the cards are dealt.</source>
        <translation>Irgendeine ist eine von diesen nach Zufall; welche, steht da, wenn gegeben ist.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Barbu’s actions are contract, double, redouble, pass, play, lay and end.</source>
        <translation>Die Handlungen von Barbu sind contract, double, redouble, pass, play, lay und end.</translation>
    </message>
    <message>
        <source>The key seats needs a list of seats.</source>
        <translation>Der Schlüssel seats braucht eine Liste von Plätzen.</translation>
    </message>
    <message>
        <source>BarraCan’s actions are draw, pass, pickup, trick, meld and discard.</source>
        <translation>Die Handlungen von BarraCan sind draw, pass, pickup, trick, meld und discard.</translation>
    </message>
    <message>
        <source>A meld is an object.</source>
        <translation>Ein meld ist ein Objekt.</translation>
    </message>
    <message>
        <source>A move that melds lays one meld or more.</source>
        <translation>Ein Zug, der auslegt, legt mindestens ein meld aus.</translation>
    </message>
    <message>
        <source>A category is evens_odds, opposites, triplet, run or family.</source>
        <translation>Eine Figur ist evens_odds, opposites, triplet, run oder family.</translation>
    </message>
    <message>
        <source>The key of a row is the plain decimal index of an arm card.</source>
        <translation>Der Schlüssel einer Sprosse ist die schlichte Dezimalnummer einer Holmkarte.</translation>
    </message>
    <message>
        <source>A row has one side card or more.</source>
        <translation>Eine Sprosse hat mindestens eine Seitenkarte.</translation>
    </message>
    <message>
        <source>A ladder’s category has arm, the first and last index of its cards, or row.</source>
        <translation>Die Figur einer Leiter hat arm, die erste und letzte Nummer ihrer Karten, oder row.</translation>
    </message>
    <message>
        <source>A trick’s card is an object with pile and at.</source>
        <translation>Die Karte eines Stichs ist ein Objekt mit pile und at.</translation>
    </message>
    <message>
        <source>Barracuda’s actions are draw, take, meld, layoff and discard.</source>
        <translation>Die Handlungen von Barracuda sind draw, take, meld, layoff und discard.</translation>
    </message>
    <message>
        <source>A take has either cards or meld: the card taken is used at once.</source>
        <translation>Ein take hat entweder cards oder meld: Die genommene Karte wird sofort verwendet.</translation>
    </message>
    <message>
        <source>Buraco’s actions are draw, refuse, take, meld, add, discard and time.</source>
        <translation>Die Handlungen von Buraco sind draw, refuse, take, meld, add, discard und time.</translation>
    </message>
    <message>
        <source>Burraco’s actions are draw, take, meld, add and discard.</source>
        <translation>Die Handlungen von Burraco sind draw, take, meld, add und discard.</translation>
    </message>
    <message>
        <source>A meld is a list of cards.</source>
        <translation>Ein meld ist eine Liste von Karten.</translation>
    </message>
    <message>
        <source>Concan’s actions are draw, take, meld, layoff, swap, announce and discard.</source>
        <translation>Die Handlungen von Concan sind draw, take, meld, layoff, swap, announce und discard.</translation>
    </message>
    <message>
        <source>A swap is an object.</source>
        <translation>Ein swap ist ein Objekt.</translation>
    </message>
    <message>
        <source>The key as names one card for each joker, and is there only with a joker.</source>
        <translation>Der Schlüssel as nennt für jeden Joker eine Karte und steht nur mit einem Joker da.</translation>
    </message>
    <message>
        <source>The key end is low or high.</source>
        <translation>Der Schlüssel end ist low oder high.</translation>
    </message>
    <message>
        <source>Sheepshead’s actions are take_window, pass, bury and play.</source>
        <translation>Die Handlungen von Sheepshead sind take_window, pass, bury und play.</translation>
    </message>
    <message>
        <source>The key {key} needs a whole number.</source>
        <translation>Der Schlüssel {key} braucht eine ganze Zahl.</translation>
    </message>
    <message>
        <source>The key {key} needs a text.</source>
        <translation>Der Schlüssel {key} braucht einen Text.</translation>
    </message>
    <message>
        <source>The key {key} needs true or false.</source>
        <translation>Der Schlüssel {key} braucht true oder false.</translation>
    </message>
    <message>
        <source>The key {key} needs a list.</source>
        <translation>Der Schlüssel {key} braucht eine Liste.</translation>
    </message>
    <message>
        <source>The key {key} needs an object.</source>
        <translation>Der Schlüssel {key} braucht ein Objekt.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>Der Schlüssel {key} fehlt.</translation>
    </message>
    <message>
        <source>The key {key} needs a card, such as TD or JK.</source>
        <translation>Der Schlüssel {key} braucht eine Karte wie TD oder JK.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Diese Zeile ist kein JSON.</translation>
    </message>
    <message>
        <source>A line of a record is one JSON object.</source>
        <translation>Eine Zeile einer Aufzeichnung ist ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The line has lists or objects nested more than {deepest} deep.</source>
        <translation>Die Zeile hat Listen oder Objekte, die mehr als {deepest} tief verschachtelt sind.</translation>
    </message>
    <message>
        <source>An empty line is not part of a record.</source>
        <translation>Eine leere Zeile gehört nicht in eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>A record begins with a match line.</source>
        <translation>Eine Aufzeichnung beginnt mit einer match-Zeile.</translation>
    </message>
    <message>
        <source>A record has one match line only, the first.</source>
        <translation>Eine Aufzeichnung hat nur eine match-Zeile, die erste.</translation>
    </message>
    <message>
        <source>A line’s kind is match, hand, move, hand_end or match_end.</source>
        <translation>Die Art einer Zeile ist match, hand, move, hand_end oder match_end.</translation>
    </message>
    <message>
        <source>This program reads format 1 of records.</source>
        <translation>Dieses Programm liest Aufzeichnungen im Format 1.</translation>
    </message>
    <message>
        <source>This program does not know the game that the record names.</source>
        <translation>Dieses Programm kennt das Spiel nicht, das die Aufzeichnung nennt.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>Das Spiel hat keine Option {option}.</translation>
    </message>
    <message>
        <source>Each seat is an object with a name and a player.</source>
        <translation>Jeder Platz ist ein Objekt mit name und player.</translation>
    </message>
    <message>
        <source>The game is not played by {seats}.</source>
        <translation>So viele spielen dieses Spiel nicht: {seats}.</translation>
    </message>
    <message>
        <source>The sides of this match are {sides}.</source>
        <translation>Die Parteien dieser Partie sind {sides}.</translation>
    </message>
    <message>
        <source>The key sides needs a list of lists of seats.</source>
        <translation>Der Schlüssel sides braucht eine Liste von Listen von Plätzen.</translation>
    </message>
    <message>
        <source>Nothing follows the end of the match.</source>
        <translation>Auf das Ende der Partie folgt nichts.</translation>
    </message>
    <message>
        <source>The hand is over: its hand_end line comes next.</source>
        <translation>Die Runde ist zu Ende: Als Nächstes kommt ihre hand_end-Zeile.</translation>
    </message>
    <message>
        <source>The match is decided: its match_end line comes next.</source>
        <translation>Die Partie ist entschieden: Als Nächstes kommt ihre match_end-Zeile.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>Die Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The match is not decided yet.</source>
        <translation>Die Partie ist noch nicht entschieden.</translation>
    </message>
    <message>
        <source>No hand is being played: a hand line comes first.</source>
        <translation>Es läuft keine Runde: Zuerst kommt eine hand-Zeile.</translation>
    </message>
    <message>
        <source>The hand before is not over yet.</source>
        <translation>Die Runde davor ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>This is hand {hand}.</source>
        <translation>Das ist Runde {hand}.</translation>
    </message>
    <message>
        <source>The key {key} does not agree with the play: {value} is right.</source>
        <translation>Der Schlüssel {key} stimmt nicht mit dem Spiel überein: {value} ist richtig.</translation>
    </message>
    <message>
        <source>The key seat needs a seat of this match.</source>
        <translation>Der Schlüssel seat braucht einen Platz dieser Partie.</translation>
    </message>
    <message>
        <source>The record is empty: it begins with a match line.</source>
        <translation>Die Aufzeichnung ist leer: Sie beginnt mit einer match-Zeile.</translation>
    </message>
    <message>
        <source>The line does not end with a line feed.</source>
        <translation>Die Zeile endet nicht mit einem Zeilenvorschub.</translation>
    </message>
    <message>
        <source>The line is longer than 64 KiB.</source>
        <translation>Die Zeile ist länger als 64 KiB.</translation>
    </message>
    <message>
        <source>The record is longer than 64 MiB.</source>
        <translation>Die Aufzeichnung ist länger als 64 MiB.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 text.</source>
        <translation>Die Zeile ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>This is no pad kept by hand.</source>
        <translation>Das ist kein von Hand geführter Block.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cost {loss} points</source>
        <translation>Kostete {loss} Punkte</translation>
    </message>
    <message>
        <source>Cost {loss}% of the match</source>
        <translation>Kostete {loss}&#xa0;% der Partie</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Ein guter Zug</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Der einzige Zug</translation>
    </message>
    <message>
        <source>Expert would choose otherwise</source>
        <translation>Der Experte würde anders wählen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>played, expert too</source>
        <translation>gespielt, auch Experte</translation>
    </message>
    <message>
        <source>also good</source>
        <translation>auch gut</translation>
    </message>
    <message>
        <source>another</source>
        <translation>ein anderer</translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <translation>{what}. {why}</translation>
    </message>
    <message>
        <source>Worse in {share} of 100 deals.</source>
        <translation>In {share} von 100 Verteilungen schlechter.</translation>
    </message>
    <message>
        <source>As good in all deals looked into.</source>
        <translation>In allen geprüften Verteilungen gleich gut.</translation>
    </message>
    <message>
        <source>Luck of the draws</source>
        <translation>Glück beim Ziehen</translation>
    </message>
    <message>
        <source>No draw of this hand has been judged yet.</source>
        <translation>Noch keine gezogene Karte dieser Runde ist beurteilt.</translation>
    </message>
    <message>
        <source>The dearest moves of this hand</source>
        <translation>Die teuersten Züge dieser Runde</translation>
    </message>
    <message>
        <source>No dear move in this hand</source>
        <translation>Kein teurer Zug in dieser Runde</translation>
    </message>
    <message>
        <source>{what}. Better: {better}.</source>
        <translation>{what}. Besser: {better}.</translation>
    </message>
    <message>
        <source>What the draws of this hand brought cannot be told.</source>
        <translation>Was das Ziehen in dieser Runde gebracht hat, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no file.</source>
        <translation>{file} lässt sich nicht lesen: Es ist keine Datei.</translation>
    </message>
    <message>
        <source>{file} is no record of a match. Records are files that end in .cards.jsonl.</source>
        <translation>{file} ist keine Aufzeichnung einer Partie. Aufzeichnungen sind Dateien, die auf .cards.jsonl enden.</translation>
    </message>
    <message>
        <source>{file} is a record in format {format}, which a newer version of BarraCan opens; this one reads format {known}.</source>
        <translation>{file} ist eine Aufzeichnung im Format {format}, das eine neuere Version von BarraCan öffnet; diese liest Format {known}.</translation>
    </message>
    <message>
        <source>Nothing of {file} can be shown. {reason}</source>
        <translation>Von {file} lässt sich nichts zeigen. {reason}</translation>
    </message>
    <message>
        <source>Every line of this record is right.</source>
        <translation>Jede Zeile dieser Aufzeichnung stimmt.</translation>
    </message>
    <message>
        <source>No hand of this match was dealt.</source>
        <translation>In dieser Partie wurde keine Runde gegeben.</translation>
    </message>
    <message>
        <source>Line {line} is wrong ({clause}). {reason}</source>
        <translation>Zeile {line} ist falsch ({clause}). {reason}</translation>
    </message>
    <message>
        <source>hand {hand}, turn {turn}</source>
        <translation>Runde {hand}, Zug {turn}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>Runde {hand}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>Runde {hand} von {hands}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>Zug {move} von {moves}</translation>
    </message>
    <message>
        <source>{move} of {moves}</source>
        <translation>{move} von {moves}</translation>
    </message>
    <message>
        <source>ahead by {points}</source>
        <translation>{points} voraus</translation>
    </message>
    <message>
        <source>level</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>at this move</source>
        <translation>bei diesem Zug</translation>
    </message>
    <message>
        <source>{names} ahead by {points}</source>
        <translation>{names} {points} voraus</translation>
    </message>
    <message>
        <source>Costly moves: {costly}. Large ones: {large}.</source>
        <translation>Teure Züge: {costly}. Große: {large}.</translation>
    </message>
    <message>
        <source>Expert differs: {count}.</source>
        <translation>Experte anders: {count}.</translation>
    </message>
    <message>
        <source>Judging: {done} of {count}, {seconds} s left.</source>
        <translation>Wird beurteilt: {done} von {count}, noch {seconds} s.</translation>
    </message>
    <message>
        <source>No costly move was found.</source>
        <translation>Kein teurer Zug gefunden.</translation>
    </message>
    <message>
        <source>Judge this match, {seconds} s</source>
        <translation>Diese Partie beurteilen, {seconds} s</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Noch nicht beurteilt</translation>
    </message>
    <message>
        <source>Expert can say of each move what it cost. Moves to judge: {count}.</source>
        <translation>Der Experte kann von jedem Zug sagen, was er gekostet hat. Züge zu beurteilen: {count}.</translation>
    </message>
    <message>
        <source>This hand is not over</source>
        <translation>Diese Runde ist nicht zu Ende</translation>
    </message>
    <message>
        <source>Only hands that are over are judged, and this one is seen from the own seat.</source>
        <translation>Beurteilt werden nur beendete Runden, und diese ist vom eigenen Platz aus zu sehen.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten sind gegeben</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Die Runde ist zu Ende</translation>
    </message>
    <message>
        <source>A move of {name}</source>
        <translation>Ein Zug von {name}</translation>
    </message>
    <message>
        <source>From {name}’s seat only {name}’s own moves are judged.</source>
        <translation>Vom Platz von {name} aus werden nur die Züge von {name} beurteilt.</translation>
    </message>
    <message>
        <source>This move is judged soon.</source>
        <translation>Dieser Zug wird bald beurteilt.</translation>
    </message>
    <message>
        <source>Line {line} is wrong</source>
        <translation>Zeile {line} ist falsch</translation>
    </message>
    <message>
        <source>verified, every line</source>
        <translation>geprüft, jede Zeile</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
</context>
<context>
    <name>rummy</name>
    <message>
        <source>The {card} is not in the hand.</source>
        <translation>{card} ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>The hand holds fewer of the {card} than are laid here. Take one back.</source>
        <translation>Auf der Hand ist {card} weniger oft, als hier ausgelegt werden soll. Nimm eine zurück.</translation>
    </message>
    <message>
        <source>There is no such meld on the table. Choose one that lies there.</source>
        <translation>Eine solche Kombination liegt nicht auf dem Tisch. Wähle eine, die daliegt.</translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation>{turn}: Zieh eine Karte.</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>{meld} auslegen</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>{card} anlegen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Discard {card} and win the hand</source>
        <translation>{card} abwerfen und die Runde gewinnen</translation>
    </message>
    <message>
        <source>Lay down {count}, {points} points</source>
        <translation>{count} auslegen, {points} Punkte</translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation>Aufs Tablett</translation>
    </message>
    <message>
        <source>Empty draft</source>
        <translation>Leerer Entwurf</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <translation>Noch keine Kombination</translation>
    </message>
    <message>
        <source>Leaves {count} cards in hand</source>
        <translation>Lässt {count} Karten auf der Hand</translation>
    </message>
    <message>
        <source>Leaves one card in hand</source>
        <translation>Lässt eine Karte auf der Hand</translation>
    </message>
    <message>
        <source>Leaves no card in hand</source>
        <translation>Lässt keine Karte auf der Hand</translation>
    </message>
    <message>
        <source>{action}, with {meld}</source>
        <translation>{action}, mit {meld}</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>hat gezogen</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>hat {card} angelegt</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>hat {card} abgeworfen</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation>Folge {cards}</translation>
    </message>
    <message>
        <source>a set {cards}</source>
        <translation>Satz {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>Karten {cards}</translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation>Eine Karte vom Talon ziehen</translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation>{melds} auslegen</translation>
    </message>
    <message>
        <source>Lay the {card} off to the set {meld}</source>
        <translation>{card} an den Satz {meld} anlegen</translation>
    </message>
    <message>
        <source>Lay the {card} off to the run {meld}</source>
        <translation>{card} an die Folge {meld} anlegen</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>Choose it again for the rest of its meld: {cards}.</source>
        <translation>Wähle sie noch einmal für den Rest ihrer Kombination: {cards}.</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card} passt nicht in diese Kombination.</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} machte aus</translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation>{name} macht aus: +{points}</translation>
    </message>
    <message>
        <source>{name} won the hand</source>
        <translation>{name} gewann</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} gewinnt die Runde</translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation>Talon leer</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>in dollars</source>
        <translation>in Dollar</translation>
    </message>
    <message>
        <source>A hand on average</source>
        <translation>Im Schnitt je Runde</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Match {number}, a serious one: nothing taken back, no hints</source>
        <translation>Partie {number}, eine ernste: nichts zurückgenommen, keine Tipps</translation>
    </message>
    <message>
        <source>Won by {name}, {totals}.</source>
        <translation>Gewonnen von {name}, {totals}.</translation>
    </message>
    <message>
        <source>Shared by {name}, {totals}.</source>
        <translation>Geteilt von {name}, {totals}.</translation>
    </message>
    <message>
        <source>In the lead: {name}, {totals}.</source>
        <translation>In Führung: {name}, {totals}.</translation>
    </message>
    <message>
        <source>All are level at {total}.</source>
        <translation>Alle gleichauf mit {total}.</translation>
    </message>
    <message>
        <source>points {totals}, hands {hands}</source>
        <translation>Punkte {totals}, Runden {hands}</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Von Hand geschrieben</translation>
    </message>
    <message>
        <source>Before correction {number}, {date}</source>
        <translation>Vor Berichtigung {number}, {date}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>second_person</name>
    <message>
        <source>You went out</source>
        <translation>Du machtest aus</translation>
    </message>
    <message>
        <source>You go out: +{points}</source>
        <translation>Du machst aus: +{points}</translation>
    </message>
    <message>
        <source>You meld out: +{points}</source>
        <translation>Du machst aus: +{points}</translation>
    </message>
    <message>
        <source>You go out by a flash exit: +{points}</source>
        <translation>Du beendest mit Blitzschluss: +{points}</translation>
    </message>
    <message>
        <source>You complete a ladder: +{points}</source>
        <translation>Du machst eine Leiter voll: +{points}</translation>
    </message>
    <message>
        <source>You complete a royal ladder: +{points}</source>
        <translation>Du machst eine Königsleiter voll: +{points}</translation>
    </message>
    <message>
        <source>You complete a clean meld: +{points}</source>
        <translation>Du machst eine reine Kombination voll: +{points}</translation>
    </message>
    <message>
        <source>You take a pot</source>
        <translation>Du nimmst einen Topf</translation>
    </message>
    <message>
        <source>You won the hand</source>
        <translation>Du gewannst</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Du gewinnst die Runde</translation>
    </message>
    <message>
        <source>You have drawn the highest card, deal and play first.</source>
        <translation>Du hast die höchste Karte gezogen, gibst und beginnst.</translation>
    </message>
    <message>
        <source>You have the lowest card and deal; {name} has the highest and plays first.</source>
        <translation>Du hast die niedrigste Karte und gibst; {name} hat die höchste und beginnt.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; you have the highest and play first.</source>
        <translation>{dealer} hat die niedrigste Karte und gibt; du hast die höchste und beginnst.</translation>
    </message>
    <message>
        <source>You declare, each queen −6</source>
        <translation>Du sagst an, jede Dame −6</translation>
    </message>
    <message>
        <source>You declare, each trick −2</source>
        <translation>Du sagst an, jeder Stich −2</translation>
    </message>
    <message>
        <source>You declare, −2, ace −6</source>
        <translation>Du sagst an, −2, Ass −6</translation>
    </message>
    <message>
        <source>You declare, K♥ −20</source>
        <translation>Du sagst an, K♥ −20</translation>
    </message>
    <message>
        <source>You declare, −10 and −20</source>
        <translation>Du sagst an, −10 und −20</translation>
    </message>
    <message>
        <source>You declare, each trick +5</source>
        <translation>Du sagst an, jeder Stich +5</translation>
    </message>
    <message>
        <source>You declare, 45 20 5 −5</source>
        <translation>Du sagst an, 45 20 5 −5</translation>
    </message>
    <message>
        <source>You have taken the K♥</source>
        <translation>Du hast den K♥ genommen</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>What it pays you</source>
        <translation>Was es dir bringt</translation>
    </message>
    <message>
        <source>You have played alone and won: +{points}</source>
        <translation>Du hast allein gespielt und gewonnen: +{points}</translation>
    </message>
    <message>
        <source>Schneider: you have played alone and won: +{points}</source>
        <translation>Schneider: du hast allein gespielt und gewonnen: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: you have played alone and won: +{points}</source>
        <translation>Schwarz: du hast allein gespielt und gewonnen: +{points}</translation>
    </message>
    <message>
        <source>You have played alone and failed: −{points}</source>
        <translation>Du hast allein gespielt und verloren: −{points}</translation>
    </message>
    <message>
        <source>You lay all five at once: {points} points</source>
        <translation>Du legst alle fünf auf einmal aus: {points} Punkte</translation>
    </message>
    <message>
        <source>You cut the pack</source>
        <translation>Du hebst ab</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>You reach {target}</source>
        <translation>Du erreichst {target}</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} was ahead</source>
        <translation>Du hast die letzte Runde beendet, aber {names} lag vorn</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but you were ahead</source>
        <translation>{ender} hat die letzte Runde beendet, aber du lagst vorn</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} were ahead</source>
        <translation>Du hast die letzte Runde beendet, aber {names} lagen vorn</translation>
    </message>
    <message>
        <source>You have won, {totals}.</source>
        <translation>Du hast gewonnen, {totals}.</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by you</source>
        <translation>letzter Stich: {cards}, an dich</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Du wählst</translation>
    </message>
    <message>
        <source>You owe one</source>
        <translation>Du schuldest eins</translation>
    </message>
    <message>
        <source>You owe two</source>
        <translation>Du schuldest zwei</translation>
    </message>
    <message>
        <source>You have doubled {other}</source>
        <translation>Du hast {other} kontriert</translation>
    </message>
    <message>
        <source>{one} has doubled you</source>
        <translation>{one} hat dich kontriert</translation>
    </message>
    <message>
        <source>{one} and you redoubled</source>
        <translation>{one} und du: Rekontra</translation>
    </message>
    <message>
        <source>played {card}, you took it</source>
        <translation>{card} gespielt, Stich an dich</translation>
    </message>
    <message>
        <source>doubled you</source>
        <translation>hat dich kontriert</translation>
    </message>
    <message>
        <source>doubled you and {second}</source>
        <translation>hat dich und {second} kontriert</translation>
    </message>
    <message>
        <source>doubled {first} and you</source>
        <translation>hat {first} und dich kontriert</translation>
    </message>
    <message>
        <source>doubled you, {second} and {third}</source>
        <translation>hat dich, {second} und {third} kontriert</translation>
    </message>
    <message>
        <source>doubled {first}, you and {third}</source>
        <translation>hat {first}, dich und {third} kontriert</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and you</source>
        <translation>hat {first}, {second} und dich kontriert</translation>
    </message>
    <message>
        <source>redoubled you</source>
        <translation>hat dir Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled you and {second}</source>
        <translation>hat dir und {second} Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled {first} and you</source>
        <translation>hat {first} und dir Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled you, {second} and {third}</source>
        <translation>hat dir, {second} und {third} Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled {first}, you and {third}</source>
        <translation>hat {first}, dir und {third} Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and you</source>
        <translation>hat {first}, {second} und dir Rekontra gegeben</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until you say so.</source>
        <translation>Gib den Bildschirm weiter. Die Karten bleiben verdeckt, bis du es sagst.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Ich bin’s, zeig meine Hand</translation>
    </message>
    <message>
        <source>It is your turn. The cards stay hidden until you show them.</source>
        <translation>Du bist am Zug. Die Karten bleiben verdeckt, bis du sie zeigst.</translation>
    </message>
    <message>
        <source>You are choosing.</source>
        <translation>Du wählst.</translation>
    </message>
    <message>
        <source>You are choosing. The hand can be sorted meanwhile.</source>
        <translation>Du wählst. Die Hand lässt sich inzwischen sortieren.</translation>
    </message>
    <message>
        <source>Your computer player has failed: a move at random was made.</source>
        <translation>Der Computerspieler für dich hatte einen Fehler: Er hat einen Zug nach Zufall gemacht.</translation>
    </message>
    <message>
        <source>You were left with {cards}</source>
        <translation>Du bliebst sitzen auf {cards}</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Wie du es siehst</translation>
    </message>
    <message>
        <source>Your moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Deine Züge, über die der Experte ebenso denkt: {agreed} von {count}.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost {loss} points.</source>
        <translation>Bei offenen Karten haben deine Züge {loss} Punkte verloren.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Bei offenen Karten haben deine Züge im Schnitt {loss}&#xa0;% Chance verloren, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost {loss} points.</source>
        <translation>Nach dem, was zu sehen war, haben deine Züge {loss} Punkte verloren.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Nach dem, was zu sehen war, haben deine Züge im Schnitt {loss}&#xa0;% Chance verloren, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>From your seat only your own moves are judged.</source>
        <translation>Von deinem Platz aus werden nur deine Züge beurteilt.</translation>
    </message>
    <message>
        <source>drew</source>
        <extracomment>Said after “You”, as all that follow: “You drew”.</extracomment>
        <translation>hast gezogen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hast gepasst</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>hast {card} abgeworfen</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>hast {card} angelegt</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>hast {card} gespielt</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>{card} ausgespielt</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>{card} gespielt, Stich an {name}</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>hast mit {card} einen Stich gemacht</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>hast {pile} aufgenommen: {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>hast {pile} aufgenommen: {meld} und {more} weitere</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>hast {meld} ausgelegt</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>hast {meld} und {other} ausgelegt</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>hast {meld}, {other} und {more} weitere ausgelegt</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>hast einen Blitzschluss gemacht</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>hast einen neuen Talon gemischt und gezogen</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>hast die oberste Karte genommen</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>hast die oberste Karte genommen, für {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>hast die oberste Karte genommen, für {melds}, und {card} gegen einen Joker getauscht</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>hast {melds} ausgelegt</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>hast {melds} ausgelegt und {card} gegen einen Joker getauscht</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>hast einen Joker als {card} angelegt</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>hast {card} gegen einen Joker getauscht</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>hast Joker angesagt</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>hast die oberste Karte genommen, für {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>hast die oberste Karte genommen und angelegt</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>hast {meld} ausgelegt</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>hast den Ablagestapel genommen</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>hast {cards} ausgelegt</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>hast {cards} und {other} ausgelegt</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>hast {cards}, {other} und {more} weitere ausgelegt</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>hast an {cards} angelegt</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>hast die erste Karte abgelehnt</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>warst am Zug, als die Zeit um war</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>hast {card} gelegt</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>hast den Zug beendet</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>hast Keine Damen angesagt</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>hast Keine Stiche angesagt</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>hast Kein Herz angesagt</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>hast Kein Herzkönig angesagt</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>hast Letzte zwei angesagt</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>hast Trumpf {suit} angesagt</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>hast Domino ab {rank} angesagt</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>hast {first} kontriert</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>hast {first} und {second} kontriert</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>hast {first}, {second} und {third} kontriert</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>hast {first} Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>hast {first} und {second} Rekontra gegeben</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>hast {first}, {second} und {third} Rekontra gegeben</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>hast den Skat aufgenommen</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>hast zwei Karten gedrückt</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>hast Runde {hand} gegeben</translation>
    </message>
    <message>
        <source>played {card} and took it</source>
        <translation>{card} gespielt, Stich an dich</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{what} The match goes on; it is saved to line {line} of its record.</source>
        <translation>{what} Die Partie geht weiter; gespeichert ist sie bis Zeile {line} ihrer Aufzeichnung.</translation>
    </message>
    <message>
        <source>{what} The match goes on, but it is not saved.</source>
        <translation>{what} Die Partie geht weiter, wird aber nicht gespeichert.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed: a move at random was made.</source>
        <translation>Der Computerspieler von {name} hatte einen Fehler: Er hat einen Zug nach Zufall gemacht.</translation>
    </message>
    <message>
        <source>The hint has failed. The match is as it was.</source>
        <translation>Der Tipp ist misslungen. Die Partie ist, wie sie war.</translation>
    </message>
    <message>
        <source>This is a serious match: nothing is taken back, and no hints are given.</source>
        <translation>Das ist eine ernste Partie: Nichts wird zurückgenommen, und es gibt keine Tipps.</translation>
    </message>
    <message>
        <source>No card of the hand goes with what lies here now.</source>
        <translation>Keine Karte der Hand passt zu dem, was hier jetzt liegt.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since.</source>
        <translation>Nichts ist zurückzunehmen: Seitdem wurde Verdecktes gezeigt.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Dieses Programm kennt das Spiel {game} nicht.</translation>
    </message>
    <message>
        <source>The record of this match is wrong in line {line}. {reason}</source>
        <translation>Die Aufzeichnung dieser Partie ist in Zeile {line} falsch. {reason}</translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation>Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>Hand {hand} is over.</source>
        <translation>Runde {hand} ist zu Ende.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{other} is choosing. The hand can be sorted meanwhile.</source>
        <translation>{other} wählt. Die Hand lässt sich inzwischen sortieren.</translation>
    </message>
    <message>
        <source>There is nothing to do this with. Choose the cards first.</source>
        <translation>Damit ist hier nichts zu tun. Wähle zuerst die Karten.</translation>
    </message>
    <message>
        <source>The chosen cards are no use for this. Choose others.</source>
        <translation>Mit den gewählten Karten geht das nicht. Wähle andere.</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>hat Runde {hand} gegeben</translation>
    </message>
    <message>
        <source>Play the hand out</source>
        <translation>Runde zu Ende spielen</translation>
    </message>
    <message>
        <source>The hand is being played out.</source>
        <translation>Die Runde wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>{name} is choosing.</source>
        <translation>{name} wählt.</translation>
    </message>
</context>
<context>
    <name>sheepshead</name>
    <message>
        <source>The window comes first. Take it or pass.</source>
        <translation>Erst kommt der Skat. Nimm ihn auf, oder passe.</translation>
    </message>
    <message>
        <source>You have taken the window. Lay two cards away first.</source>
        <translation>Du hast den Skat aufgenommen. Drück erst zwei Karten.</translation>
    </message>
    <message>
        <source>The window is settled. Play a card.</source>
        <translation>Der Skat ist vergeben. Spiel eine Karte.</translation>
    </message>
    <message>
        <source>Two different cards of your hand go to the window. Choose two.</source>
        <translation>Zwei verschiedene Karten deiner Hand kommen in den Skat. Wähle zwei.</translation>
    </message>
    <message>
        <source>{name} has taken the window. Lay two cards away first.</source>
        <translation>{name} hat den Skat aufgenommen. Drück erst zwei Karten.</translation>
    </message>
    <message>
        <source>Two different cards of {name}’s hand go to the window. Choose two.</source>
        <translation>Zwei verschiedene Karten der Hand von {name} kommen in den Skat. Wähle zwei.</translation>
    </message>
    <message>
        <source>{turn}: take the window and play alone, or pass.</source>
        <translation>{turn}: Nimm den Skat auf und spiel allein, oder passe.</translation>
    </message>
    <message>
        <source>{turn}: choose two cards to lay away.</source>
        <translation>{turn}: Wähle zwei Karten zum Drücken.</translation>
    </message>
    <message>
        <source>{turn}: choose one more card to lay away.</source>
        <translation>{turn}: Wähle noch eine Karte zum Drücken.</translation>
    </message>
    <message>
        <source>{turn}: lay these two cards away.</source>
        <translation>{turn}: Drück diese zwei Karten.</translation>
    </message>
    <message>
        <source>Two cards go to the window. Choose two.</source>
        <translation>Zwei Karten kommen in den Skat. Wähle zwei.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with a trump.</source>
        <translation>{turn}: Trumpf ist ausgespielt. Bediene mit Trumpf.</translation>
    </message>
    <message>
        <source>{turn}: no trump to follow with. Play any card.</source>
        <translation>{turn}: kein Trumpf zum Bedienen. Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>The Least: the fewest card points win.</source>
        <translation>Ramsch: Die wenigsten Augen gewinnen.</translation>
    </message>
    <message>
        <source>Trumps: queens, jacks, diamonds.</source>
        <translation>Trumpf: Damen, Buben, Karo.</translation>
    </message>
    <message>
        <source>Their card points count for the Player: {points}.</source>
        <translation>Ihre Augen zählen für den Alleinspieler: {points}.</translation>
    </message>
    <message>
        <source>Take the window</source>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <translation>{cards} drücken</translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>If all three pass, everybody plays for as few card points as possible.</source>
        <translation>Passen alle drei, spielt jeder um so wenige Augen wie möglich.</translation>
    </message>
    <message>
        <source>If all three pass, the hand is over and nobody scores.</source>
        <translation>Passen alle drei, ist die Runde vorbei, und niemand bekommt etwas.</translation>
    </message>
    <message>
        <source>The match ends when one player alone leads with this many game points or more.</source>
        <translation>Die Partie endet, wenn einer allein mit so vielen Spielpunkten oder mehr führt.</translation>
    </message>
    <message>
        <source>Short, to 5</source>
        <translation>Kurz, bis 5</translation>
    </message>
    <message>
        <source>Without The Least</source>
        <translation>Ohne Ramsch</translation>
    </message>
    <message>
        <source>The deck is not the pack of 32 cards, sevens to aces.</source>
        <translation>Die Karten sind nicht das Paket zu 32 Karten, Sieben bis Ass.</translation>
    </message>
    <message>
        <source>played out</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>alle gepasst</translation>
    </message>
    <message>
        <source>{name} has played alone and won: +{points}</source>
        <translation>{name} hat allein gespielt und gewonnen: +{points}</translation>
    </message>
    <message>
        <source>Schneider: {name} has played alone and won: +{points}</source>
        <translation>Schneider: {name} hat allein gespielt und gewonnen: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: {name} has played alone and won: +{points}</source>
        <translation>Schwarz: {name} hat allein gespielt und gewonnen: +{points}</translation>
    </message>
    <message>
        <source>{name} has played alone and failed: −{points}</source>
        <translation>{name} hat allein gespielt und verloren: −{points}</translation>
    </message>
    <message>
        <source>The Least is played out</source>
        <translation>Der Ramsch ist ausgespielt</translation>
    </message>
    <message>
        <source>All three have passed</source>
        <translation>Alle drei haben gepasst</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <translation>Augen in Stichen</translation>
    </message>
    <message>
        <source>Card points in the window</source>
        <translation>Augen im Skat</translation>
    </message>
    <message>
        <source>Card points in all</source>
        <translation>Augen im Ganzen</translation>
    </message>
    <message>
        <source>Played alone and won</source>
        <translation>Allein gespielt und gewonnen</translation>
    </message>
    <message>
        <source>Played alone and won with 91 or more</source>
        <translation>Allein gespielt und mit 91 oder mehr gewonnen</translation>
    </message>
    <message>
        <source>Played alone and won all tricks</source>
        <translation>Allein gespielt und alle Stiche gemacht</translation>
    </message>
    <message>
        <source>Played alone and failed</source>
        <translation>Allein gespielt und verloren</translation>
    </message>
    <message>
        <source>Played alone and failed with 30 or fewer</source>
        <translation>Allein gespielt und mit 30 oder weniger verloren</translation>
    </message>
    <message>
        <source>Played alone and won no trick</source>
        <translation>Allein gespielt und keinen Stich gemacht</translation>
    </message>
    <message>
        <source>The only one without a trick in The Least</source>
        <translation>Als Einziger ohne Stich im Ramsch</translation>
    </message>
    <message>
        <source>Fewest card points in The Least</source>
        <translation>Wenigste Augen im Ramsch</translation>
    </message>
    <message>
        <source>Among the fewest card points, and not winner of the last trick</source>
        <translation>Gleich wenige Augen, ohne den letzten Stich</translation>
    </message>
    <message>
        <source>One of two without a trick in The Least</source>
        <translation>Einer von zweien ohne Stich im Ramsch</translation>
    </message>
    <message>
        <source>{name} alone, {points} of 120</source>
        <translation>{name} allein, {points} von 120</translation>
    </message>
    <message>
        <source>{name} alone, Schneider, {points}</source>
        <translation>{name} allein, Schneider, {points}</translation>
    </message>
    <message>
        <source>{name} alone, Schwarz, all tricks</source>
        <translation>{name} allein, Schwarz, alle Stiche</translation>
    </message>
    <message>
        <source>{name} alone, not one trick</source>
        <translation>{name} allein, kein einziger Stich</translation>
    </message>
    <message>
        <source>The Least, {names} fewest with {points}</source>
        <translation>Ramsch, {names} mit {points} am wenigsten</translation>
    </message>
    <message>
        <source>The Least, {names} without a trick</source>
        <translation>Ramsch, {names} ohne Stich</translation>
    </message>
    <message>
        <source>the fewest card points win</source>
        <translation>die wenigsten Augen gewinnen</translation>
    </message>
    <message>
        <source>{who} plays alone</source>
        <translation>{who} spielt allein</translation>
    </message>
    <message>
        <source>61 card points win</source>
        <translation>61 Augen gewinnen</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>{points} Augen</translation>
    </message>
    <message>
        <source>alone: {points} card points</source>
        <translation>allein: {points} Augen</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Der Skat</translation>
    </message>
    <message>
        <source>who takes it plays alone</source>
        <translation>wer ihn nimmt, spielt allein</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>hat zwei Karten gedrückt</translation>
    </message>
    <message>
        <source>two cards to lay away</source>
        <translation>zwei Karten zu drücken</translation>
    </message>
    <message>
        <source>two cards laid away</source>
        <translation>zwei Karten gedrückt</translation>
    </message>
    <message>
        <source>61 of 120 to win</source>
        <translation>61 von 120 zum Sieg</translation>
    </message>
    <message>
        <source>2, 4 or 6</source>
        <translation>2, 4 oder 6</translation>
    </message>
    <message>
        <source>all passed, each alone</source>
        <translation>alle gepasst, jeder für sich</translation>
    </message>
    <message>
        <source>fewest points 2, no trick 4</source>
        <translation>wenigste Augen 2, kein Stich 4</translation>
    </message>
    <message>
        <source>What it pays</source>
        <translation>Was es bringt</translation>
    </message>
    <message>
        <source>What it pays {who}</source>
        <translation>Was es {who} bringt</translation>
    </message>
    <message>
        <source>All ten tricks</source>
        <translation>Alle zehn Stiche</translation>
    </message>
    <message>
        <source>91 or more</source>
        <translation>91 oder mehr</translation>
    </message>
    <message>
        <source>61 to 90</source>
        <translation>61 bis 90</translation>
    </message>
    <message>
        <source>31 to 60</source>
        <translation>31 bis 60</translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation>30 oder weniger</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>No trick at all</source>
        <translation>Gar kein Stich</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Wenigste Augen</translation>
    </message>
    <message>
        <source>Tied, without the last trick</source>
        <translation>Gleich viele, ohne letzten Stich</translation>
    </message>
    <message>
        <source>Last trick takes the window</source>
        <translation>Letzter Stich nimmt den Skat</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>hat den Skat aufgenommen</translation>
    </message>
    <message>
        <source>Take the window and play alone</source>
        <translation>Den Skat aufnehmen und allein spielen</translation>
    </message>
    <message>
        <source>Pass, and leave the window</source>
        <translation>Passen und den Skat liegen lassen</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>Permission denied</source>
        <translation>Es ist nicht erlaubt</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Es wird gerade anderweitig gebraucht</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Es gibt dort schon eine Datei</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Es wird zu groß</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es ist ein Ordner</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ein Teil des Pfades ist kein Ordner</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Der Datenträger lässt sich nur lesen</translation>
    </message>
</context>
<context>
    <name>tricks</name>
    <message>
        <source>{card} wins</source>
        <translation>{card} macht den Stich</translation>
    </message>
    <message>
        <source>You hold cards of the suit led. Follow with one of them.</source>
        <translation>Du kannst bedienen. Spiel eine Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>{name} holds cards of the suit led. Follow with one of them.</source>
        <translation>{name} kann bedienen. Spiel eine Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>One card at a time. Choose one.</source>
        <translation>Eine Karte nach der anderen. Wähle eine.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Nothing is melded in this game. Take the cards back into the hand.</source>
        <translation>In diesem Spiel wird nichts ausgelegt. Nimm die Karten auf die Hand zurück.</translation>
    </message>
    <message>
        <source>{turn}: lead a card.</source>
        <translation>{turn}: Spiel eine Karte aus.</translation>
    </message>
    <message>
        <source>{turn}: follow suit.</source>
        <translation>{turn}: Bediene.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play any card.</source>
        <translation>{turn}: Nichts zum Bedienen. Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>Lead the {card}</source>
        <translation>{card} ausspielen</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>played {card}</source>
        <extracomment>Said after the name of a player.</extracomment>
        <translation>hat {card} gespielt</translation>
    </message>
</context>
</TS>
