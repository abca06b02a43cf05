import type { AccurateReserve } from '@xinglin/gateway-sdk';

/** The progress of a request as its owner sees it: its state, and after its approval that of its slot. */
export type RequestStanding =
  | Exclude<AccurateReserve['state'], 'approved'>
  | 'approved'
  | 'booked'
  | 'lapsed';

/** A slot to be paid is approved; a paid one is booked; a cancelled one, or one not paid in time, is lost. */
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
  changesWanted: { result: 'waiting', chip: 'attention' },
  approved: { result: 'success', chip: 'attention' },
  booked: { result: 'success', chip: 'done' },
  lapsed: { result: 'over', chip: 'cancelled' },
  cancelled: { result: 'over', chip: 'cancelled' },
  expired: { result: 'over', chip: 'cancelled' },
} as const satisfies Readonly<Record<RequestStanding, { result: string; chip: string }>>;
