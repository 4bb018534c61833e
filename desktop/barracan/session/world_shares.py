"""Worlds shared out between the worker processes that think about one question."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from threading import Thread
from typing import TYPE_CHECKING, Any

from barracan.players.search import Enough, Evaluate, Row

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Batch = tuple[int, int, int]
"""A question's ticket, how many batches went before, and the first world: the same in every worker."""


class Forgotten(Exception):
    """Nobody waits for the answer any more."""


class SharedWorlds:
    """Works out the rows of a batch of worlds together with another worker.

    Each begins with its own half and tells each row; then it takes up what the other has not told yet. A row is the
    same whoever works it out, so it does not matter whether the other is quick, late, or gone. Rows are kept as long
    as the question: thinking about it again begins where it stopped.

    Attributes:
        held_back: whether a batch was refused because so many were not allowed.
    """

    def __init__(self, rank: int = 0, other: "Connection[Any, Any] | None" = None) -> None:
        self._rank = rank
        self._other = other
        self._rows: dict[Batch, dict[int, Row]] = {}
        self._ticket = 0
        self._heed: Callable[[int], None] = lambda ticket: None
        self.allow(None)
        if other is not None:
            Thread(target=self._listen, args=(other,), daemon=True).start()

    def begin(self, ticket: int, heed: Callable[[int], None]) -> None:
        """Think about another question from now on; *heed* is called between outcomes and may raise to stop that."""
        self._ticket, self._heed = ticket, heed
        for batch in list(self._rows):
            if batch[0] < ticket:
                del self._rows[batch]

    def allow(self, batches: int | None) -> None:
        """Think about the question from its beginning, but no more batches than these."""
        self._allowed = batches
        self._begun = 0
        self.held_back = False

    def __call__(self, evaluate: Evaluate, indices: Sequence[int]) -> list[Row]:
        """The rows of these worlds, in their order."""
        if self._begun == self._allowed:
            self.held_back = True
            raise Enough
        batch = (self._ticket, self._begun, indices[0])
        self._begun += 1
        rows = self._rows.setdefault(batch, {})
        for place in self._order(len(indices)):
            if place not in rows:
                rows[place] = tuple(self._heeding(evaluate(indices[place])))
                self._tell(batch, place, rows[place])
        return [rows[place] for place in range(len(indices))]

    def _heeding(self, row: Iterable[int]) -> Iterator[int]:
        """Look after each outcome whether more are wanted."""
        for outcome in row:
            self._heed(self._ticket)
            yield outcome

    def _order(self, size: int) -> Iterator[int]:
        """The own half from its beginning, then the other's from its end, which the other comes to last."""
        yield from range(self._rank, size, 2)
        yield from reversed(range(1 - self._rank, size, 2))

    def _tell(self, batch: Batch, place: int, row: Row) -> None:
        if self._other is not None:
            try:
                self._other.send((batch, place, row))
            except OSError:
                self._other = None

    def _listen(self, other: "Connection[Any, Any]") -> None:
        try:
            while True:
                batch, place, row = other.recv()
                if batch[0] >= self._ticket:
                    self._rows.setdefault(batch, {})[place] = row
        except (EOFError, OSError):
            return  # it is gone, and the program begins both anew
