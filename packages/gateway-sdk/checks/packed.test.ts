import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const home = join(import.meta.dirname, '..');
const root = join(home, '../..');
const { resolve } = createRequire(import.meta.url);
const run = promisify(execFile);
const environment = {
  ...process.env,
  PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']].join(
    delimiter,
  ),
};
const inFolder = (cwd: string) => ({ cwd, env: environment });

/** A user's first program: it makes a call, reads a refusal, uses the ciphers and tells what came of it. */
const program = `import {
  createEncryption,
  createGateway,
  directoryCalls,
  GatewayError,
  loadCiphers,
  md5Hex,
  type HospitalCard,
} from '@xinglin/gateway-sdk';

export async function use(baseUrl: string): Promise<string> {
  const gateway = createGateway({ baseUrl, headers: () => ({ appid: 'packed' }) });
  const { items } = await gateway.call(directoryCalls.mergeSearchHospitals, { q: '同仁' });
  const names: string[] = items.map(({ name }: HospitalCard) => name);
  const refused = await gateway
    .call(directoryCalls.getHospitalInfoById, { hospitalId: '0' })
    .catch((error: unknown) => (error instanceof GatewayError ? error.failure.kind : 'unknown'));
  const { decryptText, encryptText } = await loadCiphers();
  const key = '0123456789abcdef';
  const text = decryptText('AES', encryptText('AES', '杏林', key), key);
  return [...names, refused, text, await md5Hex('password'), typeof createEncryption].join(' ');
}
`;
const expected = '同仁医院 business 杏林 5f4dcc3b5aa765d61d8327deb882cf99 function';

let folder: string;
const server = createServer((request, response) => {
  const isList = request.url?.endsWith('hospitallist.json');
  const data = isList ? { items: [{ name: '同仁医院' }], total: 1, pageNo: 1, pageSize: 20 } : null;
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(
      JSON.stringify(isList ? { code: 0, message: '', data } : { code: 1, message: 'no', data }),
    );
});
let url: string;

/** Packs a package as it would be published; answers the file. */
async function pack(from: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await run(
    'pnpm',
    ['pack', '--json', '--pack-destination', folder, ...parameters],
    inFolder(from),
  );
  // What is run before packing may speak first.
  const { filename } = JSON.parse(stdout.slice(stdout.indexOf('\n{') + 1));
  return filename;
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'xinglin-packed-')));
  await rm(join(home, 'dist'), { recursive: true, force: true });
  const sdk = await pack(home);
  // No registry is asked: what the package needs lies in this workspace.
  const cryptoJs = dirname(await realpath(resolve('crypto-js/package.json')));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@xinglin/gateway-sdk': `file:${sdk}` },
    }),
  );
  await writeFile(
    join(folder, 'pnpm-workspace.yaml'),
    `overrides:\n  crypto-js: 'file:${cryptoJs}'\n`,
  );
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        target: 'es2022',
        module: 'nodenext',
        types: [],
      },
      files: ['program.ts'],
    }),
  );
  await run('pnpm', ['install', '--offline', '--ignore-scripts'], inFolder(folder));
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  // A listening TCP server has an address with a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('is packed whole without being built before, with its licence', async () => {
  const installed = join(folder, 'node_modules/@xinglin/gateway-sdk');
  expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toBe(
    await readFile(join(root, 'LICENSE'), 'utf8'),
  );
  expect(await readFile(join(installed, 'dist/index.d.ts'), 'utf8')).toContain('createGateway');
});

it('compiles in an empty strict project that checks declarations, and runs under Node', async () => {
  await run('tsc', ['--project', folder], inFolder(root));
  const script = `import { use } from './program.js'; console.log(await use('${url}'));`;
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', script],
    inFolder(folder),
  );
  expect(stdout.trim()).toBe(expected);
});

it('runs bundled, in a worker', async () => {
  await writeFile(
    join(folder, 'worker.ts'),
    `import { parentPort, workerData } from 'node:worker_threads';
import { use } from './program';
use(workerData).then((said) => parentPort?.postMessage(said), (error) => parentPort?.postMessage(String(error)));
`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'bundle',
      lib: { entry: 'worker.ts', formats: ['es'], fileName: 'worker' },
      rolldownOptions: { external: [/^node:/] },
    },
  });
  const bundle = join(folder, 'bundle/worker.js');
  expect(await readFile(bundle, 'utf8')).not.toMatch(
    /(?:from|import\() ?["'](?:@xinglin|crypto-js)/,
  );
  const worker = new Worker(bundle, { workerData: url });
  const said = await new Promise((settle, reject) => {
    worker.once('message', settle);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(said).toBe(expected);
});
