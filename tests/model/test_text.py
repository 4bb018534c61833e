"""Texts that people read."""

import pickle

from barracan.model.text import Seat, Text


def test_a_text_fills_in_its_arguments():
    assert str(Text("here", "{card} is not in your hand.", {"card": "K♠"})) == "K♠ is not in your hand."


def test_a_text_within_a_text_is_translated_too():
    words = {"pick {what}": "nimm {what}", "clubs": "Kreuz"}
    text = Text("here", "pick {what}", {"what": Text("here", "clubs")})
    assert text.fill(lambda context, template: words[template]) == "nimm Kreuz"
    assert str(text) == "pick clubs"


def test_braces_in_an_argument_stay_as_they_are():
    assert str(Text("here", "{name} sits down", {"name": "{card}"})) == "{card} sits down"


def test_texts_are_compared_by_what_they_say_and_can_be_pickled():
    text = Text("here", "{count} cards", {"count": 3})
    assert pickle.loads(pickle.dumps(text)) == text
    assert text != Text("here", "{count} cards", {"count": 4})


def test_seats_in_a_text_get_their_names_however_deep_they_stand():
    text = Text("here", "doubled {who} and {other}", {"who": Seat(1), "other": Text("here", "{one}", {"one": Seat(0)})})
    assert str(text) == "doubled seat 1 and seat 0"
    assert str(text.with_names(["Ada", "Bix"])) == "doubled Bix and Ada"
    assert text.with_names([]) is text
