"""Installing the eighth game as a package manager does: a folder on the path, and what is known of it beside."""

import os
from pathlib import Path

HERE = Path(__file__).parent
POINT = "german_whist = german_whist.entry:ENTRY"


def install(folder, points=(POINT,), package="german-whist"):
    """Write what tells of a package with these entry points into a folder."""
    known = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    known.mkdir(parents=True)
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[barracan.games]\n" + "".join(f"{point}\n" for point in points))


def environment(*folders):
    """The environment of a process that finds what is installed in these folders."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (*folders, HERE)))}
