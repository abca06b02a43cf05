import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookingTerms,
  clinicTypes,
  insuranceWays,
  isClinicOpenTo,
  submitChecks,
  type BookingRuleSet,
  type TermPatient,
  type TermVisit,
} from './booking-terms';

const rules: BookingRuleSet = {
  timeZone: 'Asia/Shanghai',
  windowDays: 14,
  releaseTime: '07:00',
  closeMinutesBefore: 30,
  payWithinMinutes: 20,
  cancelDaysBefore: 1,
  cancelUntil: '18:00',
  noShowLimit: 3,
  noShowWindowDays: 30,
  suspendDays: 90,
  maxOpenPerPatient: 3,
  insurance: 'settledAtCounter',
  submitCheck: 'none',
  firstVisitClinics: ['general'],
  maxReschedules: 2,
  asksSystem: false,
};
const visit: TermVisit = {
  date: '2026-12-08',
  startsAt: new Date('2026-12-08T08:30:00+08:00'),
  endsAt: new Date('2026-12-08T09:00:00+08:00'),
  feeCents: 3800,
  clinicType: 'expert',
};
const patient: TermPatient = { openCount: 0, missed: 0, visitedBefore: true };
const now = new Date('2026-12-05T12:00:00+08:00');

const named = (
  changed: {
    rules?: Partial<BookingRuleSet>;
    visit?: Partial<TermVisit>;
    patient?: Partial<TermPatient>;
    now?: Date;
  } = {},
) =>
  new Map(
    bookingTerms(
      { ...rules, ...changed.rules },
      { ...visit, ...changed.visit },
      { ...patient, ...changed.patient },
      changed.now ?? now,
    ).map(({ name, ...said }) => [name, said] as const),
  );

const nothing = { cents: null, at: null, count: null };

describe('bookingTerms', () => {
  it('says what it costs, and each deadline as a moment', () => {
    const terms = named();
    expect([...terms.keys()]).toEqual([
      'fee',
      'payBefore',
      'bookBefore',
      'cancelBefore',
      'reschedule',
      'insuranceAtCounter',
      'oneADay',
      'moreOpen',
      'missesLeft',
    ]);
    expect(terms.get('fee')).toEqual({ ...nothing, cents: 3800 });
    expect(terms.get('payBefore')?.at).toEqual(new Date('2026-12-05T12:20:00+08:00'));
    expect(terms.get('bookBefore')?.at).toEqual(new Date('2026-12-08T08:00:00+08:00'));
    expect(terms.get('cancelBefore')?.at).toEqual(new Date('2026-12-07T18:00:00+08:00'));
    expect(terms.get('moreOpen')?.count).toBe(2);
    expect(terms.get('missesLeft')?.count).toBe(2);
  });

  it.each([
    ['a free visit', { visit: { feeCents: 0 } }, 'cancelFree', visit.startsAt],
    [
      'a refund that is over already',
      { now: new Date('2026-12-07T18:00:00+08:00') },
      'cancelOver',
      new Date('2026-12-07T18:00:00+08:00'),
    ],
    [
      'a miss that suspends',
      { patient: { missed: 2 } },
      'missSuspends',
      new Date('2027-03-08T09:00:00+08:00'),
    ],
  ] as const)('%s', (_, changed, name, at) => {
    expect(named(changed).get(name)).toEqual({ ...nothing, at });
  });

  it.each([
    [{ rules: { insurance: 'selfPayOnly' } }, 'selfPayOnly', true],
    [{ patient: { visitedBefore: false } }, 'firstVisitClinic', true],
    [
      { patient: { visitedBefore: false }, visit: { clinicType: 'general' } },
      'firstVisitClinic',
      false,
    ],
    [{ rules: { submitCheck: 'imageCode' } }, 'imageCode', true],
    [{ rules: { submitCheck: 'mobileCode' } }, 'mobileCode', true],
    [{ rules: { asksSystem: true } }, 'hospitalAnswers', true],
    [{}, 'hospitalAnswers', false],
    [{ rules: { maxReschedules: 0 } }, 'reschedule', false],
    [{ visit: { feeCents: 0 } }, 'payBefore', false],
  ] as const)('%j: %s is told: %s', (changed, name, isTold) => {
    expect(named(changed).has(name)).toBe(isTold);
  });

  it('tells each term once, as one value, and no moment to pay behind the visit (property)', () => {
    const count = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.record({
          noShowLimit: fc.integer({ min: 1, max: 5 }),
          maxOpenPerPatient: count,
          maxReschedules: count,
          payWithinMinutes: fc.integer({ min: 1, max: 600 }),
          insurance: fc.constantFrom(...insuranceWays),
          submitCheck: fc.constantFrom(...submitChecks),
          asksSystem: fc.boolean(),
          firstVisitClinics: fc.subarray([...clinicTypes]),
        }),
        fc.record({ openCount: count, missed: count, visitedBefore: fc.boolean() }),
        fc.record({
          feeCents: fc.constantFrom(0, 3800),
          clinicType: fc.constantFrom(...clinicTypes),
        }),
        fc.date({ min: new Date('2026-11-24'), max: visit.startsAt, noInvalidDate: true }),
        (changed, known, shown, moment) => {
          const set = { ...rules, ...changed };
          const terms = bookingTerms(set, { ...visit, ...shown }, known, moment);
          expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
          for (const { cents, at, count: told } of terms) {
            expect([cents, at, told].filter((value) => value !== null).length).toBeLessThan(2);
            if (told !== null) expect(told).toBeGreaterThanOrEqual(0);
          }
          const pay = terms.find(({ name }) => name === 'payBefore')?.at;
          expect(pay === undefined).toBe(shown.feeCents === 0);
          if (pay) expect(pay <= visit.startsAt && pay >= moment).toBe(true);
          expect(terms.some(({ name }) => name === 'firstVisitClinic')).toBe(
            !isClinicOpenTo(set, shown.clinicType, known.visitedBefore),
          );
        },
      ),
    );
  });
});
