import type { OrderDetail } from '@xinglin/contract';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import { refuse } from '../../platform/refusal';
import { historyOf } from '../orders/history';
import type { OrderReader } from '../orders/order-reader';
import { summariesOf } from '../orders/order-summary';
import { findAnyOrder } from '../orders/read-order';
import { paymentProgress, refundsOf } from './order-payments';

/** One of the reader's orders of a kind with its history and its money; `forbidden` when it is not theirs or not there. */
export async function orderDetail(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  { kind, orderNo }: { readonly kind: string; readonly orderNo: string },
  reader: OrderReader,
): Promise<z.input<typeof OrderDetail>> {
  const found = await findAnyOrder(db, parts, orderNo);
  if (found?.kind.kind !== kind || found.order.ownerId !== reader.ownerId) refuse('forbidden');
  const [summaries, history, payment, refunds] = await Promise.all([
    summariesOf(db, found.kind, [found.order], reader),
    historyOf(db, found.kind, orderNo, reader.locale),
    paymentProgress(db, orderNo),
    refundsOf(db, orderNo, reader.now),
  ]);
  const [summary] = summaries;
  return summary ? { ...summary, history, payment, ...refunds } : refuse('forbidden');
}
