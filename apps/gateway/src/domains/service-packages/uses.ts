import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { dayAt, isPressureReversed, servicePackageTerms, textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { wholeList } from '../../platform/whole-list';
import { doctorNames } from '../../kernel/places/doctor-names';
import { servicePackageKind } from './order-kind';
import { endOf, isRunning, useRefusal, type ServicePackageOrder } from './order-rules';
import { orderOf, ownOrder } from './own-order';
import { enter, quotasOf } from './quotas';
import { servicePackageOrders, servicePackageUses, type UseRow } from './tables';
import { useStateText } from './texts';
import { releaseUse, reserveUse } from './use-times';

type Calls = typeof servicePackages;
type Item = { readonly orderNo: string; readonly serviceId: string };

/** An order of the account with one of its items, locked: uses of one quota follow each other. */
export async function lockItem(
  { db, now, account }: CallContext,
  { orderNo, serviceId }: Item,
  types: readonly UseRow['type'][],
) {
  const order = await lockOrder(db, servicePackageKind, orderNo);
  if (order?.ownerId !== account) refuse('forbidden');
  const item = order.own.items.find((one) => one.serviceId === serviceId);
  if (item === undefined || !types.includes(item.type)) refuse('packageNotUsable');
  const closed = useRefusal(order, now);
  if (closed !== null) refuse(closed);
  if (order.own.patientId === null) refuse('packageNoPatient');
  return { order, item };
}

/** Uses a unit of an item of an order that is locked; refuses where none is left. */
export async function takeUnit(
  { db, now }: CallContext,
  { order, item }: Awaited<ReturnType<typeof lockItem>>,
  use: Partial<Omit<UseRow, 'applyNo' | 'orderNo' | 'serviceId' | 'type' | 'createdAt'>>,
) {
  const { orderNo, own } = order;
  const { serviceId, type } = item;
  const quotas = await quotasOf(db, orderNo, own.items);
  const left = quotas.find((one) => one.serviceId === serviceId)?.left ?? 0;
  if (left < 1) refuse('packageUsedUp');
  const made = { applyNo: newId(), orderNo, serviceId };
  const { plannedAt } = use;
  if (plannedAt) await reserveUse(db, order, { ...made, type, plannedAt });
  await db
    .insert(servicePackageUses)
    .values({ state: 'asked', ...use, ...made, type, createdAt: now });
  await enter(db, now, made, -1);
  return { orderNo, applyNo: made.applyNo, done: true as const };
}

/** Asks for a consultation in writing, a visit or a call; refuses a day that is over or behind the end. */
export async function askFor(
  context: CallContext,
  types: readonly UseRow['type'][],
  {
    note,
    wantedOn,
    ...of
  }: Item & { readonly note: string; readonly wantedOn?: string | undefined },
) {
  const found = await lockItem(context, of, types);
  const { order } = found;
  if (wantedOn !== undefined && (wantedOn < dayAt(context.now) || wantedOn >= dayAt(endOf(order))))
    refuse('packageDayClosed');
  refuseBlocked(note);
  return takeUnit(context, found, { note, wantedOn: wantedOn ?? null });
}

/** Sends the form of an item; refuses a blood pressure whose values are swapped. */
export async function fillForm(
  { orderNo, serviceId, complaint, ...measured }: RequestOf<Calls['fillPackageForm']>,
  context: CallContext,
) {
  if (isPressureReversed(measured))
    refuseFields([{ field: 'systolic', code: 'notHigher' }], context.locale);
  const found = await lockItem(context, { orderNo, serviceId }, ['form']);
  refuseBlocked(complaint, measured.medicines);
  const { heightCentimetres, weightKilograms, systolic, diastolic, medicines } = measured;
  const answers = {
    ...(heightCentimetres !== undefined && { heightCentimetres }),
    ...(weightKilograms !== undefined && { weightKilograms }),
    ...(systolic !== undefined && { systolic }),
    ...(diastolic !== undefined && { diastolic }),
    ...(medicines && { medicines }),
  };
  return takeUnit(context, found, { note: complaint, answers });
}

/** A use as its owner reads it. */
export const shownUse = (
  { use, ...of }: Row,
  { locale, now }: Pick<CallContext, 'locale' | 'now'>,
) => {
  const item = of.own.items.find(({ serviceId }) => serviceId === use.serviceId);
  return {
    applyNo: use.applyNo,
    orderNo: use.orderNo,
    serviceId: use.serviceId,
    type: use.type,
    itemName: item ? textIn(item.name, locale) : '',
    itemNote: item ? textIn(item.note, locale) : '',
    state: use.state,
    stateText: useStateText(use.state, locale),
    note: use.note,
    wantedOn: use.wantedOn,
    plannedAt: use.plannedAt?.toISOString() ?? null,
    result: use.result,
    createdAt: use.createdAt.toISOString(),
    doneAt: use.doneAt?.toISOString() ?? null,
    mayWithdraw: mayWithdraw(use, orderOf(of), now),
  };
};

/** What was asked for is withdrawn until it is planned; a time of the doctor, which was taken at once, as well. */
const mayWithdraw = (
  { state, type, plannedAt }: UseRow,
  order: ServicePackageOrder,
  now: Date,
): boolean =>
  // What is taken back is not used: a pause does not keep it.
  isRunning(order, now) &&
  (state === 'asked' ||
    (state === 'planned' && type === 'appointment' && plannedAt !== null && now < plannedAt));

/** Uses of orders of an account, the newest first; `before` sorts them by something else first. */
export const selectUses = (
  db: Queryable,
  ownerId: string,
  where: SQL | undefined,
  before: readonly SQL[] = [],
) =>
  db
    .select({ use: servicePackageUses, own: servicePackageOrders, order: orders })
    .from(servicePackageUses)
    .innerJoin(servicePackageOrders, eq(servicePackageOrders.orderNo, servicePackageUses.orderNo))
    .innerJoin(orders, eq(orders.orderNo, servicePackageUses.orderNo))
    .where(and(eq(orders.ownerId, ownerId), where))
    .orderBy(...before, desc(servicePackageUses.createdAt), desc(servicePackageUses.applyNo));

type Row = Awaited<ReturnType<typeof selectUses>>[number];

/** What was used of an item or of a whole order of the account. */
export async function listUses(
  { orderNo, serviceId }: RequestOf<Calls['listCustomServices']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listCustomServices']>> {
  const { db, account } = context;
  await ownOrder(db, account, orderNo);
  const rows = await selectUses(
    db,
    account,
    and(
      eq(servicePackageUses.orderNo, orderNo),
      serviceId === undefined ? undefined : eq(servicePackageUses.serviceId, serviceId),
    ),
  );
  return wholeList(rows.map((row) => shownUse(row, context)));
}

/** Most uses of an order that are shown as open. */
const openShown = 20;

/** The requests of an order of the account that are not done yet, the nearest planned first. */
export async function openUses(orderNo: string, context: CallContext) {
  const { db, account } = context;
  const rows = await selectUses(
    db,
    account,
    and(
      eq(servicePackageUses.orderNo, orderNo),
      inArray(servicePackageUses.state, ['asked', 'planned', 'sent']),
    ),
    [sql`${servicePackageUses.plannedAt} asc nulls last`],
  ).limit(openShown);
  return rows.map((row) => shownUse(row, context));
}

/** One use of the account; refuses any other. */
export async function findUse(applyNo: string, context: CallContext) {
  const { db, account } = context;
  const [row = refuse('forbidden')] = await selectUses(
    db,
    account,
    eq(servicePackageUses.applyNo, applyNo),
  );
  return { ...row, shown: shownUse(row, context) };
}

/** Takes a use of the account back: its unit is there again. */
export async function withdrawUse(applyNo: string, context: CallContext) {
  const { db, now } = context;
  const { use: before } = await findUse(applyNo, context);
  // The state is read again under the lock: the desk may have planned it meanwhile.
  const order = await lockOrder(db, servicePackageKind, before.orderNo);
  const { use } = await findUse(applyNo, context);
  if (!order || !mayWithdraw(use, order, now)) refuse('packageUseClosed');
  await db
    .update(servicePackageUses)
    .set({ state: 'withdrawn' })
    .where(eq(servicePackageUses.applyNo, applyNo));
  await releaseUse(db, applyNo);
  await enter(db, now, use, 1);
  return { orderNo: use.orderNo, applyNo, done: true as const };
}

/** How far a call has come. */
export async function findCall(
  { callMeettingId }: RequestOf<Calls['callMeeting']>,
  context: CallContext,
): Promise<ResponseOf<Calls['callMeeting']>> {
  const { db, now, locale } = context;
  const { use, own, shown } = await findUse(callMeettingId, context);
  if (use.type !== 'call') refuse('forbidden');
  const nameOf = await doctorNames(db, [own.doctorId], locale);
  return { use: shown, phase: phaseOf(use, now), doctorName: nameOf(own.doctorId) };
}

function phaseOf({ state, plannedAt }: UseRow, now: Date) {
  if (state === 'withdrawn' || state === 'asked') return state;
  if (state === 'done' || plannedAt === null) return 'over';
  const { callFromMinutes, callForMinutes } = servicePackageTerms;
  const minutes = (now.getTime() - plannedAt.getTime()) / 60_000;
  if (minutes < -callFromMinutes) return 'planned';
  return minutes < callForMinutes ? 'now' : 'over';
}
