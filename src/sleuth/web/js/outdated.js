/**
 * A notice for a page that is older than the server. The server answers with this module when a page asks for one that
 * does not exist any more; so it imports nothing, speaks all languages and keeps its address.
 */

/** @type {Record<string, [string, string]>} */
const TEXTS = {
  de: ["Diese Seite stammt von einer älteren Version: bitte neu laden.", "Neu laden"],
  en: ["This page is from an older version. Please reload it.", "Reload"],
  fr: ["Cette page date d’une version plus ancienne : veuillez la recharger.", "Recharger"],
  nl: ["Deze pagina is van een oudere versie: laad haar opnieuw.", "Opnieuw laden"],
};
const ID = "outdated";

/** @returns {HTMLDialogElement} */
function notice() {
  const [text, reload] = TEXTS[document.documentElement.lang] ?? TEXTS.en;
  const title = Object.assign(document.createElement("h2"), { id: `${ID}-title`, textContent: text });
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: reload });
  button.className = "primary";
  button.addEventListener("click", () => location.reload());
  const dialogue = Object.assign(document.createElement("dialog"), { id: ID, className: "dialogue note" });
  dialogue.setAttribute("aria-labelledby", title.id);
  dialogue.append(title, button);
  document.body.append(dialogue);
  return dialogue;
}

/** Show the notice above everything else, dialogues included. */
export function showOutdated() {
  const found = /** @type {HTMLDialogElement|null} */ (document.getElementById(ID)) ?? notice();
  if (!found.open) found.showModal();
}

showOutdated();
