import { defineRoutes } from '../route-row';

/** What the chronic-disease zone (spec 2 §2.26) does not have yet. */
export const chronicDisease = defineRoutes({
  'consult.chronicDiseaseReport': {
    path: '/chronic-disease/report',
    requires: ['login', 'binding'],
    title: 'consult:chronicDiseaseReport.title',
    disableShare: true,
  },
});
