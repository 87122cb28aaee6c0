"""What a person reads when an environment cannot be made, and what is left when it was."""

import sys
from pathlib import Path

import pytest

from tools import prepare


def test_an_old_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(prepare.Trouble, match=r"needs Python 3\.11 or newer"):
        prepare.check_python()


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_environments_names_the_command_that_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], missing: str
) -> None:
    monkeypatch.setattr(prepare, "find_spec", lambda name: None if name == missing else name)
    monkeypatch.setattr(sys, "argv", ["prepare.py", "play"])
    assert prepare.main() == 2
    assert "sudo apt install python3-venv" in capsys.readouterr().err


def test_an_environment_whose_python_is_gone_does_not_work(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(prepare, "PYTHON", Path(sys.executable))
    assert prepare.works()
    gone = tmp_path / "python"
    gone.symlink_to(tmp_path / "nowhere")
    monkeypatch.setattr(prepare, "PYTHON", gone)
    assert not prepare.works()


def test_what_pip_says_is_shown_when_it_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "PYTHON", Path(sys.executable))
    with pytest.raises(prepare.Trouble, match=r"no-such-package(.|\n)*could not be installed"):
        prepare.install("--no-index", "no-such-package", number=1)
    assert capsys.readouterr().out == ""


def test_an_environment_for_developers_is_one_for_playing_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    installed = list[tuple[str, ...]]()
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    monkeypatch.setattr(prepare, "works", lambda: True)
    monkeypatch.setattr(prepare, "install", lambda *what, number=0: installed.append(what))
    prepare.prepare("play")
    assert {path.name for path in tmp_path.iterdir()} == {".ready-to-play"}
    prepare.prepare("develop")
    assert {path.name for path in tmp_path.iterdir()} == {".ready-to-play", ".ready-to-develop"}
    assert [Path(what[-1]).name for what in installed[::2]] == ["requirements.txt", "requirements-dev.txt"]
    assert all("--require-hashes" in what for what in installed[::2])
