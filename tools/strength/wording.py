"""The text of the document around its numbers."""

INTRODUCTION = """\
# How strong the bots are

*Written by `make strength`. Do not edit it: run it again.*

There are four levels: `novice`, `amateur`, `inspector` and `mastermind`; [characters.md](characters.md) tells who plays
at which. This page says how much better each is than the one below, what each idea of the mastermind is worth, and
where it is not better. All bots see what a person at their seat would see, and nothing else.

Every share is that of the bot named first: the games it won, by the games that somebody won, with a 95 % interval in
brackets. Two bots share the seats of a table evenly, with the same deals for both, so even odds are 50 %;
[league.md](league.md) explains the method. **✓** means that the whole interval lies above one half, **✗** that it lies
below; without a mark the games do not tell who is better."""

INCOMPLETE = "*Incomplete: {played} of {planned} lines have been played.*"

CARRIED = "*Carried over from an earlier run with the code named here: played on {day}, seed {seed}, code {code}.*"

LADDER = """\
## Each level against the one below

A line that is not clear after its planned games goes on: twice as many, then four times. The column *looks* says how
often the interval was looked at before the games ended. Looking again makes a mark less certain: with bots of equal
strength, about 6 of 100 lines would get a ✓ within three looks, and 2.5 of 100 at one.

In `one-against-all` one seat is the culprit's; both bots sit there equally often."""

YARDSTICKS = """\
## The mastermind against players others have described

`asker` asks at random and crosses off what it sees. `eliminator` asks for what it has not crossed off. `reasoner` draws
every certain conclusion but asks at random. `entropist` asks what promises the most information, but plans no way on
the board. `likeliest` names the likeliest cards. They are rebuilt from descriptions, with our common sense in all other
decisions: they stand for an idea, not for anybody's program.

*Suggestions*: how many a game took, all players together, on average of the games won by the mastermind, and of those
won by the other."""

STRANGERS = """\
## The mastermind among strangers

One bot, and at every other seat a stranger: a yardstick bot of another make. They cover, name their own cards freely,
repeat themselves, always show the same card, accuse too early or too late. Of the pool of {pool}, half may be used to
tune the mastermind; these games are played with the other half, which nothing is ever tuned on: {kept}. The strangers
and their seats change from game to game. *Earlier* is the mastermind of code `{code}`, which read everybody alike and
accused at even odds, with the first of the same deals and the same strangers.

*Share*: of all games, with a 95 % interval; **✓** means that the whole interval lies above the even share, which is one
by the number of seats. *Unforced*: wrong accusations a game while the chance that anybody else knew the case was below
one quarter, as far as the bot could tell. *ms*: the median time of the decisions in which it could accuse; the earlier
ones were measured with other work on the machine."""

RELIABILITY = """\
Whenever the bot could accuse and nothing was proved: how likely it thought the likeliest case, and how often that was
the case. *Error* is the expected calibration error: the mean gap between the two, in ten bins. *Bits* is the log score,
the mean surprise at the true case; lower is better."""

IN_ALL = "All tables of an edition together:"

ODDS = "Accusations of a case that was not proved, at all tables together:"

TRIED = """\
Some ideas were tried among the tuning half at `questions` and left out. Shares at 3 and at 4 seats, 160 games each; the
mastermind as it is won 78.8 % and 61.9 %, one with `fixed` reading 70.6 % and 46.2 %.

- Expecting information about the whole case, once at most 60 cases are left, instead of about the named cards: 80.0 %
  and 59.4 %.
- Also adding the expected chance of the likeliest case after the answer, weighted with 3 bits: 81.9 % and 60.6 %.
- Letting a learnt value of the race choose the question. In 355 games with 3 to 6 players, 1,154 standings before a
  question were written down with who won: the bits it lacked, the bits an onlooker lacked, the rivals. The value fitted
  to them hardly foretells the winner (on games left out of the fit 0.942 bits of log score, the number of rivals alone
  0.951), and a bit that everybody learns costs 0.52 of a bit of one's own in it (90 % interval −0.87 to 0.88). The
  mastermind already counts it as 0.5.
- Learning how each player chooses the card it shows: no difference in the log score (at most 0.005 bits).
- Doubting a case because the others, who could know it, have not named it: no difference in the log score.
- Accusing as soon as the case is likelier than the value of waiting, without the margin for accusing better later: at 6
  seats the same share with 0.48 wrong accusations a game."""

WITHOUT = """\
## What each idea is worth among strangers

The mastermind with one thing left out, among the same strangers as above, with the first half of the same deals.
`unread` does not read the others' questions, `fixed` reads everybody alike, `unweighed` accuses at even odds whatever
the others can know. *Error* and *bits* are those of its beliefs about the case. Two bots whose intervals overlap may be
equally strong."""

ALIKE = """\
## Tables of alike bots

How many suggestions, all players together, until the case of the edition `questions` is solved, if the same bot sits at
every seat? Fewer is better. Games that nobody solved are listed and do not count into the mean. `certain` is a
mastermind that accuses only when it is certain."""

CONTEST = """\
For comparison: in a public contest of such programs, the classic cards without a board, the best public bot took
{best[0]} suggestions at 3 seats and {best[1]} at 6, and a plain player that names the likeliest cards {plain[0]} and
{plain[1]}. These are numbers of other programs with other deals, so small differences mean nothing."""

ABLATIONS = """\
## What each idea is worth

The mastermind against itself with one thing left out. `unread` does not read the others' questions, `fixed` reads
everybody alike. `certain` never accuses by the odds, `unweighed` does at even odds whatever the others can know.
`uninformed` does not expect information. `unlikely` gives likely cards no extra weight. `neutral` does not think about
how shown cards are chosen. `aimless` does not prefer likely rooms when it chooses where to walk, and `unplanned`
reckons ways roughly and on an empty board; both are measured only where there is a board.

✓ says that the idea helps, ✗ that it harms. Without a mark these games do not show what it is worth."""

COST = """\
## What thinking is worth

`mastermind@100` looks at 100 possible deals before it asks; without a number it is {deals}. Against `inspector`, with
the mean time of all its decisions:"""

SPEED = """\
## How fast they are

`make bench` measures it on your machine: games per second on one core and the time of a decision, for every level."""

LIMITS = """\
## What these numbers do not say

- All opponents are programs. How a level fares against people has not been measured.
- Most lines have two sorts of bots. Tables with more sorts, or with other numbers of seats, may come out differently.
- Marks are per line. With this many lines, one or two may be marked by luck.
- The weights of the mastermind were chosen by playing games like these, with other deals.
- Times depend on the machine and on what else it does; nothing else does."""

AGAIN = """\
## The same again

| | |
|---|---|
| played on | {days} |
| with | {versions} |
| cores | {cores} |
| seed | {seeds} |
| code | {codes} |
| games | {games}, in {minutes} minutes |
| command | `{command}` |

The same command plays the same games, and all numbers but the times come out the same. *Code* is a fingerprint of the
files that play; if there are several, the lines were not all played by the same bots."""
