import { defineRoutes } from '../route-row';

/** The chronic-disease zone (spec 2 §2.26). */
export const chronicDisease = defineRoutes({
  'consult.chronicDisease': {
    path: '/chronic-disease',
    requires: ['login', 'binding'],
    title: 'consult:chronicDisease.title',
    disableShare: true,
  },
  'consult.chronicDiseaseExpertList': {
    path: '/chronic-disease/expert-list',
    requires: ['login', 'binding'],
    title: 'consult:chronicDiseaseExpertList.title',
    disableShare: true,
  },
  'consult.chronicDiseaseReport': {
    path: '/chronic-disease/report',
    requires: ['login', 'binding'],
    title: 'consult:chronicDiseaseReport.title',
    disableShare: true,
  },
  'consult.chronicDiseaseCopd': {
    path: '/chronic-disease/copd',
    requires: ['login', 'binding'],
    title: 'consult:chronicDiseaseCopd.title',
    disableShare: true,
  },
  'consult.chronicDiseaseCopdExpertList': {
    path: '/chronic-disease/copd/expert-list',
    requires: ['login', 'binding'],
    title: 'consult:chronicDiseaseCopdExpertList.title',
    disableShare: true,
  },
});
