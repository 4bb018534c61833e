"""Behind the curtain nothing of any hand: not in the window's pixels, not for a screen reader (B13 and table.md 10)."""

from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from barracan.games.catalog import find_game
from barracan.model.cards import CODES, card_text
from barracan.model.events import CardMoved
from barracan.model.match import Match
from barracan.model.record import read_line
from barracan.players.protocol import Decision
from barracan.session.progress import Pace
from barracan.table.accessibility.words import card_name
from barracan.windows.match import curtain as curtains
from table.by_ear import told
from waiting import until
from windows.by_storm import settings, stored, window_on
from windows.pages import control

LOOKED_AT = 6
"""Every so many curtains are compared pixel by pixel, and the first of them all."""
KEYS = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_F1,
    Qt.Key.Key_F2,
    Qt.Key.Key_F11,
    *map(Qt.Key, range(Qt.Key.Key_A, Qt.Key.Key_Z)),
)
HANDS = [("barracan", 2, 142, 0.9), ("concan", 2, 124, 0.5), ("sheepshead", 3, 11, 0.5)]
"""Game, seats, the seed of hands by chance that are not long, and how often only draws and discards are made."""


class Public:
    """What everybody at the table may know: the cards that have been open in this match."""

    def __init__(self):
        self._match = Match(find_game)
        self.codes = set()

    def follow(self, lines):
        """Read on; a new hand is not known yet."""
        for line in lines[self._match.number :]:
            events = [event.for_viewers(frozenset()) for event in self._match.read(line)]
            if '"kind":"hand"' in line:
                self.codes = set()
            self.codes |= {event.card for event in events if isinstance(event, CardMoved) and event.card}
            self.codes |= {code for meld in read_line(line).get("melds", ()) for code in meld.get("as", ())}
        state, game = self._match.state, self._match.game
        views = [game.view(state, seat).places() for seat in range(state.seats)]
        for place in views[0]:
            if not place.startswith("hand:"):
                self.codes |= set(views[0][place]).intersection(*(view.get(place, ()) for view in views[1:])) - {None}


def named(words):
    """The cards that are named in words or with their signs."""
    return {code for code in CODES if card_name(code).lower() in words.lower() or card_text(code) in words}


def everything_told(window):
    """All words of the window, those of its hidden widgets too."""
    hints = [word for each in window.findChildren(QWidget) for word in (each.toolTip(), each.accessibleName())]
    return "\n".join([*told(window), *hints])


def picture(window):
    """The window's pixels."""
    return window.grab().toImage()


def lift(window):
    button = control(window, "lift_curtain")
    until(button.isEnabled)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not window.covered


@pytest.fixture(autouse=True)
def no_guard(monkeypatch):
    monkeypatch.setattr(curtains, "GUARD", 0)


@pytest.fixture
def window(qtbot, tmp_path):
    with window_on(qtbot, tmp_path) as window:
        yield window


@pytest.fixture
def twin(qtbot, tmp_path):
    """The same window with other cards: whatever shows through its curtain is another picture."""
    (tmp_path / "twin").mkdir()
    with window_on(qtbot, tmp_path / "twin") as twin:
        yield twin


@pytest.fixture
def requests(window):
    """What each curtain was drawn for."""
    heard = []
    window.controller.covered.connect(heard.append)
    return heard


def begin(twin, game, seats):
    """Deal the twin other cards, and let one of its hands be looked at."""
    twin.start(settings(game, *["human"] * seats, number="000000000099"))
    if twin.covered:
        lift(twin)
    assert twin.controller.scene.view is not None


def check_pixels(window, twin, request):
    """The same request over other cards gives the same picture, pixel by pixel."""
    twin.match_pages.draw_curtain(request)
    for each in (window, twin):
        until(control(each, "lift_curtain").isEnabled)
        each.pages.curtain.setFocus()  # one window alone is active and would show where its focus is
    for _ in range(3):  # what the words need is laid out in several steps
        QApplication.processEvents()
    assert picture(window) == picture(twin)


def check_words(window, request, public):
    """The curtain tells of open cards alone, and nothing else in the window names a card."""
    since = named(control(window, "curtain_since").text()) if request.since else set()
    assert since <= public.codes
    assert named(everything_told(window)) <= since


@pytest.mark.parametrize("hand", HANDS, ids=[hand[0] for hand in HANDS])
def test_a_hand_between_people_at_one_screen_never_shows_through(window, twin, requests, hand):
    game, seats, seed, short = hand
    begin(twin, game, seats)
    public, rng, curtains_seen = Public(), Random(seed), 0
    window.start(settings(game, *["human"] * seats))
    window.controller.view.setUpdatesEnabled(False)  # only what the curtain shows is looked at
    playing = window.controller.session.table.live
    while playing.state.turn is not None:
        if window.covered:
            if curtains_seen % LOOKED_AT == 0:
                public.follow(playing.match.lines)
                check_words(window, requests[-1], public)
                check_pixels(window, twin, requests[-1])
            curtains_seen += 1
            lift(window)
        view, before = window.controller.scene.view, playing.match.number
        assert view.seat == playing.state.turn
        assert window.controller.scene.stage.own_hand == f"hand:{view.seat}"
        window.controller.session.intents.submit(by_chance(playing, rng, short))
        assert playing.match.number > before
        window.controller.scene.finish_motion()
        until(lambda: window.covered or acts(window, playing))
    assert curtains_seen > 10


def by_chance(playing, rng, often):
    """A move by chance; many turns are only draws and discards, so that the hand ends soon."""
    legal = playing.game.legal_moves(playing.state)
    actions = list(legal.actions())
    short = [do for do in actions if do in ("draw", "discard")]
    return legal.pick(rng.choice(short if short and rng.random() < often else actions), rng)


def acts(window, playing):
    return playing.state.turn is None or window.controller.scene.view.seat == playing.state.turn


def cover(window):
    """Draw and discard by keys, so that the screen passes on."""
    for key in (Qt.Key.Key_D, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_X):
        QTest.keyClick(window.controller.view.viewport(), key)
    until(lambda: window.covered)


def test_right_after_a_resume_no_hand_has_been_seen(window, twin, requests):
    begin(twin, "barracan", 2)
    window.resume(stored(window.library, "human", "human", moves=12))
    assert window.covered
    assert window.controller.scene.items() == [] or window.controller.scene.view is None
    check_pixels(window, twin, requests[-1])


def test_a_match_closed_behind_the_curtain_comes_back_behind_it(qtbot, window, twin, requests, tmp_path):
    window.start(settings("barracan", "human", "human"))
    begin(twin, "barracan", 2)
    while not window.covered:
        cover(window)
    match, seat = window.controller.match, requests[-1].seat
    window.close()
    with window_on(qtbot, tmp_path) as again:
        heard = []
        again.controller.covered.connect(heard.append)
        again.resume(match)
        assert again.covered
        assert heard[-1].seat == seat
        check_pixels(again, twin, heard[-1])


def test_what_was_taken_back_does_not_stay(window, twin, requests):
    begin(twin, "barracan", 2)
    window.controller.session.pace = Pace(0, 150)
    window.resume(stored(window.library, "human", "human"))
    lift(window)
    viewport = window.controller.view.viewport()
    for key in (Qt.Key.Key_D, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_X):
        QTest.keyClick(viewport, key)
    public = Public()
    public.follow(window.controller.session.table.live.match.lines)
    discarded = window.controller.session.table.live.match.moves[-1].card
    QTest.keyClick(viewport, Qt.Key.Key_Z)
    assert window.controller.session.table.live.match.moves[-1].do == "draw"
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_X):
        QTest.keyClick(viewport, key)
    move = window.controller.session.table.live.match.moves[-1]
    assert (move.do, move.card) != ("discard", discarded)
    assert move.do == "discard"
    until(lambda: window.covered)
    check_pixels(window, twin, requests[-1])
    assert card_name(discarded) not in everything_told(window)
    assert card_text(discarded) not in control(window, "curtain_since").text()


def test_no_key_no_resize_and_no_minimising_opens_a_gap(window, twin, requests):
    begin(twin, "barracan", 2)
    window.resume(stored(window.library, "human", "human"))
    lift(window)
    cover(window)
    check_pixels(window, twin, requests[-1])
    for key in KEYS:
        for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
            QTest.keyClick(window.focusWidget() or window, key, modifier)
    assert window.covered
    assert not window.isFullScreen()
    assert picture(window) == picture(twin)
    for size in (QSize(1024, 700), QSize(2560, 1440), QSize(1500, 1000)):
        for each in (window, twin):
            each.resize(size)
        for _ in range(3):
            QApplication.processEvents()
        assert picture(window) == picture(twin)
    window.hide()
    window.show()
    for each in (window, twin):
        each.pages.curtain.setFocus()
    QApplication.processEvents()
    assert window.covered
    assert picture(window) == picture(twin)
    lift(window)
    scene = window.controller.scene
    assert scene.layout.width == window.width() == 1500
    assert all(card.pos() == card.goal for card in scene.tableau.cards())


@pytest.mark.parametrize("table", ["picture", "text"])
def test_a_hint_is_gone_when_the_curtain_falls(window, twin, requests, table):
    begin(twin, "barracan", 2)
    window.resume(stored(window.library, "human", "human"))
    lift(window)
    if table == "text":
        window.change_table()
    session = window.controller.session
    session.intents.submit(next(iter(session.table.live.game.legal_moves(session.table.live.state).of("draw"))))
    move = next(iter(session.table.live.game.legal_moves(session.table.live.state).of("discard")))
    reason = session.table.live.game.describe(move)
    session.model.hinted.emit(Decision(move, (), 0, move, (reason,)))
    session.intents.press("hint") if table == "text" else window.controller.press("hint")
    assert card_text(move.card) in everything_told(window) or card_name(move.card) in everything_told(window)
    other = next(iter(each for each in session.table.live.game.legal_moves(session.table.live.state).of("discard")
                      if each.card != move.card))  # fmt: skip
    session.intents.submit(other)
    window.controller.scene.finish_motion()
    until(lambda: window.covered)
    check_pixels(window, twin, requests[-1])
    assert named(everything_told(window)) <= {other.card}
