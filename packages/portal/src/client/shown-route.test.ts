import { expect, test, vi } from 'vitest';
import { shownRoutes } from './shown-route';

test('a reloaded page is the page of its document', () => {
  const row = { path: '/my/whole', title: 'account:title', fullPageLoad: true };
  const [route] = shownRoutes(
    'account.wholePage',
    { row, module: { default: () => null } },
    vi.fn(),
  );
  expect(route?.Component).toBeDefined();
});

test('each address of the page is a route of its own, with the same handle', () => {
  const row = { path: '/404', aliases: ['/notfound', '*'], title: 'portal:notFound.title' };
  const routes = shownRoutes('portal.notFound', { row, module: { default: () => null } }, vi.fn());
  expect(routes.map(({ id, path }) => [id, path])).toEqual([
    ['portal.notFound', '/404'],
    ['portal.notFound@/notfound', '/notfound'],
    ['portal.notFound@*', '*'],
  ]);
  expect(new Set(routes.map(({ handle }) => handle)).size).toBe(1);
});
