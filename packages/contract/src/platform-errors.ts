import { defineErrors } from './define-errors';

/** Errors of any call, and errors that several areas share. */
export const platformErrors = defineErrors({
  /** No session, or a dead one. */
  sessionEnded: { code: -6, status: 401 },
  /** Not yours, or does not exist; the two are never distinguished. */
  forbidden: { code: -7, status: 403 },
  /** The account has no bound mobile number yet. */
  bindingRequired: { code: -8, status: 403 },
  /** The account's real name is not verified. */
  verificationRequired: { code: -9, status: 403 },
  /** The body is not readable. */
  malformedBody: { code: 40000, status: 400 },
  /** The encrypted body cannot be read: the client forgets its rule and asks for another. */
  undecipherable: { code: 40001, status: 400 },
  /** The signature is missing, of an unknown key, or wrong. */
  signatureInvalid: { code: 40002, status: 400 },
  /** Signed too long ago or ahead; `data.now` is the gateway's clock. */
  signatureExpired: { code: 40003, status: 400 },
  /** A signed message came a second time. */
  messageRepeated: { code: 40004, status: 400 },
  /** Unknown call. */
  unknownCall: { code: 40400, status: 404 },
  /** The body came too slowly, or stopped on its way. */
  bodyTooSlow: { code: 40800, status: 408, isTransient: true },
  /** The same `requestid` came with another body. */
  requestIdReused: 40900,
  fileTooLarge: 41300,
  /** Wrong content type. */
  wrongContentType: { code: 41500, status: 415 },
  /** The body does not fit the call's schema; the fields are in `data.fields`. */
  invalidFields: { code: 42200, status: 422 },
  /** Words that the rules of the platform stop at. */
  textRefused: 42710,
  /** Too often; the wait is in Retry-After. */
  rateLimited: { code: 42900, status: 429, isTransient: true },
  /** Too many wrong codes of the account, or of its network; the wait is in Retry-After. */
  codeGuessLimit: { code: 43719, isTransient: true },
  /** Something broke on the server. */
  internal: { code: 50000, status: 500, isTransient: true },
  /** Too much load; the wait is in Retry-After. */
  overloaded: { code: 50300, status: 503, isTransient: true },
});
