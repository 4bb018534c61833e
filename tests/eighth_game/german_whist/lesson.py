"""The first tricks of German whist: what a trick wins while there is a stock."""

from functools import cache

from barracan.games.tricks.state import Play
from barracan.model.cards import CODES
from barracan.model.replay import HUMAN, SeatNote
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.lessons.course import LEARNER, Awaits, Course, Lit, Step
from german_whist.rules import GermanWhistGame

OTHER = 1
_HAND = "AS KS 5S 9H 4H 3H QD 8D 2D KC 9C 6C 2C"
_OTHER_HAND = "QS 7S 4S AH JH 7H AD 9D 5D AC TC 8C 3C"
_STOCK = "KH 6S"


def _text(template: str) -> Text:
    return Text("lessons", template)


_TABLE = Step(
    0,
    _text(QT_TRANSLATE_NOOP("lessons", "The stock")),
    _text(QT_TRANSLATE_NOOP("lessons", "The K♥ lies face up on the stock: hearts are trumps, and the trick wins it.")),
    "G2.3",
    Awaits.READING,
    lit=(Lit("stock", ("KH",)),),
)
_LEAD = Step(
    0,
    _text(QT_TRANSLATE_NOOP("lessons", "Win what you want")),
    _text(QT_TRANSLATE_NOOP("lessons", "The king of trumps is worth a trick, and the A♠ wins it if a spade is there.")),
    "G3.1",
    Awaits.MOVE,
    _text(QT_TRANSLATE_NOOP("lessons", "Lead the A♠: click it, then the trick.")),
)
_OTHERS = Step(1, _LEAD.title, _text(QT_TRANSLATE_NOOP("lessons", "Bix has to follow suit.")), "G3.2", Awaits.OTHERS)
_END = Step(
    2,
    _text(QT_TRANSLATE_NOOP("lessons", "Drawn")),
    _text(QT_TRANSLATE_NOOP("lessons", "You hold the K♥ now, and Bix has drawn the next card unseen.")),
    "G3.4",
    Awaits.READING,
)


@cache
def first_tricks() -> Course:
    """The course, made once."""
    seats = SeatNote("Ada", HUMAN), SeatNote("Bix", "casual")
    moves = Play(LEARNER, "AS"), Play(OTHER, "4S")
    return Course(GermanWhistGame(), seats, (OTHER, _deck()), moves, (_TABLE, _LEAD, _OTHERS, _END))


def _deck() -> list[str]:
    """The pack as this deal wants it: hands by turns, the learner first, then the stock."""
    hands = [code for pair in zip(_HAND.split(), _OTHER_HAND.split(), strict=True) for code in pair]
    wanted = [*hands, *_STOCK.split()]
    return [*wanted, *(CODES[kind] for kind in GermanWhistGame().pack(2, {}) if CODES[kind] not in wanted)]
