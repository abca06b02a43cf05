// Owns: what the sources serve: paths that lead to a page in a portal, calls with a mounted handler.
// Must not know: the specification.
// Used by: `npm run spec:coverage`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { portals } from '../process/applications.mjs';
import { root } from '../process/workspace.mjs';

async function load(entry) {
  const { module } = await runnerImport(join(root, entry), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

/** The route names that have a page file in a package that some portal composes. */
function pagesOfPortals() {
  const names = new Set();
  const dependencies = Object.assign(
    {},
    ...portals.map(
      ({ directory }) =>
        JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')).dependencies,
    ),
  );
  for (const file of globSync('{packages,partners}/*/src/**/*.ts', { cwd: root })) {
    const [kind, packageFolder] = file.split('/');
    if (file.endsWith('.test.ts')) continue;
    const name = kind === 'partners' ? `partner-${packageFolder}` : packageFolder;
    if (!(`@xinglin/${name}` in dependencies)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    for (const match of source.matchAll(
      /['"](?<name>[\w-]+\.\w+)['"]:[^'"]*?import\(\s*['"](?<page>[^'"]+)['"]/gu,
    )) {
      const { name, page } = match.groups;
      if (existsSync(resolve(root, dirname(file), `${page}.tsx`))) names.add(name);
    }
  }
  return names;
}

/**
 * Every path, aliases included, that shows a page or leads on, every path that is declared without a page, and
 * the differences between both and the specification's table, with their reasons.
 */
export async function routePaths(specRoutes) {
  const [{ routes, pathsOf }, { declared, external }, { compareSpecification }, reasons] =
    await Promise.all([
      load('packages/routes/src/index.ts'),
      load('packages/routes/src/declared/index.ts'),
      load('packages/routes/src/specification/compare-specification.ts'),
      load('packages/routes/src/specification/reasoned-differences.ts'),
    ]);
  const pages = pagesOfPortals();
  const rows = Object.entries(routes);
  const isBuilt = ([name, row]) => row.redirectTo !== undefined || pages.has(row.sameAs ?? name);
  const differences = compareSpecification({ ...routes, ...declared, ...external }, specRoutes);
  return {
    built: rows.filter(isBuilt).flatMap(([, row]) => pathsOf(row)),
    declared: Object.values(declared).flatMap(pathsOf),
    differences: differences.map(({ path, field }) => ({
      path,
      field,
      reason: reasons.reasonedDifferences.find((one) => one.path === path && one.field === field)
        ?.reason,
    })),
  };
}

/** Every call of a domain the gateway declares; one with a missing handler does not compile. */
export async function servedCalls() {
  const { domains } = await load('packages/contract/src/index.ts');
  const sources = globSync('apps/gateway/src/**/domain.ts', {
    cwd: root,
  })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  return Object.entries(domains)
    .filter(([domain]) => new RegExp(String.raw`\bcalls: ${domain},`, 'u').test(sources))
    .flatMap(([, calls]) => Object.entries(calls).map(([name, { path }]) => ({ name, path })));
}
