// `npm run staff:add -- <account> <name> <role,role> [doctorId]`: adds a person to the staff of the hospital that this
// environment's settings name, beside its running gateway or without one, and prints the address of the invitation once.
import { join } from 'node:path';
import { applicationCalled, serverEnvironment } from './process/applications.mjs';
import { readSettings } from './process/settings.mjs';
import { build, install, main, run } from './process/workspace.mjs';

await main(async () => {
  const settings = readSettings(process.env);
  await install();
  const { directory, packageName } = applicationCalled('gateway');
  await build([packageName]);
  const env = serverEnvironment(settings, `http://127.0.0.1:${settings.gatewayPort}`);
  return run('node', [join(directory, 'dist/staff-add.js'), ...process.argv.slice(2)], {
    cwd: directory,
    env,
  });
});
