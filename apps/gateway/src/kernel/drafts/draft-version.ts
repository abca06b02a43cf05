/**
 * Whether a draft was saved elsewhere since the version that a device knows.
 * @param storedAt when the stored draft was saved; undefined where there is none.
 * @param knownAt the moment of the version that the device knows, null for none; undefined replaces any draft.
 */
export const isSavedElsewhere = (
  storedAt: Date | undefined,
  knownAt: string | null | undefined,
): boolean =>
  storedAt !== undefined &&
  knownAt !== undefined &&
  (knownAt === null || new Date(knownAt).getTime() !== storedAt.getTime());

/** The moment of a save, by which devices know a version: later than the one before. */
export const savedAfter = (storedAt: Date | undefined, now: Date): Date =>
  storedAt === undefined ? now : new Date(Math.max(now.getTime(), storedAt.getTime() + 1));
