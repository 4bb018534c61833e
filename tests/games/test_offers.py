"""What the status line says of a turn, where one person plays and where several share the screen."""

from random import Random

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote

TABLES = [(name, seats) for name in CATALOG if name != "barracan" for seats in CATALOG[name].seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_lead_of_a_turn_takes_a_name(name, seats):
    game = CATALOG[name]
    match = Match.begin(game, [SeatNote(str(seat), "human") for seat in range(seats)], {})
    match.deal(0, match.shuffled_deck(Random(1)))
    offer = game.offer(match.state, match.state.turn, ())
    assert str(offer.lead).startswith("Your turn: ")
    names = ["Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi"][:seats]
    lead = str(offer.with_names(names, "Ada").lead)
    assert lead.startswith("Ada: ")
    assert "your" not in f"{lead} {offer.note}".lower()
