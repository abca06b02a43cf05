import { accountApi, type PageModule } from '@xinglin/api';
import type { NamespaceLoaders } from '@xinglin/i18n';
import type { RouteTable } from '@xinglin/routes';
import { HeartIcon, Page, PersonIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Portal } from '../feature';
import type { PortalIdentity } from '../portal-identity';

const inLanguage = (texts: object) => async () => ({ default: texts });

/** Nothing of the main portal's: other languages, another name, other tabs, a sign-in of its own. */
export const secondIdentity: PortalIdentity = {
  locales: ['it', 'id', 'en'],
  defaultLocale: 'it',
  appId: 'lontano-h5',
  brand: {
    themeColor: '#5b2a86',
    texts: {
      shared: {
        it: inLanguage({ brand: { name: 'Salute Lontana' } }),
        id: inLanguage({ brand: { name: 'Sehat Jauh' } }),
        en: inLanguage({ brand: { name: 'Faraway Health' } }),
      },
      portal: {
        it: inLanguage({ tabs: { home: 'Assistenza', me: 'Profilo' } }),
        id: inLanguage({ tabs: { home: 'Perawatan', me: 'Profil' } }),
        en: inLanguage({ tabs: { home: 'Care' } }),
      },
    },
  },
  signIn: { login: '/accesso', binding: '/accesso/telefono' },
  tabs: {
    home: { destination: 'home', to: '/', label: 'portal:tabs.home', Icon: HeartIcon },
    me: { destination: 'my', to: '/profilo', label: 'portal:tabs.me', Icon: PersonIcon },
    // It leads to no page of this portal.
    mall: {
      destination: 'mall',
      to: '/negozio',
      label: 'portal:tabs.me',
      Icon: HeartIcon,
    },
  },
  settings: { phone: '+390212345', floatingMenu: { enabled: false } },
};

const routes: RouteTable = {
  'care.home': { path: '/', tabBar: 'home', title: 'care:home.title' },
  'care.profile': {
    path: '/profilo',
    tabBar: 'my',
    requires: ['login', 'binding'],
    title: 'care:home.title',
  },
  'care.login': { path: '/accesso', signsIn: true, title: 'care:login.title' },
  'care.binding': { path: '/accesso/telefono', signsIn: true, title: 'care:login.title' },
};

/** In two of the portal's three languages. */
const namespaces: NamespaceLoaders = {
  care: {
    it: inLanguage({ home: { title: 'Consulti', hello: 'Buongiorno' }, login: { title: 'Entra' } }),
    id: inLanguage({ home: { title: 'Konsultasi', hello: 'Halo' }, login: { title: 'Masuk' } }),
  },
};

function Home(): ReactElement {
  const { t } = useTranslation('care');
  // i18n-keys: literals
  const hello: string = t('home.hello');
  return <Page>{hello}</Page>;
}

const home: PageModule = { default: Home };
const profile: PageModule = {
  default: Home,
  load: () => [accountApi.endpoints.getPersonalCenter.initiate()],
};

/** A portal for tests that shares nothing but the frame with the main one, and takes none of the frame's own pages. */
export const secondPortal: Portal = {
  ...secondIdentity,
  features: [
    {
      id: 'care',
      paths: ['/', '/accesso/*', '/profilo'],
      load: async () => ({
        routes,
        pages: {
          'care.home': async () => home,
          'care.profile': async () => profile,
          'care.login': async () => home,
          'care.binding': async () => home,
        },
        namespaces,
      }),
    },
  ],
  ownFeatures: [],
  channels: async () => ({ partners: [] }),
};
