import { defineRoutes } from '../../route-row';

/** Prescriptions of an account and orders of medicines (spec 2 §2.6, §2.10, §2.20). */
export const drugOrders = defineRoutes({
  'booking.standardDrugOrderList': {
    path: '/standard/drugorder/order/list',
    requires: ['login', 'binding'],
    title: 'booking:standardDrugOrderList.title',
    disableShare: true,
  },
  'records.drugstore': {
    path: '/my/drugorder/drugstore',
    requires: ['login'],
    title: 'records:drugstore.title',
    disableShare: true,
  },
  'records.drugOrderDetail': {
    path: '/my/drugorder/detail/:orderId',
    requires: ['login'],
    title: 'records:drugOrderDetail.title',
    disableShare: true,
  },
  'records.drugOrderExpress': {
    path: '/my/drugorder/express',
    requires: ['login'],
    title: 'records:drugOrderExpress.title',
    disableShare: true,
  },
  'records.drugOrderAuthorization': {
    path: '/my/drugorder/authorization',
    requires: ['login'],
    title: 'records:drugOrderAuthorization.title',
    disableShare: true,
  },
  'records.drugOrderCheckMark': {
    path: '/my/drugorder/checkmark',
    title: 'records:drugOrderCheckMark.title',
  },
  'records.drugOrder': {
    path: '/my/drugorder/:orderId',
    requires: ['login', 'binding'],
    title: 'records:drugOrder.title',
    disableShare: true,
  },
  'records.drugOrderInApp': {
    path: '/my/drugorder/app/:orderId',
    requires: ['login'],
    title: 'records:drugOrderInApp.title',
    disableShare: true,
  },
  'records.drugOrderMiddle': {
    path: '/my/drugorderMiddle',
    kind: 'middle',
    requires: ['login'],
    title: 'records:drugOrderMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'records.drugOrderSchedule': {
    path: '/my/drugorder/schedule/:orderId',
    requires: ['login'],
    title: 'records:drugOrderSchedule.title',
    disableShare: true,
  },
  'records.drugOrderList': {
    path: '/my/drugorder/order/list',
    title: 'records:drugOrderList.title',
  },
  'records.prescriptionList': {
    path: '/my/prescription/list',
    requires: ['login', 'binding'],
    title: 'records:prescriptionList.title',
    disableShare: true,
  },
});
