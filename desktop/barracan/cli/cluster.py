"""A Dask cluster that plays: the optional ``distributed`` is imported here alone, and only when it is wanted."""

import logging
import platform
import re
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from barracan.cli.measurements import program

if TYPE_CHECKING:
    from distributed import Client

CONNECT_SECONDS = 4.0
COUNT_SECONDS = 5.0
"""How long a number of workers is taken for the true one."""
GRACE_SECONDS = 30.0
"""A cluster may be without workers for so long: one that has ended is often begun again."""
_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):[0-9]{1,5}")
_EXAMPLE = "tcp://10.0.0.1:8786"
_MISSING = "--cluster needs Dask, which is not installed: pip install 'barracan[cluster]' brings it."
_NO_ADDRESS = "--cluster takes the address of a scheduler, such as {example}, which {address!r} is not."
_NOBODY = "No scheduler of a cluster answers at {address}: it may be stopped, out of reach, or at another address."
_NO_TLS = "The cluster at {address} cannot be asked: Dask's configuration here names no certificates for it."
_NO_SCHEDULER = "At {address} is a {kind} of a cluster: give the address of its scheduler."
_NO_WORKERS = "The cluster at {address} has no workers: begin some with dask worker {address} --nthreads 1."
_OTHER = "{who} has another version of the program or of Python: set it up as here, and begin it again."
_WITHOUT = "{who} lacks the program or a part of it: {failure}."
_LATE = "A worker that came to the cluster later lacks the program or a part of it"
_THREADS = "{who} has {threads} threads, of which only one can play at a time: begin it with --nthreads 1."
_GONE = "The cluster at {address} is gone"
_NO_WORKERS_LEFT = "The cluster at {address} has no workers left"
_KILLED = "The same deals have ended several workers of the cluster at {address}, one after the other"
_ONE_AT_A_TIME = Lock()

ResultT = TypeVar("ResultT")
P = ParamSpec("P")


class WorkersLost(Exception):
    """Those who played are gone; the message says who, without a full stop."""


class Cluster:
    """A cluster all of whose workers can play.

    Attributes:
        executor: has the workers do what is submitted.
        losses: what its futures raise once the cluster fails, with what that means.
    """

    def __init__(self, address: str, client: "Client", sources: Sequence[Path]) -> None:
        """Raises ``ValueError`` with a sentence if a worker cannot play."""
        from distributed import KilledWorker

        self._address = address
        self._client = client
        self._workers = 0
        self._next_count = 0.0
        self._last_seen = monotonic()
        self._check(sources)
        self.executor: Executor = _Checked(client.get_executor(pure=False), sources)
        self.losses: dict[type[BaseException], str] = {
            CancelledError: _GONE.format(address=address),
            KilledWorker: _KILLED.format(address=address),
            ImportError: _LATE,
        }

    def count(self) -> int:
        """How many workers there are; raises ``WorkersLost`` without a scheduler, or without workers for long."""
        now = monotonic()
        if now >= self._next_count:
            self._workers = len(self._threads())
            self._next_count = now + COUNT_SECONDS
            if self._workers:
                self._last_seen = now
            elif now > self._last_seen + GRACE_SECONDS:
                raise WorkersLost(_NO_WORKERS_LEFT.format(address=self._address))
        return max(1, self._workers)

    def _threads(self) -> dict[str, int]:
        try:
            return dict(self._client.nthreads())
        except (OSError, RuntimeError, CancelledError):
            raise WorkersLost(_GONE.format(address=self._address)) from None

    def _check(self, sources: Sequence[Path]) -> None:
        threads = self._threads()
        if not threads:
            raise ValueError(_NO_WORKERS.format(address=self._address))
        for address, number in threads.items():
            if number > 1:
                raise ValueError(_THREADS.format(who=f"The worker at {address}", threads=number))
        found: dict[str, object] = dict(self._client.run(identity, *sources, on_error="return"))
        answers = {f"The worker at {address}": answer for address, answer in found.items()}
        try:
            answers["The scheduler"] = self._client.run_on_scheduler(identity, *sources)
        except Exception as failure:  # noqa: BLE001 - it is told like that of a worker
            answers["The scheduler"] = failure
        for who, answer in answers.items():
            if answer != identity(*sources):
                told = _WITHOUT if isinstance(answer, BaseException) else _OTHER
                raise ValueError(told.format(who=who, failure=str(answer).rstrip(".")))


@cache
def identity(*sources: Path) -> dict[str, str]:
    """What must be equal on all machines that play together; a worker tells what it was begun with."""
    return {**program(*sources), "python": ".".join(platform.python_version_tuple()[:2])}


class _Checked(Executor):
    """Has done what is submitted, unless it comes to a worker that began later with another program."""

    def __init__(self, executor: Executor, sources: Sequence[Path]) -> None:
        self._executor = executor
        self._sources = tuple(sources)

    def submit(self, fn: Callable[P, ResultT], /, *args: P.args, **kwargs: P.kwargs) -> Future[ResultT]:
        return self._executor.submit(_do_checked, identity(*self._sources), self._sources, fn, *args, **kwargs)


def _do_checked(
    wanted: dict[str, str], sources: Sequence[Path], fn: Callable[P, ResultT], /, *args: P.args, **kwargs: P.kwargs
) -> ResultT:
    if identity(*sources) != wanted:
        raise WorkersLost(_OTHER.format(who="A worker of the cluster").rstrip("."))
    with _ONE_AT_A_TIME:  # players do not reckon with threads
        return fn(*args, **kwargs)


@contextmanager
def connect(address: str, sources: Sequence[Path]) -> Iterator[Cluster]:
    """Use a cluster for a while; *sources* play beside the program.

    Raises ``ValueError`` with a sentence where there is no cluster, or one that cannot play.
    """
    if not _ADDRESS.fullmatch(address) or int(address.rpartition(":")[2]) > 0xFFFF:
        raise ValueError(_NO_ADDRESS.format(example=_EXAMPLE, address=address))
    try:
        from distributed import Client
    except ImportError:
        raise ValueError(_MISSING) from None
    disabled = logging.root.manager.disable
    logging.disable(logging.CRITICAL)  # what Dask would log comes as one sentence
    try:
        _find_scheduler(address)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        try:
            yield Cluster(address, client, sources)
        finally:
            with suppress(OSError, RuntimeError):
                client.close(CONNECT_SECONDS)
    finally:
        logging.disable(disabled)


def _find_scheduler(address: str) -> None:
    """Raises ``ValueError`` with a sentence where no scheduler answers."""
    import asyncio

    try:
        kind = asyncio.run(asyncio.wait_for(_ask_kind(address), CONNECT_SECONDS))
    except TypeError:
        raise ValueError(_NO_TLS.format(address=address)) from None
    except (OSError, RuntimeError, ValueError, MemoryError):
        raise ValueError(_NOBODY.format(address=address)) from None
    if kind != "scheduler":
        raise ValueError(_NO_SCHEDULER.format(address=address, kind=kind))


async def _ask_kind(address: str) -> str:
    from distributed import Security, rpc

    arguments = Security().get_connection_args("client")
    async with rpc(address, timeout=CONNECT_SECONDS, connection_args=arguments) as found:
        return str((await found.identity())["type"]).lower()
