import { textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { sendToOwner } from '../../kernel/orders/messages';
import type { MoveContext } from '../../kernel/orders/move-context';
import { doctorNames } from '../../kernel/places/doctor-names';
import { drugs, prescriptions, type DrugRow } from '../../kernel/prescriptions/tables';
import { notifyStaff } from '../../kernel/staff/notices/notify-staff';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { checkDispensing, prescriptionOf } from './checked';
import { nameOfDrug, refuseField, requireLine } from './dispensing';
import { changeLine } from './lines';
import { drugKind } from './order-kind';
import type { DrugOrderOf } from './order-rules';
import { stockOf } from './pharmacy';
import { record } from './record';
import { refundLine, requireOrder, settle } from './settle';
import { takeStock } from './stock';
import { drugOrders, type DrugOrderLineRow } from './tables';
import { noticeText, wordsText } from './texts';

type Context = Omit<MoveContext, 'services'> & { readonly services: Services };

async function drugById(db: Queryable, drugId: string): Promise<DrugRow> {
  const [row] = await db.select().from(drugs).where(eq(drugs.drugId, drugId));
  return row ?? refuse('forbidden');
}

/** Whether one medicine is the other in everything but its maker. */
const isSameMedicine = (one: DrugRow, other: DrugRow): boolean =>
  one.drugId !== other.drugId &&
  one.substance === other.substance &&
  one.strengthMg === other.strengthMg &&
  one.strength['zh-Hans'] === other.strength['zh-Hans'] &&
  one.unit === other.unit &&
  one.packUnits === other.packUnits;

/** What is paid back where a line is filled by another medicine; null where its pharmacy lacks it or it costs more. */
async function refundOfOther(
  db: Queryable,
  order: DrugOrderOf,
  line: DrugOrderLineRow,
  drugId: string,
): Promise<{ readonly unitCents: number; readonly cents: number } | null> {
  const { pharmacyId } = order.own;
  const stock = (await stockOf(db, [pharmacyId], [drugId]))(pharmacyId, drugId);
  if (stock === null || stock.stock < line.line.quantity) return null;
  if (stock.priceCents > line.unitCents) return null;
  const cents = (line.unitCents - stock.priceCents) * line.line.quantity;
  return { unitCents: stock.priceCents, cents };
}

/** An order and a line of it that is on hold, in a state in which another medicine can be decided. */
async function heldLine(context: Context, orderNo: string, lineId: string) {
  const order = await requireOrder(context.db, orderNo);
  const line = await requireLine(context.db, orderNo, lineId);
  if (order.state !== 'confirmed' && order.state !== 'onTheWay') refuse('drugOrderClosed');
  return { order, line };
}

/** What a pharmacy offers for a medicine that it lacks. */
interface Offer {
  readonly orderNo: string;
  readonly lineId: string;
  readonly drugId: string;
  readonly reason: string;
  readonly arrivesBy?: Date | undefined;
}

/** Offers the same medicine of another maker: the doctor is asked first. Refuses one that differs, is missing or costs more. */
export async function offerSubstitution(context: Context, offer: Offer): Promise<void> {
  const { db, now } = context;
  const { orderNo, lineId, drugId, reason, arrivesBy } = offer;
  const { order, line } = await heldLine(context, orderNo, lineId);
  if (line.state !== 'onHold') refuse('drugOrderClosed');
  if (line.offerState === 'askedDoctor' || line.offerState === 'offered')
    return line.offerDrugId === drugId ? undefined : refuse('drugOrderClosed');
  const other = await drugById(db, drugId);
  if (!isSameMedicine(await drugById(db, line.drugId), other))
    refuseField('drugId', 'another substance, strength or pack');
  const refund = await refundOfOther(db, order, line, drugId);
  if (refund === null) return refuseField('drugId', 'not in stock, or dearer');
  await checkDispensing(context, order, { ...line.line, drugId });
  await changeLine(db, line, {
    offerState: 'askedDoctor',
    offerDrugId: drugId,
    offerFromDrugId: line.drugId,
    offerReason: reason,
    offerRefundCents: refund.cents,
    offerAgreedBy: null,
    offerAgreedAt: null,
    offerArrivesBy: arrivesBy ?? null,
  });
  const name = await nameOfDrug(db, line.drugId, order.locale);
  const words = wordsText('offered', order.locale, {
    name,
    maker: textIn(other.maker, order.locale),
  });
  await record(context, { orderNo, lineId, event: 'offered', words, by: 'pharmacy' });
  const { doctorId } = await prescriptionOf(db, order.own.prescriptionId);
  await notifyStaff(context, {
    kind: 'substitutionAsked',
    once: `${orderNo}:${lineId}:${now.toISOString()}`,
    audience: { doctorIds: [doctorId] },
    orderKey: orderNo,
    facts: {},
  });
  await settle(context, orderNo);
}

/** Whether the prescription that an order fills is a doctor's; false for an unknown order. */
export async function isOfPrescriber(
  db: Queryable,
  doctorId: string,
  orderNo: string,
): Promise<boolean> {
  const [found] = await db
    .select({ doctorId: prescriptions.doctorId })
    .from(drugOrders)
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, drugOrders.prescriptionId))
    .where(eq(drugOrders.orderNo, orderNo));
  return found?.doctorId === doctorId;
}

/** The doctor of the prescription agrees, and the patient is asked; or does not, and the line waits. */
export async function agreeSubstitution(
  context: Context,
  { orderNo, lineId, isAgreed }: { orderNo: string; lineId: string; isAgreed: boolean },
): Promise<void> {
  const { db, now } = context;
  const { order, line } = await heldLine(context, orderNo, lineId);
  if (line.offerState !== 'askedDoctor') refuse('drugOfferEnded');
  const { doctorId } = await prescriptionOf(db, order.own.prescriptionId);
  const doctor = (await doctorNames(db, [doctorId], order.locale))(doctorId);
  await changeLine(
    db,
    line,
    isAgreed
      ? { offerState: 'offered', offerAgreedBy: doctor, offerAgreedAt: now }
      : { offerState: 'withdrawn' },
  );
  const words = wordsText(isAgreed ? 'agreed' : 'notAgreed', order.locale, { doctor });
  const event = isAgreed ? 'agreed' : 'notAgreed';
  await record(context, { orderNo, lineId, event, words, by: 'doctor' });
  if (isAgreed)
    await sendToOwner(context, { ...order, kind: drugKind.kind }, noticeText('offered', order));
  await settle(context, orderNo);
}

/** The patient takes the other medicine, and what it costs less is refunded; or waits for the first one. Decided once. */
export async function decideSubstitution(
  context: Context,
  { orderNo, lineId, isAccepted }: { orderNo: string; lineId: string; isAccepted: boolean },
): Promise<number> {
  const { db } = context;
  const { order, line } = await heldLine(context, orderNo, lineId);
  const drugId = line.offerDrugId;
  if (line.offerState !== 'offered' || line.state !== 'onHold' || drugId === null)
    return refuse('drugOfferEnded');
  const decided = { orderNo, lineId, by: 'patient' } as const;
  if (!isAccepted) {
    await changeLine(db, line, { offerState: 'refused' });
    const words = wordsText('refused', order.locale);
    await record(context, { ...decided, event: 'refused', words });
    await settle(context, orderNo);
    return 0;
  }
  const packs = [{ drugId, count: line.line.quantity }];
  if (!(await takeStock(db, order.own.pharmacyId, packs))) refuse('drugOfferEnded');
  const agreed = line.offerRefundCents ?? 0;
  const refunded = await refundLine(context, line, agreed);
  await changeLine(db, line, {
    drugId,
    offerState: 'accepted',
    state: 'preparing',
    stateReason: null,
    expectedAt: null,
    isReserved: true,
    unitCents: line.unitCents - agreed / line.line.quantity,
  });
  const { maker } = await drugById(db, drugId);
  const words = wordsText('accepted', order.locale, { maker: textIn(maker, order.locale) });
  await record(context, { ...decided, event: 'accepted', words });
  await settle(context, orderNo);
  return refunded;
}
