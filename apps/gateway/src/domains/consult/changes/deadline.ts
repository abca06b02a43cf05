import { aliasedTable, and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { moveOrder } from '../../../kernel/orders/move-order';
import { orders } from '../../../kernel/orders/tables';
import { inTransaction } from '../../../platform/database';
import type { Deadline } from '../../../platform/deadline';
import { oneByOne } from '../../../platform/one-by-one';
import { consultKind } from '../order-kind';
import { consultOrders } from '../tables';

const former = aliasedTable(orders, 'former');
const formerOwn = aliasedTable(consultOrders, 'former_own');

/**
 * Keeps the money of two consults together of which one goes on from the other. It locks one order at a time: a payment
 * locks the new one before the old one, and nothing locks them the other way round.
 *
 * - What was promised to count was answered or went back meanwhile: the new one lapses, or, paid in that moment, is paid
 *   back.
 * - The new one was given up: what counted for it goes back as well.
 */
export const upgradesDeadline: Deadline = {
  name: 'consult.upgrades',
  async sweep(db, now, services) {
    const pairs = await db
      .select({
        orderNo: orders.orderNo,
        state: orders.state,
        formerNo: former.orderNo,
        formerState: former.state,
      })
      .from(consultOrders)
      .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
      .innerJoin(former, eq(former.orderNo, consultOrders.upgradedFrom))
      .innerJoin(formerOwn, eq(formerOwn.orderNo, former.orderNo))
      .where(
        and(
          isNotNull(consultOrders.upgradedFrom),
          or(
            and(
              gt(consultOrders.creditCents, 0),
              isNull(consultOrders.answeredAt),
              inArray(orders.stateGroup, ['awaitingPayment', 'active']),
              ne(former.state, 'upgraded'),
              or(isNotNull(formerOwn.answeredAt), ne(former.stateGroup, 'active')),
            ),
            and(
              inArray(orders.stateGroup, ['cancelled', 'refunding']),
              eq(former.state, 'upgraded'),
              sql`${former.paidCents} > ${former.refundedCents}`,
            ),
          ),
        ),
      );
    const log = { logger: services.logger, words: 'money of an upgraded consult not settled' };
    await oneByOne(pairs, log, ({ orderNo, state, formerNo, formerState }) =>
      inTransaction(db, async (tx) => {
        const context = { db: tx, now, services };
        if (formerState === 'upgraded')
          await moveOrder(context, consultKind, formerNo, 'returnCredit', 'system', {
            reasonKey: 'cancelledRefund',
          });
        else
          await moveOrder(
            context,
            consultKind,
            orderNo,
            state === 'awaitingPayment' ? 'lapse' : 'expire',
            'system',
            { reasonKey: 'upgradeOvertaken', when: ({ own }) => own.answeredAt === null },
          );
      }),
    );
    if (pairs.length > 0) services.outbox.poke();
    return null;
  },
};
