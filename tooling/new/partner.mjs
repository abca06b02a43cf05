// Owns: what a new channel consists of: its package with theme, texts and test, and its place in the shell.
// Used by: `npm run new`.
import { CommandError } from '../process/workspace.mjs';
import { insertAfter, kebab } from './changes.mjs';

const packageText = (id, chinese) => ({
  name: `@xinglin/partner-${id}`,
  version: '0.1.0',
  private: true,
  description: `The ${chinese} channel: its theme, texts and phone.`,
  type: 'module',
  exports: { '.': './src/index.ts' },
  scripts: { typecheck: 'tsc --noEmit', test: 'vitest run' },
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

const testText = (id) => `import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partner } from './index';

test('the channel answers to its own host label', () => {
  expect(partner).toMatchObject({ id: '${id}', hosts: ['${id}'] });
});

/** WCAG contrast of two #rrggbb colours. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

test.each([
  ['light', "[data-channel='${id}'] {", '#ffffff'],
  ['dark', "[data-theme='dark'] {", '#18211f'],
])('its colours can be read in %s', (_, selector, card) => {
  const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  const colour = (name: string): string =>
    new RegExp(\`--color-\${name}: (#[0-9a-f]{6})\`).exec(block)?.[1] ?? '';
  expect(contrast(colour('brand-text'), card)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour('brand-weak-text'), colour('brand-weak'))).toBeGreaterThanOrEqual(4.5);
  for (const name of ['brand', 'hero-start', 'hero-middle']) {
    expect(contrast(colour(name), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
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
      extends: '@xinglin/tsconfig/react.json',
      compilerOptions: { types: ['node'] },
      include: ['src'],
    }),
    [`${folder}/turbo.json`]: json({ extends: ['//'], tags: ['partner'] }),
    [`${folder}/src/css.d.ts`]: "declare module '*.css';\n",
    [`${folder}/src/index.ts`]: indexText(id, chinese, phone),
    [`${folder}/src/theme.css`]: themeText(id),
    [`${folder}/src/partner.test.ts`]: testText(id),
    [`${folder}/src/locales/shared/zh-Hans.json`]: json({ brand: { name: chinese } }),
    [`${folder}/src/locales/shared/en.json`]: json({ brand: { name: english } }),
  };
  const edit = {
    'apps/shell/package.json': (text) => {
      const manifest = JSON.parse(text);
      const dependencies = { ...manifest.dependencies, [`@xinglin/partner-${id}`]: 'workspace:*' };
      const sorted = Object.entries(dependencies).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      return json({ ...manifest, dependencies: Object.fromEntries(sorted) });
    },
    'apps/shell/src/portal.ts': (text) =>
      insertAfter(
        text,
        /^ {2}partners: \[(?=\s)/mu,
        `\n    { id: '${id}', load: async () => (await import('@xinglin/partner-${id}')).partner },`,
      ) ??
      insertAfter(
        text,
        /^ {2}partners: \[/mu,
        `{ id: '${id}', load: async () => (await import('@xinglin/partner-${id}')).partner }, `,
      ),
  };
  return { create, edit, install: true };
}
