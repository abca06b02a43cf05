import type { contacts, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of addresses and emergency contacts; the file of a page is its path. */
export const contactsPages = {
  'account.addressList': () => import('./pages/order/address/list.page'),
  'account.addressAdd': () => import('./pages/order/address/add.page'),
  'account.addressEdit': () => import('./pages/order/address/edit/$id.page'),
  'account.addressManage': () => import('./pages/order/address/manage.page'),
  'account.emergencyContactAdd': () => import('./pages/my/sos/add.page'),
} satisfies PagesOf<typeof contacts>;
