import { defineRoutes } from '../route-row';

/** Asking for prescriptions and renewing them (spec 2 §2.9, §2.10, §2.24). */
export const renewals = defineRoutes({
  'renewals.home': {
    path: '/consult/opendrugs',
    title: 'renewals:home.title',
  },
  'renewals.simplified': {
    path: '/consult/opendrugs/simplify',
    requires: ['login', 'binding'],
    needs: ['prescriptionId'],
    title: 'renewals:simplified.title',
    disableShare: true,
  },
  'renewals.survey': {
    path: '/consult/opendrugs/survey',
    requires: ['login'],
    needs: ['prescriptionId'],
    title: 'renewals:survey.title',
    disableShare: true,
  },
  'renewals.specialistSurvey': {
    path: '/consult/opendrugs/specialis-survey',
    requires: ['login'],
    needs: ['prescriptionId'],
    title: 'renewals:specialistSurvey.title',
    disableShare: true,
  },
  'renewals.receivingAddress': {
    path: '/consult/opendrugs/receiving-address',
    requires: ['login'],
    title: 'renewals:receivingAddress.title',
    disableShare: true,
  },
  'renewals.furtherConsult': {
    path: '/consult/opendrugs/further-consult',
    title: 'renewals:furtherConsult.title',
  },
  'renewals.entry': {
    path: '/consult/prescription/entry',
    title: 'renewals:entry.title',
  },
  'renewals.requests': {
    path: '/consult/prescription',
    requires: ['login', 'binding'],
    title: 'renewals:requests.title',
    disableShare: true,
  },
  'renewals.special': {
    path: '/consult/prescription/special',
    title: 'renewals:special.title',
  },
  'renewals.prescribers': {
    path: '/prescribe-clinic/list',
    requires: ['login'],
    title: 'renewals:prescribers.title',
    disableShare: true,
  },
  'renewals.prescribeDrugs': {
    path: '/consult/prescribe-drugs',
    requires: ['login', 'binding'],
    needs: [['goodsNo', 'drugId']],
    title: 'renewals:prescribeDrugs.title',
    disableShare: true,
  },
  'renewals.prescribeDrugsMiddle': {
    path: '/consult/prescribe-drugs/middle',
    kind: 'middle',
    title: 'renewals:prescribeDrugs.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'renewals.fast': {
    path: '/consult/fast-xays',
    requires: ['login', 'binding'],
    title: 'renewals:fast.title',
    disableShare: true,
  },
  'renewals.infirmary': {
    path: '/infirmary/wzky',
    requires: ['login'],
    title: 'renewals:infirmary.title',
    disableShare: true,
  },
  'renewals.community': {
    path: '/community/prescribe',
    title: 'renewals:community.title',
  },
  'renewals.communityMiddle': {
    path: '/community/dw-middle',
    kind: 'middle',
    title: 'renewals:community.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'renewals.apply': {
    path: '/consult/applyprescribe/:id',
    requires: ['login'],
    title: 'renewals:apply.title',
    disableShare: true,
  },
  'renewals.fastApply': {
    path: '/fast/prescription/apply',
    requires: ['login'],
    needs: ['orderKey'],
    title: 'renewals:apply.title',
    disableShare: true,
  },
});
