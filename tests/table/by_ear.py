"""The accessible tree of a widget, as a screen reader would walk it."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from barracan.table.accessibility.factory import install

install()
NAME, NOTE = QAccessible.Text.Name, QAccessible.Text.Description


def heard(thing):
    """The interface of a widget or an item."""
    return QAccessible.queryAccessibleInterface(thing)


def name_of(thing):
    """What a widget or an item is called."""
    return heard(thing).text(NAME)


def tree(interface):
    """An interface with everything under it; each child knows its parent and its number."""
    yield interface
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is None:  # hidden by Qt itself
            continue
        assert interface.indexOfChild(child) == at
        yield from tree(child)


def told(thing):
    """Every name and note of the tree under a widget."""
    texts = []
    for interface in tree(heard(thing)):
        texts += [interface.text(NAME), interface.text(NOTE)]
    return [text for text in texts if text]


_STATES = ("invisible", "disabled", "focusable", "focused", "selectable", "selected", "pressed", "checkable", "checked")


def told_rows(view):
    """A row for all that a screen reader finds in a view: what it is, what is said of it, and what can be done."""
    corner = view.mapToGlobal(view.rect().topLeft())
    for depth, each in _with_depth(heard(view)):
        state, rect = each.state(), each.rect().translated(-corner)
        actions = each.interface_cast(QAccessible.InterfaceType.ActionInterface) if depth else None
        done = [_action(actions, name) for name in (actions.actionNames() if actions else ())]
        states = [name for name in _STATES if getattr(state, name)]
        words = [each.text(NAME), each.text(NOTE), each.text(QAccessible.Text.Accelerator), *done, *states]
        place = f"{rect.x()} {rect.y()} {rect.width()} {rect.height()}"
        said = " | ".join(word.replace("\n", " / ") for word in words if word)
        yield f"{'  ' * depth}{each.role().name} {place} {said}"


def _with_depth(interface, depth=0):
    yield depth, interface
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is not None and not isinstance(child.object(), QWidget):
            yield from _with_depth(child, depth + 1)


def _action(actions, name):
    words = (actions.localizedActionName(name), actions.localizedActionDescription(name))
    return ": ".join((name, *words, *actions.keyBindingsForAction(name)))
