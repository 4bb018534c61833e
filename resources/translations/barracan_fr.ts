<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutPage</name>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Ce qu’il contient</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>BarraCan and its relatives at one card table.</source>
        <translation>Le BarraCan et ses cousins à une même table de cartes.</translation>
    </message>
    <message>
        <source>BarraCan was invented by Carlos De La Riva.</source>
        <translation>Le BarraCan a été inventé par Carlos De La Riva.</translation>
    </message>
    <message>
        <source>The program, its card faces and its sounds are free software under the MIT licence.</source>
        <translation>Le programme, ses cartes et ses sons sont des logiciels libres sous licence MIT.</translation>
    </message>
    <message>
        <source>Each match is a record, a file that ends in .cards.jsonl. Other programs may read and write records, too. This page describes them:</source>
        <translation>Chaque partie est un enregistrement, un fichier qui finit par .cards.jsonl. D’autres programmes peuvent aussi lire et écrire des enregistrements. Cette page les décrit&#xa0;:</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt} and PySide {pyside} on {system}</source>
        <translation>Python {python}, Qt {qt} et PySide {pyside} sur {system}</translation>
    </message>
    <message>
        <source>It runs with</source>
        <translation>Il tourne avec</translation>
    </message>
    <message>
        <source>in memory only: nothing is kept after this</source>
        <translation>en mémoire seulement&#xa0;: rien n’est conservé ensuite</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>sortie d’erreur standard</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Vos parties</translation>
    </message>
    <message>
        <source>The library: one file with matches, pads and players. Each move is in it before it is shown.</source>
        <translation>La bibliothèque&#xa0;: un seul fichier avec parties, feuilles de marque et joueurs. Chaque coup y est avant d’être montré.</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Vos réglages</translation>
    </message>
    <message>
        <source>What you have chosen for good, and the window’s size.</source>
        <translation>Ce que vous avez choisi une fois pour toutes, et la taille de la fenêtre.</translation>
    </message>
    <message>
        <source>Painted pictures</source>
        <translation>Images peintes</translation>
    </message>
    <message>
        <source>Cards and tables that were painted before. This folder can be deleted at any time.</source>
        <translation>Des cartes et des tables déjà peintes. Ce dossier peut être effacé à tout moment.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>Le journal</translation>
    </message>
    <message>
        <source>What went wrong. It is sent nowhere.</source>
        <translation>Ce qui s’est mal passé. Il n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>While the program runs, the last moves lie in a second file beside the library: who copies the one file alone may lack them. The button here makes a whole copy, and so does this command:</source>
        <translation>Tant que le programme tourne, les derniers coups sont dans un second fichier à côté de la bibliothèque&#xa0;: ils peuvent manquer à qui ne copie que le premier. Ce bouton fait une copie entière, et cette commande aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Keep the library elsewhere</source>
        <translation>Garder la bibliothèque ailleurs</translation>
    </message>
    <message>
        <source>To copy the library</source>
        <translation>Pour copier la bibliothèque</translation>
    </message>
    <message>
        <source>Something does not work as it should? Save a report and pass it on to those who make the program, with a sentence about what you did and what happened then.</source>
        <translation>Quelque chose ne marche pas comme il faut&#xa0;? Enregistrez un rapport et transmettez-le à ceux qui font le programme, avec une phrase sur ce que vous avez fait et ce qui est alors arrivé.</translation>
    </message>
    <message>
        <source>In the report are: the record of the match at the table up to the last hand that is over, with the names written in it; the versions of the program, Python, Qt and the system; and the last part of the log, in which all cards, numbers and names are blotted out.</source>
        <translation>Le rapport contient&#xa0;: l’enregistrement de la partie à la table jusqu’à la dernière donne finie, avec les noms qui y sont écrits&#xa0;; les versions du programme, de Python, de Qt et du système&#xa0;; et la fin du journal, où les cartes, les nombres et les noms sont effacés.</translation>
    </message>
    <message>
        <source>Nothing of the hand that is being played is in it, and nothing else of yours. It is sent nowhere: it becomes a file, which you can read before anybody else does.</source>
        <translation>Rien de la donne en cours n’y figure, ni rien d’autre de vous. Il n’est envoyé nulle part&#xa0;: il devient un fichier, que vous pouvez lire avant tout le monde.</translation>
    </message>
    <message>
        <source>All this is part of the program as it runs here. Thanks to everybody who made it.</source>
        <translation>Tout cela fait partie du programme tel qu’il tourne ici. Merci à tous ceux qui l’ont fait.</translation>
    </message>
    <message>
        <source>Qt and PySide are used as libraries that can be replaced by others of the same form. Qt contains works of others, which its own documentation lists.</source>
        <translation>Qt et PySide sont employés comme des bibliothèques que l’on peut remplacer par d’autres de même forme. Qt contient des œuvres d’autres auteurs, que sa documentation énumère.</translation>
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
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>Copier&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>AboutPages</name>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archive (*.zip)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>Le rapport est dans {file}.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since, or nothing has been done.</source>
        <translation>Rien ne peut être repris&#xa0;: quelque chose de caché a été montré depuis, ou rien n’a été fait.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Sort: {order}</source>
        <translation>Tri&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
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
        <translation>Nouveau dans la main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{reason} Clause {clause}.</source>
        <translation>{reason} Article {clause}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn. The cards stay hidden until {name} shows them.</source>
        <translation>C’est à {name}. Les cartes restent cachées&#xa0;; c’est à {name} de les montrer.</translation>
    </message>
</context>
<context>
    <name>BarbuTable</name>
    <message>
        <source>now {name}</source>
        <translation>maintenant {name}</translation>
    </message>
    <message>
        <source>left for {names}</source>
        <translation>reste pour {names}</translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation>{contract}&#xa0;: {results}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>{one} has doubled {other}</source>
        <translation>{one} a contré {other}</translation>
    </message>
    <message>
        <source>{one} and {other} redoubled</source>
        <translation>{one} et {other}&#xa0;: surcontre</translation>
    </message>
    <message>
        <source>{name} owes one</source>
        <translation>{name} en doit un</translation>
    </message>
    <message>
        <source>{name} owes two</source>
        <translation>{name} en doit deux</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} choisit</translation>
    </message>
    <message>
        <source>the last contract of this round</source>
        <translation>le dernier contrat de cette manche</translation>
    </message>
    <message>
        <source>{count} contracts left in this round</source>
        <translation>encore {count} contrats dans cette manche</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Donne {hand} sur {hands}</translation>
    </message>
    <message>
        <source>1st, {points}</source>
        <translation>1er, {points}</translation>
    </message>
    <message>
        <source>2nd, {points}</source>
        <translation>2e, {points}</translation>
    </message>
    <message>
        <source>3rd, {points}</source>
        <translation>3e, {points}</translation>
    </message>
    <message>
        <source>4th, {points}</source>
        <translation>4e, {points}</translation>
    </message>
</context>
<context>
    <name>CardFolder</name>
    <message>
        <source>The folder of your card faces cannot be read: {folder}.</source>
        <translation>Le dossier de vos cartes ne peut pas être lu&#xa0;: {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} lacks {card} and {others} more; a set has 52 SVG or PNG files, such as QH.svg.</source>
        <translation>Au dossier {folder}, il manque {card} et {others} autres&#xa0;; un jeu a 52 fichiers SVG ou PNG, par exemple QH.svg.</translation>
    </message>
    <message>
        <source>The folder {folder} has no picture of {card}.</source>
        <translation>Le dossier {folder} n’a pas d’image de la carte {card}.</translation>
    </message>
    <message>
        <source>The picture {file} in the folder of your card faces cannot be read.</source>
        <translation>L’image {file} du dossier de vos cartes ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The picture {file} is {width} by {height}; a card is upright, about 1.4 times as high as wide.</source>
        <translation>L’image {file} mesure {width} sur {height}&#xa0;; une carte est debout, environ 1,4 fois plus haute que large.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>{count} still out</source>
        <translation>encore {count} dehors</translation>
    </message>
    <message>
        <source>trumps out: {cards}</source>
        <translation>atouts dehors&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>no trump is out</source>
        <translation>plus d’atout dehors</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
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
        <translation>deux de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>trois de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quatre de {suit}</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>cinq de {suit}</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>six de {suit}</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>sept de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>huit de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>neuf de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dix de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valet de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dame de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>roi de {suit}</translation>
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
        <translation>face cachée</translation>
    </message>
</context>
<context>
    <name>ChapterPath</name>
    <message>
        <source>The course</source>
        <translation>Le cours</translation>
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
        <translation>doit un contre</translation>
    </message>
    <message>
        <source>ring: declares</source>
        <translation>anneau&#xa0;: déclarant</translation>
    </message>
</context>
<context>
    <name>ConcanTable</name>
    <message>
        <source>left in hand</source>
        <translation>reste en main</translation>
    </message>
    <message>
        <source>not down</source>
        <translation>sans descente</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>pas de descente</translation>
    </message>
    <message>
        <source>melds down</source>
        <extracomment>Beside a tick, in little room.</extracomment>
        <translation>descente</translation>
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
        <translation>{name}&#xa0;: {words}, {total} dans la partie</translation>
    </message>
    <message>
        <source>Nothing laid yet</source>
        <translation>Rien de posé</translation>
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
        <translation>nommé, {points}</translation>
    </message>
    <message>
        <source>Declare: {contract}</source>
        <translation>Déclarer&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>Trump asks for a suit, dominoes for the rank that begins.</source>
        <translation>L’atout demande une couleur, la réussite le rang qui commence.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Couleur d’atout</translation>
    </message>
    <message>
        <source>Starting rank</source>
        <translation>Rang de départ</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Choisissez un contrat</translation>
    </message>
    <message>
        <source>each once in your seven hands</source>
        <translation>chacun une fois dans vos sept donnes</translation>
    </message>
</context>
<context>
    <name>ControlRow</name>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>The judged move and all moves of the hand</source>
        <translation>Le coup jugé et tous les coups de la donne</translation>
    </message>
    <message>
        <source>Who is ahead, over the whole match</source>
        <translation>Qui est en tête, sur toute la partie</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>To the next move that cost something</source>
        <translation>Au prochain coup qui a coûté quelque chose</translation>
    </message>
    <message>
        <source>Next costly</source>
        <translation>Prochain coûteux</translation>
    </message>
    <message>
        <source>Next costly (J)</source>
        <translation>Prochain coûteux (J)</translation>
    </message>
    <message>
        <source>Moves (V)</source>
        <translation>Coups (V)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Graph (G)</source>
        <translation>Courbe (G)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>CourseOffer</name>
    <message>
        <source>Is {game} new to you? Its course begins with a hand that you play.</source>
        <translation>Le {game} est nouveau pour vous&#xa0;? Son cours commence par une donne que vous jouez.</translation>
    </message>
    <message>
        <source>Open the course</source>
        <translation>Ouvrir le cours</translation>
    </message>
</context>
<context>
    <name>CoursePages</name>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>étape {number} sur {count}</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} étapes</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Chapitre {number} sur {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>{done} of {count} steps</source>
        <translation>{done} sur {count} étapes</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about a minute left</source>
        <translation>{done} sur {count} étapes, encore une minute environ</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about {minutes} minutes left</source>
        <translation>{done} sur {count} étapes, encore {minutes} minutes environ</translation>
    </message>
    <message>
        <source>Now a match of your own</source>
        <translation>À vous de jouer une partie</translation>
    </message>
    <message>
        <source>Each chapter can be played again, too.</source>
        <translation>Chaque chapitre peut aussi se rejouer.</translation>
    </message>
    <message>
        <source>The course is finished</source>
        <translation>Le cours est terminé</translation>
    </message>
    <message>
        <source>Example hand {number} of {count}</source>
        <translation>Donne d’exemple {number} sur {count}</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <translation>{done} sur {count} résolus</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>This lesson has other steps than it had when you left it. It begins with its first one.</source>
        <translation>Cette leçon a d’autres étapes que lorsque vous l’avez quittée. Elle commence par la première.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until {name} says so.</source>
        <translation>Passez l’écran. Les cartes restent cachées&#xa0;; à {name} de les montrer.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <translation>{name}&#xa0;: depuis le dernier tour</translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Je suis {name}, montrez ma main</translation>
    </message>
    <message>
        <source>… {count} more before that</source>
        <translation>… {count} autres avant cela</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Won {won} of {matches} matches: {part}</source>
        <translation>Parties gagnées&#xa0;: {won} sur {matches}, {part}</translation>
    </message>
    <message>
        <source>Won {won} of one match: {part}</source>
        <translation>Parties gagnées&#xa0;: {won} sur une, {part}</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>après une partie</translation>
    </message>
    <message>
        <source>after {matches} matches</source>
        <translation>après {matches} parties</translation>
    </message>
</context>
<context>
    <name>DominoRow</name>
    <message>
        <source>goes on with {cards}</source>
        <translation>continue avec {cards}</translation>
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
        <translation>coché</translation>
    </message>
</context>
<context>
    <name>DoublingSheet</name>
    <message>
        <source>owed: {count} more</source>
        <translation>dus&#xa0;: encore {count}</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>What a tick at the name of a player means.</extracomment>
        <translation>Surcontrer</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Contrer</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <source>Return these cards</source>
        <translation>Rendre ces cartes</translation>
    </message>
    <message>
        <source>Show in the builder</source>
        <translation>Voir dans l’atelier</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} points</translation>
    </message>
    <message>
        <source>Arm {cards}</source>
        <translation>Montant {cards}</translation>
    </message>
    <message>
        <source>beside {card}: {cards}</source>
        <translation>à côté de {card}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>the last hand of this round</source>
        <translation>la dernière donne de cette manche</translation>
    </message>
    <message>
        <source>{count} hands left, this one too</source>
        <translation>encore {count} donnes, celle-ci comprise</translation>
    </message>
    <message>
        <source>Two of the declarer each round</source>
        <translation>Deux contres au déclarant par manche</translation>
    </message>
    <message>
        <source>→ the difference once</source>
        <translation>→ la différence une fois</translation>
    </message>
    <message>
        <source>↔ the difference twice</source>
        <translation>↔ la différence deux fois</translation>
    </message>
    <message>
        <source>declares</source>
        <translation>déclare</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>en doit {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
</context>
<context>
    <name>EndBoard</name>
    <message>
        <source>{total} in all</source>
        <translation>{total} en tout</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} gagne la partie</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} gagnent la partie</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} se partagent la partie</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} was ahead</source>
        <translation>{ender} a fini la dernière donne, mais {names} avait l’avantage</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} were ahead</source>
        <translation>{ender} a fini la dernière donne, mais {names} avaient l’avantage</translation>
    </message>
    <message>
        <source>{names} reaches {target}</source>
        <translation>{names} atteint {target}</translation>
    </message>
    <message>
        <source>{names} reach {target}</source>
        <translation>{names} atteignent {target}</translation>
    </message>
    <message>
        <source>to {others}, after one hand</source>
        <translation>contre {others}, après une donne</translation>
    </message>
    <message>
        <source>to {others}, after {count} hands</source>
        <translation>contre {others}, après {count} donnes</translation>
    </message>
    <message>
        <source>to {others} hands won</source>
        <translation>contre {others} donnes gagnées</translation>
    </message>
</context>
<context>
    <name>ExampleBox</name>
    <message>
        <source>open</source>
        <translation>libres</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} points</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>incorrect</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>peut se jouer</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>ne se joue pas</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>va</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne va pas</translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation>se ramasse</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>{file} is the library, where your matches are kept: choose another name.</source>
        <translation>{file} est la bibliothèque, où sont conservées vos parties&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>FairPlayPage</name>
    <message>
        <source>Prove that the computer did not peek</source>
        <translation>Prouver que l’ordinateur n’a pas regardé</translation>
    </message>
    <message>
        <source>Decisions asked again</source>
        <translation>Décisions redemandées</translation>
    </message>
    <message>
        <source>No computer player sees more than its seat</source>
        <translation>Aucun joueur de l’ordinateur ne voit plus que sa place</translation>
    </message>
    <message>
        <source>Sealed decks</source>
        <translation>Paquets scellés</translation>
    </message>
    <message>
        <source>{count} decisions of this match are drawn. All cards that the seat could not know then are dealt again, {redeals} times for each, and its player is asked again. Who sees only what the seat sees does the same each time.</source>
        <translation>On tire au sort {count} décisions de cette partie. Toutes les cartes que la place ne pouvait pas connaître alors sont redistribuées, {redeals} fois pour chacune, et son joueur est interrogé de nouveau. Qui ne voit que ce que voit la place fait chaque fois la même chose.</translation>
    </message>
    <message>
        <source>Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them.</source>
        <translation>Avant une donne, son paquet est scellé, pour qu’aucune carte ne puisse être changée ensuite. Après la donne, le sceau est ouvert&#xa0;: c’est le SHA-256 du sel et des cartes dans leur ordre, séparés par des espaces.</translation>
    </message>
    <message>
        <source>No computer player has moved yet in a hand that is over.</source>
        <translation>Aucun joueur de l’ordinateur n’a encore joué dans une donne finie.</translation>
    </message>
    <message>
        <source>A computer player has failed. Report this fault: it is one of the program.</source>
        <translation>Un joueur de l’ordinateur n’a pas répondu. Signalez ce défaut&#xa0;: il vient du programme.</translation>
    </message>
    <message>
        <source>Asked again: {done} of {count}</source>
        <translation>Redemandées&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>In no decision of this match could the other hands have been different.</source>
        <translation>Dans aucune décision de cette partie les autres mains ne pouvaient être différentes.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Nobody peeked: {count} decisions, {asked} redeals, and each time the same move with the same reasons.</source>
        <translation>Personne n’a regardé&#xa0;: {count} décisions, {asked} redistributions, et chaque fois le même coup pour les mêmes raisons.</translation>
    </message>
    <message>
        <source>Decisions that changed when hidden cards lay elsewhere: {count}. Report this fault: it must never happen.</source>
        <translation>Décisions qui ont changé quand les cartes cachées étaient ailleurs&#xa0;: {count}. Signalez ce défaut&#xa0;: cela ne doit jamais arriver.</translation>
    </message>
    <message>
        <source>Hand {hand}: {name} ({player}) {what}</source>
        <translation>Donne {hand}&#xa0;: {name} ({player}) {what}</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Le même</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>{verdict}, cards elsewhere: {cards}</source>
        <translation>{verdict}, cartes ailleurs&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The decks of this match were not sealed.</source>
        <translation>Les paquets de cette partie n’ont pas été scellés.</translation>
    </message>
    <message>
        <source>Seal: {digest}</source>
        <translation>Sceau&#xa0;: {digest}</translation>
    </message>
    <message>
        <source>Salt and cards are shown when the hand is over.</source>
        <translation>Le sel et les cartes se montrent quand la donne est finie.</translation>
    </message>
    <message>
        <source>Salt: {salt}</source>
        <translation>Sel&#xa0;: {salt}</translation>
    </message>
    <message>
        <source>Cards: {cards}</source>
        <translation>Cartes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The seal holds.</source>
        <translation>Le sceau est intact.</translation>
    </message>
    <message>
        <source>The seal is that of another deck.</source>
        <translation>Le sceau est celui d’un autre paquet.</translation>
    </message>
    <message>
        <source>Copy salt and cards</source>
        <translation>Copier le sel et les cartes</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{name}: points {points} of {limit}, hands {hands}</source>
        <translation>{name}&#xa0;: points {points} sur {limit}, donnes {hands}</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Matches won over time</source>
        <translation>Parties gagnées, au fil du temps</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>of all matches</source>
        <translation>de toutes les parties</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>inachevées</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Par donne</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
</context>
<context>
    <name>FirstCard</name>
    <message>
        <source>Only you see this card</source>
        <translation>Vous seul voyez cette carte</translation>
    </message>
</context>
<context>
    <name>FirstDraw</name>
    <message>
        <source>The draw for the first player</source>
        <translation>Le tirage du premier joueur</translation>
    </message>
    <message>
        <source>{name} cuts the pack</source>
        <translation>{name} coupe le paquet</translation>
    </message>
</context>
<context>
    <name>FlashExit</name>
    <message>
        <source>{name} lays all five at once: {points} points</source>
        <translation>{name} pose les cinq à la fois&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>and {points} for what is laid</source>
        <translation>et {points} pour ce qui est posé</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Three complete sets: the best of each type count double. Melding out is allowed.</source>
        <translation>Trois séries complètes&#xa0;: les meilleures de chaque sorte comptent double. La sortie est permise.</translation>
    </message>
    <message>
        <source>With three sets, the best three of each type count double.</source>
        <translation>Avec trois séries, les trois meilleures de chaque sorte comptent double.</translation>
    </message>
    <message>
        <source>Two complete sets: melding out is allowed.</source>
        <translation>Deux séries complètes&#xa0;: la sortie est permise.</translation>
    </message>
    <message>
        <source>One complete set: melding out is allowed.</source>
        <translation>Une série complète&#xa0;: la sortie est permise.</translation>
    </message>
    <message>
        <source>Still needed to meld out: {types}.</source>
        <translation>Il manque encore pour sortir&#xa0;: {types}.</translation>
    </message>
    <message>
        <source>Melding out takes one category of each type.</source>
        <translation>Pour sortir, il faut une catégorie de chaque sorte.</translation>
    </message>
    <message>
        <source>No ladder yet. One with all five types pays for its top card.</source>
        <translation>Pas encore d’échelle. Avec les cinq sortes, elle rapporte sa carte du sommet.</translation>
    </message>
    <message>
        <source>All ladders are complete.</source>
        <translation>Toutes les échelles sont complètes.</translation>
    </message>
    <message>
        <source>The ladder is complete.</source>
        <translation>L’échelle est complète.</translation>
    </message>
    <message>
        <source>Complete and royal, it pays {points} more.</source>
        <translation>Complète et royale, elle rapporte {points} de plus.</translation>
    </message>
    <message>
        <source>Complete, it pays {points} more.</source>
        <translation>Complète, elle rapporte {points} de plus.</translation>
    </message>
    <message>
        <source>Still needs: {types}.</source>
        <translation>Il manque encore&#xa0;: {types}.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>{points} of it in this hand</source>
        <translation>dont {points} dans cette donne</translation>
    </message>
    <message>
        <source>no points in this hand</source>
        <translation>pas de points dans cette donne</translation>
    </message>
    <message>
        <source>no points in this hand yet</source>
        <translation>pas encore de points dans cette donne</translation>
    </message>
    <message>
        <source>{points} on the table this hand</source>
        <translation>{points} sur la table dans cette donne</translation>
    </message>
    <message>
        <source>{points} in this hand so far</source>
        <translation>{points} dans cette donne jusqu’ici</translation>
    </message>
    <message>
        <source>{points} this hand</source>
        <translation>{points} cette donne</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source>Cards in hand count against a side at the end.</source>
        <translation>Les cartes en main comptent contre un camp à la fin.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
</context>
<context>
    <name>GamePortrait</name>
    <message>
        <source>{sentence}. For {players} players.</source>
        <translation>{sentence}. Pour {players} joueurs.</translation>
    </message>
    <message>
        <source>{sentence}. For {players} players; a match takes about {minutes} minutes.</source>
        <translation>{sentence}. Pour {players} joueurs&#xa0;; une partie dure environ {minutes} minutes.</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seuls</translation>
    </message>
    <message>
        <source>Partners or everybody alone</source>
        <translation>Partenaires ou chacun pour soi</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Changer de place</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <translation>{place}, avec {names}</translation>
    </message>
    <message>
        <source>Several people share this screen: each needs a name.</source>
        <translation>Plusieurs personnes partagent cet écran&#xa0;: il faut un nom à chacune.</translation>
    </message>
    <message>
        <source>What this set says of {options} is no longer possible: the usual rule stands.</source>
        <translation>Ce que ce choix dit de {options} n’est plus possible&#xa0;: la règle habituelle s’applique.</translation>
    </message>
    <message>
        <source>{count} sides</source>
        <translation>{count} camps</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>Choose the seat to change places with.</source>
        <translation>Choisissez la place avec laquelle échanger.</translation>
    </message>
    <message>
        <source>Each plays alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>{first} against {second} against {third}</source>
        <translation>{first} contre {second} contre {third}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
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
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{minutes}′</source>
        <translation>{minutes}′</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players} joueurs</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} minutes</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>rich</source>
        <translation>riche</translation>
    </message>
    <message>
        <source>deep</source>
        <translation>profond</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>points, {needed} are enough</source>
        <translation>points, {needed} suffisent</translation>
    </message>
    <message>
        <source>of {needed}</source>
        <translation>sur {needed}</translation>
    </message>
    <message>
        <source>of {needed}, {more} more</source>
        <translation>sur {needed}, encore {more}</translation>
    </message>
</context>
<context>
    <name>HandPoints</name>
    <message>
        <source>This hand so far</source>
        <translation>Donne en cours</translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>{game}, hand {hand}</source>
        <translation>{game}, donne {hand}</translation>
    </message>
    <message>
        <source>{game}, hand {hand}, to {target}</source>
        <translation>{game}, donne {hand}, en {target}</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La course</translation>
    </message>
</context>
<context>
    <name>HeadEntries</name>
    <message>
        <source>Store this match in the library</source>
        <translation>Garder cette partie dans la bibliothèque</translation>
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
        <translation>Sinon</translation>
    </message>
    <message>
        <source>Read more in the rules (F1)</source>
        <translation>En savoir plus dans les règles (F1)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Reasons, gain and risk (H)</source>
        <translation>Raisons, gain et risque (H)</translation>
    </message>
    <message>
        <source>Put the hint away (H)</source>
        <translation>Ranger le conseil (H)</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Score pad for your own cards</source>
        <translation>Feuille de marque pour vos cartes</translation>
    </message>
    <message>
        <source>Play with real cards, write the points here.</source>
        <translation>Jouez avec de vraies cartes, inscrivez les points ici.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>One move is clearly the best. Find it.</source>
        <translation>Un coup est nettement le meilleur. Trouvez-le.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Continuer le cours</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>L’apprendre d’abord</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisissez un jeu</translation>
    </message>
    <message>
        <source>a click opens its new match, ready to deal</source>
        <translation>un clic ouvre sa nouvelle partie, prête à distribuer</translation>
    </message>
    <message>
        <source>a click opens its new match with the players of last time</source>
        <translation>un clic ouvre sa nouvelle partie avec les joueurs de la dernière fois</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Feuilles de marque</translation>
    </message>
    <message>
        <source>Games, {count}</source>
        <translation>Jeux, {count}</translation>
    </message>
</context>
<context>
    <name>HomePages</name>
    <message>
        <source>The game goes on in memory; nothing is saved.</source>
        <translation>Le jeu continue en mémoire&#xa0;; rien n’est enregistré.</translation>
    </message>
    <message>
        <source>A match that is exported is safe.</source>
        <translation>Une partie exportée est à l’abri.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Seven real card games at one good table.</source>
        <translation>Sept vrais jeux de cartes à une belle table.</translation>
    </message>
    <message>
        <source>Alone against the computer, or with others at this screen.</source>
        <translation>Seul contre l’ordinateur, ou avec d’autres à cet écran.</translation>
    </message>
    <message>
        <source>You against {name}, a {level} player, to {target} points.</source>
        <translation>Vous contre {name}, niveau {level}, en {target} points.</translation>
    </message>
    <message>
        <source>Your matches are being read.</source>
        <translation>Vos parties sont en cours de lecture.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>The library is damaged: what can be read of it is being put into a new one. What you play meanwhile goes there too.</source>
        <translation>La bibliothèque est endommagée&#xa0;: ce qu’on peut en lire est mis dans une nouvelle. Ce que vous jouez entre-temps y va aussi.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} avec {names}</translation>
    </message>
    <message>
        <source>against {names}, to {target} points. Left {moment}.</source>
        <translation>contre {names}, en {target} points. Quittée&#xa0;: {moment}.</translation>
    </message>
    <message>
        <source>against {names}. Left {moment}.</source>
        <translation>contre {names}. Quittée&#xa0;: {moment}.</translation>
    </message>
    <message>
        <source>Your turn, hand {hand}</source>
        <translation>À vous, donne {hand}</translation>
    </message>
    <message>
        <source>{name} to move, hand {hand}</source>
        <translation>À {name}, donne {hand}</translation>
    </message>
    <message>
        <source>{game}: {names}.</source>
        <translation>{game}&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The last match: {totals}.</source>
        <translation>La dernière partie&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>You won {won} of the last {count}.</source>
        <translation>Vous avez gagné {won} des {count} dernières.</translation>
    </message>
    <message>
        <source>The same table again?</source>
        <translation>La même table encore une fois&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing is unfinished</source>
        <translation>Rien d’inachevé</translation>
    </message>
    <message>
        <source>{count} more unfinished</source>
        <translation>{count} autres inachevées</translation>
    </message>
    <message>
        <source>{count} matches in all.</source>
        <translation>{count} parties en tout.</translation>
    </message>
    <message>
        <source>One more unfinished</source>
        <translation>Une autre inachevée</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Review it, or read its score pad.</source>
        <translation>Analysez-la, ou lisez sa feuille de marque.</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} parties</translation>
    </message>
    <message>
        <source>Go on with them, review them, or read their score pads.</source>
        <translation>Continuez-les, analysez-les ou lisez leurs feuilles de marque.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A name for these options</source>
        <translation>Un nom pour ces options</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Comme choisi ci-dessous</translation>
    </message>
    <message>
        <source>The usual options</source>
        <translation>Les options habituelles</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Cards and melds</source>
        <translation>Cartes et combinaisons</translation>
    </message>
    <message>
        <source>On pages</source>
        <translation>Dans les pages</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>Dans une analyse</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>to the next part of the table, or the one before</source>
        <translation>à la partie suivante de la table, ou à la précédente</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flèches, Début, Fin</translation>
    </message>
    <message>
        <source>to the nearest card or place in that direction</source>
        <translation>à la carte ou à la place la plus proche dans cette direction</translation>
    </message>
    <message>
        <source>to your own pile and on clockwise; to the stock</source>
        <translation>à sa propre pile, puis dans le sens des aiguilles&#xa0;; au talon</translation>
    </message>
    <message>
        <source>what the lit button says, or to the place in focus</source>
        <translation>ce que dit le bouton allumé, ou à la place visée</translation>
    </message>
    <message>
        <source>draw; pass or stop where nothing is drawn</source>
        <translation>piocher&#xa0;; passer ou s’arrêter là où l’on ne pioche pas</translation>
    </message>
    <message>
        <source>pick up the pile in focus</source>
        <translation>ramasser la pile visée</translation>
    </message>
    <message>
        <source>take a trick; in trick games L shows the last trick</source>
        <translation>gagner un pli&#xa0;; aux jeux de plis, L montre le dernier pli</translation>
    </message>
    <message>
        <source>discard the chosen card</source>
        <translation>se défausser de la carte choisie</translation>
    </message>
    <message>
        <source>take the last move back</source>
        <translation>reprendre le dernier coup</translation>
    </message>
    <message>
        <source>a hint; pressed again, why</source>
        <translation>un conseil&#xa0;; encore une fois, pourquoi</translation>
    </message>
    <message>
        <source>review, the result: when a hand is over</source>
        <translation>analyse, résultat&#xa0;: quand une donne est finie</translation>
    </message>
    <message>
        <source>speak whose turn it is, speak the whole table</source>
        <translation>dire à qui c’est de jouer, dire toute la table</translation>
    </message>
    <message>
        <source>sound on and off; each suit in its own colour</source>
        <translation>son oui ou non&#xa0;; chaque couleur dans sa teinte</translation>
    </message>
    <message>
        <source>score pad, rules, table in text, full screen</source>
        <translation>feuille de marque, règles, table en texte, plein écran</translation>
    </message>
    <message>
        <source>let go, close; with nothing left the first page, the match is kept</source>
        <translation>lâcher, fermer&#xa0;; sinon la première page, la partie est gardée</translation>
    </message>
    <message>
        <source>choose a card, or let it go</source>
        <translation>choisir une carte, ou la lâcher</translation>
    </message>
    <message>
        <source>then rank and suit (C D H S are ♣ ♦ ♥ ♠): to this card of the hand</source>
        <translation>puis rang et couleur (C D H S sont ♣ ♦ ♥ ♠)&#xa0;: à cette carte de la main</translation>
    </message>
    <message>
        <source>cards of the hand that fit what lies at the cursor</source>
        <translation>cartes de la main qui vont avec ce qui est visé</translation>
    </message>
    <message>
        <source>the card large</source>
        <translation>la carte en grand</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Maj+flèches</translation>
    </message>
    <message>
        <source>sort the hand; move a card in it</source>
        <translation>trier la main&#xa0;; y déplacer une carte</translation>
    </message>
    <message>
        <source>meld tray, ladder builder</source>
        <translation>plateau de pose, atelier d’échelle</translation>
    </message>
    <message>
        <source>what is chosen into a new draft, or into that draft</source>
        <translation>les cartes choisies dans un nouveau brouillon, ou dans celui-là</translation>
    </message>
    <message>
        <source>lay down what lies in the tray</source>
        <translation>poser ce qui est sur le plateau</translation>
    </message>
    <message>
        <source>take a card back from tray or builder</source>
        <translation>reprendre une carte du plateau ou de l’atelier</translation>
    </message>
    <message>
        <source>the brass button, or the button in focus</source>
        <translation>le bouton de laiton, ou le bouton visé</translation>
    </message>
    <message>
        <source>back to where you came from</source>
        <translation>retour à l’endroit d’où l’on vient</translation>
    </message>
    <message>
        <source>on the first page: a game, new match, learn, matches</source>
        <translation>à la première page&#xa0;: un jeu, nouvelle partie, apprendre, parties</translation>
    </message>
    <message>
        <source>in the rules: search</source>
        <translation>dans les règles&#xa0;: chercher</translation>
    </message>
    <message>
        <source>in the rules: the chosen cards into the frame, or back</source>
        <translation>dans les règles&#xa0;: les cartes choisies dans le cadre, ou retour</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>Arrows, Page keys</source>
        <translation>Flèches, touches Page</translation>
    </message>
    <message>
        <source>a move, a hand</source>
        <translation>un coup, une donne</translation>
    </message>
    <message>
        <source>play and stop</source>
        <translation>lire et arrêter</translation>
    </message>
    <message>
        <source>the next costly move, the one before</source>
        <translation>le prochain coup coûteux, le précédent</translation>
    </message>
    <message>
        <source>the graph large, the graph as a list</source>
        <translation>la courbe en grand, la courbe en liste</translation>
    </message>
    <message>
        <source>the right column</source>
        <translation>la colonne de droite</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>complete and royal</source>
        <translation>complète et royale</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>{count} of 5, royal so far</source>
        <translation>{count} sur 5, royale jusqu’ici</translation>
    </message>
    <message>
        <source>{count} of 5</source>
        <translation>{count} sur 5</translation>
    </message>
    <message>
        <source>needs {types}</source>
        <translation>il manque {types}</translation>
    </message>
    <message>
        <source>{needs} for {points} more</source>
        <translation>{needs} pour {points} de plus</translation>
    </message>
    <message>
        <source>{state}, {needs}</source>
        <translation>{state}, {needs}</translation>
    </message>
    <message>
        <source>{state}, {points} points</source>
        <translation>{state}, {points} points</translation>
    </message>
</context>
<context>
    <name>LadderBoard</name>
    <message>
        <source>Upper cards</source>
        <translation>Cartes du haut</translation>
    </message>
    <message>
        <source>Lower cards</source>
        <translation>Cartes du bas</translation>
    </message>
    <message>
        <source>Start the arm here</source>
        <translation>Commencer le montant ici</translation>
    </message>
    <message>
        <source>On top of the arm: any {rank}</source>
        <translation>Au sommet du montant&#xa0;: {rank} au choix</translation>
    </message>
    <message>
        <source>At the foot of the arm: any {rank}, or a king as its break</source>
        <translation>Au pied du montant&#xa0;: {rank} au choix, ou un roi comme rupture</translation>
    </message>
    <message>
        <source>Beside {card}</source>
        <translation>À côté de {card}</translation>
    </message>
    <message>
        <source>{type} with {card}</source>
        <translation>{type} avec {card}</translation>
    </message>
    <message>
        <source>may grow up</source>
        <translation>peut monter</translation>
    </message>
    <message>
        <source>may grow down</source>
        <translation>peut descendre</translation>
    </message>
    <message>
        <source>The top card goes here: an ace, a king, or a number from 10 down to 3.</source>
        <translation>Ici la carte du sommet&#xa0;: un as, un roi, ou un nombre de 10 à 3.</translation>
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
        <translation>{count} sur 5, royale</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Arrange for me</source>
        <translation>Ranger pour moi</translation>
    </message>
    <message>
        <source>Ladder {number}: {types} of 5</source>
        <translation>Échelle {number}&#xa0;: {types} sur 5</translation>
    </message>
    <message>
        <source>{count} of {most} cards, {types} of 5</source>
        <translation>{count} sur {most} cartes, {types} sur 5</translation>
    </message>
    <message>
        <source>royal so far</source>
        <translation>royale jusqu’ici</translation>
    </message>
    <message>
        <source>Press the place that the {card} is to take.</source>
        <translation>Choisissez la place de la carte&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Put a card on the dashed place, or let the ladder be arranged.</source>
        <translation>Mettez une carte à la place en pointillé, ou faites ranger l’échelle.</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {count} cards are to take.</source>
        <translation>{ladder}&#xa0;: choisissez la place des {count} cartes.</translation>
    </message>
    <message>
        <source>{ladder}: choose cards of the hand, then the place that they are to take.</source>
        <translation>{ladder}&#xa0;: choisissez des cartes de la main, puis leur place.</translation>
    </message>
    <message>
        <source>{ladder}: no card of the hand fits here.</source>
        <translation>{ladder}&#xa0;: aucune carte de la main ne va ici.</translation>
    </message>
    <message>
        <source>{ladder}: {count} new cards stand. Lay them, or add more.</source>
        <translation>{ladder}&#xa0;: {count} cartes nouvelles sont bien placées. Posez-les, ou ajoutez-en.</translation>
    </message>
    <message>
        <source>{ladder}: the {count} new cards do not stand yet.</source>
        <translation>{ladder}&#xa0;: les {count} cartes nouvelles ne tiennent pas encore.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stand. Lay them, or add more.</source>
        <translation>{ladder}&#xa0;: {cards} tiennent. Posez-les, ou ajoutez-en.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} do not stand yet. Add what is missing.</source>
        <translation>{ladder}&#xa0;: {cards} ne tiennent pas encore. Ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stands. Lay it, or add more.</source>
        <translation>{ladder}&#xa0;: {cards} tient. Posez, ou ajoutez-en.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} does not stand yet. Add what is missing.</source>
        <translation>{ladder}&#xa0;: {cards} ne tient pas encore. Ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>Complete and royal: {points} points.</source>
        <translation>Complète et royale&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Complete: {points} points.</source>
        <translation>Complète&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>{count} of five. Complete and still royal it adds {points}.</source>
        <translation>{count} sur cinq. Complète et encore royale, elle ajoute {points}.</translation>
    </message>
    <message>
        <source>{count} of five, royal lost. Complete it adds {points}.</source>
        <translation>{count} sur cinq, n’est plus royale. Complète, elle ajoute {points}.</translation>
    </message>
    <message>
        <source>{number}: {types} of 5</source>
        <translation>{number}&#xa0;: {types} sur 5</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} sur {most}</translation>
    </message>
</context>
<context>
    <name>LadderRow</name>
    <message>
        <source>Where in the ladder</source>
        <translation>Où dans l’échelle</translation>
    </message>
    <message>
        <source>Put the chosen cards there</source>
        <translation>Y mettre les cartes choisies</translation>
    </message>
    <message>
        <source>Arrange it</source>
        <translation>La ranger</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>every game, from the first card to the hard decisions</source>
        <translation>tous les jeux, de la première carte aux décisions difficiles</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Ouvrir les règles</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Le résoudre</translation>
    </message>
    <message>
        <source>Another example hand: {place}</source>
        <translation>Une autre donne d’exemple&#xa0;: {place}</translation>
    </message>
    <message>
        <source>With drawn examples, and a place to try things.</source>
        <translation>Des exemples à voir et à essayer.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Your own moves</source>
        <translation>Vos propres coups</translation>
    </message>
    <message>
        <source>Example hands</source>
        <translation>Donnes d’exemple</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Clause {clause} of the rules</source>
        <translation>Article {clause} des règles</translation>
    </message>
</context>
<context>
    <name>LibraryRelocation</name>
    <message>
        <source>Save the library elsewhere</source>
        <translation>Enregistrer la bibliothèque ailleurs</translation>
    </message>
    <message>
        <source>{file} is there already: choose another name.</source>
        <translation>{file} existe déjà&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>All matches are copied to {file}.</source>
        <translation>Toutes les parties sont copiées dans {file}.</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliothèques (*.sqlite)</translation>
    </message>
    <message>
        <source>Everything is saved in {file} from now on.</source>
        <translation>Désormais, tout est enregistré dans {file}.</translation>
    </message>
    <message>
        <source>What is played is saved in {file} from now on. The earlier matches could not be read.</source>
        <translation>Désormais, ce qui se joue est enregistré dans {file}. Les parties précédentes n’ont pas pu être lues.</translation>
    </message>
    <message>
        <source>Start the program with --library and this file to find it again.</source>
        <translation>Pour la retrouver, démarrez le programme avec --library et ce fichier.</translation>
    </message>
</context>
<context>
    <name>MatchItem</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Last finished</source>
        <translation>Finies dernièrement</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Toutes ({count})</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Take up again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>It counts as lost for {name}</source>
        <translation>Elle compte comme perdue pour {name}</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>Elle ne compte pas</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Match to {target}</source>
        <translation>Partie en {target}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>donne {number}</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>won by {name}, {played}</source>
        <translation>gagnée par {name}, {played}</translation>
    </message>
    <message>
        <source>{game}, {played}</source>
        <translation>{game}, {played}</translation>
    </message>
    <message>
        <source>hand {hand}, your turn</source>
        <translation>donne {hand}, à vous</translation>
    </message>
    <message>
        <source>hand {hand}, {name} to move</source>
        <translation>donne {hand}, à {name}</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>The second place of a match.</extracomment>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>encore rien d’inscrit</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <translation>après la donne {hand}</translation>
    </message>
    <message>
        <source>over after hand {hand}</source>
        <translation>finie après la donne {hand}</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>une donne</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>pas encore distribuée</translation>
    </message>
    <message>
        <source>hand {hand}, move {move}</source>
        <translation>donne {hand}, coup {move}</translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message>
        <source>Serious match</source>
        <translation>Partie sérieuse</translation>
    </message>
    <message>
        <source>Match number</source>
        <translation>Numéro de la partie</translation>
    </message>
    <message>
        <source>Nothing is taken back and no hints are given; the score pad says so.</source>
        <translation>On ne reprend rien et il n’y a pas de conseils&#xa0;; la feuille de marque le dit.</translation>
    </message>
    <message>
        <source>The same number at the same table has the same deals: to play a match again, or to share it.</source>
        <translation>Le même numéro à la même table fait les mêmes donnes&#xa0;: pour rejouer une partie, ou la partager.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>Search by title, name or game</source>
        <translation>Chercher un titre, un nom ou un jeu</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finies</translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>No match is found.</source>
        <translation>Aucune partie trouvée.</translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation>Aucune partie inachevée.</translation>
    </message>
    <message>
        <source>No finished matches.</source>
        <translation>Aucune partie finie.</translation>
    </message>
    <message>
        <source>No pad is kept by hand yet: for games at a real table with real cards.</source>
        <translation>Aucune feuille n’est encore tenue à la main&#xa0;: pour les parties à une vraie table avec de vraies cartes.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>Import records; they can be dropped on the window too</source>
        <translation>Importer des enregistrements&#xa0;; on peut aussi les déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Une partie illisible</translation>
    </message>
    <message>
        <source>Rename, duplicate, export, delete</source>
        <translation>Renommer, dupliquer, exporter, supprimer</translation>
    </message>
    <message>
        <source>Open the pad</source>
        <translation>Ouvrir la feuille</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
</context>
<context>
    <name>MeldCaption</name>
    <message>
        <source>Clean {points}</source>
        <translation>Pure {points}</translation>
    </message>
    <message>
        <source>Semi-clean {points}</source>
        <translation>Semi-pure {points}</translation>
    </message>
    <message>
        <source>Dirty {points}</source>
        <translation>Impure {points}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Players and their pads</source>
        <translation>Les joueurs et leurs feuilles</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>Export this match</source>
        <translation>Exporter cette partie</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Apprendre le {game}</translation>
    </message>
    <message>
        <source>Table in text</source>
        <translation>Table en texte</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>MoreLadders</name>
    <message>
        <source>Turn the wheel, drag, or press the Page keys</source>
        <translation>Tournez la molette, glissez, ou appuyez sur les touches Page</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Ladders that have no room.</extracomment>
        <translation>encore {count}</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Coups de cette donne</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What are you called?</source>
        <translation>Comment vous appelez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Your matches and your score pad bear that name.</source>
        <translation>Vos parties et votre feuille de marque portent ce nom.</translation>
    </message>
</context>
<context>
    <name>NameTag</name>
    <message>
        <source>{points} in this hand</source>
        <translation>{points} dans cette donne</translation>
    </message>
    <message>
        <source>1 point on the table</source>
        <translation>1 point sur la table</translation>
    </message>
    <message>
        <source>{points} points on the table</source>
        <translation>{points} points sur la table</translation>
    </message>
</context>
<context>
    <name>NewDraftPlace</name>
    <message>
        <source>Drop cards here, or select them and press A.</source>
        <translation>Déposez des cartes ici, ou choisissez-les et appuyez sur A.</translation>
    </message>
    <message>
        <source>Drop cards to start another</source>
        <translation>Déposez des cartes pour une autre</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>All as usual</source>
        <translation>Tout comme d’habitude</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>To {target} points.</source>
        <translation>En {target} points.</translation>
    </message>
    <message>
        <source>{points} About {minutes} minutes.</source>
        <translation>{points} Environ {minutes} minutes.</translation>
    </message>
    <message>
        <source>Differs from usual: {rules}.</source>
        <translation>Change de l’habitude&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>As usual.</source>
        <translation>Comme d’habitude.</translation>
    </message>
</context>
<context>
    <name>NewPadPage</name>
    <message>
        <source>For a game at a real table with real cards. What is corrected later stays readable.</source>
        <translation>Pour une partie à une vraie table avec de vraies cartes. Ce que l’on corrige ensuite reste lisible.</translation>
    </message>
    <message>
        <source>0 where the game has none</source>
        <translation>0 si le jeu n’en a pas</translation>
    </message>
    <message>
        <source>Begin the pad</source>
        <translation>Commencer la feuille</translation>
    </message>
    <message>
        <source>Name at seat {seat}</source>
        <translation>Nom à la place {seat}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A greater number.</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Une</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
</context>
<context>
    <name>OpenCards</name>
    <message>
        <source>{name} was left with {cards}</source>
        <translation>{name} avait encore {cards}</translation>
    </message>
    <message>
        <source>A pot held {cards}</source>
        <translation>Un pot contenait {cards}</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your side has not opened. The first move lays {least} or more, by one player, in one or several melds.</source>
        <translation>Votre camp n’a pas ouvert. La première pose fait {least} points ou plus, par un seul joueur, en une ou plusieurs combinaisons.</translation>
    </message>
    <message>
        <source>{points} of {least}</source>
        <translation>{points} sur {least}</translation>
    </message>
</context>
<context>
    <name>PadEntry</name>
    <message>
        <source>Correct hand</source>
        <translation>Corriger la donne</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Points&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Write hand {hand}</source>
        <translation>Inscrire la donne {hand}</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <translation>Corriger la donne {hand}</translation>
    </message>
</context>
<context>
    <name>PadExport</name>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Article</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>No match here yet.</source>
        <translation>Aucune partie ici pour l’instant.</translation>
    </message>
    <message>
        <source>Your score pad</source>
        <translation>Votre feuille de marque</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>{title}, {date}
{total} points, {result}</source>
        <translation>{title}, {date}
{total} points, {result}</translation>
    </message>
    <message>
        <source>{title}, {date}
one point, {result}</source>
        <translation>{title}, {date}
un point, {result}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of one match.</extracomment>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>tenue à la main</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>PadPages</name>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>{file} is being written: match {number} of {matches}.</source>
        <translation>Écriture de {file}&#xa0;: partie {number} sur {matches}.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Aucun fichier n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>PadWriting</name>
    <message>
        <source>the writing broke off</source>
        <translation>l’écriture s’est interrompue</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>Read it in the rules</source>
        <translation>Le lire dans les règles</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Have it done for you (Page Down)</source>
        <translation>Laissez faire à votre place (Page suiv.)</translation>
    </message>
    <message>
        <source>One step back (Page Up)</source>
        <translation>Une étape en arrière (Page préc.)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Quitter la leçon (Échap)</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>{result}: out of reach</source>
        <translation>{result}&#xa0;: hors d’atteinte</translation>
    </message>
    <message>
        <source>struck: out of reach</source>
        <translation>barré&#xa0;: hors d’atteinte</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>amateur</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>hardi</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>collectionneur</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>bloqueur</translation>
    </message>
    <message>
        <source>team player</source>
        <translation>équipier</translation>
    </message>
    <message>
        <source>daring</source>
        <translation>téméraire</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>trump hunter</source>
        <translation>chasseur d’atouts</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>racer</source>
        <translation>sprinteur</translation>
    </message>
    <message>
        <source>gatherer</source>
        <translation>ramasseur</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>contreur</translation>
    </message>
    <message>
        <source>shedder</source>
        <translation>délesteur</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>rival</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>patient</translation>
    </message>
    <message>
        <source>taker</source>
        <translation>glaneur</translation>
    </message>
    <message>
        <source>miser</source>
        <translation>avare</translation>
    </message>
    <message>
        <source>run builder</source>
        <translation>bâtisseur de suites</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>your partner, {level}</source>
        <translation>votre partenaire, {level}</translation>
    </message>
    <message>
        <source>doubles {names}</source>
        <translation>a contré {names}</translation>
    </message>
    <message>
        <source>redoubles {names}</source>
        <translation>a surcontré {names}</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Everybody who has played here. Write over a name to change it; what was played stays.</source>
        <translation>Tous ceux qui ont joué ici. Écrivez par-dessus un nom pour le changer&#xa0;; ce qui a été joué reste.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>Mark and colour</source>
        <translation>Signe et teinte</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losange</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentagone</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Is a guest</source>
        <translation>De passage</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>Est la même personne que</translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation>{name} est quelqu’un d’autre</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation>Nom&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge</source>
        <translation>Teinte, de passage, fusion</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistiques&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge: {name}</source>
        <translation>Teinte, de passage, fusion&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Parties&#xa0;: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, won {won} of {counted}</source>
        <translation>Parties&#xa0;: {matches}, gagnées {won} sur {counted}</translation>
    </message>
    <message>
        <source>{words}, guest</source>
        <translation>{words}, de passage</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>neutral pile</source>
        <translation>pile neutre</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>vôtre</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <extracomment>Written over the pile.</extracomment>
        <translation>{name}, seconde pile</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>{count} blocked</source>
        <translation>{count} dessous</translation>
    </message>
    <message>
        <source>1 blocked</source>
        <translation>1 dessous</translation>
    </message>
    <message>
        <source>{count} older</source>
        <translation>{count} avant</translation>
    </message>
    <message>
        <source>1 older</source>
        <translation>1 avant</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>pot, unseen</source>
        <translation>pot, non vu</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cartes</translation>
    </message>
    <message>
        <source>{cards}, {count} in tray</source>
        <translation>{cards}, {count} sur le plateau</translation>
    </message>
    <message>
        <source>deals this hand</source>
        <translation>distribue cette donne</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the sign of the dealer</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>{who}: style</source>
        <translation>{who}&#xa0;: style</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>A change holds from the next move on. The record says who made each move.</source>
        <translation>Un changement vaut à partir du prochain coup. L’enregistrement dit qui a joué chaque coup.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Qui joue pour {name}</translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message>
        <source>{points} wins</source>
        <translation>{points} gagne</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{name}  {points} + laid away</source>
        <translation>{name}  {points} + écart</translation>
    </message>
    <message>
        <source>{name}  {points}</source>
        <translation>{name}  {points}</translation>
    </message>
    <message>
        <source>{name}  {points}, with {laid} laid away</source>
        <translation>{name}  {points}, dont {laid} à l’écart</translation>
    </message>
    <message>
        <source>{names}  {points}</source>
        <translation>{names}  {points}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Points that are wanted yet.</extracomment>
        <translation>{count} de plus</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>no pot left</source>
        <translation>plus de pot</translation>
    </message>
    <message>
        <source>both pots taken</source>
        <translation>les deux pots pris</translation>
    </message>
    <message>
        <source>all pots taken</source>
        <translation>tous les pots pris</translation>
    </message>
    <message>
        <source>{count} pots, {taken} taken</source>
        <translation>{count} pots, dont {taken} pris</translation>
    </message>
    <message>
        <source>1 pot of {size}</source>
        <translation>1 pot de {size}</translation>
    </message>
    <message>
        <source>pots of {sizes}</source>
        <translation>pots de {sizes}</translation>
    </message>
    <message>
        <source>{count} pots of {size}</source>
        <translation>{count} pots de {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Problème {number} sur {count}</translation>
    </message>
    <message>
        <source>One move is clearly better than all others. Make it.</source>
        <translation>Un coup est nettement meilleur que tous les autres. Jouez-le.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Go on to the next puzzle (Page Down)</source>
        <translation>Passer au problème suivant (Page suiv.)</translation>
    </message>
    <message>
        <source>Have the best move made</source>
        <translation>Faire jouer le meilleur coup</translation>
    </message>
    <message>
        <source>Go back to the puzzle before (Page Up)</source>
        <translation>Revenir au problème précédent (Page préc.)</translation>
    </message>
    <message>
        <source>Leave the puzzles (Esc)</source>
        <translation>Quitter les problèmes (Échap)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Build the ladder that counts most from these cards. Three stars for {most} points, two from {more}, one from {few}. No ladder takes the joker.</source>
        <translation>Bâtissez avec ces cartes l’échelle qui compte le plus. Trois étoiles à {most} points, deux à partir de {more}, une à partir de {few}. Aucune échelle ne prend le joker.</translation>
    </message>
    <message>
        <source>{points} points less than the best. Look again.</source>
        <translation>{points} points de moins que le meilleur. Cherchez encore.</translation>
    </message>
    <message>
        <source>{points}% less chance to win the match than with the best. Look again.</source>
        <translation>{points}&#xa0;% de chances de moins de gagner la partie qu’avec le meilleur. Cherchez encore.</translation>
    </message>
    <message>
        <source>This move is being weighed.</source>
        <translation>On pèse ce coup.</translation>
    </message>
    <message>
        <source>There are no hints in a puzzle: Show me makes the move.</source>
        <translation>Pas de conseils dans un problème&#xa0;: «&#xa0;Montrez-moi&#xa0;» joue le coup.</translation>
    </message>
    <message>
        <source>{points} points: no star yet. Another ladder counts more.</source>
        <translation>{points} points&#xa0;: pas encore d’étoile. Une autre échelle compte plus.</translation>
    </message>
    <message>
        <source>{points} points, one star. Another ladder counts more.</source>
        <translation>{points} points, une étoile. Une autre échelle compte plus.</translation>
    </message>
    <message>
        <source>{points} points, two stars. Another ladder counts more.</source>
        <translation>{points} points, deux étoiles. Une autre échelle compte plus.</translation>
    </message>
    <message>
        <source>A ladder is asked for here, and nothing else: build one and lay it.</source>
        <translation>On demande ici une échelle, et rien d’autre&#xa0;: bâtissez-en une et posez-la.</translation>
    </message>
    <message>
        <source>This is the best ladder: {points} points.</source>
        <translation>Voici la meilleure échelle&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>Three stars: no other ladder counts {points} points.</source>
        <translation>Trois étoiles&#xa0;: aucune autre échelle ne compte {points} points.</translation>
    </message>
    <message>
        <source>This was the move: {points} points better than the next best.</source>
        <translation>C’était ce coup&#xa0;: {points} points de mieux que le suivant.</translation>
    </message>
    <message>
        <source>Found: {points}% more chance to win the match than with the next best.</source>
        <translation>Trouvé&#xa0;: {points}&#xa0;% de chances de plus de gagner la partie qu’avec le suivant.</translation>
    </message>
    <message>
        <source>This was the move: {points}% more chance to win the match than with the next best.</source>
        <translation>C’était ce coup&#xa0;: {points}&#xa0;% de chances de plus de gagner la partie qu’avec le suivant.</translation>
    </message>
    <message>
        <source>This would be as good: {move}.</source>
        <translation>Aussi bon&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Found: no move is better than this.</source>
        <translation>Trouvé&#xa0;: aucun coup n’est meilleur.</translation>
    </message>
    <message>
        <source>The best move could still be made after this one. Look for it.</source>
        <translation>Le meilleur coup resterait possible après celui-ci. Cherchez-le.</translation>
    </message>
    <message>
        <source>Only the very first answer to a puzzle counts as solved.</source>
        <translation>Un problème ne compte comme réussi que par la toute première réponse.</translation>
    </message>
    <message>
        <source>Found: {points} points better than the next best.</source>
        <translation>Trouvé&#xa0;: {points} points de mieux que le suivant.</translation>
    </message>
</context>
<context>
    <name>PuzzlePages</name>
    <message>
        <source>{game}: what would you do?</source>
        <translation>{game}&#xa0;: que joueriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{game}: build the best ladder</source>
        <translation>{game}&#xa0;: bâtissez la meilleure échelle</translation>
    </message>
    <message>
        <source>{game}: your own hand</source>
        <translation>{game}&#xa0;: votre propre donne</translation>
    </message>
    <message>
        <source>You stood here, and another move than yours was clearly better. Make it.</source>
        <translation>Vous en étiez là, et un autre coup que le vôtre était nettement meilleur. Jouez-le.</translation>
    </message>
</context>
<context>
    <name>RecordExchange</name>
    <message>
        <source>{file}: imported.</source>
        <translation>{file}&#xa0;: importé.</translation>
    </message>
    <message>
        <source>{file}: the library has this match already.</source>
        <translation>{file}&#xa0;: cette partie est déjà dans la bibliothèque.</translation>
    </message>
    <message>
        <source>{file}: the match goes on with what was imported.</source>
        <translation>{file}&#xa0;: la partie continue avec ce qui a été importé.</translation>
    </message>
    <message>
        <source>{file}: line {line} is wrong ({clause}). {reason}</source>
        <translation>{file}&#xa0;: la ligne {line} est fausse ({clause}). {reason}</translation>
    </message>
    <message>
        <source>{file} is not imported. {reason}</source>
        <translation>{file} n’est pas importé. {reason}</translation>
    </message>
    <message>
        <source>Further files: {number}</source>
        <translation>Autres fichiers&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl)</source>
        <translation>Enregistrements (*.cards.jsonl)</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation>Exporté sous {file}.</translation>
    </message>
</context>
<context>
    <name>ResultsCard</name>
    <message>
        <source>Points of the hand</source>
        <translation>Points de la donne</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Comme c’était</translation>
    </message>
</context>
<context>
    <name>ReviewColumn</name>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>Comme vu</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} sees it</source>
        <translation>Comme le voit {name}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Toutes les mains ouvertes</translation>
    </message>
    <message>
        <source>Who is ahead</source>
        <translation>Qui est en tête</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pioches</translation>
    </message>
    <message>
        <source>This line cannot be played on. Esc leads back.</source>
        <translation>On ne peut pas jouer plus loin ici. Échap ramène en arrière.</translation>
    </message>
    <message>
        <source>From here on expert has played every seat, with the stock as it lay.</source>
        <translation>À partir d’ici, l’expert a joué pour tous, le talon étant tel qu’il était.</translation>
    </message>
    <message>
        <source>Expert plays every seat on from here. End shows how it comes out, Esc leads back.</source>
        <translation>À partir d’ici, l’expert joue pour tous. Fin montre comment cela tourne, Échap ramène en arrière.</translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>The record can be looked at when the first hand is over.</source>
        <translation>L’enregistrement se regarde quand la première donne est finie.</translation>
    </message>
</context>
<context>
    <name>RowOrder</name>
    <message>
        <source>As laid</source>
        <translation>Comme posées</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Triées</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles du {game}</translation>
    </message>
    <message>
        <source>Search, or a clause such as {clause}</source>
        <translation>Chercher, ou un article comme {clause}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>Clauses found</source>
        <translation>Articles trouvés</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où il vient</translation>
    </message>
    <message>
        <source>Words of players</source>
        <translation>Les mots des joueurs</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Autre jeu</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>L’apprendre en jouant</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Aucun article ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>RulesPages</name>
    <message>
        <source>The rules cannot be read in this language. Install BarraCan again.</source>
        <translation>Les règles ne peuvent pas être lues dans cette langue. Réinstallez BarraCan.</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>The first hand is being played.</source>
        <translation>La première donne est en cours.</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Donne précédente</translation>
    </message>
    <message>
        <source>Following hand</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Look at this hand move by move, and have the moves judged</source>
        <translation>Revoir cette donne coup par coup et faire juger les coups</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>check</source>
        <translation>vérif.</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>to go</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>{game}, to {target}</source>
        <translation>{game}, en {target}</translation>
    </message>
    <message>
        <source>{contract}, declared by {name}</source>
        <translation>{contract}, déclaré par {name}</translation>
    </message>
    <message>
        <source>It would be</source>
        <translation>Ce serait</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>This hand, in all {sum}</source>
        <translation>Cette donne, en tout {sum}</translation>
    </message>
    <message>
        <source>Score pad: the first hand is being played.</source>
        <translation>Feuille de marque&#xa0;: la première donne est en cours.</translation>
    </message>
    <message>
        <source>Score pad, hand {hand}, {how}</source>
        <translation>Feuille de marque, donne {hand}, {how}</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Aucune donne n’est encore finie.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation>Joue à cet écran.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Motion and sound</source>
        <translation>Mouvement et son</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Lecture et accès</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Trick games</source>
        <translation>Jeux de plis</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Ce programme</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Dessin des cartes</translation>
    </message>
    <message>
        <source>how red and black are told apart</source>
        <translation>comment on distingue rouge et noir</translation>
    </message>
    <message>
        <source>Court letters</source>
        <translation>Lettres des figures</translation>
    </message>
    <message>
        <source>king, queen and jack, on the cards and in words</source>
        <translation>roi, dame et valet, sur les cartes et dans les mots</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Mouvement des cartes</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>of the hand and the piles, as far as the window allows</source>
        <translation>de la main et des piles, autant que la fenêtre le permet</translation>
    </message>
    <message>
        <source>Panel and buttons</source>
        <translation>Panneau et boutons</translation>
    </message>
    <message>
        <source>nearer to the hand that plays</source>
        <translation>plus près de la main qui joue</translation>
    </message>
    <message>
        <source>View of the table</source>
        <translation>Aspect de la table</translation>
    </message>
    <message>
        <source>in text: lists and buttons; key F2</source>
        <translation>en texte&#xa0;: listes et boutons&#xa0;; touche F2</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>the key S turns it off and on</source>
        <translation>la touche S le coupe et le remet</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Rythme de l’ordinateur</translation>
    </message>
    <message>
        <source>how long the computer rests between its moves</source>
        <translation>combien de temps l’ordinateur attend entre ses coups</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>of all words at the table and on the pages</source>
        <translation>de tous les mots à la table et dans les pages</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Complete tricks</source>
        <translation>Plis complets</translation>
    </message>
    <message>
        <source>in trick games: they go by themselves, or lie until you click or press a key</source>
        <translation>aux jeux de plis&#xa0;: ils partent seuls, ou attendent un clic ou une touche</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>in trick games: choose it and then the place, or click it twice; or one click plays it</source>
        <translation>aux jeux de plis&#xa0;: choisir la carte puis la place, ou double-cliquer&#xa0;; ou un seul clic la joue</translation>
    </message>
    <message>
        <source>Spent places</source>
        <translation>Cases perdues</translation>
    </message>
    <message>
        <source>struck on Barracuda’s board</source>
        <translation>barrées sur le tableau du barracuda</translation>
    </message>
    <message>
        <source>Card sheet</source>
        <translation>Feuille des cartes</translation>
    </message>
    <message>
        <source>at Sheepshead: with what has been played and card points, or the order of the cards alone</source>
        <translation>au sheepshead&#xa0;: avec ce qui a été joué et les points de cartes, ou l’ordre des cartes seul</translation>
    </message>
    <message>
        <source>Deuces</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>in the hand of Burraco and Buraco</source>
        <translation>dans la main au burraco et au buraco</translation>
    </message>
    <message>
        <source>Cards that fit melds</source>
        <translation>Cartes utiles</translation>
    </message>
    <message>
        <source>marked in rummies</source>
        <translation>marquées dans les ramis</translation>
    </message>
    <message>
        <source>Corner signs</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>choose one to see it move</source>
        <translation>choisissez-en un pour le voir</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Coups forcés</translation>
    </message>
    <message>
        <source>a move to which the rules leave no other is made by itself</source>
        <translation>un coup auquel les règles ne laissent pas d’autre choix se joue tout seul</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>automatic: the system’s, where the program speaks it</source>
        <translation>automatique&#xa0;: celle du système, si le programme la parle</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feutre</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Peinte</translation>
    </message>
    <message>
        <source>In text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux teintes</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre teintes</translation>
    </message>
    <message>
        <source>Open red suits</source>
        <translation>Rouges évidés</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Les miennes</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Blue rays</source>
        <translation>Rayons bleus</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Treillis rouge</translation>
    </message>
    <message>
        <source>Grey rosette</source>
        <translation>Rosace grise</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petit</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Doux</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>When I click</source>
        <translation>À mon clic</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Montrées</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Cachées</translation>
    </message>
    <message>
        <source>Beside the jokers</source>
        <translation>À côté des jokers</translation>
    </message>
    <message>
        <source>In their suits</source>
        <translation>Dans leur couleur</translation>
    </message>
    <message>
        <source>By the key F</source>
        <translation>Par la touche F</translation>
    </message>
    <message>
        <source>After a draw</source>
        <translation>Après la pioche</translation>
    </message>
    <message>
        <source>With played cards</source>
        <translation>Avec les cartes jouées</translation>
    </message>
    <message>
        <source>Order alone</source>
        <translation>L’ordre seul</translation>
    </message>
    <message>
        <source>Choose, then lay</source>
        <translation>Choisir, puis poser</translation>
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
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>kept at once</source>
        <translation>enregistré aussitôt</translation>
    </message>
    <message>
        <source>at the table {percent}: in a window of this size the cards leave no room for more</source>
        <translation>à la table {percent}&#xa0;: dans une fenêtre de cette taille, les cartes ne laissent pas plus de place</translation>
    </message>
    <message>
        <source>every choice shows at once on the table at the right</source>
        <translation>chaque choix se voit aussitôt sur la table à droite</translation>
    </message>
    <message>
        <source>every choice is kept at once</source>
        <translation>chaque choix est gardé aussitôt</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Sound is on.</source>
        <translation>Le son est activé.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation>Chaque couleur a sa teinte.</translation>
    </message>
    <message>
        <source>The cards are as they were before.</source>
        <translation>Les cartes sont comme avant.</translation>
    </message>
    <message>
        <source>{fault} The program’s own cards are shown.</source>
        <translation>{fault} On montre les cartes du programme.</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG pictures of 52 cards</source>
        <translation>Un dossier avec les images SVG ou PNG des 52 cartes</translation>
    </message>
    <message>
        <source>yours lie in {folder}; press again for another folder</source>
        <translation>les vôtres sont dans {folder}&#xa0;; appuyez encore pour un autre dossier</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{names}: {points} points in this hand, {total} in the match</source>
        <translation>{names}&#xa0;: {points} points dans cette donne, {total} dans la partie</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Pas de pot</translation>
    </message>
    <message>
        <source>No pot −100</source>
        <translation>Pas de pot −100</translation>
    </message>
    <message>
        <source>Pot taken</source>
        <translation>Pot pris</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Meld of seven</source>
        <translation>Sept cartes</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>No seven</source>
        <translation>Sans sept</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Pure</translation>
    </message>
    <message>
        <source>No clean</source>
        <translation>Sans pure</translation>
    </message>
</context>
<context>
    <name>SlotNote</name>
    <message>
        <source>in the ladder</source>
        <translation>dans l’échelle</translation>
    </message>
    <message>
        <source>in the ladders</source>
        <translation>dans les échelles</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound here: the system has no {library}.</source>
        <translation>Pas de son ici&#xa0;: il manque {library} au système.</translation>
    </message>
    <message>
        <source>There is no sound here: the part of the program that plays it is not installed.</source>
        <translation>Pas de son ici&#xa0;: la partie du programme qui le joue n’est pas installée.</translation>
    </message>
    <message>
        <source>There is no sound here: the system has no loudspeaker.</source>
        <translation>Pas de son ici&#xa0;: le système n’a pas de haut-parleur.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Press</source>
        <translation>Appuyer</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Do not choose</source>
        <translation>Ne pas choisir</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>la défausse</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}, vide</translation>
    </message>
    <message>
        <source>{place}, one card</source>
        <translation>{place}, une carte</translation>
    </message>
    <message>
        <source>{place}, {count} cards</source>
        <translation>{place}, {count} cartes</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>{place}, {note}</source>
        <translation>{place}, {note}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>votre main</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>main que tient {name}</translation>
    </message>
    <message>
        <source>pot {number}</source>
        <translation>pot {number}</translation>
    </message>
    <message>
        <source>pot {number}, taken</source>
        <translation>pot {number}, pris</translation>
    </message>
    <message>
        <source>your tricks, {count} taken</source>
        <translation>vos plis&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{name}’s tricks, {count} taken</source>
        <translation>{name}, plis&#xa0;: {count}</translation>
    </message>
    <message>
        <source>your tricks, none</source>
        <translation>vos plis&#xa0;: aucun</translation>
    </message>
    <message>
        <source>{name}’s tricks, none</source>
        <translation>{name}, plis&#xa0;: aucun</translation>
    </message>
    <message>
        <source>trick, no card yet</source>
        <translation>pli, pas encore de carte</translation>
    </message>
    <message>
        <source>trick, {count} of {seats} cards</source>
        <translation>pli, {count} sur {seats} cartes</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>votre combinaison {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>{name}, combinaison {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{meld}, clean</source>
        <translation>{meld}, pure</translation>
    </message>
    <message>
        <source>{meld}, semi-clean</source>
        <translation>{meld}, semi-pure</translation>
    </message>
    <message>
        <source>{meld}, dirty</source>
        <translation>{meld}, impure</translation>
    </message>
    <message>
        <source>{meld}, {points} points</source>
        <translation>{meld}, {points} points</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>place pour une nouvelle combinaison</translation>
    </message>
    <message>
        <source>foundation of clubs</source>
        <translation>fondation de trèfle</translation>
    </message>
    <message>
        <source>foundation of diamonds</source>
        <translation>fondation de carreau</translation>
    </message>
    <message>
        <source>foundation of hearts</source>
        <translation>fondation de cœur</translation>
    </message>
    <message>
        <source>foundation of spades</source>
        <translation>fondation de pique</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, {points} points</source>
        <translation>brouillon {number}, {name}, correct, {points} points</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, one point</source>
        <translation>brouillon {number}, {name}, correct, un point</translation>
    </message>
    <message>
        <source>draft {number}, {name}, not yet: {reason}</source>
        <translation>brouillon {number}, {name}, pas encore&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>draft {number}</source>
        <translation>brouillon {number}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, can be chosen</source>
        <translation>{card}, {number} sur {count}, peut être choisie</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}</source>
        <translation>{pile}&#xa0;: {card}, {ordinal} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken</source>
        <translation>{pile}&#xa0;: {card}, {ordinal} sur {count}, peut être prise</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken with the whole pile</source>
        <translation>{pile}&#xa0;: {card}, {ordinal} sur {count}, peut être prise avec toute la pile</translation>
    </message>
    <message>
        <source>{card}, standing for {other}, {number} of {count}</source>
        <translation>{card}, à la place de&#xa0;: {other}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, led by you</source>
        <translation>{card}, votre entame</translation>
    </message>
    <message>
        <source>{card}, led by {name}</source>
        <translation>{card}, entame&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, par vous</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, par {name}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count} in draft {draft}</source>
        <translation>{card}, {number} sur {count} dans le brouillon {draft}</translation>
    </message>
    <message>
        <source>{whose}: {what}</source>
        <translation>{whose}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{place}: {cards}.</source>
        <translation>{place}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{place}, on top the {card}.</source>
        <translation>{place}, sur le dessus {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Counts of cards and melds; the same words are choices of rules elsewhere.</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Of cards in a pile, as these ten: “king of spades, first of 12”.</extracomment>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>septième</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>huitième</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>neuvième</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>dixième</translation>
    </message>
    <message>
        <source>eleventh</source>
        <translation>onzième</translation>
    </message>
    <message>
        <source>twelfth</source>
        <translation>douzième</translation>
    </message>
    <message>
        <source>thirteenth</source>
        <translation>treizième</translation>
    </message>
    <message>
        <source>fourteenth</source>
        <translation>quatorzième</translation>
    </message>
    <message>
        <source>fifteenth</source>
        <translation>quinzième</translation>
    </message>
    <message>
        <source>sixteenth</source>
        <translation>seizième</translation>
    </message>
    <message>
        <source>seventeenth</source>
        <translation>dix-septième</translation>
    </message>
    <message>
        <source>eighteenth</source>
        <translation>dix-huitième</translation>
    </message>
    <message>
        <source>nineteenth</source>
        <translation>dix-neuvième</translation>
    </message>
    <message>
        <source>twentieth</source>
        <translation>vingtième</translation>
    </message>
    <message>
        <source>twenty-first</source>
        <translation>vingt et unième</translation>
    </message>
    <message>
        <source>twenty-second</source>
        <translation>vingt-deuxième</translation>
    </message>
    <message>
        <source>twenty-third</source>
        <translation>vingt-troisième</translation>
    </message>
    <message>
        <source>twenty-fourth</source>
        <translation>vingt-quatrième</translation>
    </message>
    <message>
        <source>twenty-fifth</source>
        <translation>vingt-cinquième</translation>
    </message>
    <message>
        <source>twenty-sixth</source>
        <translation>vingt-sixième</translation>
    </message>
    <message>
        <source>twenty-seventh</source>
        <translation>vingt-septième</translation>
    </message>
    <message>
        <source>twenty-eighth</source>
        <translation>vingt-huitième</translation>
    </message>
    <message>
        <source>twenty-ninth</source>
        <translation>vingt-neuvième</translation>
    </message>
    <message>
        <source>thirtieth</source>
        <translation>trentième</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>numéro {number}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <translation>suite à {suit}, {low} à {high}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>{card}, new in the ladder</source>
        <translation>{card}, nouvelle dans l’échelle</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>The names of piles, by themselves and after “in”.</extracomment>
        <translation>votre pile</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>pile devant {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>seconde pile devant {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>la pile neutre</translation>
    </message>
    <message>
        <source>{place}, {count} cards, {blocked} blocked</source>
        <translation>{place}, {count} cartes, dont bloquées&#xa0;: {blocked}</translation>
    </message>
    <message>
        <source>evens/odds</source>
        <translation>pairs/impairs</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>Several categories of the type.</extracomment>
        <translation>opposés</translation>
    </message>
    <message>
        <source>triplets</source>
        <translation>brelans</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>suites</translation>
    </message>
    <message>
        <source>families</source>
        <translation>familles</translation>
    </message>
    <message>
        <source>{type}, none</source>
        <translation>{type}, aucune combinaison</translation>
    </message>
    <message>
        <source>{type}, one meld: {last}</source>
        <translation>{type}, une combinaison&#xa0;: {last}</translation>
    </message>
    <message>
        <source>{type}, {count} melds, last: {last}</source>
        <translation>{type}, {count} combinaisons, la dernière&#xa0;: {last}</translation>
    </message>
    <message>
        <source>{type}, one in a ladder</source>
        <translation>{type}, une dans une échelle</translation>
    </message>
    <message>
        <source>{type}, {count} in ladders</source>
        <translation>{type}, {count} dans les échelles</translation>
    </message>
    <message>
        <source>{melds}; one in a ladder</source>
        <translation>{melds}&#xa0;; une dans une échelle</translation>
    </message>
    <message>
        <source>{melds}; {count} in ladders</source>
        <translation>{melds}&#xa0;; {count} dans les échelles</translation>
    </message>
    <message>
        <source>{melds}; one point</source>
        <translation>{melds}&#xa0;; un point</translation>
    </message>
    <message>
        <source>{melds}; {points} points</source>
        <translation>{melds}&#xa0;; {points} points</translation>
    </message>
    <message>
        <source>ladder {number}, {state}</source>
        <translation>échelle {number}, {state}</translation>
    </message>
    <message>
        <source>tricks, none</source>
        <translation>plis, aucun</translation>
    </message>
    <message>
        <source>tricks, {count} taken</source>
        <translation>plis&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}</source>
        <translation>{card}, verrou, {ordinal} sur {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}, can be taken</source>
        <translation>{card}, verrou, {ordinal} sur {count}, peut être pris</translation>
    </message>
    <message>
        <source>{card}, under the {stopper}, blocked</source>
        <translation>{card}, bloquée sous le verrou {stopper}</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}</source>
        <translation>échelle {number}, carte {at} du montant, {card}</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}, row: {row}</source>
        <translation>échelle {number}, carte {at} du montant, {card}, échelon&#xa0;: {row}</translation>
    </message>
    <message>
        <source>ladder {number}, row of arm card {at}, {card}</source>
        <translation>échelle {number}, échelon de la carte {at} du montant, {card}</translation>
    </message>
    <message>
        <source>{names}, one point</source>
        <translation>{names}, un point</translation>
    </message>
    <message>
        <source>{names}, {total} points</source>
        <translation>{names}, {total} points</translation>
    </message>
    <message>
        <source>{names}, one point, {hand} in this hand</source>
        <translation>{names}, un point, dont {hand} dans cette donne</translation>
    </message>
    <message>
        <source>{names}, {total} points, {hand} in this hand</source>
        <translation>{names}, {total} points, dont {hand} dans cette donne</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>panneau latéral</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Nouveau brouillon</translation>
    </message>
</context>
<context>
    <name>SpokenBurraco</name>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <extracomment>As players of Burraco say, who may have other words for melds and runs than those of other games; so these four.</extracomment>
        <translation>suite à {suit}, {low} à {high}</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>votre combinaison {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>{name}, combinaison {number}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>place pour une nouvelle combinaison</translation>
    </message>
</context>
<context>
    <name>SuitBoard</name>
    <message>
        <source>Sets</source>
        <translation>Brelans</translation>
    </message>
    <message>
        <source>No set yet</source>
        <translation>Pas encore de brelan</translation>
    </message>
    <message>
        <source>{cards}, {name}</source>
        <translation>{cards}, {name}</translation>
    </message>
    <message>
        <source>{ranks} spent</source>
        <translation>épuisés&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>{suit}: {what}</source>
        <translation>{suit}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>run {first} to {last}, {name}</source>
        <translation>suite {first} à {last}, {name}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>The trick is complete: click or press a key to go on.</source>
        <translation>Le pli est complet&#xa0;: un clic ou une touche pour continuer.</translation>
    </message>
</context>
<context>
    <name>TablePiece</name>
    <message>
        <source>The table as you have it</source>
        <translation>La table comme vous la voulez</translation>
    </message>
    <message>
        <source>Two piles, {upper} and {lower}, and a hand, {hand}, drawn as they are chosen now.</source>
        <translation>Deux piles, {upper} et {lower}, et une main, {hand}, dessinées selon les choix du moment.</translation>
    </message>
    <message>
        <source>As you have it</source>
        <translation>Votre table</translation>
    </message>
    <message>
        <source>drag a card</source>
        <translation>glissez une carte</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>À vous&#xa0;:</translation>
    </message>
    <message>
        <source>meld or discard.</source>
        <translation>posez ou défaussez.</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Let the chosen cards go</source>
        <translation>Lâcher les cartes choisies</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Add to {place}</source>
        <translation>Ajouter à {place}</translation>
    </message>
    <message>
        <source>Put into a new draft</source>
        <translation>Mettre dans un nouveau brouillon</translation>
    </message>
    <message>
        <source>Take draft {number} back</source>
        <translation>Défaire le brouillon {number}</translation>
    </message>
    <message>
        <source>Clear the tray</source>
        <translation>Vider le plateau</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Choisies&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Rien de choisi</translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nouvelle</translation>
    </message>
    <message>
        <source>{place}. {what}</source>
        <translation>{place}. {what}</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by {name}</source>
        <translation>dernier pli&#xa0;: {cards}, gagné par {name}</translation>
    </message>
    <message>
        <source>Cards: {place}</source>
        <translation>Cartes&#xa0;: {place}</translation>
    </message>
    <message>
        <source>No open cards</source>
        <translation>Pas de cartes visibles</translation>
    </message>
    <message>
        <source>{names}: one point</source>
        <translation>{names}&#xa0;: un point</translation>
    </message>
    <message>
        <source>{names}: {total} points</source>
        <translation>{names}&#xa0;: {total} points</translation>
    </message>
    <message>
        <source>{names}: one point, {hand} in this hand</source>
        <translation>{names}&#xa0;: un point, {hand} dans cette donne</translation>
    </message>
    <message>
        <source>{names}: {total} points, {hand} in this hand</source>
        <translation>{names}&#xa0;: {total} points, {hand} dans cette donne</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Table dessinée</translation>
    </message>
    <message>
        <source>Picture of the table (F2)</source>
        <translation>Table dessinée (F2)</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Space chooses a card, Shift and an arrow key move it</source>
        <translation>Espace choisit une carte, Maj et une flèche la déplacent</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Joueurs et points</translation>
    </message>
    <message>
        <source>Last moves, the newest first</source>
        <translation>Derniers coups, le plus récent d’abord</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Ce qui peut se faire</translation>
    </message>
    <message>
        <source>at the top of the arm</source>
        <translation>au sommet du montant</translation>
    </message>
    <message>
        <source>at the foot of the arm</source>
        <translation>au pied du montant</translation>
    </message>
    <message>
        <source>beside arm card {at}, {card}</source>
        <translation>à côté de la carte {at} du montant, {card}</translation>
    </message>
    <message>
        <source>No drafts. Choose cards of the hand and put them into a new draft.</source>
        <translation>Pas de brouillon. Choisissez des cartes de la main et mettez-les dans un nouveau brouillon.</translation>
    </message>
    <message>
        <source>{draft}: {cards}</source>
        <translation>{draft}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{count} cards, {card} on top</source>
        <translation>{count} cartes, {card} sur le dessus</translation>
    </message>
</context>
<context>
    <name>TimeAxis</name>
    <message>
        <source>Position in the match</source>
        <translation>Position dans la partie</translation>
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
        <translation>Donneur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>First player {name}</source>
        <translation>Premier&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>Déclarant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Hand {number} of {hands}</source>
        <translation>Donne {number} sur {hands}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} left</source>
        <translation>reste {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Temps écoulé</translation>
    </message>
</context>
<context>
    <name>TrayFoot</name>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Still missing: {condition}</source>
        <translation>Il manque encore&#xa0;: {condition}</translation>
    </message>
    <message>
        <source>The tray is empty: put cards together first.</source>
        <translation>Le plateau est vide&#xa0;: assemblez d’abord des cartes.</translation>
    </message>
</context>
<context>
    <name>TrayPage</name>
    <message>
        <source>Earlier drafts</source>
        <translation>Brouillons précédents</translation>
    </message>
    <message>
        <source>Later drafts</source>
        <translation>Brouillons suivants</translation>
    </message>
    <message>
        <source>Drafts {first} to {last} of {count}</source>
        <translation>Brouillons {first} à {last} sur {count}</translation>
    </message>
</context>
<context>
    <name>TrickMoves</name>
    <message>
        <source>played {card}</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>a joué {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>a entamé {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>a joué {card}, pli pour {name}</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>alone</source>
        <translation>en solo</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>On the plate of a player, where there is room for a word.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>{points} laid away</source>
        <translation>écart&#xa0;: {points}</translation>
    </message>
    <message>
        <source>two cards go here</source>
        <translation>deux cartes ici</translation>
    </message>
    <message>
        <source>led, ahead</source>
        <translation>entame, en tête</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>en tête</translation>
    </message>
</context>
<context>
    <name>TryFrame</name>
    <message>
        <source>Not yet.</source>
        <translation>Pas encore.</translation>
    </message>
    <message>
        <source>Drag cards into the frame, or select them and press A.</source>
        <translation>Glissez des cartes dans le cadre, ou choisissez-les et appuyez sur A.</translation>
    </message>
    <message>
        <source>In the frame: {cards}. {answer} To choose from: {others}. At the card {card}.</source>
        <translation>Dans le cadre&#xa0;: {cards}. {answer} Au choix&#xa0;: {others}. Sur la carte {card}.</translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>{step}, done</source>
        <translation>{step}, fait</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, maintenant</translation>
    </message>
</context>
<context>
    <name>TypeList</name>
    <message>
        <source>from the hand: {cards} beside {card}</source>
        <translation>de la main&#xa0;: {cards} à côté de {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} under {card}</source>
        <translation>de la main&#xa0;: {cards} sous {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} over {card}</source>
        <translation>de la main&#xa0;: {cards} sur {card}</translation>
    </message>
    <message>
        <source>new, {first} to {last} in the arm</source>
        <translation>nouvelles, {first} à {last} dans le montant</translation>
    </message>
    <message>
        <source>new, beside {card}</source>
        <translation>nouvelles, à côté de {card}</translation>
    </message>
</context>
<context>
    <name>Types</name>
    <message>
        <source>Ev./odd</source>
        <translation>P./imp.</translation>
    </message>
    <message>
        <source>Oppos.</source>
        <translation>Oppos.</translation>
    </message>
    <message>
        <source>Tripl.</source>
        <translation>Brel.</translation>
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
        <translation>Brel.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Shortened as far as it goes.</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Tr.</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>colours alternating</source>
        <translation>rouge et noir alternés</translation>
    </message>
    <message>
        <source>red and black that make 11</source>
        <translation>rouge et noir qui font 11</translation>
    </message>
    <message>
        <source>three of one rank</source>
        <translation>trois de même rang</translation>
    </message>
    <message>
        <source>three of a suit in order</source>
        <translation>trois d’une couleur à la suite</translation>
    </message>
    <message>
        <source>king, queen, jack</source>
        <translation>roi, dame, valet</translation>
    </message>
    <message>
        <source>1 to 3</source>
        <translation>1 à 3</translation>
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
        <translation>3 à 6</translation>
    </message>
</context>
<context>
    <name>_ChapterButton</name>
    <message>
        <source>{done} of {steps} steps</source>
        <translation>{done} sur {steps} étapes</translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation>{steps} étapes</translation>
    </message>
</context>
<context>
    <name>_ResultFace</name>
    <message>
        <source>Esc shows the table</source>
        <translation>Échap montre la table</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Points it comes to, played out with such hands as the others may hold: about {points}.</source>
        <translation>Points attendus, en jouant avec les mains que peuvent avoir les autres&#xa0;: environ {points}.</translation>
    </message>
    <message>
        <source>Whoever is doubled here is likely to do worse than this hand.</source>
        <translation>Qui est contré ici fera sans doute moins bien que cette main.</translation>
    </message>
    <message>
        <source>A double of the declarer is still owed in this round.</source>
        <translation>Un contre au déclarant est encore dû dans cette manche.</translation>
    </message>
    <message>
        <source>Nobody is likely to do clearly worse than this hand.</source>
        <translation>Sans doute personne ne fera nettement moins bien que cette main.</translation>
    </message>
    <message>
        <source>It opens the way for other cards of this hand.</source>
        <translation>Elle ouvre la voie à d’autres cartes de cette main.</translation>
    </message>
    <message>
        <source>More of this hand can follow in this suit, once others have laid between.</source>
        <translation>Dans cette couleur, d’autres cartes de cette main pourront suivre, une fois posées celles des autres.</translation>
    </message>
    <message>
        <source>No other card of this hand waits in its suit.</source>
        <translation>Aucune autre carte de cette main n’attend dans sa couleur.</translation>
    </message>
    <message>
        <source>Suits that only this hand can begin stay shut meanwhile.</source>
        <translation>Les couleurs que seule cette main peut ouvrir restent fermées en attendant.</translation>
    </message>
    <message>
        <source>The cards that are kept back hold the others up.</source>
        <translation>Les cartes retenues bloquent les autres.</translation>
    </message>
    <message>
        <source>No card of this hand can be laid.</source>
        <translation>Aucune carte de cette main ne peut être posée.</translation>
    </message>
    <message>
        <source>A flash exit counts twenty points and ends the hand at once.</source>
        <translation>Une sortie éclair compte vingt points et finit la donne aussitôt.</translation>
    </message>
    <message>
        <source>This lets your side meld out, which counts four points and ends the hand.</source>
        <translation>Votre camp peut ainsi sortir, ce qui compte quatre points et finit la donne.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay single categories.</source>
        <translation>C’est l’ouverture de votre camp, qui peut ensuite poser les catégories une par une.</translation>
    </message>
    <message>
        <source>What lies on the table counts, whoever ends the hand.</source>
        <translation>Ce qui est sur la table compte, quel que soit celui qui finit la donne.</translation>
    </message>
    <message>
        <source>Points that come to the table, and count whoever ends the hand: {points}.</source>
        <translation>Points qui viennent sur la table et comptent, quel que soit celui qui finit la donne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Your side then has all five types and may meld out.</source>
        <translation>Votre camp a alors les cinq sortes et peut sortir.</translation>
    </message>
    <message>
        <source>A trick counts four points for one card.</source>
        <translation>Un pli compte quatre points pour une seule carte.</translation>
    </message>
    <message>
        <source>It completes three tricks, which count three points more.</source>
        <translation>Il complète trois plis, qui comptent trois points de plus.</translation>
    </message>
    <message>
        <source>The top card makes a category at once.</source>
        <translation>La carte du dessus fait aussitôt une catégorie.</translation>
    </message>
    <message>
        <source>Further cards that come into the hand: {count}.</source>
        <translation>Autres cartes qui viennent en main&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>A draw keeps a flash exit possible. Cards missing for it: {count}.</source>
        <translation>En piochant, une sortie éclair reste possible. Cartes qui y manquent&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>The hand holds all five types: after a draw it can make a flash exit.</source>
        <translation>La main a les cinq sortes&#xa0;: après avoir pioché, une sortie éclair est possible.</translation>
    </message>
    <message>
        <source>Nothing on the piles is worth more than a new card.</source>
        <translation>Rien sur les piles ne vaut plus qu’une nouvelle carte.</translation>
    </message>
    <message>
        <source>The stock is empty, and nothing on the piles helps.</source>
        <translation>Le talon est épuisé, et rien sur les piles n’aide.</translation>
    </message>
    <message>
        <source>The shortest ways to all five types do without the {card}.</source>
        <translation>Les plus courts chemins vers les cinq sortes n’emploient pas {card}.</translation>
    </message>
    <message>
        <source>The {card} does least in this hand.</source>
        <translation>De cette main, {card} est la carte la moins utile.</translation>
    </message>
    <message>
        <source>The next player can hardly use it.</source>
        <translation>Le joueur suivant ne peut guère s’en servir.</translation>
    </message>
    <message>
        <source>A black ace blocks the cards under it.</source>
        <translation>Un as noir bloque les cartes qu’il couvre.</translation>
    </message>
    <message>
        <source>This lets {name}’s side meld out, which counts four points and ends the hand.</source>
        <translation>Le camp où joue {name} peut ainsi sortir, ce qui compte quatre points et finit la donne.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay single categories.</source>
        <translation>C’est l’ouverture du camp où joue {name}, qui peut ensuite poser les catégories une par une.</translation>
    </message>
    <message>
        <source>{name}’s side then has all five types and may meld out.</source>
        <translation>Le camp où joue {name} a alors les cinq sortes et peut sortir.</translation>
    </message>
    <message>
        <source>The top discard can be taken for a play alone, and makes none.</source>
        <translation>La carte de la défausse ne se prend que pour un coup, et n’en fait aucun.</translation>
    </message>
    <message>
        <source>The hand holds a meld already, which can be laid after the draw.</source>
        <translation>La main contient déjà une combinaison, que l’on peut poser après la pioche.</translation>
    </message>
    <message>
        <source>A card of the deck promises more than the top discard.</source>
        <translation>Une carte du talon promet plus que celle de la défausse.</translation>
    </message>
    <message>
        <source>The {card} is played at once, and what else fits stays for the next turn.</source>
        <translation>On joue {card} aussitôt, et ce qui va encore attend le prochain tour.</translation>
    </message>
    <message>
        <source>A hand is emptied by plays alone: each draw is offset by a discard.</source>
        <translation>Une main ne se vide que par des coups&#xa0;: chaque pioche est compensée par une défausse.</translation>
    </message>
    <message>
        <source>One card is left, and its discard wins the hand.</source>
        <translation>Il reste une carte, et la défausser gagne la donne.</translation>
    </message>
    <message>
        <source>The deck may not last for another turn: points must leave the hand now.</source>
        <translation>Le talon ne durera peut-être pas un tour de plus&#xa0;: il faut se défaire de points maintenant.</translation>
    </message>
    <message>
        <source>The hand ends with this turn: points must leave the hand now.</source>
        <translation>La donne finit avec ce tour&#xa0;: il faut se défaire de points maintenant.</translation>
    </message>
    <message>
        <source>Another meld stays in the hand for a later turn.</source>
        <translation>Une autre combinaison reste en main pour un tour suivant.</translation>
    </message>
    <message>
        <source>Of the melds that can be laid it takes most points out of the hand.</source>
        <translation>Parmi les combinaisons que l’on peut poser, c’est celle qui enlève le plus de points à la main.</translation>
    </message>
    <message>
        <source>It makes a place on the table for what is kept: {cards}.</source>
        <translation>Cela ouvre une place sur la table à ce que l’on garde&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Three cards are left after the discard, and a good draw wins the hand with them.</source>
        <translation>Après la défausse il reste trois cartes, et une bonne pioche gagne la donne avec elles.</translation>
    </message>
    <message>
        <source>What is left becomes a meld with more cards to come than after another play.</source>
        <translation>Avec ce qui reste, plus de cartes à venir font une combinaison qu’après un autre coup.</translation>
    </message>
    <message>
        <source>What is kept fits the table: {cards}.</source>
        <translation>Ce que l’on garde va sur la table&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>A full set gives the others no place, and a longer run does.</source>
        <translation>Un carré plein n’offre pas de place aux autres, une suite plus longue si.</translation>
    </message>
    <message>
        <source>The last card wins the hand.</source>
        <translation>La dernière carte gagne la donne.</translation>
    </message>
    <message>
        <source>No card to come makes a meld with the {card}.</source>
        <translation>Aucune carte à venir ne fait une combinaison avec {card}.</translation>
    </message>
    <message>
        <source>Of such cards it counts most.</source>
        <translation>Parmi ces cartes, c’est celle qui compte le plus.</translation>
    </message>
    <message>
        <source>Fewer cards to come make a meld with the {card} than with any other.</source>
        <translation>Moins de cartes à venir font une combinaison avec {card} qu’avec toute autre.</translation>
    </message>
    <message>
        <source>It fits the table, but the others do more in this hand.</source>
        <translation>Elle irait sur la table, mais les autres font plus dans cette main.</translation>
    </message>
    <message>
        <source>The pile brings less than a new card.</source>
        <translation>La défausse apporte moins qu’une nouvelle carte.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: a pot follows.</source>
        <translation>Toutes les cartes de la main peuvent se poser, et la carte piochée se défausser&#xa0;: un pot suit.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: that ends the hand.</source>
        <translation>Toutes les cartes de la main peuvent se poser, et la carte piochée se défausser&#xa0;: cela finit la donne.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of your side.</source>
        <translation>Aucune carte de la défausse ne va avec une combinaison de votre camp.</translation>
    </message>
    <message>
        <source>The fewer cards the hand holds, the sooner it takes a pot.</source>
        <translation>Moins la main a de cartes, plus tôt elle prend un pot.</translation>
    </message>
    <message>
        <source>This card goes well with the hand.</source>
        <translation>Cette carte va bien avec la main.</translation>
    </message>
    <message>
        <source>The next card is likely to be better.</source>
        <translation>La prochaine carte sera sans doute meilleure.</translation>
    </message>
    <message>
        <source>The {count} cards come into the hand at once, to be laid now or later.</source>
        <translation>Les {count} cartes viennent toutes en main d’un coup, à poser maintenant ou plus tard.</translation>
    </message>
    <message>
        <source>The {card} is a known card, and the next player cannot take it any more.</source>
        <translation>On sait ce qu’est {card}, et le joueur suivant ne peut plus la prendre.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, and a pot follows.</source>
        <translation>Avec elle, la main peut se vider à ce tour, et un pot suit.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, which ends the hand.</source>
        <translation>Avec elle, la main peut se vider à ce tour, ce qui finit la donne.</translation>
    </message>
    <message>
        <source>Cards that can be laid at once: {cards}.</source>
        <translation>Cartes qui peuvent être posées aussitôt&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Left there, it would go with a meld of another side: {cards}.</source>
        <translation>Laissée là, elle irait avec une combinaison d’un autre camp&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The meld then has {count} of the seven cards that count extra.</source>
        <translation>La combinaison a alors {count} des sept cartes qui comptent en plus.</translation>
    </message>
    <message>
        <source>The empty hand takes a pot at once, and the turn goes on.</source>
        <translation>La main vide prend aussitôt un pot, et le tour continue.</translation>
    </message>
    <message>
        <source>What lies on the table counts for the side, what is left in the hand against it.</source>
        <translation>Ce qui est sur la table compte pour le camp, ce qui reste en main contre lui.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay and add freely.</source>
        <translation>C’est l’ouverture de votre camp, qui peut ensuite poser et ajouter librement.</translation>
    </message>
    <message>
        <source>A wildcard stays in the hand for later.</source>
        <translation>Un passe-partout reste en main pour plus tard.</translation>
    </message>
    <message>
        <source>A clean meld counts 200 points.</source>
        <translation>Une combinaison pure compte 200 points.</translation>
    </message>
    <message>
        <source>A semi-clean meld counts 150 points.</source>
        <translation>Une combinaison semi-pure compte 150 points.</translation>
    </message>
    <message>
        <source>Seven cards with a wildcard count 100 points.</source>
        <translation>Sept cartes avec un passe-partout comptent 100 points.</translation>
    </message>
    <message>
        <source>The last card leaves the hand, and a pot follows.</source>
        <translation>La dernière carte quitte la main, et un pot suit.</translation>
    </message>
    <message>
        <source>Going out counts 100 points and ends the hand.</source>
        <translation>Sortir compte 100 points et finit la donne.</translation>
    </message>
    <message>
        <source>The {card} begins no meld with any other card of this hand.</source>
        <translation>{card} ne commence de combinaison avec aucune autre carte de cette main.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of your side, but is worth more as the discard.</source>
        <translation>{card} pourrait s’ajouter à une combinaison de votre camp, mais vaut plus comme défausse.</translation>
    </message>
    <message>
        <source>Every other card is worth more to keep, or goes with a meld of the others.</source>
        <translation>Toutes les autres sont meilleures à garder, ou vont avec une combinaison des autres.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side.</source>
        <translation>Elle ne va avec aucune combinaison d’un autre camp.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; the {card} would.</source>
        <translation>Elle ne va avec aucune combinaison d’un autre camp&#xa0;; {card}, si.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; these cards would: {cards}.</source>
        <translation>Elle ne va avec aucune combinaison d’un autre camp, au contraire de celles-ci&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay and add freely.</source>
        <translation>C’est l’ouverture du camp où joue {name}, qui peut ensuite poser et ajouter librement.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of {name}’s side.</source>
        <translation>Aucune carte de la défausse ne va avec une combinaison du camp où joue {name}.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of {name}’s side, but is worth more as the discard.</source>
        <translation>{card} pourrait s’ajouter à une combinaison du camp où joue {name}, mais vaut plus comme défausse.</translation>
    </message>
    <message>
        <source>Before the melds-down the top discard can be taken for them alone.</source>
        <translation>Avant la descente, la carte de la défausse ne se prend que pour elle.</translation>
    </message>
    <message>
        <source>The hand can lay its melds-down without the top discard.</source>
        <translation>La main peut faire sa descente sans la carte de la défausse.</translation>
    </message>
    <message>
        <source>Cards of the hand that begin a meld with the {card}: {cards}.</source>
        <translation>Cartes de la main qui commencent une combinaison avec {card}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It is large enough with a joker that lies on the table.</source>
        <translation>Elle est assez grande avec un joker qui se trouve sur la table.</translation>
    </message>
    <message>
        <source>The {card} can be swapped at once for a joker on the table.</source>
        <translation>{card} peut s’échanger aussitôt contre un joker sur la table.</translation>
    </message>
    <message>
        <source>An unknown card is worth more than the top discard.</source>
        <translation>Une carte inconnue vaut plus que celle de la défausse.</translation>
    </message>
    <message>
        <source>The {card} can be laid at once.</source>
        <translation>On peut poser {card} aussitôt.</translation>
    </message>
    <message>
        <source>Without a melds-down the hand costs a hundred points.</source>
        <translation>Sans descente, la donne coûte cent points.</translation>
    </message>
    <message>
        <source>Cards on the table cost nothing when the hand ends.</source>
        <translation>Les cartes sur la table ne coûtent rien quand la donne s’arrête.</translation>
    </message>
    <message>
        <source>It fits there, and no meld of the hand needs it.</source>
        <translation>Elle y va, et aucune combinaison de la main n’en a besoin.</translation>
    </message>
    <message>
        <source>A joker is worth more than the {card}, and costs less if it is left over.</source>
        <translation>Un joker vaut plus que {card}, et coûte moins s’il reste en main.</translation>
    </message>
    <message>
        <source>An announced joker costs 2 points if it is left over, another one 25.</source>
        <translation>Un joker annoncé coûte 2 points s’il reste en main, un autre 25.</translation>
    </message>
    <message>
        <source>The next player could lay these off: {cards}.</source>
        <translation>Le joueur suivant pourrait ajouter celles-ci&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The next player could swap these for a joker: {cards}.</source>
        <translation>Le joueur suivant pourrait échanger celles-ci contre un joker&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player gains more often than not.</source>
        <translation>Contre les mains que peuvent avoir les autres, le Preneur gagne plus souvent qu’il ne perd.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player loses too much with this hand.</source>
        <translation>Contre les mains que peuvent avoir les autres, le Preneur perd trop avec cette main.</translation>
    </message>
    <message>
        <source>Card points that are laid away count for the Player: {points}.</source>
        <translation>Les points de cartes de l’écart comptent pour le Preneur&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A suit is emptied, which can be trumped from now on.</source>
        <translation>Une couleur est vidée&#xa0;: on pourra désormais la couper.</translation>
    </message>
    <message>
        <source>What takes tricks stays in the hand.</source>
        <translation>Ce qui fait des plis reste en main.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Aucune autre carte ne peut être jouée.</translation>
    </message>
    <message>
        <source>Nobody plays after it, so that it takes the trick.</source>
        <translation>Personne ne joue après elle&#xa0;: elle gagne le pli.</translation>
    </message>
    <message>
        <source>No card that may be in another hand beats it.</source>
        <translation>Aucune carte qui puisse être dans une autre main ne la bat.</translation>
    </message>
    <message>
        <source>It takes the trick unless a later card beats it.</source>
        <translation>Elle gagne le pli, à moins qu’une carte suivante ne la batte.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with one.</source>
        <translation>Qui a de l’atout doit en fournir.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with the highest one, if that beats it.</source>
        <translation>Qui a de l’atout doit fournir le plus fort, s’il la bat.</translation>
    </message>
    <message>
        <source>Higher trumps of this hand are kept for later tricks.</source>
        <translation>Les atouts plus forts de cette main restent pour des plis suivants.</translation>
    </message>
    <message>
        <source>No higher card of its suit can be in another hand: only a trump beats it.</source>
        <translation>Aucune carte plus forte de sa couleur ne peut être dans une autre main&#xa0;: seul un atout la bat.</translation>
    </message>
    <message>
        <source>It may lose the trick, but other cards are worth more to keep.</source>
        <translation>Elle peut perdre le pli, mais mieux vaut garder d’autres cartes.</translation>
    </message>
    <message>
        <source>The trick lies with the partner of this hand, and its points are safe there.</source>
        <translation>Le pli est au partenaire de cette main, et les points y sont en sûreté.</translation>
    </message>
    <message>
        <source>The partner of this hand has the trick so far.</source>
        <translation>Le partenaire de cette main a le pli jusqu’ici.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and other cards are worth more to keep.</source>
        <translation>Elle ne peut pas gagner ce pli, et mieux vaut garder d’autres cartes.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and a higher card of its suit may take another.</source>
        <translation>Elle ne peut pas gagner ce pli, et une carte plus forte de sa couleur peut en gagner un autre.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and no trump is spent on it.</source>
        <translation>Elle ne peut pas gagner ce pli, et aucun atout n’y est dépensé.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far.</source>
        <translation>Elle reste sous la carte qui est en tête du pli.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower cards of its suit are left for later.</source>
        <translation>Elle reste sous la carte qui est en tête du pli, et de plus faibles de sa couleur restent pour la suite.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower trumps are left for later.</source>
        <translation>Elle reste sous la carte qui est en tête du pli, et de plus faibles atouts restent pour la suite.</translation>
    </message>
    <message>
        <source>Every card of its suit that may be in another hand is higher.</source>
        <translation>Toutes les cartes de sa couleur qui peuvent être dans une autre main sont plus fortes.</translation>
    </message>
    <message>
        <source>It is not likely to take the trick.</source>
        <translation>Elle ne gagnera sans doute pas le pli.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no dearer one later.</source>
        <translation>Si elle gagne ce pli, elle n’en gagnera pas un plus cher ensuite.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no other one later.</source>
        <translation>Si elle gagne ce pli, elle n’en gagnera pas d’autre ensuite.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no dearer one later.</source>
        <translation>Elle gagne ce pli et n’en gagnera pas un plus cher ensuite.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no other one later.</source>
        <translation>Elle gagne ce pli et n’en gagnera pas d’autre ensuite.</translation>
    </message>
    <message>
        <source>Lower cards of its suit are left for later.</source>
        <translation>De plus faibles cartes de sa couleur restent pour la suite.</translation>
    </message>
    <message>
        <source>Lower trumps are left for later.</source>
        <translation>De plus faibles atouts restent pour la suite.</translation>
    </message>
    <message>
        <source>This hand has no other card of its suit, and can throw any card on that suit from now on.</source>
        <translation>Cette main n’a pas d’autre carte de sa couleur, et pourra désormais défausser n’importe quelle carte sur cette couleur.</translation>
    </message>
    <message>
        <source>Whoever takes this trick has to take this card with its points.</source>
        <translation>Qui gagne ce pli doit prendre cette carte avec ses points.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and may take a dearer one later.</source>
        <translation>Elle ne peut pas gagner ce pli, et pourrait en gagner un plus cher ensuite.</translation>
    </message>
    <message>
        <source>Every card that may be played beats the trick so far.</source>
        <translation>Toute carte qui peut être jouée bat le pli tel qu’il est.</translation>
    </message>
    <message>
        <source>The {card} is guarded by lower cards of its suit.</source>
        <translation>La carte {card} est protégée par de plus faibles de sa couleur.</translation>
    </message>
    <message>
        <source>It cannot take this trick.</source>
        <translation>Elle ne peut pas gagner ce pli.</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something in the program went wrong. What was played is saved; the log tells more: {log}</source>
        <translation>Quelque chose s’est mal passé dans le programme. Ce qui a été joué est enregistré&#xa0;; le journal en dit plus&#xa0;: {log}</translation>
    </message>
    <message>
        <source>There is no unfinished match to resume.</source>
        <translation>Il n’y a pas de partie inachevée à continuer.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>No queens</source>
        <translation>Pas de dames</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Pas de plis</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Pas de cœurs</translation>
    </message>
    <message>
        <source>No king of hearts</source>
        <translation>Le barbu</translation>
    </message>
    <message>
        <source>No last two</source>
        <translation>Deux derniers</translation>
    </message>
    <message>
        <source>Trump in {suit}</source>
        <translation>Atout {suit}</translation>
    </message>
    <message>
        <source>Dominoes from {rank}</source>
        <translation>Réussite au {rank}</translation>
    </message>
    <message>
        <source>The contract comes first. Name one.</source>
        <translation>Le contrat vient d’abord. Nommez-en un.</translation>
    </message>
    <message>
        <source>This is the doubling. Double somebody or pass.</source>
        <translation>C’est le moment des contres. Contrez quelqu’un ou passez.</translation>
    </message>
    <message>
        <source>You have been doubled. Redouble or pass.</source>
        <translation>Vous avez reçu un contre. Surcontrez ou passez.</translation>
    </message>
    <message>
        <source>This contract is played in tricks. Play a card.</source>
        <translation>Ce contrat se joue aux plis. Jouez une carte.</translation>
    </message>
    <message>
        <source>These are dominoes. Lay a card on a foundation.</source>
        <translation>C’est la réussite. Posez une carte sur une fondation.</translation>
    </message>
    <message>
        <source>You have named this contract before. Choose one that is left.</source>
        <translation>Vous avez déjà nommé ce contrat. Choisissez-en un qui reste.</translation>
    </message>
    <message>
        <source>Name one seat at least, or pass.</source>
        <translation>Nommez une place au moins, ou passez.</translation>
    </message>
    <message>
        <source>A seat is named twice. Once is enough.</source>
        <translation>Une place est nommée deux fois. Une fois suffit.</translation>
    </message>
    <message>
        <source>There are four seats, 0 to 3.</source>
        <translation>Il y a quatre places, de 0 à 3.</translation>
    </message>
    <message>
        <source>Nobody doubles themselves. Name another seat.</source>
        <translation>On ne se contre pas soi-même. Nommez une autre place.</translation>
    </message>
    <message>
        <source>In a positive contract only the declarer is doubled. Name the declarer alone, or pass.</source>
        <translation>À un contrat positif, on ne contre que le déclarant. Nommez-le seul, ou passez.</translation>
    </message>
    <message>
        <source>The declarer redoubles only players who have doubled the declarer. Name one of these, or pass.</source>
        <translation>Le déclarant ne contre que les joueurs qui l’ont contré. Nommez l’un d’eux, ou passez.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled you after your turn. Name one of these, or pass.</source>
        <translation>En réponse, on ne surcontre que les contres reçus après votre tour. Nommez un de ces joueurs, ou passez.</translation>
    </message>
    <message>
        <source>You double the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>On contre le déclarant deux fois par manche, et c’est une des dernières donnes pour le faire. Contrez le déclarant.</translation>
    </message>
    <message>
        <source>Hearts are led only from a hand of nothing but hearts. Lead another suit.</source>
        <translation>On n’entame cœur qu’avec une main de cœurs seulement. Entamez une autre couleur.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play your highest, the {card}.</source>
        <translation>Vous pouvez battre les atouts du pli. Jouez votre plus fort, {card}.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play a trump that does.</source>
        <translation>Vous pouvez battre les atouts du pli. Jouez un atout qui le fait.</translation>
    </message>
    <message>
        <source>You have none of the suit led. Play a trump that wins the trick.</source>
        <translation>Vous n’avez pas la couleur demandée. Jouez un atout qui gagne le pli.</translation>
    </message>
    <message>
        <source>The {card} fits no foundation yet. Lay one that is next in its suit.</source>
        <translation>{card} ne va encore sur aucune fondation. Posez une carte qui suit dans sa couleur.</translation>
    </message>
    <message>
        <source>Here nothing goes above an ace or below a two. Lay another card.</source>
        <translation>Ici, rien ne va au-dessus d’un as ni au-dessous d’un deux. Posez une autre carte.</translation>
    </message>
    <message>
        <source>You have a card that fits. Lay it.</source>
        <translation>Vous avez une carte qui va. Posez-la.</translation>
    </message>
    <message>
        <source>You have laid a card. Lay another, or end your turn.</source>
        <translation>Vous avez posé une carte. Posez-en une autre, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>A turn ends after one card at least. Lay one, or pass if none fits.</source>
        <translation>Un tour finit après une carte au moins. Posez-en une, ou passez si aucune ne va.</translation>
    </message>
    <message>
        <source>{name} has been doubled. Redouble or pass.</source>
        <translation>{name} a reçu un contre. Surcontrez ou passez.</translation>
    </message>
    <message>
        <source>{name} has named this contract before. Choose one that is left.</source>
        <translation>{name} a déjà nommé ce contrat. Choisissez-en un qui reste.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass.</source>
        <translation>{name} ne surcontre ici que les contres reçus après sa parole. Nommez un de ces joueurs, ou passez.</translation>
    </message>
    <message>
        <source>{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>{name} contre le déclarant deux fois par manche, et c’est une des dernières donnes pour le faire. Contrez le déclarant.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. The {card} is due, the highest.</source>
        <translation>{name} peut battre les atouts du pli. Il faut le plus fort, {card}.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. Play a trump that does.</source>
        <translation>{name} peut battre les atouts du pli. Jouez un atout qui le fait.</translation>
    </message>
    <message>
        <source>{name} has none of the suit led. Play a trump that wins the trick.</source>
        <translation>{name} n’a pas la couleur demandée. Jouez un atout qui gagne le pli.</translation>
    </message>
    <message>
        <source>{name} has a card that fits. Lay it.</source>
        <translation>{name} a une carte qui va. Posez-la.</translation>
    </message>
    <message>
        <source>{name} has laid a card. Lay another, or end the turn.</source>
        <translation>{name} a posé une carte. Posez-en une autre, ou finissez le tour.</translation>
    </message>
    <message>
        <source>There is no such contract. The seven are: {names}.</source>
        <translation>Ce contrat n’existe pas. Les sept sont&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The trump suit is C, D, H or S.</source>
        <translation>La couleur d’atout est C, D, H ou S.</translation>
    </message>
    <message>
        <source>The starting rank is one of A 2 3 4 5 6 7 8 9 T J Q K.</source>
        <translation>Le rang de départ est l’un de A 2 3 4 5 6 7 8 9 T J Q K.</translation>
    </message>
    <message>
        <source>{turn}: name a contract.</source>
        <translation>{turn}&#xa0;: nommer un contrat.</translation>
    </message>
    <message>
        <source>{turn}: double or pass.</source>
        <translation>{turn}&#xa0;: contrer ou passer.</translation>
    </message>
    <message>
        <source>{turn}: a double of the declarer is owed in this hand.</source>
        <translation>{turn}&#xa0;: un contre au déclarant est dû dans cette donne.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled, or pass.</source>
        <translation>{turn}&#xa0;: surcontrer qui a contré, ou passer.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled since, or pass.</source>
        <translation>{turn}&#xa0;: surcontrer qui a contré depuis, ou passer.</translation>
    </message>
    <message>
        <source>Doubles of the declarer still owed in this round: {owed}.</source>
        <translation>Contres au déclarant encore dus dans cette manche&#xa0;: {owed}.</translation>
    </message>
    <message>
        <source>{turn}: lead a card, but no heart.</source>
        <translation>{turn}&#xa0;: entamer d’une carte, mais pas de cœur.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with the highest.</source>
        <translation>{turn}&#xa0;: l’entame est d’atout. Fournir le plus fort.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with one that wins the trick.</source>
        <translation>{turn}&#xa0;: l’entame est d’atout. Fournir un atout qui gagne le pli.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play a trump that wins the trick.</source>
        <translation>{turn}&#xa0;: rien dans la couleur demandée. Jouer un atout qui gagne le pli.</translation>
    </message>
    <message>
        <source>{turn}: lay a card.</source>
        <translation>{turn}&#xa0;: poser une carte.</translation>
    </message>
    <message>
        <source>{turn}: lay a card, or pass, which only the first turn allows.</source>
        <translation>{turn}&#xa0;: poser une carte, ou passer, ce que seul le premier tour permet.</translation>
    </message>
    <message>
        <source>{turn}: lay another card or end the turn.</source>
        <translation>{turn}&#xa0;: poser une autre carte ou finir le tour.</translation>
    </message>
    <message>
        <source>{turn}: no card fits. Pass.</source>
        <translation>{turn}&#xa0;: aucune carte ne va. Passer.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>Poser {card}</translation>
    </message>
    <message>
        <source>Maximum: everybody</source>
        <translation>Maximum&#xa0;: tout le monde</translation>
    </message>
    <message>
        <source>{who} (redouble)</source>
        <translation>{who} (surcontre)</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Négatifs</translation>
    </message>
    <message>
        <source>Trump in</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Dominoes from</source>
        <translation>Réussite au</translation>
    </message>
    <message>
        <source>Double {first}</source>
        <translation>Contrer {first}</translation>
    </message>
    <message>
        <source>Double {first} and {second}</source>
        <translation>Contrer {first} et {second}</translation>
    </message>
    <message>
        <source>Double {first}, {second} and {third}</source>
        <translation>Contrer {first}, {second} et {third}</translation>
    </message>
    <message>
        <source>Redouble {first}</source>
        <translation>Surcontrer {first}</translation>
    </message>
    <message>
        <source>Redouble {first} and {second}</source>
        <translation>Surcontrer {first} et {second}</translation>
    </message>
    <message>
        <source>Redouble {first}, {second} and {third}</source>
        <translation>Surcontrer {first}, {second} et {third}</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} et {third}</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>Over a list of players, one of whom is chosen.</extracomment>
        <translation>Contrer</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Surcontrer</translation>
    </message>
    <message>
        <source>Double two</source>
        <translation>En contrer deux</translation>
    </message>
    <message>
        <source>Redouble two</source>
        <translation>En surcontrer deux</translation>
    </message>
    <message>
        <source>♣ clubs</source>
        <translation>♣ trèfle</translation>
    </message>
    <message>
        <source>♦ diamonds</source>
        <translation>♦ carreau</translation>
    </message>
    <message>
        <source>♥ hearts</source>
        <translation>♥ cœur</translation>
    </message>
    <message>
        <source>♠ spades</source>
        <translation>♠ pique</translation>
    </message>
    <message>
        <source>{card} does not go on here. Lay it at its own end of the row.</source>
        <translation>{card} ne va pas de ce côté. Posez la carte à l’autre bout de la rangée.</translation>
    </message>
    <message>
        <source>Each suit has a foundation of its own. Lay the card on that of its suit.</source>
        <translation>Chaque couleur a sa fondation. Posez la carte sur celle de sa couleur.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Whoever is doubled by somebody speaking later is asked again and may redouble.</source>
        <translation>Qui est contré par quelqu’un parlant après lui a de nouveau la parole et peut surcontrer.</translation>
    </message>
    <message>
        <source>Everybody doubles and redoubles in one turn only.</source>
        <translation>Chacun contre et surcontre en un seul tour de parole.</translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation>Sur une entame d’atout</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays the highest trump of the hand.</source>
        <translation>Qui peut battre les atouts du pli joue le plus fort atout de sa main.</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays any trump that does.</source>
        <translation>Qui peut battre les atouts du pli joue n’importe quel atout qui le fait.</translation>
    </message>
    <message>
        <source>Dominoes round the corner</source>
        <translation>Réussite en boucle</translation>
    </message>
    <message>
        <source>Above an ace comes the two, and below a two the ace.</source>
        <translation>Au-dessus d’un as vient le deux, et au-dessous d’un deux l’as.</translation>
    </message>
    <message>
        <source>Nothing goes above an ace or below a two.</source>
        <translation>Rien ne va au-dessus d’un as ni au-dessous d’un deux.</translation>
    </message>
    <message>
        <source>A turn in dominoes</source>
        <translation>Tour de réussite</translation>
    </message>
    <message>
        <source>A turn is one card or several, as many as one likes.</source>
        <translation>Un tour, c’est une carte ou plusieurs, autant qu’on veut.</translation>
    </message>
    <message>
        <source>A turn is one card.</source>
        <translation>Un tour, c’est une carte.</translation>
    </message>
    <message>
        <source>As clubs play</source>
        <translation>Comme dans les clubs</translation>
    </message>
    <message>
        <source>The deal moves on after seven hands: seat {seat} deals this hand.</source>
        <translation>La distribution change toutes les sept donnes&#xa0;: la place {seat} distribue celle-ci.</translation>
    </message>
    <message>
        <source>all tricks taken</source>
        <translation>tous les plis joués</translation>
    </message>
    <message>
        <source>the last card that counts was taken</source>
        <translation>la dernière carte qui compte est prise</translation>
    </message>
    <message>
        <source>three are rid of all cards</source>
        <translation>trois n’ont plus de cartes</translation>
    </message>
    <message>
        <source>{contract}: all tricks are taken</source>
        <translation>{contract}&#xa0;: tous les plis sont faits</translation>
    </message>
    <message>
        <source>{contract}: the last card that counts is taken</source>
        <translation>{contract}&#xa0;: la dernière carte qui compte est prise</translation>
    </message>
    <message>
        <source>{contract}: three players are rid of their cards</source>
        <translation>{contract}&#xa0;: trois joueurs n’ont plus de cartes</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52 cards.</source>
        <translation>Le paquet n’est pas un jeu de 52 cartes.</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Hearts without the ace</source>
        <translation>Cœurs sans l’as</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>As de cœur</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Roi de cœur</translation>
    </message>
    <message>
        <source>Twelfth trick</source>
        <translation>Douzième pli</translation>
    </message>
    <message>
        <source>Thirteenth trick</source>
        <translation>Treizième pli</translation>
    </message>
    <message>
        <source>Order of going out</source>
        <translation>Ordre d’arrivée</translation>
    </message>
    <message>
        <source>{one} against {other}, doubled</source>
        <translation>{one} contre {other}, contré</translation>
    </message>
    <message>
        <source>{one} against {other}, redoubled</source>
        <translation>{one} contre {other}, surcontré</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>déclarant</translation>
    </message>
    <message>
        <source>declared by {who}</source>
        <translation>déclaré par {who}</translation>
    </message>
    <message>
        <source>Contracts: ✓ named, ○ left</source>
        <translation>Contrats&#xa0;: ✓ nommés, ○ restants</translation>
    </message>
    <message>
        <source>Doubles owed</source>
        <translation>Contres dus</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Réussite</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Le barbu</translation>
    </message>
    <message>
        <source>each queen</source>
        <translation>chaque dame</translation>
    </message>
    <message>
        <source>each trick</source>
        <translation>chaque pli</translation>
    </message>
    <message>
        <source>hearts, ace −6</source>
        <translation>cœurs, as −6</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>roi de cœur</translation>
    </message>
    <message>
        <source>last two tricks</source>
        <translation>deux derniers plis</translation>
    </message>
    <message>
        <source>in order of going out</source>
        <translation>dans l’ordre d’arrivée</translation>
    </message>
    <message>
        <source>{who} declares, each queen −6</source>
        <translation>{who} déclare, chaque dame −6</translation>
    </message>
    <message>
        <source>{who} declares, each trick −2</source>
        <translation>{who} déclare, chaque pli −2</translation>
    </message>
    <message>
        <source>{who} declares, −2, ace −6</source>
        <translation>{who} déclare, −2, as −6</translation>
    </message>
    <message>
        <source>{who} declares, K♥ −20</source>
        <translation>{who} déclare, K♥ −20</translation>
    </message>
    <message>
        <source>{who} declares, −10 and −20</source>
        <translation>{who} déclare, −10 et −20</translation>
    </message>
    <message>
        <source>{who} declares, each trick +5</source>
        <translation>{who} déclare, chaque pli +5</translation>
    </message>
    <message>
        <source>{who} declares, 45 20 5 −5</source>
        <translation>{who} déclare, 45 20 5 −5</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} sur {all}</translation>
    </message>
    <message>
        <source>{count} of 13 tricks</source>
        <translation>{count} sur 13 plis</translation>
    </message>
    <message>
        <source>K♥ not yet fallen</source>
        <translation>K♥ pas encore tombé</translation>
    </message>
    <message>
        <source>{who} has taken the K♥</source>
        <translation>{who} a pris le K♥</translation>
    </message>
    <message>
        <source>K♥ lies in the trick</source>
        <translation>K♥ dans le pli</translation>
    </message>
    <message>
        <source>{count} of 52 laid</source>
        <translation>{count} sur 52 posées</translation>
    </message>
    <message>
        <source>owes one double</source>
        <translation>doit un contre</translation>
    </message>
    <message>
        <source>owes {count} doubles</source>
        <translation>doit {count} contres</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>a nommé «&#xa0;pas de dames&#xa0;»</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>a nommé «&#xa0;pas de plis&#xa0;»</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>a nommé «&#xa0;pas de cœurs&#xa0;»</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>a nommé le barbu</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>a nommé les deux derniers</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>a nommé l’atout {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>a nommé la réussite au {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>a contré {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>a contré {first} et {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>a contré {first}, {second} et {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>a surcontré {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>a surcontré {first} et {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>a surcontré {first}, {second} et {third}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>a posé {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>a fini son tour</translation>
    </message>
    <message>
        <source>Name no queens</source>
        <translation>Nommer «&#xa0;pas de dames&#xa0;»</translation>
    </message>
    <message>
        <source>Name no tricks</source>
        <translation>Nommer «&#xa0;pas de plis&#xa0;»</translation>
    </message>
    <message>
        <source>Name no hearts</source>
        <translation>Nommer «&#xa0;pas de cœurs&#xa0;»</translation>
    </message>
    <message>
        <source>Name no king of hearts</source>
        <translation>Nommer le barbu</translation>
    </message>
    <message>
        <source>Name no last two</source>
        <translation>Nommer les deux derniers</translation>
    </message>
    <message>
        <source>Name trump in {suit}</source>
        <translation>Nommer l’atout {suit}</translation>
    </message>
    <message>
        <source>Name dominoes from {rank}</source>
        <translation>Nommer la réussite au {rank}</translation>
    </message>
    <message>
        <source>Double {seats}</source>
        <translation>Contrer {seats}</translation>
    </message>
    <message>
        <source>Redouble {seats}</source>
        <translation>Surcontrer {seats}</translation>
    </message>
    <message>
        <source>Double {seats}, and redouble {others}</source>
        <translation>Contrer {seats} et surcontrer {others}</translation>
    </message>
    <message>
        <source>Pass, and double nobody</source>
        <translation>Passer, sans contrer personne</translation>
    </message>
    <message>
        <source>Lay the {card}</source>
        <translation>Poser {card}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
</context>
<context>
    <name>barracan</name>
    <message>
        <source>Evens or odds are made of numbers, ace to ten. The {card} has none: leave it out.</source>
        <translation>Pairs ou impairs se font avec des nombres, de l’as au dix. {card} n’en a pas&#xa0;: laissez-la de côté.</translation>
    </message>
    <message>
        <source>Evens or odds have two to four cards, not {count}. Add one, or leave some out.</source>
        <translation>Pairs ou impairs ont de deux à quatre cartes, non {count}. Ajoutez-en une, ou retirez-en.</translation>
    </message>
    <message>
        <source>All numbers are even, or all are odd. Lay even and odd ones apart.</source>
        <translation>Tous les nombres sont pairs, ou tous impairs. Posez à part les pairs et les impairs.</translation>
    </message>
    <message>
        <source>From the lowest to the highest, red and black alternate. {cards} do not: change one for the other colour.</source>
        <translation>Du plus petit au plus grand, rouge et noir alternent. {cards} ne le font pas&#xa0;: changez-en une pour l’autre teinte.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. {cards} do not: change one.</source>
        <translation>Des opposés sont deux nombres qui font 11, comme 4 et 7. {cards} ne font pas 11&#xa0;: changez-en une.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. Keep two such cards.</source>
        <translation>Des opposés sont deux nombres qui font 11, comme 4 et 7. Gardez-en deux de cette sorte.</translation>
    </message>
    <message>
        <source>Opposites are one red and one black card. {cards} have one colour: change one.</source>
        <translation>Des opposés sont une carte rouge et une noire. {cards} sont de la même teinte&#xa0;: changez-en une.</translation>
    </message>
    <message>
        <source>A triplet is three cards of one rank, or two and a joker. Lay three that match.</source>
        <translation>Un brelan, ce sont trois cartes de même rang, ou deux et un joker. Posez-en trois qui vont ensemble.</translation>
    </message>
    <message>
        <source>In a ladder a triplet is three or four cards of one rank. Change the one that differs.</source>
        <translation>Dans une échelle, un brelan a trois ou quatre cartes de même rang. Changez celle qui diffère.</translation>
    </message>
    <message>
        <source>A run is three consecutive cards of one suit, or two of them and a joker. Lay three in a row.</source>
        <translation>Une suite, ce sont trois cartes d’une couleur qui se suivent, ou deux d’entre elles et un joker. Posez-en trois à la suite.</translation>
    </message>
    <message>
        <source>In a ladder a run is three consecutive cards of one suit. Lay three in a row.</source>
        <translation>Dans une échelle, une suite a trois cartes d’une couleur qui se suivent. Posez-en trois à la suite.</translation>
    </message>
    <message>
        <source>A run is of one suit. {cards} are of several: change one.</source>
        <translation>Une suite est d’une seule couleur. {cards} sont de plusieurs&#xa0;: changez-en une.</translation>
    </message>
    <message>
        <source>In a run an ace lies before the 2 or after the king, never between. Put it at an end.</source>
        <translation>Dans une suite, un as vient avant le 2 ou après le roi, jamais au milieu. Mettez-le à un bout.</translation>
    </message>
    <message>
        <source>A family is a king, a queen of another suit, and one to four jacks of these two suits. Add what is missing.</source>
        <translation>Une famille, c’est un roi, une dame d’une autre couleur et un à quatre valets de ces deux couleurs. Ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>A family is made of a king, a queen and jacks. The {card} is none of these: leave it out.</source>
        <translation>Une famille se fait d’un roi, d’une dame et de valets. {card} n’en est pas&#xa0;: laissez-la de côté.</translation>
    </message>
    <message>
        <source>King and queen of a family are of different suits. {king} and {queen} share one: change one of them.</source>
        <translation>Le roi et la dame d’une famille sont de couleurs différentes. {king} et {queen} ont la même&#xa0;: changez l’un des deux.</translation>
    </message>
    <message>
        <source>A family’s jacks are of the king’s or the queen’s suit. The {card} is of neither: change it.</source>
        <translation>Les valets d’une famille sont de la couleur du roi ou de la dame. {card} n’est d’aucune des deux&#xa0;: changez-le.</translation>
    </message>
    <message>
        <source>A category has one joker at most. Put another card in its place.</source>
        <translation>Une catégorie a un joker au plus. Mettez une autre carte à sa place.</translation>
    </message>
    <message>
        <source>Jokers go into triplets and runs only. Leave the joker out.</source>
        <translation>Les jokers ne vont que dans les brelans et les suites. Laissez le joker de côté.</translation>
    </message>
    <message>
        <source>After this you will hold one card and can hardly meld any more.</source>
        <translation>Il vous restera ensuite une carte, et vous ne pourrez presque plus poser.</translation>
    </message>
    <message>
        <source>After this {name} will hold one card and can hardly meld any more.</source>
        <translation>Il restera ensuite une carte à {name}, avec presque plus rien à poser.</translation>
    </message>
    <message>
        <source>After this you will hold two cards and can hardly meld any more.</source>
        <translation>Il vous restera ensuite deux cartes, et vous ne pourrez presque plus poser.</translation>
    </message>
    <message>
        <source>After this {name} will hold two cards and can hardly meld any more.</source>
        <translation>Il restera ensuite deux cartes à {name}, avec presque plus rien à poser.</translation>
    </message>
    <message>
        <source>Opening: two categories at once</source>
        <translation>Ouverture&#xa0;: deux catégories d’un coup</translation>
    </message>
    <message>
        <source>The first category uses the top card</source>
        <translation>La première catégorie prend la carte du dessus</translation>
    </message>
    <message>
        <source>Add the hand cards that make a triplet, a run or a family with it.</source>
        <translation>Ajoutez les cartes de la main qui font avec elle un brelan, une suite ou une famille.</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <translation>Pile ramassée</translation>
    </message>
    <message>
        <source>Lay down {count}, 1 point</source>
        <translation>Poser {count}, 1 point</translation>
    </message>
    <message>
        <source>Lay on the ladder, {points} points</source>
        <translation>Poser sur l’échelle, {points} points</translation>
    </message>
    <message>
        <source>Lay on the ladder, 1 point</source>
        <translation>Poser sur l’échelle, 1 point</translation>
    </message>
    <message>
        <source>Lay the ladder, {points} points</source>
        <translation>Poser l’échelle, {points} points</translation>
    </message>
    <message>
        <source>Lay the ladder, 1 point</source>
        <translation>Poser l’échelle, 1 point</translation>
    </message>
    <message>
        <source>Pick up and lay {count}, {points} points</source>
        <translation>Ramasser et poser {count}, {points} points</translation>
    </message>
    <message>
        <source>Lay {count} and meld out, {points} points</source>
        <translation>Poser {count} et sortir, {points} points</translation>
    </message>
    <message>
        <source>Flash exit, {points} points</source>
        <translation>Sortie éclair, {points} points</translation>
    </message>
    <message>
        <source>{action}, as {meld}</source>
        <translation>{action}, comme {meld}</translation>
    </message>
    <message>
        <source>{action}, all as evens or odds</source>
        <translation>{action}, tous en pairs ou impairs</translation>
    </message>
    <message>
        <source>{action}, without evens or odds</source>
        <translation>{action}, sans pairs ni impairs</translation>
    </message>
    <message>
        <source>{action}, without opposites</source>
        <translation>{action}, sans opposés</translation>
    </message>
    <message>
        <source>{action}, without a triplet</source>
        <translation>{action}, sans brelan</translation>
    </message>
    <message>
        <source>{action}, without a run</source>
        <translation>{action}, sans suite</translation>
    </message>
    <message>
        <source>{action}, without a family</source>
        <translation>{action}, sans famille</translation>
    </message>
    <message>
        <source>The hand holds no ladder that could be laid here. Try a category alone.</source>
        <translation>La main n’a pas d’échelle à poser ici. Essayez une catégorie seule.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but ladder {number} can grow. Choose that one.</source>
        <translation>Rien de la main ne se pose ici, mais l’échelle {number} peut grandir. Choisissez celle-là.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but a new ladder can begin. Choose New.</source>
        <translation>Rien de la main ne se pose ici, mais une nouvelle échelle peut commencer. Choisissez Nouvelle.</translation>
    </message>
    <message>
        <source>Evens or odds</source>
        <translation>Pairs ou impairs</translation>
    </message>
    <message>
        <source>Complete ladder</source>
        <translation>Échelle complète</translation>
    </message>
    <message>
        <source>Royal ladder</source>
        <translation>Échelle royale</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Complete set</source>
        <translation>Série complète</translation>
    </message>
    <message>
        <source>There is no {type}. A complete set has one of each type.</source>
        <translation>Il manque&#xa0;: {type}. Une série complète a une catégorie de chaque sorte.</translation>
    </message>
    <message>
        <source>Ladders take no jokers. Lay the joker in a triplet or run.</source>
        <translation>Les échelles ne prennent pas de jokers. Posez le joker dans un brelan ou une suite.</translation>
    </message>
    <message>
        <source>A ladder has 13 cards at most, not {size}. Take some back.</source>
        <translation>Une échelle a 13 cartes au plus, non {size}. Reprenez-en.</translation>
    </message>
    <message>
        <source>A ladder has an arm. Lay its first card.</source>
        <translation>Une échelle a un montant. Posez-en la première carte.</translation>
    </message>
    <message>
        <source>An arm begins at the top with an ace, a king or a number from 10 to 3, not with the {card}.</source>
        <translation>Un montant commence en haut par un as, un roi ou un nombre de 10 à 3, non par {card}.</translation>
    </message>
    <message>
        <source>The arm goes down by one rank a card. The {below} does not go under the {above}.</source>
        <translation>Le montant descend d’un rang par carte. {below} ne va pas sous {above}.</translation>
    </message>
    <message>
        <source>An arm has one break at most. The {card} would be the second: take it back.</source>
        <translation>Un montant a une rupture au plus. {card} serait la deuxième&#xa0;: reprenez-la.</translation>
    </message>
    <message>
        <source>The {card} under a number begins the family. Its queen and jack end the arm, or both lie beside it.</source>
        <translation>Sous un nombre, {card} commence la famille. Sa dame et son valet finissent le montant, ou sont tous deux à côté.</translation>
    </message>
    <message>
        <source>Side cards lie beside an arm card. There is none at {row}.</source>
        <translation>Les cartes latérales vont à côté d’une carte du montant. Il n’y en a pas à {row}.</translation>
    </message>
    <message>
        <source>A ladder holds each type once. Here it would hold two: {name}.</source>
        <translation>Une échelle contient chaque sorte une fois. Elle en aurait ici deux&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>A category of the arm names its first and last arm card.</source>
        <translation>Une catégorie du montant nomme sa première et sa dernière carte du montant.</translation>
    </message>
    <message>
        <source>The arm itself holds runs, families and 6-5. Lay others beside an arm card.</source>
        <translation>Le montant lui-même contient suites, familles et 6-5. Posez les autres à côté d’une carte du montant.</translation>
    </message>
    <message>
        <source>Of categories in the arm only a family has more cards: jacks beside its jack.</source>
        <translation>Des catégories du montant, seule une famille a d’autres cartes&#xa0;: des valets à côté de son valet.</translation>
    </message>
    <message>
        <source>Two categories in the arm share one card at most. Leave one of the two out.</source>
        <translation>Deux catégories du montant partagent une carte au plus. Laissez l’une des deux de côté.</translation>
    </message>
    <message>
        <source>A row belongs to one category only.</source>
        <translation>Un échelon n’appartient qu’à une catégorie.</translation>
    </message>
    <message>
        <source>A row has side cards. There are none at {row}.</source>
        <translation>Un échelon a des cartes latérales. Il n’y en a pas à {row}.</translation>
    </message>
    <message>
        <source>Every card of a ladder belongs to a category. Complete one for the {card}, or take it back.</source>
        <translation>Chaque carte d’une échelle appartient à une catégorie. Complétez-en une pour {card}, ou reprenez-la.</translation>
    </message>
    <message>
        <source>Cards lying in a ladder keep their places and categories. The arm grows at its ends.</source>
        <translation>Les cartes d’une échelle gardent leur place et leur catégorie. Le montant grandit à ses bouts.</translation>
    </message>
    <message>
        <source>Nothing is added to this ladder. Add a category.</source>
        <translation>Rien n’est ajouté à cette échelle. Ajoutez une catégorie.</translation>
    </message>
    <message>
        <source>Evens or odds added to a ladder bring two new cards at least. These bring fewer.</source>
        <translation>Pairs ou impairs ajoutés à une échelle apportent au moins deux cartes nouvelles. Ici il y en a moins.</translation>
    </message>
    <message>
        <source>Opposites added to a ladder bring two new cards. These bring fewer.</source>
        <translation>Des opposés ajoutés à une échelle apportent deux cartes nouvelles. Ici il y en a moins.</translation>
    </message>
    <message>
        <source>A triplet added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Un brelan ajouté à une échelle apporte au moins deux cartes nouvelles. Ici il y en a moins.</translation>
    </message>
    <message>
        <source>A run added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Une suite ajoutée à une échelle apporte au moins deux cartes nouvelles. Ici il y en a moins.</translation>
    </message>
    <message>
        <source>A family added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Une famille ajoutée à une échelle apporte au moins deux cartes nouvelles. Ici il y en a moins.</translation>
    </message>
    <message>
        <source>evens or odds</source>
        <translation>pairs ou impairs</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>One category of the type.</extracomment>
        <translation>opposés</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>brelan</translation>
    </message>
    <message>
        <source>family</source>
        <translation>famille</translation>
    </message>
    <message>
        <source>You have taken already. Meld or discard.</source>
        <translation>Vous avez déjà pris. Posez, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>Take first: draw, pick up a pile or take a trick.</source>
        <translation>Prenez d’abord&#xa0;: piochez, ramassez une pile ou gagnez un pli.</translation>
    </message>
    <message>
        <source>The stock is empty. Pick up, take a trick or pass.</source>
        <translation>Le talon est épuisé. Ramassez, gagnez un pli ou passez.</translation>
    </message>
    <message>
        <source>Nobody passes while the stock has cards. Draw one, or pick up a pile or take a trick.</source>
        <translation>On ne passe pas tant que le talon a des cartes. Piochez, ramassez une pile ou gagnez un pli.</translation>
    </message>
    <message>
        <source>Your own pile stays closed to you. The other three are open.</source>
        <translation>Votre propre pile vous reste fermée. Les trois autres sont ouvertes.</translation>
    </message>
    <message>
        <source>There is no pile {pile}. The four piles are 0 to 3.</source>
        <translation>Il n’y a pas de pile {pile}. Les quatre piles vont de 0 à 3.</translation>
    </message>
    <message>
        <source>This pile is empty. Choose another.</source>
        <translation>Cette pile est vide. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>A trick takes one card from each of the three open piles. Choose one from each.</source>
        <translation>Un pli prend une carte de chacune des trois piles ouvertes. Choisissez-en une de chacune.</translation>
    </message>
    <message>
        <source>The pile has no card at {at}: positions count from 0 at the bottom.</source>
        <translation>La pile n’a pas de carte à {at}&#xa0;: on compte à partir de 0, du bas.</translation>
    </message>
    <message>
        <source>A stopper blocks the {card}. Choose a card above the stopper.</source>
        <translation>Un verrou bloque {card}. Choisissez une carte au-dessus du verrou.</translation>
    </message>
    <message>
        <source>The {card} is a stopper, which no trick takes. Choose a card above it.</source>
        <translation>{card} est un verrou, qu’aucun pli ne prend. Choisissez une carte au-dessus.</translation>
    </message>
    <message>
        <source>A joker in a pile is never taken in a trick. Choose another card.</source>
        <translation>Un joker d’une pile n’est jamais pris dans un pli. Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>The three pile cards of a trick are of one suit. {cards} are not: change one.</source>
        <translation>Les trois cartes des piles sont d’une même couleur. {cards} ne le sont pas&#xa0;: changez-en une.</translation>
    </message>
    <message>
        <source>The {card} does not beat the {highest}. Choose a higher card of the suit, or a joker.</source>
        <translation>{card} ne bat pas {highest}. Choisissez une carte plus forte de la couleur, ou un joker.</translation>
    </message>
    <message>
        <source>The {card} is not of the suit of the three. Choose a higher card of their suit, or a joker.</source>
        <translation>{card} n’est pas de la couleur des trois. Choisissez-en une plus forte de leur couleur, ou un joker.</translation>
    </message>
    <message>
        <source>This match is played without flash exits. Lay the melds without one.</source>
        <translation>Cette partie se joue sans sortie éclair. Posez les combinaisons sans elle.</translation>
    </message>
    <message>
        <source>A flash exit is for a side that has melded nothing before. Lay the melds without one.</source>
        <translation>La sortie éclair est pour un camp qui n’a encore rien posé. Posez les combinaisons sans elle.</translation>
    </message>
    <message>
        <source>A flash exit follows a draw from the stock. Lay the melds without one.</source>
        <translation>Une sortie éclair vient après une pioche au talon. Posez les combinaisons sans elle.</translation>
    </message>
    <message>
        <source>A flash exit lays all five types in one move. Add the types that are missing.</source>
        <translation>Une sortie éclair pose les cinq sortes d’un seul coup. Ajoutez celles qui manquent.</translation>
    </message>
    <message>
        <source>A flash exit leaves one card at most, which is discarded with it. Lay more cards.</source>
        <translation>Une sortie éclair laisse une carte au plus, défaussée du même coup. Posez plus de cartes.</translation>
    </message>
    <message>
        <source>A flash exit discards the last card with it. Name the {card} as the discard.</source>
        <translation>Une sortie éclair défausse en même temps la dernière carte. Nommez {card} comme défausse.</translation>
    </message>
    <message>
        <source>{name} has taken already. Meld or discard.</source>
        <translation>{name} a déjà pris. Posez, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>{name}’s own pile stays closed. The other three are open.</source>
        <translation>Sa propre pile reste fermée à {name}. Les trois autres sont ouvertes.</translation>
    </message>
    <message>
        <source>One move names a ladder once. Put all of it together.</source>
        <translation>Un coup nomme une échelle une seule fois. Réunissez le tout.</translation>
    </message>
    <message>
        <source>Your side has no ladder {number} and starts the next as {next}.</source>
        <translation>Votre camp n’a pas d’échelle {number} et commence la suivante comme {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in your hand. Leave it out.</source>
        <translation>{cards} n’est pas dans votre main. Laissez-la de côté.</translation>
    </message>
    <message>
        <source>{cards} are not in your hand. Leave them out.</source>
        <translation>{cards} ne sont pas dans votre main. Laissez-les de côté.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than you hold it. A card serves one category only.</source>
        <translation>Ces combinaisons prennent {cards} plus de fois que vous ne l’avez. Une carte ne sert qu’à une catégorie.</translation>
    </message>
    <message>
        <source>Your side opens with two categories at once. Add one more.</source>
        <translation>Votre camp ouvre avec deux catégories d’un coup. Ajoutez-en une.</translation>
    </message>
    <message>
        <source>Your side has not opened: a pick-up lays two categories at once. Add one from your hand.</source>
        <translation>Votre camp n’a pas ouvert&#xa0;: en ramassant, il pose deux catégories d’un coup. Ajoutez-en une de votre main.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: your side has no complete set yet.</source>
        <translation>Gardez une carte après la défausse&#xa0;: votre camp n’a pas encore de série complète.</translation>
    </message>
    <message>
        <source>The top card {card} must make a triplet, a run or a family with cards of the hand.</source>
        <translation>La carte du dessus, {card}, doit faire un brelan, une suite ou une famille avec des cartes de la main.</translation>
    </message>
    <message>
        <source>No joker of the hand goes with the top card of a pile. Use two or more other cards.</source>
        <translation>Aucun joker de la main ne va avec la carte du dessus d’une pile. Prenez deux autres cartes ou plus.</translation>
    </message>
    <message>
        <source>A pick-up makes a triplet of three. Lay the fourth card elsewhere.</source>
        <translation>En ramassant, on fait un brelan de trois. Posez la quatrième carte ailleurs.</translation>
    </message>
    <message>
        <source>With the {card} go only cards of the hand, none that lies in a ladder. Add cards to it.</source>
        <translation>Avec {card} ne vont que des cartes de la main, aucune d’une échelle. Ajoutez-y des cartes.</translation>
    </message>
    <message>
        <source>What a pick-up lays besides comes from the hand alone. Leave the pile’s cards and those on the table out.</source>
        <translation>Ce qu’on pose en plus en ramassant vient de la main seule. Laissez de côté les cartes de la pile et celles de la table.</translation>
    </message>
    <message>
        <source>{name}’s side has no ladder {number} and starts the next as {next}.</source>
        <translation>Le camp où joue {name} n’a pas d’échelle {number} et commence la suivante comme {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in {name}’s hand. Leave it out.</source>
        <translation>{cards} n’est pas dans la main que tient {name}. Laissez-la de côté.</translation>
    </message>
    <message>
        <source>{cards} are not in {name}’s hand. Leave them out.</source>
        <translation>{cards} ne sont pas dans la main que tient {name}. Laissez-les de côté.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than {name} holds it. A card serves one category only.</source>
        <translation>{name} n’a pas {cards} autant de fois que ces combinaisons en prennent. Une carte ne sert qu’à une catégorie.</translation>
    </message>
    <message>
        <source>{name}’s side opens with two categories at once. Add one more.</source>
        <translation>Le camp où joue {name} ouvre avec deux catégories d’un coup. Ajoutez-en une.</translation>
    </message>
    <message>
        <source>{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand.</source>
        <translation>Le camp où joue {name} n’a pas ouvert&#xa0;: en ramassant, il pose deux catégories d’un coup. Ajoutez-en une de la main.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: {name}’s side has no complete set yet.</source>
        <translation>Gardez une carte après la défausse&#xa0;: le camp où joue {name} n’a pas encore de série complète.</translation>
    </message>
    <message>
        <source>{turn}: draw or pick up a pile.</source>
        <translation>{turn}&#xa0;: piocher ou ramasser une pile.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a trick.</source>
        <translation>{turn}&#xa0;: piocher ou gagner un pli.</translation>
    </message>
    <message>
        <source>{turn}: draw, pick up a pile or take a trick.</source>
        <translation>{turn}&#xa0;: piocher, ramasser une pile ou gagner un pli.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pass to end the hand.</source>
        <translation>{turn}&#xa0;: le talon est épuisé. Passer pour finir la donne.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pick up, take a trick or pass.</source>
        <translation>{turn}&#xa0;: le talon est épuisé. Ramasser, gagner un pli ou passer.</translation>
    </message>
    <message>
        <source>Meld or discard.</source>
        <translation>Posez, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>Opening takes two categories at once.</source>
        <translation>Pour ouvrir, il faut deux catégories d’un coup.</translation>
    </message>
    <message>
        <source>Discard to the second pile: it is the shorter.</source>
        <translation>Défausse sur la seconde pile&#xa0;: c’est la plus courte.</translation>
    </message>
    <message>
        <source>Discard to the neutral pile: it is the shorter.</source>
        <translation>Défausse sur la pile neutre&#xa0;: c’est la plus courte.</translation>
    </message>
    <message>
        <source>The side has a complete set and may meld out.</source>
        <translation>Le camp a une série complète et peut sortir.</translation>
    </message>
    <message>
        <source>With one card hardly anything can be melded any more.</source>
        <translation>Avec une seule carte, on ne peut presque plus rien poser.</translation>
    </message>
    <message>
        <source>Discard {card} and meld out</source>
        <translation>Défausser {card} et sortir</translation>
    </message>
    <message>
        <source>Pick up with {card}</source>
        <translation>Ramasser avec {card}</translation>
    </message>
    <message>
        <source>Take trick, {points} points</source>
        <translation>Gagner le pli, {points} points</translation>
    </message>
    <message>
        <source>Lay {name}, {points} points</source>
        <translation>Poser {name}, {points} points</translation>
    </message>
    <message>
        <source>Lay {name}, 1 point</source>
        <translation>Poser {name}, 1 point</translation>
    </message>
    <message>
        <source>Trick in {suit}: choose {missing} more.</source>
        <translation>Pli à {suit}&#xa0;: encore {missing} à choisir.</translation>
    </message>
    <message>
        <source>Trick in {suit}: all four cards are chosen.</source>
        <translation>Pli à {suit}&#xa0;: les quatre cartes sont choisies.</translation>
    </message>
    <message>
        <source>A joker takes any trick: choose three cards of one suit.</source>
        <translation>Un joker gagne n’importe quel pli&#xa0;: choisissez trois cartes d’une couleur.</translation>
    </message>
    <message>
        <source>{count} chosen.</source>
        <translation>Choisies&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Pick up with {card}: choose the hand cards that go with it.</source>
        <translation>Ramasser avec {card}&#xa0;: choisissez les cartes de la main qui vont avec elle.</translation>
    </message>
    <message>
        <source>Pick up with {card}: all its cards are chosen.</source>
        <translation>Ramasser avec {card}&#xa0;: toutes ses cartes sont choisies.</translation>
    </message>
    <message>
        <source>These cards fit on more than one pile. Choose the pile.</source>
        <translation>Ces cartes vont avec plus d’une pile. Choisissez la pile.</translation>
    </message>
    <message>
        <source>These cards make no trick. Choose one suit from the three open piles.</source>
        <translation>Ces cartes ne font pas un pli. Choisissez une même couleur dans les trois piles ouvertes.</translation>
    </message>
    <message>
        <source>Not every open pile shows {suit}. Choose cards of a suit that all three show.</source>
        <translation>Toutes les piles ouvertes ne montrent pas de {suit}. Choisissez une couleur que les trois montrent.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. You hold none.</source>
        <translation>La quatrième carte doit battre les trois, ou être un joker. Vous n’en avez pas.</translation>
    </message>
    <message>
        <source>You hold no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>Vous n’avez ni brelan, ni suite, ni famille avec {card}, et aucun pli ne prend un verrou. Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>These cards make no triplet, run or family with the {card}, and no trick takes a stopper. Choose others.</source>
        <translation>Ces cartes ne font ni brelan, ni suite, ni famille avec {card}, et aucun pli ne prend un verrou. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>{name} holds no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>{name} n’a ni brelan, ni suite, ni famille avec {card}, et aucun pli ne prend un verrou. Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>You have taken already this turn. Meld or discard.</source>
        <translation>Vous avez déjà pris à ce tour. Posez, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. {name} holds none.</source>
        <translation>La quatrième carte doit battre les trois, ou être un joker. {name} n’en a pas.</translation>
    </message>
    <message>
        <source>{name} has taken already this turn. Meld or discard.</source>
        <translation>{name} a déjà pris à ce tour. Posez, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share melds, ladders, tricks and points.</source>
        <translation>Les partenaires sont assis face à face et ont en commun combinaisons, échelles, plis et points.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Chacun joue pour soi.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand, whatever is left.</source>
        <translation>Les cinq catégories à la fois finissent la donne, quoi qu’il reste.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand only if one card at most is left.</source>
        <translation>Les cinq catégories à la fois ne finissent la donne que s’il reste une carte au plus.</translation>
    </message>
    <message>
        <source>Nobody ends a hand by a flash exit.</source>
        <translation>Personne ne finit une donne par une sortie éclair.</translation>
    </message>
    <message>
        <source>Aces in tricks</source>
        <translation>As dans les plis</translation>
    </message>
    <message>
        <source>An ace beats the king of its suit.</source>
        <translation>Un as bat le roi de sa couleur.</translation>
    </message>
    <message>
        <source>An ace is the lowest card of its suit.</source>
        <translation>Un as est la plus faible carte de sa couleur.</translation>
    </message>
    <message>
        <source>Without flash exit</source>
        <translation>Sans sortie éclair</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>The discard goes to your own pile.</source>
        <translation>La défausse va sur votre propre pile.</translation>
    </message>
    <message>
        <source>The discard goes to your first pile, unless the second is shorter.</source>
        <translation>La défausse va sur votre première pile, sauf si la seconde est plus courte.</translation>
    </message>
    <message>
        <source>The discard goes to your second pile: it is the shorter.</source>
        <translation>La défausse va sur votre seconde pile&#xa0;: c’est la plus courte.</translation>
    </message>
    <message>
        <source>The discard goes to the neutral pile: it is the shorter.</source>
        <translation>La défausse va sur la pile neutre&#xa0;: c’est la plus courte.</translation>
    </message>
    <message>
        <source>With the {card} on top these cards make no triplet, run or family. Choose others.</source>
        <translation>Avec {card} sur le dessus, ces cartes ne font ni brelan, ni suite, ni famille. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>A pile is picked up with hand cards alone, without a joker.</source>
        <translation>On ne ramasse une pile qu’avec des cartes de la main, sans joker.</translation>
    </message>
    <message>
        <source>A trick is one card from each of the three open piles and one of the hand. Choose them all first.</source>
        <translation>Un pli, c’est une carte de chacune des trois piles ouvertes et une de la main. Choisissez-les d’abord toutes.</translation>
    </message>
    <message>
        <source>The trick lacks the card of the hand: one that beats the three, or a joker. Choose it too.</source>
        <translation>Il manque au pli la carte de la main&#xa0;: une qui bat les trois, ou un joker. Choisissez-la aussi.</translation>
    </message>
    <message>
        <source>The trick lacks the card of one open pile: one of the same suit. Choose it too.</source>
        <translation>Il manque au pli la carte d’une pile ouverte&#xa0;: une de la même couleur. Choisissez-la aussi.</translation>
    </message>
    <message>
        <source>A card of a pile goes into a trick, or from the top of the pile into a meld.</source>
        <translation>Une carte d’une pile va dans un pli, ou du dessus de la pile dans une combinaison.</translation>
    </message>
    <message>
        <source>In a ladder each card has its place. Put it there in the ladder builder.</source>
        <translation>Dans une échelle, chaque carte a sa place. Mettez-la là dans l’atelier d’échelle.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s own pile.</source>
        <translation>La défausse va sur la pile devant {name}.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s first pile, unless the second is shorter.</source>
        <translation>La défausse va sur la première pile devant {name}, sauf si la seconde est plus courte.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s second pile: it is the shorter.</source>
        <translation>La défausse va sur la seconde pile devant {name}&#xa0;: c’est la plus courte.</translation>
    </message>
    <message>
        <source>{name}: flash exit</source>
        <translation>{name}&#xa0;: sortie éclair</translation>
    </message>
    <message>
        <source>{name} melds out: +{points}</source>
        <translation>{name} sort&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} goes out by a flash exit: +{points}</source>
        <translation>Sortie éclair&#xa0;: {name}, +{points}</translation>
    </message>
    <message>
        <source>The stock is empty, and the hand is over</source>
        <translation>Le talon est épuisé, et la donne est finie</translation>
    </message>
    <message>
        <source>BarraCan</source>
        <translation>BarraCan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and four jokers.</source>
        <translation>Le paquet n’est pas fait de deux jeux de 52 cartes et quatre jokers.</translation>
    </message>
    <message>
        <source>Evens or odds doubled by three complete sets</source>
        <translation>Pairs ou impairs doublés par trois séries complètes</translation>
    </message>
    <message>
        <source>Opposites doubled by three complete sets</source>
        <translation>Opposés doublés par trois séries complètes</translation>
    </message>
    <message>
        <source>Triplets doubled by three complete sets</source>
        <translation>Brelans doublés par trois séries complètes</translation>
    </message>
    <message>
        <source>Runs doubled by three complete sets</source>
        <translation>Suites doublées par trois séries complètes</translation>
    </message>
    <message>
        <source>Families doubled by three complete sets</source>
        <translation>Familles doublées par trois séries complètes</translation>
    </message>
    <message>
        <source>Trios of tricks</source>
        <translation>Trios de plis</translation>
    </message>
    <message>
        <source>Ladder from {card}</source>
        <translation>Échelle, sommet {card}</translation>
    </message>
    <message>
        <source>Royal ladder from {card}</source>
        <translation>Échelle royale, sommet {card}</translation>
    </message>
    <message>
        <source>Melding out</source>
        <translation>Sortie simple</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>a gagné un pli avec {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>a ramassé {pile} pour {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>a ramassé {pile} pour {meld} et {more} de plus</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>a posé {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>a posé {meld} et {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>a posé {meld}, {other} et {more} de plus</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>What is picked up: “picked up your pile for …”, “Pick up your pile and lay …”; so the next five too.</extracomment>
        <translation>votre pile</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>la pile devant {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>la seconde pile devant {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>la pile neutre</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>a fait une sortie éclair</translation>
    </message>
    <message>
        <source>a ladder of {count} cards</source>
        <translation>une échelle de {count} cartes</translation>
    </message>
    <message>
        <source>{name} completes a ladder: +{points}</source>
        <translation>{name} complète une échelle&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} completes a royal ladder: +{points}</source>
        <translation>{name} complète une échelle royale&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>evens or odds {cards}</source>
        <translation>pairs ou impairs {cards}</translation>
    </message>
    <message>
        <source>opposites {cards}</source>
        <translation>opposés {cards}</translation>
    </message>
    <message>
        <source>a triplet {cards}</source>
        <translation>un brelan {cards}</translation>
    </message>
    <message>
        <source>a family {cards}</source>
        <translation>une famille {cards}</translation>
    </message>
    <message>
        <source>Pass, which ends the hand</source>
        <translation>Passer, ce qui finit la donne</translation>
    </message>
    <message>
        <source>Pick up {pile} and lay {melds}</source>
        <translation>Ramasser {pile} et poser {melds}</translation>
    </message>
    <message>
        <source>Take the trick {cards} with the {card}</source>
        <translation>Gagner le pli {cards} avec {card}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}</source>
        <translation>Faire une sortie éclair avec {melds}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}, and discard the {card}</source>
        <translation>Faire une sortie éclair avec {melds}, et défausser {card}</translation>
    </message>
    <message>
        <source>Discard the {card} on your pile</source>
        <translation>Défausser {card} sur votre pile</translation>
    </message>
    <message>
        <source>Discard the {card} on your second pile</source>
        <translation>Défausser {card} sur votre seconde pile</translation>
    </message>
    <message>
        <source>Discard the {card} on the neutral pile</source>
        <translation>Défausser {card} sur la pile neutre</translation>
    </message>
    <message>
        <source>Discard the {card} and meld out</source>
        <translation>Défausser {card} et sortir</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>votre seconde pile</translation>
    </message>
    <message>
        <source>a ladder {cards}</source>
        <translation>une échelle {cards}</translation>
    </message>
    <message>
        <source>{cards} on the ladder</source>
        <translation>{cards} sur l’échelle</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s pile</source>
        <translation>Défausser {card} sur la pile devant {name}</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s second pile</source>
        <translation>Défausser {card} sur la seconde pile devant {name}</translation>
    </message>
</context>
<context>
    <name>barracuda</name>
    <message>
        <source>Draw a card first.</source>
        <translation>Piochez d’abord une carte.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Play once, or discard.</source>
        <translation>La pioche de ce tour est faite. Jouez un coup, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>A turn has one play, and it is made. Discard a card.</source>
        <translation>Un tour a un seul coup, et il est joué. Défaussez-vous d’une carte.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the deck.</source>
        <translation>La défausse est vide. Piochez au talon.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be used at once. Choose two cards that make a run or set with it.</source>
        <translation>On ne prend {card} que pour s’en servir aussitôt. Choisissez deux cartes qui font une suite ou un brelan avec elle.</translation>
    </message>
    <message>
        <source>A turn ends with a discard. Keep a card for it.</source>
        <translation>Un tour finit par une défausse. Gardez une carte pour cela.</translation>
    </message>
    <message>
        <source>The {card} does not come next here. Choose another meld or card.</source>
        <translation>{card} ne suit pas ici. Choisissez une autre combinaison ou une autre carte.</translation>
    </message>
    <message>
        <source>This meld is whole. Choose another.</source>
        <translation>Cette combinaison est entière. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>A run or set is laid as three cards. More are laid off later.</source>
        <translation>Une suite ou un brelan se pose à trois cartes. Les autres s’ajoutent ensuite.</translation>
    </message>
    <message>
        <source>{cards} are neither a run nor a set. Choose three of a suit in a row, or three of a rank.</source>
        <translation>{cards} ne sont ni une suite ni un brelan. Choisissez-en trois d’une couleur à la suite, ou trois d’un rang.</translation>
    </message>
    <message>
        <source>Aces are low: no run goes on beyond the king.</source>
        <translation>Les as sont bas&#xa0;: aucune suite ne va au-delà du roi.</translation>
    </message>
    <message>
        <source>{turn}: draw a card, or take the {card} and use it at once.</source>
        <translation>{turn}&#xa0;: piocher, ou prendre {card} et s’en servir aussitôt.</translation>
    </message>
    <message>
        <source>Lay a run or set, lay one card off, or discard.</source>
        <translation>Posez une suite ou un brelan, ajoutez une carte, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Défaussez-vous d’une carte.</translation>
    </message>
    <message>
        <source>The deck is empty: the hand ends with this turn.</source>
        <translation>Le talon est épuisé&#xa0;: la donne finit avec ce tour.</translation>
    </message>
    <message>
        <source>Choose two cards that go with the {card}, or a meld that takes it.</source>
        <translation>Choisissez deux cartes qui vont avec {card}, ou une combinaison qui la prend.</translation>
    </message>
    <message>
        <source>The {card} fits nothing that can be played now. Draw from the deck.</source>
        <translation>{card} ne va avec rien qui puisse se jouer maintenant. Piochez au talon.</translation>
    </message>
    <message>
        <source>The {card} makes no meld with these cards. Draw a card first.</source>
        <translation>{card} ne fait pas de combinaison avec ces cartes. Piochez d’abord une carte.</translation>
    </message>
    <message>
        <source>Take {card} for {meld}</source>
        <translation>Prendre {card} pour {meld}</translation>
    </message>
    <message>
        <source>Take {card} and lay it off</source>
        <translation>Prendre {card} et l’ajouter</translation>
    </message>
    <message>
        <source>The top discard is taken only to be laid at once. Choose what it goes with, or draw.</source>
        <translation>La carte de la défausse ne se prend que pour être posée aussitôt. Choisissez avec quoi elle va, ou piochez.</translation>
    </message>
    <message>
        <source>Every turn ends with a discard, the last one too.</source>
        <translation>Chaque tour finit par une défausse, le dernier aussi.</translation>
    </message>
    <message>
        <source>A play may use up the hand, which then ends without one.</source>
        <translation>Un coup peut vider la main&#xa0;; la donne finit alors sans défausse.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>The match ends after the hand in which somebody has more points.</source>
        <translation>La partie s’arrête après la donne où quelqu’un a plus de points que cela.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Cents par point</translation>
    </message>
    <message>
        <source>What each loser pays for each point of their own.</source>
        <translation>Ce que paie chaque perdant pour chacun de ses propres points.</translation>
    </message>
    <message>
        <source>Cents a hand</source>
        <translation>Cents par donne</translation>
    </message>
    <message>
        <source>What each loser pays for each point that the winner is ahead.</source>
        <translation>Ce que paie chaque perdant pour chaque point d’avance du gagnant.</translation>
    </message>
    <message>
        <source>Last card without a discard</source>
        <translation>Dernière carte sans défausse</translation>
    </message>
    <message>
        <source>the deck ran dry</source>
        <translation>talon épuisé</translation>
    </message>
    <message>
        <source>The deck has run out, and nobody wins the hand</source>
        <translation>Le talon est épuisé, et personne ne gagne la donne</translation>
    </message>
    <message>
        <source>The best in hands wins; of equals the fewest points.</source>
        <translation>Le meilleur en donnes gagne&#xa0;; à égalité, le moins de points.</translation>
    </message>
    <message>
        <source>Barracuda</source>
        <translation>Barracuda</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52.</source>
        <translation>Le paquet n’est pas un jeu de 52 cartes.</translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <translation>donnes {hands}</translation>
    </message>
    <message>
        <source>the match ends above {limit} points</source>
        <translation>la partie finit au-dessus de {limit} points</translation>
    </message>
    <message>
        <source>the match ends above 1 point</source>
        <translation>la partie finit au-dessus de 1 point</translation>
    </message>
    <message>
        <source>deals, hands {hands}</source>
        <translation>distribue, donnes {hands}</translation>
    </message>
    <message>
        <source>One play</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>a pris à la défausse pour {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>a pris à la défausse et ajouté la carte</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>a posé {meld}</translation>
    </message>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Piocher une carte au talon</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay {meld}</source>
        <translation>Prendre {card} à la défausse et poser {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the set {meld}</source>
        <translation>Prendre {card} à la défausse et l’ajouter au brelan {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the run {meld}</source>
        <translation>Prendre {card} à la défausse et l’ajouter à la suite {meld}</translation>
    </message>
</context>
<context>
    <name>buraco</name>
    <message>
        <source>Only the first card of a hand may be refused. Draw or take.</source>
        <translation>Seule la première carte d’une donne peut être refusée. Piochez ou prenez.</translation>
    </message>
    <message>
        <source>There is no pile in the first turn. Accept the card or refuse it.</source>
        <translation>Au premier tour, il n’y a pas de défausse. Acceptez la carte ou refusez-la.</translation>
    </message>
    <message>
        <source>This match is not played on time.</source>
        <translation>Cette partie ne se joue pas au temps.</translation>
    </message>
    <message>
        <source>The time is up already. The hand is played to its end.</source>
        <translation>Le temps est déjà écoulé. La donne se joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move. These melds have {points}.</source>
        <translation>Pour ouvrir, il faut {least} points d’un seul coup. Ces combinaisons en ont {points}.</translation>
    </message>
    <message>
        <source>One failed opening a turn. Lay {least} points or discard.</source>
        <translation>Une seule ouverture manquée par tour. Posez {least} points ou défaussez-vous.</translation>
    </message>
    <message>
        <source>Lay {count}, open with {points}</source>
        <translation>Poser {count}, ouvrir avec {points}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>{turn}: keep the {card} or refuse it.</source>
        <translation>{turn}&#xa0;: garder {card} ou la refuser.</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Garder {card}</translation>
    </message>
    <message>
        <source>Refuse {card}</source>
        <translation>Refuser {card}</translation>
    </message>
    <message>
        <source>Show melds of {points} points, too little to open</source>
        <translation>Montrer des combinaisons de {points} points, trop peu pour ouvrir</translation>
    </message>
    <message>
        <source>Opening: {points} of {least} points</source>
        <translation>Ouverture&#xa0;: {points} points sur {least}</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move.</source>
        <translation>Pour ouvrir, il faut {least} points d’un seul coup.</translation>
    </message>
    <message>
        <source>Aces lie above the king only.</source>
        <translation>Un as ne vient qu’au-dessus du roi.</translation>
    </message>
    <message>
        <source>Aces lie below the deuce only.</source>
        <translation>Un as ne vient qu’au-dessous du deux.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Deuces are the only wildcards.</source>
        <translation>Les deux sont les seuls passe-partout.</translation>
    </message>
    <message>
        <source>Each pack has two jokers, which are wildcards too.</source>
        <translation>Chaque jeu a deux jokers, qui sont aussi des passe-partout.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Coupe aux points</translation>
    </message>
    <message>
        <source>The cut counts nothing.</source>
        <translation>La coupe ne compte rien.</translation>
    </message>
    <message>
        <source>Whoever lifts exactly the cards of the pots gains 100 points.</source>
        <translation>Qui soulève exactement les cartes des pots gagne 100 points.</translation>
    </message>
    <message>
        <source>Too small an opening</source>
        <translation>Ouverture trop faible</translation>
    </message>
    <message>
        <source>It is not accepted and costs nothing.</source>
        <translation>Elle n’est pas acceptée et ne coûte rien.</translation>
    </message>
    <message>
        <source>It is shown, taken back, and the side needs 15 points more.</source>
        <translation>On la montre, on la reprend, et il faut au camp 15 points de plus.</translation>
    </message>
    <message>
        <source>Points of wildcards</source>
        <translation>Points des passe-partout</translation>
    </message>
    <message>
        <source>A joker counts 30, a deuce 20.</source>
        <translation>Un joker compte 30, un deux 20.</translation>
    </message>
    <message>
        <source>A joker counts 20, a deuce 10.</source>
        <translation>Un joker compte 20, un deux 10.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>How many minutes are played, whatever the target; 0 is no limit.</source>
        <translation>On joue ce nombre de minutes, quel que soit l’objectif&#xa0;; 0, c’est sans limite.</translation>
    </message>
    <message>
        <source>Brazilian values</source>
        <translation>Valeurs brésiliennes</translation>
    </message>
    <message>
        <source>With jokers</source>
        <translation>Avec jokers</translation>
    </message>
    <message>
        <source>Short, to 1000</source>
        <translation>Courte, en 1000</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Une heure</translation>
    </message>
    <message>
        <source>A cut lifts one card at least and leaves one at least.</source>
        <translation>Une coupe soulève une carte au moins et en laisse une au moins.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; {name} has the highest and plays first.</source>
        <translation>{dealer} a la plus faible et distribue&#xa0;; {name} a la plus forte et joue en premier.</translation>
    </message>
    <message>
        <source>the time was up</source>
        <translation>le temps était écoulé</translation>
    </message>
    <message>
        <source>The time is up, and the hand is over</source>
        <translation>Le temps est écoulé, et la donne est finie</translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation>Buraco</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Coupe exacte</translation>
    </message>
    <message>
        <source>{count} lifted</source>
        <translation>{count} soulevées</translation>
    </message>
    <message>
        <source>{count} lifted, exact, +100</source>
        <translation>{count} soulevées, exact, +100</translation>
    </message>
    <message>
        <source>opens with {least} points</source>
        <translation>ouvre avec {least} points</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>a refusé la première carte</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>avait le tour quand le temps s’est écoulé</translation>
    </message>
    <message>
        <source>Accept the first card, the {card}</source>
        <translation>Accepter la première carte, {card}</translation>
    </message>
    <message>
        <source>Refuse the first card, the {card}, and take the next one</source>
        <translation>Refuser la première carte, {card}, et prendre la suivante</translation>
    </message>
    <message>
        <source>The time of the match is up</source>
        <translation>Le temps de la partie est écoulé</translation>
    </message>
</context>
<context>
    <name>burraco</name>
    <message>
        <source>Semi-clean meld</source>
        <translation>Combinaison semi-pure</translation>
    </message>
    <message>
        <source>Dirty meld</source>
        <translation>Combinaison impure</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>As players of Burraco say, who may have another word for it than those of other games.</extracomment>
        <translation>Suite</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld, add or discard.</source>
        <translation>La pioche de ce tour est faite. Posez, ajoutez ou défaussez-vous.</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>Piochez d’abord une carte ou prenez la défausse.</translation>
    </message>
    <message>
        <source>There is no discard pile to take. Draw a card.</source>
        <translation>Il n’y a pas de défausse à prendre. Piochez une carte.</translation>
    </message>
    <message>
        <source>The {card} was the whole pile that was taken. Discard another card.</source>
        <translation>{card} était toute la défausse que vous avez prise. Défaussez-vous d’une autre carte.</translation>
    </message>
    <message>
        <source>The side has a group of this rank already. Add the cards to it.</source>
        <translation>Le camp a déjà un groupe de ce rang. Ajoutez-y les cartes.</translation>
    </message>
    <message>
        <source>The side has no meld of this number. Add to one that lies there.</source>
        <translation>Le camp n’a pas de combinaison de ce numéro. Ajoutez à une qui est là.</translation>
    </message>
    <message>
        <source>Keep a card: a side that has taken no pot does not go out.</source>
        <translation>Gardez une carte&#xa0;: un camp qui n’a pas pris de pot ne sort pas.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a clean meld of seven cards does not go out.</source>
        <translation>Gardez une carte&#xa0;: un camp sans combinaison pure de sept cartes ne sort pas.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a meld of seven cards does not go out.</source>
        <translation>Gardez une carte&#xa0;: un camp sans combinaison de sept cartes ne sort pas.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side that has taken no pot does not go out.</source>
        <translation>Gardez deux cartes, dont une pour la défausse&#xa0;: un camp qui n’a pas pris de pot ne sort pas.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a clean meld of seven cards does not go out.</source>
        <translation>Gardez deux cartes, dont une pour la défausse&#xa0;: un camp sans combinaison pure de sept cartes ne sort pas.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a meld of seven cards does not go out.</source>
        <translation>Gardez deux cartes, dont une pour la défausse&#xa0;: un camp sans combinaison de sept cartes ne sort pas.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Lay the card in a meld.</source>
        <translation>La dernière défausse n’est ni un joker ni un deux. Posez la carte dans une combinaison.</translation>
    </message>
    <message>
        <source>Going out takes a last discard. Keep a card for it.</source>
        <translation>Pour sortir, il faut une dernière défausse. Gardez une carte pour cela.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Keep another card for it.</source>
        <translation>La dernière défausse n’est ni un joker ni un deux. Gardez une autre carte pour cela.</translation>
    </message>
    <message>
        <source>A meld is a group or a run of three cards or more. Add cards to it.</source>
        <translation>Une combinaison est un groupe ou une suite de trois cartes ou plus. Ajoutez-y des cartes.</translation>
    </message>
    <message>
        <source>A meld has one wildcard at most, not {count}. Leave the others out.</source>
        <translation>Une combinaison a un passe-partout au plus, non {count}. Laissez les autres de côté.</translation>
    </message>
    <message>
        <source>There are no groups of deuces or jokers. Add two cards of another rank.</source>
        <translation>Il n’y a pas de groupes de deux ni de jokers. Ajoutez deux cartes d’un autre rang.</translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit. Change those that do not belong.</source>
        <translation>Ces cartes ne sont ni d’un même rang ni d’une même couleur. Changez celles qui n’en sont pas.</translation>
    </message>
    <message>
        <source>In a run each card lies on its place, from low to high. The {card} does not.</source>
        <translation>Dans une suite, chaque carte est à sa place, de bas en haut. {card} n’y est pas.</translation>
    </message>
    <message>
        <source>In this match no run begins below the 2: aces lie after the king.</source>
        <translation>Dans cette partie, aucune suite ne commence sous le 2&#xa0;: les as viennent après le roi.</translation>
    </message>
    <message>
        <source>In this match no run goes on after the king: aces lie before the 2.</source>
        <translation>Dans cette partie, aucune suite ne continue après le roi&#xa0;: les as viennent avant le 2.</translation>
    </message>
    <message>
        <source>A wildcard at the end of a run lies at its low end. Put the {card} there.</source>
        <translation>Un passe-partout au bout d’une suite se place en bas. Mettez-y {card}.</translation>
    </message>
    <message>
        <source>A run has one natural ace in this match. Leave one of the two.</source>
        <translation>Dans cette partie, une suite a un seul as naturel. Retirez l’un des deux.</translation>
    </message>
    <message>
        <source>A group stays a group and a run stays a run. Add cards that go on with it.</source>
        <translation>Un groupe reste un groupe et une suite reste une suite. Ajoutez des cartes qui la continuent.</translation>
    </message>
    <message>
        <source>All cards stay in their meld. Put the {card} back.</source>
        <translation>Toutes les cartes restent dans leur combinaison. Remettez {card}.</translation>
    </message>
    <message>
        <source>Nothing moves in a meld without a new card. Add one.</source>
        <translation>Rien ne bouge dans une combinaison sans une carte nouvelle. Ajoutez-en une.</translation>
    </message>
    <message>
        <source>An ace keeps its end of the run. Add cards at the other end.</source>
        <translation>Un as garde son bout de la suite. Ajoutez des cartes à l’autre bout.</translation>
    </message>
    <message>
        <source>{turn}: draw a card or take the pile.</source>
        <translation>{turn}&#xa0;: piocher ou prendre la défausse.</translation>
    </message>
    <message>
        <source>Meld, add or discard.</source>
        <translation>Posez, ajoutez ou défaussez-vous.</translation>
    </message>
    <message>
        <source>The side may go out: discard the last card, no wildcard.</source>
        <translation>Le camp peut sortir&#xa0;: défaussez la dernière carte, pas un passe-partout.</translation>
    </message>
    <message>
        <source>A pot waits: lay or discard the last card to take it.</source>
        <translation>Un pot attend&#xa0;: posez ou défaussez la dernière carte pour le prendre.</translation>
    </message>
    <message>
        <source>Keep a card after the discard: the side may not go out yet.</source>
        <translation>Gardez une carte après la défausse&#xa0;: le camp ne peut pas encore sortir.</translation>
    </message>
    <message>
        <source>The hand ends after {count} more turns that take the pile and lay nothing.</source>
        <translation>La donne s’arrête après {count} tours de plus où l’on prend la défausse sans rien poser.</translation>
    </message>
    <message>
        <source>The hand ends with this turn if it takes the pile and lays nothing.</source>
        <translation>La donne s’arrête à la fin de ce tour si l’on y prend la défausse sans rien poser.</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendre la défausse</translation>
    </message>
    <message>
        <source>Discard {card} and go out</source>
        <translation>Défausser {card} et sortir</translation>
    </message>
    <message>
        <source>Discard {card} and take a pot</source>
        <translation>Défausser {card} et prendre un pot</translation>
    </message>
    <message>
        <source>Make it {meld}</source>
        <translation>En faire {meld}</translation>
    </message>
    <message>
        <source>Lay down {count} and take a pot, {points} points</source>
        <translation>Poser {count} et prendre un pot, {points} points</translation>
    </message>
    <message>
        <source>Lay down {count} and go out, {points} points</source>
        <translation>Poser {count} et sortir, {points} points</translation>
    </message>
    <message>
        <source>This group takes cards of its rank, {rank}, and one wildcard. Choose one, or another meld.</source>
        <translation>Ce groupe prend des cartes de son rang, {rank}, et un passe-partout. Choisissez-en une, ou une autre combinaison.</translation>
    </message>
    <message>
        <source>A run is of one suit, and the {card} is of another. Choose another card or meld.</source>
        <translation>Une suite est d’une seule couleur, et {card} est d’une autre. Choisissez une autre carte ou combinaison.</translation>
    </message>
    <message>
        <source>With the {card} this is no run: no rank is left out, none comes twice. Choose another card or meld.</source>
        <translation>Avec {card}, ce n’est pas une suite&#xa0;: aucun rang ne manque, aucun ne vient deux fois. Choisissez une autre carte ou combinaison.</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <extracomment>As players of Burraco say, who may have another word for a meld than those of other games.</extracomment>
        <translation>Pas encore de combinaison</translation>
    </message>
    <message>
        <source>Pots for three</source>
        <translation>Pots à trois</translation>
    </message>
    <message>
        <source>Two pots: the first has 18 cards, the second 11.</source>
        <translation>Deux pots&#xa0;: le premier a 18 cartes, le second 11.</translation>
    </message>
    <message>
        <source>Two pots of 11 cards.</source>
        <translation>Deux pots de 11 cartes.</translation>
    </message>
    <message>
        <source>Three pots of 11 cards, one for each.</source>
        <translation>Trois pots de 11 cartes, un pour chacun.</translation>
    </message>
    <message>
        <source>Aces in runs</source>
        <translation>As dans les suites</translation>
    </message>
    <message>
        <source>A run may begin with an ace, end with one, or both.</source>
        <translation>Une suite peut commencer par un as, finir par un as, ou les deux.</translation>
    </message>
    <message>
        <source>A run has one natural ace at most, at either end.</source>
        <translation>Une suite a un as naturel au plus, à l’un ou l’autre bout.</translation>
    </message>
    <message>
        <source>Semi-clean melds</source>
        <translation>Combinaisons semi-pures</translation>
    </message>
    <message>
        <source>A long meld with a wildcard is dirty.</source>
        <translation>Une longue combinaison avec un passe-partout est impure.</translation>
    </message>
    <message>
        <source>A run with seven natural cards side by side and a wildcard counts 150.</source>
        <translation>Une suite de sept cartes naturelles côte à côte et d’un passe-partout compte 150.</translation>
    </message>
    <message>
        <source>A run or a group with seven natural cards and a wildcard beside them counts 150.</source>
        <translation>Une suite ou un groupe de sept cartes naturelles, un passe-partout à côté, compte 150.</translation>
    </message>
    <message>
        <source>Going out takes a clean meld.</source>
        <translation>Pour sortir, il faut une combinaison pure.</translation>
    </message>
    <message>
        <source>Going out takes a meld of seven cards, clean or dirty.</source>
        <translation>Pour sortir, il faut une combinaison de sept cartes, pure ou impure.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Whoever goes out discards the last card.</source>
        <translation>Qui sort défausse la dernière carte.</translation>
    </message>
    <message>
        <source>Whoever goes out may also lay the last cards.</source>
        <translation>Qui sort peut aussi poser les dernières cartes.</translation>
    </message>
    <message>
        <source>Fresh pot at the end</source>
        <translation>Pot neuf à la fin</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts its cards.</source>
        <translation>Un pot qui n’a pas encore été joué compte ses cartes.</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts minus 100.</source>
        <translation>Un pot qui n’a pas encore été joué compte moins 100.</translation>
    </message>
    <message>
        <source>To 505</source>
        <translation>En 505</translation>
    </message>
    <message>
        <source>To 1005</source>
        <translation>En 1005</translation>
    </message>
    <message>
        <source>Italian federation (FIBUR)</source>
        <translation>Fédération italienne (FIBUR)</translation>
    </message>
    <message>
        <source>The deck is not the pack of this match: {count} cards, each as often as it is there.</source>
        <translation>Le paquet n’est pas celui de cette partie&#xa0;: {count} cartes, chacune autant de fois qu’il y en a.</translation>
    </message>
    <message>
        <source>nobody laid anything more</source>
        <translation>plus personne n’a rien posé</translation>
    </message>
    <message>
        <source>The stock has run out, and the hand is over</source>
        <translation>Le talon est épuisé, et la donne est finie</translation>
    </message>
    <message>
        <source>Nobody lays anything more, and the hand is over</source>
        <translation>Plus personne ne pose rien, et la donne est finie</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Clean melds</source>
        <translation>Combinaisons pures</translation>
    </message>
    <message>
        <source>Dirty melds</source>
        <translation>Combinaisons impures</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>Fresh pot</source>
        <translation>Pot neuf</translation>
    </message>
    <message>
        <source>No pot taken</source>
        <translation>Pas de pot pris</translation>
    </message>
    <message>
        <source>pot taken</source>
        <translation>pot pris</translation>
    </message>
    <message>
        <source>pot taken, may go out</source>
        <translation>pot pris, peut sortir</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>a pris la défausse</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>a posé {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>a posé {cards} et {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>a posé {cards}, {other} et {more} de plus</translation>
    </message>
    <message>
        <source>a group {cards}</source>
        <translation>un groupe {cards}</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <extracomment>As players of Burraco say, who may have another word for a run than those of other games; so the next one.</extracomment>
        <translation>une suite {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>{name} completes a clean meld: +{points}</source>
        <translation>{name} complète une combinaison pure&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} takes a pot</source>
        <translation>{name} prend un pot</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>a ajouté à {cards}</translation>
    </message>
    <message>
        <source>Take the discard pile, {count} cards</source>
        <translation>Prendre la défausse, {count} cartes</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile</source>
        <translation>Prendre {card} à la défausse</translation>
    </message>
    <message>
        <source>Add {cards} to the group {meld}</source>
        <translation>Ajouter {cards} au groupe {meld}</translation>
    </message>
    <message>
        <source>Add {cards} to the run {meld}</source>
        <translation>Ajouter {cards} à la suite {meld}</translation>
    </message>
</context>
<context>
    <name>category</name>
    <message>
        <source>Opposites</source>
        <extracomment>One category of the type, not several.</extracomment>
        <translation>Opposés</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>About BarraCan</source>
        <translation>À propos de BarraCan</translation>
    </message>
    <message>
        <source>Add to draft {number}</source>
        <translation>Ajouter au brouillon {number}</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Build the best ladder that the hand can lay</source>
        <translation>Bâtir la meilleure échelle que la main puisse poser</translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation>D’eux-mêmes</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Copy the library</source>
        <translation>Copier la bibliothèque</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Documents (*.pdf)</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Contres</translation>
    </message>
    <message>
        <source>doubles counted</source>
        <translation>contres comptés</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Expert’s line</source>
        <translation>Ligne de l’expert</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Jeu loyal</translation>
    </message>
    <message>
        <source>fewest so far</source>
        <translation>le moins jusqu’ici</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Donne {hand}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Has doubled</source>
        <translation>A contré</translation>
    </message>
    <message>
        <source>hds</source>
        <translation>don.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>Importer des enregistrements</translation>
    </message>
    <message>
        <source>Keep a pad by hand</source>
        <translation>Tenir une feuille à la main</translation>
    </message>
    <message>
        <source>Ladder {number}</source>
        <translation>Échelle {number}</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>dernière donne</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>left to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Points de cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Clean meld</source>
        <translation>Combinaison pure</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Evens / odds</source>
        <translation>Pairs / impairs</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Familles</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Flash exit</source>
        <translation>Sortie éclair</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Dernière défausse</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>peut sortir</translation>
    </message>
    <message>
        <source>Meld tray</source>
        <translation>Plateau de pose</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>New ladder</source>
        <translation>Nouvelle échelle</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>not down yet, {points} now</source>
        <translation>pas de descente, {points} à présent</translation>
    </message>
    <message>
        <source>not royal</source>
        <translation>pas royale</translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation>encore rien sur la table</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>encore rien</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Parties plus anciennes</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>opens with {least}</source>
        <translation>ouvre avec {least}</translation>
    </message>
    <message>
        <source>Opposites</source>
        <translation>Opposés</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play BarraCan</source>
        <translation>Jouer au BarraCan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>La course à {target}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Lire l’article {clause}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl);;All files (*)</source>
        <translation>Enregistrements (*.cards.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>Signaler un défaut</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>royale</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Enregistrer un rapport</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Enregistrer ailleurs</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Score pad of {name}</source>
        <translation>Feuille de marque&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Place {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} has no name yet.</source>
        <translation>La place {seat} n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Short, to 50</source>
        <translation>Courte, en 50</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>The match ends after the hand in which a side reaches this many points.</source>
        <translation>La partie s’arrête après la donne où un camp atteint ce nombre de points.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>Encore la même table</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>en {target}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>Brelans</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Atouts en ordre</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
        <translation>Deux places portent le nom {name}&#xa0;: donnez un autre nom à l’une d’elles.</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>What would have happened</source>
        <translation>Ce qui serait arrivé</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>window</source>
        <translation>chien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>votre seconde pile</translation>
    </message>
    <message>
        <source>{condition}: not yet, clause {clause}</source>
        <translation>{condition}&#xa0;: pas encore, article {clause}</translation>
    </message>
    <message>
        <source>{condition}: yes</source>
        <translation>{condition}&#xa0;: oui</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} donnes</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} en main</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contre {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {cards} is to take.</source>
        <translation>{ladder}&#xa0;: choisissez la place de la carte {cards}.</translation>
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
        <translation>{name}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{points} on the table</source>
        <translation>{points} sur la table</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{type}: {count}</source>
        <translation>{type}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{what}: {place}</source>
        <translation>{what}&#xa0;: {place}</translation>
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
        <translation>Descente</translation>
    </message>
    <message>
        <source>Swap {card} for the joker of {other}</source>
        <translation>Échanger {card} contre le joker devant {other}</translation>
    </message>
    <message>
        <source>Counts {value} of {threshold} points</source>
        <translation>Compte {value} points sur {threshold}</translation>
    </message>
    <message>
        <source>Counts {value} points; {threshold} are enough</source>
        <translation>Compte {value} points&#xa0;; {threshold} suffisent</translation>
    </message>
    <message>
        <source>Lay down {count}, {value} points</source>
        <translation>Poser {count}, {value} points</translation>
    </message>
    <message>
        <source>Take {card}, lay {value}</source>
        <translation>Prendre {card}, poser {value}</translation>
    </message>
    <message>
        <source>{action}, the joker in {meld} of {other}</source>
        <translation>{action}, le joker dans {meld} devant {other}</translation>
    </message>
    <message>
        <source>These melds count {points}. A melds-down takes {least}.</source>
        <translation>Ces combinaisons comptent {points}. Une descente en demande {least}.</translation>
    </message>
    <message>
        <source>No joker of this meld stands for the {card}. Choose another card.</source>
        <translation>Aucun joker de cette combinaison ne remplace {card}. Choisissez une autre carte.</translation>
    </message>
    <message>
        <source>The first turn of a hand is one discard. Choose a card to discard.</source>
        <translation>Le premier tour d’une donne est une défausse. Choisissez une carte à défausser.</translation>
    </message>
    <message>
        <source>Draw or take a card first.</source>
        <translation>Piochez ou prenez d’abord une carte.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld or discard.</source>
        <translation>La pioche de ce tour est faite. Posez, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>The stock still has cards. Draw without making a new one.</source>
        <translation>Le talon a encore des cartes. Piochez sans en faire un nouveau.</translation>
    </message>
    <message>
        <source>The stock is used up. The draw states the order of the new one.</source>
        <translation>Le talon est épuisé. La pioche indique l’ordre du nouveau.</translation>
    </message>
    <message>
        <source>The new stock is made of all discards but the top one.</source>
        <translation>Le nouveau talon se fait de toutes les cartes de la défausse, sauf celle du dessus.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>La défausse est vide. Piochez au talon.</translation>
    </message>
    <message>
        <source>After the melds-down a card is taken alone. Meld in another move.</source>
        <translation>Après la descente, une carte se prend seule. Posez dans un autre coup.</translation>
    </message>
    <message>
        <source>Before the melds-down the {card} is taken only to be laid in it. Choose melds with this card, or draw.</source>
        <translation>Avant la descente, on ne prend la carte {card} que pour descendre avec elle. Choisissez des combinaisons avec cette carte, ou piochez.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be laid at once in one of these melds. Add it to one, or draw.</source>
        <translation>On ne prend {card} que pour la poser aussitôt dans une de ces combinaisons. Ajoutez-la à l’une, ou piochez.</translation>
    </message>
    <message>
        <source>After the melds-down a swap is a move of its own.</source>
        <translation>Après la descente, un échange est un coup à part.</translation>
    </message>
    <message>
        <source>Before the melds-down a joker is gained only to be laid in it. Lay it in one of these melds.</source>
        <translation>Avant la descente, un joker ne se gagne que pour y être posé. Posez-le dans une de ces combinaisons.</translation>
    </message>
    <message>
        <source>Before the melds-down jokers are gained only to be laid in it. Lay all {count} in these melds.</source>
        <translation>Avant la descente, des jokers ne se gagnent que pour y être posés. Posez les {count} dans ces combinaisons.</translation>
    </message>
    <message>
        <source>These melds count {value}. The first melds of a hand count {threshold} or more together.</source>
        <translation>Ces combinaisons comptent {value}. Les premières d’une donne comptent ensemble {threshold} ou plus.</translation>
    </message>
    <message>
        <source>The melds-down comes first. Lay melds of {threshold} points or more.</source>
        <translation>La descente vient d’abord. Posez des combinaisons de {threshold} points ou plus.</translation>
    </message>
    <message>
        <source>The last card goes by a discard. Keep a card that may be discarded.</source>
        <translation>La dernière carte part par une défausse. Gardez une carte qui puisse être défaussée.</translation>
    </message>
    <message>
        <source>The {card} that was taken is not discarded in this turn. Choose another.</source>
        <translation>{card} vient d’être prise et ne se défausse pas à ce tour. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>This set has four cards and takes no more. Choose another meld.</source>
        <translation>Ce carré a quatre cartes et n’en prend pas d’autre. Choisissez une autre combinaison.</translation>
    </message>
    <message>
        <source>This set takes the {card} only. Choose that card or another meld.</source>
        <translation>Ce brelan ne prend que {card}. Choisissez cette carte ou une autre combinaison.</translation>
    </message>
    <message>
        <source>This run takes no more at that end. Choose the other end or another meld.</source>
        <translation>Cette suite ne prend plus rien à ce bout. Choisissez l’autre bout ou une autre combinaison.</translation>
    </message>
    <message>
        <source>At that end the run takes the {card} only. Choose that card, the other end or another meld.</source>
        <translation>À ce bout, la suite ne prend que {card}. Choisissez cette carte, l’autre bout ou une autre combinaison.</translation>
    </message>
    <message>
        <source>A run has two ends. Choose the low or the high one.</source>
        <translation>Une suite a deux bouts. Choisissez le bas ou le haut.</translation>
    </message>
    <message>
        <source>A set has no ends. Lay the card off without naming one.</source>
        <translation>Un brelan n’a pas de bouts. Ajoutez la carte sans en nommer.</translation>
    </message>
    <message>
        <source>There is no joker in the hand to announce. Go on with the turn.</source>
        <translation>Il n’y a pas de joker à annoncer dans la main. Continuez le tour.</translation>
    </message>
    <message>
        <source>All jokers in the hand are announced already. Go on with the turn.</source>
        <translation>Tous les jokers de la main sont déjà annoncés. Continuez le tour.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Change a card.</source>
        <translation>Un brelan a trois cartes d’un même rang, un carré quatre, aucune couleur deux fois. Changez une carte.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Change a card.</source>
        <translation>Une suite, ce sont trois cartes ou plus d’une couleur qui se suivent. Changez une carte.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Add a card.</source>
        <translation>Un brelan a trois cartes d’un même rang, un carré quatre, aucune couleur deux fois. Ajoutez une carte.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Add a card.</source>
        <translation>Une suite, ce sont trois cartes ou plus d’une couleur qui se suivent. Ajoutez une carte.</translation>
    </message>
    <message>
        <source>{cards} are neither a set nor a run. Choose one rank or one suit.</source>
        <translation>{cards} ne sont ni un brelan ni une suite. Choisissez un seul rang ou une seule couleur.</translation>
    </message>
    <message>
        <source>An ace lies before the 2 or after the king. No run goes on beyond it.</source>
        <translation>Un as vient avant le 2 ou après le roi. Aucune suite ne va au-delà.</translation>
    </message>
    <message>
        <source>{turn}: discard one of {count} cards.</source>
        <translation>{turn}&#xa0;: se défausser d’une des {count} cartes.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a card.</source>
        <translation>{turn}&#xa0;: piocher ou prendre une carte.</translation>
    </message>
    <message>
        <source>{turn}: draw, or take the top discard for the melds-down.</source>
        <translation>{turn}&#xa0;: piocher, ou prendre à la défausse pour la descente.</translation>
    </message>
    <message>
        <source>Meld, lay off, swap or discard.</source>
        <translation>Posez, ajoutez, échangez ou défaussez-vous.</translation>
    </message>
    <message>
        <source>Do the melds-down or discard.</source>
        <translation>Faites la descente, ou défaussez-vous.</translation>
    </message>
    <message>
        <source>A melds-down counts {threshold} points or more.</source>
        <translation>Une descente compte {threshold} points ou plus.</translation>
    </message>
    <message>
        <source>These cards count {value} points; {threshold} are enough.</source>
        <translation>Ces cartes comptent {value} points&#xa0;; {threshold} suffisent.</translation>
    </message>
    <message>
        <source>These cards count {value} of {threshold} points, {more} more.</source>
        <translation>Ces cartes comptent {value} points sur {threshold}, encore {more}.</translation>
    </message>
    <message>
        <source>Lay {count} melds, {value} points</source>
        <translation>Poser {count} combinaisons, {value} points</translation>
    </message>
    <message>
        <source>The stock is used up: the discards are shuffled into a new one.</source>
        <translation>Le talon est épuisé&#xa0;: la défausse est battue et en fait un nouveau.</translation>
    </message>
    <message>
        <source>The stock is used up: the hand ends with this turn.</source>
        <translation>Le talon est épuisé&#xa0;: la donne finit avec ce tour.</translation>
    </message>
    <message>
        <source>Choose the cards that go with the {card} into the melds-down.</source>
        <translation>Choisissez les cartes qui vont avec {card} dans la descente.</translation>
    </message>
    <message>
        <source>Take {card} for the melds-down</source>
        <translation>Prendre {card} pour la descente</translation>
    </message>
    <message>
        <source>Low end: lay off {card}</source>
        <translation>En bas&#xa0;: ajouter {card}</translation>
    </message>
    <message>
        <source>High end: lay off {card}</source>
        <translation>En haut&#xa0;: ajouter {card}</translation>
    </message>
    <message>
        <source>As {card}: lay off the joker</source>
        <translation>Comme {card}&#xa0;: ajouter le joker</translation>
    </message>
    <message>
        <source>Swap {card} for the joker</source>
        <translation>Échanger {card} contre le joker</translation>
    </message>
    <message>
        <source>Swap {card} for the joker in the melds-down</source>
        <translation>Échanger {card} contre le joker dans la descente</translation>
    </message>
    <message>
        <source>Announce joker</source>
        <translation>Annoncer le joker</translation>
    </message>
    <message>
        <source>This run takes the {low} or the {high} only. Choose one, or another meld.</source>
        <translation>Cette suite ne prend que {low} ou {high}. Choisissez l’une des deux, ou une autre combinaison.</translation>
    </message>
    <message>
        <source>This run takes the {card} only. Choose that card or another meld.</source>
        <translation>Cette suite ne prend que {card}. Choisissez cette carte ou une autre combinaison.</translation>
    </message>
    <message>
        <source>This run takes no more cards. Choose another meld.</source>
        <translation>Cette suite ne prend plus de cartes. Choisissez une autre combinaison.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>The first melds of a hand count this many points together, or more.</source>
        <translation>Les premières combinaisons d’une donne font ensemble au moins ce nombre de points.</translation>
    </message>
    <message>
        <source>New stocks</source>
        <translation>Nouveaux talons</translation>
    </message>
    <message>
        <source>How often in a hand the discards are shuffled into a new stock.</source>
        <translation>Combien de fois par donne la défausse est battue et fait un nouveau talon.</translation>
    </message>
    <message>
        <source>The match is over after this many hands.</source>
        <translation>La partie est finie après ce nombre de donnes.</translation>
    </message>
    <message>
        <source>Tournament, four hands</source>
        <translation>Tournoi, quatre donnes</translation>
    </message>
    <message>
        <source>Short, three hands</source>
        <translation>Courte, trois donnes</translation>
    </message>
    <message>
        <source>The winner of a hand is the first player of the next: seat {seat} deals.</source>
        <translation>Le gagnant d’une donne est le premier joueur de la suivante&#xa0;: la place {seat} distribue.</translation>
    </message>
    <message>
        <source>Nobody won the hand before: the next seat clockwise, {seat}, deals.</source>
        <translation>Personne n’a gagné la donne précédente&#xa0;: la place suivante, {seat}, distribue.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody wins the hand</source>
        <translation>Le talon est épuisé, et personne ne gagne la donne</translation>
    </message>
    <message>
        <source>{name} has drawn the highest card, deals and plays first.</source>
        <translation>{name} a tiré la carte la plus forte, distribue et joue en premier.</translation>
    </message>
    <message>
        <source>The lowest sum wins. X counts −25; who never melded has 100.</source>
        <translation>La somme la plus basse gagne. X compte −25&#xa0;; qui n’est pas descendu a 100.</translation>
    </message>
    <message>
        <source>Concan</source>
        <translation>Concan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and two jokers.</source>
        <translation>Le paquet n’est pas fait de deux jeux de 52 cartes et deux jokers.</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Without a melds-down</source>
        <translation>Sans descente</translation>
    </message>
    <message>
        <source>Announced jokers</source>
        <translation>Jokers annoncés</translation>
    </message>
    <message>
        <source>Jokers not announced</source>
        <translation>Jokers non annoncés</translation>
    </message>
    <message>
        <source>melds-down from {threshold}, hand {hand} of {hands}</source>
        <translation>descente à {threshold}, donne {hand} sur {hands}</translation>
    </message>
    <message>
        <source>{note}, {points} in hand</source>
        <translation>{note}, {points} en main</translation>
    </message>
    <message>
        <source>melds down</source>
        <translation>descente faite</translation>
    </message>
    <message>
        <source>1 new stock left</source>
        <translation>encore 1 nouveau talon</translation>
    </message>
    <message>
        <source>{count} new stocks left</source>
        <translation>encore {count} nouveaux talons</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>le plus bas gagne</translation>
    </message>
    <message>
        <source>X: won the hand, −25. {count} hands to come.</source>
        <translation>X&#xa0;: donne gagnée, −25. Encore {count} donnes.</translation>
    </message>
    <message>
        <source>X: won the hand, −25. One hand to come.</source>
        <translation>X&#xa0;: donne gagnée, −25. Encore une donne.</translation>
    </message>
    <message>
        <source>X: won the hand, −25.</source>
        <translation>X&#xa0;: donne gagnée, −25.</translation>
    </message>
    <message>
        <source>no new stock left</source>
        <translation>plus de nouveau talon</translation>
    </message>
    <message>
        <source>melds down, jokers announced: {count}</source>
        <translation>descente faite, jokers annoncés&#xa0;: {count}</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>a battu un nouveau talon et pioché</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>a pris à la défausse</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>a pris à la défausse pour {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>a pris à la défausse pour {melds}, avec un joker échangé contre {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>a posé {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>a posé {melds}, avec un joker échangé contre {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>a ajouté un joker comme {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>a échangé {card} contre un joker</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>a annoncé ses jokers</translation>
    </message>
    <message>
        <source>{meld} and {other}</source>
        <translation>{meld} et {other}</translation>
    </message>
    <message>
        <source>{meld}, {other} and {more} more</source>
        <translation>{meld}, {other} et {more} de plus</translation>
    </message>
    <message>
        <source>a set {cards} with a joker as {stands}</source>
        <translation>un brelan {cards} avec un joker comme {stands}</translation>
    </message>
    <message>
        <source>a run {cards} with a joker as {stands}</source>
        <translation>une suite {cards} avec un joker comme {stands}</translation>
    </message>
    <message>
        <source>Shuffle a new stock and draw a card from it</source>
        <translation>Battre un nouveau talon et y piocher une carte</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile</source>
        <translation>Prendre {top} à la défausse</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile and lay {melds}</source>
        <translation>Prendre {top} à la défausse et poser {melds}</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Prendre {top} à la défausse, échanger {card} contre un joker de la table, et poser {melds}</translation>
    </message>
    <message>
        <source>Swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Échanger {card} contre un joker de la table, et poser {melds}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the set {meld}</source>
        <translation>Ajouter un joker comme {stands} au brelan {meld}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the run {meld}</source>
        <translation>Ajouter un joker comme {stands} à la suite {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the set {meld}</source>
        <translation>Échanger {card} contre le joker du brelan {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the run {meld}</source>
        <translation>Échanger {card} contre le joker de la suite {meld}</translation>
    </message>
    <message>
        <source>Announce the jokers of your hand</source>
        <translation>Annoncer les jokers de votre main</translation>
    </message>
    <message>
        <source>Announce the jokers of {name}’s hand</source>
        <translation>Annoncer les jokers que tient {name}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>points in hand {hand}, your best so far</source>
        <translation>points à la donne {hand}, votre meilleure jusqu’ici</translation>
    </message>
    <message>
        <source>points, your most in a match so far</source>
        <translation>points, votre plus haut total jusqu’ici</translation>
    </message>
    <message>
        <source>ahead, your clearest win so far</source>
        <translation>d’avance, votre victoire la plus nette jusqu’ici</translation>
    </message>
    <message>
        <source>Your first win</source>
        <translation>Votre première victoire</translation>
    </message>
    <message>
        <source>at {game}</source>
        <translation>au {game}</translation>
    </message>
    <message>
        <source>against {level}</source>
        <translation>contre le niveau {level}</translation>
    </message>
    <message>
        <source>{count} wins</source>
        <translation>{count} victoires</translation>
    </message>
    <message>
        <source>in a row at {game}</source>
        <translation>d’affilée au {game}</translation>
    </message>
    <message>
        <source>Match {count}</source>
        <translation>Partie {count}</translation>
    </message>
    <message>
        <source>{words}, your first</source>
        <translation>{words}, votre première fois</translation>
    </message>
    <message>
        <source>{words}, your first in {count} matches</source>
        <translation>{words}, la première fois en {count} parties</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Before “hand”, as these ten: “points in the first hand”.</extracomment>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>septième</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>huitième</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>neuvième</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>dixième</translation>
    </message>
    <message>
        <source>points in the {ordinal} hand</source>
        <translation>points à la {ordinal} donne</translation>
    </message>
    <message>
        <source>points in hand {hand}</source>
        <translation>points à la donne {hand}</translation>
    </message>
    <message>
        <source>point in the {ordinal} hand</source>
        <translation>point à la {ordinal} donne</translation>
    </message>
    <message>
        <source>point in hand {hand}</source>
        <translation>point à la donne {hand}</translation>
    </message>
    <message>
        <source>points in {hands} hands</source>
        <translation>points en {hands} donnes</translation>
    </message>
    <message>
        <source>points in hand {hand}, the best of this side</source>
        <translation>points à la donne {hand}, la meilleure de ce camp</translation>
    </message>
    <message>
        <source>points in hand {hand}, your best</source>
        <translation>points à la donne {hand}, votre meilleure</translation>
    </message>
    <message>
        <source>point in hand {hand}, the best of this side</source>
        <translation>point à la donne {hand}, la meilleure de ce camp</translation>
    </message>
    <message>
        <source>point in hand {hand}, your best</source>
        <translation>point à la donne {hand}, votre meilleure</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>{count} sur {all} donnes</translation>
    </message>
    <message>
        <source>with more points than anybody else</source>
        <translation>avec plus de points que les autres</translation>
    </message>
    <message>
        <source>{points} points behind</source>
        <translation>{points} points de retard</translation>
    </message>
    <message>
        <source>1 point behind</source>
        <translation>1 point de retard</translation>
    </message>
    <message>
        <source>after hand {hand}, and won all the same</source>
        <translation>après la donne {hand}, et victoire quand même</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>En tête</translation>
    </message>
    <message>
        <source>after every hand</source>
        <translation>après chaque donne</translation>
    </message>
    <message>
        <source>apart at the end</source>
        <translation>d’écart à la fin</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Une donne</translation>
    </message>
    <message>
        <source>to the end of the match</source>
        <translation>jusqu’à la fin de la partie</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{share} of 100 hands end with a flash exit.</source>
        <translation>{share} donnes sur 100 finissent par une sortie éclair.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end because somebody goes out.</source>
        <translation>{share} donnes sur 100 finissent parce que quelqu’un sort.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty stock.</source>
        <translation>{share} donnes sur 100 finissent avec le talon épuisé.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty deck.</source>
        <translation>{share} donnes sur 100 finissent avec le talon épuisé.</translation>
    </message>
    <message>
        <source>Among strong players a hand has about {turns} turns each.</source>
        <translation>Entre joueurs forts, une donne dure environ {turns} tours chacun.</translation>
    </message>
    <message>
        <source>Among strong players somebody takes the window in {share} of 100 hands; in the others it is The Least.</source>
        <translation>Entre joueurs forts, quelqu’un prend le chien dans {share} donnes sur 100&#xa0;; dans les autres, c’est la Misère.</translation>
    </message>
    <message>
        <source>Ahead of casual players in {share} of 100 hands.</source>
        <translation>Devant les amateurs dans {share} donnes sur 100.</translation>
    </message>
    <message>
        <source>Luck decides much here: an expert would win no more hands than a strong player.</source>
        <translation>Ici, le hasard décide beaucoup&#xa0;: un expert ne gagnerait pas plus de donnes qu’un joueur fort.</translation>
    </message>
    <message>
        <source>Ahead of beginners in {share} of 100 hands.</source>
        <translation>Devant les débutants dans {share} donnes sur 100.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Four open piles, tricks and ladders</source>
        <translation>Quatre piles, plis et échelles</translation>
    </message>
    <message>
        <source>Long runs, two pots, race to 2005</source>
        <translation>Longues suites, deux pots, en 2005</translation>
    </message>
    <message>
        <source>In pairs, with wild deuces</source>
        <translation>Les deux font la loi, par équipes</translation>
    </message>
    <message>
        <source>Melds of 51, nine hands</source>
        <translation>Descendre à 51, neuf donnes</translation>
    </message>
    <message>
        <source>Seven cards, quick and sly</source>
        <translation>Sept cartes, vif et rusé</translation>
    </message>
    <message>
        <source>Seven contracts, one bearded king</source>
        <translation>Sept contrats, un roi barbu</translation>
    </message>
    <message>
        <source>One against two, queens rule</source>
        <translation>Un contre deux, les dames règnent</translation>
    </message>
    <message>
        <source>The stock takes no cards. Draw from it.</source>
        <translation>Le talon ne prend pas de cartes. On y pioche.</translation>
    </message>
    <message>
        <source>No card goes from hand to hand. Choose another place for it.</source>
        <translation>Aucune carte ne va d’une main à l’autre. Choisissez-lui une autre place.</translation>
    </message>
    <message>
        <source>These cards are in the hand. Choose another place for them.</source>
        <translation>Ces cartes sont déjà en main. Choisissez-leur une autre place.</translation>
    </message>
    <message>
        <source>A card that is drawn or taken goes into the hand. Let go of it there.</source>
        <translation>Une carte piochée ou prise va dans la main. Lâchez-la là.</translation>
    </message>
    <message>
        <source>One card is discarded, and ends the turn. Choose one.</source>
        <translation>On défausse une seule carte, et le tour finit. Choisissez-en une.</translation>
    </message>
    <message>
        <source>Cards are laid off one at a time. Choose one.</source>
        <translation>Les cartes s’ajoutent une à une. Choisissez-en une.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before your own side.</source>
        <translation>D’autres posent là leurs cartes. Posez celles-ci devant votre camp.</translation>
    </message>
    <message>
        <source>A pot takes no cards. It is taken whole once the hand is empty.</source>
        <translation>Un pot ne prend pas de cartes. On le prend entier quand la main est vide.</translation>
    </message>
    <message>
        <source>Cards are played to the trick. Let go of the card there.</source>
        <translation>Les cartes se jouent dans le pli. Lâchez la carte là.</translation>
    </message>
    <message>
        <source>A trick that is taken takes no more cards. Play to the one that lies open.</source>
        <translation>Un pli gagné ne prend plus de cartes. Jouez dans celui qui est ouvert.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before {name}’s own side.</source>
        <translation>D’autres posent là leurs cartes. Posez celles-ci devant le camp où joue {name}.</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation>Aucune donne n’est en cours. Distribuez la suivante.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>C’est à {seat} de jouer.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
        <translation>Une autre place est en train de choisir.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>{card} n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>The {card} is not in {name}’s hand.</source>
        <translation>{card} n’est pas dans la main que tient {name}.</translation>
    </message>
    <message>
        <source>The deal passes clockwise: seat {seat} deals this hand.</source>
        <translation>La distribution tourne dans le sens des aiguilles&#xa0;: la place {seat} distribue cette donne.</translation>
    </message>
    <message>
        <source>The dealer is a seat of this match.</source>
        <translation>Le donneur est une place de cette partie.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Hint: {what}.</source>
        <translation>Conseil&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>On average over {worlds} possible deals it is worth about {points} points more than the next best move.</source>
        <translation>En moyenne sur {worlds} distributions possibles, il vaut environ {points} points de plus que le meilleur autre coup.</translation>
    </message>
    <message>
        <source>Over {worlds} possible deals it gives about {percent}% more chance to win the match than the next best move.</source>
        <translation>Sur {worlds} distributions possibles, il donne environ {percent}&#xa0;% de chances de plus de gagner la partie que le meilleur autre coup.</translation>
    </message>
    <message>
        <source>In {share} of 100 such deals the next best move comes out better.</source>
        <translation>Dans {share} de ces distributions sur 100, l’autre coup réussit mieux.</translation>
    </message>
    <message>
        <source>In {worlds} possible deals no other move came out clearly better.</source>
        <translation>Sur {worlds} distributions possibles, aucun autre coup n’a nettement mieux réussi.</translation>
    </message>
    <message>
        <source>Chosen by the rules of thumb of a good player; no deals were played out.</source>
        <translation>Choisi par les règles pratiques d’un bon joueur&#xa0;; aucune distribution n’a été jouée.</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <translation>{points} points de moins</translation>
    </message>
    <message>
        <source>{percent}% less chance</source>
        <translation>{percent}&#xa0;% de chances de moins</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>à peu près aussi bon</translation>
    </message>
    <message>
        <source>Next best: {what}.</source>
        <translation>Sinon&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Next best, {behind}: {what}.</source>
        <translation>Sinon, {behind}&#xa0;: {what}.</translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>{name}’s moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>{name}, coups où l’expert pense de même&#xa0;: {agreed} sur {count}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Expert would choose otherwise: {better}.</source>
        <translation>{name}&#xa0;: {what}. L’expert choisirait autre chose&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move.</source>
        <translation>{name}&#xa0;: {what}. Un bon coup.</translation>
    </message>
    <message>
        <source>The hand ended {ahead} points against the others, without this luck about {fair}.</source>
        <translation>La donne a fini à {ahead} points par rapport aux autres, sans cette chance environ {fair}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck} points.</source>
        <translation>{name}&#xa0;: {what}. Un bon coup. Chance de cette pioche&#xa0;: {luck} points.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match.</source>
        <translation>{name}&#xa0;: {what}. Un bon coup. Chance de cette pioche&#xa0;: {luck}&#xa0;% de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss} points. Better: {better}.</source>
        <translation>{name}&#xa0;: {what}. Toutes cartes connues, il a coûté {loss} points. Mieux&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}.</source>
        <translation>{name}&#xa0;: {what}. Toutes cartes connues, il a coûté {loss}&#xa0;% de chances de gagner la partie. Mieux&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}&#xa0;: {what}. Douteux&#xa0;: il a coûté {loss} ± {error} points. Expert&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}&#xa0;: {what}. Douteux&#xa0;: il a coûté {loss} ± {error}&#xa0;% de chances de gagner la partie. Expert&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}&#xa0;: {what}. Une erreur&#xa0;: elle a coûté {loss} ± {error} points. Expert&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}&#xa0;: {what}. Une erreur&#xa0;: elle a coûté {loss} ± {error}&#xa0;% de chances de gagner la partie. Expert&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}&#xa0;: {what}. Une bévue&#xa0;: elle a coûté {loss} ± {error} points. Expert&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}&#xa0;: {what}. Une bévue&#xa0;: elle a coûté {loss} ± {error}&#xa0;% de chances de gagner la partie. Expert&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost {loss} points.</source>
        <translation>{name}&#xa0;: toutes cartes connues, les coups ont perdu {loss} points.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>{name}&#xa0;: toutes cartes connues, les coups ont perdu en moyenne {loss}&#xa0;% de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost {loss} points.</source>
        <translation>{name}&#xa0;: d’après ce qui se voyait, les coups ont perdu {loss} points.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>{name}&#xa0;: d’après ce qui se voyait, les coups ont perdu en moyenne {loss}&#xa0;% de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: {luck} points.</source>
        <translation>Chance de {judged} pioches sur {draws}&#xa0;: {luck} points.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: on average {luck}% chance to win the match.</source>
        <translation>Chance de {judged} pioches sur {draws}&#xa0;: en moyenne {luck}&#xa0;% de chances de gagner la partie.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>The translation into {language} cannot be read. The window speaks English; install BarraCan again.</source>
        <translation>La traduction en {language} ne peut pas être lue. La fenêtre parle anglais&#xa0;; réinstallez BarraCan.</translation>
    </message>
    <message>
        <source>The language chosen, {language}, is none that the window speaks. Choose another one in the settings.</source>
        <translation>La langue choisie, {language}, n’est pas de celles que parle la fenêtre. Choisissez-en une autre dans les réglages.</translation>
    </message>
    <message>
        <source>The window does not speak the language of the system, {language}, so that it speaks English.</source>
        <translation>La fenêtre ne parle pas la langue du système, {language}&#xa0;; elle parle donc anglais.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The rules allow this, but this lesson does not.</source>
        <translation>Les règles le permettent, mais pas cette leçon.</translation>
    </message>
    <message>
        <source>There is something to read before this move.</source>
        <translation>Avant ce coup, il y a encore quelque chose à lire.</translation>
    </message>
    <message>
        <source>The lessons in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>Les leçons de {file} ne peuvent pas être lues&#xa0;: {reason} Réinstallez BarraCan.</translation>
    </message>
    <message>
        <source>The puzzle in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>Le problème de {file} ne peut pas être lu&#xa0;: {reason} Réinstallez BarraCan.</translation>
    </message>
    <message>
        <source>Another move is better here.</source>
        <translation>Ici, un autre coup est meilleur.</translation>
    </message>
    <message>
        <source>The puzzle in {file}, a move of your own, cannot be read: {reason}</source>
        <translation>Le problème de {file}, un de vos coups, ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The file is not whole: {fault}</source>
        <translation>Le fichier n’est pas entier&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>A value of the table {table} cannot be read.</source>
        <translation>Une valeur du tableau {table} ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The tables are not those of a library.</source>
        <translation>Les tableaux ne sont pas ceux d’une bibliothèque.</translation>
    </message>
    <message>
        <source>In the table {table} something belongs to nothing.</source>
        <translation>Dans le tableau {table}, quelque chose n’appartient à rien.</translation>
    </message>
    <message>
        <source>The lines of match {row} are not numbered one after the other.</source>
        <translation>Les lignes de la partie {row} ne sont pas numérotées l’une après l’autre.</translation>
    </message>
    <message>
        <source>The title or another note of match {row} has changed since it was stored.</source>
        <translation>Le titre ou une autre note de la partie {row} a changé depuis son enregistrement.</translation>
    </message>
    <message>
        <source>Player {row} has changed since it was stored.</source>
        <translation>Le joueur {row} a changé depuis son enregistrement.</translation>
    </message>
    <message>
        <source>What lists show of match {row} does not agree with its lines.</source>
        <translation>Ce que les listes montrent de la partie {row} ne s’accorde pas avec ses lignes.</translation>
    </message>
    <message>
        <source>The library’s own number makes no sense.</source>
        <translation>Le numéro propre de la bibliothèque n’a pas de sens.</translation>
    </message>
    <message>
        <source>The numbers for new matches or players make no sense.</source>
        <translation>Les numéros des nouvelles parties ou des nouveaux joueurs n’ont pas de sens.</translation>
    </message>
    <message>
        <source>The library {file} was made by a newer version of the program (schema {schema}, this one knows {known}); it was left untouched.</source>
        <translation>La bibliothèque {file} a été faite par une version plus récente du programme (schéma {schema}, celle-ci connaît {known})&#xa0;; elle n’a pas été touchée.</translation>
    </message>
    <message>
        <source>The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun.</source>
        <translation>Le fichier {file} n’est pas une bibliothèque, ou il est endommagé&#xa0;: il a été mis de côté sous {aside}, et une nouvelle bibliothèque commencée.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one (matches: {matches}); others, or the last moves of some, may be missing.</source>
        <translation>La bibliothèque {file} est endommagée&#xa0;: elle a été mise de côté sous {aside}. Ce qu’on peut en lire est dans une nouvelle (parties&#xa0;: {matches})&#xa0;; d’autres, ou leurs derniers coups, peuvent manquer.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: what can be read of it is being put into a new one.</source>
        <translation>La bibliothèque {file} est endommagée&#xa0;: ce qu’on peut en lire est mis dans une nouvelle.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: another program has set it aside and begun a new one.</source>
        <translation>La bibliothèque {file} est endommagée&#xa0;: un autre programme l’a mise de côté et en a commencé une nouvelle.</translation>
    </message>
    <message>
        <source>The folder {folder} of the library cannot be used: {reason}.</source>
        <translation>Le dossier {folder} de la bibliothèque ne peut pas être employé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be opened: {reason}.</source>
        <translation>La bibliothèque {file} ne peut pas être ouverte&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be written: {reason}.</source>
        <translation>La bibliothèque {file} ne peut pas être écrite&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The folder of the library {file} does not allow the way of saving that survives a sudden end.</source>
        <translation>Le dossier de la bibliothèque {file} ne permet pas l’enregistrement qui survit à un arrêt brusque.</translation>
    </message>
    <message>
        <source>The library {file} has been moved or deleted.</source>
        <translation>La bibliothèque {file} a été déplacée ou supprimée.</translation>
    </message>
    <message>
        <source>The disk of the library {file} is full: free some space and play on.</source>
        <translation>Le disque de la bibliothèque {file} est plein&#xa0;: libérez de la place et continuez à jouer.</translation>
    </message>
    <message>
        <source>The library {file} may not grow: the system limits the size of files. Raise the limit and play on.</source>
        <translation>La bibliothèque {file} ne peut pas grandir&#xa0;: le système limite la taille des fichiers. Relevez la limite et continuez à jouer.</translation>
    </message>
    <message>
        <source>{what} The game goes on in memory; nothing is saved.</source>
        <translation>{what} Le jeu continue en mémoire&#xa0;; rien n’est enregistré.</translation>
    </message>
    <message>
        <source>Another program keeps the library {file} busy.</source>
        <translation>Un autre programme occupe la bibliothèque {file}.</translation>
    </message>
    <message>
        <source>The library {file} is damaged.</source>
        <translation>La bibliothèque {file} est endommagée.</translation>
    </message>
    <message>
        <source>The library {file} has failed: {reason}.</source>
        <translation>La bibliothèque {file} a échoué&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This match is open in another program.</source>
        <translation>Cette partie est ouverte dans un autre programme.</translation>
    </message>
    <message>
        <source>This match is open at the table: leave it first.</source>
        <translation>Cette partie est ouverte à la table&#xa0;: quittez-la d’abord.</translation>
    </message>
    <message>
        <source>There is no library {file}.</source>
        <translation>Il n’y a pas de bibliothèque {file}.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Il faut un nom à un joueur.</translation>
    </message>
    <message>
        <source>There is a player {player} already: merge the two if they are one.</source>
        <translation>Il y a déjà un joueur {player}&#xa0;: réunissez les deux s’ils ne font qu’un.</translation>
    </message>
    <message>
        <source>The library has no match {match}.</source>
        <translation>La bibliothèque n’a pas de partie {match}.</translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
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
        <translation>{option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The option {option} takes true or false.</source>
        <translation>L’option {option} demande true ou false.</translation>
    </message>
    <message>
        <source>The option {option} takes one of these: {choices}.</source>
        <translation>L’option {option} demande l’un de ceux-ci&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number from {least}.</source>
        <translation>L’option {option} demande un nombre entier à partir de {least}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number up to {most}.</source>
        <translation>L’option {option} demande un nombre entier jusqu’à {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>any</source>
        <translation>toute</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>un qui bat</translation>
    </message>
    <message>
        <source>both</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>brazil</source>
        <translation>Brésil</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>pure</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>main vide</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Choices of options, whose titles stand before them: flash exit, going out for none, one ace, semi-clean runs …</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>high</source>
        <translation>haut</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>le plus fort</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>cent</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>many</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>pénalité</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusée</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>suites</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>courants</translation>
    </message>
    <message>
        <source>value</source>
        <translation>ses cartes</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person here</source>
        <translation>Humain, ici</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Beginner plays by its own hand and remembers little of what was played.</source>
        <translation>Le débutant joue d’après sa propre main et se rappelle peu ce qui a été joué.</translation>
    </message>
    <message>
        <source>Casual watches the whole table, but draws few conclusions from what others play.</source>
        <translation>L’amateur regarde toute la table, mais tire peu de conclusions de ce que jouent les autres.</translation>
    </message>
    <message>
        <source>Strong remembers all that was shown and thinks of what others need.</source>
        <translation>Le joueur fort se rappelle tout ce qui a été montré et pense à ce qu’il faut aux autres.</translation>
    </message>
    <message>
        <source>Expert knows all that Strong knows and thinks furthest ahead.</source>
        <translation>L’expert sait tout ce que sait le joueur fort, et voit le plus loin.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ordinaire</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Hardi</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Collectionneur</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Bloqueur</translation>
    </message>
    <message>
        <source>Team player</source>
        <translation>Équipier</translation>
    </message>
    <message>
        <source>Daring</source>
        <translation>Téméraire</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Trump hunter</source>
        <translation>Chasseur d’atouts</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Sprinteur</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Ramasseur</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Contreur</translation>
    </message>
    <message>
        <source>Shedder</source>
        <translation>Délesteur</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Patient</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Glaneur</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Avare</translation>
    </message>
    <message>
        <source>Run builder</source>
        <translation>Bâtisseur de suites</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Tout style</translation>
    </message>
    <message>
        <source>Bold waits longer for a flash exit and opens later.</source>
        <translation>Le hardi attend plus longtemps une sortie éclair et ouvre plus tard.</translation>
    </message>
    <message>
        <source>The collector takes tricks more readily.</source>
        <translation>Le collectionneur gagne plus volontiers des plis.</translation>
    </message>
    <message>
        <source>The blocker lays more stoppers and leaves less to pick up.</source>
        <translation>Le bloqueur pose plus de verrous et laisse moins à ramasser.</translation>
    </message>
    <message>
        <source>The team player opens sooner, so that its partner can go on laying.</source>
        <translation>L’équipier ouvre plus tôt, pour que son partenaire puisse continuer à poser.</translation>
    </message>
    <message>
        <source>Daring plays alone more often, and takes a trick where it can.</source>
        <translation>Le téméraire joue seul plus souvent, et gagne un pli où il peut.</translation>
    </message>
    <message>
        <source>Careful plays alone less often, and keeps its trumps for later.</source>
        <translation>Le prudent joue seul moins souvent, et garde ses atouts pour plus tard.</translation>
    </message>
    <message>
        <source>The trump hunter leads trumps more readily.</source>
        <translation>Le chasseur d’atouts entame plus volontiers atout.</translation>
    </message>
    <message>
        <source>The builder keeps wildcards back and builds long runs without them.</source>
        <translation>Le bâtisseur garde les passe-partout et bâtit de longues suites sans eux.</translation>
    </message>
    <message>
        <source>The racer lays all it can and takes the pot early, with wildcards too.</source>
        <translation>Le sprinteur pose tout ce qu’il peut et prend le pot tôt, même avec des passe-partout.</translation>
    </message>
    <message>
        <source>The gatherer takes more piles and keeps more cards in hand.</source>
        <translation>Le ramasseur prend plus de défausses et garde plus de cartes en main.</translation>
    </message>
    <message>
        <source>The doubler doubles and redoubles more often.</source>
        <translation>Le contreur contre et surcontre plus souvent.</translation>
    </message>
    <message>
        <source>The shedder parts with higher cards where several are about as good.</source>
        <translation>Le délesteur se défait des cartes plus fortes lorsque plusieurs se valent.</translation>
    </message>
    <message>
        <source>The rival plays against the declarer, even at a small cost.</source>
        <translation>Le rival joue contre le déclarant, même si cela lui coûte un peu.</translation>
    </message>
    <message>
        <source>Patient opens later, with more points at once.</source>
        <translation>Le patient ouvre plus tard, avec plus de points à la fois.</translation>
    </message>
    <message>
        <source>The taker takes the top discard more readily.</source>
        <translation>Le glaneur prend plus volontiers la carte du dessus de la défausse.</translation>
    </message>
    <message>
        <source>The miser keeps cards that the next player could meld.</source>
        <translation>L’avare garde les cartes que le joueur suivant pourrait poser.</translation>
    </message>
    <message>
        <source>The run builder keeps cards of a suit together that are near each other.</source>
        <translation>Le bâtisseur de suites garde ensemble les cartes voisines d’une couleur.</translation>
    </message>
    <message>
        <source>Any style is one of these by chance, told once the cards are dealt.</source>
        <translation>«&#xa0;Tout style&#xa0;» est l’un de ceux-là au hasard, révélé une fois les cartes distribuées.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Barbu’s actions are contract, double, redouble, pass, play, lay and end.</source>
        <translation>Les actions du barbu sont contract, double, redouble, pass, play, lay et end.</translation>
    </message>
    <message>
        <source>The key seats needs a list of seats.</source>
        <translation>La clé seats demande une liste de places.</translation>
    </message>
    <message>
        <source>BarraCan’s actions are draw, pass, pickup, trick, meld and discard.</source>
        <translation>Les actions du BarraCan sont draw, pass, pickup, trick, meld et discard.</translation>
    </message>
    <message>
        <source>A meld is an object.</source>
        <translation>Une combinaison est un objet.</translation>
    </message>
    <message>
        <source>A move that melds lays one meld or more.</source>
        <translation>Un coup qui pose pose une combinaison ou plus.</translation>
    </message>
    <message>
        <source>A category is evens_odds, opposites, triplet, run or family.</source>
        <translation>Une catégorie est evens_odds, opposites, triplet, run ou family.</translation>
    </message>
    <message>
        <source>The key of a row is the plain decimal index of an arm card.</source>
        <translation>La clé d’un échelon est le simple numéro décimal d’une carte du montant.</translation>
    </message>
    <message>
        <source>A row has one side card or more.</source>
        <translation>Un échelon a une carte latérale ou plus.</translation>
    </message>
    <message>
        <source>A ladder’s category has arm, the first and last index of its cards, or row.</source>
        <translation>La catégorie d’une échelle a arm, le premier et le dernier numéro de ses cartes, ou row.</translation>
    </message>
    <message>
        <source>A trick’s card is an object with pile and at.</source>
        <translation>La carte d’un pli est un objet avec pile et at.</translation>
    </message>
    <message>
        <source>Barracuda’s actions are draw, take, meld, layoff and discard.</source>
        <translation>Les actions du barracuda sont draw, take, meld, layoff et discard.</translation>
    </message>
    <message>
        <source>A take has either cards or meld: the card taken is used at once.</source>
        <translation>Un take a cards ou meld&#xa0;: la carte prise sert aussitôt.</translation>
    </message>
    <message>
        <source>Buraco’s actions are draw, refuse, take, meld, add, discard and time.</source>
        <translation>Les actions du buraco sont draw, refuse, take, meld, add, discard et time.</translation>
    </message>
    <message>
        <source>Burraco’s actions are draw, take, meld, add and discard.</source>
        <translation>Les actions du burraco sont draw, take, meld, add et discard.</translation>
    </message>
    <message>
        <source>A meld is a list of cards.</source>
        <translation>Une combinaison est une liste de cartes.</translation>
    </message>
    <message>
        <source>Concan’s actions are draw, take, meld, layoff, swap, announce and discard.</source>
        <translation>Les actions du concan sont draw, take, meld, layoff, swap, announce et discard.</translation>
    </message>
    <message>
        <source>A swap is an object.</source>
        <translation>Un échange est un objet.</translation>
    </message>
    <message>
        <source>The key as names one card for each joker, and is there only with a joker.</source>
        <translation>La clé as nomme une carte par joker, et n’est là qu’avec un joker.</translation>
    </message>
    <message>
        <source>The key end is low or high.</source>
        <translation>La clé end est low ou high.</translation>
    </message>
    <message>
        <source>Sheepshead’s actions are take_window, pass, bury and play.</source>
        <translation>Les actions du sheepshead sont take_window, pass, bury et play.</translation>
    </message>
    <message>
        <source>The key {key} needs a whole number.</source>
        <translation>La clé {key} demande un nombre entier.</translation>
    </message>
    <message>
        <source>The key {key} needs a text.</source>
        <translation>La clé {key} demande un texte.</translation>
    </message>
    <message>
        <source>The key {key} needs true or false.</source>
        <translation>La clé {key} demande true ou false.</translation>
    </message>
    <message>
        <source>The key {key} needs a list.</source>
        <translation>La clé {key} demande une liste.</translation>
    </message>
    <message>
        <source>The key {key} needs an object.</source>
        <translation>La clé {key} demande un objet.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>La clé {key} manque.</translation>
    </message>
    <message>
        <source>The key {key} needs a card, such as TD or JK.</source>
        <translation>La clé {key} demande une carte, comme TD ou JK.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Cette ligne n’est pas du JSON.</translation>
    </message>
    <message>
        <source>A line of a record is one JSON object.</source>
        <translation>Une ligne d’enregistrement est un objet JSON.</translation>
    </message>
    <message>
        <source>The line has lists or objects nested more than {deepest} deep.</source>
        <translation>La ligne a des listes ou des objets emboîtés sur plus de {deepest} niveaux.</translation>
    </message>
    <message>
        <source>An empty line is not part of a record.</source>
        <translation>Une ligne vide ne fait pas partie d’un enregistrement.</translation>
    </message>
    <message>
        <source>A record begins with a match line.</source>
        <translation>Un enregistrement commence par une ligne match.</translation>
    </message>
    <message>
        <source>A record has one match line only, the first.</source>
        <translation>Un enregistrement n’a qu’une ligne match, la première.</translation>
    </message>
    <message>
        <source>A line’s kind is match, hand, move, hand_end or match_end.</source>
        <translation>Le kind d’une ligne est match, hand, move, hand_end ou match_end.</translation>
    </message>
    <message>
        <source>This program reads format 1 of records.</source>
        <translation>Ce programme lit le format 1 des enregistrements.</translation>
    </message>
    <message>
        <source>This program does not know the game that the record names.</source>
        <translation>Ce programme ne connaît pas le jeu que nomme l’enregistrement.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>Le jeu n’a pas d’option {option}.</translation>
    </message>
    <message>
        <source>Each seat is an object with a name and a player.</source>
        <translation>Chaque place est un objet avec un nom et un joueur.</translation>
    </message>
    <message>
        <source>The game is not played by {seats}.</source>
        <translation>Le jeu ne se joue pas à {seats}.</translation>
    </message>
    <message>
        <source>The sides of this match are {sides}.</source>
        <translation>Les camps de cette partie sont {sides}.</translation>
    </message>
    <message>
        <source>The key sides needs a list of lists of seats.</source>
        <translation>La clé sides demande une liste de listes de places.</translation>
    </message>
    <message>
        <source>Nothing follows the end of the match.</source>
        <translation>Rien ne suit la fin de la partie.</translation>
    </message>
    <message>
        <source>The hand is over: its hand_end line comes next.</source>
        <translation>La donne est finie&#xa0;: sa ligne hand_end vient maintenant.</translation>
    </message>
    <message>
        <source>The match is decided: its match_end line comes next.</source>
        <translation>La partie est décidée&#xa0;: sa ligne match_end vient maintenant.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>La donne n’est pas encore finie.</translation>
    </message>
    <message>
        <source>The match is not decided yet.</source>
        <translation>La partie n’est pas encore décidée.</translation>
    </message>
    <message>
        <source>No hand is being played: a hand line comes first.</source>
        <translation>Aucune donne n’est en cours&#xa0;: une ligne hand vient d’abord.</translation>
    </message>
    <message>
        <source>The hand before is not over yet.</source>
        <translation>La donne précédente n’est pas encore finie.</translation>
    </message>
    <message>
        <source>This is hand {hand}.</source>
        <translation>Ceci est la donne {hand}.</translation>
    </message>
    <message>
        <source>The key {key} does not agree with the play: {value} is right.</source>
        <translation>La clé {key} ne s’accorde pas avec le jeu&#xa0;: {value} est juste.</translation>
    </message>
    <message>
        <source>The key seat needs a seat of this match.</source>
        <translation>La clé seat demande une place de cette partie.</translation>
    </message>
    <message>
        <source>The record is empty: it begins with a match line.</source>
        <translation>L’enregistrement est vide&#xa0;: il commence par une ligne match.</translation>
    </message>
    <message>
        <source>The line does not end with a line feed.</source>
        <translation>La ligne ne finit pas par un saut de ligne.</translation>
    </message>
    <message>
        <source>The line is longer than 64 KiB.</source>
        <translation>La ligne dépasse 64 Kio.</translation>
    </message>
    <message>
        <source>The record is longer than 64 MiB.</source>
        <translation>L’enregistrement dépasse 64 Mio.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 text.</source>
        <translation>La ligne n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>This is no pad kept by hand.</source>
        <translation>Ce n’est pas une feuille tenue à la main.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cost {loss} points</source>
        <translation>A coûté {loss} points</translation>
    </message>
    <message>
        <source>Cost {loss}% of the match</source>
        <translation>A coûté {loss}&#xa0;% de la partie</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Un bon coup</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>Le seul coup</translation>
    </message>
    <message>
        <source>Expert would choose otherwise</source>
        <translation>L’expert choisirait autre chose</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>played, expert too</source>
        <translation>joué, l’expert aussi</translation>
    </message>
    <message>
        <source>also good</source>
        <translation>bon aussi</translation>
    </message>
    <message>
        <source>another</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <translation>{what}. {why}</translation>
    </message>
    <message>
        <source>Worse in {share} of 100 deals.</source>
        <translation>Moins bon dans {share} distributions sur 100.</translation>
    </message>
    <message>
        <source>As good in all deals looked into.</source>
        <translation>Aussi bon dans toutes les distributions examinées.</translation>
    </message>
    <message>
        <source>Luck of the draws</source>
        <translation>Chance des pioches</translation>
    </message>
    <message>
        <source>No draw of this hand has been judged yet.</source>
        <translation>Aucune pioche de cette donne n’a encore été jugée.</translation>
    </message>
    <message>
        <source>The dearest moves of this hand</source>
        <translation>Les coups les plus chers de cette donne</translation>
    </message>
    <message>
        <source>No dear move in this hand</source>
        <translation>Aucun coup cher dans cette donne</translation>
    </message>
    <message>
        <source>{what}. Better: {better}.</source>
        <translation>{what}. Mieux&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>What the draws of this hand brought cannot be told.</source>
        <translation>On ne peut pas dire ce qu’ont apporté les pioches de cette donne.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no file.</source>
        <translation>{file} ne peut pas être lu&#xa0;: ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>{file} is no record of a match. Records are files that end in .cards.jsonl.</source>
        <translation>{file} n’est pas l’enregistrement d’une partie. Les enregistrements sont des fichiers qui finissent par .cards.jsonl.</translation>
    </message>
    <message>
        <source>{file} is a record in format {format}, which a newer version of BarraCan opens; this one reads format {known}.</source>
        <translation>{file} est un enregistrement au format {format}, qu’une version plus récente de BarraCan ouvre&#xa0;; celle-ci lit le format {known}.</translation>
    </message>
    <message>
        <source>Nothing of {file} can be shown. {reason}</source>
        <translation>Rien de {file} ne peut être montré. {reason}</translation>
    </message>
    <message>
        <source>Every line of this record is right.</source>
        <translation>Toutes les lignes de cet enregistrement sont justes.</translation>
    </message>
    <message>
        <source>No hand of this match was dealt.</source>
        <translation>Aucune donne de cette partie n’a été distribuée.</translation>
    </message>
    <message>
        <source>Line {line} is wrong ({clause}). {reason}</source>
        <translation>La ligne {line} est fausse ({clause}). {reason}</translation>
    </message>
    <message>
        <source>hand {hand}, turn {turn}</source>
        <translation>donne {hand}, tour {turn}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>donne {hand}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>donne {hand} sur {hands}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>Coup {move} sur {moves}</translation>
    </message>
    <message>
        <source>{move} of {moves}</source>
        <translation>{move} sur {moves}</translation>
    </message>
    <message>
        <source>ahead by {points}</source>
        <translation>{points} d’avance</translation>
    </message>
    <message>
        <source>level</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>at this move</source>
        <translation>à ce coup</translation>
    </message>
    <message>
        <source>{names} ahead by {points}</source>
        <translation>{names}&#xa0;: {points} d’avance</translation>
    </message>
    <message>
        <source>Costly moves: {costly}. Large ones: {large}.</source>
        <translation>Coups coûteux&#xa0;: {costly}. Dont gros&#xa0;: {large}.</translation>
    </message>
    <message>
        <source>Expert differs: {count}.</source>
        <translation>L’expert diffère&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Judging: {done} of {count}, {seconds} s left.</source>
        <translation>Jugement&#xa0;: {done} sur {count}, encore {seconds} s.</translation>
    </message>
    <message>
        <source>No costly move was found.</source>
        <translation>Aucun coup coûteux trouvé.</translation>
    </message>
    <message>
        <source>Judge this match, {seconds} s</source>
        <translation>Juger la partie, {seconds} s</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Pas encore jugé</translation>
    </message>
    <message>
        <source>Expert can say of each move what it cost. Moves to judge: {count}.</source>
        <translation>L’expert peut dire de chaque coup ce qu’il a coûté. Coups à juger&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>This hand is not over</source>
        <translation>Cette donne n’est pas finie</translation>
    </message>
    <message>
        <source>Only hands that are over are judged, and this one is seen from the own seat.</source>
        <translation>On ne juge que les donnes finies, et celle-ci se voit de sa propre place.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Les cartes sont distribuées</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>La donne est finie</translation>
    </message>
    <message>
        <source>A move of {name}</source>
        <translation>Un coup joué par {name}</translation>
    </message>
    <message>
        <source>From {name}’s seat only {name}’s own moves are judged.</source>
        <translation>À la place où est {name}, on ne juge que les coups joués par {name}.</translation>
    </message>
    <message>
        <source>This move is judged soon.</source>
        <translation>Ce coup sera bientôt jugé.</translation>
    </message>
    <message>
        <source>Line {line} is wrong</source>
        <translation>La ligne {line} est fausse</translation>
    </message>
    <message>
        <source>verified, every line</source>
        <translation>vérifié, ligne par ligne</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>rummy</name>
    <message>
        <source>The {card} is not in the hand.</source>
        <translation>{card} n’est pas dans la main.</translation>
    </message>
    <message>
        <source>The hand holds fewer of the {card} than are laid here. Take one back.</source>
        <translation>La main a {card} moins de fois qu’il n’y en a de posées ici. Reprenez-en une.</translation>
    </message>
    <message>
        <source>There is no such meld on the table. Choose one that lies there.</source>
        <translation>Il n’y a pas cette combinaison sur la table. Choisissez-en une qui s’y trouve.</translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation>{turn}&#xa0;: piocher une carte.</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>Poser {meld}</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>Ajouter {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Discard {card} and win the hand</source>
        <translation>Défausser {card} et gagner la donne</translation>
    </message>
    <message>
        <source>Lay down {count}, {points} points</source>
        <translation>Poser {count}, {points} points</translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation>Mettre sur le plateau</translation>
    </message>
    <message>
        <source>Empty draft</source>
        <translation>Brouillon vide</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <translation>Pas encore de combinaison</translation>
    </message>
    <message>
        <source>Leaves {count} cards in hand</source>
        <translation>Laisse {count} cartes en main</translation>
    </message>
    <message>
        <source>Leaves one card in hand</source>
        <translation>Laisse une carte en main</translation>
    </message>
    <message>
        <source>Leaves no card in hand</source>
        <translation>Ne laisse pas de carte en main</translation>
    </message>
    <message>
        <source>{action}, with {meld}</source>
        <translation>{action}, avec {meld}</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>a pioché</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>a ajouté {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>a défaussé {card}</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation>une suite {cards}</translation>
    </message>
    <message>
        <source>a set {cards}</source>
        <translation>un brelan {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>set</source>
        <translation>brelan</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>les cartes {cards}</translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation>Piocher une carte au talon</translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation>Poser {melds}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the set {meld}</source>
        <translation>Ajouter {card} au brelan {meld}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the run {meld}</source>
        <translation>Ajouter {card} à la suite {meld}</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Choose it again for the rest of its meld: {cards}.</source>
        <translation>Choisissez-la encore pour le reste de sa combinaison&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card} ne va pas avec cette combinaison.</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>Sortie&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation>{name} sort&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} won the hand</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} gagne la donne</translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation>talon épuisé</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>in dollars</source>
        <translation>en dollars</translation>
    </message>
    <message>
        <source>A hand on average</source>
        <translation>Moyenne par donne</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Meilleure donne</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Match {number}, a serious one: nothing taken back, no hints</source>
        <translation>Partie {number}, sérieuse&#xa0;: rien de repris, pas de conseils</translation>
    </message>
    <message>
        <source>Won by {name}, {totals}.</source>
        <translation>Gagnée par {name}, {totals}.</translation>
    </message>
    <message>
        <source>Shared by {name}, {totals}.</source>
        <translation>Partagée par {name}, {totals}.</translation>
    </message>
    <message>
        <source>In the lead: {name}, {totals}.</source>
        <translation>En tête&#xa0;: {name}, {totals}.</translation>
    </message>
    <message>
        <source>All are level at {total}.</source>
        <translation>Tous à égalité à {total}.</translation>
    </message>
    <message>
        <source>points {totals}, hands {hands}</source>
        <translation>points {totals}, donnes {hands}</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Inscrit à la main</translation>
    </message>
    <message>
        <source>Before correction {number}, {date}</source>
        <translation>Avant la correction {number}, {date}</translation>
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
        <translation>Vous êtes sorti</translation>
    </message>
    <message>
        <source>You go out: +{points}</source>
        <translation>Vous sortez&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>You meld out: +{points}</source>
        <translation>Vous sortez&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>You go out by a flash exit: +{points}</source>
        <translation>Votre sortie éclair&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>You complete a ladder: +{points}</source>
        <translation>Vous complétez une échelle&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>You complete a royal ladder: +{points}</source>
        <translation>Vous complétez une échelle royale&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>You complete a clean meld: +{points}</source>
        <translation>Vous complétez une combinaison pure&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>You take a pot</source>
        <translation>Vous prenez un pot</translation>
    </message>
    <message>
        <source>You won the hand</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Vous gagnez la donne</translation>
    </message>
    <message>
        <source>You have drawn the highest card, deal and play first.</source>
        <translation>Vous avez tiré la carte la plus forte, distribuez et jouez en premier.</translation>
    </message>
    <message>
        <source>You have the lowest card and deal; {name} has the highest and plays first.</source>
        <translation>Vous avez la plus faible et distribuez&#xa0;; {name} a la plus forte et joue en premier.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; you have the highest and play first.</source>
        <translation>{dealer} a la plus faible et distribue&#xa0;; vous avez la plus forte et jouez en premier.</translation>
    </message>
    <message>
        <source>You declare, each queen −6</source>
        <translation>Vous déclarez, chaque dame −6</translation>
    </message>
    <message>
        <source>You declare, each trick −2</source>
        <translation>Vous déclarez, chaque pli −2</translation>
    </message>
    <message>
        <source>You declare, −2, ace −6</source>
        <translation>Vous déclarez, −2, as −6</translation>
    </message>
    <message>
        <source>You declare, K♥ −20</source>
        <translation>Vous déclarez, K♥ −20</translation>
    </message>
    <message>
        <source>You declare, −10 and −20</source>
        <translation>Vous déclarez, −10 et −20</translation>
    </message>
    <message>
        <source>You declare, each trick +5</source>
        <translation>Vous déclarez, chaque pli +5</translation>
    </message>
    <message>
        <source>You declare, 45 20 5 −5</source>
        <translation>Vous déclarez, 45 20 5 −5</translation>
    </message>
    <message>
        <source>You have taken the K♥</source>
        <translation>Vous avez pris le K♥</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Vous jouez en solo</translation>
    </message>
    <message>
        <source>What it pays you</source>
        <translation>Ce que vous marquez</translation>
    </message>
    <message>
        <source>You have played alone and won: +{points}</source>
        <translation>Vous avez joué en solo et gagné&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>Schneider: you have played alone and won: +{points}</source>
        <translation>Schneider&#xa0;: vous avez joué en solo et gagné&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: you have played alone and won: +{points}</source>
        <translation>Schwarz&#xa0;: vous avez joué en solo et gagné&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>You have played alone and failed: −{points}</source>
        <translation>Vous avez joué en solo et chuté&#xa0;: −{points}</translation>
    </message>
    <message>
        <source>You lay all five at once: {points} points</source>
        <translation>Vous posez les cinq à la fois&#xa0;: {points} points</translation>
    </message>
    <message>
        <source>You cut the pack</source>
        <translation>Vous coupez le paquet</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>You reach {target}</source>
        <translation>Vous atteignez {target}</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} was ahead</source>
        <translation>Vous avez fini la dernière donne, mais {names} avait l’avantage</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but you were ahead</source>
        <translation>{ender} a fini la dernière donne, mais vous aviez l’avantage</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} were ahead</source>
        <translation>Vous avez fini la dernière donne, mais {names} avaient l’avantage</translation>
    </message>
    <message>
        <source>You have won, {totals}.</source>
        <translation>Vous avez gagné, {totals}.</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by you</source>
        <translation>dernier pli&#xa0;: {cards}, gagné par vous</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Vous choisissez</translation>
    </message>
    <message>
        <source>You owe one</source>
        <translation>Vous en devez un</translation>
    </message>
    <message>
        <source>You owe two</source>
        <translation>Vous en devez deux</translation>
    </message>
    <message>
        <source>You have doubled {other}</source>
        <translation>Vous avez contré {other}</translation>
    </message>
    <message>
        <source>{one} has doubled you</source>
        <translation>{one} vous a contré</translation>
    </message>
    <message>
        <source>{one} and you redoubled</source>
        <translation>{one} et vous&#xa0;: surcontre</translation>
    </message>
    <message>
        <source>played {card}, you took it</source>
        <translation>a joué {card}, pli pour vous</translation>
    </message>
    <message>
        <source>doubled you</source>
        <translation>vous a contré</translation>
    </message>
    <message>
        <source>doubled you and {second}</source>
        <translation>vous a contré, et {second} aussi</translation>
    </message>
    <message>
        <source>doubled {first} and you</source>
        <translation>a contré {first} et vous</translation>
    </message>
    <message>
        <source>doubled you, {second} and {third}</source>
        <translation>a contré vous, {second} et {third}</translation>
    </message>
    <message>
        <source>doubled {first}, you and {third}</source>
        <translation>a contré {first}, vous et {third}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and you</source>
        <translation>a contré {first}, {second} et vous</translation>
    </message>
    <message>
        <source>redoubled you</source>
        <translation>vous a surcontré</translation>
    </message>
    <message>
        <source>redoubled you and {second}</source>
        <translation>vous a surcontré, et {second} aussi</translation>
    </message>
    <message>
        <source>redoubled {first} and you</source>
        <translation>a surcontré {first} et vous</translation>
    </message>
    <message>
        <source>redoubled you, {second} and {third}</source>
        <translation>a surcontré vous, {second} et {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, you and {third}</source>
        <translation>a surcontré {first}, vous et {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and you</source>
        <translation>a surcontré {first}, {second} et vous</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until you say so.</source>
        <translation>Passez l’écran. Les cartes restent cachées&#xa0;; à vous de les montrer.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>C’est moi, montrez ma main</translation>
    </message>
    <message>
        <source>It is your turn. The cards stay hidden until you show them.</source>
        <translation>C’est à vous. Les cartes restent cachées&#xa0;; c’est à vous de les montrer.</translation>
    </message>
    <message>
        <source>You are choosing.</source>
        <translation>Vous choisissez.</translation>
    </message>
    <message>
        <source>You are choosing. The hand can be sorted meanwhile.</source>
        <translation>Vous choisissez. En attendant, vous pouvez trier la main.</translation>
    </message>
    <message>
        <source>Your computer player has failed: a move at random was made.</source>
        <translation>L’ordinateur qui joue pour vous a échoué&#xa0;: un coup a été joué au hasard.</translation>
    </message>
    <message>
        <source>You were left with {cards}</source>
        <translation>Vous aviez encore {cards}</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Comme vous le voyez</translation>
    </message>
    <message>
        <source>Your moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Vos coups où l’expert pense de même&#xa0;: {agreed} sur {count}.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost {loss} points.</source>
        <translation>Toutes cartes connues, vos coups ont perdu {loss} points.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Toutes cartes connues, vos coups ont perdu en moyenne {loss}&#xa0;% de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost {loss} points.</source>
        <translation>D’après ce qui se voyait, vos coups ont perdu {loss} points.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost on average {loss}% chance to win the match.</source>
        <translation>D’après ce qui se voyait, vos coups ont perdu en moyenne {loss}&#xa0;% de chances de gagner la partie.</translation>
    </message>
    <message>
        <source>From your seat only your own moves are judged.</source>
        <translation>À votre place, on ne juge que vos coups.</translation>
    </message>
    <message>
        <source>drew</source>
        <extracomment>Said after “You”, as all that follow: “You drew”.</extracomment>
        <translation>avez pioché</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>avez passé</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>avez défaussé {card}</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>avez ajouté {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>avez joué {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>avez entamé {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>avez joué {card}, pli pour {name}</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>avez gagné un pli avec {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>avez ramassé {pile} pour {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>avez ramassé {pile} pour {meld} et {more} de plus</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>avez posé {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>avez posé {meld} et {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>avez posé {meld}, {other} et {more} de plus</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>avez fait une sortie éclair</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>avez battu un nouveau talon et pioché</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>avez pris à la défausse</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>avez pris à la défausse pour {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>avez pris à la défausse pour {melds}, avec un joker échangé contre {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>avez posé {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>avez posé {melds}, avec un joker échangé contre {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>avez ajouté un joker comme {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>avez échangé {card} contre un joker</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>avez annoncé vos jokers</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>avez pris à la défausse pour {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>avez pris à la défausse et ajouté la carte</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>avez posé {meld}</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>avez pris la défausse</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>avez posé {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>avez posé {cards} et {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>avez posé {cards}, {other} et {more} de plus</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>avez ajouté à {cards}</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>avez refusé la première carte</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>aviez le tour quand le temps s’est écoulé</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>avez posé {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>avez fini votre tour</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>avez nommé «&#xa0;pas de dames&#xa0;»</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>avez nommé «&#xa0;pas de plis&#xa0;»</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>avez nommé «&#xa0;pas de cœurs&#xa0;»</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>avez nommé le barbu</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>avez nommé les deux derniers</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>avez nommé l’atout {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>avez nommé la réussite au {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>avez contré {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>avez contré {first} et {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>avez contré {first}, {second} et {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>avez surcontré {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>avez surcontré {first} et {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>avez surcontré {first}, {second} et {third}</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>avez pris le chien</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>avez écarté deux cartes</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>avez distribué la donne {hand}</translation>
    </message>
    <message>
        <source>played {card} and took it</source>
        <translation>avez joué {card}, pli pour vous</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{what} The match goes on; it is saved to line {line} of its record.</source>
        <translation>{what} La partie continue&#xa0;; elle est enregistrée jusqu’à la ligne {line}.</translation>
    </message>
    <message>
        <source>{what} The match goes on, but it is not saved.</source>
        <translation>{what} La partie continue, mais elle n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed: a move at random was made.</source>
        <translation>L’ordinateur qui joue pour {name} a échoué&#xa0;: un coup a été joué au hasard.</translation>
    </message>
    <message>
        <source>The hint has failed. The match is as it was.</source>
        <translation>Le conseil a échoué. La partie est telle qu’elle était.</translation>
    </message>
    <message>
        <source>This is a serious match: nothing is taken back, and no hints are given.</source>
        <translation>C’est une partie sérieuse&#xa0;: on ne reprend rien, et il n’y a pas de conseils.</translation>
    </message>
    <message>
        <source>No card of the hand goes with what lies here now.</source>
        <translation>Aucune carte de la main ne va maintenant avec ce qui est ici.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since.</source>
        <translation>Rien ne peut être repris&#xa0;: quelque chose de caché a été montré depuis.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Ce programme ne connaît pas le jeu {game}.</translation>
    </message>
    <message>
        <source>The record of this match is wrong in line {line}. {reason}</source>
        <translation>L’enregistrement de cette partie est faux à la ligne {line}. {reason}</translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation>La partie a commencé.</translation>
    </message>
    <message>
        <source>Hand {hand} is over.</source>
        <translation>La donne {hand} est finie.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>{other} is choosing. The hand can be sorted meanwhile.</source>
        <translation>{other} choisit. En attendant, vous pouvez trier la main.</translation>
    </message>
    <message>
        <source>There is nothing to do this with. Choose the cards first.</source>
        <translation>Il n’y a rien avec quoi le faire. Choisissez d’abord les cartes.</translation>
    </message>
    <message>
        <source>The chosen cards are no use for this. Choose others.</source>
        <translation>Les cartes choisies ne servent pas à cela. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>a distribué la donne {hand}</translation>
    </message>
    <message>
        <source>Play the hand out</source>
        <translation>Jouer la donne jusqu’au bout</translation>
    </message>
    <message>
        <source>The hand is being played out.</source>
        <translation>La donne se joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>{name} is choosing.</source>
        <translation>{name} choisit.</translation>
    </message>
</context>
<context>
    <name>sheepshead</name>
    <message>
        <source>The window comes first. Take it or pass.</source>
        <translation>Le chien vient d’abord. Prenez-le ou passez.</translation>
    </message>
    <message>
        <source>You have taken the window. Lay two cards away first.</source>
        <translation>Vous avez pris le chien. Écartez d’abord deux cartes.</translation>
    </message>
    <message>
        <source>The window is settled. Play a card.</source>
        <translation>Le sort du chien est réglé. Jouez une carte.</translation>
    </message>
    <message>
        <source>Two different cards of your hand go to the window. Choose two.</source>
        <translation>Deux cartes différentes de votre main vont à l’écart. Choisissez-en deux.</translation>
    </message>
    <message>
        <source>{name} has taken the window. Lay two cards away first.</source>
        <translation>{name} a pris le chien. Écartez d’abord deux cartes.</translation>
    </message>
    <message>
        <source>Two different cards of {name}’s hand go to the window. Choose two.</source>
        <translation>Deux cartes différentes de la main que tient {name} vont à l’écart. Choisissez-en deux.</translation>
    </message>
    <message>
        <source>{turn}: take the window and play alone, or pass.</source>
        <translation>{turn}&#xa0;: prendre le chien et jouer en solo, ou passer.</translation>
    </message>
    <message>
        <source>{turn}: choose two cards to lay away.</source>
        <translation>{turn}&#xa0;: choisir deux cartes à écarter.</translation>
    </message>
    <message>
        <source>{turn}: choose one more card to lay away.</source>
        <translation>{turn}&#xa0;: choisir encore une carte à écarter.</translation>
    </message>
    <message>
        <source>{turn}: lay these two cards away.</source>
        <translation>{turn}&#xa0;: écarter ces deux cartes.</translation>
    </message>
    <message>
        <source>Two cards go to the window. Choose two.</source>
        <translation>Deux cartes vont à l’écart. Choisissez-en deux.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with a trump.</source>
        <translation>{turn}&#xa0;: l’entame est d’atout. Fournir un atout.</translation>
    </message>
    <message>
        <source>{turn}: no trump to follow with. Play any card.</source>
        <translation>{turn}&#xa0;: pas d’atout à fournir. Jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The Least: the fewest card points win.</source>
        <translation>La Misère&#xa0;: le moins de points de cartes gagne.</translation>
    </message>
    <message>
        <source>Trumps: queens, jacks, diamonds.</source>
        <translation>Atouts&#xa0;: dames, valets, carreaux.</translation>
    </message>
    <message>
        <source>Their card points count for the Player: {points}.</source>
        <translation>Leurs points de cartes comptent pour le Preneur&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Take the window</source>
        <translation>Prendre le chien</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <translation>Écarter {cards}</translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>If all three pass, everybody plays for as few card points as possible.</source>
        <translation>Si les trois passent, chacun joue pour le moins de points de cartes possible.</translation>
    </message>
    <message>
        <source>If all three pass, the hand is over and nobody scores.</source>
        <translation>Si les trois passent, la donne est finie et personne ne marque.</translation>
    </message>
    <message>
        <source>The match ends when one player alone leads with this many game points or more.</source>
        <translation>La partie s’arrête quand un joueur mène seul avec au moins ce nombre de points.</translation>
    </message>
    <message>
        <source>Short, to 5</source>
        <translation>Courte, en 5</translation>
    </message>
    <message>
        <source>Without The Least</source>
        <translation>Sans Misère</translation>
    </message>
    <message>
        <source>The deck is not the pack of 32 cards, sevens to aces.</source>
        <translation>Le paquet n’est pas le jeu de 32 cartes, du sept à l’as.</translation>
    </message>
    <message>
        <source>played out</source>
        <translation>jouée jusqu’au bout</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>tous ont passé</translation>
    </message>
    <message>
        <source>{name} has played alone and won: +{points}</source>
        <translation>{name} a joué en solo et gagné&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>Schneider: {name} has played alone and won: +{points}</source>
        <translation>Schneider&#xa0;: {name} a joué en solo et gagné&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: {name} has played alone and won: +{points}</source>
        <translation>Schwarz&#xa0;: {name} a joué en solo et gagné&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>{name} has played alone and failed: −{points}</source>
        <translation>{name} a joué en solo et chuté&#xa0;: −{points}</translation>
    </message>
    <message>
        <source>The Least is played out</source>
        <translation>La Misère est finie</translation>
    </message>
    <message>
        <source>All three have passed</source>
        <translation>Les trois ont passé</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <translation>Points de cartes des plis</translation>
    </message>
    <message>
        <source>Card points in the window</source>
        <translation>Points de cartes du chien</translation>
    </message>
    <message>
        <source>Card points in all</source>
        <translation>Points de cartes en tout</translation>
    </message>
    <message>
        <source>Played alone and won</source>
        <translation>A joué en solo et gagné</translation>
    </message>
    <message>
        <source>Played alone and won with 91 or more</source>
        <translation>A joué en solo et gagné avec 91 ou plus</translation>
    </message>
    <message>
        <source>Played alone and won all tricks</source>
        <translation>A joué en solo et gagné tous les plis</translation>
    </message>
    <message>
        <source>Played alone and failed</source>
        <translation>A joué en solo et chuté</translation>
    </message>
    <message>
        <source>Played alone and failed with 30 or fewer</source>
        <translation>A joué en solo et chuté avec 30 ou moins</translation>
    </message>
    <message>
        <source>Played alone and won no trick</source>
        <translation>A joué en solo sans gagner un pli</translation>
    </message>
    <message>
        <source>The only one without a trick in The Least</source>
        <translation>Le seul sans un pli à la Misère</translation>
    </message>
    <message>
        <source>Fewest card points in The Least</source>
        <translation>Le moins de points de cartes à la Misère</translation>
    </message>
    <message>
        <source>Among the fewest card points, and not winner of the last trick</source>
        <translation>Parmi le moins de points de cartes, et sans le dernier pli</translation>
    </message>
    <message>
        <source>One of two without a trick in The Least</source>
        <translation>L’un des deux sans un pli à la Misère</translation>
    </message>
    <message>
        <source>{name} alone, {points} of 120</source>
        <translation>{name} en solo, {points} sur 120</translation>
    </message>
    <message>
        <source>{name} alone, Schneider, {points}</source>
        <translation>{name} en solo, Schneider, {points}</translation>
    </message>
    <message>
        <source>{name} alone, Schwarz, all tricks</source>
        <translation>{name} en solo, Schwarz, tous les plis</translation>
    </message>
    <message>
        <source>{name} alone, not one trick</source>
        <translation>{name} en solo, pas un pli</translation>
    </message>
    <message>
        <source>The Least, {names} fewest with {points}</source>
        <translation>Misère, le moins&#xa0;: {names}, {points}</translation>
    </message>
    <message>
        <source>The Least, {names} without a trick</source>
        <translation>Misère, {names} sans un pli</translation>
    </message>
    <message>
        <source>the fewest card points win</source>
        <translation>le moins de points de cartes gagne</translation>
    </message>
    <message>
        <source>{who} plays alone</source>
        <translation>{who} joue en solo</translation>
    </message>
    <message>
        <source>61 card points win</source>
        <translation>61 points de cartes gagnent</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>{points} points de cartes</translation>
    </message>
    <message>
        <source>alone: {points} card points</source>
        <translation>en solo&#xa0;: {points} points de cartes</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joue en solo</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atouts</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Le chien</translation>
    </message>
    <message>
        <source>who takes it plays alone</source>
        <translation>qui le prend joue en solo</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>a écarté deux cartes</translation>
    </message>
    <message>
        <source>two cards to lay away</source>
        <translation>deux cartes à écarter</translation>
    </message>
    <message>
        <source>two cards laid away</source>
        <translation>deux cartes écartées</translation>
    </message>
    <message>
        <source>61 of 120 to win</source>
        <translation>il faut 61 sur 120</translation>
    </message>
    <message>
        <source>2, 4 or 6</source>
        <translation>2, 4 ou 6</translation>
    </message>
    <message>
        <source>all passed, each alone</source>
        <translation>tous passent, chacun pour soi</translation>
    </message>
    <message>
        <source>fewest points 2, no trick 4</source>
        <translation>le moins de points 2, aucun pli 4</translation>
    </message>
    <message>
        <source>What it pays</source>
        <translation>Ce que cela rapporte</translation>
    </message>
    <message>
        <source>What it pays {who}</source>
        <translation>Ce que marque {who}</translation>
    </message>
    <message>
        <source>All ten tricks</source>
        <translation>Les dix plis</translation>
    </message>
    <message>
        <source>91 or more</source>
        <translation>91 ou plus</translation>
    </message>
    <message>
        <source>61 to 90</source>
        <translation>61 à 90</translation>
    </message>
    <message>
        <source>31 to 60</source>
        <translation>31 à 60</translation>
    </message>
    <message>
        <source>30 or fewer</source>
        <translation>30 ou moins</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Aucun pli</translation>
    </message>
    <message>
        <source>No trick at all</source>
        <translation>Pas un seul pli</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Le moins de points</translation>
    </message>
    <message>
        <source>Tied, without the last trick</source>
        <translation>À égalité, sans le dernier pli</translation>
    </message>
    <message>
        <source>Last trick takes the window</source>
        <translation>Le dernier pli prend le chien</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>a pris le chien</translation>
    </message>
    <message>
        <source>Take the window and play alone</source>
        <translation>Prendre le chien et jouer en solo</translation>
    </message>
    <message>
        <source>Pass, and leave the window</source>
        <translation>Passer, et laisser le chien</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>Permission denied</source>
        <translation>ce n’est pas permis</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>il est en cours d’utilisation</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>il y a déjà un fichier</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ce serait trop grand</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>il n’existe pas</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>une partie du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>le disque est en lecture seule</translation>
    </message>
</context>
<context>
    <name>tricks</name>
    <message>
        <source>{card} wins</source>
        <translation>{card} gagne</translation>
    </message>
    <message>
        <source>You hold cards of the suit led. Follow with one of them.</source>
        <translation>Vous avez des cartes de la couleur demandée. Fournissez-en une.</translation>
    </message>
    <message>
        <source>{name} holds cards of the suit led. Follow with one of them.</source>
        <translation>{name} a des cartes de la couleur demandée. Fournissez-en une.</translation>
    </message>
    <message>
        <source>One card at a time. Choose one.</source>
        <translation>Une carte à la fois. Choisissez-en une.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Nothing is melded in this game. Take the cards back into the hand.</source>
        <translation>On ne pose pas dans ce jeu. Reprenez les cartes en main.</translation>
    </message>
    <message>
        <source>{turn}: lead a card.</source>
        <translation>{turn}&#xa0;: entamer d’une carte.</translation>
    </message>
    <message>
        <source>{turn}: follow suit.</source>
        <translation>{turn}&#xa0;: fournir à la couleur.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play any card.</source>
        <translation>{turn}&#xa0;: pas la couleur demandée. Jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Lead the {card}</source>
        <translation>Entamer {card}</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <extracomment>Said after the name of a player.</extracomment>
        <translation>a joué {card}</translation>
    </message>
</context>
</TS>
