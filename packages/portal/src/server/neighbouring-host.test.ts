import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, callThrough, centre, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

const host = 'sanming.h5.xinglin.example';
/** A cookie as a page on a neighbouring host can set it for this one: by any name but one that begins with __Host-. */
const theirs = ['xl_token', 'xl_app_token', 'xl_temp_token', 'xl_previous_token', 'xl_device']
  .map((name) => `${name}=theirs`)
  .join('; ');

let gateway: TinyGateway;
let portal: PortalServer;
beforeAll(async () => {
  gateway = await startTinyGateway(new Date().toISOString());
});
afterAll(() => gateway.close());
beforeEach(async () => {
  portal = await serveTinyPortal(gateway);
});

const sent = () => JSON.stringify(gateway.calls.map(({ headers, body }) => [headers, body]));

describe('a page on a neighbouring host that sets cookies for this one', () => {
  test('signs nobody in as another: its cookies are not read', async () => {
    await callThrough(portal, centre, { host, headers: { cookie: theirs } });
    expect((await askPortal(portal, '/my/profile', { cookie: theirs }, host)).status).toBe(302);
    expect(sent()).not.toContain('theirs');
  });

  test('changes nothing for whom it names another session beside their own', async () => {
    const both = `${theirs}; __Host-xl_token=mine; __Host-xl_device=my-device`;
    await callThrough(portal, centre, { host, headers: { cookie: both } });
    expect(gateway.calls.at(-1)?.headers).toMatchObject({ token: 'mine', deviceid: 'my-device' });
    expect(sent()).not.toContain('theirs');
  });

  test('cannot set the names that are read: the portal sets them so that only this host may', async () => {
    const answer = await callThrough(portal, centre, { host });
    const set = answer.headers.getSetCookie();
    expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-xl_device',
      '__Host-xl_appid',
      '__Host-xl_portal_host',
    ]);
    for (const cookie of set) expect(cookie).toMatch(/; Path=\/;.*; Secure/);
  });

  test('over http on this machine, where such names are not taken, a name that comes twice is refused', async () => {
    const cookie = 'xl_token=theirs; xl_token=mine';
    await callThrough(portal, centre, { headers: { cookie } });
    expect(gateway.calls.at(-1)?.headers['token']).toBeUndefined();
  });
});
