// Owns: what the sources serve: paths that lead to a page in a portal, calls with a mounted handler, and what reaches them.
// Must not know: how much of the specification that is.
// Used by: `npm run spec:coverage`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { besideCalls } from './beside-calls.mjs';
import { queryDifferences } from './coverage.mjs';
import { reasonedQueries } from './reasoned-differences.mjs';
import { portals } from '../process/applications.mjs';
import { root } from '../process/workspace.mjs';
import { sourceGraph } from '../test/source-graph.mjs';

async function load(entry) {
  const { module } = await runnerImport(join(root, entry), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

/** The page files, from the root, of route names in packages that some portal composes. */
function pagesOfPortals() {
  const pages = new Map();
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
      const pageFile = join(dirname(file), `${page}.tsx`);
      if (existsSync(resolve(root, pageFile)))
        pages.set(name, [...(pages.get(name) ?? []), pageFile]);
    }
  }
  return pages;
}

/** The names of the query that a page reads, by the words `query.get('name')` and `filters: { name: …` in its files. */
function queryReader(graph) {
  return (pageFile) => {
    const files = [...graph.filesOf(pageFile)].filter((file) => /\.tsx?$/u.test(file));
    const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const read = sources.matchAll(/\bquery\.(?:get|has|getAll)\(\s*'([\w-]+)'/gu);
    // The kit of lists reads what a page's filters name.
    const filters = [...sources.matchAll(/\bfilters(?: =|:) \{([^}]*)\}/gu)].flatMap(
      ([, inner]) => [...inner.matchAll(/([\w-]+)\s*:/gu)],
    );
    return new Set([...read, ...filters].map(([, name]) => name));
  };
}

/**
 * Every path, aliases included, that shows a page or leads on, those of developers apart as well, every path that is
 * declared without a page, and
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
  // A portal under development shows these alone; their own test serves them, as no build that a walk opens has them.
  const developers = Object.entries(declared)
    .filter(([name, { kind }]) => kind === 'test' && pages.has(name))
    .map(([, row]) => row);
  const isBuilt = ([name, row]) => row.redirectTo !== undefined || pages.has(row.sameAs ?? name);
  const differences = [
    ...compareSpecification({ ...routes, ...declared, ...external }, specRoutes),
    ...queryDifferences(
      specRoutes,
      new Map(rows.filter(isBuilt).map(([name, row]) => [row.path, pages.get(row.sameAs ?? name)])),
      queryReader(sourceGraph(root)),
    ),
  ];
  const because = [...reasons.reasonedDifferences, ...reasonedQueries];
  return {
    built: [...rows.filter(isBuilt).map(([, row]) => row), ...developers].flatMap(pathsOf),
    developers: developers.flatMap(pathsOf),
    declared: Object.values(declared)
      .filter((row) => !developers.includes(row))
      .flatMap(pathsOf),
    differences: differences.map(({ path, field, ours }) => ({
      path,
      field,
      ours,
      reason: because.find(
        (one) =>
          one.path === path &&
          one.field === field &&
          (one.names === undefined || isDeepStrictEqual(one.names, ours)),
      )?.reason,
    })),
  };
}

/** The sources that run for a person: every page and channel, and what the portals start with. */
function sourcesInUse() {
  const graph = sourceGraph(root);
  const starts = [
    ...globSync('{packages,partners}/*/src/**/*.page.tsx', { cwd: root }),
    ...globSync('partners/*/src/index.ts', { cwd: root }),
    ...globSync('apps/*/src/entry.{client,server}.{ts,tsx}', { cwd: root }),
  ];
  const files = new Set(starts.flatMap((start) => [...graph.filesOf(start)]));
  // The contract and what is built from it name every call; only its users count.
  const isUse = (file) =>
    /\.tsx?$/u.test(file) && !/\/generated\/|^packages\/contract\//u.test(file);
  return [...files].filter(isUse).map((file) => readFileSync(join(root, file), 'utf8'));
}

/** The names of calls that some source in use makes: by its hook, its endpoint, its row or its path. */
function callsMade(sources, paths) {
  const made = new Set();
  const uses =
    /\buse(?:Lazy)?([A-Z]\w*?)(?:Parts)?(?:Infinite)?(?:Query|Mutation)(?:State)?\b|\bendpoints\.(\w+?)(?:Parts)?\b(?!\w)|\b\w+Calls\.(\w+)/gu;
  for (const source of sources) {
    for (const [, hook, endpoint, row] of source.matchAll(uses))
      made.add(hook === undefined ? (endpoint ?? row) : hook[0].toLowerCase() + hook.slice(1));
    for (const [, names] of source.matchAll(/\bconst \{([^}]*)\} =\s+\w+\.endpoints\b/gu))
      for (const [name] of names.matchAll(/\w+/gu)) made.add(name);
    for (const [name, path] of paths) if (source.includes(`'${path}'`)) made.add(name);
  }
  return made;
}

/**
 * Every call of a domain the gateway declares; one with a missing handler does not compile. `isReached` says whether
 * some page, channel or start-up makes it.
 */
export async function servedCalls() {
  const { domains } = await load('packages/contract/src/index.ts');
  const sources = globSync('apps/gateway/src/**/domain.ts', {
    cwd: root,
  })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const paths = Object.values(domains).flatMap((calls) =>
    Object.entries(calls).map(([name, { path }]) => [name, path]),
  );
  const inUse = sourcesInUse();
  const made = callsMade(inUse, paths);
  const rows = Object.entries(domains)
    .filter(([domain]) => new RegExp(String.raw`\bcalls: ${domain},`, 'u').test(sources))
    .flatMap(([, calls]) =>
      Object.entries(calls).map(
        ([name, { path, method = 'POST', encoding, timeoutMs = 8000 }]) => ({
          name,
          path,
          method,
          encoding: method === 'GET' ? 'query' : (encoding ?? 'json'),
          timeoutMs,
          isReached: made.has(name),
        }),
      ),
    );
  return [...rows, ...besideCalls.map((call) => besideCall(call, inUse))];
}

/** A call that is no row of the contract; fails when what answers it is gone. */
function besideCall({ answeredBy, named, ...call }, inUse) {
  if (!readFileSync(join(root, answeredBy), 'utf8').includes(named))
    throw new Error(`${answeredBy} does not answer ${named} any longer.`);
  // The server's own file names its path as well, so that only the way in which a page writes it counts.
  const isReached = inUse.some((source) => source.includes(`}${call.path}`));
  return { ...call, timeoutMs: 8000, isReached };
}
