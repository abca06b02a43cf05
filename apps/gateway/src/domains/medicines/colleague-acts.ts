import { and, asc, eq, gte, isNull, lte, ne } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { parcels } from '../../kernel/parcels/tables';
import { drugs } from '../../kernel/prescriptions/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';
import { answerCancellation } from './cancel';
import { prescriptionOf } from './checked';
import { confirmDrugOrder, moveDrugLine } from './dispensing';
import { handOverDrugs, sendDrugParcel, tellOfDrugParcel } from './drug-parcels';
import { linesOfOrder } from './lines';
import { textOf } from './locales';
import type { DrugOrderOf } from './order-rules';
import { requireOrder } from './settle';
import { agreeSubstitution, offerSubstitution } from './substitution';
import { drugParcels, pharmacyStock, type DrugOrderLineRow } from './tables';

type Context = Omit<MoveContext, 'services'> & { readonly services: Services };
type Act = () => Promise<unknown>;

const minuteMs = 60_000;

const say = (
  words: 'carrier' | 'courier' | 'held' | 'step1' | 'step2' | 'step3' | 'step4',
  locale: Locale,
) => textOf(locale, `colleague.${words}`);

/** The same medicine of another maker, in stock at a pharmacy and not dearer; null where there is none. */
async function otherMaker(
  db: Queryable,
  { own }: DrugOrderOf,
  line: DrugOrderLineRow,
): Promise<string | null> {
  const [drug] = await db.select().from(drugs).where(eq(drugs.drugId, line.drugId));
  if (!drug) return null;
  const rows = await db
    .select({ drug: drugs })
    .from(drugs)
    .innerJoin(pharmacyStock, eq(pharmacyStock.drugId, drugs.drugId))
    .where(
      and(
        eq(pharmacyStock.pharmacyId, own.pharmacyId),
        gte(pharmacyStock.stock, line.line.quantity),
        lte(pharmacyStock.priceCents, line.unitCents),
        eq(drugs.substance, drug.substance),
        eq(drugs.unit, drug.unit),
        eq(drugs.packUnits, drug.packUnits),
        ne(drugs.drugId, drug.drugId),
      ),
    )
    .orderBy(asc(pharmacyStock.priceCents), asc(drugs.drugId));
  const same = rows.find(
    ({ drug: other }) =>
      other.strengthMg === drug.strengthMg &&
      other.strength['zh-Hans'] === drug.strength['zh-Hans'],
  );
  return same?.drug.drugId ?? null;
}

/** What is done with a line on hold: another maker is offered, the doctor agrees, or it arrives as promised. */
async function heldAct(
  context: Context,
  order: DrugOrderOf,
  line: DrugOrderLineRow,
  doctorsPresent: readonly string[],
): Promise<Act | null> {
  const { db, now } = context;
  const { orderNo } = order;
  const { lineId, offerState, expectedAt } = line;
  if (offerState === null) {
    const drugId = await otherMaker(db, order, line);
    const reason = say('held', order.locale);
    const arrivesBy = new Date(now.getTime() + 90 * minuteMs);
    if (drugId !== null)
      return () => offerSubstitution(context, { orderNo, lineId, drugId, reason, arrivesBy });
  }
  if (offerState === 'askedDoctor') {
    const { doctorId } = await prescriptionOf(db, order.own.prescriptionId);
    if (doctorsPresent.includes(doctorId)) return null;
    return () => agreeSubstitution(context, { orderNo, lineId, isAgreed: true });
  }
  if (offerState === 'offered' || expectedAt === null || expectedAt > now) return null;
  return () => moveDrugLine(context, { orderNo, lineId, state: 'preparing' });
}

/** The pharmacy begins: the third medicine of a sheet of three is missing, so that a substitution can be seen. */
function beginAct(
  context: Context,
  order: DrugOrderOf,
  lines: readonly DrugOrderLineRow[],
): Act | null {
  const waiting = lines.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  const third = lines.length === 3 ? lines[2] : undefined;
  const expectedAt = new Date(context.now.getTime() + 24 * 60 * minuteMs);
  const reason = say('held', order.locale);
  return async () => {
    for (const { orderNo, lineId } of waiting)
      await moveDrugLine(
        context,
        lineId === third?.lineId
          ? { orderNo, lineId, state: 'onHold', reason, expectedAt }
          : { orderNo, lineId, state: 'preparing' },
      );
  };
}

/** What is done with lines that are prepared: they become ready, and what is ready is sent. */
function prepareAct(
  context: Context,
  order: DrugOrderOf,
  lines: readonly DrugOrderLineRow[],
): Act | null {
  const { orderNo, locale, own } = order;
  const preparing = lines.filter(({ state }) => state === 'preparing');
  if (preparing.length > 0)
    return async () => {
      for (const { lineId } of preparing)
        await moveDrugLine(context, { orderNo, lineId, state: 'ready' });
    };
  const ready = lines.filter(({ state, parcelId }) => state === 'ready' && parcelId === null);
  if (ready.length === 0 || own.method === 'pickup') return null;
  return () =>
    sendDrugParcel(context, {
      orderNo,
      lineIds: ready.map(({ lineId }) => lineId),
      carrier: say('carrier', locale),
      trackingNo: `SB${orderNo.slice(-8)}${ready[0]?.lineId ?? ''}`,
      courier: say('courier', locale),
      arrivesBy: new Date(context.now.getTime() + 40 * minuteMs),
    });
}

/** The way of a parcel in four steps: how far, how many metres are left. */
const way = [
  { words: 'step1', progressPercent: 25, distanceMeters: 2400 },
  { words: 'step2', progressPercent: 50, distanceMeters: 1600 },
  { words: 'step3', progressPercent: 75, distanceMeters: 800 },
] as const;

/** The next step of the first parcel that is on its way. */
async function parcelAct(
  context: Context,
  order: DrugOrderOf,
  lines: readonly DrugOrderLineRow[],
): Promise<Act | null> {
  const [row] = await context.db
    .select({ own: drugParcels })
    .from(parcels)
    .innerJoin(drugParcels, eq(drugParcels.parcelId, parcels.parcelId))
    .where(and(eq(parcels.orderNo, order.orderNo), isNull(parcels.deliveredAt)))
    .orderBy(asc(parcels.sentAt), asc(parcels.parcelId))
    .limit(1);
  if (!row) return null;
  const { parcelId, progressPercent, temperatureMaxTenths, handoverCode } = row.own;
  const step = way.find((one) => one.progressPercent > (progressPercent ?? 0));
  const isCold = temperatureMaxTenths !== null && temperatureMaxTenths <= 80;
  const temperatureTenths = isCold ? 48 : 215;
  if (step !== undefined) {
    const { words, ...facts } = step;
    const text = say(words, order.locale);
    return () => tellOfDrugParcel(context, parcelId, { text, temperatureTenths, ...facts });
  }
  // The last step waits for the patient's choice, so that both can be seen on one page.
  if (lines.some(({ offerState }) => offerState === 'offered') || handoverCode === null)
    return null;
  const text = say('step4', order.locale);
  return () => tellOfDrugParcel(context, parcelId, { text, temperatureTenths, handoverCode });
}

/** What the colleague does next with an order; null for nothing. Locks the order. */
export async function nextAct(
  context: Context,
  orderNo: string,
  doctorsPresent: readonly string[],
): Promise<Act | null> {
  const { db } = context;
  const order = await requireOrder(db, orderNo);
  switch (order.state) {
    case 'sent':
      return () => confirmDrugOrder(context, orderNo);
    case 'cancellationAsked':
      return () => answerCancellation(context, { orderNo, isAgreed: true });
    case 'readyToCollect':
      return () => handOverDrugs(context, orderNo, order.own.pickupCode ?? '');
    case 'confirmed':
    case 'onTheWay':
      break;
    default:
      return null;
  }
  const lines = await linesOfOrder(db, orderNo);
  const begin = beginAct(context, order, lines);
  if (begin) return begin;
  for (const line of lines.filter(({ state }) => state === 'onHold')) {
    const held = await heldAct(context, order, line, doctorsPresent);
    if (held) return held;
  }
  return prepareAct(context, order, lines) ?? (await parcelAct(context, order, lines));
}
