"""Values as games give them, for pages to show."""

from barracan.model.offers import Condition, Draft, DraftVerdict, LadderDraft, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.model.view import LadderView
from barracan.session.messages import TraySnapshot
from barracan.table.barracan.ladder_page import LadderPage
from barracan.table.barracan.ladder_shape import ladders_content
from barracan.table.barracan.words import TYPES, ladder_words, out_words, stack_word
from barracan.table.hud.game_page import CategoryCount, GameContent, MoveLine, SideSummary, SideTotal
from barracan.table.hud.side_panel import SidePanel


def text(words):
    return Text("tests", words)


ALTERNATE = Refusal("B5.1", text("Colours must alternate. Both of these are red. Use one black odd number."))
DRAFTS = (
    (Draft(("8H", "8D", "8C")), DraftVerdict(text("Triplet"), 3)),
    (Draft(("9S", "2H")), DraftVerdict(text("Opposites"), 2)),
    (Draft(("3H", "5D")), DraftVerdict(text("Evens or odds"), 0, ALTERNATE)),
    (Draft(("KH",)), DraftVerdict(text("Family"), 0, Refusal("B5.5", text("A queen and a jack are missing.")), True)),
    (Draft(("KH", "QS", "JH", "JS", "JH", "JS")), DraftVerdict(text("Family"), 6)),
    (Draft(ladder=LadderDraft(0, ("AS", "KH", "QS", "JH"), {0: ("TD",)})), DraftVerdict(text("Ladder"), 5)),
)
LADDER = LadderView(
    arm=("AS", "KS", "QD", "JS", "TS", "9S", "8S"),
    rows=((0, ("TD",)),),
    categories=(("opposites", -1, -1, 0), ("family", 1, 3, -1), ("run", 4, 6, -1)),
    missing=("evens_odds", "triplet"),
    royal=True,
    points=28,
)


def tray(count, moves=1):
    """So many drafts with a verdict; *moves* buttons say what can be laid."""
    drafts, verdicts = zip(*DRAFTS[:count], strict=True) if count else ((), ())
    conditions = (
        Condition(text("Opening: two categories at once"), "B6.1", holds=True),
        Condition(text("Leaves 9 cards in hand"), "B4.4", holds=moves > 0),
    )
    words = ("Lay down 2, 5 points", "Flash exit, 25 points", "Lay 2 and meld out, 9 points")
    said = tuple((text(words[number]), object()) for number in range(moves))
    return tuple(drafts), TrayVerdict(tuple(verdicts), conditions if count else (), said)


def game(sides=2, moves=8, sets=(2, 2, 2, 1, 1)):
    """A game in its middle."""
    names = ("Ada and Nora", "Bix and Tomas", "Cleo", "Dara")
    lines = tuple(MoveLine(10 + number, number % sides, "Tomas", "took a trick in spades") for number in range(moves))
    totals = tuple(SideTotal(side, names[side], 61 - 7 * side, 28 - 9 * side) for side in range(sides))
    texts = (("", out_words(sets)), ("Ladder", ladder_words((LADDER,))))
    counts = tuple(CategoryCount(stack_word(kind), kind, count) for kind, count in zip(TYPES, sets, strict=True))
    return GameContent(100, totals, lines, 0, SideSummary(counts, texts))


def ladders(drafts=(), on_table=(LADDER,), verdicts=(), moves=(), conditions=()):
    """The builder's contents with these ladder drafts."""
    loose = tuple(Draft(ladder=draft) for draft in drafts)
    tray = TraySnapshot(loose, TrayVerdict(tuple(verdicts), conditions, tuple(moves)), None)
    return ladders_content("Ada and Nora", 0, on_table, tray)


def side_panel():
    """The panel of BarraCan, which has a builder."""
    panel = SidePanel()
    panel.add_builder(LadderPage(panel))
    return panel
