import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenLength } from './blank-text';
import { checkPreciseRequest, preciseRequestLimits, type PreciseRequest } from './precise-request';

const offered = [
  '2026-12-01',
  '2026-12-03',
  '2026-12-04',
  '2026-12-08',
  '2026-12-09',
  '2026-12-10',
];
const whole: PreciseRequest = {
  symptoms: '右膝疼了三个月，上下楼时更疼',
  fileIds: ['f-1'],
  days: ['2026-12-03'],
};

describe('a request for precision booking', () => {
  it.each<[string, Partial<PreciseRequest>, readonly string[]]>([
    ['is whole', {}, []],
    ['needs no picture', { fileIds: [] }, []],
    ['says too little', { symptoms: '  膝盖疼  ' }, ['symptomsTooShort']],
    ['counts characters, not their halves', { symptoms: '😣'.repeat(10) }, []],
    ['says too much', { symptoms: '疼'.repeat(501) }, ['symptomsTooLong']],
    ['has too many pictures', { fileIds: offered.concat('f-7') }, ['tooManyPictures']],
    ['names no day', { days: [] }, ['dayRequired']],
    ['names too many days', { days: offered }, ['tooManyDays']],
    ['names a day without a clinic', { days: ['2026-12-02'] }, ['dayNotOffered']],
    ['is wrong in all of it', { symptoms: '', days: [] }, ['symptomsTooShort', 'dayRequired']],
  ])('%s', (_, changed, codes) => {
    const found = checkPreciseRequest({ ...whole, ...changed }, offered);
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it('is taken exactly when all of it is within the limits', () => {
    const request = fc.record({
      symptoms: fc.string({ unit: 'grapheme', maxLength: 600 }),
      fileIds: fc.array(fc.string(), { maxLength: 9 }),
      days: fc.subarray([...offered, '2026-12-02']),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const { least, most } = preciseRequestLimits.symptoms;
        const length = seenLength(asked.symptoms);
        const fits =
          length >= least &&
          length <= most &&
          asked.fileIds.length <= preciseRequestLimits.pictures &&
          asked.days.length > 0 &&
          asked.days.length <= preciseRequestLimits.days &&
          !asked.days.includes('2026-12-02');
        expect(checkPreciseRequest(asked, offered).length === 0).toBe(fits);
      }),
    );
  });
});
