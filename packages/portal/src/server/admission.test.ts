import { afterAll, beforeAll, expect, test } from 'vitest';
import { tinyCentre } from '../testing/tiny-answers';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, centre, serveTinyPortal } from '../testing/tiny-server';
import { createAdmission } from './admission';
import { PageCache } from './page-cache';

let gateway: TinyGateway;
beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());

const mine = { cookie: 'xl_token=a' };

test('turns away what is too much, and takes it again afterwards', async () => {
  const portal = await serveTinyPortal(
    gateway,
    {},
    { places: { always: 2, atMost: 2, waitMs: 0 } },
  );
  let release = (): void => {};
  const between = new Promise<void>((done) => (release = done));
  const rest = `"data":${JSON.stringify(tinyCentre('a'))}}`;
  gateway.answer(centre, { pieces: ['{"code":0,"message":"",', rest], between });
  const under = [askPortal(portal, '/my/profile', mine), askPortal(portal, '/my/profile', mine)];
  await expect.poll(() => gateway.calls.filter(({ path }) => path === centre).length).toBe(2);
  const callsBefore = gateway.calls.length;

  for (const headers of [mine, { ...mine, 'accept-language': 'en' }, mine]) {
    const away = await askPortal(portal, '/my/profile', headers);
    expect([
      away.status,
      away.headers.get('retry-after'),
      away.headers.get('cache-control'),
    ]).toEqual([503, '5', 'private, no-store']);
    expect(away.headers.get('content-security-policy')).toContain("'nonce-");
    expect(await away.text()).not.toContain('person a');
  }
  // Nobody was asked who it is: turning away must cost next to nothing.
  expect(gateway.calls.length).toBe(callsBefore);
  expect((await askPortal(portal, '/healthz')).status).toBe(200);

  release();
  for (const answer of await Promise.all(under)) expect(answer.status).toBe(200);
  expect((await askPortal(portal, '/my/profile', mine)).status).toBe(200);
});

test('a place is given back once, however often it is said', () => {
  const admission = createAdmission(new PageCache(), { always: 1, atMost: 1, waitMs: 0 });
  const leave = admission.enter();
  expect(admission.enter()).toBeNull();
  leave?.();
  leave?.();
  expect(admission.enter()).not.toBeNull();
  expect(admission.enter()).toBeNull();
});

test('while load is shed, a page that may degrade is turned away before the others', () => {
  const admission = createAdmission(new PageCache(), { always: 1, atMost: 2, waitMs: 1000 });
  const leave = admission.enter(true);
  expect(admission.enter(true)).toBeNull();
  expect(admission.enter()).not.toBeNull();
  expect(admission.enter()).toBeNull();
  leave?.();
  expect(admission.enter(true)).toBeNull();
});

test('takes as many as can be done in time by the pace of the last ones', () => {
  let clock = 0;
  const admission = createAdmission(
    new PageCache(),
    { always: 4, atMost: 100, waitMs: 1000 },
    () => clock,
  );
  const pace = (ms: number): void => {
    for (let pages = 0; pages < 400; pages += 1) {
      const leave = admission.enter();
      clock += ms;
      leave?.();
    }
  };
  const room = (): number => {
    const leaves = Array.from({ length: 120 }, () => admission.enter()).filter(
      (leave) => leave !== null,
    );
    for (const leave of leaves) leave();
    return leaves.length;
  };
  pace(5);
  expect(room()).toBe(100);
  pace(50);
  expect(room()).toBe(21);
  pace(10_000);
  expect(room()).toBe(4);
  pace(5);
  const leave = admission.enter();
  clock += 60_000;
  leave?.();
  expect(room(), 'after one that took long by itself').toBeGreaterThan(40);
});
