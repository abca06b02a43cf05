import { foldCase, formsOf } from './match-route';
import { pathsOf, type RouteTable } from './route-row';

interface Entry {
  readonly feature: string;
  /** Of one form of a path: folded, a dynamic one as `:`. */
  readonly segments: readonly string[];
}

/**
 * The paths by which a browser knows which feature to load, by feature: each the shortest beginning that no other
 * feature has. `/my/helper/*` is it and all below, `/my/profile` it alone, `:` any one segment. A feature with a
 * splat shares what lies there.
 */
export function pathIndex(
  tables: Readonly<Record<string, RouteTable>>,
): Readonly<Record<string, readonly string[]>> {
  const index = Object.fromEntries(Object.keys(tables).map((id) => [id, new Set<string>()]));
  const entries = Object.entries(tables).flatMap(([feature, table]) =>
    Object.values(table)
      .flatMap(pathsOf)
      .flatMap(formsOf)
      .map((form): Entry => ({ feature, segments: segmentsOf(form) })),
  );
  collect('', entries, (feature, path) => index[feature]?.add(path));
  return Object.fromEntries(
    Object.entries(index).map(([feature, paths]) => [feature, [...paths].sort()]),
  );
}

/** Adds the paths of entries that begin alike. */
function collect(
  beginning: string,
  entries: readonly Entry[],
  add: (feature: string, path: string) => void,
): void {
  const depth = beginning.split('/').length - 1;
  for (const segment of new Set(entries.map(({ segments }) => segments[depth]))) {
    const group = entries.filter(({ segments }) => segments[depth] === segment);
    const path = segment === undefined ? beginning || '/' : `${beginning}/${segment}`;
    const isWhole = group.every(({ segments }) => segments.length <= depth + 1);
    const features = new Set(group.map(({ feature }) => feature));
    if (!isWhole && features.size > 1) collect(path, group, add);
    else for (const feature of features) add(feature, isWhole ? path : `${path}/*`);
  }
}

function segmentsOf(form: string): readonly string[] {
  return form
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : foldCase(segment)));
}
