import { dispenseMoves, type DispenseState } from '@xinglin/contract';
import { drugOrderTerms, textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { drugs } from '../../kernel/prescriptions/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { checkDispensing } from './checked';
import { changeLine, endedOffer, linesOfOrder } from './lines';
import { drugKind } from './order-kind';
import { isOpenLine, type DrugOrderOf } from './order-rules';
import { record } from './record';
import { refundLine, requireOrder, settle } from './settle';
import { returnStock } from './stock';
import type { DrugOrderLineRow } from './tables';
import { wordsText } from './texts';

/** States to which the pharmacy moves a line; handing over has actions of its own. */
type MovedState = Extract<
  DispenseState,
  'preparing' | 'onHold' | 'ready' | 'declined' | 'returned'
>;

/** What a pharmacy does with a line. */
interface LineMove {
  readonly orderNo: string;
  readonly lineId: string;
  readonly state: MovedState;
  readonly reason?: string | undefined;
  readonly expectedAt?: Date | undefined;
}

/** Refuses a field of a desk action. */
export const refuseField = (path: string, message: string): never =>
  refuse('invalidFields', { data: { fields: [{ path, message }] } });

/** A line of an order; refuses an unknown one. */
export async function requireLine(
  db: Queryable,
  orderNo: string,
  lineId: string,
): Promise<DrugOrderLineRow> {
  const lines = await linesOfOrder(db, orderNo);
  return lines.find((line) => line.lineId === lineId) ?? refuse('forbidden');
}

/** What the medicine of a line is called. */
export async function nameOfDrug(db: Queryable, drugId: string, locale: Locale): Promise<string> {
  const [row] = await db.select({ name: drugs.name }).from(drugs).where(eq(drugs.drugId, drugId));
  return row ? textIn(row.name, locale) : '';
}

/** The pharmacy has it: what it lacks waits, and everything else is prepared. Confirmed again, nothing changes. */
export async function confirmDrugOrder(context: MoveContext, orderNo: string): Promise<void> {
  const { db, now } = context;
  const order = await requireOrder(db, orderNo);
  if (order.state === 'confirmed') return;
  const moved = await moveOrder(context, drugKind, orderNo, 'confirm', 'hospital');
  if (!moved) return refuse('drugOrderClosed');
  await checkDispensing(context, moved);
  const words = wordsText('confirmed', order.locale);
  await record(context, { orderNo, event: 'confirmed', words, by: 'pharmacy' });
  const expectedAt = new Date(now.getTime() + drugOrderTerms.restockHours * 60 * 60_000);
  const stateReason = wordsText('notInStock', order.locale);
  for (const line of await linesOfOrder(db, orderNo))
    if (line.state === 'waiting' && !line.isReserved)
      await changeLine(db, line, { state: 'onHold', stateReason, expectedAt });
    else if (line.state === 'onHold' && line.expectedAt !== null && line.expectedAt < now)
      // It did not keep its promise before; a new one counts from now.
      await changeLine(db, line, { expectedAt });
  await settle(context, orderNo);
}

/** The pharmacy cannot fill it: nothing is handed out, all that was paid is refunded. */
export async function declineDrugOrder(
  context: MoveContext,
  orderNo: string,
  reason: string,
): Promise<void> {
  const { db } = context;
  await requireOrder(db, orderNo);
  const lines = await linesOfOrder(db, orderNo);
  const isUnderWay = lines.some(
    ({ state, parcelId }) => parcelId !== null || state === 'handedOver' || state === 'returned',
  );
  if (isUnderWay) refuse('drugOrderClosed');
  const moved = await moveOrder(context, drugKind, orderNo, 'decline', 'hospital', { reason });
  if (!moved) return refuse('drugOrderClosed');
  await refundIfPaid(context, drugKind, moved, 'cancelledRefund');
}

/** Order states in which a line may come to each state. */
function mayMove(order: DrugOrderOf, state: MovedState): boolean {
  if (state === 'returned') return order.state === 'onTheWay' || order.state === 'received';
  return (
    order.state === 'confirmed' || order.state === 'onTheWay' || order.state === 'readyToCollect'
  );
}

/** Returns stock and money of a line that comes to `state`. */
async function giveBack(
  context: MoveContext,
  order: DrugOrderOf,
  line: DrugOrderLineRow,
  state: MovedState,
): Promise<void> {
  if (state === 'declined' && line.isReserved && isOpenLine(line))
    await returnStock(context.db, order.own.pharmacyId, [
      { drugId: line.drugId, count: line.line.quantity },
    ]);
  // What comes back from a patient is never handed out again, so that it does not go into the stock.
  if (state === 'declined' || state === 'returned') await refundLine(context, line);
}

/**
 * Moves one line, where its state allows it. What waits is no longer held in the stock: the pharmacy does not have it. A
 * declined or returned line is refunded at once; an offer of another medicine ends.
 */
export async function moveDrugLine(context: MoveContext, move: LineMove): Promise<void> {
  const { db, now } = context;
  const { orderNo, lineId, state, reason, expectedAt } = move;
  const order = await requireOrder(db, orderNo);
  const line = await requireLine(db, orderNo, lineId);
  if (line.state === state && state !== 'onHold') return;
  if (!mayMove(order, state)) refuse('drugOrderClosed');
  const isPromisedAgain = line.state === 'onHold' && state === 'onHold';
  if (!isPromisedAgain && !dispenseMoves[line.state].includes(state)) refuse('drugOrderClosed');
  // With the courier already: it comes back or is handed over.
  if (line.parcelId !== null && state !== 'returned') refuse('drugOrderClosed');
  const needsReason = state === 'onHold' || state === 'declined' || state === 'returned';
  if (needsReason && reason === undefined) refuseField('reason', 'required');
  if (state === 'onHold' && (expectedAt === undefined || expectedAt <= now))
    refuseField('expectedAt', 'must be later than now');
  await giveBack(context, order, line, state);
  await changeLine(db, line, {
    state,
    stateReason: reason ?? null,
    expectedAt: state === 'onHold' ? (expectedAt ?? null) : null,
    ...((state === 'onHold' || state === 'declined') && { isReserved: false }),
    ...endedOffer(line),
  });
  const name = await nameOfDrug(db, line.drugId, order.locale);
  const words = wordsText(state, order.locale, { name, reason: reason ?? '' });
  await record(context, { orderNo, lineId, event: state, words, by: 'pharmacy' });
  await settle(context, orderNo);
}
