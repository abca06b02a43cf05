import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import Illustration from './illustration';

const drawn = [
  ...readFileSync(new URL('illustrations.svg', import.meta.url), 'utf8').matchAll(
    /<symbol id="(\w+)"/g,
  ),
].map(([, id]) => id);

const kinds = [
  'list',
  'search',
  'orders',
  'visits',
  'consults',
  'messages',
  'goods',
  'coupons',
  'reports',
  'family',
  'follows',
  'failure',
  'offline',
];

test('each kind of empty state has its drawing', () => {
  expect(drawn).toEqual(expect.arrayContaining(kinds));
  expect(drawn.length).toBe(kinds.length);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Illustration kind="coupons" />
    </MemoryRouter>,
  );
  expect(html).toMatch(/#coupons"/);
});

test('shows no drawing outside a router', () => {
  expect(renderToStaticMarkup(<Illustration kind="failure" />)).toBe('');
});
