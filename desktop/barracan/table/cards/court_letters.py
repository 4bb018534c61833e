"""The letters of kings, queens and jacks, as card players of different languages know them: on cards and in words."""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from barracan.model import cards
from barracan.model.cards import Code

USUAL: Final = "KQJ"
"""The letters of king, queen and jack as faces are drawn and texts are written."""
LETTERS: Final = (USUAL, "RDV", "KDB", "RCF", "RDF", "RCS", "HVB")
"""Those to choose from: English, French, German, Italian with a horse or a lady, Spanish, Dutch."""
_OF_LANGUAGES: Final[Mapping[str, str]] = {"fr": "RDV", "de": "KDB"}
_MARK: Final = "@"
_STROKES: Final[Mapping[str, tuple[float, str]]] = {
    "K": (34.0, "M4.3 4.3 L4.3 44.7 M29 4.3 L5.5 28.2 M14.2 20.6 L30.4 44.7"),
    "R": (33.0, "M4.3 44.7 L4.3 4.3 L16 4.3 C24 4.3 28 9 28 15.5 C28 22 24 26.7 16 26.7 L4.3 26.7 M16 26.7 L28.7 44.7"),
    "D": (34.3, "M4.3 4.3 L4.3 44.7 L12 44.7 C24 44.7 30 37 30 24.5 C30 12 24 4.3 12 4.3 Z"),
    "V": (34.0, "M4.3 4.3 L17 44.7 L29.7 4.3"),
    "B": (
        32.7,
        (
            "M16 23 L4.3 23 M4.3 4.3 L4.3 44.7 L16 44.7 C24 44.7 28.4 40 28.4 34 C28.4 27 24 23 16 23"
            " C22 23 26 19 26 13.6 C26 8 22 4.3 16 4.3 Z"
        ),
    ),
    "C": (
        34.8,
        (
            "M30.5 11.5 C28 7 24 4.3 18.5 4.3 C9.8 4.3 4.3 11.8 4.3 24.5 C4.3 37.2 9.8 44.7 18.5 44.7"
            " C24 44.7 28 42 30.5 37.5"
        ),
    ),
    "F": (31.8, "M27.5 4.3 L4.3 4.3 L4.3 44.7 M4.3 23.8 L23.5 23.8"),
    "S": (
        32.3,
        (
            "M27 10.5 C25 6.5 21 4.3 16 4.3 C9.5 4.3 5 8 5 13.6 C5 19.5 10 21.8 16 23.8 C22.5 26 28 28.5 28 34.6"
            " C28 41 23 44.7 16.2 44.7 C10 44.7 5.8 42 4.3 37"
        ),
    ),
    "H": (32.8, "M4.3 4.3 L4.3 44.7 M28.5 4.3 L28.5 44.7 M4.3 24.5 L28.5 24.5"),
}
"""How wide each letter is on a card 250 wide, and its strokes."""
_INDEX: Final = re.compile(r'<g transform="translate\([\d.]+ (15\.50|13\.0)\) scale\(([\d.]+)\)"><path d="[^"]+"')
_CENTRES: Final = {"15.50": 30.5, "13.0": 39.0}
"""Where the middle of an index is, by its top: usual and large."""
_IN_WORDS: Final = re.compile("[KQJ](?=[♣♦♥♠])")
_used = [USUAL]


def choose_letters(choice: str, language: str) -> str:
    """The letters for a choice of the settings; automatic are those of the language."""
    return choice if choice in LETTERS else _OF_LANGUAGES.get(language, USUAL)


def use_letters(letters: str) -> None:
    """Write cards with these from now on; what is on the screen already keeps its own."""
    _used[0] = letters


def spell(words: str) -> str:
    """A text with the cards in it written with the letters in use."""
    return words if _used[0] == USUAL else _IN_WORDS.sub(_letter, words)


def card_text(code: Code) -> str:
    """Write a card as people read it, with the letters in use."""
    return spell(cards.card_text(code))


def cards_text(codes: Sequence[Code]) -> str:
    """Write cards as people read them, parted by spaces, with the letters in use."""
    return spell(cards.cards_text(codes))


def read_card(text: str) -> Code:
    """The card of which this is the text."""
    return next(code for code in cards.CODES if card_text(code) == text)


def rank_text(rank: str) -> str:
    """Write a rank as people read it, with the letters in use."""
    return "10" if rank == "T" else _of(rank, _used[0])


def read_rank(letter: str) -> str:
    """The rank of which this is the letter in use, or as it is written in records."""
    return USUAL[_used[0].index(letter)] if letter in _used[0] else letter


def with_letters(folder: str, letters: str) -> str:
    """The name of the set of faces in a folder with these letters."""
    return folder if letters == USUAL else f"{folder}{_MARK}{letters}"


def part_letters(art: str) -> tuple[str, str]:
    """The folder and the letters of a set of faces."""
    folder, _, letters = art.partition(_MARK)
    return folder, letters or USUAL


def draw_letters(face: str, code: Code, letters: str) -> str:
    """The drawing of a king, queen or jack with its letter among these; that of any other card as it is."""
    letter = _of(code[0], letters)
    return face if letter == code[0] else _INDEX.sub(partial(_draw, letter), face)


def _of(rank: str, letters: str) -> str:
    return letters[USUAL.index(rank)] if rank in USUAL else rank


def _letter(found: re.Match[str]) -> str:
    return _of(found[0], _used[0])


def _draw(letter: str, found: re.Match[str]) -> str:
    """The index with another letter, in the middle of its place."""
    wide, strokes = _STROKES[letter]
    top, scale = found[1], found[2]
    left = _CENTRES[top] - float(scale) * wide / 2
    return f'<g transform="translate({left:.2f} {top}) scale({scale})"><path d="{strokes}"'
