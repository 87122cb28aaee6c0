"""A false denial says what it costs, and must be confirmed; all other passes are quick."""

from collections.abc import Iterator

from sleuth.cli.terminal.action_chooser import ActionChooser
from sleuth.core.actions import Action, Move, Pass, Show, Suggest
from sleuth.core.legal import legal_actions
from sleuth.sentences import speaker
from tests.kit import Scene, at, house


def asked(*cards: str, edition: str = "travel") -> Scene:
    """Return a scene where seat 1 is asked for these cards; it holds Mustard, Peacock, the dagger and three rooms."""
    scene = house(edition, begins="figure").put(scarlett=at(17, 11)).turn(0)
    dice = [1] * len(scene.game.options.dice)
    if len(dice) == 2:
        scene.put(scarlett=at(17, 10))
    return scene.roll(0, *dice).do(0, Move("hall")).do(0, Suggest((*cards, "hall")))


def answer(scene: Scene, language: str, *lines: str) -> tuple[Action, list[str]]:
    said: list[str] = []
    stream: Iterator[str] = iter(lines)

    def ask(prompt: str) -> str:
        said.append(prompt)
        return next(stream)

    asker = ActionChooser(speaker(language, scene.game.edition), said.append, ask)
    return asker.choose(scene.view(1), legal_actions(scene.view(1))), said


def test_a_denial_must_be_confirmed_with_a_word() -> None:
    scene = asked("mustard", "rope")
    action, said = answer(scene, "en", "2", "yes")
    assert action == Pass()
    assert any("out of the investigation" in line for line in said)
    assert answer(scene, "de", "2", "ja")[0] == Pass()


def test_anything_else_goes_back_to_the_question() -> None:
    action, said = answer(asked("mustard", "rope"), "en", "2", "", "2", "y", "1", "1", "")
    assert action == Show("mustard")
    assert sum("out of the investigation" in line for line in said) == 2


def test_a_true_pass_is_quick() -> None:
    assert answer(asked("plum", "rope"), "en") == (Pass(), [])
    assert answer(asked("plum", "rope", edition="classic"), "en") == (Pass(), [])
