# ruff: noqa: B018, F821 - names alone, which vulture reads and nobody runs
# mypy: ignore-errors
"""What nothing in the program names because others ask for it, each with who does; vulture takes these as used."""

# The entry points of the package, the makers of its manual, and the catalog by its import paths
main_window, first_hand, whole_parser

# The tool that collects the texts for translation, which reads it
COMMON_TEXTS
BARRACAN, BURRACO, BURACO, CONCAN, BARRACUDA, BARBU, SHEEPSHEAD
(
    BarbuTable,
    BarracanTable,
    BarracudaTable,
    BuracoTable,
    BurracoTable,
    ConcanTable,
    SheepsheadTable,
    TricksTable,
)
BarbuGame, BarracanGame, BarracudaGame, BuracoGame, BurracoGame, ConcanGame, SheepsheadGame

# Python, which asks values for them, and type checkers, which read them
_.__eq__, _.__hash__, _.__repr__, _.__call__
EntryPoint, volume

# Qt, which calls what is overridden and reads the states of what screen readers are told
_.paint, _.boundingRect, _.sizeHint, _.hitButton, _.focusNextPrevChild, _.drawBackground
_.interface_cast, _.childCount, _.indexOfChild, _.childAt, _.focusChild
_.actionNames, _.doAction, _.localizedActionName, _.localizedActionDescription, _.keyBindingsForAction
_.invisible, _.focusable, _.selectable, _.disabled, _.checkable, _.checked

# sqlite3, which reads it of a connection
_.text_factory

# The tests, which see by them what a search has weighed, which processes there are, and what a page shows
_.plan_move, _.over_plan, _.process_ids, _.are_heard, _.covers, _.shown_text

# setuptools, which compiles and links by them
_.extra_compile_args, _.extra_link_args

# hatchling, which builds packages and calls it of its hooks
CompiledCore, _.dependencies, _.initialize, PageAddresses

# tarfile, which writes them of each file
_.uid, _.gid, _.gname, _.uname, _.mtime

# pytest, which calls it of its plug-ins
pytest_runtest_logreport
