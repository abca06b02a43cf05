import { defineRoutes } from '../../route-row';

/** Requests for prescriptions (spec 2 §2.9, §2.10, §2.24). */
export const renewalPages = defineRoutes({
  'consult.communityPrescribe': {
    path: '/community/prescribe',
    title: 'consult:communityPrescribe.title',
  },
  'consult.communityDwMiddle': {
    path: '/community/dw-middle',
    kind: 'middle',
    title: 'consult:communityDwMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'consult.fastXays': {
    path: '/consult/fast-xays',
    requires: ['login', 'binding'],
    title: 'consult:fastXays.title',
    disableShare: true,
  },
  'consult.infirmaryWzky': {
    path: '/infirmary/wzky',
    requires: ['login'],
    title: 'consult:infirmaryWzky.title',
    disableShare: true,
  },
  'consult.openDrugs': {
    path: '/consult/opendrugs',
    title: 'consult:openDrugs.title',
  },
  'consult.openDrugsSurvey': {
    path: '/consult/opendrugs/survey',
    requires: ['login'],
    title: 'consult:openDrugsSurvey.title',
    disableShare: true,
  },
  'consult.openDrugsSimplified': {
    path: '/consult/opendrugs/simplify',
    requires: ['login', 'binding'],
    title: 'consult:openDrugsSimplified.title',
    disableShare: true,
  },
  'consult.openDrugsFurtherConsult': {
    path: '/consult/opendrugs/further-consult',
    title: 'consult:openDrugsFurtherConsult.title',
  },
  'consult.openDrugsReceivingAddress': {
    path: '/consult/opendrugs/receiving-address',
    requires: ['login'],
    title: 'consult:openDrugsReceivingAddress.title',
    disableShare: true,
  },
  'consult.openDrugsSpecialistSurvey': {
    path: '/consult/opendrugs/specialis-survey',
    requires: ['login'],
    title: 'consult:openDrugsSpecialistSurvey.title',
    disableShare: true,
  },
  'consult.applyPrescription': {
    path: '/consult/applyprescribe/:id',
    requires: ['login'],
    title: 'consult:applyPrescription.title',
    disableShare: true,
  },
  'consult.prescription': {
    path: '/consult/prescription',
    requires: ['login', 'binding'],
    title: 'consult:prescription.title',
    disableShare: true,
  },
  'consult.prescriptionEntry': {
    path: '/consult/prescription/entry',
    title: 'consult:prescriptionEntry.title',
  },
  'consult.prescriptionSpecial': {
    path: '/consult/prescription/special',
    title: 'consult:prescriptionSpecial.title',
  },
  'consult.prescribingClinicList': {
    path: '/prescribe-clinic/list',
    requires: ['login'],
    title: 'consult:prescribingClinicList.title',
    disableShare: true,
  },
  'consult.prescribeDrugs': {
    path: '/consult/prescribe-drugs',
    requires: ['login', 'binding'],
    title: 'consult:prescribeDrugs.title',
    disableShare: true,
  },
  'consult.prescribeDrugsMiddle': {
    path: '/consult/prescribe-drugs/middle',
    kind: 'middle',
    title: 'consult:prescribeDrugsMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'records.fastPrescriptionApply': {
    path: '/fast/prescription/apply',
    requires: ['login'],
    title: 'records:fastPrescriptionApply.title',
    disableShare: true,
  },
});
