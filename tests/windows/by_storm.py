"""Windows with a real library that are driven hard: opening them, and matches whose deals are the same each time."""

from contextlib import contextmanager
from random import Random

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from windows.opening import open_window

NAMES = ("Ada", "Bix", "Nora", "Tomas")
NUMBER = "000000000007"


@contextmanager
def window_on(qtbot, folder, **how):
    """A window on the library of this folder; both are closed in the end."""
    with Library.open(folder / "library.sqlite") as library:
        window = open_window(qtbot, library, folder, **how)
        try:
            yield window
        finally:
            window.close()


def settings(game, *players, number=NUMBER, **options):
    """A match whose deals are the same each time."""
    return MatchSettings(game, tuple(map(SeatNote, NAMES, players)), options, number=number)


def stored(library, *players, seed=5, moves=0, game="barracan", **options):
    """A match in the library in which the first seat is to move and has not drawn yet."""
    notes = tuple(map(SeatNote, NAMES, players))
    match, rng = Match.begin(CATALOG[game], notes, options), Random(seed)
    match.deal(len(players) - 1, match.shuffled_deck(rng))
    while match.number < moves or match.state.turn != 0 or "draw" not in match.game.legal_moves(match.state).actions():
        legal = match.game.legal_moves(match.state)
        match.play(legal.pick(next(do for do in ("draw", "discard") if do in legal.actions()), rng))
    number = library.begin(match.lines)
    library.release(number)
    return number


def may_act(window):
    """Whether the table waits for the person who looks at it."""
    view = window.controller.scene.view
    return not window.covered and window.controller.is_open and view is not None and view.turn == view.seat
