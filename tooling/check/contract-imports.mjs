// Owns: the rule that a browser never gets the contract's schemas: outside the gateway, the portal's server and tests,
// only `import type` may name the contract package.
// Used by: the boundaries check.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portals } from '../process/applications.mjs';
import { root } from '../process/workspace.mjs';

const statement = /\b(?:import|export)\b(?<clause>[^;'"]*?)\bfrom\s*['"]@xinglin\/contract['"]/gu;
const bare = /\bimport\s*\(?\s*['"]@xinglin\/contract['"]/gu;

/** Where the contract may be imported besides the gateway: no code here runs in a browser. */
const servers = 'packages/portal/src/server/';

/** The places in one source text that import the contract's runtime, as `{ line, text }`. */
export function contractImportsOf(source) {
  const found = [];
  for (const match of source.matchAll(statement)) {
    const type = /^\s*type\s*(?:[{*]|(?!from\b)\w+\s*$)/u.test(match.groups?.clause ?? '');
    if (!type) found.push(match);
  }
  found.push(...source.matchAll(bare));
  return found.map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    text: match[0].replaceAll(/\s+/gu, ' '),
  }));
}

/** Whether a file, named by its path from the root, may import no more than types. */
export const isForTypesOnly = (file) =>
  !file.startsWith('packages/contract/') && !file.startsWith(servers);

/** Every such place in the workspace, with its file relative to `directory`. */
export function contractImports(directory = root) {
  const files = globSync(
    [
      'packages/*/src/**/*.{ts,tsx}',
      'partners/*/src/**/*.{ts,tsx}',
      ...portals.map(({ name }) => `apps/${name}/src/**/*.{ts,tsx}`),
    ],
    {
      cwd: directory,
      exclude: (name) =>
        /(?:^|\/)(?:node_modules|contract)$/u.test(name) || /\.test\.tsx?$/u.test(name),
    },
  );
  return files.filter(isForTypesOnly).flatMap((file) =>
    contractImportsOf(readFileSync(join(directory, file), 'utf8')).map((place) => ({
      file,
      ...place,
    })),
  );
}
