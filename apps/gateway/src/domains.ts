// Owns: which domains the gateway is made of, and their order.
// Must not know: what any of them does.
// Used by: the gateway's composition.
import type { domains as contractDomains } from '@xinglin/contract';
import type { Domain } from './platform/domain';
import { systemDomain } from './domains/system/domain';
import { deskDomain } from './kernel/desk/domain';
import { staffDomain } from './kernel/staff/domain';
import { staffNoticesDomain } from './kernel/staff/notices/domain';
import { partnerDomain } from './domains/partner/domain';
import { contentDomain } from './kernel/consents/domain';
import { helpDomain } from './domains/help/domain';
import { directoryDomain } from './domains/directory/domain';
import { homeDomain } from './domains/home/domain';
import { introductionsDomain } from './domains/introductions/domain';
import { knowledgeDomain } from './domains/knowledge/domain';
import { lecturesDomain } from './domains/lectures/domain';
import { searchDomain } from './domains/search/domain';
import { rankingDomain } from './domains/ranking/domain';
import { areasDomain } from './domains/areas/domain';
import { accountDomain } from './domains/account/domain';
import { uploadDomain } from './kernel/files/domain';
import { patientsDomain } from './kernel/people/patients/domain';
import { identityDomain } from './domains/identity/domain';
import { loginDomain } from './domains/login/domain';
import { verificationDomain } from './domains/verification/domain';
import { visitorDomain } from './domains/visitor/domain';
import { highRiskDomain } from './domains/high-risk/domain';
import { profileDomain } from './domains/profile/domain';
import { realNameDomain } from './domains/real-name/domain';
import { addressesDomain } from './domains/addresses/domain';
import { emergencyContactsDomain } from './domains/emergency-contacts/domain';
import { favoritesDomain } from './domains/favorites/domain';
import { reviewsDomain } from './domains/reviews/domain';
import { walletDomain } from './domains/wallet/domain';
import { operateDomain } from './domains/operate/domain';
import { bookingDomain } from './domains/booking/domain';
import { visitsDomain } from './domains/booking/visits/domain';
import { accurateReserveDomain } from './domains/accurate-reserve/domain';
import { patientCheckInDomain } from './domains/patient-check-in/domain';
import { surveysDomain } from './domains/surveys/domain';
import { reservationGuideDomain } from './domains/reservation-guide/domain';
import { ordersDomain } from './kernel/orders/domain';
import { paymentDomain } from './kernel/payment/domain';
import { messagesDomain } from './domains/messages/domain';
import { redDotsDomain } from './domains/red-dots/domain';
import { privacyDomain } from './domains/privacy/domain';
import { writeOffDomain } from './domains/write-off/domain';
import { ocrDomain } from './domains/ocr/domain';
import { wechatDomain } from './domains/wechat/domain';
import { consultDomain } from './domains/consult/domain';
import { panelsDomain } from './domains/panels/domain';
import { rewardsDomain } from './domains/rewards/domain';
import { chatDomain } from './domains/chat/domain';
import { aiChatDomain } from './domains/ai-chat/domain';
import { goodsDomain } from './domains/goods/domain';
import { orderCentreDomain } from './domains/goods/centre/domain';
import { telemedicineDomain } from './domains/telemedicine/domain';
import { checkUpDomain } from './domains/check-up/domain';
import { specialDiseaseDomain } from './domains/special-disease/domain';
import { medicinesDomain } from './domains/medicines/domain';
import { prescriptionsDomain } from './domains/prescriptions/domain';
import { couponsDomain } from './domains/coupons/domain';
import { membershipDomain } from './domains/membership/domain';
import { servicePackagesDomain } from './domains/service-packages/domain';
import { healthServicesDomain } from './domains/health-services/domain';
import { healthCoinsDomain } from './domains/health-coins/domain';
import { activitiesDomain } from './domains/health-coins/activities/domain';
import { overseasDomain } from './domains/overseas/domain';

/** The ones that others point at come first: seeds run in this order, erasures backwards. Nothing else depends on it. */
const listed = [
  systemDomain,
  deskDomain,
  staffNoticesDomain,
  partnerDomain,
  contentDomain,
  helpDomain,
  directoryDomain,
  staffDomain,
  homeDomain,
  introductionsDomain,
  knowledgeDomain,
  lecturesDomain,
  operateDomain,
  searchDomain,
  areasDomain,
  accountDomain,
  uploadDomain,
  patientsDomain,
  identityDomain,
  loginDomain,
  verificationDomain,
  visitorDomain,
  highRiskDomain,
  profileDomain,
  realNameDomain,
  addressesDomain,
  emergencyContactsDomain,
  favoritesDomain,
  rankingDomain,
  walletDomain,
  ordersDomain,
  bookingDomain,
  visitsDomain,
  accurateReserveDomain,
  patientCheckInDomain,
  reservationGuideDomain,
  reviewsDomain,
  paymentDomain,
  redDotsDomain,
  messagesDomain,
  privacyDomain,
  writeOffDomain,
  ocrDomain,
  wechatDomain,
  rewardsDomain,
  chatDomain,
  aiChatDomain,
  consultDomain,
  telemedicineDomain,
  panelsDomain,
  prescriptionsDomain,
  medicinesDomain,
  goodsDomain,
  orderCentreDomain,
  checkUpDomain,
  specialDiseaseDomain,
  couponsDomain,
  membershipDomain,
  servicePackagesDomain,
  surveysDomain,
  healthServicesDomain,
  healthCoinsDomain,
  activitiesDomain,
  overseasDomain,
] as const;

/** The domains of the contract that nothing above serves: the compiler names them where there is one. */
type Unserved = Exclude<keyof typeof contractDomains, (typeof listed)[number]['name']>;

/** Every domain of the gateway. */
export const domains: [Unserved] extends [never]
  ? readonly Domain[]
  : { readonly unserved: Unserved } = listed;
