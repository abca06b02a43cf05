import type { medicines as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { drugOrderTerms, textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder } from '../../kernel/parcels/parcels';
import { orderAddresses } from '../../kernel/parcels/tables';
import { orderDetail } from '../../kernel/payment/order-detail';
import { doctorNames } from '../../kernel/places/doctor-names';
import { linesOf } from '../../kernel/prescriptions/line';
import { prescriptions, type PrescriptionRow } from '../../kernel/prescriptions/tables';
import { explained } from '../../kernel/pricing/explained';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { prescriptionOf } from './checked';
import { centreOf, choiceOf, drugNames } from './choices';
import { elsewhereFor } from './elsewhere';
import { stateOf } from './facts';
import { linesOfOrder } from './lines';
import { drugKind, namesOfOrders, pharmacyNames } from './order-kind';
import { dueOf, type DrugOrderOf } from './order-rules';
import { pharmacyById } from './pharmacy';
import { spokenNumber } from './quotes';
import { windowsOf } from './receive';
import { shownLines, shownParcels } from './shown-lines';
import { drugOrders } from './tables';
import { stateText } from './texts';

type Calls = typeof calls;
type Detail = ResponseOf<Calls['getDrugOrder']>;

/** What an order is read in. */
interface Reading {
  readonly db: Queryable;
  readonly now: Date;
  readonly locale: Locale;
  readonly all: Services['all'];
}

/** An order of medicines by its number, not locked; refuses an unknown one. */
export async function readOrder(db: Queryable, orderNo: string): Promise<DrugOrderOf> {
  const [row = refuse('forbidden')] = await db
    .select({ order: orders, own: drugOrders })
    .from(orders)
    .innerJoin(drugOrders, eq(drugOrders.orderNo, orders.orderNo))
    .where(eq(orders.orderNo, orderNo));
  return { ...row.order, state: stateOf(row.order.state), own: row.own };
}

/** Where an order can go that no pharmacy acknowledged; null for any other. */
async function shownElsewhere(context: Reading, order: DrugOrderOf): Promise<Detail['elsewhere']> {
  const { db, now, locale } = context;
  const { orderNo, state, own } = order;
  if (state !== 'unconfirmed' || own.confirmBefore === null) return null;
  const found = (await elsewhereFor(db, order)).slice(0, drugOrderTerms.mostPharmacies);
  const [address = null] = await db
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderNo, orderNo));
  const place = await centreOf(db, address);
  const lines = (await linesOfOrder(db, orderNo)).filter((one) => one.state !== 'declined');
  const names = await drugNames(
    db,
    lines.map(({ line }) => line.drugId),
    locale,
  );
  return {
    until: own.confirmBefore.toISOString(),
    pharmacies: found.map(({ pharmacy, unitCents }) => {
      const stocked = lines.map(({ lineId, line }) => ({
        line,
        unitCents: unitCents.get(lineId) ?? 0,
        isThere: true,
      }));
      return choiceOf(pharmacy, stocked, names, { place, address, now, locale });
    }),
  };
}

/** An order on its page. `isOwner`: only its owner reads the codes by which it is handed over. */
export async function drugOrderDetail(
  context: Reading,
  orderNo: string,
  { isOwner }: { readonly isOwner: boolean },
): Promise<Detail> {
  const { db, now, locale, all } = context;
  const order = await readOrder(db, orderNo);
  const { own, state } = order;
  const sheet = await prescriptionOf(db, own.prescriptionId);
  const pharmacy = await pharmacyById(db, own.pharmacyId);
  const rows = await linesOfOrder(db, orderNo);
  const reader = { ownerId: order.ownerId, locale, now };
  const detail = await orderDetail(db, { all }, { kind: drugKind.kind, orderNo }, reader);
  const line = (await linesOf(context, [sheet])).get(sheet.prescriptionId);
  if (line === undefined) throw new Error(`no line of the prescription of order ${orderNo}`);
  const name = textIn(pharmacy.name, locale);
  return {
    ...detail,
    state,
    prescriptionId: sheet.prescriptionId,
    prescriptionNumber: spokenNumber(sheet.number),
    patientId: sheet.patientId,
    patientName: sheet.patientName,
    diagnosis: sheet.diagnosis,
    doctorName: (await doctorNames(db, [sheet.doctorId], locale))(sheet.doctorId),
    pharmacy: {
      pharmacyId: pharmacy.pharmacyId,
      name,
      address: textIn(pharmacy.address, locale),
      phone: pharmacy.phone,
      openText: textIn(pharmacy.openText, locale),
    },
    method: own.method,
    address: await addressOfOrder(db, orderNo, locale),
    pickupCode: isOwner && state === 'readyToCollect' ? own.pickupCode : null,
    lines: await shownLines(db, rows, locale),
    parcels: await shownParcels(db, orderNo, rows, { locale, sender: name, isOwner }),
    line,
    quote: explained(own.quote, locale),
    elsewhere: await shownElsewhere(context, order),
    cancellation: own.cancellationAskedAt && {
      askedAt: own.cancellationAskedAt.toISOString(),
      reason: own.cancellationReason,
      answer: own.cancellationAnswer,
    },
    windows: windowsOf(order, pharmacy, now).map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isChosen: startsAt.getTime() === own.windowStartsAt?.getTime(),
    })),
    checkedAt: own.checkedAt?.toISOString() ?? null,
  };
}

/** One of the account's orders; refuses any other. */
export async function findDrugOrder(
  { orderNo }: RequestOf<Calls['getDrugOrder']>,
  context: CallContext,
): Promise<Detail> {
  const order = await readOrder(context.db, orderNo);
  if (order.ownerId !== context.account) refuse('forbidden');
  return drugOrderDetail(context, orderNo, { isOwner: true });
}

const groupsOf = {
  open: ['awaitingPayment', 'active'],
  over: ['refunding', 'completed', 'cancelled'],
} as const;

/** A page of the account's orders of medicines, newest first. */
export async function listDrugOrders(
  { group, pageNo, pageSize }: RequestOf<Calls['listDrugOrders']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listDrugOrders']>> {
  const { db, account, now, locale } = context;
  const mine = and(
    eq(orders.kind, drugKind.kind),
    eq(orders.ownerId, account),
    isNull(orders.hiddenAt),
    group && inArray(orders.stateGroup, [...groupsOf[group]]),
  );
  const shown = await db
    .select({ order: orders, own: drugOrders, sheet: prescriptions })
    .from(orders)
    .innerJoin(drugOrders, eq(drugOrders.orderNo, orders.orderNo))
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, drugOrders.prescriptionId))
    .where(mine)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const sheets = new Map<string, PrescriptionRow>(
    shown.map(({ sheet }) => [sheet.prescriptionId, sheet]),
  );
  const lines = await linesOf(context, [...sheets.values()]);
  const orderNos = shown.map(({ order }) => order.orderNo);
  const namesOf = await namesOfOrders(db, orderNos, locale);
  const ids = shown.map(({ own }) => own.pharmacyId);
  const pharmacyOf = await pharmacyNames(db, ids, locale);
  return {
    items: shown.flatMap(({ order, own, sheet }) => {
      const line = lines.get(sheet.prescriptionId);
      if (line === undefined) return [];
      const state = stateOf(order.state);
      const due = dueOf({ ...order, state, own }, now);
      return [
        {
          orderNo: order.orderNo,
          state,
          statusText: stateText(state, locale),
          prescriptionId: sheet.prescriptionId,
          patientName: sheet.patientName,
          diagnosis: sheet.diagnosis,
          itemNames: namesOf(order.orderNo),
          pharmacyName: pharmacyOf(own.pharmacyId),
          method: own.method,
          amountCents: order.totalCents,
          payBefore: due?.before.toISOString() ?? null,
          createdAt: order.createdAt.toISOString(),
          line,
        },
      ];
    }),
    total: await db.$count(orders, mine),
    pageNo,
    pageSize,
  };
}
