import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byFit, fitOf, type Fit, type FitFacts, type FitPackage } from './fit';

const parts: Record<string, ReturnType<FitFacts['partOf']>> = {
  ecg: 'heart',
  lipids: 'heart',
  carotid: 'heart',
  echo: 'heart',
  glucose: 'blood',
  bone: 'bone',
};
const values: Record<string, NonNullable<ReturnType<FitFacts['measured']>>> = {
  ldl: { itemCode: 'lipids', part: 'heart' },
  sbp: { itemCode: 'general', part: 'heart' },
  glu: { itemCode: 'glucose', part: 'blood' },
};

const facts = (changed: Partial<FitFacts> = {}): FitFacts => ({
  day: '2026-11-22',
  person: { gender: 'female', birthDate: '1958-03-01' },
  outside: [],
  examined: [],
  owned: [],
  partOf: (code) => parts[code] ?? 'basic',
  measured: (code) => values[code],
  ...changed,
});
const offer = (items: readonly string[], changed: Partial<FitPackage> = {}): FitPackage => ({
  packageCode: items.join('-'),
  items,
  sex: 'any',
  minAge: null,
  maxAge: null,
  picture: { main: 'heart', badge: 'bone' },
  ...changed,
});
const high = (code: string) => ({ code, flag: 'high' as const });
const heart = ['general', 'lipids', 'ecg', 'carotid'];

describe('how a package fits a person', () => {
  it.each<[string, FitPackage, FitFacts, Fit]>([
    [
      'another sex is excluded, whatever the report says',
      offer(heart, { sex: 'male' }),
      facts({ outside: [high('ldl')] }),
      { kind: 'unfit', reason: 'sex' },
    ],
    [
      'a year too young',
      offer(heart, { minAge: 69 }),
      facts(),
      { kind: 'unfit', reason: 'tooYoung' },
    ],
    ['just old enough', offer(heart, { minAge: 68 }), facts(), { kind: 'plain' }],
    ['a year too old', offer(heart, { maxAge: 67 }), facts(), { kind: 'unfit', reason: 'tooOld' }],
    [
      'three items of the part of a high value',
      offer(heart),
      facts({ outside: [high('sbp'), high('ldl'), high('glu')] }),
      { kind: 'suits', values: [high('sbp'), high('ldl')], closeItems: 3 },
    ],
    [
      'two items are no close look',
      offer(['general', 'lipids', 'ecg']),
      facts({ outside: [high('ldl')] }),
      { kind: 'plain' },
    ],
    [
      'a close look without the item that measures the value',
      offer(['ecg', 'carotid', 'echo']),
      facts({ outside: [high('ldl')] }),
      { kind: 'plain' },
    ],
    [
      'a value that no item measures',
      offer(heart),
      facts({ outside: [high('unknown')] }),
      { kind: 'plain' },
    ],
    [
      'three of four items in what the person has',
      offer(heart),
      facts({
        owned: [['general'], ['lipids', 'ecg', 'carotid', 'other']],
        outside: [high('ldl')],
      }),
      { kind: 'owned', sameItems: 3 },
    ],
    [
      'three of four items, without one that the package is about',
      offer(heart),
      facts({ owned: [['general', 'lipids', 'ecg']] }),
      { kind: 'plain' },
    ],
    [
      'two of four items in what the person has',
      offer(heart),
      facts({ owned: [['general', 'lipids']] }),
      { kind: 'plain' },
    ],
    [
      'an item that no report covers, what the package is about first',
      offer(['general', 'eyes', 'bone']),
      facts({ examined: ['general'] }),
      { kind: 'new', itemCode: 'bone' },
    ],
    ['nothing new', offer(['general']), facts({ examined: ['general'] }), { kind: 'plain' }],
    ['without a report nothing is new', offer(['bone']), facts(), { kind: 'plain' }],
    ['a package without items', offer([]), facts({ owned: [[]] }), { kind: 'plain' }],
  ])('%s', (_, one, known, fit) => {
    expect(fitOf(one, known)).toEqual(fit);
  });

  it('puts first what suits more values and looks more closely, last what excludes the person', () => {
    const known = facts({
      outside: [high('ldl'), high('sbp')],
      examined: [...heart, 'echo'],
      owned: [['glucose']],
    });
    const offers = [
      offer(heart, { packageCode: 'men', sex: 'male' }),
      offer(['glucose'], { packageCode: 'owned' }),
      offer(['general'], { packageCode: 'plain' }),
      offer(['general', 'bone'], { packageCode: 'new' }),
      offer(['lipids', 'ecg', 'carotid'], { packageCode: 'one value' }),
      offer(heart, { packageCode: 'close' }),
      offer([...heart, 'echo'], { packageCode: 'closest' }),
    ];
    expect(byFit(offers, known).map((one) => one.offer.packageCode)).toEqual([
      'closest',
      'close',
      'one value',
      'new',
      'plain',
      'owned',
      'men',
    ]);
  });

  it('keeps every package once, and equals in their order', () => {
    const items = fc.subarray([...heart, 'echo', 'glucose', 'bone']);
    const sex = fc.constantFrom('any' as const, 'female' as const, 'male' as const);
    fc.assert(
      fc.property(
        fc.array(fc.record({ items, sex })),
        fc.array(items),
        items,
        fc.subarray(['ldl', 'sbp', 'glu']),
        (rows, owned, examined, codes) => {
          const offers = rows.map((row, at) => offer(row.items, { ...row, packageCode: `${at}` }));
          const known = facts({ owned, examined, outside: codes.map(high) });
          const found = byFit(offers, known);
          expect(
            found.map((one) => one.offer).toSorted((a, b) => offers.indexOf(a) - offers.indexOf(b)),
          ).toEqual(offers);
          const plain = found
            .filter(({ fit }) => fit.kind === 'plain')
            .map((one) => Number(one.offer.packageCode));
          expect(plain).toEqual(plain.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
