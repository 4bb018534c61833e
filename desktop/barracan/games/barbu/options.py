"""The options of Barbu (P4.5, P7.2, P8.2, P8.4)."""

from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("barbu", template)


OPTIONS = (
    Option(
        "reply",
        "P4.5",
        True,
        _text(QT_TRANSLATE_NOOP("barbu", "Replies")),
        {
            "true": _text(
                QT_TRANSLATE_NOOP("barbu", "Who is doubled by somebody speaking later is asked again and may redouble.")
            ),
            "false": _text(QT_TRANSLATE_NOOP("barbu", "Everybody doubles and redoubles in one turn only.")),
        },
    ),
    Option(
        "trump_led",
        "P7.2",
        "highest",
        _text(QT_TRANSLATE_NOOP("barbu", "When a trump is led")),
        {
            "highest": _text(
                QT_TRANSLATE_NOOP("barbu", "Who can beat the trumps in the trick plays the highest trump of the hand.")
            ),
            "beat": _text(
                QT_TRANSLATE_NOOP("barbu", "Who can beat the trumps in the trick plays any trump that does.")
            ),
        },
        choices=("highest", "beat"),
    ),
    Option(
        "continuous",
        "P8.2",
        True,
        _text(QT_TRANSLATE_NOOP("barbu", "Dominoes round the corner")),
        {
            "true": _text(QT_TRANSLATE_NOOP("barbu", "Above an ace comes the two, and below a two the ace.")),
            "false": _text(QT_TRANSLATE_NOOP("barbu", "Nothing goes above an ace or below a two.")),
        },
    ),
    Option(
        "dominoes_turn",
        "P8.4",
        "many",
        _text(QT_TRANSLATE_NOOP("barbu", "A turn in dominoes")),
        {
            "many": _text(QT_TRANSLATE_NOOP("barbu", "A turn is one card or several, as many as one likes.")),
            "one": _text(QT_TRANSLATE_NOOP("barbu", "A turn is one card.")),
        },
        choices=("many", "one"),
    ),
)
