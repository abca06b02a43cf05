import { defineErrors } from '../define-errors';

/** Why calls of an account, its people and its papers refuse. */
export const accountErrors = defineErrors({
  patientLimitReached: 41101,
  patientDuplicate: 41102,
  patientInUse: 41103,
  consentRequired: 41104,
  /** A family member is the account's holder already. */
  selfTaken: 41105,
  /** There is no mainland ID card by which the register could know the person. */
  patientNameNotApplicable: 41106,
  /** The account's attempts of today are used up. */
  patientNameTriesUsedUp: 41107,
  /** The register does not answer; nothing is known of the person, and no attempt was used. */
  patientNameUnavailable: 41108,
  /** One of two of the same name, birth and sex has no document: one child, or two, as twins are? `data.patientId`. */
  patientAlike: 41109,
  addressLimitReached: 41111,
  emergencyContactLimitReached: 41121,
  /** Another contact of the account has the number already. */
  emergencyContactDuplicate: 41122,
  /** The number is the account's own: who cannot be reached cannot be called by it. */
  emergencyContactIsOwner: 41123,
  /** The nickname is taken. */
  nicknameTaken: 41201,
  /** The nickname pretends to be staff, or offends. */
  nicknameRefused: 41202,
  /** The account has no password that could be changed; it is set by a code. */
  passwordNotSet: 41203,
  passwordUnchanged: 41204,
  /** The proof by the former number is used, too old, or of another session. */
  proofExpired: 41205,
  mobileUnchanged: 41206,
  /** Something is still open: a visit, a refund. */
  writeOffBlocked: 41211,
  /** A copy of the data is being made already. */
  exportPending: 41212,
  /** Name and number are not those of one person; `data.triesLeft`. */
  realNameMismatch: 41221,
  /** The service did not answer; no attempt was counted. */
  realNameUnavailable: 41222,
  realNameTriesUsedUp: 41223,
  /** The account is verified already. */
  realNameVerified: 41224,
  /** The document verifies as many accounts as it may. */
  realNameTaken: 41225,
  /** Staff are reviewing the pictures already, or have decided. */
  realNameReviewClosed: 41226,
  /** No valid ID card number could be read off the picture. */
  pictureUnreadable: 41502,
  /** The account holds less of it than it is to spend. */
  balanceShort: 42401,
});
