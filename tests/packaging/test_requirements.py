"""What the package asks for, by the version of Python."""

import tomllib

import pytest
from packaging.requirements import Requirement

import environment

PROJECT = tomllib.loads((environment.CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if line.startswith("Programming Language")]
SUPPORTED = [version for version in VERSIONS if "." in version]
QT = {"PySide6-Essentials": PROJECT["dependencies"], "PySide6-Addons": PROJECT["optional-dependencies"]["sound"]}


@pytest.mark.parametrize("python", SUPPORTED)
@pytest.mark.parametrize("name", QT)
def test_pyside_6_12_is_taken_where_none_is_immortal(name, python):
    wanted = [each for each in map(Requirement, QT[name]) if each.name == name]
    (requirement,) = [each for each in wanted if each.marker.evaluate({"python_version": python})]
    assert not requirement.specifier.contains("6.11.2")
    assert requirement.specifier.contains("6.11.3")
    assert requirement.specifier.contains("6.12.0") == (python != "3.11")


def test_the_oldest_python_is_told_alike_everywhere():
    oldest = ".".join(map(str, environment.OLDEST_PYTHON))
    assert SUPPORTED[0] == oldest
    assert PROJECT["requires-python"] == f">={oldest}"
