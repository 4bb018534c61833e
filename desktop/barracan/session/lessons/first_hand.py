"""The first hand of BarraCan, for two: a deal, its moves, and what each step of it says."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain

from barracan.games.barracan.moves import (
    BarracanMove,
    Category,
    Discard,
    Draw,
    LadderMeld,
    LayMelds,
    PickUp,
    PileCard,
    Rung,
    TakeTrick,
)
from barracan.games.barracan.rules import BarracanGame
from barracan.model.cards import CODES, Code
from barracan.model.places import HAND, PILE, place_name
from barracan.model.replay import HUMAN, SeatNote
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.lessons.course import LEARNER, Awaits, Course, Lit, Step

OTHER = 1
SCRIPTED = "casual"
"""How the other seat is called in the record."""

_HAND = "KS JS 9S 7S 7C KH 2H 6D 5D JD 3C TC 8C"
_OTHER_HAND = "AC 3H 7D 4D 2D 5H 5S 5D 8D 9D TD 2C JC"
_PILES = "2S 9H 6H 8D"
_DRAWN = "4S QS 5C 6C QH KD 4C QD TS"
"""The stock from the top, in the order in which both seats draw."""

_FAMILY = LadderMeld(0, ("KS", "QH", "JS"), (), (Rung("family", (0, 2)),))
_GROWN = LadderMeld(0, ("KS", "QH", "JS", "TS", "9S"), (), (Rung("family", (0, 2)), Rung("run", (2, 4))))
_OPENING = (Category("evens_odds", ("2H", "4S")), Category("opposites", ("6D", "5C")))
_SEVENS = (Category("triplet", ("7C", "7S", "7D")),)
_HEARTS = (PileCard(1, 0), PileCard(2, 0), PileCard(3, 1))
_OTHERS_OPENING = (Category("triplet", ("5H", "5S", "5D")), Category("run", ("8D", "9D", "TD")))
_PILE_OF_OTHER = "pile:1"
_OWN = place_name(HAND, LEARNER)


@cache
def first_hand() -> Course:
    """The course, made once."""
    moves: list[BarracanMove] = []
    steps: list[Step] = []
    for part in _parts():
        if isinstance(part, Step):
            steps.append(part.after(len(moves)))
        else:
            moves.append(part)
    return Course(BarracanGame(), (SeatNote("Ada", HUMAN), SeatNote("Bix", SCRIPTED)), (OTHER, _deck()), moves, steps)


def _parts() -> Iterator[Step | BarracanMove]:
    """Steps and moves as they come, turn by turn."""
    yield _read("table", *(Lit(place_name(PILE, pile)) for pile in range(4)))
    yield from _turn(("draw", Draw(LEARNER)), ("discard", Discard(LEARNER, "5D")))
    yield from _others(Discard(OTHER, "AC"))

    yield _read("stopper", Lit(_PILE_OF_OTHER))
    yield from _turn(("draw_again", Draw(LEARNER)))
    yield _read("evens_odds", Lit(_OWN, ("2H", "4S")))
    yield _read("opposites", Lit(_OWN, ("6D", "5C")))
    yield _read("triplet", Lit(_OWN, ("7S", "7C")))
    yield _read("run", Lit(_OWN, ("JS", "9S")))
    yield _read("family", Lit(_OWN, ("KS", "JS")))
    yield from _turn(("opening", LayMelds(LEARNER, _OPENING)), ("second_pile", Discard(LEARNER, "JD")))
    yield from _others(Discard(OTHER, "3H"))

    yield from _turn(
        ("queen", Draw(LEARNER)), ("ladder", LayMelds(LEARNER, (_FAMILY,))), ("keep", Discard(LEARNER, "3C"))
    )
    yield from _others(LayMelds(OTHER, _OTHERS_OPENING), Discard(OTHER, "7D"))

    yield from _turn(("pick_up", PickUp(LEARNER, 1, _SEVENS)))
    yield _read("freed", Lit(_PILE_OF_OTHER), Lit(_OWN, ("AC",)))
    yield from _turn(("ten", Discard(LEARNER, "TC")))
    yield from _others(Discard(OTHER, "4D"))

    yield from _turn(("trick", TakeTrick(LEARNER, _HEARTS, "KH")), ("own_stopper", Discard(LEARNER, "AC")))
    yield from _others(Discard(OTHER, "2D"))

    yield from _turn(
        ("last_draw", Draw(LEARNER)), ("grow", LayMelds(LEARNER, (_GROWN,))), ("out", Discard(LEARNER, "8C"))
    )
    yield END


def _read(name: str, *lit: Lit) -> Step:
    return replace(READ[name], lit=lit)


def _turn(*deeds: tuple[str, BarracanMove]) -> Iterator[Step | BarracanMove]:
    """The learner's moves, each with the step that awaits it."""
    for name, move in deeds:
        yield TO_DO[name]
        yield move


def _others(*moves: BarracanMove) -> Iterator[Step | BarracanMove]:
    """The turn of the other seat, which begins with a draw."""
    yield OTHERS
    yield Draw(OTHER)
    yield from moves


def _deck() -> list[Code]:
    """The pack as this deal wants it: hands by turns, the piles, the stock; the rest is not drawn."""
    hands = chain.from_iterable(zip(_HAND.split(), _OTHER_HAND.split(), strict=True))
    wanted = [*hands, *_PILES.split(), *_DRAWN.split()]
    rest = Counter(CODES[kind] for kind in BarracanGame().pack(2, {})) - Counter(wanted)
    return [*wanted, *rest.elements()]


def _step(clause: str, title: str, words: str, way: str = "", awaits: Awaits = Awaits.READING) -> Step:
    """A step with the clause that says so; one that tells what to do awaits the move."""
    told = Text("lessons", title), Text("lessons", words)
    return Step(0, *told, clause, Awaits.MOVE, Text("lessons", way)) if way else Step(0, *told, clause, awaits)


_CLICK_THE_STOCK = QT_TRANSLATE_NOOP("lessons", "Draw: click the stock.")
_DRAW, _END = QT_TRANSLATE_NOOP("lessons", "Draw"), QT_TRANSLATE_NOOP("lessons", "End the turn")

READ = {
    "table": _step(
        "B3.2",
        QT_TRANSLATE_NOOP("lessons", "The table"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "You and Bix hold 13 cards each. The stock lies in the centre, and around it four discard piles that both"
            " of you can read: the one nearest to you and the one at its right are yours, the others Bix’s. Points come"
            " from five kinds of categories, from ladders, from tricks and from going out.",
        ),
    ),
    "stopper": _step(
        "B3.5",
        QT_TRANSLATE_NOOP("lessons", "A stopper"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Bix has discarded the A♣. A black ace is a stopper: it lies across its pile and blocks every card below."
            " The 9♥ is out of reach until the ace is taken away. Remember it: that heart will be worth having.",
        ),
    ),
    "evens_odds": _step(
        "B5.1",
        QT_TRANSLATE_NOOP("lessons", "Evens or odds"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Now you can meld, so here are the five categories. The first: two to four cards, all even or all odd,"
            " whose colours alternate when they stand in ascending order. Your 2♥ and 4♠ stand. Two, three or four"
            " cards bring 1, 2 or 3 points.",
        ),
    ),
    "opposites": _step(
        "B5.2",
        QT_TRANSLATE_NOOP("lessons", "Opposites"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The second: two numbers that add up to 11, one red and one black. Your 6♦ and 5♣ stand. An ace counts 1"
            " here; pictures have no number and no joker helps. Opposites bring 2 points.",
        ),
    ),
    "triplet": _step(
        "B5.3",
        QT_TRANSLATE_NOOP("lessons", "A triplet"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The third: three cards of one rank, suits of no matter, or two of them and a joker. You hold two sevens."
            " The third may come from the stock or from a pile. A triplet brings 3 points.",
        ),
    ),
    "run": _step(
        "B5.4",
        QT_TRANSLATE_NOOP("lessons", "A run"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The fourth: three consecutive cards of one suit, or two of them and a joker. Your J♠ and 9♠ wait for the"
            " 10♠. An ace stands below the 2 or above the king. A run brings 3 points.",
        ),
    ),
    "family": _step(
        "B5.5",
        QT_TRANSLATE_NOOP("lessons", "A family"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The fifth: a king and a queen of different suits with one to four jacks, each of the king’s or the"
            " queen’s suit, and no joker. Your K♠ and J♠ wait for a queen that is no spade. A family brings a point"
            " a card.",
        ),
    ),
    "freed": _step(
        "B7.3",
        QT_TRANSLATE_NOOP("lessons", "What a pick-up brings"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "You took the pile down to its stopper and the ace with it: the A♣ is in your hand now. What lay below"
            " stays, and the 9♥ is free again. A pile without a stopper comes whole, to the last card.",
        ),
    ),
}
"""The steps that are read and left with a word."""

TO_DO = {
    "draw": _step(
        "B4.1",
        _DRAW,
        QT_TRANSLATE_NOOP(
            "lessons",
            "A turn has three parts: take, meld if you like, discard. To take is to draw from the stock, to pick up a"
            " pile or to take a trick. Nothing on the piles goes with your hand yet.",
        ),
        _CLICK_THE_STOCK,
    ),
    "discard": _step(
        "B3.3",
        QT_TRANSLATE_NOOP("lessons", "Discard"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The 4♠ has come. Keep it for the moment: a discard ends the turn. It goes to your principal pile, or to"
            " the second one where that holds fewer cards. The 5♦ goes with nothing.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Discard the 5♦: click it, then the pile that lights up."),
    ),
    "draw_again": _step(
        "B4.2",
        QT_TRANSLATE_NOOP("lessons", "Your second turn"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "You never take from your principal pile; the other three are open to you. None of them has a top card"
            " that suits your hand, so this turn begins with a draw too.",
        ),
        _CLICK_THE_STOCK,
    ),
    "opening": _step(
        "B6.1",
        QT_TRANSLATE_NOOP("lessons", "Opening"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Your first melds in a hand are two categories at once, or more. They come together in the tray, which"
            " judges them before anything is laid.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Press Meld tray. Click 2♥ and 4♠, then the dashed place in the tray; do the same with 6♦ and 5♣."
            " Press Lay down.",
        ),
    ),
    "second_pile": _step(
        "B3.3",
        QT_TRANSLATE_NOOP("lessons", "The second pile"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "You have opened: from now on you may meld a single category too. This time your second pile takes the"
            " discard, as it is the shorter one.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Discard the J♦: click it, then the pile that lights up."),
    ),
    "queen": _step(
        "B4.2",
        _DRAW,
        QT_TRANSLATE_NOOP(
            "lessons", "Your king and jack of spades still wait for a queen. Perhaps it is the next card."
        ),
        _CLICK_THE_STOCK,
    ),
    "ladder": _step(
        "B9.1",
        QT_TRANSLATE_NOOP("lessons", "A ladder"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The Q♥ makes a family. It can lie by itself, or begin a ladder: an upright arm that descends rank by"
            " rank and takes more categories later. Complete with all five, a ladder pays up to 28 points extra.",
        ),
        QT_TRANSLATE_NOOP(
            "lessons", "Start a ladder with K♠ Q♥ J♠: press Ladder, press Arrange for me, then Lay down."
        ),
    ),
    "keep": _step(
        "B4.1",
        _END,
        QT_TRANSLATE_NOOP(
            "lessons",
            "Your ladder stands, and its family counts already. The 3♣ goes with nothing; the sevens and the 9♠ stay.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Discard the 3♣: click it, then the pile that lights up."),
    ),
    "pick_up": _step(
        "B7.1",
        QT_TRANSLATE_NOOP("lessons", "A pick-up"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Bix has opened too and left the 7♦ on the stopper. Instead of drawing you may pick up a pile whose top"
            " card makes a triplet, run or family with two cards of your hand or, for a family, more.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Pick up the 7♦: click 7♠ and 7♣ in your hand, then the pile."),
    ),
    "ten": _step(
        "B4.1",
        _END,
        QT_TRANSLATE_NOOP(
            "lessons", "A pick-up is your take of this turn: what follows are melds, if you have any, and the discard."
        ),
        QT_TRANSLATE_NOOP("lessons", "Discard the 10♣: click it, then the pile that lights up."),
    ),
    "trick": _step(
        "B8.1",
        QT_TRANSLATE_NOOP("lessons", "A trick"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Each of the three piles open to you shows a heart, at whatever depth: 9♥, 6♥ and 3♥. Your K♥ beats them"
            " all, so you may take the four as a trick instead of drawing. It brings 4 points.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Take the trick in hearts: click 9♥, 6♥, 3♥ and your K♥, then Take trick."),
    ),
    "own_stopper": _step(
        "B3.5",
        QT_TRANSLATE_NOOP("lessons", "Your own stopper"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The trick lies face down and is out of play. Now use the A♣ yourself: laid across your second pile it"
            " keeps the cards below from Bix.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Discard the A♣: click it, then the pile that lights up."),
    ),
    "last_draw": _step(
        "B6.5",
        QT_TRANSLATE_NOOP("lessons", "One category is missing"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "You have evens, opposites, a triplet and a family. With a run you hold one of each, a complete set, and"
            " only with a complete set may a hand be emptied.",
        ),
        _CLICK_THE_STOCK,
    ),
    "grow": _step(
        "B9.7",
        QT_TRANSLATE_NOOP("lessons", "The ladder grows"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "The 10♠, at last. Below the J♠ it makes a run with the 9♠ that shares the jack with the family. What"
            " joins a ladder brings two new cards at least.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Add 10♠ and 9♠: press Ladder, press the wand (Arrange for me), then Lay down."),
    ),
    "out": _step(
        "B4.5",
        QT_TRANSLATE_NOOP("lessons", "Going out"),
        QT_TRANSLATE_NOOP(
            "lessons",
            "Your set is complete. Whoever then empties his hand has melded out: the hand ends at once and brings 4"
            " points more. The 8♣ is your last card.",
        ),
        QT_TRANSLATE_NOOP("lessons", "Discard the 8♣ and meld out: click it, then the pile that lights up."),
    ),
}
"""The steps that await a move."""

OTHERS = _step(
    "B4.1",
    QT_TRANSLATE_NOOP("lessons", "Bix plays"),
    QT_TRANSLATE_NOOP("lessons", "Bix takes, may meld, and discards. Watch the piles: they are open to both of you."),
    awaits=Awaits.OTHERS,
)
"""While the other seat moves."""

END = _step(
    "B10.1",
    QT_TRANSLATE_NOOP("lessons", "The hand is over"),
    QT_TRANSLATE_NOOP(
        "lessons",
        "You made 20 points: evens 1, opposites 2, triplet 3, run 3, family 3, the trick 4, melding out 4. Bix made 6."
        " Cards left in a hand count nothing. A match goes on, hand by hand, until a side has 100. You know all you"
        " need to play one.",
    ),
)
"""When all is done."""
