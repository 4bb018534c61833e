"""The pages that belong to the match on the table: score pad, players, fair play, the table in text, the curtain."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from barracan.session.messages import CurtainRequest
from barracan.table.translation import translate_text
from barracan.windows.match.match_controller import MatchController
from barracan.windows.shell.shell import Shell

if TYPE_CHECKING:
    from barracan.session.messages import Decision
    from barracan.windows.learn.course_offer import CourseOffer
    from barracan.windows.match.curtain import Curtain
    from barracan.windows.match.fair_play import FairPlay
    from barracan.windows.score.score_page import ScorePage
    from barracan.windows.text_table.page import TextTable


class MatchPages(QObject):
    """Shows what the match on the table has to tell beside the painted table.

    Signals:
        asked: something else is asked for by its button's name.
        clause_asked: a clause of the rules to show.
        review_asked: the hand from which on the match is to be reviewed.
        table_asked: the table is to be seen again.
        repeated: the settings of a match to begin at the same table.
    """

    asked = Signal(str)
    clause_asked = Signal(str)
    review_asked = Signal(int)
    table_asked = Signal()
    repeated = Signal(object)

    def __init__(self, shell: Shell, controller: MatchController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._shell = shell
        self._pages = shell.pages

    @cached_property
    def course_offer(self) -> "CourseOffer":
        """The course offered once, at the first match of a game."""
        from barracan.windows.learn.course_offer import CourseOffer

        offer = CourseOffer(self._shell, self._controller)
        offer.taken.connect(lambda: self.asked.emit("learn"))
        return offer

    def show_score(self, *, hand_over: bool) -> None:
        """Show the score pad; between hands it leads on."""
        page = self._pages.get("score_page", self._create_score)
        page.show_sheet(self._controller.sheet(), hand_over=hand_over)
        self._pages.go(page)

    def deal_next(self) -> None:
        """Deal the next hand, and show it."""
        self.table_asked.emit()
        self._controller.next_hand()

    def show_players(self) -> None:
        """Show who plays each seat, so that another can."""
        from barracan.windows.match.players_page import PlayersPage

        def create() -> PlayersPage:
            page = PlayersPage()
            page.seated.connect(lambda seat, player: self._seat(page, seat, player))
            return page

        page = self._pages.get("players_page", create)
        page.show_players(*self._controller.players())
        self._pages.go(page)

    def show_fair_play(self) -> None:
        """Show the seals of the decks dealt so far, and the proof that no computer player peeked."""
        session = self._controller.session
        self._fair_play.show(session.record, session.seals())

    def text_table(self) -> QWidget:
        """The table in text; what has been told before it is made is told again."""
        is_new = self._pages.find_leaf("text_table") is None
        page = self._pages.get("text_table", self._create_text_table, is_table=True)
        if is_new:
            self._controller.tell_again()
        return page

    def draw_curtain(self, request: CurtainRequest) -> None:
        """Cover everything until the next person is there."""
        self._curtain.text_size = self._controller.scene.appearance.outfit.text_size
        self._curtain.draw_for(
            request.seat, request.name, [translate_text(text) for text in request.since], request.side
        )
        self._pages.cover(self._curtain)

    def _create_score(self) -> "ScorePage":
        from barracan.windows.score.score_page import ScorePage

        page = ScorePage()
        page.next_hand.connect(self.deal_next)
        page.same_table.connect(lambda: self.repeated.emit(self._controller.settings))
        page.new_match.connect(lambda: self.asked.emit("new_match"))
        page.clause_asked.connect(self.clause_asked)
        page.review_asked.connect(self.review_asked)
        return page

    def _seat(self, page: QWidget, seat: int, player: str) -> None:
        """Let another play a seat; the table shows it and comes to the front, but there may be more to change."""
        self._controller.seat(seat, player)
        self._pages.go(page)

    def _create_text_table(self) -> "TextTable":
        from barracan.windows.text_table.page import TextTable

        controller = self._controller
        page = TextTable(controller.model, controller.session.intents)
        controller.finale.told.connect(page.tell_end)
        controller.model.hinted.connect(lambda decision: self._tell_hint(page, decision))
        page.onward_pressed.connect(controller.press)
        page.closed.connect(lambda: self.asked.emit("text_table"))
        page.asked.connect(self.asked)
        page.clause_asked.connect(self.clause_asked)
        return page

    def _tell_hint(self, page: "TextTable", decision: "Decision") -> None:
        from barracan.windows.match.hint_words import advise_viewer

        advice = advise_viewer(self._controller.game, self._controller.model, decision)
        page.tell_hint(" ".join(advice.sentences(translate_text)), decision.clause)

    @cached_property
    def _fair_play(self) -> "FairPlay":
        from barracan.windows.match.fair_play import FairPlay

        return FairPlay(self._pages, self)

    @cached_property
    def _curtain(self) -> "Curtain":
        from barracan.windows.match.curtain import Curtain

        curtain = Curtain()
        curtain.lifted.connect(self._controller.lift_curtain)
        return curtain
