// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import { accountCalls } from './account';
import { loginCalls } from './login';
import { highRiskCalls } from './high-risk';
import { partnerCalls } from './partner';
import { identityCalls } from './identity';
import { patientsCalls } from './patients';
import { addressesCalls } from './addresses';
import { emergencyContactsCalls } from './emergency-contacts';
import { directoryCalls } from './directory';
import { homeCalls } from './home';
import { areasCalls } from './areas';
import { bookingCalls } from './booking';
import { visitsCalls } from './visits';
import { accurateReserveCalls } from './accurate-reserve';
import { patientCheckInCalls } from './patient-check-in';
import { surveysCalls } from './surveys';
import { reservationGuideCalls } from './reservation-guide';
import { ordersCalls } from './orders';
import { paymentCalls } from './payment';
import { systemCalls } from './system';
import { uploadCalls } from './upload';
import { contentCalls } from './content';
import { profileCalls } from './profile';
import { realNameCalls } from './real-name';
import { redDotsCalls } from './red-dots';
import { ocrCalls } from './ocr';
import { wechatCalls } from './wechat';
import { writeOffCalls } from './write-off';
import { privacyCalls } from './privacy';
import { helpCalls } from './help';
import { knowledgeCalls } from './knowledge';
import { lecturesCalls } from './lectures';
import { introductionsCalls } from './introductions';
import { verificationCalls } from './verification';
import { visitorCalls } from './visitor';
import { walletCalls } from './wallet';
import { favoritesCalls } from './favorites';
import { operateCalls } from './operate';
import { reviewsCalls } from './reviews';
import { searchCalls } from './search';
import { rankingCalls } from './ranking';
import { rewardsCalls } from './rewards';
import { chatCalls } from './chat';
import { aiChatCalls } from './ai-chat';
import { consultCalls } from './consult';
import { telemedicineCalls } from './telemedicine';
import { panelsCalls } from './panels';
import { goodsCalls } from './goods';
import { orderCentreCalls } from './order-centre';
import { checkUpCalls } from './check-up';
import { specialDiseaseCalls } from './special-disease';
import { couponsCalls } from './coupons';
import { membershipCalls } from './membership';
import { servicePackagesCalls } from './service-packages';
import { healthServicesCalls } from './health-services';
import { healthCoinsCalls } from './health-coins';
import { activitiesCalls } from './activities';
import { overseasCalls } from './overseas';

/** The rows of every domain, for a server that hands calls on; a page takes only the domains it needs. */
export const everyCall: readonly CallRow[] = /* @__PURE__ */ [accountCalls, loginCalls, highRiskCalls, partnerCalls, identityCalls, patientsCalls, addressesCalls, emergencyContactsCalls, directoryCalls, homeCalls, areasCalls, bookingCalls, visitsCalls, accurateReserveCalls, patientCheckInCalls, surveysCalls, reservationGuideCalls, ordersCalls, paymentCalls, systemCalls, uploadCalls, contentCalls, profileCalls, realNameCalls, redDotsCalls, ocrCalls, wechatCalls, writeOffCalls, privacyCalls, helpCalls, knowledgeCalls, lecturesCalls, introductionsCalls, verificationCalls, visitorCalls, walletCalls, favoritesCalls, operateCalls, reviewsCalls, searchCalls, rankingCalls, rewardsCalls, chatCalls, aiChatCalls, consultCalls, telemedicineCalls, panelsCalls, goodsCalls, orderCentreCalls, checkUpCalls, specialDiseaseCalls, couponsCalls, membershipCalls, servicePackagesCalls, healthServicesCalls, healthCoinsCalls, activitiesCalls, overseasCalls].flatMap(
  // Each table types its rows apart; code that passes a call on reads only what all rows share.
  (table) => Object.values(table) as CallRow[],
);
