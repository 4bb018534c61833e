"""The virtual environment in which the commands of this folder run: made when first needed, afterwards only looked at.

Only the standard library is used here, so that a fresh machine can run it. A stamp in the environment tells what it
was set up for; as long as that agrees with the checkout, nothing is done and no network is needed.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CHECKOUT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
STAMP = "barracan-set-up.txt"
UNDER_WAY = "barracan-under-way.txt"
SYSTEM_STAMP = "barracan-system.txt"
LAST_LINES = 4
LINE_LENGTH = 200


class SetUpError(Exception):
    """The set-up cannot go on; the message tells a person why."""


def python_for(extra: str = "", *, windows: bool) -> Path:
    """Make the environment with the package and one *extra* ready, and return its Python.

    With *windows*, the system libraries that Qt's windows want are looked after as well.
    """
    check_python()
    folder = environment_folder(extra)
    if not is_ready(folder, extra):
        check_venv_module()
        with locked(folder):
            if not is_ready(folder, extra):
                set_up(folder, extra)
    if windows:
        look_after_system(folder, tests=extra == "dev")
    return python_in(folder)


def become(python: Path, arguments: Sequence[str]) -> NoReturn:
    """Become *python* with these arguments; Windows, which cannot, waits for it and passes its exit code on."""
    line = [str(python), *arguments]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":
        import subprocess

        sys.exit(subprocess.call(line))
    os.execv(line[0], line)


@contextmanager
def plain_failures() -> Iterator[None]:
    """End the program with a sentence, not a traceback, where the set-up fails."""
    try:
        yield
    except SetUpError as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit(f"BarraCan could not be set up: {error}.")
    except KeyboardInterrupt:
        sys.exit("Interrupted; the next start goes on with the set-up.")


# Where things lie


def environment_folder(extra: str) -> Path:
    """The checkout's own ``.venv`` if it is ready or may be written, else one in the user's cache folder."""
    folders = [CHECKOUT / ".venv", cache_folder() / "venv"]
    if is_ready(folders[0], extra):
        return folders[0]
    for folder in folders:
        if is_mine(folder):
            return folder
    raise SetUpError(f"BarraCan cannot be set up: neither {folders[0]} nor {folders[1]} can be written.")


def cache_folder() -> Path:
    """The folder for what this checkout may keep outside itself, one for each user and checkout."""
    home = Path(os.path.expanduser("~"))  # noqa: PTH111, Path.home() raises where there is none
    if os.name == "nt":
        caches = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        caches = home / "Library" / "Caches"
    else:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return caches / "barracan" / "checkouts" / hashlib.sha256(str(CHECKOUT).encode()).hexdigest()[:12]


def is_mine(folder: Path) -> bool:
    """Whether *folder* is the user's own, or does not exist yet and can be made."""
    if folder.exists():
        owner = folder.stat().st_uid
        return owner == getattr(os, "getuid", lambda: owner)() and os.access(folder, os.W_OK)
    parent = next(parent for parent in folder.parents if parent.exists())
    return os.access(parent, os.W_OK | os.X_OK)


def python_in(folder: Path) -> Path:
    """The Python of the environment in *folder*."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


# What is there already


def wanted_stamp(extra: str) -> str:
    """What the stamp says when the environment agrees with this Python, this checkout and its ``pyproject.toml``."""
    project = file_digest(CHECKOUT / "pyproject.toml")
    return f"{python_version()} {sys.base_prefix}\n{CHECKOUT}\n{project}\n{extra}\n"


def file_digest(path: Path) -> str:
    """What a file holds, in 64 hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def python_version() -> str:
    """The version of Python as environments know it, such as ``3.11``."""
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def is_ready(folder: Path, extra: str) -> bool:
    """Whether the environment is set up with *extra*; any extra includes the program itself."""
    if (folder / UNDER_WAY).exists() or not os.access(python_in(folder), os.X_OK):
        return False
    return read(folder / STAMP) in {wanted_stamp(extra), wanted_stamp("dev")}


def read(path: Path) -> str:
    """The text of a stamp, or nothing where there is none to read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def check_python() -> None:
    """Refuse a Python that is too old."""
    if sys.version_info < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        raise SetUpError(f"BarraCan needs Python {wanted} or later; this is {python_version()} ({sys.executable}).")


def check_venv_module() -> None:
    """Make sure that environments can be made; Debian keeps the means in a package of its own."""
    from importlib.util import find_spec

    if find_spec("venv") and find_spec("ensurepip"):
        return
    import system_libraries

    package = f"python{python_version()}-venv"
    if system_libraries.is_debian_as_root():
        problem = system_libraries.install([package])
        if not problem:
            return
        raise SetUpError(f"BarraCan could not be set up: {package} could not be installed. {problem}")
    raise SetUpError(
        f"BarraCan cannot be set up because this Python lacks the modules venv and ensurepip; install them first "
        f"(on Debian and Ubuntu: apt-get install {package})."
    )


# Making it


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let one set-up of *folder* run at a time; the lock dies with its program."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with open(folder.with_name(folder.name + ".lock"), "a", encoding="utf-8") as lock:  # noqa: PTH123
        if not try_lock(lock.fileno()):
            say("Another start is setting BarraCan up; waiting for it.")
            while not try_lock(lock.fileno()):
                import time

                time.sleep(0.2)
        yield


def try_lock(descriptor: int) -> bool:
    """Take the lock on an open file if nobody else holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def set_up(folder: Path, extra: str) -> None:
    """Make the environment, or bring it up to date; it counts as ready only when all is done."""
    if (folder / STAMP).exists():
        say("Bringing BarraCan's set-up up to date.")
    else:
        say("Setting BarraCan up; the first time this takes a minute and some 100 MB from the network.")
    if not can_be_kept(folder):
        make_environment(folder)
    (folder / UNDER_WAY).touch()
    try:
        install(folder, extra)
    except SetUpError:
        (folder / UNDER_WAY).unlink()  # pip has put everything back
        raise
    (folder / STAMP).write_text(wanted_stamp(extra), encoding="utf-8")
    (folder / UNDER_WAY).unlink()


def can_be_kept(folder: Path) -> bool:
    """Whether *folder* holds a whole environment of this Python: no set-up broke off in it, and it has its pip."""
    if (folder / UNDER_WAY).exists() or not python_in(folder).exists():
        return False
    probe = "import pip, sys; print(*sys.version_info[:2], sep='.', end=' '); print(sys.base_prefix)"
    code, output = run([str(python_in(folder)), "-c", probe])
    return code == 0 and output.strip() == f"{python_version()} {sys.base_prefix}"


def make_environment(folder: Path) -> None:
    """Make a new environment in *folder*, in place of a broken one."""
    import shutil

    if folder.exists() and any(folder.iterdir()):
        if not any((folder / name).exists() for name in ("pyvenv.cfg", UNDER_WAY)):
            raise SetUpError(f"BarraCan cannot be set up: {folder} is there and holds something else.")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / UNDER_WAY).touch()
    code, output = run([sys.executable, "-m", "venv", str(folder)])
    if code:
        raise SetUpError(failure("Python's venv module failed", output))


def install(folder: Path, extra: str) -> None:
    """Install what builds the package, then the package itself, so that a later change needs no network for them."""
    import tomllib

    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    package = f"{CHECKOUT}[{extra}]" if extra else str(CHECKOUT)
    for what in (project["build-system"]["requires"], ["--no-build-isolation", "--editable", package]):
        code, output = run([str(python_in(folder)), "-m", "pip", "install", "--quiet", "--no-input", *what])
        if code:
            raise SetUpError(failure("pip failed (is the network there?)", output))


def run(command: Sequence[str]) -> tuple[int, str]:
    """Run a program to its end, undisturbed by Python's and pip's environment variables."""
    import subprocess

    disturbing = {"PYTHONHOME", "PYTHONPATH", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV", "PIP_TARGET", "PIP_USER"}
    variables = {name: value for name, value in os.environ.items() if name not in disturbing}
    variables |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
    done = subprocess.run(
        command, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", check=False,
        umask=-1 if os.name == "nt" else 0o022,  # others may use it, but not change it
    )  # fmt: skip
    return done.returncode, done.stdout


def failure(what: str, output: str) -> str:
    """One sentence about a program that failed, then the last lines it wrote."""
    lines = [line.strip() for line in output.splitlines() if line.strip()][-LAST_LINES:]
    return "\n".join([f"BarraCan could not be set up: {what}.", *(f"    {line[:LINE_LENGTH]}" for line in lines)])


def say(sentence: str) -> None:
    """Tell the person who waits what is going on; stdout belongs to the program."""
    print(sentence, file=sys.stderr, flush=True)


# What lies outside Python


def look_after_system(folder: Path, *, tests: bool) -> None:
    """See to the system libraries once for each machine and list of libraries: a checkout may be given new ones."""
    if sys.platform != "linux":
        return
    machine = f"{os.uname().nodename} {file_digest(Path(__file__).with_name('system_libraries.py'))}"
    with_tests, alone = f"{machine} tests\n", f"{machine}\n"
    if read(folder / SYSTEM_STAMP) in ({with_tests} if tests else {with_tests, alone}):
        return
    import system_libraries

    if system_libraries.provide(tests=tests) and is_mine(folder):
        (folder / SYSTEM_STAMP).write_text(with_tests if tests else alone, encoding="utf-8")
