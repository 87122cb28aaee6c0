/**
 * Starts a page again if a part of it did not arrive: now and then a browser loses answers of a service worker. A plain
 * script, because a module that is missing stops all others.
 */
{
  const KEY = "sleuth.failed";
  const SOON = 5000;
  const MESSAGE = "sleuth could not be loaded. Please try again later.";

  /** Whether a start failed only just now; also if that cannot be known. */
  function failedBefore() {
    try {
      const before = Number(sessionStorage.getItem(KEY));
      sessionStorage.setItem(KEY, String(Date.now()));
      return Date.now() - before < SOON;
    } catch {
      return true;
    }
  }

  /** Try once more, then say that it failed. @param {Event} event */
  const failed = ({ target }) => {
    const page = document.getElementById("page");
    if (page?.firstChild || (target instanceof HTMLLinkElement && target.rel !== "stylesheet")) return;
    if (!failedBefore()) location.reload();
    else if (page) page.textContent = MESSAGE;
  };
  addEventListener("error", failed, true); // elements whose file is missing do not tell the window otherwise
}
