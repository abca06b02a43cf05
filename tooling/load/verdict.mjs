// Owns: what must hold of servers under load, by ratios and shape, whatever the machine.
// Must not know: how load is made.
// Used by: the load command.
import { percentile } from './traffic.mjs';

/** How many times the memory in use after the first round that after the third may be. */
const memoryGrowth = 1.1;
/** The same of what the process holds of the system: the collector gives back when it likes. */
const residentGrowth = 1.25;
/** The same after the rush, in which caches may have filled. */
const memoryKept = 1.25;
/** How many times the steady latency that after a rush may be; a shared machine breathes. */
const latencyGrowth = 3;

/**
 * Every fault of a run, as sentences.
 * @param {{ phases: Record<string, { reading: object, booking: object, servers: object[] }>,
 *   before: object, after: object, acknowledged: { shift: string, orderNo: string }[][] }} run the answers and
 *   the servers' memory by phase, the books before and after, and the orders each gateway gave.
 */
export function faultsOf(run) {
  return [
    ...answerFaults(run.phases),
    ...memoryFaults(run.phases),
    ...latencyFaults(run.phases),
    ...bookFaults(run),
  ];
}

/** What a gateway takes on in any case, and the seconds a portal waits for its answer. */
const alwaysTaken = 64;
const portalWaits = 8;
/** Share of the answers in a rush for which a portal may give up waiting: processes that share two cores starve by turns. */
const givenUpShare = 0.01;

/** Whether the machine is too slow for what is always taken: then a portal times out (504) in the rush. */
export function isTooSlow(phases) {
  const { times, seconds } = phases['as fast as it goes'].booking;
  const ofOneGateway = times.length / seconds / 2;
  return ofOneGateway * portalWaits < alwaysTaken;
}

function answerFaults(phases) {
  const faults = [];
  const mayGiveUp = isTooSlow(phases);
  for (const [phase, groups] of Object.entries(phases)) {
    for (const group of ['reading', 'booking']) {
      const { times, shed, unkind, errors, other } = groups[group];
      const where = `${phase}, ${group}`;
      if (times.length === 0) faults.push(`${where}: nothing was answered.`);
      if (errors > 0) faults.push(`${where}: ${errors} connections broke or were given up.`);
      if (unkind > 0) faults.push(`${where}: ${unkind} answers of 503 without Retry-After.`);
      const answered = times.length + shed + other.length;
      for (const what of new Set(other)) {
        const count = other.filter((one) => one === what).length;
        const isGivenUp = what.startsWith('504 ') && phase === 'rush';
        if (isGivenUp && (mayGiveUp || count <= answered * givenUpShare)) continue;
        faults.push(`${where}: ${what}, ${count} times.`);
      }
      if (phase === 'rush' && shed === 0) faults.push(`${where}: nothing was turned away.`);
      if (phase.startsWith('steady') && shed > 0)
        faults.push(`${where}: ${shed} were turned away.`);
    }
  }
  return faults;
}

function memoryFaults(phases) {
  const faults = [];
  for (const first of phases['steady 1'].servers) {
    const of = (phase) => phases[phase].servers.find(({ name }) => name === first.name);
    const compare = (kind, phase, growth) => {
      const [from, to] = [first[kind], of(phase)[kind]];
      if (to > from * growth)
        faults.push(
          `${first.name}: ${kind} memory grew from ${megabytes(from)} to ${megabytes(to)} (${phase}).`,
        );
    };
    compare('rss', 'steady 3', residentGrowth);
    compare('live', 'steady 3', memoryGrowth);
    // What the process holds of the system after a rush stays with it; what is in use must not.
    compare('live', 'afterwards', memoryKept);
  }
  return faults;
}

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function latencyFaults(phases) {
  const faults = [];
  for (const group of ['reading', 'booking']) {
    const median = (phase) => percentile(phases[phase][group].times, 50);
    const steady = Math.max(...['steady 1', 'steady 2', 'steady 3'].map(median));
    const later = median('afterwards');
    if (later > steady * latencyGrowth)
      faults.push(
        `${group}: half are answered in ${later.toFixed(0)} ms after the rush, in ${steady.toFixed(0)} ms before it.`,
      );
  }
  return faults;
}

function bookFaults({ before, after, acknowledged }) {
  const faults = [];
  if (JSON.stringify(before.broken) !== JSON.stringify(after.broken))
    faults.push(`Bookings that break their rules: ${JSON.stringify(after.broken)}.`);
  const given = acknowledged.flat();
  for (const shift of after.shifts) {
    const earlier = before.shifts.find(({ id }) => id === shift.id);
    const taken = earlier.remaining - shift.remaining;
    const orders = shift.orders.length - earlier.orders.length;
    if (shift.remaining < 0 || taken !== orders)
      faults.push(`Shift ${shift.id}: ${taken} places gone, ${orders} orders.`);
    const lost = given.filter(
      ({ shift: id, orderNo }) => id === shift.id && !shift.orders.includes(orderNo),
    );
    if (lost.length > 0)
      faults.push(`Shift ${shift.id}: ${lost.length} orders given and not kept.`);
  }
  if (new Set(given.map(({ orderNo }) => orderNo)).size !== given.length)
    faults.push('One order was given to two people.');
  for (const [index, orders] of acknowledged.entries())
    if (orders.length === 0) faults.push(`Gateway ${index + 1} sold nothing.`);
  return faults;
}
