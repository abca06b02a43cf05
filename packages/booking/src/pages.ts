import type { booking, PagesOf } from '@xinglin/routes';

/** A page for each route of the booking table; the file of a page is its path. */
export const pages = {
  'booking.expertBook': () => import('./pages/standard/expert/book/$doctorId.page'),
  'booking.patientList': () => import('./pages/standard/booking/patientlist.page'),
  'booking.standardQuestionnaire': () => import('./pages/standard/booking/middle-page.page'),
  'booking.reservation': () =>
    import('./pages/standard/booking/reservation/$hospitalId/$shiftCaseId.page'),
  'booking.reservationPay': () => import('./pages/my/reservation/pay/$orderNo.page'),
  'booking.orderStatus': () => import('./pages/my/order/status.page'),
  'booking.orderList': () => import('./pages/my/order/list.page'),
  'booking.waits': () => import('./pages/my/order/waits.page'),
  'booking.orderDetail': () => import('./pages/my/order/detail/$orderNo.page'),
  'booking.jinguBackToOrder': () => import('./pages/jingu/back2order.page'),
} satisfies PagesOf<typeof booking>;
