import type { StateMachine } from '../state-machine';

/** States of a check by face, see `faceCheckMachine`. */
export const faceCheckStates = ['waiting', 'passed', 'failed', 'taken', 'abandoned'] as const;

export type FaceCheckState = (typeof faceCheckStates)[number];

/**
 * The life of a check by face in the mini-program (spec 2 §2.12). It waits for the person only for minutes; with its
 * end, whichever it is, name and number are erased from it.
 */
export const faceCheckMachine: StateMachine<
  FaceCheckState,
  'match' | 'mismatch' | 'useUp' | 'abandon',
  'service' | 'owner' | 'system',
  'erasePerson' | 'verify'
> = {
  initial: ['waiting'],
  final: ['passed', 'failed', 'taken', 'abandoned'],
  transitions: [
    {
      event: 'match',
      from: ['waiting'],
      to: 'passed',
      by: ['service'],
      emits: ['erasePerson', 'verify'],
    },
    {
      event: 'mismatch',
      from: ['waiting'],
      to: 'failed',
      by: ['service'],
      emits: ['erasePerson'],
    },
    // The face is the person's, and their document verifies as many accounts as it may.
    { event: 'useUp', from: ['waiting'], to: 'taken', by: ['service'], emits: ['erasePerson'] },
    // Begun anew, verified another way meanwhile, or not done in time.
    {
      event: 'abandon',
      from: ['waiting'],
      to: 'abandoned',
      by: ['owner', 'system'],
      emits: ['erasePerson'],
    },
  ],
};
