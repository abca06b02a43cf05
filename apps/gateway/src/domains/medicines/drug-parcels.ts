import { drugOrderTerms } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { addParcelEvent, deliverParcel, sendParcel } from '../../kernel/parcels/parcels';
import { parcels } from '../../kernel/parcels/tables';
import { drugs } from '../../kernel/prescriptions/tables';
import { notifyStaff } from '../../kernel/staff/notices/notify-staff';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { digits } from './effects';
import { changeLine, linesOfOrder } from './lines';
import { drugKind } from './order-kind';
import { record } from './record';
import { requireOrder, settle } from './settle';
import { drugParcels, type DrugOrderLineRow } from './tables';
import { sentText, wordsText } from './texts';

type Context = Omit<MoveContext, 'services'> & { readonly services: Services };

/** A parcel as a pharmacy hands it to a courier. */
interface SentDrugs {
  readonly orderNo: string;
  readonly lineIds: readonly string[];
  readonly carrier: string;
  readonly trackingNo: string;
  readonly courier?: string | undefined;
  readonly arrivesBy?: Date | undefined;
}

/** The lowest temperature that one of the medicines must not exceed; null where none says one. */
async function warmestOf(
  db: Queryable,
  lines: readonly DrugOrderLineRow[],
): Promise<number | null> {
  const rows = await db
    .select({ most: drugs.storageMaxTenths })
    .from(drugs)
    .where(
      inArray(
        drugs.drugId,
        lines.map(({ drugId }) => drugId),
      ),
    );
  const limits = rows.flatMap(({ most }) => most ?? []);
  return limits.length === 0 ? null : Math.min(...limits);
}

/**
 * Hands lines that are ready to a courier; the order is on its way with the first parcel. Answers the parcel's id.
 * Refuses lines that are not ready or have a parcel already.
 */
export async function sendDrugParcel(context: Context, sent: SentDrugs): Promise<string> {
  const { db, now } = context;
  const { orderNo, carrier, trackingNo } = sent;
  const order = await requireOrder(db, orderNo);
  if (order.own.method !== 'delivery') refuse('drugOrderClosed');
  if (order.state !== 'confirmed' && order.state !== 'onTheWay') refuse('drugOrderClosed');
  const wanted = new Set(sent.lineIds);
  const lines = (await linesOfOrder(db, orderNo)).filter(({ lineId }) => wanted.has(lineId));
  const isReady = lines.every(({ state, parcelId }) => state === 'ready' && parcelId === null);
  if (lines.length !== wanted.size || !isReady) refuse('drugOrderClosed');
  // Each hand-over of a pharmacy is a sender of its own, so that an order can have several parcels.
  const parcel = { orderNo, senderId: newId(), carrier, trackingNo };
  const parcelId = await sendParcel(db, now, parcel);
  await db.insert(drugParcels).values({
    parcelId,
    courier: sent.courier ?? null,
    arrivesBy: sent.arrivesBy ?? null,
    temperatureMaxTenths: await warmestOf(db, lines),
    handoverCode: digits(4),
  });
  for (const line of lines) await changeLine(db, line, { parcelId });
  const words = sentText(carrier, trackingNo, order.locale);
  await record(context, { orderNo, event: 'parcelSent', words, by: 'pharmacy' });
  if (order.state === 'confirmed') await moveOrder(context, drugKind, orderNo, 'ship', 'hospital');
  await settle(context, orderNo);
  return parcelId;
}

/** What a courier says of a parcel. */
interface ParcelNews {
  readonly text: string;
  readonly progressPercent?: number | undefined;
  readonly distanceMeters?: number | undefined;
  readonly temperatureTenths?: number | undefined;
  readonly arrivesBy?: Date | undefined;
  readonly handoverCode?: string | undefined;
}

/** Whether the code given at the door is the parcel's; after too many wrong ones the service is called and none counts. */
async function isRightCode(
  context: Context,
  orderNo: string,
  parcel: typeof drugParcels.$inferSelect,
  code: string,
): Promise<boolean> {
  const { parcelId, handoverCode, wrongCodes } = parcel;
  if (wrongCodes >= drugOrderTerms.handoverTries) return false;
  if (code === handoverCode) return true;
  await context.db
    .update(drugParcels)
    .set({ wrongCodes: wrongCodes + 1 })
    .where(eq(drugParcels.parcelId, parcelId));
  if (wrongCodes + 1 === drugOrderTerms.handoverTries)
    await notifyStaff(context, {
      kind: 'drugOrderSilent',
      once: `code:${parcelId}`,
      audience: { roles: ['service'] },
      orderKey: orderNo,
      facts: {},
    });
  return false;
}

/** What lines of a parcel that was handed over become. */
async function handOver(context: MoveContext, lines: readonly DrugOrderLineRow[]): Promise<void> {
  for (const line of lines)
    if (line.state === 'ready')
      await changeLine(context.db, line, { state: 'handedOver', isReserved: false });
}

/**
 * Writes what a courier says of a parcel; with the right code it is handed over. A wrong code changes nothing but its
 * count, so that it is answered and not refused. Answers whether the parcel is delivered.
 */
export async function tellOfDrugParcel(
  context: Context,
  parcelId: string,
  news: ParcelNews,
): Promise<boolean> {
  const { db, now } = context;
  const [found] = await db.select().from(parcels).where(eq(parcels.parcelId, parcelId));
  if (!found) return refuse('forbidden');
  const { orderNo } = found;
  const order = await requireOrder(db, orderNo);
  const [own] = await db.select().from(drugParcels).where(eq(drugParcels.parcelId, parcelId));
  const [locked] = await db.select().from(parcels).where(eq(parcels.parcelId, parcelId));
  if (!own || !locked) return refuse('forbidden');
  if (locked.deliveredAt !== null) return true;
  if (order.state !== 'onTheWay') refuse('drugOrderClosed');
  const { text, handoverCode, ...facts } = news;
  const changed = {
    progressPercent: facts.progressPercent ?? own.progressPercent,
    distanceMeters: facts.distanceMeters ?? own.distanceMeters,
    temperatureTenths: facts.temperatureTenths ?? own.temperatureTenths,
    arrivesBy: facts.arrivesBy ?? own.arrivesBy,
  };
  await db.update(drugParcels).set(changed).where(eq(drugParcels.parcelId, parcelId));
  const isHanded =
    handoverCode !== undefined && (await isRightCode(context, orderNo, own, handoverCode));
  if (handoverCode === undefined || isHanded) {
    await addParcelEvent(db, parcelId, now, text);
    await record(context, { orderNo, event: 'parcel', words: text, by: 'courier' });
  }
  if (isHanded) {
    await deliverParcel(db, parcelId, now);
    await db
      .update(drugParcels)
      .set({ progressPercent: 100, distanceMeters: 0 })
      .where(eq(drugParcels.parcelId, parcelId));
    const lines = await linesOfOrder(db, orderNo);
    await handOver(
      context,
      lines.filter((line) => line.parcelId === parcelId),
    );
  }
  await settle(context, orderNo);
  return isHanded;
}

/** The patient says that parcels came whose courier did not say so. */
export async function closeDrugParcels(context: MoveContext, orderNo: string): Promise<void> {
  const { db, now } = context;
  const lines = (await linesOfOrder(db, orderNo)).filter(({ parcelId }) => parcelId !== null);
  for (const parcelId of new Set(lines.flatMap((line) => line.parcelId ?? [])))
    await deliverParcel(db, parcelId, now);
  await handOver(context, lines);
}

/** Hands a pick-up over at the counter by the code that the patient shows. Handed over again, nothing changes. */
export async function handOverDrugs(
  context: MoveContext,
  orderNo: string,
  pickupCode: string,
): Promise<void> {
  const { db } = context;
  const order = await requireOrder(db, orderNo);
  if (order.state === 'received' && order.own.pickupCode === pickupCode) return;
  if (order.state !== 'readyToCollect') refuse('drugOrderClosed');
  if (order.own.pickupCode !== pickupCode)
    refuse('invalidFields', {
      data: { fields: [{ path: 'pickupCode', message: 'another code' }] },
    });
  await handOver(context, await linesOfOrder(db, orderNo));
  const words = wordsText('handedOver', order.locale);
  await record(context, { orderNo, event: 'handedOver', words, by: 'pharmacy' });
  await settle(context, orderNo);
  await moveOrder(context, drugKind, orderNo, 'receive', 'hospital');
}
