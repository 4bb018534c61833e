"""Values as games give them, for pages to show."""

from PySide6.QtCore import QPointF, QRectF

from barracan.model.offers import Condition, Draft, DraftVerdict, LadderDraft, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.model.text import Text
from barracan.model.view import LadderView
from barracan.session.messages import TraySnapshot
from barracan.table.barracan.labels import LadderCaption, MoreLadders, SlotLabel
from barracan.table.barracan.ladder_page import LadderPage
from barracan.table.barracan.ladder_shape import ladders_content
from barracan.table.barracan.words import TYPES, ladder_words, out_words, stack_word
from barracan.table.hud.action_bar import ActionBar
from barracan.table.hud.button_row import GAME, TRAY
from barracan.table.hud.button_row import LADDER as LADDER_TAB
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.hud.game_content import CategoryCount, GameContent, MoveLine, SideSummary, SideTotal
from barracan.table.hud.labels import NameTag, PileCaption, Pill
from barracan.table.hud.notices import RefusalBubble
from barracan.table.hud.plates import PlateContent, PlateItem
from barracan.table.hud.side_panel import SidePanel
from barracan.table.hud.top_bar import TopBar, match_words


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


def panel(tab):
    made = side_panel()
    made.game.show_game(game(3))
    made.tray.show_tray(*tray(6))
    made.tray.set_lit(("tray:0",))
    draft = LadderDraft(0, ("2H", "AS", "KS", "QD", "JS", "TS", "9S", "8S"), {1: ("TD",), 5: ("9H", "9C")})
    made.builder.show_ladders(ladders((draft,), verdicts=(DraftVerdict(text("Ladder"), 3),)))
    made.show_tab(tab)
    return made


def action_bar():
    bar = ActionBar()
    bar.show_status("Your turn: draw.", "A note.")
    bar.show_buttons(
        (ButtonContent("undo", "Undo", "Z", "undo", enabled=False), ButtonContent("lay", "Lay", look=Look.PRIMARY))
    )
    return bar


def top_bar():
    bar = TopBar()
    bar.show_match(match_words("BarraCan", 1, "Bix", 100))
    return bar


def plate(count, dots):
    made = PlateItem(1)
    made.show_plate(PlateContent(1, count % 6, "Bix", "your partner, strong", count, turn=bool(dots)))
    made.dots = dots
    return made


def words():
    label, tag, caption, more, ladder = (
        *(
            SlotLabel("melds:0:run"),
            NameTag("tag:0"),
            PileCaption("pile"),
            MoreLadders("more:0"),
            LadderCaption("ladder"),
        ),
    )
    label.show_slot("Evens / odds", 2, 4, 1)
    tag.show_tag(0, "Ada and Nora", "28 points")
    caption.show_caption("Bix’s second pile", "", 1)
    more.show_count(2)
    ladder.show_ladder(LADDER, 0, marked=True)
    pill = Pill("blocked")
    pill.show_blocked(8)
    return [label, tag, caption, more, ladder, pill]


def bubble():
    made = RefusalBubble()
    made.show_refusal(
        Refusal("B3.4", text("Your own pile stays closed to you. The other three are open.")),
        QPointF(300, 300),
        QRectF(0, 0, 800, 600),
    )
    return made


def everything():
    yield from (panel(tab) for tab in (GAME, TRAY, LADDER_TAB))
    yield from (action_bar(), top_bar(), plate(6, 0), plate(14, 2), plate(0, 1), *words(), bubble())
