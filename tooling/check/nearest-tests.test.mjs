import { expect, it } from 'vitest';
import { nearestTests } from './nearest-tests.mjs';

const imports = {
  'packages/ui/src/button.test.tsx': ['packages/ui/src/button.tsx'],
  'packages/ui/src/forms/form.test.tsx': ['packages/ui/src/button.tsx', 'packages/ui/src/form.tsx'],
  'packages/shop/src/wide.test.tsx': ['packages/ui/src/button.tsx', 'a.ts', 'b.ts'],
  'packages/shop/src/narrow.test.tsx': ['packages/ui/src/button.tsx'],
  'packages/shop/src/other.test.tsx': ['packages/shop/src/other.tsx'],
};
const graph = { filesOf: (file) => new Set([file, ...imports[file]]) };
const tests = Object.keys(imports);
const nearest = (...changed) => nearestTests(tests, changed, graph);

it('takes the tests that import a changed file, nearest first', () => {
  expect(nearest('packages/ui/src/button.tsx')).toEqual([
    'packages/ui/src/button.test.tsx',
    'packages/ui/src/forms/form.test.tsx',
    'packages/shop/src/narrow.test.tsx',
    'packages/shop/src/wide.test.tsx',
  ]);
});

it('takes a changed test, and nothing where nothing has changed', () => {
  expect(nearest('packages/shop/src/other.test.tsx')).toEqual(['packages/shop/src/other.test.tsx']);
  expect(nearest()).toEqual([]);
});

it('takes the tests of a package whose data has changed', () => {
  expect(nearest('packages/shop/src/table.csv')).toEqual([
    'packages/shop/src/narrow.test.tsx',
    'packages/shop/src/other.test.tsx',
    'packages/shop/src/wide.test.tsx',
  ]);
});
