"""The options of BarraCan (B1.3, B6.6, B8.2, B11.1)."""

from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("barracan", template)


OPTIONS = (
    Option(
        "partnership",
        "B1.3",
        True,
        _text(QT_TRANSLATE_NOOP("barracan", "Partnership")),
        {
            "true": _text(
                QT_TRANSLATE_NOOP(
                    "barracan", "Partners sit opposite each other and share melds, ladders, tricks and points."
                )
            ),
            "false": _text(QT_TRANSLATE_NOOP("barracan", "Everybody plays alone.")),
        },
        seats=(4,),
    ),
    Option(
        "flash_exit",
        "B6.6",
        "any",
        _text(QT_TRANSLATE_NOOP("barracan", "Flash exit")),
        {
            "any": _text(QT_TRANSLATE_NOOP("barracan", "All five categories at once end the hand, whatever is left.")),
            "empty": _text(
                QT_TRANSLATE_NOOP(
                    "barracan", "All five categories at once end the hand only if one card at most is left."
                )
            ),
            "none": _text(QT_TRANSLATE_NOOP("barracan", "Nobody ends a hand by a flash exit.")),
        },
        choices=("any", "empty", "none"),
    ),
    Option(
        "trick_ace",
        "B8.2",
        "high",
        _text(QT_TRANSLATE_NOOP("barracan", "Aces in tricks")),
        {
            "high": _text(QT_TRANSLATE_NOOP("barracan", "An ace beats the king of its suit.")),
            "low": _text(QT_TRANSLATE_NOOP("barracan", "An ace is the lowest card of its suit.")),
        },
        choices=("high", "low"),
    ),
    Option(
        "target",
        "B11.1",
        100,
        _text(QT_TRANSLATE_NOOP("barracan", "Target")),
        {
            "": _text(
                QT_TRANSLATE_NOOP("barracan", "The match ends after the hand in which a side reaches so many points.")
            )
        },
        most=100_000,
    ),
)
