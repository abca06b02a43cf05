import { defineRoutes } from '../route-row';

/** Registration at a hospital: choose, book, pay, find again, cancel (spec 2 §2.4–§2.6, §2.20). */
export const booking = defineRoutes({
  'booking.hospitalList': {
    path: '/booking/hospital',
    title: 'booking:hospitalList.title',
    description: 'booking:hospitalList.description',
    tabBar: 'booking',
    cacheControlMaxAge: 60,
  },
  'booking.expertBook': {
    path: '/standard/expert/book/:doctorId',
    requires: ['login', 'binding'],
    title: 'booking:expertBook.title',
    disableShare: true,
  },
  'booking.expertBookShort': {
    path: '/expert/book/:doctorId',
    sameAs: 'booking.expertBook',
    requires: ['login', 'binding'],
    title: 'booking:expertBook.title',
    disableShare: true,
  },
  'booking.patientList': {
    path: '/standard/booking/patientlist',
    requires: ['login', 'binding'],
    title: 'booking:patientList.title',
    disableShare: true,
  },
  'booking.reservation': {
    path: '/standard/booking/reservation/:hospitalId/:shiftCaseId',
    requires: ['login', 'binding'],
    title: 'booking:reservation.title',
    disableShare: true,
  },
  'booking.reservationPay': {
    path: '/my/reservation/pay/:orderNo',
    requires: ['login'],
    title: 'booking:reservationPay.title',
    dataAsync: true,
    disableShare: true,
  },
  'booking.orderStatus': {
    path: '/my/order/status',
    requires: ['login'],
    title: 'booking:orderStatus.title',
    dataAsync: true,
    disableShare: true,
  },
  'booking.orderList': {
    path: '/my/order/list',
    requires: ['login'],
    title: 'booking:orderList.title',
    tabBar: 'orders',
    disableShare: true,
  },
  'booking.standardOrderList': {
    path: '/standard/booking/order/list',
    sameAs: 'booking.orderList',
    requires: ['login', 'binding'],
    title: 'booking:orderList.title',
    tabBar: 'orders',
    disableShare: true,
  },
  'booking.orderDetail': {
    path: '/my/order/detail/:orderNo',
    requires: ['login'],
    title: 'booking:orderDetail.title',
    dataAsync: true,
    disableShare: true,
  },
  'booking.standardOrderDetail': {
    path: '/standard/my/order/detail/:orderNo',
    sameAs: 'booking.orderDetail',
    requires: ['login', 'binding'],
    title: 'booking:orderDetail.title',
    dataAsync: true,
    disableShare: true,
  },
});
