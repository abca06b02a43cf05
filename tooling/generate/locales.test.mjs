import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkLocales } from './check-locales.mjs';
import { checkParity, placeholders } from './locale-parity.mjs';
import { generateZhHant } from './locales.mjs';
import { commonLocales } from './spoken-locales.mjs';
import { createZhHant } from './zh-hant.mjs';

const folders = [];

/** A workspace of a few files; a value that is no string is written as JSON. */
function workspace(files) {
  const root = mkdtempSync(join(tmpdir(), 'xinglin-locales-'));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(
      join(root, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return root;
}

/** One namespace with the same texts in some languages, and the source that loads them. */
function texts(folder, content, languages = commonLocales) {
  const [packageFolder, place] = folder.split('/src/');
  const loaders = languages.map((locale) => `import('./${place}/${locale}.json')`);
  return {
    ...Object.fromEntries(languages.map((locale) => [`${folder}/${locale}.json`, content])),
    [`${packageFolder}/src/texts.ts`]: loaders.join(';\n'),
  };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('Traditional Chinese', () => {
  const noOverrides = { texts: {} };

  test.each([
    ['请稍后再试', '請稍後再試'],
    ['网络异常，{{count}}次', '網路異常，{{count}}次'],
    ['<strong>头发</strong>与发热', '<strong>頭髮</strong>與發熱'],
  ])('%s → %s', (simplified, traditional) => {
    expect(createZhHant(noOverrides).text(simplified)).toBe(traditional);
  });

  test.each([
    ['注销账号', '註銷帳號'],
    ['网页脚本', '網頁指令碼'],
    ['正常运行', '正常運作'],
    ['到医院窗口挂号', '到醫院窗口掛號'],
    ['请退出登录并联系客服', '請登出並聯絡客服'],
    ['关联系统', '關聯系統'],
  ])('words for programs stay away: %s → %s', (simplified, traditional) => {
    expect(createZhHant(noOverrides).text(simplified)).toBe(traditional);
  });

  test('a whole text by hand, and one that nobody asked for', () => {
    const root = workspace({
      'packages/a/src/locales/zh-Hans.json': { one: { two: '医生' }, three: '网络' },
    });
    const { files, unused } = generateZhHant(root, {
      phrases: {},
      texts: { 'a:one.two': '大夫', 'a:gone': 'x' },
    });
    expect(files.map(({ content }) => JSON.parse(content))).toEqual([
      { one: { two: '大夫' }, three: '網路' },
    ]);
    expect(unused).toEqual(['a:gone']);
  });

  test('each namespace of a package has its own file', () => {
    const root = workspace({
      'packages/i18n/src/locales/rules/zh-Hans.json': {},
      'packages/i18n/src/locales/shared/zh-Hans.json': {},
      'apps/gateway/src/domains/booking/locales/zh-Hans.json': {},
    });
    const paths = generateZhHant(root, noOverrides).files.map(({ path }) =>
      path.slice(root.length + 1),
    );
    expect(paths).toEqual([
      'packages/i18n/src/locales/rules/zh-Hant.json',
      'packages/i18n/src/locales/shared/zh-Hant.json',
      'apps/gateway/src/domains/booking/locales/zh-Hant.json',
    ]);
  });
});

describe('parity', () => {
  const map = (object) => new Map(Object.entries(object));
  const check = (zhHans, zhHant, en) =>
    checkParity('a', { 'zh-Hans': map(zhHans), 'zh-Hant': map(zhHant), en: en && map(en) });

  test.each([
    ['equal', { x: '1' }, { x: '2' }, { x: '3' }, []],
    [
      'a key is missing',
      { x: '1', y: '1' },
      { x: '1', y: '1' },
      { x: '1' },
      ['a:y is missing in en'],
    ],
    ['a key too many', { x: '1' }, { x: '1' }, { x: '1', y: '1' }, ['a:y of en is not in zh-Hans']],
    ['an empty text', { x: '1' }, { x: ' ' }, { x: '1' }, ['a:x is empty in zh-Hant']],
    ['no file', { x: '1' }, { x: '1' }, null, ['a: no texts in en']],
    [
      'a lost placeholder',
      { x: '{{a}}{{b}}' },
      { x: '{{b}} {{ a }}' },
      { x: '{{a}}' },
      ['a:x: en has [{{a}}], zh-Hans has [{{a}} {{b}}]'],
    ],
    [
      'a lost tag',
      { x: '<b>1</b>' },
      { x: '<b>1</b>' },
      { x: '1' },
      ['a:x: en has [], zh-Hans has [<b>]'],
    ],
    [
      'plural forms by language',
      { x_other: '{{count}}' },
      { x_other: '{{count}}' },
      { x_one: 'one', x_other: '{{count}}' },
      [],
    ],
    [
      'a form is missing',
      { x_other: '1' },
      { x_other: '1' },
      { x_other: '1' },
      ['a:x: en lacks the plural form one'],
    ],
    [
      'a form the language has not',
      { x_one: '1', x_other: '1' },
      { x_other: '1' },
      { x_one: '1', x_other: '1' },
      ['a:x: zh-Hans has no plural form one'],
    ],
    [
      'a key that only looks like a form',
      { step_one: '1' },
      { step_one: '1' },
      { step_one: '1' },
      [],
    ],
  ])('%s', (_name, zhHans, zhHant, en, problems) => {
    expect(check(zhHans, zhHant, en)).toEqual(problems);
  });

  test('placeholders of all forms count together', () => {
    expect(placeholders(['{{count, number}} <time/>', '{{name}} $t(other)', '<text>'])).toEqual([
      '$t(other)',
      '<time>',
      '{{count}}',
      '{{name}}',
    ]);
  });
});

describe('the check of a workspace', () => {
  const page = "const { t } = useTranslation('booking');\n";

  test('passes when everything fits', () => {
    const root = workspace({
      ...texts('packages/booking/src/locales', {
        a: '1',
        status: { paid: '1', open: '2' },
        doctors_other: '3',
      }),
      'packages/booking/src/locales/en.json': {
        a: '1',
        status: { paid: '1', open: '2' },
        doctors_one: '3',
        doctors_other: '3',
      },
      'packages/booking/src/page.tsx': `${page}// i18n-keys: booking:status.*\nt('a'); t(\`status.\${x}\`); t('doctors', { count });`,
    });
    expect(checkLocales(root)).toEqual([]);
  });

  test('tells each kind of fault with its place', () => {
    const root = workspace({
      ...texts('packages/booking/src/locales', { a: '1', left: '1', onlyTested: '1' }),
      'packages/booking/src/page.tsx': `${page}// i18n-keys: booking:gone.*\nt('b'); t(\`status.\${x}\`);\n<p aria-label="Close">{t('a')}</p>`,
      'packages/booking/src/page.test.tsx': "t('onlyTested'); t('unknown'); <p>Hello</p>",
    });
    expect(checkLocales(root)).toEqual([
      'packages/booking/src/page.tsx:3: no text booking:b',
      'packages/booking/src/page.tsx:2: no text fits booking:gone.*',
      'packages/booking/src/page.tsx:3: dynamic key booking:status.… without an i18n-keys comment',
      'packages/booking/src/page.tsx:4: text outside of the locales: Close',
      'booking:left is used nowhere',
      'booking:onlyTested is used nowhere',
    ]);
  });

  test('keys that are literals elsewhere', () => {
    const root = workspace({
      ...texts('packages/booking/src/locales', { title: '1' }),
      'packages/routes/src/rows.ts': "export const row = { title: 'booking:title' };",
      'packages/portal/src/head.ts': '// i18n-keys: literals\ni18n.t(row.title);',
    });
    expect(checkLocales(root)).toEqual([]);
  });

  test('a package has the languages of every portal that composes it, and each is loaded', () => {
    const manifest = (name, ...needs) => ({
      name: `@xinglin/${name}`,
      dependencies: Object.fromEntries(needs.map((one) => [`@xinglin/${one}`, 'workspace:*'])),
    });
    const files = {
      'apps/shell/package.json': manifest('shell', 'booking', 'ui'),
      'apps/abroad/package.json': manifest('abroad', 'consult'),
      'packages/booking/package.json': manifest('booking', 'ui'),
      'packages/consult/package.json': manifest('consult', 'ui'),
      'packages/ui/package.json': manifest('ui'),
      ...texts('packages/booking/src/locales', {}),
      ...texts('packages/consult/src/locales', {}, [...commonLocales, 'it']),
      ...texts('packages/ui/src/locales', {}),
    };
    const portals = [
      { name: 'shell', locales: commonLocales },
      { name: 'abroad', locales: [...commonLocales, 'it'] },
    ];
    expect(checkLocales(workspace(files), portals.slice(0, 1))).toEqual([]);
    // What it is made of is shown there as well.
    expect(checkLocales(workspace(files), portals)).toEqual(['ui: no texts in it']);
    const unloaded = { ...files, 'packages/ui/src/locales/it.json': {} };
    expect(checkLocales(workspace(unloaded), portals)).toEqual([
      'packages/ui/src/locales/it.json is loaded nowhere',
    ]);
  });

  describe('a folder of the gateway', () => {
    const folder = 'apps/gateway/src/domains/booking';
    const abroad = [...commonLocales, 'it', 'fr'];
    const portals = [{ name: 'abroad', locales: abroad }];
    /** The texts of one folder by language, and its `locales.ts`. */
    const gateway = (textsByLocale) =>
      workspace({
        'apps/gateway/package.json': { name: '@xinglin/gateway' },
        'apps/abroad/package.json': { name: '@xinglin/abroad' },
        ...Object.fromEntries(
          Object.entries(textsByLocale).map(([locale, content]) => [
            `${folder}/locales/${locale}.json`,
            content,
          ]),
        ),
        [`${folder}/locales.ts`]: Object.keys(textsByLocale)
          .map((locale) => `import './locales/${locale}.json';`)
          .join(''),
      });
    const common = (content) =>
      Object.fromEntries(commonLocales.map((locale) => [locale, content]));

    test('needs the common languages alone where the overseas portal shows none of it', () => {
      expect(checkLocales(gateway(common({ state: { open: '1' } })), portals)).toEqual([]);
    });

    test('has its refusals in all languages', () => {
      const root = gateway({ ...common({ state: '1', refusal: { full: '2' } }), it: {} });
      expect(checkLocales(root, portals)).toEqual([
        'gateway/domains/booking:refusal.full is missing in it',
        'gateway/domains/booking: no texts in fr',
      ]);
    });

    test('says a group of texts in all languages, or in the common ones', () => {
      const content = { tip: { one: '1', two: '2' }, state: '3' };
      const root = gateway({ ...common(content), it: { tip: { one: '1' } }, fr: {} });
      expect(checkLocales(root, portals)).toEqual([
        'gateway/domains/booking:tip.two is missing in it',
        'gateway/domains/booking:tip.one is missing in fr',
        'gateway/domains/booking:tip.two is missing in fr',
      ]);
    });

    test('imports each of its files', () => {
      const root = gateway({ 'zh-Hans': { a: '1' }, 'zh-Hant': { a: '1' } });
      writeFileSync(join(root, folder, 'locales/en.json'), '{"a":"1"}');
      expect(checkLocales(root, portals)).toEqual([`${folder}/locales/en.json is loaded nowhere`]);
    });
  });

  test('two packages cannot share a namespace', () => {
    const root = workspace({
      ...texts('packages/a/src/locales/shared', {}),
      ...texts('packages/b/src/locales/shared', {}),
    });
    expect(checkLocales(root)).toEqual(['shared: two packages have texts of this name']);
  });
});
