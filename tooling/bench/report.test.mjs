import { expect, test } from 'vitest';
import { document, figure, greatest, kilobytes, milliseconds, times } from './report.mjs';

test.each([
  [figure('bytes', 29_950, { most: 30_000 }, kilobytes), ['bytes', '29.9 kB', '≤ 30.0 kB', 'yes']],
  [figure('bytes', 30_001, { most: 30_000 }, kilobytes).at(-1), '**no**'],
  [figure('rate', 0.7, { least: 0.7 }, times), ['rate', '0.70×', '≥ 0.70×', 'yes']],
  [figure('rate', 0.69, { least: 0.7 }, times).at(-1), '**no**'],
  [figure('time', 12, { least: 10, most: 15 }, milliseconds)[2], '≥ 10 ms, ≤ 15 ms'],
])('a figure says whether it is held: %j', (row, expected) => {
  expect(row).toEqual(expected);
});

test('the greatest of some values is named', () => {
  expect(greatest({ home: 2, doctor: 3, login: 1 })).toEqual(['doctor', 3]);
});

test('a document has one table of all figures, then each section that says more', () => {
  const row = ['rate', '1', '≥ 1', 'yes'];
  expect(
    document('Of one machine.', [
      { title: 'Rates', figures: [row], lines: ['Well.'] },
      { title: 'Silent', figures: [row], lines: [] },
    ]),
  ).toBe(
    '# Benchmarks\n\nOf one machine.\n\n| figure | measured | to hold | held |\n| --- | ---: | ---: | ---: |\n| rate | 1 | ≥ 1 | yes |\n| rate | 1 | ≥ 1 | yes |\n\n## Rates\n\nWell.\n',
  );
});
