// Owns: what the request layer costs a page that only makes calls: everything optional must come by itself.
// Used by: the size budget.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../process/workspace.mjs';

/** Gzipped bytes a client that makes and reads calls may have. */
export const requestLayerBudget = 6000;

const entry = 'only-calls.js';
const home = join(root, 'packages/api');

/** Gzipped bytes that `createGateway` brings at once; what it imports on demand is not counted. */
export async function requestLayerBytes() {
  const { output } = await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'xinglin-only-calls',
        resolveId: (id) => (id.endsWith(entry) ? join(home, entry) : null),
        load: (id) =>
          id === join(home, entry)
            ? `import { createGateway } from '@xinglin/gateway-sdk'; globalThis.gateway = createGateway({ baseUrl: '/' });`
            : null,
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rollupOptions: { input: entry }, modulePreload: { polyfill: false } },
  });
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const atOnce = new Set();
  const visit = (chunk) => {
    if (atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const file of chunk.imports) if (chunks.has(file)) visit(chunks.get(file));
  };
  visit([...chunks.values()].find(({ isEntry }) => isEntry));
  return [...atOnce].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
