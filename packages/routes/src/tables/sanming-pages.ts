import { defineRoutes } from '../route-row';

/** Pages that the channel `sanming` brings by itself (`feature` of `definePartner`); no other channel has them. */
export const sanmingPages = defineRoutes({
  // Open: the banner of every page leads here, and what it leads to asks for itself (spec 2 §2.26).
  'consult.chronicDiseaseHome': {
    path: '/chronic-disease/home',
    partners: ['sanming'],
    title: 'sanming:chronicHome.title',
    description: 'sanming:chronicHome.description',
  },
});
