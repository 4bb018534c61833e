"""Who begins a match, told before its first hand in games in which cards settle that."""

from collections.abc import Sequence

from barracan.model.first_draw import FirstDraw
from barracan.model.view import SeatView
from barracan.table.moments.draw_for_first import DrawForFirst, Drawn
from barracan.table.scene import TableScene
from barracan.table.translation import translate, translate_text


def make_draw(draw: FirstDraw, view: SeatView, names: Sequence[str], scene: TableScene) -> DrawForFirst:
    """The moment that shows the draw."""
    drawn = [Drawn(names[seat], view.side_of(seat), card) for seat, card in enumerate(draw.cards)]
    title = translate("FirstDraw", "The draw for the first player")
    return DrawForFirst(title, translate_text(draw.words.with_names(names)), drawn, scene.faces)
