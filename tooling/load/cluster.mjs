// Owns: the servers under load: one PostgreSQL, two gateways on it, a portal before each; what they
// say of their memory.
// Must not know: what is asked of them.
// Used by: the load command.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applicationCalled, serverEnvironment } from '../process/applications.mjs';
import { freePort, freePorts, makeRunFolder } from '../process/portal-run.mjs';
import { readSettings } from '../process/settings.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { nodeBinary, root, workspaceEnvironment } from '../process/workspace.mjs';

const probe = pathToFileURL(join(import.meta.dirname, 'probe.mjs')).href;
const [gateway, shell] = ['gateway', 'shell'].map(applicationCalled);

/**
 * Starts the servers and waits until they are ready.
 * @returns {Promise<{ gateways: string[], portals: string[], measure: () => Promise<object[]>,
 *   books: (shifts: string[]) => Promise<{ shifts: object[], broken: Record<string, number> }>,
 *   complaints: () => string[], stop: () => Promise<boolean> }>}
 */
export async function startCluster() {
  const data = makeRunFolder();
  const supervisor = new Supervisor(join(data, 'logs'));
  const stop = async () => {
    const clean = await supervisor.stop();
    rmSync(data, { recursive: true, force: true });
    return clean;
  };
  try {
    const databasePort = await freePort();
    const databaseUrl = `http://127.0.0.1:${databasePort}/`;
    supervisor.start({
      name: 'database',
      node: nodeBinary(),
      entry: join(root, 'tooling/bench/run-typescript.mjs'),
      parameters: [join(root, 'apps/gateway/bench/database.ts'), String(databasePort), data],
      environment: workspaceEnvironment(),
      readyUrl: databaseUrl,
    });
    await supervisor.ready(60_000);
    const DATABASE_URL = await (await fetch(databaseUrl)).text();

    const servers = [];
    const addresses = { gateways: [], portals: [] };
    for (const number of [1, 2]) {
      const settings = readSettings({ ...(await freePorts()), XINGLIN_SANDBOX: '1' });
      const gatewayUrl = `http://127.0.0.1:${settings.gatewayPort}`;
      const environment = {
        ...serverEnvironment(settings, gatewayUrl),
        DATABASE_URL,
        XINGLIN_DATA: data,
        LOG_LEVEL: 'warn',
      };
      for (const { name, entry, directory, port } of [gateway, shell]) {
        servers.push(
          supervisor.start({
            name: `${name} ${number}`,
            node: nodeBinary(),
            entry,
            cwd: directory,
            nodeOptions: ['--expose-gc', '--import', probe],
            environment,
            readyUrl: `http://127.0.0.1:${settings[port]}/readyz`,
          }),
        );
      }
      addresses.gateways.push(gatewayUrl);
      addresses.portals.push(`http://localhost:${settings.shellPort}`);
    }
    await supervisor.ready(180_000);
    return {
      ...addresses,
      measure: () => Promise.all(servers.map(measureServer)),
      complaints: () => complaintsIn(join(data, 'logs')),
      books: (shifts) => readBooks(databaseUrl, shifts),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the servers logged as errors, each kind once with how often. */
function complaintsIn(logs) {
  const counts = new Map();
  for (const file of readdirSync(logs)) {
    for (const line of readFileSync(join(logs, file), 'utf8').split('\n')) {
      if (!/"level":[56]0/u.test(line)) continue;
      const { call, path, msg, message, sqlState, err, frames } = JSON.parse(line);
      const parts = [msg, call ?? path, sqlState, message ?? err?.message, frames?.[0]];
      const kind = parts.filter(Boolean).join(', ');
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return [...counts].map(([kind, count]) => `${count} × ${kind}`);
}

/** What the database says of shifts and of all bookings. */
async function readBooks(databaseUrl, shifts) {
  const ids = new URLSearchParams(shifts.map((id) => ['id', id]));
  const [sold, broken] = await Promise.all(
    [`shifts?${ids}`, 'broken'].map(async (path) => (await fetch(databaseUrl + path)).json()),
  );
  return { shifts: sold, broken };
}

function measureServer({ name, child }) {
  return new Promise((settle, reject) => {
    child.once('message', (measured) => settle({ name, ...measured }));
    child.send('measure', (error) => error && reject(error));
  });
}
