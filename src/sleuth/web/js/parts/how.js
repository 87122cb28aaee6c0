/** How to play, in five steps, and what is special in an edition. */
import { html } from "../html.js";
import { known, t } from "../words.js";

const STEPS = ["1", "2", "3", "4", "5"];

/** Some steps are taken differently without a board. @param {any} edition @param {string} step */
const said = (edition, step) =>
  known(`how-${step}-${edition.family}`) ? t(`how-${step}-${edition.family}`) : t(`how-${step}`);

const Step = ({ edition, step }) => html`<li><b>${said(edition, step)}</b> ${said(edition, `${step}-more`)}</li>`;

/** @param {{edition: any}} props */
export const HowTo = ({ edition }) => html`<section class="how-to" aria-labelledby="how"><h2 id="how">${t("how")}</h2>
  <ol>${STEPS.map((step) => html`<${Step} key=${step} edition=${edition} step=${step} />`)}</ol>
  <p class="special"><b>${edition.title}</b> ${t(`special-${edition.id}`)}</p></section>`;
