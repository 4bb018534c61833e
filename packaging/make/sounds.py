"""Makes the sounds of the table: short, dry, wooden, all computed here.

``python packaging/make/sounds.py [FOLDER]`` writes WAV files (48 kHz, mono, 16 bit, peaks at -12 dBFS) into
``resources/sounds`` or the folder named. The same version of this file makes the same bytes on every machine.
"""

from __future__ import annotations

import argparse
import math
import sys
import wave
from array import array
from pathlib import Path
from random import Random
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
RATE = 48_000
PEAK = 10 ** (-12 / 20)
VARIANTS = (1.0, 0.97, 1.03)
"""Sounds that come often are kept at three pitches, so that they do not tire the ear."""
Samples = list[float]


class Knock(NamedTuple):
    """A blow on wood: when it falls, how high it sounds, how fast it dies away, how loud and how bright it is."""

    at: float
    pitch: float
    decay: float
    loud: float = 1.0
    bright: float = 0.3


class Rustle(NamedTuple):
    """Card on card: noise through a band, which swells and fades between two moments."""

    at: float
    until: float
    band: float
    loud: float = 1.0


SOUNDS: dict[str, tuple[int, bool, tuple[Knock | Rustle, ...]]] = {
    "slide": (120, True, (Rustle(0.0, 0.11, 2600, 1.0),)),
    "lay": (70, True, (Knock(0.002, 310, 0.012, 1.0, 0.5), Rustle(0.0, 0.03, 3200, 0.35))),
    "turn": (90, True, (Rustle(0.0, 0.05, 3800, 0.7), Knock(0.05, 420, 0.010, 0.6, 0.5))),
    "draw": (110, True, (Rustle(0.0, 0.10, 3300, 1.0), Knock(0.085, 520, 0.006, 0.25, 0.4))),
    "select": (40, True, (Knock(0.001, 640, 0.008, 1.0, 0.2),)),
    "refused": (90, False, (Knock(0.002, 150, 0.022, 1.0, 0.05),)),
    "shuffle": (700, False, tuple(Rustle(0.04 * n, 0.04 * n + 0.035, 3000 + 60 * (n % 5), 0.8) for n in range(16))),
    "meld": (260, False, (Knock(0.0, 392, 0.040, 0.8, 0.15), Knock(0.11, 523, 0.050, 1.0, 0.15))),
    "trick": (
        300,
        False,
        (Rustle(0.0, 0.16, 2300, 0.5), Knock(0.15, 262, 0.040, 1.0, 0.2), Knock(0.16, 349, 0.045, 0.6, 0.1)),
    ),
    "ladder": (
        600,
        False,
        tuple(Knock(0.09 * n, pitch, 0.06, 0.9, 0.1) for n, pitch in enumerate((262, 330, 392, 523, 659))),
    ),
    **{
        f"rung-{number + 1}": (240, False, (Knock(0.0, pitch, 0.07, 1.0, 0.12),))
        for number, pitch in enumerate((262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1046, 1175, 1319))
    },
    "points": (60, False, (Knock(0.001, 880, 0.012, 1.0, 0.25),)),
    "flash": (
        900,
        False,
        (
            *(Rustle(0.025 * n, 0.025 * n + 0.06, 2400 + 200 * n, 1.0) for n in range(5)),
            *(Knock(0.16 + 0.012 * n, pitch, 0.16, 0.8, 0.1) for n, pitch in enumerate((262, 330, 392, 523, 659))),
        ),
    ),
    "your_turn": (350, False, (Knock(0.0, 440, 0.05, 0.6, 0.08), Knock(0.13, 587, 0.07, 0.8, 0.08))),
    "hand_end": (
        800,
        False,
        (Knock(0.0, 523, 0.09, 0.9, 0.1), Knock(0.18, 440, 0.09, 0.9, 0.1), Knock(0.36, 349, 0.14, 1.0, 0.1)),
    ),
    "match_end": (
        1400,
        False,
        tuple(Knock(0.15 * n, pitch, 0.12, 0.9, 0.12) for n, pitch in enumerate((262, 330, 392, 523, 392, 523, 659))),
    ),
}
"""For each sound its length in milliseconds, whether it comes often, and what it is made of."""


def main() -> int:
    """Write all sounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, (length, often, parts) in SOUNDS.items():
        for number, pitch in enumerate(VARIANTS if often else VARIANTS[:1]):
            write(folder / (f"{name}-{number + 1}.wav" if often else f"{name}.wav"), made(name, length, parts, pitch))
    return 0


def made(name: str, length: int, parts: tuple[Knock | Rustle, ...], pitch: float) -> Samples:
    """Add the parts up, at their peak and without a click at the end."""
    rng = Random(name)
    sound = [0.0] * (RATE * length // 1000)
    for part in parts:
        if isinstance(part, Knock):
            add_knock(sound, part, pitch, rng)
        else:
            add_rustle(sound, part, pitch, rng)
    fade = RATE * 6 // 1000
    for step in range(fade):
        sound[len(sound) - 1 - step] *= step / fade
    loudest = max(map(abs, sound))
    return [value * PEAK / loudest for value in sound]


def add_knock(sound: Samples, knock: Knock, pitch: float, rng: Random) -> None:
    """Three modes of a wooden bar, and the tick of the blow."""
    begin = round(knock.at * RATE)
    for mode, share in ((1.0, 1.0), (2.76, 0.32), (5.40, 0.10)):
        step = 2 * math.pi * knock.pitch * pitch * mode / RATE
        decay = knock.decay / mode**0.8
        for at in range(begin, len(sound)):
            passed = (at - begin) / RATE
            sound[at] += knock.loud * share * math.exp(-passed / decay) * math.sin(step * (at - begin))
    for at in range(begin, min(begin + RATE // 250, len(sound))):
        sound[at] += knock.loud * knock.bright * rng.uniform(-1, 1) * math.exp(-(at - begin) / (RATE / 1500))


def add_rustle(sound: Samples, rustle: Rustle, pitch: float, rng: Random) -> None:
    """Noise through a resonator of two poles."""
    begin, end = round(rustle.at * RATE), min(round(rustle.until * RATE), len(sound))
    angle = 2 * math.pi * rustle.band * pitch / RATE
    radius = 0.90
    first = second = 0.0
    for at in range(begin, end):
        value = rng.uniform(-1, 1) * (1 - radius) + 2 * radius * math.cos(angle) * first - radius**2 * second
        first, second = value, first
        swell = math.sin(math.pi * (at - begin) / max(1, end - begin)) ** 1.5
        sound[at] += rustle.loud * swell * value * 2.2


def write(path: Path, sound: Samples) -> None:
    """Write a WAV file."""
    data = array("h", (round(value * 32767) for value in sound))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


if __name__ == "__main__":
    sys.exit(main())
