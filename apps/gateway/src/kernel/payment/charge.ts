import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Due, Order, OrderKind } from '../orders/order-kind';
import type { Charge } from './provider';

/** Providers show so much of a title on a line of a statement, and refuse a longer one. */
const titleLength = 40;

/** What a provider is asked to take for an open payment. */
export async function chargeOf(
  db: Queryable,
  { kind, order, due }: { readonly kind: OrderKind; readonly order: Order; readonly due: Due },
  { paymentId, amountCents }: Pick<Charge, 'paymentId' | 'amountCents'>,
  locale: Locale,
): Promise<Charge> {
  const [subject] = await kind.subjects(db, [order], locale);
  const title = [...(subject?.title ?? order.orderNo)].slice(0, titleLength).join('');
  return { paymentId, amountCents, title, before: due.before };
}
