// `npm run kills`: thirty people book, pay and cancel through two portals while `kill -9` takes every process in turn,
// PostgreSQL too; then what they were told is compared with the books. `--rounds N` kills each so many times.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { recoveryLimit, startCluster } from './load/cluster.mjs';
import { visit } from './load/person.mjs';
import { findShifts } from './load/shifts.mjs';
import { applicationCalled } from './process/applications.mjs';
import { table } from './process/text-table.mjs';
import { build, main } from './process/workspace.mjs';

const people = 30;
/** Far more than are sold, so that there is booking under way at each kill. */
const shiftsOnSale = 300;
/** Milliseconds between two kills, in which some visits end. */
const betweenKills = 4000;
/** States of a visit that has been given back. */
const givenBack = ['cancelled', 'refunding', 'refunded'];

await main(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '2' } } });
  await build(['gateway', 'shell'].map((name) => applicationCalled(name).packageName));
  const cluster = await startCluster();
  try {
    const shifts = await findShifts(cluster.gateways[0], shiftsOnSale);
    const before = await cluster.books(shifts);
    const visits = [];
    const closing = new AbortController();
    let isOver = false;
    let number = 0;
    const person = async () => {
      while (!closing.signal.aborted) {
        number += 1;
        const told = await visit({
          ...cluster,
          shifts,
          number,
          cancels: number % 3 === 0,
          isOver: () => isOver,
        });
        if (told !== null) visits.push(told);
      }
    };
    const all = Promise.all(Array.from({ length: people }, person));

    const rows = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const name of [...cluster.names, 'PostgreSQL']) {
        await pause(betweenKills);
        if (name === 'PostgreSQL') cluster.killDatabase();
        else await cluster.kill(name);
        rows.push([name, (await cluster.recovered()).toFixed(1)]);
      }
    closing.abort();
    const ending = setTimeout(() => (isOver = true), recoveryLimit);
    await all;
    clearTimeout(ending);
    isOver = false;

    const faults = await faultsOf(visits);
    const { broken } = await cluster.books(shifts);
    if (JSON.stringify(broken) !== JSON.stringify(before.broken))
      faults.push(`Rows that break the rules of bookings: ${JSON.stringify(broken)}.`);
    console.log(table(['killed', 'all ready again after s'], rows));
    const count = (fits) => visits.filter(fits).length;
    console.log(
      `\n${number} people came, ${visits.length} got a place, ${count(({ paid }) => paid)} paid, ${count(({ cancelled }) => cancelled)} cancelled.`,
    );
    for (const fault of faults) console.error(fault);
    console.log(
      faults.length === 0 ? 'Nothing acknowledged was lost, doubled or left half done.' : '',
    );
    return faults.length === 0 && visits.length > 0 ? 0 : 1;
  } finally {
    await cluster.stop();
  }
});

/** What visits were told of that the gateway knows otherwise; notices and refunds may still be on their way. */
async function faultsOf(visits) {
  const orders = new Set(visits.map(({ orderNo }) => orderNo));
  const doubled = orders.size === visits.length ? [] : ['One order was given to two people.'];
  return [...doubled, ...(await Promise.all(visits.map(faultOf))).flat()];
}

async function faultOf({ orderNo, paid, cancelled, state }) {
  const fits = cancelled
    ? (status) => givenBack.includes(status)
    : (status) => status === 'confirmed' || (!paid && status !== undefined);
  const until = performance.now() + recoveryLimit;
  let status = await state();
  while (!fits(status) && performance.now() < until) {
    await pause(1000);
    status = await state();
  }
  return fits(status)
    ? []
    : [`Order ${orderNo}: ${cancelled ? 'cancelled' : 'paid'}, and ${status} now.`];
}
