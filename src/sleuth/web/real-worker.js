/** Starts the count. It lies beside the page, because only there the page's service worker serves it without a server. */
import "./assets/js/real/worker.js";
