import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './process/portal-run.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { nodeBinary, root, run, workspaceEnvironment } from './process/workspace.mjs';

const built = 'sanming';
const partners = readdirSync(join(root, 'partners'), { withFileTypes: true })
  .filter((entry) => existsSync(join(root, 'partners', entry.name, 'src/theme.css')))
  .map(({ name }) => name);

/** Texts of the files that match, below a folder. */
const read = (folder, pattern) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => !/\.(?:test|stories)\.|node_modules/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const leaves = (value) =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves);

/** What only this partner's sources say: strings of its code, its texts, its colours. */
function marks(partner) {
  const folder = join(root, 'partners', partner, 'src');
  const elsewhere = [
    ...read(join(root, 'packages'), '*/src/**/*.{ts,tsx,json,css}'),
    ...partners
      .filter((one) => one !== partner)
      .flatMap((one) => read(join(root, 'partners', one, 'src'), '**/*.{ts,tsx,json,css}')),
  ].join('\n');
  const own = (found) => [...new Set(found)].filter((mark) => !elsewhere.includes(mark));
  const code = read(folder, '**/*.{ts,tsx}').join('\n');
  return {
    code: own(
      [...code.matchAll(/(?<!from |import\(|import )'([^'\n]{4,})'/g)].map(([, one]) => one),
    ),
    texts: own(read(folder, '**/*.json').flatMap((text) => leaves(JSON.parse(text)))),
    theme: own(
      read(folder, '**/*.css')
        .join('\n')
        .match(/#[\da-f]{6}/g) ?? [],
    ),
  };
}

let folder;
let output;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-partner-'));
  const code = await run('node', [join(root, 'tooling/build-partner.mjs'), folder], {
    cwd: join(root, 'partners', built),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`The build ended with exit ${code}.`);
  output = read(folder, '{client,server}/**/*.{js,css,json}').join('\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(partners)('the build of one channel, searched for %s', (partner) => {
  it.each(['code', 'texts', 'theme'])('has its %s only if it is that channel', (kind) => {
    const expected = marks(partner)[kind];
    const found = expected.filter((mark) => output.includes(mark));
    expect(expected).not.toEqual([]);
    // Some strings of the code are types only; whatever else is missing here could not be seen in another either.
    if (partner !== built) expect(found).toEqual([]);
    else if (kind === 'code') expect(found).toContain(`xinglin-h5-${built}`);
    else expect(found).toEqual(expected);
  });
});

it('starts, and serves its channel on a host without a label', async () => {
  const gateway = createServer((_request, response) => response.writeHead(503).end());
  await new Promise((settle) => gateway.listen(0, '127.0.0.1', settle));
  const port = await freePort();
  const supervisor = new Supervisor(join(folder, 'logs'));
  try {
    supervisor.start({
      name: 'portal',
      node: nodeBinary(),
      entry: join(folder, 'server/main.js'),
      environment: workspaceEnvironment({
        NODE_ENV: 'production',
        SHELL_PORT: String(port),
        GATEWAY_URL: `http://127.0.0.1:${gateway.address().port}`,
      }),
      readyUrl: `http://127.0.0.1:${port}/healthz`,
    });
    await supervisor.ready(60_000);
    const home = await fetch(`http://localhost:${port}/`);
    expect(home.status).toBe(200);
    const document = await home.text();
    expect(document).toContain(`data-channel="${built}"`);
    const linked = [...document.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)];
    expect(linked).not.toEqual([]);
    for (const [, file] of linked)
      expect((await fetch(`http://localhost:${port}${file}`)).status, file).toBe(200);
  } finally {
    await supervisor.stop();
    gateway.close();
  }
});
