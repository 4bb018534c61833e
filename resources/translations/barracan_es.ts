<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AboutPage</name>
    <message>
        <source>The program</source>
        <translation>El programa</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Tus datos</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Lo que lleva dentro</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>BarraCan and its relatives at one card table.</source>
        <translation>BarraCan y sus parientes en una misma mesa de cartas.</translation>
    </message>
    <message>
        <source>BarraCan was invented by Carlos De La Riva.</source>
        <translation>BarraCan lo inventó Carlos De La Riva.</translation>
    </message>
    <message>
        <source>The program, its card faces and its sounds are free software under the MIT licence.</source>
        <translation>El programa, sus cartas y sus sonidos son software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Each match is a record, a file that ends in .cards.jsonl. Other programs may read and write records, too. This page describes them:</source>
        <translation>Cada partida es un registro, un archivo que acaba en .cards.jsonl. También otros programas pueden leer y escribir registros. Esta página los describe:</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt} and PySide {pyside} on {system}</source>
        <translation>Python {python}, Qt {qt} y PySide {pyside} en {system}</translation>
    </message>
    <message>
        <source>It runs with</source>
        <translation>Funciona con</translation>
    </message>
    <message>
        <source>in memory only: nothing is kept after this</source>
        <translation>solo en memoria: no se guarda nada para después</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>salida de error</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <source>The library: one file with matches, pads and players. Each move is in it before it is shown.</source>
        <translation>La biblioteca: un archivo con partidas, hojas de puntos y jugadores. Cada jugada está en ella antes de mostrarse.</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Tus ajustes</translation>
    </message>
    <message>
        <source>What you have chosen for good, and the window’s size.</source>
        <translation>Lo que has elegido de forma permanente, y el tamaño de la ventana.</translation>
    </message>
    <message>
        <source>Painted pictures</source>
        <translation>Imágenes pintadas</translation>
    </message>
    <message>
        <source>Cards and tables that were painted before. This folder can be deleted at any time.</source>
        <translation>Cartas y mesas que ya se pintaron. Esta carpeta se puede borrar cuando quieras.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>El diario</translation>
    </message>
    <message>
        <source>What went wrong. It is sent nowhere.</source>
        <translation>Lo que salió mal. No se envía a ninguna parte.</translation>
    </message>
    <message>
        <source>While the program runs, the last moves lie in a second file beside the library: who copies the one file alone may lack them. The button here makes a whole copy, and so does this command:</source>
        <translation>Mientras el programa está abierto, las últimas jugadas están en un segundo archivo junto a la biblioteca: si copias solo el primero, pueden faltarte. Este botón hace una copia completa, y también esta orden:</translation>
    </message>
    <message>
        <source>Keep the library elsewhere</source>
        <translation>Guardar la biblioteca en otro sitio</translation>
    </message>
    <message>
        <source>To copy the library</source>
        <translation>Copiar la biblioteca</translation>
    </message>
    <message>
        <source>Something does not work as it should? Save a report and pass it on to those who make the program, with a sentence about what you did and what happened then.</source>
        <translation>¿Algo no funciona como debería? Guarda un informe y hazlo llegar a quienes hacen el programa, con una frase sobre qué hiciste y qué pasó.</translation>
    </message>
    <message>
        <source>In the report are: the record of the match at the table up to the last hand that is over, with the names written in it; the versions of the program, Python, Qt and the system; and the last part of the log, in which all cards, numbers and names are blotted out.</source>
        <translation>El informe contiene: el registro de la partida que está en la mesa hasta la última mano acabada, con los nombres que figuran en él; las versiones del programa, de Python, de Qt y del sistema; y la última parte del diario, con todas las cartas, números y nombres tachados.</translation>
    </message>
    <message>
        <source>Nothing of the hand that is being played is in it, and nothing else of yours. It is sent nowhere: it becomes a file, which you can read before anybody else does.</source>
        <translation>No contiene nada de la mano que se está jugando ni nada más tuyo. No se envía a ninguna parte: es un archivo que puedes leer antes que nadie.</translation>
    </message>
    <message>
        <source>All this is part of the program as it runs here. Thanks to everybody who made it.</source>
        <translation>Todo esto forma parte del programa tal como funciona aquí. Gracias a todos los que lo hicieron.</translation>
    </message>
    <message>
        <source>Qt and PySide are used as libraries that can be replaced by others of the same form. Qt contains works of others, which its own documentation lists.</source>
        <translation>Qt y PySide se usan como bibliotecas que se pueden sustituir por otras de la misma forma. Qt contiene obras de otros, que enumera su propia documentación.</translation>
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
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>Copiar: {what}</translation>
    </message>
</context>
<context>
    <name>AboutPages</name>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archivo comprimido (*.zip)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>El informe está en {file}.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since, or nothing has been done.</source>
        <translation>No se puede deshacer nada: desde entonces se ha mostrado algo oculto, o no se ha hecho nada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Sort: {order}</source>
        <translation>Ordenar: {order}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
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
        <translation>Nuevas en la mano: {cards}.</translation>
    </message>
    <message>
        <source>{reason} Clause {clause}.</source>
        <translation>{reason} Artículo {clause}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn. The cards stay hidden until {name} shows them.</source>
        <translation>Es el turno de {name}. Las cartas siguen ocultas hasta que {name} las muestre.</translation>
    </message>
</context>
<context>
    <name>BarbuTable</name>
    <message>
        <source>now {name}</source>
        <translation>ahora {name}</translation>
    </message>
    <message>
        <source>left for {names}</source>
        <translation>queda para {names}</translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation>{contract}: {results}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>{one} has doubled {other}</source>
        <translation>{one} ha doblado a {other}</translation>
    </message>
    <message>
        <source>{one} and {other} redoubled</source>
        <translation>{one} y {other} están redoblados</translation>
    </message>
    <message>
        <source>{name} owes one</source>
        <translation>{name} debe uno</translation>
    </message>
    <message>
        <source>{name} owes two</source>
        <translation>{name} debe dos</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} elige</translation>
    </message>
    <message>
        <source>the last contract of this round</source>
        <translation>el último contrato de esta ronda</translation>
    </message>
    <message>
        <source>{count} contracts left in this round</source>
        <translation>quedan {count} contratos en esta ronda</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Mano {hand} de {hands}</translation>
    </message>
    <message>
        <source>1st, {points}</source>
        <translation>1.º, {points}</translation>
    </message>
    <message>
        <source>2nd, {points}</source>
        <translation>2.º, {points}</translation>
    </message>
    <message>
        <source>3rd, {points}</source>
        <translation>3.º, {points}</translation>
    </message>
    <message>
        <source>4th, {points}</source>
        <translation>4.º, {points}</translation>
    </message>
</context>
<context>
    <name>CardFolder</name>
    <message>
        <source>The folder of your card faces cannot be read: {folder}.</source>
        <translation>No se puede leer la carpeta de tus cartas: {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} lacks {card} and {others} more; a set has 52 SVG or PNG files, such as QH.svg.</source>
        <translation>En la carpeta {folder} faltan {card} y {others} más; una baraja son 52 archivos SVG o PNG, como QH.svg.</translation>
    </message>
    <message>
        <source>The folder {folder} has no picture of {card}.</source>
        <translation>En la carpeta {folder} no hay imagen de {card}.</translation>
    </message>
    <message>
        <source>The picture {file} in the folder of your card faces cannot be read.</source>
        <translation>No se puede leer la imagen {file} de la carpeta de tus cartas.</translation>
    </message>
    <message>
        <source>The picture {file} is {width} by {height}; a card is upright, about 1.4 times as high as wide.</source>
        <translation>La imagen {file} mide {width} por {height}; una carta va en vertical, 1,4 veces más alta que ancha más o menos.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>{count} still out</source>
        <translation>quedan {count}</translation>
    </message>
    <message>
        <source>trumps out: {cards}</source>
        <translation>triunfos por salir: {cards}</translation>
    </message>
    <message>
        <source>no trump is out</source>
        <translation>no queda ningún triunfo</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>dos de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>tres de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>cuatro de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinco de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>seis de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>siete de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>ocho de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nueve de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>diez de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jota de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rey de {suit}</translation>
    </message>
    <message>
        <source>Jackie of {suit}</source>
        <translation>Jackie de {suit}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
</context>
<context>
    <name>ChapterPath</name>
    <message>
        <source>The course</source>
        <translation>El curso</translation>
    </message>
</context>
<context>
    <name>ClauseView</name>
    <message>
        <source>From {clause}, {title}</source>
        <translation>De {clause}, {title}</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>owes a double</source>
        <translation>debe un doblo</translation>
    </message>
    <message>
        <source>ring: declares</source>
        <translation>anillo: declara</translation>
    </message>
</context>
<context>
    <name>ConcanTable</name>
    <message>
        <source>left in hand</source>
        <translation>quedan en la mano</translation>
    </message>
    <message>
        <source>not down</source>
        <translation>sin la bajada</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>sin bajada aún</translation>
    </message>
    <message>
        <source>melds down</source>
        <extracomment>Beside a tick, in little room.</extracomment>
        <translation>ya bajó</translation>
    </message>
    <message>
        <source>1 joker</source>
        <translation>1 joker</translation>
    </message>
    <message>
        <source>{count} jokers</source>
        <translation>{count} jokers</translation>
    </message>
    <message>
        <source>{name}: {words}, {total} in the match</source>
        <translation>{name}: {words}, {total} en la partida</translation>
    </message>
    <message>
        <source>Nothing laid yet</source>
        <translation>Todavía no hay nada bajado</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>named, {points}</source>
        <translation>anunciado, {points}</translation>
    </message>
    <message>
        <source>Declare: {contract}</source>
        <translation>Declarar: {contract}</translation>
    </message>
    <message>
        <source>Trump asks for a suit, dominoes for the rank that begins.</source>
        <translation>Triunfo pide un palo; dominó, el valor con el que se empieza.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Palo de triunfo</translation>
    </message>
    <message>
        <source>Starting rank</source>
        <translation>Valor inicial</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Elige un contrato</translation>
    </message>
    <message>
        <source>each once in your seven hands</source>
        <translation>cada uno una vez en tus siete manos</translation>
    </message>
</context>
<context>
    <name>ControlRow</name>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>The judged move and all moves of the hand</source>
        <translation>La jugada juzgada y todas las de la mano</translation>
    </message>
    <message>
        <source>Who is ahead, over the whole match</source>
        <translation>Quién va por delante, en toda la partida</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Con los ojos de quién</translation>
    </message>
    <message>
        <source>To the next move that cost something</source>
        <translation>A la próxima jugada que costó algo</translation>
    </message>
    <message>
        <source>Next costly</source>
        <translation>Próxima costosa</translation>
    </message>
    <message>
        <source>Next costly (J)</source>
        <translation>Próxima costosa (J)</translation>
    </message>
    <message>
        <source>Moves (V)</source>
        <translation>Jugadas (V)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfica</translation>
    </message>
    <message>
        <source>Graph (G)</source>
        <translation>Gráfica (G)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
</context>
<context>
    <name>CourseOffer</name>
    <message>
        <source>Is {game} new to you? Its course begins with a hand that you play.</source>
        <translation>¿No conoces {game}? Su curso empieza con una mano que juegas tú.</translation>
    </message>
    <message>
        <source>Open the course</source>
        <translation>Abrir el curso</translation>
    </message>
</context>
<context>
    <name>CoursePages</name>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>paso {number} de {count}</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} pasos</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Capítulo {number} de {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>{done} of {count} steps</source>
        <translation>{done} de {count} pasos</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about a minute left</source>
        <translation>{done} de {count} pasos, queda alrededor de un minuto</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about {minutes} minutes left</source>
        <translation>{done} de {count} pasos, quedan unos {minutes} minutos</translation>
    </message>
    <message>
        <source>Now a match of your own</source>
        <translation>Ahora, una partida propia</translation>
    </message>
    <message>
        <source>Each chapter can be played again, too.</source>
        <translation>También se puede volver a jugar cada capítulo.</translation>
    </message>
    <message>
        <source>The course is finished</source>
        <translation>El curso ha terminado</translation>
    </message>
    <message>
        <source>Example hand {number} of {count}</source>
        <translation>Mano de ejemplo {number} de {count}</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <translation>{done} de {count} resueltos</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>This lesson has other steps than it had when you left it. It begins with its first one.</source>
        <translation>Esta lección tiene otros pasos que cuando la dejaste. Empieza por el primero.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>Turno de {name}</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until {name} says so.</source>
        <translation>Pasa la pantalla. Las cartas siguen ocultas hasta que {name} lo diga.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <translation>Desde el último turno de {name}</translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Soy {name}, muestra mis cartas</translation>
    </message>
    <message>
        <source>… {count} more before that</source>
        <translation>… {count} más antes de eso</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Won {won} of {matches} matches: {part}</source>
        <translation>Ganadas {won} de {matches} partidas: {part}</translation>
    </message>
    <message>
        <source>Won {won} of one match: {part}</source>
        <translation>Ganada {won} de una partida: {part}</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>tras una partida</translation>
    </message>
    <message>
        <source>after {matches} matches</source>
        <translation>tras {matches} partidas</translation>
    </message>
</context>
<context>
    <name>DominoRow</name>
    <message>
        <source>goes on with {cards}</source>
        <translation>sigue con {cards}</translation>
    </message>
</context>
<context>
    <name>DoubleBox</name>
    <message>
        <source>{double} {name}</source>
        <translation>{double} a {name}</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>marcado</translation>
    </message>
</context>
<context>
    <name>DoublingSheet</name>
    <message>
        <source>owed: {count} more</source>
        <translation>debes: {count} más</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>What a tick at the name of a player means.</extracomment>
        <translation>Redoblar</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Return these cards</source>
        <translation>Devolver estas cartas</translation>
    </message>
    <message>
        <source>Show in the builder</source>
        <translation>Mostrar en la torre</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} puntos</translation>
    </message>
    <message>
        <source>Arm {cards}</source>
        <translation>Columna {cards}</translation>
    </message>
    <message>
        <source>beside {card}: {cards}</source>
        <translation>junto a {card}: {cards}</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>the last hand of this round</source>
        <translation>la última mano de esta ronda</translation>
    </message>
    <message>
        <source>{count} hands left, this one too</source>
        <translation>quedan {count} manos, con esta</translation>
    </message>
    <message>
        <source>Two of the declarer each round</source>
        <translation>Dos al declarante por ronda</translation>
    </message>
    <message>
        <source>→ the difference once</source>
        <translation>→ la diferencia una vez</translation>
    </message>
    <message>
        <source>↔ the difference twice</source>
        <translation>↔ la diferencia dos veces</translation>
    </message>
    <message>
        <source>declares</source>
        <translation>declara</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>debe {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
</context>
<context>
    <name>EndBoard</name>
    <message>
        <source>{total} in all</source>
        <translation>{total} en total</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} gana la partida</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} ganan la partida</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} comparten la partida</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} was ahead</source>
        <translation>{ender} acabó la última mano, pero {names} iba por delante</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} were ahead</source>
        <translation>{ender} acabó la última mano, pero {names} iban por delante</translation>
    </message>
    <message>
        <source>{names} reaches {target}</source>
        <translation>{names} llega a {target}</translation>
    </message>
    <message>
        <source>{names} reach {target}</source>
        <translation>{names} llegan a {target}</translation>
    </message>
    <message>
        <source>to {others}, after one hand</source>
        <translation>a {others}, tras una mano</translation>
    </message>
    <message>
        <source>to {others}, after {count} hands</source>
        <translation>a {others}, tras {count} manos</translation>
    </message>
    <message>
        <source>to {others} hands won</source>
        <translation>a {others} manos ganadas</translation>
    </message>
</context>
<context>
    <name>ExampleBox</name>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} puntos</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>no vale</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>se puede jugar</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>no se puede</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>encaja</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no encaja</translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation>se recoge</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>{file} is the library, where your matches are kept: choose another name.</source>
        <translation>{file} es la biblioteca, donde se guardan tus partidas: elige otro nombre.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>No se puede escribir {file}: {reason}.</translation>
    </message>
</context>
<context>
    <name>FairPlayPage</name>
    <message>
        <source>Prove that the computer did not peek</source>
        <translation>Comprueba que el ordenador no miró cartas ajenas</translation>
    </message>
    <message>
        <source>Decisions asked again</source>
        <translation>Decisiones repetidas</translation>
    </message>
    <message>
        <source>No computer player sees more than its seat</source>
        <translation>Ningún jugador del ordenador ve más que su asiento</translation>
    </message>
    <message>
        <source>Sealed decks</source>
        <translation>Barajas selladas</translation>
    </message>
    <message>
        <source>{count} decisions of this match are drawn. All cards that the seat could not know then are dealt again, {redeals} times for each, and its player is asked again. Who sees only what the seat sees does the same each time.</source>
        <translation>Se sortean {count} decisiones de esta partida. Todas las cartas que el asiento no podía conocer se reparten de nuevo, {redeals} veces en cada una, y se vuelve a preguntar a su jugador. Quien solo ve lo que ve el asiento hace siempre lo mismo.</translation>
    </message>
    <message>
        <source>Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them.</source>
        <translation>Antes de cada mano se sella su baraja, para que después no se pueda cambiar ninguna carta. Tras la mano se abre el sello: es el SHA-256 de la sal y de las cartas en su orden, separadas por espacios.</translation>
    </message>
    <message>
        <source>No computer player has moved yet in a hand that is over.</source>
        <translation>Ningún jugador del ordenador ha jugado todavía en una mano acabada.</translation>
    </message>
    <message>
        <source>A computer player has failed. Report this fault: it is one of the program.</source>
        <translation>Un jugador del ordenador ha fallado. Avisa de este fallo: es del programa.</translation>
    </message>
    <message>
        <source>Asked again: {done} of {count}</source>
        <translation>Repetidas: {done} de {count}</translation>
    </message>
    <message>
        <source>In no decision of this match could the other hands have been different.</source>
        <translation>En ninguna decisión de esta partida podían ser otras las cartas de los demás.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Nobody peeked: {count} decisions, {asked} redeals, and each time the same move with the same reasons.</source>
        <translation>Nadie miró cartas ajenas: {count} decisiones, {asked} repartos nuevos, y siempre la misma jugada por las mismas razones.</translation>
    </message>
    <message>
        <source>Decisions that changed when hidden cards lay elsewhere: {count}. Report this fault: it must never happen.</source>
        <translation>Decisiones que cambiaron con las cartas ocultas en otro sitio: {count}. Avisa de este fallo: no debe ocurrir nunca.</translation>
    </message>
    <message>
        <source>Hand {hand}: {name} ({player}) {what}</source>
        <translation>Mano {hand}: {name} ({player}) {what}</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>La misma</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>{verdict}, cards elsewhere: {cards}</source>
        <translation>{verdict}, cartas en otro sitio: {cards}</translation>
    </message>
    <message>
        <source>The decks of this match were not sealed.</source>
        <translation>Las barajas de esta partida no se sellaron.</translation>
    </message>
    <message>
        <source>Seal: {digest}</source>
        <translation>Sello: {digest}</translation>
    </message>
    <message>
        <source>Salt and cards are shown when the hand is over.</source>
        <translation>La sal y las cartas se muestran cuando acaba la mano.</translation>
    </message>
    <message>
        <source>Salt: {salt}</source>
        <translation>Sal: {salt}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <translation>Cartas: {cards}</translation>
    </message>
    <message>
        <source>The seal holds.</source>
        <translation>El sello es válido.</translation>
    </message>
    <message>
        <source>The seal is that of another deck.</source>
        <translation>El sello es de otra baraja.</translation>
    </message>
    <message>
        <source>Copy salt and cards</source>
        <translation>Copiar sal y cartas</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{name}: points {points} of {limit}, hands {hands}</source>
        <translation>{name}: puntos {points} de {limit}, manos {hands}</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Matches won over time</source>
        <translation>Partidas ganadas, a lo largo del tiempo</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>of all matches</source>
        <translation>de todas las partidas</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Junto con</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra el ordenador</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Puntos por partida</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Por mano</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>%</translation>
    </message>
</context>
<context>
    <name>FirstCard</name>
    <message>
        <source>Only you see this card</source>
        <translation>Solo tú ves esta carta</translation>
    </message>
</context>
<context>
    <name>FirstDraw</name>
    <message>
        <source>The draw for the first player</source>
        <translation>El sorteo del primer jugador</translation>
    </message>
    <message>
        <source>{name} cuts the pack</source>
        <translation>{name} corta la baraja</translation>
    </message>
</context>
<context>
    <name>FlashExit</name>
    <message>
        <source>{name} lays all five at once: {points} points</source>
        <translation>{name} baja los cinco a la vez: {points} puntos</translation>
    </message>
    <message>
        <source>and {points} for what is laid</source>
        <translation>y {points} por lo que está en la mesa</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Three complete sets: the best of each type count double. Melding out is allowed.</source>
        <translation>Tres juegos completos: las mejores de cada tipo cuentan doble. Se permite cerrar.</translation>
    </message>
    <message>
        <source>With three sets, the best three of each type count double.</source>
        <translation>Con tres juegos, las tres mejores de cada tipo cuentan doble.</translation>
    </message>
    <message>
        <source>Two complete sets: melding out is allowed.</source>
        <translation>Dos juegos completos: se permite cerrar.</translation>
    </message>
    <message>
        <source>One complete set: melding out is allowed.</source>
        <translation>Un juego completo: se permite cerrar.</translation>
    </message>
    <message>
        <source>Still needed to meld out: {types}.</source>
        <translation>Para cerrar falta: {types}.</translation>
    </message>
    <message>
        <source>Melding out takes one category of each type.</source>
        <translation>Para cerrar hace falta una categoría de cada tipo.</translation>
    </message>
    <message>
        <source>No ladder yet. One with all five types pays for its top card.</source>
        <translation>Todavía no hay torre. La que tiene los cinco tipos da puntos por su carta más alta.</translation>
    </message>
    <message>
        <source>All ladders are complete.</source>
        <translation>Todas las torres están completas.</translation>
    </message>
    <message>
        <source>The ladder is complete.</source>
        <translation>La torre está completa.</translation>
    </message>
    <message>
        <source>Complete and royal, it pays {points} more.</source>
        <translation>Completa y real, da {points} más.</translation>
    </message>
    <message>
        <source>Complete, it pays {points} more.</source>
        <translation>Completa, da {points} más.</translation>
    </message>
    <message>
        <source>Still needs: {types}.</source>
        <translation>Falta: {types}.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Todavía no se ha jugado nada.</translation>
    </message>
    <message>
        <source>{points} of it in this hand</source>
        <translation>{points} de ellos en esta mano</translation>
    </message>
    <message>
        <source>no points in this hand</source>
        <translation>sin puntos en esta mano</translation>
    </message>
    <message>
        <source>no points in this hand yet</source>
        <translation>aún sin puntos en esta mano</translation>
    </message>
    <message>
        <source>{points} on the table this hand</source>
        <translation>{points} en la mesa en esta mano</translation>
    </message>
    <message>
        <source>{points} in this hand so far</source>
        <translation>{points} en esta mano hasta ahora</translation>
    </message>
    <message>
        <source>{points} this hand</source>
        <translation>{points} en esta mano</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tu bando</translation>
    </message>
    <message>
        <source>Cards in hand count against a side at the end.</source>
        <translation>Las cartas que quedan en la mano cuentan al final en contra.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
</context>
<context>
    <name>GamePortrait</name>
    <message>
        <source>{sentence}. For {players} players.</source>
        <translation>{sentence}. Para {players} jugadores.</translation>
    </message>
    <message>
        <source>{sentence}. For {players} players; a match takes about {minutes} minutes.</source>
        <translation>{sentence}. Para {players} jugadores; una partida dura unos {minutes} minutos.</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Cada uno solo</translation>
    </message>
    <message>
        <source>Partners or everybody alone</source>
        <translation>Compañeros o cada uno solo</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Cambiar asientos</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <translation>{place}, con {names}</translation>
    </message>
    <message>
        <source>Several people share this screen: each needs a name.</source>
        <translation>Varias personas comparten esta pantalla: cada una necesita un nombre.</translation>
    </message>
    <message>
        <source>What this set says of {options} is no longer possible: the usual rule stands.</source>
        <translation>Lo que este conjunto dice de {options} ya no es posible: vale la regla habitual.</translation>
    </message>
    <message>
        <source>{count} sides</source>
        <translation>{count} bandos</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Bandos</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>Choose the seat to change places with.</source>
        <translation>Elige el asiento con el que cambiar.</translation>
    </message>
    <message>
        <source>Each plays alone</source>
        <translation>Cada uno por su cuenta</translation>
    </message>
    <message>
        <source>{first} against {second} against {third}</source>
        <translation>{first} contra {second} contra {third}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <source>{minutes}′</source>
        <translation>{minutes}′</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} jugadores</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} minutos</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>rich</source>
        <translation>variado</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>profundo</translation>
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
        <translation>puntos, bastan {needed}</translation>
    </message>
    <message>
        <source>of {needed}</source>
        <translation>de {needed}</translation>
    </message>
    <message>
        <source>of {needed}, {more} more</source>
        <translation>de {needed}, {more} más</translation>
    </message>
</context>
<context>
    <name>HandPoints</name>
    <message>
        <source>This hand so far</source>
        <translation>Esta mano hasta ahora</translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>{game}, hand {hand}</source>
        <translation>{game}, mano {hand}</translation>
    </message>
    <message>
        <source>{game}, hand {hand}, to {target}</source>
        <translation>{game}, mano {hand}, a {target}</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La carrera</translation>
    </message>
</context>
<context>
    <name>HeadEntries</name>
    <message>
        <source>Store this match in the library</source>
        <translation>Guardar esta partida en la biblioteca</translation>
    </message>
</context>
<context>
    <name>HeadTitle</name>
    <message>
        <source>Review</source>
        <extracomment>The title of the page; elsewhere a button that leads to it.</extracomment>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>W</source>
        <translation>G</translation>
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
        <translation>La siguiente</translation>
    </message>
    <message>
        <source>Read more in the rules (F1)</source>
        <translation>Leer más en las reglas (F1)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Reasons, gain and risk (H)</source>
        <translation>Razones, ganancia y riesgo (H)</translation>
    </message>
    <message>
        <source>Put the hint away (H)</source>
        <translation>Quitar el consejo (H)</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Score pad for your own cards</source>
        <translation>Hoja de puntos para tus cartas</translation>
    </message>
    <message>
        <source>Play with real cards, write the points here.</source>
        <translation>Juega con cartas de verdad y apunta aquí los puntos.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>One move is clearly the best. Find it.</source>
        <translation>Una jugada es claramente la mejor. Encuéntrala.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Seguir aprendiendo</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Aprender primero</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Elige un juego</translation>
    </message>
    <message>
        <source>a click opens its new match, ready to deal</source>
        <translation>un clic abre su nueva partida, lista para repartir</translation>
    </message>
    <message>
        <source>a click opens its new match with the players of last time</source>
        <translation>un clic abre su nueva partida con los jugadores de la última vez</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Hojas de puntos</translation>
    </message>
    <message>
        <source>Games, {count}</source>
        <translation>Juegos, {count}</translation>
    </message>
</context>
<context>
    <name>HomePages</name>
    <message>
        <source>The game goes on in memory; nothing is saved.</source>
        <translation>El juego sigue en memoria; no se guarda nada.</translation>
    </message>
    <message>
        <source>A match that is exported is safe.</source>
        <translation>Una partida exportada está a salvo.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Seven real card games at one good table.</source>
        <translation>Siete juegos de cartas en una buena mesa.</translation>
    </message>
    <message>
        <source>Alone against the computer, or with others at this screen.</source>
        <translation>Contra el ordenador o con otros en esta pantalla.</translation>
    </message>
    <message>
        <source>You against {name}, a {level} player, to {target} points.</source>
        <translation>Tú contra {name}, nivel {level}, a {target} puntos.</translation>
    </message>
    <message>
        <source>Your matches are being read.</source>
        <translation>Se están leyendo tus partidas.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>The library is damaged: what can be read of it is being put into a new one. What you play meanwhile goes there too.</source>
        <translation>La biblioteca está dañada: lo que se puede leer de ella se está pasando a una nueva. Lo que juegues mientras tanto va también allí.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} con {names}</translation>
    </message>
    <message>
        <source>against {names}, to {target} points. Left {moment}.</source>
        <translation>contra {names}, a {target} puntos. Dejada: {moment}.</translation>
    </message>
    <message>
        <source>against {names}. Left {moment}.</source>
        <translation>contra {names}. Dejada: {moment}.</translation>
    </message>
    <message>
        <source>Your turn, hand {hand}</source>
        <translation>Tu turno, mano {hand}</translation>
    </message>
    <message>
        <source>{name} to move, hand {hand}</source>
        <translation>Turno de {name}, mano {hand}</translation>
    </message>
    <message>
        <source>{game}: {names}.</source>
        <translation>{game}: {names}.</translation>
    </message>
    <message>
        <source>The last match: {totals}.</source>
        <translation>La última partida: {totals}.</translation>
    </message>
    <message>
        <source>You won {won} of the last {count}.</source>
        <translation>Ganaste {won} de las últimas {count}.</translation>
    </message>
    <message>
        <source>The same table again?</source>
        <translation>¿La misma mesa otra vez?</translation>
    </message>
    <message>
        <source>Nothing is unfinished</source>
        <translation>Nada sin acabar</translation>
    </message>
    <message>
        <source>{count} more unfinished</source>
        <translation>{count} más sin acabar</translation>
    </message>
    <message>
        <source>{count} matches in all.</source>
        <translation>{count} partidas en total.</translation>
    </message>
    <message>
        <source>One more unfinished</source>
        <translation>Una más sin acabar</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Review it, or read its score pad.</source>
        <translation>Analízala o lee su hoja de puntos.</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} partidas</translation>
    </message>
    <message>
        <source>Go on with them, review them, or read their score pads.</source>
        <translation>Sigue con ellas, analízalas o lee sus hojas de puntos.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A name for these options</source>
        <translation>Un nombre para estas opciones</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Lo elegido abajo</translation>
    </message>
    <message>
        <source>The usual options</source>
        <translation>Las opciones habituales</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Cards and melds</source>
        <translation>Cartas y combinaciones</translation>
    </message>
    <message>
        <source>On pages</source>
        <translation>En las páginas</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>En un análisis</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayúsculas+Tab</translation>
    </message>
    <message>
        <source>to the next part of the table, or the one before</source>
        <translation>a la parte siguiente de la mesa o a la anterior</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flechas, Inicio, Fin</translation>
    </message>
    <message>
        <source>to the nearest card or place in that direction</source>
        <translation>a la carta o sitio más cercano en esa dirección</translation>
    </message>
    <message>
        <source>to your own pile and on clockwise; to the stock</source>
        <translation>a la pila propia y las siguientes; al mazo</translation>
    </message>
    <message>
        <source>what the lit button says, or to the place in focus</source>
        <translation>lo que dice el botón encendido, o al sitio señalado</translation>
    </message>
    <message>
        <source>draw; pass or stop where nothing is drawn</source>
        <translation>robar; pasar o parar donde no se roba</translation>
    </message>
    <message>
        <source>pick up the pile in focus</source>
        <translation>recoger la pila señalada</translation>
    </message>
    <message>
        <source>take a trick; in trick games L shows the last trick</source>
        <translation>hacer una baza; en juegos de bazas L muestra la última</translation>
    </message>
    <message>
        <source>discard the chosen card</source>
        <translation>descartar la carta elegida</translation>
    </message>
    <message>
        <source>take the last move back</source>
        <translation>deshacer la última jugada</translation>
    </message>
    <message>
        <source>a hint; pressed again, why</source>
        <translation>un consejo; otra vez, el porqué</translation>
    </message>
    <message>
        <source>review, the result: when a hand is over</source>
        <translation>análisis, resultado: cuando acaba una mano</translation>
    </message>
    <message>
        <source>speak whose turn it is, speak the whole table</source>
        <translation>decir de quién es el turno, decir toda la mesa</translation>
    </message>
    <message>
        <source>sound on and off; each suit in its own colour</source>
        <translation>sonido sí o no; un color por palo</translation>
    </message>
    <message>
        <source>score pad, rules, table in text, full screen</source>
        <translation>hoja de puntos, reglas, mesa en texto, pantalla completa</translation>
    </message>
    <message>
        <source>let go, close; with nothing left the first page, the match is kept</source>
        <translation>soltar, cerrar; sin nada más, la primera página: la partida se guarda</translation>
    </message>
    <message>
        <source>choose a card, or let it go</source>
        <translation>elegir una carta o soltarla</translation>
    </message>
    <message>
        <source>then rank and suit (C D H S are ♣ ♦ ♥ ♠): to this card of the hand</source>
        <translation>luego valor y palo (C D H S son ♣ ♦ ♥ ♠): a esa carta de la mano</translation>
    </message>
    <message>
        <source>cards of the hand that fit what lies at the cursor</source>
        <translation>cartas de la mano que encajan en lo señalado</translation>
    </message>
    <message>
        <source>the card large</source>
        <translation>la carta en grande</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Mayúsculas+flechas</translation>
    </message>
    <message>
        <source>sort the hand; move a card in it</source>
        <translation>ordenar la mano; mover una carta</translation>
    </message>
    <message>
        <source>meld tray, ladder builder</source>
        <translation>bandeja, taller de torres</translation>
    </message>
    <message>
        <source>what is chosen into a new draft, or into that draft</source>
        <translation>lo elegido a un borrador nuevo o a ese borrador</translation>
    </message>
    <message>
        <source>lay down what lies in the tray</source>
        <translation>bajar lo que hay en la bandeja</translation>
    </message>
    <message>
        <source>take a card back from tray or builder</source>
        <translation>retirar una carta de la bandeja o del taller</translation>
    </message>
    <message>
        <source>the brass button, or the button in focus</source>
        <translation>el botón de latón, o el botón señalado</translation>
    </message>
    <message>
        <source>back to where you came from</source>
        <translation>volver a donde estabas</translation>
    </message>
    <message>
        <source>on the first page: a game, new match, learn, matches</source>
        <translation>en la primera página: juego, nueva partida, aprender, partidas</translation>
    </message>
    <message>
        <source>in the rules: search</source>
        <translation>en las reglas: buscar</translation>
    </message>
    <message>
        <source>in the rules: the chosen cards into the frame, or back</source>
        <translation>en las reglas: cartas elegidas al marco, o de vuelta</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>salir</translation>
    </message>
    <message>
        <source>Arrows, Page keys</source>
        <translation>Flechas, Re Pág y Av Pág</translation>
    </message>
    <message>
        <source>a move, a hand</source>
        <translation>una jugada, una mano</translation>
    </message>
    <message>
        <source>play and stop</source>
        <translation>reproducir y parar</translation>
    </message>
    <message>
        <source>the next costly move, the one before</source>
        <translation>la próxima jugada costosa, la anterior</translation>
    </message>
    <message>
        <source>the graph large, the graph as a list</source>
        <translation>la gráfica en grande, como lista</translation>
    </message>
    <message>
        <source>the right column</source>
        <translation>la columna derecha</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>complete and royal</source>
        <translation>completa y real</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>{count} of 5, royal so far</source>
        <translation>{count} de 5, real hasta ahora</translation>
    </message>
    <message>
        <source>{count} of 5</source>
        <translation>{count} de 5</translation>
    </message>
    <message>
        <source>needs {types}</source>
        <translation>falta {types}</translation>
    </message>
    <message>
        <source>{needs} for {points} more</source>
        <translation>{needs} para {points} más</translation>
    </message>
    <message>
        <source>{state}, {needs}</source>
        <translation>{state}, {needs}</translation>
    </message>
    <message>
        <source>{state}, {points} points</source>
        <translation>{state}, {points} puntos</translation>
    </message>
</context>
<context>
    <name>LadderBoard</name>
    <message>
        <source>Upper cards</source>
        <translation>Cartas de arriba</translation>
    </message>
    <message>
        <source>Lower cards</source>
        <translation>Cartas de abajo</translation>
    </message>
    <message>
        <source>Start the arm here</source>
        <translation>Empieza aquí la columna</translation>
    </message>
    <message>
        <source>On top of the arm: any {rank}</source>
        <translation>Encima de la columna: {rank}, cualquiera</translation>
    </message>
    <message>
        <source>At the foot of the arm: any {rank}, or a king as its break</source>
        <translation>Al pie de la columna: {rank}, cualquiera, o un rey como salto</translation>
    </message>
    <message>
        <source>Beside {card}</source>
        <translation>Junto a {card}</translation>
    </message>
    <message>
        <source>{type} with {card}</source>
        <translation>{type} con {card}</translation>
    </message>
    <message>
        <source>may grow up</source>
        <translation>puede crecer hacia arriba</translation>
    </message>
    <message>
        <source>may grow down</source>
        <translation>puede crecer hacia abajo</translation>
    </message>
    <message>
        <source>The top card goes here: an ace, a king, or a number from 10 down to 3.</source>
        <translation>La cima va aquí: un as, un rey o un número del 10 al 3.</translation>
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
        <translation>{count} de 5, real</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Arrange for me</source>
        <translation>Ordénalo por mí</translation>
    </message>
    <message>
        <source>Ladder {number}: {types} of 5</source>
        <translation>Torre {number}: {types} de 5</translation>
    </message>
    <message>
        <source>{count} of {most} cards, {types} of 5</source>
        <translation>{count} de {most} cartas, {types} de 5</translation>
    </message>
    <message>
        <source>royal so far</source>
        <translation>real hasta ahora</translation>
    </message>
    <message>
        <source>Press the place that the {card} is to take.</source>
        <translation>Elige el sitio de esta carta: {card}.</translation>
    </message>
    <message>
        <source>Put a card on the dashed place, or let the ladder be arranged.</source>
        <translation>Pon una carta en el sitio punteado, o deja que se ordene la torre.</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {count} cards are to take.</source>
        <translation>{ladder}: elige el sitio de las {count} cartas.</translation>
    </message>
    <message>
        <source>{ladder}: choose cards of the hand, then the place that they are to take.</source>
        <translation>{ladder}: elige cartas de la mano y luego el sitio que van a ocupar.</translation>
    </message>
    <message>
        <source>{ladder}: no card of the hand fits here.</source>
        <translation>{ladder}: aquí no encaja ninguna carta de la mano.</translation>
    </message>
    <message>
        <source>{ladder}: {count} new cards stand. Lay them, or add more.</source>
        <translation>{ladder}: las {count} cartas nuevas valen. Bájalas o añade más.</translation>
    </message>
    <message>
        <source>{ladder}: the {count} new cards do not stand yet.</source>
        <translation>{ladder}: las {count} cartas nuevas aún no valen.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stand. Lay them, or add more.</source>
        <translation>{ladder}: {cards} valen. Bájalas o añade más.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} do not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} aún no valen. Añade lo que falta.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stands. Lay it, or add more.</source>
        <translation>{ladder}: {cards} vale. Bájala o añade más.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} does not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} aún no vale. Añade lo que falta.</translation>
    </message>
    <message>
        <source>Complete and royal: {points} points.</source>
        <translation>Completa y real: {points} puntos.</translation>
    </message>
    <message>
        <source>Complete: {points} points.</source>
        <translation>Completa: {points} puntos.</translation>
    </message>
    <message>
        <source>{count} of five. Complete and still royal it adds {points}.</source>
        <translation>{count} de cinco. Completa y aún real suma {points}.</translation>
    </message>
    <message>
        <source>{count} of five, royal lost. Complete it adds {points}.</source>
        <translation>{count} de cinco, ya no real. Completa suma {points}.</translation>
    </message>
    <message>
        <source>{number}: {types} of 5</source>
        <translation>{number}: {types} de 5</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} de {most}</translation>
    </message>
</context>
<context>
    <name>LadderRow</name>
    <message>
        <source>Where in the ladder</source>
        <translation>Dónde en la torre</translation>
    </message>
    <message>
        <source>Put the chosen cards there</source>
        <translation>Poner ahí las cartas elegidas</translation>
    </message>
    <message>
        <source>Arrange it</source>
        <translation>Ordenarla</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>every game, from the first card to the hard decisions</source>
        <translation>todos los juegos, de la primera carta a las decisiones difíciles</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Abrir las reglas</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Resolverlo</translation>
    </message>
    <message>
        <source>With drawn examples, and a place to try things.</source>
        <translation>Con ejemplos dibujados y un sitio para probar.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Your own moves</source>
        <translation>Tus propias jugadas</translation>
    </message>
    <message>
        <source>Example hands</source>
        <translation>Manos de ejemplo</translation>
    </message>
    <message>
        <source>Another example hand: {place}</source>
        <translation>Otra mano de ejemplo: {place}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Clause {clause} of the rules</source>
        <translation>Artículo {clause} de las reglas</translation>
    </message>
</context>
<context>
    <name>LibraryRelocation</name>
    <message>
        <source>Save the library elsewhere</source>
        <translation>Guardar la biblioteca en otro sitio</translation>
    </message>
    <message>
        <source>{file} is there already: choose another name.</source>
        <translation>{file} ya existe: elige otro nombre.</translation>
    </message>
    <message>
        <source>All matches are copied to {file}.</source>
        <translation>Todas las partidas están copiadas en {file}.</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotecas (*.sqlite)</translation>
    </message>
    <message>
        <source>Everything is saved in {file} from now on.</source>
        <translation>Desde ahora todo se guarda en {file}.</translation>
    </message>
    <message>
        <source>What is played is saved in {file} from now on. The earlier matches could not be read.</source>
        <translation>Lo que se juegue se guarda desde ahora en {file}. Las partidas anteriores no se pudieron leer.</translation>
    </message>
    <message>
        <source>Start the program with --library and this file to find it again.</source>
        <translation>Para volver a encontrarla, abre el programa con --library y este archivo.</translation>
    </message>
</context>
<context>
    <name>MatchItem</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Last finished</source>
        <translation>Última acabada</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Todas, {count}</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Retomar</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>It counts as lost for {name}</source>
        <translation>Cuenta como perdida para {name}</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>No cuenta</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Match to {target}</source>
        <translation>Partida a {target}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>mano {number}</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>won by {name}, {played}</source>
        <translation>ganada por {name}, {played}</translation>
    </message>
    <message>
        <source>{game}, {played}</source>
        <translation>{game}, {played}</translation>
    </message>
    <message>
        <source>hand {hand}, your turn</source>
        <translation>mano {hand}, tu turno</translation>
    </message>
    <message>
        <source>hand {hand}, {name} to move</source>
        <translation>mano {hand}, turno de {name}</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>The second place of a match.</extracomment>
        <translation>2.º lugar</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>nada apuntado todavía</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <translation>tras la mano {hand}</translation>
    </message>
    <message>
        <source>over after hand {hand}</source>
        <translation>acabada tras la mano {hand}</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>una mano</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>sin repartir aún</translation>
    </message>
    <message>
        <source>hand {hand}, move {move}</source>
        <translation>mano {hand}, jugada {move}</translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message>
        <source>Serious match</source>
        <translation>Partida seria</translation>
    </message>
    <message>
        <source>Match number</source>
        <translation>Número de partida</translation>
    </message>
    <message>
        <source>Nothing is taken back and no hints are given; the score pad says so.</source>
        <translation>No se deshace nada ni se dan consejos; la hoja de puntos lo dice.</translation>
    </message>
    <message>
        <source>The same number at the same table has the same deals: to play a match again, or to share it.</source>
        <translation>El mismo número en la misma mesa da los mismos repartos: para repetir una partida o compartirla.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>today, {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ayer, {time}</translation>
    </message>
    <message>
        <source>Search by title, name or game</source>
        <translation>Buscar por título, nombre o juego</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin acabar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Acabadas</translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>No match is found.</source>
        <translation>No se encuentra ninguna partida.</translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation>No hay partidas sin acabar.</translation>
    </message>
    <message>
        <source>No finished matches.</source>
        <translation>No hay partidas acabadas.</translation>
    </message>
    <message>
        <source>No pad is kept by hand yet: for games at a real table with real cards.</source>
        <translation>Aún no hay hojas llevadas a mano: son para juegos en una mesa de verdad con cartas de verdad.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>Import records; they can be dropped on the window too</source>
        <translation>Importa registros; también puedes soltarlos en la ventana</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Una partida que no se puede leer</translation>
    </message>
    <message>
        <source>Rename, duplicate, export, delete</source>
        <translation>Renombrar, duplicar, exportar, borrar</translation>
    </message>
    <message>
        <source>Open the pad</source>
        <translation>Abrir la hoja</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Sacar</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
</context>
<context>
    <name>MeldCaption</name>
    <message>
        <source>Clean {points}</source>
        <translation>Limpia {points}</translation>
    </message>
    <message>
        <source>Semi-clean {points}</source>
        <translation>Semilimpia {points}</translation>
    </message>
    <message>
        <source>Dirty {points}</source>
        <translation>Sucia {points}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin acabar</translation>
    </message>
    <message>
        <source>Players and their pads</source>
        <translation>Jugadores y sus hojas</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analizar esta partida</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Exportar esta partida</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Aprender {game}</translation>
    </message>
    <message>
        <source>Table in text</source>
        <translation>Mesa en texto</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>MoreLadders</name>
    <message>
        <source>Turn the wheel, drag, or press the Page keys</source>
        <translation>Gira la rueda, arrastra o pulsa Re Pág y Av Pág</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Ladders that have no room.</extracomment>
        <translation>{count} más</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Jugadas de esta mano</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What are you called?</source>
        <translation>¿Cómo te llamas?</translation>
    </message>
    <message>
        <source>Your matches and your score pad bear that name.</source>
        <translation>Tus partidas y tu hoja de puntos llevan ese nombre.</translation>
    </message>
</context>
<context>
    <name>NameTag</name>
    <message>
        <source>{points} in this hand</source>
        <translation>{points} en esta mano</translation>
    </message>
    <message>
        <source>1 point on the table</source>
        <translation>1 punto en la mesa</translation>
    </message>
    <message>
        <source>{points} points on the table</source>
        <translation>{points} puntos en la mesa</translation>
    </message>
</context>
<context>
    <name>NewDraftPlace</name>
    <message>
        <source>Drop cards here, or select them and press A.</source>
        <translation>Suelta cartas aquí, o elígelas y pulsa A.</translation>
    </message>
    <message>
        <source>Drop cards to start another</source>
        <translation>Suelta cartas para empezar otra</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>All as usual</source>
        <translation>Todo como siempre</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>To {target} points.</source>
        <translation>A {target} puntos.</translation>
    </message>
    <message>
        <source>{points} About {minutes} minutes.</source>
        <translation>{points} Unos {minutes} minutos.</translation>
    </message>
    <message>
        <source>Differs from usual: {rules}.</source>
        <translation>Distinto de lo habitual: {rules}.</translation>
    </message>
    <message>
        <source>As usual.</source>
        <translation>Como siempre.</translation>
    </message>
</context>
<context>
    <name>NewPadPage</name>
    <message>
        <source>For a game at a real table with real cards. What is corrected later stays readable.</source>
        <translation>Para un juego en una mesa de verdad con cartas de verdad. Lo que se corrige después sigue legible.</translation>
    </message>
    <message>
        <source>0 where the game has none</source>
        <translation>0 si el juego no tiene</translation>
    </message>
    <message>
        <source>Begin the pad</source>
        <translation>Empezar la hoja</translation>
    </message>
    <message>
        <source>Name at seat {seat}</source>
        <translation>Nombre en el asiento {seat}</translation>
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
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A greater number.</extracomment>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
</context>
<context>
    <name>OpenCards</name>
    <message>
        <source>{name} was left with {cards}</source>
        <translation>A {name} le quedaron {cards}</translation>
    </message>
    <message>
        <source>A pot held {cards}</source>
        <translation>Un muerto tenía {cards}</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your side has not opened. The first move lays {least} or more, by one player, in one or several melds.</source>
        <translation>Tu bando no ha abierto. La primera jugada baja {least} o más, de un solo jugador, en una o varias combinaciones.</translation>
    </message>
    <message>
        <source>{points} of {least}</source>
        <translation>{points} de {least}</translation>
    </message>
</context>
<context>
    <name>PadEntry</name>
    <message>
        <source>Correct hand</source>
        <translation>Corregir la mano</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Puntos de {name}</translation>
    </message>
    <message>
        <source>Write hand {hand}</source>
        <translation>Apuntar la mano {hand}</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <translation>Corregir la mano {hand}</translation>
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
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Artículo</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>No match here yet.</source>
        <translation>Aún no hay partidas aquí.</translation>
    </message>
    <message>
        <source>Your score pad</source>
        <translation>Tu hoja de puntos</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>{title}, {date}
{total} points, {result}</source>
        <translation>{title}, {date}
{total} puntos, {result}</translation>
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
        <translation>sin acabar</translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>llevada a mano</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>PadPages</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>{file} is being written: match {number} of {matches}.</source>
        <translation>Se está escribiendo {file}: partida {number} de {matches}.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>No se escribió ningún archivo.</translation>
    </message>
</context>
<context>
    <name>PadWriting</name>
    <message>
        <source>the writing broke off</source>
        <translation>la escritura se interrumpió</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>Read it in the rules</source>
        <translation>Leerlo en las reglas</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Have it done for you (Page Down)</source>
        <translation>Que lo haga el programa (Av Pág)</translation>
    </message>
    <message>
        <source>One step back (Page Up)</source>
        <translation>Un paso atrás (Re Pág)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Dejar la lección (Esc)</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>{result}: out of reach</source>
        <translation>{result}: ya no es posible</translation>
    </message>
    <message>
        <source>struck: out of reach</source>
        <translation>tachado: ya no es posible</translation>
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
        <translation>aficionado</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audaz</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>coleccionista</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>bloqueador</translation>
    </message>
    <message>
        <source>team player</source>
        <translation>de equipo</translation>
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
        <translation>cazatriunfos</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>constructor</translation>
    </message>
    <message>
        <source>racer</source>
        <translation>corredor</translation>
    </message>
    <message>
        <source>gatherer</source>
        <translation>acaparador</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>doblador</translation>
    </message>
    <message>
        <source>shedder</source>
        <translation>descargador</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>rival</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>paciente</translation>
    </message>
    <message>
        <source>taker</source>
        <translation>pescador</translation>
    </message>
    <message>
        <source>miser</source>
        <translation>tacaño</translation>
    </message>
    <message>
        <source>run builder</source>
        <translation>constructor de escaleras</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tu turno</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>juega ahora</translation>
    </message>
    <message>
        <source>your partner, {level}</source>
        <translation>juega contigo, {level}</translation>
    </message>
    <message>
        <source>doubles {names}</source>
        <translation>dobla a {names}</translation>
    </message>
    <message>
        <source>redoubles {names}</source>
        <translation>redobla a {names}</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Everybody who has played here. Write over a name to change it; what was played stays.</source>
        <translation>Todos los que han jugado aquí. Escribe sobre un nombre para cambiarlo; lo jugado queda.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Todavía no ha jugado nadie.</translation>
    </message>
    <message>
        <source>Mark and colour</source>
        <translation>Marca y color</translation>
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
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentágono</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <source>Is a guest</source>
        <translation>Es un invitado</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>Es el mismo que</translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation>{name} es otra persona</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation>Nombre de {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge</source>
        <translation>Color, invitado, unir</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Estadísticas de {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge: {name}</source>
        <translation>Color, invitado, unir: {name}</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Partidas: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, won {won} of {counted}</source>
        <translation>Partidas: {matches}, ganadas {won} de {counted}</translation>
    </message>
    <message>
        <source>{words}, guest</source>
        <translation>{words}, invitado</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>neutral pile</source>
        <translation>pila neutral</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuya</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <extracomment>Written over the pile.</extracomment>
        <translation>segunda pila de {name}</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>{count} blocked</source>
        <translation>{count} debajo</translation>
    </message>
    <message>
        <source>1 blocked</source>
        <translation>1 debajo</translation>
    </message>
    <message>
        <source>{count} older</source>
        <translation>{count} anteriores</translation>
    </message>
    <message>
        <source>1 older</source>
        <translation>1 anterior</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>pot, unseen</source>
        <translation>muerto sin ver</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cartas</translation>
    </message>
    <message>
        <source>{cards}, {count} in tray</source>
        <translation>{cards}, {count} en la bandeja</translation>
    </message>
    <message>
        <source>deals this hand</source>
        <translation>reparte esta mano</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the sign of the dealer</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>{who}: style</source>
        <translation>{who}: estilo</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>A change holds from the next move on. The record says who made each move.</source>
        <translation>Un cambio vale desde la jugada siguiente. El registro dice quién hizo cada jugada.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Quién juega por {name}</translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message>
        <source>{points} wins</source>
        <translation>{points} gana</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{name}  {points} + laid away</source>
        <translation>{name}  {points} + apartados</translation>
    </message>
    <message>
        <source>{name}  {points}</source>
        <translation>{name}  {points}</translation>
    </message>
    <message>
        <source>{name}  {points}, with {laid} laid away</source>
        <translation>{name}  {points}, con {laid} apartados</translation>
    </message>
    <message>
        <source>{names}  {points}</source>
        <translation>{names}  {points}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Points that are wanted yet.</extracomment>
        <translation>{count} más</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>no pot left</source>
        <translation>ya no hay muerto</translation>
    </message>
    <message>
        <source>both pots taken</source>
        <translation>los dos muertos tomados</translation>
    </message>
    <message>
        <source>all pots taken</source>
        <translation>todos los muertos tomados</translation>
    </message>
    <message>
        <source>{count} pots, {taken} taken</source>
        <translation>{count} muertos, tomados: {taken}</translation>
    </message>
    <message>
        <source>1 pot of {size}</source>
        <translation>1 muerto de {size}</translation>
    </message>
    <message>
        <source>pots of {sizes}</source>
        <translation>muertos de {sizes}</translation>
    </message>
    <message>
        <source>{count} pots of {size}</source>
        <translation>{count} muertos de {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Go on to the next puzzle (Page Down)</source>
        <translation>Seguir con el problema siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Have the best move made</source>
        <translation>Que se haga la mejor jugada</translation>
    </message>
    <message>
        <source>Go back to the puzzle before (Page Up)</source>
        <translation>Volver al problema anterior (Re Pág)</translation>
    </message>
    <message>
        <source>Leave the puzzles (Esc)</source>
        <translation>Dejar los problemas (Esc)</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Problema {number} de {count}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>One move is clearly better than all others. Make it.</source>
        <translation>Una jugada es claramente mejor que las demás. Hazla.</translation>
    </message>
    <message>
        <source>Build the ladder that counts most from these cards. Three stars for {most} points, two from {more}, one from {few}. No ladder takes the joker.</source>
        <translation>Construye con estas cartas la torre que más cuente. Tres estrellas por {most} puntos, dos desde {more}, una desde {few}. Ninguna torre admite el joker.</translation>
    </message>
    <message>
        <source>{points} points less than the best. Look again.</source>
        <translation>{points} puntos menos que la mejor. Mira otra vez.</translation>
    </message>
    <message>
        <source>{points}% less chance to win the match than with the best. Look again.</source>
        <translation>{points}&#xa0;% menos de posibilidades de ganar la partida que con la mejor. Mira otra vez.</translation>
    </message>
    <message>
        <source>This move is being weighed.</source>
        <translation>Se está sopesando esta jugada.</translation>
    </message>
    <message>
        <source>There are no hints in a puzzle: Show me makes the move.</source>
        <translation>En un problema no hay consejos: «Muéstramelo» hace la jugada.</translation>
    </message>
    <message>
        <source>{points} points: no star yet. Another ladder counts more.</source>
        <translation>{points} puntos: ninguna estrella aún. Otra torre cuenta más.</translation>
    </message>
    <message>
        <source>{points} points, one star. Another ladder counts more.</source>
        <translation>{points} puntos, una estrella. Otra torre cuenta más.</translation>
    </message>
    <message>
        <source>{points} points, two stars. Another ladder counts more.</source>
        <translation>{points} puntos, dos estrellas. Otra torre cuenta más.</translation>
    </message>
    <message>
        <source>A ladder is asked for here, and nothing else: build one and lay it.</source>
        <translation>Aquí se pide una torre y nada más: constrúyela y bájala.</translation>
    </message>
    <message>
        <source>This is the best ladder: {points} points.</source>
        <translation>Es la mejor torre: {points} puntos.</translation>
    </message>
    <message>
        <source>Three stars: no other ladder counts {points} points.</source>
        <translation>Tres estrellas: ninguna otra torre cuenta {points} puntos.</translation>
    </message>
    <message>
        <source>Found: {points} points better than the next best.</source>
        <translation>Acertaste: {points} puntos mejor que la siguiente.</translation>
    </message>
    <message>
        <source>This was the move: {points} points better than the next best.</source>
        <translation>Era esta: {points} puntos mejor que la siguiente.</translation>
    </message>
    <message>
        <source>Found: {points}% more chance to win the match than with the next best.</source>
        <translation>Acertaste: {points}&#xa0;% más de posibilidades de ganar la partida que con la siguiente.</translation>
    </message>
    <message>
        <source>This was the move: {points}% more chance to win the match than with the next best.</source>
        <translation>Era esta: {points}&#xa0;% más de posibilidades de ganar la partida que con la siguiente.</translation>
    </message>
    <message>
        <source>This would be as good: {move}.</source>
        <translation>Igual de buena sería: {move}.</translation>
    </message>
    <message>
        <source>Found: no move is better than this.</source>
        <translation>Acertaste: ninguna jugada es mejor que esta.</translation>
    </message>
    <message>
        <source>The best move could still be made after this one. Look for it.</source>
        <translation>La mejor jugada seguiría siendo posible después de esta. Búscala.</translation>
    </message>
    <message>
        <source>Only the very first answer to a puzzle counts as solved.</source>
        <translation>Solo cuenta como resuelto el problema que aciertas con la primera respuesta de todas.</translation>
    </message>
</context>
<context>
    <name>PuzzlePages</name>
    <message>
        <source>{game}: what would you do?</source>
        <translation>{game}: ¿qué harías tú?</translation>
    </message>
    <message>
        <source>{game}: build the best ladder</source>
        <translation>{game}: construye la mejor torre</translation>
    </message>
    <message>
        <source>{game}: your own hand</source>
        <translation>{game}: tu propia mano</translation>
    </message>
    <message>
        <source>You stood here, and another move than yours was clearly better. Make it.</source>
        <translation>Estuviste en esta posición, y otra jugada era claramente mejor que la tuya. Hazla.</translation>
    </message>
</context>
<context>
    <name>RecordExchange</name>
    <message>
        <source>{file}: imported.</source>
        <translation>{file}: importado.</translation>
    </message>
    <message>
        <source>{file}: the library has this match already.</source>
        <translation>{file}: la biblioteca ya tiene esta partida.</translation>
    </message>
    <message>
        <source>{file}: the match goes on with what was imported.</source>
        <translation>{file}: la partida sigue con lo importado.</translation>
    </message>
    <message>
        <source>{file}: line {line} is wrong ({clause}). {reason}</source>
        <translation>{file}: la línea {line} es errónea ({clause}). {reason}</translation>
    </message>
    <message>
        <source>{file} is not imported. {reason}</source>
        <translation>No se importa {file}. {reason}</translation>
    </message>
    <message>
        <source>Further files: {number}</source>
        <translation>Más archivos: {number}</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl)</source>
        <translation>Registros (*.cards.jsonl)</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation>Exportada como {file}.</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Points of the hand</source>
        <translation>Puntos de la mano</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estaba</translation>
    </message>
</context>
<context>
    <name>ReviewColumn</name>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>Lo visible</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} sees it</source>
        <translation>Como lo ve {name}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>Who is ahead</source>
        <translation>Quién va por delante</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Robos</translation>
    </message>
    <message>
        <source>This line cannot be played on. Esc leads back.</source>
        <translation>Desde esta línea no se puede seguir jugando. Esc te devuelve.</translation>
    </message>
    <message>
        <source>From here on expert has played every seat, with the stock as it lay.</source>
        <translation>Desde aquí el experto ha jugado por todos, con el mazo tal como estaba.</translation>
    </message>
    <message>
        <source>Expert plays every seat on from here. End shows how it comes out, Esc leads back.</source>
        <translation>El experto juega por todos desde aquí. Fin muestra cómo acaba, Esc te devuelve.</translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>The record can be looked at when the first hand is over.</source>
        <translation>El registro se puede ver cuando acaba la primera mano.</translation>
    </message>
</context>
<context>
    <name>RowOrder</name>
    <message>
        <source>As laid</source>
        <translation>Como se bajaron</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>En orden</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>Search, or a clause such as {clause}</source>
        <translation>Palabras o un artículo, como {clause}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>Clauses found</source>
        <translation>Artículos encontrados</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene</translation>
    </message>
    <message>
        <source>Words of players</source>
        <translation>Palabras de jugadores</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Aprenderlo jugando</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Ningún artículo tiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>RulesPages</name>
    <message>
        <source>The rules cannot be read in this language. Install BarraCan again.</source>
        <translation>No se pueden leer las reglas en este idioma. Instala BarraCan de nuevo.</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>The first hand is being played.</source>
        <translation>Se está jugando la primera mano.</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Mano anterior</translation>
    </message>
    <message>
        <source>Following hand</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Look at this hand move by move, and have the moves judged</source>
        <translation>Mira esta mano jugada a jugada y haz que se juzgue</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>check</source>
        <translation>comprobación</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>to go</source>
        <translation>faltan</translation>
    </message>
    <message>
        <source>{game}, to {target}</source>
        <translation>{game}, a {target}</translation>
    </message>
    <message>
        <source>{contract}, declared by {name}</source>
        <translation>{contract}, declarado por {name}</translation>
    </message>
    <message>
        <source>It would be</source>
        <translation>Sería</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>This hand, in all {sum}</source>
        <translation>Esta mano, {sum} en total</translation>
    </message>
    <message>
        <source>Score pad: the first hand is being played.</source>
        <translation>Hoja de puntos: se está jugando la primera mano.</translation>
    </message>
    <message>
        <source>Score pad, hand {hand}, {how}</source>
        <translation>Hoja de puntos, mano {hand}, {how}</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Todavía no ha acabado ninguna mano.</translation>
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
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation>Juega en esta pantalla.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Lectura y accesibilidad</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Trick games</source>
        <translation>Juegos de bazas</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Este programa</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Dibujo de las cartas</translation>
    </message>
    <message>
        <source>how red and black are told apart</source>
        <translation>cómo se distinguen el rojo y el negro</translation>
    </message>
    <message>
        <source>Court letters</source>
        <translation>Letras de las figuras</translation>
    </message>
    <message>
        <source>king, queen and jack, on the cards and in words</source>
        <translation>rey, dama y jota, en las cartas y en los textos</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorsos</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Movimiento de las cartas</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamaño de las cartas</translation>
    </message>
    <message>
        <source>of the hand and the piles, as far as the window allows</source>
        <translation>de la mano y de las pilas, según la ventana</translation>
    </message>
    <message>
        <source>Panel and buttons</source>
        <translation>Panel y botones</translation>
    </message>
    <message>
        <source>nearer to the hand that plays</source>
        <translation>más cerca de la mano con la que juegas</translation>
    </message>
    <message>
        <source>View of the table</source>
        <translation>Vista de la mesa</translation>
    </message>
    <message>
        <source>in text: lists and buttons; key F2</source>
        <translation>en texto: listas y botones; tecla F2</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>the key S turns it off and on</source>
        <translation>la tecla S lo quita y lo pone</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Ritmo del ordenador</translation>
    </message>
    <message>
        <source>how long the computer rests between its moves</source>
        <translation>cuánto descansa el ordenador entre jugadas</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>of all words at the table and on the pages</source>
        <translation>de todo lo escrito en la mesa y en las páginas</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Complete tricks</source>
        <translation>Bazas completas</translation>
    </message>
    <message>
        <source>in trick games: they go by themselves, or lie until you click or press a key</source>
        <translation>en los juegos de bazas: se retiran solas, o se quedan hasta que hagas clic o pulses una tecla</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>in trick games: choose it and then the place, or click it twice; or one click plays it</source>
        <translation>en los juegos de bazas: elígela y luego el sitio, o dos clics; o un clic la juega</translation>
    </message>
    <message>
        <source>Spent places</source>
        <translation>Sitios agotados</translation>
    </message>
    <message>
        <source>struck on Barracuda’s board</source>
        <translation>tachados en el tablero de Barracuda</translation>
    </message>
    <message>
        <source>Card sheet</source>
        <translation>Hoja de cartas</translation>
    </message>
    <message>
        <source>at Sheepshead: with what has been played and card points, or the order of the cards alone</source>
        <translation>en Sheepshead: con lo jugado y los tantos, o solo el orden de las cartas</translation>
    </message>
    <message>
        <source>Deuces</source>
        <translation>Doses</translation>
    </message>
    <message>
        <source>in the hand of Burraco and Buraco</source>
        <translation>en la mano de Burraco y Buraco</translation>
    </message>
    <message>
        <source>Cards that fit melds</source>
        <translation>Cartas que encajan</translation>
    </message>
    <message>
        <source>marked in rummies</source>
        <translation>marcadas en los juegos de combinaciones</translation>
    </message>
    <message>
        <source>Corner signs</source>
        <translation>Índices</translation>
    </message>
    <message>
        <source>choose one to see it move</source>
        <translation>elige una opción para verla</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Jugadas forzadas</translation>
    </message>
    <message>
        <source>a move to which the rules leave no other is made by itself</source>
        <translation>una jugada se hace sola si las reglas no dejan otra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>automatic: the system’s, where the program speaks it</source>
        <translation>automático: el del sistema, si el programa lo habla</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Pintada</translation>
    </message>
    <message>
        <source>In text</source>
        <translation>En texto</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Open red suits</source>
        <translation>Rojos huecos</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Las mías</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Blue rays</source>
        <translation>Rayos azules</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Reja roja</translation>
    </message>
    <message>
        <source>Grey rosette</source>
        <translation>Rosetón gris</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mediano</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Inmediato</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>When I click</source>
        <translation>Al hacer clic</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>A la vista</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Ocultos</translation>
    </message>
    <message>
        <source>Beside the jokers</source>
        <translation>Junto a los jokers</translation>
    </message>
    <message>
        <source>In their suits</source>
        <translation>En sus palos</translation>
    </message>
    <message>
        <source>By the key F</source>
        <translation>Con la tecla F</translation>
    </message>
    <message>
        <source>After a draw</source>
        <translation>Tras robar</translation>
    </message>
    <message>
        <source>With played cards</source>
        <translation>Con lo jugado</translation>
    </message>
    <message>
        <source>Order alone</source>
        <translation>Solo el orden</translation>
    </message>
    <message>
        <source>Choose, then lay</source>
        <translation>Elegir y poner</translation>
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
        <translation>Deshacer todo</translation>
    </message>
    <message>
        <source>kept at once</source>
        <translation>se guarda al momento</translation>
    </message>
    <message>
        <source>at the table {percent}: in a window of this size the cards leave no room for more</source>
        <translation>en la mesa {percent}: en una ventana de este tamaño las cartas no dejan sitio para más</translation>
    </message>
    <message>
        <source>every choice shows at once on the table at the right</source>
        <translation>cada elección se ve al momento en la mesa de la derecha</translation>
    </message>
    <message>
        <source>every choice is kept at once</source>
        <translation>cada elección se guarda al momento</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Sound is on.</source>
        <translation>Sonido activado.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Sonido desactivado.</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation>Cada palo tiene su color.</translation>
    </message>
    <message>
        <source>The cards are as they were before.</source>
        <translation>Las cartas están como antes.</translation>
    </message>
    <message>
        <source>{fault} The program’s own cards are shown.</source>
        <translation>{fault} Se muestran las cartas del programa.</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG pictures of 52 cards</source>
        <translation>Una carpeta con imágenes SVG o PNG de 52 cartas</translation>
    </message>
    <message>
        <source>yours lie in {folder}; press again for another folder</source>
        <translation>las tuyas están en {folder}; pulsa otra vez para cambiar de carpeta</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{names}: {points} points in this hand, {total} in the match</source>
        <translation>{names}: {points} puntos en esta mano, {total} en la partida</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Sin muerto</translation>
    </message>
    <message>
        <source>No pot −100</source>
        <translation>Sin muerto −100</translation>
    </message>
    <message>
        <source>Pot taken</source>
        <translation>Muerto tomado</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Muerto</translation>
    </message>
    <message>
        <source>Meld of seven</source>
        <translation>Combinación de siete</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>No seven</source>
        <translation>Sin siete</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Limpia</translation>
    </message>
    <message>
        <source>No clean</source>
        <translation>Sin limpia</translation>
    </message>
</context>
<context>
    <name>SlotNote</name>
    <message>
        <source>in the ladder</source>
        <translation>en la torre</translation>
    </message>
    <message>
        <source>in the ladders</source>
        <translation>en las torres</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound here: the system has no {library}.</source>
        <translation>No hay sonido: al sistema le falta {library}.</translation>
    </message>
    <message>
        <source>There is no sound here: the part of the program that plays it is not installed.</source>
        <translation>No hay sonido: la parte del programa que lo reproduce no está instalada.</translation>
    </message>
    <message>
        <source>There is no sound here: the system has no loudspeaker.</source>
        <translation>No hay sonido: el sistema no tiene altavoz.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Press</source>
        <translation>Pulsar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Do not choose</source>
        <translation>No elegir</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>la pila de descartes</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}, sin cartas</translation>
    </message>
    <message>
        <source>{place}, one card</source>
        <translation>{place}, una carta</translation>
    </message>
    <message>
        <source>{place}, {count} cards</source>
        <translation>{place}, {count} cartas</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>{place}, {note}</source>
        <translation>{place}, {note}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>tus cartas</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>las cartas de {name}</translation>
    </message>
    <message>
        <source>pot {number}</source>
        <translation>muerto {number}</translation>
    </message>
    <message>
        <source>pot {number}, taken</source>
        <translation>muerto {number}, tomado</translation>
    </message>
    <message>
        <source>your tricks, {count} taken</source>
        <translation>tus bazas: {count}</translation>
    </message>
    <message>
        <source>{name}’s tricks, {count} taken</source>
        <translation>bazas de {name}: {count}</translation>
    </message>
    <message>
        <source>your tricks, none</source>
        <translation>tus bazas: ninguna</translation>
    </message>
    <message>
        <source>{name}’s tricks, none</source>
        <translation>bazas de {name}: ninguna</translation>
    </message>
    <message>
        <source>trick, no card yet</source>
        <translation>baza, aún sin cartas</translation>
    </message>
    <message>
        <source>trick, {count} of {seats} cards</source>
        <translation>baza, {count} de {seats} cartas</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>tu combinación {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>combinación {number} de {name}: {cards}</translation>
    </message>
    <message>
        <source>{meld}, clean</source>
        <translation>{meld}, limpia</translation>
    </message>
    <message>
        <source>{meld}, semi-clean</source>
        <translation>{meld}, semilimpia</translation>
    </message>
    <message>
        <source>{meld}, dirty</source>
        <translation>{meld}, sucia</translation>
    </message>
    <message>
        <source>{meld}, {points} points</source>
        <translation>{meld}, {points} puntos</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>sitio para una combinación nueva</translation>
    </message>
    <message>
        <source>foundation of clubs</source>
        <translation>fila de tréboles</translation>
    </message>
    <message>
        <source>foundation of diamonds</source>
        <translation>fila de diamantes</translation>
    </message>
    <message>
        <source>foundation of hearts</source>
        <translation>fila de corazones</translation>
    </message>
    <message>
        <source>foundation of spades</source>
        <translation>fila de picas</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, {points} points</source>
        <translation>borrador {number}, {name}, vale, {points} puntos</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, one point</source>
        <translation>borrador {number}, {name}, vale, un punto</translation>
    </message>
    <message>
        <source>draft {number}, {name}, not yet: {reason}</source>
        <translation>borrador {number}, {name}, aún no: {reason}</translation>
    </message>
    <message>
        <source>draft {number}</source>
        <translation>borrador {number}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, can be chosen</source>
        <translation>{card}, {number} de {count}, se puede elegir</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}</source>
        <translation>{card}, {ordinal} de {count} en {pile}</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken</source>
        <translation>{card}, {ordinal} de {count} en {pile}, se puede tomar</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken with the whole pile</source>
        <translation>{card}, {ordinal} de {count} en {pile}, se puede tomar con toda la pila</translation>
    </message>
    <message>
        <source>{card}, standing for {other}, {number} of {count}</source>
        <translation>{card}, que hace de {other}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, led by you</source>
        <translation>{card}, salida tuya</translation>
    </message>
    <message>
        <source>{card}, led by {name}</source>
        <translation>{card}, salida de {name}</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, jugada por ti</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, jugada por {name}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count} in draft {draft}</source>
        <translation>{card}, {number} de {count} en el borrador {draft}</translation>
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
        <translation>{place}, encima {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Counts of cards and melds; the same words are choices of rules elsewhere.</extracomment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Of cards in a pile, as these ten: “king of spades, first of 12”.</extracomment>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>cuarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>séptima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>octava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>novena</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>décima</translation>
    </message>
    <message>
        <source>eleventh</source>
        <translation>undécima</translation>
    </message>
    <message>
        <source>twelfth</source>
        <translation>duodécima</translation>
    </message>
    <message>
        <source>thirteenth</source>
        <translation>decimotercera</translation>
    </message>
    <message>
        <source>fourteenth</source>
        <translation>decimocuarta</translation>
    </message>
    <message>
        <source>fifteenth</source>
        <translation>decimoquinta</translation>
    </message>
    <message>
        <source>sixteenth</source>
        <translation>decimosexta</translation>
    </message>
    <message>
        <source>seventeenth</source>
        <translation>decimoséptima</translation>
    </message>
    <message>
        <source>eighteenth</source>
        <translation>decimoctava</translation>
    </message>
    <message>
        <source>nineteenth</source>
        <translation>decimonovena</translation>
    </message>
    <message>
        <source>twentieth</source>
        <translation>vigésima</translation>
    </message>
    <message>
        <source>twenty-first</source>
        <translation>vigesimoprimera</translation>
    </message>
    <message>
        <source>twenty-second</source>
        <translation>vigesimosegunda</translation>
    </message>
    <message>
        <source>twenty-third</source>
        <translation>vigesimotercera</translation>
    </message>
    <message>
        <source>twenty-fourth</source>
        <translation>vigesimocuarta</translation>
    </message>
    <message>
        <source>twenty-fifth</source>
        <translation>vigesimoquinta</translation>
    </message>
    <message>
        <source>twenty-sixth</source>
        <translation>vigesimosexta</translation>
    </message>
    <message>
        <source>twenty-seventh</source>
        <translation>vigesimoséptima</translation>
    </message>
    <message>
        <source>twenty-eighth</source>
        <translation>vigesimoctava</translation>
    </message>
    <message>
        <source>twenty-ninth</source>
        <translation>vigesimonovena</translation>
    </message>
    <message>
        <source>thirtieth</source>
        <translation>trigésima</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>número {number}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <translation>escalera de {suit}, de {low} a {high}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>{card}, new in the ladder</source>
        <translation>{card}, nueva en la torre</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>The names of piles, by themselves and after “in”.</extracomment>
        <translation>tu pila</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>la pila de {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>la segunda pila de {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>la pila neutral</translation>
    </message>
    <message>
        <source>{place}, {count} cards, {blocked} blocked</source>
        <translation>{place}, {count} cartas, bloqueadas: {blocked}</translation>
    </message>
    <message>
        <source>evens/odds</source>
        <translation>pares/impares</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>Several categories of the type.</extracomment>
        <translation>opuestos</translation>
    </message>
    <message>
        <source>triplets</source>
        <translation>tríos</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>escaleras</translation>
    </message>
    <message>
        <source>families</source>
        <translation>familias</translation>
    </message>
    <message>
        <source>{type}, none</source>
        <translation>{type}, ninguna combinación</translation>
    </message>
    <message>
        <source>{type}, one meld: {last}</source>
        <translation>{type}, una combinación: {last}</translation>
    </message>
    <message>
        <source>{type}, {count} melds, last: {last}</source>
        <translation>{type}, {count} combinaciones, la última: {last}</translation>
    </message>
    <message>
        <source>{type}, one in a ladder</source>
        <translation>{type}, una en una torre</translation>
    </message>
    <message>
        <source>{type}, {count} in ladders</source>
        <translation>{type}, {count} en torres</translation>
    </message>
    <message>
        <source>{melds}; one in a ladder</source>
        <translation>{melds}; una en una torre</translation>
    </message>
    <message>
        <source>{melds}; {count} in ladders</source>
        <translation>{melds}; {count} en torres</translation>
    </message>
    <message>
        <source>{melds}; one point</source>
        <translation>{melds}; un punto</translation>
    </message>
    <message>
        <source>{melds}; {points} points</source>
        <translation>{melds}; {points} puntos</translation>
    </message>
    <message>
        <source>ladder {number}, {state}</source>
        <translation>torre {number}, {state}</translation>
    </message>
    <message>
        <source>tricks, none</source>
        <translation>bazas: ninguna</translation>
    </message>
    <message>
        <source>tricks, {count} taken</source>
        <translation>bazas: {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}</source>
        <translation>{card}, tapón, {ordinal} de {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}, can be taken</source>
        <translation>{card}, tapón, {ordinal} de {count}, se puede tomar</translation>
    </message>
    <message>
        <source>{card}, under the {stopper}, blocked</source>
        <translation>{card}, debajo de {stopper}, bloqueada</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}</source>
        <translation>torre {number}, carta {at} de la columna, {card}</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}, row: {row}</source>
        <translation>torre {number}, carta {at} de la columna, {card}, fila: {row}</translation>
    </message>
    <message>
        <source>ladder {number}, row of arm card {at}, {card}</source>
        <translation>torre {number}, fila de la carta {at} de la columna, {card}</translation>
    </message>
    <message>
        <source>{names}, one point</source>
        <translation>{names}, un punto</translation>
    </message>
    <message>
        <source>{names}, {total} points</source>
        <translation>{names}, {total} puntos</translation>
    </message>
    <message>
        <source>{names}, one point, {hand} in this hand</source>
        <translation>{names}, un punto, {hand} en esta mano</translation>
    </message>
    <message>
        <source>{names}, {total} points, {hand} in this hand</source>
        <translation>{names}, {total} puntos, {hand} en esta mano</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>panel lateral</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Borrador nuevo</translation>
    </message>
</context>
<context>
    <name>SpokenBurraco</name>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <extracomment>As players of Burraco say, who may have other words for melds and runs than those of other games; so these four.</extracomment>
        <translation>escalera de {suit}, de {low} a {high}</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>tu combinación {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>combinación {number} de {name}: {cards}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>sitio para una combinación nueva</translation>
    </message>
</context>
<context>
    <name>SuitBoard</name>
    <message>
        <source>Sets</source>
        <translation>Tríos</translation>
    </message>
    <message>
        <source>No set yet</source>
        <translation>Aún no hay tríos</translation>
    </message>
    <message>
        <source>{cards}, {name}</source>
        <translation>{cards}, {name}</translation>
    </message>
    <message>
        <source>{ranks} spent</source>
        <translation>{ranks} fuera</translation>
    </message>
    <message>
        <source>{suit}: {what}</source>
        <translation>{suit}: {what}</translation>
    </message>
    <message>
        <source>run {first} to {last}, {name}</source>
        <translation>escalera de {first} a {last}, {name}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>The trick is complete: click or press a key to go on.</source>
        <translation>La baza está completa: haz clic o pulsa una tecla para seguir.</translation>
    </message>
</context>
<context>
    <name>TablePiece</name>
    <message>
        <source>The table as you have it</source>
        <translation>La mesa como la tienes</translation>
    </message>
    <message>
        <source>Two piles, {upper} and {lower}, and a hand, {hand}, drawn as they are chosen now.</source>
        <translation>Dos pilas, {upper} y {lower}, y una mano, {hand}, dibujadas como están elegidas ahora.</translation>
    </message>
    <message>
        <source>As you have it</source>
        <translation>Como la tienes</translation>
    </message>
    <message>
        <source>drag a card</source>
        <translation>arrastra una carta</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Tu turno:</translation>
    </message>
    <message>
        <source>meld or discard.</source>
        <translation>baja o descarta.</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Let the chosen cards go</source>
        <translation>Soltar las cartas elegidas</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Deshacer la última jugada</translation>
    </message>
    <message>
        <source>Add to {place}</source>
        <translation>Añadir a {place}</translation>
    </message>
    <message>
        <source>Put into a new draft</source>
        <translation>Poner en un borrador nuevo</translation>
    </message>
    <message>
        <source>Take draft {number} back</source>
        <translation>Retirar el borrador {number}</translation>
    </message>
    <message>
        <source>Clear the tray</source>
        <translation>Vaciar la bandeja</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Elegidas: {cards}</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nada elegido</translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nueva</translation>
    </message>
    <message>
        <source>{place}. {what}</source>
        <translation>{place}. {what}</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by {name}</source>
        <translation>última baza: {cards}, ganada por {name}</translation>
    </message>
    <message>
        <source>Cards: {place}</source>
        <translation>Cartas: {place}</translation>
    </message>
    <message>
        <source>No open cards</source>
        <translation>No hay cartas a la vista</translation>
    </message>
    <message>
        <source>{names}: one point</source>
        <translation>{names}: un punto</translation>
    </message>
    <message>
        <source>{names}: {total} points</source>
        <translation>{names}: {total} puntos</translation>
    </message>
    <message>
        <source>{names}: one point, {hand} in this hand</source>
        <translation>{names}: un punto, {hand} en esta mano</translation>
    </message>
    <message>
        <source>{names}: {total} points, {hand} in this hand</source>
        <translation>{names}: {total} puntos, {hand} en esta mano</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Imagen de la mesa</translation>
    </message>
    <message>
        <source>Picture of the table (F2)</source>
        <translation>Imagen de la mesa (F2)</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Space chooses a card, Shift and an arrow key move it</source>
        <translation>Espacio elige una carta; Mayúsculas y una flecha la mueven</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Jugadores y puntos</translation>
    </message>
    <message>
        <source>Last moves, the newest first</source>
        <translation>Últimas jugadas, la más nueva primero</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Qué se puede hacer</translation>
    </message>
    <message>
        <source>at the top of the arm</source>
        <translation>en lo alto de la columna</translation>
    </message>
    <message>
        <source>at the foot of the arm</source>
        <translation>al pie de la columna</translation>
    </message>
    <message>
        <source>beside arm card {at}, {card}</source>
        <translation>junto a la carta {at} de la columna, {card}</translation>
    </message>
    <message>
        <source>No drafts. Choose cards of the hand and put them into a new draft.</source>
        <translation>No hay borradores. Elige cartas de la mano y ponlas en un borrador nuevo.</translation>
    </message>
    <message>
        <source>{draft}: {cards}</source>
        <translation>{draft}: {cards}</translation>
    </message>
    <message>
        <source>{count} cards, {card} on top</source>
        <translation>{count} cartas, {card} encima</translation>
    </message>
</context>
<context>
    <name>TimeAxis</name>
    <message>
        <source>Position in the match</source>
        <translation>Posición en la partida</translation>
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
        <translation>Reparte {name}</translation>
    </message>
    <message>
        <source>First player {name}</source>
        <translation>Primer jugador {name}</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>Declarante {name}</translation>
    </message>
    <message>
        <source>Hand {number} of {hands}</source>
        <translation>Mano {number} de {hands}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} left</source>
        <translation>quedan {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
</context>
<context>
    <name>TrayFoot</name>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Still missing: {condition}</source>
        <translation>Aún falta: {condition}</translation>
    </message>
    <message>
        <source>The tray is empty: put cards together first.</source>
        <translation>La bandeja está vacía: antes junta cartas.</translation>
    </message>
</context>
<context>
    <name>TrayPage</name>
    <message>
        <source>Earlier drafts</source>
        <translation>Borradores anteriores</translation>
    </message>
    <message>
        <source>Later drafts</source>
        <translation>Borradores siguientes</translation>
    </message>
    <message>
        <source>Drafts {first} to {last} of {count}</source>
        <translation>Borradores {first} a {last} de {count}</translation>
    </message>
</context>
<context>
    <name>TrickMoves</name>
    <message>
        <source>played {card}</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>jugó {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>salió con {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>jugó {card}, baza de {name}</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>On the plate of a player, where there is room for a word.</extracomment>
        <translation>pasó</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>apartadas</translation>
    </message>
    <message>
        <source>{points} laid away</source>
        <translation>{points} apartados</translation>
    </message>
    <message>
        <source>two cards go here</source>
        <translation>aquí van dos cartas</translation>
    </message>
    <message>
        <source>led, ahead</source>
        <translation>salida, gana</translation>
    </message>
    <message>
        <source>led</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>gana</translation>
    </message>
</context>
<context>
    <name>TryFrame</name>
    <message>
        <source>Not yet.</source>
        <translation>Aún no.</translation>
    </message>
    <message>
        <source>Drag cards into the frame, or select them and press A.</source>
        <translation>Arrastra cartas al marco, o elígelas y pulsa A.</translation>
    </message>
    <message>
        <source>In the frame: {cards}. {answer} To choose from: {others}. At the card {card}.</source>
        <translation>En el marco: {cards}. {answer} Para elegir: {others}. En la carta {card}.</translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>{step}, done</source>
        <translation>{step}, hecho</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, ahora</translation>
    </message>
</context>
<context>
    <name>TypeList</name>
    <message>
        <source>from the hand: {cards} beside {card}</source>
        <translation>de la mano: {cards} junto a {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} under {card}</source>
        <translation>de la mano: {cards} debajo de {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} over {card}</source>
        <translation>de la mano: {cards} encima de {card}</translation>
    </message>
    <message>
        <source>new, {first} to {last} in the arm</source>
        <translation>nuevas, de {first} a {last} en la columna</translation>
    </message>
    <message>
        <source>new, beside {card}</source>
        <translation>nuevas, junto a {card}</translation>
    </message>
</context>
<context>
    <name>Types</name>
    <message>
        <source>Ev./odd</source>
        <translation>Par./imp.</translation>
    </message>
    <message>
        <source>Oppos.</source>
        <translation>Opues.</translation>
    </message>
    <message>
        <source>Tripl.</source>
        <translation>Tríos</translation>
    </message>
    <message>
        <source>Fam.</source>
        <translation>Fam.</translation>
    </message>
    <message>
        <source>E/O</source>
        <translation>P/I</translation>
    </message>
    <message>
        <source>Op.</source>
        <translation>Op.</translation>
    </message>
    <message>
        <source>Tpl.</source>
        <translation>Tr.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Shortened as far as it goes.</extracomment>
        <translation>Esc.</translation>
    </message>
    <message>
        <source>Tr.</source>
        <translation>Baz.</translation>
    </message>
    <message>
        <source>colours alternating</source>
        <translation>colores alternos</translation>
    </message>
    <message>
        <source>red and black that make 11</source>
        <translation>rojo y negro que suman 11</translation>
    </message>
    <message>
        <source>three of one rank</source>
        <translation>tres del mismo valor</translation>
    </message>
    <message>
        <source>three of a suit in order</source>
        <translation>tres seguidas de un palo</translation>
    </message>
    <message>
        <source>king, queen, jack</source>
        <translation>rey, dama, jota</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 a 3</translation>
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
        <translation>3 a 6</translation>
    </message>
</context>
<context>
    <name>_ChapterButton</name>
    <message>
        <source>{done} of {steps} steps</source>
        <translation>{done} de {steps} pasos</translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation>{steps} pasos</translation>
    </message>
</context>
<context>
    <name>_ResultFace</name>
    <message>
        <source>Esc shows the table</source>
        <translation>Esc muestra la mesa</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Points it comes to, played out with such hands as the others may hold: about {points}.</source>
        <translation>Puntos a los que llega, jugada hasta el final con las cartas que pueden tener los demás: unos {points}.</translation>
    </message>
    <message>
        <source>Whoever is doubled here is likely to do worse than this hand.</source>
        <translation>A quien se dobla aquí le irá probablemente peor que a esta mano.</translation>
    </message>
    <message>
        <source>A double of the declarer is still owed in this round.</source>
        <translation>En esta ronda aún se debe un doblo al declarante.</translation>
    </message>
    <message>
        <source>Nobody is likely to do clearly worse than this hand.</source>
        <translation>Probablemente a nadie le irá claramente peor que a esta mano.</translation>
    </message>
    <message>
        <source>It opens the way for other cards of this hand.</source>
        <translation>Abre camino a otras cartas de esta mano.</translation>
    </message>
    <message>
        <source>More of this hand can follow in this suit, once others have laid between.</source>
        <translation>En este palo pueden seguir más cartas de esta mano, en cuanto otros pongan las de en medio.</translation>
    </message>
    <message>
        <source>No other card of this hand waits in its suit.</source>
        <translation>Ninguna otra carta de esta mano espera en su palo.</translation>
    </message>
    <message>
        <source>Suits that only this hand can begin stay shut meanwhile.</source>
        <translation>Los palos que solo esta mano puede empezar siguen cerrados mientras tanto.</translation>
    </message>
    <message>
        <source>The cards that are kept back hold the others up.</source>
        <translation>Las cartas que se guardan frenan a los demás.</translation>
    </message>
    <message>
        <source>No card of this hand can be laid.</source>
        <translation>No se puede poner ninguna carta de esta mano.</translation>
    </message>
    <message>
        <source>A flash exit counts twenty points and ends the hand at once.</source>
        <translation>Un cierre relámpago cuenta veinte puntos y acaba la mano en el acto.</translation>
    </message>
    <message>
        <source>This lets your side meld out, which counts four points and ends the hand.</source>
        <translation>Con esto tu bando puede cerrar, que cuenta cuatro puntos y acaba la mano.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay single categories.</source>
        <translation>Tu bando abre con ello y luego puede bajar categorías sueltas.</translation>
    </message>
    <message>
        <source>What lies on the table counts, whoever ends the hand.</source>
        <translation>Lo que está en la mesa cuenta, acabe la mano quien la acabe.</translation>
    </message>
    <message>
        <source>Points that come to the table, and count whoever ends the hand: {points}.</source>
        <translation>Puntos que van a la mesa y cuentan, acabe la mano quien la acabe: {points}.</translation>
    </message>
    <message>
        <source>Your side then has all five types and may meld out.</source>
        <translation>Tu bando tiene entonces los cinco tipos y puede cerrar.</translation>
    </message>
    <message>
        <source>A trick counts four points for one card.</source>
        <translation>Una baza cuenta cuatro puntos por una carta.</translation>
    </message>
    <message>
        <source>It completes three tricks, which count three points more.</source>
        <translation>Completa tres bazas, que cuentan tres puntos más.</translation>
    </message>
    <message>
        <source>The top card makes a category at once.</source>
        <translation>La carta de arriba forma una categoría en el acto.</translation>
    </message>
    <message>
        <source>Further cards that come into the hand: {count}.</source>
        <translation>Otras cartas que vienen a la mano: {count}.</translation>
    </message>
    <message>
        <source>A draw keeps a flash exit possible. Cards missing for it: {count}.</source>
        <translation>Al robar, el cierre relámpago sigue siendo posible. Cartas que faltan: {count}.</translation>
    </message>
    <message>
        <source>The hand holds all five types: after a draw it can make a flash exit.</source>
        <translation>La mano tiene los cinco tipos: después de robar puede hacer un cierre relámpago.</translation>
    </message>
    <message>
        <source>Nothing on the piles is worth more than a new card.</source>
        <translation>Nada de las pilas vale más que una carta nueva.</translation>
    </message>
    <message>
        <source>The stock is empty, and nothing on the piles helps.</source>
        <translation>El mazo está vacío, y nada de las pilas ayuda.</translation>
    </message>
    <message>
        <source>The shortest ways to all five types do without the {card}.</source>
        <translation>Los caminos más cortos a los cinco tipos no necesitan {card}.</translation>
    </message>
    <message>
        <source>The {card} does least in this hand.</source>
        <translation>{card} es la carta que menos aporta a esta mano.</translation>
    </message>
    <message>
        <source>The next player can hardly use it.</source>
        <translation>El jugador siguiente apenas puede usarla.</translation>
    </message>
    <message>
        <source>A black ace blocks the cards under it.</source>
        <translation>Un as negro bloquea las cartas que tiene debajo.</translation>
    </message>
    <message>
        <source>This lets {name}’s side meld out, which counts four points and ends the hand.</source>
        <translation>Con esto el bando de {name} puede cerrar, que cuenta cuatro puntos y acaba la mano.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay single categories.</source>
        <translation>El bando de {name} abre con ello y luego puede bajar categorías sueltas.</translation>
    </message>
    <message>
        <source>{name}’s side then has all five types and may meld out.</source>
        <translation>El bando de {name} tiene entonces los cinco tipos y puede cerrar.</translation>
    </message>
    <message>
        <source>The top discard can be taken for a play alone, and makes none.</source>
        <translation>El último descarte solo se toma para jugarlo, y no da ninguna jugada.</translation>
    </message>
    <message>
        <source>The hand holds a meld already, which can be laid after the draw.</source>
        <translation>La mano ya tiene una combinación, que se puede bajar después de robar.</translation>
    </message>
    <message>
        <source>A card of the deck promises more than the top discard.</source>
        <translation>Una carta del mazo promete más que el último descarte.</translation>
    </message>
    <message>
        <source>The {card} is played at once, and what else fits stays for the next turn.</source>
        <translation>{card} se juega en el acto, y lo demás que encaja queda para el próximo turno.</translation>
    </message>
    <message>
        <source>A hand is emptied by plays alone: each draw is offset by a discard.</source>
        <translation>Una mano se vacía solo con jugadas: lo que se roba lo compensa el descarte.</translation>
    </message>
    <message>
        <source>One card is left, and its discard wins the hand.</source>
        <translation>Queda una carta, y descartarla gana la mano.</translation>
    </message>
    <message>
        <source>The deck may not last for another turn: points must leave the hand now.</source>
        <translation>Puede que el mazo no dure otro turno: hay que soltar puntos ahora.</translation>
    </message>
    <message>
        <source>The hand ends with this turn: points must leave the hand now.</source>
        <translation>La mano acaba con este turno: hay que soltar puntos ahora.</translation>
    </message>
    <message>
        <source>Another meld stays in the hand for a later turn.</source>
        <translation>Otra combinación queda en la mano para un turno posterior.</translation>
    </message>
    <message>
        <source>Of the melds that can be laid it takes most points out of the hand.</source>
        <translation>De las combinaciones que se pueden bajar, es la que más puntos quita de la mano.</translation>
    </message>
    <message>
        <source>It makes a place on the table for what is kept: {cards}.</source>
        <translation>Abre un sitio en la mesa para lo que se guarda: {cards}.</translation>
    </message>
    <message>
        <source>Three cards are left after the discard, and a good draw wins the hand with them.</source>
        <translation>Tras el descarte quedan tres cartas, y con un buen robo ganan la mano.</translation>
    </message>
    <message>
        <source>What is left becomes a meld with more cards to come than after another play.</source>
        <translation>Con lo que queda, más cartas por venir hacen una combinación que tras otra jugada.</translation>
    </message>
    <message>
        <source>What is kept fits the table: {cards}.</source>
        <translation>Lo que se guarda encaja en la mesa: {cards}.</translation>
    </message>
    <message>
        <source>A full set gives the others no place, and a longer run does.</source>
        <translation>Un trío lleno no da sitio a los demás; una escalera más larga, sí.</translation>
    </message>
    <message>
        <source>The last card wins the hand.</source>
        <translation>La última carta gana la mano.</translation>
    </message>
    <message>
        <source>No card to come makes a meld with the {card}.</source>
        <translation>Ninguna carta por venir hace una combinación con {card}.</translation>
    </message>
    <message>
        <source>Of such cards it counts most.</source>
        <translation>De esas cartas es la que más cuenta.</translation>
    </message>
    <message>
        <source>Fewer cards to come make a meld with the {card} than with any other.</source>
        <translation>Menos cartas por venir hacen una combinación con {card} que con cualquier otra.</translation>
    </message>
    <message>
        <source>It fits the table, but the others do more in this hand.</source>
        <translation>Encaja en la mesa, pero las otras hacen más en esta mano.</translation>
    </message>
    <message>
        <source>The pile brings less than a new card.</source>
        <translation>La pila da menos que una carta nueva.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: a pot follows.</source>
        <translation>Todas las cartas de la mano se pueden bajar, y descartar la robada: llega un muerto.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: that ends the hand.</source>
        <translation>Todas las cartas de la mano se pueden bajar, y descartar la robada: así acaba la mano.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of your side.</source>
        <translation>Ninguna carta de la pila encaja en una combinación de tu bando.</translation>
    </message>
    <message>
        <source>The fewer cards the hand holds, the sooner it takes a pot.</source>
        <translation>Cuantas menos cartas tiene la mano, antes toma un muerto.</translation>
    </message>
    <message>
        <source>This card goes well with the hand.</source>
        <translation>Esta carta va bien con la mano.</translation>
    </message>
    <message>
        <source>The next card is likely to be better.</source>
        <translation>La carta siguiente será probablemente mejor.</translation>
    </message>
    <message>
        <source>The {count} cards come into the hand at once, to be laid now or later.</source>
        <translation>Las {count} cartas vienen a la mano a la vez, para bajarlas ahora o después.</translation>
    </message>
    <message>
        <source>The {card} is a known card, and the next player cannot take it any more.</source>
        <translation>{card} es carta conocida, y el jugador siguiente ya no la puede tomar.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, and a pot follows.</source>
        <translation>Con ello la mano puede vaciarse en este turno, y llega un muerto.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, which ends the hand.</source>
        <translation>Con ello puedes quedarte sin cartas en este turno, y la mano acaba.</translation>
    </message>
    <message>
        <source>Cards that can be laid at once: {cards}.</source>
        <translation>Cartas que se pueden bajar en el acto: {cards}.</translation>
    </message>
    <message>
        <source>Left there, it would go with a meld of another side: {cards}.</source>
        <translation>Si queda ahí, encajaría en una combinación de otro bando: {cards}.</translation>
    </message>
    <message>
        <source>The meld then has {count} of the seven cards that count extra.</source>
        <translation>La combinación tiene entonces {count} de las siete cartas que cuentan aparte.</translation>
    </message>
    <message>
        <source>The empty hand takes a pot at once, and the turn goes on.</source>
        <translation>La mano vacía toma un muerto en el acto, y el turno sigue.</translation>
    </message>
    <message>
        <source>What lies on the table counts for the side, what is left in the hand against it.</source>
        <translation>Lo que está en la mesa cuenta a favor del bando, lo que queda en la mano en contra.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay and add freely.</source>
        <translation>Tu bando abre con ello y luego puede bajar y añadir libremente.</translation>
    </message>
    <message>
        <source>A wildcard stays in the hand for later.</source>
        <translation>Un comodín se queda en la mano para más tarde.</translation>
    </message>
    <message>
        <source>A clean meld counts 200 points.</source>
        <translation>Una combinación limpia cuenta 200 puntos.</translation>
    </message>
    <message>
        <source>A semi-clean meld counts 150 points.</source>
        <translation>Una combinación semilimpia cuenta 150 puntos.</translation>
    </message>
    <message>
        <source>Seven cards with a wildcard count 100 points.</source>
        <translation>Siete cartas con un comodín cuentan 100 puntos.</translation>
    </message>
    <message>
        <source>The last card leaves the hand, and a pot follows.</source>
        <translation>La última carta sale de la mano, y llega un muerto.</translation>
    </message>
    <message>
        <source>Going out counts 100 points and ends the hand.</source>
        <translation>Cerrar cuenta 100 puntos y acaba la mano.</translation>
    </message>
    <message>
        <source>The {card} begins no meld with any other card of this hand.</source>
        <translation>{card} no empieza ninguna combinación con otra carta de esta mano.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of your side, but is worth more as the discard.</source>
        <translation>{card} podría añadirse a una combinación de tu bando, pero vale más como descarte.</translation>
    </message>
    <message>
        <source>Every other card is worth more to keep, or goes with a meld of the others.</source>
        <translation>Cualquier otra carta vale más guardada, o encaja en una combinación de los otros.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side.</source>
        <translation>No encaja en ninguna combinación de otro bando.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; the {card} would.</source>
        <translation>No encaja en ninguna combinación de otro bando; {card} sí.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; these cards would: {cards}.</source>
        <translation>No encaja en ninguna combinación de otro bando; estas cartas sí: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay and add freely.</source>
        <translation>El bando de {name} abre con ello y luego puede bajar y añadir libremente.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of {name}’s side.</source>
        <translation>Ninguna carta de la pila encaja en una combinación del bando de {name}.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of {name}’s side, but is worth more as the discard.</source>
        <translation>{card} podría añadirse a una combinación del bando de {name}, pero vale más como descarte.</translation>
    </message>
    <message>
        <source>Before the melds-down the top discard can be taken for them alone.</source>
        <translation>Antes de la bajada el último descarte solo se toma para ella.</translation>
    </message>
    <message>
        <source>The hand can lay its melds-down without the top discard.</source>
        <translation>La mano puede hacer su bajada sin el último descarte.</translation>
    </message>
    <message>
        <source>Cards of the hand that begin a meld with the {card}: {cards}.</source>
        <translation>Cartas de la mano que empiezan una combinación con {card}: {cards}.</translation>
    </message>
    <message>
        <source>It is large enough with a joker that lies on the table.</source>
        <translation>Alcanza con un joker que está en la mesa.</translation>
    </message>
    <message>
        <source>The {card} can be swapped at once for a joker on the table.</source>
        <translation>{card} se puede cambiar en el acto por un joker de la mesa.</translation>
    </message>
    <message>
        <source>An unknown card is worth more than the top discard.</source>
        <translation>Una carta desconocida vale más que el último descarte.</translation>
    </message>
    <message>
        <source>The {card} can be laid at once.</source>
        <translation>{card} se puede bajar en el acto.</translation>
    </message>
    <message>
        <source>Without a melds-down the hand costs a hundred points.</source>
        <translation>Sin bajada la mano cuesta cien puntos.</translation>
    </message>
    <message>
        <source>Cards on the table cost nothing when the hand ends.</source>
        <translation>Las cartas de la mesa no cuestan nada cuando acaba la mano.</translation>
    </message>
    <message>
        <source>It fits there, and no meld of the hand needs it.</source>
        <translation>Encaja ahí, y ninguna combinación de la mano la necesita.</translation>
    </message>
    <message>
        <source>A joker is worth more than the {card}, and costs less if it is left over.</source>
        <translation>Un joker vale más que {card}, y cuesta menos si se queda en la mano.</translation>
    </message>
    <message>
        <source>An announced joker costs 2 points if it is left over, another one 25.</source>
        <translation>Un joker anunciado cuesta 2 puntos si se queda en la mano; sin anunciar, 25.</translation>
    </message>
    <message>
        <source>The next player could lay these off: {cards}.</source>
        <translation>El siguiente jugador podría añadir estas: {cards}.</translation>
    </message>
    <message>
        <source>The next player could swap these for a joker: {cards}.</source>
        <translation>El siguiente jugador podría cambiar estas por un joker: {cards}.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player gains more often than not.</source>
        <translation>Jugada hasta el final con las cartas que pueden tener los demás, el Solista gana más veces de las que pierde.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player loses too much with this hand.</source>
        <translation>Jugada hasta el final con las cartas que pueden tener los demás, el Solista pierde demasiado con esta mano.</translation>
    </message>
    <message>
        <source>Card points that are laid away count for the Player: {points}.</source>
        <translation>Tantos apartados que cuentan para el Solista: {points}.</translation>
    </message>
    <message>
        <source>A suit is emptied, which can be trumped from now on.</source>
        <translation>Se vacía un palo: desde ahora se puede fallar cuando se salga de él.</translation>
    </message>
    <message>
        <source>What takes tricks stays in the hand.</source>
        <translation>Lo que gana bazas se queda en la mano.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>No se puede jugar ninguna otra carta.</translation>
    </message>
    <message>
        <source>Nobody plays after it, so that it takes the trick.</source>
        <translation>Nadie juega después, así que gana la baza.</translation>
    </message>
    <message>
        <source>No card that may be in another hand beats it.</source>
        <translation>No le gana ninguna carta que pueda tener otro.</translation>
    </message>
    <message>
        <source>It takes the trick unless a later card beats it.</source>
        <translation>Gana la baza si no la supera una carta posterior.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with one.</source>
        <translation>Quien tiene triunfos tiene que asistir con uno.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with the highest one, if that beats it.</source>
        <translation>Quien tiene triunfos tiene que asistir con el más alto, si la supera.</translation>
    </message>
    <message>
        <source>Higher trumps of this hand are kept for later tricks.</source>
        <translation>Los triunfos más altos de esta mano quedan para bazas posteriores.</translation>
    </message>
    <message>
        <source>No higher card of its suit can be in another hand: only a trump beats it.</source>
        <translation>Ningún otro puede tener una carta más alta de su palo: solo le gana un triunfo.</translation>
    </message>
    <message>
        <source>It may lose the trick, but other cards are worth more to keep.</source>
        <translation>Puede perder la baza, pero otras cartas valen más guardadas.</translation>
    </message>
    <message>
        <source>The trick lies with the partner of this hand, and its points are safe there.</source>
        <translation>La baza es del compañero de esta mano: al cargarla, los tantos quedan a salvo.</translation>
    </message>
    <message>
        <source>The partner of this hand has the trick so far.</source>
        <translation>Por ahora la baza es del compañero de esta mano.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and other cards are worth more to keep.</source>
        <translation>No puede ganar esta baza, y otras cartas valen más guardadas.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and a higher card of its suit may take another.</source>
        <translation>No puede ganar esta baza, y una carta más alta de su palo puede ganar otra.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and no trump is spent on it.</source>
        <translation>No puede ganar esta baza, y no se gasta ningún triunfo en ella.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far.</source>
        <translation>Se queda por debajo de la carta que va ganando la baza.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower cards of its suit are left for later.</source>
        <translation>Se queda por debajo de la carta que va ganando la baza, y quedan para después otras más bajas de su palo.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower trumps are left for later.</source>
        <translation>Se queda por debajo de la carta que va ganando la baza, y quedan para después triunfos más bajos.</translation>
    </message>
    <message>
        <source>Every card of its suit that may be in another hand is higher.</source>
        <translation>Todas las cartas de su palo que pueda tener otro son más altas.</translation>
    </message>
    <message>
        <source>It is not likely to take the trick.</source>
        <translation>Es poco probable que gane la baza.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no dearer one later.</source>
        <translation>Si gana esta baza, no podrá ganar después otra más cara.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no other one later.</source>
        <translation>Si gana esta baza, no podrá ganar otra después.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no dearer one later.</source>
        <translation>Gana esta baza y no podrá ganar después otra más cara.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no other one later.</source>
        <translation>Gana esta baza y no podrá ganar otra después.</translation>
    </message>
    <message>
        <source>Lower cards of its suit are left for later.</source>
        <translation>Quedan para después cartas más bajas de su palo.</translation>
    </message>
    <message>
        <source>Lower trumps are left for later.</source>
        <translation>Quedan para después triunfos más bajos.</translation>
    </message>
    <message>
        <source>This hand has no other card of its suit, and can throw any card on that suit from now on.</source>
        <translation>Esta mano no tiene otra carta de su palo, y desde ahora puede echar cualquier carta cuando se juegue ese palo.</translation>
    </message>
    <message>
        <source>Whoever takes this trick has to take this card with its points.</source>
        <translation>Quien gane esta baza se lleva esta carta con sus puntos.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and may take a dearer one later.</source>
        <translation>No puede ganar esta baza, y después podría ganar otra más cara.</translation>
    </message>
    <message>
        <source>Every card that may be played beats the trick so far.</source>
        <translation>Todas las cartas que se pueden jugar superan a las de la baza.</translation>
    </message>
    <message>
        <source>The {card} is guarded by lower cards of its suit.</source>
        <translation>{card} está protegida por cartas más bajas de su palo.</translation>
    </message>
    <message>
        <source>It cannot take this trick.</source>
        <translation>No puede ganar esta baza.</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something in the program went wrong. What was played is saved; the log tells more: {log}</source>
        <translation>Algo ha fallado en el programa. Lo jugado está guardado; el diario cuenta más: {log}</translation>
    </message>
    <message>
        <source>There is no unfinished match to resume.</source>
        <translation>No hay ninguna partida sin acabar que retomar.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>No queens</source>
        <translation>Sin damas</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Sin bazas</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Sin corazones</translation>
    </message>
    <message>
        <source>No king of hearts</source>
        <translation>Sin rey de corazones</translation>
    </message>
    <message>
        <source>No last two</source>
        <translation>Dos últimas</translation>
    </message>
    <message>
        <source>Trump in {suit}</source>
        <translation>Triunfo {suit}</translation>
    </message>
    <message>
        <source>Dominoes from {rank}</source>
        <translation>Dominó desde {rank}</translation>
    </message>
    <message>
        <source>The contract comes first. Name one.</source>
        <translation>Primero va el contrato. Anuncia uno.</translation>
    </message>
    <message>
        <source>This is the doubling. Double somebody or pass.</source>
        <translation>Es el momento de doblar. Dobla a alguien o pasa.</translation>
    </message>
    <message>
        <source>You have been doubled. Redouble or pass.</source>
        <translation>Te han doblado. Redobla o pasa.</translation>
    </message>
    <message>
        <source>This contract is played in tricks. Play a card.</source>
        <translation>Este contrato se juega a bazas. Juega una carta.</translation>
    </message>
    <message>
        <source>These are dominoes. Lay a card on a foundation.</source>
        <translation>Esto es dominó. Pon una carta en una fila.</translation>
    </message>
    <message>
        <source>You have named this contract before. Choose one that is left.</source>
        <translation>Este contrato ya lo anunciaste. Elige uno de los que quedan.</translation>
    </message>
    <message>
        <source>Name one seat at least, or pass.</source>
        <translation>Nombra al menos un asiento, o pasa.</translation>
    </message>
    <message>
        <source>A seat is named twice. Once is enough.</source>
        <translation>Un asiento está nombrado dos veces. Con una basta.</translation>
    </message>
    <message>
        <source>There are four seats, 0 to 3.</source>
        <translation>Hay cuatro asientos, de 0 a 3.</translation>
    </message>
    <message>
        <source>Nobody doubles themselves. Name another seat.</source>
        <translation>Nadie se dobla a sí mismo. Nombra otro asiento.</translation>
    </message>
    <message>
        <source>In a positive contract only the declarer is doubled. Name the declarer alone, or pass.</source>
        <translation>En un contrato positivo solo se dobla al declarante. Nómbralo a él solo, o pasa.</translation>
    </message>
    <message>
        <source>The declarer redoubles only players who have doubled the declarer. Name one of these, or pass.</source>
        <translation>El declarante dobla solo a quienes lo han doblado. Nombra a uno de ellos, o pasa.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled you after your turn. Name one of these, or pass.</source>
        <translation>Una respuesta redobla solo a quienes te doblaron después de tu turno. Nombra a uno de ellos, o pasa.</translation>
    </message>
    <message>
        <source>You double the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>Tienes que doblar al declarante dos veces por ronda, y esta es una de las últimas manos para hacerlo. Dobla al declarante.</translation>
    </message>
    <message>
        <source>Hearts are led only from a hand of nothing but hearts. Lead another suit.</source>
        <translation>De corazones se sale solo cuando no se tiene otra cosa. Sal de otro palo.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play your highest, the {card}.</source>
        <translation>Puedes superar los triunfos de la baza. Juega tu más alto, {card}.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play a trump that does.</source>
        <translation>Puedes superar los triunfos de la baza. Juega uno que lo haga.</translation>
    </message>
    <message>
        <source>You have none of the suit led. Play a trump that wins the trick.</source>
        <translation>No tienes del palo de salida. Juega un triunfo que gane la baza.</translation>
    </message>
    <message>
        <source>The {card} fits no foundation yet. Lay one that is next in its suit.</source>
        <translation>{card} no encaja aún en ninguna fila. Pon la que siga en su palo.</translation>
    </message>
    <message>
        <source>Here nothing goes above an ace or below a two. Lay another card.</source>
        <translation>Aquí no va nada por encima del as ni por debajo del dos. Pon otra carta.</translation>
    </message>
    <message>
        <source>You have a card that fits. Lay it.</source>
        <translation>Tienes una carta que encaja. Ponla.</translation>
    </message>
    <message>
        <source>You have laid a card. Lay another, or end your turn.</source>
        <translation>Has puesto una carta. Pon otra, o acaba tu turno.</translation>
    </message>
    <message>
        <source>A turn ends after one card at least. Lay one, or pass if none fits.</source>
        <translation>Un turno acaba después de una carta como mínimo. Pon una, o pasa si ninguna encaja.</translation>
    </message>
    <message>
        <source>{name} has been doubled. Redouble or pass.</source>
        <translation>A {name} le han doblado. Redobla o pasa.</translation>
    </message>
    <message>
        <source>{name} has named this contract before. Choose one that is left.</source>
        <translation>{name} ya anunció este contrato. Elige uno de los que quedan.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass.</source>
        <translation>Una respuesta redobla solo a quienes doblaron a {name} después del turno de {name}. Nombra a uno de ellos, o pasa.</translation>
    </message>
    <message>
        <source>{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>{name} tiene que doblar al declarante dos veces por ronda, y esta es una de las últimas manos para hacerlo. Dobla al declarante.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. The {card} is due, the highest.</source>
        <translation>{name} puede superar los triunfos de la baza. Toca {card}, el más alto.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. Play a trump that does.</source>
        <translation>{name} puede superar los triunfos de la baza. Juega uno que lo haga.</translation>
    </message>
    <message>
        <source>{name} has none of the suit led. Play a trump that wins the trick.</source>
        <translation>{name} no tiene del palo de salida. Juega un triunfo que gane la baza.</translation>
    </message>
    <message>
        <source>{name} has a card that fits. Lay it.</source>
        <translation>{name} tiene una carta que encaja. Ponla.</translation>
    </message>
    <message>
        <source>{name} has laid a card. Lay another, or end the turn.</source>
        <translation>{name} ha puesto una carta. Pon otra, o acaba el turno.</translation>
    </message>
    <message>
        <source>There is no such contract. The seven are: {names}.</source>
        <translation>No existe ese contrato. Los siete son: {names}.</translation>
    </message>
    <message>
        <source>The trump suit is C, D, H or S.</source>
        <translation>El palo de triunfo es C, D, H o S.</translation>
    </message>
    <message>
        <source>The starting rank is one of A 2 3 4 5 6 7 8 9 T J Q K.</source>
        <translation>El valor inicial es uno de A 2 3 4 5 6 7 8 9 T J Q K.</translation>
    </message>
    <message>
        <source>{turn}: name a contract.</source>
        <translation>{turn}: anuncia un contrato.</translation>
    </message>
    <message>
        <source>{turn}: double or pass.</source>
        <translation>{turn}: dobla o pasa.</translation>
    </message>
    <message>
        <source>{turn}: a double of the declarer is owed in this hand.</source>
        <translation>{turn}: en esta mano se debe un doblo al declarante.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled, or pass.</source>
        <translation>{turn}: redobla a quien haya doblado, o pasa.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled since, or pass.</source>
        <translation>{turn}: redobla a quien haya doblado después, o pasa.</translation>
    </message>
    <message>
        <source>Doubles of the declarer still owed in this round: {owed}.</source>
        <translation>Doblos al declarante que aún se deben en esta ronda: {owed}.</translation>
    </message>
    <message>
        <source>{turn}: lead a card, but no heart.</source>
        <translation>{turn}: sal con una carta, pero no de corazones.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with the highest.</source>
        <translation>{turn}: se salió de triunfo. Asiste con el más alto.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with one that wins the trick.</source>
        <translation>{turn}: se salió de triunfo. Asiste con uno que gane la baza.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play a trump that wins the trick.</source>
        <translation>{turn}: nada del palo de salida. Juega un triunfo que gane la baza.</translation>
    </message>
    <message>
        <source>{turn}: lay a card.</source>
        <translation>{turn}: pon una carta.</translation>
    </message>
    <message>
        <source>{turn}: lay a card, or pass, which only the first turn allows.</source>
        <translation>{turn}: pon una carta, o pasa, que solo se permite en el primer turno.</translation>
    </message>
    <message>
        <source>{turn}: lay another card or end the turn.</source>
        <translation>{turn}: pon otra carta o acaba el turno.</translation>
    </message>
    <message>
        <source>{turn}: no card fits. Pass.</source>
        <translation>{turn}: no encaja ninguna carta. Pasa.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Acabar turno</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>Poner {card}</translation>
    </message>
    <message>
        <source>Maximum: everybody</source>
        <translation>Máximo: a todos</translation>
    </message>
    <message>
        <source>{who} (redouble)</source>
        <translation>{who} (redoblo)</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negativos</translation>
    </message>
    <message>
        <source>Trump in</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Dominoes from</source>
        <translation>Dominó desde</translation>
    </message>
    <message>
        <source>Double {first}</source>
        <translation>Doblar a {first}</translation>
    </message>
    <message>
        <source>Double {first} and {second}</source>
        <translation>Doblar a {first} y {second}</translation>
    </message>
    <message>
        <source>Double {first}, {second} and {third}</source>
        <translation>Doblar a {first}, {second} y {third}</translation>
    </message>
    <message>
        <source>Redouble {first}</source>
        <translation>Redoblar a {first}</translation>
    </message>
    <message>
        <source>Redouble {first} and {second}</source>
        <translation>Redoblar a {first} y {second}</translation>
    </message>
    <message>
        <source>Redouble {first}, {second} and {third}</source>
        <translation>Redoblar a {first}, {second} y {third}</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} y {third}</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Over a list of players, one of whom is chosen.</extracomment>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Redoblar</translation>
    </message>
    <message>
        <source>Double two</source>
        <translation>Doblar a dos</translation>
    </message>
    <message>
        <source>Redouble two</source>
        <translation>Redoblar a dos</translation>
    </message>
    <message>
        <source>♣ clubs</source>
        <translation>♣ tréboles</translation>
    </message>
    <message>
        <source>♦ diamonds</source>
        <translation>♦ diamantes</translation>
    </message>
    <message>
        <source>♥ hearts</source>
        <translation>♥ corazones</translation>
    </message>
    <message>
        <source>♠ spades</source>
        <translation>♠ picas</translation>
    </message>
    <message>
        <source>{card} does not go on here. Lay it at its own end of the row.</source>
        <translation>{card} no va por este lado. Ponla en el otro extremo de la fila.</translation>
    </message>
    <message>
        <source>Each suit has a foundation of its own. Lay the card on that of its suit.</source>
        <translation>Cada palo tiene su propia fila. Pon la carta en la de su palo.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Whoever is doubled by somebody speaking later is asked again and may redouble.</source>
        <translation>A quien dobla alguien que habla después se le pregunta otra vez y puede redoblar.</translation>
    </message>
    <message>
        <source>Everybody doubles and redoubles in one turn only.</source>
        <translation>Todos doblan y redoblan en un solo turno.</translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation>Cuando se sale de triunfo</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays the highest trump of the hand.</source>
        <translation>Quien puede superar los triunfos de la baza juega el triunfo más alto de su mano.</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays any trump that does.</source>
        <translation>Quien puede superar los triunfos de la baza juega cualquier triunfo que lo haga.</translation>
    </message>
    <message>
        <source>Dominoes round the corner</source>
        <translation>Dominó circular</translation>
    </message>
    <message>
        <source>Above an ace comes the two, and below a two the ace.</source>
        <translation>Por encima del as va el dos, y por debajo del dos el as.</translation>
    </message>
    <message>
        <source>Nothing goes above an ace or below a two.</source>
        <translation>Nada va por encima del as ni por debajo del dos.</translation>
    </message>
    <message>
        <source>A turn in dominoes</source>
        <translation>Un turno del dominó</translation>
    </message>
    <message>
        <source>A turn is one card or several, as many as one likes.</source>
        <translation>Un turno es una carta o varias, cuantas se quiera.</translation>
    </message>
    <message>
        <source>A turn is one card.</source>
        <translation>Un turno es una carta.</translation>
    </message>
    <message>
        <source>As clubs play</source>
        <translation>Como en los clubes</translation>
    </message>
    <message>
        <source>The deal moves on after seven hands: seat {seat} deals this hand.</source>
        <translation>El reparto pasa después de siete manos: esta la reparte el asiento {seat}.</translation>
    </message>
    <message>
        <source>all tricks taken</source>
        <translation>jugadas todas las bazas</translation>
    </message>
    <message>
        <source>the last card that counts was taken</source>
        <translation>cayó la última carta que cuenta</translation>
    </message>
    <message>
        <source>three are rid of all cards</source>
        <translation>tres se quedaron sin cartas</translation>
    </message>
    <message>
        <source>{contract}: all tricks are taken</source>
        <translation>{contract}: se han jugado todas las bazas</translation>
    </message>
    <message>
        <source>{contract}: the last card that counts is taken</source>
        <translation>{contract}: ha caído la última carta que cuenta</translation>
    </message>
    <message>
        <source>{contract}: three players are rid of their cards</source>
        <translation>{contract}: tres jugadores se han quedado sin cartas</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52 cards.</source>
        <translation>El mazo no es una baraja de 52 cartas.</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Hearts without the ace</source>
        <translation>Corazones sin el as</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As de corazones</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rey de corazones</translation>
    </message>
    <message>
        <source>Twelfth trick</source>
        <translation>Duodécima baza</translation>
    </message>
    <message>
        <source>Thirteenth trick</source>
        <translation>Decimotercera baza</translation>
    </message>
    <message>
        <source>Order of going out</source>
        <translation>Orden al acabar</translation>
    </message>
    <message>
        <source>{one} against {other}, doubled</source>
        <translation>{one} contra {other}, doblado</translation>
    </message>
    <message>
        <source>{one} against {other}, redoubled</source>
        <translation>{one} contra {other}, redoblado</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>declared by {who}</source>
        <translation>declara {who}</translation>
    </message>
    <message>
        <source>Contracts: ✓ named, ○ left</source>
        <translation>Contratos: ✓ anunciados, ○ quedan</translation>
    </message>
    <message>
        <source>Doubles owed</source>
        <translation>Doblos debidos</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominó</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Sin rey</translation>
    </message>
    <message>
        <source>each queen</source>
        <translation>cada dama</translation>
    </message>
    <message>
        <source>each trick</source>
        <translation>cada baza</translation>
    </message>
    <message>
        <source>hearts, ace −6</source>
        <translation>corazones, as −6</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rey de corazones</translation>
    </message>
    <message>
        <source>last two tricks</source>
        <translation>dos últimas bazas</translation>
    </message>
    <message>
        <source>in order of going out</source>
        <translation>por orden al acabar</translation>
    </message>
    <message>
        <source>{who} declares, each queen −6</source>
        <translation>Declara {who}, cada dama −6</translation>
    </message>
    <message>
        <source>{who} declares, each trick −2</source>
        <translation>Declara {who}, cada baza −2</translation>
    </message>
    <message>
        <source>{who} declares, −2, ace −6</source>
        <translation>Declara {who}, −2, as −6</translation>
    </message>
    <message>
        <source>{who} declares, K♥ −20</source>
        <translation>Declara {who}, K♥ −20</translation>
    </message>
    <message>
        <source>{who} declares, −10 and −20</source>
        <translation>Declara {who}, −10 y −20</translation>
    </message>
    <message>
        <source>{who} declares, each trick +5</source>
        <translation>Declara {who}, cada baza +5</translation>
    </message>
    <message>
        <source>{who} declares, 45 20 5 −5</source>
        <translation>Declara {who}, 45 20 5 −5</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} de {all}</translation>
    </message>
    <message>
        <source>{count} of 13 tricks</source>
        <translation>{count} de 13 bazas</translation>
    </message>
    <message>
        <source>K♥ not yet fallen</source>
        <translation>K♥ aún no ha caído</translation>
    </message>
    <message>
        <source>{who} has taken the K♥</source>
        <translation>{who} se llevó el K♥</translation>
    </message>
    <message>
        <source>K♥ lies in the trick</source>
        <translation>K♥ está en la baza</translation>
    </message>
    <message>
        <source>{count} of 52 laid</source>
        <translation>{count} de 52 puestas</translation>
    </message>
    <message>
        <source>owes one double</source>
        <translation>debe un doblo</translation>
    </message>
    <message>
        <source>owes {count} doubles</source>
        <translation>debe {count} doblos</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>anunció Sin damas</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>anunció Sin bazas</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>anunció Sin corazones</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>anunció Sin rey de corazones</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>anunció Dos últimas</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>anunció Triunfo {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>anunció Dominó desde {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>dobló a {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>dobló a {first} y {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>dobló a {first}, {second} y {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>redobló a {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>redobló a {first} y {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>redobló a {first}, {second} y {third}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>puso {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>acabó el turno</translation>
    </message>
    <message>
        <source>Name no queens</source>
        <translation>Anuncia Sin damas</translation>
    </message>
    <message>
        <source>Name no tricks</source>
        <translation>Anuncia Sin bazas</translation>
    </message>
    <message>
        <source>Name no hearts</source>
        <translation>Anuncia Sin corazones</translation>
    </message>
    <message>
        <source>Name no king of hearts</source>
        <translation>Anuncia Sin rey de corazones</translation>
    </message>
    <message>
        <source>Name no last two</source>
        <translation>Anuncia Dos últimas</translation>
    </message>
    <message>
        <source>Name trump in {suit}</source>
        <translation>Anuncia Triunfo {suit}</translation>
    </message>
    <message>
        <source>Name dominoes from {rank}</source>
        <translation>Anuncia Dominó desde {rank}</translation>
    </message>
    <message>
        <source>Double {seats}</source>
        <translation>Dobla a {seats}</translation>
    </message>
    <message>
        <source>Redouble {seats}</source>
        <translation>Redobla a {seats}</translation>
    </message>
    <message>
        <source>Double {seats}, and redouble {others}</source>
        <translation>Dobla a {seats}, y redobla a {others}</translation>
    </message>
    <message>
        <source>Pass, and double nobody</source>
        <translation>Pasa, sin doblar a nadie</translation>
    </message>
    <message>
        <source>Lay the {card}</source>
        <translation>Pon {card}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Acaba el turno</translation>
    </message>
</context>
<context>
    <name>barracan</name>
    <message>
        <source>Evens or odds are made of numbers, ace to ten. The {card} has none: leave it out.</source>
        <translation>Pares o impares se hacen con números, del as al diez. {card} no lo es: déjala fuera.</translation>
    </message>
    <message>
        <source>Evens or odds have two to four cards, not {count}. Add one, or leave some out.</source>
        <translation>Pares o impares son de dos a cuatro cartas, no {count}. Añade una o quita alguna.</translation>
    </message>
    <message>
        <source>All numbers are even, or all are odd. Lay even and odd ones apart.</source>
        <translation>Todos los números son pares, o todos impares. Baja por separado los pares y los impares.</translation>
    </message>
    <message>
        <source>From the lowest to the highest, red and black alternate. {cards} do not: change one for the other colour.</source>
        <translation>Del más bajo al más alto se alternan rojo y negro. {cards} no lo hacen: cambia una por otra del otro color.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. {cards} do not: change one.</source>
        <translation>Opuestos son dos números que suman 11, como 4 y 7. {cards} no suman 11: cambia una.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. Keep two such cards.</source>
        <translation>Opuestos son dos números que suman 11, como 4 y 7. Deja dos cartas así.</translation>
    </message>
    <message>
        <source>Opposites are one red and one black card. {cards} have one colour: change one.</source>
        <translation>Opuestos son una carta roja y otra negra. {cards} tienen el mismo color: cambia una.</translation>
    </message>
    <message>
        <source>A triplet is three cards of one rank, or two and a joker. Lay three that match.</source>
        <translation>Un trío son tres cartas del mismo valor, o dos y un joker. Baja tres que casen.</translation>
    </message>
    <message>
        <source>In a ladder a triplet is three or four cards of one rank. Change the one that differs.</source>
        <translation>En una torre un trío son tres o cuatro cartas del mismo valor. Cambia la que es distinta.</translation>
    </message>
    <message>
        <source>A run is three consecutive cards of one suit, or two of them and a joker. Lay three in a row.</source>
        <translation>Una escalera son tres cartas seguidas de un palo, o dos de ellas y un joker. Baja tres seguidas.</translation>
    </message>
    <message>
        <source>In a ladder a run is three consecutive cards of one suit. Lay three in a row.</source>
        <translation>En una torre una escalera son tres cartas seguidas de un palo. Baja tres seguidas.</translation>
    </message>
    <message>
        <source>A run is of one suit. {cards} are of several: change one.</source>
        <translation>Una escalera es de un solo palo. {cards} son de varios: cambia una.</translation>
    </message>
    <message>
        <source>In a run an ace lies before the 2 or after the king, never between. Put it at an end.</source>
        <translation>En una escalera el as va antes del 2 o después del rey, nunca en medio. Ponlo en un extremo.</translation>
    </message>
    <message>
        <source>A family is a king, a queen of another suit, and one to four jacks of these two suits. Add what is missing.</source>
        <translation>Una familia es un rey, una dama de otro palo y de una a cuatro jotas de esos dos palos. Añade lo que falta.</translation>
    </message>
    <message>
        <source>A family is made of a king, a queen and jacks. The {card} is none of these: leave it out.</source>
        <translation>Una familia se hace con un rey, una dama y jotas. {card} no es nada de eso: déjala fuera.</translation>
    </message>
    <message>
        <source>King and queen of a family are of different suits. {king} and {queen} share one: change one of them.</source>
        <translation>El rey y la dama de una familia son de palos distintos. {king} y {queen} son del mismo: cambia uno.</translation>
    </message>
    <message>
        <source>A family’s jacks are of the king’s or the queen’s suit. The {card} is of neither: change it.</source>
        <translation>Las jotas de una familia son del palo del rey o de la dama. {card} no es de ninguno: cámbiala.</translation>
    </message>
    <message>
        <source>A category has one joker at most. Put another card in its place.</source>
        <translation>Una categoría tiene un joker como mucho. Pon otra carta en su lugar.</translation>
    </message>
    <message>
        <source>Jokers go into triplets and runs only. Leave the joker out.</source>
        <translation>Los jokers van solo en tríos y escaleras. Deja fuera el joker.</translation>
    </message>
    <message>
        <source>After this you will hold one card and can hardly meld any more.</source>
        <translation>Después de esto tendrás una carta y apenas podrás bajar más.</translation>
    </message>
    <message>
        <source>After this {name} will hold one card and can hardly meld any more.</source>
        <translation>Después de esto {name} tendrá una carta y apenas podrá bajar más.</translation>
    </message>
    <message>
        <source>After this you will hold two cards and can hardly meld any more.</source>
        <translation>Después de esto tendrás dos cartas y apenas podrás bajar más.</translation>
    </message>
    <message>
        <source>After this {name} will hold two cards and can hardly meld any more.</source>
        <translation>Después de esto {name} tendrá dos cartas y apenas podrá bajar más.</translation>
    </message>
    <message>
        <source>Opening: two categories at once</source>
        <translation>Apertura: dos categorías a la vez</translation>
    </message>
    <message>
        <source>The first category uses the top card</source>
        <translation>La primera categoría usa la carta de arriba</translation>
    </message>
    <message>
        <source>Add the hand cards that make a triplet, a run or a family with it.</source>
        <translation>Añade las cartas de la mano que hacen con ella un trío, una escalera o una familia.</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <translation>Recogida</translation>
    </message>
    <message>
        <source>Lay down {count}, 1 point</source>
        <translation>Bajar {count}, 1 punto</translation>
    </message>
    <message>
        <source>Lay on the ladder, {points} points</source>
        <translation>Bajar en la torre, {points} puntos</translation>
    </message>
    <message>
        <source>Lay on the ladder, 1 point</source>
        <translation>Bajar en la torre, 1 punto</translation>
    </message>
    <message>
        <source>Lay the ladder, {points} points</source>
        <translation>Bajar la torre, {points} puntos</translation>
    </message>
    <message>
        <source>Lay the ladder, 1 point</source>
        <translation>Bajar la torre, 1 punto</translation>
    </message>
    <message>
        <source>Pick up and lay {count}, {points} points</source>
        <translation>Recoger y bajar {count}, {points} puntos</translation>
    </message>
    <message>
        <source>Lay {count} and meld out, {points} points</source>
        <translation>Bajar {count} y cerrar, {points} puntos</translation>
    </message>
    <message>
        <source>Flash exit, {points} points</source>
        <translation>Cierre relámpago, {points} puntos</translation>
    </message>
    <message>
        <source>{action}, as {meld}</source>
        <translation>{action}, como {meld}</translation>
    </message>
    <message>
        <source>{action}, all as evens or odds</source>
        <translation>{action}, todo como pares o impares</translation>
    </message>
    <message>
        <source>{action}, without evens or odds</source>
        <translation>{action}, sin pares o impares</translation>
    </message>
    <message>
        <source>{action}, without opposites</source>
        <translation>{action}, sin opuestos</translation>
    </message>
    <message>
        <source>{action}, without a triplet</source>
        <translation>{action}, sin trío</translation>
    </message>
    <message>
        <source>{action}, without a run</source>
        <translation>{action}, sin escalera</translation>
    </message>
    <message>
        <source>{action}, without a family</source>
        <translation>{action}, sin familia</translation>
    </message>
    <message>
        <source>The hand holds no ladder that could be laid here. Try a category alone.</source>
        <translation>La mano no tiene ninguna torre que se pueda bajar aquí. Prueba con una categoría sola.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but ladder {number} can grow. Choose that one.</source>
        <translation>Nada de la mano se puede bajar aquí, pero la torre {number} puede crecer. Elige esa.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but a new ladder can begin. Choose New.</source>
        <translation>Nada de la mano se puede bajar aquí, pero se puede empezar una torre nueva. Elige Nueva.</translation>
    </message>
    <message>
        <source>Evens or odds</source>
        <translation>Pares o impares</translation>
    </message>
    <message>
        <source>Complete ladder</source>
        <translation>Torre completa</translation>
    </message>
    <message>
        <source>Royal ladder</source>
        <translation>Torre real</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Complete set</source>
        <translation>Juego completo</translation>
    </message>
    <message>
        <source>There is no {type}. A complete set has one of each type.</source>
        <translation>Falta: {type}. Un juego completo tiene una de cada tipo.</translation>
    </message>
    <message>
        <source>Ladders take no jokers. Lay the joker in a triplet or run.</source>
        <translation>Las torres no admiten jokers. Baja el joker en un trío o una escalera.</translation>
    </message>
    <message>
        <source>A ladder has 13 cards at most, not {size}. Take some back.</source>
        <translation>Una torre tiene 13 cartas como mucho, no {size}. Retira alguna.</translation>
    </message>
    <message>
        <source>A ladder has an arm. Lay its first card.</source>
        <translation>Una torre tiene columna. Pon su primera carta.</translation>
    </message>
    <message>
        <source>An arm begins at the top with an ace, a king or a number from 10 to 3, not with the {card}.</source>
        <translation>Una columna empieza arriba con un as, un rey o un número del 10 al 3, no con {card}.</translation>
    </message>
    <message>
        <source>The arm goes down by one rank a card. The {below} does not go under the {above}.</source>
        <translation>La columna baja un valor por carta. {below} no va debajo de {above}.</translation>
    </message>
    <message>
        <source>An arm has one break at most. The {card} would be the second: take it back.</source>
        <translation>Una columna tiene un salto como mucho. {card} sería el segundo: retírala.</translation>
    </message>
    <message>
        <source>The {card} under a number begins the family. Its queen and jack end the arm, or both lie beside it.</source>
        <translation>{card} debajo de un número empieza la familia. Su dama y su jota acaban la columna, o están las dos a su lado.</translation>
    </message>
    <message>
        <source>Side cards lie beside an arm card. There is none at {row}.</source>
        <translation>Las cartas laterales van junto a una carta de la columna. En {row} no hay ninguna.</translation>
    </message>
    <message>
        <source>A ladder holds each type once. Here it would hold two: {name}.</source>
        <translation>Una torre contiene cada tipo una vez. Aquí habría dos: {name}.</translation>
    </message>
    <message>
        <source>A category of the arm names its first and last arm card.</source>
        <translation>Una categoría de la columna indica su primera y su última carta de la columna.</translation>
    </message>
    <message>
        <source>The arm itself holds runs, families and 6-5. Lay others beside an arm card.</source>
        <translation>La columna misma contiene escaleras, familias y 6-5. Baja otras junto a una carta de la columna.</translation>
    </message>
    <message>
        <source>Of categories in the arm only a family has more cards: jacks beside its jack.</source>
        <translation>De las categorías de la columna solo una familia tiene más cartas: jotas junto a su jota.</translation>
    </message>
    <message>
        <source>Two categories in the arm share one card at most. Leave one of the two out.</source>
        <translation>Dos categorías de la columna comparten una carta como mucho. Quita una de las dos.</translation>
    </message>
    <message>
        <source>A row belongs to one category only.</source>
        <translation>Una fila pertenece a una sola categoría.</translation>
    </message>
    <message>
        <source>A row has side cards. There are none at {row}.</source>
        <translation>Una fila tiene cartas laterales. En {row} no hay ninguna.</translation>
    </message>
    <message>
        <source>Every card of a ladder belongs to a category. Complete one for the {card}, or take it back.</source>
        <translation>Cada carta de una torre pertenece a una categoría. Completa una para {card}, o retírala.</translation>
    </message>
    <message>
        <source>Cards lying in a ladder keep their places and categories. The arm grows at its ends.</source>
        <translation>Las cartas de una torre conservan su sitio y su categoría. La columna crece por los extremos.</translation>
    </message>
    <message>
        <source>Nothing is added to this ladder. Add a category.</source>
        <translation>No se añade nada a esta torre. Añade una categoría.</translation>
    </message>
    <message>
        <source>Evens or odds added to a ladder bring two new cards at least. These bring fewer.</source>
        <translation>Pares o impares que se añaden a una torre traen al menos dos cartas nuevas. Estos traen menos.</translation>
    </message>
    <message>
        <source>Opposites added to a ladder bring two new cards. These bring fewer.</source>
        <translation>Opuestos que se añaden a una torre traen dos cartas nuevas. Estos traen menos.</translation>
    </message>
    <message>
        <source>A triplet added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Un trío que se añade a una torre trae al menos dos cartas nuevas. Este trae menos.</translation>
    </message>
    <message>
        <source>A run added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Una escalera que se añade a una torre trae al menos dos cartas nuevas. Esta trae menos.</translation>
    </message>
    <message>
        <source>A family added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Una familia que se añade a una torre trae al menos dos cartas nuevas. Esta trae menos.</translation>
    </message>
    <message>
        <source>evens or odds</source>
        <translation>pares o impares</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>One category of the type.</extracomment>
        <translation>opuestos</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>family</source>
        <translation>familia</translation>
    </message>
    <message>
        <source>You have taken already. Meld or discard.</source>
        <translation>Ya has tomado carta. Baja o descarta.</translation>
    </message>
    <message>
        <source>Take first: draw, pick up a pile or take a trick.</source>
        <translation>Primero toma carta: roba, recoge una pila o haz una baza.</translation>
    </message>
    <message>
        <source>The stock is empty. Pick up, take a trick or pass.</source>
        <translation>El mazo está vacío. Recoge, haz una baza o pasa.</translation>
    </message>
    <message>
        <source>Nobody passes while the stock has cards. Draw one, or pick up a pile or take a trick.</source>
        <translation>Nadie pasa mientras el mazo tiene cartas. Roba una, recoge una pila o haz una baza.</translation>
    </message>
    <message>
        <source>Your own pile stays closed to you. The other three are open.</source>
        <translation>Tu propia pila está cerrada para ti. Las otras tres están abiertas.</translation>
    </message>
    <message>
        <source>There is no pile {pile}. The four piles are 0 to 3.</source>
        <translation>No hay pila {pile}. Las cuatro pilas van de 0 a 3.</translation>
    </message>
    <message>
        <source>This pile is empty. Choose another.</source>
        <translation>Esta pila está vacía. Elige otra.</translation>
    </message>
    <message>
        <source>A trick takes one card from each of the three open piles. Choose one from each.</source>
        <translation>Una baza se lleva una carta de cada una de las tres pilas abiertas. Elige una de cada una.</translation>
    </message>
    <message>
        <source>The pile has no card at {at}: positions count from 0 at the bottom.</source>
        <translation>La pila no tiene carta en {at}: las posiciones se cuentan desde 0, por abajo.</translation>
    </message>
    <message>
        <source>A stopper blocks the {card}. Choose a card above the stopper.</source>
        <translation>Un tapón bloquea {card}. Elige una carta por encima del tapón.</translation>
    </message>
    <message>
        <source>The {card} is a stopper, which no trick takes. Choose a card above it.</source>
        <translation>{card} es un tapón, que ninguna baza se lleva. Elige una carta por encima.</translation>
    </message>
    <message>
        <source>A joker in a pile is never taken in a trick. Choose another card.</source>
        <translation>Un joker de una pila nunca se toma en una baza. Elige otra carta.</translation>
    </message>
    <message>
        <source>The three pile cards of a trick are of one suit. {cards} are not: change one.</source>
        <translation>Las tres cartas de las pilas de una baza son del mismo palo. {cards} no lo son: cambia una.</translation>
    </message>
    <message>
        <source>The {card} does not beat the {highest}. Choose a higher card of the suit, or a joker.</source>
        <translation>{card} no gana a {highest}. Elige una carta más alta del palo, o un joker.</translation>
    </message>
    <message>
        <source>The {card} is not of the suit of the three. Choose a higher card of their suit, or a joker.</source>
        <translation>{card} no es del palo de las tres. Elige una más alta de su palo, o un joker.</translation>
    </message>
    <message>
        <source>This match is played without flash exits. Lay the melds without one.</source>
        <translation>Esta partida se juega sin cierres relámpago. Baja las combinaciones sin él.</translation>
    </message>
    <message>
        <source>A flash exit is for a side that has melded nothing before. Lay the melds without one.</source>
        <translation>El cierre relámpago es para un bando que no ha bajado nada. Baja las combinaciones sin él.</translation>
    </message>
    <message>
        <source>A flash exit follows a draw from the stock. Lay the melds without one.</source>
        <translation>El cierre relámpago va después de robar del mazo. Baja las combinaciones sin él.</translation>
    </message>
    <message>
        <source>A flash exit lays all five types in one move. Add the types that are missing.</source>
        <translation>Un cierre relámpago baja los cinco tipos en una jugada. Añade los que faltan.</translation>
    </message>
    <message>
        <source>A flash exit leaves one card at most, which is discarded with it. Lay more cards.</source>
        <translation>Un cierre relámpago deja una carta como mucho, que se descarta con él. Baja más cartas.</translation>
    </message>
    <message>
        <source>A flash exit discards the last card with it. Name the {card} as the discard.</source>
        <translation>Un cierre relámpago descarta con él la última carta. Indica {card} como descarte.</translation>
    </message>
    <message>
        <source>{name} has taken already. Meld or discard.</source>
        <translation>{name} ya ha tomado carta. Baja o descarta.</translation>
    </message>
    <message>
        <source>{name}’s own pile stays closed. The other three are open.</source>
        <translation>La pila de {name} está cerrada. Las otras tres están abiertas.</translation>
    </message>
    <message>
        <source>One move names a ladder once. Put all of it together.</source>
        <translation>Una jugada nombra una torre una sola vez. Júntalo todo.</translation>
    </message>
    <message>
        <source>Your side has no ladder {number} and starts the next as {next}.</source>
        <translation>Tu bando no tiene torre {number} y empieza la próxima como {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in your hand. Leave it out.</source>
        <translation>{cards} no está en tu mano. Déjala fuera.</translation>
    </message>
    <message>
        <source>{cards} are not in your hand. Leave them out.</source>
        <translation>{cards} no están en tu mano. Déjalas fuera.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than you hold it. A card serves one category only.</source>
        <translation>Estas combinaciones usan {cards} más veces de las que tienes. Una carta sirve a una sola categoría.</translation>
    </message>
    <message>
        <source>Your side opens with two categories at once. Add one more.</source>
        <translation>Tu bando abre con dos categorías a la vez. Añade una más.</translation>
    </message>
    <message>
        <source>Your side has not opened: a pick-up lays two categories at once. Add one from your hand.</source>
        <translation>Tu bando no ha abierto: al recoger baja dos categorías a la vez. Añade una de tu mano.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: your side has no complete set yet.</source>
        <translation>Guarda una carta después del descarte: tu bando aún no tiene un juego completo.</translation>
    </message>
    <message>
        <source>The top card {card} must make a triplet, a run or a family with cards of the hand.</source>
        <translation>La carta de arriba, {card}, ha de formar un trío, una escalera o una familia con cartas de la mano.</translation>
    </message>
    <message>
        <source>No joker of the hand goes with the top card of a pile. Use two or more other cards.</source>
        <translation>Ningún joker de la mano va con la carta de arriba de una pila. Usa dos o más cartas distintas.</translation>
    </message>
    <message>
        <source>A pick-up makes a triplet of three. Lay the fourth card elsewhere.</source>
        <translation>Al recoger, el trío es de tres. Baja la cuarta carta en otro sitio.</translation>
    </message>
    <message>
        <source>With the {card} go only cards of the hand, none that lies in a ladder. Add cards to it.</source>
        <translation>Con {card} van solo cartas de la mano, ninguna de una torre. Añádele cartas.</translation>
    </message>
    <message>
        <source>What a pick-up lays besides comes from the hand alone. Leave the pile’s cards and those on the table out.</source>
        <translation>Lo que además se baja al recoger sale solo de la mano. Deja fuera las cartas de la pila y las de la mesa.</translation>
    </message>
    <message>
        <source>{name}’s side has no ladder {number} and starts the next as {next}.</source>
        <translation>El bando de {name} no tiene torre {number} y empieza la próxima como {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in {name}’s hand. Leave it out.</source>
        <translation>{cards} no está en la mano de {name}. Déjala fuera.</translation>
    </message>
    <message>
        <source>{cards} are not in {name}’s hand. Leave them out.</source>
        <translation>{cards} no están en la mano de {name}. Déjalas fuera.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than {name} holds it. A card serves one category only.</source>
        <translation>Estas combinaciones usan {cards} más veces de las que {name} tiene. Una carta sirve a una sola categoría.</translation>
    </message>
    <message>
        <source>{name}’s side opens with two categories at once. Add one more.</source>
        <translation>El bando de {name} abre con dos categorías a la vez. Añade una más.</translation>
    </message>
    <message>
        <source>{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand.</source>
        <translation>El bando de {name} no ha abierto: al recoger baja dos categorías a la vez. Añade una de la mano.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: {name}’s side has no complete set yet.</source>
        <translation>Guarda una carta después del descarte: el bando de {name} aún no tiene un juego completo.</translation>
    </message>
    <message>
        <source>{turn}: draw or pick up a pile.</source>
        <translation>{turn}: roba o recoge una pila.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a trick.</source>
        <translation>{turn}: roba o haz una baza.</translation>
    </message>
    <message>
        <source>{turn}: draw, pick up a pile or take a trick.</source>
        <translation>{turn}: roba, recoge una pila o haz una baza.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pass to end the hand.</source>
        <translation>{turn}: el mazo está vacío. Pasa para acabar la mano.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pick up, take a trick or pass.</source>
        <translation>{turn}: el mazo está vacío. Recoge, haz una baza o pasa.</translation>
    </message>
    <message>
        <source>Meld or discard.</source>
        <translation>Baja o descarta.</translation>
    </message>
    <message>
        <source>Opening takes two categories at once.</source>
        <translation>La apertura pide dos categorías a la vez.</translation>
    </message>
    <message>
        <source>Discard to the second pile: it is the shorter.</source>
        <translation>Descarta en la segunda pila: es la más corta.</translation>
    </message>
    <message>
        <source>Discard to the neutral pile: it is the shorter.</source>
        <translation>Descarta en la pila neutral: es la más corta.</translation>
    </message>
    <message>
        <source>The side has a complete set and may meld out.</source>
        <translation>El bando tiene un juego completo y puede cerrar.</translation>
    </message>
    <message>
        <source>With one card hardly anything can be melded any more.</source>
        <translation>Con una carta ya casi no se puede bajar nada.</translation>
    </message>
    <message>
        <source>Discard {card} and meld out</source>
        <translation>Descartar {card} y cerrar</translation>
    </message>
    <message>
        <source>Pick up with {card}</source>
        <translation>Recoger con {card}</translation>
    </message>
    <message>
        <source>Take trick, {points} points</source>
        <translation>Hacer la baza, {points} puntos</translation>
    </message>
    <message>
        <source>Lay {name}, {points} points</source>
        <translation>Bajar {name}, {points} puntos</translation>
    </message>
    <message>
        <source>Lay {name}, 1 point</source>
        <translation>Bajar {name}, 1 punto</translation>
    </message>
    <message>
        <source>Trick in {suit}: choose {missing} more.</source>
        <translation>Baza de {suit}: elige {missing} más.</translation>
    </message>
    <message>
        <source>Trick in {suit}: all four cards are chosen.</source>
        <translation>Baza de {suit}: están elegidas las cuatro cartas.</translation>
    </message>
    <message>
        <source>A joker takes any trick: choose three cards of one suit.</source>
        <translation>Un joker gana cualquier baza: elige tres cartas de un palo.</translation>
    </message>
    <message>
        <source>{count} chosen.</source>
        <translation>Elegidas: {count}.</translation>
    </message>
    <message>
        <source>Pick up with {card}: choose the hand cards that go with it.</source>
        <translation>Recoger con {card}: elige las cartas de la mano que van con ella.</translation>
    </message>
    <message>
        <source>Pick up with {card}: all its cards are chosen.</source>
        <translation>Recoger con {card}: están elegidas todas sus cartas.</translation>
    </message>
    <message>
        <source>These cards fit on more than one pile. Choose the pile.</source>
        <translation>Estas cartas encajan en más de una pila. Elige la pila.</translation>
    </message>
    <message>
        <source>These cards make no trick. Choose one suit from the three open piles.</source>
        <translation>Estas cartas no hacen baza. Elige un palo de las tres pilas abiertas.</translation>
    </message>
    <message>
        <source>Not every open pile shows {suit}. Choose cards of a suit that all three show.</source>
        <translation>No todas las pilas abiertas muestran {suit}. Elige cartas de un palo que muestren las tres.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. You hold none.</source>
        <translation>La cuarta carta ha de ganar a las tres, o ser un joker. No tienes ninguna.</translation>
    </message>
    <message>
        <source>You hold no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>No tienes ningún trío, escalera ni familia con {card}, y ninguna baza se lleva un tapón. Elige otra carta.</translation>
    </message>
    <message>
        <source>These cards make no triplet, run or family with the {card}, and no trick takes a stopper. Choose others.</source>
        <translation>Estas cartas no forman ningún trío, escalera ni familia con {card}, y ninguna baza se lleva un tapón. Elige otras.</translation>
    </message>
    <message>
        <source>{name} holds no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>{name} no tiene ningún trío, escalera ni familia con {card}, y ninguna baza se lleva un tapón. Elige otra carta.</translation>
    </message>
    <message>
        <source>You have taken already this turn. Meld or discard.</source>
        <translation>En este turno ya has tomado carta. Baja o descarta.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. {name} holds none.</source>
        <translation>La cuarta carta ha de ganar a las tres, o ser un joker. {name} no tiene ninguna.</translation>
    </message>
    <message>
        <source>{name} has taken already this turn. Meld or discard.</source>
        <translation>{name} ya ha tomado carta en este turno. Baja o descarta.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share melds, ladders, tricks and points.</source>
        <translation>Los compañeros se sientan uno frente a otro y comparten combinaciones, torres, bazas y puntos.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand, whatever is left.</source>
        <translation>Las cinco categorías a la vez acaban la mano, quede lo que quede.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand only if one card at most is left.</source>
        <translation>Las cinco categorías a la vez acaban la mano solo si queda una carta como mucho.</translation>
    </message>
    <message>
        <source>Nobody ends a hand by a flash exit.</source>
        <translation>Nadie acaba una mano con un cierre relámpago.</translation>
    </message>
    <message>
        <source>Aces in tricks</source>
        <translation>Ases en las bazas</translation>
    </message>
    <message>
        <source>An ace beats the king of its suit.</source>
        <translation>Un as gana al rey de su palo.</translation>
    </message>
    <message>
        <source>An ace is the lowest card of its suit.</source>
        <translation>Un as es la carta más baja de su palo.</translation>
    </message>
    <message>
        <source>Without flash exit</source>
        <translation>Sin cierre relámpago</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Cada uno solo</translation>
    </message>
    <message>
        <source>The discard goes to your own pile.</source>
        <translation>El descarte va a tu propia pila.</translation>
    </message>
    <message>
        <source>The discard goes to your first pile, unless the second is shorter.</source>
        <translation>El descarte va a tu primera pila, si la segunda no es más corta.</translation>
    </message>
    <message>
        <source>The discard goes to your second pile: it is the shorter.</source>
        <translation>El descarte va a tu segunda pila: es la más corta.</translation>
    </message>
    <message>
        <source>The discard goes to the neutral pile: it is the shorter.</source>
        <translation>El descarte va a la pila neutral: es la más corta.</translation>
    </message>
    <message>
        <source>With the {card} on top these cards make no triplet, run or family. Choose others.</source>
        <translation>Con {card} encima estas cartas no forman trío, escalera ni familia. Elige otras.</translation>
    </message>
    <message>
        <source>A pile is picked up with hand cards alone, without a joker.</source>
        <translation>Una pila se recoge solo con cartas de la mano, sin joker.</translation>
    </message>
    <message>
        <source>A trick is one card from each of the three open piles and one of the hand. Choose them all first.</source>
        <translation>Una baza es una carta de cada una de las tres pilas abiertas y una de la mano. Elígelas antes todas.</translation>
    </message>
    <message>
        <source>The trick lacks the card of the hand: one that beats the three, or a joker. Choose it too.</source>
        <translation>A la baza le falta la carta de la mano: una que gane a las tres, o un joker. Elígela también.</translation>
    </message>
    <message>
        <source>The trick lacks the card of one open pile: one of the same suit. Choose it too.</source>
        <translation>A la baza le falta la carta de una pila abierta: una del mismo palo. Elígela también.</translation>
    </message>
    <message>
        <source>A card of a pile goes into a trick, or from the top of the pile into a meld.</source>
        <translation>Una carta de una pila va a una baza o, desde arriba de la pila, a una combinación.</translation>
    </message>
    <message>
        <source>In a ladder each card has its place. Put it there in the ladder builder.</source>
        <translation>En una torre cada carta tiene su sitio. Ponla ahí en el taller de torres.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s own pile.</source>
        <translation>El descarte va a la pila de {name}.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s first pile, unless the second is shorter.</source>
        <translation>El descarte va a la primera pila de {name}, si la segunda no es más corta.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s second pile: it is the shorter.</source>
        <translation>El descarte va a la segunda pila de {name}: es la más corta.</translation>
    </message>
    <message>
        <source>{name}: flash exit</source>
        <translation>{name}: cierre relámpago</translation>
    </message>
    <message>
        <source>{name} melds out: +{points}</source>
        <translation>{name} cierra: +{points}</translation>
    </message>
    <message>
        <source>{name} goes out by a flash exit: +{points}</source>
        <translation>Cierre relámpago de {name}: +{points}</translation>
    </message>
    <message>
        <source>The stock is empty, and the hand is over</source>
        <translation>El mazo está vacío y la mano acaba</translation>
    </message>
    <message>
        <source>BarraCan</source>
        <translation>BarraCan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and four jokers.</source>
        <translation>El mazo no son dos barajas de 52 y cuatro jokers.</translation>
    </message>
    <message>
        <source>Evens or odds doubled by three complete sets</source>
        <translation>Pares o impares doblados por tres juegos completos</translation>
    </message>
    <message>
        <source>Opposites doubled by three complete sets</source>
        <translation>Opuestos doblados por tres juegos completos</translation>
    </message>
    <message>
        <source>Triplets doubled by three complete sets</source>
        <translation>Tríos doblados por tres juegos completos</translation>
    </message>
    <message>
        <source>Runs doubled by three complete sets</source>
        <translation>Escaleras dobladas por tres juegos completos</translation>
    </message>
    <message>
        <source>Families doubled by three complete sets</source>
        <translation>Familias dobladas por tres juegos completos</translation>
    </message>
    <message>
        <source>Trios of tricks</source>
        <translation>Grupos de tres bazas</translation>
    </message>
    <message>
        <source>Ladder from {card}</source>
        <translation>Torre desde {card}</translation>
    </message>
    <message>
        <source>Royal ladder from {card}</source>
        <translation>Torre real desde {card}</translation>
    </message>
    <message>
        <source>Melding out</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>hizo una baza con {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>recogió {pile} para {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>recogió {pile} para {meld} y {more} más</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>bajó {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>bajó {meld} y {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>bajó {meld}, {other} y {more} más</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>What is picked up: “picked up your pile for …”, “Pick up your pile and lay …”; so the next five too.</extracomment>
        <translation>tu pila</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>la pila de {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>la segunda pila de {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>la pila neutral</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>hizo un cierre relámpago</translation>
    </message>
    <message>
        <source>a ladder of {count} cards</source>
        <translation>una torre de {count} cartas</translation>
    </message>
    <message>
        <source>{name} completes a ladder: +{points}</source>
        <translation>{name} completa una torre: +{points}</translation>
    </message>
    <message>
        <source>{name} completes a royal ladder: +{points}</source>
        <translation>{name} completa una torre real: +{points}</translation>
    </message>
    <message>
        <source>evens or odds {cards}</source>
        <translation>pares o impares {cards}</translation>
    </message>
    <message>
        <source>opposites {cards}</source>
        <translation>opuestos {cards}</translation>
    </message>
    <message>
        <source>a triplet {cards}</source>
        <translation>un trío {cards}</translation>
    </message>
    <message>
        <source>a family {cards}</source>
        <translation>una familia {cards}</translation>
    </message>
    <message>
        <source>Pass, which ends the hand</source>
        <translation>Pasa, y la mano acaba</translation>
    </message>
    <message>
        <source>Pick up {pile} and lay {melds}</source>
        <translation>Recoge {pile} y baja {melds}</translation>
    </message>
    <message>
        <source>Take the trick {cards} with the {card}</source>
        <translation>Gana la baza {cards} con {card}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}</source>
        <translation>Haz un cierre relámpago con {melds}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}, and discard the {card}</source>
        <translation>Haz un cierre relámpago con {melds}, y descarta {card}</translation>
    </message>
    <message>
        <source>Discard the {card} on your pile</source>
        <translation>Descarta {card} en tu pila</translation>
    </message>
    <message>
        <source>Discard the {card} on your second pile</source>
        <translation>Descarta {card} en tu segunda pila</translation>
    </message>
    <message>
        <source>Discard the {card} on the neutral pile</source>
        <translation>Descarta {card} en la pila neutral</translation>
    </message>
    <message>
        <source>Discard the {card} and meld out</source>
        <translation>Descarta {card} y cierra</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>tu segunda pila</translation>
    </message>
    <message>
        <source>a ladder {cards}</source>
        <translation>una torre {cards}</translation>
    </message>
    <message>
        <source>{cards} on the ladder</source>
        <translation>{cards} en la torre</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s pile</source>
        <translation>Descarta {card} en la pila de {name}</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s second pile</source>
        <translation>Descarta {card} en la segunda pila de {name}</translation>
    </message>
</context>
<context>
    <name>barracuda</name>
    <message>
        <source>Draw a card first.</source>
        <translation>Primero roba una carta.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Play once, or discard.</source>
        <translation>En este turno ya se ha robado. Haz una jugada, o descarta.</translation>
    </message>
    <message>
        <source>A turn has one play, and it is made. Discard a card.</source>
        <translation>Un turno tiene una jugada, y ya está hecha. Descarta una carta.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the deck.</source>
        <translation>La pila de descartes está vacía. Roba del mazo.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be used at once. Choose two cards that make a run or set with it.</source>
        <translation>{card} solo se toma para usarla en el acto. Elige dos cartas que formen con ella una escalera o un trío.</translation>
    </message>
    <message>
        <source>A turn ends with a discard. Keep a card for it.</source>
        <translation>Un turno acaba con un descarte. Guarda una carta para eso.</translation>
    </message>
    <message>
        <source>The {card} does not come next here. Choose another meld or card.</source>
        <translation>{card} no sigue aquí. Elige otra combinación u otra carta.</translation>
    </message>
    <message>
        <source>This meld is whole. Choose another.</source>
        <translation>Esta combinación está llena. Elige otra.</translation>
    </message>
    <message>
        <source>A run or set is laid as three cards. More are laid off later.</source>
        <translation>Una escalera o un trío se baja con tres cartas. Más se añaden después.</translation>
    </message>
    <message>
        <source>{cards} are neither a run nor a set. Choose three of a suit in a row, or three of a rank.</source>
        <translation>{cards} no son ni escalera ni trío. Elige tres seguidas de un palo o tres del mismo valor.</translation>
    </message>
    <message>
        <source>Aces are low: no run goes on beyond the king.</source>
        <translation>Los ases son bajos: ninguna escalera sigue más allá del rey.</translation>
    </message>
    <message>
        <source>{turn}: draw a card, or take the {card} and use it at once.</source>
        <translation>{turn}: roba una carta, o toma {card} y úsala en el acto.</translation>
    </message>
    <message>
        <source>Lay a run or set, lay one card off, or discard.</source>
        <translation>Baja una escalera o un trío, añade una carta o descarta.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Descarta una carta.</translation>
    </message>
    <message>
        <source>The deck is empty: the hand ends with this turn.</source>
        <translation>El mazo está vacío: la mano acaba con este turno.</translation>
    </message>
    <message>
        <source>Choose two cards that go with the {card}, or a meld that takes it.</source>
        <translation>Elige dos cartas que vayan con {card}, o una combinación donde encaje.</translation>
    </message>
    <message>
        <source>The {card} fits nothing that can be played now. Draw from the deck.</source>
        <translation>{card} no encaja en nada que se pueda jugar ahora. Roba del mazo.</translation>
    </message>
    <message>
        <source>The {card} makes no meld with these cards. Draw a card first.</source>
        <translation>{card} no forma combinación con estas cartas. Primero roba una carta.</translation>
    </message>
    <message>
        <source>Take {card} for {meld}</source>
        <translation>Tomar {card} para {meld}</translation>
    </message>
    <message>
        <source>Take {card} and lay it off</source>
        <translation>Tomar {card} y añadirla</translation>
    </message>
    <message>
        <source>The top discard is taken only to be laid at once. Choose what it goes with, or draw.</source>
        <translation>El último descarte solo se toma para bajarlo en el acto. Elige con qué va, o roba.</translation>
    </message>
    <message>
        <source>Every turn ends with a discard, the last one too.</source>
        <translation>Todo turno acaba con un descarte, también el último.</translation>
    </message>
    <message>
        <source>A play may use up the hand, which then ends without one.</source>
        <translation>Una jugada puede gastar la mano, que acaba entonces sin descarte.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>The match ends after the hand in which somebody has more points.</source>
        <translation>La partida acaba después de la mano en la que alguien tiene más puntos.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Centavos por punto</translation>
    </message>
    <message>
        <source>What each loser pays for each point of their own.</source>
        <translation>Lo que paga cada perdedor por cada punto propio.</translation>
    </message>
    <message>
        <source>Cents a hand</source>
        <translation>Centavos por mano</translation>
    </message>
    <message>
        <source>What each loser pays for each point that the winner is ahead.</source>
        <translation>Lo que paga cada perdedor por cada punto de ventaja del ganador.</translation>
    </message>
    <message>
        <source>Last card without a discard</source>
        <translation>Última carta sin descarte</translation>
    </message>
    <message>
        <source>the deck ran dry</source>
        <translation>mazo agotado</translation>
    </message>
    <message>
        <source>The deck has run out, and nobody wins the hand</source>
        <translation>Se ha acabado el mazo, y nadie gana la mano</translation>
    </message>
    <message>
        <source>The best in hands wins; of equals the fewest points.</source>
        <translation>Gana quien lleva más en manos; si empatan, quien tiene menos puntos.</translation>
    </message>
    <message>
        <source>Barracuda</source>
        <translation>Barracuda</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52.</source>
        <translation>El mazo no es una baraja de 52.</translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <translation>manos {hands}</translation>
    </message>
    <message>
        <source>the match ends above {limit} points</source>
        <translation>la partida acaba al pasar de {limit} puntos</translation>
    </message>
    <message>
        <source>the match ends above 1 point</source>
        <translation>la partida acaba al pasar de 1 punto</translation>
    </message>
    <message>
        <source>deals, hands {hands}</source>
        <translation>reparte, manos {hands}</translation>
    </message>
    <message>
        <source>One play</source>
        <translation>Una jugada</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>tomó el último descarte para {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>tomó el último descarte y lo añadió</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>bajó {meld}</translation>
    </message>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Roba una carta del mazo</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay {meld}</source>
        <translation>Toma {card} de la pila de descartes y baja {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the set {meld}</source>
        <translation>Toma {card} de la pila de descartes y añádela al trío {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the run {meld}</source>
        <translation>Toma {card} de la pila de descartes y añádela a la escalera {meld}</translation>
    </message>
</context>
<context>
    <name>buraco</name>
    <message>
        <source>Only the first card of a hand may be refused. Draw or take.</source>
        <translation>Solo se puede rechazar la primera carta de una mano. Roba o toma la pila.</translation>
    </message>
    <message>
        <source>There is no pile in the first turn. Accept the card or refuse it.</source>
        <translation>En el primer turno no hay pila. Acepta la carta o recházala.</translation>
    </message>
    <message>
        <source>This match is not played on time.</source>
        <translation>Esta partida no se juega con tiempo.</translation>
    </message>
    <message>
        <source>The time is up already. The hand is played to its end.</source>
        <translation>El tiempo ya se acabó. La mano se juega hasta el final.</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move. These melds have {points}.</source>
        <translation>La apertura pide {least} puntos en una jugada. Estas combinaciones tienen {points}.</translation>
    </message>
    <message>
        <source>One failed opening a turn. Lay {least} points or discard.</source>
        <translation>Una apertura fallida por turno. Baja {least} puntos o descarta.</translation>
    </message>
    <message>
        <source>Lay {count}, open with {points}</source>
        <translation>Bajar {count}, abrir con {points}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>{turn}: keep the {card} or refuse it.</source>
        <translation>{turn}: quédate con {card} o recházala.</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Quedarme con {card}</translation>
    </message>
    <message>
        <source>Refuse {card}</source>
        <translation>Rechazar {card}</translation>
    </message>
    <message>
        <source>Show melds of {points} points, too little to open</source>
        <translation>Mostrar combinaciones de {points} puntos, pocos para abrir</translation>
    </message>
    <message>
        <source>Opening: {points} of {least} points</source>
        <translation>Apertura: {points} de {least} puntos</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move.</source>
        <translation>La apertura pide {least} puntos en una jugada.</translation>
    </message>
    <message>
        <source>Aces lie above the king only.</source>
        <translation>Los ases van solo por encima del rey.</translation>
    </message>
    <message>
        <source>Aces lie below the deuce only.</source>
        <translation>Los ases van solo por debajo del dos.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Deuces are the only wildcards.</source>
        <translation>Los doses son los únicos comodines.</translation>
    </message>
    <message>
        <source>Each pack has two jokers, which are wildcards too.</source>
        <translation>Cada baraja tiene dos jokers, que son también comodines.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Cortar por puntos</translation>
    </message>
    <message>
        <source>The cut counts nothing.</source>
        <translation>El corte no cuenta nada.</translation>
    </message>
    <message>
        <source>Whoever lifts exactly the cards of the pots gains 100 points.</source>
        <translation>Quien levanta justo las cartas de los muertos gana 100 puntos.</translation>
    </message>
    <message>
        <source>Too small an opening</source>
        <translation>Apertura insuficiente</translation>
    </message>
    <message>
        <source>It is not accepted and costs nothing.</source>
        <translation>No se acepta y no cuesta nada.</translation>
    </message>
    <message>
        <source>It is shown, taken back, and the side needs 15 points more.</source>
        <translation>Se muestra, se recoge, y el bando necesita 15 puntos más.</translation>
    </message>
    <message>
        <source>Points of wildcards</source>
        <translation>Puntos de los comodines</translation>
    </message>
    <message>
        <source>A joker counts 30, a deuce 20.</source>
        <translation>Un joker cuenta 30, un dos 20.</translation>
    </message>
    <message>
        <source>A joker counts 20, a deuce 10.</source>
        <translation>Un joker cuenta 20, un dos 10.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>How many minutes are played, whatever the target; 0 is no limit.</source>
        <translation>Se juegan estos minutos, sea cual sea la meta; 0 es sin límite.</translation>
    </message>
    <message>
        <source>Brazilian values</source>
        <translation>Valores brasileños</translation>
    </message>
    <message>
        <source>With jokers</source>
        <translation>Con jokers</translation>
    </message>
    <message>
        <source>Short, to 1000</source>
        <translation>Corta, a 1000</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Una hora</translation>
    </message>
    <message>
        <source>A cut lifts one card at least and leaves one at least.</source>
        <translation>Al cortar se levanta al menos una carta y se deja al menos una.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; {name} has the highest and plays first.</source>
        <translation>{dealer} tiene la carta más baja y reparte; {name} tiene la más alta y juega primero.</translation>
    </message>
    <message>
        <source>the time was up</source>
        <translation>se acabó el tiempo</translation>
    </message>
    <message>
        <source>The time is up, and the hand is over</source>
        <translation>Se acabó el tiempo, y la mano termina</translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation>Buraco</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Corte exacto</translation>
    </message>
    <message>
        <source>{count} lifted</source>
        <translation>{count} levantadas</translation>
    </message>
    <message>
        <source>{count} lifted, exact, +100</source>
        <translation>{count} levantadas, exacto, +100</translation>
    </message>
    <message>
        <source>opens with {least} points</source>
        <translation>abre con {least} puntos</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>rechazó la primera carta</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>tenía el turno cuando se acabó el tiempo</translation>
    </message>
    <message>
        <source>Accept the first card, the {card}</source>
        <translation>Acepta la primera carta, {card}</translation>
    </message>
    <message>
        <source>Refuse the first card, the {card}, and take the next one</source>
        <translation>Rechaza la primera carta, {card}, y toma la siguiente</translation>
    </message>
    <message>
        <source>The time of the match is up</source>
        <translation>Se acabó el tiempo de la partida</translation>
    </message>
</context>
<context>
    <name>burraco</name>
    <message>
        <source>Semi-clean meld</source>
        <translation>Combinación semilimpia</translation>
    </message>
    <message>
        <source>Dirty meld</source>
        <translation>Combinación sucia</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>As players of Burraco say, who may have another word for it than those of other games.</extracomment>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld, add or discard.</source>
        <translation>En este turno ya se ha robado. Baja, añade o descarta.</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>Primero roba una carta o toma la pila.</translation>
    </message>
    <message>
        <source>There is no discard pile to take. Draw a card.</source>
        <translation>No hay pila de descartes que tomar. Roba una carta.</translation>
    </message>
    <message>
        <source>The {card} was the whole pile that was taken. Discard another card.</source>
        <translation>{card} era toda la pila que se tomó. Descarta otra carta.</translation>
    </message>
    <message>
        <source>The side has a group of this rank already. Add the cards to it.</source>
        <translation>El bando ya tiene un grupo de este valor. Añade las cartas a él.</translation>
    </message>
    <message>
        <source>The side has no meld of this number. Add to one that lies there.</source>
        <translation>El bando no tiene combinación con este número. Añade a una de las que hay.</translation>
    </message>
    <message>
        <source>Keep a card: a side that has taken no pot does not go out.</source>
        <translation>Guarda una carta: un bando que no ha tomado muerto no cierra.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a clean meld of seven cards does not go out.</source>
        <translation>Guarda una carta: un bando sin una combinación limpia de siete cartas no cierra.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a meld of seven cards does not go out.</source>
        <translation>Guarda una carta: un bando sin una combinación de siete cartas no cierra.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side that has taken no pot does not go out.</source>
        <translation>Guarda dos cartas, una para descartar: un bando que no ha tomado muerto no cierra.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a clean meld of seven cards does not go out.</source>
        <translation>Guarda dos cartas, una para descartar: un bando sin una combinación limpia de siete cartas no cierra.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a meld of seven cards does not go out.</source>
        <translation>Guarda dos cartas, una para descartar: un bando sin una combinación de siete cartas no cierra.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Lay the card in a meld.</source>
        <translation>El último descarte no es ni joker ni dos. Baja la carta en una combinación.</translation>
    </message>
    <message>
        <source>Going out takes a last discard. Keep a card for it.</source>
        <translation>Para cerrar hace falta un último descarte. Guarda una carta para eso.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Keep another card for it.</source>
        <translation>El último descarte no es ni joker ni dos. Guarda otra carta para eso.</translation>
    </message>
    <message>
        <source>A meld is a group or a run of three cards or more. Add cards to it.</source>
        <translation>Una combinación es un grupo o una escalera de tres cartas o más. Añade cartas.</translation>
    </message>
    <message>
        <source>A meld has one wildcard at most, not {count}. Leave the others out.</source>
        <translation>Una combinación tiene un comodín como mucho, no {count}. Deja fuera los otros.</translation>
    </message>
    <message>
        <source>There are no groups of deuces or jokers. Add two cards of another rank.</source>
        <translation>No hay grupos de doses ni de jokers. Añade dos cartas de otro valor.</translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit. Change those that do not belong.</source>
        <translation>Estas cartas no son ni del mismo valor ni del mismo palo. Cambia las que sobran.</translation>
    </message>
    <message>
        <source>In a run each card lies on its place, from low to high. The {card} does not.</source>
        <translation>En una escalera cada carta está en su puesto, de menor a mayor. {card} no lo está.</translation>
    </message>
    <message>
        <source>In this match no run begins below the 2: aces lie after the king.</source>
        <translation>En esta partida ninguna escalera empieza por debajo del 2: los ases van después del rey.</translation>
    </message>
    <message>
        <source>In this match no run goes on after the king: aces lie before the 2.</source>
        <translation>En esta partida ninguna escalera sigue después del rey: los ases van antes del 2.</translation>
    </message>
    <message>
        <source>A wildcard at the end of a run lies at its low end. Put the {card} there.</source>
        <translation>Un comodín en un extremo de una escalera va en el bajo. Pon ahí {card}.</translation>
    </message>
    <message>
        <source>A run has one natural ace in this match. Leave one of the two.</source>
        <translation>En esta partida una escalera tiene un solo as natural. Quita uno de los dos.</translation>
    </message>
    <message>
        <source>A group stays a group and a run stays a run. Add cards that go on with it.</source>
        <translation>Un grupo sigue siendo grupo, y una escalera, escalera. Añade cartas que sigan.</translation>
    </message>
    <message>
        <source>All cards stay in their meld. Put the {card} back.</source>
        <translation>Todas las cartas se quedan en su combinación. Devuelve {card}.</translation>
    </message>
    <message>
        <source>Nothing moves in a meld without a new card. Add one.</source>
        <translation>En una combinación nada se mueve sin una carta nueva. Añade una.</translation>
    </message>
    <message>
        <source>An ace keeps its end of the run. Add cards at the other end.</source>
        <translation>Un as conserva su extremo de la escalera. Añade cartas por el otro.</translation>
    </message>
    <message>
        <source>{turn}: draw a card or take the pile.</source>
        <translation>{turn}: roba una carta o toma la pila.</translation>
    </message>
    <message>
        <source>Meld, add or discard.</source>
        <translation>Baja, añade o descarta.</translation>
    </message>
    <message>
        <source>The side may go out: discard the last card, no wildcard.</source>
        <translation>El bando puede cerrar: descarta la última carta, que no sea comodín.</translation>
    </message>
    <message>
        <source>A pot waits: lay or discard the last card to take it.</source>
        <translation>Espera un muerto: baja o descarta la última carta para tomarlo.</translation>
    </message>
    <message>
        <source>Keep a card after the discard: the side may not go out yet.</source>
        <translation>Guarda una carta después del descarte: el bando aún no puede cerrar.</translation>
    </message>
    <message>
        <source>The hand ends after {count} more turns that take the pile and lay nothing.</source>
        <translation>La mano acaba tras {count} turnos más en los que se tome la pila sin bajar nada.</translation>
    </message>
    <message>
        <source>The hand ends with this turn if it takes the pile and lays nothing.</source>
        <translation>La mano acaba con este turno si en él se toma la pila sin bajar nada.</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Tomar la pila</translation>
    </message>
    <message>
        <source>Discard {card} and go out</source>
        <translation>Descartar {card} y cerrar</translation>
    </message>
    <message>
        <source>Discard {card} and take a pot</source>
        <translation>Descartar {card} y tomar un muerto</translation>
    </message>
    <message>
        <source>Make it {meld}</source>
        <translation>Dejarla en {meld}</translation>
    </message>
    <message>
        <source>Lay down {count} and take a pot, {points} points</source>
        <translation>Bajar {count} y tomar un muerto, {points} puntos</translation>
    </message>
    <message>
        <source>Lay down {count} and go out, {points} points</source>
        <translation>Bajar {count} y cerrar, {points} puntos</translation>
    </message>
    <message>
        <source>This group takes cards of its rank, {rank}, and one wildcard. Choose one, or another meld.</source>
        <translation>Este grupo admite cartas de su valor, {rank}, y un comodín. Elige una, u otra combinación.</translation>
    </message>
    <message>
        <source>A run is of one suit, and the {card} is of another. Choose another card or meld.</source>
        <translation>Una escalera es de un palo, y {card} es de otro. Elige otra carta o combinación.</translation>
    </message>
    <message>
        <source>With the {card} this is no run: no rank is left out, none comes twice. Choose another card or meld.</source>
        <translation>Con {card} esto no es escalera: no se salta ningún valor ni se repite. Elige otra carta o combinación.</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <extracomment>As players of Burraco say, who may have another word for a meld than those of other games.</extracomment>
        <translation>Aún no es combinación</translation>
    </message>
    <message>
        <source>Pots for three</source>
        <translation>Muertos para tres</translation>
    </message>
    <message>
        <source>Two pots: the first has 18 cards, the second 11.</source>
        <translation>Dos muertos: el primero de 18 cartas, el segundo de 11.</translation>
    </message>
    <message>
        <source>Two pots of 11 cards.</source>
        <translation>Dos muertos de 11 cartas.</translation>
    </message>
    <message>
        <source>Three pots of 11 cards, one for each.</source>
        <translation>Tres muertos de 11 cartas, uno para cada uno.</translation>
    </message>
    <message>
        <source>Aces in runs</source>
        <translation>Ases en las escaleras</translation>
    </message>
    <message>
        <source>A run may begin with an ace, end with one, or both.</source>
        <translation>Una escalera puede empezar con un as, acabar con uno, o las dos cosas.</translation>
    </message>
    <message>
        <source>A run has one natural ace at most, at either end.</source>
        <translation>Una escalera tiene un as natural como mucho, en cualquier extremo.</translation>
    </message>
    <message>
        <source>Semi-clean melds</source>
        <translation>Combinaciones semilimpias</translation>
    </message>
    <message>
        <source>A long meld with a wildcard is dirty.</source>
        <translation>Una combinación larga con un comodín es sucia.</translation>
    </message>
    <message>
        <source>A run with seven natural cards side by side and a wildcard counts 150.</source>
        <translation>Una escalera con siete cartas naturales seguidas y un comodín cuenta 150.</translation>
    </message>
    <message>
        <source>A run or a group with seven natural cards and a wildcard beside them counts 150.</source>
        <translation>Una escalera o un grupo con siete cartas naturales y un comodín aparte cuenta 150.</translation>
    </message>
    <message>
        <source>Going out takes a clean meld.</source>
        <translation>Para cerrar hace falta una combinación limpia.</translation>
    </message>
    <message>
        <source>Going out takes a meld of seven cards, clean or dirty.</source>
        <translation>Para cerrar hace falta una combinación de siete cartas, limpia o sucia.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Whoever goes out discards the last card.</source>
        <translation>Quien cierra descarta la última carta.</translation>
    </message>
    <message>
        <source>Whoever goes out may also lay the last cards.</source>
        <translation>Quien cierra puede también bajar las últimas cartas.</translation>
    </message>
    <message>
        <source>Fresh pot at the end</source>
        <translation>Muerto intacto al final</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts its cards.</source>
        <translation>Un muerto que aún no se ha jugado cuenta sus cartas.</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts minus 100.</source>
        <translation>Un muerto que aún no se ha jugado cuenta menos 100.</translation>
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
        <translation>Federación italiana (FIBUR)</translation>
    </message>
    <message>
        <source>The deck is not the pack of this match: {count} cards, each as often as it is there.</source>
        <translation>El mazo no es la baraja de esta partida: {count} cartas, cada una tantas veces como la hay.</translation>
    </message>
    <message>
        <source>nobody laid anything more</source>
        <translation>nadie bajó nada más</translation>
    </message>
    <message>
        <source>The stock has run out, and the hand is over</source>
        <translation>Se ha acabado el mazo, y la mano termina</translation>
    </message>
    <message>
        <source>Nobody lays anything more, and the hand is over</source>
        <translation>Nadie baja nada más, y la mano termina</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Clean melds</source>
        <translation>Limpias</translation>
    </message>
    <message>
        <source>Dirty melds</source>
        <translation>Sucias</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Cartas bajadas</translation>
    </message>
    <message>
        <source>Fresh pot</source>
        <translation>Muerto intacto</translation>
    </message>
    <message>
        <source>No pot taken</source>
        <translation>Sin muerto</translation>
    </message>
    <message>
        <source>pot taken</source>
        <translation>muerto tomado</translation>
    </message>
    <message>
        <source>pot taken, may go out</source>
        <translation>muerto tomado, puede cerrar</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>tomó la pila de descartes</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>bajó {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>bajó {cards} y {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>bajó {cards}, {other} y {more} más</translation>
    </message>
    <message>
        <source>a group {cards}</source>
        <translation>un grupo {cards}</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <extracomment>As players of Burraco say, who may have another word for a run than those of other games; so the next one.</extracomment>
        <translation>una escalera {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>{name} completes a clean meld: +{points}</source>
        <translation>{name} completa una combinación limpia: +{points}</translation>
    </message>
    <message>
        <source>{name} takes a pot</source>
        <translation>{name} toma un muerto</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>añadió a {cards}</translation>
    </message>
    <message>
        <source>Take the discard pile, {count} cards</source>
        <translation>Toma la pila de descartes, {count} cartas</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile</source>
        <translation>Toma {card} de la pila de descartes</translation>
    </message>
    <message>
        <source>Add {cards} to the group {meld}</source>
        <translation>Añade {cards} al grupo {meld}</translation>
    </message>
    <message>
        <source>Add {cards} to the run {meld}</source>
        <translation>Añade {cards} a la escalera {meld}</translation>
    </message>
</context>
<context>
    <name>category</name>
    <message>
        <source>Opposites</source>
        <extracomment>One category of the type, not several.</extracomment>
        <translation>Opuestos</translation>
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
        <translation>Acerca de BarraCan</translation>
    </message>
    <message>
        <source>Add to draft {number}</source>
        <translation>Añadir al borrador {number}</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Atrás (Esc)</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>Build the best ladder that the hand can lay</source>
        <translation>Construye la mejor torre que se pueda bajar con la mano</translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation>Solas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Copy the library</source>
        <translation>Copiar la biblioteca</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Documentos (*.pdf)</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doblos</translation>
    </message>
    <message>
        <source>doubles counted</source>
        <translation>doblos contados</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Expert’s line</source>
        <translation>Línea del experto</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportar como CSV</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>fewest so far</source>
        <translation>el mínimo hasta ahora</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Mano {hand}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Has doubled</source>
        <translation>Ha doblado</translation>
    </message>
    <message>
        <source>hds</source>
        <translation>man.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>Importar registros</translation>
    </message>
    <message>
        <source>Keep a pad by hand</source>
        <translation>Llevar una hoja a mano</translation>
    </message>
    <message>
        <source>Ladder {number}</source>
        <translation>Torre {number}</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>última mano</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimas jugadas</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>left to play</source>
        <translation>por jugar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Tantos</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Clean meld</source>
        <translation>Combinación limpia</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Evens / odds</source>
        <translation>Pares / impares</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familias</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Flash exit</source>
        <translation>Cierre relámpago</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Último descarte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>puede cerrar</translation>
    </message>
    <message>
        <source>Meld tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>New ladder</source>
        <translation>Torre nueva</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>not down yet, {points} now</source>
        <translation>sin bajada aún, ahora {points}</translation>
    </message>
    <message>
        <source>not royal</source>
        <translation>no real</translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation>nada en la mesa todavía</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>opens with {least}</source>
        <translation>abre con {least}</translation>
    </message>
    <message>
        <source>Opposites</source>
        <translation>Opuestos</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play BarraCan</source>
        <translation>Jugar a BarraCan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Carrera a {target}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Leer el artículo {clause}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl);;All files (*)</source>
        <translation>Registros (*.cards.jsonl);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>Avisar de un fallo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>real</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Guardar un informe</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Guardar en otro sitio</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Score pad of {name}</source>
        <translation>Hoja de puntos de {name}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Asiento {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} has no name yet.</source>
        <translation>El asiento {seat} aún no tiene nombre.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Short, to 50</source>
        <translation>Corta, a 50</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Palo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches this many points.</source>
        <translation>La partida acaba después de la mano en la que un bando llega a estos puntos.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>La misma mesa otra vez</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mano</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>a {target}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>Tríos</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Triunfos en orden</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Pruébalo</translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
        <translation>Dos asientos se llaman {name}: pon otro nombre a uno.</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Deshacer el borrado</translation>
    </message>
    <message>
        <source>What would have happened</source>
        <translation>Qué habría pasado</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>window</source>
        <translation>viuda</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>tu segunda pila</translation>
    </message>
    <message>
        <source>{condition}: not yet, clause {clause}</source>
        <translation>{condition}: aún no, artículo {clause}</translation>
    </message>
    <message>
        <source>{condition}: yes</source>
        <translation>{condition}: sí</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} manos</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} en la mano</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>No se puede leer {file}: {reason}.</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contra {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {cards} is to take.</source>
        <translation>{ladder}: elige el sitio de la carta {cards}.</translation>
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
        <translation>{points} en la mesa</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
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
        <translation>Bajada</translation>
    </message>
    <message>
        <source>Swap {card} for the joker of {other}</source>
        <translation>Cambiar {card} por el joker de {other}</translation>
    </message>
    <message>
        <source>Counts {value} of {threshold} points</source>
        <translation>Cuenta {value} de {threshold} puntos</translation>
    </message>
    <message>
        <source>Counts {value} points; {threshold} are enough</source>
        <translation>Cuenta {value} puntos; bastan {threshold}</translation>
    </message>
    <message>
        <source>Lay down {count}, {value} points</source>
        <translation>Bajar {count}, {value} puntos</translation>
    </message>
    <message>
        <source>Take {card}, lay {value}</source>
        <translation>Tomar {card}, bajar {value}</translation>
    </message>
    <message>
        <source>{action}, the joker in {meld} of {other}</source>
        <translation>{action}, el joker de {meld} de {other}</translation>
    </message>
    <message>
        <source>These melds count {points}. A melds-down takes {least}.</source>
        <translation>Estas combinaciones cuentan {points}. Una bajada pide {least}.</translation>
    </message>
    <message>
        <source>No joker of this meld stands for the {card}. Choose another card.</source>
        <translation>Ningún joker de esta combinación hace de {card}. Elige otra carta.</translation>
    </message>
    <message>
        <source>The first turn of a hand is one discard. Choose a card to discard.</source>
        <translation>El primer turno de una mano es un descarte. Elige la carta que descartas.</translation>
    </message>
    <message>
        <source>Draw or take a card first.</source>
        <translation>Primero roba o toma una carta.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld or discard.</source>
        <translation>En este turno ya se ha robado. Baja o descarta.</translation>
    </message>
    <message>
        <source>The stock still has cards. Draw without making a new one.</source>
        <translation>El mazo tiene cartas todavía. Roba sin hacer uno nuevo.</translation>
    </message>
    <message>
        <source>The stock is used up. The draw states the order of the new one.</source>
        <translation>El mazo se ha gastado. Al robar se indica el orden del nuevo.</translation>
    </message>
    <message>
        <source>The new stock is made of all discards but the top one.</source>
        <translation>El mazo nuevo se hace con todos los descartes menos el último.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>La pila de descartes está vacía. Roba del mazo.</translation>
    </message>
    <message>
        <source>After the melds-down a card is taken alone. Meld in another move.</source>
        <translation>Después de la bajada una carta se toma sin bajar nada con ella. Baja en otra jugada.</translation>
    </message>
    <message>
        <source>Before the melds-down the {card} is taken only to be laid in it. Choose melds with this card, or draw.</source>
        <translation>Antes de la bajada {card} solo se toma para usarla en ella. Elige combinaciones con esta carta, o roba.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be laid at once in one of these melds. Add it to one, or draw.</source>
        <translation>{card} solo se toma para bajarla en el acto en una de estas combinaciones. Añádela a una, o roba.</translation>
    </message>
    <message>
        <source>After the melds-down a swap is a move of its own.</source>
        <translation>Después de la bajada un cambio es una jugada aparte.</translation>
    </message>
    <message>
        <source>Before the melds-down a joker is gained only to be laid in it. Lay it in one of these melds.</source>
        <translation>Antes de la bajada un joker solo se gana para usarlo en ella. Ponlo en una de estas combinaciones.</translation>
    </message>
    <message>
        <source>Before the melds-down jokers are gained only to be laid in it. Lay all {count} in these melds.</source>
        <translation>Antes de la bajada los jokers solo se ganan para usarlos en ella. Pon los {count} en estas combinaciones.</translation>
    </message>
    <message>
        <source>These melds count {value}. The first melds of a hand count {threshold} or more together.</source>
        <translation>Estas combinaciones cuentan {value}. Las primeras de una mano cuentan juntas {threshold} o más.</translation>
    </message>
    <message>
        <source>The melds-down comes first. Lay melds of {threshold} points or more.</source>
        <translation>Primero va la bajada. Baja combinaciones de {threshold} puntos o más.</translation>
    </message>
    <message>
        <source>The last card goes by a discard. Keep a card that may be discarded.</source>
        <translation>La última carta sale con un descarte. Guarda una que se pueda descartar.</translation>
    </message>
    <message>
        <source>The {card} that was taken is not discarded in this turn. Choose another.</source>
        <translation>{card}, la carta tomada, no se descarta en este turno. Elige otra.</translation>
    </message>
    <message>
        <source>This set has four cards and takes no more. Choose another meld.</source>
        <translation>Este trío tiene cuatro cartas y no admite más. Elige otra combinación.</translation>
    </message>
    <message>
        <source>This set takes the {card} only. Choose that card or another meld.</source>
        <translation>Este trío solo admite {card}. Elige esa carta u otra combinación.</translation>
    </message>
    <message>
        <source>This run takes no more at that end. Choose the other end or another meld.</source>
        <translation>Esta escalera no admite más por ese extremo. Elige el otro u otra combinación.</translation>
    </message>
    <message>
        <source>At that end the run takes the {card} only. Choose that card, the other end or another meld.</source>
        <translation>Por ese extremo la escalera solo admite {card}. Elige esa carta, el otro extremo u otra combinación.</translation>
    </message>
    <message>
        <source>A run has two ends. Choose the low or the high one.</source>
        <translation>Una escalera tiene dos extremos. Elige el bajo o el alto.</translation>
    </message>
    <message>
        <source>A set has no ends. Lay the card off without naming one.</source>
        <translation>Un trío no tiene extremos. Añade la carta sin indicar ninguno.</translation>
    </message>
    <message>
        <source>There is no joker in the hand to announce. Go on with the turn.</source>
        <translation>En la mano no hay joker que anunciar. Sigue con el turno.</translation>
    </message>
    <message>
        <source>All jokers in the hand are announced already. Go on with the turn.</source>
        <translation>Todos los jokers de la mano están anunciados ya. Sigue con el turno.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Change a card.</source>
        <translation>Un trío son tres o cuatro cartas del mismo valor, sin repetir palo. Cambia una carta.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Change a card.</source>
        <translation>Una escalera son tres o más cartas seguidas de un palo. Cambia una carta.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Add a card.</source>
        <translation>Un trío son tres o cuatro cartas del mismo valor, sin repetir palo. Añade una carta.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Add a card.</source>
        <translation>Una escalera son tres o más cartas seguidas de un palo. Añade una carta.</translation>
    </message>
    <message>
        <source>{cards} are neither a set nor a run. Choose one rank or one suit.</source>
        <translation>{cards} no son ni trío ni escalera. Elige un valor o un palo.</translation>
    </message>
    <message>
        <source>An ace lies before the 2 or after the king. No run goes on beyond it.</source>
        <translation>Un as va antes del 2 o después del rey. Ninguna escalera sigue más allá.</translation>
    </message>
    <message>
        <source>{turn}: discard one of {count} cards.</source>
        <translation>{turn}: descarta una de {count} cartas.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a card.</source>
        <translation>{turn}: roba o toma una carta.</translation>
    </message>
    <message>
        <source>{turn}: draw, or take the top discard for the melds-down.</source>
        <translation>{turn}: roba, o toma el último descarte para la bajada.</translation>
    </message>
    <message>
        <source>Meld, lay off, swap or discard.</source>
        <translation>Baja, añade, cambia o descarta.</translation>
    </message>
    <message>
        <source>Do the melds-down or discard.</source>
        <translation>Haz la bajada o descarta.</translation>
    </message>
    <message>
        <source>A melds-down counts {threshold} points or more.</source>
        <translation>Una bajada cuenta {threshold} puntos o más.</translation>
    </message>
    <message>
        <source>These cards count {value} points; {threshold} are enough.</source>
        <translation>Estas cartas cuentan {value} puntos; bastan {threshold}.</translation>
    </message>
    <message>
        <source>These cards count {value} of {threshold} points, {more} more.</source>
        <translation>Estas cartas cuentan {value} de {threshold} puntos, faltan {more}.</translation>
    </message>
    <message>
        <source>Lay {count} melds, {value} points</source>
        <translation>Bajar {count} combinaciones, {value} puntos</translation>
    </message>
    <message>
        <source>The stock is used up: the discards are shuffled into a new one.</source>
        <translation>El mazo se ha gastado: los descartes se barajan en uno nuevo.</translation>
    </message>
    <message>
        <source>The stock is used up: the hand ends with this turn.</source>
        <translation>El mazo se ha gastado: la mano acaba con este turno.</translation>
    </message>
    <message>
        <source>Choose the cards that go with the {card} into the melds-down.</source>
        <translation>Elige las cartas que van con {card} en la bajada.</translation>
    </message>
    <message>
        <source>Take {card} for the melds-down</source>
        <translation>Tomar {card} para la bajada</translation>
    </message>
    <message>
        <source>Low end: lay off {card}</source>
        <translation>Extremo bajo: añadir {card}</translation>
    </message>
    <message>
        <source>High end: lay off {card}</source>
        <translation>Extremo alto: añadir {card}</translation>
    </message>
    <message>
        <source>As {card}: lay off the joker</source>
        <translation>Como {card}: añadir el joker</translation>
    </message>
    <message>
        <source>Swap {card} for the joker</source>
        <translation>Cambiar {card} por el joker</translation>
    </message>
    <message>
        <source>Swap {card} for the joker in the melds-down</source>
        <translation>Cambiar {card} por el joker en la bajada</translation>
    </message>
    <message>
        <source>Announce joker</source>
        <translation>Anunciar joker</translation>
    </message>
    <message>
        <source>This run takes the {low} or the {high} only. Choose one, or another meld.</source>
        <translation>Esta escalera solo admite {low}, o bien {high}. Elige una, u otra combinación.</translation>
    </message>
    <message>
        <source>This run takes the {card} only. Choose that card or another meld.</source>
        <translation>Esta escalera solo admite {card}. Elige esa carta u otra combinación.</translation>
    </message>
    <message>
        <source>This run takes no more cards. Choose another meld.</source>
        <translation>Esta escalera no admite más cartas. Elige otra combinación.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>The first melds of a hand count this many points together, or more.</source>
        <translation>Las primeras combinaciones de una mano cuentan juntas estos puntos o más.</translation>
    </message>
    <message>
        <source>New stocks</source>
        <translation>Mazos nuevos</translation>
    </message>
    <message>
        <source>How often in a hand the discards are shuffled into a new stock.</source>
        <translation>Las veces que en una mano los descartes se barajan en un mazo nuevo.</translation>
    </message>
    <message>
        <source>The match is over after this many hands.</source>
        <translation>La partida acaba después de estas manos.</translation>
    </message>
    <message>
        <source>Tournament, four hands</source>
        <translation>Torneo, cuatro manos</translation>
    </message>
    <message>
        <source>Short, three hands</source>
        <translation>Corta, tres manos</translation>
    </message>
    <message>
        <source>The winner of a hand is the first player of the next: seat {seat} deals.</source>
        <translation>El ganador de una mano es el primer jugador de la siguiente: reparte el asiento {seat}.</translation>
    </message>
    <message>
        <source>Nobody won the hand before: the next seat clockwise, {seat}, deals.</source>
        <translation>Nadie ganó la mano anterior: reparte el asiento siguiente, {seat}.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody wins the hand</source>
        <translation>Se ha acabado el mazo, y nadie gana la mano</translation>
    </message>
    <message>
        <source>{name} has drawn the highest card, deals and plays first.</source>
        <translation>{name} ha sacado la carta más alta, reparte y juega primero.</translation>
    </message>
    <message>
        <source>The lowest sum wins. X counts −25; who never melded has 100.</source>
        <translation>Gana la suma más baja. X cuenta −25; quien no bajó nada tiene 100.</translation>
    </message>
    <message>
        <source>Concan</source>
        <translation>Concan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and two jokers.</source>
        <translation>El mazo no son dos barajas de 52 y dos jokers.</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Without a melds-down</source>
        <translation>Sin bajada</translation>
    </message>
    <message>
        <source>Announced jokers</source>
        <translation>Jokers anunciados</translation>
    </message>
    <message>
        <source>Jokers not announced</source>
        <translation>Jokers sin anunciar</translation>
    </message>
    <message>
        <source>melds-down from {threshold}, hand {hand} of {hands}</source>
        <translation>bajada desde {threshold}, mano {hand} de {hands}</translation>
    </message>
    <message>
        <source>{note}, {points} in hand</source>
        <translation>{note}, {points} en la mano</translation>
    </message>
    <message>
        <source>melds down</source>
        <translation>ya bajó</translation>
    </message>
    <message>
        <source>1 new stock left</source>
        <translation>queda 1 mazo nuevo</translation>
    </message>
    <message>
        <source>{count} new stocks left</source>
        <translation>quedan {count} mazos nuevos</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>gana el más bajo</translation>
    </message>
    <message>
        <source>X: won the hand, −25. {count} hands to come.</source>
        <translation>X: ganó la mano, −25. Quedan {count} manos.</translation>
    </message>
    <message>
        <source>X: won the hand, −25. One hand to come.</source>
        <translation>X: ganó la mano, −25. Queda una mano.</translation>
    </message>
    <message>
        <source>X: won the hand, −25.</source>
        <translation>X: ganó la mano, −25.</translation>
    </message>
    <message>
        <source>no new stock left</source>
        <translation>no quedan mazos nuevos</translation>
    </message>
    <message>
        <source>melds down, jokers announced: {count}</source>
        <translation>ya bajó, jokers anunciados: {count}</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>barajó un mazo nuevo y robó</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>tomó el último descarte</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>tomó el último descarte para {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>tomó el último descarte para {melds}, con un joker cambiado por {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>bajó {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>bajó {melds}, con un joker cambiado por {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>añadió un joker como {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>cambió {card} por un joker</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>anunció jokers</translation>
    </message>
    <message>
        <source>{meld} and {other}</source>
        <translation>{meld} y {other}</translation>
    </message>
    <message>
        <source>{meld}, {other} and {more} more</source>
        <translation>{meld}, {other} y {more} más</translation>
    </message>
    <message>
        <source>a set {cards} with a joker as {stands}</source>
        <translation>un trío {cards} con un joker como {stands}</translation>
    </message>
    <message>
        <source>a run {cards} with a joker as {stands}</source>
        <translation>una escalera {cards} con un joker como {stands}</translation>
    </message>
    <message>
        <source>Shuffle a new stock and draw a card from it</source>
        <translation>Baraja un mazo nuevo y roba una carta de él</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile</source>
        <translation>Toma {top} de la pila de descartes</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile and lay {melds}</source>
        <translation>Toma {top} de la pila de descartes y baja {melds}</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Toma {top} de la pila de descartes, cambia {card} por un joker de la mesa y baja {melds}</translation>
    </message>
    <message>
        <source>Swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Cambia {card} por un joker de la mesa y baja {melds}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the set {meld}</source>
        <translation>Añade un joker como {stands} al trío {meld}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the run {meld}</source>
        <translation>Añade un joker como {stands} a la escalera {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the set {meld}</source>
        <translation>Cambia {card} por el joker del trío {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the run {meld}</source>
        <translation>Cambia {card} por el joker de la escalera {meld}</translation>
    </message>
    <message>
        <source>Announce the jokers of your hand</source>
        <translation>Anuncia los jokers de tu mano</translation>
    </message>
    <message>
        <source>Announce the jokers of {name}’s hand</source>
        <translation>Anuncia los jokers de la mano de {name}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>points in hand {hand}, your best so far</source>
        <translation>puntos en la mano {hand}, tu mejor hasta ahora</translation>
    </message>
    <message>
        <source>points, your most in a match so far</source>
        <translation>puntos, tu máximo en una partida hasta ahora</translation>
    </message>
    <message>
        <source>ahead, your clearest win so far</source>
        <translation>de ventaja, tu victoria más clara hasta ahora</translation>
    </message>
    <message>
        <source>Your first win</source>
        <translation>Tu primera victoria</translation>
    </message>
    <message>
        <source>at {game}</source>
        <translation>en {game}</translation>
    </message>
    <message>
        <source>against {level}</source>
        <translation>contra {level}</translation>
    </message>
    <message>
        <source>{count} wins</source>
        <translation>{count} victorias</translation>
    </message>
    <message>
        <source>in a row at {game}</source>
        <translation>seguidas en {game}</translation>
    </message>
    <message>
        <source>Match {count}</source>
        <translation>Partida {count}</translation>
    </message>
    <message>
        <source>{words}, your first</source>
        <translation>{words}, la primera vez</translation>
    </message>
    <message>
        <source>{words}, your first in {count} matches</source>
        <translation>{words}, la primera vez en {count} partidas</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Before “hand”, as these ten: “points in the first hand”.</extracomment>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>cuarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>séptima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>octava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>novena</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>décima</translation>
    </message>
    <message>
        <source>points in the {ordinal} hand</source>
        <translation>puntos en la {ordinal} mano</translation>
    </message>
    <message>
        <source>points in hand {hand}</source>
        <translation>puntos en la mano {hand}</translation>
    </message>
    <message>
        <source>point in the {ordinal} hand</source>
        <translation>punto en la {ordinal} mano</translation>
    </message>
    <message>
        <source>point in hand {hand}</source>
        <translation>punto en la mano {hand}</translation>
    </message>
    <message>
        <source>points in {hands} hands</source>
        <translation>puntos en {hands} manos</translation>
    </message>
    <message>
        <source>points in hand {hand}, the best of this side</source>
        <translation>puntos en la mano {hand}, la mejor de este bando</translation>
    </message>
    <message>
        <source>points in hand {hand}, your best</source>
        <translation>puntos en la mano {hand}, tu mejor</translation>
    </message>
    <message>
        <source>point in hand {hand}, the best of this side</source>
        <translation>punto en la mano {hand}, la mejor de este bando</translation>
    </message>
    <message>
        <source>point in hand {hand}, your best</source>
        <translation>punto en la mano {hand}, tu mejor</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>{count} de {all} manos</translation>
    </message>
    <message>
        <source>with more points than anybody else</source>
        <translation>con más puntos que nadie</translation>
    </message>
    <message>
        <source>{points} points behind</source>
        <translation>{points} puntos por detrás</translation>
    </message>
    <message>
        <source>1 point behind</source>
        <translation>1 punto por detrás</translation>
    </message>
    <message>
        <source>after hand {hand}, and won all the same</source>
        <translation>tras la mano {hand}, y aun así victoria</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>En cabeza</translation>
    </message>
    <message>
        <source>after every hand</source>
        <translation>tras cada mano</translation>
    </message>
    <message>
        <source>apart at the end</source>
        <translation>de diferencia al final</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>to the end of the match</source>
        <translation>hasta el final de la partida</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{share} of 100 hands end with a flash exit.</source>
        <translation>{share} de 100 manos acaban con un cierre relámpago.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end because somebody goes out.</source>
        <translation>{share} de 100 manos acaban porque alguien cierra.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty stock.</source>
        <translation>{share} de 100 manos acaban con el mazo vacío.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty deck.</source>
        <translation>{share} de 100 manos acaban con el mazo vacío.</translation>
    </message>
    <message>
        <source>Among strong players a hand has about {turns} turns each.</source>
        <translation>Entre jugadores fuertes una mano tiene unos {turns} turnos por cabeza.</translation>
    </message>
    <message>
        <source>Among strong players somebody takes the window in {share} of 100 hands; in the others it is The Least.</source>
        <translation>Entre jugadores fuertes alguien toma la viuda en {share} de 100 manos; en las demás se juega al Ganapierde.</translation>
    </message>
    <message>
        <source>Ahead of casual players in {share} of 100 hands.</source>
        <translation>Por delante de los aficionados en {share} de 100 manos.</translation>
    </message>
    <message>
        <source>Luck decides much here: an expert would win no more hands than a strong player.</source>
        <translation>Aquí decide mucho la suerte: un experto no ganaría más manos que un jugador fuerte.</translation>
    </message>
    <message>
        <source>Ahead of beginners in {share} of 100 hands.</source>
        <translation>Por delante de los principiantes en {share} de 100 manos.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Four open piles, tricks and ladders</source>
        <translation>Cuatro pilas abiertas, bazas y torres</translation>
    </message>
    <message>
        <source>Long runs, two pots, race to 2005</source>
        <translation>Escaleras largas, dos muertos, a 2005</translation>
    </message>
    <message>
        <source>In pairs, with wild deuces</source>
        <translation>Los doses mandan, en parejas</translation>
    </message>
    <message>
        <source>Melds of 51, nine hands</source>
        <translation>Bajarse con 51, nueve manos</translation>
    </message>
    <message>
        <source>Seven cards, quick and sly</source>
        <translation>Siete cartas, rápido y astuto</translation>
    </message>
    <message>
        <source>Seven contracts, one bearded king</source>
        <translation>Siete contratos y un rey barbudo</translation>
    </message>
    <message>
        <source>One against two, queens rule</source>
        <translation>Uno contra dos, mandan las damas</translation>
    </message>
    <message>
        <source>The stock takes no cards. Draw from it.</source>
        <translation>El mazo no admite cartas. Roba de él.</translation>
    </message>
    <message>
        <source>No card goes from hand to hand. Choose another place for it.</source>
        <translation>Ninguna carta pasa de mano en mano. Elige otro sitio para ella.</translation>
    </message>
    <message>
        <source>These cards are in the hand. Choose another place for them.</source>
        <translation>Estas cartas están en la mano. Elige otro sitio para ellas.</translation>
    </message>
    <message>
        <source>A card that is drawn or taken goes into the hand. Let go of it there.</source>
        <translation>Una carta robada o tomada va a la mano. Suéltala ahí.</translation>
    </message>
    <message>
        <source>One card is discarded, and ends the turn. Choose one.</source>
        <translation>Se descarta una carta, y acaba el turno. Elige una.</translation>
    </message>
    <message>
        <source>Cards are laid off one at a time. Choose one.</source>
        <translation>Las cartas se añaden de una en una. Elige una.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before your own side.</source>
        <translation>Ahí bajan otros sus cartas. Baja estas delante de tu bando.</translation>
    </message>
    <message>
        <source>A pot takes no cards. It is taken whole once the hand is empty.</source>
        <translation>Un muerto no admite cartas. Se toma entero cuando la mano está vacía.</translation>
    </message>
    <message>
        <source>Cards are played to the trick. Let go of the card there.</source>
        <translation>Las cartas se juegan en la baza. Suelta ahí la carta.</translation>
    </message>
    <message>
        <source>A trick that is taken takes no more cards. Play to the one that lies open.</source>
        <translation>Una baza ganada no admite más cartas. Juega en la que está abierta.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before {name}’s own side.</source>
        <translation>Ahí bajan otros sus cartas. Baja estas delante del bando de {name}.</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation>No se está jugando ninguna mano. Reparte la siguiente.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>Es el turno de {seat}.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
        <translation>Está eligiendo otro asiento.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>{card} no está en tu mano.</translation>
    </message>
    <message>
        <source>The {card} is not in {name}’s hand.</source>
        <translation>{card} no está en la mano de {name}.</translation>
    </message>
    <message>
        <source>The deal passes clockwise: seat {seat} deals this hand.</source>
        <translation>El reparto pasa en el sentido del reloj: esta mano la reparte el asiento {seat}.</translation>
    </message>
    <message>
        <source>The dealer is a seat of this match.</source>
        <translation>El repartidor es un asiento de esta partida.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Hint: {what}.</source>
        <translation>Consejo: {what}.</translation>
    </message>
    <message>
        <source>On average over {worlds} possible deals it is worth about {points} points more than the next best move.</source>
        <translation>De media en {worlds} repartos posibles vale unos {points} puntos más que la jugada siguiente.</translation>
    </message>
    <message>
        <source>Over {worlds} possible deals it gives about {percent}% more chance to win the match than the next best move.</source>
        <translation>En {worlds} repartos posibles da un {percent}&#xa0;% más de posibilidades de ganar la partida que la jugada siguiente.</translation>
    </message>
    <message>
        <source>In {share} of 100 such deals the next best move comes out better.</source>
        <translation>En {share} de 100 de esos repartos la jugada siguiente sale mejor.</translation>
    </message>
    <message>
        <source>In {worlds} possible deals no other move came out clearly better.</source>
        <translation>En {worlds} repartos posibles ninguna otra jugada salió claramente mejor.</translation>
    </message>
    <message>
        <source>Chosen by the rules of thumb of a good player; no deals were played out.</source>
        <translation>Elegida por las reglas prácticas de un buen jugador; no se ha probado en repartos.</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <translation>{points} puntos menos</translation>
    </message>
    <message>
        <source>{percent}% less chance</source>
        <translation>{percent}&#xa0;% menos de posibilidades</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>casi igual de buena</translation>
    </message>
    <message>
        <source>Next best: {what}.</source>
        <translation>La siguiente: {what}.</translation>
    </message>
    <message>
        <source>Next best, {behind}: {what}.</source>
        <translation>La siguiente, {behind}: {what}.</translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>{name}’s moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Jugadas de {name} en las que el experto piensa igual: {agreed} de {count}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Expert would choose otherwise: {better}.</source>
        <translation>{name}: {what}. El experto elegiría otra: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move.</source>
        <translation>{name}: {what}. Buena jugada.</translation>
    </message>
    <message>
        <source>The hand ended {ahead} points against the others, without this luck about {fair}.</source>
        <translation>La mano acabó con {ahead} puntos frente a los demás; sin esta suerte, unos {fair}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck} points.</source>
        <translation>{name}: {what}. Buena jugada. Suerte de este robo: {luck} puntos.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match.</source>
        <translation>{name}: {what}. Buena jugada. Suerte de este robo: {luck}&#xa0;% de posibilidades de ganar la partida.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss} points. Better: {better}.</source>
        <translation>{name}: {what}. Con todas las cartas a la vista costó {loss} puntos. Mejor: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}.</source>
        <translation>{name}: {what}. Con todas las cartas a la vista costó un {loss}&#xa0;% de posibilidades de ganar la partida. Mejor: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Dudosa: costó {loss} ± {error} puntos. Experto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Dudosa: costó {loss} ± {error}&#xa0;% de posibilidades de ganar la partida. Experto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Un error: costó {loss} ± {error} puntos. Experto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Un error: costó {loss} ± {error}&#xa0;% de posibilidades de ganar la partida. Experto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Un error grave: costó {loss} ± {error} puntos. Experto: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Un error grave: costó {loss} ± {error}&#xa0;% de posibilidades de ganar la partida. Experto: {better}.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost {loss} points.</source>
        <translation>Con todas las cartas a la vista, las jugadas de {name} perdieron {loss} puntos.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Con todas las cartas a la vista, las jugadas de {name} perdieron de media un {loss}&#xa0;% de posibilidades de ganar la partida.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost {loss} points.</source>
        <translation>Por lo que se podía ver, las jugadas de {name} perdieron {loss} puntos.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Por lo que se podía ver, las jugadas de {name} perdieron de media un {loss}&#xa0;% de posibilidades de ganar la partida.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: {luck} points.</source>
        <translation>Suerte de {judged} de {draws} robos: {luck} puntos.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: on average {luck}% chance to win the match.</source>
        <translation>Suerte de {judged} de {draws} robos: de media un {luck}&#xa0;% de posibilidades de ganar la partida.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>The translation into {language} cannot be read. The window speaks English; install BarraCan again.</source>
        <translation>No se puede leer la traducción al idioma {language}. La ventana habla inglés; instala BarraCan de nuevo.</translation>
    </message>
    <message>
        <source>The language chosen, {language}, is none that the window speaks. Choose another one in the settings.</source>
        <translation>La ventana no habla el idioma elegido, {language}. Elige otro en los ajustes.</translation>
    </message>
    <message>
        <source>The window does not speak the language of the system, {language}, so that it speaks English.</source>
        <translation>La ventana no habla el idioma del sistema, {language}, así que habla inglés.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The rules allow this, but this lesson does not.</source>
        <translation>Las reglas lo permiten, pero esta lección no.</translation>
    </message>
    <message>
        <source>There is something to read before this move.</source>
        <translation>Antes de esta jugada hay algo que leer.</translation>
    </message>
    <message>
        <source>The lessons in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>No se pueden leer las lecciones de {file}: {reason} Instala BarraCan de nuevo.</translation>
    </message>
    <message>
        <source>The puzzle in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>No se puede leer el problema de {file}: {reason} Instala BarraCan de nuevo.</translation>
    </message>
    <message>
        <source>Another move is better here.</source>
        <translation>Aquí es mejor otra jugada.</translation>
    </message>
    <message>
        <source>The puzzle in {file}, a move of your own, cannot be read: {reason}</source>
        <translation>No se puede leer el problema de {file}, una jugada tuya: {reason}</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The file is not whole: {fault}</source>
        <translation>El archivo no está entero: {fault}</translation>
    </message>
    <message>
        <source>A value of the table {table} cannot be read.</source>
        <translation>No se puede leer un valor de la tabla {table}.</translation>
    </message>
    <message>
        <source>The tables are not those of a library.</source>
        <translation>Las tablas no son las de una biblioteca.</translation>
    </message>
    <message>
        <source>In the table {table} something belongs to nothing.</source>
        <translation>En la tabla {table} hay algo que no pertenece a nada.</translation>
    </message>
    <message>
        <source>The lines of match {row} are not numbered one after the other.</source>
        <translation>Las líneas de la partida {row} no están numeradas de seguido.</translation>
    </message>
    <message>
        <source>The title or another note of match {row} has changed since it was stored.</source>
        <translation>El título u otra nota de la partida {row} ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>Player {row} has changed since it was stored.</source>
        <translation>El jugador {row} ha cambiado desde que se guardó.</translation>
    </message>
    <message>
        <source>What lists show of match {row} does not agree with its lines.</source>
        <translation>Lo que las listas muestran de la partida {row} no coincide con sus líneas.</translation>
    </message>
    <message>
        <source>The library’s own number makes no sense.</source>
        <translation>El número de la propia biblioteca no tiene sentido.</translation>
    </message>
    <message>
        <source>The numbers for new matches or players make no sense.</source>
        <translation>Los números de partidas o jugadores nuevos no tienen sentido.</translation>
    </message>
    <message>
        <source>The library {file} was made by a newer version of the program (schema {schema}, this one knows {known}); it was left untouched.</source>
        <translation>La biblioteca {file} la hizo una versión más nueva del programa (esquema {schema}, esta conoce {known}); se ha dejado intacta.</translation>
    </message>
    <message>
        <source>The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun.</source>
        <translation>El archivo {file} no es una biblioteca o está dañado: se ha apartado como {aside} y se ha empezado una biblioteca nueva.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one (matches: {matches}); others, or the last moves of some, may be missing.</source>
        <translation>La biblioteca {file} está dañada: se ha apartado como {aside}. Lo que se puede leer de ella está en una nueva (partidas: {matches}); otras, o las últimas jugadas de algunas, pueden faltar.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: what can be read of it is being put into a new one.</source>
        <translation>La biblioteca {file} está dañada: lo que se puede leer de ella se está pasando a una nueva.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: another program has set it aside and begun a new one.</source>
        <translation>La biblioteca {file} está dañada: otro programa la ha apartado y ha empezado una nueva.</translation>
    </message>
    <message>
        <source>The folder {folder} of the library cannot be used: {reason}.</source>
        <translation>No se puede usar la carpeta {folder} de la biblioteca: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be opened: {reason}.</source>
        <translation>No se puede abrir la biblioteca {file}: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be written: {reason}.</source>
        <translation>No se puede escribir en la biblioteca {file}: {reason}.</translation>
    </message>
    <message>
        <source>The folder of the library {file} does not allow the way of saving that survives a sudden end.</source>
        <translation>La carpeta de la biblioteca {file} no permite guardar de modo que resista un final repentino.</translation>
    </message>
    <message>
        <source>The library {file} has been moved or deleted.</source>
        <translation>La biblioteca {file} se ha movido o borrado.</translation>
    </message>
    <message>
        <source>The disk of the library {file} is full: free some space and play on.</source>
        <translation>El disco de la biblioteca {file} está lleno: libera espacio y sigue jugando.</translation>
    </message>
    <message>
        <source>The library {file} may not grow: the system limits the size of files. Raise the limit and play on.</source>
        <translation>La biblioteca {file} no puede crecer: el sistema limita el tamaño de los archivos. Sube el límite y sigue jugando.</translation>
    </message>
    <message>
        <source>{what} The game goes on in memory; nothing is saved.</source>
        <translation>{what} El juego sigue en memoria; no se guarda nada.</translation>
    </message>
    <message>
        <source>Another program keeps the library {file} busy.</source>
        <translation>Otro programa tiene ocupada la biblioteca {file}.</translation>
    </message>
    <message>
        <source>The library {file} is damaged.</source>
        <translation>La biblioteca {file} está dañada.</translation>
    </message>
    <message>
        <source>The library {file} has failed: {reason}.</source>
        <translation>La biblioteca {file} ha fallado: {reason}.</translation>
    </message>
    <message>
        <source>This match is open in another program.</source>
        <translation>Esta partida está abierta en otro programa.</translation>
    </message>
    <message>
        <source>This match is open at the table: leave it first.</source>
        <translation>Esta partida está abierta en la mesa: antes sal de ella.</translation>
    </message>
    <message>
        <source>There is no library {file}.</source>
        <translation>No hay ninguna biblioteca {file}.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Un jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>There is a player {player} already: merge the two if they are one.</source>
        <translation>Ya hay un jugador {player}: únelos si son el mismo.</translation>
    </message>
    <message>
        <source>The library has no match {match}.</source>
        <translation>La biblioteca no tiene la partida {match}.</translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
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
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>The option {option} takes true or false.</source>
        <translation>La opción {option} admite true o false.</translation>
    </message>
    <message>
        <source>The option {option} takes one of these: {choices}.</source>
        <translation>La opción {option} admite una de estas: {choices}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number from {least}.</source>
        <translation>La opción {option} admite un número entero desde {least}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number up to {most}.</source>
        <translation>La opción {option} admite un número entero hasta {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>uno que gane</translation>
    </message>
    <message>
        <source>both</source>
        <translation>los dos</translation>
    </message>
    <message>
        <source>brazil</source>
        <translation>Brasil</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpia</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>mano vacía</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Choices of options, whose titles stand before them: flash exit, going out for none, one ace, semi-clean runs …</extracomment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>high</source>
        <translation>altos</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>el más alto</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>cien</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bajos</translation>
    </message>
    <message>
        <source>many</source>
        <translation>varias cartas</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalización</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>se rechaza</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>escaleras</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normales</translation>
    </message>
    <message>
        <source>value</source>
        <translation>sus cartas</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person here</source>
        <translation>Persona aquí</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Beginner plays by its own hand and remembers little of what was played.</source>
        <translation>Principiante juega según su propia mano y recuerda poco de lo jugado.</translation>
    </message>
    <message>
        <source>Casual watches the whole table, but draws few conclusions from what others play.</source>
        <translation>Aficionado mira toda la mesa, pero saca pocas conclusiones de lo que juegan los demás.</translation>
    </message>
    <message>
        <source>Strong remembers all that was shown and thinks of what others need.</source>
        <translation>Fuerte recuerda todo lo mostrado y piensa en lo que necesitan los demás.</translation>
    </message>
    <message>
        <source>Expert knows all that Strong knows and thinks furthest ahead.</source>
        <translation>Experto sabe todo lo que sabe Fuerte y es quien más lejos piensa.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Sin estilo</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audaz</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Coleccionista</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Bloqueador</translation>
    </message>
    <message>
        <source>Team player</source>
        <translation>De equipo</translation>
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
        <translation>Cazatriunfos</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Corredor</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Acaparador</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doblador</translation>
    </message>
    <message>
        <source>Shedder</source>
        <translation>Descargador</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Paciente</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Pescador</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Tacaño</translation>
    </message>
    <message>
        <source>Run builder</source>
        <translation>Constructor de escaleras</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Bold waits longer for a flash exit and opens later.</source>
        <translation>El audaz espera más un cierre relámpago y abre más tarde.</translation>
    </message>
    <message>
        <source>The collector takes tricks more readily.</source>
        <translation>El coleccionista hace bazas con más ganas.</translation>
    </message>
    <message>
        <source>The blocker lays more stoppers and leaves less to pick up.</source>
        <translation>El bloqueador pone más tapones y deja menos que recoger.</translation>
    </message>
    <message>
        <source>The team player opens sooner, so that its partner can go on laying.</source>
        <translation>El jugador de equipo abre antes, para que su compañero pueda seguir bajando.</translation>
    </message>
    <message>
        <source>Daring plays alone more often, and takes a trick where it can.</source>
        <translation>El temerario juega solos más a menudo, y gana una baza donde puede.</translation>
    </message>
    <message>
        <source>Careful plays alone less often, and keeps its trumps for later.</source>
        <translation>El prudente juega solos menos a menudo, y guarda sus triunfos para después.</translation>
    </message>
    <message>
        <source>The trump hunter leads trumps more readily.</source>
        <translation>El cazatriunfos sale de triunfo con más ganas.</translation>
    </message>
    <message>
        <source>The builder keeps wildcards back and builds long runs without them.</source>
        <translation>El constructor guarda los comodines y hace sin ellos escaleras largas.</translation>
    </message>
    <message>
        <source>The racer lays all it can and takes the pot early, with wildcards too.</source>
        <translation>El corredor baja todo lo que puede y toma pronto el muerto, también con comodines.</translation>
    </message>
    <message>
        <source>The gatherer takes more piles and keeps more cards in hand.</source>
        <translation>El acaparador toma más pilas y guarda más cartas en la mano.</translation>
    </message>
    <message>
        <source>The doubler doubles and redoubles more often.</source>
        <translation>El doblador dobla y redobla más a menudo.</translation>
    </message>
    <message>
        <source>The shedder parts with higher cards where several are about as good.</source>
        <translation>El descargador suelta las cartas más altas cuando varias valen más o menos lo mismo.</translation>
    </message>
    <message>
        <source>The rival plays against the declarer, even at a small cost.</source>
        <translation>El rival juega contra el declarante, aunque le cueste un poco.</translation>
    </message>
    <message>
        <source>Patient opens later, with more points at once.</source>
        <translation>El paciente abre más tarde, con más puntos de una vez.</translation>
    </message>
    <message>
        <source>The taker takes the top discard more readily.</source>
        <translation>El pescador toma con más gusto el último descarte.</translation>
    </message>
    <message>
        <source>The miser keeps cards that the next player could meld.</source>
        <translation>El tacaño guarda las cartas que el siguiente jugador podría bajar.</translation>
    </message>
    <message>
        <source>The run builder keeps cards of a suit together that are near each other.</source>
        <translation>El constructor de escaleras guarda juntas las cartas cercanas de un palo.</translation>
    </message>
    <message>
        <source>Any style is one of these by chance, told once the cards are dealt.</source>
        <translation>Cualquier estilo es uno de estos al azar; se dice cuando se han repartido las cartas.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Barbu’s actions are contract, double, redouble, pass, play, lay and end.</source>
        <translation>Las acciones de Barbu son contract, double, redouble, pass, play, lay y end.</translation>
    </message>
    <message>
        <source>The key seats needs a list of seats.</source>
        <translation>La clave seats necesita una lista de asientos.</translation>
    </message>
    <message>
        <source>BarraCan’s actions are draw, pass, pickup, trick, meld and discard.</source>
        <translation>Las acciones de BarraCan son draw, pass, pickup, trick, meld y discard.</translation>
    </message>
    <message>
        <source>A meld is an object.</source>
        <translation>Una combinación es un objeto.</translation>
    </message>
    <message>
        <source>A move that melds lays one meld or more.</source>
        <translation>Una jugada que baja pone una combinación o más.</translation>
    </message>
    <message>
        <source>A category is evens_odds, opposites, triplet, run or family.</source>
        <translation>Una categoría es evens_odds, opposites, triplet, run o family.</translation>
    </message>
    <message>
        <source>The key of a row is the plain decimal index of an arm card.</source>
        <translation>La clave de una fila es el índice decimal simple de una carta de la columna.</translation>
    </message>
    <message>
        <source>A row has one side card or more.</source>
        <translation>Una fila tiene una carta lateral o más.</translation>
    </message>
    <message>
        <source>A ladder’s category has arm, the first and last index of its cards, or row.</source>
        <translation>Una categoría de una torre tiene arm, el primer y el último índice de sus cartas, o row.</translation>
    </message>
    <message>
        <source>A trick’s card is an object with pile and at.</source>
        <translation>La carta de una baza es un objeto con pile y at.</translation>
    </message>
    <message>
        <source>Barracuda’s actions are draw, take, meld, layoff and discard.</source>
        <translation>Las acciones de Barracuda son draw, take, meld, layoff y discard.</translation>
    </message>
    <message>
        <source>A take has either cards or meld: the card taken is used at once.</source>
        <translation>Un take tiene cards o meld: la carta tomada se usa en el acto.</translation>
    </message>
    <message>
        <source>Buraco’s actions are draw, refuse, take, meld, add, discard and time.</source>
        <translation>Las acciones de Buraco son draw, refuse, take, meld, add, discard y time.</translation>
    </message>
    <message>
        <source>Burraco’s actions are draw, take, meld, add and discard.</source>
        <translation>Las acciones de Burraco son draw, take, meld, add y discard.</translation>
    </message>
    <message>
        <source>A meld is a list of cards.</source>
        <translation>Una combinación es una lista de cartas.</translation>
    </message>
    <message>
        <source>Concan’s actions are draw, take, meld, layoff, swap, announce and discard.</source>
        <translation>Las acciones de Concan son draw, take, meld, layoff, swap, announce y discard.</translation>
    </message>
    <message>
        <source>A swap is an object.</source>
        <translation>Un cambio es un objeto.</translation>
    </message>
    <message>
        <source>The key as names one card for each joker, and is there only with a joker.</source>
        <translation>La clave as nombra una carta por cada joker, y está solo si hay joker.</translation>
    </message>
    <message>
        <source>The key end is low or high.</source>
        <translation>La clave end es low o high.</translation>
    </message>
    <message>
        <source>Sheepshead’s actions are take_window, pass, bury and play.</source>
        <translation>Las acciones de Sheepshead son take_window, pass, bury y play.</translation>
    </message>
    <message>
        <source>The key {key} needs a whole number.</source>
        <translation>La clave {key} necesita un número entero.</translation>
    </message>
    <message>
        <source>The key {key} needs a text.</source>
        <translation>La clave {key} necesita un texto.</translation>
    </message>
    <message>
        <source>The key {key} needs true or false.</source>
        <translation>La clave {key} necesita true o false.</translation>
    </message>
    <message>
        <source>The key {key} needs a list.</source>
        <translation>La clave {key} necesita una lista.</translation>
    </message>
    <message>
        <source>The key {key} needs an object.</source>
        <translation>La clave {key} necesita un objeto.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>Falta la clave {key}.</translation>
    </message>
    <message>
        <source>The key {key} needs a card, such as TD or JK.</source>
        <translation>La clave {key} necesita una carta, como TD o JK.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Esta línea no es JSON.</translation>
    </message>
    <message>
        <source>A line of a record is one JSON object.</source>
        <translation>Una línea de un registro es un objeto JSON.</translation>
    </message>
    <message>
        <source>The line has lists or objects nested more than {deepest} deep.</source>
        <translation>La línea tiene listas u objetos anidados a más de {deepest} niveles.</translation>
    </message>
    <message>
        <source>An empty line is not part of a record.</source>
        <translation>Una línea vacía no forma parte de un registro.</translation>
    </message>
    <message>
        <source>A record begins with a match line.</source>
        <translation>Un registro empieza con una línea match.</translation>
    </message>
    <message>
        <source>A record has one match line only, the first.</source>
        <translation>Un registro tiene una sola línea match, la primera.</translation>
    </message>
    <message>
        <source>A line’s kind is match, hand, move, hand_end or match_end.</source>
        <translation>El tipo de una línea es match, hand, move, hand_end o match_end.</translation>
    </message>
    <message>
        <source>This program reads format 1 of records.</source>
        <translation>Este programa lee el formato 1 de los registros.</translation>
    </message>
    <message>
        <source>This program does not know the game that the record names.</source>
        <translation>Este programa no conoce el juego que nombra el registro.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>El juego no tiene la opción {option}.</translation>
    </message>
    <message>
        <source>Each seat is an object with a name and a player.</source>
        <translation>Cada asiento es un objeto con name y player.</translation>
    </message>
    <message>
        <source>The game is not played by {seats}.</source>
        <translation>El juego no se juega con {seats} jugadores.</translation>
    </message>
    <message>
        <source>The sides of this match are {sides}.</source>
        <translation>Los bandos de esta partida son {sides}.</translation>
    </message>
    <message>
        <source>The key sides needs a list of lists of seats.</source>
        <translation>La clave sides necesita una lista de listas de asientos.</translation>
    </message>
    <message>
        <source>Nothing follows the end of the match.</source>
        <translation>No sigue nada después del final de la partida.</translation>
    </message>
    <message>
        <source>The hand is over: its hand_end line comes next.</source>
        <translation>La mano ha terminado: sigue su línea hand_end.</translation>
    </message>
    <message>
        <source>The match is decided: its match_end line comes next.</source>
        <translation>La partida está decidida: sigue su línea match_end.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>La mano no ha terminado todavía.</translation>
    </message>
    <message>
        <source>The match is not decided yet.</source>
        <translation>La partida no está decidida todavía.</translation>
    </message>
    <message>
        <source>No hand is being played: a hand line comes first.</source>
        <translation>No se está jugando ninguna mano: antes va una línea hand.</translation>
    </message>
    <message>
        <source>The hand before is not over yet.</source>
        <translation>La mano anterior no ha terminado todavía.</translation>
    </message>
    <message>
        <source>This is hand {hand}.</source>
        <translation>Esta es la mano {hand}.</translation>
    </message>
    <message>
        <source>The key {key} does not agree with the play: {value} is right.</source>
        <translation>La clave {key} no coincide con lo jugado: lo correcto es {value}.</translation>
    </message>
    <message>
        <source>The key seat needs a seat of this match.</source>
        <translation>La clave seat necesita un asiento de esta partida.</translation>
    </message>
    <message>
        <source>The record is empty: it begins with a match line.</source>
        <translation>El registro está vacío: empieza con una línea match.</translation>
    </message>
    <message>
        <source>The line does not end with a line feed.</source>
        <translation>La línea no acaba con un salto de línea.</translation>
    </message>
    <message>
        <source>The line is longer than 64 KiB.</source>
        <translation>La línea ocupa más de 64 KiB.</translation>
    </message>
    <message>
        <source>The record is longer than 64 MiB.</source>
        <translation>El registro ocupa más de 64 MiB.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 text.</source>
        <translation>La línea no es texto UTF-8.</translation>
    </message>
    <message>
        <source>This is no pad kept by hand.</source>
        <translation>Esta no es una hoja llevada a mano.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cost {loss} points</source>
        <translation>Costó {loss} puntos</translation>
    </message>
    <message>
        <source>Cost {loss}% of the match</source>
        <translation>Costó {loss}&#xa0;% de la partida</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>La única jugada</translation>
    </message>
    <message>
        <source>Expert would choose otherwise</source>
        <translation>El experto elegiría otra</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>played, expert too</source>
        <translation>jugada, experto también</translation>
    </message>
    <message>
        <source>also good</source>
        <translation>también buena</translation>
    </message>
    <message>
        <source>another</source>
        <translation>otra</translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <translation>{what}. {why}</translation>
    </message>
    <message>
        <source>Worse in {share} of 100 deals.</source>
        <translation>Peor en {share} de 100 repartos.</translation>
    </message>
    <message>
        <source>As good in all deals looked into.</source>
        <translation>Igual de buena en todos los repartos examinados.</translation>
    </message>
    <message>
        <source>Luck of the draws</source>
        <translation>Suerte de los robos</translation>
    </message>
    <message>
        <source>No draw of this hand has been judged yet.</source>
        <translation>Aún no se ha juzgado ningún robo de esta mano.</translation>
    </message>
    <message>
        <source>The dearest moves of this hand</source>
        <translation>Las jugadas más costosas de esta mano</translation>
    </message>
    <message>
        <source>No dear move in this hand</source>
        <translation>Ninguna jugada costosa en esta mano</translation>
    </message>
    <message>
        <source>{what}. Better: {better}.</source>
        <translation>{what}. Mejor: {better}.</translation>
    </message>
    <message>
        <source>What the draws of this hand brought cannot be told.</source>
        <translation>No se puede decir qué dieron los robos de esta mano.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no file.</source>
        <translation>No se puede leer {file}: no es un archivo.</translation>
    </message>
    <message>
        <source>{file} is no record of a match. Records are files that end in .cards.jsonl.</source>
        <translation>{file} no es el registro de una partida. Los registros son archivos que acaban en .cards.jsonl.</translation>
    </message>
    <message>
        <source>{file} is a record in format {format}, which a newer version of BarraCan opens; this one reads format {known}.</source>
        <translation>{file} es un registro en formato {format}, que abre una versión más nueva de BarraCan; esta lee el formato {known}.</translation>
    </message>
    <message>
        <source>Nothing of {file} can be shown. {reason}</source>
        <translation>No se puede mostrar nada de {file}. {reason}</translation>
    </message>
    <message>
        <source>Every line of this record is right.</source>
        <translation>Todas las líneas de este registro son correctas.</translation>
    </message>
    <message>
        <source>No hand of this match was dealt.</source>
        <translation>No se repartió ninguna mano de esta partida.</translation>
    </message>
    <message>
        <source>Line {line} is wrong ({clause}). {reason}</source>
        <translation>La línea {line} es errónea ({clause}). {reason}</translation>
    </message>
    <message>
        <source>hand {hand}, turn {turn}</source>
        <translation>mano {hand}, turno {turn}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>mano {hand}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>mano {hand} de {hands}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>turno {turn}</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>Jugada {move} de {moves}</translation>
    </message>
    <message>
        <source>{move} of {moves}</source>
        <translation>{move} de {moves}</translation>
    </message>
    <message>
        <source>ahead by {points}</source>
        <translation>por delante: {points}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>igualados</translation>
    </message>
    <message>
        <source>at this move</source>
        <translation>en esta jugada</translation>
    </message>
    <message>
        <source>{names} ahead by {points}</source>
        <translation>{names} por delante: {points}</translation>
    </message>
    <message>
        <source>Costly moves: {costly}. Large ones: {large}.</source>
        <translation>Jugadas costosas: {costly}. Muy costosas: {large}.</translation>
    </message>
    <message>
        <source>Expert differs: {count}.</source>
        <translation>El experto elige otra: {count}.</translation>
    </message>
    <message>
        <source>Judging: {done} of {count}, {seconds} s left.</source>
        <translation>Se juzga: {done} de {count}, quedan {seconds} s.</translation>
    </message>
    <message>
        <source>No costly move was found.</source>
        <translation>No se encontró ninguna jugada costosa.</translation>
    </message>
    <message>
        <source>Judge this match, {seconds} s</source>
        <translation>Juzgar esta partida, {seconds} s</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Sin juzgar todavía</translation>
    </message>
    <message>
        <source>Expert can say of each move what it cost. Moves to judge: {count}.</source>
        <translation>El experto puede decir de cada jugada lo que costó. Jugadas por juzgar: {count}.</translation>
    </message>
    <message>
        <source>This hand is not over</source>
        <translation>Esta mano no ha terminado</translation>
    </message>
    <message>
        <source>Only hands that are over are judged, and this one is seen from the own seat.</source>
        <translation>Solo se juzgan las manos acabadas, y esta se ve desde el propio asiento.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Se han repartido las cartas</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>La mano ha terminado</translation>
    </message>
    <message>
        <source>A move of {name}</source>
        <translation>Una jugada de {name}</translation>
    </message>
    <message>
        <source>From {name}’s seat only {name}’s own moves are judged.</source>
        <translation>Desde el asiento de {name} solo se juzgan las jugadas de {name}.</translation>
    </message>
    <message>
        <source>This move is judged soon.</source>
        <translation>Esta jugada se juzga pronto.</translation>
    </message>
    <message>
        <source>Line {line} is wrong</source>
        <translation>La línea {line} es errónea</translation>
    </message>
    <message>
        <source>verified, every line</source>
        <translation>comprobado, todas las líneas</translation>
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
        <translation>{card} no está en la mano.</translation>
    </message>
    <message>
        <source>The hand holds fewer of the {card} than are laid here. Take one back.</source>
        <translation>La mano tiene menos {card} de las que se bajan aquí. Retira una.</translation>
    </message>
    <message>
        <source>There is no such meld on the table. Choose one that lies there.</source>
        <translation>No hay tal combinación en la mesa. Elige una de las que hay.</translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation>{turn}: roba una carta.</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Tomar {card}</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>Bajar {meld}</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>Añadir {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Discard {card} and win the hand</source>
        <translation>Descartar {card} y ganar la mano</translation>
    </message>
    <message>
        <source>Lay down {count}, {points} points</source>
        <translation>Bajar {count}, {points} puntos</translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation>A la bandeja</translation>
    </message>
    <message>
        <source>Empty draft</source>
        <translation>Borrador vacío</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <translation>Aún no es combinación</translation>
    </message>
    <message>
        <source>Leaves {count} cards in hand</source>
        <translation>Deja {count} cartas en la mano</translation>
    </message>
    <message>
        <source>Leaves one card in hand</source>
        <translation>Deja una carta en la mano</translation>
    </message>
    <message>
        <source>Leaves no card in hand</source>
        <translation>No deja cartas en la mano</translation>
    </message>
    <message>
        <source>{action}, with {meld}</source>
        <translation>{action}, con {meld}</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>robó</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>añadió {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>descartó {card}</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation>una escalera {cards}</translation>
    </message>
    <message>
        <source>a set {cards}</source>
        <translation>un trío {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>set</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>las cartas {cards}</translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation>Roba una carta del mazo</translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation>Baja {melds}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the set {meld}</source>
        <translation>Añade {card} al trío {meld}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the run {meld}</source>
        <translation>Añade {card} a la escalera {meld}</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Descarta {card}</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartas en mano</translation>
    </message>
    <message>
        <source>Choose it again for the rest of its meld: {cards}.</source>
        <translation>Elígela otra vez para el resto de su combinación: {cards}.</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card} no encaja en esta combinación.</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} cerró</translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation>{name} cierra: +{points}</translation>
    </message>
    <message>
        <source>{name} won the hand</source>
        <translation>{name} ganó</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} gana la mano</translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation>mazo agotado</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>in dollars</source>
        <translation>en dólares</translation>
    </message>
    <message>
        <source>A hand on average</source>
        <translation>Media por mano</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Mejor mano</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Match {number}, a serious one: nothing taken back, no hints</source>
        <translation>Partida {number}, seria: nada deshecho, sin consejos</translation>
    </message>
    <message>
        <source>Won by {name}, {totals}.</source>
        <translation>Victoria de {name}, {totals}.</translation>
    </message>
    <message>
        <source>Shared by {name}, {totals}.</source>
        <translation>Empate de {name}, {totals}.</translation>
    </message>
    <message>
        <source>In the lead: {name}, {totals}.</source>
        <translation>En cabeza: {name}, {totals}.</translation>
    </message>
    <message>
        <source>All are level at {total}.</source>
        <translation>Todos igualados a {total}.</translation>
    </message>
    <message>
        <source>points {totals}, hands {hands}</source>
        <translation>puntos {totals}, manos {hands}</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>acabada</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Apuntada a mano</translation>
    </message>
    <message>
        <source>Before correction {number}, {date}</source>
        <translation>Antes de la corrección {number}, {date}</translation>
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
        <translation>Cerraste</translation>
    </message>
    <message>
        <source>You go out: +{points}</source>
        <translation>Cierras: +{points}</translation>
    </message>
    <message>
        <source>You meld out: +{points}</source>
        <translation>Cierras: +{points}</translation>
    </message>
    <message>
        <source>You go out by a flash exit: +{points}</source>
        <translation>Tu cierre relámpago: +{points}</translation>
    </message>
    <message>
        <source>You complete a ladder: +{points}</source>
        <translation>Completas una torre: +{points}</translation>
    </message>
    <message>
        <source>You complete a royal ladder: +{points}</source>
        <translation>Completas una torre real: +{points}</translation>
    </message>
    <message>
        <source>You complete a clean meld: +{points}</source>
        <translation>Completas una combinación limpia: +{points}</translation>
    </message>
    <message>
        <source>You take a pot</source>
        <translation>Tomas un muerto</translation>
    </message>
    <message>
        <source>You won the hand</source>
        <translation>Ganaste</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Ganas la mano</translation>
    </message>
    <message>
        <source>You have drawn the highest card, deal and play first.</source>
        <translation>Has sacado la carta más alta, repartes y juegas primero.</translation>
    </message>
    <message>
        <source>You have the lowest card and deal; {name} has the highest and plays first.</source>
        <translation>Tienes la carta más baja y repartes; {name} tiene la más alta y juega primero.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; you have the highest and play first.</source>
        <translation>{dealer} tiene la carta más baja y reparte; tú tienes la más alta y juegas primero.</translation>
    </message>
    <message>
        <source>You declare, each queen −6</source>
        <translation>Declaras tú, cada dama −6</translation>
    </message>
    <message>
        <source>You declare, each trick −2</source>
        <translation>Declaras tú, cada baza −2</translation>
    </message>
    <message>
        <source>You declare, −2, ace −6</source>
        <translation>Declaras tú, −2, as −6</translation>
    </message>
    <message>
        <source>You declare, K♥ −20</source>
        <translation>Declaras tú, K♥ −20</translation>
    </message>
    <message>
        <source>You declare, −10 and −20</source>
        <translation>Declaras tú, −10 y −20</translation>
    </message>
    <message>
        <source>You declare, each trick +5</source>
        <translation>Declaras tú, cada baza +5</translation>
    </message>
    <message>
        <source>You declare, 45 20 5 −5</source>
        <translation>Declaras tú, 45 20 5 −5</translation>
    </message>
    <message>
        <source>You have taken the K♥</source>
        <translation>Te llevaste el K♥</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Juegas un solo</translation>
    </message>
    <message>
        <source>What it pays you</source>
        <translation>Cuánto vale para ti</translation>
    </message>
    <message>
        <source>You have played alone and won: +{points}</source>
        <translation>Has jugado un solo y lo has ganado: +{points}</translation>
    </message>
    <message>
        <source>Schneider: you have played alone and won: +{points}</source>
        <translation>Schneider: has jugado un solo y lo has ganado: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: you have played alone and won: +{points}</source>
        <translation>Schwarz: has jugado un solo y lo has ganado: +{points}</translation>
    </message>
    <message>
        <source>You have played alone and failed: −{points}</source>
        <translation>Has jugado un solo y lo has perdido: −{points}</translation>
    </message>
    <message>
        <source>You lay all five at once: {points} points</source>
        <translation>Bajas los cinco a la vez: {points} puntos</translation>
    </message>
    <message>
        <source>You cut the pack</source>
        <translation>Cortas la baraja</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Ganas la partida</translation>
    </message>
    <message>
        <source>You reach {target}</source>
        <translation>Llegas a {target}</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} was ahead</source>
        <translation>Acabaste la última mano, pero {names} iba por delante</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but you were ahead</source>
        <translation>{ender} acabó la última mano, pero tú ibas por delante</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} were ahead</source>
        <translation>Acabaste la última mano, pero {names} iban por delante</translation>
    </message>
    <message>
        <source>You have won, {totals}.</source>
        <translation>Has ganado, {totals}.</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by you</source>
        <translation>última baza: {cards}, ganada por ti</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Eliges tú</translation>
    </message>
    <message>
        <source>You owe one</source>
        <translation>Debes uno</translation>
    </message>
    <message>
        <source>You owe two</source>
        <translation>Debes dos</translation>
    </message>
    <message>
        <source>You have doubled {other}</source>
        <translation>Has doblado a {other}</translation>
    </message>
    <message>
        <source>{one} has doubled you</source>
        <translation>{one} te ha doblado</translation>
    </message>
    <message>
        <source>{one} and you redoubled</source>
        <translation>{one} y tú: redoblado</translation>
    </message>
    <message>
        <source>played {card}, you took it</source>
        <translation>jugó {card}, baza tuya</translation>
    </message>
    <message>
        <source>doubled you</source>
        <translation>te dobló</translation>
    </message>
    <message>
        <source>doubled you and {second}</source>
        <translation>te dobló a ti y a {second}</translation>
    </message>
    <message>
        <source>doubled {first} and you</source>
        <translation>dobló a {first} y a ti</translation>
    </message>
    <message>
        <source>doubled you, {second} and {third}</source>
        <translation>te dobló a ti, a {second} y a {third}</translation>
    </message>
    <message>
        <source>doubled {first}, you and {third}</source>
        <translation>dobló a {first}, a ti y a {third}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and you</source>
        <translation>dobló a {first}, a {second} y a ti</translation>
    </message>
    <message>
        <source>redoubled you</source>
        <translation>te redobló</translation>
    </message>
    <message>
        <source>redoubled you and {second}</source>
        <translation>te redobló a ti y a {second}</translation>
    </message>
    <message>
        <source>redoubled {first} and you</source>
        <translation>redobló a {first} y a ti</translation>
    </message>
    <message>
        <source>redoubled you, {second} and {third}</source>
        <translation>te redobló a ti, a {second} y a {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, you and {third}</source>
        <translation>redobló a {first}, a ti y a {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and you</source>
        <translation>redobló a {first}, a {second} y a ti</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until you say so.</source>
        <translation>Pasa la pantalla. Las cartas siguen ocultas hasta que tú lo digas.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Soy yo, muestra mis cartas</translation>
    </message>
    <message>
        <source>It is your turn. The cards stay hidden until you show them.</source>
        <translation>Es tu turno. Las cartas siguen ocultas hasta que las muestres.</translation>
    </message>
    <message>
        <source>You are choosing.</source>
        <translation>Estás eligiendo.</translation>
    </message>
    <message>
        <source>You are choosing. The hand can be sorted meanwhile.</source>
        <translation>Estás eligiendo. Mientras tanto se puede ordenar la mano.</translation>
    </message>
    <message>
        <source>Your computer player has failed: a move at random was made.</source>
        <translation>El ordenador que juega por ti ha fallado: se hizo una jugada al azar.</translation>
    </message>
    <message>
        <source>You were left with {cards}</source>
        <translation>Te quedaron {cards}</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Como lo ves tú</translation>
    </message>
    <message>
        <source>Your moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Jugadas tuyas en las que el experto piensa igual: {agreed} de {count}.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost {loss} points.</source>
        <translation>Con todas las cartas a la vista, tus jugadas perdieron {loss} puntos.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Con todas las cartas a la vista, tus jugadas perdieron de media un {loss}&#xa0;% de posibilidades de ganar la partida.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost {loss} points.</source>
        <translation>Por lo que se podía ver, tus jugadas perdieron {loss} puntos.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Por lo que se podía ver, tus jugadas perdieron de media un {loss}&#xa0;% de posibilidades de ganar la partida.</translation>
    </message>
    <message>
        <source>From your seat only your own moves are judged.</source>
        <translation>Desde tu asiento solo se juzgan tus jugadas.</translation>
    </message>
    <message>
        <source>drew</source>
        <extracomment>Said after “You”, as all that follow: “You drew”.</extracomment>
        <translation>robaste</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasaste</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>descartaste {card}</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>añadiste {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>jugaste {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>saliste con {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>jugaste {card}, baza de {name}</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>hiciste una baza con {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>recogiste {pile} para {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>recogiste {pile} para {meld} y {more} más</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>bajaste {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>bajaste {meld} y {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>bajaste {meld}, {other} y {more} más</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>hiciste un cierre relámpago</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>barajaste un mazo nuevo y robaste</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>tomaste el último descarte</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>tomaste el último descarte para {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>tomaste el último descarte para {melds}, con un joker cambiado por {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>bajaste {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>bajaste {melds}, con un joker cambiado por {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>añadiste un joker como {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>cambiaste {card} por un joker</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>anunciaste jokers</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>tomaste el último descarte para {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>tomaste el último descarte y lo añadiste</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>bajaste {meld}</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>tomaste la pila de descartes</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>bajaste {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>bajaste {cards} y {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>bajaste {cards}, {other} y {more} más</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>añadiste a {cards}</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>rechazaste la primera carta</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>tenías el turno cuando se acabó el tiempo</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>pusiste {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>acabaste el turno</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>anunciaste Sin damas</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>anunciaste Sin bazas</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>anunciaste Sin corazones</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>anunciaste Sin rey de corazones</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>anunciaste Dos últimas</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>anunciaste Triunfo {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>anunciaste Dominó desde {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>doblaste a {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>doblaste a {first} y {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>doblaste a {first}, {second} y {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>redoblaste a {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>redoblaste a {first} y {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>redoblaste a {first}, {second} y {third}</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>tomaste la viuda</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>apartaste dos cartas</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>repartiste la mano {hand}</translation>
    </message>
    <message>
        <source>played {card} and took it</source>
        <translation>jugaste {card}, baza tuya</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{what} The match goes on; it is saved to line {line} of its record.</source>
        <translation>{what} La partida sigue; está guardada hasta la línea {line} de su registro.</translation>
    </message>
    <message>
        <source>{what} The match goes on, but it is not saved.</source>
        <translation>{what} La partida sigue, pero no se guarda.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed: a move at random was made.</source>
        <translation>El jugador del ordenador de {name} ha fallado: se hizo una jugada al azar.</translation>
    </message>
    <message>
        <source>The hint has failed. The match is as it was.</source>
        <translation>El consejo ha fallado. La partida está como estaba.</translation>
    </message>
    <message>
        <source>This is a serious match: nothing is taken back, and no hints are given.</source>
        <translation>Esta es una partida seria: no se deshace nada ni se dan consejos.</translation>
    </message>
    <message>
        <source>No card of the hand goes with what lies here now.</source>
        <translation>Ninguna carta de la mano va con lo que hay aquí ahora.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since.</source>
        <translation>No se puede deshacer nada: desde entonces se ha mostrado algo oculto.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Este programa no conoce el juego {game}.</translation>
    </message>
    <message>
        <source>The record of this match is wrong in line {line}. {reason}</source>
        <translation>El registro de esta partida es erróneo en la línea {line}. {reason}</translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation>La partida ha empezado.</translation>
    </message>
    <message>
        <source>Hand {hand} is over.</source>
        <translation>La mano {hand} ha terminado.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{other} is choosing. The hand can be sorted meanwhile.</source>
        <translation>{other} está eligiendo. Mientras tanto se puede ordenar la mano.</translation>
    </message>
    <message>
        <source>There is nothing to do this with. Choose the cards first.</source>
        <translation>No hay nada con que hacerlo. Elige antes las cartas.</translation>
    </message>
    <message>
        <source>The chosen cards are no use for this. Choose others.</source>
        <translation>Las cartas elegidas no sirven para esto. Elige otras.</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>repartió la mano {hand}</translation>
    </message>
    <message>
        <source>Play the hand out</source>
        <translation>Jugar la mano hasta el final</translation>
    </message>
    <message>
        <source>The hand is being played out.</source>
        <translation>La mano se está jugando hasta el final.</translation>
    </message>
    <message>
        <source>{name} is choosing.</source>
        <translation>{name} está eligiendo.</translation>
    </message>
</context>
<context>
    <name>sheepshead</name>
    <message>
        <source>The window comes first. Take it or pass.</source>
        <translation>Primero va la viuda. Tómala o pasa.</translation>
    </message>
    <message>
        <source>You have taken the window. Lay two cards away first.</source>
        <translation>Has tomado la viuda. Antes aparta dos cartas.</translation>
    </message>
    <message>
        <source>The window is settled. Play a card.</source>
        <translation>La viuda está resuelta. Juega una carta.</translation>
    </message>
    <message>
        <source>Two different cards of your hand go to the window. Choose two.</source>
        <translation>A la viuda van dos cartas distintas de tu mano. Elige dos.</translation>
    </message>
    <message>
        <source>{name} has taken the window. Lay two cards away first.</source>
        <translation>{name} ha tomado la viuda. Antes aparta dos cartas.</translation>
    </message>
    <message>
        <source>Two different cards of {name}’s hand go to the window. Choose two.</source>
        <translation>A la viuda van dos cartas distintas de la mano de {name}. Elige dos.</translation>
    </message>
    <message>
        <source>{turn}: take the window and play alone, or pass.</source>
        <translation>{turn}: toma la viuda y juega un solo, o pasa.</translation>
    </message>
    <message>
        <source>{turn}: choose two cards to lay away.</source>
        <translation>{turn}: elige dos cartas para apartar.</translation>
    </message>
    <message>
        <source>{turn}: choose one more card to lay away.</source>
        <translation>{turn}: elige una carta más para apartar.</translation>
    </message>
    <message>
        <source>{turn}: lay these two cards away.</source>
        <translation>{turn}: aparta estas dos cartas.</translation>
    </message>
    <message>
        <source>Two cards go to the window. Choose two.</source>
        <translation>A la viuda van dos cartas. Elige dos.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with a trump.</source>
        <translation>{turn}: se salió de triunfo. Asiste con un triunfo.</translation>
    </message>
    <message>
        <source>{turn}: no trump to follow with. Play any card.</source>
        <translation>{turn}: sin triunfo con que asistir. Juega cualquier carta.</translation>
    </message>
    <message>
        <source>The Least: the fewest card points win.</source>
        <translation>Ganapierde: gana quien tiene menos tantos.</translation>
    </message>
    <message>
        <source>Trumps: queens, jacks, diamonds.</source>
        <translation>Triunfos: damas, jotas, diamantes.</translation>
    </message>
    <message>
        <source>Their card points count for the Player: {points}.</source>
        <translation>Sus tantos cuentan para el Solista: {points}.</translation>
    </message>
    <message>
        <source>Take the window</source>
        <translation>Tomar la viuda</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <translation>Apartar {cards}</translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>Ganapierde</translation>
    </message>
    <message>
        <source>If all three pass, everybody plays for as few card points as possible.</source>
        <translation>Si pasan los tres, todos juegan por llevarse los menos tantos posibles.</translation>
    </message>
    <message>
        <source>If all three pass, the hand is over and nobody scores.</source>
        <translation>Si pasan los tres, la mano acaba y nadie puntúa.</translation>
    </message>
    <message>
        <source>The match ends when one player alone leads with this many game points or more.</source>
        <translation>La partida acaba cuando uno solo va en cabeza con estos puntos o más.</translation>
    </message>
    <message>
        <source>Short, to 5</source>
        <translation>Corta, a 5</translation>
    </message>
    <message>
        <source>Without The Least</source>
        <translation>Sin Ganapierde</translation>
    </message>
    <message>
        <source>The deck is not the pack of 32 cards, sevens to aces.</source>
        <translation>El mazo no es la baraja de 32 cartas, del siete al as.</translation>
    </message>
    <message>
        <source>played out</source>
        <translation>jugada hasta el final</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>pasaron todos</translation>
    </message>
    <message>
        <source>{name} has played alone and won: +{points}</source>
        <translation>{name} ha jugado un solo y lo ha ganado: +{points}</translation>
    </message>
    <message>
        <source>Schneider: {name} has played alone and won: +{points}</source>
        <translation>Schneider: {name} ha jugado un solo y lo ha ganado: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: {name} has played alone and won: +{points}</source>
        <translation>Schwarz: {name} ha jugado un solo y lo ha ganado: +{points}</translation>
    </message>
    <message>
        <source>{name} has played alone and failed: −{points}</source>
        <translation>{name} ha jugado un solo y lo ha perdido: −{points}</translation>
    </message>
    <message>
        <source>The Least is played out</source>
        <translation>El Ganapierde ha terminado</translation>
    </message>
    <message>
        <source>All three have passed</source>
        <translation>Han pasado los tres</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <translation>Tantos en las bazas</translation>
    </message>
    <message>
        <source>Card points in the window</source>
        <translation>Tantos en la viuda</translation>
    </message>
    <message>
        <source>Card points in all</source>
        <translation>Tantos en total</translation>
    </message>
    <message>
        <source>Played alone and won</source>
        <translation>Solo ganado</translation>
    </message>
    <message>
        <source>Played alone and won with 91 or more</source>
        <translation>Solo ganado con 91 o más</translation>
    </message>
    <message>
        <source>Played alone and won all tricks</source>
        <translation>Solo ganado con todas las bazas</translation>
    </message>
    <message>
        <source>Played alone and failed</source>
        <translation>Solo perdido</translation>
    </message>
    <message>
        <source>Played alone and failed with 30 or fewer</source>
        <translation>Solo perdido con 30 o menos</translation>
    </message>
    <message>
        <source>Played alone and won no trick</source>
        <translation>Solo perdido sin ninguna baza</translation>
    </message>
    <message>
        <source>The only one without a trick in The Least</source>
        <translation>El único sin baza en el Ganapierde</translation>
    </message>
    <message>
        <source>Fewest card points in The Least</source>
        <translation>Menos tantos en el Ganapierde</translation>
    </message>
    <message>
        <source>Among the fewest card points, and not winner of the last trick</source>
        <translation>De los que tienen menos tantos, sin la última baza</translation>
    </message>
    <message>
        <source>One of two without a trick in The Least</source>
        <translation>Uno de los dos sin baza en el Ganapierde</translation>
    </message>
    <message>
        <source>{name} alone, {points} of 120</source>
        <translation>Solo de {name}, {points} de 120</translation>
    </message>
    <message>
        <source>{name} alone, Schneider, {points}</source>
        <translation>Solo de {name}, Schneider, {points}</translation>
    </message>
    <message>
        <source>{name} alone, Schwarz, all tricks</source>
        <translation>Solo de {name}, Schwarz, todas las bazas</translation>
    </message>
    <message>
        <source>{name} alone, not one trick</source>
        <translation>Solo de {name}, ninguna baza</translation>
    </message>
    <message>
        <source>The Least, {names} fewest with {points}</source>
        <translation>Ganapierde, {names} el mínimo, {points}</translation>
    </message>
    <message>
        <source>The Least, {names} without a trick</source>
        <translation>Ganapierde, {names} sin bazas</translation>
    </message>
    <message>
        <source>the fewest card points win</source>
        <translation>gana quien tiene menos tantos</translation>
    </message>
    <message>
        <source>{who} plays alone</source>
        <translation>{who} juega un solo</translation>
    </message>
    <message>
        <source>61 card points win</source>
        <translation>con 61 tantos se gana</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>{points} tantos</translation>
    </message>
    <message>
        <source>alone: {points} card points</source>
        <translation>solo: {points} tantos</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>juega un solo</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>triunfos</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La viuda</translation>
    </message>
    <message>
        <source>who takes it plays alone</source>
        <translation>quien la toma juega un solo</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>apartó dos cartas</translation>
    </message>
    <message>
        <source>two cards to lay away</source>
        <translation>dos cartas por apartar</translation>
    </message>
    <message>
        <source>two cards laid away</source>
        <translation>dos cartas apartadas</translation>
    </message>
    <message>
        <source>61 of 120 to win</source>
        <translation>61 de 120 para ganar</translation>
    </message>
    <message>
        <source>2, 4 or 6</source>
        <translation>2, 4 o 6</translation>
    </message>
    <message>
        <source>all passed, each alone</source>
        <translation>pasaron todos, cada uno solo</translation>
    </message>
    <message>
        <source>fewest points 2, no trick 4</source>
        <translation>menos tantos 2, sin baza 4</translation>
    </message>
    <message>
        <source>What it pays</source>
        <translation>Cuánto vale</translation>
    </message>
    <message>
        <source>What it pays {who}</source>
        <translation>Cuánto vale para {who}</translation>
    </message>
    <message>
        <source>All ten tricks</source>
        <translation>Las diez bazas</translation>
    </message>
    <message>
        <source>91 or more</source>
        <translation>91 o más</translation>
    </message>
    <message>
        <source>61 to 90</source>
        <translation>61 a 90</translation>
    </message>
    <message>
        <source>31 to 60</source>
        <translation>31 a 60</translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation>30 o menos</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Sin baza</translation>
    </message>
    <message>
        <source>No trick at all</source>
        <translation>Ni una sola baza</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Menos tantos</translation>
    </message>
    <message>
        <source>Tied, without the last trick</source>
        <translation>Empate, sin la última baza</translation>
    </message>
    <message>
        <source>Last trick takes the window</source>
        <translation>La última baza se lleva la viuda</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>tomó la viuda</translation>
    </message>
    <message>
        <source>Take the window and play alone</source>
        <translation>Toma la viuda y juega un solo</translation>
    </message>
    <message>
        <source>Pass, and leave the window</source>
        <translation>Pasa, y deja la viuda</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>Permission denied</source>
        <translation>no está permitido</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>está en uso</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ya hay un archivo allí</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>sería demasiado grande</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>el disco da un error</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>una parte de la ruta no es una carpeta</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>el disco es de solo lectura</translation>
    </message>
</context>
<context>
    <name>tricks</name>
    <message>
        <source>{card} wins</source>
        <translation>Gana {card}</translation>
    </message>
    <message>
        <source>You hold cards of the suit led. Follow with one of them.</source>
        <translation>Tienes cartas del palo de salida. Asiste con una de ellas.</translation>
    </message>
    <message>
        <source>{name} holds cards of the suit led. Follow with one of them.</source>
        <translation>{name} tiene cartas del palo de salida. Asiste con una de ellas.</translation>
    </message>
    <message>
        <source>One card at a time. Choose one.</source>
        <translation>De una en una. Elige una carta.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>Nothing is melded in this game. Take the cards back into the hand.</source>
        <translation>En este juego no se baja nada. Devuelve las cartas a la mano.</translation>
    </message>
    <message>
        <source>{turn}: lead a card.</source>
        <translation>{turn}: sal con una carta.</translation>
    </message>
    <message>
        <source>{turn}: follow suit.</source>
        <translation>{turn}: asiste al palo.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play any card.</source>
        <translation>{turn}: nada del palo de salida. Juega cualquier carta.</translation>
    </message>
    <message>
        <source>Lead the {card}</source>
        <translation>Juega {card} de salida</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Juega {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <extracomment>Said after the name of a player.</extracomment>
        <translation>jugó {card}</translation>
    </message>
</context>
</TS>
