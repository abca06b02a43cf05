// oxlint-disable unicorn/no-thenable -- the contract's word; no one awaits a silence
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { medicineLine } from './medicine-line';
import { approvedSheet, confirmedOrder, partOnTheWay, signedSheet } from './medicine-line-fixture';
import type { DispensingFacts, MedicineLineFacts } from './medicine-line-shapes';

const at = (time: string) => new Date(`2026-12-01T${time}:00+08:00`);
const claimed = { ...approvedSheet, state: 'claimed' } as const;
const states = (facts: MedicineLineFacts, now: Date) =>
  medicineLine(facts, now).steps.map(({ state, part }) =>
    part ? `${state} ${part.done}/${part.of}` : state,
  );

describe('the line of medicines', () => {
  it('says where two of three are, who has the third and since when nothing was heard', () => {
    const facts = { prescription: claimed, order: partOnTheWay };
    expect(states(facts, at('14:00'))).toEqual(['done', 'done', 'now 2/3', 'later 2/3', 'later']);
    const line = medicineLine(facts, at('14:21'));
    expect(line.steps[2]).toMatchObject({ state: 'late', by: '杏林大药房' });
    expect(line.steps[3]).toMatchObject({ by: '张师傅' });
    expect(line.steps[4]).toMatchObject({ dueAt: at('14:50').toISOString() });
    expect(line.next).toEqual({ hand: 'pharmacy', by: at('14:20').toISOString() });
    expect(line.silence).toEqual({
      kind: 'overdueSince',
      since: at('14:20').toISOString(),
      lastWords: '在调货',
      lastHeardAt: at('13:40').toISOString(),
      // Two are with the courier: the third is not moved to another pharmacy.
      then: { what: 'refunds', at: at('15:30').toISOString() },
    });
  });

  it.each<[string, Partial<DispensingFacts>, string, object | null]>([
    ['sent, in its time', { state: 'sent', confirmedAt: null }, '12:30', null],
    [
      'sent, out of its time',
      { state: 'sent', confirmedAt: null, lastHeardAt: null },
      '12:46',
      {
        kind: 'overdueSince',
        since: at('12:45').toISOString(),
        then: { what: 'offersElsewhere', at: at('12:45').toISOString() },
      },
    ],
    [
      'unconfirmed, while another one can be chosen',
      { state: 'unconfirmed', confirmBefore: at('13:15') },
      '12:50',
      {
        kind: 'overdueSince',
        since: at('12:15').toISOString(),
        then: { what: 'refunds', at: at('13:15').toISOString() },
      },
    ],
    [
      'confirmed, without news',
      {},
      '12:50',
      { kind: 'nothingYet', then: { what: 'asksAgain', at: at('13:20').toISOString() } },
    ],
    ['confirmed, with news', { lastHeardAt: at('12:40') }, '12:50', null],
    [
      'confirmed, news overdue, all still there',
      { lastHeardAt: at('12:40') },
      '13:21',
      {
        kind: 'overdueSince',
        then: { what: 'offersElsewhere', at: at('14:30').toISOString() },
      },
    ],
    ['news overdue for longer than that', {}, '14:31', { kind: 'overdueSince', then: null }],
    [
      'a pharmacy that does not report',
      { reportsProgress: false, newsBefore: null },
      '14:00',
      { kind: 'doesNotReport', since: at('12:15').toISOString(), then: null },
    ],
    ['received', { state: 'received', receivedAt: at('14:00') }, '15:00', null],
  ])('%s', (_, changed, now, silence) => {
    const order = { ...confirmedOrder, ...changed };
    const line = medicineLine({ prescription: claimed, order }, at(now));
    if (silence === null) expect(line.silence).toBeNull();
    else expect(line.silence).toMatchObject(silence);
  });

  it('calls a review late after its promise, and pharmacists are asked again then', () => {
    const facts = { prescription: signedSheet, order: null };
    expect(medicineLine(facts, at('12:27')).silence).toBeNull();
    const line = medicineLine(facts, at('12:28'));
    expect(line.steps[1]).toMatchObject({ state: 'late' });
    expect(line.silence).toMatchObject({ kind: 'overdueSince', then: { what: 'asksAgain' } });
  });

  it('a pick-up is delivered when it is ready at the counter, and arrives when it is collected', () => {
    const order: DispensingFacts = {
      ...confirmedOrder,
      method: 'pickup',
      state: 'readyToCollect',
      lines: confirmedOrder.lines.map((line) => ({ ...line, state: 'ready' })),
    };
    const line = medicineLine({ prescription: claimed, order }, at('14:00'));
    expect(line).toMatchObject({ phase: 'toCollect', next: { hand: 'patient' } });
    expect(line.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  it('a sheet whose lines all ended unfilled is never done', () => {
    const order: DispensingFacts = {
      ...confirmedOrder,
      state: 'declined',
      lines: confirmedOrder.lines.map((line) => ({ ...line, state: 'declined' })),
    };
    for (const state of ['claimed', 'partlyDispensed', 'dispensed'] as const) {
      const line = medicineLine({ prescription: { ...claimed, state }, order }, at('14:00'));
      expect(line).toMatchObject({ phase: 'declined', next: { hand: 'nobody' } });
      expect(line.steps[4]?.state).toBe('ended');
    }
  });

  it('cannot be redeemed once its hour has passed, before the gateway has noted it', () => {
    const facts = { prescription: approvedSheet, order: null };
    expect(medicineLine(facts, at('23:58')).phase).toBe('toOrder');
    expect(medicineLine(facts, at('23:59'))).toMatchObject({
      phase: 'expired',
      next: { hand: 'nobody', by: null },
    });
  });
});

const moment = fc.integer({ min: 0, max: 48 * 60 }).map((minutes) => {
  return new Date(at('00:00').getTime() + minutes * 60_000);
});
const maybe = fc.option(moment);
const anyOrder: fc.Arbitrary<DispensingFacts> = fc.record({
  orderNo: fc.constant('D1'),
  state: fc.constantFrom(
    ...(['awaitingPayment', 'sent', 'unconfirmed', 'confirmed', 'cancellationAsked'] as const),
    ...(['readyToCollect', 'onTheWay', 'received', 'unpaid', 'cancelled'] as const),
    ...(['declined', 'refunding', 'refunded'] as const),
  ),
  method: fc.constantFrom('delivery', 'pickup'),
  pharmacyName: fc.constant('药房'),
  reportsProgress: fc.boolean(),
  payBefore: maybe,
  sentAt: maybe,
  confirmBefore: maybe,
  confirmedAt: maybe,
  lastHeardAt: maybe,
  lastWords: fc.option(fc.string()),
  newsBefore: maybe,
  promisedBy: maybe,
  receivedAt: maybe,
  lines: fc.array(
    fc.record({
      state: fc.constantFrom(
        ...(['waiting', 'preparing', 'onHold', 'ready'] as const),
        ...(['handedOver', 'declined', 'returned'] as const),
      ),
      parcelId: fc.option(fc.constantFrom('P1', 'P2')),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  parcels: fc.array(
    fc.record({
      parcelId: fc.constantFrom('P1', 'P2'),
      courier: fc.option(fc.constant('张师傅')),
      sentAt: moment,
      arrivesBy: maybe,
      deliveredAt: maybe,
    }),
    { maxLength: 2 },
  ),
});
const anyFacts: fc.Arbitrary<MedicineLineFacts> = fc.record({
  prescription: fc.record({
    state: fc.constantFrom(
      ...(['inReview', 'approved', 'claimed', 'partlyDispensed', 'dispensed'] as const),
      ...(['draft', 'returned', 'expired', 'cancelled', 'superseded'] as const),
    ),
    doctorName: fc.constant('医生'),
    pharmacistName: fc.constant(null),
    signedAt: moment,
    reviewBefore: moment,
    approvedAt: maybe,
    validUntil: maybe,
    endedAt: maybe,
    lineCount: fc.integer({ min: 1, max: 5 }),
  }),
  order: fc.option(anyOrder),
});

describe('whatever the facts', () => {
  test('one step waits while the line is open, and none once it has ended', () => {
    fc.assert(
      fc.property(anyFacts, moment, (facts, now) => {
        const { steps, next } = medicineLine(facts, now);
        const waiting = steps.filter(({ state }) => state === 'now' || state === 'late');
        expect(waiting).toHaveLength(next.hand === 'nobody' ? 0 : 1);
        const order = steps.map(({ state }) => state);
        // Steps are through from the first on, and nothing is done or to come behind the end.
        expect(order.join(' ')).toMatch(/^(?:done ?)*(?:(?:now|late)( later)*|(?:ended ?)*)$/);
      }),
    );
  });

  test('a prescription that has ended is never redeemable', () => {
    const over = new Set(['returned', 'expired', 'cancelled', 'superseded']);
    fc.assert(
      fc.property(anyFacts, moment, (facts, now) => {
        fc.pre(over.has(facts.prescription.state));
        const { next, steps, silence } = medicineLine(facts, now);
        expect({ hand: next.hand, last: steps.at(-1)?.state, silence }).toEqual({
          hand: 'nobody',
          last: 'ended',
          silence: null,
        });
      }),
    );
  });

  test('time alone takes no step back, and makes none done', () => {
    fc.assert(
      fc.property(anyFacts, moment, moment, (facts, one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        const before = medicineLine(facts, first).steps.map(({ state }) => state === 'done');
        const after = medicineLine(facts, second).steps.map(({ state }) => state === 'done');
        expect(after).toEqual(before);
      }),
    );
  });
});
