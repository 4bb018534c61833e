"""What a player has just done stands at the foot of the table for a while, in nobody's way."""

import pytest

from barracan.model.events import Feat
from barracan.model.text import Seat, Text
from barracan.session.messages import Happening
from barracan.table.hud import notices
from table.by_ear import told
from waiting import until

WORDS = Feat(Text("barracan", "{name} completes a royal ladder: +{points}", {"name": Seat(1), "points": 26}))


def play(table, *events):
    table.scene.model.step(Happening(2, 1, Text("x", "melded"), events, table.seen(), False))
    table.scene.finish_motion()


def test_a_feat_is_told_once_the_cards_have_arrived_and_hides_no_pile(desk):
    table = desk()
    play(table)
    assert table.scene.hud.feat_line is None
    play(table, WORDS)
    line = table.scene.hud.feat_line
    assert line.sentences == ("Bix completes a royal ladder: +26",)
    assert line.isVisible()
    assert not any(line.area_in_parent().intersects(table.scene.area_of(f"pile:{pile}")) for pile in range(4))
    assert line.area_in_parent().bottom() < table.scene.layout.action_bar.top()
    assert "Bix completes a royal ladder: +26" in told(table.view)


def test_it_passes_by_itself(desk, monkeypatch):
    monkeypatch.setattr(notices.timings, "FEAT_SHOWN", 30)
    table = desk()
    play(table, WORDS)
    until(lambda: not table.scene.hud.feat_line.isVisible())


def test_the_pointer_meets_what_lies_under_it(desk):
    table = desk()
    play(table, WORDS)
    line = table.scene.hud.feat_line
    assert line.isVisible()
    assert table.scene.hits.item_at(line.area_in_parent().center()) is not line


@pytest.mark.parametrize(("speed", "opacity"), [("off", 1.0), ("slow", 0.0)])
def test_it_fades_in_but_where_motion_is_off(desk, speed, opacity):
    table = desk(speed=speed)
    play(table, WORDS)
    line = table.scene.hud.feat_line
    assert line.opacity() == opacity
    until(lambda: line.opacity() == 1.0)
