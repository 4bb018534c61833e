"""The options of Sheepshead (S3.3, S7.1)."""

from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("sheepshead", template)


OPTIONS = (
    Option(
        "least",
        "S3.3",
        True,
        _text(QT_TRANSLATE_NOOP("sheepshead", "The Least")),
        {
            "true": _text(
                QT_TRANSLATE_NOOP(
                    "sheepshead", "If all three pass, everybody plays for as few card points as possible."
                )
            ),
            "false": _text(QT_TRANSLATE_NOOP("sheepshead", "If all three pass, the hand is over and nobody scores.")),
        },
    ),
    Option(
        "target",
        "S7.1",
        10,
        _text(QT_TRANSLATE_NOOP("sheepshead", "Target")),
        {
            "": _text(
                QT_TRANSLATE_NOOP(
                    "sheepshead", "The match ends when one player alone leads with so many game points or more."
                )
            )
        },
        most=1000,
    ),
)
