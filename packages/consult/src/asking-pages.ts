import type { asking, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of asking; the file of a page is its path. */
export const askingPages = {
  'consult.portal': () => import('./pages/consult/portal.page'),
  'consult.doctors': () => import('./pages/consult/doctor.page'),
  'consult.more': () => import('./pages/consult/more.page'),
  'consult.videoList': () => import('./pages/consult/video/list.page'),
  'consult.phoneList': () => import('./pages/consult/phone/list.page'),
  'consult.volunteer': () => import('./pages/consult/volunteer.page'),
  'consult.askDoctorHome': () => import('./pages/ask/doctor-home.page'),
  'consult.seenDoctors': () => import('./pages/consult/seendoctor.page'),
  'consult.expertConsult': () => import('./pages/expert/consult/$id.page'),
  'consult.expertConsultation': () => import('./pages/expert-consult.page'),
  'consult.askEntryIntroduction': () => import('./pages/ask/entry/introduce.page'),
  'consult.imageTextAsk': () => import('./pages/my/bconsult/ask.page'),
} satisfies PagesOf<typeof asking>;
