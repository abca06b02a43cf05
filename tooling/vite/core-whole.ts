import type { Plugin } from 'vite';

/** A chunk of a build, as far as it is read. */
interface Chunk {
  readonly type: string;
  readonly name?: string | undefined;
  readonly fileName: string;
  readonly imports?: readonly string[];
  readonly modules?: Readonly<Record<string, unknown>>;
}

/**
 * Fails a build in which `core` imports a module of ours that no package names as core: every page would wait for one
 * more file, which is how a new file falls out of what all pages load.
 */
export function coreWhole(): Plugin {
  return {
    name: 'xinglin:core-whole',
    apply: 'build',
    generateBundle(_options, bundle) {
      const strays = modulesBesideCore(Object.values(bundle));
      if (strays.length > 0)
        this.error(
          `Every page loads what core imports. Name it as core in the chunks.json of its package: ${strays.join(', ')}`,
        );
    },
  };
}

/** Our own modules that core imports from other chunks. */
export function modulesBesideCore(chunks: readonly Chunk[]): readonly string[] {
  const imported = new Set(
    chunks.filter(({ name }) => name === 'core').flatMap(({ imports = [] }) => imports),
  );
  return chunks
    .filter(({ fileName }) => imported.has(fileName))
    .flatMap(({ modules = {} }) => Object.keys(modules))
    .filter((id) => /\/(?:packages|apps)\//.test(id) && !id.includes('/node_modules/'));
}
