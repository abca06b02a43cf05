import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdsPath, misplacedPages, pathsOf } from '@xinglin/routes';
import { developerPages } from './developer-pages';
import { startTinyGateway, type TinyGateway } from './testing/tiny-gateway';
import { tinyPortal } from './testing/tiny-portal';
import { askPortal, serveTinyPortal } from './testing/tiny-server';

let gateway: TinyGateway;
beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());

const ownFeatures = [...tinyPortal.ownFeatures, developerPages];

test('are found by their paths, each page in its file', async () => {
  const { routes, pages } = await developerPages.load();
  for (const path of Object.values(routes).flatMap(pathsOf))
    expect(holdsPath(developerPages.paths, path), path).toBe(true);
  expect(misplacedPages(routes, pages)).toEqual([]);
});

test.each([
  ['/test', ['href="/test/components"', 'href="/test/calls"']],
  ['/test/components', ['primary', 'role="switch"']],
  ['/test/calls', ['POST /patient/list', '<textarea']],
])('a portal under development shows %s', async (path, marks) => {
  const portal = await serveTinyPortal(gateway, {}, { portal: { ...tinyPortal, ownFeatures } });
  const page = await askPortal(portal, path);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const html = await page.text();
  for (const mark of marks) expect(html).toContain(mark);
});

test('no other sub-path is one of them', async () => {
  const portal = await serveTinyPortal(gateway, {}, { portal: { ...tinyPortal, ownFeatures } });
  expect((await askPortal(portal, '/test/nothing')).headers.get('location')).toBe('/404');
});

test.each(['/test', '/test/components', '/test/calls'])(
  'a portal that does not list them answers not found at %s',
  async (path) => {
    const portal = await serveTinyPortal(gateway);
    const page = await askPortal(portal, path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  },
);
