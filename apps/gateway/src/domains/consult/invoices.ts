import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { requireInvoiceTitle } from '../../kernel/orders/require-invoice-title';
import { orders, type OrderRow } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { lockOwn, type OwnAct } from './acts';
import { allowedOf } from './consult-rules';
import { creditLeft } from './doctor-side';
import { consultInvoices, consultOrders, type ConsultRow } from './tables';

type Calls = typeof consult;

/** Where the invoice of a consult stands; null stands for one that was not applied for. */
export function invoiceState(
  {
    state,
    paidCents,
    refundedCents,
    creditCents,
  }: Pick<OrderRow, 'state' | 'paidCents' | 'refundedCents'> & Pick<ConsultRow, 'creditCents'>,
  invoice: typeof consultInvoices.$inferSelect | null,
): ResponseOf<Calls['getConsultInvoiceStatus']>['status'] {
  if (invoice !== null) return invoice.issuedAt ? 'issued' : 'applied';
  return state === 'finished' && paidCents + creditCents > refundedCents ? 'none' : 'unavailable';
}

/** What was paid for a consult, and for the one that it goes on from, and is not given back. */
async function invoicedCents(
  db: Queryable,
  {
    paidCents,
    refundedCents,
    own: { upgradedFrom },
  }: Pick<OrderRow, 'paidCents' | 'refundedCents'> & {
    readonly own: Pick<ConsultRow, 'upgradedFrom'>;
  },
): Promise<number> {
  const credit = upgradedFrom === null ? 0 : await creditLeft(db, upgradedFrom);
  return paidCents - refundedCents + credit;
}

/** Where the invoice of a consult stands. */
export async function invoiceStatus(
  { orderKey }: RequestOf<Calls['getConsultInvoiceStatus']>,
  { db, account }: CallContext,
): Promise<ResponseOf<Calls['getConsultInvoiceStatus']>> {
  const [row = refuse('forbidden')] = await db
    .select({ order: orders, own: consultOrders, invoice: consultInvoices })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .leftJoin(consultInvoices, eq(consultInvoices.orderNo, orders.orderNo))
    .where(
      and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account), eq(orders.kind, 'consult')),
    );
  const { order, own, invoice } = row;
  return {
    status: invoiceState({ ...order, creditCents: own.creditCents }, invoice),
    amountCents: invoice?.amountCents ?? (await invoicedCents(db, { ...order, own })),
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
      amountCents: await invoicedCents(db, order),
      appliedAt: now,
    })
    .onConflictDoNothing()
    .returning({ appliedAt: consultInvoices.appliedAt });
  if (applied === undefined) return refuse('invoiceUnavailable');
  return { appliedAt: applied.appliedAt.toISOString() };
}
