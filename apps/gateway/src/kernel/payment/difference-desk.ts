import { Id, Instant, opaqueText, writtenText } from '@xinglin/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { refuse } from '../../platform/refusal';
import { deskAction } from '../desk/desk-action';
import { billJob } from './bills';
import { paymentProviders } from './configured-providers';
import { findProvider } from './provider';
import { differenceTypes, paymentDifferences } from './tables';

const rowsShown = 100;

const Difference = z.object({
  differenceId: Id,
  provider: z.string(),
  day: z.iso.date(),
  type: z.enum(differenceTypes),
  subject: z.string(),
  billedCents: z.int().nullable(),
  bookedCents: z.int().nullable(),
  foundAt: Instant,
  mendedAt: Instant.nullable(),
  remark: z.string().nullable(),
});

/** What staff do where a provider's bill and our books differ. */
export const differenceDesk = [
  deskAction({
    name: 'list-payment-differences',
    summary: 'Where bills of payment providers and our books differ, the oldest hundred.',
    roles: ['cashier'],
    isRead: true,
    request: z.object({
      /** With those that mended themselves, or were mended here. */
      mended: z.boolean().default(false),
    }),
    response: z.object({ items: z.array(Difference) }),
    async handle({ mended }, { db }) {
      const rows = await db
        .select()
        .from(paymentDifferences)
        .where(mended ? undefined : isNull(paymentDifferences.mendedAt))
        .orderBy(asc(paymentDifferences.foundAt))
        .limit(rowsShown);
      return {
        items: rows.map(({ foundAt, mendedAt, ...row }) => ({
          ...row,
          foundAt: foundAt.toISOString(),
          mendedAt: mendedAt?.toISOString() ?? null,
        })),
      };
    },
  }),
  deskAction({
    name: 'mend-payment-difference',
    summary: 'Writes down what was done about a difference, which ends it.',
    roles: ['cashier'],
    request: z.object({ differenceId: Id, remark: writtenText({ min: 1, max: 500 }) }),
    response: z.object({ differenceId: Id, mendedAt: Instant }),
    subject: ({ differenceId }) => differenceId,
    async handle({ differenceId, remark }, { db, now }) {
      const byId = eq(paymentDifferences.differenceId, differenceId);
      await db
        .update(paymentDifferences)
        .set({ mendedAt: now, remark })
        .where(and(byId, isNull(paymentDifferences.mendedAt)));
      const [row] = await db.select().from(paymentDifferences).where(byId);
      if (!row?.mendedAt) refuse('forbidden');
      return { differenceId, mendedAt: row.mendedAt.toISOString() };
    },
  }),
  deskAction({
    name: 'read-payment-bill',
    summary: 'Reads a day of a provider’s bill again and compares it with our books.',
    roles: ['cashier'],
    request: z.object({ provider: opaqueText({ max: 32 }), day: z.iso.date() }),
    response: z.object({ provider: z.string(), day: z.iso.date() }),
    subject: ({ provider, day }) => `${provider} ${day}`,
    async handle({ provider, day }, { db, services }) {
      if (!findProvider(services.use(paymentProviders), provider)) refuse('forbidden');
      const singletonKey = `${provider}@${day}`;
      await services.jobs.send(billJob, { provider, day }, { db, singletonKey });
      return { provider, day };
    },
  }),
];
