// `npm run dev`: gateway, portals and staff app from their sources. Pages reload by Vite; the gateway is
// bundled again at each change and restarted. Output goes to this terminal.
import { join } from 'node:path';
import { announce } from './process/announce.mjs';
import { applicationCalled, desk, portals, serverEnvironment } from './process/applications.mjs';
import { requireDistinctMetrics, withMetrics } from './process/metrics-addresses.mjs';
import { runSession } from './process/session.mjs';
import { readSettings, requireFreePort, startedApplications } from './process/settings.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { build, install, main, nodeBinary } from './process/workspace.mjs';

await main(async () => {
  const settings = readSettings(process.env);
  const own = settings.gatewayUrl === null;
  for (const { port, portSetting } of startedApplications(settings))
    await requireFreePort(portSetting, settings[port]);
  requireDistinctMetrics(process.env);
  const gatewayUrl = settings.gatewayUrl ?? `http://127.0.0.1:${settings.gatewayPort}`;
  const gateway = applicationCalled('gateway');

  return runSession({
    prepare: async () => {
      await install();
      if (own) await build([gateway.packageName]);
    },
    start: () => {
      const supervisor = new Supervisor(null);
      const environment = {
        SANDBOX_PEOPLE: settings.sandbox ? '1' : '0',
        ...serverEnvironment(settings, gatewayUrl),
        NODE_ENV: 'development',
      };
      const node = nodeBinary();
      if (own) {
        const readyUrl = `http://127.0.0.1:${settings.gatewayPort}/readyz`;
        const bundler = join(gateway.directory, 'node_modules/tsup/dist/cli-default.js');
        const cwd = gateway.directory;
        supervisor.start({
          name: 'bundler',
          node,
          entry: bundler,
          parameters: ['--watch', '--no-clean'],
          cwd,
          environment,
          readyUrl,
        });
        const nodeOptions = ['--watch', '--watch-preserve-output'];
        supervisor.start({
          name: 'gateway',
          node,
          nodeOptions,
          entry: gateway.entry,
          cwd,
          environment,
          readyUrl,
        });
      }
      for (const portal of [...portals, desk]) {
        const { name, directory, port } = portal;
        supervisor.start({
          name,
          node,
          entry: join(directory, 'dev.ts'),
          cwd: directory,
          environment: withMetrics(portal, environment),
          readyUrl: `http://127.0.0.1:${settings[port]}/readyz`,
        });
      }
      return supervisor;
    },
    readyLimit: 180_000,
    announce: () => announce(settings, gatewayUrl, null),
  });
});
