import type { PackageOrderCard } from '@xinglin/gateway-sdk';

/** How the chip of an order's state looks. */
export function orderLook({ group, state }: Pick<PackageOrderCard, 'group' | 'state'>) {
  switch (group) {
    case 'awaitingPayment':
      return 'attention' as const;
    case 'active':
    case 'refunding':
      return 'underway' as const;
    case 'completed':
      return state === 'ended' ? ('cancelled' as const) : ('done' as const);
    default:
      return 'cancelled' as const;
  }
}
