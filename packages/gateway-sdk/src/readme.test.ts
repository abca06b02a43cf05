import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
const named = [...readme.matchAll(/`([^`\s]+\.tsx?)` › (.+?)(?: \||\)|$)/gm)].map(
  ([, file = '', words = '']): [string, string] => [file, words.trim()],
);

describe('the table of the README', () => {
  it('is read', () => {
    expect(named.length).toBeGreaterThan(40);
  });

  it.each(named)('names a test that exists: %s › %s', (file, words) => {
    expect(readFileSync(resolve(root, file), 'utf8')).toContain(words);
  });
});
