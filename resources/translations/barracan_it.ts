<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AboutPage</name>
    <message>
        <source>in memory only: nothing is kept after this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard error</source>
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
        <source>The program, its card faces and its sounds are free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt {qt} and PySide {pyside} are used under the GNU Lesser General Public License, version 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inter and Klee One are used under the SIL Open Font License, version 1.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python {python} on {system}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log: {place}</source>
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
        <source>Hint</source>
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
        <source>Meld tray</source>
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
        <source>New in your hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} Clause {clause}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over: {what}. Points: {standing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}’s turn. The cards stay hidden until {name} shows them.</source>
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
    <name>ClauseChip</name>
    <message>
        <source>Read clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen. The cards stay hidden until you say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s turn</source>
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
    <name>Desk</name>
    <message>
        <source>Hint: {what}.</source>
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
        <source>1 point</source>
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
    <name>GamePage</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no points in this hand yet</source>
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
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three complete sets: the best three of each type count double. You may meld out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three sets, the best three of each type count double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two complete sets: you may meld out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One complete set: you may meld out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To meld out your side still needs: {types}.</source>
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
        <source>Ladder</source>
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
        <source>{count} sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
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
        <source>{first} against {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandOrder</name>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>The usual options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As chosen below</source>
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
        <source>The top card goes here: an ace, a king, or a number from 10 down to 3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LadderCaption</name>
    <message>
        <source>Ladder</source>
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
        <source>Build the best ladder your hand can lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a card on the dashed place, or let the ladder be arranged.</source>
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
        <source>Ladder {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New ladder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Sound is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
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
        <source>by chance</source>
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
</context>
<context>
    <name>Melds</name>
    <message>
        <source>clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semi-clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dirty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About BarraCan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameTag</name>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
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
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
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
    <name>Page</name>
    <message>
        <source>Back (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
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
        <source>{one} and {other}</source>
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
</context>
<context>
    <name>PileCaption</name>
    <message>
        <source>owned by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neutral pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your second pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
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
        <source>×{count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
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
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
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
    <name>ReviewPage</name>
    <message>
        <source>Whose eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As {name} sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning of the hand, or of the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {hand} of {hands}, line {line} of {lines}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>The record can be looked at when the first hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records (*.cards.jsonl);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
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
        <source>Search, or type a clause such as {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clause has these words.</source>
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
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Score pad: the first hand is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad, hand {hand}, {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it ended</source>
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
        <source>Hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing on the table yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} against {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name at seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player at seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Seat {seat} has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are named {name}: give one another name.</source>
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
    <message>
        <source>Seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: dark where the system is dark, else felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
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
        <source>Card faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four colours: orange diamonds, blue clubs; open: red suits as outlines</source>
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
        <source>Card size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the hand and the piles, as far as the window allows</source>
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
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off: cards appear in their places</source>
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
        <source>Computer’s pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long the computer rests between its moves</source>
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
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key S turns it off and on</source>
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
        <source>Only moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move to which the rules leave no other is made by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlotLabel</name>
    <message>
        <source>×{count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
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
        <source>{names}, {total} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}, {total} points, {hand} in this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type}: {count}</source>
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
        <source>Read clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to draft {number}</source>
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
        <source>{place}, {count} cards, {blocked} blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock</source>
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
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the deletion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
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
    <name>TypeList</name>
    <message>
        <source>on the table</source>
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
    <message>
        <source>new</source>
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
</context>
<context>
    <name>advice</name>
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
        <source>The pile has cards that can be laid or kept to be laid: {count} in all.</source>
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
        <source>the aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kings</source>
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
        <source>doubled seat {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled seats {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled seats {first}, {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled seat {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled seats {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redoubled seats {first}, {second} and {third}</source>
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
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: name a contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: double or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you owe a double of the declarer in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: redouble or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have been doubled: redouble or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles of the declarer you still owe in this round: {owed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you have none of the suit led. Play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lay a card or pass. Only now you may pass though you can lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay another card or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: none of your cards fits. Pass.</source>
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
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
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
        <source>In a positive contract only the declarer is doubled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer doubles only players who have doubled him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reply redoubles only players who doubled you after your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe doubles of the declarer, and the hands left are no more. Double the declarer.</source>
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
        <source>The deck is not a pack of 52 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal moves on after seven hands: seat {seat} deals this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is a seat of this match.</source>
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
        <source>Barbu</source>
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
        <source>First to be out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second to be out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third to be out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last with cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference with seat {seat}, doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference with seat {seat}, redoubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
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
</context>
<context>
    <name>barracan</name>
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
        <source>picked up pile {pile} for {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked up pile {pile} for {meld} and {more} more</source>
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
        <source>made a flash exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ladder of {count} cards</source>
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
        <source>Add the cards of your hand that make a triplet, a run or a family with it.</source>
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
        <source>Your hand holds no ladder that could be laid here. Try a category alone.</source>
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
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat is choosing.</source>
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
        <source>Take trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {name}</source>
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
        <source>Pick up with {card}: choose the cards of your hand that go with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take first: draw, pick up a pile or take a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make no trick. Choose one suit from the three open piles.</source>
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
        <source>No hand is being played. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken already. Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty. Pick up, take a trick or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing ends the hand and waits for the stock to be empty. Draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own pile stays closed to you. The other three are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are four piles, 0 to 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pile is empty. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick takes one card from each of the three open piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such card in the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stopper blocks the {card}. Cards above it can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stopper is never taken in a trick. Choose a card above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker in a pile is never taken in a trick. Choose another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three cards of a trick are of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth card must beat all three, or be a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth card is of the suit of the three, or a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit is for a side that has melded nothing before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit follows a draw from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit lays all five types in one move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit leaves one card at most, which is discarded with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flash exit discards the last card with it: name the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladders take no jokers. Lay the joker in a triplet or run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder has 13 cards at most. This one has {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder has an arm. Lay its first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is an ace, a king or a number from 10 to 3, not {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arm goes down by one rank: {below} does not follow {above}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arm breaks once at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king under a number starts the family at the bottom: king, queen, jack, or the king alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the break only the family follows. Name it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side cards lie beside an arm card. There is none at {row}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder holds each type once. It has two of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vertical category names the first and last of its arm cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only runs, families and 6-5 stand in the arm itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a vertical family has further cards, jacks beside its jack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two vertical categories share one arm card at most.</source>
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
        <source>{cards} is no category of the type {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card of a ladder belongs to a category. {card} does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards lying in a ladder keep their places and categories. The arm grows at its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move that names a ladder adds a category to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two new cards at least. The {name} brings fewer.</source>
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
        <source>Evens or odds are made of numbers, ace to ten. {card} has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evens or odds have two to four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers are even, or all are odd. Lay even and odd ones apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours must alternate from low to high. Change one for another colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites are two numbers that add up to 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposites are one red and one black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triplet is three cards of one rank, or two and a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is three consecutive cards of one suit, or two of them and a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A family is a king and a queen of different suits and one to four jacks of these suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One joker to a category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers go into triplets and runs only.</source>
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
        <source>{cards} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening lays two categories at once. One more will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has not opened: a pick-up lays two categories at once. One more will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card after the discard: your side has no complete set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card {card} goes into a triplet, a run or a family.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pick-up starts from hand cards without a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pick-up makes a triplet of three. Lay the fourth card elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The category of the pick-up shares no card that lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further categories come from the hand alone, without the top card or cards on the table.</source>
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
        <source>The deck is not two packs of 52 and four jokers.</source>
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
        <source>BarraCan</source>
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
</context>
<context>
    <name>barracuda</name>
    <message>
        <source>drew</source>
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
        <source>laid off {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards {cards}</source>
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
        <source>{turn}: draw a card.</source>
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
        <source>Draw a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards that go with the {card}, or a meld that takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing uses the {card} now. Draw from the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw of this turn is done. Play once, or discard.</source>
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
        <source>Take {card} for {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card} and lay it off</source>
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
        <source>Lay {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off {card}</source>
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
        <source>No hand is being played. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
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
        <source>The {card} is taken only for the run or set. Choose it with two others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn ends with a discard. Keep a card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
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
        <source>The deck is not a pack of 52.</source>
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
    <message>
        <source>{name} won the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck ran dry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barracuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in hand</source>
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
        <source>dealer, hands {hands}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>buraco</name>
    <message>
        <source>refused the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>had the turn when the time was up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: accept the {card} or refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse the {card}</source>
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
        <source>So many minutes are played, whatever the target; 0 is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cut lifts one card at least and leaves one at least.</source>
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
        <source>Buraco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens with {least} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>burraco</name>
    <message>
        <source>drew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded {card}</source>
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
        <source>a run {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to {cards}</source>
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
        <source>{action}, with {meld}</source>
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
        <source>{turn}: draw a card or take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld, add or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
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
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {card}</source>
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
        <source>Lay {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw of this turn is done. Meld, add or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no discard pile to take yet. Draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was the whole pile that was taken. Discard another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side has a group of {rank} already. Add to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side has no meld of this number. Add to one that lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card: the side may not go out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a card to discard and one more: the side may not go out yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card goes out only if it is no joker and no deuce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out takes a last discard. Keep a card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that is kept must go out as the last discard: no wildcard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is a group or a run of three cards or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One wildcard to a meld. This one has {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no groups of deuces or jokers. Add two cards of another rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a run each card lies on its place, from low to high. Look at the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces lie otherwise in this match: look at its option.</source>
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
        <source>A group stays a group and a run stays a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards stay in their meld. The {card} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves in a meld without a new card. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ace keeps its end of the run.</source>
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
        <source>The deck is not the pack of this match: {count} cards, each as often as it is there.</source>
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
        <source>Cards left in hand</source>
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
</context>
<context>
    <name>concan</name>
    <message>
        <source>drew</source>
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
        <source>laid off {card}</source>
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
        <source>discarded {card}</source>
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
        <source>a set {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run {cards}</source>
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
        <source>cards {cards}</source>
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
        <source>Swap {card} for a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts {value} of {threshold} points</source>
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
        <source>Lay down {count}, {value} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card} and lay down {count}, {value} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, with {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}, the joker of meld {number}</source>
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
        <source>{turn}: begin with one discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turn}: draw a card.</source>
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
        <source>A joker in hand is not announced yet.</source>
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
        <source>The draw of this turn is done. Meld or discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw or take a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards that go with the {card} into the melds-down.</source>
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
        <source>Take {card} for the melds-down</source>
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
        <source>Lay off {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off {card} at the low end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off {card} at the high end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay off the joker as {card}</source>
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
        <source>Announce jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into the tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first turn of a hand is one discard. Choose a card to discard.</source>
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
        <source>Before the melds-down the {card} is taken only for it. Choose melds with this card, or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card taken, {card}, lies in one of the melds. Add it, or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the melds-down a swap is a move of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the melds-down a joker is gained only for it. Lay {count} in these melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the melds-down jokers are gained only for it. Lay {count} in these melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These melds count {value}. The first melds of a hand count {threshold} or more together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The melds-down comes first: melds of {threshold} points or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is not in the hand.</source>
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
        <source>This set has four cards. It takes no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set takes the {card} only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run takes no more at that end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At that end the run takes the {card} only.</source>
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
        <source>There is no joker in the hand to announce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All jokers in the hand are announced already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No joker of this meld stands for the {card}. Choose another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank, no suit twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit that follow one another.</source>
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
        <source>The deck is not two packs of 52 and two jokers.</source>
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
        <source>The dealer is a seat of this match.</source>
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
        <source>Concan</source>
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
        <source>Cards left in hand</source>
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
        <source>no melds-down yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds-down done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds-down done, jokers announced: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>handling</name>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The library {file} was made by a newer version of the program (schema {schema}, this one knows {known}); it was left untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun.</source>
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
        <source>There is no library {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library has no match {match}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>The option {option} has a value of another type than it takes.</source>
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
</context>
<context>
    <name>players</name>
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
        <source>{first} and {second}</source>
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
</context>
<context>
    <name>review</name>
    <message>
        <source>Every line of this record is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is wrong ({clause}). {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
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
        <source>Match {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match {number}, a serious one: nothing taken back, no hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
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
        <source>points {totals}, hands {hands}</source>
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
</context>
<context>
    <name>session</name>
    <message>
        <source>The computer player of {name} has failed: a move at random was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hint has failed. The match is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards have no place there. The places that light up take them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do this with. Choose the cards first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} The match goes on; it is saved to line {line} of its record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} The match goes on, but it is not saved.</source>
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
        <source>This is a serious match: nothing is taken back, and no hints are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be taken back: something hidden has been shown since.</source>
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
        <source>{name} is choosing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheepshead</name>
    <message>
        <source>took the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid two cards away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played {card}</source>
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
        <source>Your turn: take the window and play alone, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to lay away. Their card points are yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one more card to lay away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay these two cards away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards go to the window. Choose two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: a trump was led. Follow with a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you have none of the suit led. Play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Least: the fewest card points win.</source>
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
        <source>Two different cards of your hand go to the window.</source>
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
        <source>The deck is not the pack of 32 cards, sevens to aces.</source>
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
    <message>
        <source>played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all passed</source>
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
        <source>plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has passed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tricks</name>
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
    <message>
        <source>No hand is being played. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of seat {seat}.</source>
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
</context>
</TS>
