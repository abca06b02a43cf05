import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeBuilt } from './generated-file.mjs';

it('writes what has changed, leaves what has not, and removes what is no longer derived', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-written-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const writtenAt = (file) => statSync(join(folder, file)).ino;
  writeBuilt({ 'out/a.ts': 'a', 'out/types/b.ts': 'b', 'out/c.ts': 'c' }, ['out'], folder);
  const before = [writtenAt('out/a.ts'), writtenAt('out/types/b.ts')];
  writeBuilt({ 'out/a.ts': 'a', 'out/types/b.ts': 'other' }, ['out'], folder);
  expect(readFileSync(join(folder, 'out/types/b.ts'), 'utf8')).toBe('other');
  expect(writtenAt('out/a.ts')).toBe(before[0]);
  expect(writtenAt('out/types/b.ts')).not.toBe(before[1]);
  expect(existsSync(join(folder, 'out/c.ts'))).toBe(false);
  expect(readdirSync(join(folder, 'out'), { recursive: true }).toSorted()).toEqual([
    'a.ts',
    'types',
    'types/b.ts',
  ]);
});
