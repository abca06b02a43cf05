import type { PagesOf, precision } from '@xinglin/routes';

/** A page for each route of the table of precision booking; the file of a page is its path. */
export const precisionPages = {
  'booking.precisionReserve': () => import('./pages/precision-reserve.page'),
  'booking.precisionReserveDoctor': () => import('./pages/precision-reserve-doctor.page'),
  'booking.precisionReserveDetail': () => import('./pages/precision-reserve-detail.page'),
  'booking.precisionDiseaseDetail': () => import('./pages/precision-disease-detail.page'),
  'booking.precisionAppointment': () => import('./pages/precise-appointment-info.page'),
  'booking.precisionSymptoms': () => import('./pages/in-view-of-the-symptoms.page'),
  'booking.submitInstructions': () => import('./pages/submit-information/submit-instructions.page'),
  'booking.submitAuditFailed': () => import('./pages/submit-information/audit-failed.page'),
  'booking.aiReservation': () => import('./pages/booking/ai/reservation.page'),
  'booking.patientCheckIn': () => import('./pages/my/expert/patient.page'),
  'booking.patientCheckInSubmit': () => import('./pages/my/expert/patient/submit.page'),
  'booking.patientService': () =>
    import('./pages/my/expert/patient/service/$doctorId/$patientId.page'),
} satisfies PagesOf<typeof precision>;
