"""What lies above what on the table, from the ground up."""

from typing import Final

GROUND: Final = 5.0
"""What is printed on the table."""
PLACES: Final = 10.0
MARKED: Final = 1.0
"""So much above its neighbours lies a place with a card that bears a sign."""
HAND: Final = 20.0
LABELS: Final = 30.0
"""Above the cards: counts and pills lie on them."""
BARS: Final = 40.0
PANEL: Final = 50.0
DRAFTS: Final = 60.0
"""Cards in the tray lie on the panel."""
AIR: Final = 80.0
"""Cards in motion."""
BUBBLE: Final = 90.0
MOMENT: Final = 95.0
HELD: Final = 100.0
ENLARGED: Final = 110.0

IN_PLACE: Final = 0.0
"""Within a place: outlines and ghosts first, then the cards in their order, badges last."""
CARDS: Final = 1.0
BADGES: Final = 1000.0
