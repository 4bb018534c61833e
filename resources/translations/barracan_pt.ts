<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt">
<context>
    <name>AboutPage</name>
    <message>
        <source>The program</source>
        <translation>O programa</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Os seus dados</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>O que há dentro</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>BarraCan and its relatives at one card table.</source>
        <translation>BarraCan e seus parentes em uma só mesa de cartas.</translation>
    </message>
    <message>
        <source>BarraCan was invented by Carlos De La Riva.</source>
        <translation>BarraCan foi inventado por Carlos De La Riva.</translation>
    </message>
    <message>
        <source>The program, its card faces and its sounds are free software under the MIT licence.</source>
        <translation>O programa, as suas cartas e os seus sons são software livre, sob a licença MIT.</translation>
    </message>
    <message>
        <source>Each match is a record, a file that ends in .cards.jsonl. Other programs may read and write records, too. This page describes them:</source>
        <translation>Cada partida é um registro, um arquivo que termina em .cards.jsonl. Outros programas também podem ler e gravar registros. Esta página os descreve:</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt} and PySide {pyside} on {system}</source>
        <translation>Python {python}, Qt {qt} e PySide {pyside} em {system}</translation>
    </message>
    <message>
        <source>It runs with</source>
        <translation>Funciona com</translation>
    </message>
    <message>
        <source>in memory only: nothing is kept after this</source>
        <translation>só na memória: depois disto nada fica</translation>
    </message>
    <message>
        <source>standard error</source>
        <translation>erro padrão</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>As suas partidas</translation>
    </message>
    <message>
        <source>The library: one file with matches, pads and players. Each move is in it before it is shown.</source>
        <translation>A biblioteca: um só arquivo com partidas, placares e jogadores. Cada jogada entra nela antes de ser mostrada.</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>As suas configurações</translation>
    </message>
    <message>
        <source>What you have chosen for good, and the window’s size.</source>
        <translation>O que você escolheu de vez, e o tamanho da janela.</translation>
    </message>
    <message>
        <source>Painted pictures</source>
        <translation>Imagens desenhadas</translation>
    </message>
    <message>
        <source>Cards and tables that were painted before. This folder can be deleted at any time.</source>
        <translation>Cartas e mesas já desenhadas. Esta pasta pode ser apagada a qualquer momento.</translation>
    </message>
    <message>
        <source>The log</source>
        <translation>O log</translation>
    </message>
    <message>
        <source>What went wrong. It is sent nowhere.</source>
        <translation>O que deu errado. Não é enviado a lugar nenhum.</translation>
    </message>
    <message>
        <source>While the program runs, the last moves lie in a second file beside the library: who copies the one file alone may lack them. The button here makes a whole copy, and so does this command:</source>
        <translation>Enquanto o programa roda, as últimas jogadas ficam num segundo arquivo ao lado da biblioteca: quem copia só o primeiro pode perdê-las. O botão aqui faz uma cópia completa, e este comando também:</translation>
    </message>
    <message>
        <source>Keep the library elsewhere</source>
        <translation>Guardar a biblioteca em outro lugar</translation>
    </message>
    <message>
        <source>To copy the library</source>
        <translation>Para copiar a biblioteca</translation>
    </message>
    <message>
        <source>Something does not work as it should? Save a report and pass it on to those who make the program, with a sentence about what you did and what happened then.</source>
        <translation>Algo não funciona como deveria? Salve um relatório e passe-o a quem faz o programa, com uma frase sobre o que você fez e o que aconteceu.</translation>
    </message>
    <message>
        <source>In the report are: the record of the match at the table up to the last hand that is over, with the names written in it; the versions of the program, Python, Qt and the system; and the last part of the log, in which all cards, numbers and names are blotted out.</source>
        <translation>No relatório estão: o registro da partida que está na mesa até a última rodada acabada, com os nomes escritos nele; as versões do programa, do Python, do Qt e do sistema; e a última parte do log, em que todas as cartas, números e nomes são apagados.</translation>
    </message>
    <message>
        <source>Nothing of the hand that is being played is in it, and nothing else of yours. It is sent nowhere: it becomes a file, which you can read before anybody else does.</source>
        <translation>Não há nele nada da rodada que se está jogando, nem nada mais seu. Não é enviado a lugar nenhum: vira um arquivo, que você pode ler antes de qualquer outra pessoa.</translation>
    </message>
    <message>
        <source>All this is part of the program as it runs here. Thanks to everybody who made it.</source>
        <translation>Tudo isto faz parte do programa como ele roda aqui. Obrigado a todos que o fizeram.</translation>
    </message>
    <message>
        <source>Qt and PySide are used as libraries that can be replaced by others of the same form. Qt contains works of others, which its own documentation lists.</source>
        <translation>Qt e PySide são usados como bibliotecas que podem ser trocadas por outras da mesma forma. O Qt contém obras de outros, listadas na sua própria documentação.</translation>
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
        <translation>Arquivo compactado (*.zip)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>The report is in {file}.</source>
        <translation>O relatório está em {file}.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since, or nothing has been done.</source>
        <translation>Não há o que desfazer: algo escondido já foi mostrado, ou nada foi feito.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Sort: {order}</source>
        <translation>Ordem: {order}</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Voltar ao resultado</translation>
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
        <translation>Novas na mão: {cards}.</translation>
    </message>
    <message>
        <source>{reason} Clause {clause}.</source>
        <translation>{reason} Cláusula {clause}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn. The cards stay hidden until {name} shows them.</source>
        <translation>É a vez de {name}. As cartas ficam escondidas até {name} mostrá-las.</translation>
    </message>
</context>
<context>
    <name>BarbuTable</name>
    <message>
        <source>now {name}</source>
        <translation>agora {name}</translation>
    </message>
    <message>
        <source>left for {names}</source>
        <translation>falta para {names}</translation>
    </message>
    <message>
        <source>{contract}: {results}</source>
        <translation>{contract}: {results}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>{one} has doubled {other}</source>
        <translation>{one} dobrou {other}</translation>
    </message>
    <message>
        <source>{one} and {other} redoubled</source>
        <translation>{one} e {other}, redobro</translation>
    </message>
    <message>
        <source>{name} owes one</source>
        <translation>{name} deve um</translation>
    </message>
    <message>
        <source>{name} owes two</source>
        <translation>{name} deve dois</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} escolhe</translation>
    </message>
    <message>
        <source>the last contract of this round</source>
        <translation>o último contrato desta volta</translation>
    </message>
    <message>
        <source>{count} contracts left in this round</source>
        <translation>restam {count} contratos nesta volta</translation>
    </message>
    <message>
        <source>Hand {hand} of {hands}</source>
        <translation>Rodada {hand} de {hands}</translation>
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
        <translation>A pasta com as suas cartas não pode ser lida: {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} lacks {card} and {others} more; a set has 52 SVG or PNG files, such as QH.svg.</source>
        <translation>Na pasta {folder} faltam {card} e mais {others}; um jogo completo tem 52 arquivos SVG ou PNG, como QH.svg.</translation>
    </message>
    <message>
        <source>The folder {folder} has no picture of {card}.</source>
        <translation>A pasta {folder} não tem a imagem de {card}.</translation>
    </message>
    <message>
        <source>The picture {file} in the folder of your card faces cannot be read.</source>
        <translation>A imagem {file} da pasta das suas cartas não pode ser lida.</translation>
    </message>
    <message>
        <source>The picture {file} is {width} by {height}; a card is upright, about 1.4 times as high as wide.</source>
        <translation>A imagem {file} tem {width} por {height}; uma carta fica em pé, com altura cerca de 1,4 vez a largura.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>{count} still out</source>
        <translation>{count} ainda fora</translation>
    </message>
    <message>
        <source>trumps out: {cards}</source>
        <translation>trunfos fora: {cards}</translation>
    </message>
    <message>
        <source>no trump is out</source>
        <translation>nenhum trunfo fora</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>na mão</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of {suit}</source>
        <translation>ás de {suit}</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>dois de {suit}</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>três de {suit}</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>quatro de {suit}</translation>
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
        <translation>sete de {suit}</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>oito de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nove de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>dez de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>valete de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rei de {suit}</translation>
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
        <translation>fechada</translation>
    </message>
</context>
<context>
    <name>ChapterPath</name>
    <message>
        <source>The course</source>
        <translation>O curso</translation>
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
        <translation>deve um dobro</translation>
    </message>
    <message>
        <source>ring: declares</source>
        <translation>anel: declara</translation>
    </message>
</context>
<context>
    <name>ConcanTable</name>
    <message>
        <source>left in hand</source>
        <translation>na mão</translation>
    </message>
    <message>
        <source>not down</source>
        <translation>sem a descida</translation>
    </message>
    <message>
        <source>not down yet</source>
        <translation>sem descida</translation>
    </message>
    <message>
        <source>melds down</source>
        <extracomment>Beside a tick, in little room.</extracomment>
        <translation>já desceu</translation>
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
        <translation>{name}: {words}, {total} na partida</translation>
    </message>
    <message>
        <source>Nothing laid yet</source>
        <translation>Nada baixado ainda</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Monte</translation>
    </message>
</context>
<context>
    <name>ContractSheet</name>
    <message>
        <source>named, {points}</source>
        <translation>feito, {points}</translation>
    </message>
    <message>
        <source>Declare: {contract}</source>
        <translation>Declarar: {contract}</translation>
    </message>
    <message>
        <source>Trump asks for a suit, dominoes for the rank that begins.</source>
        <translation>Trunfo pede um naipe, dominó o valor que começa.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Naipe de trunfo</translation>
    </message>
    <message>
        <source>Starting rank</source>
        <translation>Valor inicial</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Escolha um contrato</translation>
    </message>
    <message>
        <source>each once in your seven hands</source>
        <translation>cada um uma vez nas suas sete rodadas</translation>
    </message>
</context>
<context>
    <name>ControlRow</name>
    <message>
        <source>One move back</source>
        <translation>Uma jogada para trás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Uma jogada para a frente</translation>
    </message>
    <message>
        <source>The judged move and all moves of the hand</source>
        <translation>A jogada avaliada e todas as jogadas da rodada</translation>
    </message>
    <message>
        <source>Who is ahead, over the whole match</source>
        <translation>Quem está na frente, ao longo da partida</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Pelos olhos de quem</translation>
    </message>
    <message>
        <source>To the next move that cost something</source>
        <translation>Para a próxima jogada que custou algo</translation>
    </message>
    <message>
        <source>Next costly</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Next costly (J)</source>
        <translation>Próximo erro (J)</translation>
    </message>
    <message>
        <source>Moves (V)</source>
        <translation>Jogadas (V)</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Graph (G)</source>
        <translation>Gráfico (G)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jogar daqui</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
</context>
<context>
    <name>CourseOffer</name>
    <message>
        <source>Is {game} new to you? Its course begins with a hand that you play.</source>
        <translation>{game} é novo para você? O curso dele começa com uma rodada que você joga.</translation>
    </message>
    <message>
        <source>Open the course</source>
        <translation>Abrir o curso</translation>
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
        <translation>passo {number} de {count}</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} passos</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Capítulo {number} de {count}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Do começo</translation>
    </message>
    <message>
        <source>{done} of {count} steps</source>
        <translation>{done} de {count} passos</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about a minute left</source>
        <translation>{done} de {count} passos, falta cerca de um minuto</translation>
    </message>
    <message>
        <source>{done} of {count} steps, about {minutes} minutes left</source>
        <translation>{done} de {count} passos, faltam cerca de {minutes} minutos</translation>
    </message>
    <message>
        <source>Now a match of your own</source>
        <translation>Agora uma partida sua</translation>
    </message>
    <message>
        <source>Each chapter can be played again, too.</source>
        <translation>Cada capítulo também pode ser jogado de novo.</translation>
    </message>
    <message>
        <source>The course is finished</source>
        <translation>O curso terminou</translation>
    </message>
    <message>
        <source>Example hand {number} of {count}</source>
        <translation>Rodada de exemplo {number} de {count}</translation>
    </message>
    <message>
        <source>{done} of {count} solved</source>
        <translation>{done} de {count} resolvidos</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>This lesson has other steps than it had when you left it. It begins with its first one.</source>
        <translation>Esta lição tem outros passos do que tinha quando você a deixou. Ela recomeça do primeiro.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}’s turn</source>
        <translation>Vez de {name}</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until {name} says so.</source>
        <translation>Passe a tela. As cartas ficam escondidas até {name} dizer.</translation>
    </message>
    <message>
        <source>Since {name}’s last turn</source>
        <translation>Desde a última vez de {name}</translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Sou {name}, mostre a minha mão</translation>
    </message>
    <message>
        <source>… {count} more before that</source>
        <translation>… mais {count} antes disso</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>Won {won} of {matches} matches: {part}</source>
        <translation>Ganhou {won} de {matches} partidas: {part}</translation>
    </message>
    <message>
        <source>Won {won} of one match: {part}</source>
        <translation>Ganhou {won} de uma partida: {part}</translation>
    </message>
    <message>
        <source>after one match</source>
        <translation>depois de uma partida</translation>
    </message>
    <message>
        <source>after {matches} matches</source>
        <translation>depois de {matches} partidas</translation>
    </message>
</context>
<context>
    <name>DominoRow</name>
    <message>
        <source>goes on with {cards}</source>
        <translation>continua com {cards}</translation>
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
        <translation>marcado</translation>
    </message>
</context>
<context>
    <name>DoublingSheet</name>
    <message>
        <source>owed: {count} more</source>
        <translation>deve: mais {count}</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>What a tick at the name of a player means.</extracomment>
        <translation>Redobrar</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dobrar</translation>
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
        <translation>Mostrar no construtor</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ainda não</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} pontos</translation>
    </message>
    <message>
        <source>Arm {cards}</source>
        <translation>Braço {cards}</translation>
    </message>
    <message>
        <source>beside {card}: {cards}</source>
        <translation>ao lado de {card}: {cards}</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>the last hand of this round</source>
        <translation>a última rodada desta volta</translation>
    </message>
    <message>
        <source>{count} hands left, this one too</source>
        <translation>restam {count} rodadas, contando esta</translation>
    </message>
    <message>
        <source>Two of the declarer each round</source>
        <translation>Dois ao declarante por volta</translation>
    </message>
    <message>
        <source>→ the difference once</source>
        <translation>→ a diferença uma vez</translation>
    </message>
    <message>
        <source>↔ the difference twice</source>
        <translation>↔ a diferença duas vezes</translation>
    </message>
    <message>
        <source>declares</source>
        <translation>declara</translation>
    </message>
    <message>
        <source>owes {count}</source>
        <translation>deve {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
</context>
<context>
    <name>EndBoard</name>
    <message>
        <source>{total} in all</source>
        <translation>{total} ao todo</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver a mesa</translation>
    </message>
    <message>
        <source>{names} wins the match</source>
        <translation>{names} ganha a partida</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} ganham a partida</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} empatam a partida</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} was ahead</source>
        <translation>{ender} acabou a última rodada, mas {names} estava na frente</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but {names} were ahead</source>
        <translation>{ender} acabou a última rodada, mas {names} estavam na frente</translation>
    </message>
    <message>
        <source>{names} reaches {target}</source>
        <translation>{names} alcança {target}</translation>
    </message>
    <message>
        <source>{names} reach {target}</source>
        <translation>{names} alcançam {target}</translation>
    </message>
    <message>
        <source>to {others}, after one hand</source>
        <translation>a {others}, depois de uma rodada</translation>
    </message>
    <message>
        <source>to {others}, after {count} hands</source>
        <translation>a {others}, depois de {count} rodadas</translation>
    </message>
    <message>
        <source>to {others} hands won</source>
        <translation>a {others} em rodadas ganhas</translation>
    </message>
</context>
<context>
    <name>ExampleBox</name>
    <message>
        <source>open</source>
        <translation>livres</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} pontos</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>não vale</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>pode ser jogada</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>não pode</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>serve</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>não serve</translation>
    </message>
    <message>
        <source>is picked up</source>
        <translation>leva-se</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>fica</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>{file} is the library, where your matches are kept: choose another name.</source>
        <translation>{file} é a biblioteca, onde ficam as suas partidas: escolha outro nome.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} não pode ser gravado: {reason}.</translation>
    </message>
</context>
<context>
    <name>FairPlayPage</name>
    <message>
        <source>Prove that the computer did not peek</source>
        <translation>Provar que o computador não espiou</translation>
    </message>
    <message>
        <source>Decisions asked again</source>
        <translation>Decisões perguntadas de novo</translation>
    </message>
    <message>
        <source>No computer player sees more than its seat</source>
        <translation>Nenhum jogador do computador vê mais do que o seu lugar</translation>
    </message>
    <message>
        <source>Sealed decks</source>
        <translation>Baralhos lacrados</translation>
    </message>
    <message>
        <source>{count} decisions of this match are drawn. All cards that the seat could not know then are dealt again, {redeals} times for each, and its player is asked again. Who sees only what the seat sees does the same each time.</source>
        <translation>Sorteiam-se {count} decisões desta partida. Todas as cartas que o lugar não podia conhecer são dadas de novo, {redeals} vezes em cada uma, e o seu jogador é perguntado de novo. Quem só vê o que o lugar vê faz sempre o mesmo.</translation>
    </message>
    <message>
        <source>Before a hand its deck is sealed, so that no card can be changed later. After the hand the seal is opened: it is the SHA-256 of the salt and the cards in their order, with blanks between them.</source>
        <translation>Antes de cada rodada o baralho é lacrado, para que nenhuma carta possa ser mudada depois. Após a rodada o lacre é aberto: é o SHA-256 do sal e das cartas na sua ordem, separados por espaços.</translation>
    </message>
    <message>
        <source>No computer player has moved yet in a hand that is over.</source>
        <translation>Nenhum jogador do computador jogou ainda numa rodada acabada.</translation>
    </message>
    <message>
        <source>A computer player has failed. Report this fault: it is one of the program.</source>
        <translation>Um jogador do computador falhou. Relate este erro: é do programa.</translation>
    </message>
    <message>
        <source>Asked again: {done} of {count}</source>
        <translation>Perguntadas de novo: {done} de {count}</translation>
    </message>
    <message>
        <source>In no decision of this match could the other hands have been different.</source>
        <translation>Em nenhuma decisão desta partida as outras mãos poderiam ser diferentes.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Nobody peeked: {count} decisions, {asked} redeals, and each time the same move with the same reasons.</source>
        <translation>Ninguém espiou: {count} decisões, {asked} novas distribuições, e sempre a mesma jogada com as mesmas razões.</translation>
    </message>
    <message>
        <source>Decisions that changed when hidden cards lay elsewhere: {count}. Report this fault: it must never happen.</source>
        <translation>Decisões que mudaram quando as cartas escondidas estavam em outro lugar: {count}. Relate este erro: isso nunca pode acontecer.</translation>
    </message>
    <message>
        <source>Hand {hand}: {name} ({player}) {what}</source>
        <translation>Rodada {hand}: {name} ({player}) {what}</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>A mesma</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Outra</translation>
    </message>
    <message>
        <source>{verdict}, cards elsewhere: {cards}</source>
        <translation>{verdict}, cartas em outro lugar: {cards}</translation>
    </message>
    <message>
        <source>The decks of this match were not sealed.</source>
        <translation>Os baralhos desta partida não foram lacrados.</translation>
    </message>
    <message>
        <source>Seal: {digest}</source>
        <translation>Lacre: {digest}</translation>
    </message>
    <message>
        <source>Salt and cards are shown when the hand is over.</source>
        <translation>O sal e as cartas aparecem quando a rodada acaba.</translation>
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
        <translation>O lacre confere.</translation>
    </message>
    <message>
        <source>The seal is that of another deck.</source>
        <translation>O lacre é de outro baralho.</translation>
    </message>
    <message>
        <source>Copy salt and cards</source>
        <translation>Copiar sal e cartas</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{name}: points {points} of {limit}, hands {hands}</source>
        <translation>{name}: pontos {points} de {limit}, rodadas {hands}</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Matches won over time</source>
        <translation>Partidas ganhas ao longo do tempo</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>ganhas</translation>
    </message>
    <message>
        <source>of all matches</source>
        <translation>de todas as partidas</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of matches, a number before it.</extracomment>
        <translation>inacabada</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Junto com</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra o computador</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Pontos por partida</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Por rodada</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
</context>
<context>
    <name>FirstCard</name>
    <message>
        <source>Only you see this card</source>
        <translation>Só você vê esta carta</translation>
    </message>
</context>
<context>
    <name>FirstDraw</name>
    <message>
        <source>The draw for the first player</source>
        <translation>O sorteio de quem joga primeiro</translation>
    </message>
    <message>
        <source>{name} cuts the pack</source>
        <translation>{name} corta o baralho</translation>
    </message>
</context>
<context>
    <name>FlashExit</name>
    <message>
        <source>{name} lays all five at once: {points} points</source>
        <translation>{name} baixa os cinco de uma vez: {points} pontos</translation>
    </message>
    <message>
        <source>and {points} for what is laid</source>
        <translation>e {points} pelo que está baixado</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Three complete sets: the best of each type count double. Melding out is allowed.</source>
        <translation>Três séries completas: as melhores de cada tipo contam em dobro. Pode-se bater.</translation>
    </message>
    <message>
        <source>With three sets, the best three of each type count double.</source>
        <translation>Com três séries, as três melhores de cada tipo contam em dobro.</translation>
    </message>
    <message>
        <source>Two complete sets: melding out is allowed.</source>
        <translation>Duas séries completas: pode-se bater.</translation>
    </message>
    <message>
        <source>One complete set: melding out is allowed.</source>
        <translation>Uma série completa: pode-se bater.</translation>
    </message>
    <message>
        <source>Still needed to meld out: {types}.</source>
        <translation>Ainda falta para bater: {types}.</translation>
    </message>
    <message>
        <source>Melding out takes one category of each type.</source>
        <translation>Bater pede uma categoria de cada tipo.</translation>
    </message>
    <message>
        <source>No ladder yet. One with all five types pays for its top card.</source>
        <translation>Ainda sem escada. Uma com os cinco tipos rende pela carta do topo.</translation>
    </message>
    <message>
        <source>All ladders are complete.</source>
        <translation>Todas as escadas estão completas.</translation>
    </message>
    <message>
        <source>The ladder is complete.</source>
        <translation>A escada está completa.</translation>
    </message>
    <message>
        <source>Complete and royal, it pays {points} more.</source>
        <translation>Completa e real, rende mais {points}.</translation>
    </message>
    <message>
        <source>Complete, it pays {points} more.</source>
        <translation>Completa, rende mais {points}.</translation>
    </message>
    <message>
        <source>Still needs: {types}.</source>
        <translation>Ainda falta: {types}.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Nada foi jogado ainda.</translation>
    </message>
    <message>
        <source>{points} of it in this hand</source>
        <translation>{points} deles nesta rodada</translation>
    </message>
    <message>
        <source>no points in this hand</source>
        <translation>sem pontos nesta rodada</translation>
    </message>
    <message>
        <source>no points in this hand yet</source>
        <translation>ainda sem pontos nesta rodada</translation>
    </message>
    <message>
        <source>{points} on the table this hand</source>
        <translation>{points} na mesa nesta rodada</translation>
    </message>
    <message>
        <source>{points} in this hand so far</source>
        <translation>{points} nesta rodada até agora</translation>
    </message>
    <message>
        <source>{points} this hand</source>
        <translation>{points} nesta rodada</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>O seu lado</translation>
    </message>
    <message>
        <source>Cards in hand count against a side at the end.</source>
        <translation>As cartas na mão contam contra o lado no fim.</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Até agora</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Placar</translation>
    </message>
</context>
<context>
    <name>GamePortrait</name>
    <message>
        <source>{sentence}. For {players} players.</source>
        <translation>{sentence}. Para {players} jogadores.</translation>
    </message>
    <message>
        <source>{sentence}. For {players} players; a match takes about {minutes} minutes.</source>
        <translation>{sentence}. Para {players} jogadores; uma partida leva cerca de {minutes} minutos.</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Em duplas</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sozinhos</translation>
    </message>
    <message>
        <source>Partners or everybody alone</source>
        <translation>Em duplas ou cada um por si</translation>
    </message>
    <message>
        <source>Change seats</source>
        <translation>Trocar lugares</translation>
    </message>
    <message>
        <source>{place}, with {names}</source>
        <translation>{place}, com {names}</translation>
    </message>
    <message>
        <source>Several people share this screen: each needs a name.</source>
        <translation>Várias pessoas dividem esta tela: cada uma precisa de um nome.</translation>
    </message>
    <message>
        <source>What this set says of {options} is no longer possible: the usual rule stands.</source>
        <translation>O que este conjunto diz de {options} não é mais possível: fica a regra de costume.</translation>
    </message>
    <message>
        <source>{count} sides</source>
        <translation>{count} lados</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Lados</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>uma pessoa</translation>
    </message>
    <message>
        <source>Choose the seat to change places with.</source>
        <translation>Escolha com que lugar trocar.</translation>
    </message>
    <message>
        <source>Each plays alone</source>
        <translation>Cada um joga sozinho</translation>
    </message>
    <message>
        <source>{first} against {second} against {third}</source>
        <translation>{first} contra {second} contra {third}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sul</translation>
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
        <translation>Leste</translation>
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
        <translation>{players} jogadores</translation>
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
        <translation>rico</translation>
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
        <translation>pontos, bastam {needed}</translation>
    </message>
    <message>
        <source>of {needed}</source>
        <translation>de {needed}</translation>
    </message>
    <message>
        <source>of {needed}, {more} more</source>
        <translation>de {needed}, mais {more}</translation>
    </message>
</context>
<context>
    <name>HandPoints</name>
    <message>
        <source>This hand so far</source>
        <translation>Nesta rodada</translation>
    </message>
</context>
<context>
    <name>HandSheet</name>
    <message>
        <source>{game}, hand {hand}</source>
        <translation>{game}, rodada {hand}</translation>
    </message>
    <message>
        <source>{game}, hand {hand}, to {target}</source>
        <translation>{game}, rodada {hand}, até {target}</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>A corrida</translation>
    </message>
</context>
<context>
    <name>HeadEntries</name>
    <message>
        <source>Store this match in the library</source>
        <translation>Guardar esta partida na biblioteca</translation>
    </message>
</context>
<context>
    <name>HeadTitle</name>
    <message>
        <source>Review</source>
        <extracomment>The title of the page; elsewhere a button that leads to it.</extracomment>
        <translation>Análise</translation>
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
        <translation>D</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Next best</source>
        <translation>Segunda melhor</translation>
    </message>
    <message>
        <source>Read more in the rules (F1)</source>
        <translation>Ler mais nas regras (F1)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Reasons, gain and risk (H)</source>
        <translation>Razões, ganho e risco (H)</translation>
    </message>
    <message>
        <source>Put the hint away (H)</source>
        <translation>Fechar a dica (H)</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Score pad for your own cards</source>
        <translation>Placar para as suas próprias cartas</translation>
    </message>
    <message>
        <source>Play with real cards, write the points here.</source>
        <translation>Jogue com cartas de verdade e anote os pontos aqui.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>One move is clearly the best. Find it.</source>
        <translation>Uma jogada é claramente a melhor. Encontre-a.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Continuar a aprender</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Aprender antes</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Escolha um jogo</translation>
    </message>
    <message>
        <source>a click opens its new match, ready to deal</source>
        <translation>um clique abre uma nova partida, pronta para dar as cartas</translation>
    </message>
    <message>
        <source>a click opens its new match with the players of last time</source>
        <translation>um clique abre uma nova partida com os jogadores da última vez</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Placares</translation>
    </message>
    <message>
        <source>Games, {count}</source>
        <translation>Jogos, {count}</translation>
    </message>
</context>
<context>
    <name>HomePages</name>
    <message>
        <source>The game goes on in memory; nothing is saved.</source>
        <translation>O jogo continua na memória; nada é salvo.</translation>
    </message>
    <message>
        <source>A match that is exported is safe.</source>
        <translation>Uma partida exportada está segura.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendi</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Seven real card games at one good table.</source>
        <translation>Sete jogos de cartas numa boa mesa.</translation>
    </message>
    <message>
        <source>Alone against the computer, or with others at this screen.</source>
        <translation>Você contra o computador, ou com outros nesta tela.</translation>
    </message>
    <message>
        <source>You against {name}, a {level} player, to {target} points.</source>
        <translation>Você contra {name}, nível {level}, até {target} pontos.</translation>
    </message>
    <message>
        <source>Your matches are being read.</source>
        <translation>As suas partidas estão sendo lidas.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Um momento</translation>
    </message>
    <message>
        <source>The library is damaged: what can be read of it is being put into a new one. What you play meanwhile goes there too.</source>
        <translation>A biblioteca está danificada: o que se pode ler dela está passando para uma nova. O que você joga enquanto isso vai para lá também.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} com {names}</translation>
    </message>
    <message>
        <source>against {names}, to {target} points. Left {moment}.</source>
        <translation>contra {names}, até {target} pontos. Deixada {moment}.</translation>
    </message>
    <message>
        <source>against {names}. Left {moment}.</source>
        <translation>contra {names}. Deixada {moment}.</translation>
    </message>
    <message>
        <source>Your turn, hand {hand}</source>
        <translation>Sua vez, rodada {hand}</translation>
    </message>
    <message>
        <source>{name} to move, hand {hand}</source>
        <translation>Vez de {name}, rodada {hand}</translation>
    </message>
    <message>
        <source>{game}: {names}.</source>
        <translation>{game}: {names}.</translation>
    </message>
    <message>
        <source>The last match: {totals}.</source>
        <translation>A última partida: {totals}.</translation>
    </message>
    <message>
        <source>You won {won} of the last {count}.</source>
        <translation>Você ganhou {won} das últimas {count}.</translation>
    </message>
    <message>
        <source>The same table again?</source>
        <translation>A mesma mesa de novo?</translation>
    </message>
    <message>
        <source>Nothing is unfinished</source>
        <translation>Nada inacabado</translation>
    </message>
    <message>
        <source>{count} more unfinished</source>
        <translation>mais {count} inacabadas</translation>
    </message>
    <message>
        <source>{count} matches in all.</source>
        <translation>{count} partidas ao todo.</translation>
    </message>
    <message>
        <source>One more unfinished</source>
        <translation>Mais uma inacabada</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>Review it, or read its score pad.</source>
        <translation>Analise a partida ou leia o seu placar.</translation>
    </message>
    <message>
        <source>{count} matches</source>
        <translation>{count} partidas</translation>
    </message>
    <message>
        <source>Go on with them, review them, or read their score pads.</source>
        <translation>Continue, analise ou leia os placares.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>A name for these options</source>
        <translation>Um nome para estas opções</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Como escolhido abaixo</translation>
    </message>
    <message>
        <source>The usual options</source>
        <translation>As opções de costume</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Cards and melds</source>
        <translation>Cartas e jogos</translation>
    </message>
    <message>
        <source>On pages</source>
        <translation>Nas páginas</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>Numa análise</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>to the next part of the table, or the one before</source>
        <translation>à próxima parte da mesa, ou à anterior</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Setas, Home, End</translation>
    </message>
    <message>
        <source>to the nearest card or place in that direction</source>
        <translation>à carta ou lugar mais próximo nessa direção</translation>
    </message>
    <message>
        <source>to your own pile and on clockwise; to the stock</source>
        <translation>à própria pilha e adiante no sentido horário; ao monte</translation>
    </message>
    <message>
        <source>what the lit button says, or to the place in focus</source>
        <translation>o que diz o botão aceso, ou ao lugar em foco</translation>
    </message>
    <message>
        <source>draw; pass or stop where nothing is drawn</source>
        <translation>comprar; passar ou parar onde não se compra</translation>
    </message>
    <message>
        <source>pick up the pile in focus</source>
        <translation>levar a pilha em foco</translation>
    </message>
    <message>
        <source>take a trick; in trick games L shows the last trick</source>
        <translation>ganhar uma vaza; nos jogos de vazas, L mostra a última</translation>
    </message>
    <message>
        <source>discard the chosen card</source>
        <translation>descartar a carta escolhida</translation>
    </message>
    <message>
        <source>take the last move back</source>
        <translation>desfazer a última jogada</translation>
    </message>
    <message>
        <source>a hint; pressed again, why</source>
        <translation>uma dica; de novo, o porquê</translation>
    </message>
    <message>
        <source>review, the result: when a hand is over</source>
        <translation>análise, resultado: quando a rodada acaba</translation>
    </message>
    <message>
        <source>speak whose turn it is, speak the whole table</source>
        <translation>dizer de quem é a vez, dizer a mesa toda</translation>
    </message>
    <message>
        <source>sound on and off; each suit in its own colour</source>
        <translation>som sim ou não; cada naipe na sua cor</translation>
    </message>
    <message>
        <source>score pad, rules, table in text, full screen</source>
        <translation>placar, regras, mesa em texto, tela cheia</translation>
    </message>
    <message>
        <source>let go, close; with nothing left the first page, the match is kept</source>
        <translation>soltar, fechar; se nada resta, a primeira página, e a partida fica</translation>
    </message>
    <message>
        <source>choose a card, or let it go</source>
        <translation>escolher uma carta, ou soltá-la</translation>
    </message>
    <message>
        <source>then rank and suit (C D H S are ♣ ♦ ♥ ♠): to this card of the hand</source>
        <translation>depois valor e naipe (C D H S são ♣ ♦ ♥ ♠): a esta carta da mão</translation>
    </message>
    <message>
        <source>cards of the hand that fit what lies at the cursor</source>
        <translation>cartas da mão que servem no que está no cursor</translation>
    </message>
    <message>
        <source>the card large</source>
        <translation>a carta em tamanho grande</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+setas</translation>
    </message>
    <message>
        <source>sort the hand; move a card in it</source>
        <translation>ordenar a mão; mover uma carta nela</translation>
    </message>
    <message>
        <source>meld tray, ladder builder</source>
        <translation>bandeja, construtor de escadas</translation>
    </message>
    <message>
        <source>what is chosen into a new draft, or into that draft</source>
        <translation>o escolhido para um novo rascunho, ou para aquele</translation>
    </message>
    <message>
        <source>lay down what lies in the tray</source>
        <translation>baixar o que está na bandeja</translation>
    </message>
    <message>
        <source>take a card back from tray or builder</source>
        <translation>tirar uma carta da bandeja ou do construtor</translation>
    </message>
    <message>
        <source>the brass button, or the button in focus</source>
        <translation>o botão dourado, ou o botão em foco</translation>
    </message>
    <message>
        <source>back to where you came from</source>
        <translation>de volta para onde você veio</translation>
    </message>
    <message>
        <source>on the first page: a game, new match, learn, matches</source>
        <translation>na primeira página: um jogo, nova partida, aprender, partidas</translation>
    </message>
    <message>
        <source>in the rules: search</source>
        <translation>nas regras: buscar</translation>
    </message>
    <message>
        <source>in the rules: the chosen cards into the frame, or back</source>
        <translation>nas regras: as cartas escolhidas para o quadro, ou de volta</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>sair</translation>
    </message>
    <message>
        <source>Arrows, Page keys</source>
        <translation>Setas, teclas de página</translation>
    </message>
    <message>
        <source>a move, a hand</source>
        <translation>uma jogada, uma rodada</translation>
    </message>
    <message>
        <source>play and stop</source>
        <translation>reproduzir e parar</translation>
    </message>
    <message>
        <source>the next costly move, the one before</source>
        <translation>o próximo erro, o anterior</translation>
    </message>
    <message>
        <source>the graph large, the graph as a list</source>
        <translation>o gráfico grande, o gráfico como lista</translation>
    </message>
    <message>
        <source>the right column</source>
        <translation>a coluna direita</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>complete and royal</source>
        <translation>completa e real</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>{count} of 5, royal so far</source>
        <translation>{count} de 5, até agora real</translation>
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
        <translation>{needs} para mais {points}</translation>
    </message>
    <message>
        <source>{state}, {needs}</source>
        <translation>{state}, {needs}</translation>
    </message>
    <message>
        <source>{state}, {points} points</source>
        <translation>{state}, {points} pontos</translation>
    </message>
</context>
<context>
    <name>LadderBoard</name>
    <message>
        <source>Upper cards</source>
        <translation>Cartas de cima</translation>
    </message>
    <message>
        <source>Lower cards</source>
        <translation>Cartas de baixo</translation>
    </message>
    <message>
        <source>Start the arm here</source>
        <translation>Comece o braço aqui</translation>
    </message>
    <message>
        <source>On top of the arm: any {rank}</source>
        <translation>Em cima do braço: qualquer {rank}</translation>
    </message>
    <message>
        <source>At the foot of the arm: any {rank}, or a king as its break</source>
        <translation>Ao pé do braço: qualquer {rank}, ou um rei como quebra</translation>
    </message>
    <message>
        <source>Beside {card}</source>
        <translation>Ao lado de {card}</translation>
    </message>
    <message>
        <source>{type} with {card}</source>
        <translation>{type} com {card}</translation>
    </message>
    <message>
        <source>may grow up</source>
        <translation>pode crescer para cima</translation>
    </message>
    <message>
        <source>may grow down</source>
        <translation>pode crescer para baixo</translation>
    </message>
    <message>
        <source>The top card goes here: an ace, a king, or a number from 10 down to 3.</source>
        <translation>A carta do topo vai aqui: um ás, um rei ou um número de 10 a 3.</translation>
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
        <translation>Nova</translation>
    </message>
    <message>
        <source>Arrange for me</source>
        <translation>Arrumar para mim</translation>
    </message>
    <message>
        <source>Ladder {number}: {types} of 5</source>
        <translation>Escada {number}: {types} de 5</translation>
    </message>
    <message>
        <source>{count} of {most} cards, {types} of 5</source>
        <translation>{count} de {most} cartas, {types} de 5</translation>
    </message>
    <message>
        <source>royal so far</source>
        <translation>até agora real</translation>
    </message>
    <message>
        <source>Press the place that the {card} is to take.</source>
        <translation>Aperte o lugar que {card} deve ocupar.</translation>
    </message>
    <message>
        <source>Put a card on the dashed place, or let the ladder be arranged.</source>
        <translation>Ponha uma carta no lugar tracejado, ou peça para arrumar a escada.</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {count} cards are to take.</source>
        <translation>{ladder}: aperte o lugar que as {count} cartas devem ocupar.</translation>
    </message>
    <message>
        <source>{ladder}: choose cards of the hand, then the place that they are to take.</source>
        <translation>{ladder}: escolha cartas da mão, depois o lugar que devem ocupar.</translation>
    </message>
    <message>
        <source>{ladder}: no card of the hand fits here.</source>
        <translation>{ladder}: nenhuma carta da mão serve aqui.</translation>
    </message>
    <message>
        <source>{ladder}: {count} new cards stand. Lay them, or add more.</source>
        <translation>{ladder}: {count} cartas novas valem. Baixe-as, ou ponha mais.</translation>
    </message>
    <message>
        <source>{ladder}: the {count} new cards do not stand yet.</source>
        <translation>{ladder}: as {count} cartas novas ainda não valem.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stand. Lay them, or add more.</source>
        <translation>{ladder}: {cards} valem. Baixe-as, ou ponha mais.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} do not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} ainda não valem. Ponha o que falta.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} stands. Lay it, or add more.</source>
        <translation>{ladder}: {cards} vale. Baixe, ou ponha mais.</translation>
    </message>
    <message>
        <source>{ladder}: {cards} does not stand yet. Add what is missing.</source>
        <translation>{ladder}: {cards} ainda não vale. Ponha o que falta.</translation>
    </message>
    <message>
        <source>Complete and royal: {points} points.</source>
        <translation>Completa e real: {points} pontos.</translation>
    </message>
    <message>
        <source>Complete: {points} points.</source>
        <translation>Completa: {points} pontos.</translation>
    </message>
    <message>
        <source>{count} of five. Complete and still royal it adds {points}.</source>
        <translation>{count} de cinco. Completa e ainda real, soma {points}.</translation>
    </message>
    <message>
        <source>{count} of five, royal lost. Complete it adds {points}.</source>
        <translation>{count} de cinco, real perdida. Completa, soma {points}.</translation>
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
        <translation>Onde na escada</translation>
    </message>
    <message>
        <source>Put the chosen cards there</source>
        <translation>Pôr ali as cartas escolhidas</translation>
    </message>
    <message>
        <source>Arrange it</source>
        <translation>Arrumar</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>every game, from the first card to the hard decisions</source>
        <translation>todos os jogos, da primeira carta às decisões difíceis</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Abrir as regras</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>With drawn examples, and a place to try things.</source>
        <translation>Com exemplos desenhados e um lugar para experimentar.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Your own moves</source>
        <translation>As suas próprias jogadas</translation>
    </message>
    <message>
        <source>Example hands</source>
        <translation>Rodadas de exemplo</translation>
    </message>
    <message>
        <source>Another example hand: {place}</source>
        <translation>Outra rodada de exemplo: {place}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>Clause {clause} of the rules</source>
        <translation>Cláusula {clause} das regras</translation>
    </message>
</context>
<context>
    <name>LibraryRelocation</name>
    <message>
        <source>Save the library elsewhere</source>
        <translation>Salvar a biblioteca em outro lugar</translation>
    </message>
    <message>
        <source>{file} is there already: choose another name.</source>
        <translation>{file} já existe ali: escolha outro nome.</translation>
    </message>
    <message>
        <source>All matches are copied to {file}.</source>
        <translation>Todas as partidas foram copiadas para {file}.</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliotecas (*.sqlite)</translation>
    </message>
    <message>
        <source>Everything is saved in {file} from now on.</source>
        <translation>De agora em diante tudo é salvo em {file}.</translation>
    </message>
    <message>
        <source>What is played is saved in {file} from now on. The earlier matches could not be read.</source>
        <translation>De agora em diante o que se joga é salvo em {file}. As partidas anteriores não puderam ser lidas.</translation>
    </message>
    <message>
        <source>Start the program with --library and this file to find it again.</source>
        <translation>Inicie o programa com --library e este arquivo para achá-la de novo.</translation>
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
        <translation>Todas as {count}</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
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
        <translation>Desistir</translation>
    </message>
    <message>
        <source>It counts as lost for {name}</source>
        <translation>Conta como perdida para {name}</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>Não conta</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Match to {target}</source>
        <translation>Partida até {target}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>rodada {number}</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>won by {name}, {played}</source>
        <translation>ganha por {name}, {played}</translation>
    </message>
    <message>
        <source>{game}, {played}</source>
        <translation>{game}, {played}</translation>
    </message>
    <message>
        <source>hand {hand}, your turn</source>
        <translation>rodada {hand}, sua vez</translation>
    </message>
    <message>
        <source>hand {hand}, {name} to move</source>
        <translation>rodada {hand}, vez de {name}</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>The second place of a match.</extracomment>
        <translation>2º lugar</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>nada escrito ainda</translation>
    </message>
    <message>
        <source>after hand {hand}</source>
        <translation>depois da rodada {hand}</translation>
    </message>
    <message>
        <source>over after hand {hand}</source>
        <translation>acabou na rodada {hand}</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>uma rodada</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>cartas ainda não dadas</translation>
    </message>
    <message>
        <source>hand {hand}, move {move}</source>
        <translation>rodada {hand}, jogada {move}</translation>
    </message>
</context>
<context>
    <name>MatchRows</name>
    <message>
        <source>Serious match</source>
        <translation>Partida para valer</translation>
    </message>
    <message>
        <source>Match number</source>
        <translation>Número da partida</translation>
    </message>
    <message>
        <source>Nothing is taken back and no hints are given; the score pad says so.</source>
        <translation>Nada se desfaz e não há dicas; o placar diz isso.</translation>
    </message>
    <message>
        <source>The same number at the same table has the same deals: to play a match again, or to share it.</source>
        <translation>O mesmo número na mesma mesa dá as mesmas cartas: para jogar de novo uma partida, ou compartilhá-la.</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>ao acaso</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>today, {time}</source>
        <translation>hoje, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ontem, {time}</translation>
    </message>
    <message>
        <source>Search by title, name or game</source>
        <translation>Buscar por título, nome ou jogo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabadas</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Acabadas</translation>
    </message>
    <message>
        <source>Kept by hand</source>
        <translation>Anotados à mão</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Lixeira</translation>
    </message>
    <message>
        <source>No match is found.</source>
        <translation>Nenhuma partida encontrada.</translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation>Nenhuma partida inacabada.</translation>
    </message>
    <message>
        <source>No finished matches.</source>
        <translation>Nenhuma partida acabada.</translation>
    </message>
    <message>
        <source>No pad is kept by hand yet: for games at a real table with real cards.</source>
        <translation>Ainda não há placar anotado à mão: serve para partidas numa mesa de verdade, com cartas de verdade.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>A lixeira está vazia.</translation>
    </message>
    <message>
        <source>Import records; they can be dropped on the window too</source>
        <translation>Importar registros; também se pode soltá-los na janela</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Uma partida que não pode ser lida</translation>
    </message>
    <message>
        <source>Rename, duplicate, export, delete</source>
        <translation>Renomear, duplicar, exportar, apagar</translation>
    </message>
    <message>
        <source>Open the pad</source>
        <translation>Abrir o placar</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
</context>
<context>
    <name>MeldCaption</name>
    <message>
        <source>Clean {points}</source>
        <translation>Limpa {points}</translation>
    </message>
    <message>
        <source>Semi-clean {points}</source>
        <translation>Semilimpa {points}</translation>
    </message>
    <message>
        <source>Dirty {points}</source>
        <translation>Suja {points}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>First page</source>
        <translation>Primeira página</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas inacabadas</translation>
    </message>
    <message>
        <source>Players and their pads</source>
        <translation>Jogadores e placares</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Analisar esta partida</translation>
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
        <translation>Mesa em texto</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
</context>
<context>
    <name>MoreLadders</name>
    <message>
        <source>Turn the wheel, drag, or press the Page keys</source>
        <translation>Gire a roda, arraste ou aperte as teclas de página</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Ladders that have no room.</extracomment>
        <translation>mais {count}</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of this hand</source>
        <translation>Jogadas desta rodada</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>What are you called?</source>
        <translation>Como você se chama?</translation>
    </message>
    <message>
        <source>Your matches and your score pad bear that name.</source>
        <translation>As suas partidas e o seu placar levam esse nome.</translation>
    </message>
</context>
<context>
    <name>NameTag</name>
    <message>
        <source>{points} in this hand</source>
        <translation>{points} nesta rodada</translation>
    </message>
    <message>
        <source>1 point on the table</source>
        <translation>1 ponto na mesa</translation>
    </message>
    <message>
        <source>{points} points on the table</source>
        <translation>{points} pontos na mesa</translation>
    </message>
</context>
<context>
    <name>NewDraftPlace</name>
    <message>
        <source>Drop cards here, or select them and press A.</source>
        <translation>Solte cartas aqui, ou escolha-as e aperte A.</translation>
    </message>
    <message>
        <source>Drop cards to start another</source>
        <translation>Solte cartas para começar outro</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>All as usual</source>
        <translation>Tudo como de costume</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar as cartas</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>To {target} points.</source>
        <translation>Até {target} pontos.</translation>
    </message>
    <message>
        <source>{points} About {minutes} minutes.</source>
        <translation>{points} Cerca de {minutes} minutos.</translation>
    </message>
    <message>
        <source>Differs from usual: {rules}.</source>
        <translation>Diferente do costume: {rules}.</translation>
    </message>
    <message>
        <source>As usual.</source>
        <translation>Como de costume.</translation>
    </message>
</context>
<context>
    <name>NewPadPage</name>
    <message>
        <source>For a game at a real table with real cards. What is corrected later stays readable.</source>
        <translation>Para um jogo numa mesa de verdade com cartas de verdade. O que se corrige depois continua legível.</translation>
    </message>
    <message>
        <source>0 where the game has none</source>
        <translation>0 se o jogo não tem</translation>
    </message>
    <message>
        <source>Begin the pad</source>
        <translation>Começar o placar</translation>
    </message>
    <message>
        <source>Name at seat {seat}</source>
        <translation>Nome no lugar {seat}</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>com {names}</translation>
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
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uma</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Duas</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
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
        <translation>{name} ficou com {cards}</translation>
    </message>
    <message>
        <source>A pot held {cards}</source>
        <translation>Um morto tinha {cards}</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Your side has not opened. The first move lays {least} or more, by one player, in one or several melds.</source>
        <translation>O seu lado não abriu. A primeira jogada baixa {least} ou mais, de um só jogador, num ou em vários jogos.</translation>
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
        <translation>Corrigir rodada</translation>
    </message>
    <message>
        <source>Points of {name}</source>
        <translation>Pontos de {name}</translation>
    </message>
    <message>
        <source>Write hand {hand}</source>
        <translation>Anotar a rodada {hand}</translation>
    </message>
    <message>
        <source>Correct hand {hand}</source>
        <translation>Corrigir a rodada {hand}</translation>
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
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Cláusula</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>No match here yet.</source>
        <translation>Ainda não há partida aqui.</translation>
    </message>
    <message>
        <source>Your score pad</source>
        <translation>Seu placar</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>{title}, {date}
{total} points, {result}</source>
        <translation>{title}, {date}
{total} pontos, {result}</translation>
    </message>
    <message>
        <source>{title}, {date}
one point, {result}</source>
        <translation>{title}, {date}
um ponto, {result}</translation>
    </message>
    <message>
        <source>unfinished</source>
        <extracomment>Of one match.</extracomment>
        <translation>inacabada</translation>
    </message>
    <message>
        <source>kept by hand</source>
        <translation>anotado à mão</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>não conta</translation>
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
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>{file} is being written: match {number} of {matches}.</source>
        <translation>{file} está sendo gravado: partida {number} de {matches}.</translation>
    </message>
    <message>
        <source>No file was written.</source>
        <translation>Nenhum arquivo foi gravado.</translation>
    </message>
</context>
<context>
    <name>PadWriting</name>
    <message>
        <source>the writing broke off</source>
        <translation>a gravação foi interrompida</translation>
    </message>
</context>
<context>
    <name>PaperCard</name>
    <message>
        <source>Read it in the rules</source>
        <translation>Ler nas regras</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostre-me</translation>
    </message>
    <message>
        <source>Have it done for you (Page Down)</source>
        <translation>Deixar que façam por você (Page Down)</translation>
    </message>
    <message>
        <source>One step back (Page Up)</source>
        <translation>Um passo atrás (Page Up)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Sair da lição (Esc)</translation>
    </message>
</context>
<context>
    <name>Payments</name>
    <message>
        <source>{result}: out of reach</source>
        <translation>{result}: fora de alcance</translation>
    </message>
    <message>
        <source>struck: out of reach</source>
        <translation>riscado: fora de alcance</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>beginner</source>
        <translation>iniciante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>amador</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatório</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>ousado</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>colecionador</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>bloqueador</translation>
    </message>
    <message>
        <source>team player</source>
        <translation>de equipe</translation>
    </message>
    <message>
        <source>daring</source>
        <translation>atrevido</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>cauteloso</translation>
    </message>
    <message>
        <source>trump hunter</source>
        <translation>caça-trunfos</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>construtor</translation>
    </message>
    <message>
        <source>racer</source>
        <translation>corredor</translation>
    </message>
    <message>
        <source>gatherer</source>
        <translation>ajuntador</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>dobrador</translation>
    </message>
    <message>
        <source>shedder</source>
        <translation>descartador</translation>
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
        <translation>avarento</translation>
    </message>
    <message>
        <source>run builder</source>
        <translation>montador de sequências</translation>
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
        <translation>sua vez</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na vez</translation>
    </message>
    <message>
        <source>your partner, {level}</source>
        <translation>seu parceiro, {level}</translation>
    </message>
    <message>
        <source>doubles {names}</source>
        <translation>dobra {names}</translation>
    </message>
    <message>
        <source>redoubles {names}</source>
        <translation>redobra {names}</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Everybody who has played here. Write over a name to change it; what was played stays.</source>
        <translation>Todos os que já jogaram aqui. Escreva por cima de um nome para mudá-lo; o que foi jogado fica.</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Ninguém jogou ainda.</translation>
    </message>
    <message>
        <source>Mark and colour</source>
        <translation>Marca e cor</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losango</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triângulo</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrado</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentágono</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Estrela</translation>
    </message>
    <message>
        <source>Is a guest</source>
        <translation>É visita</translation>
    </message>
    <message>
        <source>Is the same as</source>
        <translation>É a mesma pessoa que</translation>
    </message>
    <message>
        <source>{name} is somebody else</source>
        <translation>{name} é outra pessoa</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Name of {name}</source>
        <translation>Nome de {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge</source>
        <translation>Cor, visita, juntar</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Estatísticas de {name}</translation>
    </message>
    <message>
        <source>Colour, guest, merge: {name}</source>
        <translation>Cor, visita, juntar: {name}</translation>
    </message>
    <message>
        <source>Matches: {matches}</source>
        <translation>Partidas: {matches}</translation>
    </message>
    <message>
        <source>Matches: {matches}, won {won} of {counted}</source>
        <translation>Partidas: {matches}, ganhas {won} de {counted}</translation>
    </message>
    <message>
        <source>{words}, guest</source>
        <translation>{words}, visita</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>neutral pile</source>
        <translation>pilha neutra</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>sua</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <extracomment>Written over the pile.</extracomment>
        <translation>segunda pilha de {name}</translation>
    </message>
</context>
<context>
    <name>Pill</name>
    <message>
        <source>{count} blocked</source>
        <translation>{count} bloqueadas</translation>
    </message>
    <message>
        <source>1 blocked</source>
        <translation>1 bloqueada</translation>
    </message>
    <message>
        <source>{count} older</source>
        <translation>{count} mais antigas</translation>
    </message>
    <message>
        <source>1 older</source>
        <translation>1 mais antiga</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message>
        <source>pot, unseen</source>
        <translation>morto, não visto</translation>
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
        <translation>{cards}, {count} na bandeja</translation>
    </message>
    <message>
        <source>deals this hand</source>
        <translation>dá as cartas nesta rodada</translation>
    </message>
    <message>
        <source>D</source>
        <comment>the sign of the dealer</comment>
        <translation>C</translation>
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
        <translation>Uma mudança vale a partir da próxima jogada. O registro diz quem fez cada uma.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Quem joga por {name}</translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message>
        <source>{points} wins</source>
        <translation>{points} ganha</translation>
    </message>
    <message>
        <source>{points} Schneider</source>
        <translation>{points} Schneider</translation>
    </message>
    <message>
        <source>{name}  {points} + laid away</source>
        <translation>{name}  {points} + guardadas</translation>
    </message>
    <message>
        <source>{name}  {points}</source>
        <translation>{name}  {points}</translation>
    </message>
    <message>
        <source>{name}  {points}, with {laid} laid away</source>
        <translation>{name}  {points}, {laid} guardados</translation>
    </message>
    <message>
        <source>{names}  {points}</source>
        <translation>{names}  {points}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <extracomment>Points that are wanted yet.</extracomment>
        <translation>mais {count}</translation>
    </message>
</context>
<context>
    <name>Pots</name>
    <message>
        <source>no pot left</source>
        <translation>nenhum morto na mesa</translation>
    </message>
    <message>
        <source>both pots taken</source>
        <translation>os dois mortos já saíram</translation>
    </message>
    <message>
        <source>all pots taken</source>
        <translation>todos os mortos já saíram</translation>
    </message>
    <message>
        <source>{count} pots, {taken} taken</source>
        <translation>{count} mortos, pegos: {taken}</translation>
    </message>
    <message>
        <source>1 pot of {size}</source>
        <translation>1 morto de {size}</translation>
    </message>
    <message>
        <source>pots of {sizes}</source>
        <translation>mortos de {sizes}</translation>
    </message>
    <message>
        <source>{count} pots of {size}</source>
        <translation>{count} mortos de {size}</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Go on to the next puzzle (Page Down)</source>
        <translation>Ir para o problema seguinte (Page Down)</translation>
    </message>
    <message>
        <source>Have the best move made</source>
        <translation>Mandar fazer a melhor jogada</translation>
    </message>
    <message>
        <source>Go back to the puzzle before (Page Up)</source>
        <translation>Voltar ao problema anterior (Page Up)</translation>
    </message>
    <message>
        <source>Leave the puzzles (Esc)</source>
        <translation>Deixar os problemas (Esc)</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>Problema {number} de {count}</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Próximo problema</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>One move is clearly better than all others. Make it.</source>
        <translation>Uma jogada é claramente melhor que todas as outras. Faça-a.</translation>
    </message>
    <message>
        <source>Build the ladder that counts most from these cards. Three stars for {most} points, two from {more}, one from {few}. No ladder takes the joker.</source>
        <translation>Monte com estas cartas a escada que mais conta. Três estrelas por {most} pontos, duas a partir de {more}, uma a partir de {few}. Nenhuma escada leva o joker.</translation>
    </message>
    <message>
        <source>{points} points less than the best. Look again.</source>
        <translation>{points} pontos a menos que a melhor. Olhe de novo.</translation>
    </message>
    <message>
        <source>{points}% less chance to win the match than with the best. Look again.</source>
        <translation>{points}% menos chance de ganhar a partida do que com a melhor. Olhe de novo.</translation>
    </message>
    <message>
        <source>This move is being weighed.</source>
        <translation>Esta jogada está sendo avaliada.</translation>
    </message>
    <message>
        <source>There are no hints in a puzzle: Show me makes the move.</source>
        <translation>Não há dicas num problema: Mostre-me faz a jogada.</translation>
    </message>
    <message>
        <source>{points} points: no star yet. Another ladder counts more.</source>
        <translation>{points} pontos: ainda nenhuma estrela. Outra escada conta mais.</translation>
    </message>
    <message>
        <source>{points} points, one star. Another ladder counts more.</source>
        <translation>{points} pontos, uma estrela. Outra escada conta mais.</translation>
    </message>
    <message>
        <source>{points} points, two stars. Another ladder counts more.</source>
        <translation>{points} pontos, duas estrelas. Outra escada conta mais.</translation>
    </message>
    <message>
        <source>A ladder is asked for here, and nothing else: build one and lay it.</source>
        <translation>Aqui só se pede uma escada: monte uma e baixe-a.</translation>
    </message>
    <message>
        <source>This is the best ladder: {points} points.</source>
        <translation>Esta é a melhor escada: {points} pontos.</translation>
    </message>
    <message>
        <source>Three stars: no other ladder counts {points} points.</source>
        <translation>Três estrelas: nenhuma outra escada conta {points} pontos.</translation>
    </message>
    <message>
        <source>Found: {points} points better than the next best.</source>
        <translation>Achou: {points} pontos melhor que a segunda.</translation>
    </message>
    <message>
        <source>This was the move: {points} points better than the next best.</source>
        <translation>Esta era a jogada: {points} pontos melhor que a segunda.</translation>
    </message>
    <message>
        <source>Found: {points}% more chance to win the match than with the next best.</source>
        <translation>Achou: {points}% mais chance de ganhar a partida do que com a segunda.</translation>
    </message>
    <message>
        <source>This was the move: {points}% more chance to win the match than with the next best.</source>
        <translation>Esta era a jogada: {points}% mais chance de ganhar a partida do que com a segunda.</translation>
    </message>
    <message>
        <source>This would be as good: {move}.</source>
        <translation>Tão boa quanto: {move}.</translation>
    </message>
    <message>
        <source>Found: no move is better than this.</source>
        <translation>Achou: nenhuma jogada é melhor que esta.</translation>
    </message>
    <message>
        <source>The best move could still be made after this one. Look for it.</source>
        <translation>A melhor jogada ainda seria possível depois desta. Procure-a.</translation>
    </message>
    <message>
        <source>Only the very first answer to a puzzle counts as solved.</source>
        <translation>Um problema só conta como resolvido com a primeira de todas as respostas.</translation>
    </message>
</context>
<context>
    <name>PuzzlePages</name>
    <message>
        <source>{game}: what would you do?</source>
        <translation>{game}: o que você faria?</translation>
    </message>
    <message>
        <source>{game}: build the best ladder</source>
        <translation>{game}: monte a melhor escada</translation>
    </message>
    <message>
        <source>{game}: your own hand</source>
        <translation>{game}: a sua própria rodada</translation>
    </message>
    <message>
        <source>You stood here, and another move than yours was clearly better. Make it.</source>
        <translation>Você estava aqui, e outra jogada era claramente melhor que a sua. Faça-a.</translation>
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
        <translation>{file}: a biblioteca já tem esta partida.</translation>
    </message>
    <message>
        <source>{file}: the match goes on with what was imported.</source>
        <translation>{file}: a partida continua com o que foi importado.</translation>
    </message>
    <message>
        <source>{file}: line {line} is wrong ({clause}). {reason}</source>
        <translation>{file}: a linha {line} está errada ({clause}). {reason}</translation>
    </message>
    <message>
        <source>{file} is not imported. {reason}</source>
        <translation>{file} não foi importado. {reason}</translation>
    </message>
    <message>
        <source>Further files: {number}</source>
        <translation>Outros arquivos: {number}</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exportar a partida</translation>
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
        <translation>Pontos da rodada</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estava</translation>
    </message>
</context>
<context>
    <name>ReviewColumn</name>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>Como se viu</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>As {name} sees it</source>
        <translation>Como {name} vê</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas as mãos abertas</translation>
    </message>
    <message>
        <source>Who is ahead</source>
        <translation>Quem está na frente</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>This line cannot be played on. Esc leads back.</source>
        <translation>Daqui não se pode continuar. Esc leva de volta.</translation>
    </message>
    <message>
        <source>From here on expert has played every seat, with the stock as it lay.</source>
        <translation>Daqui em diante o especialista jogou por todos, com o monte como estava.</translation>
    </message>
    <message>
        <source>Expert plays every seat on from here. End shows how it comes out, Esc leads back.</source>
        <translation>O especialista joga por todos daqui em diante. End mostra como acaba, Esc leva de volta.</translation>
    </message>
</context>
<context>
    <name>ReviewPages</name>
    <message>
        <source>The record can be looked at when the first hand is over.</source>
        <translation>O registro pode ser visto quando a primeira rodada acaba.</translation>
    </message>
</context>
<context>
    <name>RowOrder</name>
    <message>
        <source>As laid</source>
        <translation>Como baixadas</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Em ordem</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Regras do {game}</translation>
    </message>
    <message>
        <source>Search, or a clause such as {clause}</source>
        <translation>Busque, ou {clause}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Clauses found</source>
        <translation>Cláusulas encontradas</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De onde vem</translation>
    </message>
    <message>
        <source>Words of players</source>
        <translation>Palavras dos jogadores</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Outro jogo</translation>
    </message>
    <message>
        <source>Learn it by playing</source>
        <translation>Aprender jogando</translation>
    </message>
    <message>
        <source>No clause has these words.</source>
        <translation>Nenhuma cláusula tem estas palavras.</translation>
    </message>
</context>
<context>
    <name>RulesPages</name>
    <message>
        <source>The rules cannot be read in this language. Install BarraCan again.</source>
        <translation>As regras não podem ser lidas neste idioma. Instale o BarraCan de novo.</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>The first hand is being played.</source>
        <translation>A primeira rodada está sendo jogada.</translation>
    </message>
    <message>
        <source>Previous hand</source>
        <translation>Rodada anterior</translation>
    </message>
    <message>
        <source>Following hand</source>
        <translation>Rodada seguinte</translation>
    </message>
    <message>
        <source>Look at this hand move by move, and have the moves judged</source>
        <translation>Ver esta rodada jogada a jogada e avaliar as jogadas</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>check</source>
        <translation>confere</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Como acabou</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>soma</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>to go</source>
        <translation>faltam</translation>
    </message>
    <message>
        <source>{game}, to {target}</source>
        <translation>{game}, até {target}</translation>
    </message>
    <message>
        <source>{contract}, declared by {name}</source>
        <translation>{contract}, declarado por {name}</translation>
    </message>
    <message>
        <source>It would be</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>This hand, in all {sum}</source>
        <translation>Esta rodada, ao todo {sum}</translation>
    </message>
    <message>
        <source>Score pad: the first hand is being played.</source>
        <translation>Placar: a primeira rodada está sendo jogada.</translation>
    </message>
    <message>
        <source>Score pad, hand {hand}, {how}</source>
        <translation>Placar, rodada {hand}, {how}</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Nenhuma rodada acabou ainda.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Plays at this screen.</source>
        <translation>Joga nesta tela.</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e som</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Leitura e acesso</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Trick games</source>
        <translation>Jogos de vazas</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Este programa</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Desenho das cartas</translation>
    </message>
    <message>
        <source>how red and black are told apart</source>
        <translation>como se distinguem vermelhas e pretas</translation>
    </message>
    <message>
        <source>Court letters</source>
        <translation>Letras das figuras</translation>
    </message>
    <message>
        <source>king, queen and jack, on the cards and in words</source>
        <translation>rei, dama e valete, nas cartas e nos textos</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Versos</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Movimento das cartas</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Tamanho das cartas</translation>
    </message>
    <message>
        <source>of the hand and the piles, as far as the window allows</source>
        <translation>da mão e das pilhas, até onde a janela deixa</translation>
    </message>
    <message>
        <source>Panel and buttons</source>
        <translation>Painel e botões</translation>
    </message>
    <message>
        <source>nearer to the hand that plays</source>
        <translation>mais perto da mão que joga</translation>
    </message>
    <message>
        <source>View of the table</source>
        <translation>Vista da mesa</translation>
    </message>
    <message>
        <source>in text: lists and buttons; key F2</source>
        <translation>em texto: listas e botões; tecla F2</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>the key S turns it off and on</source>
        <translation>a tecla S desliga e liga</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Ritmo do computador</translation>
    </message>
    <message>
        <source>how long the computer rests between its moves</source>
        <translation>quanto o computador descansa entre as jogadas</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>of all words at the table and on the pages</source>
        <translation>de todas as palavras na mesa e nas páginas</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Complete tricks</source>
        <translation>Vazas completas</translation>
    </message>
    <message>
        <source>in trick games: they go by themselves, or lie until you click or press a key</source>
        <translation>nos jogos de vazas: saem sozinhas, ou ficam até você clicar ou apertar uma tecla</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jogar uma carta</translation>
    </message>
    <message>
        <source>in trick games: choose it and then the place, or click it twice; or one click plays it</source>
        <translation>nos jogos de vazas: escolher a carta e o lugar, ou clicar duas vezes; ou jogar com um clique</translation>
    </message>
    <message>
        <source>Spent places</source>
        <translation>Lugares esgotados</translation>
    </message>
    <message>
        <source>struck on Barracuda’s board</source>
        <translation>riscados no quadro do Barracuda</translation>
    </message>
    <message>
        <source>Card sheet</source>
        <translation>Folha de cartas</translation>
    </message>
    <message>
        <source>at Sheepshead: with what has been played and card points, or the order of the cards alone</source>
        <translation>no Sheepshead: com as cartas jogadas e os pontos, ou só a ordem das cartas</translation>
    </message>
    <message>
        <source>Deuces</source>
        <translation>O dois</translation>
    </message>
    <message>
        <source>in the hand of Burraco and Buraco</source>
        <translation>na mão do Burraco e do Buraco</translation>
    </message>
    <message>
        <source>Cards that fit melds</source>
        <translation>Cartas que servem</translation>
    </message>
    <message>
        <source>marked in rummies</source>
        <translation>marcadas nos jogos de baixar</translation>
    </message>
    <message>
        <source>Corner signs</source>
        <translation>Índices</translation>
    </message>
    <message>
        <source>choose one to see it move</source>
        <translation>escolha um para vê-lo</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Jogadas forçadas</translation>
    </message>
    <message>
        <source>a move to which the rules leave no other is made by itself</source>
        <translation>uma jogada sem outra permitida se faz sozinha</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>automatic: the system’s, where the program speaks it</source>
        <translation>automático: o do sistema, se houver aqui</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feltro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Desenhada</translation>
    </message>
    <message>
        <source>In text</source>
        <translation>Em texto</translation>
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
        <translation>Duas cores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
    </message>
    <message>
        <source>Open red suits</source>
        <translation>Vermelhos vazados</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>As minhas</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Blue rays</source>
        <translation>Raios azuis</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Treliça vermelha</translation>
    </message>
    <message>
        <source>Grey rosette</source>
        <translation>Roseta cinza</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequenas</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
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
        <translation>À direita</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>À esquerda</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Imediato</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calmo</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Eu decido</translation>
    </message>
    <message>
        <source>When I click</source>
        <translation>Quando eu clico</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Não mostrar</translation>
    </message>
    <message>
        <source>Beside the jokers</source>
        <translation>Junto dos jokers</translation>
    </message>
    <message>
        <source>In their suits</source>
        <translation>Nos seus naipes</translation>
    </message>
    <message>
        <source>By the key F</source>
        <translation>Com a tecla F</translation>
    </message>
    <message>
        <source>After a draw</source>
        <translation>Depois de comprar</translation>
    </message>
    <message>
        <source>With played cards</source>
        <translation>Com as jogadas</translation>
    </message>
    <message>
        <source>Order alone</source>
        <translation>Só a ordem</translation>
    </message>
    <message>
        <source>Choose, then lay</source>
        <translation>Escolher e pôr</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Um clique</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Undo changes</source>
        <translation>Desfazer tudo</translation>
    </message>
    <message>
        <source>kept at once</source>
        <translation>guardado na hora</translation>
    </message>
    <message>
        <source>at the table {percent}: in a window of this size the cards leave no room for more</source>
        <translation>na mesa {percent}: numa janela deste tamanho as cartas não deixam espaço para mais</translation>
    </message>
    <message>
        <source>every choice shows at once on the table at the right</source>
        <translation>cada escolha aparece na hora na mesa à direita</translation>
    </message>
    <message>
        <source>every choice is kept at once</source>
        <translation>cada escolha é guardada na hora</translation>
    </message>
</context>
<context>
    <name>SettingsPages</name>
    <message>
        <source>Sound is on.</source>
        <translation>O som está ligado.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>O som está desligado.</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation>Cada naipe tem a sua cor.</translation>
    </message>
    <message>
        <source>The cards are as they were before.</source>
        <translation>As cartas estão como antes.</translation>
    </message>
    <message>
        <source>{fault} The program’s own cards are shown.</source>
        <translation>{fault} Mostram-se as cartas do programa.</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG pictures of 52 cards</source>
        <translation>Uma pasta com imagens SVG ou PNG de 52 cartas</translation>
    </message>
    <message>
        <source>yours lie in {folder}; press again for another folder</source>
        <translation>as suas estão em {folder}; aperte de novo para outra pasta</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{names}: {points} points in this hand, {total} in the match</source>
        <translation>{names}: {points} pontos nesta rodada, {total} na partida</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Sem morto</translation>
    </message>
    <message>
        <source>No pot −100</source>
        <translation>Sem morto −100</translation>
    </message>
    <message>
        <source>Pot taken</source>
        <translation>Morto pego</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Morto</translation>
    </message>
    <message>
        <source>Meld of seven</source>
        <translation>Canastra</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Canastra</translation>
    </message>
    <message>
        <source>No seven</source>
        <translation>Sem canastra</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Limpa</translation>
    </message>
    <message>
        <source>No clean</source>
        <translation>Sem limpa</translation>
    </message>
</context>
<context>
    <name>SlotNote</name>
    <message>
        <source>in the ladder</source>
        <translation>na escada</translation>
    </message>
    <message>
        <source>in the ladders</source>
        <translation>nas escadas</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound here: the system has no {library}.</source>
        <translation>Não há som aqui: falta {library} no sistema.</translation>
    </message>
    <message>
        <source>There is no sound here: the part of the program that plays it is not installed.</source>
        <translation>Não há som aqui: a parte do programa que o toca não está instalada.</translation>
    </message>
    <message>
        <source>There is no sound here: the system has no loudspeaker.</source>
        <translation>Não há som aqui: o sistema não tem alto-falante.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Press</source>
        <translation>Apertar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Do not choose</source>
        <translation>Não escolher</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>o lixo</translation>
    </message>
    <message>
        <source>{place}, empty</source>
        <translation>{place}, sem cartas</translation>
    </message>
    <message>
        <source>{place}, one card</source>
        <translation>{place}, uma carta</translation>
    </message>
    <message>
        <source>{place}, {count} cards</source>
        <translation>{place}, {count} cartas</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>{place}, {note}</source>
        <translation>{place}, {note}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>a sua mão</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <translation>mão de {name}</translation>
    </message>
    <message>
        <source>pot {number}</source>
        <translation>morto {number}</translation>
    </message>
    <message>
        <source>pot {number}, taken</source>
        <translation>morto {number}, já pego</translation>
    </message>
    <message>
        <source>your tricks, {count} taken</source>
        <translation>as suas vazas ganhas: {count}</translation>
    </message>
    <message>
        <source>{name}’s tricks, {count} taken</source>
        <translation>vazas ganhas de {name}: {count}</translation>
    </message>
    <message>
        <source>your tricks, none</source>
        <translation>as suas vazas, nenhuma</translation>
    </message>
    <message>
        <source>{name}’s tricks, none</source>
        <translation>vazas de {name}, nenhuma</translation>
    </message>
    <message>
        <source>trick, no card yet</source>
        <translation>vaza, ainda sem cartas</translation>
    </message>
    <message>
        <source>trick, {count} of {seats} cards</source>
        <translation>vaza, {count} de {seats} cartas</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>o seu jogo {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>jogo {number} de {name}: {cards}</translation>
    </message>
    <message>
        <source>{meld}, clean</source>
        <translation>{meld}, canastra limpa</translation>
    </message>
    <message>
        <source>{meld}, semi-clean</source>
        <translation>{meld}, canastra semilimpa</translation>
    </message>
    <message>
        <source>{meld}, dirty</source>
        <translation>{meld}, canastra suja</translation>
    </message>
    <message>
        <source>{meld}, {points} points</source>
        <translation>{meld}, {points} pontos</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>lugar para um novo jogo</translation>
    </message>
    <message>
        <source>foundation of clubs</source>
        <translation>base de paus</translation>
    </message>
    <message>
        <source>foundation of diamonds</source>
        <translation>base de ouros</translation>
    </message>
    <message>
        <source>foundation of hearts</source>
        <translation>base de copas</translation>
    </message>
    <message>
        <source>foundation of spades</source>
        <translation>base de espadas</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, {points} points</source>
        <translation>rascunho {number}, {name}, vale, {points} pontos</translation>
    </message>
    <message>
        <source>draft {number}, {name}, stands, one point</source>
        <translation>rascunho {number}, {name}, vale, um ponto</translation>
    </message>
    <message>
        <source>draft {number}, {name}, not yet: {reason}</source>
        <translation>rascunho {number}, {name}, ainda não: {reason}</translation>
    </message>
    <message>
        <source>draft {number}</source>
        <translation>rascunho {number}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, can be chosen</source>
        <translation>{card}, {number} de {count}, pode ser escolhida</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}</source>
        <translation>{pile}: {card}, {ordinal} de {count}</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken</source>
        <translation>{pile}: {card}, {ordinal} de {count}, pode ser pega</translation>
    </message>
    <message>
        <source>{card}, {ordinal} of {count} in {pile}, can be taken with the whole pile</source>
        <translation>{pile}: {card}, {ordinal} de {count}, pode ser pega com o lixo todo</translation>
    </message>
    <message>
        <source>{card}, standing for {other}, {number} of {count}</source>
        <translation>{card}, no lugar de {other}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, led by you</source>
        <translation>{card}, puxada por você</translation>
    </message>
    <message>
        <source>{card}, led by {name}</source>
        <translation>{card}, puxada por {name}</translation>
    </message>
    <message>
        <source>{card}, played by you</source>
        <translation>{card}, jogada por você</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <translation>{card}, jogada por {name}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count} in draft {draft}</source>
        <translation>{card}, {number} de {count} no rascunho {draft}</translation>
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
        <translation>{place}, em cima {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Counts of cards and melds; the same words are choices of rules elsewhere.</extracomment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uma</translation>
    </message>
    <message>
        <source>two</source>
        <translation>duas</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
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
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doze</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Of cards in a pile, as these ten: “king of spades, first of 12”.</extracomment>
        <translation>primeira</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terceira</translation>
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
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>sétima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>oitava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>nona</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>décima</translation>
    </message>
    <message>
        <source>eleventh</source>
        <translation>décima primeira</translation>
    </message>
    <message>
        <source>twelfth</source>
        <translation>décima segunda</translation>
    </message>
    <message>
        <source>thirteenth</source>
        <translation>décima terceira</translation>
    </message>
    <message>
        <source>fourteenth</source>
        <translation>décima quarta</translation>
    </message>
    <message>
        <source>fifteenth</source>
        <translation>décima quinta</translation>
    </message>
    <message>
        <source>sixteenth</source>
        <translation>décima sexta</translation>
    </message>
    <message>
        <source>seventeenth</source>
        <translation>décima sétima</translation>
    </message>
    <message>
        <source>eighteenth</source>
        <translation>décima oitava</translation>
    </message>
    <message>
        <source>nineteenth</source>
        <translation>décima nona</translation>
    </message>
    <message>
        <source>twentieth</source>
        <translation>vigésima</translation>
    </message>
    <message>
        <source>twenty-first</source>
        <translation>vigésima primeira</translation>
    </message>
    <message>
        <source>twenty-second</source>
        <translation>vigésima segunda</translation>
    </message>
    <message>
        <source>twenty-third</source>
        <translation>vigésima terceira</translation>
    </message>
    <message>
        <source>twenty-fourth</source>
        <translation>vigésima quarta</translation>
    </message>
    <message>
        <source>twenty-fifth</source>
        <translation>vigésima quinta</translation>
    </message>
    <message>
        <source>twenty-sixth</source>
        <translation>vigésima sexta</translation>
    </message>
    <message>
        <source>twenty-seventh</source>
        <translation>vigésima sétima</translation>
    </message>
    <message>
        <source>twenty-eighth</source>
        <translation>vigésima oitava</translation>
    </message>
    <message>
        <source>twenty-ninth</source>
        <translation>vigésima nona</translation>
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
        <translation>trinca de ases</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>trinca de dois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trinca de três</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>trinca de quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>trinca de cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>trinca de seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>trinca de setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>trinca de oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>trinca de noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>trinca de dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>trinca de valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>trinca de damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>trinca de reis</translation>
    </message>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <translation>sequência de {suit}, de {low} a {high}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>{card}, new in the ladder</source>
        <translation>{card}, nova na escada</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>The names of piles, by themselves and after “in”.</extracomment>
        <translation>a sua pilha</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>pilha de {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>segunda pilha de {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>a pilha neutra</translation>
    </message>
    <message>
        <source>{place}, {count} cards, {blocked} blocked</source>
        <translation>{place}, {count} cartas, {blocked} sob trava</translation>
    </message>
    <message>
        <source>evens/odds</source>
        <translation>pares/ímpares</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>Several categories of the type.</extracomment>
        <translation>opostos</translation>
    </message>
    <message>
        <source>triplets</source>
        <translation>trincas</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>sequências</translation>
    </message>
    <message>
        <source>families</source>
        <translation>famílias</translation>
    </message>
    <message>
        <source>{type}, none</source>
        <translation>{type}, nada</translation>
    </message>
    <message>
        <source>{type}, one meld: {last}</source>
        <translation>{type}, uma categoria: {last}</translation>
    </message>
    <message>
        <source>{type}, {count} melds, last: {last}</source>
        <translation>{type}, {count} categorias, última: {last}</translation>
    </message>
    <message>
        <source>{type}, one in a ladder</source>
        <translation>{type}, uma numa escada</translation>
    </message>
    <message>
        <source>{type}, {count} in ladders</source>
        <translation>{type}, {count} em escadas</translation>
    </message>
    <message>
        <source>{melds}; one in a ladder</source>
        <translation>{melds}; uma numa escada</translation>
    </message>
    <message>
        <source>{melds}; {count} in ladders</source>
        <translation>{melds}; {count} em escadas</translation>
    </message>
    <message>
        <source>{melds}; one point</source>
        <translation>{melds}; um ponto</translation>
    </message>
    <message>
        <source>{melds}; {points} points</source>
        <translation>{melds}; {points} pontos</translation>
    </message>
    <message>
        <source>ladder {number}, {state}</source>
        <translation>escada {number}, {state}</translation>
    </message>
    <message>
        <source>tricks, none</source>
        <translation>vazas, nenhuma</translation>
    </message>
    <message>
        <source>tricks, {count} taken</source>
        <translation>vazas ganhas: {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}</source>
        <translation>{card}, trava, {ordinal} de {count}</translation>
    </message>
    <message>
        <source>{card}, stopper, {ordinal} of {count}, can be taken</source>
        <translation>{card}, trava, {ordinal} de {count}, pode ser pega</translation>
    </message>
    <message>
        <source>{card}, under the {stopper}, blocked</source>
        <translation>{card}, embaixo da trava {stopper}, bloqueada</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}</source>
        <translation>escada {number}, carta do braço {at}, {card}</translation>
    </message>
    <message>
        <source>ladder {number}, arm card {at}, {card}, row: {row}</source>
        <translation>escada {number}, carta do braço {at}, {card}, degrau: {row}</translation>
    </message>
    <message>
        <source>ladder {number}, row of arm card {at}, {card}</source>
        <translation>escada {number}, degrau da carta do braço {at}, {card}</translation>
    </message>
    <message>
        <source>{names}, one point</source>
        <translation>{names}, um ponto</translation>
    </message>
    <message>
        <source>{names}, {total} points</source>
        <translation>{names}, {total} pontos</translation>
    </message>
    <message>
        <source>{names}, one point, {hand} in this hand</source>
        <translation>{names}, um ponto, {hand} nesta rodada</translation>
    </message>
    <message>
        <source>{names}, {total} points, {hand} in this hand</source>
        <translation>{names}, {total} pontos, {hand} nesta rodada</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>painel lateral</translation>
    </message>
    <message>
        <source>New draft</source>
        <translation>Novo rascunho</translation>
    </message>
</context>
<context>
    <name>SpokenBurraco</name>
    <message>
        <source>run in {suit}, {low} to {high}</source>
        <extracomment>As players of Burraco say, who may have other words for melds and runs than those of other games; so these four.</extracomment>
        <translation>sequência de {suit}, de {low} a {high}</translation>
    </message>
    <message>
        <source>your meld {number}: {cards}</source>
        <translation>o seu jogo {number}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s meld {number}: {cards}</source>
        <translation>jogo {number} de {name}: {cards}</translation>
    </message>
    <message>
        <source>place for a new meld</source>
        <translation>lugar para um novo jogo</translation>
    </message>
</context>
<context>
    <name>SuitBoard</name>
    <message>
        <source>Sets</source>
        <translation>Trincas</translation>
    </message>
    <message>
        <source>No set yet</source>
        <translation>Ainda sem trinca</translation>
    </message>
    <message>
        <source>{cards}, {name}</source>
        <translation>{cards}, {name}</translation>
    </message>
    <message>
        <source>{ranks} spent</source>
        <translation>{ranks} fora</translation>
    </message>
    <message>
        <source>{suit}: {what}</source>
        <translation>{suit}: {what}</translation>
    </message>
    <message>
        <source>run {first} to {last}, {name}</source>
        <translation>sequência de {first} a {last}, {name}</translation>
    </message>
</context>
<context>
    <name>TableDisplay</name>
    <message>
        <source>The trick is complete: click or press a key to go on.</source>
        <translation>A vaza está completa: clique ou aperte uma tecla para continuar.</translation>
    </message>
</context>
<context>
    <name>TablePiece</name>
    <message>
        <source>The table as you have it</source>
        <translation>A mesa como você a tem</translation>
    </message>
    <message>
        <source>Two piles, {upper} and {lower}, and a hand, {hand}, drawn as they are chosen now.</source>
        <translation>Duas pilhas, {upper} e {lower}, e uma mão, {hand}, desenhadas como escolhido agora.</translation>
    </message>
    <message>
        <source>As you have it</source>
        <translation>Como você a tem</translation>
    </message>
    <message>
        <source>drag a card</source>
        <translation>arraste uma carta</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Sua vez:</translation>
    </message>
    <message>
        <source>meld or discard.</source>
        <translation>baixe ou descarte.</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>Let the chosen cards go</source>
        <translation>Soltar as cartas escolhidas</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Desfazer a última jogada</translation>
    </message>
    <message>
        <source>Add to {place}</source>
        <translation>Acrescentar: {place}</translation>
    </message>
    <message>
        <source>Put into a new draft</source>
        <translation>Pôr num novo rascunho</translation>
    </message>
    <message>
        <source>Take draft {number} back</source>
        <translation>Recolher o rascunho {number}</translation>
    </message>
    <message>
        <source>Clear the tray</source>
        <translation>Esvaziar a bandeja</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Escolhidas: {cards}</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nada escolhido</translation>
    </message>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nova</translation>
    </message>
    <message>
        <source>{place}. {what}</source>
        <translation>{place}. {what}</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by {name}</source>
        <translation>última vaza: {cards}, ganha por {name}</translation>
    </message>
    <message>
        <source>Cards: {place}</source>
        <translation>Cartas: {place}</translation>
    </message>
    <message>
        <source>No open cards</source>
        <translation>Nenhuma carta aberta</translation>
    </message>
    <message>
        <source>{names}: one point</source>
        <translation>{names}: um ponto</translation>
    </message>
    <message>
        <source>{names}: {total} points</source>
        <translation>{names}: {total} pontos</translation>
    </message>
    <message>
        <source>{names}: one point, {hand} in this hand</source>
        <translation>{names}: um ponto, {hand} nesta rodada</translation>
    </message>
    <message>
        <source>{names}: {total} points, {hand} in this hand</source>
        <translation>{names}: {total} pontos, {hand} nesta rodada</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Imagem da mesa</translation>
    </message>
    <message>
        <source>Picture of the table (F2)</source>
        <translation>Imagem da mesa (F2)</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A sua mão</translation>
    </message>
    <message>
        <source>Space chooses a card, Shift and an arrow key move it</source>
        <translation>Espaço escolhe uma carta, Shift e uma seta a movem</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Jogadores e pontos</translation>
    </message>
    <message>
        <source>Last moves, the newest first</source>
        <translation>Últimas jogadas, as mais novas primeiro</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>O que se pode fazer</translation>
    </message>
    <message>
        <source>at the top of the arm</source>
        <translation>no topo do braço</translation>
    </message>
    <message>
        <source>at the foot of the arm</source>
        <translation>ao pé do braço</translation>
    </message>
    <message>
        <source>beside arm card {at}, {card}</source>
        <translation>ao lado da carta do braço {at}, {card}</translation>
    </message>
    <message>
        <source>No drafts. Choose cards of the hand and put them into a new draft.</source>
        <translation>Nenhum rascunho. Escolha cartas da mão e ponha-as num novo rascunho.</translation>
    </message>
    <message>
        <source>{draft}: {cards}</source>
        <translation>{draft}: {cards}</translation>
    </message>
    <message>
        <source>{count} cards, {card} on top</source>
        <translation>{count} cartas, {card} por cima</translation>
    </message>
</context>
<context>
    <name>TimeAxis</name>
    <message>
        <source>Position in the match</source>
        <translation>Posição na partida</translation>
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
        <translation>Dá {name}</translation>
    </message>
    <message>
        <source>First player {name}</source>
        <translation>Começa {name}</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>Declara {name}</translation>
    </message>
    <message>
        <source>Hand {number} of {hands}</source>
        <translation>Rodada {number} de {hands}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} left</source>
        <translation>faltam {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>O tempo acabou</translation>
    </message>
</context>
<context>
    <name>TrayFoot</name>
    <message>
        <source>Clear</source>
        <translation>Esvaziar</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Não há o que desfazer.</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Still missing: {condition}</source>
        <translation>Ainda falta: {condition}</translation>
    </message>
    <message>
        <source>The tray is empty: put cards together first.</source>
        <translation>A bandeja está vazia: junte cartas antes.</translation>
    </message>
</context>
<context>
    <name>TrayPage</name>
    <message>
        <source>Earlier drafts</source>
        <translation>Rascunhos anteriores</translation>
    </message>
    <message>
        <source>Later drafts</source>
        <translation>Rascunhos seguintes</translation>
    </message>
    <message>
        <source>Drafts {first} to {last} of {count}</source>
        <translation>Rascunhos {first} a {last} de {count}</translation>
    </message>
</context>
<context>
    <name>TrickMoves</name>
    <message>
        <source>played {card}</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>jogou {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>puxou {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>jogou {card}, {name} ganhou a vaza</translation>
    </message>
</context>
<context>
    <name>TrickTable</name>
    <message>
        <source>alone</source>
        <translation>solista</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>On the plate of a player, where there is room for a word.</extracomment>
        <translation>passou</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>guardadas</translation>
    </message>
    <message>
        <source>{points} laid away</source>
        <translation>{points} guardados</translation>
    </message>
    <message>
        <source>two cards go here</source>
        <translation>duas cartas vão aqui</translation>
    </message>
    <message>
        <source>led, ahead</source>
        <translation>puxou, na frente</translation>
    </message>
    <message>
        <source>led</source>
        <translation>puxou</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>na frente</translation>
    </message>
</context>
<context>
    <name>TryFrame</name>
    <message>
        <source>Not yet.</source>
        <translation>Ainda não.</translation>
    </message>
    <message>
        <source>Drag cards into the frame, or select them and press A.</source>
        <translation>Arraste cartas para o quadro, ou escolha-as e aperte A.</translation>
    </message>
    <message>
        <source>In the frame: {cards}. {answer} To choose from: {others}. At the card {card}.</source>
        <translation>No quadro: {cards}. {answer} Para escolher: {others}. Na carta {card}.</translation>
    </message>
</context>
<context>
    <name>TurnRail</name>
    <message>
        <source>{step}, done</source>
        <translation>{step}, feito</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, agora</translation>
    </message>
</context>
<context>
    <name>TypeList</name>
    <message>
        <source>from the hand: {cards} beside {card}</source>
        <translation>da mão: {cards} ao lado de {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} under {card}</source>
        <translation>da mão: {cards} embaixo de {card}</translation>
    </message>
    <message>
        <source>from the hand: {cards} over {card}</source>
        <translation>da mão: {cards} em cima de {card}</translation>
    </message>
    <message>
        <source>new, {first} to {last} in the arm</source>
        <translation>novas, de {first} a {last} no braço</translation>
    </message>
    <message>
        <source>new, beside {card}</source>
        <translation>novas, ao lado de {card}</translation>
    </message>
</context>
<context>
    <name>Types</name>
    <message>
        <source>Ev./odd</source>
        <translation>Par/ímp.</translation>
    </message>
    <message>
        <source>Oppos.</source>
        <translation>Opost.</translation>
    </message>
    <message>
        <source>Tripl.</source>
        <translation>Trinc.</translation>
    </message>
    <message>
        <source>Fam.</source>
        <translation>Fam.</translation>
    </message>
    <message>
        <source>E/O</source>
        <translation>P/Í</translation>
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
        <translation>Seq.</translation>
    </message>
    <message>
        <source>Tr.</source>
        <translation>Vaz.</translation>
    </message>
    <message>
        <source>colours alternating</source>
        <translation>cores se alternando</translation>
    </message>
    <message>
        <source>red and black that make 11</source>
        <translation>vermelha e preta que somam 11</translation>
    </message>
    <message>
        <source>three of one rank</source>
        <translation>três do mesmo valor</translation>
    </message>
    <message>
        <source>three of a suit in order</source>
        <translation>três seguidas de um naipe</translation>
    </message>
    <message>
        <source>king, queen, jack</source>
        <translation>rei, dama, valete</translation>
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
        <translation>{done} de {steps} passos</translation>
    </message>
    <message>
        <source>{steps} steps</source>
        <translation>{steps} passos</translation>
    </message>
</context>
<context>
    <name>_ResultFace</name>
    <message>
        <source>Esc shows the table</source>
        <translation>Esc mostra a mesa</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Como foi</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Points it comes to, played out with such hands as the others may hold: about {points}.</source>
        <translation>Pontos que dá, jogado até o fim com mãos que os outros podem ter: cerca de {points}.</translation>
    </message>
    <message>
        <source>Whoever is doubled here is likely to do worse than this hand.</source>
        <translation>Quem é dobrado aqui deve se sair pior que esta mão.</translation>
    </message>
    <message>
        <source>A double of the declarer is still owed in this round.</source>
        <translation>Ainda se deve um dobro ao declarante nesta volta.</translation>
    </message>
    <message>
        <source>Nobody is likely to do clearly worse than this hand.</source>
        <translation>Ninguém deve se sair claramente pior que esta mão.</translation>
    </message>
    <message>
        <source>It opens the way for other cards of this hand.</source>
        <translation>Abre caminho para outras cartas desta mão.</translation>
    </message>
    <message>
        <source>More of this hand can follow in this suit, once others have laid between.</source>
        <translation>Neste naipe podem seguir mais cartas desta mão, quando os outros puserem as do meio.</translation>
    </message>
    <message>
        <source>No other card of this hand waits in its suit.</source>
        <translation>Nenhuma outra carta desta mão espera no naipe dela.</translation>
    </message>
    <message>
        <source>Suits that only this hand can begin stay shut meanwhile.</source>
        <translation>Os naipes que só esta mão pode abrir ficam fechados enquanto isso.</translation>
    </message>
    <message>
        <source>The cards that are kept back hold the others up.</source>
        <translation>As cartas retidas prendem os outros.</translation>
    </message>
    <message>
        <source>No card of this hand can be laid.</source>
        <translation>Nenhuma carta desta mão pode ser posta.</translation>
    </message>
    <message>
        <source>A flash exit counts twenty points and ends the hand at once.</source>
        <translation>Uma batida relâmpago conta vinte pontos e acaba a rodada na hora.</translation>
    </message>
    <message>
        <source>This lets your side meld out, which counts four points and ends the hand.</source>
        <translation>Com isto o seu lado pode bater, o que conta quatro pontos e acaba a rodada.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay single categories.</source>
        <translation>Com isto o seu lado abre e depois pode baixar categorias uma a uma.</translation>
    </message>
    <message>
        <source>What lies on the table counts, whoever ends the hand.</source>
        <translation>O que está na mesa conta, acabe quem acabar a rodada.</translation>
    </message>
    <message>
        <source>Points that come to the table, and count whoever ends the hand: {points}.</source>
        <translation>Pontos que vão para a mesa e contam, acabe quem acabar a rodada: {points}.</translation>
    </message>
    <message>
        <source>Your side then has all five types and may meld out.</source>
        <translation>O seu lado fica então com os cinco tipos e pode bater.</translation>
    </message>
    <message>
        <source>A trick counts four points for one card.</source>
        <translation>Uma vaza conta quatro pontos por uma carta.</translation>
    </message>
    <message>
        <source>It completes three tricks, which count three points more.</source>
        <translation>Completa três vazas, que contam mais três pontos.</translation>
    </message>
    <message>
        <source>The top card makes a category at once.</source>
        <translation>A carta de cima faz uma categoria na hora.</translation>
    </message>
    <message>
        <source>Further cards that come into the hand: {count}.</source>
        <translation>Outras cartas que vêm para a mão: {count}.</translation>
    </message>
    <message>
        <source>A draw keeps a flash exit possible. Cards missing for it: {count}.</source>
        <translation>Comprar mantém possível uma batida relâmpago. Cartas que faltam para ela: {count}.</translation>
    </message>
    <message>
        <source>The hand holds all five types: after a draw it can make a flash exit.</source>
        <translation>A mão tem os cinco tipos: depois de comprar, pode dar uma batida relâmpago.</translation>
    </message>
    <message>
        <source>Nothing on the piles is worth more than a new card.</source>
        <translation>Nada nas pilhas vale mais que uma carta nova.</translation>
    </message>
    <message>
        <source>The stock is empty, and nothing on the piles helps.</source>
        <translation>O monte está vazio, e nada nas pilhas ajuda.</translation>
    </message>
    <message>
        <source>The shortest ways to all five types do without the {card}.</source>
        <translation>Os caminhos mais curtos para os cinco tipos passam sem {card}.</translation>
    </message>
    <message>
        <source>The {card} does least in this hand.</source>
        <translation>{card} é a carta que menos faz nesta mão.</translation>
    </message>
    <message>
        <source>The next player can hardly use it.</source>
        <translation>O próximo jogador mal pode usá-la.</translation>
    </message>
    <message>
        <source>A black ace blocks the cards under it.</source>
        <translation>Um ás preto bloqueia as cartas embaixo dele.</translation>
    </message>
    <message>
        <source>This lets {name}’s side meld out, which counts four points and ends the hand.</source>
        <translation>Com isto o lado de {name} pode bater, o que conta quatro pontos e acaba a rodada.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay single categories.</source>
        <translation>Com isto o lado de {name} abre e depois pode baixar categorias uma a uma.</translation>
    </message>
    <message>
        <source>{name}’s side then has all five types and may meld out.</source>
        <translation>O lado de {name} fica então com os cinco tipos e pode bater.</translation>
    </message>
    <message>
        <source>The top discard can be taken for a play alone, and makes none.</source>
        <translation>A carta de cima do lixo só pode ser pega para uma baixa, e não faz nenhuma.</translation>
    </message>
    <message>
        <source>The hand holds a meld already, which can be laid after the draw.</source>
        <translation>A mão já tem um jogo, que pode ser baixado depois da compra.</translation>
    </message>
    <message>
        <source>A card of the deck promises more than the top discard.</source>
        <translation>Uma carta do monte promete mais que a de cima do lixo.</translation>
    </message>
    <message>
        <source>The {card} is played at once, and what else fits stays for the next turn.</source>
        <translation>{card} se usa na hora, e o que mais serve fica para a próxima vez.</translation>
    </message>
    <message>
        <source>A hand is emptied by plays alone: each draw is offset by a discard.</source>
        <translation>Só baixas esvaziam a mão: cada compra se paga com um descarte.</translation>
    </message>
    <message>
        <source>One card is left, and its discard wins the hand.</source>
        <translation>Sobra uma carta, e descartá-la ganha a rodada.</translation>
    </message>
    <message>
        <source>The deck may not last for another turn: points must leave the hand now.</source>
        <translation>O monte pode não durar até a próxima vez: é agora que os pontos têm de sair da mão.</translation>
    </message>
    <message>
        <source>The hand ends with this turn: points must leave the hand now.</source>
        <translation>A rodada acaba com esta vez: é agora que os pontos têm de sair da mão.</translation>
    </message>
    <message>
        <source>Another meld stays in the hand for a later turn.</source>
        <translation>Outro jogo fica na mão para uma próxima vez.</translation>
    </message>
    <message>
        <source>Of the melds that can be laid it takes most points out of the hand.</source>
        <translation>Dos jogos que podem ser baixados, é o que tira mais pontos da mão.</translation>
    </message>
    <message>
        <source>It makes a place on the table for what is kept: {cards}.</source>
        <translation>Abre um lugar na mesa para o que se guarda: {cards}.</translation>
    </message>
    <message>
        <source>Three cards are left after the discard, and a good draw wins the hand with them.</source>
        <translation>Depois do descarte sobram três cartas, e com uma boa compra elas ganham a rodada.</translation>
    </message>
    <message>
        <source>What is left becomes a meld with more cards to come than after another play.</source>
        <translation>Com o que sobra, mais cartas por vir fazem um jogo do que depois de outra baixa.</translation>
    </message>
    <message>
        <source>What is kept fits the table: {cards}.</source>
        <translation>O que se guarda serve na mesa: {cards}.</translation>
    </message>
    <message>
        <source>A full set gives the others no place, and a longer run does.</source>
        <translation>Uma trinca completa não dá lugar aos outros, e uma sequência mais longa dá.</translation>
    </message>
    <message>
        <source>The last card wins the hand.</source>
        <translation>A última carta ganha a rodada.</translation>
    </message>
    <message>
        <source>No card to come makes a meld with the {card}.</source>
        <translation>Nenhuma carta por vir faz um jogo com {card}.</translation>
    </message>
    <message>
        <source>Of such cards it counts most.</source>
        <translation>Dessas cartas, é a que mais conta.</translation>
    </message>
    <message>
        <source>Fewer cards to come make a meld with the {card} than with any other.</source>
        <translation>Menos cartas por vir fazem um jogo com {card} do que com qualquer outra.</translation>
    </message>
    <message>
        <source>It fits the table, but the others do more in this hand.</source>
        <translation>Serve na mesa, mas as outras fazem mais nesta mão.</translation>
    </message>
    <message>
        <source>The pile brings less than a new card.</source>
        <translation>O lixo traz menos que uma carta nova.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: a pot follows.</source>
        <translation>Todas as cartas da mão podem ser baixadas, e a comprada descartada: vem um morto.</translation>
    </message>
    <message>
        <source>All cards of the hand can be laid, and the drawn one discarded: that ends the hand.</source>
        <translation>Todas as cartas da mão podem ser baixadas, e a comprada descartada: isso acaba a rodada.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of your side.</source>
        <translation>Nenhuma carta do lixo serve em um jogo do seu lado.</translation>
    </message>
    <message>
        <source>The fewer cards the hand holds, the sooner it takes a pot.</source>
        <translation>Quanto menos cartas a mão tem, mais cedo ela pega um morto.</translation>
    </message>
    <message>
        <source>This card goes well with the hand.</source>
        <translation>Esta carta vai bem com a mão.</translation>
    </message>
    <message>
        <source>The next card is likely to be better.</source>
        <translation>A próxima carta deve ser melhor.</translation>
    </message>
    <message>
        <source>The {count} cards come into the hand at once, to be laid now or later.</source>
        <translation>As {count} cartas vêm para a mão de uma vez, para baixar agora ou depois.</translation>
    </message>
    <message>
        <source>The {card} is a known card, and the next player cannot take it any more.</source>
        <translation>{card} é carta conhecida, e o próximo jogador não pode mais pegá-la.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, and a pot follows.</source>
        <translation>Com isto a mão pode esvaziar nesta vez, e vem um morto.</translation>
    </message>
    <message>
        <source>With it the hand can be emptied in this turn, which ends the hand.</source>
        <translation>Com isto a mão pode esvaziar nesta vez, o que acaba a rodada.</translation>
    </message>
    <message>
        <source>Cards that can be laid at once: {cards}.</source>
        <translation>Cartas que podem ser baixadas já: {cards}.</translation>
    </message>
    <message>
        <source>Left there, it would go with a meld of another side: {cards}.</source>
        <translation>Deixada ali, serviria em um jogo de outro lado: {cards}.</translation>
    </message>
    <message>
        <source>The meld then has {count} of the seven cards that count extra.</source>
        <translation>O jogo fica então com {count} das sete cartas que contam a mais.</translation>
    </message>
    <message>
        <source>The empty hand takes a pot at once, and the turn goes on.</source>
        <translation>A mão vazia pega logo um morto, e a vez continua.</translation>
    </message>
    <message>
        <source>What lies on the table counts for the side, what is left in the hand against it.</source>
        <translation>O que está na mesa conta a favor do lado, o que sobra na mão, contra.</translation>
    </message>
    <message>
        <source>Your side opens with it and may then lay and add freely.</source>
        <translation>Com isto o seu lado abre e depois pode baixar e acrescentar livremente.</translation>
    </message>
    <message>
        <source>A wildcard stays in the hand for later.</source>
        <translation>Um curinga fica na mão para depois.</translation>
    </message>
    <message>
        <source>A clean meld counts 200 points.</source>
        <translation>Uma canastra limpa conta 200 pontos.</translation>
    </message>
    <message>
        <source>A semi-clean meld counts 150 points.</source>
        <translation>Uma canastra semilimpa conta 150 pontos.</translation>
    </message>
    <message>
        <source>Seven cards with a wildcard count 100 points.</source>
        <translation>Sete cartas com um curinga contam 100 pontos.</translation>
    </message>
    <message>
        <source>The last card leaves the hand, and a pot follows.</source>
        <translation>A última carta sai da mão, e vem um morto.</translation>
    </message>
    <message>
        <source>Going out counts 100 points and ends the hand.</source>
        <translation>Bater conta 100 pontos e acaba a rodada.</translation>
    </message>
    <message>
        <source>The {card} begins no meld with any other card of this hand.</source>
        <translation>{card} não começa nenhum jogo com outra carta desta mão.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of your side, but is worth more as the discard.</source>
        <translation>{card} poderia entrar em um jogo do seu lado, mas vale mais como descarte.</translation>
    </message>
    <message>
        <source>Every other card is worth more to keep, or goes with a meld of the others.</source>
        <translation>Qualquer outra carta vale mais guardada, ou serve num jogo dos outros.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side.</source>
        <translation>Não serve em nenhum jogo de outro lado.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; the {card} would.</source>
        <translation>Não serve em nenhum jogo de outro lado; {card}, sim.</translation>
    </message>
    <message>
        <source>It goes with no meld of another side; these cards would: {cards}.</source>
        <translation>Não serve em nenhum jogo de outro lado; estas cartas, sim: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s side opens with it and may then lay and add freely.</source>
        <translation>Com isto o lado de {name} abre e depois pode baixar e acrescentar livremente.</translation>
    </message>
    <message>
        <source>No card of the pile goes with a meld of {name}’s side.</source>
        <translation>Nenhuma carta do lixo serve em um jogo do lado de {name}.</translation>
    </message>
    <message>
        <source>The {card} could be added to a meld of {name}’s side, but is worth more as the discard.</source>
        <translation>{card} poderia entrar em um jogo do lado de {name}, mas vale mais como descarte.</translation>
    </message>
    <message>
        <source>Before the melds-down the top discard can be taken for them alone.</source>
        <translation>Antes da descida a carta de cima do lixo só pode ser pega para ela.</translation>
    </message>
    <message>
        <source>The hand can lay its melds-down without the top discard.</source>
        <translation>A mão pode fazer a sua descida sem a carta de cima do lixo.</translation>
    </message>
    <message>
        <source>Cards of the hand that begin a meld with the {card}: {cards}.</source>
        <translation>Cartas da mão que começam um jogo com {card}: {cards}.</translation>
    </message>
    <message>
        <source>It is large enough with a joker that lies on the table.</source>
        <translation>Ela alcança o valor com um joker que está na mesa.</translation>
    </message>
    <message>
        <source>The {card} can be swapped at once for a joker on the table.</source>
        <translation>{card} pode ser trocada na hora por um joker da mesa.</translation>
    </message>
    <message>
        <source>An unknown card is worth more than the top discard.</source>
        <translation>Uma carta desconhecida vale mais que a de cima do lixo.</translation>
    </message>
    <message>
        <source>The {card} can be laid at once.</source>
        <translation>{card} pode ser baixada na hora.</translation>
    </message>
    <message>
        <source>Without a melds-down the hand costs a hundred points.</source>
        <translation>Sem descida a rodada custa cem pontos.</translation>
    </message>
    <message>
        <source>Cards on the table cost nothing when the hand ends.</source>
        <translation>Cartas na mesa não custam nada quando a rodada acaba.</translation>
    </message>
    <message>
        <source>It fits there, and no meld of the hand needs it.</source>
        <translation>Serve ali, e nenhum jogo da mão precisa dela.</translation>
    </message>
    <message>
        <source>A joker is worth more than the {card}, and costs less if it is left over.</source>
        <translation>Um joker vale mais que {card}, e custa menos se sobrar.</translation>
    </message>
    <message>
        <source>An announced joker costs 2 points if it is left over, another one 25.</source>
        <translation>Um joker anunciado custa 2 pontos se sobrar, um outro 25.</translation>
    </message>
    <message>
        <source>The next player could lay these off: {cards}.</source>
        <translation>O próximo jogador poderia encaixar estas: {cards}.</translation>
    </message>
    <message>
        <source>The next player could swap these for a joker: {cards}.</source>
        <translation>O próximo jogador poderia trocar estas por um joker: {cards}.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player gains more often than not.</source>
        <translation>Jogado até o fim com mãos que os outros podem ter, o solista ganha mais vezes do que perde.</translation>
    </message>
    <message>
        <source>Played out with such hands as the others may hold, the Player loses too much with this hand.</source>
        <translation>Jogado até o fim com mãos que os outros podem ter, o solista perde demais com esta mão.</translation>
    </message>
    <message>
        <source>Card points that are laid away count for the Player: {points}.</source>
        <translation>Pontos de cartas guardadas contam para o solista: {points}.</translation>
    </message>
    <message>
        <source>A suit is emptied, which can be trumped from now on.</source>
        <translation>Um naipe fica vazio e daqui em diante pode ser cortado com trunfo.</translation>
    </message>
    <message>
        <source>What takes tricks stays in the hand.</source>
        <translation>O que ganha vazas fica na mão.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Nenhuma outra carta pode ser jogada.</translation>
    </message>
    <message>
        <source>Nobody plays after it, so that it takes the trick.</source>
        <translation>Ninguém joga depois dela, de modo que ganha a vaza.</translation>
    </message>
    <message>
        <source>No card that may be in another hand beats it.</source>
        <translation>Nenhuma carta que possa estar em outra mão ganha dela.</translation>
    </message>
    <message>
        <source>It takes the trick unless a later card beats it.</source>
        <translation>Ganha a vaza, a não ser que uma carta posterior ganhe dela.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with one.</source>
        <translation>Quem tem trunfo precisa acompanhar com trunfo.</translation>
    </message>
    <message>
        <source>Whoever has trumps has to follow with the highest one, if that beats it.</source>
        <translation>Quem tem trunfo precisa acompanhar com o mais alto, se ele a bate.</translation>
    </message>
    <message>
        <source>Higher trumps of this hand are kept for later tricks.</source>
        <translation>Os trunfos mais altos desta mão ficam para vazas seguintes.</translation>
    </message>
    <message>
        <source>No higher card of its suit can be in another hand: only a trump beats it.</source>
        <translation>Nenhuma carta mais alta do naipe pode estar em outra mão: só um trunfo ganha dela.</translation>
    </message>
    <message>
        <source>It may lose the trick, but other cards are worth more to keep.</source>
        <translation>Pode perder a vaza, mas outras cartas valem mais guardadas.</translation>
    </message>
    <message>
        <source>The trick lies with the partner of this hand, and its points are safe there.</source>
        <translation>A vaza é do parceiro desta mão: pode-se carregar nela, os pontos estão seguros ali.</translation>
    </message>
    <message>
        <source>The partner of this hand has the trick so far.</source>
        <translation>Até agora a vaza é do parceiro desta mão.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and other cards are worth more to keep.</source>
        <translation>Não pode ganhar esta vaza, e outras cartas valem mais guardadas.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and a higher card of its suit may take another.</source>
        <translation>Não pode ganhar esta vaza, e uma carta mais alta do mesmo naipe pode ganhar outra.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and no trump is spent on it.</source>
        <translation>Não pode ganhar esta vaza, e nenhum trunfo é gasto nela.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far.</source>
        <translation>Fica abaixo da carta que até agora ganha a vaza.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower cards of its suit are left for later.</source>
        <translation>Fica abaixo da carta que até agora ganha a vaza, e cartas mais baixas do naipe ficam para depois.</translation>
    </message>
    <message>
        <source>It stays under the card that takes the trick so far, and lower trumps are left for later.</source>
        <translation>Fica abaixo da carta que até agora ganha a vaza, e trunfos mais baixos ficam para depois.</translation>
    </message>
    <message>
        <source>Every card of its suit that may be in another hand is higher.</source>
        <translation>Toda carta do naipe que possa estar em outra mão é mais alta.</translation>
    </message>
    <message>
        <source>It is not likely to take the trick.</source>
        <translation>Não deve ganhar a vaza.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no dearer one later.</source>
        <translation>Se ganha esta vaza, não pode ganhar uma mais cara depois.</translation>
    </message>
    <message>
        <source>If it takes this trick, it can take no other one later.</source>
        <translation>Se ganha esta vaza, não pode ganhar outra depois.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no dearer one later.</source>
        <translation>Ganha esta vaza e não pode ganhar uma mais cara depois.</translation>
    </message>
    <message>
        <source>It takes this trick, and can take no other one later.</source>
        <translation>Ganha esta vaza e não pode ganhar outra depois.</translation>
    </message>
    <message>
        <source>Lower cards of its suit are left for later.</source>
        <translation>Cartas mais baixas do naipe ficam para depois.</translation>
    </message>
    <message>
        <source>Lower trumps are left for later.</source>
        <translation>Trunfos mais baixos ficam para depois.</translation>
    </message>
    <message>
        <source>This hand has no other card of its suit, and can throw any card on that suit from now on.</source>
        <translation>Esta mão não tem outra carta do naipe, e daqui em diante pode descartar qualquer carta nesse naipe.</translation>
    </message>
    <message>
        <source>Whoever takes this trick has to take this card with its points.</source>
        <translation>Quem ganha esta vaza tem de levar esta carta com os seus pontos.</translation>
    </message>
    <message>
        <source>It cannot take this trick, and may take a dearer one later.</source>
        <translation>Não pode ganhar esta vaza, e depois poderia ganhar uma mais cara.</translation>
    </message>
    <message>
        <source>Every card that may be played beats the trick so far.</source>
        <translation>Toda carta que se pode jogar ganha da vaza até agora.</translation>
    </message>
    <message>
        <source>The {card} is guarded by lower cards of its suit.</source>
        <translation>A carta {card} está protegida por cartas mais baixas do seu naipe.</translation>
    </message>
    <message>
        <source>It cannot take this trick.</source>
        <translation>Não pode ganhar esta vaza.</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something in the program went wrong. What was played is saved; the log tells more: {log}</source>
        <translation>Algo deu errado no programa. O que foi jogado está salvo; o log diz mais: {log}</translation>
    </message>
    <message>
        <source>There is no unfinished match to resume.</source>
        <translation>Não há partida inacabada para continuar.</translation>
    </message>
</context>
<context>
    <name>barbu</name>
    <message>
        <source>No queens</source>
        <translation>Sem damas</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>Sem vazas</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Sem copas</translation>
    </message>
    <message>
        <source>No king of hearts</source>
        <translation>Sem rei de copas</translation>
    </message>
    <message>
        <source>No last two</source>
        <translation>Sem as 2 últimas</translation>
    </message>
    <message>
        <source>Trump in {suit}</source>
        <translation>Trunfo {suit}</translation>
    </message>
    <message>
        <source>Dominoes from {rank}</source>
        <translation>Dominó a partir de {rank}</translation>
    </message>
    <message>
        <source>The contract comes first. Name one.</source>
        <translation>O contrato vem primeiro. Declare um.</translation>
    </message>
    <message>
        <source>This is the doubling. Double somebody or pass.</source>
        <translation>Agora se dobra. Dobre alguém ou passe.</translation>
    </message>
    <message>
        <source>You have been doubled. Redouble or pass.</source>
        <translation>Dobraram você. Redobre ou passe.</translation>
    </message>
    <message>
        <source>This contract is played in tricks. Play a card.</source>
        <translation>Este contrato se joga em vazas. Jogue uma carta.</translation>
    </message>
    <message>
        <source>These are dominoes. Lay a card on a foundation.</source>
        <translation>Isto é dominó. Ponha uma carta numa base.</translation>
    </message>
    <message>
        <source>You have named this contract before. Choose one that is left.</source>
        <translation>Você já declarou este contrato. Escolha um dos que restam.</translation>
    </message>
    <message>
        <source>Name one seat at least, or pass.</source>
        <translation>Diga pelo menos um lugar, ou passe.</translation>
    </message>
    <message>
        <source>A seat is named twice. Once is enough.</source>
        <translation>Um lugar foi dito duas vezes. Uma basta.</translation>
    </message>
    <message>
        <source>There are four seats, 0 to 3.</source>
        <translation>Há quatro lugares, de 0 a 3.</translation>
    </message>
    <message>
        <source>Nobody doubles themselves. Name another seat.</source>
        <translation>Ninguém dobra a si mesmo. Diga outro lugar.</translation>
    </message>
    <message>
        <source>In a positive contract only the declarer is doubled. Name the declarer alone, or pass.</source>
        <translation>Num contrato positivo só se dobra o declarante. Diga só ele, ou passe.</translation>
    </message>
    <message>
        <source>The declarer redoubles only players who have doubled the declarer. Name one of these, or pass.</source>
        <translation>O declarante só dobra jogadores que o dobraram. Diga um deles, ou passe.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled you after your turn. Name one of these, or pass.</source>
        <translation>Uma resposta só redobra jogadores que dobraram você depois da sua vez. Diga um deles, ou passe.</translation>
    </message>
    <message>
        <source>You double the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>Você dobra o declarante duas vezes por volta, e esta é uma das últimas rodadas para isso. Dobre o declarante.</translation>
    </message>
    <message>
        <source>Hearts are led only from a hand of nothing but hearts. Lead another suit.</source>
        <translation>Só puxa copas quem não tem mais nada na mão. Puxe outro naipe.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play your highest, the {card}.</source>
        <translation>Você pode ganhar dos trunfos da vaza. Jogue o seu mais alto, {card}.</translation>
    </message>
    <message>
        <source>You can beat the trumps in the trick. Play a trump that does.</source>
        <translation>Você pode ganhar dos trunfos da vaza. Jogue um trunfo que ganhe.</translation>
    </message>
    <message>
        <source>You have none of the suit led. Play a trump that wins the trick.</source>
        <translation>Você não tem o naipe puxado. Jogue um trunfo que ganhe a vaza.</translation>
    </message>
    <message>
        <source>The {card} fits no foundation yet. Lay one that is next in its suit.</source>
        <translation>{card} ainda não serve em nenhuma base. Ponha a seguinte do naipe.</translation>
    </message>
    <message>
        <source>Here nothing goes above an ace or below a two. Lay another card.</source>
        <translation>Aqui nada vai acima do ás nem abaixo do dois. Ponha outra carta.</translation>
    </message>
    <message>
        <source>You have a card that fits. Lay it.</source>
        <translation>Você tem uma carta que serve. Ponha-a.</translation>
    </message>
    <message>
        <source>You have laid a card. Lay another, or end your turn.</source>
        <translation>Você já pôs uma carta. Ponha outra, ou termine a sua vez.</translation>
    </message>
    <message>
        <source>A turn ends after one card at least. Lay one, or pass if none fits.</source>
        <translation>A vez só termina depois de uma carta. Ponha uma, ou passe se nenhuma serve.</translation>
    </message>
    <message>
        <source>{name} has been doubled. Redouble or pass.</source>
        <translation>{name} recebeu um dobro. Redobre ou passe.</translation>
    </message>
    <message>
        <source>{name} has named this contract before. Choose one that is left.</source>
        <translation>{name} já declarou este contrato. Escolha um dos que restam.</translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass.</source>
        <translation>Uma resposta só redobra jogadores que dobraram {name} depois da vez de {name}. Diga um deles, ou passe.</translation>
    </message>
    <message>
        <source>{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.</source>
        <translation>{name} dobra o declarante duas vezes por volta, e esta é uma das últimas rodadas para isso. Dobre o declarante.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. The {card} is due, the highest.</source>
        <translation>{name} pode ganhar dos trunfos da vaza e deve jogar {card}, o mais alto.</translation>
    </message>
    <message>
        <source>{name} can beat the trumps in the trick. Play a trump that does.</source>
        <translation>{name} pode ganhar dos trunfos da vaza. Jogue um trunfo que ganhe.</translation>
    </message>
    <message>
        <source>{name} has none of the suit led. Play a trump that wins the trick.</source>
        <translation>{name} não tem o naipe puxado. Jogue um trunfo que ganhe a vaza.</translation>
    </message>
    <message>
        <source>{name} has a card that fits. Lay it.</source>
        <translation>{name} tem uma carta que serve. Ponha-a.</translation>
    </message>
    <message>
        <source>{name} has laid a card. Lay another, or end the turn.</source>
        <translation>{name} já pôs uma carta. Ponha outra, ou termine a vez.</translation>
    </message>
    <message>
        <source>There is no such contract. The seven are: {names}.</source>
        <translation>Não há esse contrato. Os sete são: {names}.</translation>
    </message>
    <message>
        <source>The trump suit is C, D, H or S.</source>
        <translation>O naipe de trunfo é C, D, H ou S.</translation>
    </message>
    <message>
        <source>The starting rank is one of A 2 3 4 5 6 7 8 9 T J Q K.</source>
        <translation>O valor inicial é um destes: A 2 3 4 5 6 7 8 9 T J Q K.</translation>
    </message>
    <message>
        <source>{turn}: name a contract.</source>
        <translation>{turn}: declare um contrato.</translation>
    </message>
    <message>
        <source>{turn}: double or pass.</source>
        <translation>{turn}: dobre ou passe.</translation>
    </message>
    <message>
        <source>{turn}: a double of the declarer is owed in this hand.</source>
        <translation>{turn}: nesta rodada se deve um dobro ao declarante.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled, or pass.</source>
        <translation>{turn}: redobre quem dobrou, ou passe.</translation>
    </message>
    <message>
        <source>{turn}: redouble who has doubled since, or pass.</source>
        <translation>{turn}: redobre quem dobrou depois, ou passe.</translation>
    </message>
    <message>
        <source>Doubles of the declarer still owed in this round: {owed}.</source>
        <translation>Dobros ainda devidos ao declarante nesta volta: {owed}.</translation>
    </message>
    <message>
        <source>{turn}: lead a card, but no heart.</source>
        <translation>{turn}: puxe uma carta, mas não copas.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with the highest.</source>
        <translation>{turn}: puxaram trunfo. Acompanhe com o mais alto.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with one that wins the trick.</source>
        <translation>{turn}: puxaram trunfo. Acompanhe com um que ganhe a vaza.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play a trump that wins the trick.</source>
        <translation>{turn}: nada do naipe puxado. Jogue um trunfo que ganhe a vaza.</translation>
    </message>
    <message>
        <source>{turn}: lay a card.</source>
        <translation>{turn}: ponha uma carta.</translation>
    </message>
    <message>
        <source>{turn}: lay a card, or pass, which only the first turn allows.</source>
        <translation>{turn}: ponha uma carta, ou passe, o que só se pode na primeira vez.</translation>
    </message>
    <message>
        <source>{turn}: lay another card or end the turn.</source>
        <translation>{turn}: ponha outra carta ou termine a vez.</translation>
    </message>
    <message>
        <source>{turn}: no card fits. Pass.</source>
        <translation>{turn}: nenhuma carta serve. Passe.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar a vez</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>Pôr {card}</translation>
    </message>
    <message>
        <source>Maximum: everybody</source>
        <translation>Máximo: todos</translation>
    </message>
    <message>
        <source>{who} (redouble)</source>
        <translation>{who} (redobrar)</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negativos</translation>
    </message>
    <message>
        <source>Trump in</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Dominoes from</source>
        <translation>Dominó a partir de</translation>
    </message>
    <message>
        <source>Double {first}</source>
        <translation>Dobrar {first}</translation>
    </message>
    <message>
        <source>Double {first} and {second}</source>
        <translation>Dobrar {first} e {second}</translation>
    </message>
    <message>
        <source>Double {first}, {second} and {third}</source>
        <translation>Dobrar {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>Redouble {first}</source>
        <translation>Redobrar {first}</translation>
    </message>
    <message>
        <source>Redouble {first} and {second}</source>
        <translation>Redobrar {first} e {second}</translation>
    </message>
    <message>
        <source>Redouble {first}, {second} and {third}</source>
        <translation>Redobrar {first}, {second} e {third}</translation>
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
        <translation>Dobrar</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Redobrar</translation>
    </message>
    <message>
        <source>Double two</source>
        <translation>Dobrar dois</translation>
    </message>
    <message>
        <source>Redouble two</source>
        <translation>Redobrar dois</translation>
    </message>
    <message>
        <source>♣ clubs</source>
        <translation>♣ paus</translation>
    </message>
    <message>
        <source>♦ diamonds</source>
        <translation>♦ ouros</translation>
    </message>
    <message>
        <source>♥ hearts</source>
        <translation>♥ copas</translation>
    </message>
    <message>
        <source>♠ spades</source>
        <translation>♠ espadas</translation>
    </message>
    <message>
        <source>{card} does not go on here. Lay it at its own end of the row.</source>
        <translation>{card} não continua aqui. Ponha-a na sua ponta da fileira.</translation>
    </message>
    <message>
        <source>Each suit has a foundation of its own. Lay the card on that of its suit.</source>
        <translation>Cada naipe tem a sua base. Ponha a carta na do naipe dela.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Whoever is doubled by somebody speaking later is asked again and may redouble.</source>
        <translation>Quem é dobrado por alguém que fala depois é perguntado de novo e pode redobrar.</translation>
    </message>
    <message>
        <source>Everybody doubles and redoubles in one turn only.</source>
        <translation>Todos dobram e redobram numa única vez.</translation>
    </message>
    <message>
        <source>When a trump is led</source>
        <translation>Quando se puxa trunfo</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays the highest trump of the hand.</source>
        <translation>Quem pode ganhar dos trunfos da vaza joga o trunfo mais alto da mão.</translation>
    </message>
    <message>
        <source>Whoever can beat the trumps in the trick plays any trump that does.</source>
        <translation>Quem pode ganhar dos trunfos da vaza joga qualquer trunfo que ganhe.</translation>
    </message>
    <message>
        <source>Dominoes round the corner</source>
        <translation>Dominó além do ás</translation>
    </message>
    <message>
        <source>Above an ace comes the two, and below a two the ace.</source>
        <translation>Acima do ás vem o dois, e abaixo do dois o ás.</translation>
    </message>
    <message>
        <source>Nothing goes above an ace or below a two.</source>
        <translation>Nada vai acima do ás nem abaixo do dois.</translation>
    </message>
    <message>
        <source>A turn in dominoes</source>
        <translation>A vez no dominó</translation>
    </message>
    <message>
        <source>A turn is one card or several, as many as one likes.</source>
        <translation>Em cada vez, uma carta ou várias, quantas se quiser.</translation>
    </message>
    <message>
        <source>A turn is one card.</source>
        <translation>Em cada vez, uma carta.</translation>
    </message>
    <message>
        <source>As clubs play</source>
        <translation>Como nos clubes</translation>
    </message>
    <message>
        <source>The deal moves on after seven hands: seat {seat} deals this hand.</source>
        <translation>Depois de sete rodadas muda quem dá: nesta dá o lugar {seat}.</translation>
    </message>
    <message>
        <source>all tricks taken</source>
        <translation>todas as vazas jogadas</translation>
    </message>
    <message>
        <source>the last card that counts was taken</source>
        <translation>a última carta que conta saiu</translation>
    </message>
    <message>
        <source>three are rid of all cards</source>
        <translation>três já acabaram as cartas</translation>
    </message>
    <message>
        <source>{contract}: all tricks are taken</source>
        <translation>{contract}: todas as vazas foram jogadas</translation>
    </message>
    <message>
        <source>{contract}: the last card that counts is taken</source>
        <translation>{contract}: a última carta que conta saiu</translation>
    </message>
    <message>
        <source>{contract}: three players are rid of their cards</source>
        <translation>{contract}: três jogadores acabaram as cartas</translation>
    </message>
    <message>
        <source>Barbu</source>
        <translation>Barbu</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52 cards.</source>
        <translation>O baralho não é um de 52 cartas.</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Hearts without the ace</source>
        <translation>Copas sem o ás</translation>
    </message>
    <message>
        <source>Ace of hearts</source>
        <translation>Ás de copas</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Rei de copas</translation>
    </message>
    <message>
        <source>Twelfth trick</source>
        <translation>Décima segunda vaza</translation>
    </message>
    <message>
        <source>Thirteenth trick</source>
        <translation>Décima terceira vaza</translation>
    </message>
    <message>
        <source>Order of going out</source>
        <translation>Ordem de chegada</translation>
    </message>
    <message>
        <source>{one} against {other}, doubled</source>
        <translation>{one} contra {other}, dobro</translation>
    </message>
    <message>
        <source>{one} against {other}, redoubled</source>
        <translation>{one} contra {other}, redobro</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>declared by {who}</source>
        <translation>declarado por {who}</translation>
    </message>
    <message>
        <source>Contracts: ✓ named, ○ left</source>
        <translation>Contratos: ✓ feitos, ○ restam</translation>
    </message>
    <message>
        <source>Doubles owed</source>
        <translation>Dobros devidos</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominó</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trunfo</translation>
    </message>
    <message>
        <source>No king</source>
        <translation>Sem rei</translation>
    </message>
    <message>
        <source>each queen</source>
        <translation>cada dama</translation>
    </message>
    <message>
        <source>each trick</source>
        <translation>cada vaza</translation>
    </message>
    <message>
        <source>hearts, ace −6</source>
        <translation>copas, ás −6</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rei de copas</translation>
    </message>
    <message>
        <source>last two tricks</source>
        <translation>duas últimas vazas</translation>
    </message>
    <message>
        <source>in order of going out</source>
        <translation>pela ordem de chegada</translation>
    </message>
    <message>
        <source>{who} declares, each queen −6</source>
        <translation>{who} declara, cada dama −6</translation>
    </message>
    <message>
        <source>{who} declares, each trick −2</source>
        <translation>{who} declara, cada vaza −2</translation>
    </message>
    <message>
        <source>{who} declares, −2, ace −6</source>
        <translation>{who} declara, −2, ás −6</translation>
    </message>
    <message>
        <source>{who} declares, K♥ −20</source>
        <translation>{who} declara, K♥ −20</translation>
    </message>
    <message>
        <source>{who} declares, −10 and −20</source>
        <translation>{who} declara, −10 e −20</translation>
    </message>
    <message>
        <source>{who} declares, each trick +5</source>
        <translation>{who} declara, cada vaza +5</translation>
    </message>
    <message>
        <source>{who} declares, 45 20 5 −5</source>
        <translation>{who} declara, 45 20 5 −5</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} de {all}</translation>
    </message>
    <message>
        <source>{count} of 13 tricks</source>
        <translation>{count} de 13 vazas</translation>
    </message>
    <message>
        <source>K♥ not yet fallen</source>
        <translation>K♥ ainda não saiu</translation>
    </message>
    <message>
        <source>{who} has taken the K♥</source>
        <translation>{who} levou o K♥</translation>
    </message>
    <message>
        <source>K♥ lies in the trick</source>
        <translation>K♥ está na vaza</translation>
    </message>
    <message>
        <source>{count} of 52 laid</source>
        <translation>{count} de 52 postas</translation>
    </message>
    <message>
        <source>owes one double</source>
        <translation>deve um dobro</translation>
    </message>
    <message>
        <source>owes {count} doubles</source>
        <translation>deve {count} dobros</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>declarou sem damas</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>declarou sem vazas</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>declarou sem copas</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>declarou sem rei de copas</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>declarou sem as duas últimas</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>declarou trunfo {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>declarou dominó a partir de {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>dobrou {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>dobrou {first} e {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>dobrou {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>redobrou {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>redobrou {first} e {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>redobrou {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>pôs {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>terminou a vez</translation>
    </message>
    <message>
        <source>Name no queens</source>
        <translation>Declarar sem damas</translation>
    </message>
    <message>
        <source>Name no tricks</source>
        <translation>Declarar sem vazas</translation>
    </message>
    <message>
        <source>Name no hearts</source>
        <translation>Declarar sem copas</translation>
    </message>
    <message>
        <source>Name no king of hearts</source>
        <translation>Declarar sem rei de copas</translation>
    </message>
    <message>
        <source>Name no last two</source>
        <translation>Declarar sem as duas últimas</translation>
    </message>
    <message>
        <source>Name trump in {suit}</source>
        <translation>Declarar trunfo {suit}</translation>
    </message>
    <message>
        <source>Name dominoes from {rank}</source>
        <translation>Declarar dominó a partir de {rank}</translation>
    </message>
    <message>
        <source>Double {seats}</source>
        <translation>Dobrar {seats}</translation>
    </message>
    <message>
        <source>Redouble {seats}</source>
        <translation>Redobrar {seats}</translation>
    </message>
    <message>
        <source>Double {seats}, and redouble {others}</source>
        <translation>Dobrar {seats} e redobrar {others}</translation>
    </message>
    <message>
        <source>Pass, and double nobody</source>
        <translation>Passar e não dobrar ninguém</translation>
    </message>
    <message>
        <source>Lay the {card}</source>
        <translation>Pôr {card}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar a vez</translation>
    </message>
</context>
<context>
    <name>barracan</name>
    <message>
        <source>Evens or odds are made of numbers, ace to ten. The {card} has none: leave it out.</source>
        <translation>Pares ou ímpares se fazem com números, do ás ao dez. {card} não tem número: tire-a.</translation>
    </message>
    <message>
        <source>Evens or odds have two to four cards, not {count}. Add one, or leave some out.</source>
        <translation>Pares ou ímpares têm de duas a quatro cartas, não {count}. Ponha uma, ou tire algumas.</translation>
    </message>
    <message>
        <source>All numbers are even, or all are odd. Lay even and odd ones apart.</source>
        <translation>Todos os números são pares, ou todos ímpares. Baixe pares e ímpares separados.</translation>
    </message>
    <message>
        <source>From the lowest to the highest, red and black alternate. {cards} do not: change one for the other colour.</source>
        <translation>Do mais baixo ao mais alto, vermelhas e pretas se alternam. {cards} não: troque uma pela outra cor.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. {cards} do not: change one.</source>
        <translation>Opostos são dois números que somam 11, como 4 e 7. {cards} não: troque uma.</translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11, such as 4 and 7. Keep two such cards.</source>
        <translation>Opostos são dois números que somam 11, como 4 e 7. Fique com duas cartas assim.</translation>
    </message>
    <message>
        <source>Opposites are one red and one black card. {cards} have one colour: change one.</source>
        <translation>Opostos são uma carta vermelha e uma preta. {cards} têm a mesma cor: troque uma.</translation>
    </message>
    <message>
        <source>A triplet is three cards of one rank, or two and a joker. Lay three that match.</source>
        <translation>Trinca são três cartas do mesmo valor, ou duas e um joker. Baixe três que combinem.</translation>
    </message>
    <message>
        <source>In a ladder a triplet is three or four cards of one rank. Change the one that differs.</source>
        <translation>Numa escada a trinca tem três ou quatro cartas do mesmo valor. Troque a que difere.</translation>
    </message>
    <message>
        <source>A run is three consecutive cards of one suit, or two of them and a joker. Lay three in a row.</source>
        <translation>Sequência são três cartas seguidas do mesmo naipe, ou duas delas e um joker. Baixe três seguidas.</translation>
    </message>
    <message>
        <source>In a ladder a run is three consecutive cards of one suit. Lay three in a row.</source>
        <translation>Numa escada a sequência são três cartas seguidas do mesmo naipe. Baixe três seguidas.</translation>
    </message>
    <message>
        <source>A run is of one suit. {cards} are of several: change one.</source>
        <translation>Uma sequência é de um naipe só. {cards} são de vários: troque uma.</translation>
    </message>
    <message>
        <source>In a run an ace lies before the 2 or after the king, never between. Put it at an end.</source>
        <translation>Numa sequência o ás fica antes do 2 ou depois do rei, nunca no meio. Ponha-o numa ponta.</translation>
    </message>
    <message>
        <source>A family is a king, a queen of another suit, and one to four jacks of these two suits. Add what is missing.</source>
        <translation>Família é um rei, uma dama de outro naipe e de um a quatro valetes desses dois naipes. Ponha o que falta.</translation>
    </message>
    <message>
        <source>A family is made of a king, a queen and jacks. The {card} is none of these: leave it out.</source>
        <translation>Uma família se faz com rei, dama e valetes. {card} não é nenhum deles: tire-a.</translation>
    </message>
    <message>
        <source>King and queen of a family are of different suits. {king} and {queen} share one: change one of them.</source>
        <translation>Rei e dama de uma família são de naipes diferentes. {king} e {queen} são do mesmo: troque um deles.</translation>
    </message>
    <message>
        <source>A family’s jacks are of the king’s or the queen’s suit. The {card} is of neither: change it.</source>
        <translation>Os valetes da família são do naipe do rei ou da dama. {card} não é: troque-a.</translation>
    </message>
    <message>
        <source>A category has one joker at most. Put another card in its place.</source>
        <translation>Uma categoria tem no máximo um joker. Ponha outra carta no lugar.</translation>
    </message>
    <message>
        <source>Jokers go into triplets and runs only. Leave the joker out.</source>
        <translation>Jokers só entram em trincas e sequências. Tire o joker.</translation>
    </message>
    <message>
        <source>After this you will hold one card and can hardly meld any more.</source>
        <translation>Depois disso você fica com uma carta e quase não poderá mais baixar.</translation>
    </message>
    <message>
        <source>After this {name} will hold one card and can hardly meld any more.</source>
        <translation>Depois disso {name} fica com uma carta e quase não poderá mais baixar.</translation>
    </message>
    <message>
        <source>After this you will hold two cards and can hardly meld any more.</source>
        <translation>Depois disso você fica com duas cartas e quase não poderá mais baixar.</translation>
    </message>
    <message>
        <source>After this {name} will hold two cards and can hardly meld any more.</source>
        <translation>Depois disso {name} fica com duas cartas e quase não poderá mais baixar.</translation>
    </message>
    <message>
        <source>Opening: two categories at once</source>
        <translation>Abertura: duas categorias de uma vez</translation>
    </message>
    <message>
        <source>The first category uses the top card</source>
        <translation>A primeira categoria usa a carta de cima</translation>
    </message>
    <message>
        <source>Add the hand cards that make a triplet, a run or a family with it.</source>
        <translation>Ponha as cartas da mão que fazem com ela uma trinca, uma sequência ou uma família.</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <translation>Levar a pilha</translation>
    </message>
    <message>
        <source>Lay down {count}, 1 point</source>
        <translation>Baixar {count}, 1 ponto</translation>
    </message>
    <message>
        <source>Lay on the ladder, {points} points</source>
        <translation>Baixar na escada, {points} pontos</translation>
    </message>
    <message>
        <source>Lay on the ladder, 1 point</source>
        <translation>Baixar na escada, 1 ponto</translation>
    </message>
    <message>
        <source>Lay the ladder, {points} points</source>
        <translation>Baixar a escada, {points} pontos</translation>
    </message>
    <message>
        <source>Lay the ladder, 1 point</source>
        <translation>Baixar a escada, 1 ponto</translation>
    </message>
    <message>
        <source>Pick up and lay {count}, {points} points</source>
        <translation>Levar e baixar {count}, {points} pontos</translation>
    </message>
    <message>
        <source>Lay {count} and meld out, {points} points</source>
        <translation>Baixar {count} e bater, {points} pontos</translation>
    </message>
    <message>
        <source>Flash exit, {points} points</source>
        <translation>Batida relâmpago, {points} pontos</translation>
    </message>
    <message>
        <source>{action}, as {meld}</source>
        <translation>{action}, como {meld}</translation>
    </message>
    <message>
        <source>{action}, all as evens or odds</source>
        <translation>{action}, todos como pares ou ímpares</translation>
    </message>
    <message>
        <source>{action}, without evens or odds</source>
        <translation>{action}, sem pares ou ímpares</translation>
    </message>
    <message>
        <source>{action}, without opposites</source>
        <translation>{action}, sem opostos</translation>
    </message>
    <message>
        <source>{action}, without a triplet</source>
        <translation>{action}, sem trinca</translation>
    </message>
    <message>
        <source>{action}, without a run</source>
        <translation>{action}, sem sequência</translation>
    </message>
    <message>
        <source>{action}, without a family</source>
        <translation>{action}, sem família</translation>
    </message>
    <message>
        <source>The hand holds no ladder that could be laid here. Try a category alone.</source>
        <translation>A mão não tem escada que se possa baixar aqui. Tente uma categoria sozinha.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but ladder {number} can grow. Choose that one.</source>
        <translation>Nada da mão se pode baixar aqui, mas a escada {number} pode crescer. Escolha essa.</translation>
    </message>
    <message>
        <source>Nothing in the hand can be laid here, but a new ladder can begin. Choose New.</source>
        <translation>Nada da mão se pode baixar aqui, mas pode-se começar uma escada nova. Escolha Nova.</translation>
    </message>
    <message>
        <source>Evens or odds</source>
        <translation>Par/ímpar</translation>
    </message>
    <message>
        <source>Complete ladder</source>
        <translation>Escada completa</translation>
    </message>
    <message>
        <source>Royal ladder</source>
        <translation>Escada real</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Vaza</translation>
    </message>
    <message>
        <source>Complete set</source>
        <translation>Série completa</translation>
    </message>
    <message>
        <source>There is no {type}. A complete set has one of each type.</source>
        <translation>Falta {type}. Uma série completa tem uma de cada tipo.</translation>
    </message>
    <message>
        <source>Ladders take no jokers. Lay the joker in a triplet or run.</source>
        <translation>Escadas não levam jokers. Baixe o joker numa trinca ou sequência.</translation>
    </message>
    <message>
        <source>A ladder has 13 cards at most, not {size}. Take some back.</source>
        <translation>Uma escada tem no máximo 13 cartas, não {size}. Tire algumas.</translation>
    </message>
    <message>
        <source>A ladder has an arm. Lay its first card.</source>
        <translation>Uma escada tem um braço. Ponha a primeira carta dele.</translation>
    </message>
    <message>
        <source>An arm begins at the top with an ace, a king or a number from 10 to 3, not with the {card}.</source>
        <translation>Um braço começa em cima com um ás, um rei ou um número de 10 a 3, não com {card}.</translation>
    </message>
    <message>
        <source>The arm goes down by one rank a card. The {below} does not go under the {above}.</source>
        <translation>O braço desce um valor por carta. {below} não fica embaixo de {above}.</translation>
    </message>
    <message>
        <source>An arm has one break at most. The {card} would be the second: take it back.</source>
        <translation>Um braço tem no máximo uma quebra. {card} seria a segunda: tire-a.</translation>
    </message>
    <message>
        <source>The {card} under a number begins the family. Its queen and jack end the arm, or both lie beside it.</source>
        <translation>{card} embaixo de um número começa a família. A dama e o valete terminam o braço, ou ficam os dois ao lado.</translation>
    </message>
    <message>
        <source>Side cards lie beside an arm card. There is none at {row}.</source>
        <translation>Cartas laterais ficam ao lado de uma carta do braço. Não há nenhuma em {row}.</translation>
    </message>
    <message>
        <source>A ladder holds each type once. Here it would hold two: {name}.</source>
        <translation>Uma escada tem cada tipo uma vez. Aqui teria dois: {name}.</translation>
    </message>
    <message>
        <source>A category of the arm names its first and last arm card.</source>
        <translation>Uma categoria do braço diz a sua primeira e a sua última carta do braço.</translation>
    </message>
    <message>
        <source>The arm itself holds runs, families and 6-5. Lay others beside an arm card.</source>
        <translation>O próprio braço leva sequências, famílias e 6-5. Ponha as outras ao lado de uma carta do braço.</translation>
    </message>
    <message>
        <source>Of categories in the arm only a family has more cards: jacks beside its jack.</source>
        <translation>Das categorias do braço só a família tem mais cartas: valetes ao lado do valete.</translation>
    </message>
    <message>
        <source>Two categories in the arm share one card at most. Leave one of the two out.</source>
        <translation>Duas categorias do braço têm em comum no máximo uma carta. Tire uma das duas.</translation>
    </message>
    <message>
        <source>A row belongs to one category only.</source>
        <translation>Um degrau é de uma categoria só.</translation>
    </message>
    <message>
        <source>A row has side cards. There are none at {row}.</source>
        <translation>Um degrau tem cartas laterais. Não há nenhuma em {row}.</translation>
    </message>
    <message>
        <source>Every card of a ladder belongs to a category. Complete one for the {card}, or take it back.</source>
        <translation>Toda carta de uma escada é de uma categoria. Complete uma para {card}, ou tire-a.</translation>
    </message>
    <message>
        <source>Cards lying in a ladder keep their places and categories. The arm grows at its ends.</source>
        <translation>As cartas de uma escada na mesa mantêm lugar e categoria. O braço cresce nas pontas.</translation>
    </message>
    <message>
        <source>Nothing is added to this ladder. Add a category.</source>
        <translation>Nada se acrescenta a esta escada. Ponha uma categoria.</translation>
    </message>
    <message>
        <source>Evens or odds added to a ladder bring two new cards at least. These bring fewer.</source>
        <translation>Pares ou ímpares que entram numa escada trazem pelo menos duas cartas novas. Estes trazem menos.</translation>
    </message>
    <message>
        <source>Opposites added to a ladder bring two new cards. These bring fewer.</source>
        <translation>Opostos que entram numa escada trazem duas cartas novas. Estes trazem menos.</translation>
    </message>
    <message>
        <source>A triplet added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Uma trinca que entra numa escada traz pelo menos duas cartas novas. Esta traz menos.</translation>
    </message>
    <message>
        <source>A run added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Uma sequência que entra numa escada traz pelo menos duas cartas novas. Esta traz menos.</translation>
    </message>
    <message>
        <source>A family added to a ladder brings two new cards at least. This one brings fewer.</source>
        <translation>Uma família que entra numa escada traz pelo menos duas cartas novas. Esta traz menos.</translation>
    </message>
    <message>
        <source>evens or odds</source>
        <translation>pares ou ímpares</translation>
    </message>
    <message>
        <source>opposites</source>
        <extracomment>One category of the type.</extracomment>
        <translation>opostos</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>trinca</translation>
    </message>
    <message>
        <source>family</source>
        <translation>família</translation>
    </message>
    <message>
        <source>You have taken already. Meld or discard.</source>
        <translation>Você já pegou. Baixe ou descarte.</translation>
    </message>
    <message>
        <source>Take first: draw, pick up a pile or take a trick.</source>
        <translation>Pegue primeiro: compre, leve uma pilha ou ganhe uma vaza.</translation>
    </message>
    <message>
        <source>The stock is empty. Pick up, take a trick or pass.</source>
        <translation>O monte está vazio. Leve uma pilha, ganhe uma vaza ou passe.</translation>
    </message>
    <message>
        <source>Nobody passes while the stock has cards. Draw one, or pick up a pile or take a trick.</source>
        <translation>Ninguém passa enquanto o monte tem cartas. Compre uma, leve uma pilha ou ganhe uma vaza.</translation>
    </message>
    <message>
        <source>Your own pile stays closed to you. The other three are open.</source>
        <translation>A sua própria pilha fica fechada para você. As outras três estão livres.</translation>
    </message>
    <message>
        <source>There is no pile {pile}. The four piles are 0 to 3.</source>
        <translation>Não há pilha {pile}. As quatro pilhas vão de 0 a 3.</translation>
    </message>
    <message>
        <source>This pile is empty. Choose another.</source>
        <translation>Esta pilha está vazia. Escolha outra.</translation>
    </message>
    <message>
        <source>A trick takes one card from each of the three open piles. Choose one from each.</source>
        <translation>Uma vaza leva uma carta de cada uma das três pilhas livres. Escolha uma de cada.</translation>
    </message>
    <message>
        <source>The pile has no card at {at}: positions count from 0 at the bottom.</source>
        <translation>A pilha não tem carta em {at}: as posições se contam de 0, a partir de baixo.</translation>
    </message>
    <message>
        <source>A stopper blocks the {card}. Choose a card above the stopper.</source>
        <translation>Uma trava bloqueia {card}. Escolha uma carta acima da trava.</translation>
    </message>
    <message>
        <source>The {card} is a stopper, which no trick takes. Choose a card above it.</source>
        <translation>{card} é uma trava, que nenhuma vaza leva. Escolha uma carta acima dela.</translation>
    </message>
    <message>
        <source>A joker in a pile is never taken in a trick. Choose another card.</source>
        <translation>Um joker de uma pilha nunca vai numa vaza. Escolha outra carta.</translation>
    </message>
    <message>
        <source>The three pile cards of a trick are of one suit. {cards} are not: change one.</source>
        <translation>As três cartas de pilha de uma vaza são do mesmo naipe. {cards} não são: troque uma.</translation>
    </message>
    <message>
        <source>The {card} does not beat the {highest}. Choose a higher card of the suit, or a joker.</source>
        <translation>{card} não ganha de {highest}. Escolha uma carta mais alta do naipe, ou um joker.</translation>
    </message>
    <message>
        <source>The {card} is not of the suit of the three. Choose a higher card of their suit, or a joker.</source>
        <translation>{card} não é do naipe das três. Escolha uma carta mais alta do naipe delas, ou um joker.</translation>
    </message>
    <message>
        <source>This match is played without flash exits. Lay the melds without one.</source>
        <translation>Nesta partida não há batida relâmpago. Baixe os jogos sem ela.</translation>
    </message>
    <message>
        <source>A flash exit is for a side that has melded nothing before. Lay the melds without one.</source>
        <translation>A batida relâmpago é para um lado que ainda não baixou nada. Baixe os jogos sem ela.</translation>
    </message>
    <message>
        <source>A flash exit follows a draw from the stock. Lay the melds without one.</source>
        <translation>A batida relâmpago vem depois de comprar do monte. Baixe os jogos sem ela.</translation>
    </message>
    <message>
        <source>A flash exit lays all five types in one move. Add the types that are missing.</source>
        <translation>A batida relâmpago baixa os cinco tipos numa jogada. Ponha os tipos que faltam.</translation>
    </message>
    <message>
        <source>A flash exit leaves one card at most, which is discarded with it. Lay more cards.</source>
        <translation>A batida relâmpago deixa no máximo uma carta, descartada com ela. Baixe mais cartas.</translation>
    </message>
    <message>
        <source>A flash exit discards the last card with it. Name the {card} as the discard.</source>
        <translation>A batida relâmpago descarta junto a última carta. Indique {card} como descarte.</translation>
    </message>
    <message>
        <source>{name} has taken already. Meld or discard.</source>
        <translation>{name} já pegou. Baixe ou descarte.</translation>
    </message>
    <message>
        <source>{name}’s own pile stays closed. The other three are open.</source>
        <translation>A própria pilha de {name} fica fechada. As outras três estão livres.</translation>
    </message>
    <message>
        <source>One move names a ladder once. Put all of it together.</source>
        <translation>Uma jogada cita cada escada uma vez. Junte tudo o que vai nela.</translation>
    </message>
    <message>
        <source>Your side has no ladder {number} and starts the next as {next}.</source>
        <translation>O seu lado não tem escada {number} e começa a próxima como {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in your hand. Leave it out.</source>
        <translation>{cards} não está na sua mão. Tire-a.</translation>
    </message>
    <message>
        <source>{cards} are not in your hand. Leave them out.</source>
        <translation>{cards} não estão na sua mão. Tire-as.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than you hold it. A card serves one category only.</source>
        <translation>Estes jogos usam {cards} mais vezes do que você tem. Uma carta só serve a uma categoria.</translation>
    </message>
    <message>
        <source>Your side opens with two categories at once. Add one more.</source>
        <translation>O seu lado abre com duas categorias de uma vez. Ponha mais uma.</translation>
    </message>
    <message>
        <source>Your side has not opened: a pick-up lays two categories at once. Add one from your hand.</source>
        <translation>O seu lado não abriu: ao levar uma pilha, baixe duas categorias de uma vez. Ponha uma da sua mão.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: your side has no complete set yet.</source>
        <translation>Fique com uma carta depois do descarte: o seu lado ainda não tem série completa.</translation>
    </message>
    <message>
        <source>The top card {card} must make a triplet, a run or a family with cards of the hand.</source>
        <translation>A carta de cima {card} precisa fazer uma trinca, sequência ou família com cartas da mão.</translation>
    </message>
    <message>
        <source>No joker of the hand goes with the top card of a pile. Use two or more other cards.</source>
        <translation>Nenhum joker da mão vai com a carta de cima de uma pilha. Use duas ou mais outras cartas.</translation>
    </message>
    <message>
        <source>A pick-up makes a triplet of three. Lay the fourth card elsewhere.</source>
        <translation>Ao levar uma pilha, a trinca é de três. Baixe a quarta carta em outro lugar.</translation>
    </message>
    <message>
        <source>With the {card} go only cards of the hand, none that lies in a ladder. Add cards to it.</source>
        <translation>Com {card} só vão cartas da mão, nenhuma que está numa escada. Ponha cartas com ela.</translation>
    </message>
    <message>
        <source>What a pick-up lays besides comes from the hand alone. Leave the pile’s cards and those on the table out.</source>
        <translation>O mais que se baixa ao levar uma pilha vem só da mão. Deixe de fora as cartas da pilha e as da mesa.</translation>
    </message>
    <message>
        <source>{name}’s side has no ladder {number} and starts the next as {next}.</source>
        <translation>O lado de {name} não tem escada {number} e começa a próxima como {next}.</translation>
    </message>
    <message>
        <source>The {cards} is not in {name}’s hand. Leave it out.</source>
        <translation>{cards} não está na mão de {name}. Tire-a.</translation>
    </message>
    <message>
        <source>{cards} are not in {name}’s hand. Leave them out.</source>
        <translation>{cards} não estão na mão de {name}. Tire-as.</translation>
    </message>
    <message>
        <source>These melds take the {cards} more often than {name} holds it. A card serves one category only.</source>
        <translation>Estes jogos usam {cards} mais vezes do que {name} tem. Uma carta só serve a uma categoria.</translation>
    </message>
    <message>
        <source>{name}’s side opens with two categories at once. Add one more.</source>
        <translation>O lado de {name} abre com duas categorias de uma vez. Ponha mais uma.</translation>
    </message>
    <message>
        <source>{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand.</source>
        <translation>O lado de {name} não abriu: ao levar uma pilha, baixam-se duas categorias de uma vez. Ponha uma da mão.</translation>
    </message>
    <message>
        <source>Keep one card after the discard: {name}’s side has no complete set yet.</source>
        <translation>Fique com uma carta depois do descarte: o lado de {name} ainda não tem série completa.</translation>
    </message>
    <message>
        <source>{turn}: draw or pick up a pile.</source>
        <translation>{turn}: compre ou leve uma pilha.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a trick.</source>
        <translation>{turn}: compre ou ganhe uma vaza.</translation>
    </message>
    <message>
        <source>{turn}: draw, pick up a pile or take a trick.</source>
        <translation>{turn}: compre, leve uma pilha ou ganhe uma vaza.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pass to end the hand.</source>
        <translation>{turn}: o monte está vazio. Passe para acabar a rodada.</translation>
    </message>
    <message>
        <source>{turn}: the stock is empty. Pick up, take a trick or pass.</source>
        <translation>{turn}: o monte está vazio. Leve uma pilha, ganhe uma vaza ou passe.</translation>
    </message>
    <message>
        <source>Meld or discard.</source>
        <translation>Baixe ou descarte.</translation>
    </message>
    <message>
        <source>Opening takes two categories at once.</source>
        <translation>A abertura pede duas categorias de uma vez.</translation>
    </message>
    <message>
        <source>Discard to the second pile: it is the shorter.</source>
        <translation>Descarte na segunda pilha: é a mais curta.</translation>
    </message>
    <message>
        <source>Discard to the neutral pile: it is the shorter.</source>
        <translation>Descarte na pilha neutra: é a mais curta.</translation>
    </message>
    <message>
        <source>The side has a complete set and may meld out.</source>
        <translation>O lado tem uma série completa e pode bater.</translation>
    </message>
    <message>
        <source>With one card hardly anything can be melded any more.</source>
        <translation>Com uma carta quase nada mais se pode baixar.</translation>
    </message>
    <message>
        <source>Discard {card} and meld out</source>
        <translation>Descartar {card} e bater</translation>
    </message>
    <message>
        <source>Pick up with {card}</source>
        <translation>Levar a pilha com {card}</translation>
    </message>
    <message>
        <source>Take trick, {points} points</source>
        <translation>Ganhar vaza, {points} pontos</translation>
    </message>
    <message>
        <source>Lay {name}, {points} points</source>
        <translation>Baixar {name}, {points} pontos</translation>
    </message>
    <message>
        <source>Lay {name}, 1 point</source>
        <translation>Baixar {name}, 1 ponto</translation>
    </message>
    <message>
        <source>Trick in {suit}: choose {missing} more.</source>
        <translation>Vaza de {suit}: escolha mais {missing}.</translation>
    </message>
    <message>
        <source>Trick in {suit}: all four cards are chosen.</source>
        <translation>Vaza de {suit}: as quatro cartas estão escolhidas.</translation>
    </message>
    <message>
        <source>A joker takes any trick: choose three cards of one suit.</source>
        <translation>Um joker ganha qualquer vaza: escolha três cartas de um naipe.</translation>
    </message>
    <message>
        <source>{count} chosen.</source>
        <translation>Escolhidas: {count}.</translation>
    </message>
    <message>
        <source>Pick up with {card}: choose the hand cards that go with it.</source>
        <translation>Levar com {card}: escolha as cartas da mão que vão com ela.</translation>
    </message>
    <message>
        <source>Pick up with {card}: all its cards are chosen.</source>
        <translation>Levar com {card}: todas as cartas estão escolhidas.</translation>
    </message>
    <message>
        <source>These cards fit on more than one pile. Choose the pile.</source>
        <translation>Estas cartas servem em mais de uma pilha. Escolha a pilha.</translation>
    </message>
    <message>
        <source>These cards make no trick. Choose one suit from the three open piles.</source>
        <translation>Estas cartas não fazem vaza. Escolha um só naipe das três pilhas livres.</translation>
    </message>
    <message>
        <source>Not every open pile shows {suit}. Choose cards of a suit that all three show.</source>
        <translation>Nem toda pilha livre mostra {suit}. Escolha um naipe que as três mostrem.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. You hold none.</source>
        <translation>A quarta carta precisa ganhar das três, ou ser um joker. Você não tem nenhuma.</translation>
    </message>
    <message>
        <source>You hold no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>Você não tem trinca, sequência nem família com {card}, e nenhuma vaza leva uma trava. Escolha outra carta.</translation>
    </message>
    <message>
        <source>These cards make no triplet, run or family with the {card}, and no trick takes a stopper. Choose others.</source>
        <translation>Estas cartas não fazem trinca, sequência nem família com {card}, e nenhuma vaza leva uma trava. Escolha outras.</translation>
    </message>
    <message>
        <source>{name} holds no triplet, run or family with the {card}, and no trick takes a stopper. Choose another card.</source>
        <translation>{name} não tem trinca, sequência nem família com {card}, e nenhuma vaza leva uma trava. Escolha outra carta.</translation>
    </message>
    <message>
        <source>You have taken already this turn. Meld or discard.</source>
        <translation>Você já pegou nesta vez. Baixe ou descarte.</translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker. {name} holds none.</source>
        <translation>A quarta carta precisa ganhar das três, ou ser um joker. {name} não tem nenhuma.</translation>
    </message>
    <message>
        <source>{name} has taken already this turn. Meld or discard.</source>
        <translation>{name} já pegou nesta vez. Baixe ou descarte.</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Em duplas</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share melds, ladders, tricks and points.</source>
        <translation>Parceiros sentam frente a frente e têm em comum jogos, escadas, vazas e pontos.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Cada um joga sozinho.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand, whatever is left.</source>
        <translation>As cinco categorias de uma vez acabam a rodada, sobrem quantas cartas sobrarem.</translation>
    </message>
    <message>
        <source>All five categories at once end the hand only if one card at most is left.</source>
        <translation>As cinco categorias de uma vez só acabam a rodada se sobra no máximo uma carta.</translation>
    </message>
    <message>
        <source>Nobody ends a hand by a flash exit.</source>
        <translation>Ninguém acaba a rodada com batida relâmpago.</translation>
    </message>
    <message>
        <source>Aces in tricks</source>
        <translation>Ases nas vazas</translation>
    </message>
    <message>
        <source>An ace beats the king of its suit.</source>
        <translation>O ás ganha do rei do seu naipe.</translation>
    </message>
    <message>
        <source>An ace is the lowest card of its suit.</source>
        <translation>O ás é a carta mais baixa do seu naipe.</translation>
    </message>
    <message>
        <source>Without flash exit</source>
        <translation>Sem batida relâmpago</translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation>Cada um por si</translation>
    </message>
    <message>
        <source>The discard goes to your own pile.</source>
        <translation>O descarte vai para a sua própria pilha.</translation>
    </message>
    <message>
        <source>The discard goes to your first pile, unless the second is shorter.</source>
        <translation>O descarte vai para a sua primeira pilha, a não ser que a segunda seja mais curta.</translation>
    </message>
    <message>
        <source>The discard goes to your second pile: it is the shorter.</source>
        <translation>O descarte vai para a sua segunda pilha: é a mais curta.</translation>
    </message>
    <message>
        <source>The discard goes to the neutral pile: it is the shorter.</source>
        <translation>O descarte vai para a pilha neutra: é a mais curta.</translation>
    </message>
    <message>
        <source>With the {card} on top these cards make no triplet, run or family. Choose others.</source>
        <translation>Com {card} em cima estas cartas não fazem trinca, sequência nem família. Escolha outras.</translation>
    </message>
    <message>
        <source>A pile is picked up with hand cards alone, without a joker.</source>
        <translation>Uma pilha se leva só com cartas da mão, sem joker.</translation>
    </message>
    <message>
        <source>A trick is one card from each of the three open piles and one of the hand. Choose them all first.</source>
        <translation>Uma vaza é uma carta de cada uma das três pilhas livres e uma da mão. Escolha todas antes.</translation>
    </message>
    <message>
        <source>The trick lacks the card of the hand: one that beats the three, or a joker. Choose it too.</source>
        <translation>Falta à vaza a carta da mão: uma que ganhe das três, ou um joker. Escolha-a também.</translation>
    </message>
    <message>
        <source>The trick lacks the card of one open pile: one of the same suit. Choose it too.</source>
        <translation>Falta à vaza a carta de uma pilha livre: uma do mesmo naipe. Escolha-a também.</translation>
    </message>
    <message>
        <source>A card of a pile goes into a trick, or from the top of the pile into a meld.</source>
        <translation>Uma carta de pilha vai para uma vaza ou, de cima da pilha, para um jogo.</translation>
    </message>
    <message>
        <source>In a ladder each card has its place. Put it there in the ladder builder.</source>
        <translation>Numa escada cada carta tem o seu lugar. Ponha-a ali no construtor de escadas.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s own pile.</source>
        <translation>O descarte vai para a própria pilha de {name}.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s first pile, unless the second is shorter.</source>
        <translation>O descarte vai para a primeira pilha de {name}, a não ser que a segunda seja mais curta.</translation>
    </message>
    <message>
        <source>The discard goes to {name}’s second pile: it is the shorter.</source>
        <translation>O descarte vai para a segunda pilha de {name}: é a mais curta.</translation>
    </message>
    <message>
        <source>{name}: flash exit</source>
        <translation>{name}: batida relâmpago</translation>
    </message>
    <message>
        <source>{name} melds out: +{points}</source>
        <translation>{name} bate: +{points}</translation>
    </message>
    <message>
        <source>{name} goes out by a flash exit: +{points}</source>
        <translation>{name} dá uma batida relâmpago: +{points}</translation>
    </message>
    <message>
        <source>The stock is empty, and the hand is over</source>
        <translation>O monte está vazio, e a rodada acabou</translation>
    </message>
    <message>
        <source>BarraCan</source>
        <translation>BarraCan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and four jokers.</source>
        <translation>O baralho não é de dois de 52 cartas e quatro jokers.</translation>
    </message>
    <message>
        <source>Evens or odds doubled by three complete sets</source>
        <translation>Pares ou ímpares dobrados por três séries completas</translation>
    </message>
    <message>
        <source>Opposites doubled by three complete sets</source>
        <translation>Opostos dobrados por três séries completas</translation>
    </message>
    <message>
        <source>Triplets doubled by three complete sets</source>
        <translation>Trincas dobradas por três séries completas</translation>
    </message>
    <message>
        <source>Runs doubled by three complete sets</source>
        <translation>Sequências dobradas por três séries completas</translation>
    </message>
    <message>
        <source>Families doubled by three complete sets</source>
        <translation>Famílias dobradas por três séries completas</translation>
    </message>
    <message>
        <source>Trios of tricks</source>
        <translation>Trios de vazas</translation>
    </message>
    <message>
        <source>Ladder from {card}</source>
        <translation>Escada de {card}</translation>
    </message>
    <message>
        <source>Royal ladder from {card}</source>
        <translation>Escada real de {card}</translation>
    </message>
    <message>
        <source>Melding out</source>
        <translation>Batida</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>ganhou uma vaza com {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>levou {pile} para {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>levou {pile} para {meld} e mais {more}</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>baixou {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>baixou {meld} e {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>baixou {meld}, {other} e mais {more}</translation>
    </message>
    <message>
        <source>your pile</source>
        <extracomment>What is picked up: “picked up your pile for …”, “Pick up your pile and lay …”; so the next five too.</extracomment>
        <translation>a sua pilha</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>a pilha de {name}</translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation>a segunda pilha de {name}</translation>
    </message>
    <message>
        <source>the neutral pile</source>
        <translation>a pilha neutra</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>deu uma batida relâmpago</translation>
    </message>
    <message>
        <source>a ladder of {count} cards</source>
        <translation>uma escada de {count} cartas</translation>
    </message>
    <message>
        <source>{name} completes a ladder: +{points}</source>
        <translation>{name} completa uma escada: +{points}</translation>
    </message>
    <message>
        <source>{name} completes a royal ladder: +{points}</source>
        <translation>{name} completa uma escada real: +{points}</translation>
    </message>
    <message>
        <source>evens or odds {cards}</source>
        <translation>pares ou ímpares {cards}</translation>
    </message>
    <message>
        <source>opposites {cards}</source>
        <translation>opostos {cards}</translation>
    </message>
    <message>
        <source>a triplet {cards}</source>
        <translation>uma trinca {cards}</translation>
    </message>
    <message>
        <source>a family {cards}</source>
        <translation>uma família {cards}</translation>
    </message>
    <message>
        <source>Pass, which ends the hand</source>
        <translation>Passar, o que acaba a rodada</translation>
    </message>
    <message>
        <source>Pick up {pile} and lay {melds}</source>
        <translation>Levar {pile} e baixar {melds}</translation>
    </message>
    <message>
        <source>Take the trick {cards} with the {card}</source>
        <translation>Ganhar a vaza {cards} com {card}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}</source>
        <translation>Dar uma batida relâmpago com {melds}</translation>
    </message>
    <message>
        <source>Make a flash exit with {melds}, and discard the {card}</source>
        <translation>Dar uma batida relâmpago com {melds} e descartar {card}</translation>
    </message>
    <message>
        <source>Discard the {card} on your pile</source>
        <translation>Descartar {card} na sua pilha</translation>
    </message>
    <message>
        <source>Discard the {card} on your second pile</source>
        <translation>Descartar {card} na sua segunda pilha</translation>
    </message>
    <message>
        <source>Discard the {card} on the neutral pile</source>
        <translation>Descartar {card} na pilha neutra</translation>
    </message>
    <message>
        <source>Discard the {card} and meld out</source>
        <translation>Descartar {card} e bater</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>a sua segunda pilha</translation>
    </message>
    <message>
        <source>a ladder {cards}</source>
        <translation>uma escada {cards}</translation>
    </message>
    <message>
        <source>{cards} on the ladder</source>
        <translation>{cards} na escada</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s pile</source>
        <translation>Descartar {card} na pilha de {name}</translation>
    </message>
    <message>
        <source>Discard the {card} on {name}’s second pile</source>
        <translation>Descartar {card} na segunda pilha de {name}</translation>
    </message>
</context>
<context>
    <name>barracuda</name>
    <message>
        <source>Draw a card first.</source>
        <translation>Compre uma carta primeiro.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Play once, or discard.</source>
        <translation>Nesta vez já se comprou. Faça uma baixa, ou descarte.</translation>
    </message>
    <message>
        <source>A turn has one play, and it is made. Discard a card.</source>
        <translation>Cada vez tem uma baixa, e ela já foi feita. Descarte uma carta.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the deck.</source>
        <translation>O lixo está vazio. Compre do monte.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be used at once. Choose two cards that make a run or set with it.</source>
        <translation>{card} só se pega para usar na hora. Escolha duas cartas que façam com ela sequência ou trinca.</translation>
    </message>
    <message>
        <source>A turn ends with a discard. Keep a card for it.</source>
        <translation>A vez acaba com um descarte. Fique com uma carta para ele.</translation>
    </message>
    <message>
        <source>The {card} does not come next here. Choose another meld or card.</source>
        <translation>{card} não é a seguinte aqui. Escolha outro jogo ou outra carta.</translation>
    </message>
    <message>
        <source>This meld is whole. Choose another.</source>
        <translation>Este jogo está completo. Escolha outro.</translation>
    </message>
    <message>
        <source>A run or set is laid as three cards. More are laid off later.</source>
        <translation>Sequência ou trinca se baixa com três cartas. As outras se encaixam depois.</translation>
    </message>
    <message>
        <source>{cards} are neither a run nor a set. Choose three of a suit in a row, or three of a rank.</source>
        <translation>{cards} não são sequência nem trinca. Escolha três seguidas de um naipe, ou três do mesmo valor.</translation>
    </message>
    <message>
        <source>Aces are low: no run goes on beyond the king.</source>
        <translation>O ás é baixo: nenhuma sequência passa do rei.</translation>
    </message>
    <message>
        <source>{turn}: draw a card, or take the {card} and use it at once.</source>
        <translation>{turn}: compre uma carta, ou pegue {card} e use na hora.</translation>
    </message>
    <message>
        <source>Lay a run or set, lay one card off, or discard.</source>
        <translation>Baixe uma sequência ou trinca, encaixe uma carta, ou descarte.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Descarte uma carta.</translation>
    </message>
    <message>
        <source>The deck is empty: the hand ends with this turn.</source>
        <translation>O monte está vazio: a rodada acaba com esta vez.</translation>
    </message>
    <message>
        <source>Choose two cards that go with the {card}, or a meld that takes it.</source>
        <translation>Escolha duas cartas que vão com {card}, ou um jogo que a receba.</translation>
    </message>
    <message>
        <source>The {card} fits nothing that can be played now. Draw from the deck.</source>
        <translation>{card} não serve em nada que se possa baixar agora. Compre do monte.</translation>
    </message>
    <message>
        <source>The {card} makes no meld with these cards. Draw a card first.</source>
        <translation>{card} não faz jogo com estas cartas. Compre uma carta primeiro.</translation>
    </message>
    <message>
        <source>Take {card} for {meld}</source>
        <translation>Pegar {card} para {meld}</translation>
    </message>
    <message>
        <source>Take {card} and lay it off</source>
        <translation>Pegar {card} e encaixar</translation>
    </message>
    <message>
        <source>The top discard is taken only to be laid at once. Choose what it goes with, or draw.</source>
        <translation>A carta de cima do lixo só se pega para baixar na hora. Escolha com que ela vai, ou compre.</translation>
    </message>
    <message>
        <source>Every turn ends with a discard, the last one too.</source>
        <translation>Toda vez acaba com um descarte, a última também.</translation>
    </message>
    <message>
        <source>A play may use up the hand, which then ends without one.</source>
        <translation>Uma baixa pode esvaziar a mão, e a rodada acaba sem descarte.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>The match ends after the hand in which somebody has more points.</source>
        <translation>A partida acaba depois da rodada em que alguém passa desses pontos.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Centavos por ponto</translation>
    </message>
    <message>
        <source>What each loser pays for each point of their own.</source>
        <translation>O que cada perdedor paga por cada ponto seu.</translation>
    </message>
    <message>
        <source>Cents a hand</source>
        <translation>Centavos por rodada</translation>
    </message>
    <message>
        <source>What each loser pays for each point that the winner is ahead.</source>
        <translation>O que cada perdedor paga por cada ponto de vantagem do vencedor.</translation>
    </message>
    <message>
        <source>Last card without a discard</source>
        <translation>Última carta sem descarte</translation>
    </message>
    <message>
        <source>the deck ran dry</source>
        <translation>o monte acabou</translation>
    </message>
    <message>
        <source>The deck has run out, and nobody wins the hand</source>
        <translation>O monte acabou, e ninguém ganha a rodada</translation>
    </message>
    <message>
        <source>The best in hands wins; of equals the fewest points.</source>
        <translation>Ganha o melhor em rodadas; de iguais, quem tem menos pontos.</translation>
    </message>
    <message>
        <source>Barracuda</source>
        <translation>Barracuda</translation>
    </message>
    <message>
        <source>The deck is not a pack of 52.</source>
        <translation>O baralho não é um de 52.</translation>
    </message>
    <message>
        <source>hands {hands}</source>
        <translation>rodadas {hands}</translation>
    </message>
    <message>
        <source>the match ends above {limit} points</source>
        <translation>a partida acaba acima de {limit} pontos</translation>
    </message>
    <message>
        <source>the match ends above 1 point</source>
        <translation>a partida acaba acima de 1 ponto</translation>
    </message>
    <message>
        <source>deals, hands {hands}</source>
        <translation>dá, rodadas {hands}</translation>
    </message>
    <message>
        <source>One play</source>
        <translation>Uma baixa</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>pegou a carta de cima do lixo para {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>pegou a carta de cima do lixo e encaixou</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>baixou {meld}</translation>
    </message>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Comprar uma carta do monte</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay {meld}</source>
        <translation>Pegar {card} do lixo e baixar {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the set {meld}</source>
        <translation>Pegar {card} do lixo e encaixar na trinca {meld}</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile and lay it off to the run {meld}</source>
        <translation>Pegar {card} do lixo e encaixar na sequência {meld}</translation>
    </message>
</context>
<context>
    <name>buraco</name>
    <message>
        <source>Only the first card of a hand may be refused. Draw or take.</source>
        <translation>Só a primeira carta da rodada pode ser recusada. Compre ou pegue o lixo.</translation>
    </message>
    <message>
        <source>There is no pile in the first turn. Accept the card or refuse it.</source>
        <translation>Não há lixo na primeira vez. Aceite a carta ou recuse-a.</translation>
    </message>
    <message>
        <source>This match is not played on time.</source>
        <translation>Esta partida não se joga por tempo.</translation>
    </message>
    <message>
        <source>The time is up already. The hand is played to its end.</source>
        <translation>O tempo já acabou. A rodada se joga até o fim.</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move. These melds have {points}.</source>
        <translation>A abertura pede {least} pontos numa jogada. Estes jogos têm {points}.</translation>
    </message>
    <message>
        <source>One failed opening a turn. Lay {least} points or discard.</source>
        <translation>Uma abertura frustrada por vez. Baixe {least} pontos ou descarte.</translation>
    </message>
    <message>
        <source>Lay {count}, open with {points}</source>
        <translation>Baixar {count}, abrir com {points}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Abertura</translation>
    </message>
    <message>
        <source>{turn}: keep the {card} or refuse it.</source>
        <translation>{turn}: fique com {card} ou recuse.</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Ficar com {card}</translation>
    </message>
    <message>
        <source>Refuse {card}</source>
        <translation>Recusar {card}</translation>
    </message>
    <message>
        <source>Show melds of {points} points, too little to open</source>
        <translation>Mostrar jogos de {points} pontos, pouco para abrir</translation>
    </message>
    <message>
        <source>Opening: {points} of {least} points</source>
        <translation>Abertura: {points} de {least} pontos</translation>
    </message>
    <message>
        <source>Opening takes {least} points in one move.</source>
        <translation>A abertura pede {least} pontos numa jogada.</translation>
    </message>
    <message>
        <source>Aces lie above the king only.</source>
        <translation>Ases só ficam acima do rei.</translation>
    </message>
    <message>
        <source>Aces lie below the deuce only.</source>
        <translation>Ases só ficam abaixo do dois.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Deuces are the only wildcards.</source>
        <translation>O dois é o único curinga.</translation>
    </message>
    <message>
        <source>Each pack has two jokers, which are wildcards too.</source>
        <translation>Cada baralho tem dois jokers, que também são curingas.</translation>
    </message>
    <message>
        <source>Cutting for points</source>
        <translation>Corte premiado</translation>
    </message>
    <message>
        <source>The cut counts nothing.</source>
        <translation>O corte não conta nada.</translation>
    </message>
    <message>
        <source>Whoever lifts exactly the cards of the pots gains 100 points.</source>
        <translation>Quem levanta exatamente as cartas dos mortos ganha 100 pontos.</translation>
    </message>
    <message>
        <source>Too small an opening</source>
        <translation>Abertura insuficiente</translation>
    </message>
    <message>
        <source>It is not accepted and costs nothing.</source>
        <translation>Não é aceita e não custa nada.</translation>
    </message>
    <message>
        <source>It is shown, taken back, and the side needs 15 points more.</source>
        <translation>É mostrada, volta para a mão, e o lado precisa de mais 15 pontos.</translation>
    </message>
    <message>
        <source>Points of wildcards</source>
        <translation>Pontos dos curingas</translation>
    </message>
    <message>
        <source>A joker counts 30, a deuce 20.</source>
        <translation>O joker conta 30, o dois 20.</translation>
    </message>
    <message>
        <source>A joker counts 20, a deuce 10.</source>
        <translation>O joker conta 20, o dois 10.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>How many minutes are played, whatever the target; 0 is no limit.</source>
        <translation>Joga-se por esses minutos, seja qual for a meta; 0 é sem limite.</translation>
    </message>
    <message>
        <source>Brazilian values</source>
        <translation>Valores brasileiros</translation>
    </message>
    <message>
        <source>With jokers</source>
        <translation>Com jokers</translation>
    </message>
    <message>
        <source>Short, to 1000</source>
        <translation>Curta, até 1000</translation>
    </message>
    <message>
        <source>One hour</source>
        <translation>Uma hora</translation>
    </message>
    <message>
        <source>A cut lifts one card at least and leaves one at least.</source>
        <translation>Um corte levanta pelo menos uma carta e deixa pelo menos uma.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; {name} has the highest and plays first.</source>
        <translation>{dealer} tem a carta mais baixa e dá as cartas; {name} tem a mais alta e joga primeiro.</translation>
    </message>
    <message>
        <source>the time was up</source>
        <translation>o tempo acabou</translation>
    </message>
    <message>
        <source>The time is up, and the hand is over</source>
        <translation>O tempo acabou, e a rodada também</translation>
    </message>
    <message>
        <source>Buraco</source>
        <translation>Buraco</translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation>Corte exato</translation>
    </message>
    <message>
        <source>{count} lifted</source>
        <translation>levantadas: {count}</translation>
    </message>
    <message>
        <source>{count} lifted, exact, +100</source>
        <translation>levantadas: {count}, exato, +100</translation>
    </message>
    <message>
        <source>opens with {least} points</source>
        <translation>abre com {least} pontos</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>recusou a primeira carta</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>estava na vez quando o tempo acabou</translation>
    </message>
    <message>
        <source>Accept the first card, the {card}</source>
        <translation>Aceitar a primeira carta, {card}</translation>
    </message>
    <message>
        <source>Refuse the first card, the {card}, and take the next one</source>
        <translation>Recusar a primeira carta, {card}, e ficar com a seguinte</translation>
    </message>
    <message>
        <source>The time of the match is up</source>
        <translation>O tempo da partida acabou</translation>
    </message>
</context>
<context>
    <name>burraco</name>
    <message>
        <source>Semi-clean meld</source>
        <translation>Canastra semilimpa</translation>
    </message>
    <message>
        <source>Dirty meld</source>
        <translation>Canastra suja</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Trinca</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>As players of Burraco say, who may have another word for it than those of other games.</extracomment>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld, add or discard.</source>
        <translation>Nesta vez já se comprou. Baixe, acrescente ou descarte.</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>Compre uma carta ou pegue o lixo primeiro.</translation>
    </message>
    <message>
        <source>There is no discard pile to take. Draw a card.</source>
        <translation>Não há lixo para pegar. Compre uma carta.</translation>
    </message>
    <message>
        <source>The {card} was the whole pile that was taken. Discard another card.</source>
        <translation>{card} era todo o lixo que foi pego. Descarte outra carta.</translation>
    </message>
    <message>
        <source>The side has a group of this rank already. Add the cards to it.</source>
        <translation>O lado já tem uma trinca deste valor. Acrescente as cartas a ela.</translation>
    </message>
    <message>
        <source>The side has no meld of this number. Add to one that lies there.</source>
        <translation>O lado não tem jogo com este número. Acrescente a um que está na mesa.</translation>
    </message>
    <message>
        <source>Keep a card: a side that has taken no pot does not go out.</source>
        <translation>Fique com uma carta: um lado que não pegou morto não bate.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a clean meld of seven cards does not go out.</source>
        <translation>Fique com uma carta: um lado sem canastra limpa não bate.</translation>
    </message>
    <message>
        <source>Keep a card: a side without a meld of seven cards does not go out.</source>
        <translation>Fique com uma carta: um lado sem canastra não bate.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side that has taken no pot does not go out.</source>
        <translation>Fique com duas cartas, uma para descartar: um lado que não pegou morto não bate.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a clean meld of seven cards does not go out.</source>
        <translation>Fique com duas cartas, uma para descartar: um lado sem canastra limpa não bate.</translation>
    </message>
    <message>
        <source>Keep two cards, one of them to discard: a side without a meld of seven cards does not go out.</source>
        <translation>Fique com duas cartas, uma para descartar: um lado sem canastra não bate.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Lay the card in a meld.</source>
        <translation>O último descarte não é joker nem dois. Baixe a carta num jogo.</translation>
    </message>
    <message>
        <source>Going out takes a last discard. Keep a card for it.</source>
        <translation>Para bater é preciso um último descarte. Fique com uma carta para ele.</translation>
    </message>
    <message>
        <source>The last discard is no joker and no deuce. Keep another card for it.</source>
        <translation>O último descarte não é joker nem dois. Fique com outra carta para ele.</translation>
    </message>
    <message>
        <source>A meld is a group or a run of three cards or more. Add cards to it.</source>
        <translation>Um jogo é uma trinca ou sequência de três cartas ou mais. Ponha cartas.</translation>
    </message>
    <message>
        <source>A meld has one wildcard at most, not {count}. Leave the others out.</source>
        <translation>Um jogo tem no máximo um curinga, não {count}. Tire os outros.</translation>
    </message>
    <message>
        <source>There are no groups of deuces or jokers. Add two cards of another rank.</source>
        <translation>Não há trinca de dois nem de jokers. Ponha duas cartas de outro valor.</translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit. Change those that do not belong.</source>
        <translation>Estas cartas não são do mesmo valor nem do mesmo naipe. Troque as que não cabem.</translation>
    </message>
    <message>
        <source>In a run each card lies on its place, from low to high. The {card} does not.</source>
        <translation>Numa sequência cada carta fica no seu lugar, da mais baixa para a mais alta. {card} não está no dela.</translation>
    </message>
    <message>
        <source>In this match no run begins below the 2: aces lie after the king.</source>
        <translation>Nesta partida nenhuma sequência começa abaixo do 2: os ases ficam depois do rei.</translation>
    </message>
    <message>
        <source>In this match no run goes on after the king: aces lie before the 2.</source>
        <translation>Nesta partida nenhuma sequência passa do rei: os ases ficam antes do 2.</translation>
    </message>
    <message>
        <source>A wildcard at the end of a run lies at its low end. Put the {card} there.</source>
        <translation>Na ponta de uma sequência o curinga fica na ponta baixa. Ponha {card} ali.</translation>
    </message>
    <message>
        <source>A run has one natural ace in this match. Leave one of the two.</source>
        <translation>Nesta partida uma sequência tem um só ás natural. Tire um dos dois.</translation>
    </message>
    <message>
        <source>A group stays a group and a run stays a run. Add cards that go on with it.</source>
        <translation>Trinca continua trinca e sequência continua sequência. Ponha cartas que continuem.</translation>
    </message>
    <message>
        <source>All cards stay in their meld. Put the {card} back.</source>
        <translation>Todas as cartas ficam no seu jogo. Devolva {card}.</translation>
    </message>
    <message>
        <source>Nothing moves in a meld without a new card. Add one.</source>
        <translation>Nada se mexe num jogo sem carta nova. Ponha uma.</translation>
    </message>
    <message>
        <source>An ace keeps its end of the run. Add cards at the other end.</source>
        <translation>Um ás fica na sua ponta da sequência. Ponha cartas na outra ponta.</translation>
    </message>
    <message>
        <source>{turn}: draw a card or take the pile.</source>
        <translation>{turn}: compre uma carta ou pegue o lixo.</translation>
    </message>
    <message>
        <source>Meld, add or discard.</source>
        <translation>Baixe, acrescente ou descarte.</translation>
    </message>
    <message>
        <source>The side may go out: discard the last card, no wildcard.</source>
        <translation>O lado pode bater: descarte a última carta, sem ser curinga.</translation>
    </message>
    <message>
        <source>A pot waits: lay or discard the last card to take it.</source>
        <translation>Um morto espera: baixe ou descarte a última carta para pegá-lo.</translation>
    </message>
    <message>
        <source>Keep a card after the discard: the side may not go out yet.</source>
        <translation>Fique com uma carta depois do descarte: o lado ainda não pode bater.</translation>
    </message>
    <message>
        <source>The hand ends after {count} more turns that take the pile and lay nothing.</source>
        <translation>A rodada acaba depois de mais {count} vezes em que só se pega o lixo e nada se baixa.</translation>
    </message>
    <message>
        <source>The hand ends with this turn if it takes the pile and lays nothing.</source>
        <translation>A rodada acaba com esta vez, se só se pega o lixo e nada se baixa.</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Pegar o lixo</translation>
    </message>
    <message>
        <source>Discard {card} and go out</source>
        <translation>Descartar {card} e bater</translation>
    </message>
    <message>
        <source>Discard {card} and take a pot</source>
        <translation>Descartar {card} e pegar um morto</translation>
    </message>
    <message>
        <source>Make it {meld}</source>
        <translation>Formar {meld}</translation>
    </message>
    <message>
        <source>Lay down {count} and take a pot, {points} points</source>
        <translation>Baixar {count} e pegar um morto, {points} pontos</translation>
    </message>
    <message>
        <source>Lay down {count} and go out, {points} points</source>
        <translation>Baixar {count} e bater, {points} pontos</translation>
    </message>
    <message>
        <source>This group takes cards of its rank, {rank}, and one wildcard. Choose one, or another meld.</source>
        <translation>Esta trinca recebe cartas do seu valor, {rank}, e um curinga. Escolha uma, ou outro jogo.</translation>
    </message>
    <message>
        <source>A run is of one suit, and the {card} is of another. Choose another card or meld.</source>
        <translation>Uma sequência é de um naipe, e {card} é de outro. Escolha outra carta ou outro jogo.</translation>
    </message>
    <message>
        <source>With the {card} this is no run: no rank is left out, none comes twice. Choose another card or meld.</source>
        <translation>Com {card} isto não é sequência: não se pula valor e nenhum vem duas vezes. Escolha outra carta ou outro jogo.</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <extracomment>As players of Burraco say, who may have another word for a meld than those of other games.</extracomment>
        <translation>Ainda não é jogo</translation>
    </message>
    <message>
        <source>Pots for three</source>
        <translation>Mortos para três</translation>
    </message>
    <message>
        <source>Two pots: the first has 18 cards, the second 11.</source>
        <translation>Dois mortos: o primeiro tem 18 cartas, o segundo 11.</translation>
    </message>
    <message>
        <source>Two pots of 11 cards.</source>
        <translation>Dois mortos de 11 cartas.</translation>
    </message>
    <message>
        <source>Three pots of 11 cards, one for each.</source>
        <translation>Três mortos de 11 cartas, um para cada um.</translation>
    </message>
    <message>
        <source>Aces in runs</source>
        <translation>Ases nas sequências</translation>
    </message>
    <message>
        <source>A run may begin with an ace, end with one, or both.</source>
        <translation>Uma sequência pode começar com ás, terminar com ás, ou as duas coisas.</translation>
    </message>
    <message>
        <source>A run has one natural ace at most, at either end.</source>
        <translation>Uma sequência tem no máximo um ás natural, em qualquer das pontas.</translation>
    </message>
    <message>
        <source>Semi-clean melds</source>
        <translation>Canastras semilimpas</translation>
    </message>
    <message>
        <source>A long meld with a wildcard is dirty.</source>
        <translation>Uma canastra com curinga é suja.</translation>
    </message>
    <message>
        <source>A run with seven natural cards side by side and a wildcard counts 150.</source>
        <translation>Uma sequência com sete cartas naturais lado a lado e um curinga conta 150.</translation>
    </message>
    <message>
        <source>A run or a group with seven natural cards and a wildcard beside them counts 150.</source>
        <translation>Uma sequência ou trinca com sete cartas naturais e um curinga ao lado conta 150.</translation>
    </message>
    <message>
        <source>Going out takes a clean meld.</source>
        <translation>Para bater é preciso uma canastra limpa.</translation>
    </message>
    <message>
        <source>Going out takes a meld of seven cards, clean or dirty.</source>
        <translation>Para bater é preciso uma canastra, limpa ou suja.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Batida</translation>
    </message>
    <message>
        <source>Whoever goes out discards the last card.</source>
        <translation>Quem bate descarta a última carta.</translation>
    </message>
    <message>
        <source>Whoever goes out may also lay the last cards.</source>
        <translation>Quem bate também pode baixar as últimas cartas.</translation>
    </message>
    <message>
        <source>Fresh pot at the end</source>
        <translation>Morto intacto no fim</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts its cards.</source>
        <translation>Um morto ainda não jogado conta as suas cartas.</translation>
    </message>
    <message>
        <source>A pot that was not played yet counts minus 100.</source>
        <translation>Um morto ainda não jogado conta menos 100.</translation>
    </message>
    <message>
        <source>To 505</source>
        <translation>Até 505</translation>
    </message>
    <message>
        <source>To 1005</source>
        <translation>Até 1005</translation>
    </message>
    <message>
        <source>Italian federation (FIBUR)</source>
        <translation>Federação italiana (FIBUR)</translation>
    </message>
    <message>
        <source>The deck is not the pack of this match: {count} cards, each as often as it is there.</source>
        <translation>O baralho não é o desta partida: {count} cartas, cada uma quantas vezes houver.</translation>
    </message>
    <message>
        <source>nobody laid anything more</source>
        <translation>ninguém baixou mais nada</translation>
    </message>
    <message>
        <source>The stock has run out, and the hand is over</source>
        <translation>O monte acabou, e a rodada também</translation>
    </message>
    <message>
        <source>Nobody lays anything more, and the hand is over</source>
        <translation>Ninguém baixa mais nada, e a rodada acabou</translation>
    </message>
    <message>
        <source>Burraco</source>
        <translation>Burraco</translation>
    </message>
    <message>
        <source>Clean melds</source>
        <translation>Limpas</translation>
    </message>
    <message>
        <source>Dirty melds</source>
        <translation>Sujas</translation>
    </message>
    <message>
        <source>Cards in melds</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Fresh pot</source>
        <translation>Morto intacto</translation>
    </message>
    <message>
        <source>No pot taken</source>
        <translation>Sem morto</translation>
    </message>
    <message>
        <source>pot taken</source>
        <translation>morto pego</translation>
    </message>
    <message>
        <source>pot taken, may go out</source>
        <translation>morto pego, pode bater</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>pegou o lixo</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>baixou {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>baixou {cards} e {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>baixou {cards}, {other} e mais {more}</translation>
    </message>
    <message>
        <source>a group {cards}</source>
        <translation>uma trinca {cards}</translation>
    </message>
    <message>
        <source>group</source>
        <translation>trinca</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <extracomment>As players of Burraco say, who may have another word for a run than those of other games; so the next one.</extracomment>
        <translation>uma sequência {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>sequência</translation>
    </message>
    <message>
        <source>{name} completes a clean meld: +{points}</source>
        <translation>{name} completa uma canastra limpa: +{points}</translation>
    </message>
    <message>
        <source>{name} takes a pot</source>
        <translation>{name} pega um morto</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>acrescentou a {cards}</translation>
    </message>
    <message>
        <source>Take the discard pile, {count} cards</source>
        <translation>Pegar o lixo, {count} cartas</translation>
    </message>
    <message>
        <source>Take the {card} from the discard pile</source>
        <translation>Pegar {card} do lixo</translation>
    </message>
    <message>
        <source>Add {cards} to the group {meld}</source>
        <translation>Acrescentar {cards} à trinca {meld}</translation>
    </message>
    <message>
        <source>Add {cards} to the run {meld}</source>
        <translation>Acrescentar {cards} à sequência {meld}</translation>
    </message>
</context>
<context>
    <name>category</name>
    <message>
        <source>Opposites</source>
        <extracomment>One category of the type, not several.</extracomment>
        <translation>Opostos</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>1 point</source>
        <translation>1 ponto</translation>
    </message>
    <message>
        <source>About BarraCan</source>
        <translation>Sobre o BarraCan</translation>
    </message>
    <message>
        <source>Add to draft {number}</source>
        <translation>Pôr no rascunho {number}</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Voltar (Esc)</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>em jogo</translation>
    </message>
    <message>
        <source>Build the best ladder that the hand can lay</source>
        <translation>Monte a melhor escada que a mão pode baixar</translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation>Sozinhas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Mudar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Copiar a biblioteca</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Documents (*.pdf)</source>
        <translation>Documentos (*.pdf)</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobros</translation>
    </message>
    <message>
        <source>doubles counted</source>
        <translation>dobros contados</translation>
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
        <translation>Linha do especialista</translation>
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
        <translation>Jogo limpo</translation>
    </message>
    <message>
        <source>fewest so far</source>
        <translation>menos até agora</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>rodada</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rodada</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Rodada {hand}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Rodada {number}</translation>
    </message>
    <message>
        <source>Has doubled</source>
        <translation>Dobrou</translation>
    </message>
    <message>
        <source>hds</source>
        <translation>rod.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
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
        <translation>Anotar um placar à mão</translation>
    </message>
    <message>
        <source>Ladder {number}</source>
        <translation>Escada {number}</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>última rodada</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimas jogadas</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>left to play</source>
        <translation>por jogar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdeu</translation>
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
        <translation>Pontos de cartas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Clean meld</source>
        <translation>Canastra limpa</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Evens / odds</source>
        <translation>Pares / ímpares</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
    <message>
        <source>Families</source>
        <translation>Famílias</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Família</translation>
    </message>
    <message>
        <source>Flash exit</source>
        <translation>Batida relâmpago</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>rodadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escada</translation>
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
        <translation>pode bater</translation>
    </message>
    <message>
        <source>Meld tray</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Minha</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>New ladder</source>
        <translation>Nova escada</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Próxima rodada</translation>
    </message>
    <message>
        <source>not down yet, {points} now</source>
        <translation>sem descida, agora {points}</translation>
    </message>
    <message>
        <source>not royal</source>
        <translation>não real</translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation>nada na mesa ainda</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation>Partidas mais antigas</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>na mesa</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registro</translation>
    </message>
    <message>
        <source>opens with {least}</source>
        <translation>abre com {least}</translation>
    </message>
    <message>
        <source>Opposites</source>
        <translation>Opostos</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play BarraCan</source>
        <translation>Jogar BarraCan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>pts</source>
        <translation>pts</translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Corrida até {target}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Ler a cláusula {clause}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl);;All files (*)</source>
        <translation>Registros (*.cards.jsonl);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Report a fault</source>
        <translation>Relatar um erro</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>real</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Sequências</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Salvar um relatório</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Salvar em outro lugar</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Placar</translation>
    </message>
    <message>
        <source>Score pad of {name}</source>
        <translation>Placar de {name}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Seat {seat}</source>
        <translation>Lugar {seat}</translation>
    </message>
    <message>
        <source>Seat {seat} has no name yet.</source>
        <translation>O lugar {seat} ainda não tem nome.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seções</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Trinca</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Short, to 50</source>
        <translation>Curta, até 50</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
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
        <translation>Naipe</translation>
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
        <translation>A partida acaba depois da rodada em que um lado alcança esses pontos.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>O resultado</translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation>A mesma mesa de novo</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta rodada</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>até {target}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>Trinca</translation>
    </message>
    <message>
        <source>Triplets</source>
        <translation>Trincas</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Trunfos em ordem</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
        <translation>Dois lugares se chamam {name}: dê outro nome a um deles.</translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation>Desfazer a exclusão</translation>
    </message>
    <message>
        <source>What would have happened</source>
        <translation>O que teria acontecido</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>window</source>
        <translation>janela</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganhou</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>O seu nome</translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation>a sua segunda pilha</translation>
    </message>
    <message>
        <source>{condition}: not yet, clause {clause}</source>
        <translation>{condition}: ainda não, cláusula {clause}</translation>
    </message>
    <message>
        <source>{condition}: yes</source>
        <translation>{condition}: sim</translation>
    </message>
    <message>
        <source>{count} hands</source>
        <translation>{count} rodadas</translation>
    </message>
    <message>
        <source>{count} in hand</source>
        <translation>{count} na mão</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} não pode ser lido: {reason}.</translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation>{first} contra {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{ladder}: press the place that the {cards} is to take.</source>
        <translation>{ladder}: aperte o lugar que {cards} deve ocupar.</translation>
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
        <translation>{points} na mesa</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
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
        <translation>Descida</translation>
    </message>
    <message>
        <source>Swap {card} for the joker of {other}</source>
        <translation>Trocar {card} pelo joker de {other}</translation>
    </message>
    <message>
        <source>Counts {value} of {threshold} points</source>
        <translation>Conta {value} de {threshold} pontos</translation>
    </message>
    <message>
        <source>Counts {value} points; {threshold} are enough</source>
        <translation>Conta {value} pontos; bastam {threshold}</translation>
    </message>
    <message>
        <source>Lay down {count}, {value} points</source>
        <translation>Baixar {count}, {value} pontos</translation>
    </message>
    <message>
        <source>Take {card}, lay {value}</source>
        <translation>Pegar {card}, baixar {value}</translation>
    </message>
    <message>
        <source>{action}, the joker in {meld} of {other}</source>
        <translation>{action}, o joker em {meld} de {other}</translation>
    </message>
    <message>
        <source>These melds count {points}. A melds-down takes {least}.</source>
        <translation>Estes jogos contam {points}. A descida pede {least}.</translation>
    </message>
    <message>
        <source>No joker of this meld stands for the {card}. Choose another card.</source>
        <translation>Nenhum joker deste jogo representa {card}. Escolha outra carta.</translation>
    </message>
    <message>
        <source>The first turn of a hand is one discard. Choose a card to discard.</source>
        <translation>A primeira vez da rodada é um descarte. Escolha uma carta para descartar.</translation>
    </message>
    <message>
        <source>Draw or take a card first.</source>
        <translation>Compre ou pegue uma carta primeiro.</translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld or discard.</source>
        <translation>Nesta vez já se comprou. Baixe ou descarte.</translation>
    </message>
    <message>
        <source>The stock still has cards. Draw without making a new one.</source>
        <translation>O monte ainda tem cartas. Compre sem fazer um novo.</translation>
    </message>
    <message>
        <source>The stock is used up. The draw states the order of the new one.</source>
        <translation>O monte acabou. A compra diz a ordem do novo.</translation>
    </message>
    <message>
        <source>The new stock is made of all discards but the top one.</source>
        <translation>O novo monte se faz com todos os descartes menos o de cima.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>O lixo está vazio. Compre do monte.</translation>
    </message>
    <message>
        <source>After the melds-down a card is taken alone. Meld in another move.</source>
        <translation>Depois da descida a carta se pega sozinha. Baixe em outra jogada.</translation>
    </message>
    <message>
        <source>Before the melds-down the {card} is taken only to be laid in it. Choose melds with this card, or draw.</source>
        <translation>Antes da descida {card} só se pega para baixar nela. Escolha jogos com esta carta, ou compre.</translation>
    </message>
    <message>
        <source>The {card} is taken only to be laid at once in one of these melds. Add it to one, or draw.</source>
        <translation>{card} só se pega para baixar na hora num destes jogos. Ponha-a num deles, ou compre.</translation>
    </message>
    <message>
        <source>After the melds-down a swap is a move of its own.</source>
        <translation>Depois da descida uma troca é uma jogada própria.</translation>
    </message>
    <message>
        <source>Before the melds-down a joker is gained only to be laid in it. Lay it in one of these melds.</source>
        <translation>Antes da descida um joker só se ganha para baixar nela. Baixe-o num destes jogos.</translation>
    </message>
    <message>
        <source>Before the melds-down jokers are gained only to be laid in it. Lay all {count} in these melds.</source>
        <translation>Antes da descida jokers só se ganham para baixar nela. Baixe os {count} nestes jogos.</translation>
    </message>
    <message>
        <source>These melds count {value}. The first melds of a hand count {threshold} or more together.</source>
        <translation>Estes jogos contam {value}. Os primeiros jogos da rodada somam {threshold} ou mais.</translation>
    </message>
    <message>
        <source>The melds-down comes first. Lay melds of {threshold} points or more.</source>
        <translation>A descida vem primeiro. Baixe jogos de {threshold} pontos ou mais.</translation>
    </message>
    <message>
        <source>The last card goes by a discard. Keep a card that may be discarded.</source>
        <translation>A última carta sai por um descarte. Fique com uma carta que se possa descartar.</translation>
    </message>
    <message>
        <source>The {card} that was taken is not discarded in this turn. Choose another.</source>
        <translation>{card}, que foi pega, não se descarta nesta vez. Escolha outra.</translation>
    </message>
    <message>
        <source>This set has four cards and takes no more. Choose another meld.</source>
        <translation>Esta trinca já tem quatro cartas e não recebe mais. Escolha outro jogo.</translation>
    </message>
    <message>
        <source>This set takes the {card} only. Choose that card or another meld.</source>
        <translation>Esta trinca só recebe {card}. Escolha essa carta ou outro jogo.</translation>
    </message>
    <message>
        <source>This run takes no more at that end. Choose the other end or another meld.</source>
        <translation>Esta sequência não recebe mais nessa ponta. Escolha a outra ponta ou outro jogo.</translation>
    </message>
    <message>
        <source>At that end the run takes the {card} only. Choose that card, the other end or another meld.</source>
        <translation>Nessa ponta a sequência só recebe {card}. Escolha essa carta, a outra ponta ou outro jogo.</translation>
    </message>
    <message>
        <source>A run has two ends. Choose the low or the high one.</source>
        <translation>Uma sequência tem duas pontas. Escolha a baixa ou a alta.</translation>
    </message>
    <message>
        <source>A set has no ends. Lay the card off without naming one.</source>
        <translation>Uma trinca não tem pontas. Encaixe a carta sem dizer ponta.</translation>
    </message>
    <message>
        <source>There is no joker in the hand to announce. Go on with the turn.</source>
        <translation>Não há joker na mão para anunciar. Continue a vez.</translation>
    </message>
    <message>
        <source>All jokers in the hand are announced already. Go on with the turn.</source>
        <translation>Todos os jokers da mão já estão anunciados. Continue a vez.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Change a card.</source>
        <translation>Trinca são três ou quatro cartas do mesmo valor, sem repetir naipe. Troque uma carta.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Change a card.</source>
        <translation>Sequência são três ou mais cartas seguidas do mesmo naipe. Troque uma carta.</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice. Add a card.</source>
        <translation>Trinca são três ou quatro cartas do mesmo valor, sem repetir naipe. Acrescente uma carta.</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another. Add a card.</source>
        <translation>Sequência são três ou mais cartas seguidas do mesmo naipe. Acrescente uma carta.</translation>
    </message>
    <message>
        <source>{cards} are neither a set nor a run. Choose one rank or one suit.</source>
        <translation>{cards} não são trinca nem sequência. Escolha um só valor ou um só naipe.</translation>
    </message>
    <message>
        <source>An ace lies before the 2 or after the king. No run goes on beyond it.</source>
        <translation>O ás fica antes do 2 ou depois do rei. Nenhuma sequência passa dele.</translation>
    </message>
    <message>
        <source>{turn}: discard one of {count} cards.</source>
        <translation>{turn}: descarte uma das {count} cartas.</translation>
    </message>
    <message>
        <source>{turn}: draw or take a card.</source>
        <translation>{turn}: compre ou pegue uma carta.</translation>
    </message>
    <message>
        <source>{turn}: draw, or take the top discard for the melds-down.</source>
        <translation>{turn}: compre, ou pegue a carta de cima do lixo para a descida.</translation>
    </message>
    <message>
        <source>Meld, lay off, swap or discard.</source>
        <translation>Baixe, encaixe, troque ou descarte.</translation>
    </message>
    <message>
        <source>Do the melds-down or discard.</source>
        <translation>Faça a descida ou descarte.</translation>
    </message>
    <message>
        <source>A melds-down counts {threshold} points or more.</source>
        <translation>A descida conta {threshold} pontos ou mais.</translation>
    </message>
    <message>
        <source>These cards count {value} points; {threshold} are enough.</source>
        <translation>Estas cartas contam {value} pontos; bastam {threshold}.</translation>
    </message>
    <message>
        <source>These cards count {value} of {threshold} points, {more} more.</source>
        <translation>Estas cartas contam {value} de {threshold} pontos, faltam {more}.</translation>
    </message>
    <message>
        <source>Lay {count} melds, {value} points</source>
        <translation>Baixar {count} jogos, {value} pontos</translation>
    </message>
    <message>
        <source>The stock is used up: the discards are shuffled into a new one.</source>
        <translation>O monte acabou: os descartes são embaralhados num novo.</translation>
    </message>
    <message>
        <source>The stock is used up: the hand ends with this turn.</source>
        <translation>O monte acabou: a rodada acaba com esta vez.</translation>
    </message>
    <message>
        <source>Choose the cards that go with the {card} into the melds-down.</source>
        <translation>Escolha as cartas que vão com {card} na descida.</translation>
    </message>
    <message>
        <source>Take {card} for the melds-down</source>
        <translation>Pegar {card} para a descida</translation>
    </message>
    <message>
        <source>Low end: lay off {card}</source>
        <translation>Ponta baixa: encaixar {card}</translation>
    </message>
    <message>
        <source>High end: lay off {card}</source>
        <translation>Ponta alta: encaixar {card}</translation>
    </message>
    <message>
        <source>As {card}: lay off the joker</source>
        <translation>Como {card}: encaixar o joker</translation>
    </message>
    <message>
        <source>Swap {card} for the joker</source>
        <translation>Trocar {card} pelo joker</translation>
    </message>
    <message>
        <source>Swap {card} for the joker in the melds-down</source>
        <translation>Trocar {card} pelo joker na descida</translation>
    </message>
    <message>
        <source>Announce joker</source>
        <translation>Anunciar joker</translation>
    </message>
    <message>
        <source>This run takes the {low} or the {high} only. Choose one, or another meld.</source>
        <translation>Esta sequência só recebe {low} ou {high}. Escolha uma delas, ou outro jogo.</translation>
    </message>
    <message>
        <source>This run takes the {card} only. Choose that card or another meld.</source>
        <translation>Esta sequência só recebe {card}. Escolha essa carta ou outro jogo.</translation>
    </message>
    <message>
        <source>This run takes no more cards. Choose another meld.</source>
        <translation>Esta sequência não recebe mais cartas. Escolha outro jogo.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Mínimo da descida</translation>
    </message>
    <message>
        <source>The first melds of a hand count this many points together, or more.</source>
        <translation>Os primeiros jogos da rodada somam esses pontos, ou mais.</translation>
    </message>
    <message>
        <source>New stocks</source>
        <translation>Novos montes</translation>
    </message>
    <message>
        <source>How often in a hand the discards are shuffled into a new stock.</source>
        <translation>Quantas vezes por rodada os descartes são embaralhados num novo monte.</translation>
    </message>
    <message>
        <source>The match is over after this many hands.</source>
        <translation>A partida acaba depois dessas rodadas.</translation>
    </message>
    <message>
        <source>Tournament, four hands</source>
        <translation>Torneio, quatro rodadas</translation>
    </message>
    <message>
        <source>Short, three hands</source>
        <translation>Curta, três rodadas</translation>
    </message>
    <message>
        <source>The winner of a hand is the first player of the next: seat {seat} deals.</source>
        <translation>Quem ganha uma rodada joga primeiro na seguinte: dá o lugar {seat}.</translation>
    </message>
    <message>
        <source>Nobody won the hand before: the next seat clockwise, {seat}, deals.</source>
        <translation>Ninguém ganhou a rodada anterior: dá o lugar seguinte no sentido horário, {seat}.</translation>
    </message>
    <message>
        <source>The stock has run out, and nobody wins the hand</source>
        <translation>O monte acabou, e ninguém ganha a rodada</translation>
    </message>
    <message>
        <source>{name} has drawn the highest card, deals and plays first.</source>
        <translation>{name} tirou a carta mais alta, dá as cartas e joga primeiro.</translation>
    </message>
    <message>
        <source>The lowest sum wins. X counts −25; who never melded has 100.</source>
        <translation>Ganha a menor soma. X conta −25; quem não desceu tem 100.</translation>
    </message>
    <message>
        <source>Concan</source>
        <translation>Concan</translation>
    </message>
    <message>
        <source>The deck is not two packs of 52 and two jokers.</source>
        <translation>O baralho não é de dois de 52 cartas e dois jokers.</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Batida</translation>
    </message>
    <message>
        <source>Without a melds-down</source>
        <translation>Sem descida</translation>
    </message>
    <message>
        <source>Announced jokers</source>
        <translation>Jokers anunciados</translation>
    </message>
    <message>
        <source>Jokers not announced</source>
        <translation>Jokers não anunciados</translation>
    </message>
    <message>
        <source>melds-down from {threshold}, hand {hand} of {hands}</source>
        <translation>descida com {threshold}, rodada {hand} de {hands}</translation>
    </message>
    <message>
        <source>{note}, {points} in hand</source>
        <translation>{note}, {points} na mão</translation>
    </message>
    <message>
        <source>melds down</source>
        <translation>já desceu</translation>
    </message>
    <message>
        <source>1 new stock left</source>
        <translation>resta 1 novo monte</translation>
    </message>
    <message>
        <source>{count} new stocks left</source>
        <translation>restam {count} novos montes</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>ganha o menor</translation>
    </message>
    <message>
        <source>X: won the hand, −25. {count} hands to come.</source>
        <translation>X: ganhou a rodada, −25. Ainda {count} rodadas.</translation>
    </message>
    <message>
        <source>X: won the hand, −25. One hand to come.</source>
        <translation>X: ganhou a rodada, −25. Ainda uma rodada.</translation>
    </message>
    <message>
        <source>X: won the hand, −25.</source>
        <translation>X: ganhou a rodada, −25.</translation>
    </message>
    <message>
        <source>no new stock left</source>
        <translation>sem mais novo monte</translation>
    </message>
    <message>
        <source>melds down, jokers announced: {count}</source>
        <translation>já desceu, jokers anunciados: {count}</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>embaralhou um novo monte e comprou</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>pegou a carta de cima do lixo</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>pegou a carta de cima do lixo para {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>pegou a carta de cima do lixo para {melds}, com um joker trocado por {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>baixou {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>baixou {melds}, com um joker trocado por {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>encaixou um joker como {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>trocou {card} por um joker</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>anunciou jokers</translation>
    </message>
    <message>
        <source>{meld} and {other}</source>
        <translation>{meld} e {other}</translation>
    </message>
    <message>
        <source>{meld}, {other} and {more} more</source>
        <translation>{meld}, {other} e mais {more}</translation>
    </message>
    <message>
        <source>a set {cards} with a joker as {stands}</source>
        <translation>uma trinca {cards} com um joker como {stands}</translation>
    </message>
    <message>
        <source>a run {cards} with a joker as {stands}</source>
        <translation>uma sequência {cards} com um joker como {stands}</translation>
    </message>
    <message>
        <source>Shuffle a new stock and draw a card from it</source>
        <translation>Embaralhar um novo monte e comprar uma carta dele</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile</source>
        <translation>Pegar {top} do lixo</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile and lay {melds}</source>
        <translation>Pegar {top} do lixo e baixar {melds}</translation>
    </message>
    <message>
        <source>Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Pegar {top} do lixo, trocar {card} por um joker da mesa e baixar {melds}</translation>
    </message>
    <message>
        <source>Swap {card} for a joker on the table, and lay {melds}</source>
        <translation>Trocar {card} por um joker da mesa e baixar {melds}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the set {meld}</source>
        <translation>Encaixar um joker como {stands} na trinca {meld}</translation>
    </message>
    <message>
        <source>Lay a joker as {stands} off to the run {meld}</source>
        <translation>Encaixar um joker como {stands} na sequência {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the set {meld}</source>
        <translation>Trocar {card} pelo joker da trinca {meld}</translation>
    </message>
    <message>
        <source>Swap the {card} for the joker in the run {meld}</source>
        <translation>Trocar {card} pelo joker da sequência {meld}</translation>
    </message>
    <message>
        <source>Announce the jokers of your hand</source>
        <translation>Anunciar os jokers da sua mão</translation>
    </message>
    <message>
        <source>Announce the jokers of {name}’s hand</source>
        <translation>Anunciar os jokers da mão de {name}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>points in hand {hand}, your best so far</source>
        <translation>pontos na rodada {hand}, a sua melhor até agora</translation>
    </message>
    <message>
        <source>points, your most in a match so far</source>
        <translation>pontos, o seu máximo numa partida até agora</translation>
    </message>
    <message>
        <source>ahead, your clearest win so far</source>
        <translation>à frente, a sua vitória mais clara até agora</translation>
    </message>
    <message>
        <source>Your first win</source>
        <translation>A sua primeira vitória</translation>
    </message>
    <message>
        <source>at {game}</source>
        <translation>no {game}</translation>
    </message>
    <message>
        <source>against {level}</source>
        <translation>contra {level}</translation>
    </message>
    <message>
        <source>{count} wins</source>
        <translation>{count} vitórias</translation>
    </message>
    <message>
        <source>in a row at {game}</source>
        <translation>seguidas no {game}</translation>
    </message>
    <message>
        <source>Match {count}</source>
        <translation>Partida {count}</translation>
    </message>
    <message>
        <source>{words}, your first</source>
        <translation>{words}, pela primeira vez</translation>
    </message>
    <message>
        <source>{words}, your first in {count} matches</source>
        <translation>{words}, pela primeira vez em {count} partidas</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>Before “hand”, as these ten: “points in the first hand”.</extracomment>
        <translation>primeira</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terceira</translation>
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
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>sétima</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>oitava</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>nona</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>décima</translation>
    </message>
    <message>
        <source>points in the {ordinal} hand</source>
        <translation>pontos na {ordinal} rodada</translation>
    </message>
    <message>
        <source>points in hand {hand}</source>
        <translation>pontos na rodada {hand}</translation>
    </message>
    <message>
        <source>point in the {ordinal} hand</source>
        <translation>ponto na {ordinal} rodada</translation>
    </message>
    <message>
        <source>point in hand {hand}</source>
        <translation>ponto na rodada {hand}</translation>
    </message>
    <message>
        <source>points in {hands} hands</source>
        <translation>pontos em {hands} rodadas</translation>
    </message>
    <message>
        <source>points in hand {hand}, the best of this side</source>
        <translation>pontos na rodada {hand}, a melhor deste lado</translation>
    </message>
    <message>
        <source>points in hand {hand}, your best</source>
        <translation>pontos na rodada {hand}, a sua melhor</translation>
    </message>
    <message>
        <source>point in hand {hand}, the best of this side</source>
        <translation>ponto na rodada {hand}, a melhor deste lado</translation>
    </message>
    <message>
        <source>point in hand {hand}, your best</source>
        <translation>ponto na rodada {hand}, a sua melhor</translation>
    </message>
    <message>
        <source>{count} of {all} hands</source>
        <translation>{count} de {all} rodadas</translation>
    </message>
    <message>
        <source>with more points than anybody else</source>
        <translation>com mais pontos que todos</translation>
    </message>
    <message>
        <source>{points} points behind</source>
        <translation>{points} pontos atrás</translation>
    </message>
    <message>
        <source>1 point behind</source>
        <translation>1 ponto atrás</translation>
    </message>
    <message>
        <source>after hand {hand}, and won all the same</source>
        <translation>depois da rodada {hand}, e ganhou assim mesmo</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Na frente</translation>
    </message>
    <message>
        <source>after every hand</source>
        <translation>depois de cada rodada</translation>
    </message>
    <message>
        <source>apart at the end</source>
        <translation>de diferença no fim</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Uma rodada</translation>
    </message>
    <message>
        <source>to the end of the match</source>
        <translation>até o fim da partida</translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>{share} of 100 hands end with a flash exit.</source>
        <translation>{share} de 100 rodadas acabam com batida relâmpago.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end because somebody goes out.</source>
        <translation>{share} de 100 rodadas acabam porque alguém bate.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty stock.</source>
        <translation>{share} de 100 rodadas acabam com o monte vazio.</translation>
    </message>
    <message>
        <source>{share} of 100 hands end with an empty deck.</source>
        <translation>{share} de 100 rodadas acabam com o monte vazio.</translation>
    </message>
    <message>
        <source>Among strong players a hand has about {turns} turns each.</source>
        <translation>Entre jogadores fortes uma rodada tem cerca de {turns} vezes para cada um.</translation>
    </message>
    <message>
        <source>Among strong players somebody takes the window in {share} of 100 hands; in the others it is The Least.</source>
        <translation>Entre jogadores fortes alguém pega a janela em {share} de 100 rodadas; nas outras joga-se Perde-ganha.</translation>
    </message>
    <message>
        <source>Ahead of casual players in {share} of 100 hands.</source>
        <translation>À frente de amadores em {share} de 100 rodadas.</translation>
    </message>
    <message>
        <source>Luck decides much here: an expert would win no more hands than a strong player.</source>
        <translation>Aqui a sorte decide muito: um especialista não ganharia mais rodadas que um jogador forte.</translation>
    </message>
    <message>
        <source>Ahead of beginners in {share} of 100 hands.</source>
        <translation>À frente de iniciantes em {share} de 100 rodadas.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Four open piles, tricks and ladders</source>
        <translation>Quatro pilhas abertas, vazas e escadas</translation>
    </message>
    <message>
        <source>Long runs, two pots, race to 2005</source>
        <translation>Sequências longas e mortos, até 2005</translation>
    </message>
    <message>
        <source>In pairs, with wild deuces</source>
        <translation>O dois é curinga, em duplas</translation>
    </message>
    <message>
        <source>Melds of 51, nine hands</source>
        <translation>Descida de 51, nove rodadas</translation>
    </message>
    <message>
        <source>Seven cards, quick and sly</source>
        <translation>Sete cartas, rápido e matreiro</translation>
    </message>
    <message>
        <source>Seven contracts, one bearded king</source>
        <translation>Sete contratos, um rei barbudo</translation>
    </message>
    <message>
        <source>One against two, queens rule</source>
        <translation>Um contra dois, as damas mandam</translation>
    </message>
    <message>
        <source>The stock takes no cards. Draw from it.</source>
        <translation>O monte não recebe cartas. Compre dele.</translation>
    </message>
    <message>
        <source>No card goes from hand to hand. Choose another place for it.</source>
        <translation>Nenhuma carta passa de mão em mão. Escolha outro lugar para ela.</translation>
    </message>
    <message>
        <source>These cards are in the hand. Choose another place for them.</source>
        <translation>Estas cartas estão na mão. Escolha outro lugar para elas.</translation>
    </message>
    <message>
        <source>A card that is drawn or taken goes into the hand. Let go of it there.</source>
        <translation>Uma carta comprada ou pega vai para a mão. Solte-a ali.</translation>
    </message>
    <message>
        <source>One card is discarded, and ends the turn. Choose one.</source>
        <translation>Descarta-se uma carta, e ela acaba a vez. Escolha uma.</translation>
    </message>
    <message>
        <source>Cards are laid off one at a time. Choose one.</source>
        <translation>As cartas se encaixam uma de cada vez. Escolha uma.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before your own side.</source>
        <translation>Ali baixam os outros. Baixe estas diante do seu lado.</translation>
    </message>
    <message>
        <source>A pot takes no cards. It is taken whole once the hand is empty.</source>
        <translation>Um morto não recebe cartas. Ele se pega inteiro quando a mão fica vazia.</translation>
    </message>
    <message>
        <source>Cards are played to the trick. Let go of the card there.</source>
        <translation>As cartas se jogam na vaza. Solte a carta ali.</translation>
    </message>
    <message>
        <source>A trick that is taken takes no more cards. Play to the one that lies open.</source>
        <translation>Uma vaza ganha não recebe mais cartas. Jogue na que está aberta.</translation>
    </message>
    <message>
        <source>Others lay their cards there. Lay these before {name}’s own side.</source>
        <translation>Ali baixam os outros. Baixe estas diante do lado de {name}.</translation>
    </message>
    <message>
        <source>{first}, {others}</source>
        <translation>{first}, {others}</translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation>Nenhuma rodada está em jogo. Dê a próxima.</translation>
    </message>
    <message>
        <source>It is the turn of {seat}.</source>
        <translation>É a vez de {seat}.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>A rodada acabou.</translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
        <translation>Outro lugar está escolhendo.</translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation>{card} não está na sua mão.</translation>
    </message>
    <message>
        <source>The {card} is not in {name}’s hand.</source>
        <translation>{card} não está na mão de {name}.</translation>
    </message>
    <message>
        <source>The deal passes clockwise: seat {seat} deals this hand.</source>
        <translation>A vez de dar passa no sentido horário: nesta rodada dá o lugar {seat}.</translation>
    </message>
    <message>
        <source>The dealer is a seat of this match.</source>
        <translation>O carteador é um lugar desta partida.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Hint: {what}.</source>
        <translation>Dica: {what}.</translation>
    </message>
    <message>
        <source>On average over {worlds} possible deals it is worth about {points} points more than the next best move.</source>
        <translation>Em média sobre {worlds} distribuições possíveis, vale cerca de {points} pontos mais que a segunda melhor jogada.</translation>
    </message>
    <message>
        <source>Over {worlds} possible deals it gives about {percent}% more chance to win the match than the next best move.</source>
        <translation>Sobre {worlds} distribuições possíveis, dá cerca de {percent}% mais chance de ganhar a partida que a segunda melhor jogada.</translation>
    </message>
    <message>
        <source>In {share} of 100 such deals the next best move comes out better.</source>
        <translation>Em {share} de 100 dessas distribuições a segunda melhor jogada sai melhor.</translation>
    </message>
    <message>
        <source>In {worlds} possible deals no other move came out clearly better.</source>
        <translation>Em {worlds} distribuições possíveis nenhuma outra jogada saiu claramente melhor.</translation>
    </message>
    <message>
        <source>Chosen by the rules of thumb of a good player; no deals were played out.</source>
        <translation>Escolhida pelas regras práticas de um bom jogador; nenhuma distribuição foi jogada até o fim.</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <translation>{points} pontos a menos</translation>
    </message>
    <message>
        <source>{percent}% less chance</source>
        <translation>{percent}% menos chance</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>quase tão boa</translation>
    </message>
    <message>
        <source>Next best: {what}.</source>
        <translation>Segunda melhor: {what}.</translation>
    </message>
    <message>
        <source>Next best, {behind}: {what}.</source>
        <translation>Segunda melhor, {behind}: {what}.</translation>
    </message>
</context>
<context>
    <name>judged</name>
    <message>
        <source>{name}’s moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Jogadas de {name} com que o especialista concorda: {agreed} de {count}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Expert would choose otherwise: {better}.</source>
        <translation>{name}: {what}. O especialista escolheria outra: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move.</source>
        <translation>{name}: {what}. Boa jogada.</translation>
    </message>
    <message>
        <source>The hand ended {ahead} points against the others, without this luck about {fair}.</source>
        <translation>A rodada acabou {ahead} pontos contra os outros, sem esta sorte cerca de {fair}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck} points.</source>
        <translation>{name}: {what}. Boa jogada. Sorte desta compra: {luck} pontos.</translation>
    </message>
    <message>
        <source>{name}: {what}. A good move. Luck of this draw: {luck}% chance to win the match.</source>
        <translation>{name}: {what}. Boa jogada. Sorte desta compra: {luck}% de chance de ganhar a partida.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss} points. Better: {better}.</source>
        <translation>{name}: {what}. Com todas as cartas conhecidas custou {loss} pontos. Melhor: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. With all cards known it cost {loss}% chance to win the match. Better: {better}.</source>
        <translation>{name}: {what}. Com todas as cartas conhecidas custou {loss}% de chance de ganhar a partida. Melhor: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Duvidosa: custou {loss} ± {error} pontos. Especialista: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. Doubtful: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Duvidosa: custou {loss} ± {error}% de chance de ganhar a partida. Especialista: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Um erro: custou {loss} ± {error} pontos. Especialista: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. An error: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Um erro: custou {loss} ± {error}% de chance de ganhar a partida. Especialista: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error} points. Expert: {better}.</source>
        <translation>{name}: {what}. Um erro grave: custou {loss} ± {error} pontos. Especialista: {better}.</translation>
    </message>
    <message>
        <source>{name}: {what}. A blunder: it cost {loss} ± {error}% chance to win the match. Expert: {better}.</source>
        <translation>{name}: {what}. Um erro grave: custou {loss} ± {error}% de chance de ganhar a partida. Especialista: {better}.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost {loss} points.</source>
        <translation>Com todas as cartas conhecidas, as jogadas de {name} perderam {loss} pontos.</translation>
    </message>
    <message>
        <source>With all cards known, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Com todas as cartas conhecidas, as jogadas de {name} perderam em média {loss}% de chance de ganhar a partida.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost {loss} points.</source>
        <translation>Pelo que se podia ver, as jogadas de {name} perderam {loss} pontos.</translation>
    </message>
    <message>
        <source>By what could be seen, {name}’s moves lost on average {loss}% chance to win the match.</source>
        <translation>Pelo que se podia ver, as jogadas de {name} perderam em média {loss}% de chance de ganhar a partida.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: {luck} points.</source>
        <translation>Sorte de {judged} de {draws} compras: {luck} pontos.</translation>
    </message>
    <message>
        <source>Luck of {judged} of {draws} draws: on average {luck}% chance to win the match.</source>
        <translation>Sorte de {judged} de {draws} compras: em média {luck}% de chance de ganhar a partida.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>The translation into {language} cannot be read. The window speaks English; install BarraCan again.</source>
        <translation>A tradução para {language} não pode ser lida. O programa aparece em inglês; instale o BarraCan de novo.</translation>
    </message>
    <message>
        <source>The language chosen, {language}, is none that the window speaks. Choose another one in the settings.</source>
        <translation>O idioma escolhido, {language}, não é um dos idiomas do programa. Escolha outro nas configurações.</translation>
    </message>
    <message>
        <source>The window does not speak the language of the system, {language}, so that it speaks English.</source>
        <translation>O programa não tem o idioma do sistema, {language}, e por isso aparece em inglês.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The rules allow this, but this lesson does not.</source>
        <translation>As regras permitem isto, mas esta lição não.</translation>
    </message>
    <message>
        <source>There is something to read before this move.</source>
        <translation>Antes desta jogada ainda há algo para ler.</translation>
    </message>
    <message>
        <source>The lessons in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>As lições em {file} não podem ser lidas: {reason} Instale o BarraCan de novo.</translation>
    </message>
    <message>
        <source>The puzzle in {file} cannot be read: {reason} Install BarraCan again.</source>
        <translation>O problema em {file} não pode ser lido: {reason} Instale o BarraCan de novo.</translation>
    </message>
    <message>
        <source>Another move is better here.</source>
        <translation>Outra jogada é melhor aqui.</translation>
    </message>
    <message>
        <source>The puzzle in {file}, a move of your own, cannot be read: {reason}</source>
        <translation>O problema em {file}, uma jogada sua, não pode ser lido: {reason}</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The file is not whole: {fault}</source>
        <translation>O arquivo não está inteiro: {fault}</translation>
    </message>
    <message>
        <source>A value of the table {table} cannot be read.</source>
        <translation>Um valor da tabela {table} não pode ser lido.</translation>
    </message>
    <message>
        <source>The tables are not those of a library.</source>
        <translation>As tabelas não são as de uma biblioteca.</translation>
    </message>
    <message>
        <source>In the table {table} something belongs to nothing.</source>
        <translation>Na tabela {table} há algo que não pertence a nada.</translation>
    </message>
    <message>
        <source>The lines of match {row} are not numbered one after the other.</source>
        <translation>As linhas da partida {row} não estão numeradas em sequência.</translation>
    </message>
    <message>
        <source>The title or another note of match {row} has changed since it was stored.</source>
        <translation>O título ou outra anotação da partida {row} mudou desde que foi guardado.</translation>
    </message>
    <message>
        <source>Player {row} has changed since it was stored.</source>
        <translation>O jogador {row} mudou desde que foi guardado.</translation>
    </message>
    <message>
        <source>What lists show of match {row} does not agree with its lines.</source>
        <translation>O que as listas mostram da partida {row} não bate com as suas linhas.</translation>
    </message>
    <message>
        <source>The library’s own number makes no sense.</source>
        <translation>O número da própria biblioteca não faz sentido.</translation>
    </message>
    <message>
        <source>The numbers for new matches or players make no sense.</source>
        <translation>Os números para novas partidas ou jogadores não fazem sentido.</translation>
    </message>
    <message>
        <source>The library {file} was made by a newer version of the program (schema {schema}, this one knows {known}); it was left untouched.</source>
        <translation>A biblioteca {file} foi feita por uma versão mais nova do programa (esquema {schema}, esta conhece {known}); não foi tocada.</translation>
    </message>
    <message>
        <source>The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun.</source>
        <translation>O arquivo {file} não é uma biblioteca ou está danificado: foi posto de lado como {aside}, e uma nova biblioteca foi começada.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one (matches: {matches}); others, or the last moves of some, may be missing.</source>
        <translation>A biblioteca {file} está danificada: foi posta de lado como {aside}. O que se pode ler dela está numa nova (partidas: {matches}); podem faltar outras, ou as últimas jogadas de algumas.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: what can be read of it is being put into a new one.</source>
        <translation>A biblioteca {file} está danificada: o que se pode ler dela está passando para uma nova.</translation>
    </message>
    <message>
        <source>The library {file} is damaged: another program has set it aside and begun a new one.</source>
        <translation>A biblioteca {file} está danificada: outro programa a pôs de lado e começou uma nova.</translation>
    </message>
    <message>
        <source>The folder {folder} of the library cannot be used: {reason}.</source>
        <translation>A pasta {folder} da biblioteca não pode ser usada: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be opened: {reason}.</source>
        <translation>A biblioteca {file} não pode ser aberta: {reason}.</translation>
    </message>
    <message>
        <source>The library {file} cannot be written: {reason}.</source>
        <translation>A biblioteca {file} não pode ser gravada: {reason}.</translation>
    </message>
    <message>
        <source>The folder of the library {file} does not allow the way of saving that survives a sudden end.</source>
        <translation>A pasta da biblioteca {file} não permite o jeito de salvar que resiste a um fim repentino.</translation>
    </message>
    <message>
        <source>The library {file} has been moved or deleted.</source>
        <translation>A biblioteca {file} foi movida ou apagada.</translation>
    </message>
    <message>
        <source>The disk of the library {file} is full: free some space and play on.</source>
        <translation>O disco da biblioteca {file} está cheio: libere espaço e continue jogando.</translation>
    </message>
    <message>
        <source>The library {file} may not grow: the system limits the size of files. Raise the limit and play on.</source>
        <translation>A biblioteca {file} não pode crescer: o sistema limita o tamanho dos arquivos. Aumente o limite e continue jogando.</translation>
    </message>
    <message>
        <source>{what} The game goes on in memory; nothing is saved.</source>
        <translation>{what} O jogo continua na memória; nada é salvo.</translation>
    </message>
    <message>
        <source>Another program keeps the library {file} busy.</source>
        <translation>Outro programa mantém ocupada a biblioteca {file}.</translation>
    </message>
    <message>
        <source>The library {file} is damaged.</source>
        <translation>A biblioteca {file} está danificada.</translation>
    </message>
    <message>
        <source>The library {file} has failed: {reason}.</source>
        <translation>A biblioteca {file} falhou: {reason}.</translation>
    </message>
    <message>
        <source>This match is open in another program.</source>
        <translation>Esta partida está aberta em outro programa.</translation>
    </message>
    <message>
        <source>This match is open at the table: leave it first.</source>
        <translation>Esta partida está aberta na mesa: saia dela primeiro.</translation>
    </message>
    <message>
        <source>There is no library {file}.</source>
        <translation>Não há biblioteca {file}.</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Um jogador precisa de um nome.</translation>
    </message>
    <message>
        <source>There is a player {player} already: merge the two if they are one.</source>
        <translation>Já há um jogador {player}: junte os dois se são o mesmo.</translation>
    </message>
    <message>
        <source>The library has no match {match}.</source>
        <translation>A biblioteca não tem a partida {match}.</translation>
    </message>
</context>
<context>
    <name>offers</name>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
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
        <translation>sim</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
    <message>
        <source>The option {option} takes true or false.</source>
        <translation>A opção {option} recebe true ou false.</translation>
    </message>
    <message>
        <source>The option {option} takes one of these: {choices}.</source>
        <translation>A opção {option} recebe um destes: {choices}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number from {least}.</source>
        <translation>A opção {option} recebe um número inteiro a partir de {least}.</translation>
    </message>
    <message>
        <source>The option {option} takes a whole number up to {most}.</source>
        <translation>A opção {option} recebe um número inteiro até {most}.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer uma</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>um que ganhe</translation>
    </message>
    <message>
        <source>both</source>
        <translation>os dois</translation>
    </message>
    <message>
        <source>brazil</source>
        <translation>Brasil</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>limpa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>mão vazia</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Choices of options, whose titles stand before them: flash exit, going out for none, one ace, semi-clean runs …</extracomment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>high</source>
        <translation>altos</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>o mais alto</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>cem</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baixos</translation>
    </message>
    <message>
        <source>many</source>
        <translation>várias cartas</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalidade</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>recusada</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>sequências</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>padrão</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Person here</source>
        <translation>Pessoa aqui</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amador</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatório</translation>
    </message>
    <message>
        <source>Beginner plays by its own hand and remembers little of what was played.</source>
        <translation>O iniciante joga pela própria mão e lembra pouco do que foi jogado.</translation>
    </message>
    <message>
        <source>Casual watches the whole table, but draws few conclusions from what others play.</source>
        <translation>O amador observa a mesa toda, mas tira poucas conclusões do que os outros jogam.</translation>
    </message>
    <message>
        <source>Strong remembers all that was shown and thinks of what others need.</source>
        <translation>O forte lembra tudo o que foi mostrado e pensa no que os outros precisam.</translation>
    </message>
    <message>
        <source>Expert knows all that Strong knows and thinks furthest ahead.</source>
        <translation>O especialista sabe tudo o que o forte sabe e pensa mais longe.</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Ousado</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Colecionador</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Bloqueador</translation>
    </message>
    <message>
        <source>Team player</source>
        <translation>De equipe</translation>
    </message>
    <message>
        <source>Daring</source>
        <translation>Atrevido</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Cauteloso</translation>
    </message>
    <message>
        <source>Trump hunter</source>
        <translation>Caça-trunfos</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Construtor</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Corredor</translation>
    </message>
    <message>
        <source>Gatherer</source>
        <translation>Ajuntador</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Dobrador</translation>
    </message>
    <message>
        <source>Shedder</source>
        <translation>Descartador</translation>
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
        <translation>Avarento</translation>
    </message>
    <message>
        <source>Run builder</source>
        <translation>Montador de sequências</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualquer um</translation>
    </message>
    <message>
        <source>Bold waits longer for a flash exit and opens later.</source>
        <translation>O ousado espera mais por uma batida relâmpago e abre mais tarde.</translation>
    </message>
    <message>
        <source>The collector takes tricks more readily.</source>
        <translation>O colecionador ganha vazas com mais gosto.</translation>
    </message>
    <message>
        <source>The blocker lays more stoppers and leaves less to pick up.</source>
        <translation>O bloqueador põe mais travas e deixa menos para levar.</translation>
    </message>
    <message>
        <source>The team player opens sooner, so that its partner can go on laying.</source>
        <translation>O de equipe abre mais cedo, para que o parceiro possa continuar baixando.</translation>
    </message>
    <message>
        <source>Daring plays alone more often, and takes a trick where it can.</source>
        <translation>O atrevido joga como solista mais vezes, e ganha uma vaza onde pode.</translation>
    </message>
    <message>
        <source>Careful plays alone less often, and keeps its trumps for later.</source>
        <translation>O cauteloso joga como solista menos vezes, e guarda os trunfos para depois.</translation>
    </message>
    <message>
        <source>The trump hunter leads trumps more readily.</source>
        <translation>O caça-trunfos puxa trunfo com mais gosto.</translation>
    </message>
    <message>
        <source>The builder keeps wildcards back and builds long runs without them.</source>
        <translation>O construtor retém curingas e faz sequências longas sem eles.</translation>
    </message>
    <message>
        <source>The racer lays all it can and takes the pot early, with wildcards too.</source>
        <translation>O corredor baixa tudo o que pode e pega o morto cedo, também com curingas.</translation>
    </message>
    <message>
        <source>The gatherer takes more piles and keeps more cards in hand.</source>
        <translation>O ajuntador pega mais o lixo e guarda mais cartas na mão.</translation>
    </message>
    <message>
        <source>The doubler doubles and redoubles more often.</source>
        <translation>O dobrador dobra e redobra mais vezes.</translation>
    </message>
    <message>
        <source>The shedder parts with higher cards where several are about as good.</source>
        <translation>O descartador solta as cartas mais altas quando várias valem mais ou menos o mesmo.</translation>
    </message>
    <message>
        <source>The rival plays against the declarer, even at a small cost.</source>
        <translation>O rival joga contra o declarante, mesmo a um pequeno custo.</translation>
    </message>
    <message>
        <source>Patient opens later, with more points at once.</source>
        <translation>O paciente abre mais tarde, com mais pontos de uma vez.</translation>
    </message>
    <message>
        <source>The taker takes the top discard more readily.</source>
        <translation>O pescador pega com mais gosto a carta de cima do lixo.</translation>
    </message>
    <message>
        <source>The miser keeps cards that the next player could meld.</source>
        <translation>O avarento guarda as cartas que o próximo jogador poderia baixar.</translation>
    </message>
    <message>
        <source>The run builder keeps cards of a suit together that are near each other.</source>
        <translation>O montador de sequências guarda juntas as cartas próximas de um naipe.</translation>
    </message>
    <message>
        <source>Any style is one of these by chance, told once the cards are dealt.</source>
        <translation>Qualquer um: um destes estilos ao acaso, dito depois de dadas as cartas.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Barbu’s actions are contract, double, redouble, pass, play, lay and end.</source>
        <translation>As ações do Barbu são contract, double, redouble, pass, play, lay e end.</translation>
    </message>
    <message>
        <source>The key seats needs a list of seats.</source>
        <translation>A chave seats precisa de uma lista de lugares.</translation>
    </message>
    <message>
        <source>BarraCan’s actions are draw, pass, pickup, trick, meld and discard.</source>
        <translation>As ações do BarraCan são draw, pass, pickup, trick, meld e discard.</translation>
    </message>
    <message>
        <source>A meld is an object.</source>
        <translation>Um jogo é um objeto.</translation>
    </message>
    <message>
        <source>A move that melds lays one meld or more.</source>
        <translation>Uma jogada que baixa traz um jogo ou mais.</translation>
    </message>
    <message>
        <source>A category is evens_odds, opposites, triplet, run or family.</source>
        <translation>Uma categoria é evens_odds, opposites, triplet, run ou family.</translation>
    </message>
    <message>
        <source>The key of a row is the plain decimal index of an arm card.</source>
        <translation>A chave de um degrau é o índice decimal simples de uma carta do braço.</translation>
    </message>
    <message>
        <source>A row has one side card or more.</source>
        <translation>Um degrau tem uma carta lateral ou mais.</translation>
    </message>
    <message>
        <source>A ladder’s category has arm, the first and last index of its cards, or row.</source>
        <translation>Uma categoria de escada tem arm, o primeiro e o último índice das suas cartas, ou row.</translation>
    </message>
    <message>
        <source>A trick’s card is an object with pile and at.</source>
        <translation>Uma carta de vaza é um objeto com pile e at.</translation>
    </message>
    <message>
        <source>Barracuda’s actions are draw, take, meld, layoff and discard.</source>
        <translation>As ações do Barracuda são draw, take, meld, layoff e discard.</translation>
    </message>
    <message>
        <source>A take has either cards or meld: the card taken is used at once.</source>
        <translation>Um take tem cards ou meld: a carta pega se usa na hora.</translation>
    </message>
    <message>
        <source>Buraco’s actions are draw, refuse, take, meld, add, discard and time.</source>
        <translation>As ações do Buraco são draw, refuse, take, meld, add, discard e time.</translation>
    </message>
    <message>
        <source>Burraco’s actions are draw, take, meld, add and discard.</source>
        <translation>As ações do Burraco são draw, take, meld, add e discard.</translation>
    </message>
    <message>
        <source>A meld is a list of cards.</source>
        <translation>Um jogo é uma lista de cartas.</translation>
    </message>
    <message>
        <source>Concan’s actions are draw, take, meld, layoff, swap, announce and discard.</source>
        <translation>As ações do Concan são draw, take, meld, layoff, swap, announce e discard.</translation>
    </message>
    <message>
        <source>A swap is an object.</source>
        <translation>Uma troca é um objeto.</translation>
    </message>
    <message>
        <source>The key as names one card for each joker, and is there only with a joker.</source>
        <translation>A chave as diz uma carta para cada joker, e só existe com um joker.</translation>
    </message>
    <message>
        <source>The key end is low or high.</source>
        <translation>A chave end é low ou high.</translation>
    </message>
    <message>
        <source>Sheepshead’s actions are take_window, pass, bury and play.</source>
        <translation>As ações do Sheepshead são take_window, pass, bury e play.</translation>
    </message>
    <message>
        <source>The key {key} needs a whole number.</source>
        <translation>A chave {key} precisa de um número inteiro.</translation>
    </message>
    <message>
        <source>The key {key} needs a text.</source>
        <translation>A chave {key} precisa de um texto.</translation>
    </message>
    <message>
        <source>The key {key} needs true or false.</source>
        <translation>A chave {key} precisa de true ou false.</translation>
    </message>
    <message>
        <source>The key {key} needs a list.</source>
        <translation>A chave {key} precisa de uma lista.</translation>
    </message>
    <message>
        <source>The key {key} needs an object.</source>
        <translation>A chave {key} precisa de um objeto.</translation>
    </message>
    <message>
        <source>The key {key} is missing.</source>
        <translation>Falta a chave {key}.</translation>
    </message>
    <message>
        <source>The key {key} needs a card, such as TD or JK.</source>
        <translation>A chave {key} precisa de uma carta, como TD ou JK.</translation>
    </message>
    <message>
        <source>This line is not JSON.</source>
        <translation>Esta linha não é JSON.</translation>
    </message>
    <message>
        <source>A line of a record is one JSON object.</source>
        <translation>Uma linha de registro é um objeto JSON.</translation>
    </message>
    <message>
        <source>The line has lists or objects nested more than {deepest} deep.</source>
        <translation>A linha tem listas ou objetos aninhados em mais de {deepest} níveis.</translation>
    </message>
    <message>
        <source>An empty line is not part of a record.</source>
        <translation>Uma linha vazia não faz parte de um registro.</translation>
    </message>
    <message>
        <source>A record begins with a match line.</source>
        <translation>Um registro começa com uma linha match.</translation>
    </message>
    <message>
        <source>A record has one match line only, the first.</source>
        <translation>Um registro tem uma só linha match, a primeira.</translation>
    </message>
    <message>
        <source>A line’s kind is match, hand, move, hand_end or match_end.</source>
        <translation>O kind de uma linha é match, hand, move, hand_end ou match_end.</translation>
    </message>
    <message>
        <source>This program reads format 1 of records.</source>
        <translation>Este programa lê o formato 1 dos registros.</translation>
    </message>
    <message>
        <source>This program does not know the game that the record names.</source>
        <translation>Este programa não conhece o jogo que o registro cita.</translation>
    </message>
    <message>
        <source>The game has no option {option}.</source>
        <translation>O jogo não tem a opção {option}.</translation>
    </message>
    <message>
        <source>Each seat is an object with a name and a player.</source>
        <translation>Cada lugar é um objeto com name e player.</translation>
    </message>
    <message>
        <source>The game is not played by {seats}.</source>
        <translation>O jogo não se joga com {seats}.</translation>
    </message>
    <message>
        <source>The sides of this match are {sides}.</source>
        <translation>Os lados desta partida são {sides}.</translation>
    </message>
    <message>
        <source>The key sides needs a list of lists of seats.</source>
        <translation>A chave sides precisa de uma lista de listas de lugares.</translation>
    </message>
    <message>
        <source>Nothing follows the end of the match.</source>
        <translation>Nada vem depois do fim da partida.</translation>
    </message>
    <message>
        <source>The hand is over: its hand_end line comes next.</source>
        <translation>A rodada acabou: agora vem a sua linha hand_end.</translation>
    </message>
    <message>
        <source>The match is decided: its match_end line comes next.</source>
        <translation>A partida está decidida: agora vem a sua linha match_end.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>A rodada ainda não acabou.</translation>
    </message>
    <message>
        <source>The match is not decided yet.</source>
        <translation>A partida ainda não está decidida.</translation>
    </message>
    <message>
        <source>No hand is being played: a hand line comes first.</source>
        <translation>Nenhuma rodada está em jogo: antes vem uma linha hand.</translation>
    </message>
    <message>
        <source>The hand before is not over yet.</source>
        <translation>A rodada anterior ainda não acabou.</translation>
    </message>
    <message>
        <source>This is hand {hand}.</source>
        <translation>Esta é a rodada {hand}.</translation>
    </message>
    <message>
        <source>The key {key} does not agree with the play: {value} is right.</source>
        <translation>A chave {key} não concorda com o jogo: o certo é {value}.</translation>
    </message>
    <message>
        <source>The key seat needs a seat of this match.</source>
        <translation>A chave seat precisa de um lugar desta partida.</translation>
    </message>
    <message>
        <source>The record is empty: it begins with a match line.</source>
        <translation>O registro está vazio: ele começa com uma linha match.</translation>
    </message>
    <message>
        <source>The line does not end with a line feed.</source>
        <translation>A linha não termina com um avanço de linha.</translation>
    </message>
    <message>
        <source>The line is longer than 64 KiB.</source>
        <translation>A linha tem mais de 64 KiB.</translation>
    </message>
    <message>
        <source>The record is longer than 64 MiB.</source>
        <translation>O registro tem mais de 64 MiB.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 text.</source>
        <translation>A linha não é texto UTF-8.</translation>
    </message>
    <message>
        <source>This is no pad kept by hand.</source>
        <translation>Este não é um placar anotado à mão.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Cost {loss} points</source>
        <translation>Custou {loss} pontos</translation>
    </message>
    <message>
        <source>Cost {loss}% of the match</source>
        <translation>Custou {loss}% da partida</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Boa jogada</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>A única jogada</translation>
    </message>
    <message>
        <source>Expert would choose otherwise</source>
        <translation>O especialista escolheria outra</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>played, expert too</source>
        <translation>jogada, e a do especialista</translation>
    </message>
    <message>
        <source>also good</source>
        <translation>também boa</translation>
    </message>
    <message>
        <source>another</source>
        <translation>outra</translation>
    </message>
    <message>
        <source>{what}. {why}</source>
        <translation>{what}. {why}</translation>
    </message>
    <message>
        <source>Worse in {share} of 100 deals.</source>
        <translation>Pior em {share} de 100 distribuições.</translation>
    </message>
    <message>
        <source>As good in all deals looked into.</source>
        <translation>Igualmente boa em todas as distribuições examinadas.</translation>
    </message>
    <message>
        <source>Luck of the draws</source>
        <translation>Sorte nas compras</translation>
    </message>
    <message>
        <source>No draw of this hand has been judged yet.</source>
        <translation>Nenhuma compra desta rodada foi avaliada ainda.</translation>
    </message>
    <message>
        <source>The dearest moves of this hand</source>
        <translation>As jogadas mais caras desta rodada</translation>
    </message>
    <message>
        <source>No dear move in this hand</source>
        <translation>Nenhuma jogada cara nesta rodada</translation>
    </message>
    <message>
        <source>{what}. Better: {better}.</source>
        <translation>{what}. Melhor: {better}.</translation>
    </message>
    <message>
        <source>What the draws of this hand brought cannot be told.</source>
        <translation>Não se pode dizer o que as compras desta rodada trouxeram.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no file.</source>
        <translation>{file} não pode ser lido: não é um arquivo.</translation>
    </message>
    <message>
        <source>{file} is no record of a match. Records are files that end in .cards.jsonl.</source>
        <translation>{file} não é o registro de uma partida. Registros são arquivos que terminam em .cards.jsonl.</translation>
    </message>
    <message>
        <source>{file} is a record in format {format}, which a newer version of BarraCan opens; this one reads format {known}.</source>
        <translation>{file} é um registro no formato {format}, que uma versão mais nova do BarraCan abre; esta lê o formato {known}.</translation>
    </message>
    <message>
        <source>Nothing of {file} can be shown. {reason}</source>
        <translation>Nada de {file} pode ser mostrado. {reason}</translation>
    </message>
    <message>
        <source>Every line of this record is right.</source>
        <translation>Todas as linhas deste registro estão certas.</translation>
    </message>
    <message>
        <source>No hand of this match was dealt.</source>
        <translation>Nenhuma rodada desta partida foi dada.</translation>
    </message>
    <message>
        <source>Line {line} is wrong ({clause}). {reason}</source>
        <translation>A linha {line} está errada ({clause}). {reason}</translation>
    </message>
    <message>
        <source>hand {hand}, turn {turn}</source>
        <translation>rodada {hand}, vez {turn}</translation>
    </message>
    <message>
        <source>hand {hand}</source>
        <translation>rodada {hand}</translation>
    </message>
    <message>
        <source>hand {hand} of {hands}</source>
        <translation>rodada {hand} de {hands}</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>vez {turn}</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>Jogada {move} de {moves}</translation>
    </message>
    <message>
        <source>{move} of {moves}</source>
        <translation>{move} de {moves}</translation>
    </message>
    <message>
        <source>ahead by {points}</source>
        <translation>à frente por {points}</translation>
    </message>
    <message>
        <source>level</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>at this move</source>
        <translation>nesta jogada</translation>
    </message>
    <message>
        <source>{names} ahead by {points}</source>
        <translation>{names} à frente por {points}</translation>
    </message>
    <message>
        <source>Costly moves: {costly}. Large ones: {large}.</source>
        <translation>Jogadas caras: {costly}. Muito caras: {large}.</translation>
    </message>
    <message>
        <source>Expert differs: {count}.</source>
        <translation>O especialista difere: {count}.</translation>
    </message>
    <message>
        <source>Judging: {done} of {count}, {seconds} s left.</source>
        <translation>Avaliando: {done} de {count}, faltam {seconds} s.</translation>
    </message>
    <message>
        <source>No costly move was found.</source>
        <translation>Nenhuma jogada cara foi encontrada.</translation>
    </message>
    <message>
        <source>Judge this match, {seconds} s</source>
        <translation>Avaliar esta partida, {seconds} s</translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation>Ainda não avaliada</translation>
    </message>
    <message>
        <source>Expert can say of each move what it cost. Moves to judge: {count}.</source>
        <translation>O especialista pode dizer de cada jogada o que ela custou. Jogadas a avaliar: {count}.</translation>
    </message>
    <message>
        <source>This hand is not over</source>
        <translation>Esta rodada não acabou</translation>
    </message>
    <message>
        <source>Only hands that are over are judged, and this one is seen from the own seat.</source>
        <translation>Só se avaliam rodadas acabadas, e esta é vista do próprio lugar.</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>As cartas foram dadas</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>A rodada acabou</translation>
    </message>
    <message>
        <source>A move of {name}</source>
        <translation>Uma jogada de {name}</translation>
    </message>
    <message>
        <source>From {name}’s seat only {name}’s own moves are judged.</source>
        <translation>Do lugar de {name} só se avaliam as jogadas de {name}.</translation>
    </message>
    <message>
        <source>This move is judged soon.</source>
        <translation>Esta jogada será avaliada logo.</translation>
    </message>
    <message>
        <source>Line {line} is wrong</source>
        <translation>A linha {line} está errada</translation>
    </message>
    <message>
        <source>verified, every line</source>
        <translation>conferido, todas as linhas</translation>
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
        <translation>{card} não está na mão.</translation>
    </message>
    <message>
        <source>The hand holds fewer of the {card} than are laid here. Take one back.</source>
        <translation>A mão tem menos {card} do que se baixam aqui. Tire uma.</translation>
    </message>
    <message>
        <source>There is no such meld on the table. Choose one that lies there.</source>
        <translation>Não há esse jogo na mesa. Escolha um que está lá.</translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation>{turn}: compre uma carta.</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Pegar {card}</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>Baixar {meld}</translation>
    </message>
    <message>
        <source>Lay off {card}</source>
        <translation>Encaixar {card}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Discard {card} and win the hand</source>
        <translation>Descartar {card} e ganhar a rodada</translation>
    </message>
    <message>
        <source>Lay down {count}, {points} points</source>
        <translation>Baixar {count}, {points} pontos</translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation>Pôr na bandeja</translation>
    </message>
    <message>
        <source>Empty draft</source>
        <translation>Rascunho vazio</translation>
    </message>
    <message>
        <source>No meld yet</source>
        <translation>Ainda não é jogo</translation>
    </message>
    <message>
        <source>Leaves {count} cards in hand</source>
        <translation>Deixa {count} cartas na mão</translation>
    </message>
    <message>
        <source>Leaves one card in hand</source>
        <translation>Deixa uma carta na mão</translation>
    </message>
    <message>
        <source>Leaves no card in hand</source>
        <translation>Não deixa carta na mão</translation>
    </message>
    <message>
        <source>{action}, with {meld}</source>
        <translation>{action}, com {meld}</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>comprou</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>encaixou {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>descartou {card}</translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation>uma sequência {cards}</translation>
    </message>
    <message>
        <source>a set {cards}</source>
        <translation>uma trinca {cards}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>sequência</translation>
    </message>
    <message>
        <source>set</source>
        <translation>trinca</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>cartas {cards}</translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation>Comprar uma carta do monte</translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation>Baixar {melds}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the set {meld}</source>
        <translation>Encaixar {card} na trinca {meld}</translation>
    </message>
    <message>
        <source>Lay the {card} off to the run {meld}</source>
        <translation>Encaixar {card} na sequência {meld}</translation>
    </message>
    <message>
        <source>Discard the {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Na mão</translation>
    </message>
    <message>
        <source>Choose it again for the rest of its meld: {cards}.</source>
        <translation>Escolha de novo para o resto do seu jogo: {cards}.</translation>
    </message>
    <message>
        <source>The {card} does not fit this meld.</source>
        <translation>{card} não serve neste jogo.</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Cartas na mão</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} bateu</translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation>{name} bate: +{points}</translation>
    </message>
    <message>
        <source>{name} won the hand</source>
        <translation>{name} ganhou</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} ganha a rodada</translation>
    </message>
    <message>
        <source>the stock ran dry</source>
        <translation>o monte acabou</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>in dollars</source>
        <translation>em dólares</translation>
    </message>
    <message>
        <source>A hand on average</source>
        <translation>Média por rodada</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Melhor rodada</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Match {number}, a serious one: nothing taken back, no hints</source>
        <translation>Partida {number}, para valer: nada desfeito, sem dicas</translation>
    </message>
    <message>
        <source>Won by {name}, {totals}.</source>
        <translation>Ganha por {name}, {totals}.</translation>
    </message>
    <message>
        <source>Shared by {name}, {totals}.</source>
        <translation>Dividida por {name}, {totals}.</translation>
    </message>
    <message>
        <source>In the lead: {name}, {totals}.</source>
        <translation>Na frente: {name}, {totals}.</translation>
    </message>
    <message>
        <source>All are level at {total}.</source>
        <translation>Todos empatados com {total}.</translation>
    </message>
    <message>
        <source>points {totals}, hands {hands}</source>
        <translation>pontos {totals}, rodadas {hands}</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>acabada</translation>
    </message>
    <message>
        <source>Written by hand</source>
        <translation>Escrito à mão</translation>
    </message>
    <message>
        <source>Before correction {number}, {date}</source>
        <translation>Antes da correção {number}, {date}</translation>
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
        <translation>Você bateu</translation>
    </message>
    <message>
        <source>You go out: +{points}</source>
        <translation>Você bate: +{points}</translation>
    </message>
    <message>
        <source>You meld out: +{points}</source>
        <translation>Você bate: +{points}</translation>
    </message>
    <message>
        <source>You go out by a flash exit: +{points}</source>
        <translation>Você dá uma batida relâmpago: +{points}</translation>
    </message>
    <message>
        <source>You complete a ladder: +{points}</source>
        <translation>Você completa uma escada: +{points}</translation>
    </message>
    <message>
        <source>You complete a royal ladder: +{points}</source>
        <translation>Você completa uma escada real: +{points}</translation>
    </message>
    <message>
        <source>You complete a clean meld: +{points}</source>
        <translation>Você completa uma canastra limpa: +{points}</translation>
    </message>
    <message>
        <source>You take a pot</source>
        <translation>Você pega um morto</translation>
    </message>
    <message>
        <source>You won the hand</source>
        <translation>Você ganhou</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Você ganha a rodada</translation>
    </message>
    <message>
        <source>You have drawn the highest card, deal and play first.</source>
        <translation>Você tirou a carta mais alta, dá as cartas e joga primeiro.</translation>
    </message>
    <message>
        <source>You have the lowest card and deal; {name} has the highest and plays first.</source>
        <translation>Você tem a carta mais baixa e dá as cartas; {name} tem a mais alta e joga primeiro.</translation>
    </message>
    <message>
        <source>{dealer} has the lowest card and deals; you have the highest and play first.</source>
        <translation>{dealer} tem a carta mais baixa e dá as cartas; você tem a mais alta e joga primeiro.</translation>
    </message>
    <message>
        <source>You declare, each queen −6</source>
        <translation>Você declara, cada dama −6</translation>
    </message>
    <message>
        <source>You declare, each trick −2</source>
        <translation>Você declara, cada vaza −2</translation>
    </message>
    <message>
        <source>You declare, −2, ace −6</source>
        <translation>Você declara, −2, ás −6</translation>
    </message>
    <message>
        <source>You declare, K♥ −20</source>
        <translation>Você declara, K♥ −20</translation>
    </message>
    <message>
        <source>You declare, −10 and −20</source>
        <translation>Você declara, −10 e −20</translation>
    </message>
    <message>
        <source>You declare, each trick +5</source>
        <translation>Você declara, cada vaza +5</translation>
    </message>
    <message>
        <source>You declare, 45 20 5 −5</source>
        <translation>Você declara, 45 20 5 −5</translation>
    </message>
    <message>
        <source>You have taken the K♥</source>
        <translation>Você levou o K♥</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Você é solista</translation>
    </message>
    <message>
        <source>What it pays you</source>
        <translation>Quanto vale para você</translation>
    </message>
    <message>
        <source>You have played alone and won: +{points}</source>
        <translation>Você foi solista e ganhou: +{points}</translation>
    </message>
    <message>
        <source>Schneider: you have played alone and won: +{points}</source>
        <translation>Schneider: você foi solista e ganhou: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: you have played alone and won: +{points}</source>
        <translation>Schwarz: você foi solista e ganhou: +{points}</translation>
    </message>
    <message>
        <source>You have played alone and failed: −{points}</source>
        <translation>Você foi solista e perdeu: −{points}</translation>
    </message>
    <message>
        <source>You lay all five at once: {points} points</source>
        <translation>Você baixa os cinco de uma vez: {points} pontos</translation>
    </message>
    <message>
        <source>You cut the pack</source>
        <translation>Você corta o baralho</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Você ganha a partida</translation>
    </message>
    <message>
        <source>You reach {target}</source>
        <translation>Você alcança {target}</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} was ahead</source>
        <translation>Você acabou a última rodada, mas {names} estava na frente</translation>
    </message>
    <message>
        <source>{ender} ended the last hand, but you were ahead</source>
        <translation>{ender} acabou a última rodada, mas você estava na frente</translation>
    </message>
    <message>
        <source>You ended the last hand, but {names} were ahead</source>
        <translation>Você acabou a última rodada, mas {names} estavam na frente</translation>
    </message>
    <message>
        <source>You have won, {totals}.</source>
        <translation>Você ganhou, {totals}.</translation>
    </message>
    <message>
        <source>last trick: {cards}, won by you</source>
        <translation>última vaza: {cards}, ganha por você</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Você escolhe</translation>
    </message>
    <message>
        <source>You owe one</source>
        <translation>Você deve um</translation>
    </message>
    <message>
        <source>You owe two</source>
        <translation>Você deve dois</translation>
    </message>
    <message>
        <source>You have doubled {other}</source>
        <translation>Você dobrou {other}</translation>
    </message>
    <message>
        <source>{one} has doubled you</source>
        <translation>{one} dobrou você</translation>
    </message>
    <message>
        <source>{one} and you redoubled</source>
        <translation>{one} e você: redobro</translation>
    </message>
    <message>
        <source>played {card}, you took it</source>
        <translation>jogou {card}, você ganhou a vaza</translation>
    </message>
    <message>
        <source>doubled you</source>
        <translation>dobrou você</translation>
    </message>
    <message>
        <source>doubled you and {second}</source>
        <translation>dobrou você e {second}</translation>
    </message>
    <message>
        <source>doubled {first} and you</source>
        <translation>dobrou {first} e você</translation>
    </message>
    <message>
        <source>doubled you, {second} and {third}</source>
        <translation>dobrou você, {second} e {third}</translation>
    </message>
    <message>
        <source>doubled {first}, you and {third}</source>
        <translation>dobrou {first}, você e {third}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and you</source>
        <translation>dobrou {first}, {second} e você</translation>
    </message>
    <message>
        <source>redoubled you</source>
        <translation>redobrou você</translation>
    </message>
    <message>
        <source>redoubled you and {second}</source>
        <translation>redobrou você e {second}</translation>
    </message>
    <message>
        <source>redoubled {first} and you</source>
        <translation>redobrou {first} e você</translation>
    </message>
    <message>
        <source>redoubled you, {second} and {third}</source>
        <translation>redobrou você, {second} e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, you and {third}</source>
        <translation>redobrou {first}, você e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and you</source>
        <translation>redobrou {first}, {second} e você</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Pass the screen. The cards stay hidden until you say so.</source>
        <translation>Passe a tela. As cartas ficam escondidas até você dizer.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde a sua última vez</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Sou eu, mostre a minha mão</translation>
    </message>
    <message>
        <source>It is your turn. The cards stay hidden until you show them.</source>
        <translation>É a sua vez. As cartas ficam escondidas até você mostrá-las.</translation>
    </message>
    <message>
        <source>You are choosing.</source>
        <translation>Você está escolhendo.</translation>
    </message>
    <message>
        <source>You are choosing. The hand can be sorted meanwhile.</source>
        <translation>Você está escolhendo. Enquanto isso a mão pode ser arrumada.</translation>
    </message>
    <message>
        <source>Your computer player has failed: a move at random was made.</source>
        <translation>O computador que joga por você falhou: fez-se uma jogada ao acaso.</translation>
    </message>
    <message>
        <source>You were left with {cards}</source>
        <translation>Você ficou com {cards}</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Como você vê</translation>
    </message>
    <message>
        <source>Your moves of which expert thinks alike: {agreed} of {count}.</source>
        <translation>Jogadas suas com que o especialista concorda: {agreed} de {count}.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost {loss} points.</source>
        <translation>Com todas as cartas conhecidas, as suas jogadas perderam {loss} pontos.</translation>
    </message>
    <message>
        <source>With all cards known, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Com todas as cartas conhecidas, as suas jogadas perderam em média {loss}% de chance de ganhar a partida.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost {loss} points.</source>
        <translation>Pelo que se podia ver, as suas jogadas perderam {loss} pontos.</translation>
    </message>
    <message>
        <source>By what could be seen, your moves lost on average {loss}% chance to win the match.</source>
        <translation>Pelo que se podia ver, as suas jogadas perderam em média {loss}% de chance de ganhar a partida.</translation>
    </message>
    <message>
        <source>From your seat only your own moves are judged.</source>
        <translation>Do seu lugar só se avaliam as suas jogadas.</translation>
    </message>
    <message>
        <source>drew</source>
        <extracomment>Said after “You”, as all that follow: “You drew”.</extracomment>
        <translation>comprou</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>descartou {card}</translation>
    </message>
    <message>
        <source>laid off {card}</source>
        <translation>encaixou {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <translation>jogou {card}</translation>
    </message>
    <message>
        <source>led {card}</source>
        <translation>puxou {card}</translation>
    </message>
    <message>
        <source>played {card}, {name} took it</source>
        <translation>jogou {card}, {name} ganhou a vaza</translation>
    </message>
    <message>
        <source>took a trick with {card}</source>
        <translation>ganhou uma vaza com {card}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld}</source>
        <translation>levou {pile} para {meld}</translation>
    </message>
    <message>
        <source>picked up {pile} for {meld} and {more} more</source>
        <translation>levou {pile} para {meld} e mais {more}</translation>
    </message>
    <message>
        <source>melded {meld}</source>
        <translation>baixou {meld}</translation>
    </message>
    <message>
        <source>melded {meld} and {other}</source>
        <translation>baixou {meld} e {other}</translation>
    </message>
    <message>
        <source>melded {meld}, {other} and {more} more</source>
        <translation>baixou {meld}, {other} e mais {more}</translation>
    </message>
    <message>
        <source>made a flash exit</source>
        <translation>deu uma batida relâmpago</translation>
    </message>
    <message>
        <source>shuffled a new stock and drew</source>
        <translation>embaralhou um novo monte e comprou</translation>
    </message>
    <message>
        <source>took the top discard</source>
        <translation>pegou a carta de cima do lixo</translation>
    </message>
    <message>
        <source>took the top discard for {melds}</source>
        <translation>pegou a carta de cima do lixo para {melds}</translation>
    </message>
    <message>
        <source>took the top discard for {melds}, with a joker swapped for {card}</source>
        <translation>pegou a carta de cima do lixo para {melds}, com um joker trocado por {card}</translation>
    </message>
    <message>
        <source>laid {melds}</source>
        <translation>baixou {melds}</translation>
    </message>
    <message>
        <source>laid {melds}, with a joker swapped for {card}</source>
        <translation>baixou {melds}, com um joker trocado por {card}</translation>
    </message>
    <message>
        <source>laid off a joker as {card}</source>
        <translation>encaixou um joker como {card}</translation>
    </message>
    <message>
        <source>swapped {card} for a joker</source>
        <translation>trocou {card} por um joker</translation>
    </message>
    <message>
        <source>announced jokers</source>
        <translation>anunciou jokers</translation>
    </message>
    <message>
        <source>took the top discard for {meld}</source>
        <translation>pegou a carta de cima do lixo para {meld}</translation>
    </message>
    <message>
        <source>took the top discard and laid it off</source>
        <translation>pegou a carta de cima do lixo e encaixou</translation>
    </message>
    <message>
        <source>laid {meld}</source>
        <translation>baixou {meld}</translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation>pegou o lixo</translation>
    </message>
    <message>
        <source>melded {cards}</source>
        <translation>baixou {cards}</translation>
    </message>
    <message>
        <source>melded {cards} and {other}</source>
        <translation>baixou {cards} e {other}</translation>
    </message>
    <message>
        <source>melded {cards}, {other} and {more} more</source>
        <translation>baixou {cards}, {other} e mais {more}</translation>
    </message>
    <message>
        <source>added to {cards}</source>
        <translation>acrescentou a {cards}</translation>
    </message>
    <message>
        <source>refused the first card</source>
        <translation>recusou a primeira carta</translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation>estava na vez quando o tempo acabou</translation>
    </message>
    <message>
        <source>laid {card}</source>
        <translation>pôs {card}</translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>terminou a vez</translation>
    </message>
    <message>
        <source>named no queens</source>
        <translation>declarou sem damas</translation>
    </message>
    <message>
        <source>named no tricks</source>
        <translation>declarou sem vazas</translation>
    </message>
    <message>
        <source>named no hearts</source>
        <translation>declarou sem copas</translation>
    </message>
    <message>
        <source>named no king of hearts</source>
        <translation>declarou sem rei de copas</translation>
    </message>
    <message>
        <source>named no last two</source>
        <translation>declarou sem as duas últimas</translation>
    </message>
    <message>
        <source>named trump in {suit}</source>
        <translation>declarou trunfo {suit}</translation>
    </message>
    <message>
        <source>named dominoes from {rank}</source>
        <translation>declarou dominó a partir de {rank}</translation>
    </message>
    <message>
        <source>doubled {first}</source>
        <translation>dobrou {first}</translation>
    </message>
    <message>
        <source>doubled {first} and {second}</source>
        <translation>dobrou {first} e {second}</translation>
    </message>
    <message>
        <source>doubled {first}, {second} and {third}</source>
        <translation>dobrou {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>redoubled {first}</source>
        <translation>redobrou {first}</translation>
    </message>
    <message>
        <source>redoubled {first} and {second}</source>
        <translation>redobrou {first} e {second}</translation>
    </message>
    <message>
        <source>redoubled {first}, {second} and {third}</source>
        <translation>redobrou {first}, {second} e {third}</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>pegou a janela</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>guardou duas cartas</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>deu a rodada {hand}</translation>
    </message>
    <message>
        <source>played {card} and took it</source>
        <translation>jogou {card} e ganhou a vaza</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>{what} The match goes on; it is saved to line {line} of its record.</source>
        <translation>{what} A partida continua; está salva até a linha {line} do seu registro.</translation>
    </message>
    <message>
        <source>{what} The match goes on, but it is not saved.</source>
        <translation>{what} A partida continua, mas não é salva.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed: a move at random was made.</source>
        <translation>O computador que joga por {name} falhou: fez-se uma jogada ao acaso.</translation>
    </message>
    <message>
        <source>The hint has failed. The match is as it was.</source>
        <translation>A dica falhou. A partida está como estava.</translation>
    </message>
    <message>
        <source>This is a serious match: nothing is taken back, and no hints are given.</source>
        <translation>Esta partida é para valer: nada se desfaz, e não há dicas.</translation>
    </message>
    <message>
        <source>No card of the hand goes with what lies here now.</source>
        <translation>Agora nenhuma carta da mão serve no que está aqui.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since.</source>
        <translation>Não há o que desfazer: algo escondido já foi mostrado.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Este programa não conhece o jogo {game}.</translation>
    </message>
    <message>
        <source>The record of this match is wrong in line {line}. {reason}</source>
        <translation>O registro desta partida está errado na linha {line}. {reason}</translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation>A partida começou.</translation>
    </message>
    <message>
        <source>Hand {hand} is over.</source>
        <translation>A rodada {hand} acabou.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>{other} is choosing. The hand can be sorted meanwhile.</source>
        <translation>{other} está escolhendo. Enquanto isso a mão pode ser arrumada.</translation>
    </message>
    <message>
        <source>There is nothing to do this with. Choose the cards first.</source>
        <translation>Não há com que fazer isso. Escolha as cartas primeiro.</translation>
    </message>
    <message>
        <source>The chosen cards are no use for this. Choose others.</source>
        <translation>As cartas escolhidas não servem para isto. Escolha outras.</translation>
    </message>
    <message>
        <source>dealt hand {hand}</source>
        <translation>deu a rodada {hand}</translation>
    </message>
    <message>
        <source>Play the hand out</source>
        <translation>Jogar a rodada até o fim</translation>
    </message>
    <message>
        <source>The hand is being played out.</source>
        <translation>A rodada está sendo jogada até o fim.</translation>
    </message>
    <message>
        <source>{name} is choosing.</source>
        <translation>{name} está escolhendo.</translation>
    </message>
</context>
<context>
    <name>sheepshead</name>
    <message>
        <source>The window comes first. Take it or pass.</source>
        <translation>A janela vem primeiro. Pegue-a ou passe.</translation>
    </message>
    <message>
        <source>You have taken the window. Lay two cards away first.</source>
        <translation>Você pegou a janela. Guarde duas cartas primeiro.</translation>
    </message>
    <message>
        <source>The window is settled. Play a card.</source>
        <translation>A janela está decidida. Jogue uma carta.</translation>
    </message>
    <message>
        <source>Two different cards of your hand go to the window. Choose two.</source>
        <translation>Duas cartas diferentes da sua mão vão para a janela. Escolha duas.</translation>
    </message>
    <message>
        <source>{name} has taken the window. Lay two cards away first.</source>
        <translation>{name} pegou a janela. Guarde duas cartas primeiro.</translation>
    </message>
    <message>
        <source>Two different cards of {name}’s hand go to the window. Choose two.</source>
        <translation>Duas cartas diferentes da mão de {name} vão para a janela. Escolha duas.</translation>
    </message>
    <message>
        <source>{turn}: take the window and play alone, or pass.</source>
        <translation>{turn}: pegue a janela e jogue como solista, ou passe.</translation>
    </message>
    <message>
        <source>{turn}: choose two cards to lay away.</source>
        <translation>{turn}: escolha duas cartas para guardar.</translation>
    </message>
    <message>
        <source>{turn}: choose one more card to lay away.</source>
        <translation>{turn}: escolha mais uma carta para guardar.</translation>
    </message>
    <message>
        <source>{turn}: lay these two cards away.</source>
        <translation>{turn}: guarde estas duas cartas.</translation>
    </message>
    <message>
        <source>Two cards go to the window. Choose two.</source>
        <translation>Duas cartas vão para a janela. Escolha duas.</translation>
    </message>
    <message>
        <source>{turn}: a trump was led. Follow with a trump.</source>
        <translation>{turn}: puxaram trunfo. Acompanhe com trunfo.</translation>
    </message>
    <message>
        <source>{turn}: no trump to follow with. Play any card.</source>
        <translation>{turn}: sem trunfo para acompanhar. Jogue qualquer carta.</translation>
    </message>
    <message>
        <source>The Least: the fewest card points win.</source>
        <translation>Perde-ganha: ganha quem tem menos pontos de cartas.</translation>
    </message>
    <message>
        <source>Trumps: queens, jacks, diamonds.</source>
        <translation>Trunfos: damas, valetes, ouros.</translation>
    </message>
    <message>
        <source>Their card points count for the Player: {points}.</source>
        <translation>Os pontos delas contam para o solista: {points}.</translation>
    </message>
    <message>
        <source>Take the window</source>
        <translation>Pegar a janela</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <translation>Guardar {cards}</translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>Perde-ganha</translation>
    </message>
    <message>
        <source>If all three pass, everybody plays for as few card points as possible.</source>
        <translation>Se os três passam, todos jogam para fazer o mínimo de pontos de cartas.</translation>
    </message>
    <message>
        <source>If all three pass, the hand is over and nobody scores.</source>
        <translation>Se os três passam, a rodada acaba e ninguém marca pontos.</translation>
    </message>
    <message>
        <source>The match ends when one player alone leads with this many game points or more.</source>
        <translation>A partida acaba quando um jogador sozinho está na frente com esses pontos de jogo ou mais.</translation>
    </message>
    <message>
        <source>Short, to 5</source>
        <translation>Curta, até 5</translation>
    </message>
    <message>
        <source>Without The Least</source>
        <translation>Sem Perde-ganha</translation>
    </message>
    <message>
        <source>The deck is not the pack of 32 cards, sevens to aces.</source>
        <translation>O baralho não é o de 32 cartas, do sete ao ás.</translation>
    </message>
    <message>
        <source>played out</source>
        <translation>jogada até o fim</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>todos passaram</translation>
    </message>
    <message>
        <source>{name} has played alone and won: +{points}</source>
        <translation>{name} foi solista e ganhou: +{points}</translation>
    </message>
    <message>
        <source>Schneider: {name} has played alone and won: +{points}</source>
        <translation>Schneider: {name} foi solista e ganhou: +{points}</translation>
    </message>
    <message>
        <source>Schwarz: {name} has played alone and won: +{points}</source>
        <translation>Schwarz: {name} foi solista e ganhou: +{points}</translation>
    </message>
    <message>
        <source>{name} has played alone and failed: −{points}</source>
        <translation>{name} foi solista e perdeu: −{points}</translation>
    </message>
    <message>
        <source>The Least is played out</source>
        <translation>O Perde-ganha foi jogado até o fim</translation>
    </message>
    <message>
        <source>All three have passed</source>
        <translation>Os três passaram</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Card points in tricks</source>
        <translation>Pontos de cartas nas vazas</translation>
    </message>
    <message>
        <source>Card points in the window</source>
        <translation>Pontos de cartas na janela</translation>
    </message>
    <message>
        <source>Card points in all</source>
        <translation>Pontos de cartas ao todo</translation>
    </message>
    <message>
        <source>Played alone and won</source>
        <translation>Foi solista e ganhou</translation>
    </message>
    <message>
        <source>Played alone and won with 91 or more</source>
        <translation>Foi solista e ganhou com 91 ou mais</translation>
    </message>
    <message>
        <source>Played alone and won all tricks</source>
        <translation>Foi solista e ganhou todas as vazas</translation>
    </message>
    <message>
        <source>Played alone and failed</source>
        <translation>Foi solista e perdeu</translation>
    </message>
    <message>
        <source>Played alone and failed with 30 or fewer</source>
        <translation>Foi solista e perdeu com 30 ou menos</translation>
    </message>
    <message>
        <source>Played alone and won no trick</source>
        <translation>Foi solista e não fez nenhuma vaza</translation>
    </message>
    <message>
        <source>The only one without a trick in The Least</source>
        <translation>Único jogador sem vaza no Perde-ganha</translation>
    </message>
    <message>
        <source>Fewest card points in The Least</source>
        <translation>Menos pontos de cartas no Perde-ganha</translation>
    </message>
    <message>
        <source>Among the fewest card points, and not winner of the last trick</source>
        <translation>Entre os de menos pontos de cartas, sem ganhar a última vaza</translation>
    </message>
    <message>
        <source>One of two without a trick in The Least</source>
        <translation>Um de dois sem vaza no Perde-ganha</translation>
    </message>
    <message>
        <source>{name} alone, {points} of 120</source>
        <translation>{name} só, {points} de 120</translation>
    </message>
    <message>
        <source>{name} alone, Schneider, {points}</source>
        <translation>{name} só, Schneider, {points}</translation>
    </message>
    <message>
        <source>{name} alone, Schwarz, all tricks</source>
        <translation>{name} só, Schwarz, todas as vazas</translation>
    </message>
    <message>
        <source>{name} alone, not one trick</source>
        <translation>{name} só, nem uma vaza</translation>
    </message>
    <message>
        <source>The Least, {names} fewest with {points}</source>
        <translation>Perde-ganha, {names}: {points}</translation>
    </message>
    <message>
        <source>The Least, {names} without a trick</source>
        <translation>Perde-ganha, {names} sem vaza</translation>
    </message>
    <message>
        <source>the fewest card points win</source>
        <translation>ganha quem tem menos pontos de cartas</translation>
    </message>
    <message>
        <source>{who} plays alone</source>
        <translation>{who} é solista</translation>
    </message>
    <message>
        <source>61 card points win</source>
        <translation>61 pontos de cartas ganham</translation>
    </message>
    <message>
        <source>{points} card points</source>
        <translation>{points} pontos de cartas</translation>
    </message>
    <message>
        <source>alone: {points} card points</source>
        <translation>solista: {points} pontos de cartas</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>é solista</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trunfos</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>A janela</translation>
    </message>
    <message>
        <source>who takes it plays alone</source>
        <translation>quem a pega é solista</translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation>guardou duas cartas</translation>
    </message>
    <message>
        <source>two cards to lay away</source>
        <translation>duas cartas a guardar</translation>
    </message>
    <message>
        <source>two cards laid away</source>
        <translation>duas cartas guardadas</translation>
    </message>
    <message>
        <source>61 of 120 to win</source>
        <translation>61 de 120 para ganhar</translation>
    </message>
    <message>
        <source>2, 4 or 6</source>
        <translation>2, 4 ou 6</translation>
    </message>
    <message>
        <source>all passed, each alone</source>
        <translation>todos passaram, cada um por si</translation>
    </message>
    <message>
        <source>fewest points 2, no trick 4</source>
        <translation>menos pontos 2, sem vaza 4</translation>
    </message>
    <message>
        <source>What it pays</source>
        <translation>Quanto vale</translation>
    </message>
    <message>
        <source>What it pays {who}</source>
        <translation>Quanto vale para {who}</translation>
    </message>
    <message>
        <source>All ten tricks</source>
        <translation>Todas as dez vazas</translation>
    </message>
    <message>
        <source>91 or more</source>
        <translation>91 ou mais</translation>
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
        <translation>30 ou menos</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Nenhuma vaza</translation>
    </message>
    <message>
        <source>No trick at all</source>
        <translation>Nem uma vaza</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Menos pontos de cartas</translation>
    </message>
    <message>
        <source>Tied, without the last trick</source>
        <translation>Empate, sem a última vaza</translation>
    </message>
    <message>
        <source>Last trick takes the window</source>
        <translation>A última vaza leva a janela</translation>
    </message>
    <message>
        <source>took the window</source>
        <translation>pegou a janela</translation>
    </message>
    <message>
        <source>Take the window and play alone</source>
        <translation>Pegar a janela e jogar como solista</translation>
    </message>
    <message>
        <source>Pass, and leave the window</source>
        <translation>Passar e deixar a janela</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>Permission denied</source>
        <translation>não é permitido</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>já está em uso</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>já existe um arquivo ali</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ficaria grande demais</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>o disco informa um erro</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>não existe</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>uma parte do caminho não é uma pasta</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>o disco é somente leitura</translation>
    </message>
</context>
<context>
    <name>tricks</name>
    <message>
        <source>{card} wins</source>
        <translation>{card} ganha</translation>
    </message>
    <message>
        <source>You hold cards of the suit led. Follow with one of them.</source>
        <translation>Você tem cartas do naipe puxado. Acompanhe com uma delas.</translation>
    </message>
    <message>
        <source>{name} holds cards of the suit led. Follow with one of them.</source>
        <translation>{name} tem cartas do naipe puxado. Acompanhe com uma delas.</translation>
    </message>
    <message>
        <source>One card at a time. Choose one.</source>
        <translation>Uma carta de cada vez. Escolha uma.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jogar {card}</translation>
    </message>
    <message>
        <source>Nothing is melded in this game. Take the cards back into the hand.</source>
        <translation>Neste jogo não se baixa nada. Devolva as cartas à mão.</translation>
    </message>
    <message>
        <source>{turn}: lead a card.</source>
        <translation>{turn}: puxe uma carta.</translation>
    </message>
    <message>
        <source>{turn}: follow suit.</source>
        <translation>{turn}: acompanhe o naipe.</translation>
    </message>
    <message>
        <source>{turn}: none of the suit led. Play any card.</source>
        <translation>{turn}: nada do naipe puxado. Jogue qualquer carta.</translation>
    </message>
    <message>
        <source>Lead the {card}</source>
        <translation>Puxar {card}</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>Jogar {card}</translation>
    </message>
    <message>
        <source>played {card}</source>
        <extracomment>Said after the name of a player.</extracomment>
        <translation>jogou {card}</translation>
    </message>
</context>
</TS>
