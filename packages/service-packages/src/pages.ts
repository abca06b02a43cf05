import type { PagesOf, servicePackages } from '@xinglin/routes';

/** A page for each route of the servicePackages table; the file of a page is its path. */
export const pages = {
  'service-packages.package': () => import('./pages/package/detail/$packageCode.page'),
  'service-packages.search': () => import('./pages/search/package.page'),
  'service-packages.teamPackage': () => import('./pages/package/team/detail.page'),
  'service-packages.expertPackage': () => import('./pages/package/expert/detail.page'),
  'service-packages.packageComments': () => import('./pages/package/comment/$expertId.page'),
  'service-packages.orderList': () => import('./pages/my/order/package/list.page'),
  'service-packages.orderDetail': () => import('./pages/my/order/package/detail/$orderNo.page'),
  'service-packages.orderForm': () => import('./pages/my/order/package/fill/form.page'),
  'service-packages.orderCall': () =>
    import('./pages/my/order/package/call/$orderNo/$serviceId.page'),
  'service-packages.orderCallRecord': () =>
    import('./pages/my/order/package/call-record/$orderNo/$serviceId.page'),
  'service-packages.consultationAppointment': () =>
    import('./pages/my/order/package/appointment/consultation.page'),
  'service-packages.consultationAppointmentResult': () =>
    import('./pages/my/order/package/appointment/consultation/result.page'),
  'service-packages.customServiceOrder': () =>
    import('./pages/my/order/package/customserver/order/$orderNo/$serviceId.page'),
  'service-packages.customServiceList': () =>
    import('./pages/my/order/package/customserver/list/$orderNo/$serviceId.page'),
  'service-packages.expressDetail': () => import('./pages/my/order/package/expressdetail.page'),
  'service-packages.expressAddress': () =>
    import('./pages/my/order/package/expressaddress/$orderNo/$serviceId.page'),
  'service-packages.orderComment': () => import('./pages/my/order/package/comment/$orderNo.page'),
  'service-packages.orderBindPatient': () =>
    import('./pages/my/order/package/bindpatient/$orderNo.page'),
  'service-packages.pause': () => import('./pages/my/order/package/pause/$orderNo.page'),
  'service-packages.orderError': () => import('./pages/my/order/error.page'),
} satisfies PagesOf<typeof servicePackages>;
