import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

/**
 * The chunk of each file that a package puts together with others: its `chunks.json` names, by chunk, files from its
 * own folder. A component brings the class module of its name along.
 * @returns chunks by absolute path, as a bundler writes it.
 * @throws when a file is not there, or goes to two chunks.
 */
export function packageChunks(root = workspace): ReadonlyMap<string, string> {
  const chunkOf = new Map<string, string>();
  for (const declaration of globSync('{apps,packages,partners}/*/chunks.json', { cwd: root })) {
    const folder = join(root, dirname(declaration));
    const chunks = JSON.parse(readFileSync(join(root, declaration), 'utf8')) as Declaration;
    for (const [chunk, files] of Object.entries(chunks)) {
      for (const file of files) {
        const path = join(folder, file);
        if (!existsSync(path))
          throw new Error(`${declaration} names ${file} for ${chunk}, which is not there.`);
        const classes = path.replace(/\.tsx$/, '.module.css');
        for (const one of classes !== path && existsSync(classes) ? [path, classes] : [path]) {
          const id = one.replaceAll('\\', '/');
          if (chunkOf.has(id)) throw new Error(`${declaration} names ${file} twice.`);
          chunkOf.set(id, chunk);
        }
      }
    }
  }
  return chunkOf;
}

/** What stands in a `chunks.json`. */
type Declaration = Readonly<Record<string, readonly string[]>>;
