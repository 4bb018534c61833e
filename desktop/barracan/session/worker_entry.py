"""Where a worker process begins; the program loads this module and needs no players for that."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def work(connection: "Connection", rank: int = 0, other: "Connection | None" = None) -> None:
    """Answer the newest question until the program at the other end is gone.

    Several workers think about the same question and share its worlds; the first of them answers.
    """
    from barracan.session.worker_process import answer  # the window, which loads this module, needs no players

    answer(connection, rank, other)
