import { stateAfter } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { cancelOwnOrder } from '../../../kernel/orders/cancel-order';
import type { MoveContext } from '../../../kernel/orders/move-context';
import { refuse } from '../../../platform/refusal';
import { registrationKind } from '../order-kind';
import { endWait } from './end-wait';
import { waits } from './tables';

/** Leaves a list; the order that holds a place is cancelled, and the place goes to the next of the list. */
export async function leaveWaitList(
  context: MoveContext,
  waitId: string,
  ownerId: string,
): Promise<void> {
  const { db, now } = context;
  const [wait] = await db
    .select()
    .from(waits)
    .where(and(eq(waits.waitId, waitId), eq(waits.ownerId, ownerId)));
  if (!wait) refuse('forbidden');
  if (await endWait(db, waitId, 'leave', now)) return;
  const [offered] = await db.select().from(waits).where(eq(waits.waitId, waitId));
  if (offered?.state !== 'offered' || offered.offeredOrderNo === null)
    return refuse('waitListClosed');
  await cancelOwnOrder(context, registrationKind, { orderNo: offered.offeredOrderNo, ownerId });
  await db
    .update(waits)
    .set({ state: stateAfter('leave') })
    .where(eq(waits.waitId, waitId));
}
