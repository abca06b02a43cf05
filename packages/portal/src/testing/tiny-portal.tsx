import { accountApi, type PageModule } from '@xinglin/api';
import { account, directory } from '@xinglin/routes';
import type { ReactElement } from 'react';
import type { FeatureModule, Portal } from '../feature';
import Home, { load } from './tiny-home';
import { furtherPages } from '../further-pages';
import { tinyIdentity } from './tiny-identity';
import { partner } from './tiny-partner';
import { tinyMarks, tinyTexts } from './tiny-texts';

function Profile(): ReactElement {
  const { data } = accountApi.useGetPersonalCenterQuery();
  return <main>{JSON.stringify(data ?? null)}</main>;
}

function Login(): ReactElement {
  return <main>{tinyMarks.login}</main>;
}

const profile: PageModule = {
  default: Profile,
  load: () => [accountApi.endpoints.getPersonalCenter.initiate()],
};

const passage: PageModule = {
  default: Login,
  load: () => [
    accountApi.endpoints.getPersonalCenter.initiate(),
    // A page's own thunk need not say anything.
    async () => undefined,
  ],
  forward: ({ query, userAgent }, store) =>
    userAgent.includes('Passing')
      ? `/my/profile?as=${store.getState().session.user?.nickname ?? 'nobody'}`
      : query.get('target'),
};

const directoryFeature: FeatureModule = {
  routes: { 'directory.home': directory['directory.home'] },
  pages: { 'directory.home': async () => ({ default: Home, load }) },
  namespaces: { directory: tinyTexts },
};
const accountFeature: FeatureModule = {
  routes: {
    // A personal page that guards stand before.
    'account.profile': { ...account['account.profile'], requires: ['login', 'binding'] },
    'account.login': account['account.login'],
    'account.moved': {
      path: '/my/moved/:id?',
      redirectTo: '/my/profile?tab=moved',
      kind: 'redirect',
      title: 'account:profile.title',
    },
    'account.inApp': {
      path: '/my/in-app',
      nativeAppOnly: true,
      cacheControlMaxAge: 600,
      title: 'account:profile.title',
    },
    'account.passage': {
      path: '/my/passage',
      title: 'account:profile.title',
      disableCache: true,
    },
    'account.wholePage': {
      path: '/my/whole',
      fullPageLoad: true,
      camera: true,
      title: 'account:profile.title',
    },
  },
  pages: {
    'account.profile': async () => profile,
    'account.login': async () => ({ default: Login }),
    'account.inApp': async () => ({ default: Login }),
    'account.passage': async () => passage,
    'account.wholePage': async () => ({ default: Login }),
  },
  namespaces: { account: tinyTexts },
};

/** A portal for tests: an open page, a personal one, the login, one for the native app, one that is always loaded anew, one that may lead on, and a redirect. */
export const tinyPortal: Portal = {
  ...tinyIdentity,
  ownFeatures: [furtherPages],
  features: [
    { id: 'directory', paths: ['/', '/index'], load: async () => directoryFeature },
    { id: 'account', paths: ['/my/*', '/user/*'], load: async () => accountFeature },
  ],
  channels: async () => ({
    partners: [{ id: 'sanming', load: async () => partner }],
  }),
};
