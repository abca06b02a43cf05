import { defineRoutes } from '../route-row';

/** The standard booking flow beyond its composed pages (spec 2 §2.6). */
export const bookingStandard = defineRoutes({
  'booking.standardHome': {
    path: '/standard/index',
    title: 'booking:standardHome.title',
  },
  'booking.standardBooking': {
    path: '/standard/booking',
    title: 'booking:standardBooking.title',
  },
  'booking.standardHospital': {
    path: '/standard/hospital',
    title: 'booking:standardHospital.title',
  },
  'booking.standardFastOrderDepartment': {
    path: '/standard/fastorder/department',
    title: 'booking:standardFastOrderDepartment.title',
  },
  'booking.standardFastOrderExpertList': {
    path: '/standard/fastorder/expertlist',
    title: 'booking:standardFastOrderExpertList.title',
  },
  'booking.standardOrderError': {
    path: '/standard/booking/order/error',
    query: ['expertId', 'patientId', 'encryption', 'hospDeptId'],
    requires: ['login', 'binding'],
    title: 'booking:standardOrderError.title',
    disableShare: true,
  },
  'booking.standardSearch': {
    path: '/standard/search/yygh',
    requires: ['login', 'binding'],
    title: 'booking:standardSearch.title',
    disableShare: true,
  },
  'booking.standardQuestionnaire': {
    path: '/standard/booking/middle-page',
    requires: ['login', 'binding'],
    title: 'booking:standardQuestionnaire.title',
    disableShare: true,
  },
  'booking.standardExpert': {
    path: '/standard/expert/personal/:doctorId',
    title: 'booking:standardExpert.title',
  },
  'booking.standardExpertList': {
    path: '/standard/expert/list',
    title: 'booking:standardExpertList.title',
  },
  'booking.standardConsultOrderList': {
    path: '/standard/consult/order/list',
    requires: ['login', 'binding'],
    title: 'booking:standardConsultOrderList.title',
    disableShare: true,
  },
  'booking.standardMultiExpertOrderList': {
    path: '/standard/multask/order/list',
    requires: ['login', 'binding'],
    title: 'booking:standardMultiExpertOrderList.title',
    disableShare: true,
  },
  'booking.standardDrugOrderList': {
    path: '/standard/drugorder/order/list',
    requires: ['login', 'binding'],
    title: 'booking:standardDrugOrderList.title',
    disableShare: true,
  },
});
