"""In a language whose texts are longer every page of the window has room for them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from barracan.games.catalog import CATALOG
from barracan.model.offers import Pick
from barracan.model.record import read_line, write_line
from barracan.model.replay import SeatNote
from barracan.players.self_play import SelfPlay
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.storage.players import players
from barracan.table.translation import translate_text
from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.main_window import MainWindow
from longer import Longer, Ruler, cut_words
from self_played import played_lines
from waiting import run_dry
from windows.pages import absent, click, control

SIZES = [(1280, 800), (1024, 700)]
NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")


@pytest.fixture
def window(qapp, qtbot, tmp_path):
    """A window in the longer language with one finished match and one that is not."""
    translator = Longer()
    qapp.installTranslator(translator)
    with Library.open(tmp_path / "library.sqlite") as library:
        for target in (1, 100):
            library.release(library.begin(played_lines("barracan", ("random",) * 2, seed=3, first=1, target=target)))
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.resize(*SIZES[0])
        with qtbot.waitExposed(window):
            window.show()
        yield window
        window.close()
    qapp.removeTranslator(translator)


@pytest.fixture
def ruler(monkeypatch):
    return Ruler(monkeypatch, (*NAMES, "random 0", "random 1"))


def has_room(window, ruler):
    """Whether nothing is cut on the page that is shown, at any size; it fails with what is."""
    for size in SIZES:
        window.resize(*size)
        run_dry()  # what is made anew is laid out a moment later
        page = window.painted_widget
        page.grab()
        found = [*cut_words(page), *ruler.found]
        assert not found, "\n".join(map(str, (size, *found)))
    return True


@pytest.mark.parametrize("wish", ["resume", "settings", "new_match", "rules", "people", "about"])
def test_a_page_without_a_match_has_room(window, ruler, wish):
    window.do(wish)
    assert has_room(window, ruler)


def test_finished_matches_and_their_review_have_room(window, ruler):
    window.show_matches()
    click(window, "listed_finished")
    assert has_room(window, ruler)
    click(window, "review_1")
    assert has_room(window, ruler)


def test_the_options_of_every_game_have_room(window, ruler):
    window.show_new_match()
    for game in CATALOG:
        click(window, f"pick_{game}")
        assert has_room(window, ruler), game
        click(window, "change_rules")
        assert has_room(window, ruler), game


@pytest.mark.parametrize("seats", [2, 4])
def test_the_players_and_the_curtain_have_room(window, ruler, seats):
    window.start(MatchSettings("barracan", tuple(SeatNote(name, "human") for name in NAMES[:seats])))
    assert window.covered
    assert has_room(window, ruler)
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    window.do("players")
    assert has_room(window, ruler)


@pytest.mark.parametrize("game", CATALOG)
def test_the_score_pad_has_room(window, ruler, game):
    seats = max(CATALOG[game].seat_counts)
    play, ends = SelfPlay(CATALOG[game], ["random"] * seats, {}, seed=3), []

    def watch(step):
        ending = play.match.state.ending
        if ending is not None and not ends:
            ends.append(ending)

    play.play(hands=1, watch=watch)
    window.start(MatchSettings(game, tuple(SeatNote(name, "human") for name in NAMES[:seats])))
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    window.match_pages.show_score(hand_over=True)
    page = window.pages.find_leaf("score_page")
    sides = [" ".join(NAMES[seat] for seat in side) for side in play.match.state.sides]
    title = translate_text(CATALOG[game].title)
    sheet = ScoreSheet(title, 100, NAMES[:seats], tuple(sides), tuple(ends), ending=CATALOG[game].ending)
    page.show_sheet(sheet, hand_over=True)
    assert has_room(window, ruler)


def stored(window, game, seats, hands, leave_out):
    """A match of people in the library, without so many lines of its end."""
    lines = played_lines(game, ("casual",) * seats, seed=3, first=hands)
    seated = dict(read_line(lines[0]))
    seated["seats"] = [{"name": name, "player": "human"} for name in NAMES[:seats]]
    match = window.library.begin([write_line(seated), *lines[1 : len(lines) - leave_out]])
    window.library.release(match)
    return match


def test_the_score_pad_of_a_round_of_barbu_has_room(window, ruler):
    window.resume(stored(window, "barbu", 4, hands=5, leave_out=9))
    window.controller.lift_curtain(window.controller.session.model.curtain.seat)
    window.do("score_pad")
    assert window.pages.get("score_page", None) is window.painted_widget
    assert has_room(window, ruler)


def test_every_step_of_the_lessons_has_room(window, ruler):
    window.show_lessons()
    assert has_room(window, ruler)
    click(window, "go_on")
    page = window.painted_widget
    for number in range(len(page.chapter.steps)):
        page.card.show_step(page.chapter, number)
        page.place()
        assert has_room(window, ruler)
    for number in range(0, len(page.chapter.steps), 6):
        page.open_at(number)
        ruler.measure(page.scene)
    assert has_room(window, ruler)


def test_a_pad_its_statistics_and_one_kept_by_hand_have_room(window, ruler):
    stored(window, "barracan", 2, hands=2, leave_out=0)
    window.do("people")
    click(window, "pad_by_hand")
    assert has_room(window, ruler)
    click(window, "begin_pad")
    assert has_room(window, ruler)
    window.do("people")
    person = window.library.ask(players)[0].id
    click(window, f"pad_{person}")
    assert has_room(window, ruler)
    click(window, "pad_part_statistics")
    assert has_room(window, ruler)


@pytest.mark.parametrize("game", CATALOG)
def test_the_table_in_text_has_room(window, ruler, game):
    seats = min(CATALOG[game].seat_counts)
    levels = ["human", *["random"] * (seats - 1)]
    window.start(MatchSettings(game, tuple(map(SeatNote, NAMES, levels)), number="7"))
    window.change_table()
    page = window.painted_widget
    assert page.objectName() == "text_table"
    for card in page.table.model.hand()[:2]:
        QApplication.processEvents()
        page.table.pick([*page.table.model.picks, Pick(page.table.own_hand, card)])
        assert has_room(window, ruler)
        for put in ("wish:drop:tray", "wish:new_draft"):
            if not absent(page, put):
                QTest.keyClick(control(page, put), Qt.Key.Key_Space)
        page.refresh()
        QApplication.processEvents()
    assert has_room(window, ruler)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_menus_have_room(window, size):
    window.resize(*size)
    window.start(MatchSettings("barracan", tuple(map(SeatNote, NAMES, ["human", "random"])), number="7"))
    window.show_menu()
    (menu,) = [each for each in window.findChildren(QMenu) if each.isVisible()]
    for action in menu.actions():
        room = menu.actionGeometry(action)
        needed = sum(menu.fontMetrics().horizontalAdvance(part) for part in action.text().split("\t"))
        assert needed <= room.width()
        assert menu.rect().contains(room)
    assert menu.width() <= window.width()
    assert menu.height() <= window.height() - window.controller.menu_corner().y()
    menu.close()
