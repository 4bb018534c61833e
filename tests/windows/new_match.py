"""What a person does on the page that prepares a match."""

from windows.pages import click, write


def sit(page, seat, name=None, level=None, style=None):
    """Choose a seat by mouse, and who plays there."""
    fold(page)
    click(page, f"seat_{seat}")
    if name is not None:
        write(page, "seat_name", name)
    if level == "human":
        click(page, "who_person")
    elif level is not None:
        click(page, "who_computer")
        click(page, f"level_{level}")
    if style is not None:
        click(page, f"style_{style or 'plain'}")


def unfold(page):
    """Show the house rules over the little table."""
    if not page.settings.shows_rules:
        click(page, "change_rules")


def fold(page):
    """Show the little table."""
    if page.settings.shows_rules:
        click(page, "change_rules")


def dealt(qtbot, page):
    with qtbot.waitSignal(page.dealt) as heard:
        click(page, "deal")
    return heard.args
