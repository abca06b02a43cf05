import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  registrationActors,
  registrationEvents,
  registrationMachine,
  registrationStates,
  type RegistrationState,
} from './registration-order';
import { findTransition } from '../state-machine';

const moves = fc.array(
  fc.record({
    event: fc.constantFrom(...registrationEvents),
    actor: fc.constantFrom(...registrationActors),
  }),
  { maxLength: 30 },
);

describe('the life of a registration order', () => {
  it('reaches every state from a start', () => {
    const reached = new Set<RegistrationState>(registrationMachine.initial);
    for (let before = 0; before !== reached.size;) {
      before = reached.size;
      for (const { from, to } of registrationMachine.transitions) {
        if (from.some((state) => reached.has(state))) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...registrationStates].sort());
  });

  it('has one way on for a state, an event and an actor', () => {
    const keys = registrationMachine.transitions.flatMap(({ event, from, by }) =>
      from.flatMap((state) => by.map((actor) => `${state} ${event} ${actor}`)),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leaves no state that is neither final nor has a way on', () => {
    for (const state of registrationStates) {
      const goesOn = registrationMachine.transitions.some(({ from }) => from.includes(state));
      expect(goesOn || registrationMachine.final.includes(state), state).toBe(true);
    }
  });

  it('gives the place back, refunds and issues a voucher at most once, whatever happens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...registrationMachine.initial), moves, (start, tried) => {
        let state = start;
        const emitted: string[] = [];
        for (const { event, actor } of tried) {
          const transition = findTransition(registrationMachine, state, event, actor);
          if (!transition) continue;
          expect(transition.from).toContain(state);
          state = transition.to;
          emitted.push(...transition.emits);
        }
        for (const effect of ['releasePlace', 'refund', 'issueVoucher', 'countNoShow']) {
          expect(emitted.filter((item) => item === effect).length, effect).toBeLessThanOrEqual(1);
        }
        // A visit that was seen or missed costs what it cost.
        if (state === 'completed' || state === 'noShow') expect(emitted).not.toContain('refund');
      }),
    );
  });

  it.each([
    ['awaitingPayment', 'pay', 'patient'],
    ['confirmed', 'stop', 'patient'],
    ['completed', 'cancel', 'patient'],
    ['expired', 'pay', 'system'],
    ['checkedIn', 'cancel', 'patient'],
  ] as const)('refuses %s – %s by %s', (state, event, actor) => {
    expect(findTransition(registrationMachine, state, event, actor)).toBeUndefined();
  });
});
