"""BarraCan as a game of the program."""

from collections.abc import Mapping, Sequence
from typing import Final

from barracan.games.barracan import drafts as trays
from barracan.games.barracan import ladder_room as rooms
from barracan.games.barracan import legality, moves, offers, play, scoring, wording
from barracan.games.barracan import view as views
from barracan.games.barracan.legal_moves import BarracanMoves
from barracan.games.barracan.moves import BarracanMove, Draw, LayMelds, Pass
from barracan.games.barracan.options import OPTIONS, RULE_SETS
from barracan.games.barracan.state import BarracanState
from barracan.games.barracan.view import BarracanView
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import Kind
from barracan.model.events import Event
from barracan.model.game import Game, Sides
from barracan.model.moves import Line
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd
from barracan.model.text import QT_TRANSLATE_NOOP, Template, Text
from barracan.model.verdict import Groups, Verdict

_ENDINGS: Final[Mapping[str, Template]] = {
    "out": RUMMY("went_out"),
    "flash": QT_TRANSLATE_NOOP("barracan", "{name}: flash exit"),
    "stock": RUMMY("stock"),
}
_FINALES: Final[Mapping[str, Template]] = {
    "out": QT_TRANSLATE_NOOP("barracan", "{name} melds out: +{points}"),
    "flash": QT_TRANSLATE_NOOP("barracan", "{name} goes out by a flash exit: +{points}"),
    "stock": QT_TRANSLATE_NOOP("barracan", "The stock is empty, and the hand is over"),
}


class BarracanGame(Game[BarracanState, BarracanMove, BarracanView]):
    """The rules of BarraCan; every clause has its place in the module that is named here."""

    id = "barracan"
    title = Text("barracan", QT_TRANSLATE_NOOP("barracan", "BarraCan"))
    seat_counts = (2, 3, 4)
    seats_clause = "B1.2"
    options = OPTIONS
    rule_sets = RULE_SETS
    dealer_clause = "B2.1"
    deck_clause = "B1.1"
    deck_text = Text("barracan", QT_TRANSLATE_NOOP("barracan", "The deck is not two packs of 52 and four jokers."))
    endings = _ENDINGS
    finales = _FINALES
    advise = staticmethod(wording.advise)
    apply = staticmethod(play.apply)
    arrange = staticmethod(trays.arrange)
    cards_taken = staticmethod(views.cards_taken)
    cards_used = staticmethod(views.cards_used)
    describe = staticmethod(wording.describe)
    describe_last = staticmethod(wording.describe_last)
    determinize = staticmethod(views.determinize)
    idle = staticmethod(trays.is_stranded)
    ladder_room = staticmethod(rooms.ladder_room)
    legal_moves = staticmethod(BarracanMoves)
    offer = staticmethod(offers.offer)
    place_refusal = staticmethod(offers.place_refusal)
    read_move = staticmethod(moves.read_move)
    refusal = staticmethod(legality.refusal)
    tray = staticmethod(trays.tray)
    view = staticmethod(views.view)
    write_move = staticmethod(moves.write_move)

    def judge_example(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        """What the rules say of an example, under the usual options."""
        from barracan.games.barracan import examples  # for those who read the rules

        return examples.judge_example(clause, kind, groups)

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """Two packs and four jokers (B1.1)."""
        return views.PACK

    def sides(self, seats: int, options: Mapping[str, OptionValue]) -> Sides:
        """Partners opposite each other where four play as such, else each seat for itself (B1.3)."""
        if seats == 4 and options["partnership"]:
            return ((0, 2), (1, 3))
        return super().sides(seats, options)

    def sides_clause(self, seats: int) -> str:
        """The option decides, and nothing beside it (B1.3)."""
        return "B1.3"

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> BarracanState:
        """Begin a match; *options* are complete."""
        return BarracanState(seats, sides or self.sides(seats, options), dict(options))

    def deal(self, state: BarracanState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (B2)."""
        return play.deal(state, dealer, deck)

    def finale(self, end: HandEnd) -> Text:
        """Tell the table how a hand has ended, with what that counts (B10.5)."""
        return self.finale_with(end, points=scoring.EXITS.get(end.reason, 0))

    def is_draw(self, move: BarracanMove) -> bool:
        """Whether a move takes the next card of the stock."""
        return isinstance(move, Draw)

    def undo_barrier(self, state: BarracanState, move: BarracanMove) -> bool:
        """A draw shows the next card of the stock; whatever ends the hand shows the next deal."""
        return isinstance(move, Draw | Pass) or (isinstance(move, LayMelds) and move.flash)
