import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../process/workspace.mjs';

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:---|threat )/u.test(line));

describe('the list of threats', () => {
  it('names a test for each', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => !/\| `[^`]+` › [^|]+ \|$/u.test(row))).toEqual([]);
  });

  it.each(rows.map((row) => /`([^`]+)` › ([^|]+) \|$/u.exec(row)?.slice(1) ?? [row, '']))(
    '%s › %s',
    (file, name) => {
      expect(existsSync(join(root, file)), file).toBe(true);
      const text = readFileSync(join(root, file), 'utf8').replaceAll(String.raw`\'`, "'");
      expect(text).toContain(name.trim());
    },
  );
});
