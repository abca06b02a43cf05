import { defineRoutes } from '../route-row';

/** Pages that the channel `wybao` brings by itself (`feature` of `definePartner`); no other channel has them. */
export const wybaoPages = defineRoutes({
  // The personal centre under the channel's own path (spec 2 §2.20), as open as the product's.
  'account.wybaoProfile': {
    path: '/wybao/my/profile',
    partners: ['wybao'],
    title: 'account:profile.title',
    greets: true,
    tabBar: 'my',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
