"""Text that is larger than usual, as far as a table leaves it room."""

from collections.abc import Callable

from barracan.table.layouts.frame import SMALLEST_CARD
from barracan.table.layouts.geometry import TEXT_SIZES, Layout, LayoutOptions

Lay = Callable[[LayoutOptions], Layout]


def lay_at_largest_text(options: LayoutOptions, lay: Lay, is_whole: Callable[[Layout], bool]) -> Layout:
    """The table at the largest text, up to the one that is set, at which it is whole; else at the usual one."""
    for size in reversed(TEXT_SIZES[1:]):
        if size <= options.text_size and is_whole(laid := lay(options._replace(text_size=size))):
            return laid
    return lay(options._replace(text_size=TEXT_SIZES[0]))


def melds_are_readable(laid: Layout) -> bool:
    """Whether the cards of melds are as large as they must be at the usual text."""
    cards = (spots[0].width for place, spots in laid.spots.items() if spots and place.startswith("meld"))
    return min(cards, default=laid.meld_width) >= SMALLEST_CARD
