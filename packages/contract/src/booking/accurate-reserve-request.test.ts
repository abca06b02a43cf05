import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accurateReserveEvents,
  accurateReserveMachine,
  accurateReserveStates,
  type AccurateReserveEvent,
  type AccurateReserveState,
} from './accurate-reserve-request';
import { orderActors } from '../orders/order-machine';
import { findTransition } from '../state-machine';

const { initial, final, transitions } = accurateReserveMachine;

describe('a request for precision booking', () => {
  it.each([
    ['auditing', 'approve', 'hospital', 'approved'],
    ['auditing', 'return', 'hospital', 'changesWanted'],
    ['auditing', 'cancel', 'patient', 'cancelled'],
    ['auditing', 'expire', 'system', 'expired'],
    ['changesWanted', 'resend', 'patient', 'auditing'],
    ['changesWanted', 'cancel', 'patient', 'cancelled'],
    ['changesWanted', 'expire', 'system', 'expired'],
  ] as const)('goes from %s by %s of the %s to %s', (state, event, actor, to) => {
    expect(findTransition(accurateReserveMachine, state, event, actor)?.to).toBe(to);
  });

  it.each([
    ['auditing', 'approve', 'patient'],
    ['auditing', 'resend', 'patient'],
    ['changesWanted', 'approve', 'hospital'],
    ['approved', 'cancel', 'patient'],
    ['expired', 'resend', 'patient'],
    ['cancelled', 'approve', 'hospital'],
  ] as const)('refuses %s – %s by %s', (state, event, actor) => {
    expect(findTransition(accurateReserveMachine, state, event, actor)).toBeUndefined();
  });

  it('reaches every state, and leaves none that is final', () => {
    expect(new Set([...initial, ...transitions.map(({ to }) => to)])).toEqual(
      new Set(accurateReserveStates),
    );
    for (const { from } of transitions)
      expect(from.filter((state) => final.includes(state))).toEqual([]);
  });

  it('holds one place at most, and only for one that was approved, whatever happens', () => {
    const moves = fc.array(
      fc.record({
        event: fc.constantFrom<AccurateReserveEvent>(...accurateReserveEvents),
        actor: fc.constantFrom(...orderActors),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(moves, (tried) => {
        let state: AccurateReserveState = 'auditing';
        let held = 0;
        for (const { event, actor } of tried) {
          const move: (typeof transitions)[number] | undefined = findTransition(
            accurateReserveMachine,
            state,
            event,
            actor,
          );
          if (move === undefined) continue;
          state = move.to;
          held += move.emits.filter((effect) => effect === 'holdPlace').length;
        }
        expect(held).toBe(state === 'approved' ? 1 : 0);
      }),
    );
  });
});
