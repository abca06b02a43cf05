import type { CallRow } from '@xinglin/gateway-sdk';
import { describe, expect, it } from 'vitest';
import { tagsMadeStale, tagsProvided } from './call-tags';

const row = (...tags: NonNullable<CallRow['tags']>): CallRow => ({
  path: '/',
  kind: 'query',
  tags,
});
const oneOrder = row({ type: 'RegistrationOrder', by: 'orderNo' });
const orders = row('RegistrationOrder');

/** Whether RTK Query asks again: by type alone, or by type and id. */
const isStale = (
  query: CallRow,
  asked: unknown,
  changed: CallRow,
  input: unknown,
  answer: unknown,
) =>
  tagsMadeStale(changed, input, answer).some((stale) =>
    tagsProvided(query, asked).some(
      ({ type, id }) => type === stale.type && (stale.id === undefined || id === stale.id),
    ),
  );

describe('a change of one order', () => {
  it.each([
    ['that order', oneOrder, { orderNo: '1' }, true],
    ['another', oneOrder, { orderNo: '2' }, false],
    ['the list', orders, { group: 'confirmed' }, true],
    ['something else', row('Wallet'), {}, false],
  ])('makes stale or not: %s', (_, query, asked, stale) => {
    expect(isStale(query, asked, oneOrder, { orderNo: '1' }, undefined)).toBe(stale);
    // The one that is made new is told by the answer.
    expect(isStale(query, asked, oneOrder, { shiftCaseId: '9' }, { orderNo: '1' })).toBe(stale);
  });

  it('that does not say which makes all of them stale', () => {
    expect(isStale(oneOrder, { orderNo: '2' }, orders, {}, {})).toBe(true);
    expect(isStale(oneOrder, { orderNo: '2' }, oneOrder, {}, undefined)).toBe(true);
    expect(isStale(orders, undefined, oneOrder, {}, undefined)).toBe(true);
  });
});
