"""Cards that belong together: the rest of a meld, and chosen cards that part into melds."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest

from barracan.games.burraco import melds
from barracan.games.burraco.options import WILD
from barracan.games.rummy.state import Hand
from barracan.games.rummy.whole_melds import rest_of_meld, split_into_melds
from barracan.model.cards import codes, kinds
from barracan.model.offers import Draft, Pick
from games.burraco.position import BURACO, position
from games.concan.position import GAME as CONCAN
from games.concan.position import position as concan


def rest(hand, chosen, *, low=True, high=True, distinct=False):
    return " ".join(codes(rest_of_meld(Hand(kinds(hand)), kinds(chosen), low=low, high=high, distinct=distinct)))


@pytest.mark.parametrize(
    ("hand", "chosen", "wanted"),
    [
        ("9S 9H 9D 4C", "9S", "9D 9H"),
        ("9S 9H 9D 4C", "9S 9H", "9D"),
        ("9S 9H 9D", "9S 9H 9D", ""),
        ("7S 8S 9S TS 4C", "9S", "7S 8S TS"),
        ("7S 8S 9S 9H 9D", "9S", ""),
        ("7S 8S 9S 9H 9D", "9H", "9D 9S"),
        ("QS KS AS 2S 3S", "AS", ""),
        ("QS KS AS 4C", "AS", "QS KS"),
        ("AS 2S 3S 4C", "2S", "AS 3S"),
        ("9S 9H 4C", "9S", ""),
        ("9S 9H 9D KC", "KC 9S 9H", ""),
        ("9S 9H 9D KC KD KH", "KC KD KH 9S", "9D 9H"),
    ],
)
def test_a_card_brings_the_rest_of_the_one_meld_it_belongs_to(hand, chosen, wanted):
    assert rest(hand, chosen) == wanted


def test_aces_end_runs_only_where_they_may():
    assert rest("QS KS AS", "KS", high=False) == ""
    assert rest("AS 2S 3S", "3S", low=False) == ""
    assert rest("9S 9S 9H", "9H", distinct=True) == ""


def split(cards):
    terms = position().terms
    found = split_into_melds(kinds(cards), WILD.__contains__, lambda part: melds.arrangements(part, terms))
    return sorted(" ".join(codes(meld.cards)) for meld in found)


def test_chosen_cards_part_into_melds_where_there_is_one_way():
    assert split("9S 9H 9D 4C 5C 6C") == ["4C 5C 6C", "9D 9H 9S"]
    assert split("KS KH KD 9S 9H 9D 4C 5C 6C") == ["4C 5C 6C", "9D 9H 9S", "KD KH KS"]
    assert split("9S 9H 9D 4C 5C JK") == ["9D 9H 9S", "JK 4C 5C"]
    assert split("7S 8S 9S 7H 8H 9H 7D 8D 9D") == []
    assert split("9S 9H 9D 4C 5C") == []


THREE = "9S 9H 9D 4C 5C 6C KS KH KD 3D 2S"


class Actions(QObject):
    """Counts the presses of mouse and keys that reach a table."""

    def __init__(self, table):
        super().__init__()
        self.count = 0
        self._view = table.view
        for widget in (table.view, table.view.viewport()):
            widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        counted = QEvent.Type.KeyPress if watched is self._view else QEvent.Type.MouseButtonPress
        self.count += event.type() == counted
        return False


@pytest.mark.parametrize("lay", ["key", "button"])
@pytest.mark.parametrize(
    ("game", "state"),
    [
        ("burraco", lambda: position(THREE)),
        ("buraco", lambda: position(THREE, game=BURACO)),
        ("concan", lambda: concan(THREE, opened=(0,))),
        ("concan", lambda: concan(THREE)),
    ],
    ids=["burraco", "buraco", "concan", "melds-down"],
)
def test_three_sets_are_laid_in_eight_actions(desk, game, state, lay):
    table = desk(2, game=game, position=state())
    actions = Actions(table)
    for code in ("9S", "5C", "KH"):
        card = next(card for card in table.hand() if card.code == code)
        for _ in range(2):
            table.click(card)
    assert len(table.scene.selection.cards) == 9
    if lay == "key":
        table.key(Qt.Key.Key_Return)
    else:
        middle = table.scene.hud.action_bar.main.sceneBoundingRect().center()
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.mapFromScene(middle))
    assert len(table.match.moves[-1].melds) == 3
    assert actions.count == 7


def test_the_bar_says_that_a_card_brings_its_meld(desk):
    table = desk(2, game="burraco", position=position("9S 9H 9D 4C 3D"))
    card = next(card for card in table.hand() if card.code == "9H")
    table.click(card)
    assert table.scene.hud.action_bar.note == "Choose it again for the rest of its meld: 9♦ 9♠."
    table.click(card)
    assert {card.code for card in table.scene.selection.cards} == {"9H", "9S", "9D"}
    table.click(card)
    assert {card.code for card in table.scene.selection.cards} != set()


def test_cards_that_are_chosen_count_against_the_opening():
    picks = [Pick("hand:0", code) for code in ("9S", "9H", "9D")]
    offer = BURACO.offer(position("9S 9H 9D 4C 5C 6D 7H", game=BURACO), 0, picks)
    assert str(offer.note) == "Opening: 30 of 50 points"


def test_cards_that_are_chosen_count_with_those_in_the_tray(desk):
    table = desk(2, game="buraco", position=position("9S 9H 9D KS KH KC 4C 5C 6C QD", game=BURACO))
    for code in ("9S", "KS"):
        card = next(card for card in table.hand() if card.code == code)
        for _ in range(2):
            table.click(card)
    assert table.scene.hud.action_bar.note == "Opening: 60 of 50 points"
    table.tray_new(["9S", "9H", "9D"])
    assert table.scene.hud.action_bar.note == "Opening: 30 of 50 points"
    table.click(next(card for card in table.hand() if card.code == "KS"))
    table.click(next(card for card in table.hand() if card.code == "KS"))
    assert table.scene.hud.action_bar.note == "Opening: 60 of 50 points"


def test_the_melds_down_counts_the_tray_too():
    state = concan("9S 9H 9D KS KH KC 4C 5C 6C")
    picks = [Pick("hand:0", code) for code in ("KS", "KH", "KC")]
    drafts = [Draft(("9S", "9H", "9D"))]
    assert str(CONCAN.tray_note(state, 0, picks, drafts)) == "These cards count 57 points; 51 are enough."
    assert str(CONCAN.tray_note(state, 0, (), drafts)) == "These cards count 27 of 51 points, 24 more."
    assert CONCAN.tray_note(state, 0, (), [Draft(("9S",))]) is None


def test_the_melds_down_counts_what_the_joker_of_a_swap_completes():
    state = concan("5D QH AH 7C 7D 7S 8D", laid="JK=5D 6D 7D")
    drafts = [Draft(("7C", "7D", "7S")), Draft(("QH", "AH"))]
    assert str(CONCAN.tray_note(state, 0, (), drafts)) == "These cards count 21 of 51 points, 30 more."
    down = CONCAN.tray_note(state, 0, (), [*drafts, Draft(("5D",))])
    assert str(down) == "These cards count 51 points; 51 are enough."


def test_d4_1_the_tray_has_a_gauge_until_the_side_has_opened():
    drafts = [Draft(("9S", "9H", "2D")), Draft(("4C", "5C", "6C"))]
    state = position("9S 9H 2D 4C 5C 6C KS QD", game=BURACO)
    gauge = BURACO.tray(state, 0, drafts, None).gauge
    assert (str(gauge.name), gauge.counted, gauge.needed) == ("Opening", 55, 50)
    assert BURACO.tray(state, 0, (), None).gauge.counted == 0
    opened = position("9S 9H 2D", game=BURACO, melds={0: "4C 5C 6C"})
    assert BURACO.tray(opened, 0, drafts[:1], None).gauge is None


def test_chosen_cards_that_are_several_melds_go_into_the_tray_as_several_drafts(desk):
    table = desk(2, game="buraco", position=position("9S 9H 9D 4C 5C 6C KS KH", game=BURACO))
    for code in ("9S", "5C"):
        card = next(card for card in table.hand() if card.code == code)
        table.click(card)
        table.click(card)
    table.key(Qt.Key.Key_A)
    drafts = table.scene.stage.tray.drafts
    assert [sorted(draft.cards) for draft in drafts] == [["9D", "9H", "9S"], ["4C", "5C", "6C"]]
    assert str(table.scene.stage.tray.verdict.gauge.counted) == "45"
