import type { Plugin } from 'vite';

/**
 * crypto-js looks for Node's random numbers where a browser has none. The bundler would give it a `require` that
 * explains itself at length, in a file that every page loads.
 */
export function withoutNode(): Plugin {
  return {
    name: 'xinglin:without-node',
    apply: 'build',
    transform: (code, id) =>
      /node_modules\/crypto-js\/core\.js/.test(id)
        ? { code: code.replaceAll('typeof require', "'undefined'"), map: null }
        : null,
  };
}
