// `npm run doctor`: looks at what `npm start` would start with in this environment (settings, ports, database, clock,
// disk, keys), says what to mend, and ends with 1 where something would not run. Starts nothing.
import { join } from 'node:path';
import { serverEnvironment } from './process/applications.mjs';
import { readSettings, startedApplications } from './process/settings.mjs';
import { build, install, main, run } from './process/workspace.mjs';

await main(async () => {
  const settings = readSettings(process.env);
  await install();
  const chosen = startedApplications(settings);
  await build(chosen.map(({ packageName }) => packageName));
  const gatewayUrl = settings.gatewayUrl ?? `http://127.0.0.1:${settings.gatewayPort}`;
  const env = serverEnvironment(settings, gatewayUrl);
  const codes = [];
  for (const { name, directory, entry } of chosen) {
    console.log(`\n${name}`);
    const isGateway = name === 'gateway';
    const parameters = isGateway ? [join(directory, 'dist/doctor.js')] : [entry, '--check'];
    codes.push(await run('node', parameters, { cwd: directory, env }));
  }
  return codes.every((code) => code === 0) ? 0 : 1;
});
