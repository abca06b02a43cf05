// Generated from packages/contract by `npm run generate`; change it there.
export { accountCalls } from './account';
export { loginCalls } from './login';
export { highRiskCalls } from './high-risk';
export { partnerCalls } from './partner';
export { identityCalls } from './identity';
export { patientsCalls } from './patients';
export { addressesCalls } from './addresses';
export { emergencyContactsCalls } from './emergency-contacts';
export { directoryCalls } from './directory';
export { areasCalls } from './areas';
export { bookingCalls } from './booking';
export { paymentCalls } from './payment';
export { systemCalls } from './system';
export { uploadCalls } from './upload';
export { contentCalls } from './content';
export { profileCalls } from './profile';
export { realNameCalls } from './real-name';
export { redDotsCalls } from './red-dots';
export { ocrCalls } from './ocr';
export { wechatCalls } from './wechat';
export { writeOffCalls } from './write-off';
export { privacyCalls } from './privacy';
export { helpCalls } from './help';
export { verificationCalls } from './verification';
export { visitorCalls } from './visitor';
/** Codes of the gateway's refusals, by name (spec 1 §8). */
export * as errorCodes from './error-codes';
export type * from './types';
