import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consultMachine, consultStates, type ConsultState } from './consult-order';
import { findTransition } from '../state-machine';

const moves = consultMachine.transitions.flatMap(({ event, by }) =>
  by.map((actor) => ({ event, actor })),
);

describe('the life of a consult', () => {
  it.each([
    ['awaitingPayment', 'pay', 'system', 'waiting'],
    ['awaitingPayment', 'lapse', 'system', 'unpaid'],
    ['awaitingPayment', 'cancel', 'patient', 'cancelledByPatient'],
    ['awaitingPayment', 'take', 'hospital', null],
    ['waiting', 'take', 'hospital', 'inProgress'],
    ['waiting', 'expire', 'system', 'expired'],
    ['waiting', 'expire', 'patient', null],
    ['waiting', 'finish', 'patient', null],
    ['waiting', 'refuse', 'hospital', 'refusedByDoctor'],
    ['inProgress', 'askPictures', 'hospital', 'paused'],
    ['paused', 'sendPictures', 'patient', 'inProgress'],
    ['paused', 'take', 'hospital', null],
    ['inProgress', 'finish', 'patient', 'finished'],
    ['waiting', 'upgrade', 'system', 'upgraded'],
    ['finished', 'upgrade', 'system', null],
    ['upgraded', 'returnCredit', 'system', 'refunding'],
    ['upgraded', 'requestRefund', 'system', null],
    ['inProgress', 'convert', 'patient', 'waiting'],
    ['finished', 'convert', 'patient', null],
    ['finished', 'requestRefund', 'system', null],
    ['finished', 'requestRefund', 'hospital', 'refunding'],
    ['expired', 'requestRefund', 'system', 'refunding'],
    ['refunding', 'finishRefund', 'system', 'refunded'],
    ['refunded', 'pay', 'system', null],
  ] as const)('from %s by %s of %s leads to %s', (state, event, actor, to) => {
    expect(findTransition(consultMachine, state, event, actor)?.to ?? null).toBe(to);
  });

  it('reaches every state, and stays only where a consult may stay', () => {
    const from = (state: ConsultState) =>
      consultMachine.transitions.filter((one) => one.from.includes(state));
    const reached = new Set<ConsultState>(consultMachine.initial);
    for (const state of reached) for (const { to } of from(state)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...consultStates].toSorted());
    const stuck = consultStates.filter(
      (state) => from(state).length === 0 && !consultMachine.final.includes(state),
    );
    expect(stuck).toEqual([]);
  });

  it('never goes on after its money went back, and pays back only what is over', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 25 }), (walk) => {
        let state: ConsultState = 'awaitingPayment';
        let paidBack = false;
        for (const { event, actor } of walk) {
          const to: ConsultState | undefined = findTransition(
            consultMachine,
            state,
            event,
            actor,
          )?.to;
          if (to === undefined) continue;
          expect(paidBack).toBe(false);
          if (to === 'refunding')
            expect(['completed', 'cancelled']).toContain(consultMachine.groups[state]);
          if (to === 'refunded') paidBack = true;
          state = to;
        }
      }),
    );
  });
});
