"""By default a rotated test runs in few cases, and every value of its parameters occurs in one of them."""

from collections import Counter
from itertools import product

from tests.browser.rotation import Value, rotated


def test_every_value_occurs_in_as_few_cases_as_possible() -> None:
    cases = [{"size": size, "lang": lang} for size, lang in product(range(5), "abcd")]
    chosen = [cases[number] for number in rotated(cases)]
    assert len(chosen) == 5
    assert {case["size"] for case in chosen} == set(range(5))
    assert {case["lang"] for case in chosen} == set("abcd")


def test_the_values_of_a_short_parameter_take_turns() -> None:
    cases = [{"edition": edition, "home": home} for edition, home in product(range(7), ("server", "site"))]
    homes = [cases[number]["home"] for number in rotated(cases)]
    assert sorted(homes.count(home) for home in ("server", "site")) == [3, 4]


def test_homes_take_turns_from_test_to_test() -> None:
    homes, turns = ("server", "site"), Counter[Value]()
    one = [{"home": home} for home in homes]
    shown = [[one[number]["home"] for number in rotated(one, turns)] for _ in range(4)]
    assert shown == [["server"], ["site"], ["server"], ["site"]]
    several = [{"light": light, "home": home} for light, home in product(range(2), homes)]
    chosen = [several[number] for number in rotated(several, turns)]
    assert {case["light"] for case in chosen} == {0, 1}
    assert {case["home"] for case in chosen} == set(homes)
    assert len(chosen) == 2


def test_a_single_parameter_keeps_all_its_values() -> None:
    assert rotated([{"lang": lang} for lang in "abcd"]) == [0, 1, 2, 3]
    assert rotated([]) == []
