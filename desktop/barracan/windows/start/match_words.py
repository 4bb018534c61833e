"""What is said of a match in the lists of the library."""

from typing import TYPE_CHECKING

from barracan.model.replay import HUMAN
from barracan.model.value import value
from barracan.storage.summaries import MatchSummary
from barracan.table.hud.lettering import figure
from barracan.table.hud.people import People
from barracan.table.translation import common, translate
from barracan.windows.shell.formats import fewer_win, format_moment, join_names, side_names

if TYPE_CHECKING:
    from barracan.windows.start.last_table import LastTable


@value
class MatchWords:
    """A match in words: what it is called, its score, how far it is, how it ended for the person here, and when."""

    title: str
    score: str
    state: str
    moment: str
    names: tuple[str, ...]
    result: str = ""
    won: bool = False

    @property
    def spoken(self) -> str:
        """All of it in one line."""
        return ", ".join(filter(None, (self.title, self.score, self.result, self.state)))


def words_of(summary: MatchSummary, game: str) -> MatchWords:
    """A match of a game of this title in words."""
    names = tuple(seat.name for seat in summary.seats)
    sides = side_names(summary.sides, names)
    score = ", ".join(f"{name} {figure(total)}" for name, total in zip(sides, summary.totals, strict=True))
    won, result = _result(summary)
    progress = _progress(summary)
    if summary.winners and not result:
        told = join_names([sides[side] for side in summary.winners])
        progress = translate("MatchRow", "won by {name}, {played}").format(name=told, played=progress)
    if summary.title:
        progress = translate("MatchRow", "{game}, {played}").format(game=game, played=progress)
    moment = format_moment(summary.changed)
    return MatchWords(summary.title or game, score, progress, moment, names, result, won)


def describe_turn(summary: MatchSummary, table: "LastTable") -> str:
    """The hand, and whose turn it is; nothing where nobody is to move."""
    turn = table.view.turn if table.view is not None else None
    if turn is None:
        return ""
    people = People(tuple(seat.name for seat in table.seats), tuple(seat.player for seat in table.seats))
    if people.is_you(turn):
        return translate("MatchRow", "hand {hand}, your turn").format(hand=max(1, summary.hand))
    return translate("MatchRow", "hand {hand}, {name} to move").format(
        hand=max(1, summary.hand), name=people.name(turn)
    )


def _result(summary: MatchSummary) -> tuple[bool, str]:
    """Whether whoever plays here has won, and how it ended for them, if they play on one side."""
    if summary.state == "given_up":
        return False, common("given up")
    here = {
        side for side, seats in enumerate(summary.sides) if any(summary.seats[seat].player == HUMAN for seat in seats)
    }
    if not summary.winners or len(here) != 1:
        return False, ""
    (side,) = here
    if side in summary.winners:
        return True, common("won")
    second = len(summary.sides) > 2 and _place(summary, side) == 2
    #: The second place of a match.
    return False, translate("MatchRow", "second") if second else common("lost")


def _place(summary: MatchSummary, side: int) -> int:
    """The place of a side by its points, counted from 1."""
    sign = -1 if fewer_win(summary.game) else 1
    return 1 + sum(sign * total > sign * summary.totals[side] for total in summary.totals)


def _progress(summary: MatchSummary) -> str:
    match summary.state:
        case "pad" | "pad_over" if summary.hand == 0:
            return translate("MatchRow", "nothing written yet")
        case "pad":
            return translate("MatchRow", "after hand {hand}").format(hand=summary.hand)
        case "pad_over":
            return translate("MatchRow", "over after hand {hand}").format(hand=summary.hand)
        case "finished" if summary.hand == 1:
            return translate("MatchRow", "one hand")
        case "finished":
            return common("{count} hands").format(count=summary.hand)
    if summary.hand == 0:
        return translate("MatchRow", "not dealt yet")
    return translate("MatchRow", "hand {hand}, move {move}").format(hand=summary.hand, move=summary.moves)
