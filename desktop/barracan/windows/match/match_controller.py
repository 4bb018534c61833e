"""The match that is open: session, model and scene joined, and what the score pad wants to know."""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal

from barracan.games.catalog import find_game
from barracan.model.events import HandDealt
from barracan.model.game import AnyGame, Sides
from barracan.model.moves import RecordFault
from barracan.model.offers import Pick
from barracan.model.replay import SeatNote
from barracan.model.view import Family
from barracan.session.messages import MatchSettings
from barracan.session.progress import Pace
from barracan.session.table_session import TableSession
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.table.hud.button_row import (
    FOUR_COLOURS,
    MATCH_RESULT,
    NEXT_HAND,
    RECORD,
    RESULT,
    SAME_TABLE,
    SCORE_PAD,
    SPEAK_STATUS,
    SPEAK_TABLE,
)
from barracan.table.layouts.table_layout import least_table
from barracan.table.scene import create_scene
from barracan.table.themes import Outfit
from barracan.table.translation import translate_text
from barracan.table.view import TableView
from barracan.windows.match.hand_ends import HandEnds
from barracan.windows.settings.preferences import Preferences

if TYPE_CHECKING:
    from barracan.session.game_parts import Offered
    from barracan.session.messages import Happening
    from barracan.windows.match.ending import Finale
    from barracan.windows.match.hint import HintDisplay
    from barracan.windows.match.past import Past
    from barracan.windows.match.sounds import Sounds
    from barracan.windows.score.score_sheet import ScoreSheet

_log = logging.getLogger(__name__)

_PACES = {"instant": Pace(0, 700), "quick": Pace(200, 700), "normal": Pace(), "calm": Pace(1200, 1600)}
_TOP_BAR = (SCORE_PAD, "rules", RECORD, "settings")
_ASKED_OF_THE_WINDOW = {
    *_TOP_BAR,
    "menu",
    "new_match",
    "resume",
    NEXT_HAND,
    SAME_TABLE,
    FOUR_COLOURS,
    SPEAK_STATUS,
    SPEAK_TABLE,
}

_OF_THE_FINALE = {RESULT, MATCH_RESULT}


class MatchController(QObject):
    """One session, one scene, one view; matches come and go.

    Attributes:
        session, model, scene: what is played, how it stands now, and its picture.
        view: the widget that shows the table.
        is_open: whether a match is open.

    Signals:
        revealed: the table may be seen.
        covered: the curtain falls (``CurtainRequest``).
        hand_ended: how a hand or the match is over has been told.
        asked: a window is asked for by its button's name.
        clause_asked: a clause of the rules is to be shown.
        trouble: a sentence about a failure.
        told: what a screen reader is to say of a hint, and the clause to read more in, or ``""``.
    """

    revealed = Signal()
    covered = Signal(object)
    hand_ended = Signal()
    asked = Signal(str)
    clause_asked = Signal(str)
    trouble = Signal(str)
    told = Signal(str, str)

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self.session = TableSession(library, find_game, parent=self)
        self.model = self.session.model
        self.scene = create_scene(self, self.model)
        self.view = TableView(self.scene)
        self.is_open = False
        self.between_hands = False
        self._ends = HandEnds(find_game, lambda: self.session.record)
        self._sounds: Sounds | None = None
        self._finale: Finale | None = None
        self._past: Past | None = None
        self._hint_display: HintDisplay | None = None
        self._connect()

    @property
    def sounds(self) -> "Sounds":
        """The sounds of this table, made when the first is wanted."""
        if self._sounds is None:
            from barracan.windows.match.sounds import Sounds

            self._sounds = Sounds(self)
            self._sounds.follow(self.model)
        return self._sounds

    @property
    def finale(self) -> "Finale":
        """How a hand and a match are told to have ended, made when the first one does."""
        if self._finale is None:
            from barracan.windows.match.ending import Finale

            self._finale = Finale(self.scene, self)
            self._finale.asked.connect(self.press)
            self._finale.over.connect(self.hand_ended)
            self._finale.changed.connect(self._lead_on)
        return self._finale

    @property
    def past(self) -> "Past":
        """What the person here has done before, known when the first hand has ended."""
        if self._past is None:
            from barracan.windows.match.past import Past

            self._past = Past(self._library, self.scene.is_moving, self)
        return self._past

    @property
    def hint_display(self) -> "HintDisplay":
        """The hints at this table, made when the first comes."""
        if self._hint_display is None:
            from barracan.windows.match.hint import HintDisplay

            self._hint_display = HintDisplay(self.view, self.scene, lambda: self.game, self)
            self._hint_display.told.connect(self.told)
            self._hint_display.clause_asked.connect(self.clause_asked)
        return self._hint_display

    def put_away_hint(self) -> bool:
        """Put the card of a hint away; says whether it stood there."""
        return self._hint_display is not None and self._hint_display.put_away()

    @property
    def clause(self) -> str:
        """The clause that a hint on the table rests on, ``""`` where none is told."""
        return self._hint_display.clause if self._hint_display is not None else ""

    @property
    def match(self) -> int | None:
        """The library's number of the match, ``None`` if there is none or it could not be stored."""
        return self.session.stored

    @property
    def settings(self) -> MatchSettings:
        """What it takes to play at the same table again."""
        model = self.model
        assert model.view is not None
        seats = tuple(map(SeatNote.of, model.names, model.players))
        return MatchSettings(self.game.id, seats, dict(model.view.options), model.view.sides)

    @property
    def last_hand(self) -> int:
        """The number from 0 of the hand that has just ended; 0 while one is played."""
        return len(self._ends.all()) - 1 if self.between_hands else 0

    @property
    def game(self) -> AnyGame:
        """The catalog's entry of the game that is played."""
        return self.session.game

    def start(self, settings: MatchSettings) -> None:
        """Begin a match; raises ``LibraryError`` in words if that cannot be."""
        self._forget()
        self._ends.begin()
        try:
            self.session.start(settings)
        except RecordFault as fault:
            raise LibraryError(fault.reason) from fault
        self.is_open = True

    def resume(self, match: int) -> None:
        """Go on with a stored match; raises ``LibraryError`` in words if that cannot be."""
        self._forget()
        self.session.resume(match)
        self.is_open = True

    def leave(self) -> None:
        """Let go of the match."""
        self._forget()
        self.session.leave()

    def close(self) -> None:
        """Let go of the match and end the workers."""
        self._forget()
        self.session.close()

    def lift_curtain(self, seat: int) -> None:
        """The person of this seat wants to see the hand."""
        self.session.lift_curtain(seat)
        self.revealed.emit()

    def tell_again(self) -> None:
        """Let the session tell the table again, for one that begins to look on; nothing stays chosen."""
        self.scene.finish_motion()
        self.session.show_again()

    def rest(self) -> None:
        """Let the painted table rest while another stands in its place."""
        self.scene.display.rest()

    def wake(self) -> None:
        """Let the painted table show the match again."""
        self.scene.display.wake()

    def next_hand(self) -> None:
        """Deal the next hand."""
        self.between_hands = False
        if self._finale is not None:
            self._finale.forget()
        self._lead_on()
        self.session.next_hand()

    def set_preferences(self, preferences: Preferences, outfit: Outfit) -> None:
        """Apply what a person has chosen, at once."""
        self.session.pace = _PACES[preferences.pace]
        self.session.make_only_moves(preferences.forced == "on")
        if preferences.sound != "off" or self._sounds is not None:
            self.sounds.set_volume(preferences.sound)
        self.scene.appearance.apply(outfit)
        self.scene.set_trick_play(waits=preferences.tricks == "click", one_click=preferences.one_click == "on")
        self.model.counts_spent = preferences.spent_places == "on"
        self.scene.show_spent_places(self.model.counts_spent)
        self.model.counts_played = preferences.card_sheet == "played"
        self.scene.show_played_cards(self.model.counts_played)
        self.scene.order_deuces(in_suits=preferences.deuces == "suits")
        self.scene.marks_fitting = preferences.fits == "drawn"

    def players(self) -> tuple[tuple[str, ...], tuple[str, ...], Sides, "Offered", tuple[str, ...]]:
        """The names of all seats, who plays each of them, the sides, the styles for each, and the levels offered."""
        from barracan.session.game_parts import find_levels, find_styles  # for the page of players alone

        assert self.model.view is not None
        sides = self.model.view.sides
        levels = find_levels(self.game.id)
        return self.model.names, self.model.players, sides, find_styles(self.game.id, sides), levels

    def seat(self, seat: int, player: str) -> None:
        """Let another play this seat from the next move on."""
        self.session.seat(seat, player)

    def menu_corner(self) -> QPoint:
        """Where the menu opens, in the view's coordinates."""
        button = self.scene.hud.top_bar.menu
        return self.view.mapFromScene(button.sceneBoundingRect().bottomLeft())

    def sheet(self) -> "ScoreSheet":
        """What stands on the score pad now."""
        from barracan.windows.score.open_sheet import open_sheet
        from barracan.windows.score.score_sheet import NO_SHEET

        if self.model.view is None:
            return NO_SHEET
        return open_sheet(self.game, self.model, self._ends.all())

    def _connect(self) -> None:
        model, scene = self.model, self.scene
        scene.connect_intents(self.session.intents)
        model.shown.connect(self._show)
        model.happened.connect(self._forget_hint)
        model.happened.connect(self._tell_deal)
        model.covered.connect(self._cover)
        model.hand_ended.connect(self._tell_end)
        model.match_ended.connect(self._tell_result)
        model.hinted.connect(lambda decision: self.hint_display.hear(decision))
        self.session.trouble.connect(lambda text: self.trouble.emit(translate_text(text)))
        scene.picked.connect(self._hear_choice)
        scene.pressed.connect(self.press)
        scene.clause_asked.connect(self.clause_asked)
        scene.sounded.connect(self._sound)
        scene.hud.top_bar.show_buttons(_TOP_BAR)

    def _forget(self) -> None:
        self.is_open = self.between_hands = False
        if self._finale is not None:
            self._finale.forget()
        if self._past is not None:
            self._past.forget()
        self._ends.forget()
        self._forget_hint()
        self.model.set_time(None)

    def _lead_on(self) -> None:
        """Tell what leads on from a hand that is over."""
        if not self.between_hands:
            self.model.set_onward(None)
        elif self.finale.onward is not None:
            self.model.set_onward(self.finale.onward)
        else:
            self.model.set_onward((SCORE_PAD, SAME_TABLE if self.model.result is not None else NEXT_HAND))

    def _show(self) -> None:
        self._forget_hint()
        if self.model.view is not None:
            self.view.set_least(least_table(self.model.game, self.model.view))
        self.revealed.emit()

    def _tell_deal(self, happening: "Happening") -> None:
        """Show before a deal who has drawn which card for the first one, and how the pack has been cut."""
        view, begun = self.model.view, any(isinstance(event, HandDealt) for event in happening.events)
        if not begun or view is None or self.model.hurried or self.scene.layout is None:
            return
        if view.hand_number > 1 and view.pack_cut() is None:
            return
        from barracan.windows.match.before_deal import tell_deal

        found, moments = tell_deal(self.game, self.model, view, self.scene.faces), self.scene.moments
        for each in found:
            self.told.emit(each.moment.spoken_name(), each.clause)
        if found:
            moments.show(found[0].moment, self.scene.appearance.theme)
        if len(found) > 1:
            moments.follow(lambda: found[1].moment)

    def _cover(self) -> None:
        self._forget_hint()
        self.covered.emit(self.model.curtain)

    def _forget_hint(self, _: object = None) -> None:
        if self._hint_display is not None:
            self._hint_display.forget()

    def _hear_choice(self, picks: list[Pick]) -> None:
        if picks and self._sounds is not None:
            self._sounds.play("select")

    def _sound(self, name: str, part: float) -> None:
        if self._sounds is not None:
            self._sounds.play(name, part)

    def press(self, name: str) -> None:
        """Do what a button of the table is named after."""
        if name in _ASKED_OF_THE_WINDOW:
            self.asked.emit(name)
        elif name in _OF_THE_FINALE:
            self.finale.press(name)
        elif not (name == "hint" and self._hint_display is not None and self._hint_display.go_on()):
            self.session.intents.press(name)

    def _tell_end(self) -> None:
        from barracan.windows.match import end_boards  # a match that is only begun needs none

        end, view = self.model.end, self.model.view
        assert end is not None
        assert view is not None
        self._ends.add(end)
        self.between_hands = True
        self.past.begin(self.match, self.model.players)
        names, players = self.model.names, self.model.players
        ended = end_boards.EndedHand(self.game, end, view, names, players, self._ends.all())
        board = end_boards.hand_board(ended)
        if view.family() is not Family.PILES:
            board = end_boards.with_sheet(board, self.sheet())
        seen = self.scene.layout is not None and not self.model.hurried
        flash = end_boards.make_flash(ended, self.scene.moments) if end.reason == "flash" and seen else None
        self.finale.begin(board, flash)

    def _tell_result(self) -> None:
        from barracan.windows.match import end_boards

        result, view, ends = self.model.result, self.model.view, self._ends.all()
        assert result is not None
        assert view is not None
        ended = end_boards.EndedHand(self.game, ends[-1], view, self.model.names, self.model.players, ends)
        past = self.past
        self.finale.crown(
            lambda: end_boards.match_board(result, ended._replace(before=past.before(ended.game, view, ended.players)))
        )
