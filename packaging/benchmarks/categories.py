"""Time of listing all categories of a hand, against the plain way in the same run, results compared.

python packaging/benchmarks/categories.py [--cards 14] [--hands 200] [--rounds 7]
Every round deals new hands, ten times as many for us; the first meets cold tables and is left out of the median.
Garbage is looked for as where computers think.
"""

import argparse
import statistics
import time
from random import Random

import plain_categories
from barracan.cli.arguments import integer
from barracan.games.barracan import categories
from barracan.games.barracan.moves import CATEGORY_NAMES
from barracan.games.barracan.view import PACK
from barracan.games.rummy.state import Hand
from barracan.garbage import collect_seldom
from barracan.model.cards import CODES, codes
from barracan.model.randomness import shuffle


def deal(size: int, rng: Random) -> list[int]:
    """Deal a hand of so many cards from a fresh pack."""
    deck = list(PACK)
    shuffle(deck, rng)
    return deck[:size]


def named(listing: categories.Listing) -> set[tuple[str, tuple[str, ...]]]:
    """Write a listing as the plain way does."""
    return {
        (CATEGORY_NAMES[kind], tuple(sorted(CODES[card] for card in cards)))
        for kind, each in enumerate(listing)
        for cards in each
    }


def main() -> None:
    """Measure, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=integer, default=14)
    parser.add_argument("--hands", type=integer, default=200)
    parser.add_argument("--rounds", type=integer, default=7)
    chosen = parser.parse_args()
    rng = Random(1)
    ratios = []
    collect_seldom()
    for number in range(chosen.rounds):
        dealt = [deal(chosen.cards, rng) for _ in range(chosen.hands)]
        others = [Hand(deal(chosen.cards, rng)) for _ in range(chosen.hands * 9)]
        objects = [[plain_categories.PlainCard.parse(code) for code in codes(cards)] for cards in dealt]
        hands = [Hand(cards) for cards in dealt]
        start = time.process_time()
        plain = [plain_categories.categories(cards) for cards in objects]
        middle = time.process_time()
        listed = [categories.list_categories(hand) for hand in hands]
        for hand in others:
            categories.list_categories(hand)
        ours = (time.process_time() - middle) / 10
        ratios.append(ours / (middle - start))
        print(
            f"round {number}: plain {(middle - start) / chosen.hands * 1e6:.0f} us a hand,"
            f" ours {ours / chosen.hands * 1e6:.1f} us, ratio {ratios[-1]:.4f}"
        )
        if [named(each) for each in listed] != plain:
            raise SystemExit("the two ways list different categories")
    found = sum(len(each) for each in plain) / chosen.hands
    print(f"{found:.1f} categories a hand, equal results; median ratio {statistics.median(ratios[1:]):.4f}")


if __name__ == "__main__":
    main()
