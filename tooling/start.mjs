// `npm start`: sets up what is missing, starts gateway and shell in production mode, prints where
// they are, and stays until Ctrl-C or SIGTERM. Plain Node 20, nothing installed.
import { join } from 'node:path';
import { accountsTable } from './process/sandbox-accounts.mjs';
import { applications, dataDirectory, serverEnvironment } from './process/applications.mjs';
import { readSettings, requireFreePort } from './process/settings.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { build, install, main, nodeBinary } from './process/workspace.mjs';

/** A demo seed takes seconds; the full one writes 280,000 doctors. */
const readyLimit = { demo: 180_000, full: 1_800_000 };

await main(async () => {
  const settings = readSettings(process.env);
  const own = settings.gatewayUrl === null;
  await requireFreePort('SHELL_PORT', settings.shellPort);
  if (own) await requireFreePort('GATEWAY_PORT', settings.gatewayPort);

  let asked;
  const stopAsked = new Promise((settle) => {
    asked = settle;
  });
  // Ctrl-C arrives twice under npm, from the terminal and from npm; once is enough.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => asked('stop'));
  stopWhenNpmIsGone(() => asked('stop'));

  const prepared = await Promise.race([
    stopAsked,
    (async () => {
      await install();
      await build(applications.map(({ packageName }) => packageName));
      return 'go';
    })(),
  ]);
  if (prepared === 'stop') return 0;

  const gatewayUrl = settings.gatewayUrl ?? `http://127.0.0.1:${settings.gatewayPort}`;
  const supervisor = new Supervisor(join(dataDirectory(), 'logs'));
  const environment = serverEnvironment(settings, gatewayUrl);
  for (const application of applications) {
    if (application.name === 'gateway' && !own) continue;
    supervisor.start({
      name: application.name,
      node: nodeBinary(),
      entry: application.entry,
      cwd: application.directory,
      environment,
      readyUrl: `http://127.0.0.1:${settings[application.port]}/readyz`,
    });
  }
  const ready = supervisor.ready(readyLimit[settings.seed]).then(
    () => 'ready',
    (error) => error.message,
  );
  let end = await Promise.race([stopAsked, ready]);
  if (end === 'ready') {
    await announce(settings, gatewayUrl, supervisor.logs);
    end = await Promise.race([stopAsked, supervisor.fallen]);
  }
  if (end !== 'stop') console.error(end);
  const clean = await supervisor.stop();
  return end === 'stop' && clean ? 0 : 1;
});

async function announce(settings, gatewayUrl, logs) {
  const gateway = settings.gatewayUrl ?? `http://localhost:${settings.gatewayPort}`;
  const lines = [
    '',
    'Xinglin is running.',
    `  portal   http://localhost:${settings.shellPort}/`,
    `  channel  http://<partner>.h5.portal.localhost:${settings.shellPort}/`,
    `  gateway  ${gateway}/  (calls: /openapi.json)`,
    `  logs     ${logs}`,
  ];
  const accounts = settings.sandbox ? await accountsTable(gatewayUrl) : '';
  if (accounts) {
    lines.push(
      '',
      `Sandbox accounts (text messages: ${gateway}/sandbox/outbox?to=<mobile>)`,
      accounts,
    );
  }
  lines.push('', 'Ctrl-C stops everything.');
  console.log(lines.join('\n'));
}

/** Where a shell between npm and this process swallows npm's signal, npm's end is the signal. */
function stopWhenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
