import { errorCodes } from '@xinglin/gateway-sdk';
import { orderHref } from '@xinglin/routes';
import type { useTranslation } from 'react-i18next';
import type { Refusal } from './use-problems';
import type { WayOut } from './way-out';

/** What can be done about the orders of a refusal, by its code. */
const acts = new Map<number, 'pay' | 'open'>([
  [errorCodes.unpaidOrderLimit, 'pay'],
  [errorCodes.unpaidPieceLimit, 'pay'],
  [errorCodes.orderedAlready, 'open'],
]);

/** The orders that a refusal names; none where it names none as they should be. */
function ordersOf(data: unknown) {
  const { orders } = Object(data) as { readonly orders?: unknown };
  return (Array.isArray(orders) ? orders : []).flatMap((one: unknown) => {
    const { orderNo, kind, title } = Object(one) as Record<string, unknown>;
    return typeof orderNo === 'string' && typeof kind === 'string' && typeof title === 'string'
      ? [{ orderNo, kind, title }]
      : [];
  });
}

/**
 * Links to the orders that are in the way of a new one, whatever the form: to pay or cancel an unpaid one, or to see the
 * same order that there is already.
 */
export function waysToOrders(
  refusal: Refusal | undefined,
  t: ReturnType<typeof useTranslation>['t'],
): readonly WayOut[] {
  const act = refusal && acts.get(refusal.code);
  if (act === undefined) return [];
  return ordersOf(refusal?.data).flatMap(({ title, ...order }) => {
    const to = orderHref(order);
    if (to === null) return [];
    // i18n-keys: shared:inTheWay.*
    const label = t(`shared:inTheWay.${act}`, { title });
    return [{ to, label }];
  });
}
