// Owns: the servers under load: one PostgreSQL, two gateways on it, a portal before each; what they
// say of their memory.
// Must not know: what is asked of them.
// Used by: the load command.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { applicationCalled, serverEnvironment } from '../process/applications.mjs';
import { freePort, freePorts, makeRunFolder } from '../process/portal-run.mjs';
import { readSettings } from '../process/settings.mjs';
import { answers, Supervisor } from '../process/supervisor.mjs';
import { CommandError, nodeBinary, root, workspaceEnvironment } from '../process/workspace.mjs';

const probe = pathToFileURL(join(import.meta.dirname, 'probe.mjs')).href;
/** Milliseconds in which the servers must be ready again after a rush or a kill. */
export const recoveryLimit = 60_000;

const [gateway, shell] = ['gateway', 'shell'].map(applicationCalled);

/**
 * Starts the servers and waits until they are ready.
 * @returns {Promise<{ gateways: string[], portals: string[], measure: () => Promise<object[]>,
 *   books: (shifts: string[]) => Promise<{ shifts: object[], broken: Record<string, number> }>,
 *   names: string[], kill: (name: string) => Promise<void>, killDatabase: () => void, recovered: () => Promise<number>,
 *   complaints: () => string[], stop: () => Promise<boolean> }>} `kill` ends a server at once and starts it again
 *   without waiting for it; the database's own supervisor starts what `killDatabase` ends. `recovered` waits until all are ready again
 *   and answers after how many seconds.
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

    const servers = new Map();
    const start = (definition) =>
      servers.set(definition.name, [definition, supervisor.start(definition)]);
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
        start({
          name: `${name} ${number}`,
          node: nodeBinary(),
          entry,
          cwd: directory,
          nodeOptions: ['--expose-gc', '--import', probe],
          environment,
          readyUrl: `http://127.0.0.1:${settings[port]}/readyz`,
        });
      }
      addresses.gateways.push(gatewayUrl);
      addresses.portals.push(`http://localhost:${settings.shellPort}`);
    }
    await supervisor.ready(180_000);
    return {
      ...addresses,
      measure: () => Promise.all([...servers.values()].map(([, server]) => measureServer(server))),
      names: [...servers.keys()],
      kill: (name) => killAgain(servers, name, start),
      killDatabase: () => process.kill(databaseProcess(data), 'SIGKILL'),
      recovered: () => recovered([...servers.values()].map(([{ readyUrl }]) => readyUrl)),
      complaints: () => complaintsIn(join(data, 'logs')),
      books: (shifts) => readBooks(databaseUrl, shifts),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends a server as a crash does, and starts the same once more. */
async function killAgain(servers, name, start) {
  const [definition, server] = servers.get(name);
  server.child.kill('SIGKILL');
  await server.ended;
  start(definition);
}

/** The process of PostgreSQL itself, which its lock file names first. */
function databaseProcess(data) {
  return Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

async function recovered(readyUrls) {
  const from = performance.now();
  while (!(await Promise.all(readyUrls.map(answers))).every(Boolean)) {
    if (performance.now() - from > recoveryLimit)
      throw new CommandError('The servers did not get ready again.');
    await pause(100);
  }
  return (performance.now() - from) / 1000;
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
