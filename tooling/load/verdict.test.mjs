import { describe, expect, it } from 'vitest';
import { faultsOf } from './verdict.mjs';

const answers = (extra = {}) => ({
  times: [10, 20, 30],
  shed: 0,
  unkind: 0,
  errors: 0,
  other: [],
  seconds: 1,
  ...extra,
});

function servers(live = 100e6, rss = 200e6) {
  return [{ name: 'gateway 1', live, rss, loopDelay: { p99: 10, max: 20 } }];
}

const phase = (extra = {}) => ({
  reading: answers(),
  booking: answers(),
  servers: servers(),
  ...extra,
});

const books = (remaining, orders, broken = { places: 7 }) => ({
  shifts: [{ id: 's', remaining, orders }],
  broken,
});

/** A run that is well, but for what is named. */
function runWith({ phases, ...others } = {}) {
  const turnedAway = answers({ shed: 5 });
  return {
    phases: {
      'as fast as it goes': phase({ booking: answers({ times: Array(100).fill(10) }) }),
      'steady 1': phase(),
      'steady 2': phase(),
      'steady 3': phase(),
      double: phase(),
      rush: phase({ reading: turnedAway, booking: turnedAway, servers: servers(300e6) }),
      afterwards: phase(),
      ...phases,
    },
    before: books(3, []),
    after: books(1, ['a', 'b']),
    acknowledged: [[{ shift: 's', orderNo: 'a' }], [{ shift: 's', orderNo: 'b' }]],
    ...others,
  };
}

describe('the verdict on load', () => {
  it('finds no fault with a run that is well', () => {
    expect(faultsOf(runWith())).toEqual([]);
  });

  it('lets a portal give up in the rush on a machine that is too slow, and on no other', () => {
    const gaveUp = answers({ shed: 5, other: ['504 /gateway/list'] });
    const rush = phase({ reading: gaveUp, booking: answers({ shed: 5 }) });
    const slow = phase({ booking: answers({ times: [10, 10] }) });
    expect(faultsOf(runWith({ phases: { rush } })).join(' ')).toMatch(/504/);
    expect(faultsOf(runWith({ phases: { rush, 'as fast as it goes': slow } }))).toEqual([]);
    const double = phase({ reading: gaveUp });
    expect(faultsOf(runWith({ phases: { double, 'as fast as it goes': slow } })).join(' ')).toMatch(
      /504/,
    );
  });

  it('lets a portal give up now and then in the rush', () => {
    const rushWith = (count) => {
      const other = Array(count).fill('504 /gateway/list');
      const reading = answers({ shed: 5, times: Array(400).fill(10), other });
      return { rush: phase({ reading, booking: answers({ shed: 5 }) }) };
    };
    expect(faultsOf(runWith({ phases: rushWith(4) }))).toEqual([]);
    expect(faultsOf(runWith({ phases: rushWith(5) })).join(' ')).toMatch(/504 .*5 times/);
  });

  it.each([
    [
      'an answer that is no 503',
      { double: phase({ reading: answers({ other: ['500 /'] }) }) },
      /500/,
    ],
    [
      'a 503 that does not say when',
      { rush: phase({ booking: answers({ shed: 2, unkind: 1 }) }) },
      /Retry-After/,
    ],
    ['a broken connection', { double: phase({ booking: answers({ errors: 1 }) }) }, /broke/],
    [
      'silence',
      { rush: phase({ booking: answers({ shed: 9, times: [] }) }) },
      /nothing was answered/,
    ],
    ['a rush that nobody is kept out of', { rush: phase() }, /nothing was turned away/],
    [
      'people kept out at ease',
      { 'steady 2': phase({ reading: answers({ shed: 1 }) }) },
      /turned away/,
    ],
    [
      'growing memory in use',
      { 'steady 3': phase({ servers: servers(111e6) }) },
      /live memory grew/,
    ],
    [
      'a growing process',
      { 'steady 3': phase({ servers: servers(100e6, 251e6) }) },
      /rss memory grew/,
    ],
    [
      'memory kept after the rush',
      { afterwards: phase({ servers: servers(126e6) }) },
      /afterwards/,
    ],
    [
      'slowness after the rush',
      { afterwards: phase({ reading: answers({ times: [61] }) }) },
      /61 ms after/,
    ],
  ])('names %s', (_, phases, expected) => {
    expect(faultsOf(runWith({ phases })).join(' ')).toMatch(expected);
  });

  it.each([
    ['one place sold twice', { after: books(1, ['a', 'b', 'c']) }, /2 places gone, 3 orders/],
    [
      'more sold than there was',
      { before: books(1, []), after: books(-1, ['a', 'b']) },
      /places gone/,
    ],
    ['an order lost', { after: books(2, ['a']) }, /not kept/],
    [
      'an order given twice',
      { acknowledged: [[{ shift: 's', orderNo: 'a' }], [{ shift: 's', orderNo: 'a' }]] },
      /two people/,
    ],
    [
      'bookings that break their rules',
      { after: books(1, ['a', 'b'], { places: 8 }) },
      /break their rules/,
    ],
    [
      'a gateway that sold nothing',
      { acknowledged: [[{ shift: 's', orderNo: 'a' }], []] },
      /Gateway 2/,
    ],
  ])('names %s', (_, change, expected) => {
    expect(faultsOf(runWith(change)).join(' ')).toMatch(expected);
  });
});
