import type { rewards as calls, RequestOf, ResponseOf, tipDrawings } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { listOwnOrders } from '../../kernel/orders/own-list';
import { orders } from '../../kernel/orders/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { tipKind } from './order-kind';
import { tipOffers, tipOrders } from './tables';

type Call = (typeof calls)['listTipOrders'];

const selectTips = (db: CallContext['db'], where: SQL | undefined) =>
  db
    .select({
      order: orders,
      own: tipOrders,
      doctor: doctors.name,
      hospital: hospitals.name,
      drawing: tipOffers.drawing,
    })
    .from(orders)
    .innerJoin(tipOrders, eq(tipOrders.orderNo, orders.orderNo))
    .innerJoin(tipOffers, eq(tipOffers.offerId, tipOrders.offerId))
    .innerJoin(doctors, eq(doctors.id, tipOrders.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));

/** A page of the gifts that the account gave or began to give, newest first. */
export const listTips = (asked: RequestOf<Call>, context: CallContext): Promise<ResponseOf<Call>> =>
  listOwnOrders(tipKind, asked, context, {
    select: selectTips,
    orderOf: ({ order, own }) => ({ ...order, own }),
    shownOf: async (rows, { locale }) =>
      rows.map(({ own, doctor, hospital, drawing }) => ({
        drawing,
        doctorId: own.doctorId,
        doctorName: textIn(doctor, locale),
        hospitalName: textIn(hospital, locale),
      })),
  });

/** What an account's gift says besides what every order does; refuses with `forbidden` any other. */
export async function findTip(
  { db, account, locale }: Pick<CallContext, 'db' | 'account' | 'locale'>,
  orderNo: string,
): Promise<{
  drawing: (typeof tipDrawings)[number];
  doctorId: string;
  doctorName: string;
  text: string | null;
}> {
  const [tip = refuse('forbidden')] = await db
    .select({
      drawing: tipOffers.drawing,
      doctorId: doctors.id,
      doctorName: doctors.name,
      text: tipOrders.letter,
    })
    .from(tipOrders)
    .innerJoin(orders, eq(orders.orderNo, tipOrders.orderNo))
    .innerJoin(tipOffers, eq(tipOffers.offerId, tipOrders.offerId))
    .innerJoin(doctors, eq(doctors.id, tipOrders.doctorId))
    .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)));
  return { ...tip, doctorName: textIn(tip.doctorName, locale) };
}
