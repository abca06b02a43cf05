import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { lockOrder } from '../../kernel/orders/read-order';
import { requireInvoiceTitle } from '../../kernel/orders/require-invoice-title';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { goodsKind } from './order-kind';
import { mayInvoice } from './order-rules';
import { goodsOrders } from './tables';

type Calls = typeof goodsCalls;

/** Applies for the invoice of one of the account's orders that came, for what was not given back; once. */
export async function applyInvoice(
  { orderNo, title, email }: RequestOf<Calls['applyMarketplaceInvoice']>,
  context: CallContext,
): Promise<ResponseOf<Calls['applyMarketplaceInvoice']>> {
  const { db, account, now, locale } = context;
  const order = await lockOrder(db, goodsKind, orderNo);
  if (order?.ownerId !== account) return refuse('forbidden');
  requireInvoiceTitle(title, locale);
  if (!mayInvoice(order)) refuse('invoiceUnavailable');
  const amountCents = order.paidCents - order.refundedCents;
  await db
    .update(goodsOrders)
    .set({
      invoiceTitle: title,
      invoiceEmail: email,
      invoiceCents: amountCents,
      invoiceAppliedAt: now,
    })
    .where(eq(goodsOrders.orderNo, orderNo));
  return { orderNo, amountCents, appliedAt: now.toISOString() };
}

/** The shop has sent the invoice; said again, it stays. */
export async function issueInvoice({ db, now }: MoveContext, orderNo: string): Promise<void> {
  const order = (await lockOrder(db, goodsKind, orderNo)) ?? refuse('forbidden');
  if (order.own.invoiceAppliedAt === null) refuse('invoiceUnavailable');
  if (order.own.invoiceIssuedAt !== null) return;
  await db
    .update(goodsOrders)
    .set({ invoiceIssuedAt: now })
    .where(eq(goodsOrders.orderNo, orderNo));
}
