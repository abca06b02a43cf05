import type { StateMachine } from '../state-machine';

/** States of a request to close an account. */
export const writeOffStates = ['cooling', 'withdrawn', 'completed'] as const;

export type WriteOffState = (typeof writeOffStates)[number];

/** Days in which signing in withdraws the request. */
export const writeOffCoolingDays = 15;

/**
 * The life of a request to close an account (product.md, Rules of the field): it cools off first. Signing in
 * withdraws it; the account cannot be used meanwhile, since the request ended every session.
 */
export const writeOffMachine: StateMachine<
  WriteOffState,
  'submit' | 'signIn' | 'coolOff',
  'owner' | 'system',
  'endSessions' | 'notify' | 'erase'
> = {
  initial: ['cooling'],
  final: ['withdrawn', 'completed'],
  transitions: [
    { event: 'signIn', from: ['cooling'], to: 'withdrawn', by: ['owner'], emits: ['notify'] },
    {
      event: 'coolOff',
      from: ['cooling'],
      to: 'completed',
      by: ['system'],
      emits: ['erase', 'endSessions', 'notify'],
    },
  ],
};
