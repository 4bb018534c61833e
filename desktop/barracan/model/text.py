"""Texts that people read, kept as a template and its arguments until the edge of the program translates them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import Final, TypeAlias

from barracan.model.value import value


@value
class Seat:
    """A seat as an argument: the game knows no names, who knows them puts one in its place."""

    number: int

    def with_name(self, names: Sequence[str]) -> "Argument":
        """The name in the place of the seat."""
        return names[self.number] if self.number < len(names) else self

    def __str__(self) -> str:
        return f"seat {self.number}"


Argument: TypeAlias = "int | str | Seat | Text"
GROWN: Final = "grown"
"""The argument that names the place of a meld which a move has made longer, beside what the words say of it."""
RANKS: Final = "ranks"
"""The context of the ranks that stand alone in texts, which cards may show with other letters."""


def QT_TRANSLATE_NOOP(context: str, template: str) -> str:  # noqa: N802, ARG001 - as pyside6-lupdate wants it
    """Mark a template for translation and return it unchanged; contexts are named after the module's subject."""
    return template


@value
class Text:
    """A template with its arguments; an argument that is a text itself is translated first.

    A template that says "you" has another, ``named``, for a screen that several people share: it says ``{name}``, and
    stands for the first as soon as there is a name.
    """

    context: str
    template: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    named: str = ""

    def fill(self, translate: Callable[[str, str], str]) -> str:
        """Fill in the arguments after *translate* has turned (context, template) into another language."""
        values = {
            name: value.fill(translate) if isinstance(value, Text) else value for name, value in self.arguments.items()
        }
        template = self.named if self.named and "name" in values else self.template
        return translate(self.context, template).format(**values)

    def with_names(self, names: Sequence[str], you: str = "") -> "Text":
        """The same text with the names of the seats in it, and with the name *you* instead of the word, if given."""
        arguments = {name: _name_seats(value, names, you) for name, value in self.arguments.items()}
        if you and self.named:
            return replace(self, arguments={**arguments, "name": you})
        return replace(self, arguments=arguments) if arguments != self.arguments else self

    def __str__(self) -> str:
        return self.fill(lambda _, template: template)


Template: TypeAlias = str | Text
"""Words that are marked in the context of their room, or a text that is marked elsewhere."""


def text_in(context: str, template: Template, arguments: Mapping[str, Argument], named: str = "") -> Text:
    """A template of this context, or a text of another one, with what belongs into it."""
    if isinstance(template, Text):
        return replace(template, arguments=arguments)
    return Text(context, template, arguments, named)


def _name_seats(value: Argument, names: Sequence[str], you: str) -> Argument:
    if isinstance(value, Seat):
        return value.with_name(names)
    return value.with_names(names, you) if isinstance(value, Text) else value
