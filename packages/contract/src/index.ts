// Owns: every call of the gateway with its schemas, the order state machines, the business errors.
// Must not know: how calls are served, sent or shown; no HTTP server, no React, no database.
// Used by: the gateway at run time, the generator at build time, web packages through generated types only.
import { account } from './account';
import { addresses } from './addresses';
import { areas } from './areas';
import { booking } from './booking';
import { content } from './content';
import type { CallDefinitions } from './define-calls';
import { directory } from './directory';
import { emergencyContacts } from './emergency-contacts';
import { help } from './help';
import { highRisk } from './high-risk';
import { login } from './login';
import { partner } from './partner';
import { identity } from './identity';
import { ocr } from './ocr';
import { orders } from './orders';
import { patients } from './patients';
import { payment } from './payment';
import { privacy } from './privacy';
import { profile } from './profile';
import { realName } from './real-name';
import { redDots } from './red-dots';
import { system } from './system';
import { upload } from './upload';
import { verification } from './verification';
import { visitor } from './visitor';
import { wallet } from './wallet';
import { wechat } from './wechat';
import { writeOff } from './write-off';

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
  areas,
  booking,
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
  verification,
  visitor,
  wallet,
} satisfies Record<string, CallDefinitions>;

export type Domain = keyof typeof domains;

export {
  account,
  addresses,
  areas,
  booking,
  content,
  directory,
  emergencyContacts,
  help,
  highRisk,
  login,
  partner,
  identity,
  patients,
  payment,
  privacy,
  profile,
  realName,
  redDots,
  ocr,
  orders,
  system,
  upload,
  verification,
  visitor,
  wallet,
  wechat,
  writeOff,
};
export { EncryptionRule, OwnerCodeScene, UserInfo, VerifyCodeScene } from './account';
export { PostingAddress } from './addresses';
export { LocationSource } from './areas';
export { BookingRules, RegistrationOrder, RegistrationOrderCard, ShiftCase } from './booking';
export { AgreementBlock, AgreementSpan, AgreementType, AgreementVersion } from './content';
export { businessErrors, type BusinessErrorName } from './business-errors';
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
export { HelpBlock } from './help';
export { RiskProof } from './high-risk';
export { EmailCodeScene } from './login';
export { IdCardField, IdCardReading } from './ocr';
export { IdentityProvider, InformationScope } from './identity';
export {
  patientRealNameMachine,
  patientNameTriesADay,
  patientRealNameStates,
  type PatientRealNameState,
} from './patient-real-name';
export {
  CardType,
  Gender,
  GuardianRelation,
  Patient,
  PatientGap,
  PatientRealName,
  Relation,
} from './patients';
export {
  registrationActors,
  registrationEvents,
  registrationKindName,
  registrationMachine,
  registrationStates,
  type RegistrationActor,
  type RegistrationEffect,
  type RegistrationEvent,
  type RegistrationState,
} from './registration-order';
export {
  OrderAction,
  OrderDetail,
  OrderFact,
  OrderStep,
  OrderSummary,
  Parcel,
  Quote,
  Refund,
} from './orders';
export {
  orderActors,
  orderGroups,
  statesIn,
  transitionsOf,
  type OrderActor,
  type OrderGroup,
  type OrderMachine,
} from './order-machine';
export { findTransition, type StateMachine, type Transition } from './state-machine';
export { ConsentPurpose, ExportFormat } from './privacy';
export { AccountGap } from './profile';
export { faceCheckMachine, faceCheckStates, type FaceCheckState } from './face-check-state';
export { CompanyInfo } from './partner';
export { RealNameRefusal } from './real-name';
export { RedDotPlace } from './red-dots';
export { Done, Id, Instant } from './shapes';
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
export { UploadedFile, uploadLimits, voiceLimitMs } from './upload';
export { WalletKind, walletKinds } from './wallet';
export { requestTreatment, tracedPaths, type RequestTreatment } from './request-treatment';
export {
  writeOffCoolingDays,
  writeOffMachine,
  writeOffStates,
  type WriteOffState,
} from './write-off-request';
