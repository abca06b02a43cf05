import type { DayRefundStep } from './day-refund';

/** The terms of every booking with an expert of a special disease. */
export const specialDiseaseTerms = {
  /** Days for which slots are offered; the first one is tomorrow. */
  daysAhead: 21,
  /** Hours in which the group answers a booking, whose slot is held unpaid so long; never longer than until its day begins. */
  answerWithinHours: 48,
  /** Hours in which it is paid once the group has confirmed it; never longer than until its day begins. */
  payWithinHours: 24,
  /** How often a booking is moved to another day. */
  mostMoves: 3,
} as const;

/** What is refunded of a paid booking that is cancelled, in the steps of check-ups. */
export const specialDiseaseRefundRule: readonly DayRefundStep[] = [
  { daysBefore: 2, percent: 100 },
  { daysBefore: 1, percent: 50 },
];
