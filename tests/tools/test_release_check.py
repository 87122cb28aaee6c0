"""The check before a release: a line that does not hold fails it, and one that cannot be run says why."""

import sys
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sleuth import __version__
from tools.release_check import __main__ as check
from tools.release_check import environments, lines, packages, workshop
from tools.release_check.outcome import Failed, NotHere, expect

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def shop(tmp_path: Path) -> workshop.Workshop:
    return workshop.Workshop(tmp_path, tmp_path / "debian")


def run(monkeypatch: pytest.MonkeyPatch, line: lines.Line) -> Result:
    """Run a check of one line."""
    monkeypatch.setattr(check, "LINES", {"a line": line})
    monkeypatch.setattr(check.os, "nice", lambda _: 0)  # type: ignore[attr-defined]
    return CliRunner().invoke(check.main, [])


def fails(_: workshop.Workshop) -> str:
    expect(False, "it is broken")
    return "never"


def cannot_tell(_: workshop.Workshop) -> str:
    raise NotHere("no such machine")


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        (lambda _: "7 MB", 0, "ok        7 MB"),
        (fails, 1, "failed    it is broken"),
        (cannot_tell, 0, "not here  no such machine"),
    ],
)
def test_a_line_has_a_result_and_a_figure(
    monkeypatch: pytest.MonkeyPatch, line: lines.Line, code: int, said: str
) -> None:
    done = run(monkeypatch, line)
    assert (done.exit_code, said in done.output) == (code, True), done.output


def test_lines_are_listed_and_chosen() -> None:
    done = CliRunner().invoke(check.main, ["--list", "--only", "packages", "--leave-out", "size"])
    assert done.output.splitlines() == [
        "packages: reproducible",
        "packages: wheel of the sdist",
        "packages: complete",
    ]
    assert CliRunner().invoke(check.main, ["--only", "nothing like it"]).exit_code == 2


def test_every_test_that_a_line_runs_exists() -> None:
    text = Path(str(lines.__file__)).read_text(encoding="utf-8")
    paths = [word.strip('",)') for word in text.replace("(", " ").split() if word.startswith('"tests/')]
    assert len(paths) > 5
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_a_package_that_misses_files_or_is_too_large_is_noticed(shop: workshop.Workshop) -> None:
    wheel = shop.place("dist") / f"sleuth-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("sleuth/__init__.py", bytes(packages.LARGEST))
    object.__setattr__(shop, "wheel", wheel)  # instead of the one that would be built
    shop.sdist.touch()
    with pytest.raises(Failed, match=r"not in the wheel: src/sleuth/"):
        packages.complete(shop)
    with pytest.raises(Failed, match="larger than 3 MB"):
        packages.small(shop)


def test_a_resolution_that_is_not_the_lowest_is_noticed() -> None:
    environments._is_lowest("click==8.1\n")
    with pytest.raises(Failed, match="not the lowest version of click"):
        environments._is_lowest("click==8.2.1\n")


def test_a_program_that_fails_says_why() -> None:
    with pytest.raises(Failed, match="ended with 3: first / second"):
        workshop.call(sys.executable, "-c", "print('first'); print('second'); raise SystemExit(3)")


def test_a_server_that_ends_says_why(shop: workshop.Workshop) -> None:
    command = [sys.executable, "-c", "raise SystemExit('there is no page')"]
    with pytest.raises(Failed, match="no page came: there is no page"), workshop.page(command, shop.folder):
        pass


def test_a_server_is_ended(shop: workshop.Workshop) -> None:
    with workshop.page([sys.executable, "-m", "http.server", "--bind", "127.0.0.1"], shop.folder) as (url, seconds):
        assert url.startswith("http://127.0.0.1:")
        assert seconds > 0
    with pytest.raises(Failed), workshop.page([sys.executable, "-c", "pass"], shop.folder):
        pass
