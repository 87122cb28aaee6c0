"""Whom people play: chosen before a game against bots, or in the lobby where everybody sees it at once."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from sleuth.editions import load_edition
from sleuth.sentences import speaker
from sleuth.server.tables.log.table import Table, fold
from tests.browser.axe import violations
from tests.browser.gathering import join, open_table, sit
from tests.browser.house import House, Person
from tests.browser.looking import check
from tests.browser.monkey import Monkey, choose, open_settings
from tests.server.wire import stored

ROUNDS = 8
"""How often somebody is asked until all figures have gone somewhere."""
GAMES = 5
"""Bots may solve a case before that; then another game is played."""


def called(person: Person, card: str, edition: str = "classic") -> str:
    return speaker(person.lang, load_edition(edition)).card(card)


def mine(person: Person) -> Locator:
    """The choice of my own figure."""
    return person.page.get_by_role("combobox", name=person.t("you-play"))


def begin(person: Person, edition: str, figure: str) -> None:
    """A game against two bots, as somebody."""
    person.go("/")
    choose(person, edition, 3)
    mine(person).select_option(figure)
    person.page.get_by_role("button", name=person.t("go")).click()
    person.page.get_by_role("region", name=person.t("what-now")).wait_for()


def players(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.t("players")).get_by_role("listitem")


def seats(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.t("seats")).get_by_role("listitem")


def table_of(person: Person, database: Path) -> Table:
    return fold(stored(database, person.ask(f"/codes/{person.code}")["table"]))


def given(host: Person, *figures: str) -> None:
    """The host gives every seat a figure, before anybody sits down."""
    for seat, figure in enumerate(figures, start=1):
        choice = host.page.get_by_role("combobox", name=host.t("figure-at", number=seat))
        choice.select_option(figure)
        expect(choice).to_have_value(figure)
    for seat, figure in enumerate(figures, start=1):
        expect(host.page.get_by_role("combobox", name=host.t("figure-at", number=seat))).to_have_value(figure)


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_against_bots_one_plays_whom_one_likes(house: House, database: Path, screen: str) -> None:
    person = house.person(screen=screen)
    for _ in range(GAMES):
        begin(person, "classic", "plum")
        figures = table_of(person, database).plan.figures
        assert figures[0] == "plum"
        for seat, figure in enumerate(figures):
            expect(players(person).nth(seat)).to_contain_text(called(person, figure))
        if (table := after_some_rounds(person, database)) is not None:
            break
    else:
        raise AssertionError("the bots have solved every case at once")
    person.page.locator(".whereabouts").evaluate("details => { details.open = true }")
    for where in whereabouts(person, table):
        expect(person.page.locator(".whereabouts").get_by_text(where, exact=True)).to_have_count(1)


def after_some_rounds(person: Person, database: Path) -> Table | None:
    """Play a little; return the table once it waits for the first seat, when nothing moves on its own.

    None if the game is over by then.
    """
    monkey = Monkey(person, "figures", dares=0)
    steps = 0
    while True:
        monkey.wait()
        table = table_of(person, database)
        if table.status == "over":
            return None
        if steps < ROUNDS:
            check(person)
            monkey.step()
            steps += 1
        elif monkey.dialogue.count():
            person.page.keyboard.press("Escape")  # a card that was shown is noted first
        elif table.actor == 0 and monkey.offered.count():
            return table


def whereabouts(person: Person, table: Table) -> list[str]:
    """Where each figure is, in words."""
    assert table.state is not None
    edition, figures = table.state.game.edition, table.state.public.figures
    assert edition.board is not None
    voice = speaker(person.lang, edition)
    at = [voice.spot(spot) if spot in edition.board.cells else called(person, spot) for spot in figures]
    return [
        person.t("is-at", name=called(person, suspect), spot=spot)
        for suspect, spot in zip(edition.suspects, at, strict=True)
    ]


def test_a_favourite_is_remembered_for_its_edition(house: House) -> None:
    person = house.person("de")
    begin(person, "red-keep", "sansa-stark")
    ability = load_edition("red-keep").card["sansa-stark"].ability
    assert ability is not None
    person.page.get_by_role("region", name=person.t("hand")).get_by_text(
        speaker("de", load_edition("red-keep")).effect(ability), exact=True
    ).wait_for()
    person.go("/")
    open_settings(person)
    expect(mine(person)).to_have_value("sansa-stark")
    text = f"{called(person, 'sansa-stark', 'red-keep')} – {speaker('de', load_edition('red-keep')).effect(ability)}"
    expect(mine(person).get_by_role("option", name=text)).to_have_count(1)
    choose(person, "classic", 3)
    expect(mine(person)).to_have_value("")
    expect(mine(person).get_by_role("option", selected=True)).to_have_text(person.t("by-lot"))
    choose(person, "questions", 3)
    expect(mine(person)).to_have_count(0)
    check(person)


def test_a_figure_is_drawn_unless_one_is_chosen(house: House, database: Path) -> None:
    person = house.person()
    drawn = set()
    for _ in range(40):
        begin(person, "classic", "")
        figures = table_of(person, database).plan.figures
        expect(players(person).first).to_contain_text(called(person, figures[0]))
        drawn.add(figures[0])
        if len(drawn) > 2:
            return
    raise AssertionError(f"in forty games only {drawn}")


@pytest.mark.parametrize("edition", ["questions", "card-game"])
def test_without_a_board_nobody_is_a_suspect(house: House, edition: str) -> None:
    person, screen = house.person(screen="phone"), house.person("de")
    code = open_table(person, edition)
    screen.go(f"/table/{code}/screen")
    sit(person, "Quentin")
    for count, bot in enumerate(("pip", "novice"), start=1):
        person.page.get_by_role("combobox", name=person.t("seat-bot")).first.select_option(bot)
        expect(person.page.get_by_role("button", name=person.t("remove-bot"))).to_have_count(count)
    suspects = load_edition(edition).suspects
    expect(mine(person)).to_have_count(0)
    for each, names in ((seats(person), person), (seats(screen), screen)):
        expect(each.filter(has_text="Quentin")).to_have_count(1)
        for suspect in suspects:
            expect(each.filter(has_text=called(names, suspect, edition))).to_have_count(0)
    check(person)
    check(screen)
    person.page.get_by_role("button", name=person.t("begin")).click()
    expect(players(screen)).to_have_count(3)
    for suspect in suspects:
        expect(players(screen).filter(has_text=called(screen, suspect, edition))).to_have_count(0)
    assert violations(screen.page) == []


def test_in_the_lobby_everybody_sees_it_at_once(house: House) -> None:
    ann, bob = house.person(), house.person("de", "phone", "dark")
    code = open_table(ann, "classic")
    given(ann, "scarlett", "mustard", "white")
    screen = Person(ann.context.new_page(), ann.words, ann.origin)
    screen.go(f"/table/{code}/screen")
    join(bob, code)
    expect(mine(bob)).to_have_count(0)
    sit(ann, "Ann")
    mine(ann).select_option("plum")
    for person in (bob, screen):
        expect(seats(person).nth(0)).to_contain_text(called(person, "plum"))
    sit(bob, "Bob")
    mine(bob).select_option("white")  # that of the free seat, which gets Bob's
    expect(seats(screen).nth(1)).to_contain_text(called(screen, "white"))
    expect(seats(screen).nth(2)).to_contain_text(called(screen, "mustard"))
    expect(mine(ann).get_by_role("option", name=called(ann, "white"))).to_be_disabled()
    ann.page.get_by_role("combobox", name=ann.t("seat-bot")).select_option("pip")
    ann.page.get_by_role("combobox", name=ann.t("figure-at", number=3)).select_option("green")
    expect(seats(bob).nth(2)).to_contain_text(called(bob, "green"))
    for person in (ann, bob, screen):
        check(person)
        assert violations(person.page) == []
    ann.page.get_by_role("button", name=ann.t("begin")).click()
    for person in (ann, bob, screen):
        for seat, figure in enumerate(("plum", "white", "green")):
            expect(players(person).nth(seat)).to_contain_text(called(person, figure))


def test_a_figure_that_somebody_else_has_stays_his(house: House) -> None:
    ann, bob = house.person(), house.person("fr")
    join(bob, open_table(ann, "classic"))
    given(ann, "scarlett", "mustard", "white")
    sit(ann, "Ann")
    sit(bob, "Bob")
    expect(mine(bob).get_by_role("option", name=called(bob, "scarlett"))).to_be_disabled()
    # as if Ann had chosen it in this very moment
    mine(bob).evaluate("choice => [...choice.options].forEach((option) => { option.disabled = false; })")
    mine(bob).select_option("scarlett")
    expect(bob.page.get_by_role("alert").filter(has_text=bob.t("problem-figure-taken"))).to_be_visible()
    expect(mine(bob)).to_have_value("mustard")
