import type { Plugin } from 'vite';

const call = /\bhref\(\s*(['"])([a-z][\w-]*\.\w+)\1/gi;
/** By its package, and within it by its file. */
const imported = /import\s*\{[^}]*\bhref\b[^}]*\}\s*from\s*['"](?:@xinglin\/routes|\.\/href)['"]/;

/**
 * Writes the path of a route where `href('domain.thing', …)` names it, so that a browser never loads the table
 * of all routes to make a link: the first load must not grow with the number of routes.
 */
export function inlineHrefs(paths: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'xinglin:inline-hrefs',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?(?:\?|$)/.test(id) || !imported.test(code)) return null;
      return { code: writePaths(code, paths), map: null };
    },
  };
}

/** @throws when a call names an unknown route, or none: one call that computes the name would bring the table of all routes into every page. */
export function writePaths(code: string, paths: Readonly<Record<string, string>>): string {
  const statement = imported.exec(code)?.[0];
  if (statement === undefined) return code;
  // Kept apart while the calls are written: it names href, too.
  const mark = '\u0000';
  const inlined = code.replace(statement, mark).replace(call, (_, quote: string, name: string) => {
    const path = paths[name];
    if (path === undefined) throw new Error(`href names the unknown route ${name}.`);
    return `fillPath(${quote}${path}${quote}`;
  });
  const computed = /\bhref\([^)]*/.exec(inlined)?.[0];
  if (computed !== undefined)
    throw new Error(
      `href needs the name of a route in the code itself, not in a variable: ${computed}`,
    );
  const written = statement.replace(/\bhref\b/, 'fillPath').replace('./href', './fill-path');
  return inlined.replace(mark, written);
}
