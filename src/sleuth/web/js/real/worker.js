/** Counts beside the page: a module worker that answers questions about notes. */
import { answer } from "./answers.js";

const here = /** @type {{postMessage: (message: any) => void, onmessage: any}} */ (/** @type {unknown} */ (self));

here.onmessage = (/** @type {{data: import("./answers.js").Question}} */ { data }) => here.postMessage(answer(data));
