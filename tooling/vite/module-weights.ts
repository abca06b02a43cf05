import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside vite's manifest; no address leads there. */
const file = '.vite/module-weights.json';

/** A chunk of a build, as far as it is read. */
interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** Writes down which modules each chunk is made of, so that the size budget can say where a page has grown. */
export function moduleWeights(): Plugin {
  let root = '';
  return {
    name: 'xinglin:module-weights',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const source = JSON.stringify(weightsOf(Object.values(bundle), root));
      this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}

/** Letters of each module by chunk; modules by their path from the repository, libraries by their package. */
export function weightsOf(
  chunks: readonly Chunk[],
  root: string,
): Record<string, Record<string, number>> {
  const weights: Record<string, Record<string, number>> = {};
  for (const { type, fileName, modules = {} } of chunks) {
    if (type !== 'chunk') continue;
    const own: Record<string, number> = (weights[fileName] = {});
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      if (renderedLength === 0) continue;
      const name = moduleName(id, root);
      own[name] = (own[name] ?? 0) + renderedLength;
    }
  }
  return weights;
}

function moduleName(id: string, root: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return library ?? relative(root, path).replace(/^(?:\.\.\/)+/, '');
}
