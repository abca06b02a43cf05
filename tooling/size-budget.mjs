// Checks in Chromium that no key page's first load is over its budget beyond the floor of the
// libraries. `--files` also lists what each page loads, the largest first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overBudget } from './bench/budget.mjs';
import { keyLoads } from './bench/first-load.mjs';
import { floorBytes } from './bench/floor.mjs';
import { keyPages } from './bench/key-pages.mjs';
import { requestLayerBudget, requestLayerBytes } from './bench/request-layer.mjs';
import { applicationCalled } from './process/applications.mjs';
import { startPortal } from './process/portal-run.mjs';
import { table } from './process/text-table.mjs';
import { main } from './process/workspace.mjs';

await main(async () => {
  const floor = await floorBytes();
  const portal = await startPortal();
  try {
    const loads = await keyLoads(portal.shellUrl, await keyPages(portal.gatewayUrl));
    const rows = Object.entries(loads).map(([name, { script, style }]) => [
      name,
      String(script),
      String(script - floor),
      String(style),
    ]);
    console.log(table(['page', 'JavaScript', 'own', 'CSS'], rows));
    if (process.argv.includes('--files')) {
      for (const [name, { files }] of Object.entries(loads)) {
        const largest = Object.entries(files).toSorted(([, one], [, other]) => other - one);
        const lines = largest.map(([file, bytes]) => [file, String(bytes)]);
        console.log(`\n${table([name, 'bytes'], lines)}`);
      }
    }
    const weights = JSON.parse(
      readFileSync(
        join(applicationCalled('shell').directory, 'dist/client/.vite/module-weights.json'),
        'utf8',
      ),
    );
    const requestLayer = await requestLayerBytes();
    console.log(`\nThe request layer alone: ${requestLayer} bytes, ${requestLayerBudget} allowed.`);
    const faults = overBudget(floor, loads, weights);
    if (requestLayer > requestLayerBudget)
      faults.push(`The request layer: ${requestLayer} bytes, ${requestLayerBudget} allowed.`);
    for (const fault of faults) console.error(fault);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await portal.stop();
  }
});
