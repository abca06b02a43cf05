import type { LocaleLoaders } from '@xinglin/i18n';

/** Titles of the tiny portal's pages, as a feature brings them. */
export const tinyTexts: LocaleLoaders = {
  'zh-Hans': async () => ({
    default: { home: { title: '首页' }, profile: { title: '我的' }, login: { title: '登录' } },
  }),
  'zh-Hant': async () => ({
    default: { home: { title: '首頁' }, profile: { title: '我的' }, login: { title: '登入' } },
  }),
  en: async () => ({
    default: { home: { title: 'Home' }, profile: { title: 'Mine' }, login: { title: 'Sign in' } },
  }),
};

/** The partner's name in place of the portal's. */
export const tinyPartnerTexts = {
  shared: { 'zh-Hans': async () => ({ default: { brand: { name: '三明' } } }) },
};

/** What stands on the pages, by which a test tells them apart; the same in every language. */
export const tinyMarks = { home: 'home', login: 'login' };
