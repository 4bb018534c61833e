"""The facts of the project that packages tell: ``python packaging/make/project.py version|id|home`` prints one.

They are read from ``pyproject.toml``, the program and the list of changes.
"""

import argparse
import re
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
_RELEASE = re.compile(r"^## (?P<version>\S+) \((?P<date>\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)


class Release(NamedTuple):
    """A version, its day, and what changed with it."""

    version: str
    date: str
    changes: tuple[str, ...]


@dataclass(frozen=True)
class Project:
    """What every package says of the program.

    Attributes:
        id: its name in desktops, which is also that of its desktop entry and icons.
        home: the address of its page, empty while there is none.
    """

    id: str
    home: str
    version: str
    summary: str
    developers: str
    licence: str
    releases: tuple[Release, ...]


def read_project(root: Path = ROOT) -> Project:
    """Read the facts; raises ``ValueError`` with a sentence where they disagree."""
    found: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    project, own = found["project"], found["tool"]["barracan"]
    version = re.search(
        r'^__version__ = "(.+)"$', (root / "desktop/barracan/__init__.py").read_text("utf-8"), re.MULTILINE
    )
    releases = read_changes((root / "packaging" / "changes.md").read_text("utf-8"))
    if version is None or not releases or releases[0].version != version[1]:
        raise ValueError("The first version in packaging/changes.md is not the one in desktop/barracan/__init__.py.")
    return Project(
        own["id"],
        own["home"].rstrip("/"),
        version[1],
        project["description"],
        project["authors"][0]["name"],
        project["license"],
        releases,
    )


def read_changes(text: str) -> tuple[Release, ...]:
    """The releases in a list of changes, the newest first."""
    _, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    found = []
    for part in parts:
        head = _RELEASE.match(part)
        if head is None:
            raise ValueError(f"A version in packaging/changes.md has no day: {part.splitlines()[0]}.")
        items = re.findall(r"^- (.+(?:\n  .+)*)", part, re.MULTILINE)
        found.append(Release(head["version"], head["date"], tuple(" ".join(item.split()) for item in items)))
    return tuple(found)


def day_of_release() -> int:
    """The day of the newest version, in seconds: the time that everything in a package bears."""
    return int(datetime.fromisoformat(read_project().releases[0].date).replace(tzinfo=UTC).timestamp())


if __name__ == "__main__":
    facts = read_project()
    told = {"version": facts.version, "id": facts.id, "home": facts.home}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fact", choices=list(told))
    print(told[parser.parse_args().fact])
