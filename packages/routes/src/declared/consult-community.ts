import { defineRoutes } from '../route-row';

/** Consultations entered from a community (spec 2 §2.24). */
export const consultCommunity = defineRoutes({
  'consult.communityDoctors': {
    path: '/community/consult/doctor',
    title: 'consult:communityDoctors.title',
  },
  'consult.communityExpertConsult': {
    path: '/community/expert/consult/:id',
    title: 'consult:communityExpertConsult.title',
  },
  'consult.communityMore': {
    path: '/community/consult/more',
    title: 'consult:communityMore.title',
  },
  'consult.communityImageTextAsk': {
    path: '/community/my/bconsult/ask',
    title: 'consult:communityImageTextAsk.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityFastPhoneAsk': {
    path: '/community/fastphone/ask',
    title: 'consult:communityFastPhoneAsk.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityVideoAsk': {
    path: '/community/videoconsult/ask',
    title: 'consult:communityVideoAsk.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityClinic': {
    path: '/community/consult/clinic',
    title: 'consult:communityClinic.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityClinicEntry': {
    path: '/community/consult/clinic/entry',
    title: 'consult:communityClinicEntry.title',
  },
  'consult.communityClinicZfEntry': {
    path: '/community/consult/clinic-zf/entry',
    title: 'consult:communityClinicZfEntry.title',
  },
  'consult.communityClinicZfEntryConfigured': {
    path: '/community/consult/clinic-zf/entry-config',
    title: 'consult:communityClinicZfEntryConfigured.title',
  },
  'consult.communityClinicMixedEntry': {
    path: '/community/consult/clinic-mix/entry',
    title: 'consult:communityClinicMixedEntry.title',
  },
  'consult.communityClinicFirstStep': {
    path: '/community/consult/clinic/step1',
    title: 'consult:communityClinicFirstStep.title',
  },
  'consult.communityClinicSecondStep': {
    path: '/community/consult/clinic/step2',
    title: 'consult:communityClinicSecondStep.title',
  },
  'consult.communityClinicMiddle': {
    path: '/community/consult/clinic/middle',
    kind: 'middle',
    requires: ['login'],
    title: 'consult:communityClinicMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'consult.communityClinicAfter': {
    path: '/community/consult/clinic-after',
    title: 'consult:communityClinicAfter.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityAuthorizationFailed': {
    path: '/community/consult/authfail',
    query: ['source_type', 'redirectUrl', 'isFromActiveMedicare'],
    title: 'consult:communityAuthorizationFailed.title',
  },
  'consult.communitySearchDoctor': {
    path: '/community/search-doctor',
    title: 'consult:communitySearchDoctor.title',
  },
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
});
