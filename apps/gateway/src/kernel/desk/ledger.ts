import { deskShapes } from '@xinglin/contract';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import type { DeskActor } from './actor';
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

/** The columns of a line that say who acted; `staff` is the name that a hospital's system gave. */
export const actorColumns = (
  actor: DeskActor,
  staff: string | null,
): Pick<typeof deskActs.$inferInsert, 'keyName' | 'staffId' | 'staff'> =>
  actor.kind === 'key'
    ? { keyName: actor.keyName, staff }
    : { staffId: actor.staffId, staff: actor.name };

/** Milliseconds in which a member of the staff reads the same thing under one line. */
const readAgainMs = 10 * 60_000;

/** Whether the ledger has a line for the same reader, action and subject of the last ten minutes. */
export async function wasReadLately(
  db: Queryable,
  read: {
    readonly staffId: string;
    readonly action: string;
    readonly subject: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const { staffId, action, subject, now } = read;
  const found = await db
    .select({ actId: deskActs.actId })
    .from(deskActs)
    .where(
      and(
        eq(deskActs.staffId, staffId),
        gt(deskActs.at, new Date(now.getTime() - readAgainMs)),
        eq(deskActs.action, action),
        subject === null ? isNull(deskActs.subject) : eq(deskActs.subject, subject),
        eq(deskActs.outcome, 'done'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

async function lineOf(db: Queryable, actId: string) {
  const [line] = await db
    .select({ at: deskActs.at, actId: deskActs.actId })
    .from(deskActs)
    .where(eq(deskActs.actId, actId));
  return line ?? refuse('forbidden');
}

/** Several lines may have the same moment; none is left out. */
const isBefore = ({ at, actId }: { readonly at: Date; readonly actId: string }) =>
  or(lt(deskActs.at, at), and(eq(deskActs.at, at), lt(deskActs.actId, actId)));

/** The ledger for those who look after the others; reading it is in the ledger as well. */
export const ledgerDesk = [
  deskAction({
    name: 'read-desk-ledger',
    summary: 'Who did what, by key or in the staff app, newest first, a hundred lines at a time.',
    roles: ['administrator'],
    isRead: true,
    ...deskShapes['read-desk-ledger'],
    async handle({ subject, keyName, staffId, action, before }, { db }) {
      const last = before === undefined ? undefined : await lineOf(db, before);
      const rows = await db
        .select()
        .from(deskActs)
        .where(
          and(
            subject === undefined ? undefined : eq(deskActs.subject, subject),
            keyName === undefined ? undefined : eq(deskActs.keyName, keyName),
            staffId === undefined ? undefined : eq(deskActs.staffId, staffId),
            action === undefined ? undefined : eq(deskActs.action, action),
            last === undefined ? undefined : isBefore(last),
          ),
        )
        .orderBy(desc(deskActs.at), desc(deskActs.actId))
        .limit(linesShown);
      return { items: rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })) };
    },
  }),
];
