/** A link that carries notes was opened: they become a game of this device, or a sentence says why not. */
import { html, useEffect, useState } from "../../html.js";
import { unpacked } from "../../real/carrying.js";
import { swap } from "../../router.js";
import { t } from "../../words.js";
import { RealBar } from "./frame.js";
import { taken } from "./referee/taking.js";

/** @param {string} text */
const read = (text) =>
  unpacked(text).catch(() => {
    throw new Error(t("real-damaged-link"));
  });

/** @param {{text: string}} props */
export function Arrival({ text }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    read(text)
      .then(taken)
      .then(
        (game) => swap(`#game=${game.id}`),
        (error) => setProblem(error.message),
      );
  }, [text]);
  return html`<${RealBar} title=${t("real-title")} back="#" /><main class="real-home">
    ${problem ? html`<p role="alert">${problem}</p><p><a class="button" href="#">${t("my-games")}</a></p>` : html`<p role="status">${t("one-moment")}</p>`}</main>`;
}
