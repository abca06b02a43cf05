// Owns: the shell's server with the gateway's answers in memory, so that rendering is measured alone.
// Must not know: what a page shows.
// Used by: the bench.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../process/workspace.mjs';

const home = join(root, 'apps/shell');
const entry = 'rendering-server.js';

/** Each call is made once; from then on its answer is as near as a variable. */
const source = `
import { startPortal } from '@xinglin/portal/server';
import { portal } from './src/portal';

const answers = new Map();
const remembered = async (url, init) => {
  const key = url + (init.body ?? '');
  if (!answers.has(key)) {
    const answer = await fetch(url, init);
    answers.set(key, { status: answer.status, headers: answer.headers, text: await answer.text() });
  }
  const { status, headers, text } = answers.get(key);
  return { ok: status < 300, status, headers, json: async () => JSON.parse(text) };
};
await startPortal({
  portal,
  portVariable: 'SHELL_PORT',
  defaultPort: 0,
  clientFolder: ${JSON.stringify(join(home, 'dist/client'))},
  gatewayFetch: remembered,
});
`;

/** Builds that server into a folder and answers its entry file. */
export async function buildRenderingServer(folder) {
  await build({
    root: home,
    configLoader: 'runner',
    logLevel: 'error',
    plugins: [
      {
        name: 'xinglin-rendering',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? join(home, entry) : null),
        load: (id) => (id === join(home, entry) ? source : null),
      },
    ],
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'rendering-server.mjs' } },
    },
  });
  return join(folder, 'rendering-server.mjs');
}
