"""The set-up that both commands share: what counts as ready, what is mended, and what people are told."""

import sys
import threading

import pytest

import environment
from environment import SetUpError

OWN_VERSION = f"{environment.python_version()} {sys.base_prefix}"


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A small checkout beside a cache folder, both temporary."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    (folder / "pyproject.toml").write_text('[build-system]\nrequires = ["hatchling"]\n', encoding="utf-8")
    monkeypatch.setattr(environment, "CHECKOUT", folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "cache"))
    return folder


@pytest.fixture
def commands(monkeypatch):
    """What would have been run, instead of running it; the environment's Python answers as it should."""
    lines = []

    def run(command):
        lines.append(" ".join(command))
        return 0, OWN_VERSION if "-c" in command else ""

    monkeypatch.setattr(environment, "run", run)
    return lines


def put_python(folder):
    python = environment.python_in(folder)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch(mode=0o755)


def finished(folder, extra=""):
    put_python(folder)
    (folder / environment.STAMP).write_text(environment.wanted_stamp(extra), encoding="utf-8")
    return folder


def test_nothing_is_ready_at_first(checkout):
    assert not environment.is_ready(checkout / ".venv", "")


def test_a_finished_environment_is_ready(checkout):
    assert environment.is_ready(finished(checkout / ".venv"), "")


def test_the_environment_of_the_tests_serves_the_program_but_not_the_other_way_round(checkout):
    assert environment.is_ready(finished(checkout / ".venv", "dev"), "")
    assert not environment.is_ready(finished(checkout / ".venv", ""), "dev")


def test_a_changed_project_is_set_up_again(checkout):
    folder = finished(checkout / ".venv")
    (checkout / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    assert not environment.is_ready(folder, "")


def test_a_moved_checkout_is_set_up_again(checkout, monkeypatch):
    folder = finished(checkout / ".venv")
    moved = checkout.rename(checkout.with_name("elsewhere"))
    monkeypatch.setattr(environment, "CHECKOUT", moved)
    assert not environment.is_ready(moved / folder.name, "")


def test_an_environment_whose_python_is_gone_is_not_ready(checkout):
    folder = finished(checkout / ".venv")
    environment.python_in(folder).unlink()
    assert not environment.is_ready(folder, "")


def test_a_set_up_that_broke_off_is_made_anew(checkout, commands):
    folder = finished(checkout / ".venv")
    (folder / environment.UNDER_WAY).touch()
    (folder / "half").touch()
    assert not environment.is_ready(folder, "")
    environment.set_up(folder, "")
    assert not (folder / "half").exists()
    assert any("-m venv" in line for line in commands)


def test_a_whole_environment_is_brought_up_to_date_in_its_place(checkout, commands):
    folder = checkout / ".venv"
    put_python(folder)
    environment.set_up(folder, "dev")
    assert not any("-m venv" in line for line in commands)
    assert commands[-1].endswith(f"--editable {checkout}[dev]")
    assert environment.is_ready(folder, "dev")


def test_a_failed_pip_leaves_what_was_ready_as_it_was(checkout, commands, monkeypatch):
    folder = finished(checkout / ".venv")
    answers = {True: (0, OWN_VERSION), False: (1, "a\nb\nno network\n")}
    monkeypatch.setattr(environment, "run", lambda line: answers["-c" in line])
    with pytest.raises(SetUpError, match=r"pip failed[^\n]*\n    a\n    b\n    no network$"):
        environment.set_up(folder, "dev")
    assert environment.is_ready(folder, "")
    assert not environment.is_ready(folder, "dev")


def test_a_folder_that_is_no_environment_is_left_alone(checkout, commands):
    folder = checkout / ".venv"
    folder.mkdir()
    (folder / "diary.txt").touch()
    with pytest.raises(SetUpError, match="holds something else"):
        environment.set_up(folder, "")
    assert (folder / "diary.txt").exists()


def test_another_users_checkout_gets_an_environment_in_the_cache(checkout, monkeypatch):
    monkeypatch.setattr(environment, "is_mine", lambda folder: folder != checkout / ".venv")
    assert environment.environment_folder("dev") == environment.cache_folder() / "venv"
    finished(checkout / ".venv", "dev")
    assert environment.environment_folder("dev") == checkout / ".venv"


def test_without_a_folder_to_write_one_sentence_says_so(checkout, monkeypatch):
    monkeypatch.setattr(environment, "is_mine", lambda folder: False)
    with pytest.raises(SetUpError, match="can be written"):
        environment.environment_folder("")


def test_two_set_ups_follow_each_other(checkout, capsys):
    folder = checkout / ".venv"
    entered, order = threading.Event(), []

    def second():
        entered.set()
        with environment.locked(folder):
            order.append("second")

    with environment.locked(folder):
        other = threading.Thread(target=second)
        other.start()
        entered.wait()
        other.join(0.3)
        order.append("first")
    other.join()
    assert order == ["first", "second"]
    assert "waiting" in capsys.readouterr().err


def test_an_old_python_is_refused_in_one_sentence(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SetUpError, match=r"^BarraCan needs Python 3\.11 or later; this is 3\.9 .*\.$"):
        environment.check_python()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (SetUpError("No."), "No."),
        (OSError(28, "No space left on device"), "BarraCan could not be set up: [Errno 28] No space left on device."),
        (KeyboardInterrupt(), "Interrupted; the next start goes on with the set-up."),
    ],
)
def test_failures_end_the_program_with_a_sentence(error, sentence):
    with pytest.raises(SystemExit) as end, environment.plain_failures():
        raise error
    assert end.value.code == sentence
