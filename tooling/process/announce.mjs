// Owns: what start and dev print once everything runs.
// Used by: start and dev.
import { desk, portals } from './applications.mjs';
import { accountsTable } from './sandbox-accounts.mjs';

/** Prints where the portal is, and the sandbox's accounts where there is a sandbox. */
export async function announce(settings, gatewayUrl, logs) {
  const gateway = settings.gatewayUrl ?? `http://localhost:${settings.gatewayPort}`;
  const [main, ...further] = portals;
  const hosts = process.env.PORTAL_HOSTS;
  const addressOf = ({ port }) => `http://localhost:${settings[port]}/`;
  const lines = [
    '',
    'Xinglin is running.',
    ...(hosts
      ? [`  portal   port ${settings[main.port]}, for ${hosts}`]
      : [
          `  portal   ${addressOf(main)}`,
          `  channel  http://<partner>.h5.portal.localhost:${settings[main.port]}/`,
        ]),
    ...further.map((one) => `  ${one.name.padEnd(8)} ${addressOf(one)}`),
    `  staff    ${addressOf(desk)}${settings.sandbox ? '  (sign in by one tap)' : ''}`,
    `  gateway  ${gateway}/${settings.sandbox ? '  (calls: /openapi.json)' : ''}`,
    ...(logs === null ? [] : [`  logs     ${logs}`]),
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
