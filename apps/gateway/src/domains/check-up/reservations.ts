import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { followMoves } from '../../kernel/orders/deadlines';
import { moveOrder } from '../../kernel/orders/move-order';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { daysByStore, offersOf } from './days';
import { ownGrant, useGrant } from './grants';
import { checkUpKind } from './order-kind';
import { findOrder } from './shown';
import { storesOf } from './stores';
import { placeOrder } from './submit';
import { checkUpGrants } from './tables';

type Calls = typeof checkUp;

/** Stores with the days that a grant still covers. */
export async function listShiftCases(
  { grantId }: RequestOf<Calls['listCheckupShiftCases']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listCheckupShiftCases']>> {
  const { db, locale, now } = context;
  const { packageCode, validUntil } = await ownGrant(context, grantId);
  const offers = (await offersOf(db, packageCode)).map(({ offer }) => offer);
  const days = await daysByStore(db, offers, now);
  const stores = await storesOf(db, [...days.keys()], locale);
  return {
    items: [...stores.values()].map((store) => ({
      store,
      days: (days.get(store.storeId) ?? []).filter(({ day }) => day <= validUntil),
    })),
  };
}

/** Takes a place with a grant: the order is paid for by it, at once. */
export async function reserve(
  services: Services,
  { grantId, storeId, day, patientId }: RequestOf<Calls['submitCheckupReservation']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitCheckupReservation']>> {
  const { db, now } = context;
  const grant = await ownGrant(context, grantId, true);
  const { packageCode } = grant;
  if (grant.orderNo !== null) refuse('checkUpCodeUsed');
  if (day > grant.validUntil) refuse('checkUpDayClosed');
  const off = (_: unknown, cents: number) => cents;
  const wanted = { packageCode, storeId, day, patientIds: [patientId], off, totalCents: null };
  const { orderNo } = await placeOrder(wanted, context);
  await useGrant(db, grantId, orderNo);
  await moveOrder({ db, now, services }, checkUpKind, orderNo, 'pay', 'system', {
    reasonKey: 'paidByCode',
  });
  followMoves({ ...context, services });
  return { orderNo };
}

/** A reservation that the account made with a grant; refuses any other order. */
export async function findReservation(
  services: Pick<Services, 'all'>,
  { orderNo }: RequestOf<Calls['getCheckupReservation']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getCheckupReservation']>> {
  const order = await findOrder(services, { orderNo }, context);
  const [grant = refuse('forbidden')] = await context.db
    .select({ title: checkUpGrants.title })
    .from(checkUpGrants)
    .where(eq(checkUpGrants.orderNo, orderNo));
  const { state, statusText, packageTitle, store, day, people, voucherCode } = order;
  return {
    orderNo,
    state,
    statusText,
    title: textIn(grant.title, context.locale),
    packageTitle,
    store,
    day,
    people: people.map(({ patientId, name }) => ({ patientId, name })),
    voucherCode: state === 'booked' ? voucherCode : null,
  };
}
