import { and, eq, inArray } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { addParcelEvent, deliverParcel, sendParcel } from '../../kernel/parcels/parcels';
import { parcels } from '../../kernel/parcels/tables';
import { refuse } from '../../platform/refusal';
import { servicePackageKind } from './order-kind';
import { quotasOf } from './quotas';
import { servicePackageUses, type UseRow } from './tables';
import { releaseUse, reserveUse } from './use-times';

/** A use whose order is locked, in one of the states in which something can be done with it. */
async function lockUse(
  { db }: MoveContext,
  applyNo: string,
  states: readonly UseRow['state'][],
  types: readonly UseRow['type'][],
) {
  const find = () =>
    db.select().from(servicePackageUses).where(eq(servicePackageUses.applyNo, applyNo));
  const [before = refuse('forbidden')] = await find();
  const order = (await lockOrder(db, servicePackageKind, before.orderNo)) ?? refuse('forbidden');
  const [use = before] = await find();
  if (!states.includes(use.state) || !types.includes(use.type)) {
    const message = `not possible for "${use.type}" that is "${use.state}"`;
    refuse('invalidFields', { data: { fields: [{ path: 'applyNo', message }] } });
  }
  return { use, order };
}

/** Plans a call or a visit that was asked for, or moves it to another time. */
export async function planUse(context: MoveContext, applyNo: string, plannedAt: Date) {
  const { order, use } = await lockUse(context, applyNo, ['asked', 'planned'], ['call', 'visit']);
  const { pausedUntil } = order.own;
  if (order.state === 'paused' && pausedUntil !== null && plannedAt < pausedUntil) {
    const message = `the package is paused until ${pausedUntil.toISOString()}`;
    refuse('invalidFields', { data: { fields: [{ path: 'plannedAt', message }] } });
  }
  await reserveUse(context.db, order, { ...use, plannedAt });
  await context.db
    .update(servicePackageUses)
    .set({ state: 'planned', plannedAt })
    .where(eq(servicePackageUses.applyNo, applyNo));
}

/** A use was carried out, and what came of it; the last one completes its order. */
export async function finishUse(context: MoveContext, applyNo: string, result: string) {
  const { use } = await lockUse(
    context,
    applyNo,
    ['asked', 'planned'],
    ['consult', 'call', 'appointment', 'form', 'visit'],
  );
  await close(context, use, result);
}

async function close(context: MoveContext, { applyNo, orderNo }: UseRow, result: string) {
  const { db, now } = context;
  await db
    .update(servicePackageUses)
    .set({ state: 'done', result, doneAt: now })
    .where(eq(servicePackageUses.applyNo, applyNo));
  await releaseUse(db, applyNo);
  const order = await lockOrder(db, servicePackageKind, orderNo);
  if (order?.state !== 'active' && order?.state !== 'paused') return;
  const quotas = await quotasOf(db, orderNo, order.own.items);
  const open = await db.$count(
    servicePackageUses,
    and(
      eq(servicePackageUses.orderNo, orderNo),
      inArray(servicePackageUses.state, ['asked', 'planned', 'sent']),
    ),
  );
  if (open === 0 && quotas.every(({ left }) => left === 0))
    await moveOrder(context, servicePackageKind, orderNo, 'complete', 'hospital');
}

/** Goods that were asked for are on their way. */
export async function shipUse(
  context: MoveContext,
  applyNo: string,
  { carrier, trackingNo, text }: { carrier: string; trackingNo: string; text: string },
): Promise<string> {
  const { db, now } = context;
  const { use } = await lockUse(context, applyNo, ['asked', 'sent'], ['goods']);
  await db
    .update(servicePackageUses)
    .set({ state: 'sent' })
    .where(eq(servicePackageUses.applyNo, applyNo));
  const { orderNo } = use;
  return sendParcel(db, now, { orderNo, senderId: applyNo, carrier, trackingNo }, text);
}

/** Goods were handed over. */
export async function deliverUse(context: MoveContext, applyNo: string, text: string) {
  const { db, now } = context;
  const { use } = await lockUse(context, applyNo, ['sent'], ['goods']);
  const [parcel = refuse('forbidden')] = await db
    .select({ parcelId: parcels.parcelId })
    .from(parcels)
    .where(and(eq(parcels.orderNo, use.orderNo), eq(parcels.senderId, applyNo)));
  await addParcelEvent(db, parcel.parcelId, now, text);
  await deliverParcel(db, parcel.parcelId, now);
  await close(context, use, text);
}
