"""Build the wheels: ``python packaging/make/wheels.py [--out FOLDER] [--form pure|compiled]``; both if none is named.

The pure one fits every Python and system, the compiled one this Python and system. Run it in the development
environment; what the build needs beyond that is hatchling.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from build_hook import PURE

ROOT = Path(__file__).resolve().parents[2]
FORMS = ("pure", "compiled")


def build(form: str, folder: Path) -> Path:
    """Build the wheel of a form into *folder*; raises ``ValueError`` with a sentence where none comes of it."""
    variables = {name: value for name, value in os.environ.items() if name != PURE}
    if form == "pure":
        variables[PURE] = "1"
    with tempfile.TemporaryDirectory(dir=folder) as made:
        line = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", made]
        done = subprocess.run(
            line,
            cwd=ROOT,
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        wheels = list(Path(made).glob("*.whl"))
        if done.returncode or not wheels:
            raise ValueError(f"The {form} wheel was not built. {done.stdout.strip()}")
        if (form == "pure") != wheels[0].name.endswith("-py3-none-any.whl"):
            raise ValueError(done.stdout.strip())
        return wheels[0].replace(folder / wheels[0].name)


def main() -> int:
    """Build the wheels that are asked for and print where they lie."""
    parser = argparse.ArgumentParser(description="Build the wheels of BarraCan.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder for the wheels (default: dist)")
    parser.add_argument("--form", choices=FORMS, help="build this one only")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    for form in [arguments.form] if arguments.form else FORMS:
        try:
            wheel = build(form, arguments.out)
        except ValueError as failure:
            print(failure, file=sys.stderr)
            return 1
        print(wheel)
    return 0


if __name__ == "__main__":
    sys.exit(main())
