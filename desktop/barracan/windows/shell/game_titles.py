"""What the window asks the catalog: the games by their titles."""

from barracan.games.catalog import CATALOG, find_game
from barracan.table.translation import translate_text


def game_title(game: str) -> str:
    """What a game is called; its id where it is not known."""
    known = find_game(game)
    return translate_text(known.title) if known else game


def fewer_win(game: str) -> bool:
    """Whether fewer points are better in this game."""
    known = find_game(game)
    return known is not None and known.fewer_win


def find_games(words: str) -> tuple[str, ...]:
    """The games whose title contains these words."""
    if not words:
        return ()  # no game is loaded for that
    return tuple(game.id for game in CATALOG.values() if words.casefold() in translate_text(game.title).casefold())


def find_course(*wanted: str) -> str:
    """The first of these games that has a course, else the first of all that has one."""
    known = (game for game in wanted if game and game in CATALOG and CATALOG.entry(game).lessons)
    return next(known, None) or next(game for game in CATALOG if CATALOG.entry(game).lessons)


def game_titles() -> list[tuple[str, str]]:
    """Every game with its title."""
    return [(game.id, translate_text(game.title)) for game in CATALOG.values()]
