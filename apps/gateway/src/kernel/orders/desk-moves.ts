import { Id, transitionsOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuse } from '../../platform/refusal';
import { deskAction, type DeskAction } from '../desk/desk-action';
import { isOrderOfDoctor, refundOfOrder } from './desk-rules';
import { moveOrder } from './move-order';
import type { OrderKind, OwnTable } from './order-kind';
import { orders } from './tables';

const OneOrder = z.object({ orderNo: Id });

/**
 * The actions of the desk that a kind declares as moves. An order that was moved there already is answered as it is, so
 * that a system may ask again.
 */
export function deskMoves<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(kind: OrderKind<State, Event, Effect, Table>): DeskAction[] {
  // The states of a machine are never empty: it has a start.
  const states = Object.keys(kind.machine.groups) as [string, ...string[]];
  return kind.desk.map(({ name, summary, roles, event, refunds }) => {
    const ends = new Set<string>(
      transitionsOf(kind.machine, event, 'hospital').map(({ to }) => to),
    );
    return deskAction({
      name,
      summary,
      roles,
      isOfDoctor: isOrderOfDoctor,
      ...(refunds && { refundOf: refundOfOrder }),
      request: OneOrder,
      response: z.object({ orderNo: Id, status: z.enum(states) }),
      subject: ({ orderNo }) => orderNo,
      async handle({ orderNo }, context) {
        const { db, now, services } = context;
        const moved = await moveOrder({ db, now, services }, kind, orderNo, event, 'hospital');
        if (moved) {
          context.afterCommit(() => services.outbox.poke());
          return { orderNo, status: moved.state };
        }
        const [order] = await db
          .select({ kind: orders.kind, state: orders.state })
          .from(orders)
          .where(eq(orders.orderNo, orderNo));
        if (order?.kind !== kind.kind) refuse('forbidden');
        if (ends.has(order.state)) return { orderNo, status: order.state };
        const message = `"${event}" is not possible from "${order.state}"`;
        return refuse('invalidFields', { data: { fields: [{ path: 'orderNo', message }] } });
      },
    });
  });
}
