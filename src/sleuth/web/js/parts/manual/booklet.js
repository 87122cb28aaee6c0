/** How to play an edition, as a whole page. */
import { get } from "../../api.js";
import { html, useEffect, useState } from "../../html.js";
import { prepareEdition } from "../../state/edition.js";
import { language, problemText, t, useWordsOf } from "../../words.js";
import { useArt } from "../common/art.js";
import { Bar } from "../common/bar.js";
import { LittlePicture } from "../start/editions.js";
import { HowTo } from "./manual.js";

/** `doing` is what one can do after reading: play, for example. @param {{id: string, doing: Content}} props */
export function Booklet({ id, doing }) {
  const [edition, setEdition] = useState(/** @type {Edition|null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal|null} */ (null));
  useWordsOf(id);
  useArt(edition);
  useEffect(() => {
    get(`/editions/${id}?lang=${language.value}`).then((found) => setEdition(prepareEdition(found)), setProblem);
  }, [id, language.value]);
  useEffect(() => {
    document.documentElement.dataset.edition = edition?.id ?? "classic";
    document.title = `${edition?.title ?? "sleuth"} · ${t("how")}`;
  }, [edition]);
  if (!edition)
    return html`<${Bar} /><main class="narrow">
      <p role="status">${problem ? problemText(problem) : t("one-moment")}</p></main>`;
  const fetch = () => get(`/editions/${id}/manual?lang=${language.value}`);
  return html`<${Bar} title=${t("how")} /><main class="start how-page">
    <div class="lobby-head">
      <div><h2 class="display">${edition.title}</h2><p class="tagline">${edition.tagline}</p>${doing}</div>
      <${LittlePicture} edition=${edition} /></div>
    <${HowTo} edition=${edition} fetch=${fetch} keys=${[id]} /></main>`;
}
