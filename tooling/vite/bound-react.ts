import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const entries = new Set(['react', 'react/jsx-runtime']);
const mark = '?bound';

/**
 * React's modules are CommonJS, so each chunk would unwrap them anew and reach every element through an object:
 * `(0,n.jsx)(…)`. Our own code imports them as one ES module instead, whose names a bundler can shorten.
 */
export function boundReact(): Plugin {
  return {
    name: 'xinglin:bound-react',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!entries.has(source) || importer === undefined || /node_modules|\?bound$/.test(importer))
        return null;
      const original = await this.resolve(source, importer, { skipSelf: true });
      return original && `${original.id}${mark}`;
    },
    load(id) {
      if (!id.endsWith(mark)) return null;
      const path = id.slice(0, -mark.length);
      return boundModule(path, Object.keys(createRequire(import.meta.url)(path) as object));
    },
  };
}

/** An ES module with the names of a CommonJS one. What is one function under two names stays one: `jsx` and `jsxs`. */
export function boundModule(path: string, names: readonly string[]): string {
  const lines = names
    .filter((name) => name !== 'jsxs' && name !== 'default')
    // A call that is marked pure goes away where no module imports the name; reading a field would stay.
    .map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`);
  return [
    `import all from ${JSON.stringify(path)};`,
    ...lines,
    ...(names.includes('jsxs') ? ['export { jsx as jsxs };'] : []),
  ].join('\n');
}
