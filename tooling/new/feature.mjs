// Owns: what a new feature consists of: its package, its route table, its place among the packages of the shell.
// Used by: `npm run new`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../process/workspace.mjs';
import { camel, kebab, withNote } from './changes.mjs';
import { withDependencies, withEntry } from './manifest.mjs';

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

const localesText = ({
  id,
  locales,
  textsFolder,
}) => `import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of the namespace \`${id}\`, per locale. */
export const ${locales}: LocaleLoaders = {
${languages
  .map(
    (one) =>
      `  ${one.includes('-') ? `'${one}'` : one}: () => import('./${textsFolder}/${one}.json'),\n`,
  )
  .join('')}};
`;

const pagesText = ({
  name,
  pages,
}) => `/** A page for each route of the ${name} table; the file of a page is its path. */
export const ${pages} = {};
`;

const featureText = ({
  id,
  name,
  english,
  locales,
  pages,
  part,
}) => `import { ${name} as routes } from '@xinglin/routes';
import { ${locales} } from '../${part}locales';
import { ${pages === 'pages' ? pages : `${pages} as pages`} } from '../${part}pages';

/** ${english}, as a portal composes it, in a chunk of its own. */
export const feature = { routes, pages, namespaces: { ${/^\w+$/u.test(id) ? id : `'${id}'`}: ${locales} } };
`;

const tableText = (name, english) => `import { defineRoutes } from '../route-row';

/** The routes of ${english}. */
export const ${name} = defineRoutes({
});
`;

const usage =
  'Usage: npm run new -- feature <name> <中文名称> <English name> [--package <an existing one>]';

/**
 * \`feature <name> <name in Chinese> <name in English>\`: a package whose pages the shell composes; with \`--package\` one
 * more feature of a package, with rows, pages and texts of its own.
 */
export function newFeature(root, [rawId, chinese, english], options = {}) {
  if (!rawId || !chinese || !english) throw new CommandError(usage);
  const id = kebab(rawId);
  const name = camel(rawId);
  const isPart = options.package !== undefined;
  const packageName = options.package ?? id;
  const folder = `packages/${packageName}`;
  if (isPart && !existsSync(join(root, folder, 'src/features')))
    throw new CommandError(`${folder} holds no features.`);
  const made = {
    id,
    name,
    english,
    part: isPart ? `${id}-` : '',
    pages: isPart ? `${name}Pages` : 'pages',
    locales: isPart ? `${name}Locales` : 'locales',
    textsFolder: isPart ? `locales/${id}` : 'locales',
  };
  const create = {
    [`${folder}/src/${made.part}locales.ts`]: localesText(made),
    [`${folder}/src/${made.part}pages.ts`]: pagesText(made),
    [`${folder}/src/features/${id}.ts`]: featureText(made),
    [`${folder}/src/${made.textsFolder}/zh-Hans.json`]: json({}),
    [`${folder}/src/${made.textsFolder}/en.json`]: json({}),
    [`packages/routes/src/tables/${id}.ts`]: tableText(name, english),
  };
  const noted = { 'CHANGELOG.md': withNote(`Open ${english}.`) };
  if (isPart)
    return {
      create,
      edit: {
        ...noted,
        [`${folder}/package.json`]: (text) =>
          withEntry(text, `./features/${id}`, `./src/features/${id}.ts`),
      },
    };
  return {
    create: {
      ...create,
      [`${folder}/package.json`]: json(manifestOf(id, chinese, english)),
      [`${folder}/tsconfig.json`]: json({
        extends: '@xinglin/tsconfig/react.json',
        include: ['src'],
      }),
      [`${folder}/turbo.json`]: json({ extends: ['//'], tags: ['feature'] }),
      [`${folder}/src/index.ts`]: indexText(english),
    },
    edit: {
      ...noted,
      'apps/shell/package.json': (text) => withDependencies(text, [`@xinglin/${id}`]),
    },
    install: true,
  };
}
