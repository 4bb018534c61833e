"""What is told before a deal: who begins a match, where cards settle that, and the cut, where it counts."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from barracan.model.first_draw import FirstDraw
from barracan.model.game import AnyGame
from barracan.model.pack_cut import PackCut
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.session.table_model import TableModel
from barracan.table.cards.faces import Faces
from barracan.table.moments.cut import Cut, CutOfPack
from barracan.table.moments.draw_for_first import DrawForFirst, Drawn
from barracan.table.moments.moment import Moment
from barracan.table.translation import translate, translate_text


class DealMoment(NamedTuple):
    """A moment before a deal, and the clause that it rests on."""

    moment: Moment
    clause: str


def tell_deal(game: AnyGame, model: TableModel, view: SeatView, faces: Faces) -> list[DealMoment]:
    """The moments before the deal of this view, in their order."""
    moments = []
    names, deals = model.names, model.deals
    found = (
        game.first_draw(view.seats, view.dealer, Random(f"{deals} {view.dealer}")) if view.hand_number == 1 else None
    )
    if found is not None:
        moments.append(DealMoment(_make_draw(found, view, names, faces), found.clause))
    cut = view.pack_cut()
    if cut is not None:
        moments.append(DealMoment(_make_cut(cut, view, names), cut.clause))
    return moments


def _make_draw(draw: FirstDraw, view: SeatView, names: Sequence[str], faces: Faces) -> DrawForFirst:
    """The moment that shows the draw for the first player."""
    drawn = [Drawn(names[seat], view.side_of(seat), card) for seat, card in enumerate(draw.cards)]
    title = translate("FirstDraw", "The draw for the first player")
    return DrawForFirst(title, translate_text(draw.words.with_names(names)), drawn, faces)


_CUTS = QT_TRANSLATE_NOOP("FirstDraw", "{name} cuts the pack")


def _make_cut(cut: PackCut, view: SeatView, names: Sequence[str]) -> CutOfPack:
    """The moment that shows the cut of the pack."""
    title = translate_text(Text("FirstDraw", _CUTS, {"name": names[cut.seat]}))
    return CutOfPack(Cut(title, view.side_of(cut.seat), cut.lifted, cut.cards, translate_text(cut.words)))
