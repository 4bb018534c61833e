"""Write ``packaging/lock.txt``, the exact versions for development and frozen builds.

``python packaging/make/lock.py`` lets uv find versions and sums for every system and Python at once, and
``pip install --require-hashes -r packaging/lock.txt`` installs them. ``pyproject.toml`` stays as wide as it is.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from project import ROOT

LOCK = ROOT / "packaging" / "lock.txt"
EXTRAS = ("dev", "sound", "packages")
OLDEST_PYTHON = "3.11"
HEAD = "# Written by packaging/make/lock.py; versions and sums of everything that is developed and packed with.\n"


def main() -> int:
    """Write the file anew."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    LOCK.write_text(HEAD + resolve(ROOT / "pyproject.toml"), "utf-8", newline="\n")
    print(LOCK)
    return 0


def resolve(source: Path, *options: str) -> str:
    """What uv finds for the requirements in this file, with their sums."""
    line = [str(Path(sys.executable).with_name("uv")), "pip", "compile", str(source), "--universal", "--quiet"]
    line += ["--python-version", OLDEST_PYTHON, "--generate-hashes", "--no-annotate", "--no-header"]
    line += ["--no-emit-index-url", "--no-config", *options]
    if source.name == "pyproject.toml":
        line += [word for extra in EXTRAS for word in ("--extra", extra)]
    return subprocess.run(line, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout


if __name__ == "__main__":
    raise SystemExit(main())
