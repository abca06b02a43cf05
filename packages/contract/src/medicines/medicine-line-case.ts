import type { DrugOrderState } from './drug-order';
import type { lineHands, linePhases, lineStepStates } from './medicine-line';
import type { DispenseState, PrescriptionState } from './prescription-states';

type StepState = (typeof lineStepStates)[number];

/** A combination of states that occurs, and how its line reads while every promise holds. */
export interface MedicineLineCase {
  readonly prescription: PrescriptionState;
  /** Null without an order. */
  readonly order: DrugOrderState | null;
  readonly method?: 'delivery' | 'pickup';
  /** Of its three lines; `sent` is ready with a courier. */
  readonly lines?: readonly [LineMix, LineMix, LineMix];
  /** The sheet was reviewed before; only named where its state does not say so. */
  readonly isReviewed?: boolean;
  readonly phase: (typeof linePhases)[number];
  /** Of the five steps, in order; a part behind a colon. */
  readonly steps: readonly [StepText, StepText, StepText, StepText, StepText];
  readonly next: (typeof lineHands)[number];
}

export type LineMix = DispenseState | 'sent';
type StepText = StepState | `${StepState}:${number}/3`;
export type Steps = MedicineLineCase['steps'];

/** All three lines in one state. */
export const whole = (state: LineMix) => [state, state, state] as const;
export const all: Steps = ['done', 'done', 'done', 'done', 'done'];
export const toDispense: Steps = ['done', 'done', 'now', 'later', 'later'];
export const toDeliver: Steps = ['done', 'done', 'done', 'now', 'later'];
export const toArrive: Steps = ['done', 'done', 'done', 'done', 'now'];
export const unreviewed: Steps = ['done', 'ended', 'ended', 'ended', 'ended'];
export const unfilled: Steps = ['done', 'done', 'ended', 'ended', 'ended'];
