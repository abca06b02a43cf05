import type { Plugin } from 'vite';

/** A chunk of a build, as far as it is read. */
interface Chunk {
  readonly type: string;
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** Fails a browser's build that contains a module of the contract: 100 kB of schemas, which only servers need. */
export function withoutContract(): Plugin {
  return {
    name: 'xinglin:without-contract',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = contractModules(Object.values(bundle));
      if (found.length > 0)
        this.error(`A browser must not load the contract, which is for servers: ${found[0]}`);
    },
  };
}

/** The modules of the contract in these chunks. */
export function contractModules(chunks: readonly Chunk[]): readonly string[] {
  return chunks
    .flatMap(({ modules = {} }) => Object.keys(modules))
    .filter((id) => /\/packages\/contract\//.test(id));
}
