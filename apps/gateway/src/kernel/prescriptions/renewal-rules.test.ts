import { describe, expect, it } from 'vitest';
import { renewalRefusal, type RenewalFacts } from './renewal-rules';

const now = new Date('2026-12-01T10:00:00+08:00');
const before = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

const line = {
  lineId: '1',
  drugId: 'amlodipine-5mg',
  quantity: 1,
  amount: 1,
  unit: 'tablet',
  frequency: 'onceDaily',
  timing: 'anyTime',
  days: 28,
} as const;

/** A sheet of a visit three weeks ago, which lasts for six more days, with all that lets it be renewed. */
const renewable: RenewalFacts = {
  row: {
    state: 'dispensed',
    signedAt: before(22),
    endedAt: before(22),
    endReason: null,
    orderKey: null,
    runsOutOn: '2026-12-07',
    supersededBy: null,
    lines: [line],
  },
  patient: { ageYears: 71 },
  isGuardianPresent: undefined,
  pending: null,
  refused: null,
  newerId: null,
  visitAt: before(22),
  drugs: [{ name: '氨氯地平', isSpecial: false, isForOnline: true }],
  renewer: { doctorId: 'd1', deptId: 'cardiology' },
};
const row = (changed: Partial<RenewalFacts['row']>) => ({ row: { ...renewable.row, ...changed } });
const pending = { pending: { since: before(1), orderKey: 'C1' } };
const special = { drugs: [{ name: '吗啡', isSpecial: true, isForOnline: false }] };
const injected = { drugs: [{ name: '胰岛素', isSpecial: false, isForOnline: false }] };
const old = { visitAt: before(366) };
const refused = { refused: { reason: '先量一周血压', at: before(6) } };
const gone = { renewer: { doctorId: null, deptId: 'cardiology' } };
const small = { patient: { ageYears: 5 }, isGuardianPresent: false };

describe('one reason each', () => {
  it.each<[string, Partial<RenewalFacts>, object | null]>([
    ['nothing against it', {}, null],
    ['a request is open', pending, { why: 'pendingSince', orderKey: 'C1' }],
    ['it was refused six days ago', refused, { why: 'refused', reason: '先量一周血压' }],
    ['it was refused a week ago', { refused: { reason: '', at: before(7) } }, null],
    ['a newer one exists', { newerId: 'p2' }, { why: 'newerExists', prescriptionId: 'p2' }],
    ['no doctor renews it', gone, { why: 'doctorGone', deptId: 'cardiology' }],
    ['a visit a year ago', { visitAt: before(364) }, null],
    ['a visit longer ago', old, { why: 'needsVisit', olderThanMonths: 12 }],
    ['no visit on record', { visitAt: null }, null],
    ['a narcotic', special, { why: 'specialMedicine', name: '吗啡' }],
    ['not for prescribing online', injected, { why: 'notForOnline', name: '胰岛素' }],
    ['a small child without a guardian', small, { why: 'child' }],
    ['a small child with a guardian', { ...small, isGuardianPresent: true }, null],
    ['a small child, not asked yet', { ...small, isGuardianPresent: undefined }, null],
    ['a child of six', { ...small, patient: { ageYears: 6 } }, null],
    ['a patient who is gone', { patient: null }, { why: 'unknown' }],
    ['a medicine that is not on the list', { drugs: null }, { why: 'unknown' }],
    [
      'enough is left',
      row({ runsOutOn: '2026-12-08' }),
      { why: 'notFullyUsed', from: '2026-12-02' },
    ],
    ['it ran out', row({ runsOutOn: '2026-11-20' }), null],
    ['it ended unclaimed', row({ state: 'expired', runsOutOn: null }), null],
    [
      'it is reviewed',
      row({ state: 'inReview', orderKey: 'C2' }),
      { why: 'pendingSince', orderKey: 'C2' },
    ],
    [
      'its doctor writes it again',
      row({ state: 'returned', orderKey: 'C2', endedAt: before(1) }),
      { why: 'pendingSince', since: before(1).toISOString() },
    ],
    [
      'its doctor did not write it again',
      row({ state: 'returned', orderKey: 'C2', endedAt: before(8) }),
      { why: 'unknown' },
    ],
    [
      'it can still be claimed',
      row({ state: 'approved', runsOutOn: null }),
      { why: 'notFullyUsed', from: '2026-12-23' },
    ],
    [
      'it is prepared',
      row({ state: 'claimed', runsOutOn: null }),
      { why: 'notFullyUsed', from: '2026-12-23' },
    ],
    [
      'its doctor withdrew it',
      row({ state: 'cancelled', endReason: '剂量写错' }),
      { why: 'refused', reason: '剂量写错' },
    ],
    [
      'another version took its place',
      row({ state: 'superseded', supersededBy: 'p3' }),
      { why: 'newerExists', prescriptionId: 'p3' },
    ],
    ['it is not signed', row({ state: 'draft' }), { why: 'unknown' }],
  ])('%s', (_, changed, refusal) => {
    const found = renewalRefusal({ ...renewable, ...changed }, now);
    if (refusal === null) expect(found).toBeNull();
    else expect(found).toMatchObject(refusal);
  });
});

describe('of several reasons the first is said', () => {
  const all = [
    ['pendingSince', pending],
    ['newerExists', { newerId: 'p2' }],
    ['specialMedicine', special],
    ['notForOnline', injected],
    ['needsVisit', old],
    ['refused', refused],
    ['notFullyUsed', row({ runsOutOn: '2026-12-20' })],
    ['doctorGone', gone],
    ['child', small],
  ] as const;

  it.each(all.map(([why], index) => [why, index] as const))('%s', (why, index) => {
    // With all reasons that come behind it; of two that set the same field the first counts.
    const facts = all.slice(index).toReversed();
    const merged = Object.assign({}, renewable, ...facts.map(([, changed]) => changed));
    expect(renewalRefusal(merged, now)?.why).toBe(why);
  });
});
