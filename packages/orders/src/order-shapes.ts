/** What every kind of order says of itself, as its calls answer it. */
export interface ShownOrder {
  readonly orderNo: string;
  /** In the reader's language. */
  readonly statusText: string;
  /** Until when it can be paid; null when nothing is to be paid. */
  readonly payBefore: string | null;
  /** All that was or is being given back. */
  readonly refundCents: number;
}

/** Money that goes back, and by when it arrives. */
export interface Refund {
  readonly refundCents: number;
  readonly status: 'processing' | 'done';
  readonly expectedBy: string;
}

/** One move in the history of an order. */
export interface OrderStep {
  readonly stateText: string;
  readonly at: string;
  readonly actor: 'patient' | 'hospital' | 'system';
  readonly reason: string | null;
}
