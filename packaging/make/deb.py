"""Make a Debian package of the frozen program: ``python packaging/make/deb.py [--out FOLDER]``.

Takes the folder that ``make/frozen.py`` has written there; it needs ``dpkg-deb``. What the package wants of the system
is what Qt's window and sound load and the folder does not bring.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import desktop_files
from frozen import MODE, size_of
from project import ROOT, day_of_release, read_project

if TYPE_CHECKING:
    from project import Project

DEPENDS = (
    "libbrotli1",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgcc-s1",
    "libgl1",
    "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi-krb5-2",
    "libstdc++6",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "libzstd1",
    "zlib1g",
)
RECOMMENDS = (
    "libcups2t64 | libcups2",
    "libpulse0",
    "libwayland-client0",
    "libwayland-cursor0",
    "man-db",
    "shared-mime-info",
)
GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def main() -> int:
    """Make the package and say where it lies."""
    parser = argparse.ArgumentParser(description="Make a Debian package of the frozen program.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder of the program (default: dist)")
    out = parser.parse_args().out.resolve()
    if not (out / "barracan").is_dir():
        print(f"There is no frozen program in {out}: packaging/make/frozen.py makes it.", file=sys.stderr)
        return 2
    if not shutil.which("dpkg-deb"):
        print("dpkg-deb is missing; it makes packages on Debian and its relatives.", file=sys.stderr)
        return 2
    package = make(out, read_project())
    print(f"{package}: {package.stat().st_size / 1e6:.1f} MB")
    return 0


def make(out: Path, project: Project) -> Path:
    """Make the package beside the program's folder; equal folders make equal packages."""
    architecture = ARCHITECTURES.get(os.uname().machine, os.uname().machine)
    package = out / f"barracan_{project.version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as made:
        root = Path(made, "root")
        shutil.copytree(out / "barracan", root / "usr" / "lib" / "barracan", symlinks=True)
        (root / "usr" / "bin").mkdir(parents=True)
        for name in ("barracan", "barracan-window"):
            (root / "usr" / "bin" / name).symlink_to("../lib/barracan/barracan")
        desktop_files.write_all(root / "usr" / "share", project)
        write_documents(root / "usr" / "share" / "doc" / "barracan", project)
        write_control(root, project, architecture)
        for path in (root, *root.rglob("*")):
            if not path.is_symlink():
                path.chmod(MODE if path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name) else 0o644)
        variables = {**os.environ, "SOURCE_DATE_EPOCH": str(day_of_release())}
        line = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)]
        subprocess.run(line, env=variables, check=True, stdout=subprocess.DEVNULL)
    return package


def write_documents(folder: Path, project: Project) -> None:
    """Write the copyright, as Debian's machines read it."""
    folder.mkdir(parents=True)
    licence = "\n".join(
        f" {line}" if line.strip() else " ." for line in (ROOT / "LICENSE").read_text("utf-8").splitlines()
    )
    others = "\n".join(
        f" {line}" if line.strip() else " ."
        for line in (ROOT / "packaging" / "frozen" / "others.txt").read_text("utf-8").splitlines()
    )
    (folder / "copyright").write_text(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: BarraCan\nComment:\n{others}\n\n"
        f"Files: *\nCopyright: {project.developers}\nLicense: Expat\n{licence}\n",
        "utf-8",
    )


def write_control(root: Path, project: Project, architecture: str) -> None:
    """Write what the package system reads."""
    folder = root / "DEBIAN"
    folder.mkdir()
    fields = {
        "Package": "barracan",
        "Version": project.version,
        "Architecture": architecture,
        "Maintainer": f"{project.developers} <barracan@localhost>",
        "Installed-Size": str(size_of(root / "usr") // 1024),
        "Depends": ", ".join((*glibc_of(root), *DEPENDS)),
        "Recommends": ", ".join(RECOMMENDS),
        "Section": "games",
        "Priority": "optional",
        **({"Homepage": project.home} if project.home else {}),
        "Description": f"{project.summary.partition(':')[0]}\n"
        " BarraCan itself, an unusual game of categories, tricks and ladders with\n"
        " four open discard piles, and Burraco, Buraco, Concan, Barracuda, Barbu and\n"
        " Sheepshead: alone against the computer, by several people at one computer,\n"
        " or mixed.",
    }
    (folder / "control").write_text("".join(f"{name}: {text}\n" for name, text in fields.items()), "utf-8")


def glibc_of(root: Path) -> list[str]:
    """The C library that the files of a folder want, as a dependency; nothing where there is no compiled file."""
    files = [path for path in root.rglob("*") if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    if not files:
        return []
    told = subprocess.run(["objdump", "-T", *files], capture_output=True, text=True, check=True).stdout
    newest = max((int(major), int(minor)) for major, minor in GLIBC.findall(told))
    return [f"libc6 (>= {newest[0]}.{newest[1]})"]


if __name__ == "__main__":
    raise SystemExit(main())
