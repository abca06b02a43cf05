import { describe, expect, it } from 'vitest';
import { listedBy, typeOfRow } from './call-rows.mjs';

const list = { properties: { items: {}, total: {}, next: {} } };

describe('a list in parts', () => {
  it.each([
    ['page', { pageNo: {}, pageSize: {} }, list],
    ['cursor', { cursor: {}, pageSize: {} }, list],
    ['cursor', { cursor: {}, pageNo: {} }, list],
    [undefined, {}, list],
    [undefined, { pageNo: {} }, { properties: { total: {} } }],
    [undefined, { cursor: {} }, { properties: { items: {} } }],
  ])('is told by its fields: %s', (listed, properties, response) => {
    expect(listedBy({ properties }, response)).toBe(listed);
  });

  it('is none where nothing is asked or answered', () => {
    expect(listedBy({}, {})).toBeUndefined();
  });
});

describe('the type of a row', () => {
  const call = { request: 'A', response: 'B', kind: 'query' };

  it.each([
    [`CallRow<A, B, 'query'>`, call],
    ['PiecesRow<A, B>', { ...call, streams: true }],
    ['StreamRow<A, B>', { ...call, streams: { line: { key: ['seq'] } } }],
    ['ListRow<A, B>', { ...call, listed: 'page' }],
  ])('is %s', (type, row) => {
    expect(typeOfRow(row)).toBe(type);
  });
});
