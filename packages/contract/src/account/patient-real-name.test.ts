import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  findTransition,
  patientRealNameMachine,
  patientRealNameStates,
  type PatientRealNameState,
} from '../index';

const { transitions, initial } = patientRealNameMachine;
type Move = (typeof transitions)[number];

it('reaches every state, and leaves none for itself without a new answer', () => {
  expect(new Set([...initial, ...transitions.map(({ to }) => to)])).toEqual(
    new Set(patientRealNameStates),
  );
});

it('is verified only by the register, and only since the last change', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          event: fc.constantFrom('match' as const, 'mismatch' as const, 'change' as const),
          by: fc.constantFrom('register' as const, 'owner' as const),
        }),
      ),
      (events) => {
        let state: PatientRealNameState = 'unverified';
        let isProven = false;
        for (const { event, by } of events) {
          const move: Move | undefined = findTransition(patientRealNameMachine, state, event, by);
          if (move === undefined) continue;
          state = move.to;
          isProven = event === 'match';
        }
        expect(state === 'verified').toBe(isProven);
      },
    ),
  );
});
