import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { addDays, consultTerms, dayAt, momentOf, type ConsultKind } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { readCalendar } from '../../kernel/calendar/free-times';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { callSpanOf } from './consult-rules';
import { priceOf } from './offers';

type Calls = typeof consult;

const minuteMs = 60_000;

/** When doctors call: after the clinics, a call each half hour, so that one may take a little longer. */
const callHours = { from: 18, until: 21, everyMinutes: 30 } as const;
const daysAhead = 7;
/** A call is agreed so long before it at least. */
const noticeMs = 60 * minuteMs;

/** All moments of calls of the next days, in order. */
export function callTimes(now: Date, timeZone: string): Date[] {
  const earliest = now.getTime() + noticeMs;
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(dayAt(now, timeZone), ahead))
    .flatMap((day) => {
      const first = momentOf(day, `${callHours.from}:00`, timeZone).getTime();
      const calls = ((callHours.until - callHours.from) * 60) / callHours.everyMinutes;
      return Array.from(
        { length: calls },
        (_, call) => new Date(first + call * callHours.everyMinutes * minuteMs),
      );
    })
    .filter((at) => at.getTime() >= earliest);
}

/** The free moments of a doctor's calls of a kind. */
export async function freeTimes(
  db: Queryable,
  { doctorId, kind }: { readonly doctorId: string; readonly kind: ConsultKind },
  now: Date,
): Promise<{ readonly timeZone: string; readonly times: readonly Date[] }> {
  const [place = refuse('forbidden')] = await db
    .select({ timeZone: hospitals.timeZone })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .where(eq(doctors.id, doctorId));
  const isFree = await readCalendar(db, {
    doctorIds: [doctorId],
    startsAt: now,
    // A day more: the last one is a day of the hospital.
    endsAt: new Date(now.getTime() + (daysAhead + 1) * 24 * 60 * minuteMs),
  });
  const times = callTimes(now, place.timeZone).filter((at) => {
    const span = callSpanOf({ consultKind: kind, callAt: at });
    return span !== null && isFree(doctorId, span);
  });
  return { timeZone: place.timeZone, times };
}

/** The free moments of a doctor's calls; none for a kind that agrees no moment, or that the doctor does not give. */
export async function intentionTimes(
  { doctorId, kind }: RequestOf<Calls['getConsultIntentionTime']>,
  { db, now }: CallContext,
): Promise<ResponseOf<Calls['getConsultIntentionTime']>> {
  const { takesTime, callMinutes } = consultTerms(kind);
  const { timeZone, times } = await freeTimes(db, { doctorId, kind }, now);
  const isGiven = takesTime && (await priceOf(db, { kind, doctorId })) !== null;
  return {
    timeZone,
    times: (isGiven ? times : []).map((at) => ({
      startsAt: at.toISOString(),
      endsAt: new Date(at.getTime() + (callMinutes ?? 0) * minuteMs).toISOString(),
    })),
  };
}
