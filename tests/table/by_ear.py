"""The accessible tree of a widget, as a screen reader would walk it."""

from PySide6.QtGui import QAccessible

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
