import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, centre, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

let gateway: TinyGateway;
let portal: PortalServer;
beforeAll(async () => {
  gateway = await startTinyGateway();
  portal = await serveTinyPortal(gateway, {
    REDIRECT_HOSTS: '.friends.example',
    NATIVE_SCHEMES: 'xinglin',
  });
});
afterAll(() => gateway.close());

const passage = (target: string): string => `/my/passage?target=${encodeURIComponent(target)}`;

describe('a page that leads on', () => {
  test.each([
    ['/hospital/1?tab=a#top', '/hospital/1?tab=a#top'],
    ['https://www.friends.example/a', 'https://www.friends.example/a'],
    ['xinglin://scan', 'xinglin://scan'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['other://scan', '/'],
  ])('to %s answers a redirect to %s', async (target, location) => {
    const answer = await askPortal(portal, passage(target));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('answers a form with 303, so that it is not sent again', async () => {
    const answer = await askPortal(portal, passage('/search'), {}, 'localhost', 'POST');
    expect(answer.status).toBe(303);
  });

  test('knows the person and what asks, and makes no call of the page', async () => {
    const before = gateway.calls.filter(({ path }) => path === centre).length;
    const headers = { 'user-agent': 'Passing/1', cookie: 'xl_token=someone' };
    const answer = await askPortal(portal, '/my/passage', headers);
    expect(answer.headers.get('location')).toBe('/my/profile?as=person%20someone');
    expect(gateway.calls.filter(({ path }) => path === centre)).toHaveLength(before);
  });

  test('shows itself where it leads nowhere', async () => {
    const answer = await askPortal(portal, '/my/passage');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<main>login</main>');
  });
});
