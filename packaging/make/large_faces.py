"""Draws the card faces with large indices, from those with the usual ones.

``python packaging/make/large_faces.py`` reads each set in ``resources/cards`` and writes it beside itself as
``SET-large``: letters 1.36 and suits 1.24 times as large in both corners, number cards with one pip in the middle,
courts and the joker with larger notches for the index. The right edge of an index is at 69 of 250, its foot at 126
of 350.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

CARDS: Final = Path(__file__).resolve().parents[2] / "resources" / "cards"
SETS: Final = ("classic", "four-colour", "open-red")
LETTER, SUIT = 1.36, 1.24
USUAL_CENTRE, CENTRE, TOP, SUIT_Y = 30.5, 39.0, 13.0, 104.5
PIP, PIP_LINE = 0.9, 7.0
_INDEX: Final = re.compile(
    r'<g transform="translate\((?P<left>[\d.]+) 15\.50\) scale\(1\.0\)(?P<turn>[^"]*)">(?P<letter><path[^>]*/>)</g>'
    r'<path transform="translate\(30\.50 90\.00\) scale\((?P<scale>[\d.]+)\)"(?P<suit>[^>]*/>)'
)
_PIP: Final = re.compile(
    r'<path transform="translate\([\d. ]+\) (?:rotate\(180\) )?scale\([\d.]+\)"(?P<rest>[^>]*/>)',
)
_JOKERS: Final = re.compile(r'<polygon points="31\.00,17\.00 .*?</g>', re.DOTALL)
_NOTCHES: Final = (
    ("M66 13 ", "M86 13 "),
    ("L237 226 Q237 238 225 238 L206 238 Q194 238 194 250 ", "L237 206 Q237 218 225 218 L188 218 Q176 218 176 230 "),
    ("L194 324 Q194 337 181 337", "L176 324 Q176 337 163 337"),
    ("L13 124 Q13 112 25 112 L44 112 Q56 112 56 100 ", "L13 144 Q13 132 25 132 L62 132 Q74 132 74 120 "),
    ("L56 26 Q56 13 66 13", "L74 26 Q74 13 86 13"),
)
"""Of the panel behind a court, round the indices: as it is usually drawn, and as larger letters need it."""


def enlarge(face: str, code: str) -> str:
    """The face with large indices."""
    if code[0] in "23456789T":
        face = _one_pip(face)
    for usual, large in _NOTCHES:
        face = face.replace(usual, large)
    face = _JOKERS.sub(rf'<g transform="translate(0 -6) scale({SUIT})">\g<0></g>', face)
    return _INDEX.sub(_large_index, face)


def _large_index(found: re.Match[str]) -> str:
    """The same letter and suit, larger, both centred on one line."""
    left = CENTRE - LETTER * (USUAL_CENTRE - float(found["left"]))
    suit = f'<path transform="translate({CENTRE} {SUIT_Y}) scale({SUIT * float(found["scale"]):.4f})"{found["suit"]}'
    return f'<g transform="translate({left:.2f} {TOP}) scale({LETTER}){found["turn"]}">{found["letter"]}</g>{suit}'


def _one_pip(face: str) -> str:
    """The pips of a number card give way to one in the middle."""
    index = _INDEX.search(face)
    assert index is not None
    pips = list(_PIP.finditer(face, 0, index.start()))
    one = re.sub(r'stroke-width="[\d.]+"', f'stroke-width="{PIP_LINE}"', pips[0]["rest"])
    one = f'<path transform="translate(125 175) scale({PIP})"{one}'
    return face[: pips[0].start()] + one + face[pips[-1].end() :]


def main() -> None:
    """Write the large set of every set."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    joker = (CARDS / "JK.svg").read_text("utf-8")
    for name in SETS:
        folder = CARDS / f"{name}-large"
        folder.mkdir(exist_ok=True)
        for path in sorted((CARDS / name).glob("*.svg")):
            (folder / path.name).write_text(enlarge(path.read_text("utf-8"), path.stem), "utf-8")
        (folder / "JK.svg").write_text(enlarge(joker, "JK"), "utf-8")


if __name__ == "__main__":
    main()
