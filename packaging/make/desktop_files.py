"""Write what a Linux desktop wants to know of the program: ``python packaging/make/desktop_files.py FOLDER``.

Below the folder, as below ``/usr/share``: the desktop entry, its icons in all sizes, the type of records, the metainfo,
the manual pages, and completions for shells. Run it where the program and its ``packages`` extra are installed.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import subprocess
import sys
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

import manual
from barracan.windows.shell.icon import draw_icon_image
from project import ROOT, day_of_release, read_project

if TYPE_CHECKING:
    from project import Project

SOURCES = ROOT / "packaging" / "linux"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SCREENSHOTS = (("default", "table.png", "A BarraCan table for four"),)
_USAGE = re.compile(r"^usage: .*\n(?: +.*\n)*", re.MULTILINE)
SHELLS = {
    "bash": "bash-completion/completions/barracan",
    "zsh": "zsh/site-functions/_barracan",
    "tcsh": "barracan/completion.tcsh",
}


def main() -> int:
    """Write everything below the folder that is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="that is to hold the files")
    write_all(parser.parse_args().folder, read_project())
    return 0


def write_all(share: Path, project: Project) -> None:
    """Write everything below this folder."""
    write_texts(share, project)
    write_icons(share / "icons" / "hicolor", project)
    write_manual(share, project)
    write_completions(share)


def write_texts(share: Path, project: Project) -> None:
    """Write desktop entry, metainfo and the type of records."""
    words = {
        "id": project.id,
        "licence": project.licence,
        "developer_id": project.id.rpartition(".")[0],
        "developers": escape(project.developers),
        "addresses": addresses(project),
        "releases": "\n".join(release_lines(project)),
    }
    for name, target in (
        ("entry.desktop", f"applications/{project.id}.desktop"),
        ("metainfo.xml", f"metainfo/{project.id}.metainfo.xml"),
        ("records.xml", f"mime/packages/{project.id}.xml"),
    ):
        text = Template((SOURCES / name).read_text("utf-8")).substitute(words)
        path = share / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")


def addresses(project: Project) -> str:
    """The address of the project's page and of pictures there, for the metainfo; nothing while there is no page."""
    if not project.home:
        return ""
    shots = "".join(
        f'    <screenshot type="{kind}">\n'
        f"      <caption>{escape(words)}</caption>\n"
        f"      <image>{project.home}/raw/main/resources/pictures/{name}</image>\n"
        "    </screenshot>\n"
        for kind, name, words in SCREENSHOTS
    )
    return f'  <url type="homepage">{project.home}</url>\n  <screenshots>\n{shots}  </screenshots>\n'


def release_lines(project: Project) -> list[str]:
    """The changes of each version, as the metainfo tells them."""
    lines = []
    for release in project.releases:
        items = "".join(f"<li>{escape(change)}</li>" for change in release.changes)
        lines.append(f'    <release version="{release.version}" date="{release.date}">')
        lines.append(f"      <description><ul>{items}</ul></description>\n    </release>")
    return lines


def write_icons(folder: Path, project: Project) -> None:
    """Draw the icons of the program and of its records in all sizes."""
    for size in SIZES:
        image = draw_icon_image(size)
        for kind, name in (("apps", project.id), ("mimetypes", f"{project.id}-record")):
            path = folder / f"{size}x{size}" / kind / f"{name}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            image.save(str(path))
    scalable = folder / "scalable" / "apps" / f"{project.id}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes((ROOT / "resources" / "pictures" / "icon.svg").read_bytes())


def write_manual(share: Path, project: Project) -> None:
    """Write the manual page in each language, made from the commands' own help."""
    english = ("--module=barracan.cli.commands", "--function=whole_parser")
    write_page(share / "man" / "man1", project, *english)
    for language in manual.languages():
        translated = (f"--pyfile={manual.__file__}", "--function=parser")
        write_page(share / "man" / language / "man1", project, *translated, language=language)


def write_page(folder: Path, project: Project, *parser: str, language: str = "") -> None:
    """Write the manual page of a parser, which reads its language from the environment."""
    made = run_tool(
        "argparse-manpage",
        *parser,
        "--prog=barracan",
        "--project-name=BarraCan",
        "--manual-title=BarraCan",
        f"--version={project.version}",
        f"--description={manual.summary(language) if language else project.summary}",
        f"--author={project.developers}",
        *([f"--url={project.home}"] if project.home else []),
        **{manual.LANGUAGE: language},
    )
    path = folder / "barracan.1.gz"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(keep_lines_of_usage(made).encode(), mtime=0))


def keep_lines_of_usage(page: str) -> str:
    """The page with each usage as it stands there, in lines of its own: whoever shows pages fills lines otherwise."""
    return _USAGE.sub(r".nf\n\g<0>.fi\n", page)


def write_completions(share: Path) -> None:
    """Write what completes commands and options in a shell."""
    for shell, target in SHELLS.items():
        made = run_tool("shtab", f"--shell={shell}", "--prog=barracan", "barracan.cli.commands.whole_parser")
        path = share / target
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made, "utf-8", newline="\n")


def run_tool(name: str, *arguments: str, **more: str) -> str:
    """What a tool beside this Python prints, wherever and whenever it runs; ``CalledProcessError`` where it fails."""
    tool = Path(sys.executable).with_name(name)
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "COLUMNS": "80", "LC_ALL": "C.UTF-8", "TZ": "UTC0"}
    variables |= {"SOURCE_DATE_EPOCH": str(day_of_release()), **more}
    return subprocess.run(
        [tool, *arguments], env=variables, stdout=subprocess.PIPE, encoding="utf-8", check=True
    ).stdout


if __name__ == "__main__":
    raise SystemExit(main())
