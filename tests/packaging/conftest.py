"""What the tests of commands share."""

import importlib.util

import pytest

import environment


@pytest.fixture
def suite():
    """The module of ``test.py``, under a name that the standard library has not taken."""
    spec = importlib.util.spec_from_file_location("suite_command", environment.CHECKOUT / "packaging" / "test.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
