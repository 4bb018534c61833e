"""A person is warned before one card is all that is left to meld with (B4.4), and then need not play the hand out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds
from barracan.games.catalog import CATALOG
from barracan.table.hud.button_row import TRAY
from barracan.table.hud.buttons import ButtonItem, Look
from session.company import dealt
from table.by_ear import told
from table.by_mouse import Mouse
from waiting import run_out, until
from windows.pages import board_stands

FOUR = tuple(
    Category(kind, tuple(cards.split()))
    for kind, cards in (("run", "3C 4C 5C"), ("run", "6D 7D 8D"), ("triplet", "9C 9D 9H"), ("triplet", "QC QD QH"))
)
HELD = " ".join(card for meld in FOUR for card in meld.cards) + " KS"
WARNING = "After this you will hold one card and can hardly meld any more."


@pytest.fixture
def sit_down(window, library):
    """Goes on with a match in which Ada has drawn to four melds and two cards beside them."""

    def sit(*moves, players=("human", "random")):
        match = dealt(players, {0: HELD}, "AS AS AC AC", "7S")
        for move in (Draw(0), *moves):
            match.play(move)
        number = library.begin(match.lines)
        library.release(number)
        window.resume(number)
        return number

    return sit


def put_together(window, melds):
    """Make a draft of each meld with clicks and the key A."""
    scene = window.controller.scene
    mouse = Mouse(window.controller.view, scene, CATALOG["barracan"])
    for meld in melds:
        assert mouse.choose(meld.cards)
        QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_A)


def warnings(window):
    foot = window.controller.scene.panel.item.tray.foot
    return [str(condition.text) for condition in foot.conditions() if condition.warns]


def test_the_tray_warns_in_a_line_before_the_move_is_made(window, sit_down):
    sit_down()
    put_together(window, FOUR[:3])
    assert warnings(window) == []
    put_together(window, FOUR[3:])
    assert warnings(window) == [WARNING]
    assert window.controller.scene.panel.page == TRAY
    assert any(WARNING in words.splitlines() for words in told(window.controller.view))
    QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.scene.view.table[0].sets


def test_a_meld_of_chosen_cards_warns_in_the_status_line(window, sit_down):
    sit_down(LayMelds(0, FOUR[:3]))
    scene = window.controller.scene
    mouse = Mouse(window.controller.view, scene, CATALOG["barracan"])
    mouse.choose(FOUR[3].cards[:2])
    assert scene.hud.action_bar.sentence != WARNING
    mouse.choose(FOUR[3].cards[2:])
    assert scene.hud.action_bar.sentence == WARNING


STRANDED = (LayMelds(0, FOUR), Discard(0, "7S"))


def moves_made(window):
    return len(window.controller.session.table.live.match.moves)


def button(window, name):
    return window.controller.scene.hud.action_bar.button(name)


def press(window, name):
    Mouse(window.controller.view, window.controller.scene, CATALOG["barracan"]).press(name)


def my_turn(window):
    view = window.controller.scene.view
    return view.turn == view.seat


def test_a_button_plays_the_hand_out_to_its_end(window, sit_down):
    sit_down(*STRANDED)
    until(lambda: my_turn(window) and button(window, "draw") is not None)
    window.controller.scene.stage.set_speed("normal")
    press(window, "play_out")
    assert button(window, "stop") is not None
    assert button(window, "play_out") is None
    assert window.controller.scene.hud.action_bar.sentence == "The hand is being played out."
    assert window.controller.scene.stage.motion.speed == 0
    window.controller.view.setUpdatesEnabled(False)
    until(lambda: board_stands(window))
    assert window.controller.between_hands
    window.controller.next_hand()
    assert button(window, "stop") is None


def test_the_button_that_stops_it_stands_still_whoever_moves(window, sit_down):
    sit_down(*STRANDED)
    until(lambda: button(window, "play_out") is not None)
    press(window, "play_out")
    bar, places = window.controller.scene.hud.action_bar, set()
    window.controller.model.offer_changed.connect(
        lambda: places.update((each.objectName(), str(each.sceneBoundingRect())) for each in bar.buttons[2:])
    )
    until(lambda: moves_made(window) > 8)
    assert len(places) == 1


@pytest.mark.parametrize("how", ["button", "escape"])
def test_the_button_and_escape_stop_it(window, sit_down, how):
    sit_down(*STRANDED)
    until(lambda: button(window, "play_out") is not None)
    press(window, "play_out")
    until(lambda: moves_made(window) > 6)
    if how == "button":
        press(window, "stop")
    else:
        QTest.keyClick(window.controller.view.viewport(), Qt.Key.Key_Escape)
    until(lambda: button(window, "stop") is None)
    until(lambda: my_turn(window) and button(window, "play_out") is not None)
    made = moves_made(window)
    run_out(window.controller.session)
    assert moves_made(window) == made
    assert not board_stands(window)


def test_the_text_table_plays_out_and_stops_too(window, sit_down):
    sit_down(*STRANDED)
    window.change_table()
    page = window.pages.currentWidget()
    press_wish(page, "Play the hand out")
    press_wish(page, "Stop")
    until(lambda: wish(page, "Play the hand out") is not None)


def wish(page, words):
    found = (each for each in page.findChildren(QPushButton) if each.isVisible() and words in each.text())
    return next(found, None)


def press_wish(page, words):
    until(lambda: wish(page, words) is not None)
    QTest.mouseClick(wish(page, words), Qt.MouseButton.LeftButton)


def test_one_main_button_is_lit_at_a_time(window, sit_down):
    sit_down()
    scene = window.controller.scene
    mouse = Mouse(window.controller.view, scene, CATALOG["barracan"])
    put_together(window, FOUR[:3])
    mouse.choose(FOUR[3].cards)
    lit = [
        item
        for item in scene.items()
        if isinstance(item, ButtonItem)
        and item.isVisible()
        and item.isEnabled()
        and item.lit
        and item.content.look is Look.PRIMARY
    ]
    assert len(lit) == 1


def test_the_main_button_names_its_points(window, sit_down):
    sit_down(LayMelds(0, FOUR[:3]))
    Mouse(window.controller.view, window.controller.scene, CATALOG["barracan"]).choose(FOUR[3].cards)
    main = window.controller.scene.hud.action_bar.main
    assert main.word == "Lay triplet, 3 points"
