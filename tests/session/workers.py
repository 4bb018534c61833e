"""What the tests of worker processes share: questions, the pool that is asked, and what became of its processes."""

import os
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from barracan.games.catalog import CATALOG
from barracan.players.player import decide
from barracan.session.worker_messages import Question
from games.tricks.whole_hands import positions
from session.company import dealt
from waiting import PATIENCE, until

not_on_windows = pytest.mark.skipif(os.name == "nt", reason="signals and /proc are of other systems")

AT_ONCE = 600
"""Milliseconds within which thinking stops on a busy machine; between two worlds lie some ten. That it does not go on
for long before is all that can be seen of it: only the clock shows that."""


def begun(qtbot, open_thinker):
    """Two workers that have begun, and answered a question about each of the games, whose players are loaded then."""
    pair = open_thinker(2)
    pair.warm()
    until(lambda: len(pair.process_ids) == 2)
    for asked in (question("casual"), thoughtful(worlds=2)):
        with qtbot.waitSignal(pair.answered, timeout=PATIENCE):
            pair.ask(asked)
    return pair


def question(level="random", **changes):
    match = dealt(("random", "random"), dealer=1)
    return Question("barracan", match.game.view(match.state, 0), level, 7, **changes)


FEW_CARDS = 5


@cache
def cards_to_play():
    """Views of Barbu in which a card is to be played, and more than one can be; first one that no search decides."""
    game = CATALOG["barbu"]
    found = (match.state for match, _ in positions(game, 4, {}, seed=1) if match.state.turn is not None)
    views = [game.view(state, state.turn) for state in found if state.phase.value == "play"]
    found = [view for view in views if decide("barbu", view, "expert", 1, 1).worlds]
    return sorted(found, key=lambda view: not never_ends(view))


def never_ends(view):
    """Whether two cards that are left at the end come to the same in every world."""
    if len(view.hand) >= FEW_CARDS:
        return False
    weighed = decide("barbu", view, "expert", 7, 16)
    first, second, *_ = weighed.candidates
    return weighed.worlds == 16 and first.value == second.value and not second.error


def thoughtful(number=0, **changes):
    """A question about a card of Barbu, whose expert thinks every one through."""
    return Question("barbu", cards_to_play()[number], "expert", 7, **changes)


def think_for_long(qtbot, pool, asked):
    """Ask what will not be answered, and wait until it is thought about."""
    with qtbot.waitSignal(pool.refined, timeout=PATIENCE, check_params_cb=lambda ticket, decision: decision.worlds):
        pool.ask(asked._replace(worlds=10**6, refined=True))


def asked_plainly(question, worlds=None):
    """The decision without any worker."""
    return decide(question.game, question.view, question.player, question.seed, worlds or question.worlds)


def cap_of(pool):
    """The timer that ends the thinking of a level."""
    return pool.findChild(QTimer, "cap")


def is_alive(process):
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
