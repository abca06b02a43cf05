import type { StateMachine } from '../state-machine';

/** How far the real name of a family member with a mainland ID card is verified. */
export const patientRealNameStates = ['unverified', 'mismatched', 'verified'] as const;

export type PatientRealNameState = (typeof patientRealNameStates)[number];

/** Attempts an account has in a day, over its whole family: what the register says must not be fished for. */
export const patientNameTriesADay = 10;

/**
 * The real name of a family member: the register of residents says whether name and number belong together; what is
 * change of either starts it over.
 */
export const patientRealNameMachine: StateMachine<
  PatientRealNameState,
  'match' | 'mismatch' | 'change',
  'register' | 'owner',
  never
> = {
  initial: ['unverified'],
  final: [],
  transitions: [
    {
      event: 'match',
      from: ['unverified', 'mismatched'],
      to: 'verified',
      by: ['register'],
      emits: [],
    },
    {
      event: 'mismatch',
      from: ['unverified', 'mismatched'],
      to: 'mismatched',
      by: ['register'],
      emits: [],
    },
    {
      event: 'change',
      from: ['mismatched', 'verified'],
      to: 'unverified',
      by: ['owner'],
      emits: [],
    },
  ],
};
