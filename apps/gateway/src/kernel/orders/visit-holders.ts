import type { Locale } from '../../platform/context';
import { collection, type Parts } from '../../platform/ports';
import type { MoveContext } from './move-context';

/** A place that is taken for a patient by another person's decision. */
export interface HeldVisit {
  readonly ownerId: string;
  readonly patientId: string;
  readonly shiftCaseId: string;
  /** Language of what the patient is told of it. */
  readonly locale: Locale;
  /** For how long it waits to be paid, in place of the hospital's own time. */
  readonly payWithinMinutes: number;
}

/** What a held place became. */
interface Held {
  readonly orderNo: string;
  /** Until when it is paid; null where nothing is to be paid, and it is the patient's already. */
  readonly payBefore: Date | null;
}

/** Takes a place by all rules of a booking, in the caller's transaction; refuses by name as a booking does. */
type HoldVisit = (context: MoveContext, visit: HeldVisit) => Promise<Held>;

/** Brought by the domain that books visits. */
export const visitHolders = collection<HoldVisit>('visit holders');

/** Holds a place for a patient. */
export function holdVisit(
  context: MoveContext,
  visit: HeldVisit,
  { all }: Pick<Parts<unknown>, 'all'>,
): Promise<Held> {
  const [hold] = all(visitHolders);
  if (hold === undefined) throw new Error('No domain books visits');
  return hold(context, visit);
}
