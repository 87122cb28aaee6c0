"""Comparing two trees: lines are matched by their words, and ratios are medians over the rounds."""

from tools.versus import heading, ratios, read


def test_lines_are_read_by_their_words() -> None:
    found = read("edition seats ms\nclassic 3 1.50\nclassic 6 4.0\nno numbers\nmastermind@100 2\n")
    assert found == {"classic#0": [3.0, 1.5], "classic#1": [6.0, 4.0], "mastermind@100#0": [2.0]}


def test_ratios_are_medians_of_the_rounds() -> None:
    rounds = [(read("a 3 1.0"), read(f"a 3 {time}")) for time in ("2.0", "9.0", "3.0")]
    assert ratios(rounds) == {"a#0": [1.0, 3.0]}


def test_a_line_that_one_tree_does_not_print_is_left_out() -> None:
    assert ratios([(read("a 1\nb 2"), read("a 2"))]) == {"a#0": [2.0]}


def test_the_heading_names_the_columns() -> None:
    assert heading("\ndatabase p50 ms actions/s\nSQLite 1 2\nthe end\n") == "database p50 ms actions/s"
    assert heading("1 2 3") == ""
