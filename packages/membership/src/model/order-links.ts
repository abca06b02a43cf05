import type { VipOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

/** Where an order leads on to: its card is activated, its rights are used. */
export function orderLinks({
  mayActivate,
  cardId,
  state,
}: Pick<VipOrder, 'mayActivate' | 'cardId' | 'state'>) {
  if (cardId === null) return [];
  if (mayActivate)
    return [{ key: 'activate', to: href('membership.superActivate', {}, { cardId }) } as const];
  return state === 'active'
    ? [{ key: 'services', to: href('membership.superDoctorService') } as const]
    : [];
}
