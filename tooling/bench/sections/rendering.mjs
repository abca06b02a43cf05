import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../process/portal-run.mjs';
import { Supervisor } from '../../process/supervisor.mjs';
import { nodeBinary, workspaceEnvironment } from '../../process/workspace.mjs';
import { plainElements } from '../first-load.mjs';
import { buildFloorServer } from '../floor.mjs';
import { processorTime } from '../processor-time.mjs';
import { buildRenderingServer } from '../rendering-server.mjs';
import { figure, greatest, markdownTable, times } from '../report.mjs';

/** How many times the floor's processor time a page may take to render (quality.md, Speed). */
const renderingBudget = 3;

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

/** Processor time the libraries alone spend on the elements of a page. */
async function plainTime(server, folder, url) {
  const file = join(folder, 'tree.json');
  writeFileSync(file, JSON.stringify(await plainElements(url)));
  const plain = await startServer('plain', server, folder, { TREE: file });
  try {
    return await processorTime(plain.pid, plain.url);
  } finally {
    await plain.stop();
  }
}

/** Processor time of one page. */
export async function renderingSection({ portal, pages, folder }) {
  const floor = await startServer('floor', await buildFloorServer(folder, 'floor'), folder);
  const plainServer = await buildFloorServer(folder, 'plain');
  const alone = await startServer('rendering', await buildRenderingServer(folder), folder, {
    GATEWAY_URL: portal.gatewayUrl,
  });
  try {
    const reference = await processorTime(floor.pid, floor.url);
    const cell = (time) => `${time.toFixed(2)} ms (${(time / reference).toFixed(1)}×)`;
    const rows = [['floor: one line of text', cell(reference), '', '', '', '']];
    const ratios = {};
    const plainRatios = {};
    const keptRatios = {};
    for (const [name, path] of Object.entries(pages.open)) {
      const { shell } = portal.processes;
      const url = new URL(path, portal.shellUrl);
      const rendering = await processorTime(alone.pid, new URL(path, alone.url));
      const withCalls = await processorTime(shell, url, { encoding: 'gzip' });
      const plain = await plainTime(plainServer, folder, url);
      ratios[name] = rendering / reference;
      plainRatios[name] = rendering / plain;
      // Whether a page is kept its own answer tells.
      const isKept = (await fetch(url)).headers.get('cache-control')?.startsWith('public') ?? false;
      const kept = isKept ? await processorTime(shell, url, { encoding: 'gzip', isKept }) : null;
      if (kept !== null) keptRatios[name] = kept / reference;
      rows.push([
        name,
        cell(rendering),
        cell(plain),
        times(rendering / plain),
        cell(withCalls),
        kept === null ? '' : cell(kept),
      ]);
    }
    const rendered = (name, ratio) => figure(name, ratio, { most: renderingBudget }, times);
    const [slowest, ratio] = greatest(ratios);
    const [slowestOfPlain, plainRatio] = greatest(plainRatios);
    const [slowestKept, keptRatio] = greatest(keptRatios);
    return {
      title: 'Server rendering',
      figures: [
        rendered(`rendering alone against one line of text, at most (${slowest})`, ratio),
        rendered(`the same against its own elements, at most (${slowestOfPlain})`, plainRatio),
        rendered('rendering alone of the login page, which is never kept', ratios.login),
        rendered(`a page that is kept, at most (${slowestKept})`, keptRatio),
      ],
      lines: [
        `Processor time of one page on the server, and how many times that of one line of text on the same libraries in the same run. Rendering alone: with the gateway's answers in memory. Elements alone: the same markup from plain elements, without components, texts, state or data; what the portal adds is the ratio of the two (decisions/0031-what-rendering-is-measured-against.md). With calls: as a first visitor has it, the gateway's calls made and the answer compressed. Kept: the same page again within its time.`,
        '',
        markdownTable(
          ['page', 'rendering alone', 'elements alone', 'ratio', 'with calls', 'kept'],
          rows,
        ),
      ],
    };
  } finally {
    await Promise.all([floor.stop(), alone.stop()]);
  }
}
