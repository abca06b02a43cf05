import { expect, it } from 'vitest';
import { indexText, tablesNamedIn } from './path-index.mjs';

it('reads which tables a feature is made of', () => {
  expect(
    tablesNamedIn(`import { agreements, documents, type PagesOf } from '@xinglin/routes';`),
  ).toEqual(['agreements', 'documents']);
  expect(tablesNamedIn(`import { realName as routes } from '@xinglin/routes';`)).toEqual([
    'realName',
  ]);
  expect(tablesNamedIn('')).toEqual([]);
});

it('writes a line a path, the features in order', () => {
  expect(indexText({ 'real-name': ['/my/bindcard'], account: ['/user/login'] })).toContain(
    "account: [\n    '/user/login',\n  ],\n  'real-name': [\n    '/my/bindcard',\n  ],",
  );
});
