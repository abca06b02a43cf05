import type { Refund } from '@xinglin/contract';
import type { z } from 'zod';
import type { RefundRow } from './tables';

/** What an order says of money that goes back. */
export type RefundState = z.input<typeof Refund>;

/** Whether the day by which a refund was promised is over before it was done. */
const isLate = ({ status, expectedBy }: Pick<RefundRow, 'status' | 'expectedBy'>, now: Date) =>
  status === 'processing' && expectedBy < now;

/**
 * Refunds as one: late as soon as one of them is, done when all are. Its day is the last one among those that make it
 * so. Null without any.
 */
export function refundState(
  refunds: readonly Pick<RefundRow, 'status' | 'expectedBy' | 'amountCents'>[],
  now: Date,
): RefundState | null {
  if (refunds.length === 0) return null;
  const late = refunds.filter((refund) => isLate(refund, now));
  const underWay = refunds.filter(({ status }) => status === 'processing');
  const [status, telling] =
    late.length > 0
      ? (['late', late] as const)
      : underWay.length > 0
        ? (['processing', underWay] as const)
        : (['done', refunds] as const);
  return {
    refundCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
    status,
    expectedBy: new Date(
      Math.max(...telling.map(({ expectedBy }) => expectedBy.getTime())),
    ).toISOString(),
  };
}
