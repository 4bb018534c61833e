"""How long a table rests between moves: what has been laid is to be seen."""

from barracan.games.barracan.moves import Category, Draw, LayMelds
from barracan.session.progress import Pace
from session.company import dealt

FIRST = "2H 3H 4H 7C 7D 7S KD QH 9C TD JC 2S AS"
MELDS = (Category("run", ("2H", "3H", "4H")), Category("triplet", ("7C", "7D", "7S")))


def test_a_table_rests_longer_for_each_meld_that_has_been_laid(session, sit_down):
    sit_down(dealt(("human", "random"), {0: FIRST}, stock="5D", dealer=1))
    session.pace = Pace(100_000, 0)
    session.intents.submit(Draw(0))
    assert 90_000 < session.rest < 110_000  # Qt rounds such times by a twentieth
    session.intents.submit(LayMelds(0, MELDS))
    assert 370_000 < session.rest < 430_000


def test_a_table_that_does_not_rest_between_moves_does_not_rest_for_melds(session, sit_down):
    sit_down(dealt(("human", "random"), {0: FIRST}, stock="5D", dealer=1))
    session.pace = Pace(0, 0)
    session.intents.submit(Draw(0))
    session.intents.submit(LayMelds(0, MELDS))
    assert session.rest == 0
