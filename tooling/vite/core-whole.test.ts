import { expect, test } from 'vitest';
import { modulesBesideCore } from './core-whole.ts';

const chunk = (name: string, modules: readonly string[], imports: readonly string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-a.js`,
  imports: imports.map((one) => `assets/${one}-a.js`),
  modules: Object.fromEntries(modules.map((id) => [id, {}])),
});
const react = chunk('react', ['/work/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js']);
const list = chunk('list', ['/work/packages/booking/src/list.tsx'], ['core']);

test('core stands on the framework alone', () => {
  const core = chunk('core', ['/work/packages/api/src/store.ts'], ['react']);
  expect(modulesBesideCore([react, core, list])).toEqual([]);
});

test('a module of ours that core imports from elsewhere is named', () => {
  const core = chunk('core', ['/work/packages/api/src/store.ts'], ['react', 'call-tags']);
  const tags = chunk('call-tags', ['/work/packages/api/src/call-tags.ts']);
  expect(modulesBesideCore([react, core, list, tags])).toEqual([
    '/work/packages/api/src/call-tags.ts',
  ]);
});
