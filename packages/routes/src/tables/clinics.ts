import { defineRoutes } from '../route-row';

/** Consults with the clinics of communities, from choosing one to what comes afterwards (spec 2 §2.9, §2.24). */
export const clinics = defineRoutes({
  'consult.communityClinicEntry': {
    path: '/community/consult/clinic/entry',
    title: 'clinics:entry.clinics.title',
    description: 'clinics:entry.clinics.description',
  },
  'consult.communityClinicZfEntry': {
    path: '/community/consult/clinic-zf/entry',
    title: 'clinics:entry.selfPaid.title',
    description: 'clinics:entry.selfPaid.description',
  },
  'consult.communityClinicZfEntryConfigured': {
    path: '/community/consult/clinic-zf/entry-config',
    sameAs: 'consult.communityClinicZfEntry',
    title: 'clinics:entry.selfPaid.title',
    description: 'clinics:entry.selfPaid.description',
    canonical: '/community/consult/clinic-zf/entry',
  },
  'consult.communityClinicMixedEntry': {
    path: '/community/consult/clinic-mix/entry',
    title: 'clinics:entry.mixed.title',
    description: 'clinics:entry.mixed.description',
  },
  'consult.polyclinic': {
    path: '/policlinicpage/:itemUUID',
    requires: ['login'],
    title: 'clinics:clinic.title',
    disableShare: true,
  },
  'consult.communityClinicFirstStep': {
    path: '/community/consult/clinic/step1',
    requires: ['login'],
    title: 'clinics:whom.title',
    disableShare: true,
  },
  'consult.communityClinicSecondStep': {
    path: '/community/consult/clinic/step2',
    title: 'clinics:what.title',
    noIndex: true,
  },
  'consult.communityClinic': {
    path: '/community/consult/clinic',
    requires: ['login'],
    title: 'clinics:mine.title',
    disableShare: true,
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityClinicAfter': {
    path: '/community/consult/clinic-after',
    requires: ['login'],
    title: 'clinics:after.title',
    disableShare: true,
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityClinicMiddle': {
    path: '/community/consult/clinic/middle',
    kind: 'middle',
    requires: ['login'],
    title: 'clinics:mine.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'consult.communityAuthorizationFailed': {
    path: '/community/consult/authfail',
    title: 'clinics:failed.title',
    noIndex: true,
    disableShare: true,
  },
  'consult.communitySearchDoctor': {
    path: '/community/search-doctor',
    title: 'clinics:doctors.title',
    description: 'clinics:doctors.description',
  },
});
