"""The pictures of the first page: of games, of the last table, the icon and the name."""

import pytest
from PySide6.QtGui import QImage

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.view import SeatView
from barracan.table.themes import THEMES
from barracan.windows.shell.icon import program_icon
from barracan.windows.shell.picture_store import PictureKey, PictureStore
from barracan.windows.shell.wordmark import Wordmark
from barracan.windows.start.game_pictures import find_picture
from barracan.windows.start.last_table import read_table
from waiting import until
from windows.left_matches import unfinished


def test_each_game_has_a_picture_of_its_own():
    pictures = [find_picture(game) for game in CATALOG.own]
    assert len({picture.tint for picture in pictures}) == len({picture.cards for picture in pictures}) == 7


def test_pictures_are_painted_once_and_then_read_from_the_cache(qtbot, tmp_path):
    key = PictureKey("game-x", 40, 30, 1.0, "classic", "sunburst")
    painted = []
    store = PictureStore(tmp_path / "pictures")
    assert store.picture(key, painted.append) is None
    with qtbot.waitSignal(store.painted):
        pass
    assert store.picture(key, painted.append) is not None
    until(lambda: list((tmp_path / "pictures").glob("*.png")))
    again = PictureStore(tmp_path / "pictures")
    picture = again.picture(key, painted.append)
    assert picture is not None
    assert (picture.width(), picture.height(), len(painted)) == (40, 30, 1)


@pytest.mark.expected_warning("is damaged; it is painted again")
def test_a_damaged_picture_is_told_in_the_log_and_painted_again(qtbot, tmp_path, caplog):
    key = PictureKey("game-x", 40, 30, 1.0, "classic", "sunburst")
    first = PictureStore(tmp_path)
    first.picture(key, lambda _: None)
    with qtbot.waitSignal(first.painted):
        pass
    until(lambda: list(tmp_path.glob("*.png")))
    (file,) = tmp_path.glob("*.png")
    file.write_bytes(b"no picture")
    store = PictureStore(tmp_path)
    assert store.picture(key, lambda _: None) is None
    assert "is damaged; it is painted again" in caplog.text
    until(lambda: not QImage(str(file)).isNull())


def test_the_picture_of_a_table_shows_only_what_is_open_to_all(library):
    for game, seats in (("barracan", 2), ("buraco", 2), ("sheepshead", 3), ("concan", 2)):
        match = unfinished(library, game, ("Ada", "Bix", "Nora")[:seats], moves=9)
        table = read_table(match, library.lines(match))
        state = Match.replay(CATALOG.get, library.lines(match)).state
        views: list[SeatView] = [CATALOG[game].view(state, seat) for seat in range(seats)]
        for place, cards in table.open_cards.items():
            for at, card in enumerate(cards):
                assert card is None or all(view.places()[place][at] == card for view in views)
            assert not place.startswith("hand:") or set(cards) <= {None}


def test_the_icon_has_every_size(qapp):
    icon = program_icon()
    assert {size.width() for size in icon.availableSizes()} == {16, 24, 32, 48, 64, 128, 256}
    for size in icon.availableSizes():
        picture = icon.pixmap(size).toImage()
        assert picture.pixelColor(size.width() // 2, size.height() // 2).alpha() == 255


def test_the_name_is_drawn_in_all_themes(qtbot):
    for theme in THEMES.values():
        name = Wordmark(40)
        qtbot.addWidget(name)
        name.set_theme(theme)
        name.resize(name.sizeHint())
        picture = name.grab().toImage()
        drawn = {picture.pixelColor(x, 20).name() for x in range(picture.width())}
        assert len(drawn) > 4


def test_so_much_is_held_in_memory_and_what_was_asked_for_last_stays(qtbot):
    store = PictureStore(None)
    keys = [PictureKey(f"x{number}", 2000, 2000, 1.0, "classic", "sunburst") for number in range(5)]
    for key in keys:
        store.picture(key, lambda _: None, keep=False)
        with qtbot.waitSignal(store.painted):
            pass
        assert store.picture(keys[0], lambda _: None, keep=False) is not None
    assert store.picture(keys[1], lambda _: None, keep=False) is None
