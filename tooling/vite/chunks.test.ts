import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { alwaysLoaded, chunkGroups, chunkName } from './chunks.ts';
import { packageChunks } from './package-chunks.ts';

const root = resolve(import.meta.dirname, '../..').replaceAll('\\', '/');
const groups = chunkGroups(packageChunks());
const groupOf = (path: string): string | undefined => {
  const id = `${root}/${path}`;
  return groups.find(({ test }) => (typeof test === 'function' ? test(id) : test.test(id)))?.name;
};

test.each([
  ['packages/portal/src/client/start-portal-client.tsx', 'core'],
  ['packages/routes/src/route-row.ts', 'core'],
  ['packages/gateway-sdk/src/failure.ts', 'core'],
  ['packages/gateway-sdk/src/gateway.ts', 'gateway'],
  ['packages/ui/src/display/card.module.css', 'core'],
  ['node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', 'react'],
  ['node_modules/.pnpm/react@19.3.1/node_modules/react/index.js?bound', 'react'],
  ['node_modules/.pnpm/react-redux@9.2.0/node_modules/react-redux/dist/index.mjs', 'framework'],
  ['packages/ui/src/care/doctor-card.tsx', 'doctors'],
  ['packages/forms/src/use-submission.ts', 'forms'],
  // What is loaded on demand is in no chunk that every page loads: navigation comes with the first input.
  ['packages/portal/src/client/navigation.ts', undefined],
  ['packages/routes/src/tables/portal.ts', undefined],
  ['packages/routes/src/holds-path.ts', undefined],
  ['packages/portal/src/preferences.ts', undefined],
  ['apps/shell/src/portal.ts', undefined],
  ['apps/shell/src/generated/feature-paths.ts', undefined],
  ['packages/routes/src/tables/entrance.ts', undefined],
  ['packages/routes/src/generated/tables.ts', undefined],
  ['packages/gateway-sdk/src/upload-file.ts', undefined],
  ['packages/ui/src/locales/zh-Hans.json', undefined],
  ['node_modules/.pnpm/crypto-js@4.2.0/node_modules/crypto-js/core.js', undefined],
])('%s belongs to %s', (path, name) => {
  expect(groupOf(path)).toBe(name);
});

test('every page loads core whole, and other chunks only where two pages share them', () => {
  expect(
    groups
      .filter(({ minShareCount = 1 }) => minShareCount === 1)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['core', 'framework', 'react']);
});

test('knows the files that are there before anything asks for them', () => {
  expect(
    [
      '/assets/core-Ab_-12.js',
      '/assets/react-a.js',
      '/assets/framework-a.js',
      '/assets/core-a.css',
    ].every((file) => alwaysLoaded.test(file)),
  ).toBe(true);
  expect(
    ['/assets/doctors-a.js', '/assets/core/doctors-a.js'].some((file) => alwaysLoaded.test(file)),
  ).toBe(false);
});

test('names chunks so that a person can read them', () => {
  expect(chunkName('/work/packages/ui/src/locales/zh-Hant.json', 'zh-Hant')).toBe(
    'texts-ui-zh-Hant',
  );
  expect(chunkName('/work/packages/directory/src/pages/expert/$id.page.tsx', '$id.page')).toBe(
    'expert-id',
  );
  expect(chunkName(null, 'doctors')).toBe('doctors');
});
