import { expect, it } from 'vitest';
import { departmentsFor } from './departments-for';
import { readWords } from './word-files';

it('takes a millisecond at most, also for long words with slips everywhere', () => {
  const { complaints } = readWords();
  const pieces = complaints.flatMap(({ words, english }) => [words[0] ?? '', english[0] ?? '']);
  const long = ['腰疼', 'haedache', '糖料病', 'toutong', '感帽了，', 'xyzzyx'].join(' ').repeat(8);
  const asked = [...pieces, long, 'a'.repeat(200), '痛'.repeat(200)];
  for (const one of asked) departmentsFor(one);
  const began = performance.now();
  for (const one of asked) departmentsFor(one);
  expect((performance.now() - began) / asked.length).toBeLessThan(1);
});
