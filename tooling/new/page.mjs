// Owns: what a new page consists of: route row, page, test, story, texts in both source languages.
// Used by: `npm run new`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../process/workspace.mjs';
import { camel, insertBefore, pascal } from './changes.mjs';

/** What a page asks of its reader, as the specification says for its path; open where there is none. */
function requirements(root, path) {
  const file = join(root, process.env.XINGLIN_SPEC || '../shared/spec', 'routes.json');
  if (!existsSync(file)) return [];
  const row = JSON.parse(readFileSync(file, 'utf8')).find((entry) => entry.path === path);
  if (!row) return [];
  return [...((row.auth ?? true) ? ['login'] : []), ...(row.binding ? ['binding'] : [])];
}

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

/** The shell's index with the page's first segment among those that lead to the feature. */
function withSegment(feature, path) {
  return (text) => {
    const list = new RegExp(
      String.raw`(?<=id: '${feature}',\s+segments: \[)[^\]]*(?=\])`,
      'u',
    ).exec(text);
    if (!list) return null;
    const [first = ''] = path.slice(1).split('/');
    const segment = first.startsWith(':') ? '*' : first.toLowerCase();
    const known = list[0].split(',').map((one) => one.trim().slice(1, -1));
    const all = [...new Set([...known, segment])].toSorted().map((one) => `'${one}'`);
    return text.slice(0, list.index) + all.join(', ') + text.slice(list.index + list[0].length);
  };
}

/** `page <feature> <path> <title in Chinese> <title in English>`; the name of the route is `options.name` or comes from the path. */
export function newPage(root, [feature, path, chinese, english], options = {}) {
  if (!feature || !path?.startsWith('/') || !chinese || !english) {
    throw new CommandError(
      'Usage: npm run new -- page <feature> </path/:param> <中文标题> <English title> [--name thing]',
    );
  }
  const fixed = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const name = camel(options.name ?? fixed.slice(-2).join(' '));
  const component = `${pascal(name)}Page`;
  const source = `packages/${feature}/src`;
  const file = `pages/${path.slice(1).replaceAll(':', '$')}.page`;
  const baseName = file
    .split('/')
    .at(-1)
    .replace(/\.page$/u, '');
  const folder = `${source}/${file.split('/').slice(0, -1).join('/')}`;
  const up = '../'.repeat(file.split('/').length - 1);
  const requires = requirements(root, path);
  const row = [
    `  '${feature}.${name}': {`,
    `    path: '${path}',`,
    ...(requires.length > 0
      ? [`    requires: [${requires.map((one) => `'${one}'`).join(', ')}],`]
      : []),
    `    title: '${feature}:${name}.title',`,
    '  },',
    '',
  ].join('\n');
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
import ${component} from './${baseName}.page';

const meta = { title: 'Pages/${feature}/${pascal(name)}', component: ${component} } satisfies Meta<typeof ${component}>;
export default meta;

export const Standard: StoryObj<typeof meta> = {};
`,
  };
  const edit = {
    [`packages/routes/src/${feature}.ts`]: (text) =>
      text.includes(`'${path}'`) ? null : insertBefore(text, /^\}\);$/gmu, row),
    [`${source}/pages.ts`]: (text) =>
      insertBefore(
        text,
        /^\} satisfies/gmu,
        `  '${feature}.${name}': () => import('./${file}'),\n`,
      ),
    // The frame's own pages are not composed by the shell.
    ...(feature === 'portal' ? {} : { 'apps/shell/src/portal.ts': withSegment(feature, path) }),
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
