"""The program's window on a library, opened so that nothing takes longer than it must."""

from dataclasses import replace

from barracan.session.progress import Pace
from barracan.windows.match import ending
from barracan.windows.shell.main_window import MainWindow

AT_ONCE = Pace(0, 0)


def open_window(qtbot, library, folder, *, speed="off", pace=AT_ONCE, size=(1280, 800), table="picture"):
    """A window on this library, whose preferences are kept in this folder; who opens it closes it."""
    window = MainWindow(library, folder)
    qtbot.addWidget(window)
    window.prefer(replace(window.preferences, speed=speed, table=table))
    window.controller.session.pace = pace
    window.controller.finale.times = ending.AT_ONCE
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    return window
