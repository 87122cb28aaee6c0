/** What an edition is about, in a few sentences, with a link to all its rules. */

import { get } from "../../api.js";
import { at } from "../../base.js";
import { html, useEffect, useState } from "../../html.js";
import { goByLink } from "../../router.js";
import { language, t } from "../../words.js";

/** @param {EditionProps} props */
export function Teaser({ edition }) {
  const [sentences, setSentences] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    let wanted = true;
    get(`/editions/${edition.id}/aim?lang=${language.value}`).then(
      (/** @type {Wire.Aim} */ found) => wanted && setSentences(found.sentences),
      () => wanted && setSentences([]), // the link is still there
    );
    return () => {
      wanted = false;
    };
  }, [edition.id, language.value]);
  return html`<section class="teaser" aria-labelledby="teaser"><h2 id="teaser">${edition.title}</h2>
    ${sentences.map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}
    <p><a class="button" href=${at(`/how/${edition.id}`)} onClick=${goByLink}>${t("how")}</a></p></section>`;
}
