import { defineRoutes } from '../route-row';

/**
 * Finding a doctor to consult, and sharing (spec 2 §2.9, §2.26).
 */
export const consultDoctors = defineRoutes({
  'consult.fastXays': {
    path: '/consult/fast-xays',
    requires: ['login', 'binding'],
    title: 'consult:fastXays.title',
    disableShare: true,
  },
  // A case is shared only where its patient agreed to each word: that consent has no place yet.
  'consult.share': {
    path: '/consult/share',
    title: 'consult:share.title',
  },
  'consult.shareRegister': {
    path: '/consult/share/register',
    title: 'consult:shareRegister.title',
  },
  'consult.shareRegisterResult': {
    path: '/consult/share/regres',
    title: 'consult:shareRegisterResult.title',
  },
  'consult.shareActivity': {
    path: '/consult/share/activity',
    title: 'consult:shareActivity.title',
  },
  'consult.infirmaryWzky': {
    path: '/infirmary/wzky',
    requires: ['login'],
    title: 'consult:infirmaryWzky.title',
    disableShare: true,
  },
});
