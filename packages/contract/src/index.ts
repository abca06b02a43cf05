// Owns: every call of the gateway with its schemas, the order state machines, the business errors.
// Must not know: how calls are served, sent or shown; no HTTP server, no React, no database.
// Used by: the gateway at run time, the generator at build time, web packages through generated types only.
import { account } from './account/account';
import { accurateReserve } from './booking/accurate-reserve';
import { addresses } from './account/addresses';
import { aiChat } from './consult/ai-chat';
import { areas } from './directory/areas';
import { booking } from './booking/booking';
import { chat } from './consult/chat';
import { consult } from './consult/consult';
import { content } from './directory/content';
import type { CallDefinitions } from './define-calls';
import { directory } from './directory/directory';
import { home } from './directory/home';
import { emergencyContacts } from './account/emergency-contacts';
import { favorites } from './account/favorites';
import { help } from './directory/help';
import { highRisk } from './sign-in/high-risk';
import { knowledge } from './directory/knowledge';
import { lectures } from './community/lectures';
import { login } from './sign-in/login';
import { partner } from './system/partner';
import { identity } from './sign-in/identity';
import { introductions } from './directory/introductions';
import { ocr } from './account/ocr';
import { operate } from './directory/operate';
import { orders } from './orders/orders';
import { panels } from './consult/panels';
import { patientCheckIn } from './booking/patient-check-in';
import { surveys } from './surveys/surveys';
import { patients } from './account/patients';
import { payment } from './orders/payment';
import { privacy } from './account/privacy';
import { profile } from './account/profile';
import { realName } from './account/real-name';
import { ranking } from './directory/ranking';
import { redDots } from './account/red-dots';
import { reservationGuide } from './booking/reservation-guide';
import { reviews } from './reviews/reviews';
import { rewards } from './consult/rewards';
import { search } from './directory/search';
import { system } from './system/system';
import { upload } from './system/upload';
import { verification } from './sign-in/verification';
import { visitor } from './sign-in/visitor';
import { visits } from './booking/visits';
import { wallet } from './account/wallet';
import { wechat } from './sign-in/wechat';
import { writeOff } from './account/write-off';
import { telemedicine } from './telemedicine/telemedicine';
import { goods } from './mall/goods';
import { orderCentre } from './orders/order-centre';
import { checkUp } from './check-up/check-up';
import { specialDisease } from './check-up/special-disease';
import { membership } from './membership/membership';
import { coupons } from './membership/coupons';
import { servicePackages } from './service-packages/service-packages';
import { healthServices } from './health-services/health-services';
import { healthCoins } from './membership/health-coins';
import { activities } from './membership/activities';
import { overseas } from './overseas/overseas';

/** Every domain with its calls; the order is the order in which they are generated. */
export const domains = {
  account,
  login,
  highRisk,
  partner,
  identity,
  patients,
  addresses,
  emergencyContacts,
  directory,
  home,
  areas,
  booking,
  visits,
  accurateReserve,
  patientCheckIn,
  surveys,
  reservationGuide,
  orders,
  payment,
  system,
  upload,
  content,
  profile,
  realName,
  redDots,
  ocr,
  wechat,
  writeOff,
  privacy,
  help,
  knowledge,
  lectures,
  introductions,
  verification,
  visitor,
  wallet,
  favorites,
  operate,
  reviews,
  search,
  ranking,
  rewards,
  chat,
  aiChat,
  consult,
  telemedicine,
  panels,
  goods,
  orderCentre,
  checkUp,
  specialDisease,
  coupons,
  membership,
  servicePackages,
  healthServices,
  healthCoins,
  activities,
  overseas,
} satisfies Record<string, CallDefinitions>;

export type Domain = keyof typeof domains;

export {
  coupons,
  membership,
  servicePackages,
  healthServices,
  healthCoins,
  activities,
  overseas,
  goods,
  orderCentre,
  checkUp,
  specialDisease,
  telemedicine,
  account,
  accurateReserve,
  addresses,
  aiChat,
  areas,
  booking,
  chat,
  consult,
  content,
  directory,
  emergencyContacts,
  favorites,
  help,
  highRisk,
  home,
  introductions,
  knowledge,
  lectures,
  login,
  partner,
  identity,
  patientCheckIn,
  surveys,
  patients,
  payment,
  privacy,
  profile,
  realName,
  redDots,
  reservationGuide,
  reviews,
  rewards,
  ocr,
  operate,
  orders,
  panels,
  ranking,
  search,
  system,
  upload,
  verification,
  visitor,
  visits,
  wallet,
  wechat,
  writeOff,
};
export { EncryptionRule, OwnerCodeScene, UserInfo, VerifyCodeScene } from './account/account';
export * from './booking/accurate-reserve-request';
export { PostingAddress, ReceiverMobile } from './account/addresses';
export { aiChatSides, aiChatVerdicts } from './consult/ai-chat';
export { LocationSource } from './directory/areas';
export type { JoinRefusal, SubmitRefusal } from './booking/booking-refusals';
export {
  BookingRules,
  RegistrationOrder,
  RegistrationOrderCard,
  ShiftCase,
} from './booking/booking-shapes';
export {
  AgreementBlock,
  AgreementSpan,
  AgreementType,
  AgreementVersion,
} from './directory/content';
export * from './consult/conversation-shapes';
export * from './consult/video-calls';
export { voidPasswords } from './sign-in/void-passwords';
export { businessErrors, errorTraits, type BusinessErrorName } from './business-errors';
export * from './consult/consult-order';
export * from './consult/panel-order';
export {
  OverseasDepartment,
  OverseasDuration,
  OverseasMedicine,
  OverseasSymptom,
} from './overseas/overseas-consult-calls';
export * from './overseas/overseas-order';
export { AttachedRecord, ConsultKind, PreconsultInfo } from './consult/consult-shapes';
export {
  defineCalls,
  type CallAccess,
  type CallDefinition,
  type CallDefinitions,
  type CallEncoding,
  type CallTag,
  type FailurePolicy,
  type RequestOf,
  type ResponseOf,
} from './define-calls';
export { marked, type FieldMarks } from './marks';
export { placesOf, shapeTreeOf, type Leaf, type Place, type ShapeTree } from './shape-tree';
export { DoctorTitle, HospitalLevel } from './directory/directory';
export { ContactRelation, EmergencyContact } from './account/emergency-contacts';
export { favoriteKinds } from './account/favorites';
export { guidedPeople, type GuidedPerson } from './consult/guided-people';
export { HelpBlock } from './directory/help';
export { RiskProof } from './sign-in/high-risk';
export { EmailCodeScene } from './sign-in/login';
export { deviceBrowsers, deviceSystems } from './sign-in/device';
export { IdCardField, IdCardReading } from './account/ocr';
export { IdentityProvider, InformationScope } from './sign-in/identity';
export { operatePositions } from './directory/operate';
export * from './account/patient-real-name';
export {
  CardType,
  Gender,
  GuardianRelation,
  Patient,
  PatientGap,
  PatientRealName,
  Relation,
} from './account/patients';
export * from './booking/registration-order';
export {
  tipKindName,
  tipOrderMachine,
  type TipOrderEvent,
  type TipOrderState,
} from './consult/tip-order';
export * from './telemedicine/telemedicine-order';
export * from './mall/goods-order';
export { InvoiceTitle, TaxNo } from './orders/invoice-title';
export * from './check-up/check-up-order';
export * from './check-up/special-disease-order';
export { CheckUpFlag } from './check-up/check-up-shapes';
export * from './membership/membership-order';
export * from './service-packages/service-package-order';
export {
  coinExchangeKindName,
  coinExchangeOrderMachine,
  coinExchangeOrderStates,
  type CoinExchangeOrderEvent,
  type CoinExchangeOrderState,
} from './membership/coin-exchange-order';
export {
  OrderAction,
  OrderDetail,
  OrderFact,
  OrderStep,
  OrderSummary,
  Parcel,
  Quote,
  Refund,
  WrongPayment,
} from './orders/orders';
export * from './orders/order-machine';
export { findTransition, type StateMachine, type Transition } from './state-machine';
export { ConsentPurpose, ExportFormat } from './account/privacy';
export { teamKinds } from './directory/introductions';
export { AccountGap } from './account/profile';
export { faceCheckMachine, faceCheckStates, type FaceCheckState } from './account/face-check-state';
export { CompanyInfo } from './system/partner';
export { rankings } from './directory/ranking';
export { RealNameRefusal } from './account/real-name';
export { RedDotPlace } from './account/red-dots';
export {
  AnyMobile,
  AreaId,
  Cents,
  Done,
  Email,
  Id,
  Instant,
  LocalDate,
  LoginId,
  Mobile,
  SixDigits,
} from './shapes';
export { PictureCode } from './sign-in/verification';
export { searchKinds } from './directory/search';
export type { EventRule, EventRules } from './event-rules';
export { Cursors, streamOf } from './stream-of';
export {
  accountsOfOneDocument,
  realNameMachine,
  realNameStates,
  realNameTriesADay,
  verifyStatusOf,
  type RealNameState,
} from './account/real-name-state';
export { TraceSpan, traceBatchLimit } from './system/system';
export { CheckPurpose, CheckWork } from './sign-in/verification';
export { base64Limit, UploadedFile, uploadLimits, voiceLimitMs } from './system/upload';
export { WalletKind, walletKinds } from './account/wallet';
export { requestTreatment, tracedPaths, type RequestTreatment } from './booking/request-treatment';
export {
  writeOffCoolingDays,
  writeOffMachine,
  writeOffStates,
  type WriteOffState,
} from './account/write-off-request';
export * from './reviews/review-rules';
export {
  stateAfter,
  waitMachine,
  waitStates,
  type WaitEvent,
  type WaitState,
} from './booking/wait';
export { healthCoinCategories, healthCoinTaskKinds } from './membership/health-coin-shapes';
export { activityKinds, activityPrizeKinds } from './membership/activity-shapes';
