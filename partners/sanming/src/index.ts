/*
 * Owns: the Sanming channel: its chronic-disease home, colours, name, phone and app id.
 * Must not know: other channels; how features work.
 * Used by: apps that serve the channel.
 */
import './theme.css';
import { locales as care } from '@xinglin/care';
import { definePartner, sanmingPages } from '@xinglin/routes';

/** The regional platform of Sanming, on hosts whose label begins with `sanming` and on the domain of its telephone number. */
export const partner = definePartner({
  id: 'sanming',
  hosts: ['sanming'],
  hostsBeginWith: ['sanming'],
  domains: ['95169000'],
  appId: 'xinglin-h5-sanming',
  themeColor: '#1d5fa8',
  settings: {
    phone: '95169000',
    isRegional: true,
    chronicDiseaseBanner: true,
    area: { areaId: '350400', name: { 'zh-Hans': '三明', 'zh-Hant': '三明', en: 'Sanming' } },
    homeLists: ['hospitals', 'departments', 'doctors', 'articles', 'notices'],
  },
  texts: {
    shared: {
      'zh-Hans': () => import('./locales/shared/zh-Hans.json'),
      'zh-Hant': () => import('./locales/shared/zh-Hant.json'),
      en: () => import('./locales/shared/en.json'),
    },
  },
  feature: {
    routes: sanmingPages,
    pages: {
      'consult.chronicDiseaseHome': () => import('./pages/chronic-disease/home.page'),
    },
    namespaces: {
      sanming: {
        'zh-Hans': () => import('./locales/zh-Hans.json'),
        'zh-Hant': () => import('./locales/zh-Hant.json'),
        en: () => import('./locales/en.json'),
      },
      care,
    },
  },
});
