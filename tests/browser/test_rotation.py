"""By default a rotated test runs in few cases, and every value of its parameters occurs in one of them."""

from itertools import product

from tests.browser.rotation import rotated


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


def test_a_single_parameter_keeps_all_its_values() -> None:
    assert rotated([{"lang": lang} for lang in "abcd"]) == [0, 1, 2, 3]
    assert rotated([]) == []
