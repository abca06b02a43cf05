import { newsDue, type AwaitedLine } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import { setDeadline } from '../../kernel/orders/deadlines';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moneyOf } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { parcels } from '../../kernel/parcels/tables';
import { markDispensed } from '../../kernel/prescriptions/move';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { changeLine, linesOfOrder } from './lines';
import { drugKind } from './order-kind';
import {
  isHandedLine,
  isOffered,
  isOpenLine,
  promisedBy,
  restOf,
  type DrugOrderOf,
} from './order-rules';
import { pharmacyById } from './pharmacy';
import { record } from './record';
import { drugOrders, drugParcels, type DrugOrderLineRow } from './tables';
import { wordsText } from './texts';

/** States in which a pharmacy has an order. */
const withPharmacy = ['confirmed', 'cancellationAsked', 'readyToCollect', 'onTheWay'] as const;

/** Locks an order of medicines; refuses an unknown one with `forbidden`. */
export const requireOrder = async (db: Queryable, orderNo: string): Promise<DrugOrderOf> =>
  (await lockOrder(db, drugKind, orderNo)) ?? refuse('forbidden');

/** Refunds a line, at most what is left of its share; answers the cents. Its order is locked by the caller. */
export async function refundLine(
  context: MoveContext,
  line: DrugOrderLineRow,
  cents: number = restOf(line),
): Promise<number> {
  const wanted = Math.min(cents, restOf(line));
  if (wanted <= 0) return 0;
  const refunded = await moneyOf(context.services).refund(context, line.orderNo, wanted);
  await changeLine(context.db, line, { refundedCents: line.refundedCents + refunded });
  return refunded;
}

/** The lines of an order, as far as their news are concerned. */
async function awaitedLines(
  db: Queryable,
  lines: readonly DrugOrderLineRow[],
): Promise<AwaitedLine[]> {
  const ids = lines.flatMap(({ parcelId }) => parcelId ?? []);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ parcelId: parcels.parcelId, arrivesBy: drugParcels.arrivesBy })
          .from(parcels)
          .innerJoin(drugParcels, eq(drugParcels.parcelId, parcels.parcelId))
          .where(inArray(parcels.parcelId, ids));
  const byParcel = new Map(rows.map(({ parcelId, arrivesBy }) => [parcelId, arrivesBy]));
  return lines.map((line) => ({
    state: line.state,
    expectedAt: line.expectedAt,
    isOffered: isOffered(line),
    ...(line.parcelId !== null && { parcelBy: byParcel.get(line.parcelId) ?? null }),
  }));
}

/** Notes when the next news is due, whether the owner has to choose, and when the last line was handed over; the register's deadline follows. */
async function noteNext(
  context: MoveContext,
  order: DrugOrderOf,
  lines: readonly DrugOrderLineRow[],
): Promise<void> {
  const { db, now } = context;
  const { orderNo, own } = order;
  const pharmacy = await pharmacyById(db, own.pharmacyId);
  const isAllHanded = lines.some(isHandedLine) && !lines.some(isOpenLine);
  const changed = {
    newsBefore: newsDue(
      {
        method: own.method,
        reportsProgress: pharmacy.reportsProgress,
        promisedBy: promisedBy(own, pharmacy),
        hours: pharmacy,
        lines: await awaitedLines(db, lines),
      },
      now,
    ),
    isChoiceOpen: lines.some(({ offerState }) => offerState === 'offered'),
    handedOverAt: isAllHanded ? (own.handedOverAt ?? now) : null,
  };
  await db.update(drugOrders).set(changed).where(eq(drugOrders.orderNo, orderNo));
  await setDeadline(db, drugKind, { ...order, own: { ...own, ...changed } });
}

/**
 * Follows a change of lines: an order whose lines all ended unfilled is declined, the prescription is dispensed as far
 * as it was handed over, a pick-up is ready once nothing of it is awaited. Called last in every act, in its transaction.
 */
export async function settle(context: MoveContext, orderNo: string): Promise<void> {
  const { db } = context;
  const order = await requireOrder(db, orderNo);
  if (!withPharmacy.some((state) => state === order.state)) return;
  const { prescriptionId, method } = order.own;
  const lines = await linesOfOrder(db, orderNo);
  const open = lines.filter(isOpenLine);
  const handed = lines.filter(isHandedLine);
  if (open.length === 0 && handed.length === 0) {
    const reason = { reasonKey: 'allDeclined' };
    const declined = await moveOrder(context, drugKind, orderNo, 'decline', 'system', reason);
    if (declined) await refundIfPaid(context, drugKind, declined, 'cancelledRefund');
    return;
  }
  if (handed.length > 0 && order.own.handedOverAt === null)
    await markDispensed(context, {
      prescriptionId,
      isAll: open.length === 0,
      handedLineIds: handed.map(({ lineId }) => lineId),
    });
  const isReady = open.length > 0 && open.every(({ state }) => state === 'ready');
  if (method === 'pickup' && order.state === 'confirmed' && isReady) {
    const ready = await moveOrder(context, drugKind, orderNo, 'makeReady', 'hospital');
    const words = wordsText('readyToCollect', order.locale);
    await record(context, { orderNo, event: 'readyToCollect', words, by: 'pharmacy' });
    if (ready) await noteNext(context, ready, lines);
    return;
  }
  await noteNext(context, order, lines);
}
