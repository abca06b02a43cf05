import { defineRoutes } from '../route-row';

/** Further ways into booking and out of it (spec 2 §2.4, §2.5, §2.20). */
export const booking = defineRoutes({
  'booking.patientCheckIn': {
    path: '/my/expert/patient',
    requires: ['login', 'binding'],
    title: 'booking:patientCheckIn.title',
    disableShare: true,
  },
  'booking.patientCheckInSubmit': {
    path: '/my/expert/patient/submit',
    requires: ['login'],
    title: 'booking:patientCheckInSubmit.title',
    disableShare: true,
  },
  'booking.patientService': {
    path: '/my/expert/patient/service/:doctorId/:patientId',
    requires: ['login'],
    title: 'booking:patientService.title',
    disableShare: true,
  },
  'booking.home': {
    path: '/booking',
    title: 'booking:home.title',
  },
  'booking.departmentList': {
    path: '/booking/department',
    title: 'booking:departmentList.title',
  },
  'booking.appDepartmentList': {
    path: '/booking/appdepartment',
    title: 'booking:appDepartmentList.title',
  },
  'booking.patientEdit': {
    path: '/booking/patient/edit',
    requires: ['login'],
    title: 'booking:patientEdit.title',
    disableShare: true,
  },
  'booking.payment': {
    path: '/booking/payment',
    query: ['orderNo'],
    requires: ['login'],
    title: 'booking:payment.title',
    disableShare: true,
  },
  'booking.externalGuide': {
    path: '/booking/external-guide/:id',
    title: 'booking:externalGuide.title',
  },
  'booking.rule': {
    path: '/booking/rule',
    requires: ['login'],
    title: 'booking:rule.title',
    disableShare: true,
  },
  'booking.aiReservation': {
    path: '/booking/ai/reservation',
    requires: ['login'],
    title: 'booking:aiReservation.title',
    disableShare: true,
  },
  'booking.fastOrderDepartment': {
    path: '/fastorder/department',
    title: 'booking:fastOrderDepartment.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'booking.fastOrderExpertList': {
    path: '/fastorder/expertlist',
    title: 'booking:fastOrderExpertList.title',
  },
  'booking.fastOrderHospital': {
    path: '/fastorder/hospital',
    title: 'booking:fastOrderHospital.title',
  },
  // Looks up the person's order.
  'booking.jinguBackToOrder': {
    path: '/jingu/back2order',
    kind: 'middle',
    requires: ['login'],
    partners: ['jingu'],
    title: 'booking:jinguBackToOrder.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'booking.officialAccountOrderDetail': {
    path: '/my/order/detail/wxaccount/:orderNo',
    requires: ['login'],
    title: 'booking:officialAccountOrderDetail.title',
    disableShare: true,
  },
  // Names the patient and the doctor of the order that failed.
  'booking.orderError': {
    path: '/my/order/detail/error',
    query: ['expertId', 'patientId', 'encryption', 'hospDeptId'],
    requires: ['login'],
    title: 'booking:orderError.title',
    disableShare: true,
  },
  // Orders a slot, as its twin in the standard flow.
  'booking.slotReservation': {
    path: '/my/reservation/:hospitalId/:shiftCaseId',
    requires: ['login', 'binding'],
    title: 'booking:slotReservation.title',
    disableShare: true,
  },
  // Open: a result that holds nothing personal.
  'booking.reservationWithoutResult': {
    path: '/my/reservation/noresult',
    title: 'booking:reservationWithoutResult.title',
  },
});
