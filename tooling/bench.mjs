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
import { firstLoadOf } from './bench/load-growth.mjs';
import { matchCost } from './bench/match-cost.mjs';
import { processorTime } from './bench/processor-time.mjs';
import { buildRenderingServer } from './bench/rendering-server.mjs';
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

/** How many times the floor's processor time a page may take to render (quality.md, Speed). */
const renderingBudget = 3;

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

/** Starts a server beside the portal, on a port of its own. */
async function startServer(name, entry, folder, environment = {}) {
  const port = String(await freePort());
  const supervisor = new Supervisor(folder);
  const { child } = supervisor.start({
    name,
    node: nodeBinary(),
    entry,
    environment: workspaceEnvironment({
      NODE_ENV: 'production',
      PORT: port,
      SHELL_PORT: port,
      ...environment,
    }),
    readyUrl: `http://127.0.0.1:${port}/`,
  });
  await supervisor.ready(60_000);
  return { pid: child.pid, url: `http://localhost:${port}/`, stop: () => supervisor.stop() };
}

async function loadsSection(portal, pages) {
  const floor = await floorBytes();
  const loads = await keyLoads(portal.shellUrl, pages);
  const rows = Object.entries(loads).map(([name, { script, style }]) => [
    name,
    kilobytes(script),
    kilobytes(script - floor),
    kilobytes(style),
  ]);
  return [
    '## First load',
    '',
    `Gzipped bytes Chromium loads for the first sight of a page, until nothing more is asked for. The floor is one line of text on the same libraries, as a plain build leaves them: ${kilobytes(floor)}; what our build takes off them (decisions/0014-only-the-data-router.md) counts for the page. Budget: ${kilobytes(budget.ownScript)} of own JavaScript beyond it, ${kilobytes(budget.style)} of CSS.`,
    '',
    markdownTable(['page', 'JavaScript', 'own', 'CSS'], rows),
  ];
}

/** First loads of the portal as it is with one partner, with twenty, and with all routes of the specification. */
async function growthSection() {
  const sizes = [{ partners: 1 }, { partners: 20 }, { partners: 20, routes: 624 }];
  const rows = [];
  for (const size of sizes) {
    const { routes, ...bytes } = await firstLoadOf(size);
    rows.push({ head: [String(routes), String(size.partners)], bytes });
  }
  const pages = Object.keys(rows[0].bytes);
  return [
    '## First load of a larger portal',
    '',
    'Gzipped bytes of the scripts that the server names for a page, with generated partners and routes beside those there are.',
    '',
    markdownTable(
      ['routes', 'partners', ...pages],
      rows.map(({ head, bytes }) => [...head, ...pages.map((page) => String(bytes[page]))]),
    ),
  ];
}

async function renderingSection(portal, pages, folder) {
  const floor = await startServer('floor', await buildFloorServer(folder), folder);
  const alone = await startServer('rendering', await buildRenderingServer(folder), folder, {
    GATEWAY_URL: portal.gatewayUrl,
  });
  try {
    const reference = await processorTime(floor.pid, floor.url);
    const cell = (time) => `${time.toFixed(2)} ms (${(time / reference).toFixed(1)}×)`;
    const rows = [['floor: one line of text', cell(reference), '', '']];
    const missed = [];
    for (const [name, path] of Object.entries(pages.open)) {
      const { shell } = portal.processes;
      const url = new URL(path, portal.shellUrl);
      const rendering = await processorTime(alone.pid, new URL(path, alone.url));
      const withCalls = await processorTime(shell, url, { encoding: 'gzip' });
      // Whether a page is kept its own answer tells.
      const isKept = (await fetch(url)).headers.get('cache-control')?.startsWith('public') ?? false;
      const kept = isKept
        ? cell(await processorTime(shell, url, { encoding: 'gzip', isKept }))
        : '';
      rows.push([name, cell(rendering), cell(withCalls), kept]);
      if (rendering > renderingBudget * reference)
        missed.push(`${name} by ${(rendering / reference - renderingBudget).toFixed(1)}×`);
    }
    return [
      '## Server rendering',
      '',
      `Processor time of one page on the server, and how many times that of one line of text on the same libraries in the same run. Rendering alone: with the gateway's answers in memory. With calls: as a first visitor has it, the gateway's calls made and the answer compressed. Kept: the same page again within its time. Budget: ${renderingBudget}× for rendering alone.`,
      '',
      markdownTable(['page', 'rendering alone', 'with calls', 'kept'], rows),
      '',
      missed.length === 0
        ? 'All pages are within it.'
        : `Missed: ${missed.join(', ')}. A page that is kept is rendered once in its time; the others each time.`,
    ];
  } finally {
    await Promise.all([floor.stop(), alone.stop()]);
  }
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
      const pages = await keyPages(portal.gatewayUrl);
      lines.push(...(await loadsSection(portal, pages)), '');
      lines.push(...(await growthSection()), '');
      lines.push(...(await renderingSection(portal, pages, folder)));
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
