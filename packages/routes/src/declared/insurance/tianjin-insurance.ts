import { defineRoutes } from '../../route-row';

/** Tianjin medical insurance (spec 2 §2.23). */
export const tianjinInsurance = defineRoutes({
  'insurance.entry': {
    path: '/tianjin/medical-insurance/entry',
    title: 'insurance:entry.title',
  },
  'insurance.entryElder': {
    path: '/tianjin/medical-insurance/entry-elder',
    title: 'insurance:entryElder.title',
  },
  'insurance.searchEntry': {
    path: '/tianjin/medical-insurance/search-entry',
    title: 'insurance:searchEntry.title',
  },
  'insurance.medicineSearch': {
    path: '/tianjin/medical-insurance/entry/medicine-search',
    title: 'insurance:medicineSearch.title',
  },
  'insurance.medicineSearchOffline': {
    path: '/tianjin/medical-insurance/medicine-search-offline',
    title: 'insurance:medicineSearchOffline.title',
  },
  'insurance.appStore': {
    path: '/tianjin/medical-insurance/appstore',
    title: 'insurance:appStore.title',
  },
  'insurance.searchDoctor': {
    path: '/tianjin/medical-insurance/search-doctor',
    title: 'insurance:searchDoctor.title',
  },
  'insurance.familyDoctor': {
    path: '/tianjin/medical-insurance/family-doctor',
    title: 'insurance:familyDoctor.title',
  },
  'insurance.order': {
    path: '/tianjin/medical-insurance/order',
    requires: ['login', 'binding'],
    title: 'insurance:order.title',
    disableShare: true,
  },
  'insurance.payment': {
    path: '/tianjin/medical-insurance/xinglin-payment',
    requires: ['login', 'binding'],
    title: 'insurance:payment.title',
    disableShare: true,
  },
  // A step of the order.
  'insurance.questionnaire': {
    path: '/tianjin/medical-insurance/questionnaire',
    requires: ['login', 'binding'],
    title: 'insurance:questionnaire.title',
    disableShare: true,
  },
  // A step of the order.
  'insurance.reconfirm': {
    path: '/tianjin/medical-insurance/reconfirm',
    requires: ['login', 'binding'],
    title: 'insurance:reconfirm.title',
    disableShare: true,
  },
  // A step of the order.
  'insurance.sign': {
    path: '/tianjin/medical-insurance/sign',
    requires: ['login', 'binding'],
    title: 'insurance:sign.title',
    disableShare: true,
  },
  // A step of the order.
  'insurance.faceMiddle': {
    path: '/tianjin/medical-insurance/face-middle',
    kind: 'middle',
    requires: ['login', 'binding'],
    title: 'insurance:faceMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  // Tells the outcome of the person's order.
  'insurance.result': {
    path: '/tianjin/medical-insurance/result',
    requires: ['login'],
    title: 'insurance:result.title',
    disableShare: true,
  },
  'insurance.firstExamination': {
    path: '/tianjin/first-examination',
    title: 'insurance:firstExamination.title',
  },
  'insurance.firstExaminationBack': {
    path: '/tianjin/first-examination-back/:id?',
    title: 'insurance:firstExaminationBack.title',
  },
  'insurance.uploadMaterials': {
    path: '/tianjin/upload-materials',
    title: 'insurance:uploadMaterials.title',
  },
});
