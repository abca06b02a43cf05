import { businessErrors, errorTraits, type BusinessErrorName } from '@xinglin/contract';
import type { Locale } from './context';

/** What may travel with a refusal. */
export interface RefusalOptions {
  /** The envelope's `data`, for instance `{ fields }` of `invalidFields`. Null when left out. */
  readonly data?: unknown;
  /** What the reader is shown in place of the text of the name, where more is known than the name says. */
  readonly words?: (locale: Locale) => string;
  /** Seconds for the Retry-After header. */
  readonly retryAfterSeconds?: number;
  /**
   * Keeps what the handler has written so far. Left out, a refused mutation leaves nothing behind;
   * a counter of wrong tries has to stay.
   */
  readonly keepWrites?: boolean;
}

/** An answer that says no in a way the caller can act on; it is not a fault and is not logged as one. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly errorName: BusinessErrorName;
  readonly options: RefusalOptions;

  constructor(errorName: BusinessErrorName, options: RefusalOptions = {}) {
    super(errorName);
    this.errorName = errorName;
    this.options = options;
  }

  /** The number that travels in the envelope. */
  get code(): number {
    return businessErrors[this.errorName];
  }
}

/** Ends the call with the named refusal; its text is chosen by the reader's language. */
export function refuse(errorName: BusinessErrorName, options?: RefusalOptions): never {
  throw new Refusal(errorName, options);
}

/** Whether the answer to a `requestid` may be kept and given again. */
export function isFinalRefusal(refusal: Refusal): boolean {
  return !errorTraits[refusal.errorName].isTransient;
}

/** The HTTP status of a refusal: 200 for every business refusal (contract, Wire). */
export function statusOf(errorName: BusinessErrorName): number {
  return errorTraits[errorName].status;
}
