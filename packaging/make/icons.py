"""Write the icon in the forms of Windows and macOS into ``dist``: ``python packaging/make/icons.py [FOLDER]``.

Run it where the program is installed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from barracan.windows.shell.icon import draw_icon_image
from project import ROOT

WINDOWS = "barracan.ico"
MACOS = "barracan.icns"
LARGEST = {WINDOWS: 256, MACOS: 1024}


def main() -> int:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, size in LARGEST.items():
        if not draw_icon_image(size).save(str(folder / name)):
            print(f"{folder / name} could not be written: Qt has no writer for it here.", file=sys.stderr)
            return 1
        print(folder / name)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
