import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import type { Due, Order, OrderKind } from '../orders/order-kind';
import { findAnyOrder, lockAnyOrder } from '../orders/read-order';
import type { Services } from '../../platform/services';
import { nextAskAt } from './ask-at';
import type { PaymentProvider } from './provider';
import { payments } from './tables';

type Reader = Pick<CallContext, 'db' | 'account' | 'now'>;

/** An order of the reader's own, with what is due of it. */
export interface PayableOrder {
  readonly kind: OrderKind;
  readonly order: Order;
  readonly due: Due | null;
}

/** An order of the reader's own; `forbidden` when it is not theirs or not there. */
export async function ownOrder(
  { db, account, now }: Reader,
  services: Services,
  orderNo: string,
): Promise<PayableOrder> {
  return ownOf(await findAnyOrder(db, services, orderNo), { account, now });
}

/** The same, locked: what is due of it stays so until the transaction ends. */
export async function lockOwnOrder(
  { db, account, now }: Reader,
  services: Services,
  orderNo: string,
): Promise<PayableOrder> {
  return ownOf(await lockAnyOrder(db, services, orderNo), { account, now });
}

function ownOf(
  found: Omit<PayableOrder, 'due'> | null,
  { account, now }: Pick<Reader, 'account' | 'now'>,
): PayableOrder {
  if (found?.order.ownerId !== account) refuse('forbidden');
  return { ...found, due: found.kind.payable?.due(found.order, now) ?? null };
}

/** Where a payment is made, and where it leads back to. */
interface Cashier {
  readonly provider: PaymentProvider;
  /** Checked. */
  readonly returnUrl: string;
}

/**
 * The one open payment of an order that the caller has locked: the present one where amount and provider are the same, a
 * new one in its place where not.
 */
export async function openPayment(
  { db, now, locale }: Pick<CallContext, 'db' | 'now' | 'locale'>,
  { orderNo, due }: { readonly orderNo: string; readonly due: Due },
  { provider, returnUrl }: Cashier,
): Promise<{ readonly paymentId: string; readonly amountCents: number }> {
  const isOpen = and(eq(payments.orderNo, orderNo), eq(payments.status, 'open'));
  const same = and(eq(payments.amountCents, due.cents), eq(payments.provider, provider.name));
  // The order is locked, so two requests at once get one payment; it returns where asked last.
  const [open] = await db
    .update(payments)
    .set({ returnUrl, locale })
    .where(and(isOpen, same))
    .returning({ paymentId: payments.paymentId, amountCents: payments.amountCents });
  if (open) return open;
  // Its provider is asked at once, and told to take nothing for it any more.
  await db.update(payments).set({ status: 'failed', settledAt: now, askAt: now }).where(isOpen);
  const fresh = {
    paymentId: newId(),
    orderNo,
    provider: provider.name,
    amountCents: due.cents,
    status: 'open' as const,
    returnUrl,
    locale,
    createdAt: now,
    askAt: nextAskAt(now, now),
  };
  await db.insert(payments).values(fresh);
  return fresh;
}
