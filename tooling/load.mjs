// `npm run load`: two portals and two gateways on one PostgreSQL under steady, double and far too
// much load; prints what came of it and judges it by ratios and shape. `--short` takes a minute.
import { keyPages } from './bench/key-pages.mjs';
import { startCluster } from './load/cluster.mjs';
import { findShifts } from './load/shifts.mjs';
import { bookingRequests, percentile, readingRequests, send, together } from './load/traffic.mjs';
import { faultsOf, isTooSlow, megabytes } from './load/verdict.mjs';
import { applicationCalled } from './process/applications.mjs';
import { table } from './process/text-table.mjs';
import { build, main } from './process/workspace.mjs';

const short = process.argv.includes('--short');
/** For how many seconds a phase goes on; in the rush, how many times each asks, whatever the machine. */
const [measuring, steadily, rushing] = short
  ? [{ seconds: 4 }, { seconds: 4 }, { times: 2 }]
  : [{ seconds: 15 }, { seconds: 60 }, { times: 5 }];
/** Connections to each portal and each gateway; in the rush far more than a portal's and a gateway's places. */
const crowd = { reading: 8, booking: 8 };
const doubled = { reading: 32, booking: 32 };
const rush = { reading: 800, booking: 800 };
const contestedShifts = 40;

await main(async () => {
  await build(['gateway', 'shell'].map((name) => applicationCalled(name).packageName));
  const cluster = await startCluster();
  try {
    const pages = await keyPages(cluster.gateways[0]);
    const shifts = await findShifts(cluster.gateways[0], contestedShifts);
    const acknowledged = cluster.gateways.map(() => []);

    /** Puts both groups on all servers at once; rates are those of each group, over all its servers. */
    const load = async (connections, duration, rates) => {
      const sender = (group, addresses, requestsOf) =>
        Promise.all(
          addresses.map((url, index) =>
            send({
              url,
              requests: requestsOf(url, index),
              startsAnywhere: group === 'reading',
              connections: connections[group],
              ...duration,
              rate: rates && Math.max(1, Math.round(rates[group] / addresses.length)),
            }),
          ),
        );
      const [reading, booking] = await Promise.all([
        sender('reading', cluster.portals, (url) => readingRequests(pages, url)),
        sender('booking', cluster.gateways, (_, index) =>
          bookingRequests(shifts, acknowledged[index]),
        ),
      ]);
      return {
        reading: together(reading),
        booking: together(booking),
        servers: await cluster.measure(),
      };
    };

    const before = await cluster.books(shifts);
    const phases = {};
    // The first pages compile the code that shows them, which says nothing of a server's pace.
    await load(crowd, measuring);
    phases['as fast as it goes'] = await load(crowd, measuring);
    const { reading, booking } = phases['as fast as it goes'];
    const most = { reading: rateOf(reading), booking: rateOf(booking) };
    const steady = { reading: most.reading / 2, booking: most.booking / 2 };
    for (const round of [1, 2, 3]) phases[`steady ${round}`] = await load(crowd, steadily, steady);
    phases.double = await load(doubled, steadily, most);
    phases.rush = await load(rush, rushing);
    const recovery = await cluster.recovered();
    phases.afterwards = await load(crowd, steadily, steady);
    const after = await cluster.books(shifts);

    print(phases);
    console.log(`\nAfter the rush everything was answered again in ${recovery.toFixed(1)} s.`);
    const sold = acknowledged.map((orders) => orders.length);
    console.log(`${shifts.length} contested shifts, ${sold.join(' and ')} orders by the gateways.`);
    if (isTooSlow(phases))
      console.log('This machine is too slow for what is always taken; portals may give up (504).');
    const faults = faultsOf({ phases, before, after, acknowledged });
    for (const fault of faults) console.error(fault);
    for (const complaint of cluster.complaints()) console.error(`Logged: ${complaint}`);
    console.log(faults.length === 0 ? '\nThe load was borne.' : '\nThe load was not borne.');
    return faults.length === 0 ? 0 : 1;
  } finally {
    await cluster.stop();
  }
});

function rateOf({ times, seconds }) {
  return times.length / seconds;
}

function print(phases) {
  const milliseconds = (times, percent) => percentile(times, percent)?.toFixed(0) ?? '';
  const rows = Object.entries(phases).flatMap(([phase, groups]) =>
    ['reading', 'booking'].map((group) => {
      const answers = groups[group];
      const { times, shed, unkind, errors, other } = answers;
      return [
        phase,
        group,
        rateOf(answers).toFixed(0),
        ...[50, 95, 99].map((percent) => milliseconds(times, percent)),
        String(shed - unkind),
        String(unkind + errors + other.length),
      ];
    }),
  );
  const header = ['phase', 'group', 'rate/s', 'p50 ms', 'p95', 'p99', '503, come again', 'faults'];
  console.log(table(header, rows));
  const servers = Object.entries(phases).flatMap(([phase, { servers }]) =>
    servers.map(({ name, rss, live, loopDelay }) => [
      phase,
      name,
      megabytes(rss),
      megabytes(live),
      loopDelay.p99.toFixed(0),
      loopDelay.max.toFixed(0),
    ]),
  );
  const columns = ['after phase', 'server', 'resident', 'in use', 'loop delay p99 ms', 'most'];
  console.log(`\n${table(columns, servers)}`);
}
