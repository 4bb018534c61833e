"""What kinds of values cost, in the time of the ``value`` decorator: to define, make, hash, compare and pickle.

python packaging/benchmarks/values.py [--rounds 15] [--classes 40]
Each kind defines the same classes with five fields; rounds take turns, and the median of each is told. A kind is right
where values of two classes with equal fields differ, and where what is pickled comes back equal.
"""

import argparse
import pickle
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

_FIELDS = "    seat: int\n    card: str\n    place: str = ''\n    number: int = -1\n    turned: bool = False\n"
_BY_HAND = """
    __slots__ = ("seat", "card", "place", "number", "turned")

    def __init__(self, seat, card, place="", number=-1, turned=False):
        self.seat, self.card, self.place, self.number, self.turned = seat, card, place, number, turned

    def __eq__(self, other):
        if other.__class__ is not self.__class__:
            return NotImplemented
        return (self.seat, self.card, self.place, self.number, self.turned) == (
            other.seat, other.card, other.place, other.number, other.turned
        )

    def __hash__(self):
        return hash((self.seat, self.card, self.place, self.number, self.turned))
"""
KINDS = {
    "value": ("from barracan.model.value import value", "@value\nclass {name}:\n" + _FIELDS),
    "frozen, slots": (
        "from dataclasses import dataclass",
        "@dataclass(frozen=True, slots=True)\nclass {name}:\n" + _FIELDS,
    ),
    "frozen": ("from dataclasses import dataclass", "@dataclass(frozen=True)\nclass {name}:\n" + _FIELDS),
    "slots, hashed": (
        "from dataclasses import dataclass",
        "@dataclass(slots=True, unsafe_hash=True)\nclass {name}:\n" + _FIELDS,
    ),
    "NamedTuple": ("from typing import NamedTuple", "class {name}(NamedTuple):\n" + _FIELDS),
    "by hand": ("", "class {name}:" + _BY_HAND),
}
STEPS = ("define", "make", "hash", "equal", "pickle")


def main(words: Sequence[str] | None = None) -> int:
    """Print a row for each kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--classes", type=int, default=40)
    wanted = parser.parse_args(words)
    times: dict[str, dict[str, list[float]]] = {kind: {step: [] for step in STEPS} for kind in KINDS}
    right = {}
    for _ in range(wanted.rounds):
        for kind in KINDS:
            right[kind] = _measure(kind, wanted.classes, times[kind])
    print("kind".ljust(16), *(step.rjust(8) for step in STEPS), "  right")
    for kind in KINDS:
        ratios = (statistics.median(times[kind][step]) / statistics.median(times["value"][step]) for step in STEPS)
        print(kind.ljust(16), *(f"{ratio:8.2f}" for ratio in ratios), f"  {'yes' if right[kind] else 'no'}")
    return 0


def _measure(kind: str, classes: int, times: dict[str, list[float]]) -> bool:
    """Measure each step once, and tell whether the kind is right."""
    opening, form = KINDS[kind]
    module = ModuleType("measured_values")
    sys.modules[module.__name__] = module
    exec(opening, module.__dict__)  # noqa: S102 - forms of our own
    source = compile("\n".join(form.format(name=f"Kind{number}") for number in range(classes)), "<values>", "exec")
    times["define"].append(_time(lambda: exec(source, module.__dict__)))  # noqa: S102
    one: Any = module.__dict__["Kind0"]
    other: Any = module.__dict__["Kind1"]
    times["make"].append(_time(lambda: [one(number, "TD", "pile:1", 3, True) for number in range(5000)]))
    made = [one(number, "TD", "pile:1", 3, True) for number in range(5000)]
    again = [one(number, "TD", "pile:1", 3, True) for number in range(5000)]
    times["hash"].append(_time(lambda: [hash(each) for each in made]))
    times["equal"].append(_time(lambda: [each == twin for each, twin in zip(made, again, strict=True)]))
    times["pickle"].append(_time(lambda: pickle.loads(pickle.dumps(made, 5))))  # noqa: S301 - our own bytes
    return bool(one(1, "TD") != other(1, "TD") and pickle.loads(pickle.dumps(made, 5)) == again)  # noqa: S301


def _time(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())
