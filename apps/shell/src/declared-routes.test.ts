import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPortalServer, readConfig } from '@xinglin/portal/server';
import { fillPath, pathsOf, type RouteRow } from '@xinglin/routes';
import { declared } from '@xinglin/routes/declared';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { portal } from './portal';

test('no byte of a declared route is in the browser’s bundle', async () => {
  const modules = new Set<string>();
  let code = '';
  await build({
    root: `${import.meta.dirname}/..`,
    configLoader: 'runner',
    logLevel: 'silent',
    build: { write: false },
    plugins: [
      {
        name: 'read-bundle',
        generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
          for (const file of Object.values(bundle)) {
            if (file.type !== 'chunk') continue;
            for (const id of file.moduleIds) modules.add(id.split('?')[0] ?? id);
            code += file.code;
          }
        },
      },
    ],
  });
  const tables = [...modules].filter((id) => id.includes('/packages/routes/src/'));
  // The composed tables are there, so the declared ones would be seen.
  expect(tables.some((id) => id.endsWith('/tables/directory.ts'))).toBe(true);
  expect(code).toContain('directory:home.title');
  expect(tables.filter((id) => id.includes('/declared/'))).toEqual([]);
  const titles = Object.values<RouteRow>(declared).map(({ title }) => title);
  expect(
    titles.filter((title) => code.includes(`${title}\``) || code.includes(`"${title}"`)),
  ).toEqual([]);
}, 120_000);

test('the shell answers not found under the address of every declared route', async () => {
  const gateway = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = gateway.address() as AddressInfo;
  const server = await createPortalServer({
    portal,
    config: readConfig({ GATEWAY_URL: `http://127.0.0.1:${port}` }, 'SHELL_PORT', 0),
    client: {
      folder: import.meta.dirname,
      manifest: { 'src/entry.client.ts': { file: 'assets/entry.js', isEntry: true } },
    },
  });
  const found: string[] = [];
  for (const path of Object.values<RouteRow>(declared).flatMap(pathsOf)) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const address = fillPath(path, Object.fromEntries(names.map((name) => [name, '7'])));
    const request = new Request(`http://localhost${address}`, { headers: { host: 'localhost' } });
    const { status } = await server.fetch(request);
    if (status !== 404) found.push(`${address} ${status}`);
  }
  gateway.close();
  expect(found).toEqual([]);
}, 120_000);
