import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeMessages } from './merge-messages';

const message = fc.record({
  number: fc.integer({ min: 1, max: 12 }),
  content: fc.record({ type: fc.constantFrom('text', 'withdrawn') }),
});

test('messages of all sources stand once and in order, and what was withdrawn stays so', () => {
  fc.assert(
    fc.property(fc.array(fc.array(message)), (sources) => {
      const merged = mergeMessages(...sources);
      const all = sources.flat();
      const numbers = [...new Set(all.map(({ number }) => number))];
      expect(merged.map(({ number }) => number)).toEqual(numbers.toSorted((a, b) => a - b));
      for (const { number, content } of merged) {
        const isWithdrawn = all.some(
          (one) => one.number === number && one.content.type === 'withdrawn',
        );
        expect(content.type).toBe(isWithdrawn ? 'withdrawn' : 'text');
      }
    }),
  );
});

test('a later source knows better', () => {
  const [former, latter] = ['former', 'latter'].map((text) => [
    { number: 1, content: { type: 'text', text } },
  ]);
  expect(mergeMessages(former ?? [], latter ?? [])).toEqual(latter);
});
