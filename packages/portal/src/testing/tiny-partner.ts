import { tinyPartnerTexts } from './tiny-texts';

/** The partner of the portal for tests, in a file of its own as partners are. */
export const partner = {
  id: 'sanming',
  hosts: ['sanming'],
  appId: 'app-sanming',
  themeColor: '#123456',
  texts: tinyPartnerTexts,
  routes: { 'directory.home': { meta: { requires: ['login'] } } },
} as const;
