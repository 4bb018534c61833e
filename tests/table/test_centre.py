"""How large the piles' cards are in a hand, and who sits round them."""

import pytest
from PySide6.QtCore import QSizeF

from barracan.table.barracan.layout import layout
from barracan.table.layouts.geometry import LayoutOptions, height_of
from barracan.table.scene import TableScene
from table import sample

OPENED = sample.side({1: (1, ("8H", "3C"))}, (), 0, (0, 2))
TALL = (1280, 1000)


def piles(*counts):
    return [" ".join(sample.MIXED[:count]) for count in counts]


def pile_height(counts, *, opened=False, kept=None, size=TALL, stock=50, **shape):
    table = [OPENED if opened else sample.side(), sample.side()]
    view = sample.view(piles=piles(*counts), table=table, stock=stock, **shape)
    laid = layout(view, LayoutOptions(QSizeF(*size), kept=kept))
    return height_of(laid.pile_width), laid


def hand(laid):
    return height_of(laid.hand_width)


def test_piles_are_larger_than_the_hand_until_a_side_opens_or_one_is_long():
    high, laid = pile_height([3, 12, 2, 1])
    assert high == pytest.approx(1.12 * hand(laid), abs=2)
    assert pile_height([3, 13, 2, 1])[0] == pytest.approx(0.128 * TALL[1], abs=2)
    high, laid = pile_height([3, 8, 2, 1], opened=True)
    assert high == pytest.approx(hand(laid), abs=2)
    assert pile_height([3, 9, 2, 1], opened=True)[0] == pytest.approx(0.128 * TALL[1], abs=2)


def test_within_a_hand_piles_never_grow_again_but_at_an_opening():
    first, laid = pile_height([3, 12, 2, 1])
    folded, laid = pile_height([3, 13, 2, 1], kept=laid.kept, stock=49)
    again, laid = pile_height([3, 2, 2, 1], kept=laid.kept, stock=48)
    opened, laid = pile_height([3, 2, 2, 1], opened=True, kept=laid.kept, stock=47)
    dealt, _ = pile_height([1, 1, 1, 1], kept=laid.kept, stock=80, hand_number=4)
    assert first > folded == again < opened < dealt
    assert first == dealt


def test_a_pile_that_folded_leaves_cards_small():
    long, laid = pile_height([30, 2, 30, 1], opened=True, size=(1024, 700))
    short, _ = pile_height([3, 2, 3, 1], opened=True, size=(1024, 700), kept=laid.kept, stock=49)
    assert short <= long
    assert pile_height([3, 2, 3, 1], opened=True, size=(1024, 700))[0] > long


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440)], ids=str)
def test_a_hand_at_the_edge_grows_and_melts(size):
    laid = [
        pile_height([2, 2, 2, 2], size=size, sizes=[10, count, count, count])[1].fans for count in (0, 1, 2, 13, 40)
    ]
    for seat in (1, 2, 3):
        fans = [each[seat] for each in laid]
        assert [len(fan.backs) for fan in fans] == [0, 1, 2, 13, 40]
        longest = [max(fan.rect.width(), fan.rect.height()) if seat == 2 else fan.rect.height() for fan in fans[1:]]
        assert longest == sorted(longest)
        steps = [fan.backs[1][0] - fan.backs[0][0] for fan in fans[2:]]
        assert all(
            max(abs(step.x()), abs(step.y())) <= 0.30 * fan.width + 6 for step, fan in zip(steps, fans[2:], strict=True)
        )
        assert fans[-1].rect.width() <= 0.15 * size[0] + 8 or seat != 2
        assert fans[-1].rect.height() <= 1.25 * hand(pile_height([2, 2, 2, 2], size=size)[1]) * 1.12 + 2 or seat == 2


def test_a_long_hand_sends_tag_and_order_into_the_action_bar(qapp):
    scene = TableScene()
    scene.appearance.resize(QSizeF(1280, 800))
    scene.model.show(sample.showing(sample.view(hand=" ".join(sample.MIXED[:24]))))
    assert 0 in scene.hud.plates
    scene.model.show(sample.showing(sample.view(hand=" ".join(sample.MIXED[:25]), sizes=[25, 3, 3, 3])))
    assert 0 not in scene.hud.plates
    assert "25" in scene.hud.action_bar.seat.words
    assert not scene.hud.sort.isVisible()


@pytest.mark.parametrize("turn", range(4))
def test_the_ring_of_the_turn_is_round_one_tag(qapp, turn):
    scene = TableScene()
    scene.appearance.resize(QSizeF(1280, 800))
    scene.model.show(sample.showing(sample.view(turn=turn)))
    assert [seat for seat, plate in scene.hud.plates.items() if plate.content.turn] == [turn]
    assert set(scene.hud.plates) == {0, 1, 2, 3}
