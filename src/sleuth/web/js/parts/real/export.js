/** Take notes elsewhere: as a file, through the device's own sharing, as a link or a QR code that carries them. */
import { at } from "../../base.js";
import { html, useEffect, useState } from "../../html.js";
import { writeNotes } from "../../notes/write.js";
import { packed } from "../../real/carrying.js";
import { t } from "../../words.js";
import { Dialogue } from "../common/dialogue.js";
import { Copied, Qr } from "../common/share.js";

/** The longest link that a QR code still carries so that phones can read it. */
const MOST_LETTERS = 2_300;

/** Return the notes as a file of `sleuth deduce`. @param {RawNotes} raw */
const fileOf = (raw) => new File([writeNotes(raw)], `${raw.edition}-notes.json`, { type: "application/json" });

/** Have the browser save a file. @param {File} file */
function download(file) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {{raw: RawNotes, onClose: () => void}} props */
export function Export({ raw, onClose }) {
  const [link, setLink] = useState("");
  const file = fileOf(raw);
  useEffect(() => {
    packed(raw).then((text) => setLink(`${location.origin}${at("/real")}#notes=${text}`));
  }, [raw]);
  const shares = navigator.canShare?.({ files: [file] });
  const share = () => navigator.share({ files: [file], title: file.name }).catch(() => {}); // given up by the person
  return html`<${Dialogue} title=${t("real-export")} kind="note export" onClose=${onClose}>
    <div class="buttons"><button type="button" class="primary" data-does="download" onClick=${() => download(file)}>${t("real-download")}</button>
      ${shares && html`<button type="button" onClick=${share}>${t("real-share")}</button>`}</div>
    <p>${t("real-file-how", { command: `sleuth deduce ${file.name}` })}</p>
    ${
      link &&
      html`<h3>${t("real-link")}</h3><p>${t("real-link-how")}</p><${Copied} label=${t("real-link")} text=${link} />
        ${link.length > MOST_LETTERS ? html`<p>${t("real-qr-long")}</p>` : html`<${Qr} text=${link} />`}`
    }<//>`;
}
