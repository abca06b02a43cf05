import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { registrationOrders, registrationSteps } from './tables';

/** What happens to an appointment without its owner doing it. */
const newsOfAppointments = ['stop', 'expire', 'finishRefund', 'complete', 'missVisit'] as const;

/** Whether something happened to an appointment after a moment. */
export async function hasAppointmentNews(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<boolean> {
  const [step] = await db
    .select({ at: registrationSteps.at })
    .from(registrationSteps)
    .innerJoin(registrationOrders, eq(registrationOrders.orderNo, registrationSteps.orderNo))
    .where(
      and(
        eq(registrationOrders.ownerId, userId),
        inArray(registrationSteps.event, [...newsOfAppointments]),
        gt(registrationSteps.at, since),
      ),
    )
    .limit(1);
  return step !== undefined;
}
