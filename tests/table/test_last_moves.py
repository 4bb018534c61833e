"""What was done last: marked on the table, and shown again when asked for."""

import pytest
from PySide6.QtCore import QTimer

from barracan.games.barracan.moves import Discard, Draw
from barracan.session import snapshots
from barracan.table.cards.marks import Mark
from waiting import PATIENCE


class Told:
    """The match of a desk as the session tells it."""

    deals, serious = "", False

    def __init__(self, table):
        self.match, self.game = table.match, table.match.game
        self.state = table.match.state
        self.players = [note.player for note in table.match.seats]


@pytest.fixture
def played(desk):
    """A table after a draw and a discard of the person's, and a draw and a discard of the next."""

    def play(**options):
        table = desk(seats=2, **options)
        while table.state.turn != 0:
            table.others()
        for _ in range(2):
            seat = table.state.turn
            table.play(Draw(seat))
            table.play(Discard(seat, table.match.game.view(table.state, seat).hand[0]))
        table.scene.finish_motion()
        return table

    return play


def marked(table):
    return [card for card in table.scene.tableau.cards() if Mark.LAST_MOVE in card.marks]


def test_the_last_move_is_marked_when_a_match_is_shown_anew(played):
    table = played()
    pile = table.match.moves[-1].seat
    before = marked(table)
    assert before == [table.cards(f"pile:{table.state.discard_pile(pile)}")[-1]] or len(before) == 1
    table.scene.model.show(snapshots.table_snapshot(Told(table), 0, undo=False))
    table.tell()
    assert [card.code for card in marked(table)] == [card.code for card in before]
    assert [card.place for card in marked(table)] == [card.place for card in before]


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_past_move_is_shown_again_and_the_table_is_as_before(played, qtbot, speed):
    table = played(speed=speed)
    moves = table.match.moves
    ago = next(number for number in range(1, 5) if moves[-number] == Discard(0, getattr(moves[-number], "card", "")))
    lying = {name: [card.code for card in place.cards] for name, place in table.scene.tableau.places.items()}
    told = Told(table)
    lines = [at for at, text in enumerate(table.match.lines) if '"move"' in text]
    past = type(table.match).replay(lambda _: table.match.game, table.match.lines[: lines[-ago]])
    hand = len(past.state.hands[0].cards())
    recalled = snapshots.recall(told, 0, past, table.match.lines[lines[-ago]])
    with qtbot.waitSignal(table.scene.settled, timeout=PATIENCE):
        table.scene.model.recall(recalled)
        assert len(table.hand()) == hand - 1
        assert [card.code for card in marked(table)] == [moves[-ago].card]
    now = {name: [card.code for card in place.cards] for name, place in table.scene.tableau.places.items()}
    assert now == lying
    assert len(marked(table)) == 1


def test_input_ends_what_is_shown_again(qtbot, played):
    table = played(speed="slow")
    lying = {name: [card.code for card in place.cards] for name, place in table.scene.tableau.places.items()}
    lines = [at for at, text in enumerate(table.match.lines) if '"move"' in text]
    past = type(table.match).replay(lambda _: table.match.game, table.match.lines[: lines[0]])
    table.scene.model.recall(snapshots.recall(Told(table), 0, past, table.match.lines[lines[0]]))
    with qtbot.waitSignal(table.scene.stage.motion.findChild(QTimer).timeout):
        assert table.scene.stage.motion.busy
    assert table.scene.stage.motion.busy
    table.scene.finish_motion()
    now = {name: [card.code for card in place.cards] for name, place in table.scene.tableau.places.items()}
    assert now == lying
