"""Releasing: obstacles are reported, a dry run changes nothing, a release is built completely and tagged."""

import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tools.release import SAMPLES, VERSION_FILE, git, main

ROOT = Path(__file__).parent.parent.parent
NEEDED = ("pyproject.toml", "README.md", "LICENSE")
DATA = ("editions/classic/edition.toml", "locales/en/bots.ftl", "web/index.html")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a repository with a small package of the same shape, and an entry for 9.8.7 in its changelog."""
    for key in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{key}_NAME", "Tester")
        monkeypatch.setenv(f"GIT_{key}_EMAIL", "tester@example.org")
    for name in (*NEEDED, str(VERSION_FILE), *(f"src/sleuth/{path}" for path in DATA)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 9.8.7 - 2030-01-02\n", encoding="utf-8")
    (tmp_path / SAMPLES / "9.8.7").mkdir(parents=True)
    (tmp_path / SAMPLES / "9.8.7" / "contents.json").touch()
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    (tmp_path / ".gitignore").write_text("dist/\n", encoding="utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "start")
    return tmp_path


def release(repository: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, [*arguments, "--root", str(repository)])


def test_a_dry_run_changes_nothing(repository: Path) -> None:
    done = release(repository, "9.8.7", "--dry-run")
    assert done.exit_code == 0, done.output
    assert "would release 9.8.7: sleuth-9.8.7-py3-none-any.whl" in done.output
    assert git(repository, "status", "--porcelain") == git(repository, "tag") == ""
    assert not (repository / "dist").exists()


def test_a_release_is_built_whole_and_tagged(repository: Path) -> None:
    done = release(repository, "9.8.7")
    assert done.exit_code == 0, done.output
    assert git(repository, "tag") == "v9.8.7\n"
    assert '__version__ = "9.8.7"' in git(repository, "show", f"v9.8.7:{VERSION_FILE}")
    assert (repository / "dist" / "sleuth-9.8.7.tar.gz").is_file()
    packed = zipfile.ZipFile(repository / "dist" / "sleuth-9.8.7-py3-none-any.whl").namelist()
    assert {f"sleuth/{path}" for path in DATA} <= set(packed)


def test_what_stands_in_the_way_is_said(repository: Path) -> None:
    git(repository, "tag", "v1.2.3")
    (repository / "README.md").write_text("changed", encoding="utf-8")
    done = release(repository, "1.2.3", "--dry-run")
    assert done.exit_code == 1
    problems = ["the tree is not clean", "the tag v1.2.3 exists", "no heading `## 1.2.3 - YYYY-MM-DD`"]
    for problem in (*problems, "make sample VERSION=1.2.3"):
        assert problem in done.output
    assert "expected a version like 1.2.3" in release(repository, "next").output


def test_a_file_that_is_not_packed_is_found(repository: Path) -> None:
    settings = (repository / "pyproject.toml").read_text(encoding="utf-8")
    packages = 'packages = ["src/sleuth"]'
    assert packages in settings
    (repository / "pyproject.toml").write_text(
        settings.replace(packages, f'{packages}\nexclude = ["*.ftl"]'), encoding="utf-8"
    )
    git(repository, "commit", "--all", "--message", "forget the sentences")
    done = release(repository, "9.8.7", "--dry-run")
    assert done.exit_code == 1
    assert "not in the wheel: src/sleuth/locales/en/bots.ftl" in done.output
