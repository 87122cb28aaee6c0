"""The recipes end well: with the settings of each a server starts, and the doctor says what the documents show."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from tests.documents import ROOT, blocks, named, sleuth_arguments
from tests.patience import PATIENCE
from tests.server.brokers import NatsServer
from tests.server.nodes import SECRET_KEY, Server
from tests.server.postgres import PostgresServer
from tools.container.dockerfile import read

PAGES = [ROOT / "docs" / "tutorial" / name for name in ("first-game.md", "deploy.md")]
COMPOSE = [ROOT / "deploy" / "compose.yaml", ROOT / "deploy" / "cluster" / "compose.yaml"]
FILLED = {"SLEUTH_DOMAIN": "tables.example.org", "POSTGRES_PASSWORD": "secret"}
"""What the recipe writes into `.env`."""
POSTGRES = ("postgresql://sleuth@db.example.org/sleuth", "postgresql://sleuth:secret@postgres/sleuth")
NATS = ("nats://nats.example.org", "nats://nats:4222")
KEYS = ("~/sleuth-key", "/etc/sleuth/key", "/run/secrets/sleuth-key")
TABLES = ("/var/lib/sleuth/tables.db", "/data/tables.db")
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
WIDE = "300"
"""Columns: paths of tests are longer than those in the documents."""


class Recipe(NamedTuple):
    """How a document asks the doctor, and what it shows as the answer."""

    document: Path
    line: str
    answer: str


def recipes() -> Iterator[Recipe]:
    """Yield what the documents show."""
    asked = re.compile(r"^\$ (?P<line>[^\n]*sleuth doctor[^\n]*)\n(?P<answer>(?:(?!\$ )[^\n]*\n)+)", re.MULTILINE)
    for page in PAGES:
        for block in blocks(page):
            for found in asked.finditer(block.text):
                yield Recipe(page, found["line"], found["answer"])


RECIPES = list(recipes())


@pytest.fixture
def stands_for(postgres: PostgresServer, nats: NatsServer, tmp_path: Path) -> dict[str, str]:
    """What a name in the documents is here."""
    key, database = tmp_path / "key", postgres.new_database()
    key.write_text(SECRET_KEY, encoding="utf-8")
    key.chmod(0o600)
    return {
        **dict.fromkeys(POSTGRES, database),
        **dict.fromkeys(NATS, nats.url),
        **dict.fromkeys(KEYS, str(key)),
        **dict.fromkeys(TABLES, str(tmp_path / "tables.db")),
    }


def settings_of(line: str) -> dict[str, str]:
    """Return the variables of a container, if the doctor is asked in one."""
    found = re.match(r"docker compose exec (\S+) ", line)
    if found is None:
        return {}
    services = [yaml.safe_load(path.read_text(encoding="utf-8"))["services"] for path in COMPOSE]
    (service,) = [each[found[1]] for each in services if found[1] in each]
    image = read(ROOT / "Dockerfile")[-1].pairs("ENV")
    told = {**image, **service["environment"]}
    return {name: filled(value) for name, value in told.items() if name.startswith("SLEUTH_")}


def filled(value: str) -> str:
    """Return a value of a compose file with its variables."""
    return re.sub(r"\$\{(\w+)(?::([-?])([^}]*))?\}", lambda it: FILLED.get(it[1], it[3] if it[2] == "-" else ""), value)


def as_here(value: str, stands_for: dict[str, str]) -> str:
    return stands_for.get(value, value)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda each: f"{named(each.document)}: {each.line}")
def test_the_doctor_says_what_the_document_shows(recipe: Recipe, stands_for: dict[str, str], tmp_path: Path) -> None:
    arguments = sleuth_arguments(re.sub(r"^docker compose exec \S+ ", "", recipe.line))
    assert arguments is not None
    words = [as_here(word, stands_for) for word in arguments]
    settings = {name: as_here(value, stands_for) for name, value in settings_of(recipe.line).items()}
    home = {"XDG_DATA_HOME": str(tmp_path), "COLUMNS": WIDE}
    given = dict(zip(words[1::2], words[2::2], strict=True))
    asked = {f"SLEUTH_{flag.lstrip('-').upper().replace('-', '_')}": value for flag, value in given.items()}
    chosen = {name.removeprefix("SLEUTH_").lower(): value for name, value in {**settings, **asked}.items()}
    chosen.pop("host", None)  # the server of a test listens on loopback
    (tmp_path / "sleuth").mkdir()
    database = chosen.pop("database", str(tmp_path / "sleuth" / "tables.db"))
    with Server(database, **chosen):
        done = subprocess.run(
            [sys.executable, "-c", "from sleuth.cli import main; main()", *words],
            env={**os.environ, **home, **settings},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    answer = done.stdout
    for there, here in stands_for.items():
        if there in {*arguments, *settings_of(recipe.line).values()}:
            answer = answer.replace(here, there)
    assert (done.returncode, done.stderr) == (0, "")
    assert doctest.OutputChecker().check_output(recipe.answer, answer, FLAGS), answer


def test_every_recipe_ends_with_the_doctor() -> None:
    parts = PAGES[1].read_text(encoding="utf-8").split("\n## ")[1:]
    begins = [each.line.partition(" doctor")[0] + " doctor" for each in RECIPES]
    assert len(begins) == 7
    for part in parts:
        title = part.partition("\n")[0]
        if title not in ("Back it up", "Upgrade", "What was tried"):
            assert "sleuth doctor" in part, title
