"""The options of Barbu (P4.5, P7.2, P8.2, P8.4)."""

from functools import partial

from barracan.model.options import RuleSet, option
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_option = partial(option, "barbu")
OPTIONS = (
    _option(
        "reply",
        "P4.5",
        True,
        QT_TRANSLATE_NOOP("barbu", "Replies"),
        {
            "true": QT_TRANSLATE_NOOP(
                "barbu", "Whoever is doubled by somebody speaking later is asked again and may redouble."
            ),
            "false": QT_TRANSLATE_NOOP("barbu", "Everybody doubles and redoubles in one turn only."),
        },
    ),
    _option(
        "trump_led",
        "P7.2",
        "highest",
        QT_TRANSLATE_NOOP("barbu", "When a trump is led"),
        {
            "highest": QT_TRANSLATE_NOOP(
                "barbu", "Whoever can beat the trumps in the trick plays the highest trump of the hand."
            ),
            "beat": QT_TRANSLATE_NOOP("barbu", "Whoever can beat the trumps in the trick plays any trump that does."),
        },
    ),
    _option(
        "continuous",
        "P8.2",
        True,
        QT_TRANSLATE_NOOP("barbu", "Dominoes round the corner"),
        {
            "true": QT_TRANSLATE_NOOP("barbu", "Above an ace comes the two, and below a two the ace."),
            "false": QT_TRANSLATE_NOOP("barbu", "Nothing goes above an ace or below a two."),
        },
    ),
    _option(
        "dominoes_turn",
        "P8.4",
        "many",
        QT_TRANSLATE_NOOP("barbu", "A turn in dominoes"),
        {
            "many": QT_TRANSLATE_NOOP("barbu", "A turn is one card or several, as many as one likes."),
            "one": QT_TRANSLATE_NOOP("barbu", "A turn is one card."),
        },
    ),
)
RULE_SETS = (
    RuleSet(
        Text("barbu", QT_TRANSLATE_NOOP("barbu", "As clubs play")),
        {"reply": False, "trump_led": "beat", "continuous": False, "dominoes_turn": "one"},
    ),
)
