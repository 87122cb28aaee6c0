/** Counts beside the page of a replay: a module worker. */
import { answer } from "./answers.js";

const here = /** @type {{postMessage: (message: any) => void, onmessage: any}} */ (/** @type {unknown} */ (self));

here.onmessage = (/** @type {{data: import("./answers.js").Question}} */ { data }) => here.postMessage(answer(data));
