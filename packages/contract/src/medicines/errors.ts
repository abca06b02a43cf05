import { defineErrors } from '../define-errors';

/** Why prescriptions, their renewal and orders of medicines refuse. */
export const medicinesErrors = defineErrors({
  /** It cannot be renewed now; `data.refusal` says why and what can be done. */
  renewalRefused: 45001,
  /** The prescription is not valid: it ended, was returned or is not approved; its state in `data.state`. */
  prescriptionNotValid: 45002,
  /** The prescription is filled by an open order already; its number in `data.orderNo`. */
  prescriptionClaimed: 45003,
  /** The content changed since it was shown: it has to be read again before it is signed. */
  prescriptionChanged: 45004,
  /** A finding of the checks needs a reason, or forbids the prescription; `data.findings`. */
  prescriptionUnsafe: 45005,
  /** A rule of prescribing forbids it; the sentence in `data.rule`. */
  prescribingRuleBroken: 45006,
  /** The pharmacy cannot fill what is left of the prescription. */
  pharmacyCannotFill: 45011,
  /** The pharmacy does not deliver to the address. */
  pharmacyOutsideDelivery: 45012,
  /** The price changed since it was shown; the new one in `data.quote`. */
  drugQuoteChanged: 45013,
  /** The state of the order does not allow it. */
  drugOrderClosed: 45014,
  /** What was offered was withdrawn, or was decided already. */
  drugOfferEnded: 45015,
  /** The person did not agree that the pharmacy reads the prescription. */
  pharmacyNotAuthorised: 45016,
  /** A doctor, a pharmacist or the hospital's seal has no certificate to sign with. */
  signingKeyMissing: 45021,
  /** A certificate and its private key do not belong together, or cannot be used to sign. */
  signingKeyInvalid: 45022,
});
