"""Texts that people read, kept as a template and its arguments until the edge of the program translates them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Argument: TypeAlias = "int | str | Text"
_NO_ARGUMENTS: Final[Mapping[str, Argument]] = {}


def QT_TRANSLATE_NOOP(context: str, template: str) -> str:  # noqa: N802, ARG001 - as pyside6-lupdate wants it
    """Mark a template for translation and return it unchanged; contexts are named after the module's subject."""
    return template


@dataclass(frozen=True, slots=True)
class Text:
    """A template with its arguments; an argument that is a text itself is translated first."""

    context: str
    template: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def filled(self, translate: Callable[[str, str], str]) -> str:
        """Fill in the arguments after *translate* has turned (context, template) into another language."""
        values = {
            name: value.filled(translate) if isinstance(value, Text) else value
            for name, value in self.arguments.items()
        }
        return translate(self.context, self.template).format(**values)

    def __str__(self) -> str:
        return self.filled(lambda _, template: template)
