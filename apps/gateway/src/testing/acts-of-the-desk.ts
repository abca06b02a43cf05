import { accurateReserveDesk } from '../domains/accurate-reserve/desk';
import { bookingDesk } from '../domains/booking/desk';
import { healthServicesDesk } from '../domains/health-services/desk';
import { checkUpDesk } from '../domains/check-up/desk';
import { servicePackageDesk } from '../domains/service-packages/desk';
import { surveyDesk } from '../domains/surveys/desk';
import { visitSurveyDesk } from '../domains/surveys/visit-desk';
import { chatDesk } from '../domains/chat/desk';
import { richTextDesk } from '../domains/chat/rich-text-desk';
import { prescriptionDesk } from '../domains/chat/prescription-requests';
import { videoDesk } from '../domains/chat/video-desk';
import { changeDesk } from '../domains/consult/changes/desk';
import { consultDesk } from '../domains/consult/desk';
import { followUpDesk } from '../domains/consult/follow-up-desk';
import { invoiceDesk } from '../domains/consult/invoice-desk';
import { recordingDesk } from '../domains/consult/recording-desk';
import { consultKind } from '../domains/consult/order-kind';
import { importDesk } from '../domains/directory/import-desk';
import { earlierSheetDesk } from '../domains/prescriptions/import-desk';
import { operateDesk } from '../domains/operate/desk';
import { overseasDesk } from '../domains/overseas/consult-desk';
import { overseasKind } from '../domains/overseas/order-kind';
import { panelsDesk } from '../domains/panels/desk';
import { panelKind } from '../domains/panels/order-kind';
import { partnerDesk } from '../domains/partner/desk';
import { patientCheckInDesk } from '../domains/patient-check-in/desk';
import { doctorPrescriptionDesk } from '../domains/prescriptions/desk/doctor-desk';
import { pharmacistPrescriptionDesk } from '../domains/prescriptions/desk/pharmacist-desk';
import { registrationKind } from '../domains/booking/order-kind';
import { deskMoves } from '../kernel/orders/desk-moves';
import { differenceDesk } from '../kernel/payment/difference-desk';
import { refundDesk } from '../kernel/payment/refund-desk';
import { realNameDesk } from '../domains/real-name/desk';
import { rewardsDesk } from '../domains/rewards/desk';
import { tipKind } from '../domains/rewards/order-kind';
import { reviewDesk } from '../domains/reviews/desk';
import { untreatedDesk } from '../domains/reviews/untreated-desk';
import { goodsDesk } from '../domains/goods/desk';
import { activitiesDesk } from '../domains/health-coins/activities/desk';
import { healthCoinsDesk } from '../domains/health-coins/desk';
import { couponDesk } from '../domains/goods/centre/coupon-desk';
import { goodsKind } from '../domains/goods/order-kind';
import { goodsCommentDesk } from '../domains/goods/comments/desk';
import { goodsReturnDesk } from '../domains/goods/return-desk';
import { medicinesDesk } from '../domains/medicines/desk';
import { membershipDesk } from '../domains/membership/desk';
import { membershipKind } from '../domains/membership/order-kind';
import { specialDiseaseDesk } from '../domains/special-disease/desk';
import { telemedicineDesk } from '../domains/telemedicine/desk';
import { calendarDesk } from '../kernel/calendar/desk';
import { approvalsDesk } from '../kernel/desk/approvals/desk';
import { ledgerDesk } from '../kernel/desk/ledger';
import { signingDesk } from '../kernel/prescriptions/signing/desk';
import { staffDesk } from '../kernel/staff/staff-desk';
import { noticeDesk } from '../kernel/staff/notices/desk';

const visitDesk = [...bookingDesk, ...deskMoves(registrationKind)];
/** What the desk consists of, list by list: whatever a domain adds is named here as well. */
export const actsOfTheDesk = [
  ...staffDesk,
  ...signingDesk,
  ...importDesk,
  ...earlierSheetDesk,
  ...operateDesk,
  ...realNameDesk,
  ...visitDesk,
  ...reviewDesk,
  ...untreatedDesk,
  ...deskMoves(tipKind),
  ...rewardsDesk,
  ...refundDesk,
  ...differenceDesk,
  ...calendarDesk,
  ...partnerDesk,
  ...accurateReserveDesk,
  ...patientCheckInDesk,
  ...chatDesk,
  ...richTextDesk,
  ...prescriptionDesk,
  ...videoDesk,
  ...consultDesk,
  ...changeDesk,
  ...followUpDesk,
  ...recordingDesk,
  ...invoiceDesk,
  ...deskMoves(consultKind),
  ...telemedicineDesk,
  ...checkUpDesk,
  ...specialDiseaseDesk,
  ...medicinesDesk,
  ...membershipDesk,
  ...deskMoves(membershipKind),
  ...servicePackageDesk,
  ...surveyDesk,
  ...visitSurveyDesk,
  ...healthServicesDesk,
  ...overseasDesk,
  ...deskMoves(overseasKind),
  ...panelsDesk,
  ...deskMoves(panelKind),
  ...doctorPrescriptionDesk,
  ...pharmacistPrescriptionDesk,
  ...goodsDesk,
  ...healthCoinsDesk,
  ...activitiesDesk,
  ...goodsReturnDesk,
  ...goodsCommentDesk,
  ...couponDesk,
  ...deskMoves(goodsKind),
  ...ledgerDesk,
  ...approvalsDesk,
  ...noticeDesk,
];
