/** Compare the count with what Python found: one position on each line of a file. Used by tools/conformance.py. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [file, folder, most] = process.argv.slice(2);
const load = (name) => import(`${pathToFileURL(folder)}/${name}.js`);
const { Knowledge } = await load("knowledge");
const { contradiction, explain } = await load("why");
const { conflict } = await load("conflict");
const { advise, counted } = await load("advice");
const CLOSE = 1e-9;
/** How much less the best suggestion may be worth than Python's, in bits: the two select in different ways. */
const SHORT = 0.05;

const fraction = ({ num, den }) => (den === 1n ? `${num}` : `${num}/${den}`);

/** Return everything Python was asked, as this module answers it. */
function answers({ shape, facts, showing, proofs, conflict: doubted }) {
  const knowledge = new Knowledge(shape, facts, showing);
  const half = Math.floor(facts.length / 2);
  const later = new Knowledge(shape, facts.slice(0, half), showing).given(...facts.slice(half));
  return {
    total: `${knowledge.total}`,
    deals: `${knowledge.deals}`,
    given: `${later.total}`,
    exact: shape.cards.map((card) => shape.owners.map((owner) => fraction(knowledge.exact(card, owner)))),
    certain: Object.entries(knowledge.certain),
    cases: knowledge.cases.map(({ cards, weight }) => [cards, `${weight}`]),
    proofs: proofs?.map(({ card, owner, holds }) =>
      explain(knowledge, card, owner, holds).map((fact) => facts.indexOf(fact)),
    ),
    conflict: doubted && conflict(shape, doubted.facts),
  };
}

/** Return the names of the answers that differ. */
function differences(position) {
  if (position.contradiction) return contradictory(position);
  const wanted = {
    ...position,
    certain: Object.entries(position.certain),
    proofs: position.proofs?.map((proof) => proof.facts),
    conflict: position.conflict?.found,
  };
  const found = answers(position);
  const different = Object.keys(found).filter((name) => JSON.stringify(found[name]) !== JSON.stringify(wanted[name]));
  return position.advice ? [...different, ...adviceDifferences(position)] : different;
}

const close = (a, b) => Math.abs(a - b) < CLOSE;

/** Return what differs in advice: the numbers of Python's suggestions, their order, and a best one that is worth less. */
function adviceDifferences({ shape, facts, showing, advice: { kinds, order, found: wanted } }) {
  const knowledge = new Knowledge(shape, facts, showing);
  const cards = wanted.map((advice) => advice.cards).sort((a, b) => place(kinds, a) - place(kinds, b));
  const found = counted(knowledge, order, cards);
  const same = found.every(
    (advice, at) => `${advice.cards}` === `${wanted[at].cards}` && sameNumbers(advice, wanted[at]),
  );
  const [best] = advise({ kinds, order, knowledge });
  const short = wanted.length ? wanted[0].numbers[0] - best.value : best === undefined ? 0 : 1;
  return [...(same ? [] : ["advice"]), ...(short > SHORT ? [`best advice worth ${short} bits less`] : [])];
}

/** Return where a suggestion comes in the order of the cards. */
const place = (kinds, cards) => cards.reduce((at, card, kind) => at * 100 + kinds[kind].indexOf(card), 0);

function sameNumbers({ value, bits, publicBits, whole, nobody, solves, answers }, wanted) {
  const numbers = [value, bits, publicBits, whole, nobody, solves];
  const parts = answers.map(({ by, cards }) => [by, ...Object.keys(cards)]);
  const wantedParts = wanted.answers.map(([by, cards]) => [by, ...Object.keys(cards)]);
  const chances = answers.flatMap(({ cards }) => Object.values(cards));
  const wantedChances = wanted.answers.flatMap(([, cards]) => Object.values(cards));
  return (
    `${parts}` === `${wantedParts}` &&
    numbers.every((number, at) => close(number, wanted.numbers[at])) &&
    chances.every((chance, at) => close(chance, wantedChances[at]))
  );
}

/** Return what differs where no deal satisfies the facts. */
function contradictory({ shape, facts, showing, contradiction: wanted }) {
  const { consistent } = new Knowledge(shape, facts, showing);
  const found = contradiction(shape, facts).map((fact) => facts.indexOf(fact));
  return !consistent && `${found}` === `${wanted}` ? [] : ["contradiction"];
}

/** Return what is wrong with a position, in words. */
function complaint(position) {
  try {
    return differences(position).join(", ");
  } catch (problem) {
    return `${problem}`;
  }
}

let [number, wrong] = [0, 0];
for await (const line of createInterface({ input: createReadStream(file) })) {
  const position = JSON.parse(line);
  number += 1;
  const found = complaint(position);
  if (!found) continue;
  wrong += 1;
  console.log(`line ${number}: ${position.table}, ${position.showing}, ${position.facts.length} facts: ${found}`);
  if (wrong === Number(most)) break;
}
if (number === 0) console.log("no positions");
process.exitCode = wrong === 0 && number > 0 ? 0 : 1;
