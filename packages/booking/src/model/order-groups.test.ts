import { describe, expect, it } from 'vitest';
import { groupOf, pagesOf } from './order-groups';

describe('the query of my appointments', () => {
  it.each([
    ['group=confirmed', { group: 'confirmed' }],
    ['group=everything', {}],
    ['', {}],
  ])('%s names the tab', (query, group) => {
    expect(groupOf(new URLSearchParams(query))).toEqual(group);
  });

  it.each([
    ['', 1],
    ['pageNo=3', 3],
    ['pageNo=0', 1],
    ['pageNo=-5', 1],
    ['pageNo=999', 20],
    ['pageNo=2.5', 1],
    ['pageNo=x', 1],
  ])('%s asks for %d pages', (query, pages) => {
    expect(pagesOf(new URLSearchParams(query))).toBe(pages);
  });
});
