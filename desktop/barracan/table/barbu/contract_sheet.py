"""The sheet on which the declarer chooses a contract: seven tiles, then suits or ranks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from barracan.model.offers import Target
from barracan.model.places import place_name
from barracan.session.hand_order import RANK_ORDER, SUIT_ORDER
from barracan.table.barbu.tiles import ContractTile, SuitChip
from barracan.table.hud.button_row import ENTER
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.hud.choice_sheet import ChoiceSheet, SheetContent
from barracan.table.hud.lettering import BODY, BOLD, QUIET, SEMIBOLD, font_of, width_of, write
from barracan.table.painting import draw_panel
from barracan.table.translation import common, translate_text
from barracan.table.tricks.panels import signed

_WIDE_TILE: Final = "dominoes"
_COLUMNS: Final = 4
_MOST_TILE: Final = 96.0
_CHIP: Final = 40.0
_GAP: Final = 10.0


class ContractSheet(ChoiceSheet):
    """The sheet; what is marked is a contract, with its suit or rank where it has one."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self._tiles: dict[str, ContractTile] = {}
        self._chips: dict[str, SuitChip] = {}
        self._targets: dict[str, Target] = {}
        self._contract = self._with = self._hint = ""
        self._unit = 1.0
        self._heads: list[tuple[QRectF, str]] = []
        self._asked: tuple[object, ...] = ()

    def show_content(self, content: SheetContent) -> None:
        """Show the declarer's seven contracts."""
        play = content.view.contract_play()
        assert play is not None
        self._targets = {target.place.partition(":")[2]: target for target in content.targets}
        asked = (content.view.hand_number, content.view.seat, frozenset(content.view.hand))
        if asked != self._asked:
            self._asked, self._contract, self._with, self._hint = asked, "", "", ""
        self._unit = content.layout.column_text
        for row in play.rows:
            tile = self._tile(row.name)
            result = row.results[play.declarer]
            price = row.price if result is None else ""
            note = (
                translate_text(row.unit) if result is None else self.tr("named, {points}").format(points=signed(result))
            )
            tile.show_contract(translate_text(row.title), price, note, self._unit)
        self._show_chips(content)
        self._mark()
        self.set_rect(self._rect(content.layout.labels["sheet"]))
        self.refresh()

    def bar_buttons(self) -> Sequence[ButtonContent]:
        """The button that declares what is marked."""
        target = self._targets.get(self._name())
        if target is None:
            return ()
        word = self.tr("Declare: {contract}").format(contract=translate_text(target.label))
        return (ButtonContent(self._name(), word, ENTER, "lay", Look.PRIMARY),)

    def places(self) -> Sequence[QRectF]:
        """The tiles, and the suits or ranks that go with what is marked."""
        return [part.on_scene(part.area()) for part in self._shown_parts()]

    def hinted_places(self) -> Sequence[QRectF]:
        """The tile that a hint rings, with its suit or rank."""
        return [part.on_scene(part.area()) for part in self._shown_parts() if part.hinted]

    def _shown_parts(self) -> Iterator[ContractTile | SuitChip]:
        yield from self._tiles.values()
        yield from (chip for chip in self._chips.values() if chip.isVisible())

    def show_hint(self, name: str) -> None:
        """Ring the contract that a hint means, with its suit or rank."""
        self._hint = name
        if name:
            self._contract, _, self._with = name.partition(":")
            self.changed.emit()
        self._mark()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take presses beside the tiles, so that nothing under the sheet answers."""

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take what follows a press too."""

    def _name(self) -> str:
        """The choice that is marked."""
        return f"{self._contract}:{self._with}" if self._with else self._contract

    def _tile(self, name: str) -> ContractTile:
        if name not in self._tiles:
            tile = self._tiles[name] = ContractTile(name, self)
            tile.pressed.connect(lambda _, name=name: self._choose(name))
        return self._tiles[name]

    def _choose(self, name: str) -> None:
        """Mark a contract; where a suit or rank goes with it, the one that the hand has most of is marked too."""
        if name != self._contract:
            self._contract = name
            ways = [way for way in self._targets if way.startswith(f"{name}:")]
            counts = self._counts
            best = max(ways, key=lambda way: counts[way[-1]], default="")
            self._with = best.partition(":")[2]
        self._mark()
        self.refresh()
        self.changed.emit()

    def _choose_with(self, way: str) -> None:
        self._with = way
        self._mark()
        self.changed.emit()

    def _show_chips(self, content: SheetContent) -> None:
        hand = content.view.hand
        self._counts = Counter([code[1] for code in hand] + [code[0] for code in hand])
        for suit in SUIT_ORDER:
            held = common("{count} in hand").format(count=self._counts[suit])
            self._chip("trump", suit).show_chip(self._word("trump", suit), suit, held, self._unit)
        for rank in RANK_ORDER:
            held = common("{count} in hand").format(count=self._counts[rank]) if self._counts[rank] else ""
            chip = self._chip("dominoes", rank)
            chip.show_chip(self._word("dominoes", rank) or rank, "", "", self._unit)
            chip.setToolTip(held)

    def _word(self, contract: str, way: str) -> str:
        target = self._targets.get(f"{contract}:{way}")
        return translate_text(target.short) if target is not None else ""

    def _chip(self, contract: str, way: str) -> SuitChip:
        name = f"{contract}:{way}"
        if name not in self._chips:
            chip = self._chips[name] = SuitChip(name, self)
            chip.pressed.connect(lambda _, way=way: self._choose_with(way))
        return self._chips[name]

    def _mark(self) -> None:
        for name, tile in self._tiles.items():
            possible = any(way.partition(":")[0] == name for way in self._targets)
            hinted = bool(self._hint) and self._hint.partition(":")[0] == name
            tile.mark(marked=name == self._contract, possible=possible, hinted=hinted)
        for name, chip in self._chips.items():
            contract, _, way = name.partition(":")
            chip.setVisible(contract == self._contract)
            chip.mark(marked=contract == self._contract and way == self._with, hinted=name == self._hint)

    def _rect(self, room: QRectF) -> QRectF:
        """The sheet in the middle of its room, as high as it needs to be."""
        high = min(room.height(), (48 + 2 * _MOST_TILE + 2 * _CHIP + 4 * _GAP) * self._unit)
        wide = min(room.width() + 8, 760 * self._unit)
        rect = QRectF(0, 0, round(wide), round(high))
        rect.moveCenter(room.center())
        return rect

    def arrange(self) -> None:
        """Place tiles, and under them suits or ranks."""
        if not self._tiles:
            return
        u, area = self._unit, self.area()
        pad, gap = 20 * u, min(_GAP * u, 0.03 * area.height())
        head = 44 * u
        chips = min(_CHIP * u, 0.125 * area.height())
        foot = 2 * chips + 3 * gap
        high = (area.height() - head - gap - foot - 4 * u) / 2
        wide = (area.width() - 2 * pad - (_COLUMNS - 1) * gap) / _COLUMNS
        for number, (name, tile) in enumerate(self._tiles.items()):
            row, column = divmod(number, _COLUMNS)
            room = 2 * wide + gap if name == _WIDE_TILE else wide
            tile.set_rect(QRectF(pad + column * (wide + gap), head + row * (high + gap), room, high))
        self._heads = []
        below = QRectF(pad, head + 2 * high + 2.2 * gap, area.width() - 2 * pad, 2 * chips + gap)
        if self._contract not in ("trump", "dominoes"):
            words = self.tr("Trump asks for a suit, dominoes for the rank that begins.")
            self._heads.append((QRectF(below.left(), below.top(), below.width(), chips), words))
        elif self._contract == "trump":
            self._lay_chips("trump", SUIT_ORDER, below, chips, gap, 1)
        else:
            self._lay_chips("dominoes", RANK_ORDER, below, chips, gap, 2)

    def _lay_chips(self, contract: str, ways: str, room: QRectF, high: float, gap: float, rows: int) -> None:
        words = self.tr("Trump suit") if contract == "trump" else self.tr("Starting rank")
        left = room.left() + width_of(words, font_of(BODY * self._unit, SEMIBOLD)) + 14 * self._unit
        self._heads.append((QRectF(room.left(), room.top(), left - room.left(), high), words))
        each = -(-len(ways) // rows)
        wide = (room.right() - left - (each - 1) * gap) / each
        for number, way in enumerate(ways):
            row, column = divmod(number, each)
            rect = QRectF(left + column * (wide + gap), room.top() + row * (high + 0.6 * gap), wide, high)
            self._chips[place_name(contract, way)].set_rect(rect)

    def draw(self, painter: QPainter) -> None:
        """Paint the ground and the heads."""
        theme, u = self.theme, self._unit
        draw_panel(painter, self.area(), 16, theme.panel_over(0.94), theme.hairline)
        title = self.tr("Choose a contract")
        line = QRectF(20 * u, 6 * u, self.area().width() - 40 * u, 36 * u)
        write(painter, line, title, font_of(19 * u, BOLD), theme.text)
        x = width_of(title, font_of(19 * u, BOLD)) + 14 * u
        write(
            painter,
            line.adjusted(x, 1, 0, 1),
            self.tr("each once in your seven hands"),
            font_of(QUIET * u),
            theme.quiet,
        )
        for rect, words in self._heads:
            whole = rect.width() > 0.5 * self.area().width()
            font = font_of(QUIET * u) if whole else font_of(BODY * u, SEMIBOLD)
            write(painter, rect, words, font, theme.quiet if whole else theme.text)
