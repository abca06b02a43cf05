/*
 * Owns: the Sanming channel: its chronic-disease home, colours, name, phone and app id.
 * Must not know: other channels; how features work.
 * Used by: apps that serve the channel.
 */
import './theme.css';
import { locales as directory } from '@xinglin/directory';
import { definePartner, sanmingPages } from '@xinglin/routes';

/** The regional platform of Sanming, on hosts whose label is `sanming`. */
export const partner = definePartner({
  id: 'sanming',
  hosts: ['sanming'],
  appId: 'xinglin-h5-sanming',
  themeColor: '#1d5fa8',
  settings: { phone: '95169000', isRegional: true, chronicDiseaseBanner: true },
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
      directory,
    },
  },
});
