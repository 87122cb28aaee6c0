"""The tool for container images: a strict reader, a context that lets nothing else through, and honest sizes."""

import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from tools.container.__main__ import main
from tools.container.building import PATH, Built, Machine, allowed, begin, build
from tools.container.dockerfile import DockerfileError, Stage, read
from tools.container.sizes import size, table
from tools.container.trying import listed

WHOLE = """
# a comment
FROM debian:trixie-slim AS build
ARG NEWEST=3.13
RUN first && \\
    # a comment in between
    second ${NEWEST}
FROM scratch
COPY --from=build --chown=1:1 /a /b /
ENV A=1 \\
    B="2 3"
HEALTHCHECK --interval=5s CMD ["ask", "it"]
ENTRYPOINT ["program"]
"""


def written(folder: Path, text: str) -> Path:
    (folder / "Dockerfile").write_text(text, encoding="utf-8")
    return folder / "Dockerfile"


def test_reading(tmp_path: Path) -> None:
    first, last = read(written(tmp_path, WHOLE))
    assert (first.base, first.name, last.base, last.name) == ("debian:trixie-slim", "build", "scratch", "")
    assert first.pairs("ARG") == {"NEWEST": "3.13"}
    assert first.last("RUN") == ("first &&     second ${NEWEST}",)
    assert (last.steps[0].words, last.steps[0].options) == (("/a", "/b", "/"), {"from": "build", "chown": "1:1"})
    assert last.pairs("ENV") == {"A": "1", "B": "2 3"}
    assert (last.last("HEALTHCHECK"), last.last("ENTRYPOINT"), last.last("CMD")) == (("ask", "it"), ("program",), ())


@pytest.mark.parametrize(
    "line",
    [
        "ADD a b",
        "run lower",
        "RUN",
        "RUN --mount=type=cache,target=/x make",
        "COPY a",
        "COPY --chmod=600 a b",
        "CMD sleuth serve",
        "ENTRYPOINT []",
        'HEALTHCHECK CMD "curl"',
        "HEALTHCHECK NONE",
        "USER a b",
        "ENV A 1",
        "WORKDIR $HOME",
        "FROM scratch image",
        "RUN first \\",
    ],
)
def test_anything_else_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(DockerfileError):
        read(written(tmp_path, f"FROM scratch\n{line}\n"))


@pytest.mark.parametrize("text", ["", "# nothing\n", "RUN before\nFROM scratch\n"])
def test_a_file_without_a_stage_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(DockerfileError):
        read(written(tmp_path, text))


def test_a_stage_of_files_only(tmp_path: Path) -> None:
    """It needs neither root nor mounts."""
    context, work = tmp_path / "context", tmp_path / "work"
    for name in ("src/__pycache__/old.pyc", "src/deep/new.py", "one", "two", "key"):
        (context / name).parent.mkdir(parents=True, exist_ok=True)
        (context / name).write_text(name, encoding="utf-8")
    (context / ".dockerignore").write_text("*\n!src\n!one\n!two\n", encoding="utf-8")
    work.mkdir()
    text = "FROM scratch AS a\nWORKDIR /made\nCOPY one two ./\nCOPY src src\nFROM scratch\nCOPY --from=a /made/ /all/\n"
    done = build(read(written(context, text)), Machine(context), work, lambda _: None)
    assert set(listed(done.root)) == {"all/one", "all/two", "all/src/deep/new.py"}
    assert done.environment == {"PATH": PATH}


def test_the_context_lets_only_listed_files_through(tmp_path: Path) -> None:
    (tmp_path / ".dockerignore").write_text("*\n!src\n", encoding="utf-8")
    assert allowed(tmp_path, "src") == tmp_path / "src"
    with pytest.raises(DockerfileError, match="key"):
        allowed(tmp_path, "key")


@pytest.mark.parametrize("text", ["FROM scratch\nCOPY --from=nobody /a /b\n", "FROM scratch\nCOPY key ./\n"])
def test_a_copy_from_nowhere(tmp_path: Path, text: str) -> None:
    (tmp_path / ".dockerignore").write_text("*\n", encoding="utf-8")
    (tmp_path / "work").mkdir()
    with pytest.raises(DockerfileError):
        build(read(written(tmp_path, text)), Machine(tmp_path), tmp_path / "work", lambda _: None)


def test_a_base_that_debian_does_not_have(tmp_path: Path) -> None:
    with pytest.raises(DockerfileError, match="alpine"):
        begin(Built(Stage("alpine:3", "", ()), tmp_path), Machine(tmp_path))


def test_sizes_count_each_file_once(tmp_path: Path) -> None:
    packages = tmp_path / "opt/sleuth/lib/python3.13/site-packages/numpy"
    packages.mkdir(parents=True)
    (packages / "a.py").write_bytes(b"x" * 3_000_000)
    (packages / "b.pyc").hardlink_to(packages / "a.py")
    (tmp_path / "base").write_bytes(b"x" * 1_000_000)
    assert size(tmp_path) - size(packages) < 1_100_000
    rows = dict(line.strip().rsplit(maxsplit=2)[:2] for line in table(tmp_path).splitlines())
    assert float(rows["numpy"]) == 3.0
    assert float(rows["image"]) == pytest.approx(4.0, abs=0.1)
    assert float(rows["compressed by gzip"]) < 0.1


def test_without_root_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    done = CliRunner().invoke(main, [])
    assert done.exit_code == 2
    assert "debootstrap" in done.output
