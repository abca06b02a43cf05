import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { facts } from './facts';
import { openLine } from './line';

declare module 'vitest' {
  interface ProvidedContext {
    gatewayPort: number;
    /** Where the cases find the gateway: its origin in Node, a path of the page's own in a browser. */
    gatewayBase: string;
    /** The port of a way to the gateway that can be cut, and the one that cuts it and starts the gateway anew. */
    linePort: number;
    controlPort: number;
    /** Where the cases find these two. */
    lineBase: string;
    controlBase: string;
    placeName: 'node' | 'chromium';
    /** The front of a made-up ID card, in Base64. */
    idCardPicture: string;
  }
}

const gatewayHome = fileURLToPath(new URL('../../../apps/gateway', import.meta.url));

/** A first start fills the database with the demo seed. */
const readyWithinMs = 120_000;

/**
 * Builds the gateway as it is shipped, apart from `dist` so that a running one is left alone, and
 * starts it for one project with a database of its own. It stops in order or the run fails. Beside it stands a way to
 * it that a case can cut.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { gatewayPort: port, linePort, controlPort, placeName } = project.getProvidedContext();
  const bundle = await buildGateway(placeName);
  // Under root the database's own user must reach it, which it cannot below a private TMPDIR.
  const data = await mkdtemp('/var/tmp/xinglin-contract-');
  await chmod(data, 0o755);
  let output = '';
  const start = async (): Promise<() => Promise<void>> => {
    const child = spawn(process.execPath, [bundle], {
      env: {
        PATH: process.env['PATH'] ?? '',
        GATEWAY_PORT: String(port),
        XINGLIN_DATA: data,
        XINGLIN_SANDBOX: '1',
        ENCRYPTED_APP_IDS: `${facts.aesAppId}=aes,${facts.desAppId}=des`,
        SIGNED_APP_IDS: facts.signedAppId,
        SIGNATURE_KEYS: `${facts.signatureKeyId}=${facts.signatureKey}`,
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    const exit = new Promise<number | null>((done) => child.once('exit', done));
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      const code = await exit;
      if (code !== 0) throw new Error(`The gateway ended with ${code}: ${output}`);
    };
    try {
      await ready(port, exit);
    } catch (error) {
      child.kill('SIGTERM');
      await exit;
      throw new Error(`The gateway did not start: ${output}`, { cause: error });
    }
    return stop;
  };
  const remove = () => rm(data, { recursive: true, force: true });
  let stop = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const line = await openLine({ line: linePort, control: controlPort, gateway: port }, async () => {
    await stop();
    stop = await start();
  });
  return async () => {
    line.close();
    await stop();
    await remove();
  };
}

async function buildGateway(name: string): Promise<string> {
  const folder = join(gatewayHome, 'node_modules/.cache', `contract-tests-${name}`);
  const tsup = join(gatewayHome, 'node_modules/tsup/dist/cli-default.js');
  const parameters = [tsup, '--out-dir', folder, '--silent'];
  await promisify(execFile)(process.execPath, parameters, { cwd: gatewayHome });
  return join(folder, 'main.js');
}

/** Resolves once the gateway says that it is ready; rejects when it ends, or takes too long. */
async function ready(port: number, exit: Promise<number | null>): Promise<void> {
  const ended = exit.then(() => true);
  const givenUp = Date.now() + readyWithinMs;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    const pause = new Promise<false>((done) => void setTimeout(() => done(false), 100));
    if (await Promise.race([ended, pause])) throw new Error('it ended');
    if (Date.now() > givenUp) throw new Error('it took too long');
  }
}
