"""The course of a game offered once, in a line over the table at the first match of whoever never opened it."""

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, QSize, QSizeF, Signal

from barracan.model.places import TRICK
from barracan.model.replay import HUMAN
from barracan.session.lessons.course import has_course
from barracan.storage.errors import LibraryError
from barracan.storage.summaries import Search
from barracan.table.hud.labels import Tells
from barracan.windows.match.card_ground import find_ground, scale_ground
from barracan.windows.match.match_controller import MatchController
from barracan.windows.shell.formats import game_title
from barracan.windows.shell.notice import WayOut
from barracan.windows.shell.shell import Shell


class CourseOffer(QObject):
    """Waits for the first turn of a person at a first match, and offers the course then.

    Signals:
        taken: the course is to be opened.
    """

    taken = Signal()

    def __init__(self, shell: Shell, controller: MatchController) -> None:
        super().__init__(controller)
        self._shell, self._controller = shell, controller
        self._game = ""
        """The game whose course is to be offered, ``""`` while there is none."""
        controller.scene.settled.connect(self._settle)

    def expect(self) -> None:
        """A match has been begun: offer the course of its game if nobody here can know of it."""
        game = self._controller.game.id
        self._game = game if has_course(game) and self._is_new(game) else ""
        self._settle()

    def _is_new(self, game: str) -> bool:
        """Whether this is the first match of a game, and its course was neither opened nor offered."""
        preferences = self._shell.preferences
        opened = any(each.partition("/")[0] == game for each in preferences.lessons)
        if opened or game in preferences.offered:
            return False
        library, search = self._shell.library, Search(game=game, most=2)
        try:
            others = [*library.find_unfinished(search), *library.find_finished(search)]
        except LibraryError:  # which has been told where it matters
            return False
        return all(each.id == self._controller.match for each in others)

    def _settle(self) -> None:
        """Offer it once the cards lie still and a person is to move."""
        model = self._controller.model
        view = model.view
        if not self._game or not self._controller.is_open or view is None or view.turn != view.seat:
            return
        if self._controller.game.id == self._game and model.players[view.seat] == HUMAN:
            words = self.tr("Is {game} new to you? Its course begins with a hand that you play.")
            way_out = WayOut(self.tr("Open the course"), self.taken.emit, self._find_place)
            self._shell.tell(words.format(game=game_title(self._game)), brief=True, way_out=way_out)
            preferences = self._shell.preferences
            self._shell.remember(replace(preferences, offered=(*preferences.offered, self._game)))
        self._game = ""

    def _find_place(self, size: QSize) -> QPoint | None:
        """Where an offer so large covers least of the table, if that is painted; it goes with the next move."""
        view, scene = self._controller.view, self._controller.scene
        if scene.layout is None or not view.isVisible():
            return None
        bare = () if scene.layout.spots.get(TRICK) else (TRICK,)
        choices = scene.hud.sheet.places() if scene.hud.sheet else ()
        ground = find_ground(scene.layout, spare=bare)
        ground = ground._replace(seen=(*ground.seen, *choices), places=())
        ground = ground.with_read(scene.told_at(Tells.WORDS), scene.told_at(Tells.PLACES))
        ground = scale_ground(ground, view.shrunk)
        return view.mapTo(view.window(), ground.best([QSizeF(size)], short=True).topLeft().toPoint())
