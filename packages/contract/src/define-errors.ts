/** What there is to know of an error besides its name. */
export interface ErrorTraits {
  /** The number that travels in the envelope: wire format, never changed and never used again. */
  readonly code: number;
  /** The HTTP status of the answer (Wire). */
  readonly status: 200 | 400 | 401 | 403 | 404 | 408 | 415 | 422 | 429 | 500 | 503;
  /** A duplicate of the call must not be answered from memory: the next try may well succeed. */
  readonly isTransient: boolean;
}

/** An error as it is declared: its code, where it travels as HTTP 200 and is final; or what differs from that. */
type ErrorDeclaration = number | (Pick<ErrorTraits, 'code'> & Partial<ErrorTraits>);

/** The errors of one area by name. */
type ErrorDeclarations = Readonly<Record<string, ErrorDeclaration>>;

/**
 * Declares the errors that the calls of one area refuse with, in `errors.ts` of its folder. The folder of the gateway
 * that refuses with one has its text.
 */
export function defineErrors<const Errors extends ErrorDeclarations>(errors: Errors): Errors {
  return errors;
}

/** All that is known of a declared error. */
export function traitsOf(declared: ErrorDeclaration): ErrorTraits {
  const traits = typeof declared === 'number' ? { code: declared } : declared;
  return { status: 200, isTransient: false, ...traits };
}
