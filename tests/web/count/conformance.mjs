/** Compare the count with what Python found: one position on each line of a file. Used by tools/conformance.py. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [file, folder] = process.argv.slice(2);
const load = (name) => import(`${pathToFileURL(folder)}/${name}.js`);
const { Knowledge } = await load("knowledge");
const { contradiction, explain } = await load("why");
const { conflict } = await load("conflict");
const MOST_DIFFERENCES = 20;

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
  return Object.keys(found).filter((name) => JSON.stringify(found[name]) !== JSON.stringify(wanted[name]));
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
  if (wrong === MOST_DIFFERENCES) break;
}
if (number === 0) console.log("no positions");
process.exitCode = wrong === 0 && number > 0 ? 0 : 1;
