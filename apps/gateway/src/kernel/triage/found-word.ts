import type { Meaning } from './triage-index';

/** A known word at its place in a text. */
export interface FoundWord {
  readonly meanings: readonly Meaning[];
  /** As it was typed, folded. */
  readonly typed: string;
  /** The word that it was taken for, when it was not typed so. */
  readonly meant: string | null;
  /** First unit, and the first one behind. */
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  /** The text says that it is not so: 没有发烧. */
  readonly denied: boolean;
}
