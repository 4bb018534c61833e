"""What ``barracan --help`` tells: what a person may want to do, and how."""

TASKS = (
    (
        "To play",
        (
            ("barracan", "open the window; it offers to resume"),
            ("barracan play --resume last", "go on with the match played last, at once"),
            ("barracan play --new GAME", "deal a new match at once"),
        ),
    ),
    (
        "To look at records and check them",
        (
            ("barracan FILE", "look at a record in the window, move by move"),
            ("barracan verify FILE...", "check every move and every point"),
            ("barracan advise FILE --level strong --seed 1", "say what a computer would do next"),
        ),
    ),
    (
        "To look after your matches",
        (
            ("barracan library list", "list the matches of the library"),
            ("barracan library check", "check the library's file and every match in it"),
            ("barracan library backup FILE", "copy the library, also while the window is open"),
            ("barracan export MATCH... --out FILE", "write matches as records"),
            ("barracan import RECORD...", "take records into the library"),
        ),
    ),
    (
        "To let computers play, and to measure them",
        (
            ("barracan simulate GAME --out DIR ...", "let them play and write the records"),
            ("barracan arena GAME --players A,B ...", "set them against each other, with intervals"),
        ),
    ),
)
"""Tasks with the lines that do them, and what each line does."""


def help_text() -> str:
    """All tasks, a line each."""
    parts = [f"{title}:\n" + "".join(f"  {line}\n      {words}\n" for line, words in lines) for title, lines in TASKS]
    return "\n".join((*parts, "'barracan COMMAND --help' tells the rest."))
