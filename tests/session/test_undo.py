"""Taking back: to the last point where nothing hidden was shown, never further."""

import pytest

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds
from barracan.session.progress import Pace
from barracan.storage.library import Library
from session.company import Onlooker, dealt, replayed

FIRST = "2H 3H 4H 7C 7D 7S KD QH 9C TD JC 2S AS"
RUN = Category("run", ("2H", "3H", "4H"))
SEVENS = Category("triplet", ("7C", "7D", "7S"))


@pytest.fixture
def melding(qapp, sit_down, session):
    """Ada has drawn and can meld."""
    match = dealt(("human", "random"), {0: FIRST}, stock="5D", dealer=1)
    match.play(Draw(0))
    return sit_down(match)


def test_undo_gives_back_the_position_before_and_the_record_too(session, table, library, melding):
    before, lines = table.view, library.lines(melding)
    assert not table.last("shown").undo
    session.intents.submit(LayMelds(0, (RUN, SEVENS)))
    assert table.last("happened").undo
    session.intents.press("undo")
    assert table.last("shown").view == before
    assert table.last("shown").undo is False
    assert library.lines(melding) == lines


def test_an_undo_is_stored_before_it_is_told_and_takes_one_line(session, table, own_library, melding):
    """Who is killed in between finds the position before: what the undo asked for, and nothing less.

    Another library looks into the file, as the next start would after a kill.
    """
    stored = []

    def look():
        with Library.open(own_library) as other:
            stored.append(other.lines(melding))

    session.intents.submit(LayMelds(0, (RUN, SEVENS)))
    look()
    session.model.shown.connect(look)
    session.intents.press("undo")
    before, told = stored
    assert told == before[:-1]
    assert table.last("shown").number == len(told)


def test_moves_are_taken_back_one_by_one_to_the_draw(session, table, library, melding):
    views = [table.view]
    for move in (LayMelds(0, (RUN, SEVENS)), LayMelds(0, (Category("opposites", ("9C", "2S")),))):
        session.intents.submit(move)
        if table.of("refused"):
            break
        views.append(table.view)
    while len(views) > 1:
        views.pop()
        session.intents.undo()
        assert table.view == views[-1]
    session.intents.undo()
    assert "taken back" in str(table.last("refused").reason)
    assert table.view == views[0]


def test_a_draw_is_never_taken_back(session, table, sit_down):
    sit_down(dealt(("human", "random"), dealer=1))
    session.intents.press("draw")
    assert not table.last("happened").undo
    session.intents.undo()
    assert len(table.of("refused")) == 1


def test_a_discard_is_taken_back_until_the_next_seat_has_moved(qapp, session, table, thinker, melding):
    session.pace = Pace(0, 100_000)
    before = table.view
    session.intents.submit(Discard(0, "TD"))
    assert thinker.questions
    qapp.processEvents()
    assert table.last("happened").undo
    session.intents.undo()
    assert table.view == before
    assert table.of("thinking") == [1, None]
    session.pace = Pace(0, 0)
    session.intents.submit(Discard(0, "9C"))
    while table.last("happened").seat == 0:
        qapp.processEvents()
    assert not table.last("happened").undo
    session.intents.undo()
    assert len(table.of("refused")) == 1


def test_an_answer_to_a_position_taken_back_is_dropped(qapp, session, table, thinker, melding):
    thinker.hold()
    session.intents.submit(Discard(0, "TD"))
    session.intents.undo()
    session.intents.submit(Discard(0, "9C"))
    held = thinker.held.copy()
    thinker.held = None
    count = len(table.of("happened"))
    thinker.answered.emit(*held[0])
    for _ in range(20):
        qapp.processEvents()
    assert len(table.of("happened")) == count
    thinker.answered.emit(*held[1])
    while len(table.of("happened")) == count:
        qapp.processEvents()
    assert replayed(session.table.live.match.lines).moves == session.table.live.match.moves


def test_what_could_be_taken_back_can_be_after_resuming(open_session, session, table, library, melding):
    before = table.view
    session.intents.submit(LayMelds(0, (RUN, SEVENS)))
    session.close()
    again = open_session()
    onlooker = Onlooker(again, library)
    again.resume(melding)
    assert onlooker.last("shown").undo
    again.intents.undo()
    assert onlooker.last("shown").view == before
    assert not onlooker.last("shown").undo


def test_undo_empties_the_tray(session, table, melding):
    session.intents.submit(LayMelds(0, (RUN, SEVENS)))
    session.intents.tray_new(["9C"])
    session.intents.undo()
    assert table.last("tray_changed").drafts == ()


def test_the_end_of_a_hand_is_not_taken_back(qapp, session, table, library, sit_down):
    match = dealt(("human", "random"), {0: "2H 4S 2D 9S 7C 7D 7S 2C 3C 4C KD QH 9C"}, stock="JD", dealer=1)
    match.play(Draw(0))
    number = sit_down(match)
    melds = (
        Category("evens_odds", ("2H", "4S")), Category("opposites", ("2D", "9S")), SEVENS,
        Category("run", ("2C", "3C", "4C")), Category("family", ("KD", "QH", "JD")),
    )  # fmt: skip
    session.intents.submit(LayMelds(0, melds))
    assert table.last("happened").undo
    session.intents.submit(Discard(0, "9C"))
    assert not table.last("happened").undo
    while not table.of("hand_over"):
        qapp.processEvents()
    session.intents.undo()
    assert len(table.of("refused")) == 1
    assert table.last("hand_over").reason == "out"
    assert '"hand_end"' in library.lines(number)[-1]
    session.next_hand()
    assert table.last("happened").view.hand_number == 2
    session.next_hand()
    assert table.last("happened").view.hand_number == 2
