import { describe, expect, it } from 'vitest';
import { withQuery } from './with-query';

describe('withQuery', () => {
  it.each([
    ['/standard/booking/reservation/1/2', '/standard/booking/reservation/1/2?patientId=7'],
    ['/a?patientId=3&index=1', '/a?patientId=7&index=1'],
    ['/a#b', '/a?patientId=7#b'],
  ])('sets a parameter of %s', (path, result) => {
    expect(withQuery(path, 'patientId', '7')).toBe(result);
  });
});
