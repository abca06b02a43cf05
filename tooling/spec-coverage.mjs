// `npm run spec:coverage`: how much of the specification is built, per feature and per domain.
// A route that is declared but has no page yet is counted apart.
// A number may not fall below tooling/spec/baseline.json; `--update` writes what is built now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { table } from './process/text-table.mjs';
import { main, root } from './process/workspace.mjs';
import { routePaths, servedCalls } from './spec/built.mjs';
import { baselineOf, callCoverage, losses, routeCoverage } from './spec/coverage.mjs';

const baselineFile = join(root, 'tooling/spec/baseline.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function print(kind, groups, columns) {
  const keys = Object.keys(columns);
  const sum = (key) => Object.values(groups).reduce((all, group) => all + group[key], 0);
  const rows = Object.entries(groups).map(([name, group]) => [
    name,
    ...keys.map((key) => String(group[key])),
  ]);
  const sums = ['all', ...keys.map((key) => String(sum(key)))];
  console.log(`\n${table([kind, ...Object.values(columns)], [...rows, sums])}`);
}

function printDifferences(differences) {
  const rows = differences.map(({ path, field, reason }) => [path, field, reason ?? 'NO REASON']);
  console.log(`\n${table(['differs from the specification', 'in', 'because'], rows)}`);
}

await main(async () => {
  const folder = resolve(root, process.env.XINGLIN_SPEC || '../shared/spec');
  if (!existsSync(join(folder, 'routes.json'))) {
    console.log(`No specification at ${folder}: coverage is not compared.`);
    return 0;
  }
  const specRoutes = readJson(join(folder, 'routes.json'));
  const paths = await routePaths(specRoutes);
  const current = {
    routes: routeCoverage(specRoutes, paths.built, paths.declared),
    calls: callCoverage(readJson(join(folder, 'calls.json')), await servedCalls()),
  };
  print('routes by feature', current.routes, {
    built: 'with a working page',
    declared: 'declared only',
    total: 'of',
  });
  printDifferences(paths.differences);
  print('calls by domain', current.calls, { built: 'built', total: 'of' });
  if (process.argv.includes('--update')) {
    writeFileSync(baselineFile, `${JSON.stringify(baselineOf(current), null, 2)}\n`);
    return 0;
  }
  const fallen = existsSync(baselineFile) ? losses(readJson(baselineFile), current) : [];
  for (const sentence of fallen) console.error(sentence);
  return fallen.length === 0 ? 0 : 1;
});
