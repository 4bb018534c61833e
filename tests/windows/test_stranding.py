"""A person is warned before one card is all that is left to meld with (B4.4)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.barracan.moves import Category, Draw, LayMelds
from barracan.games.catalog import CATALOG
from barracan.table.sideboard import TRAY
from session.company import dealt
from table.by_ear import told
from table.by_mouse import Mouse

FOUR = tuple(
    Category(kind, tuple(cards.split()))
    for kind, cards in (("run", "3C 4C 5C"), ("run", "6D 7D 8D"), ("triplet", "9C 9D 9H"), ("triplet", "QC QD QH"))
)
HELD = " ".join(card for meld in FOUR for card in meld.cards) + " KS"
WARNING = "After this you will hold one card and can hardly meld any more in this hand."


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
    scene = window.desk.scene
    mouse = Mouse(window.desk.view, scene, CATALOG["barracan"])
    for meld in melds:
        assert mouse._choose(meld.cards)
        QTest.keyClick(window.desk.view.viewport(), Qt.Key.Key_A)


def warnings(window):
    foot = window.desk.scene.sideboard.panel.tray.foot
    return [str(condition.text) for condition in foot.conditions() if condition.warns]


def test_the_tray_warns_in_a_line_before_the_move_is_made(window, sit_down):
    sit_down()
    put_together(window, FOUR[:3])
    assert warnings(window) == []
    put_together(window, FOUR[3:])
    assert warnings(window) == [WARNING]
    assert window.desk.scene.sideboard.page == TRAY
    assert any(WARNING in words.splitlines() for words in told(window.desk.view))
    QTest.keyClick(window.desk.view.viewport(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.desk.scene.view.table[0].sets


def test_a_meld_of_chosen_cards_warns_in_the_status_line(window, sit_down):
    sit_down(LayMelds(0, FOUR[:3]))
    scene = window.desk.scene
    mouse = Mouse(window.desk.view, scene, CATALOG["barracan"])
    mouse._choose(FOUR[3].cards[:2])
    assert scene.furnishing.action_bar.sentence != WARNING
    mouse._choose(FOUR[3].cards[2:])
    assert scene.furnishing.action_bar.sentence == WARNING
