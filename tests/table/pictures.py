"""Tables as they are painted now, kept in ``pictures`` so that nothing of their look changes unseen.

Who means to change how a table looks writes them anew: ``cd tests && python3 -m table.pictures``, from the development
environment.
"""

import os
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

import inter
from barracan.games.catalog import find_game
from barracan.model.refusal import Refusal
from barracan.session.review import Review
from barracan.session.selection import Selection
from barracan.session.snapshots import table_snapshot
from barracan.table.hud.boards import EndContent, SideEnd
from barracan.table.hud.button_row import GAME, LADDER, TRAY
from barracan.table.hud.lettering import BODY, font_of, width_of
from barracan.table.hud.side_panel import SidePanel
from barracan.table.scene import TableScene
from barracan.table.themes import DARK, FELT, LIGHT
from table import sample
from table.hud import samples
from table.painted import painted

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


def record_table(name, lines, *arguments):
    """The table of the seat that is to move after so many lines of a record."""
    text = (RECORDS / f"{name}.cards.jsonl").read_text(encoding="utf-8")
    review = Review(find_game, text.splitlines()[:lines])
    seat = review.state.turn or 0
    players = tuple("human" if other == seat else "casual" for other in range(len(review.players)))
    selection = Selection(review.game)
    selection.look(review.state, seat)
    snapshot = table_snapshot(review, seat, undo=True)._replace(players=players)
    return table(snapshot, *arguments, selection=selection)


def sample_table(name, *arguments):
    """One of the tables of the design's pictures."""
    return table(sample.showing(sample.VIEWS[name]()), *arguments)


def ended():
    """A hand that is over, told in the middle of the table."""
    scene = sample_table("three")
    sides = (
        SideEnd(0, "Ada", "+14", "45 in all", True),
        SideEnd(1, "Bix", "+6"),
        SideEnd(2, "Nora", "-2", "31 in all"),
    )
    scene.show_end(EndContent("Hand 3", "Ada has melded out", sides, "Nora pays for five cards."))
    return scene


def told():
    """A table on which somebody thinks, time runs out, and a move is refused."""
    scene = sample_table("partners")
    scene.model.set_time(75)
    scene.model.refuse(Refusal("B3.4", samples.text("Your own pile stays closed to you. The other three are open.")))
    scene.hud.show_feats(["Bix lays a complete ladder: 28 points.", "Nora takes a trick."], 0.0)
    return scene


def parts(width, theme=FELT):
    """The parts of the hud alone, at this width."""
    for item in samples.everything():
        item.set_theme(theme)
        item.set_rect(QRectF(0, 0, width, 600 if isinstance(item, SidePanel) else 60))
        yield from whole(item)


def whole(item):
    """An item, and all that lies on it."""
    yield item
    for part in item.childItems():
        yield from whole(part)


PICTURES = {
    "partners": partial(sample_table, "partners", (1600, 900), FELT, GAME),
    "two": partial(sample_table, "two", (1280, 800), LIGHT, TRAY),
    "three": partial(sample_table, "three", (1366, 768), DARK, TRAY),
    "singles": partial(sample_table, "singles", (1920, 1080), FELT, LADDER),
    "stress": partial(sample_table, "stress", (1024, 700)),
    "barracuda": partial(record_table, "right/barracuda_three_seats", 40),
    "buraco": partial(record_table, "right/buraco_four_seats", 120, (1600, 900)),
    "burraco": partial(record_table, "right/burraco_two_seats", 60, (1280, 800), LIGHT),
    "concan": partial(record_table, "right/concan_four_seats", 45, (1366, 768)),
    "barbu": partial(record_table, "barbu-match", 40),
    "sheepshead": partial(record_table, "sheepshead-match", 16),
    "ended": ended,
    "told": told,
    "parts_240": partial(parts, 240),
    "parts_360": partial(parts, 360, LIGHT),
    "parts_900": partial(parts, 900, DARK),
}


def rows_of(name):
    """What a picture shows, in rows."""
    picture = PICTURES[name]()
    items = reversed(picture.items()) if isinstance(picture, TableScene) else picture
    return painted(items)


def type_width():
    """How wide the program's type runs here, on which much else depends."""
    return f"{width_of('Opposites, evens and odds', font_of(BODY)):.2f}"


def main():
    """Write every picture anew."""
    QApplication([])
    inter.load()
    HERE.mkdir(exist_ok=True)
    for name in PICTURES:
        (HERE / f"{name}.txt").write_text("\n".join((type_width(), *rows_of(name), "")), encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
