"""What games are called, in the language of the program."""

from barracan.games.catalog import CATALOG, find_game
from barracan.windows.words import said


def title_of(game: str) -> str:
    """What a game is called; its id where it is not known."""
    known = find_game(game)
    return said(known.title) if known else game


def fewer_win(game: str) -> bool:
    """Whether fewer points are better in this game."""
    known = find_game(game)
    return known is not None and known.fewer_win


def games_called(words: str) -> tuple[str, ...]:
    """The games whose title contains these words."""
    if not words:
        return ()  # no game is loaded for that
    return tuple(game.id for game in CATALOG.values() if words.casefold() in said(game.title).casefold())


def titles() -> list[tuple[str, str]]:
    """Every game with its title."""
    return [(game.id, said(game.title)) for game in CATALOG.values()]
