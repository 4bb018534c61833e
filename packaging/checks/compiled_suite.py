"""Run the suite on compiled rules and players: ``python packaging/checks/compiled_suite.py [PYTEST ARGUMENTS]``.

Builds the compiled wheel, unpacks it into a folder of its own and lets pytest find the program there, not in the
checkout. Run it in the development environment; the build takes minutes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
WHEELS = ROOT / "packaging" / "make" / "wheels.py"
ASK = "import barracan; print(barracan.form)"
WHOLE_SUITE = ["-n", "2", "--dist", "loadfile"]


def main() -> int:
    """Build, unpack, and return what pytest returns; 2 where no compiled form comes of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    _, words = parser.parse_known_args()
    with tempfile.TemporaryDirectory(prefix="barracan-compiled-") as made:
        if subprocess.call([sys.executable, str(WHEELS), "--form", "compiled", "--out", made]):
            return 2
        folder = Path(made, "program")
        ZipFile(next(Path(made).glob("*.whl"))).extractall(folder)
        variables = {**os.environ, "PYTHONPATH": str(folder)}
        form = subprocess.run([sys.executable, "-P", "-c", ASK], env=variables, capture_output=True, check=True)
        if form.stdout.strip() != b"compiled":
            print("The compiled form does not run.", file=sys.stderr)
            return 2
        line = [sys.executable, "-P", "-m", "pytest", "-p", "no:cacheprovider", *(words or WHOLE_SUITE)]
        return subprocess.call(line, cwd=ROOT, env=variables)


if __name__ == "__main__":
    sys.exit(main())
