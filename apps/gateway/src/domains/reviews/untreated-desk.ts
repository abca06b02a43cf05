import { Id, Instant, untreatedReasons, writtenText } from '@xinglin/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { untreatedOrders } from './tables';
import { tellPatient } from './tell-patient';

/** Most lines of the list. */
const linesShown = 100;

/** What people at the desk do with visits that did not take place, as patients say. */
export const untreatedDesk = [
  deskAction({
    name: 'list-untreated-orders',
    summary:
      'Visits that did not take place, as their patients say, longest first, a hundred at most.',
    roles: ['service'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          orderNo: Id,
          reason: z.enum(untreatedReasons),
          detail: z.string(),
          reportedAt: Instant,
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select()
        .from(untreatedOrders)
        .where(isNull(untreatedOrders.answeredAt))
        .orderBy(asc(untreatedOrders.reportedAt))
        .limit(linesShown);
      return {
        items: rows.map(({ orderNo, reason, detail, reportedAt }) => ({
          orderNo,
          reason,
          detail,
          reportedAt: reportedAt.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'answer-untreated-order',
    summary: 'Tells a patient what came of it.',
    roles: ['service'],
    request: z.object({ orderNo: Id, text: writtenText({ min: 2, max: 200 }) }),
    response: z.object({ orderNo: Id }),
    subject: ({ orderNo }) => orderNo,
    async handle({ orderNo, text }, { db, now }) {
      const [order] = await db
        .update(untreatedOrders)
        .set({ answeredAt: now })
        .where(and(eq(untreatedOrders.orderNo, orderNo), isNull(untreatedOrders.answeredAt)))
        .returning();
      if (!order) return refuse('forbidden');
      const said = textOf(order.locale, 'sms.untreated', { orderNo, text });
      await tellPatient(db, order, said, now);
      return { orderNo };
    },
  }),
];
