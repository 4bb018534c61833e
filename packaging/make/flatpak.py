"""Write the Flatpak manifest: ``python packaging/make/flatpak.py [--out FOLDER] [--machine x86_64|aarch64]``.

Every source is one of ``packaging/lock.txt`` with the sum that stands there, for nothing is fetched while it is built;
uv asks the index for addresses. Writes the manifest, a wheel of the program and what desktops want to know into one
folder, for ``flatpak-builder --user --install build dist/ID.json``.
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import desktop_files
import lock
from project import ROOT, Project, read_project
from wheels import build

RUNTIME = "org.kde.Platform"
VERSION = "6.10"
PYTHON = "313"
"""The Python of the runtime."""
WANTED = ("pyside6-essentials", "pyside6-addons", "shiboken6", "platformdirs", "mypy-extensions")
TAGS = re.compile(rf"-(?:py3|py2\.py3|cp{PYTHON}|cp3\d+-abi3)-")
PERMISSIONS = ["--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri", "--socket=pulseaudio"]
COMMAND = "barracan-window"


class Source(NamedTuple):
    """A wheel that is built from: where it is, and its sum."""

    url: str
    sum: str


def main() -> int:
    """Write the manifest and say where it lies."""
    parser = argparse.ArgumentParser(description="Write the Flatpak manifest.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder for it (default: dist)")
    parser.add_argument("--machine", choices=("x86_64", "aarch64"), default="x86_64")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    project = read_project()
    wheel = build("pure", arguments.out)
    desktop_files.write_all(arguments.out / "share", project)
    sources = find_sources(lock.resolve(lock.LOCK, "--format", "pylock.toml"), arguments.machine)
    manifest = arguments.out / f"{project.id}.json"
    manifest.write_text(json.dumps(make(project, sources, wheel.name), indent=2) + "\n", "utf-8")
    print(manifest)
    return 0


def find_sources(locked: str, machine: str) -> dict[str, Source]:
    """The wheel of each wanted package that fits the runtime; raises ``ValueError`` where there is none."""
    found = {}
    for package in tomllib.loads(locked)["packages"]:
        if package["name"] in WANTED and _is_for_runtime(package.get("marker", "")):
            fitting = [wheel for wheel in package["wheels"] if _fits(wheel["url"], machine)]
            if not fitting:
                raise ValueError(f"No wheel of {package['name']} fits the runtime on {machine}.")
            found[package["name"]] = Source(fitting[0]["url"], fitting[0]["hashes"]["sha256"])
    return found


def _is_for_runtime(marker: str) -> bool:
    """Whether a version is that for newer Pythons, where there are two."""
    return "< '3.12'" not in marker


def _fits(url: str, machine: str) -> bool:
    name = url.rsplit("/", 1)[-1]
    return bool(TAGS.search(name)) and ("-any.whl" in name or ("manylinux" in name and machine in name))


def make(project: Project, sources: dict[str, Source], wheel: str) -> dict[str, Any]:
    """The manifest, for these sources and a wheel of the program that lies beside it."""
    install = "pip3 install --no-index --no-deps --no-build-isolation --prefix=/app *.whl"
    return {
        "id": project.id,
        "runtime": RUNTIME,
        "runtime-version": VERSION,
        "sdk": "org.kde.Sdk",
        "command": COMMAND,
        "finish-args": PERMISSIONS,
        "modules": [
            {
                "name": "dependencies",
                "buildsystem": "simple",
                "build-commands": [install],
                "sources": [{"type": "file", "url": source.url, "sha256": source.sum} for source in sources.values()],
            },
            {
                "name": "barracan",
                "buildsystem": "simple",
                "build-commands": [install, "cp -R share/. /app/share"],
                "sources": [
                    {"type": "file", "path": wheel},
                    {"type": "dir", "path": "share", "dest": "share"},
                ],
            },
        ],
    }


if __name__ == "__main__":
    raise SystemExit(main())
