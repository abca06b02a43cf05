import { defineRoutes } from '../route-row';

/** What the overseas portal says of itself (spec 2 §2.30). Open: it holds nothing of a person. */
export const overseasDocuments = defineRoutes({
  'overseas.conditions': {
    path: '/overseas/conditions',
    title: 'overseas-documents:conditions.title',
  },
  'overseas.legal': {
    path: '/overseas/legal',
    title: 'overseas-documents:legal.title',
  },
  'overseas.privacy': {
    path: '/overseas/privacy',
    title: 'overseas-documents:privacy.title',
  },
  'overseas.cookie': {
    path: '/overseas/cookie',
    title: 'overseas-documents:cookie.title',
  },
  'overseas.aboutUs': {
    path: '/overseas/aboutus',
    title: 'overseas-documents:aboutUs.title',
  },
});
