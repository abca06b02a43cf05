import { defineRoutes } from '../route-row';

/** Service packages, their orders and the health service (spec 2 §2.8). */
export const servicePackages = defineRoutes({
  'service-packages.package': {
    path: '/package/detail/:packageCode',
    title: 'service-packages:package.title',
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
    title: 'service-packages:orderForm.title',
    disableShare: true,
  },
  'service-packages.orderCall': {
    path: '/my/order/package/call/:orderNo/:serviceId',
    title: 'service-packages:orderCall.title',
  },
  'service-packages.orderCallRecord': {
    path: '/my/order/package/call-record/:orderNo/:serviceId',
    title: 'service-packages:orderCallRecord.title',
  },
  'service-packages.consultationAppointment': {
    path: '/my/order/package/appointment/consultation',
    requires: ['login'],
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
    title: 'service-packages:orderComment.title',
  },
  'service-packages.orderBindPatient': {
    path: '/my/order/package/bindpatient/:orderNo',
    title: 'service-packages:orderBindPatient.title',
  },
  'service-packages.orderError': {
    path: '/my/order/error',
    title: 'service-packages:orderError.title',
  },
  'service-packages.healthService': {
    path: '/health-service',
    query: ['from', 'name', 'id'],
    title: 'service-packages:healthService.title',
  },
  'service-packages.healthServiceChannel': {
    path: '/health-service/channel',
    query: ['from', 'name', 'id'],
    title: 'service-packages:healthServiceChannel.title',
  },
  'service-packages.organisation': {
    path: '/health-service/org',
    title: 'service-packages:organisation.title',
  },
  'service-packages.organisationDetail': {
    path: '/health-service/org/detail',
    title: 'service-packages:organisationDetail.title',
  },
  'service-packages.organisationEvaluations': {
    path: '/health-service/org/evaluate',
    title: 'service-packages:organisationEvaluations.title',
  },
  'service-packages.organisationComment': {
    path: '/health-service/org/user-comment',
    requires: ['login', 'binding'],
    title: 'service-packages:organisationComment.title',
    disableShare: true,
  },
  'service-packages.organisationCommentResult': {
    path: '/health-service/org/user-comment/result',
    title: 'service-packages:organisationCommentResult.title',
  },
});
