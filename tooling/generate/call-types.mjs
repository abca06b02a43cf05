// Owns: the compiled types of all calls as one file for each file of the contract, so that a new call changes no
// file that other domains read.
// Must not know: how the types were compiled.
// Used by: the generator of the calls.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The file of the contract, without extension, that gives each named shape its name. */
export function filesOfShapes(folder) {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return new Map(
    files.flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const names = [...source.matchAll(/\bid: '([A-Z]\w*)'/gu)].map(([, name]) => name);
      return names.map((name) => [name, basename(file, '.ts')]);
    }),
  );
}

/**
 * Distributes exported types over files; each text imports what it names of the others.
 * @param {string} compiled all types, one export after another
 * @param {(name: string) => string | undefined} fileOf the file a type belongs to
 * @returns {{ texts: Record<string, string>, fileOf: (name: string) => string }}
 */
export function splitTypes(compiled, fileOf) {
  const blocks = compiled
    .split(/^(?=export (?:type|interface) )/mu)
    .map((text) => ({ text, name: /^export (?:type|interface) (\w+)/u.exec(text)?.[1] }))
    .filter(({ name }) => name !== undefined);
  const homes = new Map(
    blocks.map(({ name }) => {
      const file = fileOf(name);
      if (file === undefined) throw new Error(`No file of the contract declares ${name}.`);
      return [name, file];
    }),
  );
  const texts = {};
  for (const file of new Set(homes.values())) {
    const own = blocks.filter(({ name }) => homes.get(name) === file);
    const text = own.map((block) => block.text).join('');
    texts[file] = importsFor(text, file, homes, './') + text;
  }
  return { texts, fileOf: (name) => homes.get(name) };
}

/** Imports of the types that a text names and that lie in other files. */
function importsFor(text, file, homes, folder) {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'/gu, '');
  const named = new Set(code.match(/\b[A-Z]\w*\b/gu));
  const wanted = [...named].filter((name) => homes.has(name) && homes.get(name) !== file);
  return typeImports(wanted, (name) => homes.get(name), folder);
}

/** One import statement for each file that the types lie in. */
export function typeImports(names, fileOf, folder) {
  const files = Map.groupBy([...names].toSorted(), fileOf);
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, types]) => `import type { ${types.join(', ')} } from '${folder}${file}';\n`)
    .join('');
}
