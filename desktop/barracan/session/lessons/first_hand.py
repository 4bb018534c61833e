"""The first hand of BarraCan, for two: a deal and a course of play in which each lesson comes up by itself."""

from collections import Counter
from collections.abc import Iterator
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
from barracan.session.lessons.course import LEARNER, Awaits, Course, Lit, Step
from barracan.session.lessons.first_hand_texts import END, OTHERS, READ, TO_DO, Said

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
            steps.append(part.placed(len(moves)))
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
    yield Step(0, END.title, END.words, END.clause, Awaits.READING)


def _read(name: str, *lit: Lit) -> Step:
    said = READ[name]
    return Step(0, said.title, said.words, said.clause, Awaits.READING, lit=lit)


def _turn(*deeds: tuple[str, BarracanMove]) -> Iterator[Step | BarracanMove]:
    """The learner's moves, each with the step that awaits it."""
    for name, move in deeds:
        said: Said = TO_DO[name]
        yield Step(0, said.title, said.words, said.clause, Awaits.MOVE, said.way)
        yield move


def _others(*moves: BarracanMove) -> Iterator[Step | BarracanMove]:
    """The turn of the other seat, which begins with a draw."""
    yield Step(0, OTHERS.title, OTHERS.words, OTHERS.clause, Awaits.OTHERS)
    yield Draw(OTHER)
    yield from moves


def _deck() -> list[Code]:
    """The pack as this deal wants it: hands by turns, the piles, the stock; the rest is not drawn."""
    hands = chain.from_iterable(zip(_HAND.split(), _OTHER_HAND.split(), strict=True))
    wanted = [*hands, *_PILES.split(), *_DRAWN.split()]
    rest = Counter(CODES[kind] for kind in BarracanGame().pack(2, {})) - Counter(wanted)
    return [*wanted, *rest.elements()]
