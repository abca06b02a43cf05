import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { shiftCases } from '../../kernel/places/tables';
import { inTransaction, type Queryable } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { approveRequest, returnRequest, type AuditContext } from './auditing';
import { accurateReserveRequests, type AccurateReserveRow } from './tables';

/** So that a person sees the request being looked through before there is an answer. */
const thinksForMs = 20_000;

/** Characters from which the colleague understands what is wrong. */
const understandable = 20;

/** In the sandbox, where there is no hospital: answers what was sent, by what is free. */
export const colleagueDeadline: Deadline = {
  name: 'accurateReserve.colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const waiting = await db
      .select()
      .from(accurateReserveRequests)
      .where(eq(accurateReserveRequests.state, 'auditing'))
      .orderBy(asc(accurateReserveRequests.sentAt));
    const looked = new Date(now.getTime() - thinksForMs);
    const due = waiting.filter(({ sentAt }) => sentAt <= looked);
    const log = { logger: services.logger, words: 'request not answered by the colleague' };
    await oneByOne(due, log, (request) =>
      inTransaction(db, (tx) => answer({ db: tx, now, services }, request)),
    );
    if (due.length > 0) services.outbox.poke();
    const next = waiting.find(({ sentAt }) => sentAt > looked);
    return next === undefined ? null : new Date(next.sentAt.getTime() + thinksForMs);
  },
};

async function answer(context: AuditContext, request: AccurateReserveRow): Promise<void> {
  const { requestId } = request;
  const ask = (reason: 'symptomsUnclear' | 'daysFull') =>
    returnRequest(context, { requestId, reasons: [reason], remark: null });
  if ([...request.symptoms].length < understandable) return ask('symptomsUnclear');
  const shiftCaseId = await freeShift(context, request);
  if (shiftCaseId === undefined) return ask('daysFull');
  await approveRequest(context, { requestId, shiftCaseId });
}

async function freeShift(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  { doctorId, days }: AccurateReserveRow,
): Promise<string | undefined> {
  const [shift] = await db
    .select({ id: shiftCases.id })
    .from(shiftCases)
    .where(
      and(
        eq(shiftCases.doctorId, doctorId),
        inArray(shiftCases.date, days),
        eq(shiftCases.stopped, false),
        sql`${shiftCases.remaining} > 0`,
        sql`${shiftCases.startsAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(shiftCases.startsAt))
    .limit(1);
  return shift?.id;
}
