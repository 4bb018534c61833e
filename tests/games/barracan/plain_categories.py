"""The five categories said as plainly as B5 does, by trying every order: slow, and obviously right."""

from itertools import combinations, pairwise, permutations

RANKS = "A23456789TJQK"
NUMBERS = "A23456789T"
CIRCLE = RANKS + "A"
RUNS = [set(CIRCLE[low : low + 3]) for low in range(12)]


def number(code):
    return NUMBERS.find(code[0]) + 1 if code != "JK" else 0


def red(code):
    return code[1] in "DH"


def evens_odds(cards):
    if not 2 <= len(cards) <= 4 or not all(map(number, cards)) or len({number(card) % 2 for card in cards}) > 1:
        return False
    return any(
        all(number(low) <= number(high) and red(low) != red(high) for low, high in pairwise(order))
        for order in permutations(cards)
    )


def opposites(cards):
    numbers = [number(card) for card in cards]
    return len(cards) == 2 and all(numbers) and sum(numbers) == 11 and red(cards[0]) != red(cards[1])


def triplet(cards):
    naturals = [card for card in cards if card != "JK"]
    return len(cards) == 3 and len(naturals) >= 2 and len({card[0] for card in naturals}) == 1


def run(cards):
    naturals = [card for card in cards if card != "JK"]
    ranks = {card[0] for card in naturals}
    return (
        len(cards) == 3
        and len(naturals) == len(ranks) >= 2
        and len({card[1] for card in naturals}) == 1
        and any(ranks <= each for each in RUNS)
    )


def family(cards):
    if not 3 <= len(cards) <= 6 or "JK" in cards:
        return False
    kings, queens, jacks = ([card for card in cards if card[0] == rank] for rank in "KQJ")
    if len(kings) != 1 or len(queens) != 1 or len(jacks) != len(cards) - 2:
        return False
    suits = {kings[0][1], queens[0][1]}
    return len(suits) == 2 and all(jack[1] in suits for jack in jacks)


JUDGES = {"evens_odds": evens_odds, "opposites": opposites, "triplet": triplet, "run": run, "family": family}
LARGEST = {"evens_odds": 4, "opposites": 2, "triplet": 3, "run": 3, "family": 6}


def listing(cards):
    """Every category in these cards, as a set of sorted codes for each type."""
    found = {}
    for name, judge in JUDGES.items():
        sizes = range(2, LARGEST[name] + 1)
        pool = [card for card in cards if card == "JK" or name != "family" or card[0] in "JQK"]
        choices = {tuple(sorted(chosen)) for size in sizes for chosen in combinations(pool, size)}
        found[name] = {chosen for chosen in choices if judge(chosen)}
    return found
