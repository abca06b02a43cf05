import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import Illustration, { illustrationHues } from './illustration';

const drawn = [
  ...readFileSync(new URL('illustrations.svg', import.meta.url), 'utf8').matchAll(
    /<symbol id="(\w+)"/g,
  ),
].map(([, id]) => id);

test('each kind of empty state has its drawing', () => {
  expect(new Set(drawn)).toEqual(new Set(Object.keys(illustrationHues)));
  expect(drawn).toHaveLength(Object.keys(illustrationHues).length);
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
