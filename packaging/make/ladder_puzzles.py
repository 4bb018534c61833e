"""Look for hands whose best ladder is easily missed, and write them into ``resources/puzzles``.

``python packaging/make/ladder_puzzles.py [--count N] [--seed N]``

A hand of thirteen cards is changed card by card as long as its best ladder wins over the obvious one: the one that
begins with the category worth most and always takes the next best. The best one is that of all ladders that the search
of the table's builder finds. A fourteenth card, drawn from the stock, is a joker, which no ladder takes. Those that are
there stay; called again the command goes on with other hands.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from puzzles import ROOT, free_name, read_values, write

if TYPE_CHECKING:
    from random import Random

    from barracan.games.barracan.ladders import Ladder
    from barracan.model.cards import Kind
    from barracan.model.match import Match

GAME: Final = "barracan"
PREFIX: Final = f"{GAME}-ladder"
HAND: Final = 13
STEPS: Final = 160
"""So many cards of a hand are changed, where that makes the puzzle better."""
CHOICES: Final = 60
"""With fewer ladders there is little to choose."""
LEAD: Final = 4
"""By so many points the best one leads over the obvious one at least, and by a third of what that counts."""
LEAST: Final = 12
"""A best ladder that counts less is no find."""
MOST: Final = 10
"""So many puzzles have a best ladder of the same kind."""


class Found(NamedTuple):
    """The best ladder of a hand, how many others count as much, how many there are, and what the obvious one counts."""

    ladder: "Ladder"
    points: int
    equals: int
    choices: int
    obvious: int

    @property
    def is_puzzle(self) -> bool:
        """Whether the best one is the only one, and not what everybody sees first."""
        clear = self.points - self.obvious >= max(LEAD, self.obvious / 3)
        return clear and self.equals == 0 and self.choices >= CHOICES and self.points >= LEAST

    @property
    def worth(self) -> float:
        """How good a puzzle it would be."""
        counts = self.points + min(0, self.points - LEAST) + min(self.choices, 3 * CHOICES) / CHOICES
        return counts - self.obvious - self.equals


def look_into(hand: Sequence["Kind"]) -> Found | None:
    """What there is to find in a hand."""
    from barracan.games.barracan.ladder_search import find_ladders, value
    from barracan.games.rummy.state import Hand

    found = [(value(ladder, grown), ladder) for ladder, grown in find_ladders(Hand(hand), None)]
    found = [(points, ladder) for points, ladder in found if ladder.complete or ladder.size < HAND]  # B4.4
    if not found:
        return None
    points, best = max(found, key=lambda each: each[0])
    ways = {categories_of(ladder) for other, ladder in found if other == points}
    return Found(best, points, len(ways) - 1, len(found), obvious_points(found))


def categories_of(ladder: "Ladder") -> frozenset[tuple[int, tuple["Kind", ...]]]:
    """The categories of a ladder with their cards."""
    return frozenset((part.kind, ladder.cards_of(part)) for part in ladder.parts)


def obvious_points(found: Sequence[tuple[int, "Ladder"]]) -> int:
    """What counts the ladder that takes the category worth most, and on it always what brings most at once."""
    worth: dict[frozenset[tuple[int, tuple[Kind, ...]]], int] = {}
    for points, ladder in found:
        held = categories_of(ladder)
        worth[held] = max(points, worth.get(held, 0))
    best, ends = 0, {frozenset[tuple[int, tuple["Kind", ...]]]()}
    while ends:
        steps = [{held for held in worth if len(held) == len(end) + 1 and end < held} for end in ends]
        tops = [max((worth[held] for held in step), default=0) for step in steps]
        best = max(best, *tops)
        ends = {held for step, top in zip(steps, tops, strict=True) for held in step if worth[held] == top}
    return best


def hands(seed: int) -> Iterator[tuple[list["Kind"], Found]]:
    """Hands that are puzzles, each made of one dealt at random."""
    from barracan.model.randomness import shuffle, stream

    for number in count():
        rng = stream("ladder puzzle", seed, number)
        cards = [*range(52), *range(52)]
        shuffle(cards, rng)
        cards.sort(key=lambda card: card & 3 != number & 3)  # half of a hand is of one suit: arms are, in royal ones
        hand = [*cards[: HAND // 2], *cards[-(HAND - HAND // 2) :]]
        best = look_into(hand)
        for _ in range(STEPS):
            other = _change(hand, rng)
            found = look_into(other)
            if found is not None and (best is None or found.worth >= best.worth):
                hand, best = other, found
        if best is not None and best.is_puzzle:
            yield hand, best


def _change(hand: Sequence["Kind"], rng: "Random") -> list["Kind"]:
    """The hand with another card, of which it holds no two yet, in the place of one."""
    from barracan.model.randomness import choose

    other = list(hand)
    other.remove(choose(other, rng))
    other.append(choose([card for card in range(52) if other.count(card) < 2], rng))
    return other


def theme_of(ladder: "Ladder") -> str:
    """The kind of a ladder."""
    if not ladder.complete:
        return "ladder, incomplete"
    if ladder.pure:
        return "ladder, royal"
    return "ladder, with a break" if ladder.break_at() >= 0 else "ladder, complete"


def shape_of(values: Mapping[str, Any]) -> tuple[str, int, int]:
    """What two puzzles are not to share: the rank at the top of the best ladder, its arm's length, how many rows."""
    [ladder] = values["best"]["melds"]
    return ladder["arm"][0][0], len(ladder["arm"]), len(ladder.get("rows", ()))


def position(hand: Sequence["Kind"], seed: int) -> "Match":
    """A match in which the first one to move holds these cards and has drawn a joker; nobody makes a flash exit."""
    from barracan.games.barracan.moves import Draw
    from barracan.games.catalog import CATALOG
    from barracan.model.cards import CODES, JOKER
    from barracan.model.match import Match
    from barracan.model.randomness import shuffle, stream
    from barracan.model.replay import SeatNote

    game = CATALOG[GAME]
    seats = [SeatNote("Ada", "human"), SeatNote("Bix", "casual")]
    match = Match.begin(game, seats, {"flash_exit": "none"}, seed=seed)
    rest = Counter(match.shuffled_deck(stream("ladder deck", seed)))  # all 108
    own = [CODES[card] for card in hand]
    rest.subtract([*own, CODES[JOKER]])
    deck = [code for code, left in rest.items() for _ in range(left)]
    shuffle(deck, stream("ladder deck", seed, "rest"))
    dealt = [code for pair in zip(own, deck[:HAND], strict=True) for code in pair]
    match.deal(1, [*dealt, *deck[HAND : HAND + 4], CODES[JOKER], *deck[HAND + 4 :]])
    match.play(Draw(0))
    return match


def values_of(found: Found) -> dict[str, Any]:
    """What is written of a puzzle beside its record: its kind, the move that lays the best ladder, and its points."""
    from barracan.games.barracan.ladders import write_ladder
    from barracan.games.barracan.moves import LayMelds
    from barracan.games.catalog import CATALOG

    move = LayMelds(0, (write_ladder(0, found.ladder),))
    return {
        "theme": theme_of(found.ladder),
        "points": found.points,
        "best": {"kind": "move", **CATALOG[GAME].write_move(move)},
    }


def main(words: list[str] | None = None) -> int:
    """Look for so many puzzles."""
    sys.path[:0] = [str(ROOT / "desktop")]
    parser = argparse.ArgumentParser(description="Look for hands whose best ladder is easily missed.")
    parser.add_argument("--count", type=int, default=20, help="so many in all")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same hands")
    wanted = parser.parse_args(words)
    known = read_values(PREFIX)
    for hand, found in hands(wanted.seed):
        if len(known) >= wanted.count:
            break
        values = values_of(found)
        themes = Counter(each["theme"] for each in known)
        if themes[values["theme"]] < MOST and shape_of(values) not in map(shape_of, known):
            known.append(values)
            name = free_name(PREFIX)
            write(name, position(hand, wanted.seed + len(known)).lines, values)
            print(f"{name}: {values['theme']}, {found.points} points, the obvious one {found.obvious}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
