"""The words and signs on the table of Barracuda."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from barracan.model.cards import RANKS, Code
from barracan.model.common_texts import common_text
from barracan.model.places import DISCARD
from barracan.model.view import LaidMeld, SeatView
from barracan.session.hand_order import SUIT_ORDER
from barracan.table.accessibility.words import meld_words
from barracan.table.barracuda.board import BoardGround, Lane, SetsGround
from barracan.table.barracuda.figures import Figures
from barracan.table.barracuda.layout import LANE_NAME, PLACE_NAME, is_set
from barracan.table.barracuda.owner import Owner
from barracan.table.barracuda.turn_rail import TurnRail, steps_words
from barracan.table.cards.court_letters import rank_text
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.rummy.counts import label_older_discards, label_stock
from barracan.table.translation import common, translate_text

_SUIT_NAMES: Final = {
    "H": common_text("hearts"),
    "S": common_text("spades"),
    "D": common_text("diamonds"),
    "C": common_text("clubs"),
}


def label_barracuda_table(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of Barracuda."""
    melds, spent = view.laid_melds(), spent_cards(view) if "spent" in layout.labels else frozenset[Code]()
    _label_board(label, layout, view, people, spent)
    for meld in melds:
        words = QCoreApplication.translate("SuitBoard", "{cards}, {name}")
        name = people.names_of(view.sides[meld.side])
        owner = label(Owner, f"owner:{meld.place}")
        owner.show_owner(meld.side, words.format(cards=meld_words(meld.cards), name=name), layout.spots[meld.place])
    for seat, rect in layout.columns.items():
        standing = view.standing(seat)
        if standing is not None:
            figures = label(Figures, f"figures:{seat}", rect)
            figures.show_standing(view.side_of(seat), standing, people.names_of((seat,)))
    label(TurnRail, "turn", layout.labels["turn"]).show_steps(view.turn_steps())
    label_stock(label, layout, view)
    label_older_discards(label, layout)


def tell_barracuda(view: SeatView, people: People, *, counted: bool) -> tuple[str, ...]:
    """The lanes of the suit board, what each seat has, and how far the turn is; spent places where they *count*."""
    spent = spent_cards(view) if counted else frozenset[Code]()
    lanes = tuple(lane_words(view, people, suit, spent) for suit in SUIT_ORDER)
    return (*lanes, *filter(None, (steps_words(view.turn_steps()),)))


def spent_cards(view: SeatView) -> frozenset[Code]:
    """The cards that no run can have any more: those in sets and under the top discard."""
    covered = view.places()[DISCARD][:-1]
    in_sets = [card for meld in view.laid_melds() if is_set(meld) for card in meld.cards]
    return frozenset(card for card in (*covered, *in_sets) if card is not None)


def _label_board(label: LabelMaker, layout: Layout, view: SeatView, people: People, spent: frozenset[Code]) -> None:
    whole = layout.labels["board"]
    board = label(BoardGround, "board", whole)
    places = {name: rect for name, rect in layout.labels.items() if name.startswith(f"{PLACE_NAME}:")}
    top = layout.labels[f"{LANE_NAME}:{SUIT_ORDER[0]}"].top()
    heads = [places[f"{PLACE_NAME}:{rank}{SUIT_ORDER[0]}"] for rank in RANKS]
    board.show_heads([_over(head, whole.topLeft(), top - whole.top()) for head in heads])
    sets = label(SetsGround, "sets", layout.labels["sets"])
    sets.show_empty(not any(map(is_set, view.laid_melds())))
    for suit in SUIT_ORDER:
        ground = layout.labels[f"{LANE_NAME}:{suit}"]
        row = ground.adjusted(whole.left() - ground.left(), 0, 0, 0)
        lane = label(Lane, f"{LANE_NAME}:{suit}", row)
        strokes = [places[f"{PLACE_NAME}:{rank}{suit}"].center() for rank in RANKS if rank + suit in spent]
        corner = QPointF(row.topLeft().toPoint())
        lane.show_lane(
            suit, ground.left() - whole.left(), [at - corner for at in strokes], lane_words(view, people, suit, spent)
        )


def _over(place: QRectF, corner: QPointF, high: float) -> QRectF:
    """The head over a place, from this corner on."""
    return QRectF(place.left() - corner.x(), 0, place.width(), high)


def lane_words(view: SeatView, people: People, suit: str, spent: frozenset[Code]) -> str:
    """What lies in a lane, as it is read out: "spades: run 5 to 7, Ada; 4 spent"."""
    translate = QCoreApplication.translate
    melds = sorted(view.laid_melds(), key=lambda meld: RANKS.index(meld.cards[0][0]))
    runs = [meld for meld in melds if not is_set(meld) and meld.cards[0][1] == suit]
    parts = [_run_words(view, people, meld) for meld in runs]
    gone = [rank_text(rank) for rank in RANKS if rank + suit in spent]
    if gone:
        parts.append(translate("SuitBoard", "{ranks} spent").format(ranks=", ".join(gone)))
    words = translate("SuitBoard", "{suit}: {what}")
    name = translate_text(_SUIT_NAMES[suit])
    return words.format(suit=name, what="; ".join(parts) or common("nothing yet"))


def _run_words(view: SeatView, people: People, meld: LaidMeld) -> str:
    words = QCoreApplication.translate("SuitBoard", "run {first} to {last}, {name}")
    first, last = (rank_text(meld.cards[at][0]) for at in (0, -1))
    return words.format(first=first, last=last, name=people.names_of(view.sides[meld.side]))
