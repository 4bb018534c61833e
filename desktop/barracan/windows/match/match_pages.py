"""The pages that belong to the match on the table: score pad, players, seals, the table in text, the curtain."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from barracan.session.messages import CurtainRequest
from barracan.table.translation import translate_text

if TYPE_CHECKING:
    from barracan.windows.shell.main_window import MainWindow


class MatchPages(QObject):
    """Shows what the window's desk has to tell beside its painted table."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._pages = window.pages

    def show_score(self, *, hand_over: bool) -> None:
        """Show the score pad; between hands it leads on."""
        page = self._pages.get("score_page", self._made_score)
        page.show_sheet(self._window.desk.sheet(), hand_over=hand_over)
        self._pages.go(page)

    def deal_next(self) -> None:
        """Deal the next hand, and show it."""
        self._window.show_table()
        self._window.desk.next_hand()

    def show_players(self) -> None:
        """Show who plays each seat, so that another can."""
        page = self._pages.get("players_page", self._made_players)
        page.show_players(*self._window.desk.players())
        self._pages.go(page)

    def show_seals(self) -> None:
        """Show the seals of the decks dealt so far."""
        page = self._pages.get("seals_page", self._made_seals)
        page.show_seals(self._window.desk.session.seals())
        self._pages.go(page)

    def text_table(self) -> QWidget:
        """The table in text; what has been told before it is made is told again."""
        known = self._pages.known("text_table")
        page = known or self._pages.get_table("text_table", self._made_text_table)
        if known is None:
            self._window.desk.tell_again()
        return page

    def draw_curtain(self, request: CurtainRequest) -> None:
        """Cover everything until the next person is there."""
        curtain = self._pages.curtain or self._made_curtain()
        curtain.draw_for(request.seat, request.name, [translate_text(text) for text in request.since])
        self._pages.cover(curtain)

    def _made_score(self) -> QWidget:
        from barracan.windows.score.score_page import ScorePage

        window = self._window
        page = ScorePage()
        page.next_hand.connect(self.deal_next)
        page.same_table.connect(lambda: window.start(window.desk.settings))
        page.new_match.connect(window.show_new_match)
        page.clause_asked.connect(window.show_rules)
        page.review_asked.connect(lambda hand: window.reviews.of_this(hand))
        return page

    def _made_players(self) -> QWidget:
        from barracan.windows.match.players_page import PlayersPage

        page = PlayersPage()
        page.seated.connect(self._seat)
        return page

    def _seat(self, seat: int, player: str) -> None:
        """Let another play a seat; the table shows it and comes to the front, but there may be more to change."""
        self._window.desk.seat(seat, player)
        self._pages.go(self._pages.known("players_page"))

    def _made_seals(self) -> QWidget:
        from barracan.windows.match.seals_page import SealsPage

        return SealsPage()

    def _made_text_table(self) -> QWidget:
        from barracan.windows.text_table.page import TextTable

        page = TextTable(self._window.desk)
        self._window.desk.finale.told.connect(page.tell_end)
        page.closed.connect(self._window.change_table)
        page.asked.connect(self._window.do)
        page.clause_asked.connect(self._window.show_rules)
        return page

    def _made_curtain(self) -> QWidget:
        from barracan.windows.match.curtain import Curtain

        curtain = Curtain()
        curtain.lifted.connect(self._window.desk.lift_curtain)
        return curtain
