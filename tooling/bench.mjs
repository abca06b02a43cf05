// `npm run bench`: measures against references in the same run, prints one table a subject and
// writes docs/benchmarks.md. `--skip-booking` leaves the database part out.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { budget } from './bench/budget.mjs';
import { keyLoads } from './bench/first-load.mjs';
import { buildFloorServer, floorBytes } from './bench/floor.mjs';
import { keyPages } from './bench/key-pages.mjs';
import { matchCost } from './bench/match-cost.mjs';
import { processorTime } from './bench/processor-time.mjs';
import { freePort, startPortal } from './process/portal-run.mjs';
import { Supervisor } from './process/supervisor.mjs';
import {
  build,
  CommandError,
  main,
  nodeBinary,
  root,
  workspaceEnvironment,
} from './process/workspace.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function markdownTable(header, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(header),
    line(header.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

/** Output of a script of the gateway, which measures the database itself. */
function outputOf(file) {
  return new Promise((settle, reject) => {
    const child = spawn('node', [join(root, 'tooling/bench/run-typescript.mjs'), file], {
      cwd: join(root, 'apps/gateway'),
      env: workspaceEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? settle(output.trim())
        : reject(new CommandError(`${file} ended with exit ${code}.`)),
    );
  });
}

async function floorServer(folder) {
  const port = await freePort();
  const supervisor = new Supervisor(folder);
  const { child } = supervisor.start({
    name: 'floor',
    node: nodeBinary(),
    entry: await buildFloorServer(folder),
    environment: workspaceEnvironment({ NODE_ENV: 'production', PORT: String(port) }),
    readyUrl: `http://127.0.0.1:${port}/`,
  });
  await supervisor.ready(60_000);
  return { pid: child.pid, url: `http://127.0.0.1:${port}/`, stop: () => supervisor.stop() };
}

async function pagesSection(portal, folder) {
  const pages = await keyPages(portal.gatewayUrl);
  const floor = await floorBytes();
  const loads = await keyLoads(portal.shellUrl, pages);
  const reference = await floorServer(folder);
  const times = {};
  const floorTime = await processorTime(reference.pid, reference.url).finally(reference.stop);
  // Personal pages wait for their calls far more than they render; the open ones are what crowds see.
  for (const [name, path] of Object.entries(pages.open)) {
    times[name] = await processorTime(portal.processes.shell, new URL(path, portal.shellUrl));
  }
  const rows = Object.entries(loads).map(([name, { script, style }]) => [
    name,
    kilobytes(script),
    kilobytes(script - floor),
    kilobytes(style),
    ...(name in times
      ? [`${times[name].toFixed(2)} ms`, `${(times[name] / floorTime).toFixed(1)}×`]
      : ['', '']),
  ]);
  rows.unshift([
    'floor: one line of text',
    kilobytes(floor),
    '',
    '',
    `${floorTime.toFixed(2)} ms`,
    '1.0×',
  ]);
  return [
    '## First load and server rendering',
    '',
    `Gzipped bytes Chromium loads for the first sight of a page, and processor time of one uncached open page on the server, its calls to the gateway included. The floor is one line of text on the same libraries, measured in the same run. Budget: ${kilobytes(budget.ownScript)} of own JavaScript, ${kilobytes(budget.style)} of CSS, 3× the floor's processor time.`,
    '',
    markdownTable(['page', 'JavaScript', 'own', 'CSS', 'server', 'of the floor'], rows),
  ];
}

await main(async () => {
  if (process.platform !== 'linux')
    throw new CommandError('The bench reads processor time the way Linux tells it.');
  await build(['@xinglin/gateway', '@xinglin/shell']);
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-bench-'));
  const lines = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${availableParallelism()} cores and ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}. Figures of one machine: what holds elsewhere are the ratios.`,
    '',
  ];
  try {
    const portal = await startPortal();
    try {
      lines.push(...(await pagesSection(portal, folder)));
    } finally {
      await portal.stop();
    }
    const match = await matchCost();
    lines.push('', '## Finding a route', '');
    lines.push(
      markdownTable(
        ['routes', 'one match'],
        [
          ['60', `${match.few.toFixed(0)} ns`],
          ['600', `${match.many.toFixed(0)} ns (${match.ratio.toFixed(2)}×)`],
        ],
      ),
    );
    const booking = join(root, 'apps/gateway/bench/booking.ts');
    if (existsSync(booking) && !process.argv.includes('--skip-booking')) {
      lines.push('', '## Booking', '', '```', await outputOf(booking), '```');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const text = `${lines.join('\n')}\n`;
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/benchmarks.md'), text);
  console.log(text);
});
