"""Words of BarraCan that several pages say: types, sets, ladders."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from barracan.model.common_texts import ONE_OF_OPPOSITES, common_text
from barracan.model.text import QT_TRANSLATE_NOOP, Template, text_in
from barracan.model.view import LadderView
from barracan.table.translation import translate_text, within_sentence

TYPES: Final = ("evens_odds", "opposites", "triplet", "run", "family")
"""The types in the order in which they lie on the table."""
_STACKS: Final = {
    "evens_odds": common_text("Evens / odds"),
    "opposites": common_text("Opposites"),
    "triplet": common_text("Triplets"),
    "run": common_text("Runs"),
    "family": common_text("Families"),
    "tricks": common_text("Tricks"),
}
_SHORT: Final[Mapping[str, Template]] = {
    "evens_odds": QT_TRANSLATE_NOOP("Types", "Ev./odd"),
    "opposites": QT_TRANSLATE_NOOP("Types", "Oppos."),
    "triplet": QT_TRANSLATE_NOOP("Types", "Tripl."),
    "run": common_text("Runs"),
    "family": QT_TRANSLATE_NOOP("Types", "Fam."),
    "tricks": common_text("Tricks"),
}
_SHORTEST: Final = {
    "evens_odds": QT_TRANSLATE_NOOP("Types", "E/O"),
    "opposites": QT_TRANSLATE_NOOP("Types", "Op."),
    "triplet": QT_TRANSLATE_NOOP("Types", "Tpl."),
    #: Shortened as far as it goes.
    "run": QT_TRANSLATE_NOOP("Types", "Run"),
    "family": QT_TRANSLATE_NOOP("Types", "Fam."),
    "tricks": QT_TRANSLATE_NOOP("Types", "Tr."),
}
_SINGLES: Final = {
    "evens_odds": common_text("Evens / odds"),
    "opposites": ONE_OF_OPPOSITES,
    "triplet": common_text("Triplet"),
    "run": common_text("Run"),
    "family": common_text("Family"),
}
_WANTED: Final = {
    "evens_odds": QT_TRANSLATE_NOOP("Types", "colours alternating"),
    "opposites": QT_TRANSLATE_NOOP("Types", "red and black that make 11"),
    "triplet": QT_TRANSLATE_NOOP("Types", "three of one rank"),
    "run": QT_TRANSLATE_NOOP("Types", "three of a suit in order"),
    "family": QT_TRANSLATE_NOOP("Types", "king, queen, jack"),
}
_COUNTS: Final = {
    "evens_odds": QT_TRANSLATE_NOOP("Types", "1 to 3"),
    "opposites": QT_TRANSLATE_NOOP("Types", "2"),
    "triplet": QT_TRANSLATE_NOOP("Types", "3"),
    "run": QT_TRANSLATE_NOOP("Types", "3"),
    "family": QT_TRANSLATE_NOOP("Types", "3 to 6"),
}
"""The points of a category of each type (B10.1)."""
_NUMBERS: Final = (
    QT_TRANSLATE_NOOP("Numbers", "None"),
    QT_TRANSLATE_NOOP("Numbers", "One"),
    QT_TRANSLATE_NOOP("Numbers", "Two"),
    QT_TRANSLATE_NOOP("Numbers", "Three"),
    QT_TRANSLATE_NOOP("Numbers", "Four"),
    QT_TRANSLATE_NOOP("Numbers", "Five"),
)


def stack_word(kind: str) -> str:
    """The name over a side's stack of a type, or over its tricks."""
    return translate_text(_STACKS[kind])


def short_stack_words(kind: str) -> tuple[str, str]:
    """The same where the name has no room, and where this has none either."""
    short = text_in("Types", _SHORT[kind], {})
    return translate_text(short), QCoreApplication.translate("Types", _SHORTEST[kind])


def type_word(kind: str) -> str:
    """The name of one category of a type."""
    return translate_text(_SINGLES[kind])


def wanted_words(kind: str) -> str:
    """What a type is made of, for a list of what is missing."""
    return QCoreApplication.translate("Types", _WANTED[kind])


def counts_words(kind: str) -> str:
    """What a category of a type counts: a number, or from which to which."""
    return QCoreApplication.translate("Types", _COUNTS[kind])


def number_word(number: int) -> str:
    """A number from nought to five in words, at the head of a sentence."""
    return QCoreApplication.translate("Numbers", _NUMBERS[number]) if number < len(_NUMBERS) else str(number)


def ladder_state_words(types: int, royal: bool) -> str:
    """How far a ladder is: "3 of 5, royal so far"."""
    translate = QCoreApplication.translate
    if types >= len(TYPES):
        return translate("Ladder", "complete and royal") if royal else translate("Ladder", "complete")
    if royal:
        return translate("Ladder", "{count} of 5, royal so far").format(count=types)
    return translate("Ladder", "{count} of 5").format(count=types)


def ladder_needs(ladder: LadderView) -> str:
    """What a ladder lacks: "needs run, family"."""
    types = ", ".join(within_sentence(type_word(kind)) for kind in ladder.missing)
    return QCoreApplication.translate("Ladder", "needs {types}").format(types=types)


def ladder_needs_for(ladder: LadderView) -> str:
    """What a ladder lacks, and what it counts then: "needs run, family for 28 more"."""
    words = QCoreApplication.translate("Ladder", "{needs} for {points} more")
    return words.format(needs=ladder_needs(ladder), points=ladder.points)


def ladder_summary(ladder: LadderView) -> str:
    """All that is to be said of a ladder: how far it is, what it counts or lacks."""
    translate, state = QCoreApplication.translate, ladder_state_words(len(TYPES) - len(ladder.missing), ladder.royal)
    if ladder.missing:
        return translate("Ladder", "{state}, {needs}").format(state=state, needs=ladder_needs_for(ladder))
    return translate("Ladder", "{state}, {points} points").format(state=state, points=ladder.points)


def out_words(sets: Sequence[int]) -> str:
    """One line on melding out, from how many categories of each type a side has."""
    translate = QCoreApplication.translate
    complete = min(sets, default=0)
    if complete >= 3:
        return translate("GamePage", "Three complete sets: the best of each type count double. Melding out is allowed.")
    doubled = translate("GamePage", "With three sets, the best three of each type count double.")
    if complete == 2:
        return translate("GamePage", "Two complete sets: melding out is allowed.") + " " + doubled
    if complete == 1:
        return translate("GamePage", "One complete set: melding out is allowed.") + " " + doubled
    missing = [kind for kind, count in zip(TYPES, sets, strict=False) if not count]
    if len(missing) == 1:
        needs = translate("GamePage", "Still needed to meld out: {types}.")
        return needs.format(types=within_sentence(stack_word(missing[0])))
    return translate("GamePage", "Melding out takes one category of each type.")


def ladder_words(ladders: Sequence[LadderView]) -> str:
    """One line on the side's ladders: what the furthest one still needs, and what it pays then."""
    translate = QCoreApplication.translate
    open_ladders = [ladder for ladder in ladders if ladder.missing]
    if not ladders:
        return translate("GamePage", "No ladder yet. One with all five types pays for its top card.")
    if not open_ladders:
        all_complete = translate("GamePage", "All ladders are complete.")
        return translate("GamePage", "The ladder is complete.") if len(ladders) == 1 else all_complete
    ladder = min(open_ladders, key=lambda ladder: len(ladder.missing))
    needs = ", ".join(within_sentence(type_word(kind)) for kind in ladder.missing)
    pays = (
        translate("GamePage", "Complete and royal, it pays {points} more.")
        if ladder.royal
        else translate("GamePage", "Complete, it pays {points} more.")
    ).format(points=ladder.points)
    return translate("GamePage", "Still needs: {types}.").format(types=needs) + " " + pays
