import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DeskContext } from '../../kernel/desk/desk-action';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { refuse } from '../../platform/refusal';
import { checkUpKind } from './order-kind';
import { removeLater } from './report-files';
import type { Report } from './shapes';
import { checkUpPeople } from './tables';

const notNow = (state: string) => {
  const message = `not possible from "${state}"`;
  return refuse('invalidFields', { data: { fields: [{ path: 'orderNo', message }] } });
};

/** People of an order were seen at the counter; all of them where none is named. One who comes later is told later. */
export async function attend(
  context: MoveContext,
  orderNo: string,
  patientIds: readonly string[] | undefined,
): Promise<void> {
  const { db, now } = context;
  const order = (await lockOrder(db, checkUpKind, orderNo)) ?? refuse('forbidden');
  if (order.state !== 'booked' && order.state !== 'attended') notNow(order.state);
  const seen = await db
    .update(checkUpPeople)
    .set({ attendedAt: now })
    .where(
      and(
        eq(checkUpPeople.orderNo, orderNo),
        patientIds && inArray(checkUpPeople.patientId, [...patientIds]),
        isNull(checkUpPeople.attendedAt),
      ),
    )
    .returning({ patientId: checkUpPeople.patientId });
  if (order.state !== 'booked') return;
  if (seen.length === 0) refuse('forbidden');
  await moveOrder(context, checkUpKind, orderNo, 'attend', 'hospital');
}

/**
 * Issues the report of a person who was there; the last one completes the order. Issued again it takes the place of the
 * former one with its PDF; pictures stay.
 */
export async function issueReport(
  context: DeskContext,
  { orderNo, patientId }: { readonly orderNo: string; readonly patientId: string },
  report: Report,
): Promise<void> {
  const { db, now } = context;
  const order = (await lockOrder(db, checkUpKind, orderNo)) ?? refuse('forbidden');
  if (order.state !== 'attended' && order.state !== 'completed') notNow(order.state);
  const person = and(
    eq(checkUpPeople.orderNo, orderNo),
    eq(checkUpPeople.patientId, patientId),
    isNotNull(checkUpPeople.attendedAt),
  );
  const [former = refuse('forbidden')] = await db
    .select({ report: checkUpPeople.report })
    .from(checkUpPeople)
    .where(person);
  const { imaging, documentId } = former.report ?? {};
  await db
    .update(checkUpPeople)
    .set({ report: { ...report, ...(imaging && { imaging }) }, reportedAt: now })
    .where(person);
  if (documentId !== undefined) removeLater(context, [documentId]);
  const waiting = await db.$count(
    checkUpPeople,
    and(
      eq(checkUpPeople.orderNo, orderNo),
      isNotNull(checkUpPeople.attendedAt),
      isNull(checkUpPeople.reportedAt),
    ),
  );
  if (order.state === 'attended' && waiting === 0)
    await moveOrder(context, checkUpKind, orderNo, 'complete', 'hospital');
}

/** The check-up cannot take place: what was paid goes back whole. */
export async function refuseOrder(
  context: MoveContext,
  orderNo: string,
  reason: string,
): Promise<void> {
  const order = (await lockOrder(context.db, checkUpKind, orderNo)) ?? refuse('forbidden');
  if (order.state === 'refused' || order.state === 'refunding') return;
  const moved = await moveOrder(context, checkUpKind, orderNo, 'refuse', 'hospital', { reason });
  if (!moved) return notNow(order.state);
  await refundIfPaid(context, checkUpKind, moved, 'cancelledRefund');
}
