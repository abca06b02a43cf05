import type { VipOrderCard } from '@xinglin/gateway-sdk';

/** How the chip of an order's state looks. */
export function orderLook({ group, state }: Pick<VipOrderCard, 'group' | 'state'>) {
  switch (group) {
    case 'awaitingPayment':
      return 'attention' as const;
    case 'active':
      return state === 'active' ? ('underway' as const) : ('upcoming' as const);
    case 'completed':
      return 'done' as const;
    default:
      return 'cancelled' as const;
  }
}
