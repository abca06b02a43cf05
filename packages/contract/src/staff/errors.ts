import { defineErrors } from '../define-errors';

/** Why the staff app refuses: its sign-in, its invitations, and the care of its accounts. */
export const staffErrors = defineErrors({
  /** The account or its password is wrong, or there is no such account; the two are never distinguished. */
  staffSignInWrong: 44001,
  /** Too many wrong passwords or codes; the wait is in Retry-After. */
  staffLocked: 44002,
  /** The first step was too long ago, or is used: the sign-in begins again. */
  staffSignInEnded: 44003,
  /** The code of the authenticator app, or the recovery code, is wrong or was used before. */
  staffCodeWrong: 44004,
  /** The invitation is unknown, used or expired. */
  staffInvitationEnded: 44005,
  staffAccountTaken: 44006,
  /** A doctor's account names a doctor, and no other account does. */
  staffDoctorWrong: 44007,
  /** Administrators do not close, demote or invite themselves. */
  staffOwnAccount: 44008,
  /** It is the last active administrator. */
  staffLastAdministrator: 44009,
});
