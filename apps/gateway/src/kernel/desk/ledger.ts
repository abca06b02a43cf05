import { Id, Instant, opaqueText } from '@xinglin/contract';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
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

async function lineOf(db: Queryable, actId: string) {
  const [line] = await db
    .select({ at: deskActs.at, actId: deskActs.actId })
    .from(deskActs)
    .where(eq(deskActs.actId, actId));
  return line ?? refuse('forbidden');
}

/** Several lines may be of one moment; none is passed over. */
const standsBefore = ({ at, actId }: { readonly at: Date; readonly actId: string }) =>
  or(lt(deskActs.at, at), and(eq(deskActs.at, at), lt(deskActs.actId, actId)));

/** The ledger for those who look after the others; that it was read stands in it as well. */
export const ledgerDesk = [
  deskAction({
    name: 'read-desk-ledger',
    summary: 'Who did what with which key, newest first, a hundred lines at a time.',
    request: z.object({
      subject: Id.optional(),
      keyName: opaqueText({ max: 64 }).optional(),
      /** The last line that was read: what stands before it is next. */
      before: Id.optional(),
    }),
    response: z.object({
      items: z.array(
        z.object({
          actId: Id,
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
      const last = before === undefined ? undefined : await lineOf(db, before);
      const rows = await db
        .select()
        .from(deskActs)
        .where(
          and(
            subject === undefined ? undefined : eq(deskActs.subject, subject),
            keyName === undefined ? undefined : eq(deskActs.keyName, keyName),
            last === undefined ? undefined : standsBefore(last),
          ),
        )
        .orderBy(desc(deskActs.at), desc(deskActs.actId))
        .limit(linesShown);
      return { items: rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })) };
    },
  }),
];
