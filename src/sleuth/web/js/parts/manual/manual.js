/** How to play: the manual from the server, with its lists and pictures. */
import { STATIC } from "../../base.js";
import { html, useEffect, useState } from "../../html.js";
import { language, problemText, t } from "../../words.js";
import { Picture } from "../common/card.js";
import { Scene } from "./scene.js";

/** @typedef {{edition: Edition, entry: Wire.CardList["entries"][number]}} EntryProps */

/** Return the id of a section. @param {string} key */
const idOf = (key) => `how-${key}`;

/** A mark for our own choice, or a choice of this table. @param {{name: "changed"|"ours"}} props */
const Mark = ({ name }) =>
  html` <small class=${`how-mark ${name}`} title=${t(`how-${name}-more`)}>${t(`how-${name}`)}</small>`;

/** @param {{paragraph: Wire.Paragraph}} props */
const Paragraph = ({ paragraph }) => html`<p data-clauses=${paragraph.clauses.join(" ")}>${paragraph.text}
  ${paragraph.changed && html`<${Mark} name="changed" />`}
  ${paragraph.ours && !paragraph.changed && html`<${Mark} name="ours" />`}</p>`;

/** A card that may be the solution: its drawing and its name. @param {EntryProps} props */
const Named = ({ edition, entry }) => html`<li>
  <${Picture} edition=${edition} card=${entry.id} size=${28} /><span>${entry.name}</span></li>`;

/** A card that does something. @param {EntryProps} props */
const Explained = ({ edition, entry }) => html`<li>
  ${edition.suspects.includes(entry.id) && html`<${Picture} edition=${edition} card=${entry.id} size=${36} />`}
  <div><b>${entry.name}</b>${entry.count > 1 && html` <span class="how-count">× ${entry.count}</span>`}
    <span>${entry.text}</span></div></li>`;

/** @param {{edition: Edition, listing: Wire.CardList}} props */
function Listing({ edition, listing }) {
  const explained = listing.entries.some((entry) => entry.text);
  const Line = explained ? Explained : Named;
  return html`<div class="how-list" data-key=${listing.key}><h3>${listing.title}</h3>
    <ul class=${explained ? "explained" : "named"}>
      ${listing.entries.map((entry) => html`<${Line} key=${entry.id} edition=${edition} entry=${entry} />`)}</ul></div>`;
}

/** @param {{edition: Edition, section: Wire.Section}} props */
const Section = ({ edition, section }) => html`<section class="how-section" aria-labelledby=${idOf(section.key)}>
  <h2 id=${idOf(section.key)} tabindex="-1">${section.title}</h2>
  <div class="how-text">${section.paragraphs.map(
    (paragraph) => html`<${Paragraph} key=${paragraph.text} paragraph=${paragraph} />`,
  )}</div>
  <div class="how-pictures">${section.pictures.map(
    (picture) => html`<${Scene} key=${picture.key} edition=${edition} picture=${picture} />`,
  )}</div>
  <div class="how-lists">${section.lists.map(
    (listing) => html`<${Listing} key=${listing.key} edition=${edition} listing=${listing} />`,
  )}</div></section>`;

/** Go to a section without leaving the page or the dialogue. @param {MouseEvent} event */
function jump(event) {
  event.preventDefault();
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  const heading = document.getElementById(link.hash.slice(1));
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

/** @param {{sections: Wire.Section[]}} props */
const Contents = ({ sections }) => html`<nav class="how-contents" aria-label=${t("how-contents")}>
  <ol>${sections.map(
    ({ key, title }) => html`<li key=${key}><a href=${`#${idOf(key)}`} onClick=${jump}>${title}</a></li>`,
  )}</ol></nav>`;

/** What the marks in the text mean, if there are any. @param {{sections: Wire.Section[]}} props */
function Legend({ sections }) {
  const all = sections.flatMap(({ paragraphs }) => paragraphs);
  /** @type {("changed"|"ours")[]} */
  const marks = ["changed", "ours"];
  const used = marks.filter((name) => all.some((paragraph) => paragraph[name]));
  return html`<div class="how-legend">${used.map(
    (name) => html`<p key=${name}><${Mark} name=${name} /> ${t(`how-${name}-more`)}</p>`,
  )}</div>`;
}

/** What the page does for a player, and how to do the rest. */
const OnScreen = () => html`<section class="how-section" aria-labelledby=${idOf("screen")}>
  <h2 id=${idOf("screen")} tabindex="-1">${t("how-screen")}</h2>
  <div class="how-text"><p>${t("how-screen-more")}</p></div></section>`;

/** Return the manual, as soon as it is there. @param {() => Promise<Wire.Manual>} fetch @param {unknown[]} keys */
function useManual(fetch, keys) {
  const [manual, setManual] = useState(/** @type {Wire.Manual|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  useEffect(() => {
    let wanted = true;
    fetch().then(
      (found) => wanted && setManual(found),
      (error) => wanted && setProblem(error),
    );
    return () => {
      wanted = false;
    };
  }, [language.value, ...keys]);
  return { manual, problem };
}

/** Scroll to the section in the address once it is there. @param {boolean} there */
function useAddress(there) {
  useEffect(() => {
    if (there && location.hash.startsWith("#how-")) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [there]);
}

/**
 * `fetch` gets the manual: of an edition, or of a table with its house rules. It is called again when `keys` change.
 * @param {{edition: Edition, fetch: () => Promise<Wire.Manual>, keys?: unknown[]}} props
 */
export function HowTo({ edition, fetch, keys = [] }) {
  const { manual, problem } = useManual(fetch, keys);
  useAddress(manual !== null);
  if (!manual) return html`<p role="status">${problem ? problemText(problem) : t("one-moment")}</p>`;
  return html`<div class="how paper">
    <${Contents} sections=${manual.sections} />
    <div class="how-sections"><${Legend} sections=${manual.sections} />${manual.sections.map(
      (section) => html`<${Section} key=${section.key} edition=${edition} section=${section} />`,
    )}${!STATIC && html`<${OnScreen} />`}</div></div>`;
}
