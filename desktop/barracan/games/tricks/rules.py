"""What the trick games have in common: nothing is melded."""

from collections.abc import Sequence

from barracan.games.tricks.offers import empty_tray, no_melds
from barracan.model.game import Game, MoveT, StateT, ViewT
from barracan.model.offers import Draft, Pick, TrayVerdict
from barracan.model.refusal import Refusal


class TrickRules(Game[StateT, MoveT, ViewT]):
    """The rules of a game in which every card goes to a trick.

    Attributes:
        play_clause: the clause that says what is done with cards.
    """

    play_clause: str

    def tray(self, state: StateT, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Nothing is melded."""
        return empty_tray(self.play_clause, drafts)

    def arrange(self, state: StateT, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """Nothing is melded."""
        return no_melds(self.play_clause)
