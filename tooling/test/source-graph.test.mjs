import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourceGraph } from './source-graph.mjs';

function workspaceOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-graph-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
const workspace = workspaceOf({
  'packages/ui/package.json':
    '{"name":"@x/ui","exports":{".":"./src/index.ts","./more":"./src/more.ts"}}',
  'packages/ui/src/index.ts':
    "import './styles.css';\nexport { Button } from './button';\nexport {\n  Card,\n  Chip as Tag,\n} from './card';\nexport type { Look } from './look';",
  'packages/ui/src/styles.css': "@import './tokens.css';",
  'packages/ui/src/tokens.css': ':root {}',
  'packages/ui/src/button.tsx':
    "import classes from './button.module.css';\nexport const Button = classes;",
  'packages/ui/src/button.module.css': '.a {}',
  'packages/ui/src/card.tsx': 'export const Card = 1;\nexport const Chip = 2;',
  'packages/ui/src/look.ts': 'export interface Look {}',
  'packages/ui/src/more.ts': 'export const more = 1;',
  'packages/shop/package.json': '{"name":"@x/shop"}',
  'packages/shop/src/page.tsx':
    "import { Button } from '@x/ui';\nimport react from 'react';\n// import './never';\nexport const late = () => import('./late');",
  'packages/shop/src/late.ts':
    "import type { Look } from '@x/ui';\nimport { more } from '@x/ui/more';\nexport * from './all';",
  'packages/shop/src/all.ts': "import { Tag } from '@x/ui';",
  'packages/shop/src/never.ts': '',
});
const filesOf = (file, options) =>
  [...sourceGraph(workspace).filesOf(file, options)]
    .map((one) => one.replace('packages/', ''))
    .toSorted();

it('follows what a file names through an entry, with the styles, and what it loads late', () => {
  expect(filesOf('packages/shop/src/page.tsx')).toEqual([
    'shop/src/all.ts',
    'shop/src/late.ts',
    'shop/src/page.tsx',
    'ui/src/button.module.css',
    'ui/src/button.tsx',
    'ui/src/card.tsx',
    'ui/src/index.ts',
    'ui/src/more.ts',
    'ui/src/styles.css',
    'ui/src/tokens.css',
  ]);
});

it('leaves out what comes late where only the start is asked for', () => {
  expect(filesOf('packages/shop/src/page.tsx', { lazy: false })).toEqual([
    'shop/src/page.tsx',
    'ui/src/button.module.css',
    'ui/src/button.tsx',
    'ui/src/index.ts',
    'ui/src/styles.css',
    'ui/src/tokens.css',
  ]);
});
