"""The options of a game, as its rules file lists them."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Template, Text, text_in
from barracan.model.value import value

OptionValue: TypeAlias = bool | int | str
MOST = 999_999_999
"""No number that the command line writes is larger."""


@value
class Option:
    """A choice of rules: a truth value, a word, or a whole number from ``least`` to ``most``.

    ``text`` is one sentence a choice, by its written form (``"true"``, ``"any"``), or the single key ``""``.
    """

    name: str
    clause: str
    default: OptionValue
    title: Text
    text: dict[str, Text]
    least: int = 1
    most: int | None = None
    seats: tuple[int, ...] | None = None
    """The numbers of seats at which the option matters; ``None`` for all."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The words out of which one is chosen, if it is a word."""
        return tuple(self.text) if isinstance(self.default, str) else ()

    def refusal(self, value: object) -> Refusal | None:
        """Why this value is refused: of the wrong type (``record``) or not among the choices (the option's clause)."""
        if type(value) is not type(self.default):
            return Refusal("record", self._takes())
        if self.choices and value not in self.choices:
            return Refusal(self.clause, self._takes())
        if isinstance(value, int) and not isinstance(value, bool) and value < self.least:
            return Refusal(self.clause, self._takes())
        if isinstance(value, int) and self.most is not None and value > self.most:
            return Refusal(self.clause, self._at_most(self.most))
        return None

    def _at_most(self, most: int) -> Text:
        return Text("options", _TOO_LARGE, {"option": self.name, "most": most})

    def _takes(self) -> Text:
        """What kind of value the option takes."""
        if isinstance(self.default, bool):
            return Text("options", _NO_SWITCH, {"option": self.name})
        if self.choices:
            return Text("options", _NO_CHOICE, {"option": self.name, "choices": ", ".join(self.choices)})
        return Text("options", _TOO_SMALL, {"option": self.name, "least": self.least})

    def parse(self, word: str) -> OptionValue:
        """Read a value as the command line writes it; raises ``ValueError`` with a sentence."""
        value: OptionValue = word
        if isinstance(self.default, bool):
            value = {"true": True, "false": False}.get(word, word)
        elif isinstance(self.default, int) and word.isdecimal() and word.isascii():
            if len(word) > len(str(MOST)):
                raise ValueError(str(self._at_most(MOST)))
            value = int(word)
        if refusal := self.refusal(value):
            raise ValueError(str(refusal.reason))
        return value


def option(
    context: str,
    name: str,
    clause: str,
    default: OptionValue,
    title: Template,
    text: Mapping[str, str] | Template,
    **limits: Any,
) -> Option:
    """An option by its templates, marked for translation in this context; its words are those with a text."""
    texts: Mapping[str, Template] = {"": text} if isinstance(text, str | Text) else text
    words = {word: text_in(context, each, {}) for word, each in texts.items()}
    return Option(name, clause, default, text_in(context, title, {}), words, **limits)


@value
class RuleSet:
    """A named set of rules: the options that differ from the usual, as some club, family or federation plays."""

    name: Text
    options: Mapping[str, OptionValue]


_DIFFERS = QT_TRANSLATE_NOOP("options", "{option}: {value}")
_ON, _OFF = QT_TRANSLATE_NOOP("options", "on"), QT_TRANSLATE_NOOP("options", "off")
_NO_SWITCH = QT_TRANSLATE_NOOP("options", "The option {option} takes true or false.")
_NO_CHOICE = QT_TRANSLATE_NOOP("options", "The option {option} takes one of these: {choices}.")
_TOO_SMALL = QT_TRANSLATE_NOOP("options", "The option {option} takes a whole number from {least}.")
_TOO_LARGE = QT_TRANSLATE_NOOP("options", "The option {option} takes a whole number up to {most}.")


def house_rules(options: Sequence[Option], values: Mapping[str, OptionValue], seats: int) -> tuple[Text, ...]:
    """The options that differ from the usual and matter with so many seats, each with its value.

    The target is none of them: it is told wherever a match is named.
    """
    differing = [each for each in options if each.name != "target" and values.get(each.name) != each.default]
    return tuple(
        Text("options", _DIFFERS, {"option": each.title, "value": _in_words(values[each.name])})
        for each in differing
        if each.name in values and (each.seats is None or seats in each.seats)
    )


def _in_words(value: OptionValue) -> int | Text:
    if isinstance(value, bool):
        return Text("options", _ON if value else _OFF)
    return Text("options", value) if isinstance(value, str) else value
