"""What is wrong with a table as it is shown: cards that leave it, covered or small indices, things that meet."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from barracan.table.cards.card_item import CardItem
    from barracan.table.hud.base import HudItem
    from barracan.table.scene import TableScene

LETTER: Final = 0.14
"""How high the letter of an index is, in card heights."""
LEAST_INDEX, LEAST_PILE_INDEX, PILE_INDEX_FROM = 10.6, 12.0, (1280, 800)
TOUCH: Final = 0.75
"""So many pixels things may share: their edges are rounded."""
ON_CARDS: Final = ("Pill", "Lane", "StandsFor")
"""What lies on cards or under them by design."""
ON_PLATES: Final = ("PlateTag", "Figures")
"""What lies on plates by design, but not on what they say."""

Inks = dict[str, list["QRectF"]]
"""Where the texts of each label stand, by the name of its item."""


def card_faults(scene: TableScene, size: tuple[int, int], part: float) -> list[str]:
    """Cards outside the window, indices that are covered or smaller than this part of the least."""
    from barracan.model.places import PILE, read_place
    from barracan.table.cards.faces import BACK

    room, faults = scene.sceneRect(), []
    cards = [card for card in scene.tableau.cards() if card.isVisible()]
    opened = [card for card in cards if card.code and card.code != BACK]
    widest = max((card.spot.width for card in cards if read_place(card.place).kind == PILE), default=0)
    large = all(length >= least for length, least in zip(size, PILE_INDEX_FROM, strict=True))
    for card in opened:
        name = f"{card.code} at {card.place}"
        rect = _rect(card)
        if not room.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(rect):
            faults.append(f"{name} leaves the window: {_told(rect)}")
        letter = LETTER * card.spot.width * 1.4
        if letter < part * LEAST_INDEX - 0.05:
            faults.append(f"{name} has an index {letter:.1f} high")
        in_row = read_place(card.place).kind == PILE and large and _rows(scene, card.place) == 1
        if in_row and card.spot.width == widest and letter < LEAST_PILE_INDEX - 0.05:
            faults.append(f"{name} has an index {letter:.1f} high in a pile of one row")
    return [*faults, *_covered(opened, cards), *_on_backs(opened, cards)]


def _on_backs(opened: Sequence[CardItem], cards: Sequence[CardItem]) -> list[str]:
    """The last trick and what stays open of others lie beside the backs of what was taken."""
    from barracan.model.places import TRICKS, read_place

    backs = [card for card in cards if card not in opened and read_place(card.place).kind == TRICKS]
    return [
        f"{card.code} at {card.place} lies on a back"
        for card in opened
        if any(back.place == card.place and _meet(_rect(back), _rect(card)) for back in backs)
    ]


def _covered(opened: Sequence[CardItem], cards: Sequence[CardItem]) -> list[str]:
    found = []
    for card in opened:
        index = _index(card)
        for other in cards:
            if other is not card and other.zValue() > card.zValue() and _meet(_rect(other), index):
                found.append(f"the index of {card.code} at {card.place} is covered by a card at {other.place}")
                break
    return found


def _rows(scene: TableScene, place: str) -> int:
    return len({round(_rect(card).top()) for card in scene.tableau.cards() if card.place == place and card.isVisible()})


def _rect(card: CardItem) -> QRectF:
    return card.mapRectToScene(card.boundingRect())


def _index(card: CardItem) -> QRectF:
    """The part of a card that tells what it is: the letter and the suit at its upper left."""
    from PySide6.QtCore import QRectF

    rect, w = _rect(card), card.spot.width
    return QRectF(rect.left() + 0.04 * w, rect.top() + 0.05 * w, 0.165 * w, 0.36 * w)


def overlaps(scene: TableScene, inks: Inks) -> list[str]:
    """Where cards of two places, or cards and words, or words and words meet."""
    blocks = [(name, rect) for name, rect in _blocks(scene, inks) if not rect.isEmpty()]
    found = []
    for (one, first), (other, second) in combinations(blocks, 2):
        if one != other and _meet(first, second) and not _belong(one, other):
            found.append(f"{one} meets {other}: {_told(first)} and {_told(second)}")
    return found


def _blocks(scene: TableScene, inks: Inks) -> Iterator[tuple[str, QRectF]]:
    """The cards of each place and everything that is written, each with its rect in the scene."""
    from barracan.table.cards.card_item import CardItem
    from barracan.table.hud.base import HudItem
    from barracan.table.hud.plates import PlateItem

    for item in scene.items():
        if not item.isVisible():
            continue
        if isinstance(item, CardItem) and item.place:
            yield f"cards of {item.place}", _rect(item)
        elif isinstance(item, HudItem) and item.parentItem() is None and not item.area().isEmpty():
            name = f"{type(item).__name__} {item.objectName()}".strip()
            yield from ((name, item.mapRectToScene(rect)) for rect in _shown(item, inks))
            if isinstance(item, PlateItem):
                written = inks.get(item.objectName(), [])
                yield from ((f"words {item.objectName()}", item.mapRectToScene(rect)) for rect in written)


def _shown(item: HudItem, inks: Inks) -> list[QRectF]:
    """What of an item can be seen: texts of labels and bars, boxes among plates, the backs of a fan, else all of it."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QTransform

    from barracan.table.barbu.doubling_sheet import DoublingSheet
    from barracan.table.hud.labels import Label
    from barracan.table.hud.seats import FanItem
    from barracan.table.hud.top_bar import TopBar

    if isinstance(item, Label | TopBar):
        return inks.get(item.objectName(), [])
    if isinstance(item, DoublingSheet):
        boxes = [part.area_in_parent() for part in item.parts() if part.isVisible()]
        return [*boxes, *inks.get(item.objectName(), [])]
    if not isinstance(item, FanItem):
        return [item.area()]
    fan, corner = item.fan, item.fan.rect.topLeft()
    back = QRectF(-fan.width / 2, -fan.width * 0.7, fan.width, fan.width * 1.4)
    turned = (QTransform().translate(*(centre - corner).toTuple()).rotate(angle) for centre, angle in fan.backs)
    return [turn.mapRect(back).intersected(item.area()) for turn in turned]


def _belong(one: str, other: str) -> bool:
    """Whether the two are parts of the same thing, which may lie on each other."""
    kinds = {one.partition(" ")[0], other.partition(" ")[0]}
    on_plate = "PlateItem" in kinds and not kinds.isdisjoint(ON_PLATES)
    by_design = on_plate or not kinds.isdisjoint(ON_CARDS)
    return by_design or _place(one) == _place(other) or ("pot:" in one and "pot:" in other)


def _place(name: str) -> str:
    return name.rpartition(" ")[2]


def _meet(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return shared.width() > TOUCH and shared.height() > TOUCH


def _told(rect: QRectF) -> str:
    return f"{rect.left():.0f},{rect.top():.0f} {rect.width():.0f}x{rect.height():.0f}"
