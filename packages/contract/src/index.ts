// Owns: every call of the gateway with its schemas, the order state machines, the business errors.
// Must not know: how calls are served, sent or shown; no HTTP server, no React, no database.
// Used by: the gateway at run time, the generator at build time, web packages through generated types only.
export * from './domains';
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
export { DoctorTitle, HospitalLevel } from './directory/directory-shapes';
export { ContactRelation, EmergencyContact } from './account/emergency-contacts';
export { favoriteKinds } from './account/favorites';
export { guidedPeople, type GuidedPerson } from './consult/guided-people';
export { HelpBlock } from './directory/help';
export { RiskProof } from './sign-in/high-risk';
export { EmailCodeScene } from './sign-in/login';
export { deviceBrowsers, deviceSystems } from './sign-in/device';
export { IdCardField, IdCardReading } from './account/ocr';
export { IdentityProvider, InformationScope } from './sign-in/identity';
export { noticeKinds } from './directory/notice';
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
  tipDrawings,
} from './consult/tip-order';
export * from './telemedicine/telemedicine-order';
export * from './mall/goods-order';
export { InvoiceTitle, TaxNo } from './orders/invoice-title';
export * from './check-up/check-up-order';
export * from './check-up/special-disease-order';
export { CheckUpFlag } from './check-up/check-up-shapes';
export {
  checkUpParts,
  checkUpPreparations,
  type CheckUpPictureOf,
} from './check-up/check-up-parts';
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
export { messageGroups, messageTopics, mostCountedMessages } from './account/messages';
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
  opaqueText,
  SixDigits,
  writtenText,
} from './shapes';
export { blankPlacesOf } from './blank-places';
export { PictureCode } from './sign-in/verification';
export { foundKinds, portalFunctions, searchKinds } from './directory/found';
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
export * from './medicines/drug-order';
export * from './medicines/drug-order-shapes';
export * from './medicines/ids';
export * from './medicines/medicine-line';
export * from './medicines/prescription-shapes';
export * from './medicines/prescription-states';
export * from './medicines/renewal-survey';
export * from './staff/medicine-desk-shapes';
export * from './staff/desk-rows';
export * from './staff/desk-shapes';
export * from './staff/roles';
export * from './staff/staff-session';
