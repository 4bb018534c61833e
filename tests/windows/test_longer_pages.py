"""In a language whose texts are longer every page of the window has room for them."""

import pytest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.model.record import read_line, write_line
from barracan.model.replay import SeatNote
from barracan.players.selfplay import SelfPlay
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.windows.main_window import MainWindow
from barracan.windows.score_sheet import ScoreSheet
from longer import Longer, Ruler, cut_words
from windows.pages import click, control

SIZES = [(1280, 800), (1024, 700)]
NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")


@pytest.fixture(params=SIZES, ids=str)
def window(request, qapp, qtbot, tmp_path):
    """A window in the longer language with one finished match and one that is not."""
    translator = Longer()
    qapp.installTranslator(translator)
    with Library.open(tmp_path / "library.sqlite") as library:
        for target in (1, 100):
            play = SelfPlay(CATALOG["barracan"], ["random"] * 2, {"target": target}, seed=3)
            library.release(library.begin(play.play(hands=1).lines))
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.resize(*request.param)
        with qtbot.waitExposed(window):
            window.show()
        yield window
        window.close()
    qapp.removeTranslator(translator)


@pytest.fixture
def ruler(monkeypatch):
    return Ruler(monkeypatch, NAMES)


def has_room(window, ruler):
    """Whether nothing is cut on the page that is shown; it fails with what is."""
    QApplication.processEvents()
    page = window.painted_widget
    page.grab()
    found = [*cut_words(page), *ruler.found]
    assert not found, "\n".join(map(str, found))
    return True


@pytest.mark.parametrize("wish", ["resume", "settings", "new_match", "rules", "people", "about"])
def test_a_page_without_a_match_has_room(window, ruler, wish):
    window.do(wish)
    assert has_room(window, ruler)


def test_finished_matches_and_their_review_have_room(window, ruler):
    window.show_start()
    click(window, "listed_finished")
    assert has_room(window, ruler)
    click(window, "review_1")
    assert has_room(window, ruler)


@pytest.mark.parametrize("game", CATALOG)
def test_the_options_of_every_game_have_room(window, ruler, game):
    window.show_new_match()
    page = window.painted_widget
    control(page, "game_list").setCurrentRow(list(CATALOG).index(game))
    assert has_room(window, ruler)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_players_and_the_curtain_have_room(window, ruler, seats):
    window.start(MatchSettings("barracan", tuple(SeatNote(name, "human") for name in NAMES[:seats])))
    assert window.covered
    assert has_room(window, ruler)
    window.desk.lift_curtain(window.desk.session._curtain)
    window.do("players")
    assert has_room(window, ruler)


@pytest.mark.parametrize("game", ["barracan", "burraco", "barbu"])
def test_the_score_pad_has_room(window, ruler, game):
    play, ends = SelfPlay(CATALOG[game], ["random"] * 4, {}, seed=3), []

    def watch(step):
        ending = play.match.state.ending
        if ending is not None and not ends:
            ends.append(ending)

    play.play(hands=1, watch=watch)
    page = window.pages.get("score_page", window.match_pages._made_score)
    sides = [" ".join(NAMES[seat] for seat in side) for side in play.match.state.sides]
    sheet = ScoreSheet("BarraCan", 100, NAMES[:4], tuple(sides), tuple(ends), ending=CATALOG[game].ending)
    page.show_sheet(sheet, hand_over=True)
    window.pages.go(page)
    assert has_room(window, ruler)


def test_the_score_pad_of_a_round_of_barbu_has_room(window, ruler):
    lines = SelfPlay(CATALOG["barbu"], ["casual"] * 4, {}, seed=3).play(hands=5).lines
    seated = dict(read_line(lines[0]))
    seated["seats"] = [{"name": name, "player": "human"} for name in NAMES[:4]]
    library = window.matches._library
    match = library.begin([write_line(seated), *lines[1:-9]])
    library.release(match)
    window.resume(match)
    window.desk.lift_curtain(window.desk.session._curtain)
    window.do("score_pad")
    assert window.pages.get("score_page", None) is window.painted_widget
    assert has_room(window, ruler)
