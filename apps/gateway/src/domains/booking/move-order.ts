import { randomInt } from 'node:crypto';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { RegistrationActor, RegistrationEffect, RegistrationEvent } from '@xinglin/contract';
import { shiftCases } from '../../kernel/places/tables';
import { patients } from '../../kernel/people/patients/tables';
import { sendOrderMessage } from './messages';
import type { MoveContext } from './move-context';
import { transitionsOf } from './order-rules';
import { payments } from './payment-port';
import {
  noShows,
  registrationOrders,
  registrationSteps,
  type RegistrationOrderRow,
} from './tables';
import type { ReasonKey } from './texts';

/** What may go along with a move. */
export interface MoveOptions {
  /** A person's own words. */
  readonly reason?: string | undefined;
  /** A reason of the gateway's own. */
  readonly reasonKey?: ReasonKey;
  /** Holds at the very moment of the move, besides the state: the owner, a deadline. */
  readonly where?: SQL | undefined;
}

/**
 * Moves an order by `event`: one compare-and-swap over the states from which the machine of the
 * contract lets `actor` do it, the history row, and the transition's effects, all in the caller's
 * transaction. Returns the order as it is afterwards, null when it was not in such a state (someone
 * else was faster) or `where` did not hold. Throws when the machine never lets `actor` do that.
 */
export async function moveOrder(
  context: MoveContext,
  orderNo: string,
  event: RegistrationEvent,
  actor: RegistrationActor,
  options: MoveOptions = {},
): Promise<RegistrationOrderRow | null> {
  const transitions = transitionsOf(event, actor);
  if (transitions.length === 0) throw new Error(`No transition "${event}" by "${actor}"`);
  for (const transition of transitions) {
    const changes: PgUpdateSetSource<typeof registrationOrders> = { status: transition.to };
    if (transition.emits.includes('issueVoucher')) changes.voucherCode = newVoucherCode();
    const [moved] = await context.db
      .update(registrationOrders)
      .set(changes)
      .where(
        and(
          eq(registrationOrders.orderNo, orderNo),
          inArray(registrationOrders.status, [...transition.from]),
          options.where,
        ),
      )
      .returning();
    if (!moved) continue;
    await context.db.insert(registrationSteps).values({
      orderNo,
      state: transition.to,
      event,
      actor,
      reason: options.reason ?? null,
      reasonKey: options.reasonKey ?? null,
      at: context.now,
    });
    let order = moved;
    for (const effect of transition.emits) order = await effects[effect](context, order, options);
    return order;
  }
  return null;
}

/** A number to read out at the counter. It opens nothing by itself: the counter sees the patient too. */
export function newVoucherCode(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

type Effect = (
  context: MoveContext,
  order: RegistrationOrderRow,
  options: MoveOptions,
) => Promise<RegistrationOrderRow>;

const effects: Readonly<Record<RegistrationEffect, Effect>> = {
  async releasePlace(context, order) {
    const released = await context.db
      .update(registrationOrders)
      .set({ holdsPlace: false })
      .where(
        and(eq(registrationOrders.orderNo, order.orderNo), eq(registrationOrders.holdsPlace, true)),
      )
      .returning({ orderNo: registrationOrders.orderNo });
    if (released.length === 1) {
      await context.db
        .update(shiftCases)
        .set({ remaining: sql`${shiftCases.remaining} + 1` })
        .where(eq(shiftCases.id, order.shiftCaseId));
    }
    return { ...order, holdsPlace: false };
  },

  async refund(context, order) {
    const cents = await payments().refundOrder(context, order.orderNo);
    return { ...order, refundCents: order.refundCents + cents };
  },

  // The voucher is written by the move itself: a confirmed order without one is never seen.
  issueVoucher: async (_context, order) => order,

  async notify(context, order, options) {
    await sendOrderMessage(context, order, options.reason ?? null);
    return order;
  },

  async countNoShow(context, order) {
    await context.db
      .insert(noShows)
      .values({
        orderNo: order.orderNo,
        ownerId: order.ownerId,
        patientId: order.patientId,
        identityHash: sql`(
          SELECT ${patients.identityHash} FROM ${patients}
          WHERE ${patients.patientId} = ${order.patientId} AND ${patients.deletedAt} IS NULL)`,
        hospitalId: order.hospitalId,
        at: order.endsAt,
      })
      .onConflictDoNothing();
    return order;
  },
};

/**
 * After a cancellation: when something was paid for the order, begins its refund. Returns the order
 * as it is afterwards.
 */
export async function refundIfPaid(
  context: MoveContext,
  order: RegistrationOrderRow,
  reasonKey: ReasonKey,
): Promise<RegistrationOrderRow> {
  if (order.paidCents <= order.refundCents) return order;
  return (
    (await moveOrder(context, order.orderNo, 'requestRefund', 'system', { reasonKey })) ?? order
  );
}
