<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AboutPage</name>
    <message>
        <source>Your matches</source>
        <translation>Le tue partite</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Il registro</translation>
    </message>
    <message>
        <source>in memory only: nothing is kept after this</source>
        <translation>solo in memoria: dopo non resta nulla</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>I tuoi dati</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Che cosa contiene</translation>
    </message>
    <message>
        <source>BarraCan was invented by Carlos De La Riva.</source>
        <translation>BarraCan è stato inventato da Carlos De La Riva.</translation>
    </message>
    <message>
        <source>Each match is a record, a file that ends in .cards.jsonl. Other programs may read and write records, too. This page describes them:</source>
        <translation>Ogni partita è una registrazione, un file che finisce in .cards.jsonl. Anche altri programmi possono leggere e scrivere registrazioni. Questa pagina le descrive:</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt} and PySide {pyside} on {system}</source>
        <translation>Python {python}, Qt {qt} e PySide {pyside} su {system}</translation>
    </message>
    <message>
        <source>It runs with</source>
        <translation>Gira con</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>standard error</translation>
    </message>
    <message>
        <source>The library: one file with matches, pads and players. Each move is in it before it is shown.</source>
        <translation>L’archivio: un solo file con partite, segnapunti e giocatori. Ogni mossa vi si trova prima di essere mostrata.</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Le tue impostazioni</translation>
    </message>
    <message>
        <source>What you have chosen for good, and the window’s size.</source>
        <translation>Quello che hai scelto una volta per tutte, e la dimensione della finestra.</translation>
    </message>
    <message>
        <source>Painted pictures</source>
        <translation>Immagini già dipinte</translation>
    </message>
    <message>
        <source>Cards and tables that were painted before. This folder can be deleted at any time.</source>
        <translation>Carte e tavoli già dipinti. Questa cartella si può eliminare in qualsiasi momento.</translation>
    </message>
    <message>
        <source>What went wrong. It is sent nowhere.</source>
        <translation>Quello che è andato storto. Non viene inviato da nessuna parte.</translation>
    </message>
    <message>
        <source>While the program runs, the last moves lie in a second file beside the library: who copies the one file alone may lack them. The button here makes a whole copy, and so does this command:</source>
        <translation>Mentre il programma è aperto, le ultime mosse stanno in un secondo file accanto all’archivio: a chi copia soltanto il primo possono mancare. Il pulsante qui sotto fa una copia intera, e così questo comando:</translation>
    </message>
    <message>
        <source>To copy the library</source>
        <translation>Per copiare l’archivio</translation>
    </message>
    <message>
        <source>Something does not work as it should? Save a report and pass it on to those who make the program, with a sentence about what you did and what happened then.</source>
        <translation>Qualcosa non funziona come dovrebbe? Salva una segnalazione e passala a chi fa il programma, con una frase su che cosa hai fatto e che cosa è successo.</translation>
    </message>
    <message>
        <source>In the report are: the record of the match at the table up to the last hand that is over, with the names written in it; the versions of the program, Python, Qt and the system; and the last part of the log, in which all cards, numbers and names are blotted out.</source>
        <translation>Nella segnalazione ci sono: la registrazione della partita al tavolo fino all’ultima smazzata finita, con i nomi che vi sono scritti; le versioni del programma, di Python, di Qt e del sistema; e l’ultima parte del registro, in cui carte, numeri e nomi sono cancellati.</translation>
    </message>
    <message>
        <source>Nothing of the hand that is being played is in it, and nothing else of yours. It is sent nowhere: it becomes a file, which you can read before anybody else does.</source>
        <translation>Non contiene nulla della smazzata in corso, né altro di tuo. Non viene inviata da nessuna parte: diventa un file, che puoi leggere prima di chiunque altro.</translation>
    </message>
    <message>
        <source>All this is part of the program as it runs here. Thanks to everybody who made it.</source>
        <translation>Tutto questo fa parte del programma così come gira qui. Grazie a chi lo ha fatto.</translation>
    </message>
    <message>
        <source>Qt and PySide are used as libraries that can be replaced by others of the same form. Qt contains works of others, which its own documentation lists.</source>
        <translation>Qt e PySide sono usati come librerie che si possono sostituire con altre della stessa forma. Qt contiene opere di altri, elencate nella sua documentazione.</translation>
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
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>Copia: {what}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>BarraCan and its relatives at one card table.</source>
        <translation>BarraCan e i suoi parenti a un solo tavolo da gioco.</translation>
    </message>
    <message>
        <source>The program, its card faces and its sounds are free software under the MIT licence.</source>
        <translation>Il programma, il disegno delle carte e i suoni sono software libero con licenza MIT.</translation>
    </message>
    <message>
        <source>Keep the library elsewhere</source>
        <translation>Tieni l’archivio altrove</translation>
    </message>
</context>
<context>
    <name>AboutPages</name>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archivio compresso (*.zip)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>La segnalazione è in {file}.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since, or nothing has been done.</source>
        <translation>Non si può annullare nulla: nel frattempo si è visto qualcosa di nascosto, o non è stato fatto nulla.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Sort: {order}</source>
        <translation>Ordine: {order}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ultima presa</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
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
        <translation>Nuove nella mano: {cards}.</translation>
    </message>
    <message>
        <source>{reason} Clause {clause}.</source>
        <translation>{reason} Clausola {clause}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn. The cards stay hidden until {name} shows them.</source>
        <translation>Tocca a {name}. Le carte restano coperte finché {name} non le scopre.</translation>
    </message>
</context>
<context>
    <name>BarbuTable</name>
    <message>
        <source>now {name}</source>
        <translation>ora {name}</translation>
    </message>
    <message>
        <source>left for {names}</source>
        <translation>resta a {names}</translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation>{contract}: {results}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>{one} has doubled {other}</source>
        <translation>{one} ha contrato {other}</translation>
    </message>
    <message>
        <source>{one} and {other} redoubled</source>
        <translation>{one} e {other}: surcontro</translation>
    </message>
    <message>
        <source>{name} owes one</source>
        <translation>{name} ne deve uno</translation>
    </message>
    <message>
        <source>{name} owes two</source>
        <translation>{name} ne deve due</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} sceglie</translation>
    </message>
    <message>
        <source>the last contract of this round</source>
        <translation>l’ultimo contratto di questo giro</translation>
    </message>
    <message>
        <source>{count} contracts left in this round</source>
        <translation>{count} contratti ancora in questo giro</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Smazzata {hand} di {hands}</translation>
    </message>
    <message>
        <source>1st, {points}</source>
        <translation>1º, {points}</translation>
    </message>
    <message>
        <source>2nd, {points}</source>
        <translation>2º, {points}</translation>
    </message>
    <message>
        <source>3rd, {points}</source>
        <translation>3º, {points}</translation>
    </message>
    <message>
        <source>4th, {points}</source>
        <translation>4º, {points}</translation>
    </message>
</context>
<context>
    <name>CardFolder</name>
    <message>
        <source>The folder of your card faces cannot be read: {folder}.</source>
        <translation>La cartella delle tue carte non si può leggere: {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} lacks {card} and {others} more; a set has 52 SVG or PNG files, such as QH.svg.</source>
        <translation>Nella cartella {folder} mancano {card} e ancora {others}; un mazzo ha 52 file SVG o PNG, per esempio QH.svg.</translation>
    </message>
    <message>
        <source>The folder {folder} has no picture of {card}.</source>
        <translation>Nella cartella {folder} non c’è l’immagine di {card}.</translation>
    </message>
    <message>
        <source>The picture {file} in the folder of your card faces cannot be read.</source>
        <translation>L’immagine {file} nella cartella delle tue carte non si può leggere.</translation>
    </message>
    <message>
        <source>The picture {file} is {width} by {height}; a card is upright, about 1.4 times as high as wide.</source>
        <translation>L’immagine {file} è di {width} per {height}; una carta sta in piedi, alta circa 1,4 volte la larghezza.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>{count} still out</source>
        <translation>{count} ancora fuori</translation>
    </message>
    <message>
        <source>trumps out: {cards}</source>
        <translation>briscole fuori: {cards}</translation>
    </message>
    <message>
        <source>no trump is out</source>
        <translation>nessuna briscola fuori</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in mano</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of {suit}</source>
        <translation>asso di {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>due di {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>tre di {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quattro di {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinque di {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>sei di {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sette di {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>otto di {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove di {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dieci di {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>fante di {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>donna di {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>re di {suit}</translation>
    </message>
    <message>
        <source>Jackie of {suit}</source>
        <translation>Jackie di {suit}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
</context>
<context>
    <name>ChapterPath</name>
    <message>
        <source>The course</source>
        <translation>Il corso</translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>From {clause}, {title}</source>
        <translation>Da {clause}, {title}</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>owes a double</source>
        <translation>deve un contro</translation>
    </message>
    <message>
        <source>ring: declares</source>
        <translation>anello: dichiara</translation>
    </message>
</context>
<context>
    <name>ConcanTable</name>
    <message>
        <source>left in hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>not down</source>
        <translation>senza apertura</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>senza apertura</translation>
    </message>
    <message>
        <source>melds down</source>
        <extracomment>Beside a tick, in little room.</extracomment>
        <translation>ha aperto</translation>
    </message>
    <message>
        <source>1 joker</source>
        <translation>1 jolly</translation>
    </message>
    <message>
        <source>{count} jokers</source>
        <translation>{count} jolly</translation>
    </message>
    <message>
        <source>{name}: {words}, {total} in the match</source>
        <translation>{name}: {words}, {total} nella partita</translation>
    </message>
    <message>
        <source>Nothing laid yet</source>
        <translation>Ancora niente</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Tallone</translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>named, {points}</source>
        <translation>fatto, {points}</translation>
    </message>
    <message>
        <source>Declare: {contract}</source>
        <translation>Dichiara: {contract}</translation>
    </message>
    <message>
        <source>Trump asks for a suit, dominoes for the rank that begins.</source>
        <translation>Briscola chiede un seme, domino il valore da cui si parte.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Starting rank</source>
        <translation>Si parte da</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Scegli un contratto</translation>
    </message>
    <message>
        <source>each once in your seven hands</source>
        <translation>ognuno una volta nelle tue sette smazzate</translation>
    </message>
</context>
<context>
    <name>ControlRow</name>
    <message>
        <source>One move back</source>
        <translation>Una mossa indietro</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una mossa avanti</translation>
    </message>
    <message>
        <source>Moves (V)</source>
        <translation>Mosse (V)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>The judged move and all moves of the hand</source>
        <translation>La mossa giudicata e tutte le mosse della smazzata</translation>
    </message>
    <message>
        <source>Graph (G)</source>
        <translation>Grafico (G)</translation>
    </message>
    <message>
        <source>Who is ahead, over the whole match</source>
        <translation>Chi è in testa, per tutta la partita</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Con gli occhi di chi</translation>
    </message>
    <message>
        <source>Next costly (J)</source>
        <translation>Prossima costosa (J)</translation>
    </message>
    <message>
        <source>To the next move that cost something</source>
        <translation>Alla prossima mossa che è costata qualcosa</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Next costly</source>
        <translation>Prossima costosa</translation>
    </message>
</context>
<context>
    <name>CourseOffer</name>
    <message>
        <source>Is {game} new to you? Its course begins with a hand that you play.</source>
        <translation>{game} è nuovo per te? Il corso comincia con una smazzata da giocare.</translation>
    </message>
    <message>
        <source>Open the course</source>
        <translation>Apri il corso</translation>
    </message>
</context>
<context>
    <name>CoursePages</name>
    <message>
        <source>finished</source>
        <translation>finito</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>passo {number} di {count}</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} passi</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Capitolo {number} di {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Dall’inizio</translation>
    </message>
    <message>
        <source>{done} of {count} steps</source>
        <translation>{done} passi su {count}</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about a minute left</source>
        <translation>{done} passi su {count}, manca circa un minuto</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about {minutes} minutes left</source>
        <translation>{done} passi su {count}, mancano circa {minutes} minuti</translation>
    </message>
    <message>
        <source>Now a match of your own</source>
        <translation>Ora una partita tutta tua</translation>
    </message>
    <message>
        <source>Each chapter can be played again, too.</source>
        <translation>Ogni capitolo si può anche giocare di nuovo.</translation>
    </message>
    <message>
        <source>The course is finished</source>
        <translation>Il corso è finito</translation>
    </message>
    <message>
        <source>Example hand {number} of {count}</source>
        <translation>Smazzata d’esempio {number} di {count}</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <translation>{done} risolti su {count}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>This lesson has other steps than it had when you left it. It begins with its first one.</source>
        <translation>Questa lezione ha passi diversi da quando l’hai lasciata. Comincia dal primo.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until {name} says so.</source>
        <translation>Passate lo schermo. Le carte restano coperte finché non lo dice {name}.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <translation>Dall’ultimo turno di {name}</translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Sono {name}, mostrami la mano</translation>
    </message>
    <message>
        <source>… {count} more before that</source>
        <translation>… e prima di queste {count}</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Won {won} of {matches} matches: {part}</source>
        <translation>Vinte {won} partite su {matches}: {part}</translation>
    </message>
    <message>
        <source>Won {won} of one match: {part}</source>
        <translation>Vinte {won} partite su una: {part}</translation>
    </message>
    <message>
        <source>after {matches} matches</source>
        <translation>dopo {matches} partite</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>dopo una partita</translation>
    </message>
</context>
<context>
    <name>DominoRow</name>
    <message>
        <source>goes on with {cards}</source>
        <translation>continua con {cards}</translation>
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
        <translation>spuntato</translation>
    </message>
</context>
<context>
    <name>DoublingSheet</name>
    <message>
        <source>owed: {count} more</source>
        <translation>dovuti: ancora {count}</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>What a tick at the name of a player means.</extracomment>
        <translation>Surcontro</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Contro</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Return these cards</source>
        <translation>Riprendi queste carte</translation>
    </message>
    <message>
        <source>Show in the builder</source>
        <translation>Mostra nel costruttore</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} punti</translation>
    </message>
    <message>
        <source>Arm {cards}</source>
        <translation>Braccio {cards}</translation>
    </message>
    <message>
        <source>beside {card}: {cards}</source>
        <translation>accanto a {card}: {cards}</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>the last hand of this round</source>
        <translation>l’ultima smazzata del giro</translation>
    </message>
    <message>
        <source>{count} hands left, this one too</source>
        <translation>ancora {count} smazzate con questa</translation>
    </message>
    <message>
        <source>Two of the declarer each round</source>
        <translation>Due al dichiarante per giro</translation>
    </message>
    <message>
        <source>→ the difference once</source>
        <translation>→ la differenza una volta</translation>
    </message>
    <message>
        <source>↔ the difference twice</source>
        <translation>↔ la differenza due volte</translation>
    </message>
    <message>
        <source>declares</source>
        <translation>dichiara</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>ne deve {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
</context>
<context>
    <name>EndBoard</name>
    <message>
        <source>{total} in all</source>
        <translation>in tutto {total}</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} vince la partita</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} vincono la partita</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} pareggiano la partita</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} was ahead</source>
        <translation>{ender} ha chiuso l’ultima smazzata, ma {names} era in testa</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} were ahead</source>
        <translation>{ender} ha chiuso l’ultima smazzata, ma {names} erano in testa</translation>
    </message>
    <message>
        <source>{names} reaches {target}</source>
        <translation>{names} arriva a {target}</translation>
    </message>
    <message>
        <source>{names} reach {target}</source>
        <translation>{names} arrivano a {target}</translation>
    </message>
    <message>
        <source>to {others}, after one hand</source>
        <translation>a {others}, dopo una smazzata</translation>
    </message>
    <message>
        <source>to {others}, after {count} hands</source>
        <translation>a {others}, dopo {count} smazzate</translation>
    </message>
    <message>
        <source>to {others} hands won</source>
        <translation>a {others} smazzate vinte</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Guarda il tavolo</translation>
    </message>
</context>
<context>
    <name>ExampleBox</name>
    <message>
        <source>open</source>
        <translation>libere</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} punti</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>non vale</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>si può giocare</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>non si può</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>ci sta</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>non ci sta</translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation>si raccoglie</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>resta</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>{file} is the library, where your matches are kept: choose another name.</source>
        <translation>{file} è l’archivio, dove sono conservate le tue partite: scegli un altro nome.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} non si può scrivere: {reason}.</translation>
    </message>
</context>
<context>
    <name>FairPlayPage</name>
    <message>
        <source>Prove that the computer did not peek</source>
        <translation>Dimostra che il computer non ha sbirciato</translation>
    </message>
    <message>
        <source>Decisions asked again</source>
        <translation>Decisioni chieste di nuovo</translation>
    </message>
    <message>
        <source>No computer player sees more than its seat</source>
        <translation>Nessun giocatore del computer vede più del suo posto</translation>
    </message>
    <message>
        <source>Sealed decks</source>
        <translation>Mazzi sigillati</translation>
    </message>
    <message>
        <source>{count} decisions of this match are drawn. All cards that the seat could not know then are dealt again, {redeals} times for each, and its player is asked again. Who sees only what the seat sees does the same each time.</source>
        <translation>Si estraggono {count} decisioni di questa partita. Tutte le carte che il posto allora non poteva conoscere si distribuiscono di nuovo, {redeals} volte per ciascuna, e si chiede di nuovo al suo giocatore. Chi vede solo ciò che vede il posto fa ogni volta lo stesso.</translation>
    </message>
    <message>
        <source>Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them.</source>
        <translation>Prima della smazzata il mazzo viene sigillato, così che poi nessuna carta possa cambiare. Dopo la smazzata il sigillo si apre: è lo SHA-256 del sale e delle carte nel loro ordine, separati da spazi.</translation>
    </message>
    <message>
        <source>No computer player has moved yet in a hand that is over.</source>
        <translation>Nessun giocatore del computer ha ancora mosso in una smazzata finita.</translation>
    </message>
    <message>
        <source>A computer player has failed. Report this fault: it is one of the program.</source>
        <translation>Un giocatore del computer non ha risposto. Segnala questo guasto: è del programma.</translation>
    </message>
    <message>
        <source>Asked again: {done} of {count}</source>
        <translation>Chieste di nuovo: {done} di {count}</translation>
    </message>
    <message>
        <source>In no decision of this match could the other hands have been different.</source>
        <translation>In nessuna decisione di questa partita le altre mani potevano essere diverse.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Nobody peeked: {count} decisions, {asked} redeals, and each time the same move with the same reasons.</source>
        <translation>Nessuno ha sbirciato: {count} decisioni, {asked} nuove distribuzioni, e ogni volta la stessa mossa con le stesse ragioni.</translation>
    </message>
    <message>
        <source>Decisions that changed when hidden cards lay elsewhere: {count}. Report this fault: it must never happen.</source>
        <translation>Decisioni cambiate quando le carte nascoste erano altrove: {count}. Segnala questo guasto: non deve mai accadere.</translation>
    </message>
    <message>
        <source>Hand {hand}: {name} ({player}) {what}</source>
        <translation>Smazzata {hand}: {name} ({player}) {what}</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Lo stesso</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Un’altra</translation>
    </message>
    <message>
        <source>{verdict}, cards elsewhere: {cards}</source>
        <translation>{verdict}, carte altrove: {cards}</translation>
    </message>
    <message>
        <source>The decks of this match were not sealed.</source>
        <translation>I mazzi di questa partita non sono stati sigillati.</translation>
    </message>
    <message>
        <source>Seal: {digest}</source>
        <translation>Sigillo: {digest}</translation>
    </message>
    <message>
        <source>Salt and cards are shown when the hand is over.</source>
        <translation>Sale e carte si mostrano quando la smazzata è finita.</translation>
    </message>
    <message>
        <source>Salt: {salt}</source>
        <translation>Sale: {salt}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <translation>Carte: {cards}</translation>
    </message>
    <message>
        <source>The seal holds.</source>
        <translation>Il sigillo è intatto.</translation>
    </message>
    <message>
        <source>The seal is that of another deck.</source>
        <translation>Il sigillo è di un altro mazzo.</translation>
    </message>
    <message>
        <source>Copy salt and cards</source>
        <translation>Copia sale e carte</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{name}: points {points} of {limit}, hands {hands}</source>
        <translation>{name}: punti {points} su {limit}, smazzate {hands}</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Matches won over time</source>
        <translation>Partite vinte, nel corso del tempo</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>vinte</translation>
    </message>
    <message>
        <source>of all matches</source>
        <translation>di tutte le partite</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>non finite</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Insieme a</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contro il computer</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Punti a partita</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>A smazzata</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
</context>
<context>
    <name>FirstCard</name>
    <message>
        <source>Only you see this card</source>
        <translation>Solo tu vedi questa carta</translation>
    </message>
</context>
<context>
    <name>FirstDraw</name>
    <message>
        <source>The draw for the first player</source>
        <translation>Il sorteggio del primo di mano</translation>
    </message>
    <message>
        <source>{name} cuts the pack</source>
        <translation>{name} taglia il mazzo</translation>
    </message>
</context>
<context>
    <name>FlashExit</name>
    <message>
        <source>{name} lays all five at once: {points} points</source>
        <translation>{name} cala tutte e cinque in una volta: {points} punti</translation>
    </message>
    <message>
        <source>and {points} for what is laid</source>
        <translation>e {points} per ciò che è calato</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>{points} of it in this hand</source>
        <translation>di cui {points} in questa smazzata</translation>
    </message>
    <message>
        <source>no points in this hand</source>
        <translation>nessun punto in questa smazzata</translation>
    </message>
    <message>
        <source>no points in this hand yet</source>
        <translation>ancora nessun punto in questa smazzata</translation>
    </message>
    <message>
        <source>{points} on the table this hand</source>
        <translation>{points} sul tavolo in questa smazzata</translation>
    </message>
    <message>
        <source>{points} in this hand so far</source>
        <translation>{points} finora in questa smazzata</translation>
    </message>
    <message>
        <source>{points} this hand</source>
        <translation>{points} in questa</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Non è stato ancora giocato nulla.</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>La tua parte</translation>
    </message>
    <message>
        <source>With three sets, the best three of each type count double.</source>
        <translation>Con tre serie le tre migliori di ogni tipo valgono doppio.</translation>
    </message>
    <message>
        <source>Three complete sets: the best of each type count double. Melding out is allowed.</source>
        <translation>Tre serie complete: le tre migliori di ogni tipo valgono doppio. Si può chiudere.</translation>
    </message>
    <message>
        <source>Two complete sets: melding out is allowed.</source>
        <translation>Due serie complete: si può chiudere.</translation>
    </message>
    <message>
        <source>One complete set: melding out is allowed.</source>
        <translation>Una serie completa: si può chiudere.</translation>
    </message>
    <message>
        <source>Still needed to meld out: {types}.</source>
        <translation>Per chiudere mancano ancora: {types}.</translation>
    </message>
    <message>
        <source>Melding out takes one category of each type.</source>
        <translation>Per chiudere serve una categoria di ogni tipo.</translation>
    </message>
    <message>
        <source>No ladder yet. One with all five types pays for its top card.</source>
        <translation>Ancora nessuno scalone. Con tutti e cinque i tipi vale la sua carta più alta.</translation>
    </message>
    <message>
        <source>All ladders are complete.</source>
        <translation>Tutti gli scaloni sono completi.</translation>
    </message>
    <message>
        <source>The ladder is complete.</source>
        <translation>Lo scalone è completo.</translation>
    </message>
    <message>
        <source>Complete and royal, it pays {points} more.</source>
        <translation>Completo e reale vale {points} in più.</translation>
    </message>
    <message>
        <source>Complete, it pays {points} more.</source>
        <translation>Completo vale {points} in più.</translation>
    </message>
    <message>
        <source>Still needs: {types}.</source>
        <translation>Mancano ancora: {types}.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Cards in hand count against a side at the end.</source>
        <translation>Le carte in mano contano contro alla fine.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
</context>
<context>
    <name>GamePortrait</name>
    <message>
        <source>{sentence}. For {players} players.</source>
        <translation>{sentence}. Per {players} giocatori.</translation>
    </message>
    <message>
        <source>{sentence}. For {players} players; a match takes about {minutes} minutes.</source>
        <translation>{sentence}. Per {players} giocatori; una partita dura circa {minutes} minuti.</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>A coppie</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Da soli</translation>
    </message>
    <message>
        <source>Partners or everybody alone</source>
        <translation>A coppie o ognuno da solo</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Cambia posti</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <translation>{place}, con {names}</translation>
    </message>
    <message>
        <source>Several people share this screen: each needs a name.</source>
        <translation>Più persone condividono questo schermo: a ciascuna serve un nome.</translation>
    </message>
    <message>
        <source>What this set says of {options} is no longer possible: the usual rule stands.</source>
        <translation>Ciò che queste opzioni dicono di {options} non è più possibile: vale la regola solita.</translation>
    </message>
    <message>
        <source>{count} sides</source>
        <translation>{count} parti</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>Choose the seat to change places with.</source>
        <translation>Scegli il posto con cui scambiare.</translation>
    </message>
    <message>
        <source>Each plays alone</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>{first} against {second} against {third}</source>
        <translation>{first} contro {second} contro {third}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{minutes}′</source>
        <translation>{minutes}′</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} giocatori</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} minuti</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>rich</source>
        <translation>ricco</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>profondo</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}–{most}</translation>
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
        <translation>punti, ne bastano {needed}</translation>
    </message>
    <message>
        <source>of {needed}</source>
        <translation>su {needed}</translation>
    </message>
    <message>
        <source>of {needed}, {more} more</source>
        <translation>su {needed}, ancora {more}</translation>
    </message>
</context>
<context>
    <name>HandPoints</name>
    <message>
        <source>This hand so far</source>
        <translation>Finora</translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>{game}, hand {hand}</source>
        <translation>{game}, smazzata {hand}</translation>
    </message>
    <message>
        <source>{game}, hand {hand}, to {target}</source>
        <translation>{game}, smazzata {hand}, a {target}</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La corsa</translation>
    </message>
</context>
<context>
    <name>HeadEntries</name>
    <message>
        <source>Store this match in the library</source>
        <translation>Conserva questa partita nell’archivio</translation>
    </message>
</context>
<context>
    <name>HeadTitle</name>
    <message>
        <source>Review</source>
        <extracomment>The title of the page; elsewhere a button that leads to it.</extracomment>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>L</source>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Next best</source>
        <translation>In alternativa</translation>
    </message>
    <message>
        <source>Read more in the rules (F1)</source>
        <translation>Leggi di più nelle regole (F1)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Reasons, gain and risk (H)</source>
        <translation>Motivi, guadagno e rischio (H)</translation>
    </message>
    <message>
        <source>Put the hint away (H)</source>
        <translation>Metti via il consiglio (H)</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Score pad for your own cards</source>
        <translation>Segnapunti per le vostre carte</translation>
    </message>
    <message>
        <source>Play with real cards, write the points here.</source>
        <translation>Giocate con carte vere e scrivete qui i punti.</translation>
    </message>
    <message>
        <source>Games, {count}</source>
        <translation>Giochi, {count}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>One move is clearly the best. Find it.</source>
        <translation>Una mossa è chiaramente la migliore. Trovala.</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Prima imparalo</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Continua il corso</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>a click opens its new match, ready to deal</source>
        <translation>un clic apre la sua nuova partita, pronta da distribuire</translation>
    </message>
    <message>
        <source>a click opens its new match with the players of last time</source>
        <translation>un clic apre la sua nuova partita con i giocatori dell’ultima volta</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>HomePages</name>
    <message>
        <source>The game goes on in memory; nothing is saved.</source>
        <translation>Il gioco continua in memoria; nulla viene salvato.</translation>
    </message>
    <message>
        <source>A match that is exported is safe.</source>
        <translation>Una partita esportata è al sicuro.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Seven real card games at one good table.</source>
        <translation>Sette veri giochi di carte a un bel tavolo.</translation>
    </message>
    <message>
        <source>Alone against the computer, or with others at this screen.</source>
        <translation>Da soli contro il computer, o con altri a questo schermo.</translation>
    </message>
    <message>
        <source>You against {name}, a {level} player, to {target} points.</source>
        <translation>Tu contro {name}, livello {level}, a {target} punti.</translation>
    </message>
    <message>
        <source>Your matches are being read.</source>
        <translation>Le tue partite vengono lette.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>The library is damaged: what can be read of it is being put into a new one. What you play meanwhile goes there too.</source>
        <translation>L’archivio è danneggiato: quello che se ne può leggere viene trasferito in uno nuovo. Ci va anche quello che giochi nel frattempo.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} con {names}</translation>
    </message>
    <message>
        <source>against {names}, to {target} points. Left {moment}.</source>
        <translation>contro {names}, a {target} punti. Lasciata {moment}.</translation>
    </message>
    <message>
        <source>against {names}. Left {moment}.</source>
        <translation>contro {names}. Lasciata {moment}.</translation>
    </message>
    <message>
        <source>Your turn, hand {hand}</source>
        <translation>Tocca a te, smazzata {hand}</translation>
    </message>
    <message>
        <source>{name} to move, hand {hand}</source>
        <translation>Tocca a {name}, smazzata {hand}</translation>
    </message>
    <message>
        <source>{game}: {names}.</source>
        <translation>{game}: {names}.</translation>
    </message>
    <message>
        <source>The last match: {totals}.</source>
        <translation>L’ultima partita: {totals}.</translation>
    </message>
    <message>
        <source>You won {won} of the last {count}.</source>
        <translation>Hai vinto {won} delle ultime {count}.</translation>
    </message>
    <message>
        <source>The same table again?</source>
        <translation>Ancora lo stesso tavolo?</translation>
    </message>
    <message>
        <source>Nothing is unfinished</source>
        <translation>Nessuna partita in sospeso</translation>
    </message>
    <message>
        <source>{count} more unfinished</source>
        <translation>Altre {count} in sospeso</translation>
    </message>
    <message>
        <source>{count} matches in all.</source>
        <translation>{count} partite in tutto.</translation>
    </message>
    <message>
        <source>One more unfinished</source>
        <translation>Un’altra in sospeso</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>Review it, or read its score pad.</source>
        <translation>Rivedila o leggi il suo segnapunti.</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} partite</translation>
    </message>
    <message>
        <source>Go on with them, review them, or read their score pads.</source>
        <translation>Continuatele, rivedetele o leggete i loro segnapunti.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A name for these options</source>
        <translation>Un nome per queste opzioni</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>The usual options</source>
        <translation>Le opzioni consuete</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Come scelto qui sotto</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Cards and melds</source>
        <translation>Carte e calate</translation>
    </message>
    <message>
        <source>On pages</source>
        <translation>Nelle pagine</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>In un’analisi</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>to the next part of the table, or the one before</source>
        <translation>alla parte seguente del tavolo, o alla precedente</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Frecce, Inizio, Fine</translation>
    </message>
    <message>
        <source>to the nearest card or place in that direction</source>
        <translation>alla carta o al posto più vicino in quella direzione</translation>
    </message>
    <message>
        <source>to your own pile and on clockwise; to the stock</source>
        <translation>alla propria pila e avanti in senso orario; al tallone</translation>
    </message>
    <message>
        <source>what the lit button says, or to the place in focus</source>
        <translation>quello che dice il pulsante acceso, o al posto in evidenza</translation>
    </message>
    <message>
        <source>draw; pass or stop where nothing is drawn</source>
        <translation>pesca; passa o smette dove non si pesca</translation>
    </message>
    <message>
        <source>pick up the pile in focus</source>
        <translation>raccoglie la pila in evidenza</translation>
    </message>
    <message>
        <source>take a trick; in trick games L shows the last trick</source>
        <translation>prende; nei giochi di presa L mostra l’ultima presa</translation>
    </message>
    <message>
        <source>discard the chosen card</source>
        <translation>scarta la carta scelta</translation>
    </message>
    <message>
        <source>take the last move back</source>
        <translation>annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>a hint; pressed again, why</source>
        <translation>un consiglio, di nuovo il perché</translation>
    </message>
    <message>
        <source>review, the result: when a hand is over</source>
        <translation>analisi, risultato: a smazzata finita</translation>
    </message>
    <message>
        <source>speak whose turn it is, speak the whole table</source>
        <translation>dice a chi tocca, dice tutto il tavolo</translation>
    </message>
    <message>
        <source>sound on and off; each suit in its own colour</source>
        <translation>suono sì o no; ogni seme del suo colore</translation>
    </message>
    <message>
        <source>score pad, rules, table in text, full screen</source>
        <translation>segnapunti, regole, tavolo come testo, schermo intero</translation>
    </message>
    <message>
        <source>let go, close; with nothing left the first page, the match is kept</source>
        <translation>lascia, chiude; se non c’è più nulla, la prima pagina: la partita resta</translation>
    </message>
    <message>
        <source>choose a card, or let it go</source>
        <translation>sceglie una carta, o la lascia</translation>
    </message>
    <message>
        <source>then rank and suit (C D H S are ♣ ♦ ♥ ♠): to this card of the hand</source>
        <translation>poi valore e seme (C D H S sono ♣ ♦ ♥ ♠): a questa carta della mano</translation>
    </message>
    <message>
        <source>cards of the hand that fit what lies at the cursor</source>
        <translation>le carte della mano che stanno con quella in evidenza</translation>
    </message>
    <message>
        <source>the card large</source>
        <translation>la carta in grande</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+frecce</translation>
    </message>
    <message>
        <source>sort the hand; move a card in it</source>
        <translation>ordina la mano; vi sposta una carta</translation>
    </message>
    <message>
        <source>meld tray, ladder builder</source>
        <translation>vassoio, costruttore di scaloni</translation>
    </message>
    <message>
        <source>what is chosen into a new draft, or into that draft</source>
        <translation>le carte scelte in una nuova bozza, o in quella bozza</translation>
    </message>
    <message>
        <source>lay down what lies in the tray</source>
        <translation>cala quello che sta nel vassoio</translation>
    </message>
    <message>
        <source>take a card back from tray or builder</source>
        <translation>riprende una carta dal vassoio o dal costruttore</translation>
    </message>
    <message>
        <source>the brass button, or the button in focus</source>
        <translation>il pulsante d’ottone, o quello in evidenza</translation>
    </message>
    <message>
        <source>back to where you came from</source>
        <translation>torna dov’eri</translation>
    </message>
    <message>
        <source>on the first page: a game, new match, learn, matches</source>
        <translation>sulla prima pagina: un gioco, nuova partita, imparare, partite</translation>
    </message>
    <message>
        <source>in the rules: search</source>
        <translation>nelle regole: cerca</translation>
    </message>
    <message>
        <source>in the rules: the chosen cards into the frame, or back</source>
        <translation>nelle regole: le carte scelte nel riquadro, o indietro</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>esce</translation>
    </message>
    <message>
        <source>Arrows, Page keys</source>
        <translation>Frecce, tasti Pagina</translation>
    </message>
    <message>
        <source>a move, a hand</source>
        <translation>una mossa, una smazzata</translation>
    </message>
    <message>
        <source>play and stop</source>
        <translation>avvia e ferma</translation>
    </message>
    <message>
        <source>the next costly move, the one before</source>
        <translation>la prossima mossa costosa, la precedente</translation>
    </message>
    <message>
        <source>the graph large, the graph as a list</source>
        <translation>il grafico in grande, il grafico come lista</translation>
    </message>
    <message>
        <source>the right column</source>
        <translation>la colonna destra</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>complete and royal</source>
        <translation>completo e reale</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>{count} of 5, royal so far</source>
        <translation>{count} su 5, finora reale</translation>
    </message>
    <message>
        <source>{count} of 5</source>
        <translation>{count} su 5</translation>
    </message>
    <message>
        <source>needs {types}</source>
        <translation>manca: {types}</translation>
    </message>
    <message>
        <source>{needs} for {points} more</source>
        <translation>{needs}, poi {points} in più</translation>
    </message>
    <message>
        <source>{state}, {needs}</source>
        <translation>{state}, {needs}</translation>
    </message>
    <message>
        <source>{state}, {points} points</source>
        <translation>{state}, {points} punti</translation>
    </message>
</context>
<context>
    <name>LadderBoard</name>
    <message>
        <source>Upper cards</source>
        <translation>Carte superiori</translation>
    </message>
    <message>
        <source>Lower cards</source>
        <translation>Carte inferiori</translation>
    </message>
    <message>
        <source>Start the arm here</source>
        <translation>Comincia qui il braccio</translation>
    </message>
    <message>
        <source>On top of the arm: any {rank}</source>
        <translation>In cima al braccio: {rank} qualsiasi</translation>
    </message>
    <message>
        <source>At the foot of the arm: any {rank}, or a king as its break</source>
        <translation>In fondo al braccio: {rank} qualsiasi, o un re come interruzione</translation>
    </message>
    <message>
        <source>Beside {card}</source>
        <translation>Accanto a {card}</translation>
    </message>
    <message>
        <source>{type} with {card}</source>
        <translation>{type} con {card}</translation>
    </message>
    <message>
        <source>may grow up</source>
        <translation>può crescere in su</translation>
    </message>
    <message>
        <source>may grow down</source>
        <translation>può crescere in giù</translation>
    </message>
    <message>
        <source>The top card goes here: an ace, a king, or a number from 10 down to 3.</source>
        <translation>Qui va la carta più alta: un asso, un re o un numero dal 10 al 3.</translation>
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
        <translation>{count} su 5, reale</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Arrange for me</source>
        <translation>Disponi per me</translation>
    </message>
    <message>
        <source>Ladder {number}: {types} of 5</source>
        <translation>Scalone {number}: {types} su 5</translation>
    </message>
    <message>
        <source>{count} of {most} cards, {types} of 5</source>
        <translation>{count} carte su {most}, {types} su 5</translation>
    </message>
    <message>
        <source>royal so far</source>
        <translation>finora reale</translation>
    </message>
    <message>
        <source>Press the place that the {card} is to take.</source>
        <translation>Premi il posto in cui va {card}.</translation>
    </message>
    <message>
        <source>Put a card on the dashed place, or let the ladder be arranged.</source>
        <translation>Metti una carta sul posto tratteggiato, o lascia disporre lo scalone.</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {count} cards are to take.</source>
        <translation>{ladder}: premi il posto in cui vanno le {count} carte.</translation>
    </message>
    <message>
        <source>{ladder}: choose cards of the hand, then the place that they are to take.</source>
        <translation>{ladder}: scegli carte della mano, poi il posto in cui vanno.</translation>
    </message>
    <message>
        <source>{ladder}: no card of the hand fits here.</source>
        <translation>{ladder}: nessuna carta della mano ci sta.</translation>
    </message>
    <message>
        <source>{ladder}: {count} new cards stand. Lay them, or add more.</source>
        <translation>{ladder}: {count} carte nuove valgono. Calale o aggiungine altre.</translation>
    </message>
    <message>
        <source>{ladder}: the {count} new cards do not stand yet.</source>
        <translation>{ladder}: le {count} carte nuove non valgono ancora.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stand. Lay them, or add more.</source>
        <translation>{ladder}: {cards} valgono. Calale o aggiungine altre.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} do not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} non valgono ancora. Aggiungi quel che manca.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stands. Lay it, or add more.</source>
        <translation>{ladder}: {cards} vale. Calala o aggiungine altre.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} does not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} non vale ancora. Aggiungi quel che manca.</translation>
    </message>
    <message>
        <source>Complete and royal: {points} points.</source>
        <translation>Completo e reale: {points} punti.</translation>
    </message>
    <message>
        <source>Complete: {points} points.</source>
        <translation>Completo: {points} punti.</translation>
    </message>
    <message>
        <source>{count} of five. Complete and still royal it adds {points}.</source>
        <translation>{count} su cinque. Completo e ancora reale aggiunge {points}.</translation>
    </message>
    <message>
        <source>{count} of five, royal lost. Complete it adds {points}.</source>
        <translation>{count} su cinque, non più reale. Completo aggiunge {points}.</translation>
    </message>
    <message>
        <source>{number}: {types} of 5</source>
        <translation>{number}: {types} su 5</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} su {most}</translation>
    </message>
</context>
<context>
    <name>LadderRow</name>
    <message>
        <source>Where in the ladder</source>
        <translation>Dove nello scalone</translation>
    </message>
    <message>
        <source>Put the chosen cards there</source>
        <translation>Metti lì le carte scelte</translation>
    </message>
    <message>
        <source>Arrange it</source>
        <translation>Disponilo</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>every game, from the first card to the hard decisions</source>
        <translation>ogni gioco, dalla prima carta alle decisioni difficili</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Apri le regole</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Another example hand: {place}</source>
        <translation>Un’altra smazzata d’esempio: {place}</translation>
    </message>
    <message>
        <source>With drawn examples, and a place to try things.</source>
        <translation>Con esempi disegnati e un posto per provare.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Your own moves</source>
        <translation>Le tue mosse</translation>
    </message>
    <message>
        <source>Example hands</source>
        <translation>Smazzate d’esempio</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>Clause {clause} of the rules</source>
        <translation>Clausola {clause} delle regole</translation>
    </message>
</context>
<context>
    <name>LibraryRelocation</name>
    <message>
        <source>Save the library elsewhere</source>
        <translation>Salva l’archivio altrove</translation>
    </message>
    <message>
        <source>{file} is there already: choose another name.</source>
        <translation>{file} c’è già: scegli un altro nome.</translation>
    </message>
    <message>
        <source>All matches are copied to {file}.</source>
        <translation>Tutte le partite sono copiate in {file}.</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Archivi (*.sqlite)</translation>
    </message>
    <message>
        <source>Everything is saved in {file} from now on.</source>
        <translation>D’ora in poi tutto è salvato in {file}.</translation>
    </message>
    <message>
        <source>What is played is saved in {file} from now on. The earlier matches could not be read.</source>
        <translation>D’ora in poi quel che si gioca è salvato in {file}. Le partite precedenti non si sono potute leggere.</translation>
    </message>
    <message>
        <source>Start the program with --library and this file to find it again.</source>
        <translation>Per ritrovarlo, avvia il programma con --library e questo file.</translation>
    </message>
</context>
<context>
    <name>MatchItem</name>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Last finished</source>
        <translation>Finite da poco</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Tutte: {count}</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>It counts as lost for {name}</source>
        <translation>Conta come persa per {name}</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>Non conta</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Match to {target}</source>
        <translation>Partita a {target}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>smazzata {number}</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>won by {name}, {played}</source>
        <translation>vinta da {name}, {played}</translation>
    </message>
    <message>
        <source>{game}, {played}</source>
        <translation>{game}, {played}</translation>
    </message>
    <message>
        <source>hand {hand}, your turn</source>
        <translation>smazzata {hand}, tocca a te</translation>
    </message>
    <message>
        <source>hand {hand}, {name} to move</source>
        <translation>smazzata {hand}, tocca a {name}</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>The second place of a match.</extracomment>
        <translation>2º posto</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>ancora niente di scritto</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <translation>dopo la smazzata {hand}</translation>
    </message>
    <message>
        <source>over after hand {hand}</source>
        <translation>finita dopo la smazzata {hand}</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>una smazzata</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>carte non ancora date</translation>
    </message>
    <message>
        <source>hand {hand}, move {move}</source>
        <translation>smazzata {hand}, mossa {move}</translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message>
        <source>Serious match</source>
        <translation>Partita seria</translation>
    </message>
    <message>
        <source>Match number</source>
        <translation>Numero della partita</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>Nothing is taken back and no hints are given; the score pad says so.</source>
        <translation>Non si annulla nulla e non si danno consigli; il segnapunti lo dice.</translation>
    </message>
    <message>
        <source>The same number at the same table has the same deals: to play a match again, or to share it.</source>
        <translation>Lo stesso numero allo stesso tavolo dà le stesse carte: per rigiocare una partita o condividerla.</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Unfinished</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Search by title, name or game</source>
        <translation>Cerca per titolo, nome o gioco</translation>
    </message>
    <message>
        <source>No match is found.</source>
        <translation>Nessuna partita trovata.</translation>
    </message>
    <message>
        <source>No finished matches.</source>
        <translation>Nessuna partita finita.</translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation>Nessuna partita in corso.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation>Segnati a mano</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Una partita che non si può leggere</translation>
    </message>
    <message>
        <source>Rename, duplicate, export, delete</source>
        <translation>Rinomina, duplica, esporta, elimina</translation>
    </message>
    <message>
        <source>Open the pad</source>
        <translation>Apri il segnapunti</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>No pad is kept by hand yet: for games at a real table with real cards.</source>
        <translation>Nessun segnapunti è ancora tenuto a mano: serve per le partite a un tavolo vero con carte vere.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Il cestino è vuoto.</translation>
    </message>
    <message>
        <source>Import records; they can be dropped on the window too</source>
        <translation>Importa registrazioni; si possono anche trascinare sulla finestra</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>oggi, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
    </message>
</context>
<context>
    <name>MeldCaption</name>
    <message>
        <source>Clean {points}</source>
        <translation>Pulito {points}</translation>
    </message>
    <message>
        <source>Semi-clean {points}</source>
        <translation>Semipulito {points}</translation>
    </message>
    <message>
        <source>Dirty {points}</source>
        <translation>Sporco {points}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>First page</source>
        <translation>Prima pagina</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partite in corso</translation>
    </message>
    <message>
        <source>Players and their pads</source>
        <translation>Giocatori e segnapunti</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Rivedi questa partita</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Esporta questa partita</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Impara {game}</translation>
    </message>
    <message>
        <source>Table in text</source>
        <translation>Tavolo in parole</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
</context>
<context>
    <name>MoreLadders</name>
    <message>
        <source>Turn the wheel, drag, or press the Page keys</source>
        <translation>Gira la rotella, trascina o premi i tasti Pagina</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Ladders that have no room.</extracomment>
        <translation>Ancora {count}</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Mosse di questa smazzata</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What are you called?</source>
        <translation>Come ti chiami?</translation>
    </message>
    <message>
        <source>Your matches and your score pad bear that name.</source>
        <translation>Le tue partite e il tuo segnapunti portano quel nome.</translation>
    </message>
</context>
<context>
    <name>NameTag</name>
    <message>
        <source>{points} in this hand</source>
        <translation>{points} in questa smazzata</translation>
    </message>
    <message>
        <source>1 point on the table</source>
        <translation>1 punto sul tavolo</translation>
    </message>
    <message>
        <source>{points} points on the table</source>
        <translation>{points} punti sul tavolo</translation>
    </message>
</context>
<context>
    <name>NewDraftPlace</name>
    <message>
        <source>Drop cards here, or select them and press A.</source>
        <translation>Lascia qui le carte, o sceglile e premi A.</translation>
    </message>
    <message>
        <source>Drop cards to start another</source>
        <translation>Lascia qui le carte per un’altra</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>All as usual</source>
        <translation>Tutto come al solito</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>To {target} points.</source>
        <translation>A {target} punti.</translation>
    </message>
    <message>
        <source>{points} About {minutes} minutes.</source>
        <translation>{points} Circa {minutes} minuti.</translation>
    </message>
    <message>
        <source>Differs from usual: {rules}.</source>
        <translation>Diverso dal solito: {rules}.</translation>
    </message>
    <message>
        <source>As usual.</source>
        <translation>Come al solito.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dai le carte</translation>
    </message>
</context>
<context>
    <name>NewPadPage</name>
    <message>
        <source>Begin the pad</source>
        <translation>Comincia il segnapunti</translation>
    </message>
    <message>
        <source>For a game at a real table with real cards. What is corrected later stays readable.</source>
        <translation>Per una partita a un tavolo vero con carte vere. Ciò che poi si corregge resta leggibile.</translation>
    </message>
    <message>
        <source>0 where the game has none</source>
        <translation>0 se il gioco non ne ha</translation>
    </message>
    <message>
        <source>Name at seat {seat}</source>
        <translation>Nome al posto {seat}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A greater number.</extracomment>
        <translation>Più</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinque</translation>
    </message>
</context>
<context>
    <name>OpenCards</name>
    <message>
        <source>{name} was left with {cards}</source>
        <translation>a {name} sono rimaste {cards}</translation>
    </message>
    <message>
        <source>A pot held {cards}</source>
        <translation>In un pozzetto c’erano {cards}</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your side has not opened. The first move lays {least} or more, by one player, in one or several melds.</source>
        <translation>La vostra parte non ha aperto. La prima calata vale {least} punti o più, di un solo giocatore, in uno o più giochi.</translation>
    </message>
    <message>
        <source>{points} of {least}</source>
        <translation>{points} di {least}</translation>
    </message>
</context>
<context>
    <name>PadEntry</name>
    <message>
        <source>Correct hand</source>
        <translation>Correggi la smazzata</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Punti di {name}</translation>
    </message>
    <message>
        <source>Write hand {hand}</source>
        <translation>Scrivi la smazzata {hand}</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <translation>Correggi la smazzata {hand}</translation>
    </message>
</context>
<context>
    <name>PadExport</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Clausola</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}: {what}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>No match here yet.</source>
        <translation>Ancora nessuna partita qui.</translation>
    </message>
    <message>
        <source>Your score pad</source>
        <translation>Il tuo segnapunti</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>{title}, {date}
{total} points, {result}</source>
        <translation>{title}, {date}
{total} punti, {result}</translation>
    </message>
    <message>
        <source>{title}, {date}
one point, {result}</source>
        <translation>{title}, {date}
un punto, {result}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of one match.</extracomment>
        <translation>non finita</translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>tenuto a mano</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non conta</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
</context>
<context>
    <name>PadPages</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>{file} is being written: match {number} of {matches}.</source>
        <translation>Si sta scrivendo {file}: partita {number} di {matches}.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Nessun file è stato scritto.</translation>
    </message>
</context>
<context>
    <name>PadWriting</name>
    <message>
        <source>the writing broke off</source>
        <translation>la scrittura si è interrotta</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>Read it in the rules</source>
        <translation>Leggilo nelle regole</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Have it done for you (Page Down)</source>
        <translation>Lascia che sia fatto per te (Pag giù)</translation>
    </message>
    <message>
        <source>One step back (Page Up)</source>
        <translation>Un passo indietro (Pag su)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Lascia la lezione (Esc)</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>{result}: out of reach</source>
        <translation>{result}: non più possibile</translation>
    </message>
    <message>
        <source>struck: out of reach</source>
        <translation>barrato: impossibile</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>dilettante</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audace</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>collezionista</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>bloccatore</translation>
    </message>
    <message>
        <source>team player</source>
        <translation>di squadra</translation>
    </message>
    <message>
        <source>daring</source>
        <translation>temerario</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>trump hunter</source>
        <translation>cacciatore di briscole</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>costruttore</translation>
    </message>
    <message>
        <source>racer</source>
        <translation>sprinter</translation>
    </message>
    <message>
        <source>gatherer</source>
        <translation>raccoglitore</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>contratore</translation>
    </message>
    <message>
        <source>shedder</source>
        <translation>alleggeritore</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>rivale</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>paziente</translation>
    </message>
    <message>
        <source>taker</source>
        <translation>arraffone</translation>
    </message>
    <message>
        <source>miser</source>
        <translation>avaro</translation>
    </message>
    <message>
        <source>run builder</source>
        <translation>costruttore di scale</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} e {other}</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>your partner, {level}</source>
        <translation>il tuo compagno, {level}</translation>
    </message>
    <message>
        <source>doubles {names}</source>
        <translation>contra {names}</translation>
    </message>
    <message>
        <source>redoubles {names}</source>
        <translation>surcontra {names}</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Everybody who has played here. Write over a name to change it; what was played stays.</source>
        <translation>Tutti quelli che hanno giocato qui. Scrivi sopra un nome per cambiarlo; ciò che è stato giocato resta.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Nessuno ha ancora giocato.</translation>
    </message>
    <message>
        <source>Mark and colour</source>
        <translation>Segno e colore</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangolo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrato</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentagono</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Is a guest</source>
        <translation>È un ospite</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>È la stessa persona di</translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation>{name} è un’altra persona</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation>Nome di {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge: {name}</source>
        <translation>Colore, ospite, unione: {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge</source>
        <translation>Colore, ospite, unione</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistiche di {name}</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Partite: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, won {won} of {counted}</source>
        <translation>Partite: {matches}, vinte {won} su {counted}</translation>
    </message>
    <message>
        <source>{words}, guest</source>
        <translation>{words}, ospite</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>neutral pile</source>
        <translation>pila neutra</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>la tua</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <extracomment>Written over the pile.</extracomment>
        <translation>seconda pila di {name}</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>{count} blocked</source>
        <translation>{count} sotto</translation>
    </message>
    <message>
        <source>1 blocked</source>
        <translation>1 sotto</translation>
    </message>
    <message>
        <source>{count} older</source>
        <translation>{count} più vecchie</translation>
    </message>
    <message>
        <source>1 older</source>
        <translation>1 più vecchia</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>pot, unseen</source>
        <translation>pozzetto coperto</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} carte</translation>
    </message>
    <message>
        <source>{cards}, {count} in tray</source>
        <translation>{cards}, {count} sul vassoio</translation>
    </message>
    <message>
        <source>deals this hand</source>
        <translation>dà le carte in questa smazzata</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the sign of the dealer</comment>
        <translation>M</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>{who}: style</source>
        <translation>{who}: stile</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>A change holds from the next move on. The record says who made each move.</source>
        <translation>Un cambio vale dalla prossima mossa. La registrazione dice chi ha fatto ogni mossa.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Chi gioca per {name}</translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message>
        <source>{points} wins</source>
        <translation>{points} vince</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{name}  {points} + laid away</source>
        <translation>{name}  {points} + messe via</translation>
    </message>
    <message>
        <source>{name}  {points}</source>
        <translation>{name}  {points}</translation>
    </message>
    <message>
        <source>{name}  {points}, with {laid} laid away</source>
        <translation>{name}  {points}, con {laid} messi via</translation>
    </message>
    <message>
        <source>{names}  {points}</source>
        <translation>{names}  {points}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Points that are wanted yet.</extracomment>
        <translation>{count} in più</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>no pot left</source>
        <translation>nessun pozzetto</translation>
    </message>
    <message>
        <source>both pots taken</source>
        <translation>pozzetti presi</translation>
    </message>
    <message>
        <source>all pots taken</source>
        <translation>pozzetti presi</translation>
    </message>
    <message>
        <source>{count} pots, {taken} taken</source>
        <translation>{count} pozzetti, presi: {taken}</translation>
    </message>
    <message>
        <source>1 pot of {size}</source>
        <translation>1 pozzetto da {size}</translation>
    </message>
    <message>
        <source>pots of {sizes}</source>
        <translation>pozzetti da {sizes}</translation>
    </message>
    <message>
        <source>{count} pots of {size}</source>
        <translation>{count} pozzetti da {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Problema {number} di {count}</translation>
    </message>
    <message>
        <source>One move is clearly better than all others. Make it.</source>
        <translation>Una mossa è chiaramente migliore di tutte le altre. Falla.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Prossimo problema</translation>
    </message>
    <message>
        <source>Go on to the next puzzle (Page Down)</source>
        <translation>Vai al problema successivo (Pag giù)</translation>
    </message>
    <message>
        <source>Have the best move made</source>
        <translation>Far fare la mossa migliore</translation>
    </message>
    <message>
        <source>Go back to the puzzle before (Page Up)</source>
        <translation>Torna al problema precedente (Pag su)</translation>
    </message>
    <message>
        <source>Leave the puzzles (Esc)</source>
        <translation>Lascia i problemi (Esc)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Build the ladder that counts most from these cards. Three stars for {most} points, two from {more}, one from {few}. No ladder takes the joker.</source>
        <translation>Componi con queste carte lo scalone che vale di più. Tre stelle per {most} punti, due da {more}, una da {few}. Nessuno scalone accetta il jolly.</translation>
    </message>
    <message>
        <source>{points} points less than the best. Look again.</source>
        <translation>{points} punti meno della migliore. Guarda ancora.</translation>
    </message>
    <message>
        <source>{points}% less chance to win the match than with the best. Look again.</source>
        <translation>Con la migliore la probabilità di vincere la partita è più alta di {points}%. Guarda ancora.</translation>
    </message>
    <message>
        <source>This move is being weighed.</source>
        <translation>Questa mossa si sta valutando.</translation>
    </message>
    <message>
        <source>There are no hints in a puzzle: Show me makes the move.</source>
        <translation>Nei problemi non ci sono suggerimenti: Mostrami fa la mossa.</translation>
    </message>
    <message>
        <source>{points} points: no star yet. Another ladder counts more.</source>
        <translation>{points} punti: ancora nessuna stella. Un altro scalone vale di più.</translation>
    </message>
    <message>
        <source>{points} points, one star. Another ladder counts more.</source>
        <translation>{points} punti, una stella. Un altro scalone vale di più.</translation>
    </message>
    <message>
        <source>{points} points, two stars. Another ladder counts more.</source>
        <translation>{points} punti, due stelle. Un altro scalone vale di più.</translation>
    </message>
    <message>
        <source>A ladder is asked for here, and nothing else: build one and lay it.</source>
        <translation>Qui si chiede uno scalone e nient’altro: componilo e calalo.</translation>
    </message>
    <message>
        <source>This is the best ladder: {points} points.</source>
        <translation>Questo è lo scalone migliore: {points} punti.</translation>
    </message>
    <message>
        <source>Three stars: no other ladder counts {points} points.</source>
        <translation>Tre stelle: nessun altro scalone vale {points} punti.</translation>
    </message>
    <message>
        <source>This was the move: {points} points better than the next best.</source>
        <translation>Era questa la mossa: {points} punti meglio della seconda.</translation>
    </message>
    <message>
        <source>Found: {points}% more chance to win the match than with the next best.</source>
        <translation>Trovata: la probabilità di vincere la partita è più alta di {points}% che con la seconda.</translation>
    </message>
    <message>
        <source>This was the move: {points}% more chance to win the match than with the next best.</source>
        <translation>La mossa era questa: la probabilità di vincere la partita è più alta di {points}% che con la seconda.</translation>
    </message>
    <message>
        <source>This would be as good: {move}.</source>
        <translation>Altrettanto buona sarebbe: {move}.</translation>
    </message>
    <message>
        <source>Found: no move is better than this.</source>
        <translation>Trovata: nessuna mossa è migliore di questa.</translation>
    </message>
    <message>
        <source>The best move could still be made after this one. Look for it.</source>
        <translation>La mossa migliore sarebbe ancora possibile dopo questa. Cercala.</translation>
    </message>
    <message>
        <source>Only the very first answer to a puzzle counts as solved.</source>
        <translation>Un problema vale come risolto solo con la primissima risposta.</translation>
    </message>
    <message>
        <source>Found: {points} points better than the next best.</source>
        <translation>Trovata: {points} punti meglio della seconda.</translation>
    </message>
</context>
<context>
    <name>PuzzlePages</name>
    <message>
        <source>{game}: what would you do?</source>
        <translation>{game}: che cosa faresti?</translation>
    </message>
    <message>
        <source>{game}: build the best ladder</source>
        <translation>{game}: componi lo scalone migliore</translation>
    </message>
    <message>
        <source>{game}: your own hand</source>
        <translation>{game}: una tua smazzata</translation>
    </message>
    <message>
        <source>You stood here, and another move than yours was clearly better. Make it.</source>
        <translation>Eri a questo punto, e una mossa diversa dalla tua era chiaramente migliore. Giocala.</translation>
    </message>
</context>
<context>
    <name>RecordExchange</name>
    <message>
        <source>{file}: imported.</source>
        <translation>{file}: importato.</translation>
    </message>
    <message>
        <source>{file}: the library has this match already.</source>
        <translation>{file}: questa partita è già nell’archivio.</translation>
    </message>
    <message>
        <source>{file}: the match goes on with what was imported.</source>
        <translation>{file}: la partita continua con ciò che è stato importato.</translation>
    </message>
    <message>
        <source>{file}: line {line} is wrong ({clause}). {reason}</source>
        <translation>{file}: la riga {line} è sbagliata ({clause}). {reason}</translation>
    </message>
    <message>
        <source>{file} is not imported. {reason}</source>
        <translation>{file} non è importato. {reason}</translation>
    </message>
    <message>
        <source>Further files: {number}</source>
        <translation>Altri file: {number}</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl)</source>
        <translation>Registrazioni (*.cards.jsonl)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Esporta la partita</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation>Esportata come {file}.</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Points of the hand</source>
        <translation>Punti della smazzata</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Com’è andata</translation>
    </message>
</context>
<context>
    <name>ReviewColumn</name>
    <message>
        <source>Luck</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>A vista</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} sees it</source>
        <translation>Come vede {name}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Tutte le mani scoperte</translation>
    </message>
    <message>
        <source>Who is ahead</source>
        <translation>Chi è in testa</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pescate</translation>
    </message>
    <message>
        <source>This line cannot be played on. Esc leads back.</source>
        <translation>Questo seguito non si può giocare oltre. Esc riporta indietro.</translation>
    </message>
    <message>
        <source>From here on expert has played every seat, with the stock as it lay.</source>
        <translation>Da qui in poi l’esperto ha giocato per tutti, con il tallone così com’era.</translation>
    </message>
    <message>
        <source>Expert plays every seat on from here. End shows how it comes out, Esc leads back.</source>
        <translation>Da qui l’esperto gioca per tutti. Fine mostra come va a finire, Esc riporta indietro.</translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>The record can be looked at when the first hand is over.</source>
        <translation>La registrazione si può rivedere quando è finita la prima smazzata.</translation>
    </message>
</context>
<context>
    <name>RowOrder</name>
    <message>
        <source>As laid</source>
        <translation>Come calate</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>In ordine</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Regole di {game}</translation>
    </message>
    <message>
        <source>Search, or a clause such as {clause}</source>
        <translation>Cerca, o una clausola come {clause}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Clausole</translation>
    </message>
    <message>
        <source>Clauses found</source>
        <translation>Clausole trovate</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Da dove viene</translation>
    </message>
    <message>
        <source>Words of players</source>
        <translation>Parole dei giocatori</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Altro gioco</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Impararlo giocando</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Nessuna clausola contiene queste parole.</translation>
    </message>
</context>
<context>
    <name>RulesPages</name>
    <message>
        <source>The rules cannot be read in this language. Install BarraCan again.</source>
        <translation>Le regole non si possono leggere in questa lingua. Installa di nuovo BarraCan.</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>The first hand is being played.</source>
        <translation>Si gioca la prima smazzata.</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Smazzata precedente</translation>
    </message>
    <message>
        <source>Following hand</source>
        <translation>Smazzata seguente</translation>
    </message>
    <message>
        <source>Look at this hand move by move, and have the moves judged</source>
        <translation>Guarda questa smazzata mossa per mossa e fa’ giudicare le mosse</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Score pad: the first hand is being played.</source>
        <translation>Segnapunti: si gioca la prima smazzata.</translation>
    </message>
    <message>
        <source>Score pad, hand {hand}, {how}</source>
        <translation>Segnapunti, smazzata {hand}, {how}</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Nessuna smazzata è ancora finita.</translation>
    </message>
    <message>
        <source>check</source>
        <translation>verifica</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Com’è finita</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somma</translation>
    </message>
    <message>
        <source>to go</source>
        <translation>mancano</translation>
    </message>
    <message>
        <source>{game}, to {target}</source>
        <translation>{game}, a {target}</translation>
    </message>
    <message>
        <source>{contract}, declared by {name}</source>
        <translation>{contract}, dichiarante {name}</translation>
    </message>
    <message>
        <source>It would be</source>
        <translation>Sarebbe</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>This hand, in all {sum}</source>
        <translation>Questa smazzata, in tutto {sum}</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation>Gioca a questo schermo.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e suono</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Lettura e accesso</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Trick games</source>
        <translation>Giochi di presa</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Disegno delle carte</translation>
    </message>
    <message>
        <source>how red and black are told apart</source>
        <translation>come si distinguono rosso e nero</translation>
    </message>
    <message>
        <source>Court letters</source>
        <translation>Lettere delle figure</translation>
    </message>
    <message>
        <source>king, queen and jack, on the cards and in words</source>
        <translation>re, donna e fante, sulle carte e nelle parole</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorsi</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Movimento delle carte</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Misura delle carte</translation>
    </message>
    <message>
        <source>of the hand and the piles, as far as the window allows</source>
        <translation>della mano e delle pile, per quanto la finestra lo permette</translation>
    </message>
    <message>
        <source>Panel and buttons</source>
        <translation>Pannello e pulsanti</translation>
    </message>
    <message>
        <source>nearer to the hand that plays</source>
        <translation>più vicini alla mano che gioca</translation>
    </message>
    <message>
        <source>View of the table</source>
        <translation>Vista del tavolo</translation>
    </message>
    <message>
        <source>in text: lists and buttons; key F2</source>
        <translation>come testo: liste e pulsanti; tasto F2</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>the key S turns it off and on</source>
        <translation>il tasto S lo spegne e lo accende</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Ritmo del computer</translation>
    </message>
    <message>
        <source>how long the computer rests between its moves</source>
        <translation>quanto aspetta il computer fra una mossa e l’altra</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>of all words at the table and on the pages</source>
        <translation>di tutte le parole al tavolo e nelle pagine</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrasto</translation>
    </message>
    <message>
        <source>Complete tricks</source>
        <translation>Prese complete</translation>
    </message>
    <message>
        <source>in trick games: they go by themselves, or lie until you click or press a key</source>
        <translation>nei giochi di presa: se ne vanno da sole, o restano finché fai clic o premi un tasto</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Giocare una carta</translation>
    </message>
    <message>
        <source>in trick games: choose it and then the place, or click it twice; or one click plays it</source>
        <translation>nei giochi di presa: scegli la carta e poi il posto, o fai doppio clic; oppure basta un solo clic</translation>
    </message>
    <message>
        <source>Spent places</source>
        <translation>Posti esauriti</translation>
    </message>
    <message>
        <source>struck on Barracuda’s board</source>
        <translation>barrati sul tavolo di Barracuda</translation>
    </message>
    <message>
        <source>Card sheet</source>
        <translation>Foglio delle carte</translation>
    </message>
    <message>
        <source>at Sheepshead: with what has been played and card points, or the order of the cards alone</source>
        <translation>a Sheepshead: con le carte giocate e i punti, o solo l’ordine delle carte</translation>
    </message>
    <message>
        <source>Deuces</source>
        <translation>Pinelle</translation>
    </message>
    <message>
        <source>in the hand of Burraco and Buraco</source>
        <translation>nella mano di Burraco e Buraco</translation>
    </message>
    <message>
        <source>Cards that fit melds</source>
        <translation>Carte che legano</translation>
    </message>
    <message>
        <source>marked in rummies</source>
        <translation>segnate nei giochi di ramino</translation>
    </message>
    <message>
        <source>Corner signs</source>
        <translation>Indici</translation>
    </message>
    <message>
        <source>choose one to see it move</source>
        <translation>scegline uno per vederlo</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Mosse obbligate</translation>
    </message>
    <message>
        <source>a move to which the rules leave no other is made by itself</source>
        <translation>una mossa a cui le regole non lasciano alternative si fa da sola</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>automatic: the system’s, where the program speaks it</source>
        <translation>automatica: quella del sistema, se il programma la parla</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Dipinta</translation>
    </message>
    <message>
        <source>In text</source>
        <translation>In testo</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Due colori</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Open red suits</source>
        <translation>Rossi vuoti</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Le mie</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandi</translation>
    </message>
    <message>
        <source>Blue rays</source>
        <translation>Raggi blu</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Reticolo rosso</translation>
    </message>
    <message>
        <source>Grey rosette</source>
        <translation>Rosone grigio</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccole</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapido</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Decido io</translation>
    </message>
    <message>
        <source>When I click</source>
        <translation>Al mio clic</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrati</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Nascosti</translation>
    </message>
    <message>
        <source>Beside the jokers</source>
        <translation>Accanto ai jolly</translation>
    </message>
    <message>
        <source>In their suits</source>
        <translation>Nei loro semi</translation>
    </message>
    <message>
        <source>By the key F</source>
        <translation>Con il tasto F</translation>
    </message>
    <message>
        <source>After a draw</source>
        <translation>Dopo la pesca</translation>
    </message>
    <message>
        <source>With played cards</source>
        <translation>Con le carte giocate</translation>
    </message>
    <message>
        <source>Order alone</source>
        <translation>Solo l’ordine</translation>
    </message>
    <message>
        <source>Choose, then lay</source>
        <translation>Scegli, poi posa</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Un clic</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Undo changes</source>
        <translation>Annulla tutto</translation>
    </message>
    <message>
        <source>kept at once</source>
        <translation>salvato subito</translation>
    </message>
    <message>
        <source>at the table {percent}: in a window of this size the cards leave no room for more</source>
        <translation>al tavolo {percent}: in una finestra così le carte non lasciano posto per di più</translation>
    </message>
    <message>
        <source>every choice shows at once on the table at the right</source>
        <translation>ogni scelta si vede subito sul tavolo a destra</translation>
    </message>
    <message>
        <source>every choice is kept at once</source>
        <translation>ogni scelta vale subito</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Sound is on.</source>
        <translation>Il suono è acceso.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Il suono è spento.</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation>Ogni seme ha un suo colore.</translation>
    </message>
    <message>
        <source>The cards are as they were before.</source>
        <translation>Le carte sono come prima.</translation>
    </message>
    <message>
        <source>{fault} The program’s own cards are shown.</source>
        <translation>{fault} Si vedono le carte del programma.</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG pictures of 52 cards</source>
        <translation>Una cartella con immagini SVG o PNG di 52 carte</translation>
    </message>
    <message>
        <source>yours lie in {folder}; press again for another folder</source>
        <translation>le tue sono in {folder}; premi ancora per un’altra cartella</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{names}: {points} points in this hand, {total} in the match</source>
        <translation>{names}: {points} punti in questa smazzata, {total} nella partita</translation>
    </message>
    <message>
        <source>No pot −100</source>
        <translation>Senza pozzetto −100</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Senza pozzetto</translation>
    </message>
    <message>
        <source>Pot taken</source>
        <translation>Pozzetto preso</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pozzetto</translation>
    </message>
    <message>
        <source>Meld of seven</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>No seven</source>
        <translation>Niente burraco</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Pulito</translation>
    </message>
    <message>
        <source>No clean</source>
        <translation>Non pulito</translation>
    </message>
</context>
<context>
    <name>SlotNote</name>
    <message>
        <source>in the ladder</source>
        <translation>nello scalone</translation>
    </message>
    <message>
        <source>in the ladders</source>
        <translation>negli scaloni</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound here: the system has no {library}.</source>
        <translation>Qui non c’è suono: al sistema manca {library}.</translation>
    </message>
    <message>
        <source>There is no sound here: the part of the program that plays it is not installed.</source>
        <translation>Qui non c’è suono: la parte del programma che lo riproduce non è installata.</translation>
    </message>
    <message>
        <source>There is no sound here: the system has no loudspeaker.</source>
        <translation>Qui non c’è suono: il sistema non ha altoparlanti.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} di {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, can be chosen</source>
        <translation>{card}, {number} di {count}, si può scegliere</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}</source>
        <translation>{pile}: {card}, {ordinal} di {count}</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken</source>
        <translation>{pile}: {card}, {ordinal} di {count}, si può prendere</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}</source>
        <translation>{card}, tappo, {ordinal} di {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}, can be taken</source>
        <translation>{card}, tappo, {ordinal} di {count}, si può prendere</translation>
    </message>
    <message>
        <source>{card}, under the {stopper}, blocked</source>
        <translation>{card}, sotto il tappo {stopper}, bloccata</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}</source>
        <translation>scalone {number}, carta {at} del braccio, {card}</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}, row: {row}</source>
        <translation>scalone {number}, carta {at} del braccio, {card}, fila: {row}</translation>
    </message>
    <message>
        <source>ladder {number}, row of arm card {at}, {card}</source>
        <translation>scalone {number}, fila della carta {at} del braccio, {card}</translation>
    </message>
    <message>
        <source>{card}, standing for {other}, {number} of {count}</source>
        <translation>{card}, al posto di: {other}, {number} di {count}</translation>
    </message>
    <message>
        <source>{card}, led by you</source>
        <translation>{card}, uscita tua</translation>
    </message>
    <message>
        <source>{card}, led by {name}</source>
        <translation>{card}, uscita di {name}</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, giocata da te</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, giocata da {name}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count} in draft {draft}</source>
        <translation>{card}, {number} di {count} nella bozza {draft}</translation>
    </message>
    <message>
        <source>{names}, {total} points</source>
        <translation>{names}, punti {total}</translation>
    </message>
    <message>
        <source>{names}, {total} points, {hand} in this hand</source>
        <translation>{names}, punti {total}, di cui {hand} in questa smazzata</translation>
    </message>
    <message>
        <source>{names}, one point</source>
        <translation>{names}, un punto</translation>
    </message>
    <message>
        <source>{names}, one point, {hand} in this hand</source>
        <translation>{names}, un punto, di cui {hand} in questa smazzata</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>pannello laterale</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Nuova bozza</translation>
    </message>
    <message>
        <source>{card}, new in the ladder</source>
        <translation>{card}, nuova nello scalone</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>The names of piles, by themselves and after “in”.</extracomment>
        <translation>la tua pila</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>pila di {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>seconda pila di {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>la pila neutra</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>il monte degli scarti</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}: nessuna carta</translation>
    </message>
    <message>
        <source>{place}, one card</source>
        <translation>{place}, una carta</translation>
    </message>
    <message>
        <source>{place}, {count} cards</source>
        <translation>{place}, {count} carte</translation>
    </message>
    <message>
        <source>{place}, {count} cards, {blocked} blocked</source>
        <translation>{place}, {count} carte, {blocked} sotto il tappo</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>{place}, {note}</source>
        <translation>{place}, {note}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>la tua mano</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>mano di {name}</translation>
    </message>
    <message>
        <source>pot {number}</source>
        <translation>pozzetto {number}</translation>
    </message>
    <message>
        <source>pot {number}, taken</source>
        <translation>pozzetto {number}, preso</translation>
    </message>
    <message>
        <source>evens/odds</source>
        <translation>pari/dispari</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>Several categories of the type.</extracomment>
        <translation>opposti</translation>
    </message>
    <message>
        <source>triplets</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>scale</translation>
    </message>
    <message>
        <source>families</source>
        <translation>famiglie</translation>
    </message>
    <message>
        <source>{type}, none</source>
        <translation>{type}, nessuna combinazione</translation>
    </message>
    <message>
        <source>{type}, one meld: {last}</source>
        <translation>{type}, una combinazione: {last}</translation>
    </message>
    <message>
        <source>{type}, {count} melds, last: {last}</source>
        <translation>{type}, {count} combinazioni, ultima: {last}</translation>
    </message>
    <message>
        <source>{type}, one in a ladder</source>
        <translation>{type}, una in uno scalone</translation>
    </message>
    <message>
        <source>{type}, {count} in ladders</source>
        <translation>{type}, {count} negli scaloni</translation>
    </message>
    <message>
        <source>{melds}; one in a ladder</source>
        <translation>{melds}; una in uno scalone</translation>
    </message>
    <message>
        <source>{melds}; {count} in ladders</source>
        <translation>{melds}; {count} negli scaloni</translation>
    </message>
    <message>
        <source>{melds}; one point</source>
        <translation>{melds}; un punto</translation>
    </message>
    <message>
        <source>{melds}; {points} points</source>
        <translation>{melds}; {points} punti</translation>
    </message>
    <message>
        <source>ladder {number}, {state}</source>
        <translation>scalone {number}, {state}</translation>
    </message>
    <message>
        <source>tricks, none</source>
        <translation>prese, nessuna</translation>
    </message>
    <message>
        <source>tricks, {count} taken</source>
        <translation>prese: {count}</translation>
    </message>
    <message>
        <source>your tricks, {count} taken</source>
        <translation>le tue prese: {count}</translation>
    </message>
    <message>
        <source>{name}’s tricks, {count} taken</source>
        <translation>prese di {name}: {count}</translation>
    </message>
    <message>
        <source>your tricks, none</source>
        <translation>le tue prese: nessuna</translation>
    </message>
    <message>
        <source>{name}’s tricks, none</source>
        <translation>prese di {name}: nessuna</translation>
    </message>
    <message>
        <source>trick, no card yet</source>
        <translation>presa, ancora nessuna carta</translation>
    </message>
    <message>
        <source>trick, {count} of {seats} cards</source>
        <translation>presa, carte giocate {count} su {seats}</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>la tua combinazione {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>combinazione {number} di {name}: {cards}</translation>
    </message>
    <message>
        <source>{meld}, clean</source>
        <translation>{meld}, burraco pulito</translation>
    </message>
    <message>
        <source>{meld}, semi-clean</source>
        <translation>{meld}, burraco semipulito</translation>
    </message>
    <message>
        <source>{meld}, dirty</source>
        <translation>{meld}, burraco sporco</translation>
    </message>
    <message>
        <source>{meld}, {points} points</source>
        <translation>{meld}, {points} punti</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>posto per una nuova combinazione</translation>
    </message>
    <message>
        <source>foundation of clubs</source>
        <translation>base di fiori</translation>
    </message>
    <message>
        <source>foundation of diamonds</source>
        <translation>base di quadri</translation>
    </message>
    <message>
        <source>foundation of hearts</source>
        <translation>base di cuori</translation>
    </message>
    <message>
        <source>foundation of spades</source>
        <translation>base di picche</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, {points} points</source>
        <translation>bozza {number}, {name}, valida, {points} punti</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, one point</source>
        <translation>bozza {number}, {name}, valida, un punto</translation>
    </message>
    <message>
        <source>draft {number}, {name}, not yet: {reason}</source>
        <translation>bozza {number}, {name}, non ancora: {reason}</translation>
    </message>
    <message>
        <source>draft {number}</source>
        <translation>bozza {number}</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken with the whole pile</source>
        <translation>{pile}: {card}, {ordinal} di {count}, si può prendere con tutto il monte</translation>
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
        <translation>{place}, in cima {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Counts of cards and melds; the same words are choices of rules elsewhere.</extracomment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>undici</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>dodici</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Of cards in a pile, as these ten: “king of spades, first of 12”.</extracomment>
        <translation>prima</translation>
    </message>
    <message>
        <source>second</source>
        <translation>seconda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terza</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sesta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>settima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>ottava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>nona</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>decima</translation>
    </message>
    <message>
        <source>eleventh</source>
        <translation>undicesima</translation>
    </message>
    <message>
        <source>twelfth</source>
        <translation>dodicesima</translation>
    </message>
    <message>
        <source>thirteenth</source>
        <translation>tredicesima</translation>
    </message>
    <message>
        <source>fourteenth</source>
        <translation>quattordicesima</translation>
    </message>
    <message>
        <source>fifteenth</source>
        <translation>quindicesima</translation>
    </message>
    <message>
        <source>sixteenth</source>
        <translation>sedicesima</translation>
    </message>
    <message>
        <source>seventeenth</source>
        <translation>diciassettesima</translation>
    </message>
    <message>
        <source>eighteenth</source>
        <translation>diciottesima</translation>
    </message>
    <message>
        <source>nineteenth</source>
        <translation>diciannovesima</translation>
    </message>
    <message>
        <source>twentieth</source>
        <translation>ventesima</translation>
    </message>
    <message>
        <source>twenty-first</source>
        <translation>ventunesima</translation>
    </message>
    <message>
        <source>twenty-second</source>
        <translation>ventiduesima</translation>
    </message>
    <message>
        <source>twenty-third</source>
        <translation>ventitreesima</translation>
    </message>
    <message>
        <source>twenty-fourth</source>
        <translation>ventiquattresima</translation>
    </message>
    <message>
        <source>twenty-fifth</source>
        <translation>venticinquesima</translation>
    </message>
    <message>
        <source>twenty-sixth</source>
        <translation>ventiseiesima</translation>
    </message>
    <message>
        <source>twenty-seventh</source>
        <translation>ventisettesima</translation>
    </message>
    <message>
        <source>twenty-eighth</source>
        <translation>ventottesima</translation>
    </message>
    <message>
        <source>twenty-ninth</source>
        <translation>ventinovesima</translation>
    </message>
    <message>
        <source>thirtieth</source>
        <translation>trentesima</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>numero {number}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <translation>scala di {suit}, da {low} a {high}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Do not choose</source>
        <translation>Non scegliere</translation>
    </message>
</context>
<context>
    <name>SpokenBurraco</name>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <extracomment>As players of Burraco say, who may have other words for melds and runs than those of other games; so these four.</extracomment>
        <translation>sequenza di {suit}, da {low} a {high}</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>il tuo gioco {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>gioco {number} di {name}: {cards}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>posto per un nuovo gioco</translation>
    </message>
</context>
<context>
    <name>SuitBoard</name>
    <message>
        <source>Sets</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>No set yet</source>
        <translation>Ancora nessun tris</translation>
    </message>
    <message>
        <source>{cards}, {name}</source>
        <translation>{cards}, {name}</translation>
    </message>
    <message>
        <source>{ranks} spent</source>
        <translation>{ranks} uscite</translation>
    </message>
    <message>
        <source>{suit}: {what}</source>
        <translation>{suit}: {what}</translation>
    </message>
    <message>
        <source>run {first} to {last}, {name}</source>
        <translation>scala da {first} a {last}, {name}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>The trick is complete: click or press a key to go on.</source>
        <translation>La presa è completa: un clic o un tasto per andare avanti.</translation>
    </message>
</context>
<context>
    <name>TablePiece</name>
    <message>
        <source>The table as you have it</source>
        <translation>Il tavolo come lo vuoi</translation>
    </message>
    <message>
        <source>Two piles, {upper} and {lower}, and a hand, {hand}, drawn as they are chosen now.</source>
        <translation>Due pile, {upper} e {lower}, e una mano, {hand}, disegnate secondo le scelte.</translation>
    </message>
    <message>
        <source>As you have it</source>
        <translation>Com’è adesso</translation>
    </message>
    <message>
        <source>drag a card</source>
        <translation>trascina una carta</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Tocca a te:</translation>
    </message>
    <message>
        <source>meld or discard.</source>
        <translation>cala o scarta.</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>at the top of the arm</source>
        <translation>in cima al braccio</translation>
    </message>
    <message>
        <source>at the foot of the arm</source>
        <translation>in fondo al braccio</translation>
    </message>
    <message>
        <source>beside arm card {at}, {card}</source>
        <translation>accanto alla carta {at} del braccio, {card}</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Scelte: {cards}</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nessuna carta scelta</translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nuova</translation>
    </message>
    <message>
        <source>{place}. {what}</source>
        <translation>{place}. {what}</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by {name}</source>
        <translation>ultima presa: {cards}, vinta da {name}</translation>
    </message>
    <message>
        <source>Cards: {place}</source>
        <translation>Carte: {place}</translation>
    </message>
    <message>
        <source>No open cards</source>
        <translation>Nessuna carta scoperta</translation>
    </message>
    <message>
        <source>{names}: {total} points</source>
        <translation>{names}: {total} punti</translation>
    </message>
    <message>
        <source>{names}: one point</source>
        <translation>{names}: un punto</translation>
    </message>
    <message>
        <source>{names}: one point, {hand} in this hand</source>
        <translation>{names}: un punto, {hand} in questa smazzata</translation>
    </message>
    <message>
        <source>{names}: {total} points, {hand} in this hand</source>
        <translation>{names}: {total} punti, {hand} in questa smazzata</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Tavolo disegnato</translation>
    </message>
    <message>
        <source>Picture of the table (F2)</source>
        <translation>Tavolo disegnato (F2)</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Space chooses a card, Shift and an arrow key move it</source>
        <translation>Spazio sceglie una carta, Shift e una freccia la spostano</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Giocatori e punti</translation>
    </message>
    <message>
        <source>Last moves, the newest first</source>
        <translation>Ultime mosse, dalla più recente</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Che cosa si può fare</translation>
    </message>
    <message>
        <source>No drafts. Choose cards of the hand and put them into a new draft.</source>
        <translation>Nessuna bozza. Scegli carte della mano e mettile in una nuova bozza.</translation>
    </message>
    <message>
        <source>{draft}: {cards}</source>
        <translation>{draft}: {cards}</translation>
    </message>
    <message>
        <source>Put into a new draft</source>
        <translation>Metti in una nuova bozza</translation>
    </message>
    <message>
        <source>Take draft {number} back</source>
        <translation>Riprendi la bozza {number}</translation>
    </message>
    <message>
        <source>Let the chosen cards go</source>
        <translation>Lascia le carte scelte</translation>
    </message>
    <message>
        <source>Add to {place}</source>
        <translation>Attacca: {place}</translation>
    </message>
    <message>
        <source>Clear the tray</source>
        <translation>Svuota il vassoio</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>{count} cards, {card} on top</source>
        <translation>{count} carte, {card} in cima</translation>
    </message>
</context>
<context>
    <name>TimeAxis</name>
    <message>
        <source>Position in the match</source>
        <translation>Posizione nella partita</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Dealer {name}</source>
        <translation>Mazziere {name}</translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation>{names} {points}</translation>
    </message>
    <message>
        <source>Hand {number} of {hands}</source>
        <translation>Smazzata {number} di {hands}</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>Dichiarante {name}</translation>
    </message>
    <message>
        <source>First player {name}</source>
        <translation>Primo di mano {name}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registrazione</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} left</source>
        <translation>restano {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
</context>
<context>
    <name>TrayFoot</name>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è nulla da riprendere.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Still missing: {condition}</source>
        <translation>Manca ancora: {condition}</translation>
    </message>
    <message>
        <source>The tray is empty: put cards together first.</source>
        <translation>Il vassoio è vuoto: prima metti insieme delle carte.</translation>
    </message>
</context>
<context>
    <name>TrayPage</name>
    <message>
        <source>Earlier drafts</source>
        <translation>Bozze precedenti</translation>
    </message>
    <message>
        <source>Later drafts</source>
        <translation>Bozze seguenti</translation>
    </message>
    <message>
        <source>Drafts {first} to {last} of {count}</source>
        <translation>Bozze da {first} a {last} di {count}</translation>
    </message>
</context>
<context>
    <name>TrickMoves</name>
    <message>
        <source>played {card}</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>ha giocato {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>ha iniziato con {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>ha giocato {card}, presa di {name}</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>alone</source>
        <translation>da solo</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>On the plate of a player, where there is room for a word.</extracomment>
        <translation>passa</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>messe via</translation>
    </message>
    <message>
        <source>{points} laid away</source>
        <translation>{points} messi via</translation>
    </message>
    <message>
        <source>two cards go here</source>
        <translation>due carte vanno qui</translation>
    </message>
    <message>
        <source>led, ahead</source>
        <translation>uscita, in testa</translation>
    </message>
    <message>
        <source>led</source>
        <translation>uscita</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>in testa</translation>
    </message>
</context>
<context>
    <name>TryFrame</name>
    <message>
        <source>Not yet.</source>
        <translation>Non ancora.</translation>
    </message>
    <message>
        <source>Drag cards into the frame, or select them and press A.</source>
        <translation>Trascina le carte nel riquadro, o sceglile e premi A.</translation>
    </message>
    <message>
        <source>In the frame: {cards}. {answer} To choose from: {others}. At the card {card}.</source>
        <translation>Nel riquadro: {cards}. {answer} Da scegliere: {others}. Sulla carta {card}.</translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>{step}, done</source>
        <translation>{step}, fatto</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, ora</translation>
    </message>
</context>
<context>
    <name>TypeList</name>
    <message>
        <source>from the hand: {cards} beside {card}</source>
        <translation>dalla mano: {cards} accanto a {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} under {card}</source>
        <translation>dalla mano: {cards} sotto {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} over {card}</source>
        <translation>dalla mano: {cards} sopra {card}</translation>
    </message>
    <message>
        <source>new, {first} to {last} in the arm</source>
        <translation>nuove, da {first} a {last} nel braccio</translation>
    </message>
    <message>
        <source>new, beside {card}</source>
        <translation>nuove, accanto a {card}</translation>
    </message>
</context>
<context>
    <name>Types</name>
    <message>
        <source>Ev./odd</source>
        <translation>P./disp.</translation>
    </message>
    <message>
        <source>Oppos.</source>
        <translation>Oppos.</translation>
    </message>
    <message>
        <source>Tripl.</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Fam.</source>
        <translation>Fam.</translation>
    </message>
    <message>
        <source>E/O</source>
        <translation>P/D</translation>
    </message>
    <message>
        <source>Op.</source>
        <translation>Opp.</translation>
    </message>
    <message>
        <source>Tpl.</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Shortened as far as it goes.</extracomment>
        <translation>Sc.</translation>
    </message>
    <message>
        <source>Tr.</source>
        <translation>Pr.</translation>
    </message>
    <message>
        <source>colours alternating</source>
        <translation>colori alternati</translation>
    </message>
    <message>
        <source>red and black that make 11</source>
        <translation>rossa e nera che fanno 11</translation>
    </message>
    <message>
        <source>three of one rank</source>
        <translation>tre di uguale valore</translation>
    </message>
    <message>
        <source>three of a suit in order</source>
        <translation>tre di fila di un seme</translation>
    </message>
    <message>
        <source>king, queen, jack</source>
        <translation>re, donna, fante</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>da 1 a 3</translation>
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
        <translation>da 3 a 6</translation>
    </message>
</context>
<context>
    <name>_ChapterButton</name>
    <message>
        <source>{done} of {steps} steps</source>
        <translation>{done} passi su {steps}</translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation>{steps} passi</translation>
    </message>
</context>
<context>
    <name>_ResultFace</name>
    <message>
        <source>Esc shows the table</source>
        <translation>Esc mostra il tavolo</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Com’è andata</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>A flash exit counts twenty points and ends the hand at once.</source>
        <translation>Un’uscita lampo vale venti punti e finisce subito la smazzata.</translation>
    </message>
    <message>
        <source>This lets your side meld out, which counts four points and ends the hand.</source>
        <translation>Così puoi chiudere, il che vale quattro punti e finisce la smazzata.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay single categories.</source>
        <translation>È la tua apertura: poi si possono calare categorie singole.</translation>
    </message>
    <message>
        <source>What lies on the table counts, whoever ends the hand.</source>
        <translation>Quel che è sul tavolo conta, chiunque finisca la smazzata.</translation>
    </message>
    <message>
        <source>Points that come to the table, and count whoever ends the hand: {points}.</source>
        <translation>Punti che vanno sul tavolo e contano, chiunque finisca la smazzata: {points}.</translation>
    </message>
    <message>
        <source>Your side then has all five types and may meld out.</source>
        <translation>Così hai tutti e cinque i tipi e puoi chiudere.</translation>
    </message>
    <message>
        <source>A trick counts four points for one card.</source>
        <translation>Una presa vale quattro punti per una sola carta.</translation>
    </message>
    <message>
        <source>It completes three tricks, which count three points more.</source>
        <translation>Completa tre prese, che valgono tre punti in più.</translation>
    </message>
    <message>
        <source>The top card makes a category at once.</source>
        <translation>La carta in cima fa subito una categoria.</translation>
    </message>
    <message>
        <source>Further cards that come into the hand: {count}.</source>
        <translation>Altre carte che entrano in mano: {count}.</translation>
    </message>
    <message>
        <source>A draw keeps a flash exit possible. Cards missing for it: {count}.</source>
        <translation>Pescando resta possibile un’uscita lampo. Carte che mancano: {count}.</translation>
    </message>
    <message>
        <source>The hand holds all five types: after a draw it can make a flash exit.</source>
        <translation>La mano ha tutti e cinque i tipi: pescata una carta, può fare un’uscita lampo.</translation>
    </message>
    <message>
        <source>Nothing on the piles is worth more than a new card.</source>
        <translation>Nulla sulle pile vale più di una carta nuova.</translation>
    </message>
    <message>
        <source>The stock is empty, and nothing on the piles helps.</source>
        <translation>Il tallone è finito, e nulla sulle pile aiuta.</translation>
    </message>
    <message>
        <source>The shortest ways to all five types do without the {card}.</source>
        <translation>Le vie più brevi a tutti e cinque i tipi fanno a meno di {card}.</translation>
    </message>
    <message>
        <source>The {card} does least in this hand.</source>
        <translation>In questa mano la carta {card} è la meno utile.</translation>
    </message>
    <message>
        <source>The next player can hardly use it.</source>
        <translation>A chi segue serve poco o nulla.</translation>
    </message>
    <message>
        <source>A black ace blocks the cards under it.</source>
        <translation>Un asso nero blocca le carte che ha sotto.</translation>
    </message>
    <message>
        <source>This lets {name}’s side meld out, which counts four points and ends the hand.</source>
        <translation>Così la parte di {name} può chiudere: vale quattro punti e finisce la smazzata.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay single categories.</source>
        <translation>È l’apertura della parte di {name}: poi si possono calare categorie singole.</translation>
    </message>
    <message>
        <source>{name}’s side then has all five types and may meld out.</source>
        <translation>Poi la parte di {name} ha tutti e cinque i tipi e può chiudere.</translation>
    </message>
    <message>
        <source>The top discard can be taken for a play alone, and makes none.</source>
        <translation>Lo scarto in cima si può prendere solo per una giocata, e non ne permette nessuna.</translation>
    </message>
    <message>
        <source>The hand holds a meld already, which can be laid after the draw.</source>
        <translation>In mano c’è già una combinazione, che si può calare dopo aver pescato.</translation>
    </message>
    <message>
        <source>A card of the deck promises more than the top discard.</source>
        <translation>Una carta del tallone promette più dello scarto in cima.</translation>
    </message>
    <message>
        <source>The {card} is played at once, and what else fits stays for the next turn.</source>
        <translation>La carta {card} si gioca subito, e quel che va bene ancora resta per il prossimo turno.</translation>
    </message>
    <message>
        <source>A hand is emptied by plays alone: each draw is offset by a discard.</source>
        <translation>Una mano si svuota solo con le giocate: ogni pescata è pareggiata da uno scarto.</translation>
    </message>
    <message>
        <source>One card is left, and its discard wins the hand.</source>
        <translation>Resta una carta, e scartarla vince la smazzata.</translation>
    </message>
    <message>
        <source>The deck may not last for another turn: points must leave the hand now.</source>
        <translation>Il tallone potrebbe non bastare per un altro turno: i punti devono uscire di mano adesso.</translation>
    </message>
    <message>
        <source>The hand ends with this turn: points must leave the hand now.</source>
        <translation>La smazzata finisce con questo turno: i punti devono uscire di mano adesso.</translation>
    </message>
    <message>
        <source>Another meld stays in the hand for a later turn.</source>
        <translation>Un’altra combinazione resta in mano per un turno successivo.</translation>
    </message>
    <message>
        <source>Of the melds that can be laid it takes most points out of the hand.</source>
        <translation>Fra le combinazioni che si possono calare è quella che toglie più punti di mano.</translation>
    </message>
    <message>
        <source>It makes a place on the table for what is kept: {cards}.</source>
        <translation>Apre un posto sul tavolo per quel che si tiene: {cards}.</translation>
    </message>
    <message>
        <source>Three cards are left after the discard, and a good draw wins the hand with them.</source>
        <translation>Dopo lo scarto restano tre carte, e con una buona pescata vincono la smazzata.</translation>
    </message>
    <message>
        <source>What is left becomes a meld with more cards to come than after another play.</source>
        <translation>Con quel che resta, più carte a venire fanno una combinazione che dopo un’altra giocata.</translation>
    </message>
    <message>
        <source>What is kept fits the table: {cards}.</source>
        <translation>Quel che si tiene si adatta al tavolo: {cards}.</translation>
    </message>
    <message>
        <source>A full set gives the others no place, and a longer run does.</source>
        <translation>Un tris al completo non dà posti agli altri, una scala più lunga sì.</translation>
    </message>
    <message>
        <source>The last card wins the hand.</source>
        <translation>L’ultima carta vince la smazzata.</translation>
    </message>
    <message>
        <source>No card to come makes a meld with the {card}.</source>
        <translation>Nessuna carta che può ancora venire fa una combinazione con {card}.</translation>
    </message>
    <message>
        <source>Of such cards it counts most.</source>
        <translation>Fra carte come questa è quella che conta di più.</translation>
    </message>
    <message>
        <source>Fewer cards to come make a meld with the {card} than with any other.</source>
        <translation>Con {card} meno carte a venire fanno una combinazione che con qualsiasi altra.</translation>
    </message>
    <message>
        <source>It fits the table, but the others do more in this hand.</source>
        <translation>Si adatta al tavolo, ma in questa mano le altre fanno di più.</translation>
    </message>
    <message>
        <source>The pile brings less than a new card.</source>
        <translation>Gli scarti rendono meno di una carta nuova.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: a pot follows.</source>
        <translation>Tutte le carte della mano si possono calare, e scartare quella pescata: arriva un pozzetto.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: that ends the hand.</source>
        <translation>Tutte le carte della mano si possono calare, e scartare quella pescata: così finisce la smazzata.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of your side.</source>
        <translation>Nessuna carta degli scarti serve a un gioco della tua parte.</translation>
    </message>
    <message>
        <source>The fewer cards the hand holds, the sooner it takes a pot.</source>
        <translation>Meno carte ha la mano, prima prende un pozzetto.</translation>
    </message>
    <message>
        <source>This card goes well with the hand.</source>
        <translation>Questa carta sta bene con la mano.</translation>
    </message>
    <message>
        <source>The next card is likely to be better.</source>
        <translation>La prossima carta sarà probabilmente migliore.</translation>
    </message>
    <message>
        <source>The {count} cards come into the hand at once, to be laid now or later.</source>
        <translation>Tutte e {count} le carte vengono subito in mano, da calare ora o più tardi.</translation>
    </message>
    <message>
        <source>The {card} is a known card, and the next player cannot take it any more.</source>
        <translation>La carta {card} è conosciuta, e chi gioca dopo non può più prenderla.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, and a pot follows.</source>
        <translation>Così la mano può vuotarsi in questo turno, e arriva un pozzetto.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, which ends the hand.</source>
        <translation>Così la mano può vuotarsi in questo turno, e la smazzata finisce.</translation>
    </message>
    <message>
        <source>Cards that can be laid at once: {cards}.</source>
        <translation>Carte che si possono calare subito: {cards}.</translation>
    </message>
    <message>
        <source>Left there, it would go with a meld of another side: {cards}.</source>
        <translation>Lasciata lì, servirebbe a un gioco degli avversari: {cards}.</translation>
    </message>
    <message>
        <source>The meld then has {count} of the seven cards that count extra.</source>
        <translation>Il gioco ha allora {count} delle sette carte che danno punti in più.</translation>
    </message>
    <message>
        <source>The empty hand takes a pot at once, and the turn goes on.</source>
        <translation>La mano vuota prende subito un pozzetto, e il turno continua.</translation>
    </message>
    <message>
        <source>What lies on the table counts for the side, what is left in the hand against it.</source>
        <translation>Quel che è sul tavolo conta a favore, quel che resta in mano contro.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay and add freely.</source>
        <translation>È la tua apertura: poi si può calare e attaccare liberamente.</translation>
    </message>
    <message>
        <source>A wildcard stays in the hand for later.</source>
        <translation>Una matta resta in mano per dopo.</translation>
    </message>
    <message>
        <source>A clean meld counts 200 points.</source>
        <translation>Un burraco pulito vale 200 punti.</translation>
    </message>
    <message>
        <source>A semi-clean meld counts 150 points.</source>
        <translation>Un burraco semipulito vale 150 punti.</translation>
    </message>
    <message>
        <source>Seven cards with a wildcard count 100 points.</source>
        <translation>Sette carte con una matta valgono 100 punti.</translation>
    </message>
    <message>
        <source>The last card leaves the hand, and a pot follows.</source>
        <translation>L’ultima carta lascia la mano, e arriva un pozzetto.</translation>
    </message>
    <message>
        <source>Going out counts 100 points and ends the hand.</source>
        <translation>Chiudere vale 100 punti e finisce la smazzata.</translation>
    </message>
    <message>
        <source>The {card} begins no meld with any other card of this hand.</source>
        <translation>La carta {card} non comincia un gioco con nessun’altra carta di questa mano.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of your side, but is worth more as the discard.</source>
        <translation>La carta {card} potrebbe aggiungersi a un gioco della tua parte, ma vale di più come scarto.</translation>
    </message>
    <message>
        <source>Every other card is worth more to keep, or goes with a meld of the others.</source>
        <translation>Ogni altra carta è meglio tenerla, o serve a un gioco degli altri.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side.</source>
        <translation>Non serve a nessun gioco degli avversari.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; the {card} would.</source>
        <translation>Non serve a nessun gioco degli avversari; la carta {card} sì.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; these cards would: {cards}.</source>
        <translation>Non serve a nessun gioco degli avversari; queste carte sì: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay and add freely.</source>
        <translation>È l’apertura della parte di {name}: poi si può calare e attaccare liberamente.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of {name}’s side.</source>
        <translation>Nessuna carta degli scarti serve a un gioco della parte di {name}.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of {name}’s side, but is worth more as the discard.</source>
        <translation>La carta {card} potrebbe aggiungersi a un gioco della parte di {name}, ma vale di più come scarto.</translation>
    </message>
    <message>
        <source>Before the melds-down the top discard can be taken for them alone.</source>
        <translation>Prima dell’apertura lo scarto in cima si può prendere solo per aprire.</translation>
    </message>
    <message>
        <source>The hand can lay its melds-down without the top discard.</source>
        <translation>La mano può fare la sua apertura senza lo scarto in cima.</translation>
    </message>
    <message>
        <source>Cards of the hand that begin a meld with the {card}: {cards}.</source>
        <translation>Carte della mano che cominciano un gioco con {card}: {cards}.</translation>
    </message>
    <message>
        <source>It is large enough with a joker that lies on the table.</source>
        <translation>Basta con un jolly che sta sul tavolo.</translation>
    </message>
    <message>
        <source>The {card} can be swapped at once for a joker on the table.</source>
        <translation>La carta {card} si può scambiare subito con un jolly sul tavolo.</translation>
    </message>
    <message>
        <source>An unknown card is worth more than the top discard.</source>
        <translation>Una carta ignota vale più dello scarto in cima.</translation>
    </message>
    <message>
        <source>The {card} can be laid at once.</source>
        <translation>La carta {card} si può calare subito.</translation>
    </message>
    <message>
        <source>Without a melds-down the hand costs a hundred points.</source>
        <translation>Senza apertura la smazzata costa cento punti.</translation>
    </message>
    <message>
        <source>Cards on the table cost nothing when the hand ends.</source>
        <translation>Le carte sul tavolo non costano nulla a fine smazzata.</translation>
    </message>
    <message>
        <source>It fits there, and no meld of the hand needs it.</source>
        <translation>Lì va bene, e nessuna combinazione della mano ne ha bisogno.</translation>
    </message>
    <message>
        <source>A joker is worth more than the {card}, and costs less if it is left over.</source>
        <translation>Un jolly vale più di {card}, e costa meno se avanza.</translation>
    </message>
    <message>
        <source>An announced joker costs 2 points if it is left over, another one 25.</source>
        <translation>Un jolly annunciato costa 2 punti se avanza, un altro 25.</translation>
    </message>
    <message>
        <source>The next player could lay these off: {cards}.</source>
        <translation>Il prossimo giocatore potrebbe attaccare queste: {cards}.</translation>
    </message>
    <message>
        <source>The next player could swap these for a joker: {cards}.</source>
        <translation>Il prossimo giocatore potrebbe scambiare queste con un jolly: {cards}.</translation>
    </message>
    <message>
        <source>Points it comes to, played out with such hands as the others may hold: about {points}.</source>
        <translation>Punti attesi, giocando con le mani che gli altri possono avere: circa {points}.</translation>
    </message>
    <message>
        <source>Whoever is doubled here is likely to do worse than this hand.</source>
        <translation>Chi è contrato qui farà probabilmente peggio di questa mano.</translation>
    </message>
    <message>
        <source>A double of the declarer is still owed in this round.</source>
        <translation>In questo giro si deve ancora un contro al dichiarante.</translation>
    </message>
    <message>
        <source>Nobody is likely to do clearly worse than this hand.</source>
        <translation>Nessuno farà probabilmente molto peggio di questa mano.</translation>
    </message>
    <message>
        <source>It opens the way for other cards of this hand.</source>
        <translation>Apre la strada ad altre carte di questa mano.</translation>
    </message>
    <message>
        <source>More of this hand can follow in this suit, once others have laid between.</source>
        <translation>In questo seme possono seguire altre carte di questa mano, quando gli altri avranno messo quelle di mezzo.</translation>
    </message>
    <message>
        <source>No other card of this hand waits in its suit.</source>
        <translation>Nessun’altra carta di questa mano aspetta nel suo seme.</translation>
    </message>
    <message>
        <source>Suits that only this hand can begin stay shut meanwhile.</source>
        <translation>I semi che solo questa mano può aprire restano chiusi intanto.</translation>
    </message>
    <message>
        <source>The cards that are kept back hold the others up.</source>
        <translation>Le carte trattenute bloccano gli altri.</translation>
    </message>
    <message>
        <source>No card of this hand can be laid.</source>
        <translation>Nessuna carta di questa mano si può posare.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player gains more often than not.</source>
        <translation>Giocando con le mani che gli altri possono avere, il solista guadagna più spesso di quanto perda.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player loses too much with this hand.</source>
        <translation>Giocando con le mani che gli altri possono avere, con questa mano il solista perde troppo.</translation>
    </message>
    <message>
        <source>Card points that are laid away count for the Player: {points}.</source>
        <translation>I punti delle carte messe via contano per il solista: {points}.</translation>
    </message>
    <message>
        <source>A suit is emptied, which can be trumped from now on.</source>
        <translation>Si svuota un seme, che d’ora in poi si può tagliare.</translation>
    </message>
    <message>
        <source>What takes tricks stays in the hand.</source>
        <translation>Ciò che fa prese resta in mano.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Non si può giocare nessun’altra carta.</translation>
    </message>
    <message>
        <source>Nobody plays after it, so that it takes the trick.</source>
        <translation>Nessuno gioca dopo, così prende la presa.</translation>
    </message>
    <message>
        <source>No card that may be in another hand beats it.</source>
        <translation>Nessuna carta che può essere in un’altra mano la batte.</translation>
    </message>
    <message>
        <source>It takes the trick unless a later card beats it.</source>
        <translation>Prende la presa, se nessuna carta giocata dopo la batte.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with one.</source>
        <translation>Chi ha briscole deve rispondere con una di esse.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with the highest one, if that beats it.</source>
        <translation>Chi ha briscole deve rispondere con la più alta, se la supera.</translation>
    </message>
    <message>
        <source>Higher trumps of this hand are kept for later tricks.</source>
        <translation>Le briscole più alte di questa mano restano per prese successive.</translation>
    </message>
    <message>
        <source>No higher card of its suit can be in another hand: only a trump beats it.</source>
        <translation>Nessuna carta più alta del suo seme può essere in un’altra mano: solo una briscola la batte.</translation>
    </message>
    <message>
        <source>It may lose the trick, but other cards are worth more to keep.</source>
        <translation>Può perdere la presa, ma conviene di più tenere altre carte.</translation>
    </message>
    <message>
        <source>The partner of this hand has the trick so far.</source>
        <translation>Finora la presa è del compagno di questa mano.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and other cards are worth more to keep.</source>
        <translation>Non può prendere questa presa, e conviene di più tenere altre carte.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and a higher card of its suit may take another.</source>
        <translation>Non può prendere questa presa, e una carta più alta del suo seme può prenderne un’altra.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and no trump is spent on it.</source>
        <translation>Non può prendere questa presa, e non ci si spende nessuna briscola.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower cards of its suit are left for later.</source>
        <translation>Resta sotto la carta che finora prende la presa, e carte più basse del suo seme restano per dopo.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower trumps are left for later.</source>
        <translation>Resta sotto la carta che finora prende la presa, e briscole più basse restano per dopo.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no dearer one later.</source>
        <translation>Se prende questa presa, non può prenderne una più cara dopo.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no other one later.</source>
        <translation>Se prende questa presa, non può prenderne un’altra dopo.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no dearer one later.</source>
        <translation>Prende questa presa e non può prenderne una più cara dopo.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no other one later.</source>
        <translation>Prende questa presa e non può prenderne un’altra dopo.</translation>
    </message>
    <message>
        <source>Lower cards of its suit are left for later.</source>
        <translation>Carte più basse del suo seme restano per dopo.</translation>
    </message>
    <message>
        <source>Lower trumps are left for later.</source>
        <translation>Briscole più basse restano per dopo.</translation>
    </message>
    <message>
        <source>This hand has no other card of its suit, and can throw any card on that suit from now on.</source>
        <translation>Questa mano non ha altre carte del suo seme, e d’ora in poi può scartare qualsiasi carta su quel seme.</translation>
    </message>
    <message>
        <source>Whoever takes this trick has to take this card with its points.</source>
        <translation>Chi prende questa presa deve prendere anche questa carta, con i suoi punti.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and may take a dearer one later.</source>
        <translation>Non può prendere questa presa, e potrebbe prenderne una più cara dopo.</translation>
    </message>
    <message>
        <source>The {card} is guarded by lower cards of its suit.</source>
        <translation>La carta {card} è protetta da carte più basse del suo seme.</translation>
    </message>
    <message>
        <source>It cannot take this trick.</source>
        <translation>Non può prendere questa presa.</translation>
    </message>
    <message>
        <source>The trick lies with the partner of this hand, and its points are safe there.</source>
        <translation>La presa è del compagno di questa mano, e lì i punti sono al sicuro.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far.</source>
        <translation>Resta sotto la carta che finora prende la presa.</translation>
    </message>
    <message>
        <source>Every card of its suit that may be in another hand is higher.</source>
        <translation>Ogni carta del suo seme che può essere in un’altra mano è più alta.</translation>
    </message>
    <message>
        <source>Every card that may be played beats the trick so far.</source>
        <translation>Ogni carta che si può giocare batte la presa così com’è.</translation>
    </message>
    <message>
        <source>It is not likely to take the trick.</source>
        <translation>È poco probabile che prenda la presa.</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something in the program went wrong. What was played is saved; the log tells more: {log}</source>
        <translation>Qualcosa nel programma è andato storto. Quel che è stato giocato è salvato; il registro dice di più: {log}</translation>
    </message>
    <message>
        <source>There is no unfinished match to resume.</source>
        <translation>Non c’è nessuna partita in corso da riprendere.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>No queens</source>
        <translation>Niente donne</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Niente prese</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Niente cuori</translation>
    </message>
    <message>
        <source>No king of hearts</source>
        <translation>Niente re di cuori</translation>
    </message>
    <message>
        <source>No last two</source>
        <translation>Niente ultime due</translation>
    </message>
    <message>
        <source>Trump in {suit}</source>
        <translation>Briscola {suit}</translation>
    </message>
    <message>
        <source>Dominoes from {rank}</source>
        <translation>Domino da {rank}</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>ha dichiarato niente donne</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>ha dichiarato niente prese</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>ha dichiarato niente cuori</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>ha dichiarato niente re di cuori</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>ha dichiarato niente ultime due</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>ha dichiarato briscola {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>ha dichiarato domino da {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>ha contrato {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>ha contrato {first} e {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>ha contrato {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>ha surcontrato {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>ha surcontrato {first} e {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>ha surcontrato {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>ha messo giù {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>ha finito il turno</translation>
    </message>
    <message>
        <source>Name no queens</source>
        <translation>Dichiara niente donne</translation>
    </message>
    <message>
        <source>Name no tricks</source>
        <translation>Dichiara niente prese</translation>
    </message>
    <message>
        <source>Name no hearts</source>
        <translation>Dichiara niente cuori</translation>
    </message>
    <message>
        <source>Name no king of hearts</source>
        <translation>Dichiara niente re di cuori</translation>
    </message>
    <message>
        <source>Name no last two</source>
        <translation>Dichiara niente ultime due</translation>
    </message>
    <message>
        <source>Name trump in {suit}</source>
        <translation>Dichiara briscola {suit}</translation>
    </message>
    <message>
        <source>Name dominoes from {rank}</source>
        <translation>Dichiara domino da {rank}</translation>
    </message>
    <message>
        <source>Double {seats}</source>
        <translation>Contra {seats}</translation>
    </message>
    <message>
        <source>Redouble {seats}</source>
        <translation>Surcontra {seats}</translation>
    </message>
    <message>
        <source>Double {seats}, and redouble {others}</source>
        <translation>Contra {seats}, e surcontra {others}</translation>
    </message>
    <message>
        <source>Pass, and double nobody</source>
        <translation>Passa, senza contrare nessuno</translation>
    </message>
    <message>
        <source>Lay the {card}</source>
        <translation>Metti giù {card}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finisci il turno</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>Metti giù {card}</translation>
    </message>
    <message>
        <source>Maximum: everybody</source>
        <translation>Massimo: tutti</translation>
    </message>
    <message>
        <source>{who} (redouble)</source>
        <translation>{who} (surcontro)</translation>
    </message>
    <message>
        <source>{turn}: name a contract.</source>
        <translation>{turn}: dichiara un contratto.</translation>
    </message>
    <message>
        <source>{turn}: double or pass.</source>
        <translation>{turn}: contra o passa.</translation>
    </message>
    <message>
        <source>{turn}: a double of the declarer is owed in this hand.</source>
        <translation>{turn}: in questa smazzata il dichiarante va contrato.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled, or pass.</source>
        <translation>{turn}: surcontra chi ha contrato, o passa.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled since, or pass.</source>
        <translation>{turn}: surcontra chi ha contrato nel frattempo, o passa.</translation>
    </message>
    <message>
        <source>Doubles of the declarer still owed in this round: {owed}.</source>
        <translation>Contro al dichiarante ancora dovuti in questo giro: {owed}.</translation>
    </message>
    <message>
        <source>{turn}: lead a card, but no heart.</source>
        <translation>{turn}: esci con una carta, ma non di cuori.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with the highest.</source>
        <translation>{turn}: è uscita briscola. Rispondi con la più alta.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with one that wins the trick.</source>
        <translation>{turn}: è uscita briscola. Rispondi con una che vince la presa.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play a trump that wins the trick.</source>
        <translation>{turn}: manca il seme d’uscita. Gioca una briscola che vince la presa.</translation>
    </message>
    <message>
        <source>{turn}: lay a card.</source>
        <translation>{turn}: metti giù una carta.</translation>
    </message>
    <message>
        <source>{turn}: lay a card, or pass, which only the first turn allows.</source>
        <translation>{turn}: metti giù una carta, o passa, che è concesso solo al primo turno.</translation>
    </message>
    <message>
        <source>{turn}: lay another card or end the turn.</source>
        <translation>{turn}: metti giù un’altra carta o finisci il turno.</translation>
    </message>
    <message>
        <source>{turn}: no card fits. Pass.</source>
        <translation>{turn}: nessuna carta va bene. Passa.</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negativi</translation>
    </message>
    <message>
        <source>Trump in</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Dominoes from</source>
        <translation>Domino da</translation>
    </message>
    <message>
        <source>Double {first}</source>
        <translation>Contra {first}</translation>
    </message>
    <message>
        <source>Double {first} and {second}</source>
        <translation>Contra {first} e {second}</translation>
    </message>
    <message>
        <source>Double {first}, {second} and {third}</source>
        <translation>Contra {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>Redouble {first}</source>
        <translation>Surcontra {first}</translation>
    </message>
    <message>
        <source>Redouble {first} and {second}</source>
        <translation>Surcontra {first} e {second}</translation>
    </message>
    <message>
        <source>Redouble {first}, {second} and {third}</source>
        <translation>Surcontra {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} e {third}</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Over a list of players, one of whom is chosen.</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Surcontra</translation>
    </message>
    <message>
        <source>Double two</source>
        <translation>Contra due</translation>
    </message>
    <message>
        <source>Redouble two</source>
        <translation>Surcontra due</translation>
    </message>
    <message>
        <source>♣ clubs</source>
        <translation>♣ fiori</translation>
    </message>
    <message>
        <source>♦ diamonds</source>
        <translation>♦ quadri</translation>
    </message>
    <message>
        <source>♥ hearts</source>
        <translation>♥ cuori</translation>
    </message>
    <message>
        <source>♠ spades</source>
        <translation>♠ picche</translation>
    </message>
    <message>
        <source>{card} does not go on here. Lay it at its own end of the row.</source>
        <translation>{card} non va da questa parte. Mettila all’altro capo della fila.</translation>
    </message>
    <message>
        <source>The contract comes first. Name one.</source>
        <translation>Prima viene il contratto. Dichiarane uno.</translation>
    </message>
    <message>
        <source>This is the doubling. Double somebody or pass.</source>
        <translation>È il momento dei contro. Contra qualcuno o passa.</translation>
    </message>
    <message>
        <source>You have been doubled. Redouble or pass.</source>
        <translation>Ti hanno contrato. Surcontra o passa.</translation>
    </message>
    <message>
        <source>This contract is played in tricks. Play a card.</source>
        <translation>Questo contratto si gioca a prese. Gioca una carta.</translation>
    </message>
    <message>
        <source>These are dominoes. Lay a card on a foundation.</source>
        <translation>È un domino. Metti una carta su una base.</translation>
    </message>
    <message>
        <source>You have named this contract before. Choose one that is left.</source>
        <translation>Hai già dichiarato questo contratto. Scegline uno che resta.</translation>
    </message>
    <message>
        <source>Name one seat at least, or pass.</source>
        <translation>Indica almeno un posto, o passa.</translation>
    </message>
    <message>
        <source>A seat is named twice. Once is enough.</source>
        <translation>Un posto è indicato due volte. Una basta.</translation>
    </message>
    <message>
        <source>There are four seats, 0 to 3.</source>
        <translation>I posti sono quattro, da 0 a 3.</translation>
    </message>
    <message>
        <source>Nobody doubles themselves. Name another seat.</source>
        <translation>Nessuno contra sé stesso. Indica un altro posto.</translation>
    </message>
    <message>
        <source>In a positive contract only the declarer is doubled. Name the declarer alone, or pass.</source>
        <translation>In un contratto positivo si contra solo il dichiarante. Indica solo lui, o passa.</translation>
    </message>
    <message>
        <source>The declarer redoubles only players who have doubled the declarer. Name one of these, or pass.</source>
        <translation>Il dichiarante surcontra solo chi lo ha contrato. Indica uno di questi, o passa.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled you after your turn. Name one of these, or pass.</source>
        <translation>In risposta si surcontra solo chi ti ha contrato dopo il tuo turno. Indica uno di questi, o passa.</translation>
    </message>
    <message>
        <source>You double the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>In ogni giro contri il dichiarante due volte, e questa è una delle ultime smazzate per farlo. Contra il dichiarante.</translation>
    </message>
    <message>
        <source>Hearts are led only from a hand of nothing but hearts. Lead another suit.</source>
        <translation>Si esce a cuori solo con una mano di soli cuori. Esci con un altro seme.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play your highest, the {card}.</source>
        <translation>Puoi superare le briscole della presa. Gioca la tua più alta, {card}.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play a trump that does.</source>
        <translation>Puoi superare le briscole della presa. Gioca una briscola che lo fa.</translation>
    </message>
    <message>
        <source>You have none of the suit led. Play a trump that wins the trick.</source>
        <translation>Non hai il seme d’uscita. Gioca una briscola che vince la presa.</translation>
    </message>
    <message>
        <source>The {card} fits no foundation yet. Lay one that is next in its suit.</source>
        <translation>La carta {card} non va ancora su nessuna base. Mettine una che segue nel suo seme.</translation>
    </message>
    <message>
        <source>Here nothing goes above an ace or below a two. Lay another card.</source>
        <translation>Qui non si va oltre l’asso né sotto il due. Metti un’altra carta.</translation>
    </message>
    <message>
        <source>You have a card that fits. Lay it.</source>
        <translation>Hai una carta che va bene. Mettila giù.</translation>
    </message>
    <message>
        <source>You have laid a card. Lay another, or end your turn.</source>
        <translation>Hai messo giù una carta. Mettine un’altra, o finisci il turno.</translation>
    </message>
    <message>
        <source>A turn ends after one card at least. Lay one, or pass if none fits.</source>
        <translation>Un turno finisce dopo almeno una carta. Mettine una, o passa se nessuna va bene.</translation>
    </message>
    <message>
        <source>{name} has been doubled. Redouble or pass.</source>
        <translation>Hanno contrato {name}. Surcontra o passa.</translation>
    </message>
    <message>
        <source>{name} has named this contract before. Choose one that is left.</source>
        <translation>{name} ha già dichiarato questo contratto. Scegline uno che resta.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass.</source>
        <translation>In risposta si surcontra solo chi ha contrato {name} dopo il turno di {name}. Indica uno di questi, o passa.</translation>
    </message>
    <message>
        <source>{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>In ogni giro {name} contra il dichiarante due volte, e questa è una delle ultime smazzate per farlo. Contra il dichiarante.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. The {card} is due, the highest.</source>
        <translation>{name} può superare le briscole della presa. Si gioca la più alta, {card}.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. Play a trump that does.</source>
        <translation>{name} può superare le briscole della presa. Gioca una briscola che lo fa.</translation>
    </message>
    <message>
        <source>{name} has none of the suit led. Play a trump that wins the trick.</source>
        <translation>{name} non ha il seme d’uscita. Gioca una briscola che vince la presa.</translation>
    </message>
    <message>
        <source>{name} has a card that fits. Lay it.</source>
        <translation>{name} ha una carta che va bene. Mettila giù.</translation>
    </message>
    <message>
        <source>{name} has laid a card. Lay another, or end the turn.</source>
        <translation>{name} ha messo giù una carta. Mettine un’altra, o finisci il turno.</translation>
    </message>
    <message>
        <source>There is no such contract. The seven are: {names}.</source>
        <translation>Questo contratto non esiste. I sette sono: {names}.</translation>
    </message>
    <message>
        <source>The trump suit is C, D, H or S.</source>
        <translation>Il seme di briscola è C, D, H o S.</translation>
    </message>
    <message>
        <source>The starting rank is one of A 2 3 4 5 6 7 8 9 T J Q K.</source>
        <translation>Il valore di partenza è uno fra A 2 3 4 5 6 7 8 9 T J Q K.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Whoever is doubled by somebody speaking later is asked again and may redouble.</source>
        <translation>Chi è contrato da qualcuno che parla dopo viene interpellato di nuovo e può surcontrare.</translation>
    </message>
    <message>
        <source>Everybody doubles and redoubles in one turn only.</source>
        <translation>Ognuno contra e surcontra in un turno solo.</translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation>Quando si esce a briscola</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays the highest trump of the hand.</source>
        <translation>Chi può superare le briscole della presa gioca la più alta che ha in mano.</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays any trump that does.</source>
        <translation>Chi può superare le briscole della presa gioca una qualsiasi che lo fa.</translation>
    </message>
    <message>
        <source>Dominoes round the corner</source>
        <translation>Domino oltre l’asso</translation>
    </message>
    <message>
        <source>Above an ace comes the two, and below a two the ace.</source>
        <translation>Sopra l’asso viene il due, e sotto il due l’asso.</translation>
    </message>
    <message>
        <source>Nothing goes above an ace or below a two.</source>
        <translation>Nulla va oltre l’asso né sotto il due.</translation>
    </message>
    <message>
        <source>A turn in dominoes</source>
        <translation>Un turno di domino</translation>
    </message>
    <message>
        <source>A turn is one card or several, as many as one likes.</source>
        <translation>Un turno è una carta o più, quante se ne vogliono.</translation>
    </message>
    <message>
        <source>A turn is one card.</source>
        <translation>Un turno è una carta.</translation>
    </message>
    <message>
        <source>As clubs play</source>
        <translation>Come si gioca nei circoli</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52 cards.</source>
        <translation>Il mazzo non è di 52 carte.</translation>
    </message>
    <message>
        <source>The deal moves on after seven hands: seat {seat} deals this hand.</source>
        <translation>Il mazziere cambia ogni sette smazzate: questa la dà il posto {seat}.</translation>
    </message>
    <message>
        <source>all tricks taken</source>
        <translation>tutte le prese giocate</translation>
    </message>
    <message>
        <source>the last card that counts was taken</source>
        <translation>presa l’ultima carta che conta</translation>
    </message>
    <message>
        <source>three are rid of all cards</source>
        <translation>in tre hanno finito le carte</translation>
    </message>
    <message>
        <source>{contract}: all tricks are taken</source>
        <translation>{contract}: tutte le prese sono fatte</translation>
    </message>
    <message>
        <source>{contract}: the last card that counts is taken</source>
        <translation>{contract}: l’ultima carta che conta è presa</translation>
    </message>
    <message>
        <source>{contract}: three players are rid of their cards</source>
        <translation>{contract}: in tre hanno finito le carte</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Hearts without the ace</source>
        <translation>Cuori senza l’asso</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Asso di cuori</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Re di cuori</translation>
    </message>
    <message>
        <source>Twelfth trick</source>
        <translation>Dodicesima presa</translation>
    </message>
    <message>
        <source>Thirteenth trick</source>
        <translation>Tredicesima presa</translation>
    </message>
    <message>
        <source>Order of going out</source>
        <translation>Ordine di chiusura</translation>
    </message>
    <message>
        <source>{one} against {other}, doubled</source>
        <translation>{one} contro {other}, contrato</translation>
    </message>
    <message>
        <source>{one} against {other}, redoubled</source>
        <translation>{one} contro {other}, surcontrato</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>dichiarante</translation>
    </message>
    <message>
        <source>declared by {who}</source>
        <translation>dichiarante {who}</translation>
    </message>
    <message>
        <source>Contracts: ✓ named, ○ left</source>
        <translation>Contratti: ✓ dichiarati, ○ restano</translation>
    </message>
    <message>
        <source>Doubles owed</source>
        <translation>Contro dovuti</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Briscola</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>briscola</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Niente re</translation>
    </message>
    <message>
        <source>each queen</source>
        <translation>ogni donna</translation>
    </message>
    <message>
        <source>each trick</source>
        <translation>ogni presa</translation>
    </message>
    <message>
        <source>hearts, ace −6</source>
        <translation>cuori, asso −6</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>re di cuori</translation>
    </message>
    <message>
        <source>last two tricks</source>
        <translation>ultime due prese</translation>
    </message>
    <message>
        <source>in order of going out</source>
        <translation>a chi finisce prima</translation>
    </message>
    <message>
        <source>{who} declares, each queen −6</source>
        <translation>dichiara {who}, ogni donna −6</translation>
    </message>
    <message>
        <source>{who} declares, each trick −2</source>
        <translation>dichiara {who}, ogni presa −2</translation>
    </message>
    <message>
        <source>{who} declares, −2, ace −6</source>
        <translation>dichiara {who}, −2, asso −6</translation>
    </message>
    <message>
        <source>{who} declares, K♥ −20</source>
        <translation>dichiara {who}, K♥ −20</translation>
    </message>
    <message>
        <source>{who} declares, −10 and −20</source>
        <translation>dichiara {who}, −10 e −20</translation>
    </message>
    <message>
        <source>{who} declares, each trick +5</source>
        <translation>dichiara {who}, ogni presa +5</translation>
    </message>
    <message>
        <source>{who} declares, 45 20 5 −5</source>
        <translation>dichiara {who}, 45 20 5 −5</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} di {all}</translation>
    </message>
    <message>
        <source>{count} of 13 tricks</source>
        <translation>{count} di 13 prese</translation>
    </message>
    <message>
        <source>K♥ not yet fallen</source>
        <translation>K♥ non ancora caduto</translation>
    </message>
    <message>
        <source>{who} has taken the K♥</source>
        <translation>{who} ha preso il K♥</translation>
    </message>
    <message>
        <source>K♥ lies in the trick</source>
        <translation>K♥ è nella presa</translation>
    </message>
    <message>
        <source>{count} of 52 laid</source>
        <translation>{count} di 52 posate</translation>
    </message>
    <message>
        <source>owes one double</source>
        <translation>deve un contro</translation>
    </message>
    <message>
        <source>owes {count} doubles</source>
        <translation>deve {count} contro</translation>
    </message>
    <message>
        <source>Each suit has a foundation of its own. Lay the card on that of its suit.</source>
        <translation>Ogni seme ha la sua base. Metti la carta su quella del suo seme.</translation>
    </message>
</context>
<context>
    <name>barracan</name>
    <message>
        <source>took a trick with {card}</source>
        <translation>ha fatto una presa con {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>ha raccolto la {pile} per {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>ha raccolto la {pile} per {meld} e ancora {more}</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>ha calato {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>ha calato {meld} e {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>ha calato {meld}, {other} e ancora {more}</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>What is picked up: “picked up your pile for …”, “Pick up your pile and lay …”; so the next five too.</extracomment>
        <translation>tua pila</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>pila di {name}</translation>
    </message>
    <message>
        <source>Pass, which ends the hand</source>
        <translation>Passa: la smazzata finisce</translation>
    </message>
    <message>
        <source>Pick up {pile} and lay {melds}</source>
        <translation>Raccogli la {pile} e cala {melds}</translation>
    </message>
    <message>
        <source>Take the trick {cards} with the {card}</source>
        <translation>Fa’ la presa {cards} con {card}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}</source>
        <translation>Fa’ un’uscita lampo con {melds}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}, and discard the {card}</source>
        <translation>Fa’ un’uscita lampo con {melds}, e scarta {card}</translation>
    </message>
    <message>
        <source>Discard the {card} on your pile</source>
        <translation>Scarta {card} sulla tua pila</translation>
    </message>
    <message>
        <source>Discard the {card} on your second pile</source>
        <translation>Scarta {card} sulla tua seconda pila</translation>
    </message>
    <message>
        <source>Discard the {card} on the neutral pile</source>
        <translation>Scarta {card} sulla pila neutra</translation>
    </message>
    <message>
        <source>Discard the {card} and meld out</source>
        <translation>Scarta {card} e chiudi</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>tua seconda pila</translation>
    </message>
    <message>
        <source>a ladder {cards}</source>
        <translation>uno scalone {cards}</translation>
    </message>
    <message>
        <source>{cards} on the ladder</source>
        <translation>{cards} sullo scalone</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s pile</source>
        <translation>Scarta {card} sulla pila di {name}</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s second pile</source>
        <translation>Scarta {card} sulla seconda pila di {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>seconda pila di {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>pila neutra</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>ha fatto un’uscita lampo</translation>
    </message>
    <message>
        <source>a ladder of {count} cards</source>
        <translation>uno scalone di {count} carte</translation>
    </message>
    <message>
        <source>{name} completes a ladder: +{points}</source>
        <translation>{name} completa uno scalone: +{points}</translation>
    </message>
    <message>
        <source>{name} completes a royal ladder: +{points}</source>
        <translation>{name} completa uno scalone reale: +{points}</translation>
    </message>
    <message>
        <source>evens or odds {cards}</source>
        <translation>pari o dispari {cards}</translation>
    </message>
    <message>
        <source>opposites {cards}</source>
        <translation>opposti {cards}</translation>
    </message>
    <message>
        <source>a triplet {cards}</source>
        <translation>un tris {cards}</translation>
    </message>
    <message>
        <source>a family {cards}</source>
        <translation>una famiglia {cards}</translation>
    </message>
    <message>
        <source>Opening: two categories at once</source>
        <translation>Apertura: due categorie insieme</translation>
    </message>
    <message>
        <source>Add the hand cards that make a triplet, a run or a family with it.</source>
        <translation>Aggiungi le carte della mano che fanno con lei un tris, una scala o una famiglia.</translation>
    </message>
    <message>
        <source>The hand holds no ladder that could be laid here. Try a category alone.</source>
        <translation>Con questa mano qui non si può calare nessuno scalone. Prova una categoria da sola.</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>The first category uses the top card</source>
        <translation>La prima categoria usa la carta in cima</translation>
    </message>
    <message>
        <source>Lay down {count}, 1 point</source>
        <translation>Cala {count}, 1 punto</translation>
    </message>
    <message>
        <source>Lay on the ladder, {points} points</source>
        <translation>Cala sullo scalone, punti {points}</translation>
    </message>
    <message>
        <source>Lay on the ladder, 1 point</source>
        <translation>Cala sullo scalone, 1 punto</translation>
    </message>
    <message>
        <source>Lay the ladder, {points} points</source>
        <translation>Cala lo scalone, punti {points}</translation>
    </message>
    <message>
        <source>Lay the ladder, 1 point</source>
        <translation>Cala lo scalone, 1 punto</translation>
    </message>
    <message>
        <source>Pick up and lay {count}, {points} points</source>
        <translation>Raccogli e cala {count}, punti {points}</translation>
    </message>
    <message>
        <source>Lay {count} and meld out, {points} points</source>
        <translation>Cala {count} e chiudi, punti {points}</translation>
    </message>
    <message>
        <source>Flash exit, {points} points</source>
        <translation>Uscita lampo, punti {points}</translation>
    </message>
    <message>
        <source>{action}, as {meld}</source>
        <translation>{action}, come {meld}</translation>
    </message>
    <message>
        <source>{action}, all as evens or odds</source>
        <translation>{action}, tutti come pari o dispari</translation>
    </message>
    <message>
        <source>{action}, without evens or odds</source>
        <translation>{action}, senza pari o dispari</translation>
    </message>
    <message>
        <source>{action}, without opposites</source>
        <translation>{action}, senza opposti</translation>
    </message>
    <message>
        <source>{action}, without a triplet</source>
        <translation>{action}, senza tris</translation>
    </message>
    <message>
        <source>{action}, without a run</source>
        <translation>{action}, senza scala</translation>
    </message>
    <message>
        <source>{action}, without a family</source>
        <translation>{action}, senza famiglia</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but ladder {number} can grow. Choose that one.</source>
        <translation>Dalla mano qui non si può calare nulla, ma lo scalone {number} può crescere. Scegli quello.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but a new ladder can begin. Choose New.</source>
        <translation>Dalla mano qui non si può calare nulla, ma si può iniziare un nuovo scalone. Scegli Nuovo.</translation>
    </message>
    <message>
        <source>Evens or odds</source>
        <translation>Pari o dispari</translation>
    </message>
    <message>
        <source>{turn}: draw or pick up a pile.</source>
        <translation>{turn}: pesca o raccogli una pila.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a trick.</source>
        <translation>{turn}: pesca o fa’ una presa.</translation>
    </message>
    <message>
        <source>{turn}: draw, pick up a pile or take a trick.</source>
        <translation>{turn}: pesca, raccogli una pila o fa’ una presa.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pass to end the hand.</source>
        <translation>{turn}: il tallone è finito. Passa per finire la smazzata.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pick up, take a trick or pass.</source>
        <translation>{turn}: il tallone è finito. Raccogli, fa’ una presa o passa.</translation>
    </message>
    <message>
        <source>Meld or discard.</source>
        <translation>Cala o scarta.</translation>
    </message>
    <message>
        <source>Opening takes two categories at once.</source>
        <translation>Per aprire servono due categorie insieme.</translation>
    </message>
    <message>
        <source>Discard to the second pile: it is the shorter.</source>
        <translation>Scarta sulla seconda pila: è la più corta.</translation>
    </message>
    <message>
        <source>Discard to the neutral pile: it is the shorter.</source>
        <translation>Scarta sulla pila neutra: è la più corta.</translation>
    </message>
    <message>
        <source>The side has a complete set and may meld out.</source>
        <translation>La parte ha una serie completa e può chiudere.</translation>
    </message>
    <message>
        <source>With one card hardly anything can be melded any more.</source>
        <translation>Con una sola carta non si può quasi più calare nulla.</translation>
    </message>
    <message>
        <source>Discard {card} and meld out</source>
        <translation>Scarta {card} e chiudi</translation>
    </message>
    <message>
        <source>Pick up with {card}</source>
        <translation>Raccogli con {card}</translation>
    </message>
    <message>
        <source>Take trick, {points} points</source>
        <translation>Fa’ la presa, {points} punti</translation>
    </message>
    <message>
        <source>Lay {name}, {points} points</source>
        <translation>Cala {name}, {points} punti</translation>
    </message>
    <message>
        <source>Lay {name}, 1 point</source>
        <translation>Cala {name}, 1 punto</translation>
    </message>
    <message>
        <source>Trick in {suit}: choose {missing} more.</source>
        <translation>Presa a {suit}: scegline ancora {missing}.</translation>
    </message>
    <message>
        <source>Trick in {suit}: all four cards are chosen.</source>
        <translation>Presa a {suit}: le quattro carte sono scelte.</translation>
    </message>
    <message>
        <source>A joker takes any trick: choose three cards of one suit.</source>
        <translation>Un jolly fa qualsiasi presa: scegli tre carte di un seme.</translation>
    </message>
    <message>
        <source>{count} chosen.</source>
        <translation>Scelte: {count}.</translation>
    </message>
    <message>
        <source>Pick up with {card}: choose the hand cards that go with it.</source>
        <translation>Raccogli con {card}: scegli le carte della mano che ci vanno insieme.</translation>
    </message>
    <message>
        <source>Pick up with {card}: all its cards are chosen.</source>
        <translation>Raccogli con {card}: tutte le carte sono scelte.</translation>
    </message>
    <message>
        <source>These cards fit on more than one pile. Choose the pile.</source>
        <translation>Queste carte vanno con più di una pila. Scegli la pila.</translation>
    </message>
    <message>
        <source>You hold no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>Non hai né tris né scala né famiglia con {card}, e nessuna presa prende un tappo. Scegli un’altra carta.</translation>
    </message>
    <message>
        <source>These cards make no triplet, run or family with the {card}, and no trick takes a stopper. Choose others.</source>
        <translation>Queste carte non fanno né tris né scala né famiglia con {card}, e nessuna presa prende un tappo. Scegline altre.</translation>
    </message>
    <message>
        <source>{name} holds no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>{name} non ha né tris né scala né famiglia con {card}, e nessuna presa prende un tappo. Scegli un’altra carta.</translation>
    </message>
    <message>
        <source>Take first: draw, pick up a pile or take a trick.</source>
        <translation>Prima prendi: pesca, raccogli una pila o fa’ una presa.</translation>
    </message>
    <message>
        <source>These cards make no trick. Choose one suit from the three open piles.</source>
        <translation>Queste carte non fanno una presa. Scegli un solo seme dalle tre pile aperte.</translation>
    </message>
    <message>
        <source>Not every open pile shows {suit}. Choose cards of a suit that all three show.</source>
        <translation>Non tutte e tre le pile aperte mostrano {suit}. Scegli un seme che si vede in tutte.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. You hold none.</source>
        <translation>La quarta carta deve superare le altre tre, o essere un jolly. Non ne hai.</translation>
    </message>
    <message>
        <source>You have taken already this turn. Meld or discard.</source>
        <translation>In questo turno hai già preso. Cala o scarta.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. {name} holds none.</source>
        <translation>La quarta carta deve superare le altre tre, o essere un jolly. {name} non ne ha.</translation>
    </message>
    <message>
        <source>{name} has taken already this turn. Meld or discard.</source>
        <translation>In questo turno {name} ha già preso. Cala o scarta.</translation>
    </message>
    <message>
        <source>You have taken already. Meld or discard.</source>
        <translation>Hai già preso. Cala o scarta.</translation>
    </message>
    <message>
        <source>The stock is empty. Pick up, take a trick or pass.</source>
        <translation>Il tallone è finito. Raccogli, fa’ una presa o passa.</translation>
    </message>
    <message>
        <source>Nobody passes while the stock has cards. Draw one, or pick up a pile or take a trick.</source>
        <translation>Nessuno passa finché il tallone ha carte. Pescane una, oppure raccogli una pila o fa’ una presa.</translation>
    </message>
    <message>
        <source>There is no pile {pile}. The four piles are 0 to 3.</source>
        <translation>La pila {pile} non c’è. Le quattro pile vanno da 0 a 3.</translation>
    </message>
    <message>
        <source>A trick takes one card from each of the three open piles. Choose one from each.</source>
        <translation>Una presa è di una carta da ognuna delle tre pile aperte. Scegline una da ognuna.</translation>
    </message>
    <message>
        <source>The pile has no card at {at}: positions count from 0 at the bottom.</source>
        <translation>La pila non ha una carta al posto {at}: i posti si contano da 0, dal fondo.</translation>
    </message>
    <message>
        <source>A stopper blocks the {card}. Choose a card above the stopper.</source>
        <translation>Un tappo blocca la carta {card}. Scegli una carta sopra il tappo.</translation>
    </message>
    <message>
        <source>The {card} is a stopper, which no trick takes. Choose a card above it.</source>
        <translation>La carta {card} è un tappo, che non entra mai in una presa. Scegli una carta sopra il tappo.</translation>
    </message>
    <message>
        <source>The three pile cards of a trick are of one suit. {cards} are not: change one.</source>
        <translation>Le tre carte delle pile sono di un solo seme. {cards} no: cambiane una.</translation>
    </message>
    <message>
        <source>The {card} does not beat the {highest}. Choose a higher card of the suit, or a joker.</source>
        <translation>La carta {card} non supera {highest}. Scegli una carta più alta dello stesso seme, o un jolly.</translation>
    </message>
    <message>
        <source>The {card} is not of the suit of the three. Choose a higher card of their suit, or a joker.</source>
        <translation>La carta {card} non è del seme delle altre tre. Scegli una carta più alta del loro seme, o un jolly.</translation>
    </message>
    <message>
        <source>A flash exit is for a side that has melded nothing before. Lay the melds without one.</source>
        <translation>L’uscita lampo è per chi non ha ancora calato nulla. Cala le combinazioni senza.</translation>
    </message>
    <message>
        <source>A flash exit follows a draw from the stock. Lay the melds without one.</source>
        <translation>L’uscita lampo segue una pescata dal tallone. Cala le combinazioni senza.</translation>
    </message>
    <message>
        <source>A flash exit lays all five types in one move. Add the types that are missing.</source>
        <translation>L’uscita lampo cala tutti e cinque i tipi in una mossa. Aggiungi i tipi che mancano.</translation>
    </message>
    <message>
        <source>A flash exit leaves one card at most, which is discarded with it. Lay more cards.</source>
        <translation>L’uscita lampo lascia al massimo una carta, che si scarta con lei. Cala più carte.</translation>
    </message>
    <message>
        <source>A flash exit discards the last card with it. Name the {card} as the discard.</source>
        <translation>L’uscita lampo scarta insieme l’ultima carta. Indica {card} come scarto.</translation>
    </message>
    <message>
        <source>Your own pile stays closed to you. The other three are open.</source>
        <translation>La tua pila per te resta chiusa. Le altre tre sono aperte.</translation>
    </message>
    <message>
        <source>This pile is empty. Choose another.</source>
        <translation>Questa pila è vuota. Scegline un’altra.</translation>
    </message>
    <message>
        <source>A joker in a pile is never taken in a trick. Choose another card.</source>
        <translation>Un jolly di una pila non entra mai in una presa. Scegli un’altra carta.</translation>
    </message>
    <message>
        <source>This match is played without flash exits. Lay the melds without one.</source>
        <translation>In questa partita non ci sono uscite lampo. Cala le combinazioni senza.</translation>
    </message>
    <message>
        <source>{name} has taken already. Meld or discard.</source>
        <translation>{name} ha già preso. Cala o scarta.</translation>
    </message>
    <message>
        <source>{name}’s own pile stays closed. The other three are open.</source>
        <translation>La pila di {name} resta chiusa. Le altre tre sono aperte.</translation>
    </message>
    <message>
        <source>Ladders take no jokers. Lay the joker in a triplet or run.</source>
        <translation>Negli scaloni non vanno jolly. Cala il jolly in un tris o in una scala.</translation>
    </message>
    <message>
        <source>A ladder has an arm. Lay its first card.</source>
        <translation>Uno scalone ha un braccio. Cala la sua prima carta.</translation>
    </message>
    <message>
        <source>Side cards lie beside an arm card. There is none at {row}.</source>
        <translation>Le carte laterali stanno accanto a una carta del braccio. In {row} non ce n’è.</translation>
    </message>
    <message>
        <source>A row belongs to one category only.</source>
        <translation>Una fila appartiene a una sola categoria.</translation>
    </message>
    <message>
        <source>A row has side cards. There are none at {row}.</source>
        <translation>Una fila ha carte laterali. In {row} non ce ne sono.</translation>
    </message>
    <message>
        <source>Cards lying in a ladder keep their places and categories. The arm grows at its ends.</source>
        <translation>Le carte di uno scalone tengono posti e categorie. Il braccio cresce alle estremità.</translation>
    </message>
    <message>
        <source>A ladder has 13 cards at most, not {size}. Take some back.</source>
        <translation>Uno scalone ha al massimo 13 carte, non {size}. Riprendine qualcuna.</translation>
    </message>
    <message>
        <source>An arm begins at the top with an ace, a king or a number from 10 to 3, not with the {card}.</source>
        <translation>In alto un braccio comincia con un asso, un re o un numero dal 10 al 3, non con {card}.</translation>
    </message>
    <message>
        <source>The arm goes down by one rank a card. The {below} does not go under the {above}.</source>
        <translation>Il braccio scende di un valore a ogni carta. {below} non va sotto {above}.</translation>
    </message>
    <message>
        <source>An arm has one break at most. The {card} would be the second: take it back.</source>
        <translation>Un braccio s’interrompe al massimo una volta. {card} sarebbe la seconda: riprendila.</translation>
    </message>
    <message>
        <source>The {card} under a number begins the family. Its queen and jack end the arm, or both lie beside it.</source>
        <translation>{card} sotto un numero apre la famiglia. La donna e il fante finiscono il braccio, o stanno tutti e due accanto.</translation>
    </message>
    <message>
        <source>A ladder holds each type once. Here it would hold two: {name}.</source>
        <translation>Uno scalone contiene ogni tipo una volta. Qui ce ne sarebbero due: {name}.</translation>
    </message>
    <message>
        <source>A category of the arm names its first and last arm card.</source>
        <translation>Una categoria del braccio indica la sua prima e ultima carta del braccio.</translation>
    </message>
    <message>
        <source>The arm itself holds runs, families and 6-5. Lay others beside an arm card.</source>
        <translation>Nel braccio stanno scale, famiglie e 6-5. Cala le altre accanto a una carta del braccio.</translation>
    </message>
    <message>
        <source>Of categories in the arm only a family has more cards: jacks beside its jack.</source>
        <translation>Delle categorie nel braccio solo una famiglia ha altre carte: fanti accanto al suo fante.</translation>
    </message>
    <message>
        <source>Two categories in the arm share one card at most. Leave one of the two out.</source>
        <translation>Due categorie nel braccio hanno in comune al massimo una carta. Lascia fuori una delle due.</translation>
    </message>
    <message>
        <source>Every card of a ladder belongs to a category. Complete one for the {card}, or take it back.</source>
        <translation>Ogni carta di uno scalone appartiene a una categoria. Completane una per {card}, o riprendila.</translation>
    </message>
    <message>
        <source>Nothing is added to this ladder. Add a category.</source>
        <translation>A questo scalone non si aggiunge nulla. Aggiungi una categoria.</translation>
    </message>
    <message>
        <source>Evens or odds added to a ladder bring two new cards at least. These bring fewer.</source>
        <translation>Pari o dispari aggiunti a uno scalone portano almeno due carte nuove. Questi ne portano meno.</translation>
    </message>
    <message>
        <source>Opposites added to a ladder bring two new cards. These bring fewer.</source>
        <translation>Gli opposti aggiunti a uno scalone portano due carte nuove. Questi ne portano meno.</translation>
    </message>
    <message>
        <source>A triplet added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Un tris aggiunto a uno scalone porta almeno due carte nuove. Questo ne porta meno.</translation>
    </message>
    <message>
        <source>A run added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Una scala aggiunta a uno scalone porta almeno due carte nuove. Questa ne porta meno.</translation>
    </message>
    <message>
        <source>A family added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Una famiglia aggiunta a uno scalone porta almeno due carte nuove. Questa ne porta meno.</translation>
    </message>
    <message>
        <source>evens or odds</source>
        <translation>pari o dispari</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>One category of the type.</extracomment>
        <translation>opposti</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>family</source>
        <translation>famiglia</translation>
    </message>
    <message>
        <source>All numbers are even, or all are odd. Lay even and odd ones apart.</source>
        <translation>I numeri sono tutti pari o tutti dispari. Cala a parte i pari e i dispari.</translation>
    </message>
    <message>
        <source>Evens or odds are made of numbers, ace to ten. The {card} has none: leave it out.</source>
        <translation>Pari o dispari si fanno con numeri, dall’asso al dieci. {card} non è un numero: lasciala fuori.</translation>
    </message>
    <message>
        <source>From the lowest to the highest, red and black alternate. {cards} do not: change one for the other colour.</source>
        <translation>Dalla più bassa alla più alta si alternano rosso e nero. {cards} no: cambiane una con l’altro colore.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. {cards} do not: change one.</source>
        <translation>Gli opposti sono due numeri che sommati fanno 11, come 4 e 7. {cards} no: cambiane una.</translation>
    </message>
    <message>
        <source>Opposites are one red and one black card. {cards} have one colour: change one.</source>
        <translation>Gli opposti sono una carta rossa e una nera. {cards} hanno lo stesso colore: cambiane una.</translation>
    </message>
    <message>
        <source>A run is of one suit. {cards} are of several: change one.</source>
        <translation>Una scala è di un solo seme. {cards} sono di semi diversi: cambiane una.</translation>
    </message>
    <message>
        <source>Evens or odds have two to four cards, not {count}. Add one, or leave some out.</source>
        <translation>Pari o dispari sono da due a quattro carte, non {count}. Aggiungine una o togline qualcuna.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. Keep two such cards.</source>
        <translation>Gli opposti sono due numeri che sommati fanno 11, come 4 e 7. Tieni due carte così.</translation>
    </message>
    <message>
        <source>A triplet is three cards of one rank, or two and a joker. Lay three that match.</source>
        <translation>Un tris è di tre carte di un valore, o di due e un jolly. Cala tre carte uguali.</translation>
    </message>
    <message>
        <source>In a ladder a triplet is three or four cards of one rank. Change the one that differs.</source>
        <translation>In uno scalone un tris è di tre o quattro carte di un valore. Cambia quella diversa.</translation>
    </message>
    <message>
        <source>A run is three consecutive cards of one suit, or two of them and a joker. Lay three in a row.</source>
        <translation>Una scala è di tre carte consecutive di un seme, o di due e un jolly. Cala tre carte di fila.</translation>
    </message>
    <message>
        <source>In a ladder a run is three consecutive cards of one suit. Lay three in a row.</source>
        <translation>In uno scalone una scala è di tre carte consecutive di un seme. Cala tre carte di fila.</translation>
    </message>
    <message>
        <source>In a run an ace lies before the 2 or after the king, never between. Put it at an end.</source>
        <translation>In una scala un asso sta prima del 2 o dopo il re, mai in mezzo. Mettilo a un capo.</translation>
    </message>
    <message>
        <source>A family is a king, a queen of another suit, and one to four jacks of these two suits. Add what is missing.</source>
        <translation>Una famiglia è un re, una donna di un altro seme e da uno a quattro fanti di questi due semi. Aggiungi ciò che manca.</translation>
    </message>
    <message>
        <source>A family is made of a king, a queen and jacks. The {card} is none of these: leave it out.</source>
        <translation>Una famiglia si fa con un re, una donna e fanti. {card} non è tra questi: lasciala fuori.</translation>
    </message>
    <message>
        <source>King and queen of a family are of different suits. {king} and {queen} share one: change one of them.</source>
        <translation>Re e donna di una famiglia sono di semi diversi. {king} e {queen} hanno lo stesso: cambia una delle due.</translation>
    </message>
    <message>
        <source>A family’s jacks are of the king’s or the queen’s suit. The {card} is of neither: change it.</source>
        <translation>I fanti di una famiglia sono del seme del re o della donna. {card} non è di questi: cambialo.</translation>
    </message>
    <message>
        <source>A category has one joker at most. Put another card in its place.</source>
        <translation>Una categoria ha al massimo un jolly. Metti un’altra carta al suo posto.</translation>
    </message>
    <message>
        <source>Jokers go into triplets and runs only. Leave the joker out.</source>
        <translation>I jolly vanno solo nei tris e nelle scale. Lascia fuori il jolly.</translation>
    </message>
    <message>
        <source>One move names a ladder once. Put all of it together.</source>
        <translation>Una mossa indica uno scalone una volta. Metti tutto insieme.</translation>
    </message>
    <message>
        <source>Your side has no ladder {number} and starts the next as {next}.</source>
        <translation>Non hai uno scalone {number}: il prossimo che cominci è {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in your hand. Leave it out.</source>
        <translation>La carta {cards} non è nella tua mano. Lasciala fuori.</translation>
    </message>
    <message>
        <source>{cards} are not in your hand. Leave them out.</source>
        <translation>{cards} non sono nella tua mano. Lasciale fuori.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than you hold it. A card serves one category only.</source>
        <translation>Queste combinazioni usano {cards} più volte di quante l’hai in mano. Una carta serve a una sola categoria.</translation>
    </message>
    <message>
        <source>Your side opens with two categories at once. Add one more.</source>
        <translation>Si apre con due categorie insieme. Aggiungine un’altra.</translation>
    </message>
    <message>
        <source>Your side has not opened: a pick-up lays two categories at once. Add one from your hand.</source>
        <translation>Non hai ancora aperto: una raccolta cala due categorie insieme. Aggiungine una dalla tua mano.</translation>
    </message>
    <message>
        <source>The top card {card} must make a triplet, a run or a family with cards of the hand.</source>
        <translation>La carta in cima {card} deve fare un tris, una scala o una famiglia con carte della mano.</translation>
    </message>
    <message>
        <source>No joker of the hand goes with the top card of a pile. Use two or more other cards.</source>
        <translation>Nessun jolly della mano va con la carta in cima a una pila. Usa due o più altre carte.</translation>
    </message>
    <message>
        <source>With the {card} go only cards of the hand, none that lies in a ladder. Add cards to it.</source>
        <translation>Con {card} vanno solo carte della mano, nessuna che sta in uno scalone. Aggiungine dalla mano.</translation>
    </message>
    <message>
        <source>What a pick-up lays besides comes from the hand alone. Leave the pile’s cards and those on the table out.</source>
        <translation>Ciò che una raccolta cala in più viene solo dalla mano. Lascia fuori le carte della pila e quelle sul tavolo.</translation>
    </message>
    <message>
        <source>The {cards} is not in {name}’s hand. Leave it out.</source>
        <translation>La carta {cards} non è nella mano di {name}. Lasciala fuori.</translation>
    </message>
    <message>
        <source>{cards} are not in {name}’s hand. Leave them out.</source>
        <translation>{cards} non sono nella mano di {name}. Lasciale fuori.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than {name} holds it. A card serves one category only.</source>
        <translation>Queste combinazioni usano {cards} più volte di quante {name} l’ha in mano. Una carta serve a una sola categoria.</translation>
    </message>
    <message>
        <source>{name}’s side opens with two categories at once. Add one more.</source>
        <translation>La parte di {name} apre con due categorie insieme. Aggiungine un’altra.</translation>
    </message>
    <message>
        <source>{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand.</source>
        <translation>La parte di {name} non ha aperto: una raccolta cala due categorie insieme. Aggiungine una dalla mano.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: your side has no complete set yet.</source>
        <translation>Tieni una carta dopo lo scarto: non hai ancora una serie completa.</translation>
    </message>
    <message>
        <source>A pick-up makes a triplet of three. Lay the fourth card elsewhere.</source>
        <translation>Una raccolta fa un tris di tre carte. Cala altrove la quarta.</translation>
    </message>
    <message>
        <source>{name}’s side has no ladder {number} and starts the next as {next}.</source>
        <translation>La parte di {name} non ha uno scalone {number}: il prossimo che comincia è {next}.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: {name}’s side has no complete set yet.</source>
        <translation>Tieni una carta dopo lo scarto: la parte di {name} non ha ancora una serie completa.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>A coppie</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share melds, ladders, tricks and points.</source>
        <translation>I compagni siedono di fronte e hanno in comune combinazioni, scaloni, prese e punti.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Ognuno gioca per sé.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand, whatever is left.</source>
        <translation>Tutte e cinque le categorie insieme finiscono la smazzata, qualunque cosa resti.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand only if one card at most is left.</source>
        <translation>Tutte e cinque le categorie insieme finiscono la smazzata solo se resta al massimo una carta.</translation>
    </message>
    <message>
        <source>Nobody ends a hand by a flash exit.</source>
        <translation>Nessuno può finire la smazzata con un’uscita lampo.</translation>
    </message>
    <message>
        <source>Aces in tricks</source>
        <translation>Assi nelle prese</translation>
    </message>
    <message>
        <source>An ace beats the king of its suit.</source>
        <translation>Un asso supera il re del suo seme.</translation>
    </message>
    <message>
        <source>An ace is the lowest card of its suit.</source>
        <translation>Un asso è la carta più bassa del suo seme.</translation>
    </message>
    <message>
        <source>Without flash exit</source>
        <translation>Senza uscita lampo</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and four jokers.</source>
        <translation>Il mazzo non è di due da 52 carte con quattro jolly.</translation>
    </message>
    <message>
        <source>{name}: flash exit</source>
        <translation>{name}: uscita lampo</translation>
    </message>
    <message>
        <source>{name} melds out: +{points}</source>
        <translation>{name} chiude: +{points}</translation>
    </message>
    <message>
        <source>{name} goes out by a flash exit: +{points}</source>
        <translation>Uscita lampo di {name}: +{points}</translation>
    </message>
    <message>
        <source>The stock is empty, and the hand is over</source>
        <translation>Il tallone è vuoto e la smazzata finisce</translation>
    </message>
    <message>
        <source>BarraCan</source>
        <translation>BarraCan</translation>
    </message>
    <message>
        <source>Evens or odds doubled by three complete sets</source>
        <translation>Pari o dispari raddoppiati da tre serie complete</translation>
    </message>
    <message>
        <source>Opposites doubled by three complete sets</source>
        <translation>Opposti raddoppiati da tre serie complete</translation>
    </message>
    <message>
        <source>Triplets doubled by three complete sets</source>
        <translation>Tris raddoppiati da tre serie complete</translation>
    </message>
    <message>
        <source>Runs doubled by three complete sets</source>
        <translation>Scale raddoppiate da tre serie complete</translation>
    </message>
    <message>
        <source>Families doubled by three complete sets</source>
        <translation>Famiglie raddoppiate da tre serie complete</translation>
    </message>
    <message>
        <source>Trios of tricks</source>
        <translation>Terne di prese</translation>
    </message>
    <message>
        <source>Ladder from {card}</source>
        <translation>Scalone da {card}</translation>
    </message>
    <message>
        <source>Royal ladder from {card}</source>
        <translation>Scalone reale da {card}</translation>
    </message>
    <message>
        <source>Melding out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>After this you will hold one card and can hardly meld any more.</source>
        <translation>Poi ti resta una carta e non potrai quasi più calare.</translation>
    </message>
    <message>
        <source>After this {name} will hold one card and can hardly meld any more.</source>
        <translation>Poi a {name} resta una carta e non potrà quasi più calare.</translation>
    </message>
    <message>
        <source>After this you will hold two cards and can hardly meld any more.</source>
        <translation>Poi ti restano due carte e non potrai quasi più calare.</translation>
    </message>
    <message>
        <source>After this {name} will hold two cards and can hardly meld any more.</source>
        <translation>Poi a {name} restano due carte e non potrà quasi più calare.</translation>
    </message>
    <message>
        <source>The discard goes to your own pile.</source>
        <translation>Lo scarto va sulla tua pila.</translation>
    </message>
    <message>
        <source>The discard goes to your first pile, unless the second is shorter.</source>
        <translation>Lo scarto va sulla tua prima pila, a meno che la seconda sia più corta.</translation>
    </message>
    <message>
        <source>The discard goes to your second pile: it is the shorter.</source>
        <translation>Lo scarto va sulla tua seconda pila: è la più corta.</translation>
    </message>
    <message>
        <source>The discard goes to the neutral pile: it is the shorter.</source>
        <translation>Lo scarto va sulla pila neutra: è la più corta.</translation>
    </message>
    <message>
        <source>With the {card} on top these cards make no triplet, run or family. Choose others.</source>
        <translation>Con la carta {card} in cima queste non fanno né tris né scala né famiglia. Scegline altre.</translation>
    </message>
    <message>
        <source>A pile is picked up with hand cards alone, without a joker.</source>
        <translation>Una pila si raccoglie con sole carte di mano, senza jolly.</translation>
    </message>
    <message>
        <source>A trick is one card from each of the three open piles and one of the hand. Choose them all first.</source>
        <translation>Una presa è una carta da ognuna delle tre pile aperte e una di mano. Prima sceglile tutte.</translation>
    </message>
    <message>
        <source>The trick lacks the card of the hand: one that beats the three, or a joker. Choose it too.</source>
        <translation>Alla presa manca la carta di mano: una che superi le tre, o un jolly. Scegli anche quella.</translation>
    </message>
    <message>
        <source>The trick lacks the card of one open pile: one of the same suit. Choose it too.</source>
        <translation>Alla presa manca la carta di una pila aperta: una dello stesso seme. Scegli anche quella.</translation>
    </message>
    <message>
        <source>A card of a pile goes into a trick, or from the top of the pile into a meld.</source>
        <translation>Una carta di una pila va in una presa, o dalla cima della pila in una combinazione.</translation>
    </message>
    <message>
        <source>In a ladder each card has its place. Put it there in the ladder builder.</source>
        <translation>In uno scalone ogni carta ha il suo posto. Mettila lì nella pagina dello scalone.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s own pile.</source>
        <translation>Lo scarto va sulla pila di {name}.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s first pile, unless the second is shorter.</source>
        <translation>Lo scarto va sulla prima pila di {name}, a meno che la seconda sia più corta.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s second pile: it is the shorter.</source>
        <translation>Lo scarto va sulla seconda pila di {name}: è la più corta.</translation>
    </message>
    <message>
        <source>Complete ladder</source>
        <translation>Scalone completo</translation>
    </message>
    <message>
        <source>Royal ladder</source>
        <translation>Scalone reale</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Presa</translation>
    </message>
    <message>
        <source>Complete set</source>
        <translation>Serie completa</translation>
    </message>
    <message>
        <source>There is no {type}. A complete set has one of each type.</source>
        <translation>Manca: {type}. Una serie completa ne ha una di ogni tipo.</translation>
    </message>
</context>
<context>
    <name>barracuda</name>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>ha preso lo scarto per {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>ha preso lo scarto e l’ha attaccato</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>ha calato {meld}</translation>
    </message>
    <message>
        <source>{turn}: draw a card, or take the {card} and use it at once.</source>
        <translation>{turn}: pesca una carta, o prendi {card} e usala subito.</translation>
    </message>
    <message>
        <source>Lay a run or set, lay one card off, or discard.</source>
        <translation>Cala una scala o un tris, attacca una carta, o scarta.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Scarta una carta.</translation>
    </message>
    <message>
        <source>The deck is empty: the hand ends with this turn.</source>
        <translation>Il tallone è finito: la smazzata finisce con questo turno.</translation>
    </message>
    <message>
        <source>The {card} fits nothing that can be played now. Draw from the deck.</source>
        <translation>Con {card} ora non c’è nulla da giocare. Pesca dal tallone.</translation>
    </message>
    <message>
        <source>The {card} makes no meld with these cards. Draw a card first.</source>
        <translation>La carta {card} non fa combinazione con queste. Prima pesca una carta.</translation>
    </message>
    <message>
        <source>The top discard is taken only to be laid at once. Choose what it goes with, or draw.</source>
        <translation>Lo scarto in cima si prende solo per calarlo subito. Scegli con che cosa, o pesca.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Prima pesca una carta.</translation>
    </message>
    <message>
        <source>Choose two cards that go with the {card}, or a meld that takes it.</source>
        <translation>Scegli due carte che vanno con {card}, o una combinazione che la riceve.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Play once, or discard.</source>
        <translation>In questo turno si è già pescato. Fa’ una giocata, o scarta.</translation>
    </message>
    <message>
        <source>Take {card} for {meld}</source>
        <translation>Prendi {card} per {meld}</translation>
    </message>
    <message>
        <source>Take {card} and lay it off</source>
        <translation>Prendi {card} e attaccala</translation>
    </message>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Pesca una carta dal tallone</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay {meld}</source>
        <translation>Prendi {card} dagli scarti e cala {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the set {meld}</source>
        <translation>Prendi {card} dagli scarti e attacca la carta al tris {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the run {meld}</source>
        <translation>Prendi {card} dagli scarti e attacca la carta alla scala {meld}</translation>
    </message>
    <message>
        <source>A turn has one play, and it is made. Discard a card.</source>
        <translation>Un turno ha una giocata, ed è fatta. Scarta una carta.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the deck.</source>
        <translation>Il monte degli scarti è vuoto. Pesca dal tallone.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be used at once. Choose two cards that make a run or set with it.</source>
        <translation>La carta {card} si prende solo per usarla subito. Scegli due carte che con lei fanno una scala o un tris.</translation>
    </message>
    <message>
        <source>A turn ends with a discard. Keep a card for it.</source>
        <translation>Un turno finisce con uno scarto. Tieni una carta per scartarla.</translation>
    </message>
    <message>
        <source>The {card} does not come next here. Choose another meld or card.</source>
        <translation>Qui la carta {card} non segue. Scegli un’altra combinazione o un’altra carta.</translation>
    </message>
    <message>
        <source>This meld is whole. Choose another.</source>
        <translation>Questa combinazione è completa. Scegline un’altra.</translation>
    </message>
    <message>
        <source>A run or set is laid as three cards. More are laid off later.</source>
        <translation>Una scala o un tris si cala con tre carte. Le altre si attaccano dopo.</translation>
    </message>
    <message>
        <source>{cards} are neither a run nor a set. Choose three of a suit in a row, or three of a rank.</source>
        <translation>{cards} non sono né una scala né un tris. Scegli tre carte di fila di un seme, o tre di un valore.</translation>
    </message>
    <message>
        <source>Aces are low: no run goes on beyond the king.</source>
        <translation>L’asso è basso: nessuna scala va oltre il re.</translation>
    </message>
    <message>
        <source>Every turn ends with a discard, the last one too.</source>
        <translation>Ogni turno finisce con uno scarto, anche l’ultimo.</translation>
    </message>
    <message>
        <source>A play may use up the hand, which then ends without one.</source>
        <translation>Una giocata può esaurire la mano, che allora finisce senza scarto.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>The match ends after the hand in which somebody has more points.</source>
        <translation>La partita finisce dopo la smazzata in cui qualcuno ha più punti di così.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Centesimi a punto</translation>
    </message>
    <message>
        <source>What each loser pays for each point of their own.</source>
        <translation>Quanto paga ogni perdente per ogni suo punto.</translation>
    </message>
    <message>
        <source>Cents a hand</source>
        <translation>Centesimi a smazzata</translation>
    </message>
    <message>
        <source>What each loser pays for each point that the winner is ahead.</source>
        <translation>Quanto paga ogni perdente per ogni punto di vantaggio del vincitore.</translation>
    </message>
    <message>
        <source>Last card without a discard</source>
        <translation>Ultima carta senza scarto</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52.</source>
        <translation>Il mazzo non è di 52 carte.</translation>
    </message>
    <message>
        <source>the deck ran dry</source>
        <translation>tallone finito</translation>
    </message>
    <message>
        <source>The deck has run out, and nobody wins the hand</source>
        <translation>Il tallone è finito e nessuno vince la smazzata</translation>
    </message>
    <message>
        <source>The best in hands wins; of equals the fewest points.</source>
        <translation>Vince il migliore nelle smazzate; a parità, chi ha meno punti.</translation>
    </message>
    <message>
        <source>Barracuda</source>
        <translation>Barracuda</translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <translation>smazzate {hands}</translation>
    </message>
    <message>
        <source>the match ends above {limit} points</source>
        <translation>la partita finisce oltre {limit} punti</translation>
    </message>
    <message>
        <source>the match ends above 1 point</source>
        <translation>la partita finisce oltre 1 punto</translation>
    </message>
    <message>
        <source>deals, hands {hands}</source>
        <translation>dà, smazzate {hands}</translation>
    </message>
    <message>
        <source>One play</source>
        <translation>Una giocata</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
</context>
<context>
    <name>buraco</name>
    <message>
        <source>refused the first card</source>
        <translation>ha rifiutato la prima carta</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>era di turno allo scadere del tempo</translation>
    </message>
    <message>
        <source>Lay {count}, open with {points}</source>
        <translation>Cala {count}, apri con {points}</translation>
    </message>
    <message>
        <source>{turn}: keep the {card} or refuse it.</source>
        <translation>{turn}: tieni o rifiuta {card}.</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Tieni {card}</translation>
    </message>
    <message>
        <source>Refuse {card}</source>
        <translation>Rifiuta {card}</translation>
    </message>
    <message>
        <source>Show melds of {points} points, too little to open</source>
        <translation>Mostra giochi da {points} punti, troppo pochi per aprire</translation>
    </message>
    <message>
        <source>Opening: {points} of {least} points</source>
        <translation>Apertura: {points} di {least} punti</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move.</source>
        <translation>Per aprire servono {least} punti in una mossa.</translation>
    </message>
    <message>
        <source>Only the first card of a hand may be refused. Draw or take.</source>
        <translation>Si può rifiutare solo la prima carta di una smazzata. Pesca o raccogli.</translation>
    </message>
    <message>
        <source>There is no pile in the first turn. Accept the card or refuse it.</source>
        <translation>Al primo turno non ci sono scarti. Accetta la carta o rifiutala.</translation>
    </message>
    <message>
        <source>This match is not played on time.</source>
        <translation>Questa partita non si gioca a tempo.</translation>
    </message>
    <message>
        <source>The time is up already. The hand is played to its end.</source>
        <translation>Il tempo è già scaduto. La smazzata si gioca fino alla fine.</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move. These melds have {points}.</source>
        <translation>Per aprire servono {least} punti in una mossa. Questi giochi ne hanno {points}.</translation>
    </message>
    <message>
        <source>One failed opening a turn. Lay {least} points or discard.</source>
        <translation>Una sola apertura fallita per turno. Cala {least} punti o scarta.</translation>
    </message>
    <message>
        <source>Aces lie above the king only.</source>
        <translation>Gli assi stanno solo sopra il re.</translation>
    </message>
    <message>
        <source>Aces lie below the deuce only.</source>
        <translation>Gli assi stanno solo sotto il due.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Deuces are the only wildcards.</source>
        <translation>Le pinelle sono le uniche matte.</translation>
    </message>
    <message>
        <source>Each pack has two jokers, which are wildcards too.</source>
        <translation>Ogni mazzo ha due jolly, che sono anch’essi matte.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Taglio per punti</translation>
    </message>
    <message>
        <source>The cut counts nothing.</source>
        <translation>Il taglio non vale nulla.</translation>
    </message>
    <message>
        <source>Whoever lifts exactly the cards of the pots gains 100 points.</source>
        <translation>Chi taglia esattamente le carte dei pozzetti guadagna 100 punti.</translation>
    </message>
    <message>
        <source>Too small an opening</source>
        <translation>Apertura insufficiente</translation>
    </message>
    <message>
        <source>It is not accepted and costs nothing.</source>
        <translation>Non è accettata e non costa nulla.</translation>
    </message>
    <message>
        <source>It is shown, taken back, and the side needs 15 points more.</source>
        <translation>Viene mostrata, ripresa, e alla parte servono 15 punti in più.</translation>
    </message>
    <message>
        <source>Points of wildcards</source>
        <translation>Punti delle matte</translation>
    </message>
    <message>
        <source>A joker counts 30, a deuce 20.</source>
        <translation>Un jolly vale 30, una pinella 20.</translation>
    </message>
    <message>
        <source>A joker counts 20, a deuce 10.</source>
        <translation>Un jolly vale 20, una pinella 10.</translation>
    </message>
    <message>
        <source>How many minutes are played, whatever the target; 0 is no limit.</source>
        <translation>Si gioca per questi minuti, qualunque sia il traguardo; 0 è senza limite.</translation>
    </message>
    <message>
        <source>Brazilian values</source>
        <translation>Valori brasiliani</translation>
    </message>
    <message>
        <source>With jokers</source>
        <translation>Con i jolly</translation>
    </message>
    <message>
        <source>Short, to 1000</source>
        <translation>Breve, a 1000</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Un’ora</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>A cut lifts one card at least and leaves one at least.</source>
        <translation>Un taglio alza almeno una carta e ne lascia almeno una.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; {name} has the highest and plays first.</source>
        <translation>{dealer} ha la carta più bassa e dà le carte; {name} ha la più alta e gioca per primo.</translation>
    </message>
    <message>
        <source>the time was up</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>The time is up, and the hand is over</source>
        <translation>Il tempo è scaduto e la smazzata si chiude</translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation>Buraco</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Taglio esatto</translation>
    </message>
    <message>
        <source>{count} lifted</source>
        <translation>{count} alzate</translation>
    </message>
    <message>
        <source>{count} lifted, exact, +100</source>
        <translation>{count} alzate, esatto, +100</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>opens with {least} points</source>
        <translation>apre con {least} punti</translation>
    </message>
    <message>
        <source>Accept the first card, the {card}</source>
        <translation>Accetta la prima carta, {card}</translation>
    </message>
    <message>
        <source>Refuse the first card, the {card}, and take the next one</source>
        <translation>Rifiuta la prima carta, {card}, e prendi la seguente</translation>
    </message>
    <message>
        <source>The time of the match is up</source>
        <translation>Il tempo della partita è scaduto</translation>
    </message>
</context>
<context>
    <name>burraco</name>
    <message>
        <source>took the discard pile</source>
        <translation>ha raccolto gli scarti</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>ha calato {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>ha calato {cards} e {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>ha calato {cards}, {other} e ancora {more}</translation>
    </message>
    <message>
        <source>a group {cards}</source>
        <translation>una combinazione {cards}</translation>
    </message>
    <message>
        <source>group</source>
        <translation>combinazione</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <extracomment>As players of Burraco say, who may have another word for a run than those of other games; so the next one.</extracomment>
        <translation>una sequenza {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>sequenza</translation>
    </message>
    <message>
        <source>{name} completes a clean meld: +{points}</source>
        <translation>{name} completa un burraco pulito: +{points}</translation>
    </message>
    <message>
        <source>{name} takes a pot</source>
        <translation>{name} prende un pozzetto</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>ha attaccato a {cards}</translation>
    </message>
    <message>
        <source>Lay down {count} and take a pot, {points} points</source>
        <translation>Cala {count} e prendi un pozzetto, punti {points}</translation>
    </message>
    <message>
        <source>Lay down {count} and go out, {points} points</source>
        <translation>Cala {count} e chiudi, punti {points}</translation>
    </message>
    <message>
        <source>{turn}: draw a card or take the pile.</source>
        <translation>{turn}: pesca una carta o raccogli gli scarti.</translation>
    </message>
    <message>
        <source>Meld, add or discard.</source>
        <translation>Cala, attacca o scarta.</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>Prima pesca una carta o raccogli gli scarti.</translation>
    </message>
    <message>
        <source>The side may go out: discard the last card, no wildcard.</source>
        <translation>Si può chiudere: scarta l’ultima carta, non una matta.</translation>
    </message>
    <message>
        <source>A pot waits: lay or discard the last card to take it.</source>
        <translation>Un pozzetto aspetta: cala o scarta l’ultima carta per prenderlo.</translation>
    </message>
    <message>
        <source>Keep a card after the discard: the side may not go out yet.</source>
        <translation>Tieni una carta dopo lo scarto: non si può ancora chiudere.</translation>
    </message>
    <message>
        <source>The hand ends after {count} more turns that take the pile and lay nothing.</source>
        <translation>La smazzata finisce dopo altri {count} turni in cui si raccoglie e non si cala nulla.</translation>
    </message>
    <message>
        <source>The hand ends with this turn if it takes the pile and lays nothing.</source>
        <translation>La smazzata finisce con questo turno, se si raccoglie e non si cala nulla.</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Raccogli gli scarti</translation>
    </message>
    <message>
        <source>Discard {card} and go out</source>
        <translation>Scarta {card} e chiudi</translation>
    </message>
    <message>
        <source>Discard {card} and take a pot</source>
        <translation>Scarta {card} e prendi un pozzetto</translation>
    </message>
    <message>
        <source>Make it {meld}</source>
        <translation>Portala a {meld}</translation>
    </message>
    <message>
        <source>This group takes cards of its rank, {rank}, and one wildcard. Choose one, or another meld.</source>
        <translation>Questa combinazione accetta carte del suo valore, {rank}, e una matta. Scegline una, o un altro gioco.</translation>
    </message>
    <message>
        <source>A run is of one suit, and the {card} is of another. Choose another card or meld.</source>
        <translation>Una sequenza è di un solo seme, e la carta {card} è di un altro. Scegli un’altra carta o un altro gioco.</translation>
    </message>
    <message>
        <source>With the {card} this is no run: no rank is left out, none comes twice. Choose another card or meld.</source>
        <translation>Con la carta {card} non è una sequenza: nessun valore manca né si ripete. Scegli un’altra carta o un altro gioco.</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <extracomment>As players of Burraco say, who may have another word for a meld than those of other games.</extracomment>
        <translation>Ancora nessun gioco</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld, add or discard.</source>
        <translation>In questo turno si è già pescato. Cala, attacca o scarta.</translation>
    </message>
    <message>
        <source>There is no discard pile to take. Draw a card.</source>
        <translation>Non ci sono scarti da raccogliere. Pesca una carta.</translation>
    </message>
    <message>
        <source>The side has a group of this rank already. Add the cards to it.</source>
        <translation>La parte ha già una combinazione di questo valore. Attacca le carte a quella.</translation>
    </message>
    <message>
        <source>Keep a card: a side that has taken no pot does not go out.</source>
        <translation>Tieni una carta: chi non ha preso un pozzetto non chiude.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a clean meld of seven cards does not go out.</source>
        <translation>Tieni una carta: senza un burraco pulito non si chiude.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a meld of seven cards does not go out.</source>
        <translation>Tieni una carta: senza un burraco non si chiude.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side that has taken no pot does not go out.</source>
        <translation>Tieni due carte, una da scartare: chi non ha preso un pozzetto non chiude.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a clean meld of seven cards does not go out.</source>
        <translation>Tieni due carte, una da scartare: senza un burraco pulito non si chiude.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a meld of seven cards does not go out.</source>
        <translation>Tieni due carte, una da scartare: senza un burraco non si chiude.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Lay the card in a meld.</source>
        <translation>L’ultimo scarto non è un jolly né una pinella. Cala la carta in un gioco.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Keep another card for it.</source>
        <translation>L’ultimo scarto non è un jolly né una pinella. Tieni un’altra carta per lo scarto.</translation>
    </message>
    <message>
        <source>The {card} was the whole pile that was taken. Discard another card.</source>
        <translation>La carta {card} era tutto il monte raccolto. Scarta un’altra carta.</translation>
    </message>
    <message>
        <source>The side has no meld of this number. Add to one that lies there.</source>
        <translation>La parte non ha un gioco con questo numero. Attacca a uno che c’è.</translation>
    </message>
    <message>
        <source>Going out takes a last discard. Keep a card for it.</source>
        <translation>Per chiudere serve un ultimo scarto. Tieni una carta per farlo.</translation>
    </message>
    <message>
        <source>There are no groups of deuces or jokers. Add two cards of another rank.</source>
        <translation>Non ci sono combinazioni di pinelle o di jolly. Aggiungi due carte di un altro valore.</translation>
    </message>
    <message>
        <source>A meld is a group or a run of three cards or more. Add cards to it.</source>
        <translation>Un gioco è una combinazione o una sequenza di almeno tre carte. Aggiungi carte.</translation>
    </message>
    <message>
        <source>A meld has one wildcard at most, not {count}. Leave the others out.</source>
        <translation>Un gioco ha al massimo una matta, non {count}. Lascia fuori le altre.</translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit. Change those that do not belong.</source>
        <translation>Queste carte non sono né dello stesso valore né dello stesso seme. Cambia quelle che non c’entrano.</translation>
    </message>
    <message>
        <source>In a run each card lies on its place, from low to high. The {card} does not.</source>
        <translation>In una sequenza ogni carta sta al suo posto, dal basso in alto. {card} no.</translation>
    </message>
    <message>
        <source>In this match no run begins below the 2: aces lie after the king.</source>
        <translation>In questa partita nessuna sequenza comincia sotto il 2: gli assi stanno dopo il re.</translation>
    </message>
    <message>
        <source>In this match no run goes on after the king: aces lie before the 2.</source>
        <translation>In questa partita nessuna sequenza continua dopo il re: gli assi stanno prima del 2.</translation>
    </message>
    <message>
        <source>A wildcard at the end of a run lies at its low end. Put the {card} there.</source>
        <translation>Una matta a un’estremità di una sequenza sta dal lato basso. Metti lì {card}.</translation>
    </message>
    <message>
        <source>A run has one natural ace in this match. Leave one of the two.</source>
        <translation>In questa partita una sequenza ha un solo asso naturale. Togline uno dei due.</translation>
    </message>
    <message>
        <source>A group stays a group and a run stays a run. Add cards that go on with it.</source>
        <translation>Una combinazione resta una combinazione e una sequenza resta una sequenza. Attacca carte che la continuino.</translation>
    </message>
    <message>
        <source>All cards stay in their meld. Put the {card} back.</source>
        <translation>Tutte le carte restano nel loro gioco. Rimetti {card}.</translation>
    </message>
    <message>
        <source>An ace keeps its end of the run. Add cards at the other end.</source>
        <translation>Un asso resta dal suo lato della sequenza. Attacca carte dall’altro lato.</translation>
    </message>
    <message>
        <source>Nothing moves in a meld without a new card. Add one.</source>
        <translation>In un gioco nulla si sposta senza una carta nuova. Attaccane una.</translation>
    </message>
    <message>
        <source>Pots for three</source>
        <translation>Pozzetti in tre</translation>
    </message>
    <message>
        <source>Two pots: the first has 18 cards, the second 11.</source>
        <translation>Due pozzetti: il primo ha 18 carte, il secondo 11.</translation>
    </message>
    <message>
        <source>Two pots of 11 cards.</source>
        <translation>Due pozzetti di 11 carte.</translation>
    </message>
    <message>
        <source>Three pots of 11 cards, one for each.</source>
        <translation>Tre pozzetti di 11 carte, uno per ciascuno.</translation>
    </message>
    <message>
        <source>Aces in runs</source>
        <translation>Assi nelle sequenze</translation>
    </message>
    <message>
        <source>A run may begin with an ace, end with one, or both.</source>
        <translation>Una sequenza può cominciare con un asso, finire con un asso, o tutt’e due.</translation>
    </message>
    <message>
        <source>A run has one natural ace at most, at either end.</source>
        <translation>Una sequenza ha al massimo un asso naturale, dall’uno o dall’altro lato.</translation>
    </message>
    <message>
        <source>Semi-clean melds</source>
        <translation>Burraco semipulito</translation>
    </message>
    <message>
        <source>A long meld with a wildcard is dirty.</source>
        <translation>Un burraco con una matta è sporco.</translation>
    </message>
    <message>
        <source>A run with seven natural cards side by side and a wildcard counts 150.</source>
        <translation>Una sequenza con sette carte naturali di fila e una matta vale 150.</translation>
    </message>
    <message>
        <source>A run or a group with seven natural cards and a wildcard beside them counts 150.</source>
        <translation>Una sequenza o una combinazione con sette carte naturali e accanto una matta vale 150.</translation>
    </message>
    <message>
        <source>Going out takes a clean meld.</source>
        <translation>Per chiudere serve un burraco pulito.</translation>
    </message>
    <message>
        <source>Going out takes a meld of seven cards, clean or dirty.</source>
        <translation>Per chiudere serve un burraco, pulito o sporco.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Whoever goes out discards the last card.</source>
        <translation>Chi chiude scarta l’ultima carta.</translation>
    </message>
    <message>
        <source>Whoever goes out may also lay the last cards.</source>
        <translation>Chi chiude può anche calare le ultime carte.</translation>
    </message>
    <message>
        <source>Fresh pot at the end</source>
        <translation>Pozzetto intatto alla fine</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts its cards.</source>
        <translation>Un pozzetto non ancora giocato conta le sue carte.</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts minus 100.</source>
        <translation>Un pozzetto non ancora giocato conta meno 100.</translation>
    </message>
    <message>
        <source>To 505</source>
        <translation>A 505</translation>
    </message>
    <message>
        <source>To 1005</source>
        <translation>A 1005</translation>
    </message>
    <message>
        <source>Italian federation (FIBUR)</source>
        <translation>Federazione italiana (FIBUR)</translation>
    </message>
    <message>
        <source>The deck is not the pack of this match: {count} cards, each as often as it is there.</source>
        <translation>Il mazzo non è quello di questa partita: {count} carte, ognuna tante volte quante ce ne sono.</translation>
    </message>
    <message>
        <source>nobody laid anything more</source>
        <translation>nessuno ha più calato nulla</translation>
    </message>
    <message>
        <source>The stock has run out, and the hand is over</source>
        <translation>Il tallone è finito e la smazzata si chiude</translation>
    </message>
    <message>
        <source>Nobody lays anything more, and the hand is over</source>
        <translation>Nessuno cala più nulla e la smazzata si chiude</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Clean melds</source>
        <translation>Burrachi puliti</translation>
    </message>
    <message>
        <source>Dirty melds</source>
        <translation>Burrachi sporchi</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Carte calate</translation>
    </message>
    <message>
        <source>Fresh pot</source>
        <translation>Pozzetto intatto</translation>
    </message>
    <message>
        <source>No pot taken</source>
        <translation>Nessun pozzetto preso</translation>
    </message>
    <message>
        <source>pot taken</source>
        <translation>pozzetto preso</translation>
    </message>
    <message>
        <source>pot taken, may go out</source>
        <translation>pozzetto preso, può chiudere</translation>
    </message>
    <message>
        <source>Take the discard pile, {count} cards</source>
        <translation>Raccogli gli scarti, {count} carte</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile</source>
        <translation>Prendi {card} dagli scarti</translation>
    </message>
    <message>
        <source>Add {cards} to the group {meld}</source>
        <translation>Attacca {cards} alla combinazione {meld}</translation>
    </message>
    <message>
        <source>Add {cards} to the run {meld}</source>
        <translation>Attacca {cards} alla sequenza {meld}</translation>
    </message>
    <message>
        <source>Semi-clean meld</source>
        <translation>Burraco semipulito</translation>
    </message>
    <message>
        <source>Dirty meld</source>
        <translation>Burraco sporco</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Combinazione</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>As players of Burraco say, who may have another word for it than those of other games.</extracomment>
        <translation>Sequenza</translation>
    </message>
</context>
<context>
    <name>category</name>
    <message>
        <source>Opposites</source>
        <extracomment>One category of the type, not several.</extracomment>
        <translation>Opposti</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>About BarraCan</source>
        <translation>Informazioni su BarraCan</translation>
    </message>
    <message>
        <source>Add to draft {number}</source>
        <translation>Aggiungi alla bozza {number}</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Tutti i tasti</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Indietro (Esc)</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>Build the best ladder that the hand can lay</source>
        <translation>Costruisci lo scalone migliore che la mano permette</translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation>Da sole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contratto</translation>
    </message>
    <message>
        <source>Copy the library</source>
        <translation>Copia l’archivio</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Documenti (*.pdf)</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>doubles counted</source>
        <translation>contro contati</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Expert’s line</source>
        <translation>Seguito dell’esperto</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Esporta come CSV</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Gioco leale</translation>
    </message>
    <message>
        <source>fewest so far</source>
        <translation>il minimo finora</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Smazzata {hand}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>Has doubled</source>
        <translation>Ha contrato</translation>
    </message>
    <message>
        <source>hds</source>
        <translation>sm.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>Importa registrazioni</translation>
    </message>
    <message>
        <source>Keep a pad by hand</source>
        <translation>Tieni un segnapunti a mano</translation>
    </message>
    <message>
        <source>Ladder {number}</source>
        <translation>Scalone {number}</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>ultima smazzata</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ultime mosse</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>left to play</source>
        <translation>da giocare</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Punti delle carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Clean meld</source>
        <translation>Burraco pulito</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Evens / odds</source>
        <translation>Pari / dispari</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Famiglie</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famiglia</translation>
    </message>
    <message>
        <source>Flash exit</source>
        <translation>Uscita lampo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>smazzate</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Scalone</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Ultimo scarto</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>può chiudere</translation>
    </message>
    <message>
        <source>Meld tray</source>
        <translation>Vassoio</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mio</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>New ladder</source>
        <translation>Nuovo scalone</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>not down yet, {points} now</source>
        <translation>senza apertura, ora {points}</translation>
    </message>
    <message>
        <source>not royal</source>
        <translation>non reale</translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation>ancora nulla sul tavolo</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ancora niente</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Partite più vecchie</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Apri una registrazione</translation>
    </message>
    <message>
        <source>opens with {least}</source>
        <translation>apre con {least}</translation>
    </message>
    <message>
        <source>Opposites</source>
        <translation>Opposti</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play BarraCan</source>
        <translation>Gioca a BarraCan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pt.</translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Corsa ai {target}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Leggi la clausola {clause}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registrazioni</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl);;All files (*)</source>
        <translation>Registrazioni (*.cards.jsonl);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>Segnala un guasto</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>reale</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Salva una segnalazione</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Salva altrove</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Score pad of {name}</source>
        <translation>Segnapunti di {name}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Posto {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} has no name yet.</source>
        <translation>Il posto {seat} non ha ancora un nome.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sezioni</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Short, to 50</source>
        <translation>Breve, a 50</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stile</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Traguardo</translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches this many points.</source>
        <translation>La partita finisce dopo la smazzata in cui una parte arriva a questi punti.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Il risultato</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>Ancora allo stesso tavolo</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Questa smazzata</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>a {target}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Briscole, dall’alta</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
        <translation>Due posti si chiamano {name}: dai un altro nome a uno dei due.</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Annulla l’eliminazione</translation>
    </message>
    <message>
        <source>What would have happened</source>
        <translation>Come sarebbe andata</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>window</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>la tua seconda pila</translation>
    </message>
    <message>
        <source>{condition}: not yet, clause {clause}</source>
        <translation>{condition}: non ancora, clausola {clause}</translation>
    </message>
    <message>
        <source>{condition}: yes</source>
        <translation>{condition}: sì</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} smazzate</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} in mano</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contro {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {cards} is to take.</source>
        <translation>{ladder}: premi il posto in cui va {cards}.</translation>
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
        <translation>{points} sul tavolo</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} punti</translation>
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
        <source>shuffled a new stock and drew</source>
        <translation>ha mescolato un nuovo tallone e ha pescato</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>ha preso lo scarto</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>ha preso lo scarto per {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>ha preso lo scarto per {melds}, con un jolly scambiato con {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>ha calato {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>ha calato {melds}, con un jolly scambiato con {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>ha attaccato un jolly come {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>ha scambiato {card} con un jolly</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>ha annunciato i jolly</translation>
    </message>
    <message>
        <source>{meld} and {other}</source>
        <translation>{meld} e {other}</translation>
    </message>
    <message>
        <source>{meld}, {other} and {more} more</source>
        <translation>{meld}, {other} e ancora {more}</translation>
    </message>
    <message>
        <source>a set {cards} with a joker as {stands}</source>
        <translation>un tris {cards} con un jolly come {stands}</translation>
    </message>
    <message>
        <source>a run {cards} with a joker as {stands}</source>
        <translation>una scala {cards} con un jolly come {stands}</translation>
    </message>
    <message>
        <source>Swap {card} for the joker of {other}</source>
        <translation>Scambia {card} con il jolly di {other}</translation>
    </message>
    <message>
        <source>Counts {value} of {threshold} points</source>
        <translation>Vale {value} di {threshold} punti</translation>
    </message>
    <message>
        <source>Counts {value} points; {threshold} are enough</source>
        <translation>Vale {value} punti; ne bastano {threshold}</translation>
    </message>
    <message>
        <source>Lay down {count}, {value} points</source>
        <translation>Cala {count}, punti {value}</translation>
    </message>
    <message>
        <source>Take {card}, lay {value}</source>
        <translation>Prendi {card}, cala {value}</translation>
    </message>
    <message>
        <source>{action}, the joker in {meld} of {other}</source>
        <translation>{action}, il jolly in {meld} di {other}</translation>
    </message>
    <message>
        <source>{turn}: draw or take a card.</source>
        <translation>{turn}: pesca o prendi una carta.</translation>
    </message>
    <message>
        <source>{turn}: draw, or take the top discard for the melds-down.</source>
        <translation>{turn}: pesca, o prendi lo scarto per l’apertura.</translation>
    </message>
    <message>
        <source>Meld, lay off, swap or discard.</source>
        <translation>Cala, attacca, scambia o scarta.</translation>
    </message>
    <message>
        <source>Do the melds-down or discard.</source>
        <translation>Apri o scarta.</translation>
    </message>
    <message>
        <source>A melds-down counts {threshold} points or more.</source>
        <translation>Un’apertura vale almeno {threshold} punti.</translation>
    </message>
    <message>
        <source>These cards count {value} of {threshold} points, {more} more.</source>
        <translation>Queste carte contano {value} punti su {threshold}, ne mancano {more}.</translation>
    </message>
    <message>
        <source>Lay {count} melds, {value} points</source>
        <translation>Cala {count} combinazioni, {value} punti</translation>
    </message>
    <message>
        <source>Announce joker</source>
        <translation>Annuncia il jolly</translation>
    </message>
    <message>
        <source>This run takes the {low} or the {high} only. Choose one, or another meld.</source>
        <translation>Questa scala accetta solo {low} o {high}. Scegline una, o un’altra combinazione.</translation>
    </message>
    <message>
        <source>This run takes the {card} only. Choose that card or another meld.</source>
        <translation>Questa scala accetta solo la carta {card}. Scegli quella carta o un’altra combinazione.</translation>
    </message>
    <message>
        <source>This run takes no more cards. Choose another meld.</source>
        <translation>Questa scala non accetta altre carte. Scegli un’altra combinazione.</translation>
    </message>
    <message>
        <source>The stock is used up: the discards are shuffled into a new one.</source>
        <translation>Il tallone è esaurito: gli scarti si mescolano in uno nuovo.</translation>
    </message>
    <message>
        <source>{turn}: discard one of {count} cards.</source>
        <translation>{turn}: scarta una delle {count} carte.</translation>
    </message>
    <message>
        <source>These cards count {value} points; {threshold} are enough.</source>
        <translation>Queste carte valgono {value} punti; ne bastano {threshold}.</translation>
    </message>
    <message>
        <source>The stock is used up: the hand ends with this turn.</source>
        <translation>Il tallone è esaurito: la smazzata finisce con questo turno.</translation>
    </message>
    <message>
        <source>Low end: lay off {card}</source>
        <translation>In basso: attacca {card}</translation>
    </message>
    <message>
        <source>High end: lay off {card}</source>
        <translation>In alto: attacca {card}</translation>
    </message>
    <message>
        <source>As {card}: lay off the joker</source>
        <translation>Come {card}: attacca il jolly</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld or discard.</source>
        <translation>In questo turno si è già pescato. Cala o scarta.</translation>
    </message>
    <message>
        <source>Draw or take a card first.</source>
        <translation>Prima pesca o prendi una carta.</translation>
    </message>
    <message>
        <source>Choose the cards that go with the {card} into the melds-down.</source>
        <translation>Scegli le carte che vanno con {card} nell’apertura.</translation>
    </message>
    <message>
        <source>Take {card} for the melds-down</source>
        <translation>Prendi {card} per l’apertura</translation>
    </message>
    <message>
        <source>Swap {card} for the joker</source>
        <translation>Scambia {card} con il jolly</translation>
    </message>
    <message>
        <source>Swap {card} for the joker in the melds-down</source>
        <translation>Scambia {card} con il jolly nell’apertura</translation>
    </message>
    <message>
        <source>The first turn of a hand is one discard. Choose a card to discard.</source>
        <translation>Il primo turno di una smazzata è uno scarto. Scegli una carta da scartare.</translation>
    </message>
    <message>
        <source>The stock still has cards. Draw without making a new one.</source>
        <translation>Il tallone ha ancora carte. Pesca senza farne uno nuovo.</translation>
    </message>
    <message>
        <source>The stock is used up. The draw states the order of the new one.</source>
        <translation>Il tallone è esaurito. La pescata indica l’ordine di quello nuovo.</translation>
    </message>
    <message>
        <source>The new stock is made of all discards but the top one.</source>
        <translation>Il nuovo tallone si fa con tutti gli scarti tranne quello in cima.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>Il monte degli scarti è vuoto. Pesca dal tallone.</translation>
    </message>
    <message>
        <source>After the melds-down a card is taken alone. Meld in another move.</source>
        <translation>Dopo l’apertura una carta si prende da sola. Cala con un’altra mossa.</translation>
    </message>
    <message>
        <source>Before the melds-down the {card} is taken only to be laid in it. Choose melds with this card, or draw.</source>
        <translation>Prima dell’apertura {card} si prende solo per aprire. Scegli combinazioni con questa carta, o pesca.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be laid at once in one of these melds. Add it to one, or draw.</source>
        <translation>{card} si prende solo per calarla subito in una di queste combinazioni. Aggiungila a una, o pesca.</translation>
    </message>
    <message>
        <source>Before the melds-down a joker is gained only to be laid in it. Lay it in one of these melds.</source>
        <translation>Prima dell’apertura un jolly si guadagna solo per aprire. Calalo in una di queste combinazioni.</translation>
    </message>
    <message>
        <source>Before the melds-down jokers are gained only to be laid in it. Lay all {count} in these melds.</source>
        <translation>Prima dell’apertura i jolly si guadagnano solo per aprire. Calali tutti e {count} in queste combinazioni.</translation>
    </message>
    <message>
        <source>The melds-down comes first. Lay melds of {threshold} points or more.</source>
        <translation>Prima viene l’apertura. Cala combinazioni da almeno {threshold} punti.</translation>
    </message>
    <message>
        <source>This set has four cards and takes no more. Choose another meld.</source>
        <translation>Questo poker ha già quattro carte e non ne riceve altre. Scegli un’altra combinazione.</translation>
    </message>
    <message>
        <source>This set takes the {card} only. Choose that card or another meld.</source>
        <translation>Questo tris riceve solo {card}. Scegli quella carta o un’altra combinazione.</translation>
    </message>
    <message>
        <source>This run takes no more at that end. Choose the other end or another meld.</source>
        <translation>Questa scala non riceve altro da quel lato. Scegli l’altro lato o un’altra combinazione.</translation>
    </message>
    <message>
        <source>At that end the run takes the {card} only. Choose that card, the other end or another meld.</source>
        <translation>Da quel lato la scala riceve solo {card}. Scegli quella carta, l’altro lato o un’altra combinazione.</translation>
    </message>
    <message>
        <source>There is no joker in the hand to announce. Go on with the turn.</source>
        <translation>In mano non c’è nessun jolly da annunciare. Continua il turno.</translation>
    </message>
    <message>
        <source>All jokers in the hand are announced already. Go on with the turn.</source>
        <translation>Tutti i jolly in mano sono già annunciati. Continua il turno.</translation>
    </message>
    <message>
        <source>After the melds-down a swap is a move of its own.</source>
        <translation>Dopo l’apertura uno scambio è una mossa a sé.</translation>
    </message>
    <message>
        <source>These melds count {value}. The first melds of a hand count {threshold} or more together.</source>
        <translation>Queste combinazioni valgono {value}. Le prime di una smazzata valgono insieme almeno {threshold}.</translation>
    </message>
    <message>
        <source>The last card goes by a discard. Keep a card that may be discarded.</source>
        <translation>L’ultima carta se ne va con uno scarto. Tieni una carta che si può scartare.</translation>
    </message>
    <message>
        <source>The {card} that was taken is not discarded in this turn. Choose another.</source>
        <translation>La carta {card} appena presa non si scarta in questo turno. Scegline un’altra.</translation>
    </message>
    <message>
        <source>A run has two ends. Choose the low or the high one.</source>
        <translation>Una scala ha due lati. Scegli il basso o l’alto.</translation>
    </message>
    <message>
        <source>A set has no ends. Lay the card off without naming one.</source>
        <translation>Un tris non ha lati. Attacca la carta senza indicarne uno.</translation>
    </message>
    <message>
        <source>No joker of this meld stands for the {card}. Choose another card.</source>
        <translation>In questa combinazione nessun jolly sta per {card}. Scegli un’altra carta.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Change a card.</source>
        <translation>Un tris è di tre carte di un valore, o quattro (poker), senza ripetere i semi. Cambia una carta.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Change a card.</source>
        <translation>Una scala è di almeno tre carte di un seme che si seguono. Cambia una carta.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Add a card.</source>
        <translation>Un tris è di tre carte di un valore, o quattro (poker), senza ripetere i semi. Aggiungi una carta.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Add a card.</source>
        <translation>Una scala è di almeno tre carte di un seme che si seguono. Aggiungi una carta.</translation>
    </message>
    <message>
        <source>{cards} are neither a set nor a run. Choose one rank or one suit.</source>
        <translation>{cards} non sono né un tris né una scala. Scegli un solo valore o un solo seme.</translation>
    </message>
    <message>
        <source>An ace lies before the 2 or after the king. No run goes on beyond it.</source>
        <translation>Un asso sta prima del 2 o dopo il re. Nessuna scala va oltre.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
    <message>
        <source>The first melds of a hand count this many points together, or more.</source>
        <translation>Le prime combinazioni di una smazzata valgono insieme almeno questi punti.</translation>
    </message>
    <message>
        <source>New stocks</source>
        <translation>Nuovi talloni</translation>
    </message>
    <message>
        <source>How often in a hand the discards are shuffled into a new stock.</source>
        <translation>Quante volte in una smazzata gli scarti si mescolano in un nuovo tallone.</translation>
    </message>
    <message>
        <source>The match is over after this many hands.</source>
        <translation>La partita finisce dopo queste smazzate.</translation>
    </message>
    <message>
        <source>Tournament, four hands</source>
        <translation>Torneo, quattro smazzate</translation>
    </message>
    <message>
        <source>Short, three hands</source>
        <translation>Breve, tre smazzate</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and two jokers.</source>
        <translation>Il mazzo non è di due da 52 carte con due jolly.</translation>
    </message>
    <message>
        <source>The winner of a hand is the first player of the next: seat {seat} deals.</source>
        <translation>Chi vince una smazzata comincia la prossima: dà il posto {seat}.</translation>
    </message>
    <message>
        <source>Nobody won the hand before: the next seat clockwise, {seat}, deals.</source>
        <translation>Nessuno ha vinto la smazzata precedente: dà il prossimo posto in senso orario, {seat}.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody wins the hand</source>
        <translation>Il tallone è finito e nessuno vince la smazzata</translation>
    </message>
    <message>
        <source>{name} has drawn the highest card, deals and plays first.</source>
        <translation>{name} ha la carta più alta: dà le carte e gioca per primo.</translation>
    </message>
    <message>
        <source>The lowest sum wins. X counts −25; who never melded has 100.</source>
        <translation>Vince la somma più bassa. X vale −25; chi non ha mai calato ha 100.</translation>
    </message>
    <message>
        <source>Concan</source>
        <translation>Concan</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Primo a chiudere</translation>
    </message>
    <message>
        <source>Without a melds-down</source>
        <translation>Senza apertura</translation>
    </message>
    <message>
        <source>Announced jokers</source>
        <translation>Jolly annunciati</translation>
    </message>
    <message>
        <source>Jokers not announced</source>
        <translation>Jolly non annunciati</translation>
    </message>
    <message>
        <source>melds-down from {threshold}, hand {hand} of {hands}</source>
        <translation>apertura da {threshold}, smazzata {hand} di {hands}</translation>
    </message>
    <message>
        <source>{note}, {points} in hand</source>
        <translation>{note}, {points} in mano</translation>
    </message>
    <message>
        <source>melds down</source>
        <translation>ha aperto</translation>
    </message>
    <message>
        <source>1 new stock left</source>
        <translation>ancora 1 tallone nuovo</translation>
    </message>
    <message>
        <source>{count} new stocks left</source>
        <translation>ancora {count} talloni nuovi</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>vince chi ha meno</translation>
    </message>
    <message>
        <source>X: won the hand, −25. {count} hands to come.</source>
        <translation>X: ha vinto la smazzata, −25. Ancora {count} smazzate.</translation>
    </message>
    <message>
        <source>X: won the hand, −25. One hand to come.</source>
        <translation>X: ha vinto la smazzata, −25. Ancora una smazzata.</translation>
    </message>
    <message>
        <source>X: won the hand, −25.</source>
        <translation>X: ha vinto la smazzata, −25.</translation>
    </message>
    <message>
        <source>no new stock left</source>
        <translation>nessun tallone nuovo</translation>
    </message>
    <message>
        <source>melds down, jokers announced: {count}</source>
        <translation>ha aperto, jolly annunciati: {count}</translation>
    </message>
    <message>
        <source>Shuffle a new stock and draw a card from it</source>
        <translation>Mescola un nuovo tallone e pesca una carta</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile</source>
        <translation>Prendi {top} dagli scarti</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile and lay {melds}</source>
        <translation>Prendi {top} dagli scarti e cala {melds}</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Prendi {top} dagli scarti, scambia {card} con un jolly sul tavolo, e cala {melds}</translation>
    </message>
    <message>
        <source>Swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Scambia {card} con un jolly sul tavolo, e cala {melds}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the set {meld}</source>
        <translation>Attacca un jolly come {stands} al tris {meld}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the run {meld}</source>
        <translation>Attacca un jolly come {stands} alla scala {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the set {meld}</source>
        <translation>Scambia {card} con il jolly del tris {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the run {meld}</source>
        <translation>Scambia {card} con il jolly della scala {meld}</translation>
    </message>
    <message>
        <source>Announce the jokers of your hand</source>
        <translation>Annuncia i jolly che hai in mano</translation>
    </message>
    <message>
        <source>Announce the jokers of {name}’s hand</source>
        <translation>Annuncia i jolly della mano di {name}</translation>
    </message>
    <message>
        <source>Melds-down</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>These melds count {points}. A melds-down takes {least}.</source>
        <translation>Queste combinazioni valgono {points}. Per aprire ne servono {least}.</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>first</source>
        <extracomment>Before “hand”, as these ten: “points in the first hand”.</extracomment>
        <translation>prima</translation>
    </message>
    <message>
        <source>second</source>
        <translation>seconda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terza</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sesta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>settima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>ottava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>nona</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>decima</translation>
    </message>
    <message>
        <source>points in the {ordinal} hand</source>
        <translation>punti nella {ordinal} smazzata</translation>
    </message>
    <message>
        <source>points in hand {hand}</source>
        <translation>punti nella smazzata {hand}</translation>
    </message>
    <message>
        <source>point in the {ordinal} hand</source>
        <translation>punto nella {ordinal} smazzata</translation>
    </message>
    <message>
        <source>point in hand {hand}</source>
        <translation>punto nella smazzata {hand}</translation>
    </message>
    <message>
        <source>points in {hands} hands</source>
        <translation>punti in {hands} smazzate</translation>
    </message>
    <message>
        <source>points in hand {hand}, the best of this side</source>
        <translation>punti nella smazzata {hand}, la migliore di questa parte</translation>
    </message>
    <message>
        <source>points in hand {hand}, your best</source>
        <translation>punti nella smazzata {hand}, la tua migliore</translation>
    </message>
    <message>
        <source>point in hand {hand}, the best of this side</source>
        <translation>punto nella smazzata {hand}, la migliore di questa parte</translation>
    </message>
    <message>
        <source>point in hand {hand}, your best</source>
        <translation>punto nella smazzata {hand}, la tua migliore</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>{count} smazzate su {all}</translation>
    </message>
    <message>
        <source>with more points than anybody else</source>
        <translation>con più punti di tutti</translation>
    </message>
    <message>
        <source>{points} points behind</source>
        <translation>{points} punti di svantaggio</translation>
    </message>
    <message>
        <source>1 point behind</source>
        <translation>1 punto di svantaggio</translation>
    </message>
    <message>
        <source>after hand {hand}, and won all the same</source>
        <translation>dopo la smazzata {hand}, e vittoria lo stesso</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>In testa</translation>
    </message>
    <message>
        <source>after every hand</source>
        <translation>dopo ogni smazzata</translation>
    </message>
    <message>
        <source>points in hand {hand}, your best so far</source>
        <translation>punti nella smazzata {hand}, la tua migliore finora</translation>
    </message>
    <message>
        <source>points, your most in a match so far</source>
        <translation>punti, il tuo massimo finora in una partita</translation>
    </message>
    <message>
        <source>ahead, your clearest win so far</source>
        <translation>di vantaggio, la tua vittoria più netta finora</translation>
    </message>
    <message>
        <source>Your first win</source>
        <translation>La tua prima vittoria</translation>
    </message>
    <message>
        <source>at {game}</source>
        <translation>a {game}</translation>
    </message>
    <message>
        <source>against {level}</source>
        <translation>contro {level}</translation>
    </message>
    <message>
        <source>{count} wins</source>
        <translation>{count} vittorie</translation>
    </message>
    <message>
        <source>in a row at {game}</source>
        <translation>di fila a {game}</translation>
    </message>
    <message>
        <source>Match {count}</source>
        <translation>Partita {count}</translation>
    </message>
    <message>
        <source>{words}, your first</source>
        <translation>{words}, la tua prima volta</translation>
    </message>
    <message>
        <source>{words}, your first in {count} matches</source>
        <translation>{words}, la prima volta in {count} partite</translation>
    </message>
    <message>
        <source>apart at the end</source>
        <translation>di distacco alla fine</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Una smazzata</translation>
    </message>
    <message>
        <source>to the end of the match</source>
        <translation>fino alla fine della partita</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{share} of 100 hands end with a flash exit.</source>
        <translation>{share} smazzate su 100 finiscono con un’uscita lampo.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end because somebody goes out.</source>
        <translation>{share} smazzate su 100 finiscono perché qualcuno chiude.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty stock.</source>
        <translation>{share} smazzate su 100 finiscono a tallone vuoto.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty deck.</source>
        <translation>{share} smazzate su 100 finiscono a tallone vuoto.</translation>
    </message>
    <message>
        <source>Among strong players a hand has about {turns} turns each.</source>
        <translation>Fra giocatori forti una smazzata ha circa {turns} turni a testa.</translation>
    </message>
    <message>
        <source>Among strong players somebody takes the window in {share} of 100 hands; in the others it is The Least.</source>
        <translation>Fra giocatori forti in {share} smazzate su 100 qualcuno prende il monte; nelle altre si gioca A perdere.</translation>
    </message>
    <message>
        <source>Ahead of casual players in {share} of 100 hands.</source>
        <translation>In {share} smazzate su 100 davanti ai dilettanti.</translation>
    </message>
    <message>
        <source>Luck decides much here: an expert would win no more hands than a strong player.</source>
        <translation>Qui la fortuna decide molto: un esperto non vincerebbe più smazzate di un giocatore forte.</translation>
    </message>
    <message>
        <source>Ahead of beginners in {share} of 100 hands.</source>
        <translation>In {share} smazzate su 100 davanti ai principianti.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>The deal passes clockwise: seat {seat} deals this hand.</source>
        <translation>Si dà a turno in senso orario: questa smazzata la dà il posto {seat}.</translation>
    </message>
    <message>
        <source>The dealer is a seat of this match.</source>
        <translation>Il mazziere è un posto di questa partita.</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>The stock takes no cards. Draw from it.</source>
        <translation>Sul tallone non si mettono carte. Da lì si pesca.</translation>
    </message>
    <message>
        <source>These cards are in the hand. Choose another place for them.</source>
        <translation>Queste carte sono già in mano. Scegli per loro un altro posto.</translation>
    </message>
    <message>
        <source>No card goes from hand to hand. Choose another place for it.</source>
        <translation>Nessuna carta passa di mano in mano. Scegli un altro posto.</translation>
    </message>
    <message>
        <source>A card that is drawn or taken goes into the hand. Let go of it there.</source>
        <translation>Una carta pescata o presa va in mano. Lasciala lì.</translation>
    </message>
    <message>
        <source>One card is discarded, and ends the turn. Choose one.</source>
        <translation>Si scarta una carta sola, e il turno finisce. Scegline una.</translation>
    </message>
    <message>
        <source>Cards are laid off one at a time. Choose one.</source>
        <translation>Le carte si attaccano una alla volta. Scegline una.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before your own side.</source>
        <translation>Lì calano gli altri. Cala queste carte dalla tua parte.</translation>
    </message>
    <message>
        <source>A pot takes no cards. It is taken whole once the hand is empty.</source>
        <translation>Sul pozzetto non si mettono carte. Si prende intero quando la mano è vuota.</translation>
    </message>
    <message>
        <source>Cards are played to the trick. Let go of the card there.</source>
        <translation>Le carte si giocano nella presa. Lascia la carta lì.</translation>
    </message>
    <message>
        <source>A trick that is taken takes no more cards. Play to the one that lies open.</source>
        <translation>Una presa già fatta non riceve altre carte. Gioca su quella aperta.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before {name}’s own side.</source>
        <translation>Lì calano gli altri. Cala queste carte dalla parte di {name}.</translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation>Non si sta giocando nessuna smazzata. Dai la prossima.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>Tocca a {seat}.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La smazzata è finita.</translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
        <translation>Sta scegliendo un altro posto.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>La carta {card} non è nella tua mano.</translation>
    </message>
    <message>
        <source>The {card} is not in {name}’s hand.</source>
        <translation>La carta {card} non è nella mano di {name}.</translation>
    </message>
    <message>
        <source>Four open piles, tricks and ladders</source>
        <translation>Quattro pile scoperte, prese e scaloni</translation>
    </message>
    <message>
        <source>Long runs, two pots, race to 2005</source>
        <translation>Sequenze lunghe, due pozzetti, a 2005</translation>
    </message>
    <message>
        <source>In pairs, with wild deuces</source>
        <translation>Le pinelle sono matte, a coppie</translation>
    </message>
    <message>
        <source>Melds of 51, nine hands</source>
        <translation>Si apre con 51, nove smazzate</translation>
    </message>
    <message>
        <source>Seven cards, quick and sly</source>
        <translation>Sette carte, rapido e furbo</translation>
    </message>
    <message>
        <source>Seven contracts, one bearded king</source>
        <translation>Sette contratti, un re barbuto</translation>
    </message>
    <message>
        <source>One against two, queens rule</source>
        <translation>Uno contro due, regnano le donne</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Hint: {what}.</source>
        <translation>Consiglio: {what}.</translation>
    </message>
    <message>
        <source>On average over {worlds} possible deals it is worth about {points} points more than the next best move.</source>
        <translation>In media su {worlds} distribuzioni possibili vale circa {points} punti più dell’alternativa migliore.</translation>
    </message>
    <message>
        <source>Over {worlds} possible deals it gives about {percent}% more chance to win the match than the next best move.</source>
        <translation>Su {worlds} distribuzioni dà circa {percent}% di probabilità di vincere la partita più dell’alternativa migliore.</translation>
    </message>
    <message>
        <source>In {share} of 100 such deals the next best move comes out better.</source>
        <translation>In {share} distribuzioni su 100 l’alternativa va meglio.</translation>
    </message>
    <message>
        <source>In {worlds} possible deals no other move came out clearly better.</source>
        <translation>In {worlds} distribuzioni possibili nessun’altra mossa è andata chiaramente meglio.</translation>
    </message>
    <message>
        <source>Chosen by the rules of thumb of a good player; no deals were played out.</source>
        <translation>Scelta con le regole pratiche di un buon giocatore, senza provare distribuzioni.</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <translation>{points} punti in meno</translation>
    </message>
    <message>
        <source>{percent}% less chance</source>
        <translation>probabilità −{percent}%</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>vale quasi lo stesso</translation>
    </message>
    <message>
        <source>Next best: {what}.</source>
        <translation>In alternativa: {what}.</translation>
    </message>
    <message>
        <source>Next best, {behind}: {what}.</source>
        <translation>In alternativa, {behind}: {what}.</translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>{name}’s moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Mosse di {name} su cui l’esperto è d’accordo: {agreed} di {count}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Expert would choose otherwise: {better}.</source>
        <translation>{name}: {what}. L’esperto sceglierebbe altro: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move.</source>
        <translation>{name}: {what}. Una buona mossa.</translation>
    </message>
    <message>
        <source>The hand ended {ahead} points against the others, without this luck about {fair}.</source>
        <translation>La smazzata è finita con {ahead} punti rispetto agli altri, senza questa fortuna circa {fair}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck} points.</source>
        <translation>{name}: {what}. Buona mossa. Fortuna di questa pescata: {luck} punti.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match.</source>
        <translation>{name}: {what}. Buona mossa. Fortuna di questa pescata: {luck}% di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss} points. Better: {better}.</source>
        <translation>{name}: {what}. Con tutte le carte scoperte è costata {loss} punti. Meglio: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}.</source>
        <translation>{name}: {what}. Con tutte le carte scoperte è costata {loss}% di probabilità di vincere la partita. Meglio: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Dubbia: è costata {loss} ± {error} punti. Esperto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Dubbia: è costata {loss} ± {error}% di probabilità di vincere la partita. Esperto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Errore: è costata {loss} ± {error} punti. Esperto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Errore: è costata {loss} ± {error}% di probabilità di vincere la partita. Esperto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Grave errore: è costata {loss} ± {error} punti. Esperto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Grave errore: è costata {loss} ± {error}% di probabilità di vincere la partita. Esperto: {better}.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost {loss} points.</source>
        <translation>Con tutte le carte scoperte, le mosse di {name} hanno perso {loss} punti.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Con tutte le carte scoperte, le mosse di {name} hanno perso in media {loss}% di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Per quanto si vedeva, le mosse di {name} hanno perso in media {loss}% di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: on average {luck}% chance to win the match.</source>
        <translation>Fortuna di {judged} pescate su {draws}: in media {luck}% di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost {loss} points.</source>
        <translation>Per quanto si vedeva, le mosse di {name} hanno perso {loss} punti.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: {luck} points.</source>
        <translation>Fortuna di {judged} pescate su {draws}: {luck} punti.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>The translation into {language} cannot be read. The window speaks English; install BarraCan again.</source>
        <translation>La traduzione in {language} non si può leggere. Il programma parla inglese; installa di nuovo BarraCan.</translation>
    </message>
    <message>
        <source>The language chosen, {language}, is none that the window speaks. Choose another one in the settings.</source>
        <translation>La lingua scelta, {language}, non è fra quelle del programma. Scegline un’altra nelle impostazioni.</translation>
    </message>
    <message>
        <source>The window does not speak the language of the system, {language}, so that it speaks English.</source>
        <translation>Il programma non parla la lingua del sistema, {language}, e quindi parla inglese.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The rules allow this, but this lesson does not.</source>
        <translation>Le regole lo permettono, questa lezione no.</translation>
    </message>
    <message>
        <source>There is something to read before this move.</source>
        <translation>Prima di questa mossa c’è ancora qualcosa da leggere.</translation>
    </message>
    <message>
        <source>The lessons in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>Le lezioni in {file} non si possono leggere: {reason} Installa di nuovo BarraCan.</translation>
    </message>
    <message>
        <source>The puzzle in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>Il problema in {file} non si può leggere: {reason} Installa di nuovo BarraCan.</translation>
    </message>
    <message>
        <source>Another move is better here.</source>
        <translation>Qui un’altra mossa è migliore.</translation>
    </message>
    <message>
        <source>The puzzle in {file}, a move of your own, cannot be read: {reason}</source>
        <translation>Il problema in {file}, una tua mossa, non si può leggere: {reason}</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The library {file} was made by a newer version of the program (schema {schema}, this one knows {known}); it was left untouched.</source>
        <translation>L’archivio {file} è stato fatto da una versione più nuova del programma (schema {schema}, questa conosce {known}); è rimasto intatto.</translation>
    </message>
    <message>
        <source>The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun.</source>
        <translation>Il file {file} non è un archivio o è danneggiato: è stato messo da parte come {aside}, e ne è cominciato uno nuovo.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one (matches: {matches}); others, or the last moves of some, may be missing.</source>
        <translation>L’archivio {file} è danneggiato: è stato messo da parte come {aside}. Quel che se ne può leggere è in uno nuovo (partite: {matches}); altre, o le ultime mosse di alcune, potrebbero mancare.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: what can be read of it is being put into a new one.</source>
        <translation>L’archivio {file} è danneggiato: quello che se ne può leggere viene trasferito in uno nuovo.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: another program has set it aside and begun a new one.</source>
        <translation>L’archivio {file} è danneggiato: un altro programma lo ha messo da parte e ne ha cominciato uno nuovo.</translation>
    </message>
    <message>
        <source>The folder {folder} of the library cannot be used: {reason}.</source>
        <translation>La cartella {folder} dell’archivio non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be opened: {reason}.</source>
        <translation>L’archivio {file} non si può aprire: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be written: {reason}.</source>
        <translation>L’archivio {file} non si può scrivere: {reason}.</translation>
    </message>
    <message>
        <source>The folder of the library {file} does not allow the way of saving that survives a sudden end.</source>
        <translation>La cartella dell’archivio {file} non permette il modo di salvare che resiste a un’interruzione improvvisa.</translation>
    </message>
    <message>
        <source>The library {file} has been moved or deleted.</source>
        <translation>L’archivio {file} è stato spostato o eliminato.</translation>
    </message>
    <message>
        <source>The disk of the library {file} is full: free some space and play on.</source>
        <translation>Il disco dell’archivio {file} è pieno: libera dello spazio e continua a giocare.</translation>
    </message>
    <message>
        <source>The library {file} may not grow: the system limits the size of files. Raise the limit and play on.</source>
        <translation>L’archivio {file} non può crescere: il sistema limita la grandezza dei file. Alza il limite e continua a giocare.</translation>
    </message>
    <message>
        <source>{what} The game goes on in memory; nothing is saved.</source>
        <translation>{what} Il gioco continua in memoria; nulla viene salvato.</translation>
    </message>
    <message>
        <source>Another program keeps the library {file} busy.</source>
        <translation>Un altro programma tiene occupato l’archivio {file}.</translation>
    </message>
    <message>
        <source>The library {file} is damaged.</source>
        <translation>L’archivio {file} è danneggiato.</translation>
    </message>
    <message>
        <source>The library {file} has failed: {reason}.</source>
        <translation>L’archivio {file} ha avuto un errore: {reason}.</translation>
    </message>
    <message>
        <source>This match is open in another program.</source>
        <translation>Questa partita è aperta in un altro programma.</translation>
    </message>
    <message>
        <source>This match is open at the table: leave it first.</source>
        <translation>Questa partita è aperta al tavolo: prima lasciala.</translation>
    </message>
    <message>
        <source>There is no library {file}.</source>
        <translation>Non c’è nessun archivio {file}.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Un giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>There is a player {player} already: merge the two if they are one.</source>
        <translation>C’è già un giocatore {player}: se sono la stessa persona, uniscili.</translation>
    </message>
    <message>
        <source>The library has no match {match}.</source>
        <translation>L’archivio non ha la partita {match}.</translation>
    </message>
    <message>
        <source>The file is not whole: {fault}</source>
        <translation>Il file non è integro: {fault}</translation>
    </message>
    <message>
        <source>A value of the table {table} cannot be read.</source>
        <translation>Un valore della tabella {table} non si può leggere.</translation>
    </message>
    <message>
        <source>The tables are not those of a library.</source>
        <translation>Le tabelle non sono quelle di un archivio.</translation>
    </message>
    <message>
        <source>In the table {table} something belongs to nothing.</source>
        <translation>Nella tabella {table} qualcosa non appartiene a nulla.</translation>
    </message>
    <message>
        <source>The lines of match {row} are not numbered one after the other.</source>
        <translation>Le righe della partita {row} non sono numerate una dopo l’altra.</translation>
    </message>
    <message>
        <source>The title or another note of match {row} has changed since it was stored.</source>
        <translation>Il titolo o un’altra nota della partita {row} è cambiato da quando è stato salvato.</translation>
    </message>
    <message>
        <source>Player {row} has changed since it was stored.</source>
        <translation>Il giocatore {row} è cambiato da quando è stato salvato.</translation>
    </message>
    <message>
        <source>What lists show of match {row} does not agree with its lines.</source>
        <translation>Ciò che gli elenchi mostrano della partita {row} non concorda con le sue righe.</translation>
    </message>
    <message>
        <source>The library’s own number makes no sense.</source>
        <translation>Il numero proprio dell’archivio non ha senso.</translation>
    </message>
    <message>
        <source>The numbers for new matches or players make no sense.</source>
        <translation>I numeri per le nuove partite o i nuovi giocatori non hanno senso.</translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
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
        <translation>sì</translation>
    </message>
    <message>
        <source>The option {option} takes true or false.</source>
        <translation>L’opzione {option} accetta true o false.</translation>
    </message>
    <message>
        <source>The option {option} takes one of these: {choices}.</source>
        <translation>L’opzione {option} accetta uno di questi: {choices}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number from {least}.</source>
        <translation>L’opzione {option} accetta un numero intero da {least} in su.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number up to {most}.</source>
        <translation>L’opzione {option} accetta un numero intero fino a {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>una che vince</translation>
    </message>
    <message>
        <source>both</source>
        <translation>entrambi</translation>
    </message>
    <message>
        <source>brazil</source>
        <translation>Brasile</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>pulito</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>mano vuota</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Choices of options, whose titles stand before them: flash exit, going out for none, one ace, semi-clean runs …</extracomment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alti</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>la più alta</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>cento</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bassi</translation>
    </message>
    <message>
        <source>many</source>
        <translation>più carte</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalità</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rifiutata</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obbligatorio</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>sequenze</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person here</source>
        <translation>Persona qui</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Dilettante</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A caso</translation>
    </message>
    <message>
        <source>Beginner plays by its own hand and remembers little of what was played.</source>
        <translation>Il principiante gioca guardando la propria mano e ricorda poco di ciò che è stato giocato.</translation>
    </message>
    <message>
        <source>Casual watches the whole table, but draws few conclusions from what others play.</source>
        <translation>Il dilettante guarda tutto il tavolo, ma trae poche conclusioni da ciò che giocano gli altri.</translation>
    </message>
    <message>
        <source>Strong remembers all that was shown and thinks of what others need.</source>
        <translation>Il giocatore forte ricorda tutto ciò che si è visto e pensa a ciò che serve agli altri.</translation>
    </message>
    <message>
        <source>Expert knows all that Strong knows and thinks furthest ahead.</source>
        <translation>L’esperto sa tutto ciò che sa il giocatore forte e pensa più avanti di tutti.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Collezionista</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Bloccatore</translation>
    </message>
    <message>
        <source>Team player</source>
        <translation>Di squadra</translation>
    </message>
    <message>
        <source>Daring</source>
        <translation>Temerario</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudente</translation>
    </message>
    <message>
        <source>Trump hunter</source>
        <translation>Cacciatore di briscole</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Costruttore</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Sprinter</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Raccoglitore</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Contratore</translation>
    </message>
    <message>
        <source>Shedder</source>
        <translation>Alleggeritore</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Paziente</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Arraffone</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Avaro</translation>
    </message>
    <message>
        <source>Run builder</source>
        <translation>Costruttore di scale</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Uno qualsiasi</translation>
    </message>
    <message>
        <source>Bold waits longer for a flash exit and opens later.</source>
        <translation>L’audace aspetta più a lungo un’uscita lampo e apre più tardi.</translation>
    </message>
    <message>
        <source>The collector takes tricks more readily.</source>
        <translation>Il collezionista fa prese più volentieri.</translation>
    </message>
    <message>
        <source>The blocker lays more stoppers and leaves less to pick up.</source>
        <translation>Il bloccatore mette più tappi e lascia meno da raccogliere.</translation>
    </message>
    <message>
        <source>The team player opens sooner, so that its partner can go on laying.</source>
        <translation>Chi gioca di squadra apre prima, perché il compagno possa continuare a calare.</translation>
    </message>
    <message>
        <source>Daring plays alone more often, and takes a trick where it can.</source>
        <translation>Il temerario gioca da solo più spesso e prende la presa dove può.</translation>
    </message>
    <message>
        <source>Careful plays alone less often, and keeps its trumps for later.</source>
        <translation>Il prudente gioca da solo meno spesso e tiene le briscole per dopo.</translation>
    </message>
    <message>
        <source>The trump hunter leads trumps more readily.</source>
        <translation>Il cacciatore di briscole esce più volentieri a briscola.</translation>
    </message>
    <message>
        <source>The builder keeps wildcards back and builds long runs without them.</source>
        <translation>Il costruttore tiene da parte le matte e costruisce sequenze lunghe senza usarle.</translation>
    </message>
    <message>
        <source>The racer lays all it can and takes the pot early, with wildcards too.</source>
        <translation>Lo sprinter cala tutto ciò che può e prende presto il pozzetto, anche con le matte.</translation>
    </message>
    <message>
        <source>The gatherer takes more piles and keeps more cards in hand.</source>
        <translation>Il raccoglitore raccoglie più spesso gli scarti e tiene più carte in mano.</translation>
    </message>
    <message>
        <source>The doubler doubles and redoubles more often.</source>
        <translation>Il contratore dice più spesso contro e surcontro.</translation>
    </message>
    <message>
        <source>The shedder parts with higher cards where several are about as good.</source>
        <translation>L’alleggeritore si libera delle carte più alte quando diverse si equivalgono.</translation>
    </message>
    <message>
        <source>The rival plays against the declarer, even at a small cost.</source>
        <translation>Il rivale gioca contro il dichiarante, anche se gli costa un po’.</translation>
    </message>
    <message>
        <source>Patient opens later, with more points at once.</source>
        <translation>Il paziente apre più tardi, con più punti in una volta.</translation>
    </message>
    <message>
        <source>The taker takes the top discard more readily.</source>
        <translation>L’arraffone prende più volentieri l’ultimo scarto.</translation>
    </message>
    <message>
        <source>The miser keeps cards that the next player could meld.</source>
        <translation>L’avaro tiene le carte che il giocatore seguente potrebbe calare.</translation>
    </message>
    <message>
        <source>The run builder keeps cards of a suit together that are near each other.</source>
        <translation>Il costruttore di scale tiene insieme le carte vicine dello stesso seme.</translation>
    </message>
    <message>
        <source>Any style is one of these by chance, told once the cards are dealt.</source>
        <translation>Lo stile a caso è uno di questi: si vede quando le carte sono date.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Barbu’s actions are contract, double, redouble, pass, play, lay and end.</source>
        <translation>Le azioni di Barbu sono contract, double, redouble, pass, play, lay ed end.</translation>
    </message>
    <message>
        <source>The key seats needs a list of seats.</source>
        <translation>La chiave seats richiede una lista di posti.</translation>
    </message>
    <message>
        <source>BarraCan’s actions are draw, pass, pickup, trick, meld and discard.</source>
        <translation>Le azioni di BarraCan sono draw, pass, pickup, trick, meld e discard.</translation>
    </message>
    <message>
        <source>A meld is an object.</source>
        <translation>Una combinazione è un oggetto.</translation>
    </message>
    <message>
        <source>A move that melds lays one meld or more.</source>
        <translation>Una mossa che cala mette giù una combinazione o più.</translation>
    </message>
    <message>
        <source>A category is evens_odds, opposites, triplet, run or family.</source>
        <translation>Una categoria è evens_odds, opposites, triplet, run o family.</translation>
    </message>
    <message>
        <source>The key of a row is the plain decimal index of an arm card.</source>
        <translation>La chiave di una fila è il semplice indice decimale di una carta del braccio.</translation>
    </message>
    <message>
        <source>A row has one side card or more.</source>
        <translation>Una fila ha una carta laterale o più.</translation>
    </message>
    <message>
        <source>A ladder’s category has arm, the first and last index of its cards, or row.</source>
        <translation>Una categoria di uno scalone ha arm, il primo e l’ultimo indice delle sue carte, oppure row.</translation>
    </message>
    <message>
        <source>A trick’s card is an object with pile and at.</source>
        <translation>Una carta di una presa è un oggetto con pile e at.</translation>
    </message>
    <message>
        <source>Barracuda’s actions are draw, take, meld, layoff and discard.</source>
        <translation>Le azioni di Barracuda sono draw, take, meld, layoff e discard.</translation>
    </message>
    <message>
        <source>A take has either cards or meld: the card taken is used at once.</source>
        <translation>Un take ha cards oppure meld: la carta presa si usa subito.</translation>
    </message>
    <message>
        <source>Buraco’s actions are draw, refuse, take, meld, add, discard and time.</source>
        <translation>Le azioni di Buraco sono draw, refuse, take, meld, add, discard e time.</translation>
    </message>
    <message>
        <source>Burraco’s actions are draw, take, meld, add and discard.</source>
        <translation>Le azioni di Burraco sono draw, take, meld, add e discard.</translation>
    </message>
    <message>
        <source>A meld is a list of cards.</source>
        <translation>Una combinazione è una lista di carte.</translation>
    </message>
    <message>
        <source>Concan’s actions are draw, take, meld, layoff, swap, announce and discard.</source>
        <translation>Le azioni di Concan sono draw, take, meld, layoff, swap, announce e discard.</translation>
    </message>
    <message>
        <source>A swap is an object.</source>
        <translation>Uno scambio è un oggetto.</translation>
    </message>
    <message>
        <source>The key as names one card for each joker, and is there only with a joker.</source>
        <translation>La chiave as indica una carta per ogni jolly, e c’è solo con un jolly.</translation>
    </message>
    <message>
        <source>The key end is low or high.</source>
        <translation>La chiave end è low o high.</translation>
    </message>
    <message>
        <source>Sheepshead’s actions are take_window, pass, bury and play.</source>
        <translation>Le azioni di Sheepshead sono take_window, pass, bury e play.</translation>
    </message>
    <message>
        <source>The key {key} needs a whole number.</source>
        <translation>La chiave {key} richiede un numero intero.</translation>
    </message>
    <message>
        <source>The key {key} needs a text.</source>
        <translation>La chiave {key} richiede un testo.</translation>
    </message>
    <message>
        <source>The key {key} needs true or false.</source>
        <translation>La chiave {key} richiede true o false.</translation>
    </message>
    <message>
        <source>The key {key} needs a list.</source>
        <translation>La chiave {key} richiede una lista.</translation>
    </message>
    <message>
        <source>The key {key} needs an object.</source>
        <translation>La chiave {key} richiede un oggetto.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>La chiave {key} manca.</translation>
    </message>
    <message>
        <source>The key {key} needs a card, such as TD or JK.</source>
        <translation>La chiave {key} richiede una carta, come TD o JK.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Questa riga non è JSON.</translation>
    </message>
    <message>
        <source>A line of a record is one JSON object.</source>
        <translation>Una riga di una registrazione è un oggetto JSON.</translation>
    </message>
    <message>
        <source>The line has lists or objects nested more than {deepest} deep.</source>
        <translation>Nella riga liste o oggetti sono annidati a più di {deepest} livelli.</translation>
    </message>
    <message>
        <source>An empty line is not part of a record.</source>
        <translation>Una riga vuota non fa parte di una registrazione.</translation>
    </message>
    <message>
        <source>A record begins with a match line.</source>
        <translation>Una registrazione comincia con una riga match.</translation>
    </message>
    <message>
        <source>A record has one match line only, the first.</source>
        <translation>Una registrazione ha una sola riga match, la prima.</translation>
    </message>
    <message>
        <source>A line’s kind is match, hand, move, hand_end or match_end.</source>
        <translation>Il kind di una riga è match, hand, move, hand_end o match_end.</translation>
    </message>
    <message>
        <source>This program reads format 1 of records.</source>
        <translation>Questo programma legge il formato 1 delle registrazioni.</translation>
    </message>
    <message>
        <source>This program does not know the game that the record names.</source>
        <translation>Questo programma non conosce il gioco indicato dalla registrazione.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>Il gioco non ha l’opzione {option}.</translation>
    </message>
    <message>
        <source>Each seat is an object with a name and a player.</source>
        <translation>Ogni posto è un oggetto con un nome e un giocatore.</translation>
    </message>
    <message>
        <source>The game is not played by {seats}.</source>
        <translation>Questo gioco non si gioca in {seats}.</translation>
    </message>
    <message>
        <source>The sides of this match are {sides}.</source>
        <translation>Le parti di questa partita sono {sides}.</translation>
    </message>
    <message>
        <source>The key sides needs a list of lists of seats.</source>
        <translation>La chiave sides richiede una lista di liste di posti.</translation>
    </message>
    <message>
        <source>Nothing follows the end of the match.</source>
        <translation>Dopo la fine della partita non segue nulla.</translation>
    </message>
    <message>
        <source>The hand is over: its hand_end line comes next.</source>
        <translation>La smazzata è finita: ora viene la sua riga hand_end.</translation>
    </message>
    <message>
        <source>The match is decided: its match_end line comes next.</source>
        <translation>La partita è decisa: ora viene la sua riga match_end.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>La smazzata non è ancora finita.</translation>
    </message>
    <message>
        <source>The match is not decided yet.</source>
        <translation>La partita non è ancora decisa.</translation>
    </message>
    <message>
        <source>No hand is being played: a hand line comes first.</source>
        <translation>Non si sta giocando nessuna smazzata: prima viene una riga hand.</translation>
    </message>
    <message>
        <source>The hand before is not over yet.</source>
        <translation>La smazzata precedente non è ancora finita.</translation>
    </message>
    <message>
        <source>This is hand {hand}.</source>
        <translation>Questa è la smazzata {hand}.</translation>
    </message>
    <message>
        <source>The key {key} does not agree with the play: {value} is right.</source>
        <translation>La chiave {key} non concorda con il gioco: è giusto {value}.</translation>
    </message>
    <message>
        <source>The key seat needs a seat of this match.</source>
        <translation>La chiave seat richiede un posto di questa partita.</translation>
    </message>
    <message>
        <source>The record is empty: it begins with a match line.</source>
        <translation>La registrazione è vuota: comincia con una riga match.</translation>
    </message>
    <message>
        <source>The line does not end with a line feed.</source>
        <translation>La riga non finisce con un a capo.</translation>
    </message>
    <message>
        <source>The line is longer than 64 KiB.</source>
        <translation>La riga supera i 64 KiB.</translation>
    </message>
    <message>
        <source>The record is longer than 64 MiB.</source>
        <translation>La registrazione supera i 64 MiB.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 text.</source>
        <translation>La riga non è testo UTF-8.</translation>
    </message>
    <message>
        <source>This is no pad kept by hand.</source>
        <translation>Questo non è un segnapunti tenuto a mano.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Every line of this record is right.</source>
        <translation>Ogni riga di questa registrazione è giusta.</translation>
    </message>
    <message>
        <source>No hand of this match was dealt.</source>
        <translation>In questa partita non è stata data nessuna smazzata.</translation>
    </message>
    <message>
        <source>Line {line} is wrong ({clause}). {reason}</source>
        <translation>La riga {line} è sbagliata ({clause}). {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no file.</source>
        <translation>{file} non si può leggere: non è un file.</translation>
    </message>
    <message>
        <source>{file} is no record of a match. Records are files that end in .cards.jsonl.</source>
        <translation>{file} non è la registrazione di una partita. Le registrazioni sono file che finiscono in .cards.jsonl.</translation>
    </message>
    <message>
        <source>{file} is a record in format {format}, which a newer version of BarraCan opens; this one reads format {known}.</source>
        <translation>{file} è una registrazione nel formato {format}, che si apre con una versione più nuova di BarraCan; questa legge il formato {known}.</translation>
    </message>
    <message>
        <source>Nothing of {file} can be shown. {reason}</source>
        <translation>Di {file} non si può mostrare nulla. {reason}</translation>
    </message>
    <message>
        <source>Cost {loss} points</source>
        <translation>È costata {loss} punti</translation>
    </message>
    <message>
        <source>Cost {loss}% of the match</source>
        <translation>È costata il {loss}% della partita</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Una buona mossa</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>L’unica mossa</translation>
    </message>
    <message>
        <source>Expert would choose otherwise</source>
        <translation>L’esperto farebbe altro</translation>
    </message>
    <message>
        <source>played</source>
        <translation>giocata</translation>
    </message>
    <message>
        <source>played, expert too</source>
        <translation>giocata, anche l’esperto</translation>
    </message>
    <message>
        <source>also good</source>
        <translation>buona anche questa</translation>
    </message>
    <message>
        <source>another</source>
        <translation>un’altra</translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <translation>{what}. {why}</translation>
    </message>
    <message>
        <source>Worse in {share} of 100 deals.</source>
        <translation>Peggiore in {share} distribuzioni su 100.</translation>
    </message>
    <message>
        <source>As good in all deals looked into.</source>
        <translation>Altrettanto buona in tutte le distribuzioni esaminate.</translation>
    </message>
    <message>
        <source>Luck of the draws</source>
        <translation>Fortuna delle pescate</translation>
    </message>
    <message>
        <source>No draw of this hand has been judged yet.</source>
        <translation>Nessuna pescata di questa smazzata è stata ancora giudicata.</translation>
    </message>
    <message>
        <source>The dearest moves of this hand</source>
        <translation>Le mosse più costose di questa smazzata</translation>
    </message>
    <message>
        <source>No dear move in this hand</source>
        <translation>Nessuna mossa costosa in questa smazzata</translation>
    </message>
    <message>
        <source>{what}. Better: {better}.</source>
        <translation>{what}. Meglio: {better}.</translation>
    </message>
    <message>
        <source>What the draws of this hand brought cannot be told.</source>
        <translation>Non si può dire che cosa hanno portato le pescate di questa smazzata.</translation>
    </message>
    <message>
        <source>hand {hand}, turn {turn}</source>
        <translation>smazzata {hand}, turno {turn}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>smazzata {hand}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>smazzata {hand} di {hands}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>turno {turn}</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>Mossa {move} di {moves}</translation>
    </message>
    <message>
        <source>{move} of {moves}</source>
        <translation>{move} di {moves}</translation>
    </message>
    <message>
        <source>ahead by {points}</source>
        <translation>in testa di {points}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>in parità</translation>
    </message>
    <message>
        <source>at this move</source>
        <translation>a questa mossa</translation>
    </message>
    <message>
        <source>{names} ahead by {points}</source>
        <translation>{names} in testa di {points}</translation>
    </message>
    <message>
        <source>Costly moves: {costly}. Large ones: {large}.</source>
        <translation>Mosse costose: {costly}. Molto costose: {large}.</translation>
    </message>
    <message>
        <source>Expert differs: {count}.</source>
        <translation>L’esperto farebbe altro: {count}.</translation>
    </message>
    <message>
        <source>Judging: {done} of {count}, {seconds} s left.</source>
        <translation>Giudizio: {done} di {count}, ancora {seconds} s.</translation>
    </message>
    <message>
        <source>No costly move was found.</source>
        <translation>Nessuna mossa costosa trovata.</translation>
    </message>
    <message>
        <source>Judge this match, {seconds} s</source>
        <translation>Giudica la partita, {seconds} s</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Non ancora giudicata</translation>
    </message>
    <message>
        <source>Expert can say of each move what it cost. Moves to judge: {count}.</source>
        <translation>L’esperto può dire di ogni mossa quanto è costata. Mosse da giudicare: {count}.</translation>
    </message>
    <message>
        <source>This hand is not over</source>
        <translation>Questa smazzata non è finita</translation>
    </message>
    <message>
        <source>Only hands that are over are judged, and this one is seen from the own seat.</source>
        <translation>Si giudicano solo le smazzate finite, e questa si vede solo dal proprio posto.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Le carte sono date</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>La smazzata è finita</translation>
    </message>
    <message>
        <source>A move of {name}</source>
        <translation>Una mossa di {name}</translation>
    </message>
    <message>
        <source>From {name}’s seat only {name}’s own moves are judged.</source>
        <translation>Dal posto di {name} si giudicano solo le mosse di {name}.</translation>
    </message>
    <message>
        <source>This move is judged soon.</source>
        <translation>Questa mossa sarà giudicata tra poco.</translation>
    </message>
    <message>
        <source>Line {line} is wrong</source>
        <translation>La riga {line} è sbagliata</translation>
    </message>
    <message>
        <source>verified, every line</source>
        <translation>verificata, ogni riga</translation>
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
        <translation>La carta {card} non è nella mano.</translation>
    </message>
    <message>
        <source>The hand holds fewer of the {card} than are laid here. Take one back.</source>
        <translation>La mano ha {card} meno volte di quante se ne calano qui. Riprendine una.</translation>
    </message>
    <message>
        <source>There is no such meld on the table. Choose one that lies there.</source>
        <translation>Sul tavolo non c’è questa combinazione. Scegline una che c’è.</translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation>{turn}: pesca una carta.</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendi {card}</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>Cala {meld}</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>Attacca {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Discard {card} and win the hand</source>
        <translation>Scarta {card} e vinci la smazzata</translation>
    </message>
    <message>
        <source>Lay down {count}, {points} points</source>
        <translation>Cala {count}, punti {points}</translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation>Metti sul vassoio</translation>
    </message>
    <message>
        <source>Empty draft</source>
        <translation>Bozza vuota</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <translation>Ancora nessuna combinazione</translation>
    </message>
    <message>
        <source>Leaves {count} cards in hand</source>
        <translation>Lascia {count} carte in mano</translation>
    </message>
    <message>
        <source>Leaves one card in hand</source>
        <translation>Lascia una carta in mano</translation>
    </message>
    <message>
        <source>Leaves no card in hand</source>
        <translation>Non lascia carte in mano</translation>
    </message>
    <message>
        <source>{action}, with {meld}</source>
        <translation>{action}, con {meld}</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>ha pescato</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>ha attaccato {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>ha scartato {card}</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation>una scala {cards}</translation>
    </message>
    <message>
        <source>a set {cards}</source>
        <translation>un tris {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>set</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>le carte {cards}</translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation>Pesca una carta dal tallone</translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation>Cala {melds}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the set {meld}</source>
        <translation>Attacca {card} al tris {meld}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the run {meld}</source>
        <translation>Attacca {card} alla scala {meld}</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Choose it again for the rest of its meld: {cards}.</source>
        <translation>Sceglila di nuovo per il resto: {cards}.</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card} non sta in questa combinazione.</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} ha chiuso</translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation>{name} chiude: +{points}</translation>
    </message>
    <message>
        <source>{name} won the hand</source>
        <translation>{name} ha vinto</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} vince la smazzata</translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation>tallone finito</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>in dollars</source>
        <translation>in dollari</translation>
    </message>
    <message>
        <source>A hand on average</source>
        <translation>Media a smazzata</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Smazzata migliore</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>Match {number}, a serious one: nothing taken back, no hints</source>
        <translation>Partita {number}, seria: nulla annullato, nessun consiglio</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>Won by {name}, {totals}.</source>
        <translation>Vince {name}, {totals}.</translation>
    </message>
    <message>
        <source>Shared by {name}, {totals}.</source>
        <translation>Alla pari {name}, {totals}.</translation>
    </message>
    <message>
        <source>points {totals}, hands {hands}</source>
        <translation>punti {totals}, smazzate {hands}</translation>
    </message>
    <message>
        <source>In the lead: {name}, {totals}.</source>
        <translation>In testa: {name}, {totals}.</translation>
    </message>
    <message>
        <source>All are level at {total}.</source>
        <translation>Tutti pari a {total}.</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Scritto a mano</translation>
    </message>
    <message>
        <source>Before correction {number}, {date}</source>
        <translation>Prima della correzione {number}, {date}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>second_person</name>
    <message>
        <source>You went out</source>
        <translation>Hai chiuso</translation>
    </message>
    <message>
        <source>You go out: +{points}</source>
        <translation>Chiudi: +{points}</translation>
    </message>
    <message>
        <source>You meld out: +{points}</source>
        <translation>Chiudi: +{points}</translation>
    </message>
    <message>
        <source>You go out by a flash exit: +{points}</source>
        <translation>La tua uscita lampo: +{points}</translation>
    </message>
    <message>
        <source>You complete a ladder: +{points}</source>
        <translation>Completi uno scalone: +{points}</translation>
    </message>
    <message>
        <source>You complete a royal ladder: +{points}</source>
        <translation>Completi uno scalone reale: +{points}</translation>
    </message>
    <message>
        <source>You complete a clean meld: +{points}</source>
        <translation>Completi un burraco pulito: +{points}</translation>
    </message>
    <message>
        <source>You take a pot</source>
        <translation>Prendi un pozzetto</translation>
    </message>
    <message>
        <source>You won the hand</source>
        <translation>Hai vinto</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Vinci la smazzata</translation>
    </message>
    <message>
        <source>You have drawn the highest card, deal and play first.</source>
        <translation>Hai la carta più alta: dai le carte e giochi per primo.</translation>
    </message>
    <message>
        <source>You have the lowest card and deal; {name} has the highest and plays first.</source>
        <translation>Hai la carta più bassa e dai le carte; {name} ha la più alta e gioca per primo.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; you have the highest and play first.</source>
        <translation>{dealer} ha la carta più bassa e dà le carte; tu hai la più alta e giochi per primo.</translation>
    </message>
    <message>
        <source>You declare, each queen −6</source>
        <translation>dichiari tu, ogni donna −6</translation>
    </message>
    <message>
        <source>You declare, each trick −2</source>
        <translation>dichiari tu, ogni presa −2</translation>
    </message>
    <message>
        <source>You declare, −2, ace −6</source>
        <translation>dichiari tu, −2, asso −6</translation>
    </message>
    <message>
        <source>You declare, K♥ −20</source>
        <translation>dichiari tu, K♥ −20</translation>
    </message>
    <message>
        <source>You declare, −10 and −20</source>
        <translation>dichiari tu, −10 e −20</translation>
    </message>
    <message>
        <source>You declare, each trick +5</source>
        <translation>dichiari tu, ogni presa +5</translation>
    </message>
    <message>
        <source>You declare, 45 20 5 −5</source>
        <translation>dichiari tu, 45 20 5 −5</translation>
    </message>
    <message>
        <source>You have taken the K♥</source>
        <translation>Hai preso il K♥</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Giochi da solo</translation>
    </message>
    <message>
        <source>What it pays you</source>
        <translation>Quanto ti vale</translation>
    </message>
    <message>
        <source>You have played alone and won: +{points}</source>
        <translation>Hai giocato da solo e vinto: +{points}</translation>
    </message>
    <message>
        <source>Schneider: you have played alone and won: +{points}</source>
        <translation>Schneider: hai giocato da solo e hai vinto: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: you have played alone and won: +{points}</source>
        <translation>Schwarz: hai giocato da solo e hai vinto: +{points}</translation>
    </message>
    <message>
        <source>You have played alone and failed: −{points}</source>
        <translation>Hai giocato da solo e perso: −{points}</translation>
    </message>
    <message>
        <source>You lay all five at once: {points} points</source>
        <translation>Cali tutte e cinque in una volta: {points} punti</translation>
    </message>
    <message>
        <source>You cut the pack</source>
        <translation>Tagli il mazzo</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vinci la partita</translation>
    </message>
    <message>
        <source>You reach {target}</source>
        <translation>Arrivi a {target}</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} was ahead</source>
        <translation>Hai chiuso l’ultima smazzata, ma {names} era in testa</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but you were ahead</source>
        <translation>{ender} ha chiuso l’ultima smazzata, ma in testa eri tu</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} were ahead</source>
        <translation>Hai chiuso l’ultima smazzata, ma {names} erano in testa</translation>
    </message>
    <message>
        <source>You have won, {totals}.</source>
        <translation>Hai vinto, {totals}.</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by you</source>
        <translation>ultima presa: {cards}, vinta da te</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Scegli tu</translation>
    </message>
    <message>
        <source>You owe one</source>
        <translation>Ne devi uno</translation>
    </message>
    <message>
        <source>You owe two</source>
        <translation>Ne devi due</translation>
    </message>
    <message>
        <source>You have doubled {other}</source>
        <translation>Hai contrato {other}</translation>
    </message>
    <message>
        <source>{one} has doubled you</source>
        <translation>{one} ti ha contrato</translation>
    </message>
    <message>
        <source>{one} and you redoubled</source>
        <translation>{one} e tu: surcontro</translation>
    </message>
    <message>
        <source>played {card}, you took it</source>
        <translation>ha giocato {card}, presa tua</translation>
    </message>
    <message>
        <source>doubled you</source>
        <translation>ti ha contrato</translation>
    </message>
    <message>
        <source>doubled you and {second}</source>
        <translation>ha contrato te e {second}</translation>
    </message>
    <message>
        <source>doubled {first} and you</source>
        <translation>ha contrato {first} e te</translation>
    </message>
    <message>
        <source>doubled you, {second} and {third}</source>
        <translation>ha contrato te, {second} e {third}</translation>
    </message>
    <message>
        <source>doubled {first}, you and {third}</source>
        <translation>ha contrato {first}, te e {third}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and you</source>
        <translation>ha contrato {first}, {second} e te</translation>
    </message>
    <message>
        <source>redoubled you</source>
        <translation>ti ha surcontrato</translation>
    </message>
    <message>
        <source>redoubled you and {second}</source>
        <translation>ha surcontrato te e {second}</translation>
    </message>
    <message>
        <source>redoubled {first} and you</source>
        <translation>ha surcontrato {first} e te</translation>
    </message>
    <message>
        <source>redoubled you, {second} and {third}</source>
        <translation>ha surcontrato te, {second} e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, you and {third}</source>
        <translation>ha surcontrato {first}, te e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and you</source>
        <translation>ha surcontrato {first}, {second} e te</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until you say so.</source>
        <translation>Passate lo schermo. Le carte restano coperte finché non lo dici tu.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Sono io, mostrami la mano</translation>
    </message>
    <message>
        <source>It is your turn. The cards stay hidden until you show them.</source>
        <translation>Tocca a te. Le carte restano coperte finché non le scopri.</translation>
    </message>
    <message>
        <source>You are choosing.</source>
        <translation>Stai scegliendo.</translation>
    </message>
    <message>
        <source>You are choosing. The hand can be sorted meanwhile.</source>
        <translation>Stai scegliendo. Intanto la mano si può ordinare.</translation>
    </message>
    <message>
        <source>Your computer player has failed: a move at random was made.</source>
        <translation>Il computer che gioca per te ha avuto un errore: è stata fatta una mossa a caso.</translation>
    </message>
    <message>
        <source>You were left with {cards}</source>
        <translation>ti sono rimaste {cards}</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Come vedi tu</translation>
    </message>
    <message>
        <source>Your moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Tue mosse su cui l’esperto è d’accordo: {agreed} di {count}.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost {loss} points.</source>
        <translation>Con tutte le carte scoperte, le tue mosse hanno perso {loss} punti.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Con tutte le carte scoperte, le tue mosse hanno perso in media {loss}% di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost {loss} points.</source>
        <translation>Per quanto si vedeva, le tue mosse hanno perso {loss} punti.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Per quanto si vedeva, le tue mosse hanno perso in media {loss}% di probabilità di vincere la partita.</translation>
    </message>
    <message>
        <source>From your seat only your own moves are judged.</source>
        <translation>Dal tuo posto si giudicano solo le tue mosse.</translation>
    </message>
    <message>
        <source>drew</source>
        <extracomment>Said after “You”, as all that follow: “You drew”.</extracomment>
        <translation>hai pescato</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hai passato</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>hai scartato {card}</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>hai attaccato {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>hai giocato {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>hai iniziato con {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>hai giocato {card}, presa di {name}</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>hai fatto una presa con {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>hai raccolto la {pile} per {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>hai raccolto la {pile} per {meld} e ancora {more}</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>hai calato {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>hai calato {meld} e {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>hai calato {meld}, {other} e ancora {more}</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>hai fatto un’uscita lampo</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>hai mescolato un nuovo tallone e hai pescato</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>hai preso lo scarto</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>hai preso lo scarto per {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>hai preso lo scarto per {melds}, con un jolly scambiato con {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>hai calato {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>hai calato {melds}, con un jolly scambiato con {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>hai attaccato un jolly come {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>hai scambiato {card} con un jolly</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>hai annunciato i jolly</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>hai preso lo scarto per {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>hai preso lo scarto e l’hai attaccato</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>hai calato {meld}</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>hai raccolto gli scarti</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>hai calato {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>hai calato {cards} e {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>hai calato {cards}, {other} e ancora {more}</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>hai attaccato a {cards}</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>hai rifiutato la prima carta</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>eri di turno allo scadere del tempo</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>hai messo giù {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>hai finito il turno</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>hai dichiarato niente donne</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>hai dichiarato niente prese</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>hai dichiarato niente cuori</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>hai dichiarato niente re di cuori</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>hai dichiarato niente ultime due</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>hai dichiarato briscola {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>hai dichiarato domino da {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>hai contrato {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>hai contrato {first} e {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>hai contrato {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>hai surcontrato {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>hai surcontrato {first} e {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>hai surcontrato {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>hai preso il monte</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>hai messo via due carte</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>hai dato la smazzata {hand}</translation>
    </message>
    <message>
        <source>played {card} and took it</source>
        <translation>hai giocato {card}, presa tua</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>The computer player of {name} has failed: a move at random was made.</source>
        <translation>Il computer che gioca per {name} ha avuto un errore: è stata fatta una mossa a caso.</translation>
    </message>
    <message>
        <source>The hint has failed. The match is as it was.</source>
        <translation>Il consiglio non è riuscito. La partita è com’era.</translation>
    </message>
    <message>
        <source>{other} is choosing. The hand can be sorted meanwhile.</source>
        <translation>{other} sta scegliendo. Intanto la mano si può ordinare.</translation>
    </message>
    <message>
        <source>There is nothing to do this with. Choose the cards first.</source>
        <translation>Non c’è nulla con cui farlo. Prima scegli le carte.</translation>
    </message>
    <message>
        <source>The chosen cards are no use for this. Choose others.</source>
        <translation>Le carte scelte non servono a questo. Scegline altre.</translation>
    </message>
    <message>
        <source>{what} The match goes on; it is saved to line {line} of its record.</source>
        <translation>{what} La partita continua; è salvata fino alla riga {line} della sua registrazione.</translation>
    </message>
    <message>
        <source>{what} The match goes on, but it is not saved.</source>
        <translation>{what} La partita continua, ma non è salvata.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Questo programma non conosce il gioco {game}.</translation>
    </message>
    <message>
        <source>The record of this match is wrong in line {line}. {reason}</source>
        <translation>La registrazione di questa partita è sbagliata alla riga {line}. {reason}</translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation>La partita è cominciata.</translation>
    </message>
    <message>
        <source>Hand {hand} is over.</source>
        <translation>La smazzata {hand} è finita.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>This is a serious match: nothing is taken back, and no hints are given.</source>
        <translation>Questa è una partita seria: non si annulla nulla e non si danno consigli.</translation>
    </message>
    <message>
        <source>No card of the hand goes with what lies here now.</source>
        <translation>Ora nessuna carta della mano va con ciò che sta qui.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since.</source>
        <translation>Non si può annullare nulla: nel frattempo si è visto qualcosa di nascosto.</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>ha dato la smazzata {hand}</translation>
    </message>
    <message>
        <source>Play the hand out</source>
        <translation>Lascia finire la smazzata</translation>
    </message>
    <message>
        <source>The hand is being played out.</source>
        <translation>La smazzata va avanti da sola.</translation>
    </message>
    <message>
        <source>{name} is choosing.</source>
        <translation>{name} sta scegliendo.</translation>
    </message>
</context>
<context>
    <name>sheepshead</name>
    <message>
        <source>took the window</source>
        <translation>ha preso il monte</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>ha messo via due carte</translation>
    </message>
    <message>
        <source>Two cards go to the window. Choose two.</source>
        <translation>Due carte vanno nel monte. Sceglile.</translation>
    </message>
    <message>
        <source>{turn}: take the window and play alone, or pass.</source>
        <translation>{turn}: prendi il monte e gioca da solo, o passa.</translation>
    </message>
    <message>
        <source>{turn}: choose two cards to lay away.</source>
        <translation>{turn}: scegli due carte da mettere via.</translation>
    </message>
    <message>
        <source>{turn}: choose one more card to lay away.</source>
        <translation>{turn}: scegli un’altra carta da mettere via.</translation>
    </message>
    <message>
        <source>{turn}: lay these two cards away.</source>
        <translation>{turn}: metti via queste due carte.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with a trump.</source>
        <translation>{turn}: è uscita briscola. Rispondi con una briscola.</translation>
    </message>
    <message>
        <source>{turn}: no trump to follow with. Play any card.</source>
        <translation>{turn}: manca la briscola. Gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>The Least: the fewest card points win.</source>
        <translation>A perdere: vince chi fa meno punti.</translation>
    </message>
    <message>
        <source>Trumps: queens, jacks, diamonds.</source>
        <translation>Briscole: donne, fanti, quadri.</translation>
    </message>
    <message>
        <source>Their card points count for the Player: {points}.</source>
        <translation>I loro punti contano per il solista: {points}.</translation>
    </message>
    <message>
        <source>Take the window</source>
        <translation>Prendi il monte</translation>
    </message>
    <message>
        <source>Take the window and play alone</source>
        <translation>Prendi il monte e gioca da solo</translation>
    </message>
    <message>
        <source>Pass, and leave the window</source>
        <translation>Passa, e lascia il monte</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <translation>Metti via {cards}</translation>
    </message>
    <message>
        <source>The window comes first. Take it or pass.</source>
        <translation>Prima viene il monte. Prendilo o passa.</translation>
    </message>
    <message>
        <source>You have taken the window. Lay two cards away first.</source>
        <translation>Hai preso il monte. Prima metti via due carte.</translation>
    </message>
    <message>
        <source>The window is settled. Play a card.</source>
        <translation>Il monte è già deciso. Gioca una carta.</translation>
    </message>
    <message>
        <source>Two different cards of your hand go to the window. Choose two.</source>
        <translation>Nel monte vanno due carte diverse della tua mano. Scegline due.</translation>
    </message>
    <message>
        <source>Two different cards of {name}’s hand go to the window. Choose two.</source>
        <translation>Nel monte vanno due carte diverse della mano di {name}. Scegline due.</translation>
    </message>
    <message>
        <source>{name} has taken the window. Lay two cards away first.</source>
        <translation>{name} ha preso il monte. Prima metti via due carte.</translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>A perdere</translation>
    </message>
    <message>
        <source>If all three pass, everybody plays for as few card points as possible.</source>
        <translation>Se passano tutti e tre, ognuno gioca per fare meno punti possibile.</translation>
    </message>
    <message>
        <source>If all three pass, the hand is over and nobody scores.</source>
        <translation>Se passano tutti e tre, la smazzata è finita e nessuno segna punti.</translation>
    </message>
    <message>
        <source>The match ends when one player alone leads with this many game points or more.</source>
        <translation>La partita finisce quando uno solo è in testa con almeno questi punti partita.</translation>
    </message>
    <message>
        <source>Short, to 5</source>
        <translation>Breve, a 5</translation>
    </message>
    <message>
        <source>Without The Least</source>
        <translation>Senza A perdere</translation>
    </message>
    <message>
        <source>The deck is not the pack of 32 cards, sevens to aces.</source>
        <translation>Il mazzo non è di 32 carte, dal sette all’asso.</translation>
    </message>
    <message>
        <source>played out</source>
        <translation>giocata fino in fondo</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>hanno passato tutti</translation>
    </message>
    <message>
        <source>{name} has played alone and won: +{points}</source>
        <translation>{name} ha giocato da solo e vinto: +{points}</translation>
    </message>
    <message>
        <source>Schneider: {name} has played alone and won: +{points}</source>
        <translation>Schneider: {name} ha giocato da solo e ha vinto: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: {name} has played alone and won: +{points}</source>
        <translation>Schwarz: {name} ha giocato da solo e ha vinto: +{points}</translation>
    </message>
    <message>
        <source>{name} has played alone and failed: −{points}</source>
        <translation>{name} ha giocato da solo e perso: −{points}</translation>
    </message>
    <message>
        <source>The Least is played out</source>
        <translation>La smazzata A perdere è finita</translation>
    </message>
    <message>
        <source>All three have passed</source>
        <translation>Hanno passato tutti e tre</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <translation>Punti nelle prese</translation>
    </message>
    <message>
        <source>Card points in the window</source>
        <translation>Punti nel monte</translation>
    </message>
    <message>
        <source>Card points in all</source>
        <translation>Punti in tutto</translation>
    </message>
    <message>
        <source>Played alone and won</source>
        <translation>Ha giocato da solo e vinto</translation>
    </message>
    <message>
        <source>Played alone and won with 91 or more</source>
        <translation>Ha giocato da solo e vinto con 91 o più</translation>
    </message>
    <message>
        <source>Played alone and won all tricks</source>
        <translation>Ha giocato da solo e fatto tutte le prese</translation>
    </message>
    <message>
        <source>Played alone and failed</source>
        <translation>Ha giocato da solo e perso</translation>
    </message>
    <message>
        <source>Played alone and failed with 30 or fewer</source>
        <translation>Ha giocato da solo e perso con 30 o meno</translation>
    </message>
    <message>
        <source>Played alone and won no trick</source>
        <translation>Ha giocato da solo senza fare prese</translation>
    </message>
    <message>
        <source>The only one without a trick in The Least</source>
        <translation>L’unico senza prese nell’A perdere</translation>
    </message>
    <message>
        <source>Fewest card points in The Least</source>
        <translation>Meno punti nell’A perdere</translation>
    </message>
    <message>
        <source>Among the fewest card points, and not winner of the last trick</source>
        <translation>Fra chi ha meno punti, e senza l’ultima presa</translation>
    </message>
    <message>
        <source>One of two without a trick in The Least</source>
        <translation>Uno dei due senza prese nell’A perdere</translation>
    </message>
    <message>
        <source>{name} alone, {points} of 120</source>
        <translation>{name} da solo, {points} su 120</translation>
    </message>
    <message>
        <source>{name} alone, Schneider, {points}</source>
        <translation>{name} da solo, Schneider, {points}</translation>
    </message>
    <message>
        <source>{name} alone, Schwarz, all tricks</source>
        <translation>{name} da solo, Schwarz, tutte le prese</translation>
    </message>
    <message>
        <source>{name} alone, not one trick</source>
        <translation>{name} da solo, nessuna presa</translation>
    </message>
    <message>
        <source>The Least, {names} fewest with {points}</source>
        <translation>A perdere, {names} con {points}</translation>
    </message>
    <message>
        <source>The Least, {names} without a trick</source>
        <translation>A perdere, {names} senza prese</translation>
    </message>
    <message>
        <source>the fewest card points win</source>
        <translation>vince chi fa meno punti</translation>
    </message>
    <message>
        <source>{who} plays alone</source>
        <translation>{who} gioca da solo</translation>
    </message>
    <message>
        <source>61 card points win</source>
        <translation>si vince con 61 punti</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>punti {points}</translation>
    </message>
    <message>
        <source>alone: {points} card points</source>
        <translation>da solo: punti {points}</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>gioca da solo</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>briscole</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Il monte</translation>
    </message>
    <message>
        <source>who takes it plays alone</source>
        <translation>chi lo prende gioca da solo</translation>
    </message>
    <message>
        <source>two cards to lay away</source>
        <translation>due carte da mettere via</translation>
    </message>
    <message>
        <source>two cards laid away</source>
        <translation>due carte messe via</translation>
    </message>
    <message>
        <source>61 of 120 to win</source>
        <translation>servono 61 punti su 120</translation>
    </message>
    <message>
        <source>2, 4 or 6</source>
        <translation>2, 4 o 6</translation>
    </message>
    <message>
        <source>all passed, each alone</source>
        <translation>tutti passano, ognuno per sé</translation>
    </message>
    <message>
        <source>fewest points 2, no trick 4</source>
        <translation>meno punti 2, nessuna presa 4</translation>
    </message>
    <message>
        <source>What it pays</source>
        <translation>Quanto vale</translation>
    </message>
    <message>
        <source>What it pays {who}</source>
        <translation>Quanto vale a {who}</translation>
    </message>
    <message>
        <source>All ten tricks</source>
        <translation>Tutte e dieci le prese</translation>
    </message>
    <message>
        <source>91 or more</source>
        <translation>91 o più</translation>
    </message>
    <message>
        <source>61 to 90</source>
        <translation>da 61 a 90</translation>
    </message>
    <message>
        <source>31 to 60</source>
        <translation>da 31 a 60</translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation>30 o meno</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Nessuna presa</translation>
    </message>
    <message>
        <source>No trick at all</source>
        <translation>Nemmeno una presa</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Meno punti di tutti</translation>
    </message>
    <message>
        <source>Tied, without the last trick</source>
        <translation>Pari, senza l’ultima presa</translation>
    </message>
    <message>
        <source>Last trick takes the window</source>
        <translation>L’ultima presa prende il monte</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>Permission denied</source>
        <translation>non è permesso</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>è già in uso</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>c’è già un file</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>sarebbe troppo grande</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>non esiste</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>una parte del percorso non è una cartella</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>il disco è di sola lettura</translation>
    </message>
</context>
<context>
    <name>tricks</name>
    <message>
        <source>One card at a time. Choose one.</source>
        <translation>Una carta alla volta. Scegline una.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Gioca {card}</translation>
    </message>
    <message>
        <source>Nothing is melded in this game. Take the cards back into the hand.</source>
        <translation>In questo gioco non si cala nulla. Riprendi le carte in mano.</translation>
    </message>
    <message>
        <source>You hold cards of the suit led. Follow with one of them.</source>
        <translation>Hai carte del seme d’uscita. Rispondi con una di quelle.</translation>
    </message>
    <message>
        <source>{name} holds cards of the suit led. Follow with one of them.</source>
        <translation>{name} ha carte del seme d’uscita. Rispondi con una di quelle.</translation>
    </message>
    <message>
        <source>{card} wins</source>
        <translation>Vince {card}</translation>
    </message>
    <message>
        <source>{turn}: lead a card.</source>
        <translation>{turn}: esci con una carta.</translation>
    </message>
    <message>
        <source>{turn}: follow suit.</source>
        <translation>{turn}: rispondi al seme.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play any card.</source>
        <translation>{turn}: manca il seme d’uscita. Gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>Lead the {card}</source>
        <translation>Esci con {card}</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Gioca {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <extracomment>Said after the name of a player.</extracomment>
        <translation>ha giocato {card}</translation>
    </message>
</context>
</TS>
