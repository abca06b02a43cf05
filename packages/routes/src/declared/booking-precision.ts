import { defineRoutes } from '../route-row';

/** Precision booking (spec 2 §2.21). */
export const bookingPrecision = defineRoutes({
  'booking.precisionReserve': {
    path: '/precision-reserve',
    title: 'booking:precisionReserve.title',
  },
  'booking.precisionReserveDoctor': {
    path: '/precision-reserve-doctor',
    title: 'booking:precisionReserveDoctor.title',
  },
  'booking.precisionReserveDetail': {
    path: '/precision-reserve-detail',
    title: 'booking:precisionReserveDetail.title',
  },
  'booking.precisionDiseaseDetail': {
    path: '/precision-disease-detail',
    title: 'booking:precisionDiseaseDetail.title',
  },
  'booking.precisionAppointment': {
    path: '/precise-appointment-info',
    title: 'booking:precisionAppointment.title',
  },
  'booking.precisionSymptoms': {
    path: '/in-view-of-the-symptoms',
    title: 'booking:precisionSymptoms.title',
  },
  'booking.submitInformation': {
    path: '/submit-information',
    kind: 'redirect',
    redirectTo: '/submit-information/submit-instructions',
    title: 'booking:submitInformation.title',
    noIndex: true,
  },
  'booking.submitInstructions': {
    path: '/submit-information/submit-instructions',
    title: 'booking:submitInstructions.title',
  },
  'booking.submitAuditFailed': {
    path: '/submit-information/audit-failed',
    title: 'booking:submitAuditFailed.title',
  },
});
