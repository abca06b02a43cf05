/** Why a call of the staff app has no answer. */
export type StaffFailure =
  /** The gateway refused it, and says why in the reader's language; `fields` names what was typed wrong. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** No session, or one that has ended. */
  | { readonly kind: 'signedOut' }
  /** The app's server or the gateway was not reached, or is busy. */
  | { readonly kind: 'unreachable' };
