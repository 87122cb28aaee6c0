/** The stage of a table: what is played just now lies over the table and moves nothing on it. */
import { html, useEffect } from "../../html.js";
import { blank, lazy } from "../common/lazy.js";
import { Beat } from "./beat.js";
import { Reveal } from "./reveal.js";
import { Strip } from "./strip.js";

const Accusation = lazy(() => import("./accusation.js").then((module) => module.Accusation), blank);

/** @type {Record<string, (props: ActProps) => Content>} */
const ACTS = { shown: Reveal, laid: Reveal, accusation: Accusation, nobody: Beat };

/** Tell the style sheet how high the panel at the bottom of a phone is: what lies over the table lies above it. */
function usePanelHeight() {
  useEffect(() => {
    const panel = document.querySelector(".bottom > .actions, .actions");
    if (!panel) return undefined;
    const page = document.documentElement.style;
    const watching = new ResizeObserver(() => page.setProperty("--panel", `${panel.clientHeight}px`));
    watching.observe(panel);
    return () => watching.disconnect();
  });
}

/** @param {TableProps} props */
export function Stage({ table }) {
  const scene = table.scene.value;
  usePanelHeight();
  useEffect(() => table.watch(), [table]);
  const Act = ACTS[scene?.kind ?? ""];
  return html`<${Strip} table=${table} />
    ${Act && html`<${Act} key=${`${scene?.kind} ${scene?.n}`} table=${table} scene=${scene} />`}`;
}
