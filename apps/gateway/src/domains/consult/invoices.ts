import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { requireInvoiceTitle } from '../../kernel/orders/require-invoice-title';
import { orders, type OrderRow } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { lockOwn, type OwnAct } from './acts';
import { allowedOf } from './consult-rules';
import { consultInvoices } from './tables';

type Calls = typeof consult;

/** Where the invoice of a consult stands; null stands for one that was not applied for. */
export function invoiceState(
  { state, paidCents, refundedCents }: Pick<OrderRow, 'state' | 'paidCents' | 'refundedCents'>,
  invoice: typeof consultInvoices.$inferSelect | null,
): ResponseOf<Calls['getConsultInvoiceStatus']>['status'] {
  if (invoice !== null) return invoice.issuedAt ? 'issued' : 'applied';
  return state === 'finished' && paidCents > refundedCents ? 'none' : 'unavailable';
}

/** Where the invoice of a consult stands. */
export async function invoiceStatus(
  { orderKey }: RequestOf<Calls['getConsultInvoiceStatus']>,
  { db, account }: CallContext,
): Promise<ResponseOf<Calls['getConsultInvoiceStatus']>> {
  const [row = refuse('forbidden')] = await db
    .select({ order: orders, invoice: consultInvoices })
    .from(orders)
    .leftJoin(consultInvoices, eq(consultInvoices.orderNo, orders.orderNo))
    .where(
      and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account), eq(orders.kind, 'consult')),
    );
  const { order, invoice } = row;
  return {
    status: invoiceState(order, invoice),
    amountCents: invoice?.amountCents ?? order.paidCents - order.refundedCents,
    title: invoice?.title.name ?? null,
    appliedAt: invoice?.appliedAt.toISOString() ?? null,
  };
}

/** Applies for the invoice of a consult that is over, for what was not given back; once. */
export async function applyInvoice(
  context: OwnAct,
  { orderKey, title, email }: RequestOf<Calls['applyConsultInvoice']>,
): Promise<ResponseOf<Calls['applyConsultInvoice']>> {
  const { db, now, locale } = context;
  const order = await lockOwn(context, orderKey);
  requireInvoiceTitle(title, locale);
  if (!allowedOf(order, now).mayInvoice) refuse('invoiceUnavailable');
  const [applied] = await db
    .insert(consultInvoices)
    .values({
      orderNo: orderKey,
      title,
      email,
      amountCents: order.paidCents - order.refundedCents,
      appliedAt: now,
    })
    .onConflictDoNothing()
    .returning({ appliedAt: consultInvoices.appliedAt });
  if (applied === undefined) return refuse('invoiceUnavailable');
  return { appliedAt: applied.appliedAt.toISOString() };
}
