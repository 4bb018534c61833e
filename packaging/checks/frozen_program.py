"""Play in a frozen program: ``python packaging/checks/frozen_program.py FOLDER`` (with ``barracan`` in it).

Computers play a match of every game by its command line, each record is verified, and the window shows some positions
of each game while they play on. Inside the program a score pad is printed, Qt is asked for its words in all languages,
and a sound is played, as far as the system has a loudspeaker. The exit code is 1 if something fails, with a sentence.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import tempfile
from multiprocessing import resource_tracker
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType
from unittest.mock import patch

SEATS = {
    "barracan": "casual,beginner",
    "burraco": "casual,beginner",
    "buraco": "casual,beginner",
    "concan": "casual,beginner",
    "barracuda": "casual,beginner,casual",
    "barbu": "casual,beginner,casual,beginner",
    "sheepshead": "casual,beginner,casual",
}
POSITIONS = 12
PATIENCE = 90
"""Seconds until so many positions must have been shown."""
# What this Python finds is none of the program's.
START = """
import os, sys
from pathlib import Path
inside = Path(sys._MEIPASS)
sys.path[:] = [str(path) for path in (inside / "base_library.zip", *inside.glob("python3*/lib-dynload"), inside)]
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from barracan.windows.shell.qt_application import make_application
application = make_application()
"""
PRINT = """
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter
from barracan.games.catalog import find_game
from barracan.windows.pads.export import save_pdf
from barracan.windows.score.paper import draw_paper
from barracan.windows.score.score_sheet import stored_sheet
sheet = stored_sheet(find_game, Path(record).read_text("utf-8").splitlines(), ("Ada", "Bix"))
save_pdf(Path(folder, "saved.pdf"), [("2026-01-01", sheet)], "Pad")
printer = QPrinter(QPrinter.PrinterMode.HighResolution)
printer.setOutputFileName(str(Path(folder, "printed.pdf")))
with QPainter(printer) as painter:
    draw_paper(painter, painter.viewport(), sheet, 0)
"""
WORDS = """
from PySide6.QtCore import QCoreApplication
from barracan.windows.settings.preferences import LANGUAGES
from barracan.windows.shell.language import set_language
unspoken = []
for each in LANGUAGES:
    if set_language(each) or (QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel") != (each == "en"):
        unspoken.append(each)
Path(folder, "unspoken").write_text(" ".join(unspoken), "utf-8")
"""
SOUND = """
from barracan.windows.match.sounds import silence
heard = silence()
if not heard:
    from PySide6.QtCore import QTimer, QUrl
    from PySide6.QtMultimedia import QSoundEffect
    from barracan.resources import resource
    effect = QSoundEffect()
    told = []
    def look():
        if effect.isPlaying():
            told.append("It plays.")
        elif told or effect.status() is QSoundEffect.Status.Error:
            application.quit()
    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)
    QTimer.singleShot(10_000, application.quit)
    effect.setSource(QUrl.fromLocalFile(str(resource("sounds", "points.wav"))))
    effect.play()
    application.exec()
    heard = (told or ["The sound has not been played."])[0]
Path(folder, "heard").write_text(heard, "utf-8")
"""


def main() -> int:
    """Play, look, and say what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="that packaging/make/frozen.py has written")
    folder: Path = parser.parse_args().folder
    program = next((path for path in candidates(folder) if path.is_file()), None)
    if program is None:
        print(f"There is no program in {folder}.", file=sys.stderr)
        return 2
    faults = [fault for game, players in SEATS.items() for fault in try_game(program, game, players)]
    faults += try_paper_words_and_sound(program)
    print("\n".join(faults) or "Every game was played and shown, and a pad printed.")
    return 1 if faults else 0


def candidates(folder: Path) -> list[Path]:
    """Where a frozen program may lie below a folder."""
    return [
        folder / "barracan" / "barracan",
        folder / "barracan" / "barracan.exe",
        folder / "BarraCan.app" / "Contents" / "MacOS" / "barracan",
        folder / "barracan",
    ]


def try_game(program: Path, game: str, players: str) -> list[str]:
    """What is wrong with a game, in sentences."""
    count = str(players.count(",") + 1)
    with tempfile.TemporaryDirectory(prefix="barracan-frozen-") as made:
        given = ["--seats", count, "--players", players, "--seed", "1", "--matches", "1", "--out", made]
        played = subprocess.run([program, "simulate", game, *given], capture_output=True, text=True, check=False)
        if played.returncode:
            return [f"{game}: no match was played: {played.stderr.strip()}"]
        records = list(Path(made).glob("*.cards.jsonl"))
        judged = subprocess.run([program, "verify", *records], capture_output=True, text=True, check=False)
        if judged.returncode or not records:
            return [f"{game}: {judged.stdout.strip() or 'There is no record.'}"]
        return watch(program, game, players, Path(made))


def try_paper_words_and_sound(program: Path) -> list[str]:
    """What is wrong with printing, languages and sounds, in sentences."""
    with tempfile.TemporaryDirectory(prefix="barracan-frozen-") as made:
        given = ["--seats", "2", "--players", SEATS["barracan"], "--seed", "1", "--matches", "1", "--out", made]
        subprocess.run([program, "simulate", "barracan", *given], capture_output=True, check=True)
        named: dict[str, object] = {"folder": made, "record": str(next(Path(made).glob("*.cards.jsonl")))}
        faults = [] if run_inside(program, START + PRINT, named) == 0 else ["Nothing was printed."]
        for name in ("saved.pdf", "printed.pdf"):
            paper = Path(made, name)
            if not paper.exists() or not paper.read_bytes().startswith(b"%PDF-"):
                faults.append(f"{name} is no PDF.")
        ended, unspoken = run_inside(program, START + WORDS, named), Path(made, "unspoken")
        if ended or (told := unspoken.read_text("utf-8")):
            faults.append(f"Not all languages are spoken: {ended or told}.")
        ended, heard = run_inside(program, START + SOUND, named), Path(made, "heard")
        told = heard.read_text("utf-8") if heard.exists() else f"The exit code is {ended}."
    print(f"sound: {told}")
    return faults if told == "It plays." or told.startswith("There is no sound here") else [*faults, f"sound: {told}"]


def run_inside(program: Path, words: str, named: dict[str, object]) -> int | None:
    """Let the program run these words in a process of its own making, as it does with its own tasks; its exit code."""
    resource_tracker.ensure_running()  # by this Python; the program would not know its flags
    context = multiprocessing.get_context("spawn")
    context.set_executable(str(program))
    with patch.object(sys, "frozen", True, create=True), patch.dict(sys.modules, __main__=ModuleType("__main__")):
        process = context.Process(target=exec, args=(words, named))
        process.start()
    process.join(PATIENCE)
    process.kill()
    return process.exitcode


def watch(program: Path, game: str, players: str, folder: Path) -> list[str]:
    """Let the window play a game, and say what is wrong if too few positions are shown."""
    report, library = folder / "shown", folder / "library.sqlite"
    line: list[str | Path] = [
        program,
        "play",
        "--library",
        library,
        "--new",
        game,
        "--seats",
        str(players.count(",") + 1),
    ]
    line += ["--players", players, "--watch", "--report", report]
    variables = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    with subprocess.Popen(line, env=variables, stderr=subprocess.PIPE, text=True) as window:
        until = monotonic() + PATIENCE
        while monotonic() < until and window.poll() is None and shown(report) < POSITIONS:
            sleep(0.2)
        ended, count = window.poll() is not None, shown(report)
        window.kill()
        told = window.communicate()[1].strip()
    print(f"{game}: {count} positions shown")
    if ended or count < POSITIONS:
        return [f"{game}: the window showed {count} positions. {told}"]
    return []


def shown(report: Path) -> int:
    """How many positions the window has reported."""
    return len(report.read_text("utf-8").splitlines()) if report.exists() else 0


if __name__ == "__main__":
    raise SystemExit(main())
