import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, expect, test, vi } from 'vitest';
import {
  changeLocale,
  createI18n,
  I18nProvider,
  loadNamespaces,
  resourcesOf,
  sharedNamespaces,
  useLocale,
  useOfferedLocales,
} from './index';
import type { LocaleLoaders, NamespaceLoaders, PortalLanguages } from './index';

function Greeting(): ReactElement {
  const { t } = useTranslation('greeting');
  return (
    <p lang={useLocale()}>
      {t('hello', { name: '<b>' })} {t('shared:gender.female')}
    </p>
  );
}

function Language(): ReactElement {
  return <p>{useLocale()}</p>;
}

function greetingLoaders() {
  return {
    'zh-Hans': vi.fn(async () => ({ default: { hello: '你好，{{name}}' } })),
    'zh-Hant': vi.fn(async () => ({ default: { hello: '您好，{{name}}' } })),
    en: vi.fn(async () => ({ default: { hello: 'Hello, {{name}}' } })),
  } satisfies LocaleLoaders;
}

describe('createI18n', () => {
  test('is ready at once', () => {
    const i18n = createI18n({
      locale: 'en',
      resources: { greeting: { hello: 'Hello, {{name}}' } },
    });
    expect(i18n.isInitialized).toBe(true);
    expect(i18n.t('greeting:hello', { name: 'Ann' })).toBe('Hello, Ann');
  });

  test('two instances share nothing', () => {
    const english = createI18n({ locale: 'en', resources: { greeting: { hello: 'Hello' } } });
    const chinese = createI18n({ locale: 'zh-Hans', resources: { greeting: { hello: '你好' } } });
    expect([english.t('greeting:hello'), chinese.t('greeting:hello')]).toEqual(['Hello', '你好']);
    expect(chinese.hasResourceBundle('en', 'greeting')).toBe(false);
  });

  test('counts in English by its plural forms', () => {
    const resources = { list: { count_one: '{{count}} doctor', count_other: '{{count}} doctors' } };
    const i18n = createI18n({ locale: 'en', resources });
    expect([1, 2].map((count) => i18n.t('list:count', { count }))).toEqual([
      '1 doctor',
      '2 doctors',
    ]);
  });
});

describe('loadNamespaces', () => {
  test('loads once, and not what the server sent', async () => {
    const loaders = greetingLoaders();
    const server = createI18n({ locale: 'en' });
    await loadNamespaces(server, 'en', { ...sharedNamespaces, greeting: loaders });
    await loadNamespaces(server, 'en', { greeting: loaders });
    expect(loaders.en).toHaveBeenCalledTimes(1);

    const browser = createI18n({ locale: 'en', received: resourcesOf(server) });
    await loadNamespaces(browser, 'en', { greeting: loaders });
    expect(loaders.en).toHaveBeenCalledTimes(1);
    expect(browser.t('greeting:hello', { name: 'Ann' })).toBe('Hello, Ann');
    expect(Object.keys(resourcesOf(browser).en ?? {}).sort()).toEqual([
      'greeting',
      'rules',
      'shared',
    ]);
  });

  test('a namespace without the language is read in the best it has, and counts as that does', async () => {
    const loaders = {
      visits: {
        'zh-Hans': vi.fn(async () => ({ default: { count_other: '{{count}} 次' } })),
        en: vi.fn(async () => ({
          default: { count_one: '{{count}} visit', count_other: '{{count}} visits' },
        })),
      },
      own: { it: async () => ({ default: { hello: 'Ciao' } }) },
      chinese: { 'zh-Hans': async () => ({ default: { count_other: '{{count}} 位' } }) },
    } satisfies NamespaceLoaders;
    const languages: PortalLanguages = { locales: ['it', 'id'], defaultLocale: 'it' };
    const server = createI18n({ locale: 'it', languages });
    await loadNamespaces(server, 'it', loaders);
    expect(loaders.visits['zh-Hans']).not.toHaveBeenCalled();

    const browser = createI18n({ locale: 'it', languages, received: resourcesOf(server) });
    await loadNamespaces(browser, 'it', loaders);
    expect(loaders.visits.en).toHaveBeenCalledTimes(1);
    for (const i18n of [server, browser]) {
      expect(i18n.language).toBe('it');
      expect([
        i18n.t('own:hello'),
        i18n.t('visits:count', { count: 1 }),
        // A million has a plural form of its own in Italian, which English does not know.
        i18n.t('visits:count', { count: 1_000_000 }),
        i18n.t('chinese:count', { count: 1 }),
      ]).toEqual(['Ciao', '1 visit', '1000000 visits', '1 位']);
    }
  });

  test('the portal’s own language comes before all others', async () => {
    const languages: PortalLanguages = { locales: ['it', 'id'], defaultLocale: 'it' };
    const i18n = createI18n({ locale: 'id', languages });
    const text = (hello: string) => async () => ({ default: { hello } });
    await loadNamespaces(i18n, 'id', { a: { en: text('Hello'), it: text('Ciao') } });
    expect(i18n.t('a:hello')).toBe('Ciao');
  });

  test('a namespace without any text says so', async () => {
    const i18n = createI18n({ locale: 'en' });
    await expect(loadNamespaces(i18n, 'en', { empty: {} })).rejects.toThrow('empty has no texts');
  });

  test('a failed text is told and tried again', async () => {
    const loaders = greetingLoaders();
    loaders.en.mockRejectedValueOnce(new Error('offline'));
    const i18n = createI18n({ locale: 'en' });
    await expect(loadNamespaces(i18n, 'en', { greeting: loaders })).rejects.toThrow('offline');
    await loadNamespaces(i18n, 'en', { greeting: loaders });
    expect(i18n.exists('greeting:hello')).toBe(true);
  });
});

describe('changeLocale', () => {
  test('brings what the page knows, then switches', async () => {
    const loaders = greetingLoaders();
    const i18n = createI18n({
      locale: 'en',
      resources: { greeting: { hello: 'Hello, {{name}}' } },
    });
    await loadNamespaces(i18n, 'en', { greeting: loaders });
    await changeLocale(i18n, 'zh-Hant');
    expect(i18n.language).toBe('zh-Hant');
    expect(i18n.t('greeting:hello', { name: '王' })).toBe('您好，王');
  });

  test('stays when a text cannot be had', async () => {
    const loaders = greetingLoaders();
    loaders['zh-Hant'].mockRejectedValueOnce(new Error('offline'));
    const i18n = createI18n({ locale: 'en' });
    await loadNamespaces(i18n, 'en', { greeting: loaders });
    await expect(changeLocale(i18n, 'zh-Hant')).rejects.toThrow('offline');
    expect(i18n.language).toBe('en');
  });
});

describe('I18nProvider', () => {
  test.each([
    ['zh-Hans', '<p lang="zh-Hans">你好，&lt;b&gt; 女</p>'],
    ['en', '<p lang="en">Hello, &lt;b&gt; Female</p>'],
  ] as const)('renders on the server in %s', async (locale, html) => {
    const i18n = createI18n({ locale });
    await loadNamespaces(i18n, locale, { ...sharedNamespaces, greeting: greetingLoaders() });
    const page = renderToString(
      <I18nProvider i18n={i18n}>
        <Greeting />
      </I18nProvider>,
    );
    expect(page.replaceAll('<!-- -->', '')).toBe(html);
  });

  test('the languages to choose from are the portal’s', () => {
    const Choice = (): ReactElement => <p>{useOfferedLocales().join()}</p>;
    const offered = (languages?: PortalLanguages): string =>
      renderToString(
        <I18nProvider i18n={createI18n({ locale: 'en', ...(languages && { languages }) })}>
          <Choice />
        </I18nProvider>,
      );
    expect(offered({ locales: ['id', 'en'], defaultLocale: 'id' })).toBe('<p>id,en</p>');
    expect(offered()).toBe('<p>zh-Hans,zh-Hant,en</p>');
  });

  test('useLocale says what it misses', () => {
    expect(() => renderToString(<Language />)).toThrow('useLocale needs an I18nProvider above it');
  });
});
