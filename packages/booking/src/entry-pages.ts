import type { entries, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of entries; the file of a page is its path. */
export const entryPages = {
  'booking.home': () => import('./pages/booking.page'),
  'booking.hospitalList': () => import('./pages/booking/hospital.page'),
  'booking.departmentList': () => import('./pages/booking/department.page'),
  'booking.fastOrderDepartment': () => import('./pages/fastorder/department.page'),
  'booking.fastOrderExpertList': () => import('./pages/fastorder/expertlist.page'),
  'booking.fastOrderHospital': () => import('./pages/fastorder/hospital.page'),
  'booking.standardExpertList': () => import('./pages/standard/expert/list.page'),
  'booking.standardExpert': () => import('./pages/standard/expert/personal/$doctorId.page'),
  'booking.standardSearch': () => import('./pages/standard/search/yygh.page'),
  'booking.externalGuide': () => import('./pages/booking/external-guide/$id.page'),
  'booking.rule': () => import('./pages/booking/rule.page'),
  'booking.orderError': () => import('./pages/my/order/detail/error.page'),
  'booking.reservationWithoutResult': () => import('./pages/my/reservation/noresult.page'),
} satisfies PagesOf<typeof entries>;
