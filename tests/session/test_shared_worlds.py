"""How two workers share the worlds of a question."""

import threading

import pytest

from barracan.players.search import Enough, serial
from barracan.session.worker_process import SharedWorlds
from waiting import PATIENCE


class Pipe:
    """A pipe to another worker that is written down."""

    def __init__(self, *rows):
        self.rows, self.told, self.emptied = list(rows), [], threading.Event()

    def send(self, row):
        self.told.append(row)

    def recv(self):
        if not self.rows:
            self.emptied.set()
            raise EOFError
        return self.rows.pop(0)


def squares(indices, sharing):
    worked = []

    def evaluate(index):
        worked.append(index)
        return (index * index,)

    assert sharing(evaluate, indices) == serial(lambda index: (index * index,), indices)
    return worked


@pytest.mark.parametrize(("rank", "order"), [(0, [10, 12, 14, 13, 11]), (1, [11, 13, 14, 12, 10])])
def test_a_worker_begins_with_its_own_half_and_then_takes_the_others_from_the_end(rank, order):
    pipe = Pipe()
    sharing = SharedWorlds(rank, pipe)
    sharing.begin(5, lambda ticket: None)
    assert squares(range(10, 15), sharing) == order
    assert [index + 10 for (_, index, _) in pipe.told] == order


def test_what_the_other_worker_tells_is_not_worked_out_again():
    pipe = Pipe(((5, 0, 10), 1, (121,)), ((4, 0, 10), 2, (0,)), ((5, 1, 10), 3, (0,)))
    sharing = SharedWorlds(0, pipe)
    assert pipe.emptied.wait(PATIENCE / 1000)
    sharing.begin(5, lambda ticket: None)
    assert squares(range(10, 15), sharing) == [10, 12, 14, 13]


def test_what_has_been_worked_out_counts_even_when_it_is_enough():
    def stop(ticket):
        raise Enough

    sharing = SharedWorlds()
    sharing.begin(5, lambda ticket: None)
    squares(range(4), sharing)
    sharing.begin(5, stop)
    sharing.allow(None)
    assert squares(range(4), sharing) == []
    with pytest.raises(Enough):
        sharing(lambda index: (0,), range(4, 6))


def test_it_is_looked_between_two_outcomes_of_a_world_whether_more_are_wanted():
    worked = []

    def heed(ticket):
        if len(worked) == 3:
            raise Enough

    def evaluate(index):
        for candidate in range(8):
            worked.append((index, candidate))
            yield candidate

    sharing = SharedWorlds()
    sharing.begin(5, heed)
    with pytest.raises(Enough):
        sharing(evaluate, range(4))
    assert worked == [(0, 0), (0, 1), (0, 2)]


def test_a_batch_is_thought_through_once_however_often_it_is_begun():
    sharing = SharedWorlds()
    sharing.begin(5, lambda ticket: None)
    sharing.allow(1)
    assert squares(range(4), sharing) == [0, 2, 3, 1]
    with pytest.raises(Enough):
        sharing(lambda index: (0,), range(4, 6))
    assert sharing.held_back
    sharing.allow(2)
    assert squares(range(4), sharing) == []
    assert squares(range(4, 6), sharing) == [4, 5]
    assert not sharing.held_back
    sharing.begin(6, lambda ticket: None)
    sharing.allow(None)
    assert squares(range(4), sharing) == [0, 2, 3, 1]
