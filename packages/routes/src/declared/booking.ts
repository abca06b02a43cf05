import { defineRoutes } from '../route-row';

/** Further ways into booking and out of it (spec 2 §2.4, §2.5, §2.20). */
export const booking = defineRoutes({
  // Looks up the person's order.
  'booking.jinguBackToOrder': {
    path: '/jingu/back2order',
    kind: 'middle',
    requires: ['login'],
    partners: ['jingu'],
    title: 'booking:jinguBackToOrder.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
