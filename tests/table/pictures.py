"""Tables as they are painted now, kept in ``pictures`` so that nothing of their look changes unseen.

Who means to change how a table looks writes them anew: ``cd tests && python3 -m table.pictures``, from the development
environment.
"""

import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

import inter
from barracan.games.catalog import find_game
from barracan.model.refusal import Refusal
from barracan.model.view import LadderView
from barracan.session.review import Review
from barracan.session.selection import Selection
from barracan.session.snapshots import table_snapshot
from barracan.table.cards.marks import BADGED, Mark, badge_pixmap, dot_pixmap, marks_pixmap
from barracan.table.hud.button_row import GAME, LADDER, TRAY
from barracan.table.hud.icons import draw_icon, draw_sign, icon
from barracan.table.hud.lettering import BODY, font_of, width_of
from barracan.table.hud.side_panel import SidePanel
from barracan.table.interaction.selection import pick_of
from barracan.table.moments.flash import FlashExit, Lying
from barracan.table.moments.hand_board import HandBoard, HandContent, SideRow, Source
from barracan.table.moments.result_page import Fact, ResultContent, ResultPage
from barracan.table.scene import TableScene
from barracan.table.themes import DARK, FELT, LIGHT, Outfit
from barracan.table.view import TableView
from table import sample
from table.by_ear import told_rows
from table.films import film
from table.hud import samples
from table.layouts import layout_rows
from table.painted import drawing, painted, strokes_on_canvas

HERE = Path(__file__).with_name("pictures")
RECORDS = Path(__file__).parents[1] / "records"


def table(snapshot, size=(1280, 800), theme=FELT, page="", selection=None):
    """A table that is shown, with what the viewer may do and every face there."""
    scene = TableScene(theme=theme)
    scene.stage.set_speed("off")
    scene.appearance.resize(QSizeF(*size))
    scene.model.show(snapshot)
    if selection is not None:
        scene.model.set_tray(selection.tray_snapshot())
        scene.model.set_offer(selection.offer)
    if page:
        scene.panel.open_page(page)
    return settled(scene)


def settled(scene):
    """The scene with every face at its true size."""
    scene.faces.finish()
    scene.appearance.rest()
    return scene


def lines_of(name, count=None):
    """The lines of a record, or so many of them."""
    return (RECORDS / f"{name}.cards.jsonl").read_text(encoding="utf-8").splitlines()[:count]


def record_table(name, lines, *arguments):
    """The table of the seat that is to move after so many lines of a record."""
    review = Review(find_game, lines_of(name, lines))
    seat = review.state.turn or 0
    players = tuple("human" if other == seat else "casual" for other in range(len(review.players)))
    selection = Selection(review.game)
    selection.look(review.state, seat)
    snapshot = table_snapshot(review, seat, undo=True)._replace(players=players)
    return table(snapshot, *arguments, selection=selection)


def sample_table(name, *arguments):
    """One of the tables of the design's pictures."""
    return table(sample.showing(sample.VIEWS[name]()), *arguments)


def moment(made, *times):
    """A moment over a table, after so many milliseconds each."""
    scene = sample_table("three")
    scene.stage.set_speed("normal")
    shown = made(scene)
    scene.show_moment(shown)
    shown.setOpacity(1.0)
    for passed in times:
        shown.show_at(float(passed))
        scene.faces.finish()
        shown.show_at(float(passed))
        yield f"{passed} ms"
        yield from painted([shown])


def hand_board(scene):
    """The board of a hand that is over."""
    rows = (
        SideRow(0, "Ada", 31, 14, (0.31, 0.45), first=True),
        SideRow(1, "Bix", 24, 0, (0.24, 0.24)),
        SideRow(2, "Nora and Tomas", 38, -2, (0.38, 0.36)),
    )
    sources = [Source(0, 9, scene.layout.bands[0]), Source(0, 5, scene.layout.plates[0]), Source(2, -2, QRectF())]
    return HandBoard(HandContent("Hand 3", "Ada has melded out", rows, "Nora pays for five cards."), sources)


def result_page(scene):
    """The page of a match that is won."""
    facts = (Fact("people", "Ada", "led from the third hand on"), Fact("lay", "7", "categories in a hand"))
    facts += (Fact("clock", "24 minutes", "for five hands"),)
    totals = ((0, 0, 0), (14, 9, 3), (31, 24, 38), (66, 40, 61), (103, 71, 80))
    words = ("Ada wins the match", "103", "to 71 and 80, after 5 hands")
    return ResultPage(ResultContent((0,), True, *words, totals, 100, facts, "Bix was ahead once."), scene.faces)


def flash_exit(scene):
    """A flash exit."""
    codes = ("8H 3C", "9D 9H 9C", "TS JS QS", "KS QH JD", "6S 5H")
    middle, groups = scene.layout.centre.center(), []
    for number, group in enumerate(codes):
        groups.append(
            [Lying(code, middle + QPointF(30 * at, 9 * number), 62.0) for at, code in enumerate(group.split())]
        )
    return FlashExit("Flash exit", "Ada lays all five types at once", "25 points", groups, scene.faces)


def told():
    """A table on which somebody thinks, time runs out, and a move is refused."""
    scene = sample_table("partners")
    scene.model.set_time(75)
    scene.model.refuse(Refusal("B3.4", samples.text("Your own pile stays closed to you. The other three are open.")))
    scene.hud.show_feats(["Bix lays a complete ladder: 28 points.", "Nora takes a trick."], 0.0)
    return scene


def looked_at():
    """A table for the left hand with large cards, on which a pile is shown large and a hint is marked."""
    scene = table(sample.showing(sample.three_seats()), (1366, 768))
    scene.appearance.apply(Outfit(card_size="large", large_index=True, left_handed=True, speed="off"))
    scene.stage.enlarge("pile:1")
    hand = scene.stage.hand_cards()
    scene.highlights.hint([pick_of(card) for card in (hand[2], hand[3], scene.tableau.place("pile:2").cards[-1])])
    scene.highlights.mark_refused({scene.tableau.place("pile:3").cards[-1]})
    return settled(scene)


def handled():
    """A table under the fingers: cards chosen, one under the pointer and held, keys at a pile, and one card large."""
    scene = record_table("right/burraco_two_seats", 60)
    scene.set_touch()
    hand = scene.stage.hand_cards()
    for card in hand[1:3]:
        scene.pointer.click(card)
    scene.stage.hover(hand[5])
    hand[4].hold(True)
    scene.keyboard.cursor.set(hand[6])
    scene.large.show(hand[0], jackies=False)
    return settled(scene)


def many_ladders():
    """A table with ladders whose categories lie within each other."""
    long = sample.ladder(
        "AS KS QS JS TS 9S 8S 7S",
        [(0, "TD"), (3, "JD JH")],
        [("opposites", -1, -1, 0), ("family", 1, 3, -1), ("run", 0, 4, -1), ("evens_odds", 2, 7, -1)],
    )  # fmt: skip
    short = sample.ladder("KC QC JC", [(2, "JH")], [("family", 0, 2, -1), ("run", 0, 2, -1)])
    others = sample.side({1: (2, ("6C", "5H"))}, [short, long, short], 7, (2,))
    view = sample.view(seats=2, table=[sample.side((), [long, short], 3), others])
    return table(sample.showing(view), (1600, 900), LIGHT)


def parts(width, theme=FELT):
    """The parts of the hud alone, at this width."""
    for item in samples.everything():
        item.set_theme(theme)
        item.set_rect(QRectF(0, 0, width, 600 if isinstance(item, SidePanel) else 60))
        yield item


def builder(width):
    """The page on which ladders are built, with rows beside categories of the arm's top, and a card that waits."""
    made = samples.side_panel()
    short = LadderView(
        ("KC", "QC", "JC", "TC"), ((0, ("AH",)), (2, ("JD", "JS")), (3, ("TH",))),
        (("family", 0, 2, -1), ("opposites", -1, -1, 0), ("triplet", -1, -1, 2), ("evens_odds", -1, -1, 3)),
        ("run",), False, 9,
    )  # fmt: skip
    made.builder.show_ladders(replace(samples.ladders(on_table=(short,)), waiting="7S"))
    made.set_rect(QRectF(0, 0, width, 700))
    made.show_tab(LADDER)
    return [made]


PICTURES = {
    "partners": partial(sample_table, "partners", (1600, 900), FELT, GAME),
    "two": partial(sample_table, "two", (1280, 800), LIGHT, TRAY),
    "three": partial(sample_table, "three", (1366, 768), DARK, TRAY),
    "singles": partial(sample_table, "singles", (1920, 1080), FELT, LADDER),
    "stress": partial(sample_table, "stress", (1024, 700)),
    "barracuda": partial(record_table, "right/barracuda_three_seats", 40),
    "buraco": partial(record_table, "right/buraco_four_seats", 120, (1600, 900)),
    "burraco": partial(record_table, "right/burraco_two_seats", 60, (1280, 800), LIGHT),
    "concan": partial(record_table, "right/concan_four_seats", 86, (1366, 768)),
    "barbu": partial(record_table, "barbu-match", 40),
    "sheepshead": partial(record_table, "sheepshead-match", 16),
    "buraco_of_six": partial(record_table, "right/buraco_three_pairs", 60, (1366, 768)),
    "barracuda_of_six": partial(record_table, "right/barracuda_six_seats_and_a_shared_lead", 58, (1280, 800), LIGHT),
    "tricks": partial(record_table, "barbu-match", 112),
    "buried": partial(record_table, "sheepshead-match", 30),
    "looked_at": looked_at,
    "handled": handled,
    "many_ladders": many_ladders,
    "told": told,
    "builder_360": partial(builder, 360),
    "builder_900": partial(builder, 900),
    "parts_240": partial(parts, 240),
    "parts_360": partial(parts, 360, LIGHT),
    "parts_900": partial(parts, 900, DARK),
}

FILMS = {
    "draw": (("right/two_seats", 9), 0),
    "draw_of_another": (("right/two_seats", 11), 0, "slow"),
    "discard": (("right/two_seats", 10), 0, "fast"),
    "pick_up": (("right/two_seats", 13), 0),
    "pick_up_without_motion": (("right/two_seats", 13), 0, "off"),
    "trick": (("right/two_seats", 39), 0),
    "melds": (("right/partners", 17), 0),
    "melds_of_another": (("right/two_seats", 20), 0, "fast"),
    "deal": (("right/partners", 2), 2),
    "last_card_of_a_trick": (("sheepshead-match", 7), 0),
    "take": (("right/burraco_two_seats", 33), 0),
    "swap": (("right/concan_swaps_and_announced_jokers", 35), 0),
}
"""The first lines of a record, the last of which is shown to a viewer at a speed."""
AGAIN = {"pick_up_again": (("right/two_seats", 14), 0)}
"""The last line but one is shown once more."""
HEARD = {f"heard_{name}": name for name in ("partners", "two", "burraco", "concan", "barracuda", "barbu", "sheepshead")}
"""What a screen reader finds in pictures."""
ICONS = (
    "menu", "undo", "hint", "draw", "pass", "pick_up", "take_trick", "lay", "tray", "ladder", "clear",
    "discard", "announce", "double", "new_match", "resume", "play", "score_pad", "rules", "record", "settings",
    "lock", "people", "clock", "arrange", "back", "next", "up", "down",
)  # fmt: skip
SIGNS = [
    {Mark.CHOSEN}, {Mark.SELECTED, Mark.LAST_MOVE}, {Mark.LEGAL, Mark.FOCUS}, {Mark.FOCUS}, {Mark.LAST_MOVE},
    {Mark.LAST_MOVE, Mark.JOINED_LEFT}, {Mark.REFUSED, Mark.LAST_MOVE, Mark.JOINED_RIGHT}, {Mark.HINT, Mark.CHOSEN},
]  # fmt: skip
MOMENTS = {
    "hand_board": (hand_board, 0, 300, 700, 1600),
    "result_page": (result_page, 0, 500, 1100, 2000),
    "flash_exit": (flash_exit, 0, 350, 900, 1800),
}
"""A moment, and the milliseconds after which it is looked at."""
LAYOUTS, SMALL = "layouts", "small"
NAMES = (*PICTURES, *MOMENTS, *FILMS, *AGAIN, *HEARD, LAYOUTS, SMALL)


def rows_of(name):
    """What is shown or heard, in rows."""
    for films, again in ((FILMS, False), (AGAIN, True)):
        if name in films:
            lines, *how = films[name]
            return list(film(lines_of(*lines), *how, again=again, every=4 if name == "deal" else 1))
    if name == LAYOUTS:
        records = sorted(path.relative_to(RECORDS).as_posix().partition(".")[0] for path in RECORDS.glob("**/*.jsonl"))
        return list(layout_rows([each for each in records if not each.startswith("wrong")], lines_of))
    if name in MOMENTS:
        return list(moment(*MOMENTS[name]))
    if name == SMALL:
        return [*icon_rows(), *sign_rows()]
    if name in HEARD:
        return heard_rows(PICTURES[HEARD[name]]())
    picture = PICTURES[name]()
    if isinstance(picture, TableScene):
        picture = [item for item in picture.items() if item.parentItem() is None]
    return painted(picture)


def icon_rows():
    """Every sign of buttons and pages."""
    icon.cache_clear()
    for name in ICONS:
        with drawing() as (painter, found):
            draw_icon(painter, name, QRectF(0, 0, 240, 240), FELT.text, 20)
            draw_sign(painter, name, QRectF(0, 0, 24, 24), FELT.panel, FELT.accent)
        yield from (name, *(f"  {stroke}" for stroke in found))


def sign_rows():
    """The signs of a card's state."""
    module = "barracan.table.cards.marks"
    ways = [(f"{sorted(mark.value for mark in each)}", partial(marks_pixmap, frozenset(each), 80)) for each in SIGNS]
    ways = [(name, partial(draw, across, FELT, 1.0)) for across in (False, True) for name, draw in ways]
    ways += [(mark.value, partial(badge_pixmap, mark, 240, LIGHT, 1.0)) for mark in BADGED]
    ways += [("dot", partial(dot_pixmap, DARK, 1.0))]
    for cached in (marks_pixmap, badge_pixmap, dot_pixmap):
        cached.cache_clear()
    for name, draw in ways:
        yield from (name, *(f"  {stroke}" for stroke in strokes_on_canvas(module, draw)))
    for cached in (marks_pixmap, badge_pixmap, dot_pixmap):
        cached.cache_clear()  # else what has been drawn here would be on tables, and nothing can be seen of it there


def heard_rows(scene):
    """What a screen reader finds on a table, with a card chosen."""
    view = TableView(scene)
    view.resize(scene.sceneRect().size().toSize())
    view.show()
    scene.pointer.click(scene.stage.hand_cards()[1])
    rows = list(told_rows(view))
    view.close()
    return rows


def type_width():
    """How wide the program's type runs here, on which much else depends."""
    return f"{width_of('Opposites, evens and odds', font_of(BODY)):.2f}"


def main():
    """Write every picture anew."""
    QApplication([])
    inter.load()
    HERE.mkdir(exist_ok=True)
    for name in NAMES:
        (HERE / f"{name}.txt").write_text("\n".join((type_width(), *rows_of(name), "")), encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
