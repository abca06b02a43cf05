import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRow } from './merge-row';

interface Line {
  readonly seq: number;
  readonly text: string;
}
const rule = { key: ['seq'], order: 'seq' };
const merged = (lines: readonly Line[]): readonly Line[] =>
  lines.reduce<readonly Line[]>((rows, line) => mergeRow(rows, line, rule), []);

test('rows told in any order, and any of them again, stand in order and once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (told) => {
      const rows = merged(told.map((seq) => ({ seq, text: `line ${seq}` })));
      const expected = [...new Set(told)].toSorted((one, two) => one - two);
      expect(rows.map(({ seq }) => seq)).toEqual(expected);
    }),
  );
});

test('an edit and a withdrawal replace their row where it stands', () => {
  const rows = merged([
    { seq: 1, text: '望' },
    { seq: 2, text: '闻' },
    { seq: 1, text: '' },
  ]);
  expect(rows).toEqual([
    { seq: 1, text: '' },
    { seq: 2, text: '闻' },
  ]);
});

test('a key of several fields tells rows of several things apart', () => {
  const keyed = { key: ['orderKey', 'who'] };
  const rows = [
    { orderKey: 'a', who: 'me', upTo: 1 },
    { orderKey: 'b', who: 'me', upTo: 5 },
    { orderKey: 'a', who: 'me', upTo: 2 },
  ].reduce<readonly { orderKey: string; who: string; upTo: number }[]>(
    (all, row) => mergeRow(all, row, keyed),
    [],
  );
  expect(rows.map(({ upTo }) => upTo)).toEqual([2, 5]);
});

test('times are put in order as texts', () => {
  const byTime = { key: ['at'], order: 'at' };
  const rows = ['2026-12-02', '2026-12-01', '2026-12-03'].reduce<readonly { at: string }[]>(
    (all, at) => mergeRow(all, { at }, byTime),
    [],
  );
  expect(rows.map(({ at }) => at)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
});
