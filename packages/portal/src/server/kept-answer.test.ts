import { expect, test } from 'vitest';
import { KeptAnswer } from './kept-answer';

/** An answer whose clock and gateway the test moves. */
function keep() {
  const at = { now: 0, asked: 0, answer: async (): Promise<string[]> => ['first'] };
  const failures: unknown[] = [];
  const kept = new KeptAnswer<string[]>({
    ask: () => {
      at.asked += 1;
      return at.answer();
    },
    fallback: ['fallback'],
    failed: (error) => failures.push(error),
    now: () => at.now,
  });
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { at, failures, kept, settle };
}

test('all wait for the first answer together, nobody afterwards', async () => {
  const { at, kept, settle } = keep();
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([['first'], ['first']]);
  expect(at.asked).toBe(1);
  at.now = 44_999;
  await kept.get();
  expect(at.asked).toBe(1);
  at.now = 45_000;
  at.answer = async () => ['second'];
  expect(await kept.get()).toEqual(['first']);
  await settle();
  expect(await kept.get()).toEqual(['second']);
  expect(at.asked).toBe(2);
});

test('a failure is told, leaves the last good answer, and is tried again soon', async () => {
  const { at, failures, kept, settle } = keep();
  at.answer = async () => Promise.reject(new Error('away'));
  expect(await kept.get()).toEqual(['fallback']);
  at.now = 9999;
  expect([await kept.get(), at.asked, failures.length]).toEqual([['fallback'], 1, 1]);
  at.now = 10_000;
  at.answer = async () => ['back'];
  await kept.get();
  await settle();
  expect(await kept.get()).toEqual(['back']);
  at.now = 100_000;
  at.answer = async () => Promise.reject(new Error('away again'));
  await kept.get();
  await settle();
  expect([await kept.get(), failures.length]).toEqual([['back'], 2]);
});

test('an answer that says the same is the same object', async () => {
  const { at, kept, settle } = keep();
  const first = await kept.get();
  at.now = 45_000;
  await kept.get();
  await settle();
  expect(at.asked).toBe(2);
  expect(await kept.get()).toBe(first);
});
