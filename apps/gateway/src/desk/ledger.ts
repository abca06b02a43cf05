import { Id, Instant } from '@xinglin/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../platform/database';
import { newId } from '../platform/identifiers';
import { deskAction } from './desk-action';
import { deskActs } from './tables';

const linesShown = 100;

/** Adds a line to the ledger. */
export async function writeAct(
  db: Queryable,
  act: Omit<typeof deskActs.$inferInsert, 'actId'>,
): Promise<void> {
  await db.insert(deskActs).values({ actId: newId(), ...act });
}

/** The ledger for those who look after the others; that it was read stands in it as well. */
export const ledgerDesk = [
  deskAction({
    name: 'read-desk-ledger',
    summary: 'Who did what with which key, newest first, a hundred lines at a time.',
    request: z.object({
      subject: Id.optional(),
      keyName: z.string().min(1).max(64).optional(),
      /** Only what was done before. */
      before: Instant.optional(),
    }),
    response: z.object({
      items: z.array(
        z.object({
          at: Instant,
          keyName: z.string(),
          staff: z.string().nullable(),
          action: z.string(),
          subject: z.string().nullable(),
          outcome: z.string(),
        }),
      ),
    }),
    async handle({ subject, keyName, before }, { db }) {
      const rows = await db
        .select()
        .from(deskActs)
        .where(
          and(
            subject === undefined ? undefined : eq(deskActs.subject, subject),
            keyName === undefined ? undefined : eq(deskActs.keyName, keyName),
            before === undefined ? undefined : lt(deskActs.at, new Date(before)),
          ),
        )
        .orderBy(desc(deskActs.at), desc(deskActs.actId))
        .limit(linesShown);
      return {
        items: rows.map(({ actId: _, at, ...line }) => ({ at: at.toISOString(), ...line })),
      };
    },
  }),
];
