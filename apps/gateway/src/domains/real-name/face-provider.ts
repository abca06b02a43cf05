// Owns: asking the mini-program's own service to check whether a face is that of a name and an ID number.
// Must not know: how often an account may ask, what follows from the answer.
// Used by: the verification of an account.
import type { Locale } from '../../platform/context';

/** What a service is told before a person looks into the camera. */
export interface FaceCheckStart {
  /** This gateway's name for the check. */
  readonly reference: string;
  readonly name: string;
  /** A mainland ID number of 18 characters. */
  readonly idNumber: string;
  /** The account's number, masked: the person reads for which account the face is checked. */
  readonly account: string;
  /** Where the mini-program leads back to. */
  readonly returnUrl: string;
  readonly locale: Locale;
}

/** A check that waits for the person. */
export interface StartedFaceCheck {
  /** The service's name for the check: it opens the outcome, so it stays here. */
  readonly ticket: string;
  /** Opens the mini-program at the check. */
  readonly openUrl: string;
  readonly lifeMs: number;
}

/** What came of a check; `unavailable` says nothing about the person. */
export type FaceCheckOutcome = 'waiting' | 'passed' | 'failed' | 'unavailable';

/** The mini-program's own service. Neither call rejects; make them outside of a transaction. */
export interface FaceCheckProvider {
  begin(start: FaceCheckStart): Promise<StartedFaceCheck | 'unavailable'>;
  outcomeOf(ticket: string): Promise<FaceCheckOutcome>;
}
