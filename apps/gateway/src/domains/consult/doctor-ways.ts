import type { directory, ResponseOf } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { measuredAnswer } from './answer-times';
import { consultServices } from './tables';
import { freeTimes } from './times';

type DoctorWay = NonNullable<ResponseOf<(typeof directory)['getDoctorInfoById']>['ways']>[number];

/** In the order in which a page shows them. */
const kinds = ['imageText', 'phone', 'video'] as const;
/** Moments of a call that are shown; the form has the others. */
const shownTimes = 8;

/** The ways to ask a doctor by name that are open now, each with its price, its promise and how it was kept. */
export async function waysToAsk(doctorId: string, context: CallContext): Promise<DoctorWay[]> {
  const { db, now } = context;
  const open = await db
    .select({ kind: consultServices.kind, priceCents: consultServices.priceCents })
    .from(consultServices)
    .where(
      and(
        eq(consultServices.doctorId, doctorId),
        eq(consultServices.isOpen, true),
        inArray(consultServices.kind, [...kinds]),
      ),
    );
  const ways = kinds.map(async (kind): Promise<DoctorWay[]> => {
    const found = open.find((one) => one.kind === kind);
    if (found === undefined) return [];
    const { answerWithinMinutes, lastsHours, turns, callMinutes, takesTime } = consultTerms(kind);
    const { times } = takesTime ? await freeTimes(db, { doctorId, kind }, now) : { times: [] };
    return [
      {
        kind,
        priceCents: found.priceCents,
        answerWithinMinutes,
        lastsHours,
        turns,
        callMinutes,
        // A call comes at the agreed moment, which says more than how soon others were called.
        averageAnswerSeconds: takesTime ? null : await measuredAnswer(doctorId, kind, context),
        times: times.slice(0, shownTimes).map((at) => at.toISOString()),
      },
    ];
  });
  return (await Promise.all(ways)).flat();
}
