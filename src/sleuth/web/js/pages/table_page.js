/** The page of a table: lobby, game, end. People who share the device take turns; a curtain hides it in between. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { Bar } from "../parts/common/bar.js";
import { lazy, loadStyle } from "../parts/common/lazy.js";
import { sharersOf, useSharers } from "../parts/device/sharers.js";
import { RulesButton } from "../parts/manual/rulebook.js";
import { Found, Seated } from "../parts/table/seated.js";
import { engaged, mustHandOn, needsCurtain, wanted } from "../state/sharing.js";

const LOBBY = ["lobby", "share", "room", "start", "settings"];

const Curtain = lazy(() =>
  Promise.all([import("../parts/device/curtain.js"), loadStyle("room")]).then(([module]) => module.Curtain),
);
const Lobby = lazy(() =>
  Promise.all([import("../parts/lobby/lobby.js"), ...LOBBY.map(loadStyle)]).then(([module]) => module.Lobby),
);
const Play = lazy(() =>
  Promise.all([import("../parts/table/play.js"), loadStyle("stage")]).then(([module]) => module.Play),
);

/** @typedef {{number: number, asked: boolean}} Holder who has the device, and whether they said so themselves */

/**
 * The table as one person sees it; `onHand` lets the curtain fall.
 * @param {{table: Table, code: string, holder: Holder, onHand: () => void}} props
 */
function Sitting({ table, code, holder, onHand }) {
  const [view, now] = [table.view.value, table.now.value];
  const sharers = useSharers(table) ?? [];
  const before = useRef(false);
  const falls = mustHandOn(sharers, now, holder, before.current && !engaged(view, now));
  useLayoutEffect(() => {
    before.current = engaged(view, now);
    if (falls) onHand();
  });
  if (falls) return null;
  if (now.status === "open")
    return html`<${Bar} title=${code}><${RulesButton} table=${table} /><//><${Lobby} table=${table} />`;
  return html`<${Play} table=${table} onHand=${needsCurtain(sharers) ? onHand : null} />`;
}

/**
 * Between two people: the page only knows what everybody knows.
 * @param {{table: Table, onTake: (holder: Holder) => void}} props
 */
function Between({ table, onTake }) {
  const now = table.now.value;
  const sharers = useSharers(table);
  const needless = sharers && (now.status !== "playing" || !needsCurtain(sharers));
  useEffect(() => {
    if (needless) onTake({ number: sharers[0]?.number ?? 1, asked: false });
  }, [needless]);
  if (!sharers || needless) return null;
  const take = (/** @type {number} */ number) => onTake({ number, asked: true });
  const next = wanted(sharers, now.actor, null);
  return html`<${Curtain} key=${now.actor} sharers=${sharers} next=${next} onTake=${take} />`;
}

/** Return who has the device at first: the only person who plays with it; otherwise nobody yet. @param {string} id */
function useHolder(id) {
  const [holder, setHolder] = useState(/** @type {Holder|null|undefined} */ (undefined));
  useEffect(() => {
    const alone = (/** @type {Wire.Sharer[]} */ sharers) =>
      needsCurtain(sharers) ? null : { number: sharers[0]?.number ?? 1, asked: false };
    sharersOf(id).then(
      (sharers) => setHolder(alone(sharers)),
      () => setHolder(null),
    );
  }, [id]);
  return /** @type {const} */ ([holder, setHolder]);
}

/** @param {{id: string, code: string}} props */
function Device({ id, code }) {
  const [holder, setHolder] = useHolder(id);
  if (holder === undefined) return null;
  if (holder === null)
    return html`<${Seated} key="nobody" id=${id} who="nobody" hidden
      show=${(/** @type {Table} */ table) => html`<${Between} table=${table} onTake=${setHolder} />`} />`;
  // the key makes a new component for another person: nothing of the one before is kept
  return html`<${Seated} key=${holder.number} id=${id} who=${holder.number} show=${(/** @type {Table} */ table) =>
    html`<${Sitting} table=${table} code=${code} holder=${holder} onHand=${() => setHolder(null)} />`} />`;
}

/** @param {{code: string}} props */
export const TablePage = ({ code }) =>
  html`<${Found} code=${code} show=${(/** @type {string} */ id) => html`<${Device} key=${id} id=${id} code=${code} />`} />`;
