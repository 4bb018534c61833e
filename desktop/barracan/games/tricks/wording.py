"""What several trick games say in the same words."""

from typing import Final

from barracan.games.wording import Phrases
from barracan.model.common_texts import common_text
from barracan.model.text import QT_TRANSLATE_NOOP

TRICK_GAMES: Final = Phrases(
    "tricks",
    {
        "lead": QT_TRANSLATE_NOOP("tricks", "{turn}: lead a card."),
        "follow": QT_TRANSLATE_NOOP("tricks", "{turn}: follow suit."),
        "any": QT_TRANSLATE_NOOP("tricks", "{turn}: none of the suit led. Play any card."),
        "label_pass": common_text("Pass"),
        "advise_lead": QT_TRANSLATE_NOOP("tricks", "Lead the {card}"),
        "advise_play": QT_TRANSLATE_NOOP("tricks", "Play the {card}"),
        "passed": common_text("passed"),
        #: Said after the name of a player.
        "played": QT_TRANSLATE_NOOP("tricks", "played {card}"),
    },
)
