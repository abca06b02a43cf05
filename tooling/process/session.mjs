// Owns: the life of a foreground command that runs servers: prepare, start, announce, stay, stop.
// Must not know: which servers they are.
// Used by: start and dev.

/**
 * Prepares and starts, then stays until Ctrl-C, SIGTERM or a server that ends and is not started again, and stops
 * everything.
 * @param {{ prepare: () => Promise<void>, start: () => import('./supervisor.mjs').Supervisor,
 *   readyLimit: number, announce: () => Promise<void> }} session
 * @returns {Promise<number>} the exit code: 0 after an orderly stop that was asked for, else 1
 */
export async function runSession({ prepare, start, readyLimit, announce }) {
  let ask;
  const stopAsked = new Promise((settle) => {
    ask = () => settle('stop');
  });
  // Ctrl-C arrives twice under npm, from the terminal and from npm; once is enough.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  stopWhenNpmIsGone(ask);

  if ((await Promise.race([stopAsked, prepare()])) === 'stop') return 0;
  const supervisor = start();
  const ready = supervisor.ready(readyLimit).then(
    () => 'ready',
    (error) => error.message,
  );
  let end = await Promise.race([stopAsked, ready]);
  if (end === 'ready') {
    await announce();
    end = await Promise.race([stopAsked, supervisor.fallen]);
  }
  if (end !== 'stop') console.error(end);
  const clean = await supervisor.stop();
  return end === 'stop' && clean ? 0 : 1;
}

/** Where a shell between npm and this process swallows npm's signal, npm's end is the signal. */
function stopWhenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
