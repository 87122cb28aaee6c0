"""An edition that lacks a name: the error says which file, which language, which card."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from sleuth.cli import main
from sleuth.editions import Edition, EditionError, load_edition
from sleuth.sentences import LANGUAGES, Speaker, check_names
from sleuth.testing import check_edition
from tests.folders import copied


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the classic edition, to take names out of."""
    return copied("classic", tmp_path / "house")


def without(folder: Path, language: str, line: str) -> Edition:
    path = folder / "names" / f"{language}.ftl"
    text = path.read_text(encoding="utf-8")
    assert line in text
    path.write_text(text.replace(line, ""), encoding="utf-8")
    return load_edition(folder)


def test_a_complete_copy_has_no_problems(folder: Path) -> None:
    assert check_names(load_edition(folder)) == []


def test_a_missing_form_is_named(folder: Path) -> None:
    edition = without(folder, "nl", "    .with = met het touw\n")
    (problem,) = check_names(edition)
    assert str(folder / "names" / "nl.ftl") in problem
    assert "rope.with" in problem
    assert "'nl'" in problem
    with pytest.raises(EditionError, match=r"nl\.ftl: rope\.with: expected in language 'nl'"):
        Speaker("nl", edition).card("rope", "with")
    assert Speaker("de", edition).card("rope", "with") == "mit dem Seil"


def test_a_sentence_with_a_missing_form_says_which(folder: Path) -> None:
    edition = without(folder, "nl", "    .with = met het touw\n")
    with pytest.raises(EditionError, match=r"nl\.ftl: rope\.with"):
        Speaker("nl", edition).claim(("plum", "rope", "kitchen"))


def test_a_missing_card_is_named_with_all_its_forms(folder: Path) -> None:
    lines = (
        "cellar = Escalier\n    .the = l’escalier\n    .acc = l’escalier\n"
        "    .in = dans l’escalier\n    .to = dans l’escalier\n"
    )
    (problem,) = check_names(without(folder, "fr", lines))
    assert problem == (
        f"{folder / 'names' / 'fr.ftl'}: cellar with .the .acc .in .to: expected in language 'fr', as in\n"
        "cellar = …\n    .the = …\n    .acc = …\n    .in = …\n    .to = …"
    )


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "names" / "de.ftl").unlink()
    edition = load_edition(folder)
    (problem,) = check_names(edition)
    assert problem == f"{folder / 'names' / 'de.ftl'}: not found: expected the names in language 'de'"
    with pytest.raises(EditionError, match="not found"):
        Speaker("de", edition)


def test_a_file_that_is_no_fluent_is_named_with_the_line(folder: Path) -> None:
    path = folder / "names" / "en.ftl"
    path.write_text("title = House\n\nthis is not Fluent\n", encoding="utf-8")
    (problem,) = check_names(load_edition(folder))
    assert problem.startswith(f"{path}: line 3: not a Fluent message")


def test_names_fall_through_to_the_base(tmp_path: Path) -> None:
    folder = tmp_path / "holiday"
    (folder / "names").mkdir(parents=True)
    (folder / "edition.toml").write_text('id = "holiday"\nbase = "classic"\n', encoding="utf-8")
    names = "title = Holiday\n\nrope = Washing line\n    .the = the washing line\n"
    (folder / "names" / "en.ftl").write_text(names, encoding="utf-8")
    edition = load_edition(folder)
    english = Speaker("en", edition)
    assert english.edition_title() == "Holiday"
    assert english.card("rope", "the") == "the washing line"
    assert english.card("dagger", "the") == "the dagger"
    assert english.tagline() == Speaker("en", load_edition("classic")).tagline()
    assert [problem.split(": ")[1] for problem in check_names(edition)] == ["rope.acc, rope.with"]


def test_names_of_new_cards_are_asked_for_with_one_message_per_file(tmp_path: Path) -> None:
    folder = tmp_path / "kitchen"
    (folder / "names").mkdir(parents=True)
    cards = ("rolling-pin", "bread-knife", "rope", "spanner", "dagger", "revolver")
    weapons = "\n".join(f'[[cards.weapon]]\nid = "{card}"\n' for card in cards)
    (folder / "edition.toml").write_text(f'id = "kitchen"\nbase = "classic"\n\n{weapons}', encoding="utf-8")
    (folder / "names" / "en.ftl").write_text("title = Kitchen\n", encoding="utf-8")
    problems = check_names(load_edition(folder))
    assert len(problems) == len(LANGUAGES)
    wanted = "rolling-pin, bread-knife, each with .the .acc .with: expected in language"
    assert problems[0].startswith(f"{folder / 'names' / 'de.ftl'} does not exist: {wanted} 'de'")
    assert problems[1].startswith(f"{folder / 'names' / 'en.ftl'}: {wanted} 'en'")


def test_a_title_that_comes_from_the_base_is_a_warning(tmp_path: Path) -> None:
    folder = tmp_path / "holiday"
    (folder / "names").mkdir(parents=True)
    (folder / "edition.toml").write_text('id = "holiday"\nbase = "classic"\n', encoding="utf-8")
    for language in ("en", "fr", "nl"):
        (folder / "names" / f"{language}.ftl").write_text("title = Holiday\n", encoding="utf-8")
    (warning,) = check_edition(folder, games=1)
    assert warning.startswith(f"{folder / 'names' / 'de.ftl'}: title: expected one of its own")
    assert "'Klassisches Haus'" in warning
    done = CliRunner().invoke(main, ["editions", "--check", str(folder)])
    assert (done.exit_code, done.stdout) == (0, f"{folder}: OK\n")
    assert done.stderr == f"Warning: {warning}\n"


def test_an_edition_may_name_its_own_kinds(folder: Path) -> None:
    path = folder / "edition.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("weapon", "spell"), encoding="utf-8")
    toml = path.read_text(encoding="utf-8").replace("spells =", "weapons =")
    path.write_text(toml, encoding="utf-8")
    edition = load_edition(folder)
    problems = check_names(edition)
    assert len(problems) == len(LANGUAGES)
    assert all("kind-spell with .a .acc .all .many" in problem for problem in problems)
    with (folder / "names" / "en.ftl").open("a", encoding="utf-8") as names:
        names.write(
            "\nkind-spell = spell\n    .a = a spell\n    .acc = a spell\n    .many = spells\n    .all = all spells\n"
        )
    named = load_edition(folder.rename(folder.with_name("named")))  # a folder is read once
    assert Speaker("en", named).kind("spell", "a") == "a spell"
