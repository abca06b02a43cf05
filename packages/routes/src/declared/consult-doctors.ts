import { defineRoutes } from '../route-row';

/**
 * Finding a doctor to consult (spec 2 §2.9, §2.26).
 */
export const consultDoctors = defineRoutes({
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
});
