import { defineRoutes } from '../route-row';

/** Files to read and to keep (spec 2 §2.5). Open, since nothing but the file itself asks for a session. */
export const documents = defineRoutes({
  'portal.viewPdf': {
    path: '/view-pdf',
    title: 'documents:title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'portal.viewPdfNew': {
    path: '/view-pdf/new',
    sameAs: 'portal.viewPdf',
    title: 'documents:title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
