import type { Plugin } from 'vite';

const call = /\bhref\(\s*(['"])([a-z][\w-]*\.\w+)\1/gi;
const imported = /import\s*\{[^}]*\bhref\b[^}]*\}\s*from\s*['"]@xinglin\/routes['"]/;

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

/**
 * A call that does not name its route by a literal keeps the table; the size budget sees it.
 * @throws when a call names an unknown route.
 */
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
  const names = /\bhref\(/.test(inlined) ? 'fillPath, href' : 'fillPath';
  return inlined.replace(mark, statement.replace(/\bhref\b/, names));
}
