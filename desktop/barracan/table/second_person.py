"""Sentences about a seat, as they are said to the person whose name is still "You"."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

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
    ("{name}’s pile", "name"): QT_TRANSLATE_NOOP("second_person", "your pile"),
    ("{name}’s second pile", "name"): QT_TRANSLATE_NOOP("second_person", "your second pile"),
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
    ("{name} has taken already this turn. Meld or discard.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have taken already this turn. Meld or discard."
    ),
    ("{name} has taken already. Meld or discard.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have taken already. Meld or discard."
    ),
    ("{name} holds cards of the suit led. Follow with one of them.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You hold cards of the suit led. Follow with one of them."
    ),
    ("{name} has taken the window. Lay two cards away first.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have taken the window. Lay two cards away first."
    ),
    ("Two different cards of {name}’s hand go to the window. Choose two.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Two different cards of your hand go to the window. Choose two."
    ),
    ("{name} can beat the trumps in the trick. Play a trump that does.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You can beat the trumps in the trick. Play a trump that does."
    ),
    ("{name} can beat the trumps in the trick. The {card} is due, the highest.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You can beat the trumps in the trick. The {card} is due, the highest."
    ),
    (
        "{name} doubles the declarer twice a round, and this is one of the last hands for it. Double the declarer.",
        "name",
    ): QT_TRANSLATE_NOOP(
        "second_person",
        "You double the declarer twice a round, and this is one of the last hands for it. Double the declarer.",
    ),
    ("{name} has a card that fits. Lay it.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have a card that fits. Lay it."
    ),
    ("{name} has been doubled. Redouble or pass.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have been doubled. Redouble or pass."
    ),
    ("{name} has laid a card. Lay another, or end the turn.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have laid a card. Lay another, or end the turn."
    ),
    ("{name} has named this contract before. Choose one that is left.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have named this contract before. Choose one that is left."
    ),
    ("{name} has none of the suit led. Play a trump that wins the trick.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "You have none of the suit led. Play a trump that wins the trick."
    ),
    (
        "A reply redoubles only players who doubled {name} after {name}’s turn. Name one of these, or pass.",
        "name",
    ): QT_TRANSLATE_NOOP(
        "second_person", "A reply redoubles only players who doubled you after your turn. Name one of these, or pass."
    ),
    ("The fourth card must beat all three, or be a joker. {name} holds none.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "The fourth card must beat all three, or be a joker. You hold none."
    ),
    ("The {cards} is not in {name}’s hand. Leave it out.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "The {cards} is not in your hand. Leave it out."
    ),
    ("The {card} is not in {name}’s hand.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "The {card} is not in your hand."
    ),
    ("{cards} are not in {name}’s hand. Leave them out.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "{cards} are not in your hand. Leave them out."
    ),
    (
        "These melds take the {cards} more often than {name} holds it. A card serves one category only.",
        "name",
    ): QT_TRANSLATE_NOOP(
        "second_person", "These melds take the {cards} more often than you hold it. A card serves one category only."
    ),
    ("{name}’s own pile stays closed. The other three are open.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your own pile stays closed. The other three are open."
    ),
    ("{name}’s side has no ladder {number} and starts the next as {next}.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your side has no ladder {number} and starts the next as {next}."
    ),
    (
        "{name}’s side has not opened: a pick-up lays two categories at once. Add one from the hand.",
        "name",
    ): QT_TRANSLATE_NOOP(
        "second_person", "Your side has not opened: a pick-up lays two categories at once. Add one from the hand."
    ),
    ("{name}’s side opens with two categories at once. Add one more.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your side opens with two categories at once. Add one more."
    ),
    ("Keep one card after the discard: {name}’s side has no complete set yet.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Keep one card after the discard: your side has no complete set yet."
    ),
    ("Others lay their cards there. Lay these before {name}’s own side.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Others lay their cards there. Lay these before your own side."
    ),
    ("The discard goes to {name}’s first pile, unless the second is shorter.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "The discard goes to your first pile, unless the second is shorter."
    ),
    ("The discard goes to {name}’s own pile.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "The discard goes to your own pile."
    ),
    ("The discard goes to {name}’s second pile: it is the shorter.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "The discard goes to your second pile: it is the shorter."
    ),
    ("{name}’s side opens with it and may then lay and add freely.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your side opens with it and may then lay and add freely."
    ),
    ("{name}’s side opens with it and may then lay single categories.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your side opens with it and may then lay single categories."
    ),
    ("{name}’s side then has all five types and may meld out.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Your side then has all five types and may meld out."
    ),
    ("This lets {name}’s side meld out, which counts four points and ends the hand.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "This lets your side meld out, which counts four points and ends the hand."
    ),
    ("After this {name} will hold one card and can hardly meld any more.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "After this you will hold one card and can hardly meld any more."
    ),
    ("After this {name} will hold two cards and can hardly meld any more.", "name"): QT_TRANSLATE_NOOP(
        "second_person", "After this you will hold two cards and can hardly meld any more."
    ),
    ("Discard the {card} on {name}’s pile", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Discard the {card} on your pile"
    ),
    ("Discard the {card} on {name}’s second pile", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Discard the {card} on your second pile"
    ),
    ("Announce the jokers of {name}’s hand", "name"): QT_TRANSLATE_NOOP(
        "second_person", "Announce the jokers of your hand"
    ),
    ("{name} chooses", "name"): QT_TRANSLATE_NOOP("second_person", "You choose"),
    ("{name} owes one", "name"): QT_TRANSLATE_NOOP("second_person", "You owe one"),
    ("{name} owes two", "name"): QT_TRANSLATE_NOOP("second_person", "You owe two"),
    ("{one} has doubled {other}", "one"): QT_TRANSLATE_NOOP("second_person", "You have doubled {other}"),
    ("{one} has doubled {other}", "other"): QT_TRANSLATE_NOOP("second_person", "{one} has doubled you"),
    ("{one} and {other} redoubled", "other"): QT_TRANSLATE_NOOP("second_person", "{one} and you redoubled"),
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
"""For a template and its argument that is the person, what is said instead."""


def address(text: Text, you: str) -> Text:
    """The sentence as it is said to the one who is called *you* in it; others stay as they are."""
    arguments: dict[str, Argument] = {
        name: address(value, you) if isinstance(value, Text) else value for name, value in text.arguments.items()
    }
    said = (SENTENCES.get((text.template, name)) for name, value in arguments.items() if value == you)
    template = next(filter(None, said), None)
    return Text(CONTEXT, template, arguments) if template else replace(text, arguments=arguments)
