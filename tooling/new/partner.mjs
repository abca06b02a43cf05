// Owns: what a new channel consists of: its package with theme, texts and test, and its place in the shell.
// Used by: `npm run new`.
import { CommandError } from '../process/workspace.mjs';
import { insertAfter, kebab, withNote } from './changes.mjs';

const packageText = (id, chinese) => ({
  name: `@xinglin/partner-${id}`,
  version: '0.1.0',
  private: true,
  description: `The ${chinese} channel: its theme, texts and phone.`,
  type: 'module',
  exports: { '.': './src/index.ts' },
  scripts: {
    test: 'vitest run --config ../../tooling/vitest.packages.ts',
    build: 'node ../../tooling/build-partner.mjs',
  },
  dependencies: { '@xinglin/routes': 'workspace:*' },
  devDependencies: {
    '@types/node': 'catalog:',
    '@types/react': 'catalog:',
    '@xinglin/tsconfig': 'workspace:*',
    typescript: 'catalog:',
    vitest: 'catalog:',
  },
  sideEffects: ['*.css', './src/index.ts'],
});

const indexText = (id, chinese, phone) => `/*
 * Owns: the ${chinese} channel: its colours, name, phone and app id.
 * Must not know: other channels; how features work.
 * Used by: apps that serve the channel.
 */
import './theme.css';
import { definePartner } from '@xinglin/routes';

/** The channel of hosts whose label is \`${id}\`. */
export const partner = definePartner({
  id: '${id}',
  hosts: ['${id}'],
  appId: 'xinglin-h5-${id}',
  themeColor: '#4a4e9e',
  settings: { phone: '${phone}' },
  texts: {
    shared: {
      'zh-Hans': () => import('./locales/shared/zh-Hans.json'),
      'zh-Hant': () => import('./locales/shared/zh-Hant.json'),
      en: () => import('./locales/shared/en.json'),
    },
  },
});
`;

const themeText = (
  id,
) => `/* Indigo in place of teal; every pair keeps at least 4.5:1 in light and dark. */
:root[data-channel='${id}'] {
  --color-brand: #4a4e9e;
  --color-brand-strong: #3a3d80;
  --color-brand-weak: #eeeef8;
  --color-brand-text: #4a4e9e;
  --color-brand-weak-text: #3a3d80;
  --color-hero-start: #4a4e9e;
  --color-hero-middle: #565aa9;
}

:root[data-channel='${id}'][data-theme='dark'] {
  --color-brand: #5a5eb4;
  --color-brand-strong: #4a4e9e;
  --color-brand-weak: #23253f;
  --color-brand-text: #a9acf0;
  --color-brand-weak-text: #c3c5f6;
  --color-hero-start: #34376f;
  --color-hero-middle: #3f4285;
}
`;

const testText = (id) => `import { expect, test } from 'vitest';
import { partner } from './index';

test('the channel answers to its own host label', () => {
  expect(partner).toMatchObject({ id: '${id}', hosts: ['${id}'] });
});
`;

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** `partner <id> <name in Chinese> <name in English> <phone>`; the id is also the label of its hosts. */
export function newPartner(_root, [rawId, chinese, english, phone]) {
  if (!rawId || !chinese || !english || !phone) {
    throw new CommandError('Usage: npm run new -- partner <id> <中文名称> <English name> <phone>');
  }
  const id = kebab(rawId);
  const folder = `partners/${id}`;
  const create = {
    [`${folder}/package.json`]: json(packageText(id, chinese)),
    [`${folder}/tsconfig.json`]: json({
      extends: '@xinglin/tsconfig/app.json',
      include: ['src'],
    }),
    [`${folder}/turbo.json`]: json({
      extends: ['//'],
      tags: ['partner'],
      tasks: { build: { extends: false } },
    }),
    [`${folder}/src/css.d.ts`]: "declare module '*.css';\n",
    [`${folder}/src/index.ts`]: indexText(id, chinese, phone),
    [`${folder}/src/theme.css`]: themeText(id),
    [`${folder}/src/partner.test.ts`]: testText(id),
    [`${folder}/src/locales/shared/zh-Hans.json`]: json({ brand: { name: chinese } }),
    [`${folder}/src/locales/shared/en.json`]: json({ brand: { name: english } }),
  };
  const edit = {
    'CHANGELOG.md': withNote(
      `Show the portal in the colours and under the name of ${english} on its own host.`,
    ),
    'apps/shell/package.json': (text) => {
      const manifest = JSON.parse(text);
      const dependencies = { ...manifest.dependencies, [`@xinglin/partner-${id}`]: 'workspace:*' };
      const sorted = Object.entries(dependencies).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      return json({ ...manifest, dependencies: Object.fromEntries(sorted) });
    },
    'apps/shell/src/channels.ts': (text) =>
      insertAfter(
        text,
        /^ {2}partners: \[(?=\s)/mu,
        `\n    { id: '${id}', load: async () => (await import('@xinglin/partner-${id}')).partner },`,
      ),
  };
  return { create, edit, install: true };
}
