import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTransition, realNameMachine, realNameStates, type RealNameState } from '../index';
import { verifyStatusOf } from './real-name-state';

const { transitions, initial, final } = realNameMachine;
type Move = (typeof transitions)[number];

it('leaves no final state, and reaches every state', () => {
  for (const { from } of transitions)
    expect(from.filter((state) => final.includes(state))).toEqual([]);
  expect([...new Set([...initial, ...transitions.map(({ to }) => to)])].toSorted()).toEqual(
    realNameStates.toSorted(),
  );
});

it.each<[RealNameState, number]>([
  ['none', 0],
  ['verified', 1],
  ['inReview', 2],
  ['refused', 3],
])('%s is verifyStatus %i', (state, status) => {
  expect(verifyStatusOf(state)).toBe(status);
});

it('keeps no pictures beyond the review, whatever happens', () => {
  const moves = transitions.flatMap(({ event, by }) => by.map((actor) => ({ event, actor })));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves)), (happenings) => {
      let state: RealNameState = 'none';
      let pictures = false;
      for (const { event, actor } of happenings) {
        const move: Move | undefined = findTransition(realNameMachine, state, event, actor);
        if (move === undefined) continue;
        state = move.to;
        pictures = event === 'submit' || (pictures && !move.emits.includes('erasePictures'));
        expect(pictures).toBe(state === 'inReview');
      }
    }),
  );
});

it('lets nobody approve themself', () => {
  for (const actor of ['owner', 'register'] as const)
    expect(findTransition(realNameMachine, 'inReview', 'approve', actor)).toBeUndefined();
});
