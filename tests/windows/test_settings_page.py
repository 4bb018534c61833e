"""The page of the settings: samples, the piece of table beside them, and all as it was."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from barracan.resources import resource
from barracan.table.cards import own_faces
from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.themes import THEMES, Outfit
from barracan.windows.settings.preferences import CHOICES, Preferences
from barracan.windows.settings.settings_page import SettingsPage
from barracan.windows.shell.controls import ElidedLabel
from barracan.windows.shell.picture_store import PictureStore
from windows.pages import absent, choose, click, control, opened

SECTIONS = ("cards", "table", "motion", "reading", "playing", "trick_games", "program")


@pytest.fixture
def page(qtbot):
    return opened(qtbot, SettingsPage(Preferences(), PictureStore(None)))


@pytest.fixture
def folder(tmp_path):
    """A folder with a picture of every card, named in several ways."""
    cards = tmp_path / "cards"
    cards.mkdir()
    words = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
    suits = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
    image = QImage(50, 70, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.magenta)
    for file in sorted(resource("cards", "classic").glob("??.svg")):
        rank, suit = file.stem
        if suit == "C":
            image.save(str(cards / f"{words.get(rank, rank)}_of_{suits[suit]}.png"))
        else:
            (cards / f"{suit.lower()}{rank.replace('T', '10')}.SVG").write_bytes(file.read_bytes())
    return cards


def test_every_setting_is_in_a_section_with_all_its_values(page):
    found = set()
    for section in SECTIONS:
        page.open_section(section)
        for setting, values in CHOICES.items():
            if not absent(page, f"setting_{setting}"):
                found.add(setting)
                assert all(control(page, f"setting_{setting}_{value}").text() for value in values)
    assert found == set(CHOICES)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_nothing_scrolls_and_nothing_overlaps(qtbot, size):
    page = opened(qtbot, SettingsPage(Preferences(), PictureStore(None)), size)
    for section in SECTIONS:
        page.open_section(section)
        scroll = page.content.findChild(QScrollArea)
        assert scroll.verticalScrollBar().maximum() == 0, section
        shown = [each for each in CHOICES if not absent(page, f"setting_{each}")]
        for setting in shown:
            samples = [control(page, f"setting_{setting}_{value}") for value in CHOICES[setting]]
            rects = [QRect(sample.mapTo(page, QPoint()), sample.size()) for sample in samples]
            assert all(page.rect().contains(rect) for rect in rects)
            ordered = sorted(rects, key=lambda rect: (rect.top(), rect.left()))
            assert not any(one.intersects(other) for one, other in pairwise(ordered))
    assert control(page, "undo_settings").isVisible()
    assert absent(page, "table_piece") is (size[0] < 1180)


def test_samples_are_radio_buttons_that_arrows_choose_and_tab_passes(qtbot, page):
    row = control(page, "setting_back")
    first, second = control(page, "setting_back_sunburst"), control(page, "setting_back_lattice")
    told = QAccessible.queryAccessibleInterface(first)
    assert told.role() == QAccessible.Role.RadioButton
    assert QAccessible.queryAccessibleInterface(row).role() == QAccessible.Role.Grouping
    assert row.accessibleName() == "Backs"
    first.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(page.changed) as heard:
        QTest.keyClick(first, Qt.Key.Key_Right)
    assert heard.args[0].back == "lattice"
    assert second.hasFocus()
    assert second.isChecked()
    assert not first.isChecked()
    QTest.keyClick(second, Qt.Key.Key_Tab)
    assert page.focusWidget().parent() is not row


def test_a_movement_runs_once_when_it_is_chosen_again_too(qtbot, page):
    sample = control(page, "setting_speed_fast")
    for _ in range(2):
        with qtbot.waitSignal(sample.ran):
            click(page, "setting_speed_fast")


def test_all_as_it_was_undoes_this_visit_alone(window):
    window.prefer(replace(Preferences(), theme="dark"))
    window.show_settings()
    page = window.painted_widget
    assert not control(page, "undo_settings").isEnabled()
    choose(page, "theme", "light")
    choose(page, "one_click", "on")
    window.prefer(window.preferences.with_table("burraco", {"seats": 2}))
    click(page, "undo_settings")
    assert window.preferences == replace(Preferences(), theme="dark", tables={"burraco": {"seats": 2}})
    page.open_setting("theme")
    assert control(page, "setting_theme_dark").isChecked()
    assert not control(page, "undo_settings").isEnabled()


def test_another_language_leaves_its_section_open_and_can_be_undone_too(window):
    window.show_settings()
    choose(window.painted_widget, "language", "it")
    assert window.painted_widget.objectName() == "settings_page"
    assert not absent(window.painted_widget, "setting_language")
    click(window.painted_widget, "undo_settings")
    assert window.preferences.language == "auto"
    assert not absent(window.painted_widget, "setting_language")


def drag(piece, start, end):
    QTest.mousePress(piece, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(piece, end)
    QTest.mouseRelease(piece, Qt.MouseButton.LeftButton, pos=end)


def test_a_card_of_the_piece_is_dragged_and_goes_back_from_nowhere(page):
    page.wear(Outfit(speed="off"))
    piece = control(page, "table_piece")
    pile, hand = piece.place_rect("upper"), piece.place_rect("hand")
    card = QPoint(round(hand.right() - 50), round(hand.center().y()))
    drag(piece, card, QPoint(5, 5))
    assert "a hand, 4♥ K♥ 9♠ J♣," in piece.accessibleDescription()
    drag(piece, card, pile.center().toPoint())
    assert "Two piles, 5♥ 10♠ Q♠ J♦ J♣ " in piece.accessibleDescription()
    assert "a hand, 4♥ K♥ 9♠," in piece.accessibleDescription()


@pytest.mark.parametrize("theme", THEMES)
def test_the_piece_shows_what_is_chosen(page, theme):
    piece = control(page, "table_piece")
    before = piece.grab().toImage()
    page.wear(Outfit(theme=THEMES[theme], art="four-colour", back="lattice", large_index=True))
    assert piece.grab().toImage() != before


@pytest.mark.parametrize(
    ("stem", "code"),
    [
        ("QH", "QH"), ("10d", "TD"), ("ts", "TS"), ("ace_of_spades", "AS"), ("spades-ace", "AS"), ("h10", "TH"),
        ("10 of hearts", "TH"), ("club_13", "KC"), ("red_joker", "JK"), ("joker2", "JK"), ("back", ""), ("d", ""),
    ],
)  # fmt: skip
def test_a_picture_is_known_by_its_name(stem, code):
    assert own_faces.read_name(stem) == code


def test_own_faces_are_played_with_from_then_on(window, folder):
    window.show_settings()
    window.features.settings.take_folder(str(folder))
    assert window.preferences.faces == "own"
    assert window.controller.scene.faces.art == f"own:{folder}"
    faces = Faces(f"own:{folder}")
    faces.look(FaceKey("5C", 60))
    faces.finish()
    face = faces.look(FaceKey("5C", 60)).pixmap.toImage()
    assert face.pixelColor(face.rect().center()) == Qt.GlobalColor.magenta
    told = control(window.painted_widget, "setting_faces").accessibleDescription()
    assert str(folder) in told


@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (lambda folder: (folder / "h7.SVG").unlink(), "has no picture of 7♥"),
        (lambda folder: (folder / "h7.SVG").write_text("no picture", "utf-8"), "The picture h7.SVG"),
        (lambda folder: (folder / "4_of_clubs.png").write_bytes(b"\x89PNG"), "The picture 4_of_clubs.png"),
        (lambda folder: QImage(90, 20, QImage.Format.Format_RGB32).save(str(folder / "4_of_clubs.png")), "is 90 by 20"),
        (lambda folder: folder.rename(folder.with_name("elsewhere")), "cannot be read"),
    ],
)
def test_a_faulty_folder_is_told_and_the_faces_stay(window, folder, harm, sentence):
    harm(folder)
    window.show_settings()
    window.features.settings.take_folder(str(folder))
    assert sentence in control(window.painted_widget, "setting_faces").accessibleDescription()
    assert window.preferences.faces == "auto"
    assert window.controller.scene.faces.art == "classic"


def test_what_is_wrong_with_a_folder_is_read_whole(window, folder):
    for file in folder.iterdir():
        file.unlink()
    window.resize(1280, 800)
    window.show_settings()
    window.features.settings.take_folder(str(folder))
    page = control(window, "settings_page")
    page.grab()
    told = next(each for each in page.findChildren(ElidedLabel) if each.property("part") == "fault")
    assert told.text().endswith("such as QH.svg.")
    assert told.drawn_text == told.text()


def test_a_folder_that_is_gone_is_told_at_the_next_start(window, folder):
    window.preferences = replace(window.preferences, faces="own", face_folder=str(folder / "gone"))
    assert window.outfit.art == "classic"
    window.features.settings.tell_faulty_faces()
    told = control(window, "notice_sentence").text()
    assert told.endswith("The program’s own cards are shown.")
    assert "gone" in told


@pytest.mark.qt_log_ignore("Cannot read file")
def test_a_picture_that_is_damaged_later_is_the_usual_one(folder):
    (folder / "h7.SVG").write_text("no picture", "utf-8")
    own, usual = Faces(f"own:{folder}"), Faces()
    for faces in (own, usual):
        faces.look(FaceKey("7H", 60))
        faces.finish()
    key = FaceKey("7H", 60)
    assert own.look(key).pixmap.toImage() == usual.look(key).pixmap.toImage()
