// Owns: how much processor time a server spends on a request (Linux).
// Used by: the bench.
import { readFileSync, readdirSync } from 'node:fs';

const rounds = 5;

/** Processor time the threads of a process have used so far, in milliseconds. */
function used(pid) {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const [nanoseconds] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}

async function visit(addressOf, from, count, encoding) {
  let next = from;
  const visitor = async () => {
    while (next < from + count) {
      const address = addressOf(next);
      next += 1;
      const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
}

/**
 * Milliseconds of processor time `pid` spends on one request for `url`, warmed up: the least of some rounds, because
 * whatever else the machine does only adds.
 * @param {{ count?: number, isKept?: boolean, encoding?: string }} options how many requests a round; whether a page
 * that is kept may answer; how the answer is encoded.
 */
export async function processorTime(
  pid,
  url,
  { count = 200, isKept = false, encoding = 'identity' } = {},
) {
  const addressOf = (number) => {
    const address = new URL(url);
    // Each address is new, so that no kept page answers.
    if (!isKept) address.searchParams.set('visit', String(number));
    return address;
  };
  await visit(addressOf, 0, count, encoding);
  const times = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = used(pid);
    await visit(addressOf, round * count, count, encoding);
    times.push((used(pid) - before) / count);
  }
  return Math.min(...times);
}
