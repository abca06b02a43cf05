import { defineErrors } from '../define-errors';

/** Why signing in, its codes and its checks refuse. */
export const signInErrors = defineErrors({
  wrongCode: 41001,
  codeExpired: 41002,
  wrongPassword: 41003,
  mobileTaken: 41004,
  /** The app's token is unknown, expired or another channel's. */
  partnerTokenInvalid: 41005,
  /** The address has an account; the caller has proven to own the address. */
  emailTaken: 41051,
  loginIdTaken: 41052,
  /** The number or address has no account; the caller has proven to own it. */
  accountNotFound: 41053,
  /** What a provider or the telephone network vouched for is used, too old, or of another device. */
  authorizationInvalid: 41054,
  /** The account signs in by another identity of this provider. */
  identityTaken: 41055,
  /** The number alone does not open this account: the number may have a new owner. */
  highRiskSignIn: 41056,
  /** The verification has ended: used, expired, of another device, or answered wrongly too often. */
  riskCheckEnded: 41057,
  riskAnswerWrong: 41058,
  /** Nothing was shown yet. */
  riskUnproven: 41059,
  /** There were so many requests that a check comes first; the call is repeated with what passing it gives. */
  checkRequired: 41061,
  checkFailed: 41062,
  /** The check has ended: used, expired, of another device, or answered wrongly too often. */
  checkEnded: 41063,
  /** There is no number to which people could send a message. */
  messagesNotTaken: 41064,
  /** The messaging app's functions are unavailable: no account of it is configured, or it does not answer. */
  messagingAppUnavailable: 42301,
  /** A page that the messaging app is not to sign, open or return to: none of a portal, none of the mini-program. */
  illegalPageAddress: 42302,
});
