import { defineRoutes } from '../route-row';

/** Pages that the channel `wybao` brings by itself (`feature` of `definePartner`); no other channel has them. */
export const wybaoPages = defineRoutes({
  // The personal centre under the channel's own path (spec 2 §2.20), as guarded as the product's.
  'account.wybaoProfile': {
    path: '/wybao/my/profile',
    requires: ['login', 'binding'],
    partners: ['wybao'],
    title: 'account:profile.title',
    tabBar: 'my',
    disableShare: true,
  },
});
