"""Freeze the program with its Python and Qt: ``python packaging/make/frozen.py [--out FOLDER] [--form pure|compiled]``.

Writes the folder ``barracan`` and beside it ``left-out.txt``, which names what PyInstaller found and the program does
not need; on Linux a tarball with an installing script too. Run it where the extras ``sound`` and ``packages`` are.
"""

from __future__ import annotations

import argparse
import lzma
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import desktop_files
import icons
import without_icu
from barracan.windows.shell.icon import draw_icon_image
from project import ROOT, day_of_release, read_project
from wheels import FORMS, build

if TYPE_CHECKING:
    from project import Project

FROZEN = ROOT / "packaging" / "frozen"
LINUX = ROOT / "packaging" / "linux"
LEFT_OUT = "left-out.txt"
CODE_PAGE = re.compile(r"encodings/(?!(__init__|aliases|ascii|cp437|latin_1|(raw_)?unicode_escape|utf_\w+)\.).*")
MODE = 0o755


def main() -> int:
    """Freeze the program and say how large it has become."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0] + ".")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder for what is made (default: dist)")
    parser.add_argument(
        "--form", choices=FORMS, default="compiled", help="rules and players as these (default: compiled)"
    )
    arguments = parser.parse_args()
    out = arguments.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    try:
        folder = freeze(out, arguments.form)
    except (ValueError, subprocess.CalledProcessError) as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"{folder}: {size_of(folder) / 1e6:.1f} MB")
    if sys.platform == "linux":
        tarball = pack(folder, out, read_project())
        print(f"{tarball}: {tarball.stat().st_size / 1e6:.1f} MB")
    return 0


def freeze(out: Path, form: str) -> Path:
    """Build a wheel of this form, freeze what is in it, and return the folder of the program."""
    with tempfile.TemporaryDirectory(prefix="barracan-frozen-") as made:
        program, work = Path(made, "program"), Path(made, "work")
        ZipFile(build(form, Path(made))).extractall(program)  # noqa: S202 - a wheel that was just built here
        listing = out / LEFT_OUT
        listing.unlink(missing_ok=True)
        variables = {
            **os.environ,
            "BARRACAN_PROGRAM": str(program),
            "BARRACAN_VERSION": read_project().version,
            **write_icon(Path(made)),
            "BARRACAN_LICENCES": str(write_licences(Path(made, "licences"))),
            "BARRACAN_LEFT_OUT": str(listing),
            "PYTHONHASHSEED": "1",
            "SOURCE_DATE_EPOCH": str(day_of_release()),
        }
        line = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
        line += ["--distpath", str(out), "--workpath", str(work), str(FROZEN / "barracan.spec")]
        subprocess.run(line, env=variables, cwd=made, check=True)
    folder = out / "barracan"
    if sys.platform == "linux":
        leave_out_icu(folder, listing)
        leave_out_code_pages(folder / "_internal" / "base_library.zip", listing)
        strip(folder)
    write_licences(folder / "licences")
    return folder


def write_icon(folder: Path) -> dict[str, str]:
    """Write the icon in the form that this system wants in a program, and say where it lies; Linux wants none."""
    name = {"win32": icons.WINDOWS, "darwin": icons.MACOS}.get(sys.platform)
    if name is None:
        return {}
    draw_icon_image(icons.LARGEST[name]).save(str(folder / name))
    return {"BARRACAN_ICON": str(folder / name)}


def leave_out_icu(folder: Path, listing: Path) -> None:
    """Put small libraries in the place of ICU's, and list these with what else was left out."""
    names = without_icu.replace(folder / "_internal" / "PySide6" / "Qt" / "lib")
    with listing.open("a", encoding="utf-8") as lines:
        lines.writelines(f"PySide6/Qt/lib/{name}\n" for name in names)


def leave_out_code_pages(library: Path, listing: Path) -> None:
    """Leave the code pages out of Python's library that a program which speaks UTF-8 never asks for, and list them."""
    with ZipFile(library) as whole:
        kept = {entry: whole.read(entry) for entry in whole.infolist() if not CODE_PAGE.fullmatch(entry.filename)}
        gone = sorted(set(whole.namelist()) - {entry.filename for entry in kept})
    with ZipFile(library, "w") as made:
        for entry, code in kept.items():
            made.writestr(entry, code)
    with listing.open("a", encoding="utf-8") as lines:
        lines.writelines(f"{library.name}/{name}\n" for name in gone)


def strip(folder: Path) -> None:
    """Take what only debuggers read out of Python's library and the compiled rules and players."""
    inside = folder / "_internal"
    patterns = ("libpython*", "python*/lib-dynload/*.so", "libsqlite3*")
    found = [path for pattern in patterns for path in inside.glob(pattern)]
    if shutil.which("strip"):
        subprocess.run(["strip", "--strip-unneeded", *found], check=True)


def write_licences(target: Path) -> Path:
    """Write the licences of the program, its typefaces, Qt and Python into a new folder, and return it."""
    target.mkdir()
    shutil.copy(ROOT / "LICENSE", target / "BarraCan.txt")
    for path in (ROOT / "resources" / "fonts").glob("*/LICENSE.txt"):
        shutil.copy(path, target / f"{path.parent.name}.txt")
    for path in FROZEN.glob("*.txt"):
        shutil.copy(path, target)
    return target


def pack(folder: Path, out: Path, project: Project) -> Path:
    """Pack the folder with what desktops want to know and a script that installs it; equal folders pack equally."""
    name = f"barracan-{project.version}-linux-{os.uname().machine}"
    with tempfile.TemporaryDirectory() as made:
        whole = Path(made, name)
        shutil.copytree(folder, whole / "program", symlinks=True)
        desktop_files.write_all(whole / "share", project)
        shutil.copy(LINUX / "install.sh", whole)
        (whole / "install.sh").chmod(MODE)
        tarball = out / f"{name}.tar.xz"
        write_tarball(whole, tarball)
    return tarball


def write_tarball(folder: Path, tarball: Path) -> None:
    """Write a folder's files in the order of their names, with one time and one owner for all."""

    def make_equal(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = day_of_release()
        info.mode = MODE if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with (
        lzma.open(tarball, "wb", preset=9 | lzma.PRESET_EXTREME) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            tar.add(path, path.relative_to(folder.parent), recursive=False, filter=make_equal)


def size_of(folder: Path) -> int:
    """The bytes of all files of a folder, those with two names once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    raise SystemExit(main())
