import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTransition, writeOffMachine, writeOffStates, type WriteOffState } from '../index';

const { transitions, initial, final } = writeOffMachine;
type Move = (typeof transitions)[number];

it('leaves no final state, and reaches every state', () => {
  for (const { from } of transitions)
    expect(from.filter((state) => final.includes(state))).toEqual([]);
  expect([...initial, ...transitions.map(({ to }) => to)].toSorted()).toEqual(
    [...writeOffStates].toSorted(),
  );
});

it('ends once, by the first thing that happens, and erases only what was not withdrawn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('signIn' as const, 'coolOff' as const), { minLength: 1 }),
      (events) => {
        let state: WriteOffState = 'cooling';
        let erased = false;
        for (const event of events) {
          const by = event === 'signIn' ? 'owner' : 'system';
          const transition: Move | undefined = findTransition(writeOffMachine, state, event, by);
          if (transition === undefined) continue;
          state = transition.to;
          erased ||= transition.emits.includes('erase');
        }
        expect(state).toBe(events[0] === 'signIn' ? 'withdrawn' : 'completed');
        expect(erased).toBe(state === 'completed');
      },
    ),
  );
  expect(findTransition(writeOffMachine, 'cooling', 'coolOff', 'owner')).toBeUndefined();
});
