"""What the one person at a table has done before: asked for when the first hand is over, told when the match is."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from barracan.model.game import AnyGame
from barracan.model.replay import HUMAN, read_player
from barracan.model.view import SeatView
from barracan.storage.earlier import Earlier, earlier
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.table.translation import translate_text
from barracan.windows.match.before import Before
from barracan.windows.match.earlier_lines import EarlierLines


class Past(QObject):
    """Knows the earlier matches of the person who plays one, if only one does; reads them while nothing *moves*."""

    def __init__(self, library: Library, moves: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._moves = moves
        self._match = -1
        self._earlier: Earlier | None = None
        self._lines: EarlierLines | None = None

    def begin(self, match: int | None, players: Sequence[str]) -> None:
        """Ask for the past of the person in a match, and read its records while nothing moves; once is enough."""
        people = [seat for seat, player in enumerate(players) if player == HUMAN]
        if match is None or match == self._match or len(people) != 1:
            return
        self.forget()
        self._match = match
        try:
            self._earlier = self._library.ask(lambda db: earlier(db, match, people[0]))
        except LibraryError:
            return  # what there is to remember of the match alone is told all the same
        self._lines = EarlierLines(self._library.lines, self._earlier.matches, self._moves, self)

    def forget(self) -> None:
        """Read no more; another match has another past."""
        self._match, self._earlier = -1, None
        if self._lines is not None:
            self._lines.stop()
            self._lines.deleteLater()
            self._lines = None

    def before(self, game: AnyGame, view: SeatView, players: Sequence[str]) -> Before | None:
        """What is known of it by now."""
        if self._earlier is None or self._lines is None:
            return None
        own = next(side for side, seats in enumerate(view.sides) if any(players[seat] == HUMAN for seat in seats))
        others = [seat for side, seats in enumerate(view.sides) if side != own for seat in seats]
        levels = frozenset(read_player(players[seat])[0] for seat in others)
        lines = self._lines
        return Before(translate_text(game.title), self._earlier, levels, lines.counts, lines.hands, lines.read)
