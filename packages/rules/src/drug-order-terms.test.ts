import { describe, expect, it } from 'vitest';
import {
  deliveryWindows,
  newsDue,
  openFrom,
  openMinutesAfter,
  silenceAct,
  type AwaitedOrder,
  type Silence,
} from './drug-order-terms';

const china = (time: string, day = '2026-12-01'): Date => new Date(`${day}T${time}:00+08:00`);
const daily = { opensAt: '08:00', closesAt: '22:00' };
const always = { opensAt: '00:00', closesAt: '24:00' };

describe('opening hours', () => {
  it.each([
    ['before it opens', '06:30', daily, '08:00', '2026-12-01'],
    ['while it is open', '12:00', daily, '12:00', '2026-12-01'],
    ['at its closing', '22:00', daily, '08:00', '2026-12-02'],
    ['at night, open always', '23:30', always, '23:30', '2026-12-01'],
  ])('%s', (_, time, hours, opens, day) => {
    expect(openFrom(china(time), hours)).toEqual(china(opens, day));
  });

  it.each([
    ['within the day', '12:00', 30, daily, '12:30', '2026-12-01'],
    ['up to the closing', '21:30', 30, daily, '22:00', '2026-12-01'],
    ['over the night', '21:50', 30, daily, '08:20', '2026-12-02'],
    ['over midnight, open always', '23:50', 30, always, '00:20', '2026-12-02'],
    ['over two days', '21:00', 15 * 60, daily, '08:00', '2026-12-03'],
  ])('so many minutes %s', (_, time, minutes, hours, ends, day) => {
    const found = openMinutesAfter(china(time), minutes, hours);
    // The end of one day's opening hours is the beginning of the next ones.
    expect(openFrom(found, hours)).toEqual(openFrom(china(ends, day), hours));
  });

  it('refuses hours that are never open', () => {
    const never = { opensAt: '09:00', closesAt: '09:00' };
    expect(() => openMinutesAfter(china('12:00'), 1, never)).toThrow('never open');
  });
});

describe('windows of delivery', () => {
  it('begin from the earliest moment on, on two days, within opening hours', () => {
    const windows = deliveryWindows(china('18:10'), china('19:10'), {
      opensAt: '08:00',
      closesAt: '21:00',
    });
    expect(windows.map(({ startsAt }) => startsAt)).toEqual(
      ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'].map((time) =>
        china(time, '2026-12-02'),
      ),
    );
    for (const { startsAt, endsAt } of windows)
      expect(endsAt.getTime() - startsAt.getTime()).toBe(2 * 60 * 60_000);
  });
});

const line = (state: Silence['lines'][number]['state'], more: object = {}) => ({
  state,
  expectedAt: null,
  isOffered: false,
  ...more,
});

describe('news', () => {
  const order = (lines: AwaitedOrder['lines'], more: object = {}): AwaitedOrder => ({
    method: 'delivery',
    reportsProgress: true,
    promisedBy: china('14:00'),
    hours: daily,
    lines,
    ...more,
  });
  const held = { expectedAt: china('16:00') };
  it.each<[string, AwaitedOrder, Date | null]>([
    ['of work, within an hour', order([line('preparing')]), china('13:00')],
    ['of what waits, within an hour', order([line('waiting')]), china('13:00')],
    ['of what is ready and not sent', order([line('ready')]), china('13:00')],
    ['not of what waits at the counter', order([line('ready')], { method: 'pickup' }), null],
    ['of what is on hold, by its promise', order([line('onHold', held)]), china('16:00')],
    [
      'not while another one is offered',
      order([line('onHold', { ...held, isOffered: true })]),
      null,
    ],
    [
      'of a parcel, by its arrival',
      order([{ ...line('ready'), parcelBy: china('12:40') }]),
      china('12:40'),
    ],
    [
      'of a parcel without a promise, within a day',
      order([{ ...line('ready'), parcelBy: null }]),
      china('12:00', '2026-12-02'),
    ],
    [
      'by the earliest of all',
      order([line('preparing'), line('onHold', { expectedAt: china('12:20') })]),
      china('12:20'),
    ],
    [
      'of one that does not report, by what was promised',
      order([line('preparing')], { reportsProgress: false }),
      china('14:00'),
    ],
    ['not of what is over', order([line('handedOver'), line('declined')]), null],
  ])('%s', (_, facts, due) => {
    expect(newsDue(facts, china('12:00'))).toEqual(due);
  });
});

describe('silence', () => {
  const base: Silence = {
    state: 'confirmed',
    confirmBefore: null,
    confirmsWithinMinutes: 20,
    wasAskedAgain: false,
    newsBefore: china('12:00'),
    isReported: false,
    lines: [line('preparing')],
  };
  const sent = { ...base, state: 'sent', confirmBefore: china('12:20'), newsBefore: null } as const;
  const over = line('onHold', { expectedAt: china('10:50') });
  it.each<[string, Silence, string, string]>([
    ['half of the time is not over', sent, '12:09', 'none'],
    ['half of the time is over', sent, '12:10', 'askAgain'],
    ['it was asked again', { ...sent, wasAskedAgain: true }, '12:19', 'none'],
    ['news is not due', base, '11:59', 'none'],
    ['news is due', base, '12:00', 'report'],
    ['it was reported', { ...base, isReported: true }, '13:30', 'none'],
    ['a courier is silent', { ...base, state: 'onTheWay' }, '12:00', 'report'],
    ['on hold, within the stated time', { ...base, lines: [over] }, '11:59', 'none'],
    ['all on hold beyond it', { ...base, lines: [over, over] }, '12:00', 'offerElsewhere'],
    [
      'all but what was declined',
      { ...base, lines: [over, line('declined')] },
      '12:00',
      'offerElsewhere',
    ],
    [
      'one on hold, another one prepared',
      { ...base, lines: [over, line('preparing')] },
      '12:00',
      'declineHeld',
    ],
    [
      'one on hold, another one on the way',
      { ...base, state: 'onTheWay', lines: [over, line('ready')] },
      '12:00',
      'declineHeld',
    ],
    [
      'one on hold, another one handed over',
      { ...base, state: 'onTheWay', lines: [over, line('handedOver')] },
      '12:00',
      'declineHeld',
    ],
    [
      'another maker is being decided',
      { ...base, newsBefore: null, lines: [line('onHold', { ...over, isOffered: true })] },
      '23:00',
      'none',
    ],
  ])('%s', (_, facts, time, act) => {
    expect(silenceAct(facts, china(time))).toBe(act);
  });
});
