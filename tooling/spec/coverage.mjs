// Owns: how much of the specification's two tables is built: pure functions over data.
// Must not know: where the tables and the sources lie.
// Used by: `npm run spec:coverage`.

/** The features whose routes are pages of this product. */
const notBuilt = new Set(['external', 'redacted']);

/** A call's path may stand for a family: `*` is any text. */
function pattern(fragment) {
  const escaped = fragment
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(escaped.join('.*'), 'u');
}

/** For each group of entries how many there are, and how many pass each of the named tests. */
function tally(entries, groupOf, tests) {
  const groups = new Map();
  for (const entry of entries) {
    const none = Object.fromEntries(Object.keys(tests).map((key) => [key, 0]));
    const group = groups.get(groupOf(entry)) ?? { ...none, total: 0 };
    group.total += 1;
    for (const [key, passes] of Object.entries(tests)) if (passes(entry)) group[key] += 1;
    groups.set(groupOf(entry), group);
  }
  return Object.fromEntries(
    [...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  );
}

/**
 * Routes per feature: an entry is built when its path and every alias lead to a page, and declared when its path
 * is a row that waits for one.
 */
export function routeCoverage(specRoutes, builtPaths, declaredPaths) {
  const built = new Set(builtPaths);
  const declared = new Set(declaredPaths);
  return tally(
    specRoutes.filter(({ feature }) => !notBuilt.has(feature)),
    ({ feature }) => feature,
    {
      built: ({ path, aliases }) => [path, ...aliases].every((one) => built.has(one)),
      declared: ({ path }) => declared.has(path),
    },
  );
}

/**
 * Calls per domain: a full path must be served as it is, a fragment must occur in a served path,
 * and a capability without a path is found by its name.
 */
export function callCoverage(specCalls, servedCalls) {
  const paths = servedCalls.map(({ path }) => path);
  const names = new Set(servedCalls.map(({ name }) => name));
  return tally(specCalls, ({ domain }) => domain, {
    built: ({ id, path, pathShown }) => {
      if (pathShown === 'full') return paths.includes(path);
      if (pathShown === 'fragment') return paths.some((served) => pattern(path).test(served));
      return names.has(id);
    },
  });
}

/** One sentence for each number that is lower than the baseline's. */
export function losses(baseline, current) {
  return Object.entries(baseline).flatMap(([kind, groups]) =>
    Object.entries(groups).flatMap(([group, before]) => {
      const now = current[kind]?.[group]?.built ?? 0;
      return now < before ? [`${kind} of ${group}: ${now}, the baseline says ${before}.`] : [];
    }),
  );
}

/** What the baseline file holds of a coverage: the built numbers that are not zero. */
export function baselineOf(current) {
  return Object.fromEntries(
    Object.entries(current).map(([kind, groups]) => [
      kind,
      Object.fromEntries(
        Object.entries(groups)
          .filter(([, { built }]) => built > 0)
          .map(([group, { built }]) => [group, built]),
      ),
    ]),
  );
}
