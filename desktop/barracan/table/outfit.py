"""How a table looks and handles for one person, apart from what is played on it."""

from typing import NamedTuple

from barracan.table.cards.faces import BACKS, LARGE
from barracan.table.themes import FELT, Theme


class Outfit(NamedTuple):
    """Colours, card faces, sizes, sides and motion."""

    theme: Theme = FELT
    art: str = "classic"
    back: str = BACKS[0]
    card_size: str = "medium"
    large_index: bool = False
    mirrored: bool = False
    """Whether panel, buttons and the control of the hand's order change sides."""
    speed: str = "normal"

    @property
    def faces(self) -> str:
        """The set of faces, by the name of its folder."""
        return self.art + LARGE if self.large_index else self.art
