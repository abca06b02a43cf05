import type { MedicineLine } from '@xinglin/gateway-sdk';

type Phase = MedicineLine['phase'];
type Tone = 'brand' | 'warning' | 'danger' | 'neutral';

/** How the state of a prescription as a whole looks. */
export const phaseTones: Readonly<Record<Phase, Tone>> = {
  inReview: 'brand',
  returned: 'danger',
  toOrder: 'warning',
  toPay: 'warning',
  sent: 'brand',
  unconfirmed: 'warning',
  preparing: 'brand',
  cancellationAsked: 'warning',
  toCollect: 'warning',
  onTheWay: 'brand',
  partlyDone: 'warning',
  done: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  declined: 'danger',
};

/** Phases in which an order is its patient's to move on. */
export const orderPhases: readonly Phase[] = ['toPay', 'unconfirmed', 'toCollect'];

/** The part of a prescription that is on its way, where not all of it is. */
export function partOnTheWay({ phase, steps }: MedicineLine): {
  readonly done: number;
  readonly of: number;
} | null {
  const deliver = steps.find(({ step }) => step === 'deliver');
  return phase === 'onTheWay' ? (deliver?.part ?? null) : null;
}
