// Owns: how much of the specification's two tables is built: pure functions over data.
// Must not know: where the tables and the sources lie.
// Used by: `npm run spec:coverage`.

/** The features whose routes are pages of this product. */
const notBuilt = new Set(['external', 'redacted']);

/** A call's path may stand for a family, or hide a part: `*` and `...` are any text. */
function pattern(fragment) {
  const escaped = fragment
    .split(/\*|\.{3}/u)
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
 * Routes per feature: an entry is built when its path and every alias lead to a page that a walk has shown, composed when
 * they do and no walk has, and declared when its path is a row that waits for a page.
 */
export function routeCoverage(specRoutes, paths, walkedPathsOfPages) {
  const composed = new Set(paths.built);
  const walked = new Set(walkedPathsOfPages);
  const declared = new Set(paths.declared);
  const allIn = (set, { path, aliases }) => [path, ...aliases].every((one) => set.has(one));
  return tally(
    specRoutes.filter(({ feature }) => !notBuilt.has(feature)),
    ({ feature }) => feature,
    {
      built: (entry) => allIn(composed, entry) && allIn(walked, entry),
      composed: (entry) => allIn(composed, entry) && !allIn(walked, entry),
      declared: ({ path }) => declared.has(path),
    },
  );
}

/**
 * The names of the query that the specification gives a path and that no page behind it reads.
 * @param {Map<string, readonly string[] | undefined>} pageFiles of the built rows, by path; undefined for one that leads on
 * @param {(pageFile: string) => Set<string>} readBy
 */
export function queryDifferences(specRoutes, pageFiles, readBy) {
  return specRoutes.flatMap(({ path, query = [] }) => {
    const files = query.length === 0 ? undefined : pageFiles.get(path);
    if (!files) return [];
    const read = files.map(readBy);
    const missing = query.filter((name) => !read.some((names) => names.has(name)));
    return missing.length === 0 ? [] : [{ path, field: 'query', ours: missing, specified: query }];
  });
}

/** The served calls that one of the specification's is: by its whole path, by its name, or by what is shown of its path. */
function servedAs({ id, path, pathShown }, served) {
  if (pathShown === 'full') return served.filter((call) => call.path === path);
  if (pathShown === 'none') return served.filter((call) => call.name === id);
  // Nothing but a prefix is shown: the name says which of the calls behind it is meant.
  if (path.endsWith('...')) return served.filter((call) => call.name === id);
  // A family's calls need not be alike.
  return path.includes('*') ? [] : served.filter((call) => pattern(path).test(call.path));
}

/** How calls are asked otherwise than the specification says, one difference a call and field. */
export function callDifferences(specCalls, served) {
  const seen = new Set();
  return specCalls.flatMap((specified) => {
    const calls = servedAs(specified, served);
    // One path may be asked in two ways, and each of them is a call.
    const alike = calls.filter(({ method }) => method === specified.method);
    return (alike.length > 0 ? alike : calls).flatMap((call) =>
      ['method', 'encoding', 'timeoutMs']
        .filter((field) => call[field] !== specified[field])
        .map((field) => ({
          call: call.name,
          field,
          ours: call[field],
          specified: specified[field],
        }))
        .filter(({ call: name, field }) => {
          const key = `${name} ${field}`;
          if (seen.has(key)) return false;
          seen.add(key);
          return true;
        }),
    );
  });
}

/** The served calls that nothing a person opens makes, in the order of the alphabet. */
export function callsNobodyMakes(served) {
  return served
    .filter(({ isReached }) => !isReached)
    .map(({ name, path }) => ({ name, path }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * The paths that a walk has shown: those on record, corrected by what the last walk asked for.
 * @param {readonly string[]} record
 * @param {readonly { asked: readonly string[], shown: readonly string[] }[]} last the parts of that walk
 */
export function walkedPaths(record, last) {
  const asked = new Set(last.flatMap((part) => part.asked));
  const kept = record.filter((path) => !asked.has(path));
  return [...new Set([...kept, ...last.flatMap((part) => part.shown)])].toSorted();
}

/**
 * Calls per domain: a full path must be served as it is, a fragment must occur in a served path,
 * and a capability without a path is found by its name.
 */
export function callCoverage(specCalls, servedCalls) {
  const paths = servedCalls.map(({ path }) => path);
  const names = new Set(servedCalls.map(({ name }) => name));
  const isBuilt = ({ id, path, pathShown }) => {
    if (pathShown === 'full') return paths.includes(path);
    if (pathShown === 'fragment' && path.endsWith('...'))
      return servedCalls.some((call) => call.name === id && pattern(path).test(call.path));
    if (pathShown === 'fragment') return paths.some((served) => pattern(path).test(served));
    return names.has(id);
  };
  return tally(specCalls, ({ domain }) => domain, {
    built: isBuilt,
    unreached: (entry) => {
      const calls = servedAs(entry, servedCalls);
      return calls.length > 0 && calls.every(({ isReached }) => isReached === false);
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
