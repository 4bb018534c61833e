"""What the metadata of a package says of the project's page: its addresses, and where the README's pictures lie.

While ``home`` in ``[tool.barracan]`` is empty there are no addresses, and the README goes without pictures.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURE = re.compile(r"!\[(?P<words>[^\]]*)\]\((?P<path>[^)]+)\)\n*")


class PageAddresses(MetadataHookInterface):
    """Adds addresses and the README to the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Tell where the page of the project is, if there is one."""
        root = Path(self.root)
        home = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["barracan"]["home"].rstrip("/")
        text = (root / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme_at(home, text)}
        if home:
            metadata["urls"] = {"Homepage": home, "Changes": f"{home}/blob/main/packaging/changes.md"}


def readme_at(home: str, text: str) -> str:
    """The README with its pictures at absolute addresses, or without them."""
    return _PICTURE.sub(rf"![\g<words>]({home}/raw/main/\g<path>)\n\n" if home else "", text)
