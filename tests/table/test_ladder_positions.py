"""A tenth of the positions of ``packaging/checks/ladder_positions.py``: every ladder whole, over nothing else."""

import pytest

import ladder_positions

TALL = next(
    (view, f"ladder:1:{number}")
    for view in ladder_positions.positions(4, together=True, seed=1)
    for number, ladder in enumerate(view.side_tables()[1].ladders)
    if len(ladder.arm) > 1
)
"""A view with a ladder of the other side whose arm has several cards."""


def test_a_tenth_of_the_positions_has_every_ladder_whole():
    faults, told = ladder_positions.try_positions(100, 1)
    assert faults == []
    assert told["positions"] == 100
    assert told["4 a side"] > 0
    assert told["scrolled at 1920x1080"] == 0


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda spot, _: spot._replace(width=50), "cards 50 wide"),
        (lambda spot, number: spot._replace(y=spot.y - 8 * number), "pitch of"),
        (lambda spot, _: spot._replace(y=spot.y - 200), "name of side"),
        (lambda spot, _: spot._replace(x=spot.x - 200), "leaves the window"),
    ],
)
def test_a_ladder_that_is_cut_or_runs_over_something_is_told(change, fault, monkeypatch):
    view, place = TALL

    def bend(laid):
        laid.spots[place] = tuple(change(spot, number) for number, spot in enumerate(laid.spots[place]))
        return laid

    lay = ladder_positions.lay
    monkeypatch.setattr(ladder_positions, "lay", lambda *given: bend(lay(*given)))
    faults, _ = ladder_positions.look(view, (1280, 800))
    assert any(fault in each for each in faults)
