// Owns: every call of the gateway with its schemas, the order state machines, the business errors.
// Must not know: how calls are served, sent or shown; no HTTP server, no React, no database.
// Used by: the gateway at run time, the generator at build time, web packages through generated types only.
import { account } from './account';
import { accurateReserve } from './accurate-reserve';
import { addresses } from './addresses';
import { aiChat } from './ai-chat';
import { areas } from './areas';
import { booking } from './booking';
import { chat } from './chat';
import { consult } from './consult';
import { content } from './content';
import type { CallDefinitions } from './define-calls';
import { directory } from './directory';
import { home } from './home';
import { emergencyContacts } from './emergency-contacts';
import { favorites } from './favorites';
import { help } from './help';
import { highRisk } from './high-risk';
import { knowledge } from './knowledge';
import { lectures } from './lectures';
import { login } from './login';
import { partner } from './partner';
import { identity } from './identity';
import { introductions } from './introductions';
import { ocr } from './ocr';
import { operate } from './operate';
import { orders } from './orders';
import { panels } from './panels';
import { patientCheckIn } from './patient-check-in';
import { surveys } from './surveys';
import { patients } from './patients';
import { payment } from './payment';
import { privacy } from './privacy';
import { profile } from './profile';
import { realName } from './real-name';
import { ranking } from './ranking';
import { redDots } from './red-dots';
import { reservationGuide } from './reservation-guide';
import { reviews } from './reviews';
import { rewards } from './rewards';
import { search } from './search';
import { system } from './system';
import { upload } from './upload';
import { verification } from './verification';
import { visitor } from './visitor';
import { visits } from './visits';
import { wallet } from './wallet';
import { wechat } from './wechat';
import { writeOff } from './write-off';
import { telemedicine } from './telemedicine';
import { goods } from './goods';
import { orderCentre } from './order-centre';
import { checkUp } from './check-up';
import { specialDisease } from './special-disease';
import { membership } from './membership';
import { coupons } from './coupons';
import { servicePackages } from './service-packages';
import { healthServices } from './health-services';
import { healthCoins } from './health-coins';
import { activities } from './activities';
import { overseas } from './overseas';

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
export { EncryptionRule, OwnerCodeScene, UserInfo, VerifyCodeScene } from './account';
export * from './accurate-reserve-request';
export { PostingAddress, ReceiverMobile } from './addresses';
export { aiChatSides, aiChatVerdicts } from './ai-chat';
export { LocationSource } from './areas';
export type { JoinRefusal, SubmitRefusal } from './booking-refusals';
export {
  BookingRules,
  RegistrationOrder,
  RegistrationOrderCard,
  ShiftCase,
} from './booking-shapes';
export { AgreementBlock, AgreementSpan, AgreementType, AgreementVersion } from './content';
export * from './conversation-shapes';
export * from './video-calls';
export { voidPasswords } from './void-passwords';
export { businessErrors, type BusinessErrorName } from './business-errors';
export * from './consult-order';
export * from './panel-order';
export {
  OverseasDepartment,
  OverseasDuration,
  OverseasMedicine,
  OverseasSymptom,
} from './overseas-consult-calls';
export * from './overseas-order';
export { AttachedRecord, ConsultKind, PreconsultInfo } from './consult-shapes';
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
export { DoctorTitle, HospitalLevel } from './directory';
export { ContactRelation, EmergencyContact } from './emergency-contacts';
export { favoriteKinds } from './favorites';
export { guidedPeople, type GuidedPerson } from './guided-people';
export { HelpBlock } from './help';
export { RiskProof } from './high-risk';
export { EmailCodeScene } from './login';
export { deviceBrowsers, deviceSystems } from './device';
export { IdCardField, IdCardReading } from './ocr';
export { IdentityProvider, InformationScope } from './identity';
export { operatePositions } from './operate';
export * from './patient-real-name';
export {
  CardType,
  Gender,
  GuardianRelation,
  Patient,
  PatientGap,
  PatientRealName,
  Relation,
} from './patients';
export * from './registration-order';
export { tipKindName, tipOrderMachine, type TipOrderEvent, type TipOrderState } from './tip-order';
export * from './telemedicine-order';
export * from './goods-order';
export { InvoiceTitle, TaxNo } from './invoice-title';
export * from './check-up-order';
export * from './special-disease-order';
export { CheckUpFlag } from './check-up-shapes';
export * from './membership-order';
export * from './service-package-order';
export {
  coinExchangeKindName,
  coinExchangeOrderMachine,
  coinExchangeOrderStates,
  type CoinExchangeOrderEvent,
  type CoinExchangeOrderState,
} from './coin-exchange-order';
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
} from './orders';
export * from './order-machine';
export { findTransition, type StateMachine, type Transition } from './state-machine';
export { ConsentPurpose, ExportFormat } from './privacy';
export { teamKinds } from './introductions';
export { AccountGap } from './profile';
export { faceCheckMachine, faceCheckStates, type FaceCheckState } from './face-check-state';
export { CompanyInfo } from './partner';
export { rankings } from './ranking';
export { RealNameRefusal } from './real-name';
export { RedDotPlace } from './red-dots';
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
export { PictureCode } from './verification';
export { searchKinds } from './search';
export type { EventRule, EventRules } from './event-rules';
export { Cursors, streamOf } from './stream-of';
export {
  accountsOfOneDocument,
  realNameMachine,
  realNameStates,
  realNameTriesADay,
  verifyStatusOf,
  type RealNameState,
} from './real-name-state';
export { TraceSpan, traceBatchLimit } from './system';
export { CheckPurpose, CheckWork } from './verification';
export { base64Limit, UploadedFile, uploadLimits, voiceLimitMs } from './upload';
export { WalletKind, walletKinds } from './wallet';
export { requestTreatment, tracedPaths, type RequestTreatment } from './request-treatment';
export {
  writeOffCoolingDays,
  writeOffMachine,
  writeOffStates,
  type WriteOffState,
} from './write-off-request';
export * from './review-rules';
export { stateAfter, waitMachine, waitStates, type WaitEvent, type WaitState } from './wait';
export { healthCoinCategories, healthCoinTaskKinds } from './health-coin-shapes';
export { activityKinds, activityPrizeKinds } from './activity-shapes';
