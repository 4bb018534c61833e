"""Sentences about a seat, as they are said to the person whose name is still "You"."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text
from barracan.table.past_moves import after_you

CONTEXT: Final = "second_person"
SENTENCES: Final[Mapping[tuple[str, str], str]] = {
    ("{name} went out", "name"): QT_TRANSLATE_NOOP("second_person", "You went out"),
    ("{name} goes out: +{points}", "name"): QT_TRANSLATE_NOOP("second_person", "You go out: +{points}"),
    ("{name} melds out: +{points}", "name"): QT_TRANSLATE_NOOP("second_person", "You meld out: +{points}"),
    ("{name} goes out by a flash exit: +{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You go out by a flash exit: +{points}"
    ),
    ("{name} completes a ladder: +{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You complete a ladder: +{points}"
    ),
    ("{name} completes a royal ladder: +{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You complete a royal ladder: +{points}"
    ),
    ("{name} completes a clean meld: +{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You complete a clean meld: +{points}"
    ),
    ("{name} takes a pot", "name"): QT_TRANSLATE_NOOP("second_person", "You take a pot"),
    ("{name} won the hand", "name"): QT_TRANSLATE_NOOP("second_person", "You won the hand"),
    ("{name} wins the hand", "name"): QT_TRANSLATE_NOOP("second_person", "You win the hand"),
    ("{name} has drawn the highest card, deals and plays first.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have drawn the highest card, deal and play first."
    ),
    ("{dealer} has the lowest card and deals; {name} has the highest and plays first.", "dealer"): QT_TRANSLATE_NOOP(
        "second_person", "You have the lowest card and deal; {name} has the highest and plays first."
    ),
    ("{dealer} has the lowest card and deals; {name} has the highest and plays first.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "{dealer} has the lowest card and deals; you have the highest and play first."
    ),
    ("{who} declares, each queen −6", "who"): QT_TRANSLATE_NOOP("second_person", "You declare, each queen −6"),
    ("{who} declares, each trick −2", "who"): QT_TRANSLATE_NOOP("second_person", "You declare, each trick −2"),
    ("{who} declares, −2, ace −6", "who"): QT_TRANSLATE_NOOP("second_person", "You declare, −2, ace −6"),
    ("{who} declares, K♥ −20", "who"): QT_TRANSLATE_NOOP("second_person", "You declare, K♥ −20"),
    ("{who} declares, −10 and −20", "who"): QT_TRANSLATE_NOOP("second_person", "You declare, −10 and −20"),
    ("{who} declares, each trick +5", "who"): QT_TRANSLATE_NOOP("second_person", "You declare, each trick +5"),
    ("{who} declares, 45 20 5 −5", "who"): QT_TRANSLATE_NOOP("second_person", "You declare, 45 20 5 −5"),
    ("{who} has taken the K♥", "who"): QT_TRANSLATE_NOOP("second_person", "You have taken the K♥"),
    ("{who} plays alone", "who"): QT_TRANSLATE_NOOP("second_person", "You play alone"),
    ("What it pays {who}", "who"): QT_TRANSLATE_NOOP("second_person", "What it pays you"),
    ("{name} has played alone and won: +{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have played alone and won: +{points}"
    ),
    ("Schneider: {name} has played alone and won: +{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Schneider: you have played alone and won: +{points}"
    ),
    ("Schwarz: {name} has played alone and won: +{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Schwarz: you have played alone and won: +{points}"
    ),
    ("{name} has played alone and failed: −{points}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have played alone and failed: −{points}"
    ),
    ("{name} lays all five at once: {points} points", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You lay all five at once: {points} points"
    ),
    ("{name} cuts the pack", "name"): QT_TRANSLATE_NOOP("second_person", "You cut the pack"),
    ("{names} wins the match", "names"): QT_TRANSLATE_NOOP("second_person", "You win the match"),
    ("{names} reaches {target}", "names"): QT_TRANSLATE_NOOP("second_person", "You reach {target}"),
    ("{ender} ended the last hand, but {names} was ahead", "ender"): QT_TRANSLATE_NOOP(
        "second_person", "You ended the last hand, but {names} was ahead"
    ),
    ("{ender} ended the last hand, but {names} was ahead", "names"): QT_TRANSLATE_NOOP(
        "second_person", "{ender} ended the last hand, but you were ahead"
    ),
    ("{ender} ended the last hand, but {names} were ahead", "ender"): QT_TRANSLATE_NOOP(
        "second_person", "You ended the last hand, but {names} were ahead"
    ),
    ("Won by {name}, {totals}.", "name"): QT_TRANSLATE_NOOP("second_person", "You have won, {totals}."),
    ("last trick: {cards}, won by {name}", "name"): QT_TRANSLATE_NOOP(
        "second_person", "last trick: {cards}, won by you"
    ),
    ("{name} chooses", "name"): QT_TRANSLATE_NOOP("second_person", "You choose"),
    ("{name} owes one", "name"): QT_TRANSLATE_NOOP("second_person", "You owe one"),
    ("{name} owes two", "name"): QT_TRANSLATE_NOOP("second_person", "You owe two"),
    ("{one} has doubled {other}", "one"): QT_TRANSLATE_NOOP("second_person", "You have doubled {other}"),
    ("{one} has doubled {other}", "other"): QT_TRANSLATE_NOOP("second_person", "{one} has doubled you"),
    ("{one} and {other} redoubled", "other"): QT_TRANSLATE_NOOP("second_person", "{one} and you redoubled"),
    ("played {card}, {name} took it", "name"): QT_TRANSLATE_NOOP("second_person", "played {card}, you took it"),
    ("doubled {first}", "first"): QT_TRANSLATE_NOOP("second_person", "doubled you"),
    ("doubled {first} and {second}", "first"): QT_TRANSLATE_NOOP("second_person", "doubled you and {second}"),
    ("doubled {first} and {second}", "second"): QT_TRANSLATE_NOOP("second_person", "doubled {first} and you"),
    ("doubled {first}, {second} and {third}", "first"): QT_TRANSLATE_NOOP(
        "second_person", "doubled you, {second} and {third}"
    ),
    ("doubled {first}, {second} and {third}", "second"): QT_TRANSLATE_NOOP(
        "second_person", "doubled {first}, you and {third}"
    ),
    ("doubled {first}, {second} and {third}", "third"): QT_TRANSLATE_NOOP(
        "second_person", "doubled {first}, {second} and you"
    ),
    ("redoubled {first}", "first"): QT_TRANSLATE_NOOP("second_person", "redoubled you"),
    ("redoubled {first} and {second}", "first"): QT_TRANSLATE_NOOP("second_person", "redoubled you and {second}"),
    ("redoubled {first} and {second}", "second"): QT_TRANSLATE_NOOP("second_person", "redoubled {first} and you"),
    ("redoubled {first}, {second} and {third}", "first"): QT_TRANSLATE_NOOP(
        "second_person", "redoubled you, {second} and {third}"
    ),
    ("redoubled {first}, {second} and {third}", "second"): QT_TRANSLATE_NOOP(
        "second_person", "redoubled {first}, you and {third}"
    ),
    ("redoubled {first}, {second} and {third}", "third"): QT_TRANSLATE_NOOP(
        "second_person", "redoubled {first}, {second} and you"
    ),
    ("{name}’s turn", "name"): QT_TRANSLATE_NOOP("second_person", "Your turn"),
    ("Pass the screen. The cards stay hidden until {name} says so.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Pass the screen. The cards stay hidden until you say so."
    ),
    ("Since {name}’s last turn", "name"): QT_TRANSLATE_NOOP("second_person", "Since your last turn"),
    ("I am {name}, show my hand", "name"): QT_TRANSLATE_NOOP("second_person", "Show my hand"),
    ("It is {name}’s turn. The cards stay hidden until {name} shows them.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "It is your turn. The cards stay hidden until you show them."
    ),
    ("{name} is choosing.", "name"): QT_TRANSLATE_NOOP("second_person", "You are choosing."),
    ("{other} is choosing. The hand can be sorted meanwhile.", "other"): QT_TRANSLATE_NOOP(
        "second_person", "You are choosing. The hand can be sorted meanwhile."
    ),
    ("The computer player of {name} has failed: a move at random was made.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your computer player has failed: a move at random was made."
    ),
    ("{name} was left with {cards}", "name"): QT_TRANSLATE_NOOP("second_person", "You were left with {cards}"),
    ("As {name} sees it", "name"): QT_TRANSLATE_NOOP("second_person", "As you see it"),
    ("{name}’s moves of which expert thinks alike: {agreed} of {count}.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your moves of which expert thinks alike: {agreed} of {count}."
    ),
    ("With all cards known, {name}’s moves lost {loss} points.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "With all cards known, your moves lost {loss} points."
    ),
    (
        "With all cards known, {name}’s moves lost on average {loss}% chance to win the match.",
        "name",
    ): QT_TRANSLATE_NOOP(
        "second_person", "With all cards known, your moves lost on average {loss}% chance to win the match."
    ),
    ("By what could be seen, {name}’s moves lost {loss} points.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "By what could be seen, your moves lost {loss} points."
    ),
    (
        "By what could be seen, {name}’s moves lost on average {loss}% chance to win the match.",
        "name",
    ): QT_TRANSLATE_NOOP(
        "second_person", "By what could be seen, your moves lost on average {loss}% chance to win the match."
    ),
    ("From {name}’s seat only {name}’s own moves are judged.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "From your seat only your own moves are judged."
    ),
}
"""For a template and its argument that is the person, what is said instead, where the text has no such words itself."""


def address(text: Text, you: str) -> Text:
    """The sentence as it is said to the one who is called *you* in it; others stay as they are."""
    arguments: dict[str, Argument] = {
        name: address(value, you) if isinstance(value, Text) else value for name, value in text.arguments.items()
    }
    if arguments.get("name") == you:
        if isinstance(what := arguments.get("what"), Text):
            arguments["what"] = after_you(what)
        elif text.named:
            del arguments["name"]
    said = (SENTENCES.get((text.template, name)) for name, value in arguments.items() if value == you)
    template = next(filter(None, said), None)
    if template:
        return Text(CONTEXT, template, arguments)
    return text if arguments == text.arguments else replace(text, arguments=arguments)
