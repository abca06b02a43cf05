import { doseFrequencies, doseTimings, doseUnits } from '@xinglin/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalContent, contentHashOf, type SignedContent } from './content';

const content: SignedContent = {
  patientName: '王秀兰',
  patientGender: 'female',
  patientAge: 70,
  doctorId: 'doctor-1',
  diagnosis: '高血压',
  note: null,
  longReason: '病情稳定，需长期服药',
  validDays: 1,
  lines: [
    {
      lineId: '1',
      drugId: 'amlodipine-5mg-28-qinghe',
      quantity: 2,
      amount: 1,
      unit: 'tablet',
      frequency: 'onceDaily',
      timing: 'anyTime',
      days: 56,
    },
  ],
};

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const line = fc.record({
  lineId: text,
  drugId: text,
  quantity: fc.integer({ min: 1, max: 60 }),
  amount: fc.constantFrom(0.25, 0.5, 1, 2.5, 10),
  unit: fc.constantFrom(...doseUnits),
  frequency: fc.constantFrom(...doseFrequencies),
  timing: fc.constantFrom(...doseTimings),
  days: fc.integer({ min: 1, max: 84 }),
});
const anyContent = fc.record({
  patientName: text,
  patientGender: fc.constantFrom('female', 'male', null),
  patientAge: fc.option(fc.integer({ min: 0, max: 120 })),
  doctorId: text,
  diagnosis: text,
  note: fc.option(text),
  longReason: fc.option(text),
  validDays: fc.integer({ min: 1, max: 3 }),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
});

/** The same value with the keys of each object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, part]) => [key, reordered(part)]);
  return Object.fromEntries(entries.toReversed());
}

describe('the hash of the content', () => {
  it('is the SHA-256 of the canonical JSON', () => {
    expect(canonicalContent(content)).toBe(
      '{"diagnosis":"高血压","doctorId":"doctor-1","lines":[{"amount":1,"days":56,"drugId":"amlodipine-5mg-28-qinghe",' +
        '"frequency":"onceDaily","lineId":"1","quantity":2,"timing":"anyTime","unit":"tablet"}],' +
        '"longReason":"病情稳定，需长期服药","note":null,"patientAge":70,"patientGender":"female",' +
        '"patientName":"王秀兰","validDays":1}',
    );
    expect(contentHashOf(content)).toMatch(/^[\da-f]{64}$/);
  });

  it('does not depend on the order of keys, on further fields or on the form of a character', () => {
    fc.assert(
      fc.property(anyContent, (one) => {
        const other = { ...(reordered(one) as SignedContent), number: '88410272' };
        expect(contentHashOf(other)).toBe(contentHashOf(one));
        const decomposed = { ...one, diagnosis: `${one.diagnosis}é`.normalize('NFD') };
        const composed = { ...one, diagnosis: decomposed.diagnosis.normalize('NFC') };
        expect(contentHashOf(decomposed)).toBe(contentHashOf(composed));
      }),
    );
  });

  it('changes with each field', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (one, other) => {
        for (const key of Object.keys(one) as (keyof typeof one)[]) {
          const changed = { ...one, [key]: other[key] };
          const isSame = canonicalContent(changed) === canonicalContent(one);
          expect(contentHashOf(changed) === contentHashOf(one)).toBe(isSame);
        }
      }),
    );
  });

  it.each([
    { patientName: '王秀蓝' },
    { patientGender: 'male' },
    { patientGender: null },
    { patientAge: 71 },
    { doctorId: 'doctor-2' },
    { diagnosis: '高脂血症' },
    { note: '' },
    { longReason: null },
    { validDays: 3 },
    { lines: [] },
    ...[
      { lineId: '2' },
      { drugId: 'amlodipine-5mg-28-songling' },
      { quantity: 3 },
      { amount: 0.5 },
      { unit: 'capsule' },
      { frequency: 'twiceDaily' },
      { timing: 'bedtime' },
      { days: 28 },
    ].map((changed) => ({ lines: content.lines.map((one) => ({ ...one, ...changed })) })),
  ])('differs for %j', (changed) => {
    expect(contentHashOf({ ...content, ...changed } as SignedContent)).not.toBe(
      contentHashOf(content),
    );
  });
});
