import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Due, Order, OrderKind } from '../orders/order-kind';
import type { Charge } from './provider';
import { titleForProviders } from './provider-title';

/** The charge that a provider receives for an open payment. */
export async function chargeOf(
  db: Queryable,
  { kind, order, due }: { readonly kind: OrderKind; readonly order: Order; readonly due: Due },
  { paymentId, amountCents }: Pick<Charge, 'paymentId' | 'amountCents'>,
  locale: Locale,
): Promise<Charge> {
  const [subject] = await kind.subjects(db, [order], locale);
  const title = titleForProviders(subject?.title ?? '', order.orderNo);
  return { paymentId, amountCents, title, before: due.before };
}
