import type { AccurateReserve } from '@xinglin/gateway-sdk';

/** Where a request stands for its owner: its state, and once it was approved what became of the place. */
export type RequestStanding =
  | Exclude<AccurateReserve['state'], 'approved'>
  | 'approved'
  | 'booked'
  | 'lapsed';

/** A place that waits to be paid is approved; paid it is booked; given up, or not paid in time, it is gone. */
export function standingOf({
  state,
  place,
}: Pick<AccurateReserve, 'state' | 'place'>): RequestStanding {
  if (state !== 'approved' || place === null) return state;
  switch (place.group) {
    case 'awaitingPayment':
      return 'approved';
    case 'active':
    case 'completed':
      return 'booked';
    default:
      return 'lapsed';
  }
}

/** The look of each: words stand beside it. */
export const looks = {
  auditing: { result: 'waiting', chip: 'underway' },
  changesWanted: { result: 'failure', chip: 'attention' },
  approved: { result: 'success', chip: 'attention' },
  booked: { result: 'success', chip: 'done' },
  lapsed: { result: 'over', chip: 'cancelled' },
  cancelled: { result: 'over', chip: 'cancelled' },
  expired: { result: 'over', chip: 'cancelled' },
} as const satisfies Readonly<Record<RequestStanding, { result: string; chip: string }>>;
