/*
 * Owns: the Tianjin channel: its own home and doctor page, its colours, name, phone and app id.
 * Must not know: other channels.
 * Used by: apps that serve the channel.
 */
import './theme.css';
import { definePartner } from '@xinglin/routes';

/** The regional platform of Tianjin: its home asks for sign-in (spec 2 §2.4), and it shows what insurance pays. */
export const partner = definePartner({
  id: 'tianjin',
  hosts: ['tianjin'],
  appId: 'xinglin-h5-tianjin',
  themeColor: '#3d6a2a',
  settings: {
    phone: '95169022',
    guideOverlay: true,
    insurance: true,
    area: { areaId: '120100', name: { 'zh-Hans': '天津', 'zh-Hant': '天津', en: 'Tianjin' } },
    homeLists: ['doctors', 'hospitals', 'departments', 'articles', 'notices'],
  },
  texts: {
    shared: {
      'zh-Hans': () => import('./locales/shared/zh-Hans.json'),
      'zh-Hant': () => import('./locales/shared/zh-Hant.json'),
      en: () => import('./locales/shared/en.json'),
    },
  },
  routes: {
    'directory.home': { meta: { requires: ['login'] }, page: () => import('./pages/index.page') },
    'directory.doctor': { page: () => import('./pages/expert/$id.page') },
  },
  feature: {
    routes: {},
    pages: {},
    namespaces: {
      tianjin: {
        'zh-Hans': () => import('./locales/zh-Hans.json'),
        'zh-Hant': () => import('./locales/zh-Hant.json'),
        en: () => import('./locales/en.json'),
      },
    },
  },
});
