import { defineRoutes } from '../route-row';

/** Precision booking, the guide to a department, checking in with a doctor (spec 2 §2.4, §2.5, §2.20, §2.21). */
export const precision = defineRoutes({
  'booking.precisionReserve': {
    path: '/precision-reserve',
    title: 'precision:reserve.title',
  },
  'booking.precisionReserveDoctor': {
    path: '/precision-reserve-doctor',
    title: 'precision:doctors.title',
  },
  'booking.precisionReserveDetail': {
    path: '/precision-reserve-detail',
    title: 'precision:expert.title',
  },
  'booking.precisionDiseaseDetail': {
    path: '/precision-disease-detail',
    title: 'precision:disease.title',
  },
  'booking.precisionAppointment': {
    path: '/precise-appointment-info',
    requires: ['login'],
    title: 'precision:requests.title',
    disableShare: true,
  },
  'booking.precisionSymptoms': {
    path: '/in-view-of-the-symptoms',
    requires: ['login', 'binding'],
    title: 'precision:form.title',
    disableShare: true,
  },
  'booking.submitInformation': {
    path: '/submit-information',
    kind: 'redirect',
    redirectTo: '/submit-information/submit-instructions',
    title: 'precision:instructions.title',
    noIndex: true,
  },
  'booking.submitInstructions': {
    path: '/submit-information/submit-instructions',
    title: 'precision:instructions.title',
  },
  'booking.submitAuditFailed': {
    path: '/submit-information/audit-failed',
    requires: ['login'],
    title: 'precision:failed.title',
    disableShare: true,
  },
  'booking.aiReservation': {
    path: '/booking/ai/reservation',
    requires: ['login'],
    title: 'precision:guide.title',
    disableShare: true,
  },
  'booking.patientCheckIn': {
    path: '/my/expert/patient',
    requires: ['login', 'binding'],
    title: 'precision:checkIn.title',
    disableShare: true,
  },
  'booking.patientCheckInSubmit': {
    path: '/my/expert/patient/submit',
    requires: ['login'],
    title: 'precision:tell.title',
    disableShare: true,
  },
  'booking.patientService': {
    path: '/my/expert/patient/service/:doctorId/:patientId',
    requires: ['login'],
    title: 'precision:service.title',
    disableShare: true,
  },
});
