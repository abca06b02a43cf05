// `npm run spec:coverage`: how much of the specification is built, per feature and per domain.
// A number may not fall below tooling/spec/baseline.json; `--update` writes what is built now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { table } from './process/text-table.mjs';
import { main, root } from './process/workspace.mjs';
import { builtPaths, servedCalls } from './spec/built.mjs';
import { baselineOf, callCoverage, losses, routeCoverage } from './spec/coverage.mjs';

const baselineFile = join(root, 'tooling/spec/baseline.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function print(kind, groups) {
  const rows = Object.entries(groups).map(([name, { built, total }]) => [
    name,
    String(built),
    String(total),
  ]);
  const sum = (key) => String(Object.values(groups).reduce((all, group) => all + group[key], 0));
  console.log(`\n${table([kind, 'built', 'of'], [...rows, ['all', sum('built'), sum('total')]])}`);
}

await main(async () => {
  const folder = resolve(root, process.env.XINGLIN_SPEC || '../shared/spec');
  if (!existsSync(join(folder, 'routes.json'))) {
    console.log(`No specification at ${folder}: coverage is not compared.`);
    return 0;
  }
  const current = {
    routes: routeCoverage(readJson(join(folder, 'routes.json')), await builtPaths()),
    calls: callCoverage(readJson(join(folder, 'calls.json')), await servedCalls()),
  };
  print('routes by feature', current.routes);
  print('calls by domain', current.calls);
  if (process.argv.includes('--update')) {
    writeFileSync(baselineFile, `${JSON.stringify(baselineOf(current), null, 2)}\n`);
    return 0;
  }
  const fallen = existsSync(baselineFile) ? losses(readJson(baselineFile), current) : [];
  for (const sentence of fallen) console.error(sentence);
  return fallen.length === 0 ? 0 : 1;
});
