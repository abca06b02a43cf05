import type { PortalIdentity } from '../portal-identity';

/** A portal with the product's own words, the languages every package has, and one tab. */
export const tinyIdentity: PortalIdentity = {
  locales: ['zh-Hans', 'zh-Hant', 'en'],
  defaultLocale: 'zh-Hans',
  appId: 'xinglin-h5',
  brand: { themeColor: '#0b7a75' },
  signIn: { login: '/user/login', binding: '/authLogin' },
  tabs: {
    home: { destination: 'home', to: '/', label: 'portal:tabs.home', Icon: () => null },
  },
};
