"""A hand of each game in another language, from its deal and to its end, and no English word on the way."""

import re
from dataclasses import replace
from functools import cache
from itertools import cycle
from random import Random
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from barracan.games.catalog import CATALOG
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.resources import resource
from barracan.windows.settings.preferences import LANGUAGES
from barracan.windows.text_table.lists import NameList
from table.by_ear import told
from waiting import until
from windows.pages import board_stands
from windows.text_company import NAMES, begin, chosen, opened, play, play_quickly, waits

HANDS = list(zip(CATALOG.own, cycle(language for language in LANGUAGES if language != "en"), strict=False))
"""Each game in a language, each language with a game at least."""
MOVES = 4
"""So many moves of the person are made after the deal, and as many before the end."""
_PLACEHOLDER = re.compile(r"\{\w+\}")
_WORD = re.compile(r"[^\W\d_]{3,}")


@pytest.fixture(autouse=True)
def quick(monkeypatch, speak):
    """Players who answer at once, and English again afterwards."""
    play_quickly(monkeypatch)


def words_of(text):
    return set(_WORD.findall(_PLACEHOLDER.sub(" ", text).casefold()))


@cache
def english_alone(language):
    """The words of the program's English texts that none of this language has."""
    english, theirs = set(), set()
    for message in ET.parse(resource("translations", f"barracan_{language}.ts")).iter("message"):
        english |= words_of(message.findtext("source"))
        theirs |= words_of(message.findtext("translation"))
    return english - theirs - words_of(" ".join(NAMES))


def almost_over(game, players):
    """The lines of a hand that chance has played, up to where the first seat has only its last moves to make."""
    match, turns = Match.begin(CATALOG[game], tuple(map(SeatNote, NAMES, players)), {}), []
    match.deal(len(players) - 1, match.shuffled_deck(Random(5)))
    while (turn := match.state.turn) is not None:
        if turn == 0:
            turns.append(len(match.lines))
        match.play(chosen(match.game, match.state, Random(match.number)))
    return match.lines[: turns[-MOVES]]


def shown(page):
    """What stands on the table in text."""
    controls = page.findChildren(QLabel) + page.findChildren(QAbstractButton)
    written = [each.text() for each in controls if each.isVisible()]
    return [*written, *(line.words for each in page.findChildren(NameList) for line in each.lines())]


def move(window, page, game, by_hand=1):
    """Make the person's next move as chance would have it; says whether there was one."""
    number = window.controller.session.table.live.match.number
    made, missed = play(window, page, CATALOG[game], Random(number), turns=1, by_hand=by_hand)
    assert missed == []
    return bool(made)


def play_on(window, page, game):
    """What is shown while the person makes some moves in the lists."""
    heard = []
    for _ in range(MOVES):
        assert move(window, page, game)
        heard += shown(page)
    return heard


@pytest.mark.parametrize(("game", "language"), HANDS, ids=[f"{game}-{language}" for game, language in HANDS])
def test_a_hand_is_played_without_a_word_of_english(window, library, game, language):
    players = ("human", *["random"] * (CATALOG[game].seat_counts[-1] - 1))
    window.prefer(replace(window.preferences, language=language))
    begin(window, game, *players)
    until(lambda: waits(window))
    heard = told(window.controller.view)
    page = opened(window)
    heard += play_on(window, page, game)
    stored = library.begin(almost_over(game, players))
    library.release(stored)
    window.resume(stored)
    heard += play_on(window, page, game)
    while move(window, page, game, by_hand=0):
        pass
    assert window.controller.between_hands
    heard += shown(page)
    QTest.keyClick(page, Qt.Key.Key_F2)
    until(lambda: board_stands(window))
    heard += told(window.controller.view)
    foreign = english_alone(language)
    assert [text for text in dict.fromkeys(heard) if words_of(text) & foreign] == []
