"""Moves as they are shown, picture after picture, by a clock that goes as it is told."""

from types import SimpleNamespace
from unittest.mock import patch

from PySide6.QtCore import QSizeF, QTimer

from barracan.games.catalog import find_game
from barracan.session import snapshots
from barracan.session.messages import Happening
from barracan.session.review import Review
from barracan.table.scene import TableScene
from table.painted import numbers

FRAME = 0.06
MOST = 200


def film(lines, viewer, speed="normal", *, again=False, every=1):
    """Each so many pictures of the last of these lines of a record being shown: every card that is under way."""
    clock = SimpleNamespace(now=100.0)
    with patch("barracan.table.cards.motion.perf_counter", lambda: clock.now):
        scene = TableScene()
        scene.appearance.resize(QSizeF(1280, 800))
        review = Review(find_game, lines[:-1])
        scene.model.show(snapshots.table_snapshot(review, viewer, undo=False))
        scene.stage.set_speed(speed)
        settled = []
        scene.settled.connect(lambda: settled.append(True))
        if again:
            scene.model.recall(again_as_it_was(review, viewer, lines))
        else:
            scene.model.step(happening(review, viewer, lines[-1]))
        for number in range(MOST):
            if number % every == 0:
                yield from frame(scene, number)
            if settled:
                return
            clock.now += FRAME
            tick(scene.stage.motion)


def happening(review, viewer, line):
    """What a line tells."""
    events = snapshots.events_seen_from(review.match.read(line), viewer)
    made = review.match.moves[-1:]
    seat, words = (made[0].seat, snapshots.describe(review, made)) if made else (0, snapshots.describe_deal(review))
    return Happening(review.match.number, seat, words, events, review.game.view(review.state, viewer), undo=False)


def again_as_it_was(review, viewer, lines):
    """The last move, to be shown once more."""
    past = Review(find_game, lines[:-2]).match
    return snapshots.recall(review, viewer, past, lines[-2])


def tick(motion):
    """Let time be looked at as the clocks of the motion would."""
    for timer in motion.findChildren(QTimer):
        if timer.isActive():
            timer.timeout.emit()


def frame(scene, number):
    """A row for each card that is on its way, from the lowest to the highest."""
    yield f"{round(number * FRAME * 1000)} ms"
    cards = [*scene.tableau.cards(), *scene.stage.flights.leaving]
    for card in sorted(dict.fromkeys(cards), key=lambda card: card.zValue()):
        if scene.stage.motion.is_moving(card):
            seen = "" if card.isVisible() else " unseen"
            place = numbers(card.scenePos().x(), card.scenePos().y(), card.zValue(), card.spot.width * card.scale())
            looks = numbers(card.transform().m11(), card.opacity())
            yield f"  {card.objectName()} {' '.join((*place, *looks))}{seen}"
