"""Seals of decks in a match that is played."""

from barracan.model.record import read_line, read_seal
from session.company import settings


def test_a_hand_being_played_shows_its_seal_and_not_what_is_under_it(session, table, library):
    session.start(settings("human", "random"))
    [seal] = session.seals()
    assert (seal.hand, seal.salt, seal.deck) == (1, "", ())
    stored = [read_line(text) for text in library.lines(session.stored)]
    whole = read_seal(next(line for line in stored if line["kind"] == "hand"))
    assert whole.holds
    assert len(bytes.fromhex(whole.salt)) == 16
    assert whole.digest == seal.digest


def test_after_a_hand_everything_is_shown_and_holds(qapp, session, table, library):
    session.start(settings("random", "random", target=1000))
    while not table.hand_waits():
        qapp.processEvents()
    [seal] = session.seals()
    assert seal.holds
    assert len(seal.deck) == 108
    session.next_hand()
    first, second = session.seals()
    assert first == seal
    assert second.deck == ()
    assert second.digest != first.digest


def test_the_deck_is_fixed_before_anybody_knows_who_plays(open_session):
    """The seal told before a hand is the same whoever sits down, and another with another number."""
    digests = []
    for number, players in (("7", ("human", "beginner")), ("7", ("expert", "human")), ("8", ("human", "beginner"))):
        session = open_session()
        session.start(settings(*players)._replace(number=number))
        digests += [seal.digest for seal in session.seals()]
        session.close()
    assert digests[0] == digests[1] != digests[2]
