"""What sides have can be read at every size, in English and in the languages of the most words: totals and points."""

from PySide6.QtCore import QSizeF

from barracan.table.hud.labels import points_alone, points_on_table
from barracan.table.hud.lettering import fits
from barracan.table.scene import TableScene
from languages import LONGEST
from pairwise import each_pair
from table import sample

LADDER = sample.ladder("AS KS QS JS", [(0, "TD")], [("opposites", -1, -1, 0), ("family", 1, 3, -1)])
SIZES = [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)]
NAMES = [("Ada", "Bix", "Nora", "Tomas"), ("Massimiliano", "Bartolomea", "Evangelina", "Ferdinando")]


def tables(size):
    """Two, three and four seats, pairs and singles, with ladders and without, as far as the window may be so small."""
    for seats, partnership in ((2, True), (3, True), (4, True), (4, False)):
        sides = 2 if seats == 4 and partnership else seats
        if sides == 2 or size[0] >= 1280:
            for ladders in ((), (LADDER,)):
                laid = [sample.side({0: (1, ("2D", "4C"))}, ladders, 1, (77 + side,)) for side in range(sides)]
                yield sample.view(seats, partnership, table=laid, totals=[61, 154, 38, 0][:sides])


@each_pair(language=("en", *LONGEST), size=SIZES, page=("", "tray"))
def test_totals_and_points_on_the_table_are_never_cut(speak, language, size, page):
    speak(language)
    scene = TableScene()
    scene.appearance.resize(QSizeF(*size))
    for view in tables(size):
        for names in NAMES:
            scene.model.show(sample.showing(view, names=names[: view.seats]))
            if page and not scene.panel.page:
                scene.panel.open_page(page)
            bar = scene.hud.top_bar
            facts = bar.facts(bar.room)
            assert fits("  ·  ".join(facts), bar.font(), bar.room + 1)
            assert [int(fact.rpartition(" ")[2]) for fact in facts if fact.startswith(names)] == list(view.totals)
            for side, table in enumerate(view.table):
                assert_told(scene.labels.items[f"tag:{side}"], table.points)


def assert_told(tag, points):
    """A side's tag says how many points lie on the table, whole or in its short words."""
    assert (tag.words, tag.short) in (points_on_table(points), points_alone(points))
    if not tag.single:
        assert " ".join(tag.lines()) in points_on_table(points)
        room = tag.area().width() - tag.words_left()
        assert all(fits(line, tag.word_font(), room) for line in tag.lines())
