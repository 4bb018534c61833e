"""How long it takes from the start of the program to a table on which a click makes a move.

``python packaging/benchmarks/start_to_table.py [--game NAME] [--runs N] [--platform offscreen|xcb] [--size 1280x800]
[--also FOLDER]``

The program resumes a stored match (``--resume last``). It is compared with a bare PySide6 window that shows 108 cards
out of one raw picture: both are started in turn, N times, in one run, and the medians are divided. After its first
picture each run of the program gets a real click on the stock, or a click on a card of the hand and Enter where there
is no stock, and counts only if that is a move. With ``--also`` the program in a folder, such as an unpacked wheel,
takes turns too, and with a ``--game`` other than BarraCan BarraCan does; processor time up to that click is compared.
"""

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

    from barracan.session.messages import Happening
    from barracan.windows.shell.main_window import MainWindow

HERE = Path(__file__).resolve()
SOURCE = HERE.parents[2] / "desktop"
FIRST_GAME = "barracan"
"""What other games are compared with."""
BOUND = 1.4
MEMORY_BOUND = 1.5
CLICKED = frozenset(("draw", "play"))
"""The actions that a click makes, or a click and Enter."""
QUIET = frozenset(("draw", "discard", "trick"))
"""What is played until then, where it can be."""
LONGEST = 120
"""So many lines of a hand are looked at; the match is stored in their middle."""
CARD = (84, 118)
SCREEN = """{"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}"""
"""What Qt's offscreen platform is to have; its own screen is smaller than the windows."""
_BORN = int(os.environ.get("BENCHMARK_BORN", "0"))


def main() -> int:
    """Measure, print the medians and their ratio; 1 if the ratio is above the bound."""
    import argparse
    import tempfile

    from barracan.cli.arguments import integer

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=integer, default=15)
    parser.add_argument("--platform", default="offscreen")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--game", default=FIRST_GAME)
    parser.add_argument("--also", type=Path, metavar="FOLDER", help="the program that lies there starts in turn too")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="barracan-start-") as folder:
        return measure(Path(folder), wanted)


def measure(folder: Path, wanted: "argparse.Namespace") -> int:
    """Start both in turn; one start before that lets the program keep its size and its faces, as any evening does."""
    import shutil
    import statistics

    variables = surroundings(folder, wanted.platform, wanted.size, wanted.game)
    programs = {"bare": variables, "table": variables}
    if wanted.game != FIRST_GAME:
        programs[FIRST_GAME] = variables | {"BENCHMARK_GAME": FIRST_GAME}
    for own in (programs["table"], *([programs[FIRST_GAME]] if FIRST_GAME in programs else [])):
        shutil.rmtree(folder / "library", ignore_errors=True)
        call("prepare", own)
        shutil.copytree(folder / "library", folder / own["BENCHMARK_GAME"])
        call("earlier", own)
    if wanted.also:
        programs["also"] = variables | {"PYTHONPATH": str(wanted.also.resolve())}
    times: dict[str, list[float]] = {name: [] for name in programs}
    memory: dict[str, list[float]] = {name: [] for name in programs}
    processor: dict[str, list[float]] = {name: [] for name in programs}
    for run in range(wanted.runs + 1):
        for name, own in programs.items():
            shutil.rmtree(folder / "library")
            shutil.copytree(folder / own["BENCHMARK_GAME"], folder / "library")
            heard = call("bare" if name == "bare" else "table", own)
            if run:
                times[name].append(heard["painted"])
                memory[name].append(heard["memory"])
                processor[name].append(heard["processor"])
    for name, found in times.items():
        print(f"{name:8} median {statistics.median(found):6.1f} ms, {min(found):.1f} to {max(found):.1f}")
    ratio = statistics.median(times["table"]) / statistics.median(times["bare"])
    work = {name: statistics.median(found) for name, found in processor.items()}
    if wanted.also:
        here, also = work["table"], work["also"]
        print(f"processor {here:.0f} ms, {also:.0f} ms of the program in {wanted.also}, ratio {also / here:.2f}")
    if FIRST_GAME in work:
        here, first = work["table"], work[FIRST_GAME]
        print(f"processor {here:.0f} ms, {first:.0f} ms with {FIRST_GAME}, ratio {here / first:.2f}")
    bare, table = (statistics.median(memory[name]) for name in ("bare", "table"))
    print(f"memory {table:.0f} MB, bare {bare:.0f} MB, ratio {table / bare:.2f} (at most {MEMORY_BOUND})")
    print(f"ratio  {ratio:.2f} (at most {BOUND}), {wanted.runs} runs, {wanted.platform}, {wanted.size}")
    return 0 if ratio <= BOUND and table / bare <= MEMORY_BOUND else 1


def surroundings(folder: Path, platform: str, size: str, game: str) -> dict[str, str]:
    """An environment in which all the user's folders are empty ones."""
    if platform == "offscreen":
        (folder / "screen.json").write_text(f'{{"screens": [{SCREEN}]}}')
        platform = f"offscreen:configfile={folder / 'screen.json'}"
    variables = os.environ | {
        "QT_QPA_PLATFORM": platform,
        "BENCHMARK_FOLDER": str(folder),
        "BENCHMARK_SIZE": size,
        "BENCHMARK_GAME": game,
        "BARRACAN_LIBRARY": str(folder / "library" / "library.sqlite"),
    }
    # An installed program is byte-compiled; here the first start compiles.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    variables["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    if SOURCE.is_dir():
        variables["PYTHONPATH"] = str(SOURCE)
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        variables[f"XDG_{name}_HOME"] = str(folder / name.lower())
    return variables


def call(part: str, variables: dict[str, str]) -> dict[str, float]:
    """Run a part of this file in a process of its own and hear what it measured."""
    import json
    import subprocess

    born = {"BENCHMARK_PART": part, "BENCHMARK_BORN": str(time.monotonic_ns())}
    done = subprocess.run(
        [sys.executable, "-P", str(HERE)], env=variables | born, capture_output=True, text=True, timeout=30, check=False
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        sys.exit(f"{part} has measured nothing:\n{done.stdout}{done.stderr}")
    times: dict[str, float] = json.loads(lines[-1])
    return times


def since_birth() -> float:
    """Milliseconds since just before this process was started."""
    return (time.monotonic_ns() - _BORN) / 1e6


def report(**measured: float) -> None:
    """Tell what was measured and end at once."""
    measured["processor"] = time.process_time() * 1000
    measured.setdefault("memory", peak())
    words = ", ".join(f'"{name}": {value}' for name, value in measured.items())
    print(f"{{{words}}}", flush=True)
    os._exit(0)


def peak() -> float:
    """The most memory that this process has had, in MB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def fail(words: str) -> None:
    """Say why nothing could be measured and end at once; an exception would be lost in Qt's loop."""
    sys.stderr.write(f"{words}\n")
    os._exit(1)


def size() -> tuple[int, int]:
    """The size of the windows."""
    width, height = os.environ["BENCHMARK_SIZE"].split("x")
    return int(width), int(height)


def prepare() -> None:
    """Store a match in mid-hand with a person to move, and draw the picture for the bare window."""
    from random import Random

    from barracan.games.catalog import CATALOG
    from barracan.model.match import Match
    from barracan.model.replay import SeatNote
    from barracan.storage.library import Library

    game = CATALOG[os.environ["BENCHMARK_GAME"]]
    names = ("Bix", "Nora", "Tomas")[: 3 if 4 in game.seat_counts else 2]
    seats = [SeatNote("Ada", "human"), *(SeatNote(name, "casual") for name in names)]

    def played(until: int) -> tuple[Match, list[int]]:
        """A hand played at random up to so many lines, and the numbers of those at which a click is a move."""
        match, rng = Match.begin(game, seats, {}), Random(1)
        match.deal(max(game.next_dealers(match.state)), match.shuffled_deck(rng))
        fitting = []
        while match.number < until and match.state.turn is not None:
            moves = match.game.legal_moves(match.state)
            actions = sorted(moves.actions())
            if match.state.turn == 0 and CLICKED.intersection(actions):
                fitting.append(match.number)
            match.play(moves.pick(rng.choice([do for do in actions if do in QUIET] or actions), rng))
        return match, fitting

    fitting = played(LONGEST)[1]
    match, _ = played(fitting[len(fitting) // 2])
    with Library.open(Path(os.environ["BARRACAN_LIBRARY"])) as library:
        library.begin(match.lines)
    draw_picture(Path(os.environ["BENCHMARK_FOLDER"]) / "cards.raw")
    report(lines=match.number)


def draw_picture(path: Path) -> None:
    """54 card faces under each other, as raw bytes."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

    application = QGuiApplication([])
    width, height = CARD
    image = QImage(width, height * 54, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        for number in range(54):
            painter.setBrush(QColor("#FDFAF3"))
            painter.drawRoundedRect(QRectF(1, number * height + 1, width - 2, height - 2), 6, 6)
            painter.setBrush(QColor.fromHsv(number * 6, 180, 160))
            painter.drawEllipse(QRectF(20, number * height + 30, width - 40, height - 60))
    path.write_bytes(bytes(image.constBits()))
    del application


def bare() -> None:
    """A window with a scene of 108 cards and nothing else."""
    import mmap

    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtGui import QImage, QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QMainWindow

    application = QApplication([])
    width, height = CARD
    with (Path(os.environ["BENCHMARK_FOLDER"]) / "cards.raw").open("rb") as file:
        data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    image = QImage(memoryview(data), width, height * 54, width * 4, QImage.Format.Format_ARGB32_Premultiplied)
    picture = QPixmap.fromImage(image)
    faces = [picture.copy(0, number * height, width, height) for number in range(54)]

    class View(QGraphicsView):
        def paintEvent(self, event: "QPaintEvent") -> None:  # noqa: N802 - Qt's name
            super().paintEvent(event)
            QTimer.singleShot(0, lambda: report(painted=since_birth()))

    scene = QGraphicsScene(0, 0, *size())
    scene.setBackgroundBrush(Qt.GlobalColor.darkGreen)
    for number in range(108):
        item = QGraphicsPixmapItem(faces[number % 54])
        item.setPos(20 + number % 18 * 66, 20 + number // 18 * 120)
        scene.addItem(item)
    window = QMainWindow()
    window.setCentralWidget(View(scene))
    window.resize(*size())
    window.show()
    application.exec()


def earlier() -> None:
    """The program on an earlier day: its window gets its size, and it runs until the faces of the cards are kept."""
    resume(wait_for_faces)


def wait_for_faces(window: "MainWindow", _: float) -> None:
    """Look now and then whether the faces have been written, and no more come."""
    from PySide6.QtCore import QTimer

    cache = Path(os.environ["XDG_CACHE_HOME"])
    seen = [0]
    window.resize(*size())

    def look() -> None:
        count = len(list(cache.rglob("*.faces")))
        if count and count == seen[0]:
            window.close()
            report(faces=count)
        seen[0] = count

    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(2500)


def table() -> None:
    """The program itself, told to resume; its hook for the first picture also clicks."""
    resume(click_card)


def resume(painted: "Callable[[MainWindow, float], None]") -> None:
    """Start the program with a hook for its first picture."""
    from barracan.windows.shell import application  # loads no Qt, which the program does in a way of its own

    def measured(window: "MainWindow") -> None:
        painted(window, since_birth())

    application.after_first_picture = measured
    from barracan.cli.commands import main as command

    sys.exit(command(["play", "--resume", "last"]))


def click_card(window: "MainWindow", painted: float) -> None:
    """Click on the stock, or on a card of the hand and press Enter; the picture counts only if that is a move."""
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtTest import QTest

    if (window.width(), window.height()) != size():
        fail(f"the window is {window.width()} wide and {window.height()} high")
    memory = peak()
    moves: list[Happening] = []
    scene, view = window.controller.scene, window.controller.view
    window.controller.session.model.happened.connect(moves.append)
    stock = scene.tableau.places.get("stock")
    card = stock.cards[-1] if stock else next(card for card in scene.stage.hand_cards() if not card.barred)
    rect = card.sceneBoundingRect()
    across = rect.width() if stock else min(card.spot.strip, rect.width())
    spot = view.mapFromScene(QPointF(rect.left() + across / 2, rect.center().y()))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    if not moves:
        QTest.keyClick(view.viewport(), Qt.Key.Key_Return)
    if not moves or moves[0].seat != 0:
        fail("the click has made no move")
    report(painted=painted, moved=since_birth(), memory=memory)


PARTS = {"prepare": prepare, "earlier": earlier, "bare": bare, "table": table}

if __name__ == "__main__":
    part = os.environ.get("BENCHMARK_PART")
    if part:
        PARTS[part]()
    else:
        sys.exit(main())
