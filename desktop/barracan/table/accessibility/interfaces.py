"""The table as screen readers see it: the view, its places with their cards, and the hud.

Qt keeps one interface for each object that was asked for and drops it with the object. Only what can be seen is in the
tree: while another page or the curtain hides the table, the view has no children and nothing of it has a name.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, Generic, NamedTuple, TypeVar, cast

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsItem, QGraphicsObject
from shiboken6 import VoidPtr

from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.accessibility.focus import focused_item
from barracan.table.accessibility.names import Cards
from barracan.table.accessibility.speech import TableSpeech
from barracan.table.accessibility.words import phrase, read_out
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import Pressable
from barracan.table.hud.plates import PlateItem
from barracan.table.scene import TableScene
from barracan.table.translation import translate_text
from barracan.table.view import TableView

Role = QAccessible.Role
Words = QAccessible.Text
_ACTIONS: Final = QAccessible.InterfaceType.ActionInterface
_NO_INTERFACE: Final = VoidPtr(0)
"""What Qt takes for none: it crashes on ``None``, which is also what its own ``interface_cast`` answers to Python."""
_PRESS: Final = QAccessibleActionInterface.pressAction()
_TOGGLE: Final = QAccessibleActionInterface.toggleAction()
_PRESS_WORD: Final = QT_TRANSLATE_NOOP("Spoken", "Press")
_CHOOSE: Final = QT_TRANSLATE_NOOP("Spoken", "Choose")
_LET_GO: Final = QT_TRANSLATE_NOOP("Spoken", "Do not choose")
ItemT = TypeVar("ItemT", bound=QGraphicsObject)


class Action(NamedTuple):
    """One thing to do: its kind as Qt names it, its word, what it brings, its key, and the way to do it."""

    kind: str
    word: str
    what: str
    key: str
    act: Callable[[], None]


class Actions(QAccessibleActionInterface):
    """The actions of one thing on the table; *find* says which one there is now."""

    def __init__(self, find: Callable[[], Action | None]) -> None:
        super().__init__()
        self._find = find

    def actionNames(self) -> list[str]:
        action = self._find()
        return [action.kind] if action is not None else []

    def doAction(self, name: str) -> None:
        action = self._find_action(name)
        if action is not None:
            action.act()

    def localizedActionName(self, name: str) -> str:
        action = self._find_action(name)
        return action.word if action is not None else ""

    def localizedActionDescription(self, name: str) -> str:
        action = self._find_action(name)
        return action.what if action is not None else ""

    def keyBindingsForAction(self, name: str) -> list[str]:
        action = self._find_action(name)
        return [action.key] if action is not None and action.key else []

    def _find_action(self, name: str) -> Action | None:
        """The action of now, if it is the one that is meant: the table may have changed since it was read."""
        action = self._find()
        return action if action is not None and action.kind == name else None


def interface_of(thing: QObject) -> QAccessibleInterface | None:
    """The interface of the table's view, or of an item of its scene."""
    if isinstance(thing, TableView):
        return TableInterface(thing)
    if isinstance(thing, CardItem):
        return CardInterface(thing)
    if isinstance(thing, PlaceItem):
        return PlaceInterface(thing)
    return HudInterface(thing) if isinstance(thing, HudItem) else None


class _ItemInterface(QAccessibleObject, Generic[ItemT]):
    """What every item of the scene has: its view, its rectangle on the screen, and whether it can be seen."""

    def item(self) -> ItemT:
        """The item; asked only while there is one."""
        return cast("ItemT", self.object())

    def view(self) -> TableView | None:
        """The view that shows the item now; none while that is hidden."""
        scene = self.item().scene() if self.isValid() else None
        view = next(iter(scene.views()), None) if scene is not None else None
        return view if isinstance(view, TableView) and view.isVisible() else None

    def scene(self) -> TableScene:
        """The scene of the item; asked only while there is one."""
        scene = self.item().scene()
        assert isinstance(scene, TableScene)
        return scene

    def speech(self) -> TableSpeech:
        """Who names the places of this scene."""
        scene, stage = self.scene(), self.scene().stage
        return TableSpeech(stage.game, stage.current_view, scene.people, scene.selection.offer, stage.tray)

    def is_seen(self) -> bool:
        """Whether the item can be seen."""
        return self.view() is not None and self.item().isVisible() and self.scene().view is not None

    def name(self) -> str:
        """What it is called; asked only while it can be seen."""
        return ""

    def note(self) -> str:
        """What else is to be known of it; asked only while it can be seen."""
        return ""

    def area(self) -> QRectF:
        """What it covers of the scene."""
        return self.item().sceneBoundingRect()

    def items(self) -> Sequence[QGraphicsObject]:
        """The items under it."""
        return ()

    def above(self) -> QObject | None:
        """The object that this one belongs to."""
        return self.view()

    def action(self) -> Action | None:
        """What can be done with it now; asked only while it can be seen."""
        return None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> object:  # type: ignore[override]  # Qt takes the object
        return self._actions if kind == _ACTIONS else _NO_INTERFACE

    @cached_property
    def _actions(self) -> Actions:
        """Kept here: Qt holds no reference of its own."""
        return Actions(lambda: self.action() if self.isValid() and self.is_seen() else None)

    def isValid(self) -> bool:
        return self.object() is not None

    def text(self, which: Words) -> str:
        if not self.is_seen():
            return ""
        if which == Words.Name:
            return self.name()
        return self.note() if which == Words.Description else ""

    def rect(self) -> QRect:
        view = self.view()
        return _on_screen(view, self.area()) if view is not None else QRect()

    def parent(self) -> QAccessibleInterface:
        return _query(self.above())

    def childCount(self) -> int:
        return len(self.items()) if self.is_seen() else 0

    def child(self, index: int) -> QAccessibleInterface:
        return _child(self.items() if self.is_seen() else (), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.items(), child) if self.is_seen() else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _query(None)

    def window(self) -> QWindow:
        view = self.view()
        return view.window().windowHandle() if view is not None else super().window()

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = not self.is_seen()
        return state


class CardInterface(_ItemInterface[CardItem]):
    """A card: where it lies is part of its name."""

    def role(self) -> Role:
        return Role.ListItem

    def name(self) -> str:
        card, cards = self.item(), self._cards()
        if card not in cards:
            return ""
        return self.speech().names.card(card.place, _faces(cards), cards.index(card))

    def action(self) -> Action | None:
        card, clicks = self.item(), self.scene().clicks
        if not clicks.answers(card):
            return None
        if not clicks.chooses(card):
            return _press(self.scene(), card, card.place)
        word = phrase(_LET_GO if card in self.scene().selection.cards else _CHOOSE)
        return Action(_TOGGLE, word, word, "", lambda: self.scene().pointer.click(card))

    def area(self) -> QRectF:
        card = self.item()
        return card.spot.rect.translated(0, -card.lift)

    def above(self) -> QObject | None:
        return self.scene().tableau.places.get(self.item().place) if self.view() is not None else None

    def state(self) -> QAccessible.State:
        state, card = super().state(), self.item()
        state.focusable = state.selectable = True
        if self.is_seen():
            state.selected = card in self.scene().selection.cards
            state.focused = (
                self.scene().selection.focus is card and focused_item(card, self.scene().tableau.places) is card
            )
        return state

    def _cards(self) -> list[CardItem]:
        place = self.scene().tableau.places.get(self.item().place)
        return place.cards if place is not None else []


class PlaceInterface(_ItemInterface[PlaceItem]):
    """A place: a list of the cards that lie open there."""

    def role(self) -> Role:
        return Role.List

    def name(self) -> str:
        place = self.item()
        return self.speech().names.place(place.name, self._cards_here())

    def note(self) -> str:
        """What choosing it does now; else whose it is."""
        place = self.item().name
        target = self.scene().selection.offer.target(place)
        if target is not None:
            return read_out(translate_text(target.label), self.scene().stage.current_view.has_jackies())
        return self.speech().names.whose(place)

    def area(self) -> QRectF:
        return self.item().area

    def items(self) -> Sequence[QGraphicsObject]:
        return [card for card in self.item().cards if card.code is not None and card.isVisible()]

    def action(self) -> Action | None:
        place = self.item()
        return _press(self.scene(), place, place.name) if self.scene().clicks.answers(place) else None

    def _cards_here(self) -> Cards:
        """The cards of the place: of other hands, whose cards are not painted here, as many as the view has."""
        place, scene = self.item(), self.scene()
        return (
            scene.stage.current_view.places()[place.name] if scene.stage.is_hidden(place.name) else _faces(place.cards)
        )

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focusable = True
        if self.is_seen():
            at = self.scene().cursor
            state.focused = at is not None and focused_item(at, self.scene().tableau.places) is self.item()
        return state


class HudInterface(_ItemInterface[HudItem]):
    """A part of the hud: what it says, and the parts of it that say something."""

    def role(self) -> Role:
        return self.item().ROLE

    def name(self) -> str:
        item = self.item()
        return (
            self.speech().seat(item.content.seat) if isinstance(item, PlateItem) else self._read_out(item.spoken_name())
        )

    def note(self) -> str:
        item = self.item()
        return item.why if isinstance(item, Pressable) and not item.isEnabled() else ""

    def text(self, which: Words) -> str:
        item = self.item()
        if which == Words.Accelerator and self.is_seen() and isinstance(item, Pressable):
            return item.key
        return super().text(which)

    def action(self) -> Action | None:
        item = self.item()
        if not isinstance(item, Pressable) or not item.answers():
            return None
        return Action(_PRESS, phrase(_PRESS_WORD), self._read_out(item.spoken_name()), item.key, item.press)

    def area(self) -> QRectF:
        return self.item().on_scene(self.item().area())

    def _read_out(self, words: str) -> str:
        return read_out(words, self.scene().stage.current_view.has_jackies())

    def items(self) -> Sequence[QGraphicsObject]:
        return _parts(self.item())

    def above(self) -> QObject | None:
        parent = self.item().parentItem()
        return parent if isinstance(parent, HudItem) else self.view()

    def state(self) -> QAccessible.State:
        state, item = super().state(), self.item()
        if isinstance(item, Pressable):
            state.disabled = not item.isEnabled()
            state.focusable = bool(item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
            state.focused = item.hasFocus()
            state.pressed = item.held
            state.checkable = item.chosen is not None
            state.checked = bool(item.chosen)
        return state


class TableInterface(QAccessibleWidget):
    """The view: the bars, the places, the seats, and the panel, in the order in which they are read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, Role.Grouping)

    def text(self, which: Words) -> str:
        scene = self._scene()
        return scene.people.game if which == Words.Name and scene is not None else ""

    def childCount(self) -> int:
        return len(self.items())

    def child(self, index: int) -> QAccessibleInterface:
        return _child(self.items(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.items(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        view, scene = self.widget(), self._scene()
        if scene is None or not isinstance(view, TableView):
            return _query(None)
        return _query(scene.hits.item_at(view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))))

    def focusChild(self) -> QAccessibleInterface:
        scene = self._scene()
        if scene is None:
            return _query(None)
        at = scene.cursor
        found = focused_item(at, scene.tableau.places) if at is not None else scene.focusItem()
        return _query(found if isinstance(found, QGraphicsObject) else None)

    def items(self) -> list[QGraphicsObject]:
        """What stands on the table; nothing while it cannot be seen."""
        scene = self._scene()
        if scene is None:
            return []
        hud, own = scene.hud, scene.stage.own_hand
        places = [place for place in scene.tableau.places.values() if place.cards or not place.area.isEmpty()]
        places.sort(key=lambda place: place.name != own)
        others = [item for item in scene.items() if isinstance(item, HudItem) and item.parentItem() is None]
        first = [hud.action_bar]
        rest = [item for item in others if item is not hud.action_bar and _speaks(item)]
        rest.sort(key=lambda item: (item is hud.top_bar, item.pos().y(), item.pos().x()))
        return [*first, *places, *rest]

    def _scene(self) -> TableScene | None:
        """The scene, while it can be seen and shows a match."""
        view = self.widget()
        if not isinstance(view, TableView) or not view.isVisible():
            return None
        scene = view.scene()
        return scene if isinstance(scene, TableScene) and scene.view is not None else None


def _press(scene: TableScene, item: CardItem | PlaceItem, place: str) -> Action:
    """A click on a card or place that chooses no card: what the place offers, or why it does not."""
    target = scene.selection.offer.target(place)
    jackies = scene.stage.current_view.has_jackies()
    word = read_out(translate_text(target.label), jackies) if target is not None else phrase(_PRESS_WORD)
    return Action(_PRESS, word, word, "", lambda: scene.pointer.click(item))


def _faces(cards: Sequence[CardItem]) -> list[str | None]:
    return [card.code for card in cards]


def _parts(item: HudItem) -> list[HudItem]:
    """The parts that say something; those of a silent part stand in its place."""
    return [part for part in item.parts() if part.isVisible() and _speaks(part)]


def _speaks(item: HudItem) -> bool:
    return item.isVisible() and (bool(item.spoken_name()) or any(map(_speaks, item.parts())))


def _query(item: QObject | None) -> QAccessibleInterface:
    """The interface of this object; Qt knows none of nothing."""
    return QAccessible.queryAccessibleInterface(item)  # type: ignore[arg-type]  # nothing has none


def _child(items: Sequence[QGraphicsObject], index: int) -> QAccessibleInterface:
    return _query(items[index] if 0 <= index < len(items) else None)


def _index(items: Sequence[QGraphicsObject], child: QAccessibleInterface | None) -> int:
    found = child.object() if child is not None else None
    return next((at for at, item in enumerate(items) if item is found), -1)


def _on_screen(view: TableView, area: QRectF) -> QRect:
    rect = view.mapFromScene(area).boundingRect()
    return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())
