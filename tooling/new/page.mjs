// Owns: what a new page consists of: route row, page, test, story, texts in both source languages.
// Used by: `npm run new`.
import { pageFile } from '../../packages/routes/src/page-file.ts';
import { CommandError } from '../process/workspace.mjs';
import { camel, insertBefore, pascal } from './changes.mjs';
import { findDeclaredRow } from './declared-row.mjs';

function withTexts(key, texts) {
  return (source) => {
    const all = JSON.parse(source);
    if (key in all) return null;
    const sorted = Object.entries({ ...all, [key]: texts }).toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
  };
}

/** Where Storybook shows the page: below its feature, in words. */
const storyTitle = (feature, english) =>
  `${feature[0].toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}/${english.replaceAll("'", '’')}`;

const usage = [
  'Usage: npm run new -- page <route name> <中文标题> <English title>',
  '       npm run new -- page <feature> </path/:param> <中文标题> <English title> [--name thing]',
].join('\n');

/** The row a page is for: a declared one, which moves, or a new one for a path the specification does not have. */
function rowOf(root, parameters, options) {
  const [first = '', second = ''] = parameters;
  if (!second.startsWith('/')) {
    const [feature, name] = first.split('.');
    if (!name) throw new CommandError(usage);
    return {
      feature,
      name,
      titles: parameters.slice(1),
      ...findDeclaredRow(root, { name: first }),
    };
  }
  const declared = findDeclaredRow(root, { path: second });
  if (declared)
    throw new CommandError(`${second} is declared as ${declared.routeName}; name it instead.`);
  const fixed = second.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const name = camel(options.name ?? fixed.slice(-2).join(' '));
  const text = [
    `  '${first}.${name}': {`,
    `    path: '${second}',`,
    `    title: '${first}:${name}.title',`,
    '  },',
    '',
  ].join('\n');
  return { feature: first, name, path: second, text, titles: parameters.slice(2), edit: {} };
}

/** A feature's table with one more row, and what the row refers to. */
function withRow(path, row) {
  return (text) => {
    if (text.includes(`path: '${path}'`)) return null;
    const grown = insertBefore(text, /^\}\);$/gmu, row);
    const needsPartners = row.includes('listedPartners') && !text.includes('listedPartners');
    return grown && needsPartners
      ? `import { listedPartners } from './listed-partners';\n${grown}`
      : grown;
  };
}

/**
 * `page <route name> <title in Chinese> <title in English>` moves a declared row to its feature's table;
 * `page <feature> <path> …` adds one, its name is `options.name` or comes from the path.
 */
export function newPage(root, parameters, options = {}) {
  const { feature, name, path, text, titles, edit: moved } = rowOf(root, parameters, options);
  const [chinese, english] = titles;
  if (!chinese || !english) throw new CommandError(usage);
  const component = `${pascal(name)}Page`;
  const source = `packages/${feature}/src`;
  const file = pageFile(path);
  const baseName = file
    .split('/')
    .at(-1)
    .replace(/\.page$/u, '');
  const folder = `${source}/${file.split('/').slice(0, -1).join('/')}`;
  const up = '../'.repeat(file.split('/').length - 1);
  const create = {
    [`${source}/${file}.tsx`]: `import { Page, PageHeader, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** ${english}. */
export default function ${component}(): ReactElement {
  const { t } = useTranslation('${feature}');
  return (
    <Page header={<PageHeader title={t('${name}.title')} />}>
      <Prose>
        <p>{t('${name}.introduction')}</p>
      </Prose>
    </Page>
  );
}
`,
    [`${folder}/${baseName}.test.tsx`]: `// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createI18n, I18nProvider } from '@xinglin/i18n';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import texts from '${up}locales/zh-Hans.json';
import ${component} from './${baseName}.page';

it('has its heading and says what it is for', () => {
  const i18n = createI18n({ locale: 'zh-Hans', resources: { ${JSON.stringify(feature)}: texts } });
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <${component} />
      </MemoryRouter>
    </I18nProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.${name}.title);
  expect(screen.getByText(texts.${name}.introduction)).toBeDefined();
});
`.replaceAll(
      `"${feature}": texts`,
      /^[a-z]+$/u.test(feature) ? `${feature}: texts` : `'${feature}': texts`,
    ),
    [`${folder}/${baseName}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '@xinglin/testing/stories';
import * as page from './${baseName}.page';

const meta = { title: '${storyTitle(feature, english)}', component: page.default } satisfies Meta<typeof page.default>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf(page, { path: '${path.replaceAll(/:\w+\??/gu, '1')}' });
export const Full: Story = states.full;
${text.includes('requires:') ? '' : 'export const SignedOut: Story = states.signedOut;\n'}`,
  };
  const edit = {
    ...moved,
    [`packages/routes/src/${feature}.ts`]: withRow(path, text),
    [`${source}/pages.ts`]: (pages) =>
      insertBefore(
        pages,
        /^\} satisfies/gmu,
        `  '${feature}.${name}': () => import('./${file}'),\n`,
      ),
    [`${source}/locales/zh-Hans.json`]: withTexts(name, {
      introduction: `${chinese}：在这里查看和办理。`,
      title: chinese,
    }),
    [`${source}/locales/en.json`]: withTexts(name, {
      introduction: `${english}: see and do it here.`,
      title: english,
    }),
  };
  return { create, edit };
}
