import type { medicines, PagesOf } from '@xinglin/routes';

/** A page for each route of the medicines table; the file of a page is its path. */
export const pages = {
  'medicines.prescriptions': () => import('./pages/my/prescription/list.page'),
  'medicines.drugstore': () => import('./pages/my/drugorder/drugstore.page'),
  'medicines.authorization': () => import('./pages/my/drugorder/authorization.page'),
  'medicines.order': () => import('./pages/my/drugorder/$orderId.page'),
  'medicines.orderDetail': () => import('./pages/my/drugorder/detail/$orderId.page'),
  'medicines.express': () => import('./pages/my/drugorder/express.page'),
  'medicines.schedule': () => import('./pages/my/drugorder/schedule/$orderId.page'),
  'medicines.checkMark': () => import('./pages/my/drugorder/checkmark.page'),
  'medicines.orders': () => import('./pages/my/drugorder/order/list.page'),
  'medicines.orderMiddle': () => import('./pages/my/drugorderMiddle.page'),
} satisfies PagesOf<typeof medicines>;
