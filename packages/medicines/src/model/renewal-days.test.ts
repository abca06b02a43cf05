import { describe, expect, it } from 'vitest';
import { pendingRenewal, sampleRenewal } from '../samples/renewal-samples';
import { mostUrgent, renewalDays } from './renewal-days';

const now = '2026-11-20T21:00:00+08:00';
const lasting = (runsOutOn: string | null) => ({
  ...sampleRenewal,
  prescription: { ...sampleRenewal.prescription, runsOutOn },
});

describe('renewalDays', () => {
  it('marks what happens on which day', () => {
    // Answered at 23:00, reviewed at 00:00 of the next day, delivered two days later.
    expect(renewalDays(lasting('2026-11-26'), now)).toEqual({
      daysLeft: 6,
      arrivesOn: '2026-11-23',
      daysWithout: 0,
      days: [
        { day: '2026-11-20', events: ['renew'], isAfterGap: false },
        { day: '2026-11-21', events: ['reviewed'], isAfterGap: false },
        { day: '2026-11-22', events: [], isAfterGap: false },
        { day: '2026-11-23', events: ['arrives'], isAfterGap: false },
        { day: '2026-11-24', events: [], isAfterGap: false },
        { day: '2026-11-25', events: [], isAfterGap: false },
        { day: '2026-11-26', events: ['runsOut'], isAfterGap: false },
      ],
    });
  });

  it.each([
    ['arrives on the last day', '2026-11-23', 0],
    ['arrives a day late', '2026-11-22', 1],
    ['ran out days ago', '2026-11-18', 5],
  ])('counts the days without medicines: %s', (_, runsOutOn, daysWithout) => {
    expect(renewalDays(lasting(runsOutOn), now)?.daysWithout).toBe(daysWithout);
  });

  it('leaves quiet days out where weeks are left, and says where', () => {
    expect(renewalDays(lasting('2026-12-20'), now)?.days).toEqual([
      { day: '2026-11-20', events: ['renew'], isAfterGap: false },
      { day: '2026-11-21', events: ['reviewed'], isAfterGap: false },
      { day: '2026-11-23', events: ['arrives'], isAfterGap: true },
      { day: '2026-12-20', events: ['runsOut'], isAfterGap: true },
    ]);
  });

  it('knows nothing where the gateway knows no day', () => {
    expect(renewalDays(lasting(null), now)).toBeNull();
  });
});

describe('mostUrgent', () => {
  it('is the one that runs out first of those that can be renewed', () => {
    const later = lasting('2026-12-20');
    const unknown = lasting(null);
    expect(mostUrgent([unknown, later, pendingRenewal, sampleRenewal])).toBe(sampleRenewal);
    expect(mostUrgent([pendingRenewal])).toBeUndefined();
  });
});
