"""Makes the handwriting of the score pad: Klee One SemiBold, cut down to Latin letters and punctuation.

``python packaging/make/score_pad_font.py [FONT]`` needs fonttools and the Debian package ``fonts-klee``, or another
copy of the font, and writes ``resources/fonts/klee-one``. The font's licence (SIL OFL 1.1) allows this; it reserves no
name.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

SOURCE = Path("/usr/share/fonts/truetype/klee/KleeOne-SemiBold.ttf")
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "fonts" / "klee-one"
LETTERS = ("0020-007E", "00A0-017F", "0218-021B", "02C6", "02DA", "02DC", "1E9E")
PUNCTUATION = ("2010-2015", "2018-201E", "2020-2022", "2026", "2030", "2032-2033", "2039-203A", "20AC", "2212")
FEATURES = ("ccmp", "kern")


def cut(source: Path, folder: Path) -> Path:
    """Write the font with these letters only; its names and its licence line stay in it."""
    target = folder / source.name
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [
            sys.executable,
            "-m",
            "fontTools.subset",
            str(source),
            f"--output-file={target}",
            f"--unicodes={','.join(LETTERS + PUNCTUATION)}",
            f"--layout-features={','.join(FEATURES)}",
            "--name-IDs=*",
            "--notdef-outline",
            "--no-hinting",
            "--drop-tables+=vhea,vmtx",
        ],
        check=True,
    )
    return target


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("font", type=Path, nargs="?", default=SOURCE)
    written = cut(parser.parse_args().font, FOLDER)
    print(f"{written}: {written.stat().st_size} bytes")
