// Owns: validation and formatting rules of spec 1 §5, the list of languages and how a text falls back, the check of redirect targets, hosts of portals and their channels, as pure functions.
// Must not know: the DOM, React, i18next, calls; its refusals are codes, their texts live in @xinglin/i18n.
// Used by: every feature, ui and portal in the browser and on the server, and the gateway.
export {
  addressDetailLength,
  addressLimit,
  checkAddress,
  maskReceiverMobile,
  normalizeReceiverMobile,
  recognizableLength,
  resolveAddress,
} from './address';
export type { AddressInput } from './address';
export { addressLine, areaText } from './address-line';
export { recognizeAddress } from './address-recognition';
export { indexAreas, type AreaIndex, type NamedArea } from './area-index';
export { checkBankCard, normalizeBankCard } from './bank-card';
export { isBlank, seenLength, trimmedText } from './blank-text';
export { readBrand, type Brand } from './brand';
export { bringKind, type BringKind } from './bring-kind';
export {
  bookingTerms,
  clinicTypes,
  insuranceWays,
  isClinicOpenTo,
  submitChecks,
} from './booking-terms';
export type {
  BookingRuleSet,
  BookingTerm,
  BookingTermName,
  ClinicType,
  TermPatient,
  TermVisit,
} from './booking-terms';
export { addDays, daysBetween, parseDay } from './calendar';
export type { CalendarDay } from './calendar';
export { ageOn, isPossibleBirthDate } from './ages';
export { cashierTarget } from './cashier-target';
export {
  leftShare,
  mayPausePackage,
  packageEndMoved,
  packageEndsAt,
  isPressureReversed,
  packageFormLimits,
  packageMeasure,
  packagePauseDays,
  packagePauseLeft,
  packageRefundCents,
  packageTimes,
  packageShares,
  servicePackageTerms,
  type PackageItemWorth,
  type PackageMeasure,
  type PackagePauseDays,
} from './service-package';
export * from './check-up';
export * from './day-refund';
export * from './special-disease';
export { isCreditCode } from './credit-code';
export {
  checkConsultCase,
  consultKinds,
  consultLimits,
  consultTerms,
  guardianPresentBelowYears,
} from './consult-kinds';
export type { ConsultCase, ConsultCaseCode, ConsultKind, ConsultTerms } from './consult-kinds';
export { cutText } from './cut-text';
export {
  cardTypes,
  checkDocument,
  documentCodes,
  documentIdentity,
  normalizeCardNo,
} from './documents';
export type { CardType, DocumentCode } from './documents';
export { freeRelations, gapsOfPatient, needsMobileProof, patientGaps } from './family';
export type { PatientGap } from './family';
export * from './fair-draw';
export {
  checkEmergencyContact,
  contactRelations,
  emergencyContactLimit,
  resolveEmergencyContact,
} from './emergency-contact';
export type { ContactRelation } from './emergency-contact';
export {
  formatCents,
  formatCount,
  formatCountInTenThousands,
  formatDistance,
} from './format-amounts';
export {
  dayAt,
  formatDay,
  formatInstant,
  formatMonth,
  formatTimeRange,
  formatWeekday,
  hospitalTimeZone,
  relativeDay,
  timeAt,
} from './format-time';
export type { Moment, RelativeDay } from './format-time';
export { formatZone, zoneOffsetMinutes } from './zones';
export { userTenure, type UserTenure } from './user-tenure';
export { convertIdCard15To18, parseIdCard, type Gender, type IdCard } from './id-card';
export {
  commonLocales,
  isChinese,
  isLocale,
  locales,
  readableLocales,
  textIn,
  toLocale,
} from './locale';
export type { ByLocale, CommonLocale, Locale } from './locale';
export { maskIdCard, maskName, maskPhone } from './masks';
export {
  adultAge,
  checkPatient,
  guardianRelations,
  needsGuardian,
  relations,
  resolvePatient,
  withoutIdCardBelowAge,
} from './patient';
export type {
  GuardianRelation,
  PatientCode,
  PatientField,
  PatientInput,
  PatientProblem,
  Relation,
  ResolvedPatient,
} from './patient';
export {
  ageMonthsOn,
  askerCardTypes,
  askerFromAge,
  askerOnlyCodes,
  checkAsker,
  type AskerCardType,
  type AskerInput,
  type AskerProblem,
} from './asker';
export * from './conversation';
export { aiChatRules } from './ai-chat';
export { pictureFlaw, type PictureFlaw } from './picture-flaw';
export { checkPreciseRequest, preciseRequestLimits } from './precise-request';
export type { PreciseRequest, PreciseRequestCode, PreciseRequestField } from './precise-request';
export {
  checkEmail,
  checkMobile,
  checkMobileCode,
  checkName,
  emailPattern,
  longestEmail,
  longestName,
  checkNickname,
  checkPassword,
  isMainlandMobile,
  normalizeCode,
  normalizeEmail,
  normalizeMobile,
  normalizeName,
  normalizeNickname,
  personFieldCodes,
} from './person-fields';
export type { PersonFieldCode } from './person-fields';
export { momentOf, visitMoments } from './moment-of';
export {
  defaultPortalHosts,
  domainNames,
  isHostIn,
  isLocalHost,
  matchHost,
  originsOfHosts,
  payOriginOf,
  readHosts,
  returnHostsOf,
} from './portal-hosts';
export type { MatchedHost } from './portal-hosts';
export { pageNoOf, pageWindow } from './page-window';
export { accountHolderAge, checkRealName, holderCardTypes, resolveRealName } from './real-name';
export type { RealNameField, RealNameInput } from './real-name';
export { hospitalEmergencyNumber } from './hospital-emergency-number';
export { commonEmergencyNumber, emergencyCountries, emergencyNumber } from './emergency-number';
export { chanceDays, chanceOfTen } from './wait-chance';
export { refundBy, refundDay } from './refund-day';
export { refusedCharacter, type RefusedCharacter } from './refused-character';
export { safeTarget, type SafeTarget, type SafeTargetOptions } from './safe-target';
export { ruleCodes } from './rule-codes';
export {
  chooseDay,
  dateInZone,
  isBookable,
  isDayOpen,
  scheduleDates,
  scheduleDays,
  scheduleLength,
  scheduleMonths,
} from './schedule';
export type { ScheduleDay, ScheduleDayStatus, ScheduleShift } from './schedule';
export {
  cancelMoment,
  closeMoment,
  drawMoment,
  nextRelease,
  payMoment,
  releaseMoment,
  shiftStatus,
  waitCloseMoment,
} from './shift-status';
export type { CancelRules, DrawRules, ShiftFacts, ShiftStatus, TimingRules } from './shift-status';
export { sitePath } from './site-path';
export { stripHtml } from './strip-html';
export { panelTerms } from './panel-terms';
export { telemedicineLimits, telemedicineTerms } from './telemedicine-terms';
export { valueBand, type ValueBand } from './value-band';
export * from './medicines';
export { valueTrend, type MeasuredValue } from './value-trend';
export { spellings, withoutAccents } from './latin-letters';
export { simplifiedCity } from './simplified-cities';
export { numberText, typedAmount, typedNumber } from './typed-number';
export { drawnText, plainText, typedText } from './typed-text';
export { linksIn, type WrittenLink } from './written-links';
export { withQuery } from './with-query';
export * from './selling';
export {
  answersToSend,
  answerValues,
  chosenOptions,
  enabledItems,
  mergedAnswers,
  surveyLimits,
  surveyProblems,
} from './survey';
export { scoreBand, surveyMostScore, surveyScore } from './survey-score';
export type { SurveyAnswer, SurveyCondition, SurveyProblem } from './survey';
export { nextSurveyStep, raisedAlarms, surveySteps } from './survey-steps';
export type { SurveyStep } from './survey-steps';
export { beginsWithSurname, surnameOf } from './surnames';
export {
  checkOverseasCase,
  nightEndsAt,
  overseasDepartments,
  overseasDurations,
  overseasSymptoms,
  overseasTerms,
  readTemperature,
  temperatureUnits,
  waitingMinutes,
} from './overseas-case';
export type * from './overseas-case';
