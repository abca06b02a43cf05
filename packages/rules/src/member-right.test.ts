import { describe, expect, it } from 'vitest';
import { rightLeft } from './member-right';

describe('what is left of a member’s right', () => {
  it.each([
    ['nothing used', { quota: 2, used: 0, isSeated: true }, { left: 2, whyNot: null }],
    ['one left', { quota: 2, used: 1, isSeated: true }, { left: 1, whyNot: null }],
    ['used up', { quota: 2, used: 2, isSeated: true }, { left: 0, whyNot: 'usedUp' }],
    ['quota lowered', { quota: 1, used: 2, isSeated: true }, { left: 0, whyNot: 'usedUp' }],
    ['no quota', { quota: 0, used: 0, isSeated: true }, { left: 0, whyNot: 'usedUp' }],
    ['no seat', { quota: 2, used: 1, isSeated: false }, { left: 1, whyNot: 'notSeated' }],
    ['no seat, used up', { quota: 2, used: 2, isSeated: false }, { left: 0, whyNot: 'usedUp' }],
  ] as const)('%s', (_, use, expected) => {
    expect(rightLeft(use)).toEqual(expected);
  });
});
