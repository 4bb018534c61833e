"""Making any move of BarraCan in one way alone: by clicks, or by dragging cards."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from barracan.games.barracan.moves import LadderMeld
from barracan.games.catalog import CATALOG
from barracan.table.barracan.ladder_shape import WAITING
from barracan.table.hud.buttons import Pressable
from table.by_keys import Keys
from table.by_mouse import Mouse

BARRACAN = CATALOG["barracan"]
TRAY, LADDER = "tray", "ladder"


def same(made, move):
    """Whether two moves do the same, whatever the order of cards and melds in them."""
    return _canonical(made) == _canonical(move)


def _canonical(move):
    line = BARRACAN.write_move(move)
    for meld in line.get("melds", ()):
        for name in {"cards", "ladder", "rungs", "categories"} & meld.keys():
            if isinstance(meld[name], list):
                meld[name] = sorted(meld[name], key=str)
        if "rows" in meld:
            meld["rows"] = {index: sorted(row) for index, row in meld["rows"].items()}
    return {**line, "melds": sorted(line.get("melds", ()), key=str)}


def own_pile(view):
    """The pile to which the seat that looks discards (B3.3)."""
    own, other = view.seat, {2: 2 + view.seat, 3: 3}.get(view.seats, view.seat)
    return other if len(view.piles[other]) < len(view.piles[own]) else own


class Clicks:
    """A person who clicks, and drags nothing."""

    def __init__(self, table):
        self.table, self.scene = table, table.scene

    def make(self, move):
        """Make this move."""
        getattr(self, f"_{move.do}")(move)
        self.scene.finish_motion()

    def _draw(self, move):
        self.table.click(self.table.cards("stock")[-1])

    def _pass(self, move):
        self.table.click(self.table.centre("stock"))

    def _discard(self, move):
        self.to_place([move.card], f"pile:{own_pile(self.scene.view)}")

    def _trick(self, move):
        for card in move.cards:
            self._choose_in_pile(card.pile, card.at)
        self.choose([move.card])
        self.press("take_trick")

    def _pickup(self, move):
        top = self.table.cards(f"pile:{move.pile}")[-1]
        first, *others = move.melds
        if isinstance(first, LadderMeld):
            self.table.click(top)
            self._build(first, top.code)
            self._lay(others, move, "pick_up")
            return
        rest = (Counter(first.cards) - Counter([top.code])).elements()
        if others:
            self.table.click(top)
            self.to_place(rest, "tray:0")
            self._lay(others, move, "pick_up")
        else:
            self.choose(rest)
            self.table.click(top)

    def _meld(self, move):
        self._lay(move.melds, move, "lay")

    def _lay(self, melds, move, name):
        for meld in melds:
            if isinstance(meld, LadderMeld):
                self._build(meld)
            else:
                self._draft(meld.cards)
        moves = [made for _, made in self.scene.stage.tray.verdict.moves]
        at = next(number for number, made in enumerate(moves) if same(made, move))
        self.press_first(*([f"lay:{at}"] if at else [name, "lay"]))

    def _draft(self, codes):
        self.open(TRAY)
        self.to_place(codes, "tray")

    def _build(self, ladder, top=None):
        """Put a ladder's new cards to its place: below and above what lies there, then beside the arm.

        A pile's top card waits beside the ladder and goes to its place without being chosen.
        """
        self.open(LADDER)
        page = self.scene.panel.item.builder
        if page.number != ladder.number:
            self.press(f"ladder:{ladder.number if ladder.number < len(page.content.ladders) else 'new'}")
        for place, codes in steps(ladder, page.shape_now()):
            rest = list(codes)
            if top in rest:
                rest.remove(top)
            if rest:
                self.to_place(rest, place)
            if len(rest) < len(codes):
                self._place_waiting(place)
                top = None

    def _place_waiting(self, place):
        self.table.click(self.point_of(place))

    def to_place(self, codes, place):
        """Let hand cards go to a place."""
        self.choose(codes)
        self.table.click(self.point_of(place))

    def choose(self, codes):
        """Choose these cards of the hand."""
        for code in codes:
            self.table.click(self.hand_card(code))

    def hand_card(self, code):
        """A card of the hand that is not chosen yet."""
        chosen = self.scene.selection.cards
        return next(card for card in self.table.hand() if card.code == code and card not in chosen)

    def point_of(self, place):
        """Where a place shows: on the panel, or on the table."""
        panel = self.scene.panel.places()
        if place in panel:
            return self.table.view.mapFromScene(panel[place].center())
        cards = self.table.cards(place)
        return self.table.point(cards[-1]) if cards else self.table.centre(place)

    def open(self, page):
        """Open a page of the panel by its tab, or, where it lies over the table, by its button."""
        if self.scene.panel.page == page:
            return
        buttons = [item for item in self.scene.items() if isinstance(item, Pressable) and item.isVisible()]
        tabs = [item for item in buttons if item.objectName() == f"tab:{page}"]
        self.press(f"tab:{page}" if tabs else page)

    def press_first(self, *names):
        """Click a button that has one of these names; panel and bar may both have it, a drawer may cover the bar."""
        found = [each for each in self.scene.items() if isinstance(each, Pressable) and each.isVisible()]
        named = [each for each in found if each.objectName() in names and each.isEnabled()]
        points = [each.sceneBoundingRect().center() for each in named]
        point = next(at for each, at in zip(named, points, strict=True) if self.scene.hits.item_at(at) is each)
        Mouse(self.table.view, self.scene, None).click(point)

    def press(self, name):
        """Click a button."""
        Mouse(self.table.view, self.scene, None).press(name)

    def _choose_in_pile(self, pile, at):
        card = self.table.cards(f"pile:{pile}")[at]
        for _ in range(2):
            if card not in self.scene.selection.cards:
                self.table.click(card)


class Drags(Clicks):
    """A person who drags every card, and clicks on buttons alone."""

    def _draw(self, move):
        self.table.drag(self.table.cards("stock")[-1], self.table.centre(f"hand:{move.seat}"))

    def _pass(self, move):
        self.press("pass")

    def _trick(self, move):
        tricks = self.table.centre("tricks:0")
        for card in move.cards:
            self._drag(self.table.cards(f"pile:{card.pile}")[card.at], tricks)
        self._drag(self.hand_card(move.card), tricks)

    def _pickup(self, move):
        top = self.table.cards(f"pile:{move.pile}")[-1]
        first, *others = move.melds
        if isinstance(first, LadderMeld):
            super()._pickup(move)
            return
        self.open(TRAY)
        self._drag(top, self.point_of("tray"))
        for code in (Counter(first.cards) - Counter([top.code])).elements():
            self.to_place([code], "tray:0")
        self._lay(others, move, "pick_up")

    def _place_waiting(self, place):
        card = next(card for card in self.scene.panel.item.builder.board.cards if card.spot == WAITING)
        start = self.table.view.mapFromScene(card.on_scene(card.area()).center())
        self.table.drag_from(start, self.point_of(place))

    def _draft(self, codes):
        self.open(TRAY)
        tray = self.scene.stage.tray
        number = len(tray.drafts) if tray is not None else 0
        first, *others = codes
        self.to_place([first], "tray")
        for code in others:
            self.to_place([code], f"tray:{number}")

    def to_place(self, codes, place):
        """Let hand cards go to a place, one by one."""
        for code in codes:
            self._drag(self.hand_card(code), self.point_of(place))

    def point_of(self, place):
        """Where a place shows; beside an arm card of the builder it does so once a card is held."""
        builder = self.scene.panel.item.builder if self.scene.panel.item is not None else None
        held = builder.board.places.get(place) if builder is not None and builder.isVisible() else None
        if held is None:
            return super().point_of(place)
        return self.table.view.mapFromScene(held.on_scene(held.area()).center())

    def _drag(self, card, target):
        """Drag a card so that its middle comes over a point."""
        grab = self.table.point(card) - self.table.view.mapFromScene(card.pos())
        self.table.drag(card, target + grab)
        self.scene.finish_motion()
        QApplication.processEvents()


class Builder(Keys):
    """A person with a keyboard who builds ladders too."""

    def _meld(self, move):
        self._gather(move.melds)
        moves = [made for _, made in self.scene.stage.tray.verdict.moves]
        if at := next(number for number, made in enumerate(moves) if same(made, move)):
            self._to_hud(f"lay:{at}")
            self.table.key(Qt.Key.Key_Return)
        else:
            self.table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def _gather(self, melds):
        for meld in melds:
            if isinstance(meld, LadderMeld):
                self._build(meld)
        super()._gather([meld for meld in melds if not isinstance(meld, LadderMeld)])

    def _pickup(self, move):
        first, *others = move.melds
        if not isinstance(first, LadderMeld):
            super()._pickup(move)
            return
        self.table.key(Qt.Key.Key_L)
        top = self.table.cards(f"pile:{move.pile}")[-1].code
        self._to_pile(move.pile)
        self.table.key(Qt.Key.Key_Return)
        self._build(first, top)
        self._lay(others)

    def _build(self, ladder, top=None):
        if self.scene.panel.page != LADDER:
            self.table.key(Qt.Key.Key_L)
        for place, codes in steps(ladder, self.scene.panel.item.builder.shape_now()):
            for code in sorted(codes, key=lambda code: code == top):
                if code == top:
                    top = None
                else:
                    self.choose([code])
                self._to_hud(place)
                self.table.key(Qt.Key.Key_Return)

    def _to_hud(self, name):
        """Tab to the panel, then arrows towards what is called so."""
        panel = self.scene.panel.item
        buttons = [item for item in self.scene.items() if isinstance(item, Pressable) and item.isVisible()]
        wanted = next(item for item in buttons if item.objectName() == name)
        while self.scene.focusItem() is None or not panel.isAncestorOf(self.scene.focusItem()):
            self.table.key(Qt.Key.Key_Tab)
        seen = set()
        for _ in range(40):
            if self.scene.focusItem() is wanted:
                return
            way = wanted.sceneBoundingRect().center() - self.scene.focusItem().sceneBoundingRect().center()
            down, right = Qt.Key.Key_Down, Qt.Key.Key_Right
            if way.y() < 0:
                down = Qt.Key.Key_Up
            if way.x() < 0:
                right = Qt.Key.Key_Left
            first, second = (down, right) if abs(way.y()) >= abs(way.x()) else (right, down)
            step = (self.scene.focusItem(), first)
            self.table.key(second if step in seen else first)
            seen.add(step)
        raise AssertionError(f"the keyboard does not come to {name}")


def steps(ladder, shape):
    """Which cards go to which place of the builder, one after another: below and above what lies, then beside it."""
    at = ladder.arm.index(shape.arm[0]) if shape.arm else 0
    below = ladder.arm[at + len(shape.arm) :]
    lying = bool(shape.arm)
    for number, code in enumerate(below):
        yield "builder:bottom" if lying or number else "builder:top", (code,)
    for code in reversed(ladder.arm[:at]):
        yield "builder:top", (code,)
    fixed = {index + at for index in shape.rows}
    for index, row in ladder.rows:
        if index not in fixed:
            yield f"builder:row:{index}", row
