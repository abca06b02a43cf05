import type { OrderSummary } from '@xinglin/gateway-sdk';

/** What an order may offer in a list, what presses most first; giving it up is no next step. */
const byUrgency = [
  'pay',
  'showVoucher',
  'receive',
  'review',
  'buyAgain',
  'bookAgain',
] as const satisfies readonly OrderSummary['actions'][number][];

/** The one thing to do next with an order; null where there is nothing to do but look. */
export function mainActionOf({
  actions,
}: Pick<OrderSummary, 'actions'>): (typeof byUrgency)[number] | null {
  return byUrgency.find((one) => actions.includes(one)) ?? null;
}
