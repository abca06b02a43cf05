import type { rewards as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { behind, pageOf } from '../../kernel/orders/newest-first';
import { summariesOf } from '../../kernel/orders/order-summary';
import { orders } from '../../kernel/orders/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { tipKind } from './order-kind';
import { tipOrders } from './tables';

type Call = (typeof calls)['listTipOrders'];

/** A page of the gifts that the account gave or began to give, newest first. */
export async function listTips(
  { group, cursor, pageSize }: RequestOf<Call>,
  { db, account: ownerId, locale, now }: CallContext,
): Promise<ResponseOf<Call>> {
  const rows = await db
    .select({ order: orders, own: tipOrders, doctor: doctors.name, hospital: hospitals.name })
    .from(orders)
    .innerJoin(tipOrders, eq(tipOrders.orderNo, orders.orderNo))
    .innerJoin(doctors, eq(doctors.id, tipOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        isNull(orders.hiddenAt),
        group === undefined ? undefined : eq(orders.stateGroup, group),
        behind(cursor),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    // One more than is shown tells whether there is a next page.
    .limit(pageSize + 1);
  const { shown, next } = pageOf(rows, pageSize, ({ order }) => order);
  const found = shown.map(({ order, own }) => ({ ...order, own }));
  const summaries = await summariesOf(db, tipKind, found, { ownerId, locale, now });
  return {
    items: summaries.flatMap((summary, index) => {
      const row = shown[index];
      if (row === undefined) return [];
      const { own, doctor, hospital } = row;
      return {
        ...summary,
        doctorId: own.doctorId,
        doctorName: textIn(doctor, locale),
        hospitalName: textIn(hospital, locale),
      };
    }),
    next,
  };
}

/** What an account's gift says besides what every order does; refuses with `forbidden` any other. */
export async function findTip(
  { db, account, locale }: Pick<CallContext, 'db' | 'account' | 'locale'>,
  orderNo: string,
): Promise<{ doctorId: string; doctorName: string; text: string | null }> {
  const [tip = refuse('forbidden')] = await db
    .select({ doctorId: doctors.id, doctorName: doctors.name, text: tipOrders.letter })
    .from(tipOrders)
    .innerJoin(orders, eq(orders.orderNo, tipOrders.orderNo))
    .innerJoin(doctors, eq(doctors.id, tipOrders.doctorId))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)));
  return { ...tip, doctorName: textIn(tip.doctorName, locale) };
}
