"""Names that are known, offered under a field in which one is typed."""

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit, QListView, QWidget


class KnownNames(QCompleter):
    """Offers the names that begin like what is typed in a field."""

    def __init__(self, names: QStringListModel, field: QLineEdit) -> None:
        super().__init__(names, field)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setPopup(_NameList(field))
        field.setCompleter(self)


class _NameList(QListView):
    """The list of a field, a window of its own that has no style sheet but the one that it is given."""

    def __init__(self, field: QLineEdit) -> None:
        super().__init__()
        self.setObjectName("known_names")
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look like the page of the field as soon as something can be typed there."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QLineEdit):
            sheet = _sheet_over(watched)
            if sheet != self.styleSheet():
                self.setStyleSheet(sheet)
        return False


def _sheet_over(widget: QWidget) -> str:
    """The style sheet that holds for a widget."""
    above: QWidget | None = widget
    while above is not None and not above.styleSheet():
        above = above.parentWidget()
    return above.styleSheet() if above is not None else ""
