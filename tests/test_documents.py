"""The documents are true: their programs and commands run, their links lead somewhere, their paths exist."""

import doctest
import os
import re
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

import sleuth
from sleuth.cli import main
from sleuth.editions import EDITION_IDS
from tests.documents import DOCUMENTS, ROOT, blocks, commands, lay_out, named, sleuth_arguments
from tools.docs.events import FILE, events_page

RUN = {"bots", "deduce", "editions", "replay", "rules", "simulate"}
"""The commands that are run; for all others the options are checked: they serve, ask people or take minutes."""
SMALLER = {"simulate": ["--games", "2"]}
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
PROGRAMS = [path for path in DOCUMENTS if any(block.language == "python" for block in blocks(path))]
TYPED = [(path, line) for path in DOCUMENTS for line in dict.fromkeys(commands(path))]
PATH = re.compile(r"`((?:[\w<>*.-]+/)+[\w<>*.-]*|\w+\.(?:py|md|toml|yml))`")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that the examples use."""
    made = tmp_path_factory.mktemp("reader")
    lay_out(made)
    sleuth.play("questions", ["novice", "amateur", "inspector"], seed=1).record.save(made / "games.jsonl")
    sleuth.play("questions", ["novice", "amateur", "inspector"], seed=1).record.save(made / "game.jsonl")
    (made / "tables.jsonl").touch()
    return made


@pytest.fixture
def reader(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work where a reader of the documents would, with a `python` that is found."""
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize("document", PROGRAMS, ids=named)
def test_the_programs_run(document: Path) -> None:
    names: dict[str, object] = {"__name__": "example"}
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for number, block in enumerate(blocks(document)):
        if block.language != "python" or block.title:
            continue
        if ">>>" not in block.text:
            exec(compile(block.text, f"{named(document)}, block {number}", "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block.text, names, named(document), str(document), 0)
        test.globs = names
        runner.run(test, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.usefixtures("reader")
@pytest.mark.parametrize(("document", "line"), TYPED, ids=lambda each: each if isinstance(each, str) else named(each))
def test_the_commands_can_be_typed(document: Path, line: str) -> None:
    arguments = sleuth_arguments(line)
    if arguments is None:
        _other_command(line)
    elif arguments[0] in RUN:
        notes = Path("notes.json").read_text(encoding="utf-8")
        done = CliRunner().invoke(main, [*arguments, *SMALLER.get(arguments[0], [])], input=notes)
        assert done.exit_code == 0, done.output
    else:
        options_are_valid(arguments)


def options_are_valid(arguments: list[str]) -> None:
    """Parse a command line as click would, without running it."""
    command, context = main, main.make_context("sleuth", list(arguments), resilient_parsing=True)
    while hasattr(command, "resolve_command"):
        name, found, rest = command.resolve_command(context, arguments)
        assert found is not None, name
        context = found.make_context(name, list(rest), parent=context)
        command, arguments = found, rest


def _other_command(line: str) -> None:
    """Check that a make target or an extra exists; the rest belongs to the system."""
    first, *words = line.removeprefix("sudo ").split()
    program = Path(first).name
    assert program in {
        "make",
        "pip",
        "pipx",
        "uvx",
        "install",
        "python3",
        "chmod",
        "chown",
        "cd",
        "echo",
        "docker",
        "systemctl",
    }, line
    if program == "make":
        assert words[0] in _targets(), line
    if program == "pip":
        files = re.findall(r"-r (\S+)", line)
        assert all((ROOT / file).exists() for file in files), line
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        wanted = re.findall(r'"\.\[([\w,]+)\]"', line)
        assert wanted or files or words[-1] == ".", line
        assert set(",".join(wanted).split(",")) - {""} <= set(extras["optional-dependencies"])


def _targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_make_target_in_the_documents_exists() -> None:
    named_targets = {
        target for path in DOCUMENTS for target in re.findall(r"`make ([a-z-]+)[ `]", path.read_text(encoding="utf-8"))
    }
    assert len(named_targets) > 10
    assert named_targets - _targets() == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=named)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith("http"):
            assert (document.parent / target).exists(), target


def test_the_page_of_events_and_actions_matches_their_classes() -> None:
    assert FILE.read_text(encoding="utf-8") == events_page(), "python -m tools.docs.events writes the file again"


def test_the_readme_lists_the_editions() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert list(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) == list(EDITION_IDS)


def test_the_map_of_the_architecture_is_true() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rooms = set(re.findall(r"^  ([a-z]+)/ ", text, re.MULTILINE))
    real = {path.name for path in (ROOT / "src" / "sleuth").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == real
    for room, parts in re.findall(r"^  ([a-z]+)/ .*\n((?:    .*\n)+)", text, re.MULTILINE):
        for part in re.findall(r"^    ([a-z]+)/ ", parts, re.MULTILINE):
            assert (ROOT / "src" / "sleuth" / room / part).is_dir(), f"{room}/{part}"


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_path_in_backticks_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    paths = {path for path in PATH.findall(text) if not path.startswith(("site/", "dist/", "screenshots/"))}
    assert len(paths) > 10
    assert sorted(path for path in paths if not _found(path)) == []


def _found(path: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    places = (ROOT, ROOT / "src" / "sleuth", ROOT / "src" / "sleuth" / "editions" / "classic")
    return any(next(place.glob(pattern), None) for place in places)


def test_functions_in_the_architecture_are_where_it_says() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    found = re.findall(r"`(\w+)` in `([\w/]+\.py)`", text)
    assert len(found) >= 3
    for name, path in found:
        assert f"def {name}(" in (ROOT / "src" / "sleuth" / path).read_text(encoding="utf-8"), name
