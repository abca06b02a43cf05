// Owns: what start and dev print once everything runs.
// Used by: start and dev.
import { accountsTable } from './sandbox-accounts.mjs';

/** Prints where the portal is, and the sandbox's accounts where there is a sandbox. */
export async function announce(settings, gatewayUrl, logs) {
  const gateway = settings.gatewayUrl ?? `http://localhost:${settings.gatewayPort}`;
  const lines = [
    '',
    'Xinglin is running.',
    `  portal   http://localhost:${settings.shellPort}/`,
    `  channel  http://<partner>.h5.portal.localhost:${settings.shellPort}/`,
    `  gateway  ${gateway}/  (calls: /openapi.json)`,
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
