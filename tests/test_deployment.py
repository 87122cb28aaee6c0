"""The container image, the compose files and the systemd unit: what they name exists, what they promise is there."""

import configparser
import re
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from sleuth.cli.serve import serve
from tests.browser.nginx import location
from tests.documents import ROOT, commands, sleuth_arguments
from tests.test_documents import options_are_valid
from tools.container.dockerfile import read
from tools.locked import python_packages

DEPLOY = ROOT / "deploy"
COMPOSE = {"one": DEPLOY / "compose.yaml", "cluster": DEPLOY / "cluster" / "compose.yaml"}
PAGE = (ROOT / "docs" / "tutorial" / "deploy.md").read_text(encoding="utf-8")
BUILD, IMAGE = read(ROOT / "Dockerfile")
NOT_FLAGS = {"SLEUTH_SECRET_KEY", "SLEUTH_METRICS_TOKEN"}
OURS = {"SLEUTH_DOMAIN"}
"""Variables that only the compose files and the Caddyfile use."""
SETTINGS = {str(each.envvar) for each in serve.params if isinstance(each, click.Option) and each.envvar} | NOT_FLAGS
FILES = [ROOT / "Dockerfile", *COMPOSE.values(), DEPLOY / "cluster" / "Caddyfile", DEPLOY / "sleuth.service"]


def composed(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE[name].read_text(encoding="utf-8"))
    return found


def servers(name: str) -> dict[str, dict[str, Any]]:
    return {key: each for key, each in composed(name)["services"].items() if each["image"] == "sleuth"}


SERVERS = [(name, service) for name in COMPOSE for service in servers(name)]


def unit() -> list[tuple[str, str]]:
    lines = (DEPLOY / "sleuth.service").read_text(encoding="utf-8").splitlines()
    return [(key, value) for key, _, value in (line.partition("=") for line in lines if not line.startswith("#"))]


# --- the image


def test_the_image_has_a_python_that_is_supported() -> None:
    python = BUILD.pairs("ARG")["PYTHON"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"Programming Language :: Python :: {python}" in project["classifiers"]
    assert (BUILD.base, BUILD.name, IMAGE.base) == ("debian:trixie-slim", "build", "scratch")


def test_the_image_runs_without_privileges() -> None:
    user = IMAGE.last("USER")[0]
    assert re.fullmatch(r"(\d{5}):\1", user)
    volume = IMAGE.last("VOLUME")[0]
    assert [step.options.get("chown") for step in IMAGE.steps if step.words == (f"{volume}/", f"{volume}/")] == [user]
    assert IMAGE.pairs("ENV")["SLEUTH_DATABASE"].startswith(f"{volume}/")
    assert len([step for step in IMAGE.steps if step.name in ("COPY", "RUN")]) == 2, "few layers"


def test_the_image_is_healthy_when_it_is_ready() -> None:
    python, flag, program = IMAGE.last("HEALTHCHECK")
    assert (python, flag) == ("python3", "-Ic")
    compile(program, "HEALTHCHECK", "exec")
    assert "/readyz" in program


def test_the_command_of_the_image_is_one_of_sleuth() -> None:
    assert IMAGE.last("ENTRYPOINT") == ("sleuth",)
    options_are_valid(list(IMAGE.last("CMD")))
    assert IMAGE.last("EXPOSE") == ("8000",)


def test_only_what_is_copied_reaches_the_builder() -> None:
    first, *rest = [
        line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]
    copied = [word for step in BUILD.steps if step.name == "COPY" for word in step.words[:-1]]
    assert first == "*"
    assert {line for line in rest if line.startswith("!")} == {f"!{word}" for word in copied}
    assert all((ROOT / word).exists() for word in copied)


def test_the_cluster_has_the_locked_versions() -> None:
    """What the image needs beside requirements.txt, as the developers have it."""
    lock = (ROOT / "requirements-cluster.txt").read_text(encoding="utf-8")
    all_locked = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    assert python_packages(lock).keys() == {"nats-py", "psycopg", "psycopg-binary", "psycopg-pool"}
    assert [block for block in re.split(r"\n(?=[a-z])", lock.rstrip()) if block not in all_locked] == []


# --- every file


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_setting_exists(path: Path) -> None:
    assert set(re.findall(r"SLEUTH_[A-Z_]+", path.read_text(encoding="utf-8"))) <= SETTINGS | OURS


def test_every_setting_in_the_page_exists() -> None:
    assert set(re.findall(r"SLEUTH_[A-Z_]+", PAGE)) <= SETTINGS | OURS


# --- compose


@pytest.mark.parametrize(("name", "service"), SERVERS)
def test_a_server_is_locked_up(name: str, service: str) -> None:
    about = servers(name)[service]
    assert (about["read_only"], about["cap_drop"], about["security_opt"]) == (True, ["ALL"], ["no-new-privileges:true"])
    assert about["tmpfs"] == ["/tmp"]
    assert "privileged" not in about
    assert "user" not in about, "the image has its own"
    options_are_valid(about["command"])


@pytest.mark.parametrize(("name", "service"), SERVERS)
def test_a_server_reads_its_key_from_a_secret(name: str, service: str) -> None:
    about = servers(name)[service]
    (secret,) = about["secrets"]
    assert about["environment"]["SLEUTH_SECRET_KEY_FILE"] == f"/run/secrets/{secret}"
    assert composed(name)["secrets"][secret] == {"file": f"./{secret}"}
    assert f"/deploy/**/{secret}" in (ROOT / ".gitignore").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", COMPOSE)
def test_everything_a_service_names_is_there(name: str) -> None:
    whole = composed(name)
    for service in whole["services"].values():
        assert set(service.get("depends_on", [])) <= whole["services"].keys()
        assert set(service.get("networks", [])) <= whole.get("networks", {}).keys()
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in whole["volumes"] or (COMPOSE[name].parent / source).exists()
        if "build" in service:
            assert (COMPOSE[name].parent / service["build"] / "Dockerfile").exists()


def test_one_machine_keeps_its_tables() -> None:
    (server,) = servers("one").values()
    assert server["volumes"] == [f"tables:{IMAGE.last('VOLUME')[0]}"]
    assert server["ports"] == ["8000:8000"]


def test_the_cluster() -> None:
    whole = composed("cluster")["services"]
    assert whole.keys() == {"sleuth-1", "sleuth-2", "sleuth-3", "proxy", "postgres", "nats"}
    assert all(whole[name] == whole["sleuth-1"] for name in servers("cluster")), "the same key, the same database"
    assert {key: each["condition"] for key, each in whole["sleuth-1"]["depends_on"].items()} == {
        "postgres": "service_healthy",
        "nats": "service_healthy",
    }
    assert {"healthcheck"} <= whole["postgres"].keys() & whole["nats"].keys()
    assert [name for name, each in whole.items() if "ports" in each] == ["proxy"]
    caddy = (DEPLOY / "cluster" / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"(\S+):8000", caddy)) == servers("cluster").keys()
    assert "health_uri /readyz" in caddy


def test_the_servers_trust_the_network_of_the_proxy() -> None:
    whole = composed("cluster")
    (subnet,) = whole["networks"]["front"]["ipam"]["config"]
    command = whole["services"]["sleuth-1"]["command"]
    assert command[command.index("--trusted-proxies") + 1] == subnet["subnet"]
    assert whole["networks"]["back"] == {"internal": True}


# --- systemd


def test_the_unit_starts_a_server() -> None:
    found = dict(unit())
    program, *words = found["ExecStart"].split()
    assert program == "/opt/sleuth/bin/sleuth"
    options_are_valid(words)
    environment = dict(value.split("=", 1) for key, value in unit() if key == "Environment")
    credential = found["LoadCredential"].partition(":")[0]
    assert environment["SLEUTH_SECRET_KEY_FILE"] == f"%d/{credential}"
    assert environment["SLEUTH_DATABASE"].startswith(f"/var/lib/{found['StateDirectory']}/")


def test_the_unit_is_locked_up() -> None:
    assert (
        dict(unit()).items()
        >= {
            "DynamicUser": "yes",
            "NoNewPrivileges": "yes",
            "ProtectSystem": "strict",
            "CapabilityBoundingSet": "",
            "UMask": "0077",
        }.items()
    )
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.read(DEPLOY / "sleuth.service", encoding="utf-8")
    assert parser.sections() == ["Unit", "Service", "Install"]


# --- the page


def test_the_commands_of_the_page_fit_the_compose_files() -> None:
    """`exec` names a service and a whole command, `run` a service and what follows the image's `sleuth`."""
    typed = [line for line in commands(ROOT / "docs" / "tutorial" / "deploy.md") if line.startswith("docker ")]
    assert len(typed) > 10
    services = {name for each in COMPOSE for name in composed(each)["services"]}
    for line in typed:
        compose, what, *words = line.removeprefix("docker ").split()
        assert compose == "compose"
        if what == "exec":
            assert words[0] in services, line
            assert sleuth_arguments(" ".join(words[1:])) is not None, line
            options_are_valid(words[2:])
        elif what == "run":
            assert words[:2] == ["--rm", "sleuth"], line
            options_are_valid(words[2:])
        else:
            assert what in {"up", "build", "create", "cp"}, line
    folders = [line.split()[1] for line in commands(ROOT / "docs" / "tutorial" / "deploy.md") if line.startswith("cd ")]
    assert [ROOT / folder / "compose.yaml" for folder in folders] == list(COMPOSE.values())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_page_leads_to_every_file(path: Path) -> None:
    assert f"](../../{path.relative_to(ROOT)})" in PAGE


def test_every_recipe_ends_with_the_doctor() -> None:
    recipes = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    recipes = [
        each for each in recipes if each.startswith(("In your own", "On the internet", "A container", "A cluster"))
    ]
    assert len(recipes) == 4
    for recipe in recipes:
        commands = re.findall(r"^\$ (.*)$", recipe, re.MULTILINE)
        assert "sleuth doctor" in commands[-1], recipe.partition("\n")[0]


# --- nginx


def test_nginx_offers_the_path_of_the_recipe_and_asks_the_servers_usual_port() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    (port,) = [each.default for each in serve.params if each.name == "port"]
    assert f"proxy_pass http://127.0.0.1:{port};" in text
    (path,) = re.findall(r"^location (\S+)/ \{$", text, re.MULTILINE)
    assert f"sleuth serve --root-path {path} " in PAGE
    assert location("http://127.0.0.1:5", "/elsewhere").count("/elsewhere/ {") == 1
