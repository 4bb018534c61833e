"""Views built by hand, as the design's pictures show them."""

from barracan.games.barracan import categories
from barracan.games.barracan.moves import CATEGORY_NAMES
from barracan.games.barracan.view import BarracanView, LadderView, SideView, StackView
from barracan.model.score import ScoreLine
from barracan.model.text import Text
from barracan.session.messages import Snapshot

PACK = [rank + suit for _ in range(2) for suit in "CDHS" for rank in "A23456789TJQK"] + ["JK"] * 4
NAMES = ("Ada", "Bix", "Nora", "Tomas")
MIXED = [
    "5D",
    "QC",
    "4H",
    "2S",
    "KC",
    "5D",
    "JH",
    "2D",
    "3D",
    "QH",
    "KS",
    "AC",
    "KH",
    "3D",
    "4C",
    "8H",
    "7D",
    "4C",
    "TH",
    "4S",
    "6H",
    "TC",
    "6H",
    "QS",
    "8D",
    "JC",
    "5H",
    "TS",
    "JH",
    "8S",
]


def side(stacks=(), ladders=(), tricks=0, points=()):
    """A side's table; *stacks* maps the position of a type to (count, cards)."""
    laid = dict(stacks)
    views = tuple(StackView(*laid[number]) if number in laid else StackView() for number in range(5))
    held = [name for ladder in ladders for name, *_ in ladder.categories]
    sets = tuple(stack.count + held.count(name) for stack, name in zip(views, CATEGORY_NAMES, strict=True))
    lines = [ScoreLine(Text("x", "x"), 1, value, "B10.1") for value in points]
    if tricks:
        lines.append(ScoreLine(Text("x", "Tricks"), tricks, 4 * tricks, "B10.3"))
    given = iter(points)
    counted = [next(given, 0) if stack.count else 0 for stack in views]
    for laid in ladders:
        for name, first, last, row in laid.categories:
            kind, cards = CATEGORY_NAMES.index(name), len(dict(laid.rows).get(row, ()))
            counted[kind] += categories.points(kind, cards + (last - first + 1 if first >= 0 else 1))
    return SideView(views, tuple(ladders), tricks, sets, tuple(counted), 4 * tricks, tuple(lines))


def ladder(arm, rows=(), categories=(), missing=("triplet", "evens_odds")):
    return LadderView(
        tuple(arm.split()), tuple((i, tuple(c.split())) for i, c in rows), tuple(categories), missing, True, 14
    )


def view(
    seats=4,
    partnership=True,
    hand="4H AH 3S 7S 5D KD 6C 8C JC QC JK",
    piles=None,
    table=None,
    stock=5,
    viewer=0,
    turn=0,
    sizes=None,
    totals=None,
    hand_number=4,
    dealer=1,
):
    sides = ((0, 2), (1, 3)) if seats == 4 and partnership else tuple((seat,) for seat in range(seats))
    cards = tuple(hand.split()) if isinstance(hand, str) else tuple(hand)
    laid = tuple(tuple(pile.split()) if isinstance(pile, str) else tuple(pile) for pile in (piles or ["", "", "", ""]))
    blocked = []
    for pile in laid:
        at = max((number for number, card in enumerate(pile) if card in ("AC", "AS")), default=0)
        blocked.append(at)
    sizes = list(sizes or [6] * seats)
    sizes[viewer] = len(cards)
    return BarracanView(
        seat=viewer,
        seats=seats,
        sides=sides,
        options={"target": 100, "partnership": partnership},
        hand_number=hand_number,
        dealer=dealer,
        totals=tuple(totals or [61, 54, 38, 20][: len(sides)]),
        turn=turn,
        take="nothing",
        hand=cards,
        hand_sizes=tuple(sizes),
        stock_count=stock,
        piles=laid,
        blocked=tuple(blocked),
        table=tuple(table) if table else tuple(side() for _ in sides),
        first_piles=("2C",) * 4,
        actions=(),
        ending=None,
        result=None,
    )


def four_partners():
    """The picture with two sides, a ladder and two stoppers."""
    ours = side(
        {0: (2, ("3D", "5S", "7D", "9S")), 1: (1, ("8H", "3C")), 2: (2, ("9D", "9H", "9C"))},
        [
            ladder(
                "AS KS QS JS TS 9S 8S", [(0, "TD")], [("opposites", -1, -1, 0), ("family", 1, 3, -1), ("run", 4, 6, -1)]
            )
        ],
        2,
        (4, 2, 6),
    )
    theirs = side({1: (1, ("6S", "5H")), 3: (1, ("TH", "JK", "QH"))}, (), 1, (2, 3))
    return view(
        piles=[
            "7D QS TD 4S KC 9H 5C",
            "KC 6H 4D TC AS 2S 8D 5H QS 3H 7S",
            "8S 2D TH 6S 4C QC 3D 7D AC JD 7H 5S TC",
            "6D 4H 9C JS 2C KH",
        ],
        table=[ours, theirs],
        sizes=[11, 6, 5, 5],
    )


def two_seats():
    theirs = side({0: (1, ("4H", "8S")), 2: (1, ("KC", "KD", "JK")), 3: (2, ("TS", "JS", "QS"))}, (), 1, (1, 3, 6))
    return view(
        seats=2,
        hand="AH KS TD QD 6C 7C JK",
        stock=47,
        sizes=[14, 9],
        totals=[0, 0],
        hand_number=1,
        piles=["4C 9D JD 2S 6H", "7D 3S QH TC AS 6D 9H", "JS 3D TH 4S", "5C KH 8S 2S 7S"],
        table=[side(), theirs],
    )


def three_seats():
    return view(
        seats=3,
        hand="2H 3H 7H KH 4S 6S 9S 8D TD KD 7C 9C",
        stock=29,
        sizes=[12, 8, 6],
        totals=[31, 24, 38],
        hand_number=2,
        dealer=2,
        piles=["3C 7D 5D KS 8H", "9D 2S 7S JC 6H AC 4S 8C", "TS 6C QD 3H 8H 5S JS", "6C JH 2S 8S 4H TC 9H"],
        table=[
            side(
                {0: (1, ("3S", "5D", "9S")), 2: (1, ("QS", "QC", "QH")), 3: (1, ("AD", "2D", "3D"))}, (), 1, (2, 3, 3)
            ),
            side({0: (1, ("2D", "4C")), 1: (1, ("7C", "4D")), 3: (1, ("9S", "TS", "JS"))}, (), 0, (1, 2, 3)),
            side(
                {1: (2, ("8C", "3D")), 2: (1, ("5H", "5D", "5S")), 4: (1, ("KC", "QD", "JD", "JC"))}, (), 1, (4, 3, 4)
            ),
        ],
    )


def four_singles():
    return view(
        seats=4,
        partnership=False,
        hand="6H 7H AH 4S TS JS KD KD 2C 8C",
        stock=22,
        sizes=[10, 5, 7, 8],
        hand_number=3,
        dealer=0,
        piles=["7D AH 5S TC", "KH TS 8C QD 6C 7H", "6D 8S TS 7S KH 2D 9H", "2C 8D AS TD 6S QS"],
        table=[
            side({0: (1, ("2H", "6C", "8D")), 1: (1, ("8H", "3C")), 2: (1, ("QS", "QC", "QD"))}, (), 1, (2, 2, 3)),
            side(
                {
                    0: (1, ("2D", "4C")),
                    1: (2, ("6S", "5H")),
                    2: (1, ("9D", "9H", "9C")),
                    3: (1, ("9H", "TH", "JH")),
                    4: (1, ("KS", "QS", "JS", "JH")),
                },
                (),
                1,
                (1, 4, 3, 3, 4),
            ),
            side({1: (1, ("TD", "AD")), 2: (2, ("3S", "3H", "JK")), 3: (1, ("4H", "5H", "6H"))}, (), 2, (2, 6, 3)),
            side(
                {0: (1, ("3S", "7D", "9C")), 3: (2, ("2S", "3S", "4S")), 4: (1, ("KS", "QH", "JD"))}, (), 0, (2, 6, 3)
            ),
        ],
    )


def stress():
    """The stress picture: more cards than a pack holds."""
    theirs = side(
        {
            0: (2, ("3H", "5S")),
            1: (1, ("7S", "4D")),
            2: (1, ("7H", "7S", "7S")),
            3: (3, ("QH", "KH", "AH")),
            4: (1, ("KD", "QC", "JD")),
        },
        [ladder("KC QC JC TC 9C 8C", [(2, "JH"), (4, "9H 9S"), (5, "3D")])],
        4,
        (2, 2, 3, 9, 3),
    )
    ours = side(
        {
            0: (3, ("3D", "5C", "7D", "9S")),
            1: (2, ("6C", "5H")),
            2: (3, ("9D", "9H", "9C")),
            3: (2, ("6D", "JK", "8D")),
            4: (2, ("KH", "QS", "JH", "JS")),
        },
        [ladder("AS KS QS JS TS 9S 8S 7S", [(0, "TD"), (3, "JD"), (5, "9H 9C"), (7, "3H")])],
        5,
        (7, 4, 9, 6, 5),
    )
    north = [
        "5S",
        "QC",
        "4H",
        "2S",
        "KS",
        "5D",
        "JH",
        "2D",
        "3D",
        "QH",
        "KS",
        "AC",
        "KH",
        "3D",
        "4C",
        "8H",
        "7D",
        "4C",
        "TH",
        "4S",
        "6H",
        "TC",
        "6H",
        "QS",
        "8D",
        "JC",
        "5H",
        "TS",
        "JS",
        "8S",
    ]
    west = [
        "QC",
        "9S",
        "KH",
        "3D",
        "5C",
        "QH",
        "AS",
        "JS",
        "JS",
        "3H",
        "7D",
        "9H",
        "TD",
        "4S",
        "QC",
        "6S",
        "6S",
        "QH",
        "TD",
        "9S",
        "JH",
        "JS",
        "KH",
        "7S",
    ]
    east = [
        "2S",
        "3S",
        "QH",
        "QC",
        "8H",
        "8S",
        "5C",
        "8D",
        "2H",
        "6H",
        "TC",
        "3D",
        "JS",
        "3D",
        "5H",
        "TD",
        "4S",
        "QH",
        "6C",
        "KH",
        "KH",
        "2H",
    ]
    south = ["6D", "5D", "2D", "8S", "3S", "3C", "9D", "9H", "3C", "7S", "2H", "3H", "4C", "7S", "TC", "5H", "QD", "5S"]
    hand = (
        "7S 9S 9S TS QS KS 2H 2H 7H 8H 9H 9H TH JH KH KH AH 2D 4D 5D 5D 6D 7D 7D 8D 9D TD 4C 5C 6C 6C 7C "
        "7C 7C 9C QC KC KC JK JK"
    )
    return view(hand=hand, piles=[south, west, north, east], table=[ours, theirs], stock=12, sizes=[40, 9, 14, 12])


def showing(view, **changes):
    """A showing of this view, Ada being the person."""
    values = {
        "view": view,
        "viewer": view.seat,
        "names": NAMES[: view.seats],
        "players": ("human", "casual", "strong", "strong")[: view.seats],
        "moves": (
            (0, Text("x", "discarded 5♣")),
            (1, Text("x", "drew, discarded 7♣")),
            (view.seats - 1, Text("x", "took a trick in spades")),
        ),
        "undo": True,
        "number": 10,
        "game": "barracan",
        "title": Text("barracan", "BarraCan"),
        "deals": "482109375526",
        "serious": False,
    }
    return Snapshot(**{**values, **changes})


VIEWS = {
    "partners": four_partners,
    "two": two_seats,
    "three": three_seats,
    "singles": four_singles,
    "stress": stress,
}
