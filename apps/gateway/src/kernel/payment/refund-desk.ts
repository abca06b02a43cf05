import { Id, Instant } from '@xinglin/contract';
import { and, asc, eq, isNotNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../desk/desk-action';
import { refuse } from '../../platform/refusal';
import { refundJob } from './begin-refund';
import { paymentRefunds, refundCauses } from './tables';

const rowsShown = 100;

/** What staff do with money that did not go back by itself. */
export const refundDesk = [
  deskAction({
    name: 'list-stuck-refunds',
    summary: 'Refunds that were given up or are late, the oldest hundred.',
    roles: ['cashier'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          refundId: Id,
          orderNo: Id,
          paymentId: Id,
          cause: z.enum(refundCauses),
          amountCents: z.int().min(1),
          tries: z.int().min(0),
          givenUpAt: Instant.nullable(),
          expectedBy: Instant,
          createdAt: Instant,
        }),
      ),
    }),
    async handle(_, { db, now }) {
      const rows = await db
        .select()
        .from(paymentRefunds)
        .where(
          and(
            eq(paymentRefunds.status, 'processing'),
            or(isNotNull(paymentRefunds.givenUpAt), lt(paymentRefunds.expectedBy, now)),
          ),
        )
        .orderBy(asc(paymentRefunds.createdAt))
        .limit(rowsShown);
      return {
        items: rows.map((row) => ({
          refundId: row.refundId,
          orderNo: row.orderNo,
          paymentId: row.paymentId,
          cause: row.cause,
          amountCents: row.amountCents,
          tries: row.tries,
          givenUpAt: row.givenUpAt?.toISOString() ?? null,
          expectedBy: row.expectedBy.toISOString(),
          createdAt: row.createdAt.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'retry-refund',
    summary: 'Asks the provider for a refund again, under the same number.',
    roles: ['cashier'],
    request: z.object({ refundId: Id }),
    response: z.object({ refundId: Id, status: z.enum(['processing', 'done']) }),
    subject: ({ refundId }) => refundId,
    async handle({ refundId }, { db, services }) {
      const byId = eq(paymentRefunds.refundId, refundId);
      const [again] = await db
        .update(paymentRefunds)
        .set({ tries: 0, givenUpAt: null })
        .where(and(byId, eq(paymentRefunds.status, 'processing')))
        .returning({ refundId: paymentRefunds.refundId });
      if (again) {
        await services.jobs.send(refundJob, { refundId }, { db, singletonKey: refundId });
        return { refundId, status: 'processing' as const };
      }
      const [done] = await db.select().from(paymentRefunds).where(byId);
      return done ? { refundId, status: done.status } : refuse('forbidden');
    },
  }),
];
