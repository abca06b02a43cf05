/*
 * Owns: the Wenbao channel: the path of its personal centre, its colours, name, phone and app id.
 * Must not know: other channels; how features work.
 * Used by: apps that serve the channel.
 */
import './theme.css';
import { locales as account, matterLocales } from '@xinglin/account';
import { sharedNamespaces } from '@xinglin/i18n';
import { definePartner, wybaoPages } from '@xinglin/routes';

/** The channel of hosts whose label is `wybao`, where the personal centre has a path of its own (spec 2 §2.20). */
export const partner = definePartner({
  id: 'wybao',
  hosts: ['wybao'],
  appId: 'xinglin-h5-wybao',
  themeColor: '#7b3a6d',
  settings: {
    phone: '95169066',
    homeLists: ['doctors', 'departments', 'articles', 'specialDepartments', 'hospitals', 'notices'],
    pageConfig: {
      'account.profile': {
        patients: { title: { 'zh-Hans': '我的家人', 'zh-Hant': '我的家人', en: 'My family' } },
        addresses: { hidden: true },
      },
    },
  },
  texts: {
    shared: {
      'zh-Hans': () => import('./locales/shared/zh-Hans.json'),
      'zh-Hant': () => import('./locales/shared/zh-Hant.json'),
      en: () => import('./locales/shared/en.json'),
    },
  },
  routes: {
    'account.profile': { page: () => import('./pages/my/profile.page') },
  },
  feature: {
    routes: wybaoPages,
    pages: {
      'account.wybaoProfile': () => import('./pages/wybao/my/profile.page'),
    },
    namespaces: { account, matters: matterLocales, rules: sharedNamespaces.rules },
  },
});
