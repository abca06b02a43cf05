import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';

/** A visit for which an order was made. */
export interface BookedVisit {
  readonly orderNo: string;
  readonly ownerId: string;
  readonly patientId: string;
  readonly shiftCaseId: string;
}

/** Domains that keep something of a visit before it is booked; each is told in the transaction of the order. */
export const bookedVisits =
  collection<(db: Queryable, visit: BookedVisit) => Promise<void>>('booked visits');
