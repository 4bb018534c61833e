"""Past moves told once more: as the viewer saw them, and nothing else."""

from barracan.games.barracan.moves import Discard, Draw
from barracan.model.events import CardMoved
from session.company import dealt


def told(session):
    heard = []
    session.model.recalled.connect(heard.append)
    return heard


def played(*players):
    """Ada has drawn and discarded, Bix has drawn and discarded."""
    match = dealt(players, {0: "KD", 1: "QS"}, stock="5D 7C", dealer=1)
    for seat, card in ((0, "KD"), (1, "QS")):
        match.play(Draw(seat))
        match.play(Discard(seat, card))
    return match


def test_moves_are_counted_from_the_newest(session, table, sit_down):
    heard = told(session)
    sit_down(played("human", "random"))
    for ago in (1, 4):
        session.intents.recall(ago)
    newest, oldest = heard
    assert (newest.happening.seat, str(newest.happening.words)) == (1, "discarded Q♠")
    assert newest.happening.view == table.view
    assert (oldest.happening.seat, str(oldest.happening.words)) == (0, "drew")
    assert [event.card for event in oldest.happening.events if isinstance(event, CardMoved)] == ["5D"]
    assert len(oldest.before.hand) + 1 == len(oldest.happening.view.hand)


def test_what_others_drew_stays_hidden(session, table, sit_down):
    heard = told(session)
    sit_down(played("human", "random"))
    session.intents.recall(2)
    assert str(heard[0].happening.words) == "drew"
    assert [event.card for event in heard[0].happening.events if isinstance(event, CardMoved)] == [None]
    assert heard[0].before.seat == heard[0].happening.view.seat == 0


def test_moves_that_there_are_not_and_moves_behind_the_curtain_are_not_told(session, table, sit_down):
    heard = told(session)
    sit_down(played("human", "human"))
    assert table.curtain_is_down()
    session.intents.recall(1)
    session.lift_curtain(0)
    session.intents.recall(0)
    session.intents.recall(5)
    assert heard == []
    session.intents.recall(4)
    assert len(heard) == 1


def test_what_the_last_move_brought_is_told_when_a_match_is_resumed(session, table, sit_down):
    sit_down(played("human", "random"))
    moved = [event for event in table.last("shown").last if isinstance(event, CardMoved)]
    assert [(event.card, event.target) for event in moved] == [("QS", "pile:1")]
