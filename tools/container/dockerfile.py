"""Read a Dockerfile: only the instructions that ours uses, in the forms it uses; anything else is an error."""

import json
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

OPTIONS = {"COPY": {"from", "chown"}, "HEALTHCHECK": {"interval", "timeout", "start-period", "retries"}}
"""The options that an instruction may have; all others have none."""
LISTS = {"ENTRYPOINT", "CMD"}
"""Instructions in the form of a JSON list, which starts a program without a shell."""
SINGLE = {"WORKDIR", "USER", "VOLUME", "EXPOSE"}
PAIRS = {"ARG", "ENV"}
_LINE = re.compile(r"([A-Z]+)\s+(\S.*)", re.DOTALL)
_OPTION = re.compile(r"--([a-z-]+)=(\S+)\s+")


class DockerfileError(ValueError):
    """A line that cannot be carried out; the message names it."""


@dataclass(frozen=True)
class Instruction:
    """One instruction: the line where it begins, its name, its options, and its words."""

    line: int
    name: str
    words: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Stage:
    """What follows one FROM: the image it begins with, its own name, if any, and its instructions."""

    base: str
    name: str
    steps: tuple[Instruction, ...]

    def last(self, name: str) -> tuple[str, ...]:
        """Return the words of the last instruction of a name, or none."""
        return next((step.words for step in reversed(self.steps) if step.name == name), ())

    def pairs(self, name: str) -> dict[str, str]:
        """Return what all ARG or ENV instructions set."""
        words = [word for step in self.steps if step.name == name for word in step.words]
        return {key: value for key, _, value in (word.partition("=") for word in words)}


def read(path: Path) -> list[Stage]:
    """Return the stages of a Dockerfile; raises `DockerfileError`."""
    stages = list[Stage]()
    steps = list[Instruction]()
    for step in map(_instruction, *zip(*_lines(path.read_text(encoding="utf-8")), strict=True)):
        if step.name == "FROM":
            steps = []
            base, *more = step.words
            if more and (len(more) != 2 or more[0] != "AS"):
                raise DockerfileError(f"line {step.line}: expected FROM image AS name")
            stages.append(Stage(base, more[1] if more else "", ()))
        elif not stages:
            raise DockerfileError(f"line {step.line}: {step.name} before FROM")
        else:
            steps.append(step)
            stages[-1] = Stage(stages[-1].base, stages[-1].name, tuple(steps))
    return stages


def _lines(text: str) -> list[tuple[int, str]]:
    """Return the logical lines, with the number of their first; comments are left out."""
    found = list[tuple[int, str]]()
    whole, begun = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        begun = begun if whole else number
        whole += line.removesuffix("\\")
        if not line.endswith("\\"):
            found.append((begun, whole.strip()))
            whole = ""
    if whole or not found:
        raise DockerfileError(f"line {begun}: ends in the middle" if whole else "no instruction")
    return found


def _instruction(line: int, text: str) -> Instruction:
    parts = _LINE.fullmatch(text)
    if parts is None:
        raise DockerfileError(f"line {line}: expected an instruction in capitals and its words")
    name, rest = parts[1], parts[2]
    options = dict[str, str]()
    while (option := _OPTION.match(rest)) is not None:
        options[option[1]], rest = option[2], rest[option.end() :]
    if strange := options.keys() - OPTIONS.get(name, set()):
        raise DockerfileError(f"line {line}: {name} with --{min(strange)}")
    words = (rest,) if name == "RUN" else _words(line, name, rest)
    if name != "RUN" and any("$" in word for word in words):
        raise DockerfileError(f"line {line}: only RUN may use variables")
    return Instruction(line, name, words, options)


def _words(line: int, name: str, rest: str) -> tuple[str, ...]:
    """Return the words of any instruction but RUN."""
    if name == "HEALTHCHECK" and rest.startswith("CMD "):
        return _list(line, rest.removeprefix("CMD "))
    if name in LISTS:
        return _list(line, rest)
    words = tuple(shlex.split(rest))
    if name in SINGLE and len(words) == 1:
        return words
    if name in PAIRS and all(re.fullmatch(r"[A-Z_]+=.*", word, re.DOTALL) for word in words):
        return words
    if (name == "COPY" and len(words) > 1) or name == "FROM":
        return words
    raise DockerfileError(f"line {line}: {name} {rest[:40]}: unknown here, or in an unknown form")


def _list(line: int, text: str) -> tuple[str, ...]:
    """Return the words of a JSON list: without a shell nothing stands between the program and its signals."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError:
        found = None
    if not isinstance(found, list) or not found or not all(isinstance(word, str) for word in found):
        raise DockerfileError(f"line {line}: expected a JSON list of words")
    return tuple(found)
