import type { RouteRow } from '../route-row';

/** One entry of the specification's route table; null where its documents do not show it. */
export interface SpecifiedRoute {
  readonly path: string;
  readonly aliases: readonly string[];
  readonly auth: boolean | null;
  readonly binding: boolean | null;
  readonly query: readonly string[];
  readonly params: readonly string[];
  readonly partners: readonly string[];
  readonly redirectTo: string | null;
  readonly fullPageLoad: boolean;
  readonly cacheMaxAge: number | null;
  readonly parent: string | null;
  readonly kind: string;
  readonly feature: string;
}

/** What may differ; `path` is a path that only one of the two tables has. */
export type ComparedField =
  | 'path'
  | 'feature'
  | 'kind'
  | 'aliases'
  | 'params'
  | 'query'
  | 'login'
  | 'binding'
  | 'partners'
  | 'redirectTo'
  | 'fullPageLoad'
  | 'cacheControlMaxAge'
  | 'parent';

/** One difference between our tables and the specification's. */
export interface Difference {
  readonly path: string;
  readonly field: ComparedField;
  readonly ours: unknown;
  readonly specified: unknown;
}

/**
 * Every difference between route tables and the specification's, path by path. What the specification does not
 * show is not compared, nor the query of a row that leaves it to its page.
 */
export function compareSpecification(
  table: Readonly<Record<string, RouteRow>>,
  specification: readonly SpecifiedRoute[],
): readonly Difference[] {
  const ours = new Map(Object.entries(table).map(([name, row]) => [row.path, { name, row }]));
  const specified = new Set(specification.map(({ path }) => path));
  const unknown = [...ours.keys()]
    .filter((path) => !specified.has(path))
    .map((path): Difference => ({ path, field: 'path', ours: path, specified: null }));
  const compared = specification.flatMap((entry): readonly Difference[] => {
    const found = ours.get(entry.path);
    if (!found) return [{ path: entry.path, field: 'path', ours: null, specified: entry.path }];
    return compareRow(found.name, found.row, entry, ours);
  });
  return [...unknown, ...compared];
}

function compareRow(
  name: string,
  row: RouteRow,
  entry: SpecifiedRoute,
  all: ReadonlyMap<string, unknown>,
): readonly Difference[] {
  const requires = row.requires ?? [];
  const pairs: readonly (readonly [ComparedField, unknown, unknown])[] = [
    ['feature', name.split('.')[0], entry.feature],
    ['kind', row.kind ?? 'page', entry.kind],
    ['aliases', row.aliases ?? [], entry.aliases],
    ['params', [...row.path.matchAll(/:(\w+)/g)].map(([, param]) => param), entry.params],
    ['query', row.query ?? entry.query, entry.query],
    ['login', requires.includes('login'), entry.auth ?? requires.includes('login')],
    ['binding', requires.includes('binding'), entry.binding ?? requires.includes('binding')],
    ['partners', row.partners ?? [], entry.partners],
    ['redirectTo', row.redirectTo ?? null, entry.redirectTo],
    ['fullPageLoad', row.fullPageLoad ?? false, entry.fullPageLoad],
    [
      'cacheControlMaxAge',
      entry.cacheMaxAge === null ? null : row.cacheControlMaxAge,
      entry.cacheMaxAge,
    ],
    [
      'parent',
      entry.parent !== null && all.has(entry.parent) && row.path.startsWith(`${entry.parent}/`)
        ? entry.parent
        : null,
      entry.parent,
    ],
  ];
  return pairs
    .filter(([, left, right]) => JSON.stringify(left) !== JSON.stringify(right))
    .map(([field, left, right]) => ({ path: row.path, field, ours: left, specified: right }));
}

/** A difference that is meant. */
export interface ReasonedDifference {
  readonly path: string;
  readonly field: ComparedField;
  readonly reason: string;
}

/** The differences that have no reason, and the reasons that no longer have a difference. */
export function judgeDifferences(
  differences: readonly Difference[],
  reasoned: readonly ReasonedDifference[],
): { readonly unexplained: readonly Difference[]; readonly stale: readonly ReasonedDifference[] } {
  const same = (one: { path: string; field: string }, other: { path: string; field: string }) =>
    one.path === other.path && one.field === other.field;
  return {
    unexplained: differences.filter((one) => !reasoned.some((other) => same(one, other))),
    stale: reasoned.filter((one) => !differences.some((other) => same(one, other))),
  };
}
