import type { ResponseOf, reviews } from '@xinglin/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Order } from '../../kernel/orders/order-kind';
import { orderSteps } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';

type Visit = ResponseOf<(typeof reviews)['getOrderComment']>['visit'];

/** Most steps of one order that are read. */
const stepsRead = 20;

/** When an order took place, for whom, and the minutes from the check-in until it was over, where the hospital recorded both. */
export async function describeVisit(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  { orderNo, patientId, startsAt, createdAt }: Order,
): Promise<Visit> {
  const [[patient], steps] = await Promise.all([
    patientId === null
      ? []
      : db
          .select({ name: patients.name })
          .from(patients)
          .where(and(eq(patients.ownerId, account), eq(patients.patientId, patientId))),
    db
      .select({ event: orderSteps.event, at: orderSteps.at })
      .from(orderSteps)
      .where(
        and(
          eq(orderSteps.orderNo, orderNo),
          inArray(orderSteps.event, ['checkIn', 'complete'] as const),
        ),
      )
      .orderBy(asc(orderSteps.stepId))
      .limit(stepsRead),
  ]);
  const from = steps.find(({ event }) => event === 'checkIn')?.at;
  const until = steps.find(({ event }) => event === 'complete')?.at;
  return {
    at: (startsAt ?? createdAt).toISOString(),
    patientName: patient?.name ?? null,
    minutes: from && until ? Math.floor((until.getTime() - from.getTime()) / 60_000) : null,
  };
}
