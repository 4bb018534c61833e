"""A library that fails while a match is played: told once, nothing lost, taken up again."""

import os

import pytest

from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds
from barracan.model.refusal import Refusal
from barracan.storage.errors import HeldError, LibraryError
from barracan.storage.library import Library
from session.company import Onlooker, dealt, settings
from storage.sample import connection


def fill(library):
    (pages,) = connection(library).execute("PRAGMA page_count").fetchone()
    connection(library).execute(f"PRAGMA max_page_count = {pages}")


def make_room(library):
    connection(library).execute("PRAGMA max_page_count = 100000")


def play(qapp, session, table, moves):
    """Let the match go on by so many happenings."""
    goal = len(table.of("happened")) + moves
    while len(table.of("happened")) < goal:
        if table.hand_waits():
            session.next_hand()
        qapp.processEvents()


def test_a_full_disk_is_told_once_and_the_record_completed_when_there_is_room(qapp, session, table, library):
    session.start(settings("random", "random"))
    fill(library)
    play(qapp, session, table, 400)
    (told,) = table.of("trouble")
    assert "is full: free some space" in str(told)
    stored = library.lines(session.stored)
    assert f"saved to line {len(stored)} of" in str(told)
    assert session.table.live.match.lines[: len(stored)] == stored
    make_room(library)
    play(qapp, session, table, 1)
    assert library.lines(session.stored) == session.table.live.match.lines


def test_what_is_taken_back_meanwhile_is_taken_back_in_the_library_too(session, table, library, sit_down):
    match = dealt(("human", "random"), {0: "2H 3H 4H 7C 7D 7S KD"}, dealer=1)
    match.play(Draw(0))
    sit_down(match)
    melds = (Category("run", ("2H", "3H", "4H")), Category("triplet", ("7C", "7D", "7S")))
    session.intents.submit(LayMelds(0, melds))
    connection(library).execute("PRAGMA query_only = 1")
    session.intents.undo()
    session.intents.submit(Discard(0, "KD"))
    assert len(table.of("trouble")) == 1
    connection(library).execute("PRAGMA query_only = 0")
    session.intents.undo()
    assert library.lines(session.stored) == session.table.live.match.lines == match.lines


def test_a_match_begun_while_nothing_can_be_stored_is_stored_later(qapp, session, table, library):
    connection(library).execute("PRAGMA query_only = 1")
    session.start(settings("random", "random"))
    play(qapp, session, table, 3)
    assert session.stored is None
    assert [str(told).endswith("but it is not saved.") for told in table.of("trouble")] == [True]
    connection(library).execute("PRAGMA query_only = 0")
    play(qapp, session, table, 1)
    assert library.lines(session.stored) == session.table.live.match.lines


@pytest.mark.skipif(os.name == "nt", reason="Windows does not move open files")
@pytest.mark.expected_warning("was not copied")
def test_a_folder_that_vanishes_does_not_end_the_match(qapp, session, table, own_library):
    session.start(settings("random", "random"))
    own_library.rename(own_library.with_name("gone.sqlite"))
    play(qapp, session, table, 5)
    assert [("moved or deleted" in str(told)) for told in table.of("trouble")] == [True]
    own_library.with_name("gone.sqlite").rename(own_library)
    play(qapp, session, table, 1)
    assert len(table.of("trouble")) == 1


def test_a_damaged_file_is_replaced_and_the_match_goes_on_in_the_new_one(qapp, session, table, library, own_library):
    for _ in range(200):
        library.release(library.begin(dealt(("random", "random")).lines))
    session.start(settings("random", "random"))
    connection(library).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    connection(library).execute("PRAGMA shrink_memory")
    size = own_library.stat().st_size
    with own_library.open("r+b") as file:
        file.seek(4096)
        file.write(b"\x55" * (size - 4096))
    connection(library).execute("PRAGMA cache_size = 0")
    play(qapp, session, table, 400)
    assert any("set aside as" in str(told) for told in table.of("trouble"))
    assert library.lines(session.stored) == session.table.live.match.lines


def test_a_match_open_elsewhere_is_refused_in_words(session, library, own_library):
    match = library.begin(dealt(("human", "random")).lines)
    library.release(match)
    with Library.open(own_library) as other:
        other.hold(match)
        with pytest.raises(HeldError, match="open in another program"):
            session.resume(match)
    session.resume(match)


@pytest.mark.parametrize(
    ("at", "line", "words"),
    [
        (0, '{"kind":"match"}', "line 1. The key format is missing"),
        (1, '{"kind":"move","seat":0,"do":"draw"}', "line 2. No hand is being played"),
        (2, '{"kind":"move","seat":9,"do":"draw"}', "line 3"),
        (2, '{"kind":"move","seat":0,"do":"fly"}', "line 3"),
        (2, '{"kind":"move","seat":0,"do":"discard","card":"2H"}', "line 3"),
        (2, '{"kind":"move","seat":"x"}', "line 3"),
        (2, '{"kind":"hand_end"}', "line 3"),
    ],
)  # fmt: skip
def test_a_wrong_record_in_the_library_is_told_with_its_line(session, table, library, at, line, words):
    lines = dealt(("human", "random"), dealer=1).lines
    lines[at:] = [line]
    match = library.begin(lines)
    library.release(match)
    with pytest.raises(LibraryError, match=words):
        session.resume(match)
    assert not library.holds(match)
    session.intents.press("draw")
    assert [said for name, said in table.told if isinstance(said, Refusal) or name in {"shown", "happened"}] == []


def test_a_match_left_for_another_is_free_at_once(session, library, own_library):
    session.start(settings("human", "random"))
    first = session.stored
    session.start(settings("human", "random"))
    with Library.open(own_library) as other:
        other.hold(first)
        with pytest.raises(HeldError):
            other.hold(session.stored)


def test_a_match_that_broke_off_before_its_first_deal_is_dealt(qapp, session, library, table):
    match = library.begin(dealt(("human", "random")).lines[:1])
    library.release(match)
    session.resume(match)
    assert table.view.hand_number == 1
    assert len(library.lines(match)) == 2


def test_between_hands_the_end_is_told_again(qapp, open_session, session, table, library):
    session.start(settings("random", "random"))
    while not table.of("hand_over"):
        qapp.processEvents()
    match = session.stored
    session.close()
    again = open_session()
    onlooker = Onlooker(again, library)
    again.resume(match)
    while not onlooker.of("hand_over"):
        qapp.processEvents()
    assert onlooker.of("hand_over") == table.of("hand_over")
    again.next_hand()
    assert onlooker.last("happened").view.hand_number == 2
