import { describe, expect, it } from 'vitest';
import { arrivalOf, type DeliveryTerms } from './arrival';

const terms: DeliveryTerms = {
  express: { cityIds: ['330100'], minutes: 75, opensAt: 8, closesAt: 21 },
  nearProvinceIds: ['330000', '310000'],
  nearDays: 1,
  farDays: 3,
  cutOffHour: 16,
};

describe('an arrival', () => {
  it.each([
    ['within the city, in an hour that is rounded up', '14:20', '330106', '2026-11-22T15:40'],
    ['before the shop opens, from its opening on', '05:00', '330100', '2026-11-22T09:20'],
    ['once it is closed, the next morning', '21:00', '330106', '2026-11-23T09:20'],
    ['within the province, the next day', '14:20', '330203', '2026-11-23T20:00'],
    ['after the last pick-up, a day later', '16:00', '310101', '2026-11-24T20:00'],
    ['far away, after three days', '14:20', '510104', '2026-11-25T20:00'],
  ])('%s', (_, time, areaId, expected) => {
    const { by, isHour } = arrivalOf(terms, new Date(`2026-11-22T${time}:00+08:00`), areaId);
    expect(by.toISOString()).toBe(new Date(`${expected}:00+08:00`).toISOString());
    expect(isHour).toBe(areaId.startsWith('3301'));
  });

  it('is on a day where a shop has no courier', () => {
    const now = new Date('2026-11-22T14:20:00+08:00');
    expect(arrivalOf({ ...terms, express: null }, now, '330106').isHour).toBe(false);
  });
});
