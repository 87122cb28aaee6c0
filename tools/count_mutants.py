"""Break lines of the count in JavaScript, one at a time, and see that the comparison with Python notices each.

The positions are those of one game of every table; see tools/conformance.py.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import click

from tools.conformance import MODULE, check, write


class Mutant(NamedTuple):
    """One changed place in one file of the module."""

    name: str
    file: str
    before: str
    after: str
    quick: bool = False
    """Whether `make test` tries it too."""


MUTANTS = (
    Mutant("a hand may be too large", "constraints.js", "held > this.sizes[owner] || ", ""),
    Mutant("full hands stay open", "constraints.js", "if (held === this.sizes[owner])", "if (false)"),
    Mutant("an empty kind is fine", "constraints.js", "if (could === 0n) throw", "if (could < 0n) throw"),
    Mutant("nobody needs a card", "constraints.js", "if (once !== this.allCards) throw", "if (once < 0n) throw"),
    Mutant("the upper limit is ignored", "constraints.js", "need > 0 || room < left", "need > 0"),
    Mutant("limits keep their least", "constraints.js", "least: Math.max(need, 0)", "least: Math.max(least, 0)", True),
    Mutant("a choice forgets known cards", "constraints.js", "known: known + size(", "known: known + 0 * size("),
    Mutant("the case may hold two of a kind", "constraints.js", "this.lack(this.case, kind & ~fresh)", "void kind"),
    Mutant("a card is in a wrong word", "cards.js", "const WORD = 32n", "const WORD = 31n"),
    Mutant("the wrong sign", "lattice.js", "(dim - number) % 2 ? 1 : -1", "(dim - number) % 2 ? 1 : 1", True),
    Mutant("a sum is not reduced", "lattice.js", "sum < prime ? sum : sum - prime", "sum < prime ? sum : sum - 1"),
    Mutant("one pass too few", "lattice.js", "pass < dim; pass++", "pass < dim - 1; pass++"),
    Mutant("groups ignore limits", "counting.js", "...constraints.limits.map((limit) => limit.cards), ", "", True),
    Mutant("groups ignore choices", "counting.js", ", ...choices.map((choice) => choice.cards)", ""),
    Mutant("groups ignore kinds", "counting.js", ", card) ? kind : -1;", ", card) ? 0 : -1;"),
    Mutant(
        "the bound is too small", "counting.js", "deals *= row(left)[hand.room] * hand.scale", "deals *= hand.scale"
    ),
    Mutant("the scale is left out", "counting.js", "row(left)[hand.room] * hand.scale", "row(left)[hand.room]"),
    Mutant(
        "alike cards weigh double", "remainders.js", "times(sum, inverse(this.sizes[group], this.prime)", "times(sum, 1"
    ),
    Mutant("the last owner gets everything", "remainders.js", "this.total - others", "this.total"),
    Mutant(
        "a hand ignores its limits",
        "hand.js",
        "for (const { cards, least, most } of this.limits)",
        "for (const { cards, least, most } of [])",
    ),
    Mutant("the most of a limit is ignored", "hand.js", "|| numbers[at] > most", ""),
    Mutant("choices weigh nothing", "hand.js", "share[numbers[entry] + known]", "share[1]", True),
    Mutant("a given card is not taken out", "hand.js", "dim, stride, -1)", "dim, stride, 1)"),
    Mutant("a sign of a row is lost", "kernels.js", "to[at + n] -= a[i + n]", "to[at + n] += a[i + n]"),
    Mutant("sums are not reduced", "kernels.js", "values[n] -= Math.floor", "values[n] -= 0 * Math.floor"),
    Mutant("a factor is left out", "plane.js", "product(one, this.caseLeaf.rows)", "one"),
    Mutant("rows of the wrong factor", "rows.js", "pairs.map((pair) => pair % right.kinds)", "pairs.map(() => 0)"),
    Mutant("numbers of cards are ignored", "cases.js", "+= number * values[from]", "+= values[from]"),
    Mutant("remainders of the first prime only", "residues.js", "number += base *", "number += 0n *"),
    Mutant("the wrong inverse", "residues.js", "factor < 0 ? factor + prime : factor", "Math.abs(factor)"),
    Mutant(
        "fractions are not reduced", "knowledge.js", "const common = divisor(total, weight)", "const common = 1n", True
    ),
    Mutant("cases in the wrong order", "knowledge.js", "a.weight > b.weight ? -1 : 1", "a.weight > b.weight ? 1 : -1"),
    Mutant(
        "ties in the wrong order",
        "knowledge.js",
        "a.cards[at] < b.cards[at] ? -1 : 1",
        "a.cards[at] < b.cards[at] ? 1 : -1",
    ),
    Mutant("what was known is forgotten", "knowledge.js", "more.#start = this.#narrowed()", "more.#start = null"),
    Mutant("random showing is neutral", "knowledge.js", 'this.showing === "random" && among.length', "false"),
    Mutant("matching never moves a card", "satisfiability.js", "if (moved !== undefined)", "if (false)"),
    Mutant("only one way is tried", "satisfiability.js", "return [1, 0].map", "return [1].map"),
    Mutant("other dice", "why.js", "1013904223", "1013904227", True),
    Mutant("fewer orders", "why.js", "const MORE_ORDERS = 6", "const MORE_ORDERS = 0"),
    Mutant("own answers weigh little", "why.js", "return 5 * FACT", "return FACT"),
    Mutant("a repeated fact counts", "why.js", "keys.indexOf(key) === index", "keys.lastIndexOf(key) === index"),
    Mutant("a proof need not be minimal", "why.js", "[...needed(chosen, this.impossible)]", "[...chosen]"),
    Mutant("every note is a suspect", "conflict.js", "kept.filter((note) =>", "kept.filter((note) => note >= 0 ||"),
    Mutant(
        "notes are dropped too late",
        "conflict.js",
        "if (!agreed(without(kept, note)))",
        "if (!agreed(without(everything, note)))",
    ),
    Mutant("everybody passes", "outcomes.js", "passed.push(", "[].push("),
    Mutant("counts are compared as they are", "outcomes.js", "Number(unit(solved)) * total", "total"),
    Mutant("discretion is forgotten", "advice.js", "const GIVEN_AWAY = 0.15", "const GIVEN_AWAY = 0"),
)
"""What is broken on purpose. `every mutant is noticed` is what this tool shows, so none here changes nothing."""


def mutated(mutant: Mutant, folder: Path) -> None:
    """Break a copy of the module."""
    file = folder / mutant.file
    text = file.read_text(encoding="utf-8")
    if text.count(mutant.before) != 1:
        raise ValueError(f"{mutant.file} has {text.count(mutant.before)} times: {mutant.before}")
    file.write_text(text.replace(mutant.before, mutant.after), encoding="utf-8")


def noticed(mutant: Mutant, positions: Path) -> bool:
    """Return whether the comparison fails with a broken copy."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "count"
        shutil.copytree(MODULE, copy)
        mutated(mutant, copy)
        return bool(check(positions, copy, 1))


@click.command(help=__doc__)
@click.argument("games", type=click.IntRange(1), default=1)
def main(games: int) -> None:
    """Print each mutant and whether it was noticed."""
    with tempfile.TemporaryDirectory() as folder:
        positions = Path(folder) / "positions.jsonl"
        write(games, positions, 2)
        if check(positions):
            raise click.ClickException("the module differs before anything is broken")
        missed = 0
        for mutant in MUTANTS:
            found = noticed(mutant, positions)
            missed += not found
            sys.stdout.write(f"{'noticed' if found else 'MISSED ':8} {mutant.file:18} {mutant.name}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(MUTANTS)} mutants, {missed} missed\n")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
