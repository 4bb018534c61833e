"""Windows with a real library that are driven hard: opening them, and matches whose deals are the same each time."""

from contextlib import contextmanager
from dataclasses import replace
from random import Random

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.session.table_session import Pace
from barracan.storage.library import Library
from barracan.windows.main_window import MainWindow

NAMES = ("Ada", "Bix", "Nora", "Tomas")
AT_ONCE = Pace(0, 0)
PATIENCE = 20_000
NUMBER = "000000000007"


@contextmanager
def window_on(qtbot, folder, *, speed="off", pace=AT_ONCE, size=(1280, 800), table="picture"):
    """A window on the library of this folder; both are closed in the end."""
    with Library.open(folder / "library.sqlite") as library:
        window = MainWindow(library, folder)
        qtbot.addWidget(window)
        window.prefer(replace(window.preferences, speed=speed, table=table))
        window.desk.session.pace = pace
        window.desk.lingering = 0
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        try:
            yield window
        finally:
            window.close()


def settings(game, *players, number=NUMBER, **options):
    """A match whose deals are the same each time."""
    return MatchSettings(game, tuple(map(SeatNote, NAMES, players)), options, number=number)


def stored(library, *players, seed=5, moves=0, game="barracan"):
    """A match in the library in which the first seat is to move and has not drawn yet."""
    notes = tuple(map(SeatNote, NAMES, players))
    match, rng = Match.begin(CATALOG[game], notes, {}), Random(seed)
    match.deal(len(players) - 1, match.shuffled_deck(rng))
    while match.number < moves or match.state.turn != 0 or "draw" not in match.game.legal_moves(match.state).actions():
        legal = match.game.legal_moves(match.state)
        match.play(legal.pick(next(do for do in ("draw", "discard") if do in legal.actions()), rng))
    number = library.begin(match.lines)
    library.release(number)
    return number


def may_act(window):
    """Whether the table waits for the person who looks at it."""
    view = window.desk.scene.view
    return not window.covered and window.desk.is_open and view is not None and view.turn == view.seat
