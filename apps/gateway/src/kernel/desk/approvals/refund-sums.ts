import type { Queryable } from '../../../platform/database';
import { collection } from '../../../platform/ports';

/** Cents that were refunded of some orders since a moment. */
export type RefundSum = (
  db: Queryable,
  refunds: { readonly orderNos: readonly string[]; readonly since: Date },
) => Promise<number>;

/** Who knows of refunds: brought by the kernel of payments, which imports the desk. */
export const refundSums = collection<RefundSum>('sums of refunds');
