"""Cards on their way, and what input does to them."""

from PySide6.QtCore import QPoint, Qt

from barracan.games.barracan.moves import Discard, Draw
from barracan.model.events import HandDealt
from barracan.model.text import Text
from barracan.session.messages import Happening
from table.agreement import agrees
from waiting import PATIENCE


def test_input_during_motion_finishes_it_at_once(desk, qtbot):
    table = desk(speed="slow")
    with qtbot.waitSignal(table.scene.settled, timeout=PATIENCE):
        table.click(table.cards("stock")[-1])
        assert table.scene.stage.motion.busy
        table.key(Qt.Key.Key_Shift)
    assert not table.scene.stage.motion.busy
    agrees(table)


def test_settled_comes_once_when_the_cards_have_arrived(desk, qtbot):
    table = desk(speed="fast")
    heard = []
    table.scene.settled.connect(lambda: heard.append(table.scene.stage.motion.busy))
    with qtbot.waitSignal(table.scene.settled, timeout=PATIENCE):
        table.click(table.cards("stock")[-1])
    assert heard == [False]
    agrees(table)


def test_a_deal_is_shown_card_by_card_and_can_be_skipped(desk):
    table = desk(speed="normal")
    table.scene.model.step(Happening(2, 3, Text("x", "dealt"), (HandDealt(1, 3),), table.seen(), False))
    assert table.scene.stage.motion.busy
    assert all(card.code is None for card in table.hand())
    fans = table.scene.hud.fans
    grown = []
    table.scene.stage.held_changed.connect(lambda seat, count: grown.append((seat, count)))
    assert [fan.part for fan in fans.values()] == [0, 0, 0]
    table.key(Qt.Key.Key_Space)
    assert not table.scene.stage.motion.busy
    assert len(grown) == 3 * 13
    assert all(fan.part == len(fan.fan.backs) for fan in fans.values())
    agrees(table)


def test_the_fan_of_who_draws_grows_when_the_card_has_come(desk):
    table = desk(seats=2, speed="normal")
    while table.state.turn != 1:
        legal = table.match.game.legal_moves(table.state)
        table.play(legal.pick(next(do for do in legal.actions() if do in ("draw", "discard")), table.rng))
        table.scene.finish_motion()
    fan, tag = table.scene.hud.fans[1], table.scene.hud.plates[1]
    held = table.seen().hand_sizes[1]
    table.play(Draw(1))
    assert table.scene.stage.motion.busy
    assert (fan.part, tag.content.count) == (held, held)
    table.scene.finish_motion()
    assert (fan.part, tag.content.count, len(fan.fan.backs)) == (held + 1, held + 1, held + 1)


def test_a_card_that_has_arrived_lies_over_those_before_it(desk):
    table = desk(seats=2, speed="normal")
    while table.state.turn != 0:
        table.others()
    table.drop("stock")
    table.scene.finish_motion()
    table.play(Discard(0, table.hand()[0].code))
    table.scene.finish_motion()
    pile = table.cards(f"pile:{0 if len(table.cards('pile:0')) > 1 else 2}")
    heights = [card.zValue() for card in pile]
    assert len(pile) > 1
    assert heights == sorted(set(heights))


def test_the_hand_opens_under_the_pointer(desk):
    table = desk()
    card = table.hand()[5]
    table.hover(table.point(card))
    table.scene.finish_motion()
    assert card.goal.y() == table.scene.layout.spots["hand:0"][5].y - 6
    table.hover(QPoint(200, 400))
    table.scene.finish_motion()
    agrees(table)
