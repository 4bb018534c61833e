"""Who has not told a name yet, and is called by a word of the language of the window."""

from barracan.storage.library import Library
from barracan.storage.players import call_nameless, known_names
from barracan.table.translation import common
from barracan.windows.shell.language import names_of_nobody


def follow_language(library: Library) -> None:
    """Call who has been called by the word of another language by that of this one; raises ``LibraryError``."""
    name = common("You")
    others = names_of_nobody() - {name}
    if not others.isdisjoint(library.ask(known_names)):
        library.change(lambda db: call_nameless(db, others, name))
