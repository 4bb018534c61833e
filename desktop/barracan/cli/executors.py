"""Who plays the deals of a command: this process, several processes of this machine, or the workers of a cluster.

All play the same; results come in the order of the deals, however many play and whoever is done first.
"""

import argparse
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import ParamSpec, TypeVar

from barracan.cli.arguments import at_least, not_empty
from barracan.cli.cluster import WorkersLost, connect
from barracan.cli.output import sentence, unwritable
from barracan.garbage import rare_collections

MOST_WORKERS = 1024
UNFINISHED = 3
"""Exit code of a measurement that goes on when it is called again."""
WAITING = 3
"""Of so many tasks for each worker one is played and the others wait, so that no worker does and memory is bounded."""
TASK_SECONDS = 0.5
"""A task holds as many deals as take about so long: sending each by itself would cost more than a quick deal."""
CLUSTER_SECONDS = 2.0
"""The same on a cluster, whose scheduler has to do with each task."""
MOST_DEALS = 256
"""A task never holds more deals."""
_PROCESS_ENDED = "A process that played has been ended"
PATIENCE = 2.0
"""Seconds after which somebody who waits looks whether there is still anybody to wait for."""

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")
P = ParamSpec("P")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say how to choose who plays."""
    parser.add_argument(
        "--workers",
        type=at_least(1, MOST_WORKERS),
        metavar="N",
        help="how many processes play; 1 if not given",
    )
    parser.add_argument(
        "--cluster", type=not_empty, metavar="ADDRESS", help="have a Dask cluster play, such as tcp://10.0.0.1:8786"
    )


class Workers:
    """Those who play."""

    def __init__(
        self,
        executor: Executor,
        count: Callable[[], int],
        losses: Mapping[type[BaseException], str],
        task_seconds: float = TASK_SECONDS,
        *,
        cancels: bool = True,
    ) -> None:
        """*count* tells how many can play at once, or raises ``WorkersLost``; *losses* say what futures may raise.

        What is no longer waited for is called off, unless *cancels* forbids it.
        """
        self._executor = executor
        self._count = count
        self._losses = losses
        self._task_seconds = task_seconds
        self._cancels = cancels

    def play(self, work: Callable[[ItemT], ResultT], items: Iterable[ItemT]) -> Iterator[ResultT]:
        """Do the work on each item, and give the results in the order of the items, which are taken as they are needed.

        Raises ``WorkersLost``.
        """
        left = iter(items)
        waiting: deque[Future[tuple[list[ResultT], float]]] = deque()
        size = 1
        try:
            while (some := list(islice(left, size))) or waiting:
                if some:
                    waiting.append(self._submit(work, some))
                while waiting and (not some or waiting[0].done() or len(waiting) >= WAITING * self._count()):
                    results, seconds = self._result(waiting.popleft())
                    size = max(1, min(MOST_DEALS, 2 * size, int(len(results) * self._task_seconds / seconds)))
                    yield from results
        finally:
            for future in waiting if self._cancels else ():
                future.cancel()

    def _submit(self, work: Callable[[ItemT], ResultT], items: list[ItemT]) -> Future[tuple[list[ResultT], float]]:
        try:
            return self._executor.submit(_do_all, work, items)
        except tuple(self._losses) as failure:
            raise self._loss(failure) from None

    def _result(self, future: Future[ResultT]) -> ResultT:
        while True:
            try:
                return future.result(PATIENCE)
            except TimeoutError:
                if future.done() and future.exception():
                    raise
                self._count()
            except tuple(self._losses) as failure:
                raise self._loss(failure) from None

    def _loss(self, failure: BaseException) -> WorkersLost:
        return WorkersLost(next(told for kind, told in self._losses.items() if isinstance(failure, kind)))


def _do_all(work: Callable[[ItemT], ResultT], items: list[ItemT]) -> tuple[list[ResultT], float]:
    """The results of all items, and how long they took; runs wherever the workers are."""
    began = perf_counter()
    with rare_collections():
        results = [work(item) for item in items]
    return results, max(perf_counter() - began, 1e-9)


@contextmanager
def find_workers(arguments: argparse.Namespace, *sources: Path) -> Iterator[Workers]:
    """Let somebody play for a while, as the arguments say; *sources* play beside the program.

    Raises ``ValueError`` with a sentence if there is nobody, and ``WorkersLost``.
    """
    if arguments.cluster is not None and arguments.workers is not None:
        raise ValueError("Either --workers or --cluster says who plays: a cluster has the workers that it has.")
    if arguments.cluster is not None:
        with connect(arguments.cluster, sources) as cluster:
            yield Workers(cluster.executor, cluster.count, cluster.losses, CLUSTER_SECONDS)
    elif (arguments.workers or 1) > 1:
        with _processes(arguments.workers) as pool:
            losses: dict[type[BaseException], str] = {BrokenExecutor: _PROCESS_ENDED}
            # Python 3.11 trips over a future that is called off when its process is ended just then
            yield Workers(pool, lambda: int(arguments.workers), losses, cancels=False)
    else:
        yield HERE


def break_off(
    command: str,
    reason: BaseException,
    kept: str | None,
    code: int = UNFINISHED,
    otherwise: str = "with --out the run could go on",
) -> int:
    """Say why a command ends early, and where what has been played is kept, if it is; returns the exit code."""
    interrupted = isinstance(reason, KeyboardInterrupt)
    why = "Interrupted" if interrupted else sentence(reason)
    what = f"what was played is kept in {kept}, and the same command goes on from there" if kept else otherwise
    print(f"{command}: {why}; {what}.", file=sys.stderr)
    return 130 if interrupted else code


def run_measurement(parser: argparse.ArgumentParser, out: str | None, measure: Callable[[], int]) -> int:
    """Measure and return the exit code; where arguments, files or those who play are wrong, end with a sentence."""
    try:
        return measure()
    except ValueError as wrong:
        parser.error(str(wrong))
    except OSError as failure:
        parser.error(unwritable(failure.filename, failure))
    except (WorkersLost, KeyboardInterrupt) as reason:
        return break_off(parser.prog, reason, out)


class _Here(Executor):
    """This process: a task is done when it has been submitted."""

    def submit(self, fn: Callable[P, ResultT], /, *args: P.args, **kwargs: P.kwargs) -> Future[ResultT]:
        future: Future[ResultT] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Processes(ProcessPoolExecutor):
    """Processes that are deaf to Ctrl+C from their first instant: whoever asked them to play ends them."""

    def submit(self, fn: Callable[P, ResultT], /, *args: P.args, **kwargs: P.kwargs) -> Future[ResultT]:
        try:
            with _deaf():  # a process begins here as long as there are not enough of them
                return super().submit(fn, *args, **kwargs)
        except OSError as failure:
            raise ValueError(f"No process could be begun to play: {failure.strerror}.") from None


@contextmanager
def _deaf() -> Iterator[None]:
    """Let Ctrl+C wait for a moment, and for good in processes that begin meanwhile."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


HERE = Workers(_Here(), lambda: 1, {}, task_seconds=0)
"""This process alone."""


@contextmanager
def _processes(number: int) -> Iterator[Executor]:
    """So many processes, which are ended in the end, whatever they do."""
    others = set(active_children())
    pool = _Processes(number, mp_context=get_context("spawn"), initializer=_begin_process)
    try:
        yield pool
    finally:
        for process in set(active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _begin_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End with the process that asked, even if that was killed."""
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)
