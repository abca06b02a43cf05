import type { OrderStep } from '@xinglin/contract';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { OrderKind, OwnTable } from './order-kind';
import { orderSteps } from './tables';

/** The history of an order, the first step first, as its reader sees it. */
export async function historyOf<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(
  db: Queryable,
  kind: OrderKind<State, Event, Effect, Table>,
  orderNo: string,
  locale: Locale,
): Promise<(z.input<typeof OrderStep> & { state: State; event: Event })[]> {
  const steps = await db
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderNo, orderNo))
    .orderBy(asc(orderSteps.stepId));
  return steps.map((step) => {
    // Only the kind's own moves write its steps.
    const [state, event] = [step.state as State, step.event as Event];
    return {
      state,
      event,
      stateText: kind.stateText(state, locale),
      at: step.at.toISOString(),
      actor: step.actor,
      reason: step.reason ?? (step.reasonKey && kind.reasonText(step.reasonKey, locale)),
    };
  });
}
