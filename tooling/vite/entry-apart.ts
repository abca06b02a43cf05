import type { Plugin } from 'vite';

/** A chunk of a build, as far as it is read. */
interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly modules?: Readonly<Record<string, unknown>>;
}

/**
 * Fails a build in which something imports the entry. The entry waits for the page's chunks before it is done, so a
 * chunk that waits for the entry never loads: the page stays without a script and without an error.
 */
export function entryApart(): Plugin {
  return {
    name: 'xinglin:entry-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: readonly Chunk[] = Object.values(bundle);
      const importer = importerOfEntry(chunks);
      if (importer === undefined) return;
      const shared = chunks.flatMap(({ isEntry, modules = {} }) =>
        isEntry ? Object.keys(modules) : [],
      );
      this.error(
        `${importer} imports the entry, which waits for it. Name what they share as core in the chunks.json of its package: ${shared.join(', ')}`,
      );
    },
  };
}

/** The first chunk that imports an entry statically. */
export function importerOfEntry(chunks: readonly Chunk[]): string | undefined {
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return chunks.find(({ imports = [] }) => imports.some((file) => entries.has(file)))?.fileName;
}
