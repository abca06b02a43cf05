import type { TelemedicineCard } from '@xinglin/gateway-sdk';

/** How the chip of a session's state looks. */
export function sessionLook({ group, state }: Pick<TelemedicineCard, 'group' | 'state'>) {
  switch (group) {
    case 'awaitingPayment':
      return 'attention' as const;
    case 'active':
      return state === 'inProgress' ? ('underway' as const) : ('upcoming' as const);
    case 'completed':
      return 'done' as const;
    default:
      return 'cancelled' as const;
  }
}
