import { expect, test } from 'vitest';
import { conversationRules, withdrawableForMs } from './conversation';

test.each([
  [0, conversationRules.withdrawWithinMs],
  [119_999, 1],
  [120_000, 0],
  [600_000, 0],
])('a message of %i ms ago can be taken back for %i ms', (ago, left) => {
  const now = new Date('2026-12-01T08:00:00Z');
  expect(withdrawableForMs(new Date(now.getTime() - ago), now)).toBe(left);
});
