"""The manual page in other languages."""

import pytest

import desktop_files
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


def test_the_lines_of_a_usage_stay_apart():
    page = ".SH COMMAND\nusage: barracan play [FILE]\n                     [more]\n\nOpen it.\n"
    told = ".SH COMMAND\n.nf\nusage: barracan play [FILE]\n                     [more]\n.fi\n\nOpen it.\n"
    assert desktop_files.keep_lines_of_usage(page) == told
