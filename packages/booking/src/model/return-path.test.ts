import { describe, expect, it } from 'vitest';
import { withPatient } from './return-path';

describe('withPatient', () => {
  it.each([
    ['/standard/booking/reservation/1/2', '/standard/booking/reservation/1/2?patientId=7'],
    ['/a?patientId=3&index=1', '/a?patientId=7&index=1'],
    ['/a#b', '/a?patientId=7#b'],
  ])('puts the patient into %s', (path, result) => {
    expect(withPatient(path, '7')).toBe(result);
  });
});
