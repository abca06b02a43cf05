import type { PagesOf, renewals } from '@xinglin/routes';

/** A page for each route of the renewals table; the file of a page is its path. */
export const renewalsPages = {
  'renewals.home': () => import('./pages/consult/opendrugs.page'),
  'renewals.simplified': () => import('./pages/consult/opendrugs/simplify.page'),
  'renewals.survey': () => import('./pages/consult/opendrugs/survey.page'),
  'renewals.specialistSurvey': () => import('./pages/consult/opendrugs/specialis-survey.page'),
  'renewals.receivingAddress': () => import('./pages/consult/opendrugs/receiving-address.page'),
  'renewals.furtherConsult': () => import('./pages/consult/opendrugs/further-consult.page'),
  'renewals.entry': () => import('./pages/consult/prescription/entry.page'),
  'renewals.requests': () => import('./pages/consult/prescription.page'),
  'renewals.special': () => import('./pages/consult/prescription/special.page'),
  'renewals.prescribers': () => import('./pages/prescribe-clinic/list.page'),
  'renewals.prescribeDrugs': () => import('./pages/consult/prescribe-drugs.page'),
  'renewals.prescribeDrugsMiddle': () => import('./pages/consult/prescribe-drugs/middle.page'),
  'renewals.fast': () => import('./pages/consult/fast-xays.page'),
  'renewals.infirmary': () => import('./pages/infirmary/wzky.page'),
  'renewals.community': () => import('./pages/community/prescribe.page'),
  'renewals.communityMiddle': () => import('./pages/community/dw-middle.page'),
  'renewals.apply': () => import('./pages/consult/applyprescribe/$id.page'),
  'renewals.fastApply': () => import('./pages/fast/prescription/apply.page'),
} satisfies PagesOf<typeof renewals>;
