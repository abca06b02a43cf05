// Owns: what a new feature consists of: its package, its route table, its place among the packages of the shell.
// Used by: `npm run new`.
import { CommandError } from '../process/workspace.mjs';
import { camel, kebab } from './changes.mjs';
import { withDependencies } from './manifest.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const languages = ['zh-Hans', 'zh-Hant', 'en'];

const manifestOf = (id, chinese, english) => ({
  name: `@xinglin/${id}`,
  version: '0.1.0',
  private: true,
  description: `${english} (${chinese}).`,
  type: 'module',
  sideEffects: ['*.css'],
  exports: { '.': './src/index.ts', [`./features/${id}`]: `./src/features/${id}.ts` },
  scripts: {
    typecheck: 'tsc --noEmit',
    test: 'vitest run --config ../../tooling/vitest.packages.ts',
  },
  dependencies: { '@xinglin/i18n': 'workspace:*', '@xinglin/routes': 'workspace:*' },
  devDependencies: {
    '@xinglin/tsconfig': 'workspace:*',
    typescript: 'catalog:',
    vitest: 'catalog:',
  },
});

const indexText = (english) => `// Owns: the pages and texts of ${english}.
// Must not know: other features, how pages are served, how a session is kept.
// Used by: the shell, which composes what lies in \`features\`; partners, whose pages may need its texts.
export { locales } from './locales';
`;

const localesText = (id) => `import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of this package (namespace \`${id}\`), per locale. */
export const locales: LocaleLoaders = {
${languages
  .map(
    (one) => `  ${one.includes('-') ? `'${one}'` : one}: () => import('./locales/${one}.json'),\n`,
  )
  .join('')}};
`;

const pagesText = (
  name,
) => `/** A page for each route of the ${name} table; the file of a page is its path. */
export const pages = {};
`;

const featureText = (id, name) => `import { ${name} as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** The feature as a portal composes it; its chunk holds its rows, its texts' places and its pages' places. */
export const feature = { routes, pages, namespaces: { ${/^\w+$/u.test(id) ? id : `'${id}'`}: locales } };
`;

const tableText = (name, english) => `import { defineRoutes } from '../route-row';

/** The routes of ${english}. */
export const ${name} = defineRoutes({
});
`;

/** \`feature <name> <name in Chinese> <name in English>\`: a package whose pages the shell composes. */
export function newFeature(_root, [rawId, chinese, english]) {
  if (!rawId || !chinese || !english)
    throw new CommandError('Usage: npm run new -- feature <name> <中文名称> <English name>');
  const id = kebab(rawId);
  const name = camel(rawId);
  const folder = `packages/${id}`;
  const create = {
    [`${folder}/package.json`]: json(manifestOf(id, chinese, english)),
    [`${folder}/tsconfig.json`]: json({
      extends: '@xinglin/tsconfig/react.json',
      include: ['src'],
    }),
    [`${folder}/turbo.json`]: json({ extends: ['//'], tags: ['feature'] }),
    [`${folder}/src/index.ts`]: indexText(english),
    [`${folder}/src/locales.ts`]: localesText(id),
    [`${folder}/src/pages.ts`]: pagesText(name),
    [`${folder}/src/features/${id}.ts`]: featureText(id, name),
    [`${folder}/src/locales/zh-Hans.json`]: json({}),
    [`${folder}/src/locales/en.json`]: json({}),
    [`packages/routes/src/tables/${id}.ts`]: tableText(name, english),
    [`.changeset/feature-${id}.md`]: `---\n'@xinglin/${id}': minor\n---\n\nOpen ${english}.\n`,
  };
  const edit = {
    'apps/shell/package.json': (text) => withDependencies(text, [`@xinglin/${id}`]),
  };
  return { create, edit, install: true };
}
