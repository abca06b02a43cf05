import { expect, test } from 'vitest';
import { alwaysLoaded, chunkGroups, chunkName } from './chunks.ts';

const groupOf = (path: string): string | undefined =>
  chunkGroups.find(({ test: pattern }) => pattern.test(`/work/${path}`))?.name;

test.each([
  ['packages/portal/src/client/start-portal-client.tsx', 'core'],
  ['packages/routes/src/portal.ts', 'core'],
  ['packages/routes/src/holds-path.ts', 'core'],
  ['packages/ui/src/locales.ts', 'core'],
  ['packages/gateway-sdk/src/gateway.ts', 'core'],
  ['node_modules/.pnpm/react@19.3.1/node_modules/react/index.js', 'react'],
  ['node_modules/.pnpm/react@19.3.1/node_modules/react/index.js?bound', 'react'],
  ['node_modules/.pnpm/react-redux@9.2.0/node_modules/react-redux/dist/index.mjs', 'framework'],
  ['packages/ui/src/care/doctor-card.tsx', 'doctors'],
  // What comes only when it is asked for must not be drawn into what everybody loads.
  ['packages/portal/src/preferences.ts', undefined],
  ['apps/shell/src/portal.ts', undefined],
  ['packages/routes/src/entrance.ts', undefined],
  ['packages/routes/src/tables.ts', undefined],
  ['apps/shell/src/generated/feature-paths.ts', undefined],
  ['packages/ui/src/feedback/illustration.tsx', undefined],
  ['packages/gateway-sdk/src/upload-file.ts', undefined],
  ['packages/gateway-sdk/src/encryption.ts', undefined],
  ['packages/ui/src/locales/zh-Hans.json', undefined],
  ['packages/booking/src/pages/my/order/list.page.tsx', undefined],
  ['node_modules/.pnpm/crypto-js@4.2.0/node_modules/crypto-js/core.js', undefined],
])('%s belongs to %s', (path, name) => {
  expect(groupOf(path)).toBe(name);
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
