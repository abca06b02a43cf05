// `npm run spec:coverage`: how much of the specification is built, per feature and per domain.
// A route counts when a portal composes it and a walk of the journeys has shown its page; one that is declared but has no
// page yet is counted apart, and so is a call that no page and no channel makes. Developers' pages, which production
// does not have, count by the test that serves them.
// A number may not fall below tooling/spec/baseline.json; `--update` writes what is built now.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { table } from './process/text-table.mjs';
import { main, root, run } from './process/workspace.mjs';
import { routePaths, servedCalls } from './spec/built.mjs';
import {
  baselineOf,
  callCoverage,
  callDifferences,
  callsNobodyMakes,
  losses,
  routeCoverage,
  walkedPaths,
} from './spec/coverage.mjs';
import { reasonedCalls } from './spec/reasoned-differences.mjs';
import { shownAnswers } from './spec/stand-in.mjs';
import { reasonOf } from './spec/unmade-calls.mjs';

const baselineFile = join(root, 'tooling/spec/baseline.json');
/** What walks have shown (docs/decisions/0057-counted-when-walked.md); the journeys' last walk corrects it. */
const walkedFile = join(root, 'tooling/spec/walked.json');
const lastWalkFiles = 'e2e/test-results/walked/*.json';
const standInFile = join(root, 'e2e/fixtures/specification-calls.json');
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
  const rows = differences.map(({ path, call, field, ours, specified, reason }) => [
    path ?? call,
    call === undefined
      ? `${field}${Array.isArray(ours) && field === 'query' ? `: not ${ours.join(', ')}` : ''}`
      : `${field}: ${ours}, not ${specified}`,
    reason ?? 'NO REASON',
  ]);
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
  const specCalls = readJson(join(folder, 'calls.json'));
  const served = await servedCalls();
  const record = existsSync(walkedFile) ? readJson(walkedFile) : [];
  const lastWalk = globSync(lastWalkFiles, { cwd: root }).map((file) => readJson(join(root, file)));
  const walked = walkedPaths(record, lastWalk);
  const current = {
    routes: routeCoverage(specRoutes, paths, [...walked, ...paths.developers]),
    calls: callCoverage(specCalls, served),
  };
  print('routes by feature', current.routes, {
    built: 'with a page that was walked',
    composed: 'composed, not walked',
    declared: 'declared only',
    total: 'of',
  });
  printDifferences(paths.differences);
  print('calls by domain', current.calls, {
    built: 'built',
    unreached: 'of them made by no page',
    total: 'of',
  });
  const because = ({ call, field }) =>
    reasonedCalls.find((one) => one.call === call && one.field === field)?.reason;
  const differences = callDifferences(specCalls, served).map((one) => ({
    ...one,
    reason: because(one),
  }));
  printDifferences(differences);
  const unmade = callsNobodyMakes(served).map(({ name, path }) => ({
    name,
    path,
    reason: reasonOf(name),
  }));
  const unmadeRows = unmade.map(({ name, path, reason }) => [name, path, reason ?? 'NO REASON']);
  console.log(`\n${table(['made by no page and no channel', 'path', 'because'], unmadeRows)}`);
  const standIn = `${JSON.stringify(shownAnswers(specCalls), null, 2)}\n`;
  if (process.argv.includes('--update')) {
    writeFileSync(baselineFile, `${JSON.stringify(baselineOf(current), null, 2)}\n`);
    writeFileSync(walkedFile, `${JSON.stringify(walked, null, 2)}\n`);
    writeFileSync(standInFile, standIn);
    return run('oxfmt', [baselineFile, walkedFile, standInFile]);
  }
  const fallen = existsSync(baselineFile) ? losses(readJson(baselineFile), current) : [];
  const unexplained = [...paths.differences, ...differences].filter(({ reason }) => !reason);
  const faults = [
    ...fallen,
    ...unexplained.map(
      ({ path, call, field }) => `${path ?? call}: ${field} differs without a reason.`,
    ),
    ...unmade.flatMap(({ name, reason }) =>
      reason === undefined ? [`${name} is made by no page, without a reason.`] : [],
    ),
    ...(isDeepStrictEqual(readJson(standInFile), JSON.parse(standIn))
      ? []
      : ['The stand-in for a gateway is stale: run `npm run spec:coverage -- --update`.']),
  ];
  for (const sentence of faults) console.error(sentence);
  return faults.length === 0 ? 0 : 1;
});
