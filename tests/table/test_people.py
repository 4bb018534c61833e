"""Who is called "you": the one person at the screen, and nobody else."""

import pytest

from barracan.model.view import SeatView
from barracan.table.hud.people import People

NAMES = ("Ada", "Bix", "Nora", "Tomas")


class View(SeatView):
    """What two pairs know of whose turn it is."""

    sides = ((0, 2), (1, 3))

    def __init__(self, seat, turn):
        self.seat, self.turn = seat, turn


def view(seat=0, turn=0):
    return View(seat, turn)


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (("human", "strong", "casual", "strong"), ["your turn", "strong", "your partner, casual", "strong"]),
        (("human", "human", "casual", "strong"), ["to move", "", "casual", "strong"]),
        (
            ("human", "strong:bold", "casual:team", "random"),
            ["your turn", "strong, bold", "your partner, casual, team player", "random"],
        ),
        (("strong", "casual", "expert", "strong"), ["strong", "casual", "expert", "strong"]),
    ],
)
def test_plates(players, words):
    people = People(NAMES, players)
    assert [people.about(view(), seat) for seat in range(4)] == words


def test_a_plate_that_is_called_you_does_not_say_it_twice():
    people = People(("You", *NAMES[1:]), ("human", "strong", "casual", "strong"))
    assert people.about(view(turn=1), 0) == ""
    assert people.about(view(turn=0), 0) == "your turn"


def test_a_plate_has_no_room_for_a_partners_style():
    people = People(NAMES, ("human", "strong:bold", "casual:team", "strong"))
    assert [people.about(view(), seat, styled=False) for seat in (1, 2)] == ["strong, bold", "your partner, casual"]
    assert people.about(view(), 2, short=True) == "casual, team player"


def test_a_watched_table_waits_for_nobody():
    assert People(NAMES, ("human",) * 4).may_act(view())
    assert not People(NAMES, ("human",) * 4).may_act(view(turn=1))
    assert not People(NAMES, ("strong",) * 4).may_act(view())
