"""What the files of packages say: the paths in them exist, and equal folders are packed equally."""

import ast
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from zipfile import ZipFile

import pytest

import deb
import flatpak
import frozen
import lock
import manual
from barracan.windows.settings.preferences import LANGUAGES
from project import read_project

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
PROJECT = read_project()
MADE = {"dist/barracan.ico", "dist/barracan/*"}
"""What other commands of the folder write."""


def test_every_path_of_the_setup_program_exists_or_is_made():
    text = (PACKAGING / "windows" / "barracan.iss").read_text("utf-8")
    named = re.findall(r'(?:=|")\.\.\\\.\.\\([^"\n]+)', text)
    assert len(named) >= 4
    paths = {path.replace("\\", "/") for path in named} - MADE - {"dist"}
    assert all((ROOT / path).exists() for path in paths)


def test_the_bundle_of_macos_opens_records():
    found = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    assert found["CFBundleIdentifier"] == PROJECT.id
    (exported,) = found["UTExportedTypeDeclarations"]
    (document,) = found["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"]["public.mime-type"] in (PACKAGING / "linux" / "records.xml").read_text()


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_package_knows_the_languages_of_the_program(language):
    desktop = PACKAGING / "linux"
    assert language in manual.languages()
    assert f'Name: "{language}"' in (PACKAGING / "windows" / "barracan.iss").read_text("utf-8")
    bundle = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    assert language in {each.partition("-")[0] for each in bundle["CFBundleLocalizations"]}
    for name, mark in (("metainfo.xml", 'lang="{}'), ("records.xml", 'lang="{}'), ("entry.desktop", "Comment[{}")):
        assert mark.format(language) in (desktop / name).read_text("utf-8")


def test_commands_of_the_workflow_exist():
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text("utf-8")
    named = re.findall(r"python (packaging/[\w/]+\.py)", text)
    assert len(set(named)) >= 6
    assert all((ROOT / path).is_file() for path in named)
    tool = Path(sys.executable).with_name("check-jsonschema")
    if tool.exists():
        line = [tool, "--builtin-schema", "vendor.github-workflows", ROOT / ".github/workflows/packages.yml"]
        assert subprocess.run(line, capture_output=True, check=False).returncode == 0


def test_no_module_that_the_program_imports_is_left_out_of_a_frozen_one():
    spec = ast.parse((PACKAGING / "frozen" / "barracan.spec").read_text("utf-8"))
    unused = next(
        ast.literal_eval(each.value)
        for each in spec.body
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "UNUSED_MODULES"
    )
    imported = set()
    for path in (ROOT / "desktop" / "barracan").rglob("*.py"):
        if path.name != "cluster.py":  # what needs an extra that no frozen program has
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    imported |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    imported.add(node.module)
    assert "csv" in imported
    assert imported & set(unused) == set()


@pytest.fixture
def program(tmp_path):
    """A folder like that of a frozen program, made at two times."""

    def make(name):
        folder = tmp_path / name / "barracan"
        (folder / "_internal").mkdir(parents=True)
        (folder / "barracan").write_text("#!/bin/sh\n")
        (folder / "barracan").chmod(0o700)
        (folder / "_internal" / "data").write_text("data")
        return folder

    return make


def test_equal_folders_make_equal_tarballs(program, tmp_path):
    made = []
    for name in ("one", "other"):
        folder = program(name)
        frozen.write_tarball(folder, tmp_path / f"{name}.tar.xz")
        made.append((tmp_path / f"{name}.tar.xz").read_bytes())
    assert made[0] == made[1]


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb is not installed")
def test_equal_folders_make_equal_debian_packages(program, monkeypatch):
    monkeypatch.setattr(deb.desktop_files, "write_all", lambda share, _: share.mkdir(parents=True))
    packages = []
    for name, mask in (("one", 0o022), ("other", 0o077)):
        before = os.umask(mask)
        packages.append(deb.make(program(name).parent, PROJECT))
        os.umask(before)
    assert packages[0].read_bytes() == packages[1].read_bytes()
    fields = subprocess.run(["dpkg-deb", "--field", packages[0]], capture_output=True, text=True, check=True).stdout
    assert f"Version: {PROJECT.version}" in fields
    assert "libcups2t64 | libcups2" in fields


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no shell for it")
def test_the_installing_script_installs_and_removes(program, tmp_path):
    whole, prefix = tmp_path / "whole", tmp_path / "a prefix"
    shutil.copytree(program("one"), whole / "program")
    entry = whole / "share" / "applications" / f"{PROJECT.id}.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text("[Desktop Entry]\nExec=barracan-window %f\n")
    shutil.copy(PACKAGING / "linux" / "install.sh", whole)
    for _ in range(2):
        subprocess.run(["sh", whole / "install.sh", prefix], check=True, capture_output=True)
        assert (prefix / "bin" / "barracan").resolve() == prefix / "lib" / "barracan" / "barracan"
        assert f'Exec="{prefix}/bin/barracan-window" %f' in (prefix / entry.relative_to(whole)).read_text()
    subprocess.run(["sh", whole / "install.sh", "--remove", prefix], check=True, capture_output=True)
    left = {path.name for path in prefix.rglob("*") if not path.is_dir()}
    assert left <= {"mimeinfo.cache"}  # the list of what opens files is the desktop's


def pylock(*wheels, marker="python_full_version >= '3.12'"):
    """What uv says of a package with these wheels."""
    listed = "\n".join(
        f"""  {{url = "https://example.org/{name}", hashes = {{sha256 = "{name[:4]}"}}}},""" for name in wheels
    )
    return f"""[[packages]]\nname = "shiboken6"\nmarker = "{marker}"\nwheels = [\n{listed}\n]\n"""


def test_the_manifest_of_flatpak_takes_the_wheel_of_its_runtime():
    fitting = "good-6-cp310-abi3-manylinux_2_34_x86_64.whl"
    wheels = ["bad1-6-cp310-abi3-macosx_13_0_universal2.whl", "bad2-6-cp310-abi3-manylinux_2_34_aarch64.whl", fitting]
    found = flatpak.find_sources(pylock(*wheels), "x86_64")
    assert found == {"shiboken6": (f"https://example.org/{fitting}", "good")}
    assert flatpak.find_sources(pylock(*wheels, marker="python_full_version < '3.12'"), "x86_64") == {}
    with pytest.raises(ValueError, match="No wheel of shiboken6 fits the runtime on x86_64"):
        flatpak.find_sources(pylock(*wheels[:2]), "x86_64")
    manifest = flatpak.make(PROJECT, found, "barracan.whl")
    assert manifest["id"] == PROJECT.id
    assert "--share=network" not in manifest["finish-args"]


def test_the_lock_names_everything_that_the_project_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"]]
    for extra in lock.EXTRAS:
        asked += project["optional-dependencies"][extra]
    names = {re.match(r"[\w-]+", line)[0].lower().replace("_", "-") for line in asked}
    locked = set(re.findall(r"^([\w-]+)==", lock.LOCK.read_text("utf-8"), re.MULTILINE))
    assert names <= locked


def test_a_frozen_program_keeps_utf_8_of_all_code_pages(tmp_path):
    library, listing = tmp_path / "base_library.zip", tmp_path / "left-out.txt"
    kept = ["os.pyc", "encodings/__init__.pyc", "encodings/aliases.pyc", "encodings/cp437.pyc", "encodings/utf_8.pyc"]
    with ZipFile(library, "w") as made:
        for name in (*kept, "encodings/cp850.pyc", "encodings/idna.pyc"):
            made.writestr(name, name)
    frozen.leave_out_code_pages(library, listing)
    with ZipFile(library) as left:
        assert left.namelist() == kept
        assert left.read("os.pyc") == b"os.pyc"
    assert listing.read_text() == "base_library.zip/encodings/cp850.pyc\nbase_library.zip/encodings/idna.pyc\n"


@pytest.fixture
def evaluate(tmp_path, monkeypatch):
    """Evaluate what PyInstaller is told on a system, with nothing in the place of its own parts; what each was told."""

    def run(system):
        told = {}

        def part(name):
            def take(*arguments, **named):
                told[name] = named
                return SimpleNamespace(binaries=[], datas=named.get("datas", []), pure=[], scripts=[])

            return take

        hooks = ModuleType("PyInstaller.utils.hooks")
        hooks.collect_submodules = lambda _: []
        with monkeypatch.context() as patched:
            for name in ("PyInstaller", "PyInstaller.utils"):
                patched.setitem(sys.modules, name, ModuleType(name))
            patched.setitem(sys.modules, hooks.__name__, hooks)
            patched.setattr(sys, "platform", system)
            patched.setattr(sys, "path", [*sys.path])
            for name in ("PROGRAM", "LEFT_OUT", "ICON", "LICENCES", "VERSION"):
                patched.setenv(f"BARRACAN_{name}", str(tmp_path / name.lower()))
            names = {name: part(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
            path = PACKAGING / "frozen" / "barracan.spec"
            exec(compile(path.read_text("utf-8"), path, "exec"), {**names, "SPECPATH": str(path.parent)})
        return told

    return run


def test_the_bundle_of_macos_has_the_licences_inside(evaluate, tmp_path):
    told = evaluate("darwin")
    assert (str(tmp_path / "licences"), "licences") in told["Analysis"]["datas"]
    assert told["BUNDLE"]["bundle_identifier"] == PROJECT.id
    assert told["BUNDLE"]["icon"] == str(tmp_path / "icon")
    assert told["BUNDLE"]["version"] == str(tmp_path / "version")


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_other_systems_have_the_licences_beside_the_program(evaluate, tmp_path, system):
    told = evaluate(system)
    assert "BUNDLE" not in told
    assert not any(target == "licences" for _, target in told["Analysis"]["datas"])
    assert told["EXE"]["console"] == (system == "linux")
    names = {path.name for path in frozen.write_licences(tmp_path / "licences").iterdir()}
    assert {"BarraCan.txt", "LGPL-3.txt", "GPL-3.txt", "others.txt"} < names
