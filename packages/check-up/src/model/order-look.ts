import type { PhysicalOrderCard } from '@xinglin/gateway-sdk';

/** How the chip of an order's state looks. */
export function orderLook({ group, state }: Pick<PhysicalOrderCard, 'group' | 'state'>) {
  switch (group) {
    case 'awaitingPayment':
      return 'attention' as const;
    case 'active':
      return state === 'attended' ? ('underway' as const) : ('upcoming' as const);
    case 'completed':
      return state === 'missed' ? ('problem' as const) : ('done' as const);
    default:
      return 'cancelled' as const;
  }
}
