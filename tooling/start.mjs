// `npm start`: sets up what is missing, starts gateway, portals and staff app in production mode, prints where
// they are, and stays until Ctrl-C or SIGTERM. Plain Node 20, nothing installed.
import { join } from 'node:path';
import { announce } from './process/announce.mjs';
import { dataDirectory, serverEnvironment } from './process/applications.mjs';
import { requireDistinctMetrics, withMetrics } from './process/metrics-addresses.mjs';
import { RestartPolicy } from './process/restart-policy.mjs';
import { runSession } from './process/session.mjs';
import { readSettings, requireFreePort, startedApplications } from './process/settings.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { build, install, main, nodeBinary } from './process/workspace.mjs';

/** Milliseconds. A demo seed takes seconds; the full one writes 280,000 doctors. */
const readyLimit = { none: 180_000, demo: 180_000, full: 1_800_000 };

await main(async () => {
  const settings = readSettings(process.env);
  const chosen = startedApplications(settings);
  for (const { port, portSetting } of chosen) await requireFreePort(portSetting, settings[port]);
  requireDistinctMetrics(process.env);
  const gatewayUrl = settings.gatewayUrl ?? `http://127.0.0.1:${settings.gatewayPort}`;
  const logs = join(dataDirectory(), 'logs');

  return runSession({
    prepare: async () => {
      await install();
      await build(chosen.map(({ packageName }) => packageName));
    },
    start: () => {
      const supervisor = new Supervisor(logs);
      const environment = {
        SANDBOX_PEOPLE: settings.sandbox ? '1' : '0',
        ...serverEnvironment(settings, gatewayUrl),
      };
      for (const application of chosen) {
        const { name, entry, directory, port } = application;
        supervisor.start({
          name,
          node: nodeBinary(),
          entry,
          cwd: directory,
          environment: withMetrics(application, environment),
          readyUrl: `http://127.0.0.1:${settings[port]}/readyz`,
          restarts: new RestartPolicy(),
        });
      }
      return supervisor;
    },
    readyLimit: readyLimit[settings.seed],
    announce: () => announce(settings, gatewayUrl, logs),
  });
});
