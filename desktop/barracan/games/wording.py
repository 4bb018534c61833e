"""Words in which several games say the same, above all why cards do not go to a place."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from barracan.model import places
from barracan.model.cards import Code, Kind, card_text, codes
from barracan.model.common_texts import common_text
from barracan.model.game import State
from barracan.model.offers import Offer
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, RANKS, Argument, Seat, Template, Text, text_in

STOCK: Final = QT_TRANSLATE_NOOP("games", "The stock takes no cards. Draw from it.")
HAND: Final = QT_TRANSLATE_NOOP("games", "No card goes from hand to hand. Choose another place for it.")
OWN_HAND: Final = QT_TRANSLATE_NOOP("games", "These cards are in the hand. Choose another place for them.")
INTO_HAND: Final = QT_TRANSLATE_NOOP("games", "A card that is drawn or taken goes into the hand. Let go of it there.")
ONE_DISCARD: Final = QT_TRANSLATE_NOOP("games", "One card is discarded, and ends the turn. Choose one.")
ONE_LAY_OFF: Final = QT_TRANSLATE_NOOP("games", "Cards are laid off one at a time. Choose one.")
OTHERS: Final = QT_TRANSLATE_NOOP("games", "Others lay their cards there. Lay these before your own side.")
POT: Final = QT_TRANSLATE_NOOP("games", "A pot takes no cards. It is taken whole once the hand is empty.")
TO_TRICK: Final = QT_TRANSLATE_NOOP("games", "Cards are played to the trick. Let go of the card there.")
TAKEN_TRICK: Final = QT_TRANSLATE_NOOP(
    "games", "A trick that is taken takes no more cards. Play to the one that lies open."
)
_NAMED: Final = {
    OTHERS: QT_TRANSLATE_NOOP("games", "Others lay their cards there. Lay these before {name}’s own side."),
}


def place_fault(clause: str, words: str, place: PlaceName, card: Code | None = None) -> Refusal:
    """The refusal of this place in these words of the module."""
    arguments = {"card": card_text(card)} if card else {}
    return Refusal(clause, Text("games", words, arguments, _NAMED.get(words, "")), places=(place,))


def hand_fault(clause: str, seat: int, place: PlaceName) -> Refusal:
    """Why cards of this seat do not go into a hand."""
    return place_fault(clause, OWN_HAND if place == places.place_name(places.HAND, seat) else HAND, place)


_MORE = QT_TRANSLATE_NOOP("games", "{first}, {others}")


def join_parts(parts: Sequence[Argument]) -> Argument:
    """The parts in a row, the last two joined by a word."""
    first, *others = parts
    if not others:
        return first
    if len(others) == 1:
        return common_text("{first} and {second}", first=first, second=others[0])
    return Text("games", _MORE, {"first": first, "others": join_parts(others)})


class Phrases:
    """The texts of a room by short names; what several games say the same comes from *shared* ones.

    Of a text that says "you", *named* has the one for a screen that several people share.
    """

    def __init__(
        self,
        context: str,
        templates: Mapping[str, Template],
        shared: "Phrases | None" = None,
        named: Mapping[str, str] | None = None,
    ) -> None:
        self._context = context
        self._templates: dict[str, Template] = {**(shared.texts() if shared else {}), **templates}
        self._named = named or {}

    def texts(self) -> dict[str, Template]:
        """All of them as texts, for a room of another context."""
        return {
            name: text_in(self._context, template, {}, self._named.get(name, ""))
            for name, template in self._templates.items()
        }

    def __call__(self, phrase: str, /, **arguments: Argument) -> Text:
        """The text of this name with what belongs into it."""
        return text_in(self._context, self._templates[phrase], arguments, self._named.get(phrase, ""))

    def refusal(
        self,
        clause: str,
        phrase: str,
        at_fault: Iterable[Kind] = (),
        at_place: PlaceName = "",
        /,
        **arguments: Argument,
    ) -> Refusal:
        """A refusal for the reason of this name, which lies with these cards or this place."""
        return Refusal(clause, self(phrase, **arguments), codes(at_fault), (at_place,) if at_place else ())


GAMES: Final = Phrases(
    "games",
    {
        "no_hand": QT_TRANSLATE_NOOP("games", "No hand is being played. Deal the next one."),
        "turn": QT_TRANSLATE_NOOP("games", "It is the turn of {seat}."),
        "over": QT_TRANSLATE_NOOP("games", "The hand is over."),
        "wait": QT_TRANSLATE_NOOP("games", "Another seat is choosing."),
        "not_held": QT_TRANSLATE_NOOP("games", "The {card} is not in your hand."),
    },
    named={"not_held": QT_TRANSLATE_NOOP("games", "The {card} is not in {name}’s hand.")},
)


def turn_fault(state: State, seat: int, clause: str, between: str = "") -> Refusal | None:
    """Why this seat does not move now at all; *between* is the clause where no hand is played, if that is another."""
    if state.turn == seat:
        return None
    if state.turn is None:
        return GAMES.refusal(between or clause, "no_hand")
    return GAMES.refusal(clause, "turn", seat=Seat(state.turn))


def idle_offer(state: State, seat: int) -> Offer | None:
    """What a seat is offered that does not have the turn."""
    return None if state.turn == seat else Offer(GAMES("over" if state.turn is None else "wait"))


def rank_text(rank: str) -> Text:
    """A rank that stands alone, as cards show it: ``10``, not ``T``; of courts the window has the letters."""
    return Text(RANKS, "10" if rank == "T" else rank)
