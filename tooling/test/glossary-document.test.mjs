import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../process/workspace.mjs';

const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, word, , place] = /^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$/u.exec(line) ?? [];
    return place ? [{ word, place }] : [];
  });

it('every word of the glossary lives where it says', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ place }) => !existsSync(join(root, place)))).toEqual([]);
});

it('the words stand in order, each once', () => {
  const words = rows.map(({ word }) => word);
  expect(words).toEqual([...new Set(words)].toSorted((one, other) => one.localeCompare(other)));
});
