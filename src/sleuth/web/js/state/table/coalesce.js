/**
 * Return a function that runs a task, but never twice at once: calls during a run lead to one more run afterwards.
 * @param {() => Promise<unknown>} task @param {(error: Refusal) => void} failed
 * @returns {() => void}
 */
export function coalesced(task, failed) {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await task().catch(failed);
    } while (again);
    running = false;
  };
  return () => void run();
}
