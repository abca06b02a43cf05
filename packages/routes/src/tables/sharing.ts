import { defineRoutes } from '../route-row';

/** Cases that patients share without names (spec 2 §2.9). */
export const sharing = defineRoutes({
  // Its address is all that opens a share: nothing keeps the page, and it is gone when it is withdrawn.
  'consult.share': {
    path: '/consult/share',
    title: 'sharing:share.title',
    noIndex: true,
    disableCache: true,
  },
  'consult.shareRegister': {
    path: '/consult/share/register',
    title: 'sharing:register.title',
    noIndex: true,
  },
  'consult.shareRegisterResult': {
    path: '/consult/share/regres',
    requires: ['login'],
    title: 'sharing:result.title',
    disableShare: true,
  },
  'consult.shareActivity': {
    path: '/consult/share/activity',
    requires: ['login'],
    title: 'sharing:activity.title',
    disableShare: true,
  },
});
