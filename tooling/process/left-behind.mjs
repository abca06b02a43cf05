// Owns: finding and ending what a server started and left running when it died.
// Must not know: what that is.
// Used by: the supervisor.
import { readdirSync, readFileSync } from 'node:fs';

const wait = 10_000;

/** The environment variable by which everything a server starts, and what that starts, is known. */
export const markName = 'XINGLIN_RUN';

/** Processes whose environment carries the mark (Linux; elsewhere nothing is found). */
function marked(mark) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/environ`, 'utf8').includes(`${markName}=${mark}`);
      } catch {
        // It ended in the meantime, or belongs to another user.
        return false;
      }
    })
    .map(Number);
}

function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended in the meantime, which is what was wanted.
    }
  }
}

/** Ends what carries the mark: SIGINT first, by which a PostgreSQL stops in order; SIGKILL in the end. */
export async function endLeftBehind(mark) {
  let pids = marked(mark);
  if (pids.length === 0) return;
  signal(pids, 'SIGINT');
  const until = performance.now() + wait;
  while ((pids = marked(mark)).length > 0) {
    if (performance.now() > until) return signal(pids, 'SIGKILL');
    await new Promise((settle) => setTimeout(settle, 50));
  }
}
