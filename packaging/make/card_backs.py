"""Draws the backs of the cards beside the sunburst: a lattice and a rosette in the same frame, the same turned.

``python packaging/make/card_backs.py`` writes ``resources/cards/backs``. Frame, medallion and edge are the sunburst's;
what lies under them is computed here. Only paths, groups, basic shapes, flat fills and opacity.
"""

from __future__ import annotations

import argparse
import re
from math import cos, pi, sin
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "backs"
BRASS = "#E4C27A"
MIDDLE_X, MIDDLE_Y = 125.0, 175.0
LEFT, RIGHT, TOP, BOTTOM = 18.5, 231.5, 18.5, 331.5
_STEP = 42.6
"""From ribbon to ribbon: a fifth of the field's width."""
_RINGS = ((56, 86), (72, 104))
"""Where the petals of a ring begin and end, left and right of the middle; above and below they are as much longer."""
_PETALS = 20
_TALL = 1.44
_SUNBURST_FIELD = re.compile(r'<rect x="12" y="12".*?(?=<path d="M44\.5 18\.5)', re.DOTALL)
"""What the sunburst has between the card's edge and the arcs in the corners."""


def lattice() -> str:
    """Crossing ribbons, a bead where they cross."""
    lines = []
    for number in range(-12, 13):
        for way in (1, -1):
            x = MIDDLE_X + number * _STEP
            lines.append(_inside((x - way * 400, MIDDLE_Y - 400), (x + way * 400, MIDDLE_Y + 400)))
    path = " ".join(filter(None, lines))
    beads = [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.4" fill="{BRASS}" fill-opacity=".85"/>'
        for row in range(-8, 9)
        for column in range(-5, 6)
        if (row + column) % 2 == 0
        and LEFT + 6 < (x := MIDDLE_X + column * _STEP / 2) < RIGHT - 6
        and TOP + 6 < (y := MIDDLE_Y + row * _STEP / 2) < BOTTOM - 6
    ]
    return (
        f'<path d="{path}" fill="none" stroke="#FFFFFF" stroke-opacity=".10" stroke-width="11"/>'
        f'<path d="{path}" fill="none" stroke="{BRASS}" stroke-opacity=".5" stroke-width="1.4"/>' + "".join(beads)
    )


def rosette() -> str:
    """Two rings of petals round the medallion, the outer turned by half a petal."""
    parts = []
    for ring, (inner, outer) in reversed(list(enumerate(_RINGS))):
        for number in range(_PETALS):
            path = _petal(2 * pi * (number + ring / 2) / _PETALS, inner, outer)
            parts.append(
                f'<path d="{path}" fill="#FFFFFF" fill-opacity="{0.20 if ring else 0.12}" '
                f'stroke="{BRASS}" stroke-opacity=".6" stroke-width="1.3"/>'
            )
    return "".join(parts)


def _petal(turn: float, inner: float, outer: float) -> str:
    """A pointed leaf that grows away from the middle."""
    half = pi / _PETALS * 1.25

    def at(radius: float, angle: float) -> str:
        return f"{MIDDLE_X + radius * sin(angle):.1f} {MIDDLE_Y - _TALL * radius * cos(angle):.1f}"

    middle = inner + 0.55 * (outer - inner)
    foot, tip = at(inner, turn), at(outer, turn)
    return f"M{foot} Q{at(middle, turn - half)} {tip} Q{at(middle, turn + half)} {foot} Z"


def _inside(start: tuple[float, float], end: tuple[float, float]) -> str:
    """The part of a line that lies inside the frame, as a path."""
    ways = (end[0] - start[0], end[1] - start[1])
    low, high = 0.0, 1.0
    for begin, way, least, most in zip(start, ways, (LEFT, TOP), (RIGHT, BOTTOM), strict=True):
        near, far = sorted(((least - begin) / way, (most - begin) / way))
        low, high = max(low, near), min(high, far)
    if low >= high:
        return ""
    points = [f"{start[0] + part * ways[0]:.1f} {start[1] + part * ways[1]:.1f}" for part in (low, high)]
    return f"M{points[0]} L{points[1]}"


BACKS = {"lattice": ("#7A2B3C", "#561C2A", lattice), "rosette": ("#39404E", "#262B36", rosette)}
"""By name: the colours of field and medallion, and what lies on the field."""


def main() -> None:
    """Write the two backs."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    sunburst = (FOLDER / "sunburst.svg").read_text("utf-8")
    before, after = _SUNBURST_FIELD.split(sunburst, maxsplit=1)
    for name, (field, medallion, pattern) in BACKS.items():
        ground = f'<rect x="12" y="12" width="226" height="326" rx="11" fill="{field}"/>'
        drawn = before + ground + pattern() + after.replace("#1B3652", medallion)
        (FOLDER / f"{name}.svg").write_text(drawn.replace("#274B6D", field), "utf-8")


if __name__ == "__main__":
    main()
