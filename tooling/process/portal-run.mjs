// Owns: one run of the built portal for tests and measurements: free ports, a fresh data directory.
// Must not know: what is tested or measured.
// Used by: the end-to-end set-up, the size budget and the bench.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { applications, desk, portals, serverEnvironment } from './applications.mjs';
import { withMetrics } from './metrics-addresses.mjs';
import { readSettings } from './settings.mjs';
import { Supervisor } from './supervisor.mjs';
import { nodeBinary } from './workspace.mjs';

/** A port that is free at this moment. */
export async function freePort() {
  const server = createServer();
  const port = await new Promise((settle, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => settle(server.address().port));
  });
  await new Promise((settle) => server.close(settle));
  return port;
}

/** A free port for each server, by its setting. */
export async function freePorts() {
  const ports = await Promise.all(
    applications.map(async ({ portSetting }) => [portSetting, String(await freePort())]),
  );
  return Object.fromEntries(ports);
}

/**
 * A new folder for the data of one run. Where the system has it, it lies in the folder for temporary files that last,
 * which the database's own user can reach.
 */
export function makeRunFolder() {
  const base = process.platform === 'win32' ? process.env.TEMP : '/var/tmp';
  mkdirSync(base, { recursive: true });
  const folder = mkdtempSync(join(base, 'xinglin-run-'));
  // Temporary folders are closed to others, and the database's own user is another.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Starts gateway, portals and staff app in the sandbox on free ports and waits until all are ready.
 * @param {Record<string, string>} extra settings beside those
 * @param {number} readyMs milliseconds it may take, a large seed included
 * @returns {Promise<{ shellUrl: string, portalUrls: Record<string, string>, gatewayUrl: string, processes: Record<string, number>, deskUrl: string, environment: Record<string, string>, logs: string, stop: () => Promise<boolean> }>}
 */
export async function startPortal(extra = {}, readyMs = 180_000) {
  const data = makeRunFolder();
  const settings = readSettings({ ...(await freePorts()), XINGLIN_SANDBOX: '1' });
  const gatewayUrl = `http://127.0.0.1:${settings.gatewayPort}`;
  const logs = join(data, 'logs');
  const supervisor = new Supervisor(logs);
  const environment = { ...serverEnvironment(settings, gatewayUrl), XINGLIN_DATA: data, ...extra };
  const processes = {};
  for (const application of applications) {
    processes[application.name] = supervisor.start({
      name: application.name,
      node: nodeBinary(),
      entry: application.entry,
      cwd: application.directory,
      environment: withMetrics(application, environment),
      readyUrl: `http://127.0.0.1:${settings[application.port]}/readyz`,
    }).child.pid;
  }
  const stop = async () => {
    const clean = await supervisor.stop();
    rmSync(data, { recursive: true, force: true });
    return clean;
  };
  try {
    await supervisor.ready(readyMs);
  } catch (error) {
    await stop();
    throw error;
  }
  // Under `localhost` and not 127.0.0.1: that is the host people use, and cookies belong to it.
  const portalUrls = Object.fromEntries(
    portals.map(({ name, port }) => [name, `http://localhost:${settings[port]}`]),
  );
  const deskUrl = `http://localhost:${settings[desk.port]}`;
  return {
    shellUrl: portalUrls.shell,
    portalUrls,
    deskUrl,
    gatewayUrl,
    environment,
    processes,
    logs,
    stop,
  };
}
