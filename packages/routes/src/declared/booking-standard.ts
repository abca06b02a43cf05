import { defineRoutes } from '../route-row';

/** The standard booking flow beyond its composed pages (spec 2 §2.6). */
export const bookingStandard = defineRoutes({
  'booking.standardDrugOrderList': {
    path: '/standard/drugorder/order/list',
    requires: ['login', 'binding'],
    title: 'booking:standardDrugOrderList.title',
    disableShare: true,
  },
});
