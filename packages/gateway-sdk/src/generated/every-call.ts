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
import { areasCalls } from './areas';
import { bookingCalls } from './booking';
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
import { verificationCalls } from './verification';
import { visitorCalls } from './visitor';
import { walletCalls } from './wallet';

/** The rows of every domain, for a server that hands calls on; a page takes only the domains it needs. */
export const everyCall: readonly CallRow[] = /* @__PURE__ */ [accountCalls, loginCalls, highRiskCalls, partnerCalls, identityCalls, patientsCalls, addressesCalls, emergencyContactsCalls, directoryCalls, areasCalls, bookingCalls, ordersCalls, paymentCalls, systemCalls, uploadCalls, contentCalls, profileCalls, realNameCalls, redDotsCalls, ocrCalls, wechatCalls, writeOffCalls, privacyCalls, helpCalls, verificationCalls, visitorCalls, walletCalls].flatMap(
  // Each table types its rows apart; code that passes a call on reads only what all rows share.
  (table) => Object.values(table) as CallRow[],
);
