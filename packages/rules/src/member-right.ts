/** A counted right of a membership card beside one person of the family. */
export interface RightUse {
  /** How often one term of the card includes it. */
  readonly quota: number;
  /** How often it is used, by orders that live or were carried out. */
  readonly used: number;
  /** Whether the card is for the person. */
  readonly isSeated: boolean;
}

/** Why a right does not apply: the card is not for the person, or nothing of the right is left. */
export type RightWhyNot = 'notSeated' | 'usedUp';

/** What is left of a right, and why it does not apply to a person; `whyNot` is null where it applies. */
export function rightLeft({ quota, used, isSeated }: RightUse): {
  readonly left: number;
  readonly whyNot: RightWhyNot | null;
} {
  const left = Math.max(0, quota - used);
  if (left === 0) return { left, whyNot: 'usedUp' };
  return { left, whyNot: isSeated ? null : 'notSeated' };
}
