import { expect, test } from 'vitest';
import { conversationRules, withdrawableForMs } from './conversation';

test.each([
  [0, conversationRules.withdrawWithinMs],
  [119_999, 1],
  [120_000, 0],
  [600_000, 0],
])('a message of %i ms ago can be taken back for %i ms', (ago, left) => {
  const now = new Date('2026-12-01T08:00:00Z');
  const writtenAt = new Date(now.getTime() - ago);
  expect(withdrawableForMs({ writtenAt, isRead: false }, now)).toBe(left);
  expect(withdrawableForMs({ writtenAt, isRead: true }, now)).toBe(0);
});
