import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findTransition,
  registrationActors,
  registrationEvents,
  registrationMachine,
  registrationStates,
  statesIn,
  transitionsOf,
  type RegistrationState,
} from '@xinglin/contract';
import {
  cancelRefusal,
  groupsOfTab,
  nothingYet,
  openStates,
  orderActions,
  submitRefusal,
  type OrderFacts,
} from './order-rules';

const now = new Date('2026-12-01T10:00:00+08:00');
const later = new Date('2026-12-05T10:00:00+08:00');
const earlier = new Date('2026-11-30T10:00:00+08:00');

const rules = {
  timeZone: 'Asia/Shanghai',
  windowDays: 14,
  releaseTime: '07:00',
  closeMinutesBefore: 30,
  drawSeconds: 0,
  maxOpenPerPatient: 2,
};
const shift = { date: '2026-12-05', startsAt: later, remaining: 1, stopped: false };
const visit = { orderNo: 'R1', kind: 'registration', startsAt: later } as const;
const sameTime = { ...visit, atThatTime: true };
const sameDay = { ...visit, atThatTime: false };
const patient = nothingYet;

describe('submitRefusal', () => {
  it.each([
    [{}, {}, null],
    [{ stopped: true }, { inTheWay: sameTime }, 'shiftStopped'],
    [{ startsAt: now, date: '2026-12-01' }, {}, 'shiftClosed'],
    [
      { date: '2026-12-25', startsAt: new Date('2026-12-25T10:00:00+08:00') },
      {},
      'shiftNotReleased',
    ],
    [{ remaining: 0 }, { suspended: true }, 'slotTaken'],
    [{ remaining: 0 }, { inTheWay: sameTime }, 'overlappingVisit'],
    [{ remaining: 0 }, { inTheWay: sameDay }, 'slotTaken'],
    [{}, { suspended: true, firstVisitElsewhere: true }, 'suspendedForNoShows'],
    [{}, { firstVisitElsewhere: true, inTheWay: sameTime }, 'firstVisitClinic'],
    [{}, { suspended: true, inTheWay: sameTime }, 'suspendedForNoShows'],
    [{}, { inTheWay: sameTime, openCount: 2 }, 'overlappingVisit'],
    [{}, { inTheWay: sameDay, openCount: 2 }, 'sameDoctorSameDay'],
    [{}, { openCount: 1 }, null],
    [{}, { bookedElsewhere: true, openCount: 2 }, 'bookedElsewhere'],
    [{}, { busyElsewhere: true, openCount: 2 }, 'overlappingVisit'],
    [{}, { bookedElsewhere: true, busyElsewhere: true }, 'bookedElsewhere'],
    [{ remaining: 0 }, { busyElsewhere: true }, 'slotTaken'],
    [{}, { openCount: 2, accountFull: true }, 'openOrderLimitReached'],
    [{}, { accountFull: true, dayFull: true }, 'accountOrderLimitReached'],
    [{}, { dayFull: true }, 'dayLimitReached'],
  ] as const)('shift %j, patient %j: %s', (shiftChange, patientChange, expected) => {
    expect(
      submitRefusal({ ...shift, ...shiftChange }, rules, { ...patient, ...patientChange }, now),
    ).toBe(expected);
  });
});

const order = (change: Partial<OrderFacts>): OrderFacts => ({
  status: 'awaitingPayment',
  paidCents: 0,
  startsAt: later,
  payBefore: later,
  cancelBefore: later,
  ...change,
});

describe('orderActions', () => {
  it.each([
    ['unpaid', {}, ['pay', 'cancel']],
    ['unpaid, time to pay over', { payBefore: now }, ['cancel']],
    ['paid', { status: 'confirmed', paidCents: 1000 }, ['showVoucher', 'cancel']],
    [
      'paid, deadline reached',
      { status: 'confirmed', paidCents: 1000, cancelBefore: now },
      ['showVoucher'],
    ],
    [
      'free, deadline for refunds over',
      { status: 'confirmed', payBefore: null, cancelBefore: earlier },
      ['showVoucher', 'cancel'],
    ],
    ['free, visit begun', { status: 'confirmed', payBefore: null, startsAt: now }, ['showVoucher']],
    ['checked in', { status: 'checkedIn', paidCents: 1000 }, ['showVoucher']],
    ['completed', { status: 'completed' }, ['bookAgain']],
    ['expired', { status: 'expired' }, ['bookAgain']],
    ['refunding', { status: 'refunding' }, ['bookAgain']],
    ['refunded', { status: 'refunded' }, ['bookAgain']],
    ['missed', { status: 'noShow' }, ['bookAgain']],
  ] as const)('%s', (_, change, expected) => {
    expect(orderActions(order(change), now)).toEqual(expected);
  });

  it('offers to cancel exactly when the cancellation would not be refused', () => {
    const moments = fc.constantFrom(earlier, now, later);
    const anyOrder = fc.record({
      status: fc.constantFrom(...registrationStates),
      paidCents: fc.constantFrom(0, 1000),
      startsAt: moments,
      payBefore: fc.option(moments),
      cancelBefore: moments,
    });
    fc.assert(
      fc.property(anyOrder, (some) => {
        expect(orderActions(some, now).includes('cancel')).toBe(cancelRefusal(some, now) === null);
      }),
    );
  });
});

describe('the machine', () => {
  it('puts every state under exactly one tab', () => {
    const tabs = Object.values(groupsOfTab).map((groups) =>
      statesIn(registrationMachine, ...groups),
    );
    expect(tabs.flat().toSorted()).toEqual([...registrationStates].toSorted());
  });

  it('comes to every state from an initial one, and leaves every state that is not final', () => {
    const reached = new Set<RegistrationState>(registrationMachine.initial);
    for (const state of reached) {
      for (const { from, to } of registrationMachine.transitions)
        if (from.includes(state)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...registrationStates].toSorted());
    for (const state of registrationStates) {
      const leaves = registrationMachine.transitions.some(({ from }) => from.includes(state));
      expect(leaves || registrationMachine.final.includes(state), state).toBe(true);
    }
  });

  it('gives a place back at most once on any path, and refunds only on the way to refunding', () => {
    const steps = fc.array(
      fc.record({
        event: fc.constantFrom(...registrationEvents),
        actor: fc.constantFrom(...registrationActors),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...registrationMachine.initial), steps, (initial, tries) => {
        let state: RegistrationState = initial;
        let released = 0;
        let refunds = 0;
        for (const { event, actor } of tries) {
          const transition = findTransition(registrationMachine, state, event, actor);
          if (!transition) continue;
          if (transition.emits.includes('releasePlace')) {
            expect(openStates).toContain(state);
            released += 1;
          }
          if (transition.emits.includes('refund')) refunds += 1;
          state = transition.to;
        }
        expect(released).toBeLessThanOrEqual(1);
        expect(refunds).toBeLessThanOrEqual(1);
        if (released === 1) expect(openStates).not.toContain(state);
      }),
      { numRuns: 500 },
    );
  });

  it('never lets a patient pay, check in or refund by themselves', () => {
    for (const event of [
      'pay',
      'checkIn',
      'complete',
      'requestRefund',
      'finishRefund',
      'stop',
      'expire',
    ] as const) {
      expect(transitionsOf(registrationMachine, event, 'patient'), event).toEqual([]);
    }
  });
});
