"""What packages tell of the program: the project's facts, the files of desktops, and the README of a package."""

import configparser
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import desktop_files
from barracan.windows.settings.preferences import LANGUAGES
from metadata_hook import readme_at
from project import read_changes, read_project

PROJECT = read_project()
HOMELESS = re.compile(r"[WE]: .*(?<!url-homepage-missing)$", re.MULTILINE)
"""What newer validators say beside that there is no address, of which there is none while no home is settled."""
AT_HOME = replace(PROJECT, home="https://example.org/cards")
PLAIN, LED = (
    "text\n\n![A table](resources/t.png)\n\nmore",
    "![A table](https://example.org/cards/raw/main/resources/t.png)",
)


@pytest.fixture(scope="module", params=[PROJECT, AT_HOME], ids=["no home", "home"])
def share(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("share")
    desktop_files.write_texts(folder, request.param)
    return folder, request.param


def test_the_desktop_entry_names_what_is_there(share):
    folder, project = share
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(folder / "applications" / f"{project.id}.desktop")
    found = entry["Desktop Entry"]
    assert found["Icon"] == project.id
    assert found["Exec"] == "barracan-window %f"
    types = ET.parse(folder / "mime" / "packages" / f"{project.id}.xml").getroot()
    assert [f"{each.get('type')};" for each in types] == [found["MimeType"]]


def test_the_metainfo_tells_every_release_and_an_address_only_if_there_is_one(share):
    folder, project = share
    found = ET.parse(folder / "metainfo" / f"{project.id}.metainfo.xml").getroot()
    assert [each.get("version") for each in found.iter("release")] == [each.version for each in project.releases]
    assert [each.text for each in found.iter("url")] == ([project.home] if project.home else [])
    assert all(each.text.startswith(project.home) for each in found.iter("image"))


@pytest.mark.parametrize(
    ("tool", "path"),
    [
        (["desktop-file-validate"], f"applications/{PROJECT.id}.desktop"),
        (["appstreamcli", "validate", "--no-net"], f"metainfo/{PROJECT.id}.metainfo.xml"),
    ],
    ids=lambda part: part[0] if isinstance(part, list) else "",
)
def test_the_tools_of_desktops_find_nothing_wrong(share, tool, path):
    if not shutil.which(tool[0]):
        pytest.skip(f"{tool[0]} is not installed")
    done = subprocess.run([*tool, share[0] / path], capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0 or ("url-homepage-missing" in said and not share[1].home), said
    assert not HOMELESS.search(said), said


def test_what_desktops_search_for_and_show_is_in_every_language(share):
    """With apostrophes of books, and in the words of the window."""
    entry = (share[0] / "applications" / f"{PROJECT.id}.desktop").read_text("utf-8")
    metainfo = (share[0] / "metainfo" / f"{PROJECT.id}.metainfo.xml").read_text("utf-8")
    for code in ("pt_BR" if each == "pt" else each for each in LANGUAGES if each != "en"):
        assert all(f"{name}[{code}]=" in entry for name in ("GenericName", "Comment", "Keywords"))
        assert f'<summary xml:lang="{code}">' in metainfo
    assert not re.search(r"\w'\w", metainfo)


def test_the_developers_have_a_name_that_newer_validators_take(share):
    text = (share[0] / "metainfo" / f"{PROJECT.id}.metainfo.xml").read_text("utf-8")
    (developer,) = re.findall(r'<developer id="([^"]+)">', text)
    assert re.fullmatch(r"[a-z0-9]+(\.[a-z0-9]+)+", developer)


def test_what_tools_write_depends_on_no_terminal_day_or_place(monkeypatch):
    for name, text in {"COLUMNS": "190", "TZ": "America/Lima", "LC_ALL": "it_IT.UTF-8"}.items():
        monkeypatch.setenv(name, text)
    words = "import os, shutil, time; day = time.localtime(int(os.environ['SOURCE_DATE_EPOCH']));"
    words += "print(shutil.get_terminal_size().columns, time.strftime('%Y-%m-%d', day), os.environ['LC_ALL'])"
    told = desktop_files.run_tool(Path(sys.executable).name, "-c", words)
    assert told == f"80 {PROJECT.releases[0].date} C.UTF-8\n"


def test_a_change_may_have_two_lines():
    text = "# Changes\n\n## 2.0 (2030-01-02)\n\n- One\n  and more.\n- Two.\n\n## 1.0 (2029-01-01)\n\n- First.\n"
    assert read_changes(text) == (("2.0", "2030-01-02", ("One and more.", "Two.")), ("1.0", "2029-01-01", ("First.",)))
    with pytest.raises(ValueError, match=r"no day: ## 3\.0"):
        read_changes("# Changes\n\n## 3.0\n\n- One\n")


def test_pictures_of_the_readme_need_an_address():
    assert readme_at("", PLAIN) == "text\n\nmore"
    assert readme_at("https://example.org/cards", PLAIN) == f"text\n\n{LED}\n\nmore"
