// Owns: how much processor time a server spends on a request (Linux).
// Used by: the bench.
import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** Processor time a process has used so far, in milliseconds. */
function used(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

async function visit(url, from, count) {
  let next = from;
  const visitor = async () => {
    while (next < from + count) {
      // Each address is new, so that no cached page answers.
      const address = new URL(url);
      address.searchParams.set('visit', String(next));
      next += 1;
      const response = await fetch(address);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
}

/** Milliseconds of processor time `pid` spends on one request for `url`, warmed up, over `count` requests. */
export async function processorTime(pid, url, count = 500) {
  await visit(url, 0, 200);
  const before = used(pid);
  await visit(url, 200, count);
  return (used(pid) - before) / count;
}
