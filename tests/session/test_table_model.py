"""The model of a table: what everything that shows it reads, and what a step, an order and the curtain do to it."""

from barracan.games.barracan.moves import Discard, Draw
from barracan.model.offers import Pick
from barracan.session.messages import MatchSettings
from barracan.session.table_model import NO_OFFER
from session.company import notes
from waiting import until


def open_table(session, *players):
    session.start(MatchSettings("barracan", notes(players)))
    if session.model.curtain is not None:
        session.lift_curtain(session.model.curtain.seat)


def test_a_step_ends_what_was_chosen_and_keeps_the_view_before_it(session, table):
    open_table(session, "human", "random")
    model = session.model
    until(lambda: model.view.turn == 0)
    before, card = model.view, model.view.hand[0]
    session.intents.pick([Pick("hand:0", card)])
    assert model.picks == (Pick("hand:0", card),)
    told = []
    model.happened.connect(lambda step: told.append((step.view, model.view, model.before, model.picks, model.offer)))
    session.intents.submit(Draw(0))
    assert told == [(model.view, model.view, before, (), NO_OFFER)]
    assert [seat for seat, _ in model.moves][-1] == 0


def test_the_hand_lies_in_one_order_for_everybody(session, table):
    open_table(session, "human", "random")
    model, told = session.model, []
    model.order_changed.connect(lambda: told.append(model.hand()))
    by_suit = model.hand()
    model.move_cards([0], len(by_suit))
    assert told == [[*by_suit[1:], by_suit[0]]]
    model.set_order("suit")
    assert told[-1] == by_suit


def test_behind_the_curtain_nothing_of_a_hand_is_known(session, table):
    open_table(session, "human", "human")
    model = session.model
    seat = model.view.seat
    session.intents.submit(Draw(seat))
    session.intents.submit(Discard(seat, model.view.hand[0]))
    until(lambda: model.curtain is not None)
    assert (model.view, model.before, model.events, model.moves) == (None, None, (), ())
    assert (model.picks, model.offer, model.hand(), model.tray.drafts) == ((), NO_OFFER, [], ())
    session.lift_curtain(model.curtain.seat)
    assert model.curtain is None
    assert model.view.seat != seat
