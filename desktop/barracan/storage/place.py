"""Where the library lies."""

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs

VARIABLE = "BARRACAN_LIBRARY"


def library_path(named: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The library's file: the one named, else that of ``BARRACAN_LIBRARY``, else the one in the user's data folder."""
    if chosen := named or environment.get(VARIABLE):
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_data_path("barracan", appauthor=False) / "library.sqlite"
