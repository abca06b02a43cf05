import { defineRoutes } from '../route-row';

/** Prescriptions of an account and orders of prescribed medicines (spec 2 §2.6, §2.10, §2.20). */
export const medicines = defineRoutes({
  'medicines.prescriptions': {
    path: '/my/prescription/list',
    requires: ['login', 'binding'],
    title: 'medicines:prescriptions.title',
    disableShare: true,
  },
  'medicines.drugstore': {
    path: '/my/drugorder/drugstore',
    requires: ['login'],
    needs: ['prescriptionId'],
    title: 'medicines:drugstore.title',
    disableShare: true,
  },
  'medicines.authorization': {
    path: '/my/drugorder/authorization',
    requires: ['login'],
    needs: ['prescriptionId', 'pharmacyId'],
    title: 'medicines:authorization.title',
    disableShare: true,
  },
  'medicines.order': {
    path: '/my/drugorder/:orderId',
    requires: ['login', 'binding'],
    title: 'medicines:order.title',
    disableShare: true,
  },
  'medicines.orderInApp': {
    path: '/my/drugorder/app/:orderId',
    sameAs: 'medicines.order',
    requires: ['login'],
    title: 'medicines:order.title',
    disableShare: true,
  },
  'medicines.orderDetail': {
    path: '/my/drugorder/detail/:orderId',
    requires: ['login'],
    title: 'medicines:orderDetail.title',
    disableShare: true,
  },
  'medicines.express': {
    path: '/my/drugorder/express',
    requires: ['login'],
    needs: ['orderId'],
    title: 'medicines:express.title',
    disableShare: true,
  },
  'medicines.schedule': {
    path: '/my/drugorder/schedule/:orderId',
    requires: ['login'],
    title: 'medicines:schedule.title',
    disableShare: true,
  },
  'medicines.checkMark': {
    path: '/my/drugorder/checkmark',
    requires: ['login'],
    needs: ['orderId'],
    title: 'medicines:checkMark.title',
    disableShare: true,
  },
  'medicines.orders': {
    path: '/my/drugorder/order/list',
    requires: ['login'],
    title: 'medicines:orders.title',
    disableShare: true,
  },
  'medicines.standardOrders': {
    path: '/standard/drugorder/order/list',
    sameAs: 'medicines.orders',
    requires: ['login', 'binding'],
    title: 'medicines:orders.title',
    disableShare: true,
  },
  'medicines.orderMiddle': {
    path: '/my/drugorderMiddle',
    kind: 'middle',
    requires: ['login'],
    title: 'medicines:order.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
