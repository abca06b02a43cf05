import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { drugOrderEvents, drugOrders } from './tables';

/** Something that happened to an order. */
interface Happened {
  readonly orderNo: string;
  readonly lineId?: string;
  /** A name of the gateway's own, never shown. */
  readonly event: string;
  /** As its owner reads it, in the language of the order. */
  readonly words: string;
  readonly by: 'pharmacy' | 'courier' | 'doctor' | 'patient' | 'system';
}

/** Writes what happened; what pharmacies and couriers say is the last news of the order. */
export async function record(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  { orderNo, lineId, event, words, by }: Happened,
): Promise<void> {
  await db
    .insert(drugOrderEvents)
    .values({ orderNo, lineId: lineId ?? null, event, words, by, at: now });
  if (by !== 'pharmacy' && by !== 'courier') return;
  await db
    .update(drugOrders)
    .set({ lastHeardAt: now, lastWords: words })
    .where(eq(drugOrders.orderNo, orderNo));
}
