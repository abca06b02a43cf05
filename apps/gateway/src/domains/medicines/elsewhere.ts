import type { medicines as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { moneyOf } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { orderAddresses } from '../../kernel/parcels/tables';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { changeLine, endedOffer, linesOfOrder, packsOf } from './lines';
import { drugKind } from './order-kind';
import { restOf, type DrugOrderOf } from './order-rules';
import { deliversTo, pharmacyById, stockOf } from './pharmacy';
import { requireOwnOrder, type OwnerContext } from './receive';
import { returnStock, takeStock } from './stock';
import { drugOrders, pharmacies, type DrugOrderLineRow, type PharmacyRow } from './tables';

type Calls = typeof calls;

/** A pharmacy that can fill all that is left of an order, and what it takes for each line. */
interface Elsewhere {
  readonly pharmacy: PharmacyRow;
  readonly unitCents: ReadonlyMap<string, number>;
  readonly goodsCents: number;
}

/** What is left of an order to be filled: nothing that was declined. */
const leftOf = (lines: readonly DrugOrderLineRow[]) =>
  lines.filter(({ state }) => state !== 'declined');

/** Other pharmacies that have all that is left of an order, for at most what was paid for it; the cheapest first. */
export async function elsewhereFor(db: Queryable, order: DrugOrderOf): Promise<Elsewhere[]> {
  const { orderNo, own } = order;
  const lines = leftOf(await linesOfOrder(db, orderNo));
  const most = lines.reduce((sum, line) => sum + restOf(line), 0);
  const [address] = await db
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderNo, orderNo));
  const rows = await db.select().from(pharmacies).where(eq(pharmacies.isOpen, true));
  const others = rows.filter(
    (row) =>
      row.pharmacyId !== own.pharmacyId &&
      !own.silentPharmacies.includes(row.pharmacyId) &&
      (own.method === 'pickup' || (address !== undefined && deliversTo(row, address))),
  );
  // As it was prescribed: what another maker filled at the first pharmacy is not asked of the next one.
  const drugIds = lines.map(({ line }) => line.drugId);
  const stock = await stockOf(
    db,
    others.map(({ pharmacyId }) => pharmacyId),
    drugIds,
  );
  return others
    .flatMap((pharmacy): Elsewhere[] => {
      const unitCents = new Map<string, number>();
      for (const { lineId, line } of lines) {
        const has = stock(pharmacy.pharmacyId, line.drugId);
        if (has === null || has.stock < line.quantity) return [];
        unitCents.set(lineId, has.priceCents);
      }
      const goodsCents = lines.reduce(
        (sum, { lineId, line }) => sum + (unitCents.get(lineId) ?? 0) * line.quantity,
        0,
      );
      return goodsCents <= most ? [{ pharmacy, unitCents, goodsCents }] : [];
    })
    .toSorted((one, other) => one.goodsCents - other.goodsCents);
}

/** Moves an order that no pharmacy acknowledged to another one, and refunds what it costs less there. */
export async function moveDrugOrder(
  { orderNo, pharmacyId }: RequestOf<Calls['moveDrugOrder']>,
  context: OwnerContext,
): Promise<ResponseOf<Calls['moveDrugOrder']>> {
  const { db } = context;
  const order = await requireOwnOrder(context, orderNo);
  if (order.state !== 'unconfirmed') refuse('drugOrderClosed');
  await pharmacyById(db, pharmacyId);
  const found = (await elsewhereFor(db, order)).find(
    ({ pharmacy }) => pharmacy.pharmacyId === pharmacyId,
  );
  if (!found) return refuse('pharmacyCannotFill');
  const lines = leftOf(await linesOfOrder(db, orderNo));
  await returnStock(db, order.own.pharmacyId, packsOf(lines));
  const packs = lines.map(({ line }) => ({ drugId: line.drugId, count: line.quantity }));
  if (!(await takeStock(db, pharmacyId, packs))) refuse('pharmacyCannotFill');
  const before = lines.reduce((sum, line) => sum + restOf(line), 0);
  for (const line of lines) {
    const unitCents = found.unitCents.get(line.lineId) ?? line.unitCents;
    await changeLine(db, line, {
      drugId: line.line.drugId,
      state: 'waiting',
      stateReason: null,
      expectedAt: null,
      isReserved: true,
      unitCents,
      shareCents: unitCents * line.line.quantity,
      refundedCents: 0,
      ...endedOffer(line),
    });
  }
  await db
    .update(drugOrders)
    .set({ pharmacyId, windowStartsAt: null, windowEndsAt: null })
    .where(eq(drugOrders.orderNo, orderNo));
  const less = before - found.goodsCents;
  const refundCents = less > 0 ? await moneyOf(context.services).refund(context, orderNo, less) : 0;
  const moved = await moveOrder(context, drugKind, orderNo, 'moveElsewhere', 'patient');
  return moved ? { orderNo, refundCents } : refuse('drugOrderClosed');
}
