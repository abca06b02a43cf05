import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faceCheckMachine, faceCheckStates, findTransition, type FaceCheckState } from '../index';

const { transitions, initial, final } = faceCheckMachine;
type Move = (typeof transitions)[number];

it('reaches every state, and leaves none that is final', () => {
  expect(transitions.flatMap(({ from }) => from.filter((state) => final.includes(state)))).toEqual(
    [],
  );
  expect([...initial, ...transitions.map(({ to }) => to)].toSorted()).toEqual(
    faceCheckStates.toSorted(),
  );
});

it('verifies once at most, by the service alone, and keeps nobody’s name beyond its end', () => {
  const moves = transitions.flatMap(({ event, by }) => by.map((actor) => ({ event, actor })));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves)), (happenings) => {
      let state: FaceCheckState = 'waiting';
      let verified = 0;
      for (const { event, actor } of happenings) {
        const move: Move | undefined = findTransition(faceCheckMachine, state, event, actor);
        if (move === undefined) continue;
        state = move.to;
        if (move.emits.includes('verify')) verified += 1;
        expect(move.emits).toContain('erasePerson');
        expect(move.emits.includes('verify')).toBe(state === 'passed');
      }
      expect(verified).toBe(state === 'passed' ? 1 : 0);
    }),
  );
  for (const actor of ['owner', 'system'] as const)
    expect(findTransition(faceCheckMachine, 'waiting', 'match', actor)).toBeUndefined();
});
