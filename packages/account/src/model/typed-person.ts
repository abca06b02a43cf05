/** A person as typed on one page of the verification, for the other. */
export interface TypedPerson {
  readonly name: string;
  readonly cardNo: string;
}

const nobody: TypedPerson = { name: '', cardNo: '' };

let kept: { readonly userId: string; readonly person: TypedPerson } | null = null;

/**
 * Keeps what an account's owner has typed, in memory alone: a number has no place in an address, in the history or in
 * storage. Only for event handlers, which a server has none of.
 */
export function keepTypedPerson(userId: string, person: TypedPerson): void {
  kept = { userId, person };
}

/** What the owner of this account has typed so far; nothing of another account. */
export function typedPersonOf(userId: string): TypedPerson {
  return kept?.userId === userId ? kept.person : nobody;
}

/** Forgets it: the form has been sent. */
export function forgetTypedPerson(): void {
  kept = null;
}
