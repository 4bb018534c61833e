"""Sheepshead as a game of the program."""

from collections.abc import Mapping, Sequence

from barracan.games.sheepshead import legality, moves, offers, play, scoring, wording
from barracan.games.sheepshead import view as views
from barracan.games.sheepshead.legality import SheepsheadMoves
from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.options import OPTIONS, RULE_SETS
from barracan.games.sheepshead.state import PACK, SEATS, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.rules import TrickRules
from barracan.games.tricks.state import Play
from barracan.model.cards import Code, Kind
from barracan.model.events import Event
from barracan.model.game import Sides
from barracan.model.moves import Line
from barracan.model.offers import Pick
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd, SheetForm
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text
from barracan.model.verdict import Groups, Verdict

_DECK = QT_TRANSLATE_NOOP("sheepshead", "The deck is not the pack of 32 cards, sevens to aces.")
_ENDINGS = {
    "played": QT_TRANSLATE_NOOP("sheepshead", "played out"),
    "least": QT_TRANSLATE_NOOP("sheepshead", "The Least"),
    "passed": QT_TRANSLATE_NOOP("sheepshead", "all passed"),
}
_FINALES = {
    "won": QT_TRANSLATE_NOOP("sheepshead", "{name} has played alone and won: +{points}"),
    "schneider": QT_TRANSLATE_NOOP("sheepshead", "Schneider: {name} has played alone and won: +{points}"),
    "schwarz": QT_TRANSLATE_NOOP("sheepshead", "Schwarz: {name} has played alone and won: +{points}"),
    "failed": QT_TRANSLATE_NOOP("sheepshead", "{name} has played alone and failed: −{points}"),
    "least": QT_TRANSLATE_NOOP("sheepshead", "The Least is played out"),
    "passed": QT_TRANSLATE_NOOP("sheepshead", "All three have passed"),
}
_FINALE = {2: "won", 4: "schneider", 6: "schwarz"}
"""The sentence for a Player who scores so many points (S5.2)."""


class SheepsheadGame(TrickRules[SheepsheadState, SheepsheadMove, SheepsheadView]):
    """The rules of Sheepshead; every clause has its place in the module that is named here."""

    id = "sheepshead"
    title = Text("sheepshead", QT_TRANSLATE_NOOP("sheepshead", "Sheepshead"))
    seat_counts = (SEATS,)
    seats_clause = "S1.2"
    options = OPTIONS
    rule_sets = RULE_SETS
    dealer_clause = "S2.1"
    deck_clause = "S1.1"
    deck_text = Text("sheepshead", _DECK)
    play_clause = "S4.1"
    endings = _ENDINGS
    finales = _FINALES
    sheet_form = SheetForm(summed=True, signed=True)
    advise = staticmethod(wording.advise)
    apply = staticmethod(play.apply)
    describe = staticmethod(wording.describe)
    determinize = staticmethod(views.determinize)
    legal_moves = staticmethod(SheepsheadMoves)
    offer = staticmethod(offers.offer)
    place_refusal = staticmethod(offers.place_refusal)
    read_move = staticmethod(moves.read_move)
    refusal = staticmethod(legality.refusal)
    view = staticmethod(views.view)
    write_move = staticmethod(moves.write_move)

    def judge_example(self, clause: str, kind: str, groups: Groups) -> Verdict | None:
        """What the rules say of an example, under the usual options."""
        from barracan.games.sheepshead import examples  # for those who read the rules

        return examples.judge_example(kind, groups)

    def pack(self, seats: int, options: Mapping[str, OptionValue]) -> tuple[Kind, ...]:
        """The pack of 32 cards (S1.1)."""
        return PACK

    def start(self, seats: int, options: Mapping[str, OptionValue], sides: Sides | None = None) -> SheepsheadState:
        """Begin a match; *options* are complete."""
        return SheepsheadState(dict(options))

    def deal(self, state: SheepsheadState, dealer: int, deck: Sequence[Kind], keys: Line | None = None) -> list[Event]:
        """Deal the next hand (S2)."""
        return play.deal(state, dealer, deck)

    def ending(self, end: HandEnd, name: str) -> Text:
        """Say who played and what came of it, as the score sheet has it."""
        return scoring.title(end) or super().ending(end, name)

    def finale(self, end: HandEnd) -> Text:
        """Tell the table how a hand has ended: of one player against two also for whom (S5)."""
        if end.reason != "played":
            return scoring.title(end) or self.finale_with(end)
        player = next(seat for seat, points in enumerate(end.points) if points)
        points = end.points[player]
        arguments: dict[str, Argument] = {"name": Seat(player), "points": abs(points)}
        return Text("sheepshead", self.finales[_FINALE.get(points, "failed")], arguments)

    def cards_used(self, view: SheepsheadView, move: SheepsheadMove) -> tuple[Code, ...]:
        """The card that is played, or the two that are laid away."""
        if isinstance(move, Bury):
            return move.cards
        return (move.card,) if isinstance(move, Play) else ()

    def cards_taken(self, view: SheepsheadView, move: SheepsheadMove) -> tuple[Pick, ...]:
        """All cards of the window."""
        if not isinstance(move, TakeWindow):
            return ()
        return tuple(Pick("window", card, at) for at, card in enumerate(view.window))

    def undo_barrier(self, state: SheepsheadState, move: SheepsheadMove) -> bool:
        """Who takes the window sees what lies there."""
        return isinstance(move, TakeWindow)
