/**
 * A task that never runs twice at once: asked for while it runs, it runs once more afterwards.
 * @param {() => Promise<unknown>} task @param {(error: unknown) => void} failed
 * @returns {() => void}
 */
export function latest(task, failed) {
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
