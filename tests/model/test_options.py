"""Options: values, types, and words of the command line."""

import pytest

from barracan.model.options import Option
from barracan.model.text import Text

TITLE = Text("test", "Title")
YES = Option("yes", "X1", True, TITLE, {"true": TITLE, "false": TITLE})
WORD = Option("word", "X2", "one", TITLE, {"one": TITLE, "two": TITLE})
NUMBER = Option("number", "X3", 100, TITLE, {"": TITLE}, least=5)


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        (YES, True, None),
        (YES, False, None),
        (YES, 1, "record"),
        (YES, "true", "record"),
        (WORD, "two", None),
        (WORD, "three", "X2"),
        (WORD, True, "record"),
        (WORD, ["one"], "record"),
        (NUMBER, 5, None),
        (NUMBER, 10**4000, None),
        (NUMBER, 4, "X3"),
        (NUMBER, -1, "X3"),
        (NUMBER, True, "record"),
        (NUMBER, 7.0, "record"),
        (NUMBER, None, "record"),
    ],
)
def test_a_value_is_judged_by_type_and_then_by_choice(option, value, clause):
    refusal = option.refusal(value)
    assert (refusal and refusal.clause) == clause


@pytest.mark.parametrize(
    ("option", "word", "value"), [(YES, "true", True), (YES, "false", False), (WORD, "two", "two"), (NUMBER, "12", 12)]
)
def test_words_of_the_command_line(option, word, value):
    assert option.parse(word) == value


@pytest.mark.parametrize(
    ("option", "word"),
    [(YES, "yes"), (YES, "1"), (WORD, "three"), (NUMBER, "x"), (NUMBER, "4"), (NUMBER, "-7"), (NUMBER, "1e3"),
     (NUMBER, "٣٣"), (NUMBER, "²"), (NUMBER, ""), (NUMBER, "9" * 50), (NUMBER, "7.0")],
)  # fmt: skip
def test_a_wrong_word_is_told_in_a_sentence(option, word):
    with pytest.raises(ValueError, match=f"The option {option.name} "):
        option.parse(word)


def test_a_number_too_large_for_the_command_line_is_told_the_largest():
    with pytest.raises(ValueError, match="up to 999999999"):
        NUMBER.parse("1000000000")
    assert NUMBER.parse("999999999") == 999_999_999
