"""The options of one game and of one match, and the sets of them that a person keeps as house rules."""

from collections.abc import Mapping
from itertools import chain
from typing import Final

from PySide6.QtCore import QCoreApplication, QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QWidget

from barracan.model.options import Option, OptionValue, RuleSet
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.translation import capitalise, common, translate_text
from barracan.windows.shell.controls import TitledRow, button, label, line, text_field
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.value_controls import Chips, Number, Segments, Switch

MOST = 999_999
"""The highest number that the page offers where the rules know no limit."""
CHOICES: Final = (
    QT_TRANSLATE_NOOP("options", "all"),
    QT_TRANSLATE_NOOP("options", "any"),
    QT_TRANSLATE_NOOP("options", "beat"),
    QT_TRANSLATE_NOOP("options", "both"),
    QT_TRANSLATE_NOOP("options", "brazil"),
    QT_TRANSLATE_NOOP("options", "clean"),
    QT_TRANSLATE_NOOP("options", "empty"),
    #: Choices of options, whose titles stand before them: flash exit, going out for none, one ace, semi-clean runs …
    QT_TRANSLATE_NOOP("options", "none"),
    QT_TRANSLATE_NOOP("options", "free"),
    QT_TRANSLATE_NOOP("options", "high"),
    QT_TRANSLATE_NOOP("options", "highest"),
    QT_TRANSLATE_NOOP("options", "hundred"),
    QT_TRANSLATE_NOOP("options", "low"),
    QT_TRANSLATE_NOOP("options", "many"),
    QT_TRANSLATE_NOOP("options", "off"),
    QT_TRANSLATE_NOOP("options", "one"),
    QT_TRANSLATE_NOOP("options", "penalty"),
    QT_TRANSLATE_NOOP("options", "refused"),
    QT_TRANSLATE_NOOP("options", "required"),
    QT_TRANSLATE_NOOP("options", "runs"),
    QT_TRANSLATE_NOOP("options", "standard"),
    QT_TRANSLATE_NOOP("options", "value"),
)
"""The choices that are words: options know them as records write them, so that they are marked for translation here."""


class OptionRow(TitledRow):
    """One option.

    Signals:
        changed: the person chose another value.
    """

    changed = Signal()

    def __init__(self, option: Option) -> None:
        self.option = option
        self._sentence = label(part="quiet", wrap=True)
        self._control = self._create_control()
        super().__init__(translate_text(option.title), self._sentence, self._control)
        self._control.setAccessibleName(translate_text(option.title))
        self._control.changed.connect(self._explain)
        self._control.changed.connect(self.changed)
        self.set_value(option.default)

    @property
    def value(self) -> OptionValue:
        """The value chosen."""
        return self._control.value

    def set_value(self, value: object) -> None:
        """Choose a value; one that the option refuses is left alone."""
        if not self.option.refusal(value):
            self._control.set_value(value)
            self._explain()

    def _create_control(self) -> Switch | Segments | Number:
        option, name = self.option, f"option_{self.option.name}"
        if isinstance(option.default, bool):
            return Switch(name)
        if option.choices:
            return Segments(name, [(word, _choice_word(word)) for word in option.choices])
        usual = int(option.default)
        return Number(name, option.least, option.most or MOST, _step(usual), usual % _step(usual))

    def _explain(self) -> None:
        value = self.value
        written = str(value).lower() if isinstance(value, bool) else str(value)
        text = self.option.text.get(written) or self.option.text.get("")
        self._sentence.setText(translate_text(text) if text else "")


class OptionRows(QWidget):
    """The options of one game.

    Signals:
        changed: the person chose another value.
    """

    changed = Signal()

    def __init__(self, options: tuple[Option, ...]) -> None:
        super().__init__()
        self._rows = [OptionRow(option) for option in options]
        self._lines = [line() for _ in options]
        for row in self._rows:
            row.changed.connect(self.changed)
        rows = chain.from_iterable(zip(self._lines, self._rows, strict=True))
        lay_column(*rows, STRETCH, inside=self, margins=(0, 0, 8, 0), spacing=9)

    @property
    def values(self) -> dict[str, OptionValue]:
        """All options with their values."""
        return {row.option.name: row.value for row in self._rows}

    @property
    def defaults(self) -> dict[str, OptionValue]:
        """All options as the rules have them."""
        return {row.option.name: row.option.default for row in self._rows}

    @property
    def all_default(self) -> bool:
        """Whether every option that matters is as the rules have it."""
        return all(row.value == row.option.default for row in self._rows if not row.isHidden())

    def set_values(self, values: Mapping[str, object]) -> None:
        """Choose these values, and the default where none is given."""
        for row in self._rows:
            row.set_value(row.option.default)
            row.set_value(values.get(row.option.name, row.option.default))

    def show_for(self, seats: int) -> None:
        """Show only the options that matter with so many seats."""
        for row, above in zip(self._rows, self._lines, strict=True):
            matters = row.option.seats is None or seats in row.option.seats
            row.setVisible(matters)
            above.setVisible(matters)


def _step(default: int) -> int:
    """How far a press on plus or minus goes, by the size of the usual value; where that is 0 for none, by ten."""
    if default >= 1000:
        return 500
    return 1 if 0 < default < 50 else 10


def _choice_word(word: str) -> str:
    words = QCoreApplication.translate("options", word) if word in CHOICES else word
    return capitalise(words)


NUMBER_LENGTH = 12


class MatchRows(QWidget):
    """A switch for a serious match, a field for the number of the deals."""

    def __init__(self) -> None:
        super().__init__()
        serious, number = self.tr("Serious match"), self.tr("Match number")
        told = self.tr("Nothing is taken back and no hints are given; the score pad says so.")
        same = self.tr("The same number at the same table has the same deals: to play a match again, or to share it.")
        self._serious = Switch("serious")
        self._serious.setAccessibleName(serious)
        self._number = text_field("match_number", number, hint=self.tr("by chance"))
        self._number.setMinimumWidth(150)
        self._number.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9 ]{0,16}"), self))
        rows = TitledRow(serious, told, self._serious), TitledRow(number, same, self._number)
        lay_column(line(), rows[0], line(), rows[1], inside=self, margins=(0, 0, 8, 0), spacing=9)

    @property
    def serious(self) -> bool:
        """Whether nothing is taken back and no hints are given."""
        return self._serious.isChecked()

    @property
    def number(self) -> str:
        """The number of the deals, empty where they come by chance."""
        return self._number.text().replace(" ", "")[:NUMBER_LENGTH]


LONGEST_NAME = 40
Rules = Mapping[str, Mapping[str, OptionValue]]
"""The sets of one game by their names."""
_USUAL, _OWN = "usual", "own"
"""Of a set's name, so many have room in any case."""


class HouseRules(QWidget):
    """A chip a set, a button that keeps the options as they stand, one that forgets a set.

    Signals:
        chosen: the options of the set that the person chose.
        changed: all sets, after one was kept or forgotten.
    """

    chosen = Signal(object)
    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._rules: dict[str, dict[str, OptionValue]] = {}
        self._known: tuple[RuleSet, ...] = ()
        self._values: Mapping[str, OptionValue] = {}
        self._usual: Mapping[str, OptionValue] = {}
        self._sets = Chips("house_rules", [])
        self._sets.setAccessibleName(common("House rules"))
        self._sets.changed.connect(self._take)
        words = self.tr("A name for these options")
        self._name = text_field("house_rules_name", words, hint=words, longest=LONGEST_NAME)
        self._name.returnPressed.connect(self._keep)
        self._keep_button = button(self.tr("Keep"), "keep_house_rules", "quiet", do=self._keep)
        self._forget_button = button(self.tr("Forget"), "forget_house_rules", "quiet", do=self._forget)
        row = lay_row((self._name, 1), self._keep_button, self._forget_button)
        lay_column(self._sets, row, inside=self, margins=(0, 0, 8, 0), spacing=6)

    def offer(self, known: tuple[RuleSet, ...]) -> None:
        """Offer these sets, which nobody can forget, before a person's own."""
        self._known = known
        self.show_values(self._values, self._usual)

    def set_rules(self, rules: Rules) -> None:
        """Offer these sets of the person's own."""
        self._rules = {name: dict(options) for name, options in rules.items()}
        self.show_values(self._values, self._usual)

    def show_values(self, values: Mapping[str, OptionValue], usual: Mapping[str, OptionValue]) -> None:
        """Say which set the options are now, *usual* being those of the rules."""
        self._values, self._usual = dict(values), usual
        name = next((name for name in self._rules if self._whole(name) == self._values), None)
        known = next((n for n, each in enumerate(self._known) if {**usual, **each.options} == self._values), None)
        own = name is None and known is None and self._values != usual
        sets = [(str(number), translate_text(each.name)) for number, each in enumerate(self._known)]
        kept = [(f":{each}", each) for each in self._rules]
        chosen = [(_OWN, self.tr("As chosen below"))] if own else []
        self._sets.offer([(_USUAL, self.tr("The usual options")), *sets, *kept, *chosen])
        wanted = f":{name}" if name is not None else str(known) if known is not None else _OWN if own else _USUAL
        self._sets.set_value(wanted)
        self._name.setVisible(own)
        self._keep_button.setVisible(own)
        self._forget_button.setVisible(name is not None)

    def _whole(self, name: str) -> dict[str, OptionValue]:
        known = {option: value for option, value in self._rules[name].items() if option in self._usual}
        return {**self._usual, **known}

    def _take(self, chosen: str) -> None:
        if chosen == _USUAL:
            self.chosen.emit(dict(self._usual))
        elif chosen.startswith(":"):
            self.chosen.emit({**self._usual, **self._rules[chosen[1:]]})
        elif chosen != _OWN:
            self.chosen.emit({**self._usual, **self._known[int(chosen)].options})

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
        self._rules.pop(self._sets.value[1:], None)
        self.changed.emit(self._rules)
        self.show_values(self._values, self._usual)
