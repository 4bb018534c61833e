"""The page of fair play over a match, and the players that are asked again for it."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from barracan.games.catalog import find_game
from barracan.model.record import Seal
from barracan.session.redeal_proof import Proof, RedealProof, past_decisions
from barracan.session.review import Review
from barracan.session.worker_pool import WorkerPool
from barracan.windows.match.fair_play_page import FairPlayPage
from barracan.windows.shell.pages import Pages


class FairPlay(QObject):
    """Shows the page, and has the proof made while somebody looks at it."""

    def __init__(self, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._proof: Proof | None = None
        self._asking: RedealProof | None = None

    def show(self, record: Sequence[str], seals: Sequence[Seal]) -> None:
        """Show the seals of a match; what can be proven of its record is proven when that is asked for."""
        self._review = Review(find_game, record)
        page = self._page = self._pages.get("fair_play_page", self._create)
        names = [note.name for note in self._review.match.seats]
        page.begin(names, provable=bool(past_decisions(self._review)))
        page.show_seals(seals)
        self._pages.go(page)

    def _create(self) -> FairPlayPage:
        page = FairPlayPage()
        page.proof_asked.connect(self._begin)
        page.proof_ended.connect(self._end)
        self._pages.ended.connect(self._end)
        return page

    def _begin(self) -> None:
        if self._asking is None:
            self._asking = RedealProof(WorkerPool(self), self)
            self._asking.progressed.connect(self._tell)
        self._proof = self._asking.start(self._review)
        self._tell()

    def _end(self) -> None:
        if self._asking is not None:
            self._asking.stop()

    def _tell(self) -> None:
        if self._proof is not None:
            self._page.show_proof(self._proof)
