// Owns: which features an app composes: those that lie in `src/features` of the packages it depends on.
// Must not know: what a feature holds.
// Used by: the generators of an app's features and of the paths that lead to them.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {{ id: string, packageName: string, file: string }} ComposedFeature
 * @param {string} root
 * @returns {{ app: string, features: ComposedFeature[] }[]} the features of each portal app, by their ids
 */
export function composedFeatures(root) {
  const declared = globSync('packages/*/src/features/*.ts', { cwd: root }).map((file) => {
    const manifest = join(root, dirname(file), '../../package.json');
    const { name } = JSON.parse(readFileSync(manifest, 'utf8'));
    return { id: basename(file, '.ts'), packageName: name, file };
  });
  return globSync('apps/*/src/portal.ts', { cwd: root }).map((file) => {
    const app = dirname(dirname(file));
    const { dependencies } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'));
    const features = declared.filter(({ packageName }) => Object.hasOwn(dependencies, packageName));
    return { app, features: features.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
  });
}
