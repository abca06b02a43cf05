import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';

/** When the last face check of an account passed; null where the last one did not. */
type FacePassedAt = (db: Queryable, userId: string) => Promise<Date | null>;

/** When an account last passed a face check, as the domain that makes them knows. */
export const faceResults = collection<FacePassedAt>('face results');

/** How long a check that passed lets its person pay. */
const holdsMs = 30 * 60_000;

/** Whether a check lets its person pay now. */
export const letsPay = (passedAt: Date | null, now: Date): boolean =>
  passedAt !== null && now.getTime() - passedAt.getTime() <= holdsMs;
