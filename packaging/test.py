"""Set the tests up if that is needed, then check and test everything: ``python3 packaging/test.py [PYTEST ARGUMENTS]``.

With arguments only pytest runs, and gets them as they are.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from itertools import repeat
from pathlib import Path

import environment

CHECKS = {
    "ruff": ["-m", "ruff", "check", "."],
    "mypy": ["-m", "mypy"],
    "vulture": ["-m", "vulture"],
    "lint-imports": ["-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"],
    "collection": ["-m", "pytest", "--collect-only", "-qq"],
}
"""The last one compiles the tests while a core waits for mypy, once for all processes of the suite."""
WHOLE_SUITE = ["-n", "2", "--dist", "loadfile"]
"""Each file runs in one process, so that what its tests share is worked out once."""
MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of one's own is made there
ROOM = 2 * 1024**3
"""Bytes that the suite never needs at once."""


def main() -> int:
    """Run what is asked for and say at the end, in one line, what failed."""
    arguments = sys.argv[1:]
    with environment.plain_failures():
        python = environment.python_for("dev", windows=True)
    variables = os.environ | caches(cache_folder())
    variables.pop("PYTHONDONTWRITEBYTECODE", None)  # it would have every process of the tests compile all it loads
    steps = {} if arguments else CHECKS
    commands = [[str(python), "-P", *command] for command in steps.values()]
    with ThreadPoolExecutor() as side_by_side:
        passed = side_by_side.map(passes, steps, commands, repeat(variables))
        failed = [name for name, good in zip(steps, passed, strict=True) if not good]
    pytest = [str(python), "-P", "-m", "pytest", *(arguments or WHOLE_SUITE)]
    room = None if arguments else memory()
    with room_for_libraries(room) as folder:
        own = ["--basetemp", str(Path(folder, "t"))] if room else []  # paths as short as people's own
        if subprocess.call([*pytest, *own], cwd=environment.CHECKOUT, env=variables | {"TMPDIR": folder}):
            failed.append("pytest")
    print(f"test: {', '.join(failed)} failed" if failed else "test: all passed", flush=True)
    return 1 if failed else 0


def passes(name: str, command: list[str], variables: dict[str, str]) -> bool:
    """Run one check, and show what it wrote only if it fails."""
    start = time.perf_counter()
    done = subprocess.run(
        command, cwd=environment.CHECKOUT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        print(f"{name}:\n{done.stdout.rstrip()}", flush=True)
    else:
        print(f"{name}: passed in {time.perf_counter() - start:.1f} s", flush=True)
    return done.returncode == 0


def cache_folder() -> Path:
    """A folder of the user's own for what the tools remember: another user may have set up this checkout."""
    for folder in (environment.CHECKOUT / ".cache", environment.cache_folder() / "tests"):
        if environment.is_mine(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="barracan-tests-"))


def room_for_libraries(memory: Path | None) -> AbstractContextManager[str]:
    """The folder of temporary files: one in memory that is deleted afterwards, else the usual one."""
    if memory is None:
        return nullcontext(tempfile.gettempdir())
    folder = tempfile.TemporaryDirectory(prefix="b", dir=memory, ignore_cleanup_errors=True)
    Path(folder.name).chmod(0o711)  # some tests open libraries as another user
    return folder


def memory(folder: Path = MEMORY) -> Path | None:
    """Where the whole suite writes its libraries: in memory where that has room, for a disk takes long to delete."""
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK) or not hasattr(os, "statvfs"):
        return None
    state = os.statvfs(folder)
    may_run = not state.f_flag & os.ST_NOEXEC  # tests start programs from there
    return folder if may_run and state.f_bavail * state.f_frsize >= ROOM else None


def caches(folder: Path) -> dict[str, str]:
    """The environment variables that send every tool's cache to *folder*."""
    return {
        "RUFF_CACHE_DIR": str(folder / "ruff"),
        "MYPY_CACHE_DIR": str(folder / "mypy"),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
        "PYTEST_ADDOPTS": f"-o cache_dir={folder / 'pytest'} {os.environ.get('PYTEST_ADDOPTS', '')}".strip(),
    }


if __name__ == "__main__":
    sys.exit(main())
