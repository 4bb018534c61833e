"""Several persons at one screen: nobody sees what is hidden from him."""

import pytest

from barracan.games.barracan.moves import Discard
from barracan.model.events import CardMoved
from barracan.model.offers import Pick
from barracan.model.randomness import choose, stream
from session.company import Onlooker, dealt, settings


class Watcher(Onlooker):
    """Checks at each signal that nothing hidden from the person at the screen is told."""

    looking = None

    def _note(self, name, said):
        super()._note(name, said)
        if name == "curtain_drawn":
            self.looking = None
        elif name in {"shown", "happened"}:
            assert said.view.seat == self.looking
            for event in getattr(said, "events", ()):
                if isinstance(event, CardMoved) and event.card is not None and event.seen_by is not None:
                    assert self.looking in event.seen_by
            for place, cards in said.view.places().items():
                if place.startswith("hand:") and place != f"hand:{self.looking}":
                    assert set(cards) <= {None}
        elif name == "tray_changed":
            assert self.looking is not None or (said.drafts, said.taken) == ((), None)
        elif name in {"offer_changed", "hinted"}:
            assert self.looking is not None

    def lift(self):
        self.looking = self.last("curtain_drawn").seat
        self.session.lift_curtain(self.looking)


@pytest.mark.parametrize(
    "players",
    [("human", "human"), ("human", "random", "human"), ("random", "human", "random", "human"), ("human",) * 4],
)
def test_nothing_hidden_is_told_in_a_whole_hand(qapp, session, library, players):
    watcher, rng = Watcher(session, library), stream("curtain", *players)
    session.start(settings(*players))
    lifted = 0
    while not watcher.of("hand_over"):
        state = session.table.live.state
        if watcher.curtain_is_down():
            lifted += 1
            assert session.table.viewer.seat is None
            session.intents.pick([Pick("hand:0", "KD")])
            session.intents.press("draw")
            session.intents.undo()
            watcher.lift()
        elif session.table.viewer.acts and state.turn == watcher.looking:
            session.intents.tray_new(watcher.view.hand[:2])
            moves = session.table.live.game.legal_moves(state)
            session.intents.submit(moves.pick(choose(moves.actions(), rng), rng))
        else:
            qapp.processEvents()
    assert lifted > 20
    assert watcher.of("trouble") == []


def test_the_curtain_names_the_person_and_tells_what_happened_since(qapp, session, table, sit_down):
    sit_down(dealt(("human", "human"), {0: "KD", 1: "2C"}, dealer=1))
    assert [name for name, _ in table.told] == ["tray_changed", "curtain_drawn"]
    request = table.last("curtain_drawn")
    assert (request.seat, request.name) == (0, "Ada")
    assert [str(text) for text in request.since] == ["Bix dealt hand 1"]
    session.lift_curtain(1)
    assert table.of("shown") == []
    session.lift_curtain(0)
    session.intents.press("draw")
    session.intents.submit(Discard(0, "KD"))
    assert table.last("happened").undo
    while not table.curtain_is_down():
        qapp.processEvents()
    request = table.last("curtain_drawn")
    assert (request.seat, request.name) == (1, "Bix")
    assert [str(text) for text in request.since] == ["Bix dealt hand 1", "Ada drew", "Ada discarded K♦"]
    session.lift_curtain(1)
    session.intents.press("draw")
    session.intents.submit(Discard(1, "2C"))
    while not table.curtain_is_down():
        qapp.processEvents()
    assert [str(text) for text in table.last("curtain_drawn").since] == ["Bix drew", "Bix discarded 2♣"]


def test_a_discard_is_past_once_the_curtain_has_fallen(qapp, session, table, sit_down):
    sit_down(dealt(("human", "human"), {0: "KD"}, dealer=1))
    session.lift_curtain(0)
    session.intents.press("draw")
    session.intents.submit(Discard(0, "KD"))
    while not table.curtain_is_down():
        qapp.processEvents()
    session.intents.undo()
    session.lift_curtain(1)
    assert not table.last("shown").undo
    session.intents.undo()
    assert "taken back" in str(table.last("refused").reason)


def test_one_person_needs_no_curtain(qapp, session, table, sit_down):
    sit_down(dealt(("random", "human", "random"), dealer=2))
    while not table.of("happened"):
        qapp.processEvents()
    assert table.of("curtain_drawn") == []
    assert {said.view.seat for name, said in table.told if name in {"shown", "happened"}} == {1}


def test_a_table_of_computers_is_watched_from_the_first_seat(qapp, session, table):
    session.start(settings("random", "random"))
    session.intents.press("draw")
    session.intents.undo()
    session.intents.pick([Pick("hand:0", None)])
    while len(table.of("happened")) < 5:
        qapp.processEvents()
    assert table.of("refused") == []
    assert {said.view.seat for name, said in table.told if name in {"shown", "happened"}} == {0}
    assert str(table.last("offer_changed").lead).endswith("is choosing.")


def test_on_a_shared_screen_the_status_line_names_the_person_to_move(qapp, session, table, sit_down):
    sit_down(dealt(("human", "human"), {0: "KD"}, dealer=1))
    session.lift_curtain(0)
    assert str(table.last("offer_changed").lead).startswith("Ada: draw")
    session.intents.press("draw")
    session.intents.submit(Discard(0, "KD"))
    assert str(table.last("offer_changed").lead) == "Bix is choosing."


def test_nobody_takes_back_what_computers_do(qapp, session, table):
    session.start(settings("random", "random"))
    while len(table.of("happened")) < 20:
        qapp.processEvents()
    assert not any(said.undo for said in table.of("happened"))


def test_the_end_of_an_earlier_motion_brings_no_curtain_into_the_telling_of_a_step(qapp, session, library):
    session.model.happened.connect(lambda _: session.intents.settled())  # a table that cuts its last motion short
    watcher = Watcher(session, library)
    session.start(settings("human", "human"))
    for _ in range(400):
        qapp.processEvents()
        if watcher.of("curtain_drawn") and watcher.curtain_is_down():
            break
    watcher.lift()
    state = session.table.live.state
    for do in ("draw", "discard"):
        for _ in range(20):
            qapp.processEvents()
        session.intents.submit(next(session.table.live.game.legal_moves(state).of(do)))
    assert watcher.told[-2][0] == "offer_changed"
    assert not watcher.curtain_is_down()
    for _ in range(400):
        qapp.processEvents()
    assert watcher.curtain_is_down()
