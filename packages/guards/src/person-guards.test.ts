import { describe, expect, test } from 'vitest';
import { checkAccess } from './check-access';
import { contextOf } from './testing/context-of';
import { origin } from './testing/channels';
import { people } from './testing/people';

const list = '/my/order/list?a=1';
const way = encodeURIComponent(list);
const messagingApp = { messagingApp: true };

describe('verification', () => {
  const meta = { requires: ['login', 'verify'] } as const;
  test.each([
    [0, 'allow'],
    [1, 'allow'],
    [2, 'redirect'],
    [3, 'redirect'],
  ])('verifyStatus %i: %s', (verifyStatus, kind) => {
    const context = contextOf(list, { ...people.bound, verifyStatus }, { meta });
    expect(checkAccess(context).kind).toBe(kind);
  });
  test('leads to the finance server and back to this site, else to the page here, and blocks without either', () => {
    expect(checkAccess(contextOf(list, people.verified2, { meta }))).toEqual({
      kind: 'redirect',
      to: `https://finance.example/bind?targetUrl=${encodeURIComponent(origin + list)}`,
      reason: 'verificationRequired',
    });
    const channel = { financeServer: null, verificationPath: '/my/bindcard' };
    expect(checkAccess(contextOf(list, people.verified3, { meta, channel }))).toEqual({
      kind: 'redirect',
      to: `/my/bindcard?target=${way}`,
      reason: 'verificationRequired',
    });
    const neither = { ...channel, verificationPath: null };
    expect(checkAccess(contextOf(list, people.verified2, { meta, channel: neither }))).toEqual({
      kind: 'block',
      page: 'error',
      reason: 'noVerificationServer',
    });
  });
});

describe('a device in the messaging app', () => {
  test('that the account does not know: sign-in again, and the token is kept for a moment', () => {
    expect(checkAccess(contextOf(list, people.elsewhere, { environment: messagingApp }))).toEqual({
      kind: 'redirect',
      to: `/user/login?target=${way}`,
      reason: 'deviceNotRegistered',
      effects: ['keepPreviousToken', 'clearToken'],
    });
  });
  test.each([
    ['known', list, people.bound, messagingApp],
    ['outside the messaging app', list, people.elsewhere, {}],
    ['on an open page', '/hospital/1', people.elsewhere, messagingApp],
    ['at the login', '/user/login', people.elsewhere, messagingApp],
  ])('%s: nothing', (_, url, user, environment) => {
    expect(checkAccess(contextOf(url, user, { environment }))).toEqual({ kind: 'allow' });
  });
});

describe('a token that stands for nobody', () => {
  test.each([
    ['of another type', people.wrongType],
    ['of somebody not signed in', { ...people.bound, login: false }],
    ['of no user info at all', null],
  ])('%s goes, and the person is a visitor', (_, user) => {
    const clear = { effects: ['clearToken'] };
    expect(checkAccess(contextOf('/', user, { hasToken: true }))).toEqual({
      kind: 'allow',
      ...clear,
    });
    expect(checkAccess(contextOf('/user/login', user, { hasToken: true }))).toEqual({
      kind: 'allow',
      ...clear,
    });
    expect(checkAccess(contextOf(list, user, { hasToken: true }))).toEqual({
      kind: 'redirect',
      to: `/user/login?target=${way}`,
      reason: 'loginRequired',
      ...clear,
    });
  });
  test('stays where it could not be learned whose it is', () => {
    expect(checkAccess(contextOf('/', null, { hasToken: false }))).toEqual({ kind: 'allow' });
  });
});

describe('corporate consult', () => {
  test.each([
    ['/corp/consult/history', undefined, list, '/corp/consult/history'],
    [
      '/corp/consult/order-detail/:id',
      undefined,
      '/hospital/k%201',
      '/corp/consult/order-detail/k%201',
    ],
    ['/corp/consult/dpchat', ['orderKey'], '/?orderKey=k1', '/corp/consult/dpchat?orderKey=k1'],
    ['/corp/consult/dpchat', ['orderKey'], '/', '/corp/consult/dpchat'],
    ['/corp/comment/:orderId', undefined, '/?orderId=..%2F7', '/corp/comment/..%2F7'],
    ['/corp/comment/:orderId', undefined, '/', null],
    ['/corp/comment/:orderId', undefined, '/?orderId=..', null],
  ])('%s %j from %s: %s', (path, query, url, expected) => {
    const meta = { corpConsult: query ? { path, query } : { path } };
    expect(checkAccess(contextOf(url, people.corporate, { meta }))).toEqual(
      expected === null
        ? { kind: 'block', page: 'notFound', reason: 'corporateOrderUnknown' }
        : {
            kind: 'redirect',
            to: `https://corporate.example${expected}`,
            reason: 'corporateConsult',
          },
    );
    expect(checkAccess(contextOf(url, people.bound, { meta })).kind).toBe('allow');
  });
  test.each([
    ['/my/consult/listall'],
    ['/consult/order-detail/k1'],
    ['/consult/dpchat?orderKey=k1'],
    ['/consult/dpchat'],
    ['/evaluation?orderId=k1'],
    ['/evaluation'],
  ])('%s works here for a corporate-consult user of a channel without the site', (url) => {
    const context = contextOf(url, people.corporate, { channel: { corporateOrigin: null } });
    expect(context.route.row.corpConsult).toBeDefined();
    expect(checkAccess(context)).toEqual({ kind: 'allow' });
  });
  test.each([
    ['/my/consult/listall', '/corp/consult/history'],
    ['/consult/order-detail/k1', '/corp/consult/order-detail/k1'],
    ['/consult/dpchat?orderKey=k1', '/corp/consult/dpchat?orderKey=k1'],
    ['/evaluation?orderId=k1', '/corp/consultorder/comment/k1'],
  ])('%s is %s on the corporate site of a channel that has one', (url, expected) => {
    expect(checkAccess(contextOf(url, people.corporate))).toEqual({
      kind: 'redirect',
      to: `https://corporate.example${expected}`,
      reason: 'corporateConsult',
    });
  });
});

describe('sign-in by place', () => {
  test.each([
    ['/overseas/consult/listall', '/overseas/login'],
    ['/overseas', '/overseas/login'],
    ['/overseasmap', '/user/login'],
    ['/my/order/list', '/user/login'],
  ])('%s leads to %s', (path, login) => {
    const row = { path, requires: ['login'], title: 'x' } as const;
    const context = {
      ...contextOf('/', null),
      route: { name: 'a.b', row, path, params: {} },
    } as const;
    expect(checkAccess({ ...context, url: `${path}?a=1` })).toMatchObject({
      to: `${login}?target=${encodeURIComponent(`${path}?a=1`)}`,
    });
    expect(checkAccess({ ...context, url: path, user: people.expired })).toMatchObject({
      to: `${login}?target=${encodeURIComponent(path)}&expired=1`,
    });
  });
});
