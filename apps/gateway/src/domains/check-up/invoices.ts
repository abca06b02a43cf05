import type { checkUp, RequestOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { lockOrder } from '../../kernel/orders/read-order';
import { requireInvoiceTitle } from '../../kernel/orders/require-invoice-title';
import type { Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { movesOf } from './move-day';
import { checkUpKind } from './order-kind';
import { allowedOf } from './order-rules';
import { checkUpOrders } from './tables';

/** Applies for the invoice of one of the account's orders, once, of what it cost in the end. */
export async function applyInvoice(
  { db, now }: MoveContext,
  { ownerId, locale }: { readonly ownerId: string; readonly locale: Locale },
  { orderNo, title, email }: RequestOf<(typeof checkUp)['applyPhysicalInvoice']>,
): Promise<void> {
  const order = await lockOrder(db, checkUpKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  requireInvoiceTitle(title, locale);
  if (!allowedOf(order, now, await movesOf(db, orderNo)).mayInvoice) refuse('checkUpInvoiceClosed');
  const cents = order.paidCents - order.refundedCents;
  const invoice = { title, email, cents, invoiceNo: null };
  await db.update(checkUpOrders).set({ invoice }).where(eq(checkUpOrders.orderNo, orderNo));
}

/** The invoice was issued under a number; refuses an order without an application. */
export async function issueInvoice(
  { db }: Pick<MoveContext, 'db'>,
  orderNo: string,
  invoiceNo: string,
): Promise<void> {
  const order = await lockOrder(db, checkUpKind, orderNo);
  const invoice = order?.own.invoice ?? refuse('forbidden');
  await db
    .update(checkUpOrders)
    .set({ invoice: { ...invoice, invoiceNo } })
    .where(eq(checkUpOrders.orderNo, orderNo));
}
