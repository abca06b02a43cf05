import { Id } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { isOrderOfDoctor } from '../../kernel/orders/desk-rules';
import { orders } from '../../kernel/orders/tables';
import { refuse } from '../../platform/refusal';
import { tipOrders } from './tables';

/** What a doctor's side sees of gifts. */
export const rewardsDesk = [
  deskAction({
    name: 'read-tip',
    summary: 'The letter that came with a gift, once it is paid.',
    roles: ['doctor'],
    isRead: true,
    isOfDoctor: isOrderOfDoctor,
    request: z.object({ orderNo: Id }),
    response: z.object({ orderNo: Id, doctorId: Id, text: z.string().nullable() }),
    subject: ({ orderNo }) => orderNo,
    async handle({ orderNo }, { db }) {
      const [tip] = await db
        .select({ doctorId: tipOrders.doctorId, text: tipOrders.letter })
        .from(tipOrders)
        .innerJoin(orders, eq(orders.orderNo, tipOrders.orderNo))
        .where(and(eq(orders.orderNo, orderNo), eq(orders.state, 'given')));
      return { orderNo, ...(tip ?? refuse('forbidden')) };
    },
  }),
];
