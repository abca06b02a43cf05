import { defineRoutes } from '../route-row';

/** Service packages: teams, doctors, packages, and what is bought (spec 2 §2.4, §2.7, §2.8). */
export const servicePackages = defineRoutes({
  'service-packages.package': {
    path: '/package/detail/:packageCode',
    title: 'service-packages:package.title',
  },
  'service-packages.doctorPackages': {
    path: '/expert/servicepack/:id',
    sameAs: 'service-packages.expertPackage',
    title: 'service-packages:expertPackage.title',
  },
  'service-packages.search': {
    path: '/search/package',
    title: 'service-packages:search.title',
  },
  'service-packages.searchRelated': {
    path: '/search/package_related',
    sameAs: 'service-packages.search',
    title: 'service-packages:search.title',
  },
  'service-packages.teamPackage': {
    path: '/package/team/detail',
    title: 'service-packages:teamPackage.title',
  },
  'service-packages.expertPackage': {
    path: '/package/expert/detail',
    title: 'service-packages:expertPackage.title',
  },
  'service-packages.packageComments': {
    path: '/package/comment/:expertId',
    title: 'service-packages:packageComments.title',
  },
  'service-packages.orderList': {
    path: '/my/order/package/list',
    requires: ['login'],
    title: 'service-packages:orderList.title',
    disableShare: true,
  },
  'service-packages.orderDetail': {
    path: '/my/order/package/detail/:orderNo',
    requires: ['login'],
    title: 'service-packages:orderDetail.title',
    disableShare: true,
  },
  'service-packages.orderForm': {
    path: '/my/order/package/fill/form',
    requires: ['login', 'binding'],
    needs: ['orderNo'],
    title: 'service-packages:orderForm.title',
    disableShare: true,
  },
  'service-packages.orderCall': {
    path: '/my/order/package/call/:orderNo/:serviceId',
    requires: ['login'],
    title: 'service-packages:orderCall.title',
    disableShare: true,
  },
  'service-packages.orderCallRecord': {
    path: '/my/order/package/call-record/:orderNo/:serviceId',
    requires: ['login'],
    title: 'service-packages:orderCallRecord.title',
    disableShare: true,
  },
  'service-packages.consultationAppointment': {
    path: '/my/order/package/appointment/consultation',
    requires: ['login'],
    needs: ['orderNo'],
    title: 'service-packages:consultationAppointment.title',
    disableShare: true,
  },
  'service-packages.consultationAppointmentResult': {
    path: '/my/order/package/appointment/consultation/result',
    requires: ['login'],
    title: 'service-packages:consultationAppointmentResult.title',
    disableShare: true,
  },
  'service-packages.customServiceOrder': {
    path: '/my/order/package/customserver/order/:orderNo/:serviceId',
    requires: ['login'],
    title: 'service-packages:customServiceOrder.title',
    disableShare: true,
  },
  'service-packages.customServiceList': {
    path: '/my/order/package/customserver/list/:orderNo/:serviceId',
    requires: ['login'],
    title: 'service-packages:customServiceList.title',
    disableShare: true,
  },
  'service-packages.expressDetail': {
    path: '/my/order/package/expressdetail',
    requires: ['login'],
    needs: ['orderNo'],
    title: 'service-packages:expressDetail.title',
    disableShare: true,
  },
  'service-packages.expressAddress': {
    path: '/my/order/package/expressaddress/:orderNo/:serviceId',
    requires: ['login'],
    title: 'service-packages:expressAddress.title',
    disableShare: true,
  },
  'service-packages.orderComment': {
    path: '/my/order/package/comment/:orderNo',
    requires: ['login'],
    title: 'service-packages:orderComment.title',
    disableShare: true,
  },
  'service-packages.orderBindPatient': {
    path: '/my/order/package/bindpatient/:orderNo',
    requires: ['login', 'binding'],
    title: 'service-packages:orderBindPatient.title',
    disableShare: true,
  },
  'service-packages.pause': {
    path: '/my/order/package/pause/:orderNo',
    requires: ['login'],
    title: 'service-packages:pause.title',
    disableShare: true,
  },
  'service-packages.orderError': {
    path: '/my/order/error',
    requires: ['login'],
    title: 'service-packages:orderError.title',
    disableShare: true,
  },
});
