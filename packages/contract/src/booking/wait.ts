import type { StateMachine } from '../state-machine';

/** Where a person stands in the list of a full shift. */
export const waitStates = ['waiting', 'offered', 'taken', 'lapsed', 'left', 'closed'] as const;

export type WaitState = (typeof waitStates)[number];

export const waitEvents = ['offer', 'take', 'lapse', 'leave', 'close'] as const;

export type WaitEvent = (typeof waitEvents)[number];

/**
 * The life of a wait: a free place is `offered` as an order that holds it for a time; the wait is `taken` once that
 * order is confirmed and has `lapsed` when it ends otherwise, or when the person may not book any more. `closed`: no
 * place came before the list closed.
 */
export const waitMachine: StateMachine<
  WaitState,
  WaitEvent,
  'patient' | 'hospital' | 'system',
  never
> = {
  initial: ['waiting'],
  final: ['taken', 'lapsed', 'left', 'closed'],
  transitions: [
    { event: 'offer', from: ['waiting'], to: 'offered', by: ['system'], emits: [] },
    { event: 'take', from: ['offered'], to: 'taken', by: ['system'], emits: [] },
    { event: 'lapse', from: ['waiting', 'offered'], to: 'lapsed', by: ['system'], emits: [] },
    { event: 'leave', from: ['waiting', 'offered'], to: 'left', by: ['patient'], emits: [] },
    { event: 'close', from: ['waiting'], to: 'closed', by: ['hospital', 'system'], emits: [] },
  ],
};

/** The state that a wait comes into by `event`. */
export function stateAfter(event: WaitEvent): WaitState {
  const transition = waitMachine.transitions.find((one) => one.event === event);
  if (!transition) throw new Error(`No transition "${event}" of waits`);
  return transition.to;
}
