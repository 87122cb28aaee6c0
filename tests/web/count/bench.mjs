/** Time the count on positions, one on each line of a file; prints milliseconds by line. Used by tools/bench_count.py. */
import { readFileSync } from "node:fs";
import { Knowledge } from "../../../src/sleuth/web/js/count/knowledge.js";

const [file, repeats] = process.argv.slice(2);
const positions = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Return how long the whole sheet of a position takes, from scratch. */
function spent({ shape, facts, showing }) {
  const begun = performance.now();
  const knowledge = new Knowledge(shape, facts, showing);
  if (!knowledge.table.length || !knowledge.cases.length) throw new Error("no sheet");
  return performance.now() - begun;
}

for (const position of positions.slice(0, 50)) spent(position); // let the engine compile the loops
const best = positions.map((position) => Math.min(...Array.from({ length: Number(repeats) }, () => spent(position))));
console.log(JSON.stringify(best));
