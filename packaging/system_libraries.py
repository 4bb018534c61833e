"""The libraries of the system that Qt's windows want: found missing, and on Debian installed where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# What Qt's libraries for windows, its plugins for X11 and its fonts are linked with, and the Debian package of each.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
# The same of its plugin for Wayland, which is wanted where a display of Wayland is, and by the tests.
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
TEST_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
APT = ("apt-get", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1", "-qq")


def provide(*, tests: bool) -> bool:
    """Install what is missing if that is allowed, else name it in one sentence; tell whether all is there now."""
    missing = missing_things(tests=tests)
    problem = ""
    if missing and is_debian_as_root():
        print(f"Installing what Qt wants from the system: {' '.join(packages(missing))}", file=sys.stderr, flush=True)
        problem = install(packages(missing))
        missing = missing_things(tests=tests)
    if missing:
        print(f"{sentence(missing)} {problem}".rstrip(), file=sys.stderr, flush=True)
    return not missing


def missing_things(*, tests: bool) -> dict[str, str]:
    """What is missing, each with its Debian package: libraries, fonts and, for the tests, programs."""
    wanted = LIBRARIES | WAYLAND_LIBRARIES if tests or os.environ.get("WAYLAND_DISPLAY") else LIBRARIES
    missing = {name: package for name, package in wanted.items() if not can_be_loaded(name)}
    if not has_fonts():
        missing["fonts"] = "fonts-dejavu-core"
    if tests:
        missing |= {name: package for name, package in TEST_PROGRAMS.items() if not shutil.which(name)}
    return missing


def can_be_loaded(library: str) -> bool:
    """Whether the dynamic linker finds a library, with all that it needs itself."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_fonts() -> bool:
    """Whether any font is installed where fontconfig looks for them."""
    suffixes = (".ttf", ".otf", ".ttc", ".pfb")
    return any(
        name.endswith(suffixes)
        for folder in FONT_FOLDERS
        for _, _, names in os.walk(os.path.expanduser(folder))  # noqa: PTH111
        for name in names
    )


def packages(missing: dict[str, str]) -> list[str]:
    """The Debian packages that bring the missing things, each once."""
    return sorted(set(missing.values()))


def sentence(missing: dict[str, str]) -> str:
    """One sentence that names what is missing and how Debian calls it."""
    return (
        f"BarraCan's windows want what this system lacks: {', '.join(missing)} "
        f"(on Debian and Ubuntu: apt-get install {' '.join(packages(missing))})."
    )


def is_debian_as_root() -> bool:
    """Whether this is Debian or one of its kin, and packages may be installed."""
    return Path("/etc/debian_version").exists() and bool(shutil.which("apt-get")) and os.geteuid() == 0


def install(names: list[str]) -> str:
    """Install Debian packages; return a sentence about what went wrong, or nothing."""
    if not apt("install", "--yes", "--no-install-recommends", *names):
        return ""
    apt("update")  # a fresh image has no package lists
    lines = apt("install", "--yes", "--no-install-recommends", *names)
    return f"apt-get says: {lines}" if lines else ""


def apt(*arguments: str) -> str:
    """Run apt-get; return its last words if it fails, or nothing."""
    done = subprocess.run(
        [*APT, *arguments], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    return " ".join(lines[-3:]) or f"exit code {done.returncode}" if done.returncode else ""
