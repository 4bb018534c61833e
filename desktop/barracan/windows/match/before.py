"""What a person has done before, and what of a match stands out beside that."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from barracan.model.score import HandEnd, ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.storage.earlier import Earlier
from barracan.table.hud.lettering import figure
from barracan.table.moments.result_page import Fact
from barracan.table.translation import common, translate
from barracan.windows.match.earlier_lines import LineKey, key_of
from barracan.windows.shell.formats import LEVELS, player_title

Weighed = tuple[float, Fact]
"""How often such a thing is so, and the fact."""
_FIRST_WIN, _FIRST_AGAINST, _ROUND = 0.01, 0.02, 0.12
_AGAIN: Final = 0.6
"""How often a match is won that is won by a person who wins."""
_FEW: Final = 3
"""Nothing is the best of fewer."""
_LEAST_ROW: Final = 3
_ROUNDS: Final = (10, 25, 50)
_BEST_SO_FAR = QT_TRANSLATE_NOOP("facts", "points in hand {hand}, your best so far")
_MOST_SO_FAR = QT_TRANSLATE_NOOP("facts", "points, your most in a match so far")
_CLEAREST = QT_TRANSLATE_NOOP("facts", "ahead, your clearest win so far")
_YOUR_FIRST_WIN = QT_TRANSLATE_NOOP("facts", "Your first win")
_AT = QT_TRANSLATE_NOOP("facts", "at {game}")
_AGAINST = QT_TRANSLATE_NOOP("facts", "against {level}")
_WINS = QT_TRANSLATE_NOOP("facts", "{count} wins")
_IN_A_ROW = QT_TRANSLATE_NOOP("facts", "in a row at {game}")
_MATCH = QT_TRANSLATE_NOOP("facts", "Match {count}")
_FIRST = QT_TRANSLATE_NOOP("facts", "{words}, your first")
_FIRST_OF = QT_TRANSLATE_NOOP("facts", "{words}, your first in {count} matches")


class Before(NamedTuple):
    """What the one person at a table has done before at its game.

    ``counts`` are hands of the matches that have been read, by what their lines are told by; ``levels`` those of the
    opponents now.
    """

    game: str
    earlier: Earlier
    levels: frozenset[str]
    counts: Mapping[LineKey, int]
    hands: int
    read: int

    def rarity(self, line: ScoreLine) -> float | None:
        """In which part of the earlier hands such a line has brought points; ``None`` where too few are known."""
        if self.read < _FEW:
            return None
        return (self.counts.get(key_of(line), 0) + 0.5) / (self.hands + 1)

    def with_first(self, words: str, line: ScoreLine) -> str:
        """The words, with what is added where there has been no such line before."""
        if self.read < _FEW or self.counts.get(key_of(line)):
            return words
        template = _FIRST if self.read == len(self.earlier.matches) else _FIRST_OF
        return translate("facts", template).format(words=words, count=self.read + 1)

    def best_hand(self, best: HandEnd, side: int, *, fewer_win: bool) -> Weighed | None:
        """The best hand of a match, where there was none as good before."""
        before = self.earlier.fewest if fewer_win else self.earlier.most
        points = best.points[side]
        if before is None or self.earlier.hands < _FEW or (points >= before if fewer_win else points <= before):
            return None
        words = translate("facts", _BEST_SO_FAR).format(hand=best.hand)
        return 1 / (self.earlier.hands + 2), Fact("star", figure(points), words)

    def facts(self, totals: Sequence[int], side: int, *, won: bool, fewer_win: bool) -> Iterator[Weighed]:
        """What stands out of a match that has ended so."""
        matches, wins = len(self.earlier.matches), self.earlier.won
        others = [total for other, total in enumerate(totals) if other != side]
        if not fewer_win and matches >= _FEW and totals[side] > (self.earlier.total or 0):
            yield 1 / (matches + 2), Fact("star", figure(totals[side]), translate("facts", _MOST_SO_FAR))
        if (matches + 1) in _ROUNDS or (matches + 1) % _ROUNDS[-1] == 0:
            yield _ROUND, Fact("record", translate("facts", _MATCH).format(count=matches + 1), self._at_game())
        if won:
            apart = min((abs(totals[side] - total) for total in others), default=0)
            if wins >= _FEW and apart > (self.earlier.margin or 0):
                points = common("1 point") if apart == 1 else common("{points} points").format(points=apart)
                yield 1 / (wins + 2), Fact("up", points, translate("facts", _CLEAREST))
            yield from self._wins()

    def _wins(self) -> Iterator[Weighed]:
        """What a win is among others."""
        new = [level for level in LEVELS if level in self.levels - self.earlier.beaten]
        if not self.earlier.won:
            yield _FIRST_WIN, Fact("star", translate("facts", _YOUR_FIRST_WIN), self._at_game())
        elif new:
            against = translate("facts", _AGAINST).format(level=player_title(new[-1]))
            yield _FIRST_AGAINST, Fact("star", translate("facts", _YOUR_FIRST_WIN), against)
        row = self.earlier.in_a_row + 1
        if row >= _LEAST_ROW:
            rest = translate("facts", _IN_A_ROW).format(game=self.game)
            yield _AGAIN**row, Fact("take_trick", translate("facts", _WINS).format(count=row), rest)

    def _at_game(self) -> str:
        return translate("facts", _AT).format(game=self.game)
