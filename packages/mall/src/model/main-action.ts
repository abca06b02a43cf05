import type { ListedOrder } from '@xinglin/gateway-sdk';
import { matterHref, orderHref } from '@xinglin/routes';

/** The one thing to do next with an order. */
export type MainAct =
  | 'pay'
  | 'answer'
  | 'read'
  | 'receive'
  | 'showVoucher'
  | 'use'
  | 'track'
  | 'review'
  | 'buyAgain'
  | 'bookAgain';

export interface ActedOrder extends Pick<ListedOrder, 'kind' | 'orderNo' | 'actions'> {
  /** Only the order centre's list says it. */
  readonly waits?: ListedOrder['waits'];
}

/** What an order may offer once nothing is waited for, what presses most first. */
const afterwards = ['review', 'buyAgain', 'bookAgain'] as const;

/** The next thing to do, what presses most first; null where there is nothing to do but look. */
export function mainActionOf({
  actions,
  waits = null,
}: Pick<ActedOrder, 'actions' | 'waits'>): MainAct | null {
  if (actions.includes('pay')) return 'pay';
  if (waits?.what === 'answer' || waits?.what === 'read') return waits.what;
  if (actions.includes('receive')) return 'receive';
  if (actions.includes('showVoucher')) return 'showVoucher';
  if (waits?.what === 'use') return 'use';
  if (waits !== null) return 'track';
  return afterwards.find((one) => actions.includes(one)) ?? null;
}

/** Without these the order goes no further: their button is filled. */
export const isOwed = (act: MainAct): boolean =>
  act === 'pay' || act === 'answer' || act === 'read' || act === 'receive';

/** Where it is done; null where this portal has no page of the kind. */
export function mainActionHref(act: MainAct, order: ActedOrder): string | null {
  const { kind, orderNo } = order;
  switch (act) {
    case 'answer':
    case 'read':
      return matterHref({ kind, orderNo, what: act });
    case 'pay':
    case 'review':
      return orderHref(order, act);
    default:
      return orderHref(order, 'order');
  }
}
