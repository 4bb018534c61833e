"""Named sets of options: house rules that a person keeps for a game."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from barracan.model.options import OptionValue
from barracan.windows.shell.controls import Choice, button, label, text_field

LONGEST_NAME = 40
Rules = Mapping[str, Mapping[str, OptionValue]]
"""The sets of one game by their names."""
_USUAL, _OWN = "usual", "own"
_LETTERS = 14
"""Of a set's name, so many have room in any case."""


class HouseRules(QWidget):
    """A list of the sets, a button that keeps the options as they stand, one that forgets a set.

    Signals:
        chosen: the options of the set that the person chose.
        changed: all sets, after one was kept or forgotten.
    """

    chosen = Signal(object)
    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._rules: dict[str, dict[str, OptionValue]] = {}
        self._values: Mapping[str, OptionValue] = {}
        self._usual: Mapping[str, OptionValue] = {}
        self._list = Choice()
        self._list.setObjectName("house_rules")
        self._list.setAccessibleName(self.tr("House rules"))
        self._list.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._list.setMinimumContentsLength(_LETTERS)
        self._list.activated.connect(self._take)
        words = self.tr("A name for these options")
        self._name = text_field("house_rules_name", words, hint=words, longest=LONGEST_NAME)
        self._name.returnPressed.connect(self._keep)
        self._keep_button = button(self.tr("Keep"), "keep_house_rules", "quiet")
        self._keep_button.clicked.connect(self._keep)
        self._forget_button = button(self.tr("Forget"), "forget_house_rules", "quiet")
        self._forget_button.clicked.connect(self._forget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.addWidget(label(self.tr("House rules"), "name"))
        for each, stretch in ((self._list, 1), (self._name, 1), (self._keep_button, 0), (self._forget_button, 0)):
            row.addWidget(each, stretch)

    def set_rules(self, rules: Rules) -> None:
        """Offer these sets."""
        self._rules = {name: dict(options) for name, options in rules.items()}
        self.show_values(self._values, self._usual)

    def show_values(self, values: Mapping[str, OptionValue], usual: Mapping[str, OptionValue]) -> None:
        """Say which set the options are now, *usual* being those of the rules."""
        self._values, self._usual = dict(values), usual
        name = next((name for name in self._rules if self._whole(name) == self._values), None)
        own = name is None and self._values != usual
        self._list.clear()
        self._list.addItem(self.tr("The usual options"), _USUAL)
        for each in self._rules:
            self._list.addItem(each, f":{each}")
        if own:
            self._list.addItem(self.tr("As chosen below"), _OWN)
        wanted = f":{name}" if name is not None else _OWN if own else _USUAL
        self._list.setCurrentIndex(self._list.findData(wanted))
        self._name.setVisible(own)
        self._keep_button.setVisible(own)
        self._forget_button.setVisible(name is not None)

    def _whole(self, name: str) -> dict[str, OptionValue]:
        return {**self._usual, **self._rules[name]}

    def _take(self) -> None:
        data = self._list.currentData()
        if data == _USUAL:
            self.chosen.emit(dict(self._usual))
        elif data != _OWN:
            self.chosen.emit(self._whole(data[1:]))

    def _keep(self) -> None:
        name = self._name.text().strip()
        if not name:
            self._name.setFocus()
            return
        self._rules[name] = {key: value for key, value in self._values.items() if value != self._usual.get(key)}
        self._name.clear()
        self.changed.emit(self._rules)
        self.show_values(self._values, self._usual)

    def _forget(self) -> None:
        self._rules.pop(self._list.currentData()[1:], None)
        self.changed.emit(self._rules)
        self.show_values(self._values, self._usual)
