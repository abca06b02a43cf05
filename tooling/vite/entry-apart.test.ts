import { expect, test } from 'vitest';
import { importerOfEntry } from './entry-apart.ts';

const entry = { type: 'chunk', fileName: 'entry.js', isEntry: true, imports: ['core.js'] };

test('finds what imports the entry', () => {
  expect(
    importerOfEntry([entry, { type: 'chunk', fileName: 'core.js', imports: ['entry.js'] }]),
  ).toBe('core.js');
});

test('lets the entry import what it needs', () => {
  expect(
    importerOfEntry([
      entry,
      { type: 'chunk', fileName: 'core.js', imports: [] },
      { type: 'asset', fileName: 'core.css' },
    ]),
  ).toBeUndefined();
});
