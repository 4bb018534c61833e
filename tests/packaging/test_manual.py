"""The manual page in other languages."""

import pytest

import manual


@pytest.mark.parametrize("language", manual.languages())
def test_a_manual_says_every_text_of_the_commands_help_and_nothing_else(language):
    assert manual.texts() == manual.words_of(language).keys()
    assert all(manual.words_of(language).values())


def test_the_commands_speak_the_language_that_is_asked_for(monkeypatch):
    monkeypatch.setenv(manual.LANGUAGE, "it")
    told = manual.parser().format_help()
    assert "apre la finestra; succede anche senza comando" in told
    assert "open the window" not in told
    assert "mostra questo aiuto ed esce" in told
