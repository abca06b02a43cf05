import type { payment, ResponseOf } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { textOf } from './locales';
import type { PayableOrder } from './open-payment';

/** Which of an order's payments is due now. */
export function payTypeOf({
  order: { totalCents, paidCents },
  due,
}: PayableOrder): ResponseOf<(typeof payment)['getPayType']> {
  if (due === null) return { type: 'nothing', dueCents: 0, payBefore: null };
  const isFirst = paidCents === 0;
  const type = !isFirst ? 'rest' : due.cents < totalCents ? 'deposit' : 'whole';
  return { type, dueCents: due.cents, payBefore: due.before.toISOString() };
}

/** What the sum that is due is made of. */
export async function payElementsOf(
  db: Queryable,
  { kind, order, due }: PayableOrder,
  locale: Locale,
): Promise<ResponseOf<(typeof payment)['getPayElement']>> {
  if (due === null) return { elements: [], dueCents: 0 };
  const [subject] = await kind.subjects(db, [order], locale);
  // What went back pays nothing any more.
  const paidCents = order.paidCents - order.refundedCents;
  const laterCents = order.totalCents - paidCents - due.cents;
  const elements = [
    { element: 'price' as const, label: subject?.title ?? '', cents: order.totalCents },
    ...(['paid', 'later'] as const).map((element) => ({
      element,
      label: textOf(locale, `element.${element}`),
      cents: -(element === 'paid' ? paidCents : laterCents),
    })),
  ];
  return { elements: elements.filter(({ cents }) => cents !== 0), dueCents: due.cents };
}
