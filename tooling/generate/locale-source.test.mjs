import { describe, expect, test } from 'vitest';
import { maskSource, scanSource } from './locale-source.mjs';
import { findRawText } from './raw-text.mjs';

describe('keys of a source', () => {
  const namespaces = new Set(['booking', 'ui', 'shared']);
  const scan = (source) => scanSource(source, { namespace: 'booking', namespaces });
  const keysOf = (source) => [...new Set(scan(source).keys.map(({ key }) => key))];

  test.each([
    ["const { t } = useTranslation('ui'); t('a');", ['ui:a']],
    [
      "const { t, i18n } = useTranslation(['ui', 'shared']); t('a.b', { count: 1 }); t('shared:c');",
      ['ui:a.b', 'shared:c'],
    ],
    [
      "const { t: words } = useTranslation('ui'); const { t } = useTranslation('shared'); words('a'); t('b')",
      ['ui:a', 'shared:b'],
    ],
    ["const [t] = useTranslation('ui'); t('a')", ['ui:a']],
    ['const { t } = useTranslation(); t("a")', ['shared:a']],
    ["function label(t) { return t('a'); }", ['booking:a']],
    [
      "function A() { const { t } = useTranslation('ui'); t('a'); } function B() { const { t } = useTranslation('shared'); t('b'); }",
      ['ui:a', 'shared:b'],
    ],
    ["t('a', { ns: 'ui' })", ['ui:a']],
    ["t(done ? 'a' : waiting ? 'b' : 'c')", ['booking:a', 'booking:b', 'booking:c']],
    ["t(state?.done === 'x' ? ('a') : 'b')", ['booking:a', 'booking:b']],
    ["t(['a', 'b'])", ['booking:a', 'booking:b']],
    ['t(`a`)', ['booking:a']],
    ["`${t('a')} and ${`${t('b')}`}`", ['booking:a', 'booking:b']],
    ["<p aria-label={t('a')}>{t('b')}</p>", ['booking:a', 'booking:b']],
    ['const { t } = useTranslation(\'ui\'); <Trans t={t} i18nKey="a" />', ['ui:a']],
    ["const words = i18n.getFixedT(locale, 'ui'); words('a'); i18n.t('b')", ['ui:a', 'shared:b']],
    [
      "const row = { title: 'ui:a.title', href: 'https://example.com', other: 'gone:a' };",
      ['ui:a.title'],
    ],
    [
      "// t('a')\n/* t('b') */ const text = \"t('c')\"; at('d'); object.t('e'); const r = /t('f')/;",
      [],
    ],
    ["const quote = /['\"]/; t('a')", ['booking:a']],
  ])('%s', (source, keys) => {
    expect(keysOf(source)).toEqual(keys);
  });

  test.each([
    ['t(`status.${state}`)', 'booking:status.'],
    ['t(`shared:relation.${relation}`)', 'shared:relation.'],
    ['t(key)', ''],
    ["t(done ? 'a' : `b.${c}`)", 'booking:b.'],
    ["t('a' + b)", ''],
  ])('%s is dynamic', (source, prefix) => {
    expect(scan(source).dynamic).toEqual([{ prefix, line: 1 }]);
  });

  test('comments list keys, in any kind of comment', () => {
    const source =
      "// i18n-keys: booking:status.* shared:gender.male\n<p>{t(key) /* i18n-keys: ui:a.* */}</p>\n'i18n-keys: ui:b'";
    expect(scan(source).patterns).toEqual([
      { pattern: 'booking:status.*', line: 1 },
      { pattern: 'shared:gender.male', line: 1 },
      { pattern: 'ui:a.*', line: 2 },
    ]);
  });

  test('masking keeps every character in its place', () => {
    const source = "const a = 'x\\'y'; // z\nconst b = `p${q('r')}s`;";
    const { masked } = maskSource(source);
    expect(masked).toBe("const a = '    ';     \nconst b = ` ${q(' ')} `;");
  });
});

describe('text outside of the locales', () => {
  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>\n  Hello there\n</p>', 'Hello there'],
    ['<p>医生</p>', '医生'],
    ["const name = '医生';", '医生'],
    ['<button aria-label="Close" />', 'Close'],
    ["<img alt={'A doctor'} />", 'A doctor'],
  ])('%s', (source, text) => {
    expect(findRawText(source).map((one) => one.text)).toEqual([text]);
  });

  test.each([
    "<p>{t('a')}</p>",
    '// 医生\n/* 医院 */',
    '<img alt="" />',
    '<p>·</p>',
    'const ids: Array<string> = list.filter((one): one is Doctor => one > two);',
    '<Icon name="calendar" />',
    '{items.map((item) => item.count > 0 && <li key={item.id}>{item.name}</li>)}',
  ])('%s has none', (source) => {
    expect(findRawText(source)).toEqual([]);
  });
});
