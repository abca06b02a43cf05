import type { clinics, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of clinics; the file of a page is its path. */
export const clinicsPages = {
  'consult.communityClinicEntry': () => import('./pages/community/consult/clinic/entry.page'),
  'consult.communityClinicZfEntry': () => import('./pages/community/consult/clinic-zf/entry.page'),
  'consult.communityClinicMixedEntry': () =>
    import('./pages/community/consult/clinic-mix/entry.page'),
  'consult.polyclinic': () => import('./pages/policlinicpage/$itemUUID.page'),
  'consult.communityClinicFirstStep': () => import('./pages/community/consult/clinic/step1.page'),
  'consult.communityClinicSecondStep': () => import('./pages/community/consult/clinic/step2.page'),
  'consult.communityClinic': () => import('./pages/community/consult/clinic.page'),
  'consult.communityClinicAfter': () => import('./pages/community/consult/clinic-after.page'),
  'consult.communityClinicMiddle': () => import('./pages/community/consult/clinic/middle.page'),
  'consult.communityAuthorizationFailed': () => import('./pages/community/consult/authfail.page'),
  'consult.communitySearchDoctor': () => import('./pages/community/search-doctor.page'),
} satisfies PagesOf<typeof clinics>;
