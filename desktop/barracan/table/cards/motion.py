"""Cards under way: one clock moves them all, and says when they have settled; and the pulse of a hint."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import cos, pi
from time import perf_counter
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QTransform

from barracan.model.cards import Code
from barracan.table import timings
from barracan.table.cards.card_item import CardItem

_TICK: Final = 8
_FADE_FROM: Final = 0.25
_NONE_TURNED: Final[Mapping[CardItem, Code | None]] = {}
_LEAST_PAUSE: Final = 0.5
"""Pauses in which something can be looked at last so long even where motion is off."""


Easing: TypeAlias = Callable[[float], float]
"""How much of the way is behind a card when this part of its time is."""


def out_quad(part: float) -> float:
    """Come to rest gently."""
    return 1 - (1 - part) ** 2


def out_cubic(part: float) -> float:
    """Set out fast and come to rest gently."""
    return 1 - (1 - part) ** 3


def in_out_cubic(part: float) -> float:
    """Set out gently too."""
    return 4 * part**3 if part < 0.5 else 1 - 4 * (1 - part) ** 3


def _do_nothing() -> None:
    """Follow an arrival that nobody waits for."""


@dataclass(slots=True, eq=False, repr=False)
class _Track:
    """One card's way: from where it was to where it belongs."""

    card: CardItem
    begin: float
    seconds: float
    start: QPointF
    scale: float
    easing: Easing
    whole: bool
    turn: Code | None = None
    turning: bool = False
    fading: bool = False
    arrived: Callable[[], None] = _do_nothing


class Motion(QObject):
    """Moves cards to their spots.

    ``speed`` is a factor on all durations; 0 lets cards appear in place with a short fade.

    Signals:
        settled: every card of a whole move has arrived.
    """

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = timings.SPEEDS["normal"]
        self._tracks: dict[CardItem, _Track] = {}
        self._waiting = False
        self._clock = QTimer(self)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._tick)
        self._pace = timings.single_shot(self, 0, self._settle)
        self._not_before = 0.0

    @property
    def busy(self) -> bool:
        """Whether a whole move is under way."""
        return self._waiting

    def begin(self, at_least: int = 0) -> None:
        """Expect a whole move: ``settled`` follows when all its cards have arrived, not before so many ms."""
        self._waiting = True
        self._not_before = perf_counter() + at_least * max(self.speed, _LEAST_PAUSE) / 1000
        self._clock.start()

    def glide(
        self,
        card: CardItem,
        milliseconds: float,
        *,
        delay: float = 0.0,
        easing: Easing = out_cubic,
        from_width: float | None = None,
        turned: Mapping[CardItem, Code | None] = _NONE_TURNED,
        whole: bool = True,
        fades: bool = False,
        unseen: bool = False,
        arrived: Callable[[], None] = _do_nothing,
    ) -> None:
        """Move a card to its goal from this width to its own; if it is among those *turned* its face changes half way.

        With *fades* it fades in where motion is off; with *unseen* it cannot be seen while it waits for its turn.
        """
        turn_to = turned.get(card)
        turning = card in turned and turn_to != card.code
        scale = card.scale() if from_width is None else from_width / card.spot.width
        still = card.pos() == card.goal and scale == 1.0 and not turning
        if self.speed == timings.OFF:
            self._appear(card, turn_to, turning, not still and fades, arrived)
            return
        if still or (card.buried and not fades):
            card.rest()
            self._tracks.pop(card, None)
            arrived()
            return
        card.setScale(scale)
        card.setVisible(not unseen)
        begin = perf_counter() + delay * self.speed / 1000
        seconds = max(0.001, milliseconds * self.speed / 1000)
        self._tracks[card] = _Track(
            card, begin, seconds, card.pos(), scale, easing, whole, turn_to, turning, False, arrived
        )
        self._clock.start()

    def forget(self, card: CardItem) -> None:
        """Leave this card to others."""
        self._tracks.pop(card, None)

    def is_moving(self, card: CardItem) -> bool:
        """Whether this card is under way."""
        return card in self._tracks

    def is_flying(self, card: CardItem) -> bool:
        """Whether this card is under way as part of a whole move."""
        track = self._tracks.get(card)
        return track is not None and track.whole

    def finish(self) -> None:
        """Let every card arrive at once."""
        for track in list(self._tracks.values()):
            self._arrive(track)
        self._not_before = 0.0
        self._pace.stop()
        self._settle()

    def _appear(
        self, card: CardItem, turn_to: Code | None, turning: bool, fade: bool, arrived: Callable[[], None]
    ) -> None:
        if turning:
            card.turn_to(turn_to)
        card.rest()
        if not fade:
            arrived()
            return
        card.setOpacity(_FADE_FROM)
        self._tracks[card] = _Track(
            card, perf_counter(), timings.FADE / 1000, card.pos(), 1.0, out_quad, True, fading=True, arrived=arrived
        )
        self._clock.start()

    def _tick(self) -> None:
        now = perf_counter()
        for track in list(self._tracks.values()):
            part = (now - track.begin) / track.seconds
            if part >= 1:
                self._arrive(track)
            elif part > 0:
                self._step(track, part)
        if self._waiting and not any(track.whole for track in self._tracks.values()):
            self._settle()
        if not self._tracks and (not self._waiting or self._pace.isActive()):
            self._clock.stop()

    @staticmethod
    def _step(track: _Track, part: float) -> None:
        card, eased = track.card, track.easing(part)
        if not card.isVisible():
            card.show()
        if track.fading:
            card.setOpacity(_FADE_FROM + (1 - _FADE_FROM) * eased)
            return
        card.setPos(track.start + (card.goal - track.start) * eased)
        if track.scale != 1.0:
            card.setScale(track.scale + (1 - track.scale) * eased)
        if track.turning:
            Motion._turn(track, part)

    @staticmethod
    def _turn(track: _Track, part: float) -> None:
        """Squeeze the card to its edge and open it again with the other face, in the middle of its way."""
        window = min(1.0, timings.TURN_OVER / 1000 / track.seconds)
        phase = (part - (1 - window) / 2) / window
        if phase >= 0.5 and track.card.code != track.turn:
            track.card.turn_to(track.turn)
        squeeze = max(0.02, abs(1 - 2 * phase)) if 0 < phase < 1 else 1.0
        track.card.setTransform(QTransform.fromScale(squeeze, 1.0))

    def _arrive(self, track: _Track) -> None:
        self._tracks.pop(track.card, None)
        track.card.setVisible(not track.card.buried)
        if track.turning and track.card.code != track.turn:
            track.card.turn_to(track.turn)
        if track.fading:
            track.card.setOpacity(1.0)
        track.card.rest()
        track.arrived()

    def _settle(self) -> None:
        if not self._waiting:
            return
        left = self._not_before - perf_counter()
        if left > 0:
            if not self._pace.isActive():
                self._pace.start(round(left * 1000) + 1)
            return
        self._waiting = False
        self.settled.emit()


_TIMES: Final = 2
_FAINTEST: Final = 0.25


class Pulse(QObject):
    """Lets the signs of some cards fade and come back twice; then they are still."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cards: list[CardItem] = []
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(timings.PULSE)
        self._animation.setLoopCount(_TIMES)
        self._animation.valueChanged.connect(self._show)
        self._animation.finished.connect(self.stop)

    @property
    def running(self) -> bool:
        """Whether the signs are not still yet."""
        return self._animation.state() == QVariantAnimation.State.Running

    def start(self, cards: Iterable[CardItem]) -> None:
        """Begin with these cards."""
        self.stop()
        self._cards = list(cards)
        self._animation.start()

    def stop(self) -> None:
        """Let the signs be still at once."""
        self._animation.stop()
        self._show(0.0)
        self._cards = []

    def _show(self, part: float) -> None:
        strength = _FAINTEST + (1 - _FAINTEST) * abs(cos(pi * part))
        for card in self._cards:
            card.set_strength(strength)
