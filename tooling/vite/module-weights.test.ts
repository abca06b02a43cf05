import { expect, test } from 'vitest';
import { weightsOf } from './module-weights.ts';

test('names modules by their path and libraries by their package', () => {
  const modules = {
    '/work/packages/ui/src/button.tsx': { renderedLength: 40 },
    '/work/packages/ui/src/gone.ts': { renderedLength: 0 },
    '/work/node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/one.js?bound': { renderedLength: 5 },
    '/work/node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b/two.js': { renderedLength: 7 },
  };
  const chunks = [
    { type: 'chunk', fileName: 'assets/core.js', modules },
    { type: 'asset', fileName: 'assets/core.css' },
  ];
  expect(weightsOf(chunks, '/work/apps/shell')).toEqual({
    'assets/core.js': { 'packages/ui/src/button.tsx': 40, '@a/b': 12 },
  });
});
