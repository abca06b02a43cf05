// Writes the features of each portal app, from those that its packages declare. `--check` writes nothing and fails
// when a list is stale.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composedFeatures } from './composed-features.mjs';
import { writeGenerated } from './generated-file.mjs';

const banner =
  '// Generated from the features that the packages of this app declare, by `npm run generate`.\n';

/** The text of an app's list of features. */
export function featuresText(features) {
  const rows = features.map(({ id, packageName }) => {
    const paths = /^\w+$/u.test(id) ? `featurePaths.${id}` : `featurePaths['${id}']`;
    return (
      `  {\n    id: '${id}',\n    paths: ${paths},\n` +
      `    load: async () => (await import('${packageName}/features/${id}')).feature,\n  },\n`
    );
  });
  return (
    `${banner}import type { Feature } from '@xinglin/portal';\n` +
    `import { featurePaths } from './feature-paths';\n\n` +
    `/** Every feature, each behind its paths. */\n` +
    `export const features: readonly Feature[] = [\n${rows.join('')}];\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const apps = composedFeatures(resolve(import.meta.dirname, '../..'));
  const texts = apps.map(({ app, features }) => [
    `${app}/src/generated/features.ts`,
    featuresText(features),
  ]);
  writeGenerated(Object.fromEntries(texts));
}
