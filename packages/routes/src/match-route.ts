import { pathsOf, type RouteName, type RouteRow, type RouteTable } from './route-row';

/** The route a path leads to. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly row: RouteRow;
  /** The path or alias that matched, as declared. */
  readonly path: string;
  /** Decoded; a splat's rest is under `*`. */
  readonly params: Readonly<Record<string, string>>;
}

interface Leaf {
  readonly name: RouteName;
  readonly row: RouteRow;
  readonly path: string;
  /** The path without its optional segments, or with them as required ones. */
  readonly form: string;
  readonly score: number;
  readonly order: number;
}

interface Node {
  readonly literal: Map<string, Node>;
  dynamic: Node | null;
  leaves: Leaf[];
  splats: Leaf[];
}

const newNode = (): Node => ({ literal: new Map(), dynamic: null, leaves: [], splats: [] });

/** Only ASCII folds, as in a regular expression with the i flag over ASCII paths. */
export const foldCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * A path once with and once without each optional segment, in react-router's order: `/a/:b?` is `/a/:b`, then `/a`.
 */
export function formsOf(path: string): readonly string[] {
  if (!path.includes('?')) return [path];
  const forms = path
    .split('/')
    .reduceRight<string[][]>(
      (rests, segment) => {
        const kept = rests.map((rest) => [segment.replace(/\?$/, ''), ...rest]);
        return segment.endsWith('?') ? [...kept, ...rests] : kept;
      },
      [[]],
    )
    .map((segments) => segments.join('/'));
  return forms.map((form) => (form === '' ? '/' : form));
}

/** react-router's rank of a path: the more literal segments, the higher. */
function scoreOf(path: string): number {
  const segments = (path.startsWith('/') ? path : `/${path}`).split('/');
  let score = segments.length;
  for (const segment of segments) {
    if (segment === '*') score -= 2;
    else if (segment === '') score += 1;
    else score += segment.startsWith(':') ? 3 : 10;
  }
  return score;
}

function buildTree(table: RouteTable): Node {
  const root = newNode();
  let order = 0;
  for (const [name, row] of Object.entries(table)) {
    for (const path of pathsOf(row)) {
      for (const form of formsOf(path)) {
        // Object.entries widens the keys of a table to string; they are its names.
        const leaf: Leaf = {
          name: name as RouteName,
          row,
          path,
          form,
          score: scoreOf(form),
          order: order++,
        };
        addLeaf(root, leaf);
      }
    }
  }
  return root;
}

function addLeaf(root: Node, leaf: Leaf): void {
  const segments = leaf.form.split('/').filter((segment) => segment !== '');
  const isSplat = segments.at(-1) === '*';
  let node = root;
  for (const segment of isSplat ? segments.slice(0, -1) : segments) {
    if (segment.startsWith(':')) {
      node = node.dynamic ??= newNode();
    } else {
      const key = foldCase(segment);
      const next = node.literal.get(key) ?? newNode();
      node.literal.set(key, next);
      node = next;
    }
  }
  (isSplat ? node.splats : node.leaves).push(leaf);
}

/** Segments decoded one by one, a decoded slash kept apart from a separator, as react-router does. */
function decodePath(pathname: string): string[] {
  try {
    return pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
  } catch {
    return pathname.split('/');
  }
}

function paramsOf(path: string, parts: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  path
    .split('/')
    .filter((segment) => segment !== '')
    .forEach((segment, index) => {
      const text = (value: string): string => value.replaceAll('%2F', '/');
      if (segment === '*') params['*'] = text(parts.slice(index).join('/'));
      else if (segment.startsWith(':')) params[segment.slice(1)] = text(parts[index] ?? '');
    });
  return params;
}

const trees = new WeakMap<RouteTable, Node>();

/**
 * Finds the route of a path. The result equals react-router's `matchRoutes` over the same rows, and the
 * time does not grow with the table: rows are kept in a tree by segments, built once a table.
 * @param pathname as in a URL: encoded, without query.
 */
export function matchRoute(table: RouteTable, pathname: string): RouteMatch | null {
  const [root, ...parts] = decodePath(pathname);
  if (root !== '') return null;
  let tree = trees.get(table);
  if (!tree) {
    tree = buildTree(table);
    trees.set(table, tree);
  }
  let end = parts.length;
  while (end > 0 && parts[end - 1] === '') end -= 1;

  let best: Leaf | null = null;
  const offer = (leaves: readonly Leaf[]): void => {
    for (const leaf of leaves) {
      if (
        !best ||
        leaf.score > best.score ||
        (leaf.score === best.score && leaf.order < best.order)
      )
        best = leaf;
    }
  };
  const visit = (node: Node, depth: number): void => {
    // A splat's rest is one line: a line break cannot be part of it.
    if (node.splats.length > 0 && !/[\n\r\u2028\u2029]/.test(parts.slice(depth).join('/')))
      offer(node.splats);
    if (depth === end) {
      offer(node.leaves);
      return;
    }
    // depth < end, so the part exists.
    const part = parts[depth] ?? '';
    if (part === '') return;
    const literal = node.literal.get(foldCase(part));
    if (literal) visit(literal, depth + 1);
    if (node.dynamic) visit(node.dynamic, depth + 1);
  };
  visit(tree, 0);
  // Assigned inside the closure, which the compiler does not follow.
  const found = best as Leaf | null;
  return (
    found && {
      name: found.name,
      row: found.row,
      path: found.path,
      params: paramsOf(found.form, parts),
    }
  );
}
