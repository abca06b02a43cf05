// Owns: asking the register of residents whether a name and an ID number belong together.
// Must not know: whose account or family member it is, how often one may ask, what follows from the answer.
// Used by: the verification of an account and that of a family member.

/** What the register says; `unavailable` says nothing about the person, and counts as no attempt. */
export type RealNameMatch = 'matched' | 'mismatched' | 'unavailable';

/** A name and a mainland ID number of 18 characters, both normalised. */
export interface NamedNumber {
  readonly name: string;
  readonly idNumber: string;
  /** A bank card that must be the person's too, with the number they left at the bank. */
  readonly bankCard?: { readonly cardNo: string; readonly mobile: string };
}

/** The register of residents, or a service before it. */
export interface RealNameProvider {
  /**
   * Whether the number is that person's. Never rejects, and takes at most {@link realNameTimeoutMs}: call it outside of
   * a transaction, from a call that `waitsOutside`.
   */
  match(person: NamedNumber): Promise<RealNameMatch>;
}

/** Longest wait for the register, so that the answer comes within the client's 15 s (spec 1 §9). */
export const realNameTimeoutMs = 12_000;
