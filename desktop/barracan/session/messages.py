"""What the signals of a session carry."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from barracan.model.cards import Code
from barracan.model.events import Event
from barracan.model.game import Sides
from barracan.model.offers import Draft, Pick, TrayVerdict
from barracan.model.options import OptionValue
from barracan.model.places import TRAY, PlaceName, place_name
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.model.view import SeatView
from barracan.session.tray import cards_needed

if TYPE_CHECKING:
    from barracan.players import protocol

    Candidate: TypeAlias = protocol.Candidate
    Decision: TypeAlias = protocol.Decision

PublicMove = tuple[int, Text]
"""A public move: the seat, and in words what it did."""


class MatchSettings(NamedTuple):
    """What a new match needs: the game's id, who sits where, the options that differ from their defaults, and the sides
    if they are not the usual ones.

    A match with a *number* has the same deals as every other of this number, at the same table; without one it gets
    its own by chance. In a *serious* match nothing is taken back and no hints are given.
    """

    game: str
    seats: Sequence[SeatNote]
    options: Mapping[str, OptionValue] = MappingProxyType({})
    sides: Sides | None = None
    number: str = ""
    serious: bool = False


class Snapshot(NamedTuple):
    """The table as it stands, to be shown at once.

    ``moves`` are the last public moves of this hand, the newest last; ``undo`` says whether the viewer may take the
    last one back; ``number`` names the position in the record.
    """

    view: SeatView
    viewer: int
    names: tuple[str, ...]
    players: tuple[str, ...]
    moves: tuple[PublicMove, ...]
    undo: bool
    number: int
    game: str
    """The game's id."""
    title: Text
    """What people call it."""
    deals: str = ""
    """The number of the match, by which it can be dealt again."""
    serious: bool = False
    last: tuple[Event, ...] = ()
    """What the last move brought, as the viewer may know it."""
    house_rules: tuple[Text, ...] = ()
    """The options that differ from the usual."""


class Happening(NamedTuple):
    """One step to animate: who did what, the events as the viewer may know them, and the view after it."""

    number: int
    seat: int
    words: Text
    events: tuple[Event, ...]
    view: SeatView
    undo: bool


class Recalled(NamedTuple):
    """A past move, to be shown once more: the table before it as the viewer knew it, and what happened."""

    before: SeatView
    happening: Happening


class TraySnapshot(NamedTuple):
    """The drafts in the tray with their judgement, and the pile's top card that is being picked up with them."""

    drafts: tuple[Draft, ...]
    verdict: TrayVerdict
    taken: Pick | None

    def loose_cards(self) -> dict[PlaceName, Sequence[Code]]:
        """The cards of every draft, a card taken along among those of the first; a ladder's lie in the builder."""
        return {
            place_name(TRAY, at): draft.cards if draft.ladder is None else () for at, draft in enumerate(self.drafts)
        }

    def cards_from_hand(self, view: SeatView) -> Counter[Code]:
        """The hand cards that lie in drafts, new cards of ladders among them; a card taken along is none of them."""
        held: Counter[Code] = Counter()
        for draft in self.drafts:
            held.update(cards_needed(draft, view))
        if self.taken is not None and self.taken.card and held[self.taken.card] > 0:
            held[self.taken.card] -= 1
        return held


class CurtainRequest(NamedTuple):
    """The screen passes to another person: whose it is, what happened since that seat's last move, and its side."""

    seat: int
    name: str
    since: tuple[Text, ...]
    side: int = 0
