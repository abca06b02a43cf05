import { createStore } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeatureModule } from '../feature';
import { tinyPortal } from '../testing/tiny-portal';
import { routeObjects, type NavigationServices } from './route-objects';
import { tinyIdentity } from '../testing/tiny-identity';

afterEach(() => vi.unstubAllGlobals());

const report = vi.fn();
const stay = vi.fn(() => new Promise<never>(() => undefined));
beforeEach(() => {
  report.mockReset();
  stay.mockReset();
  stay.mockImplementation(() => new Promise(() => undefined));
});

/** How the gateway answers. */
const answer = vi.fn(async () => Response.json({ code: 0, message: '', data: {} }));

async function accountRoutes(change = (feature: FeatureModule): FeatureModule => feature) {
  const store = createStore({
    gateway: createGateway({ baseUrl: 'http://gateway.invalid', fetch: answer }),
    onSessionEnded: () => undefined,
  });
  const services: NavigationServices = {
    store,
    report,
    stay,
    i18n: createI18n({ locale: 'zh-Hans', resources: {} }),
    portal: tinyIdentity,
    partner: null,
    base: '',
    serverRoutes: { names: ['account.profile'], others: false },
  };
  const feature = await tinyPortal.features[1]?.load();
  if (!feature) throw new Error('The tiny portal has two features.');
  return routeObjects(change(feature), services);
}

const argumentsFor = (path: string) =>
  // Only what a loader of ours reads.
  ({ request: new Request(`http://localhost${path}`), params: {} }) as LoaderFunctionArgs;

test.each([
  ['account.moved', '/my/moved/7?from=home'],
  ['account.wholePage', '/my/whole?a=1'],
])('%s is left to the server, and loads no page of its own', async (name, path) => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  const route = (await accountRoutes()).find(({ id }) => id === name);
  expect(route?.lazy).toBeUndefined();
  const loader = route?.loader;
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  const outcome = Promise.resolve(loader(argumentsFor(path), undefined));
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  const later = new Promise((resolve) => setTimeout(resolve, 20, 'still waiting'));
  expect(await Promise.race([outcome, later])).toBe('still waiting');
  expect(assign.mock.calls).toEqual([[`http://localhost${path}`]]);
});

describe('a page that may lead on', () => {
  async function enter(search: string) {
    const loader = (await accountRoutes()).find(({ id }) => id === 'account.passage')?.loader;
    if (typeof loader !== 'function') throw new Error('The route has no loader.');
    return loader(argumentsFor(`/my/passage${search}`), undefined);
  }
  const assign = vi.fn();
  beforeEach(() => {
    assign.mockReset();
    vi.stubGlobal('window', { location: { assign, pathname: '/' } });
    vi.stubGlobal('navigator', { userAgent: 'A browser' });
  });

  test('goes on within the site at once', async () => {
    const answer = await enter('?target=%2Fhospital%2F1%3Ftab%3Da');
    if (!(answer instanceof Response)) throw new Error('It did not lead on.');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/hospital/1?tab=a']);
    expect(assign).not.toHaveBeenCalled();
  });

  test('leaves to the server what is not of the site', async () => {
    void enter('?target=https%3A%2F%2Fevil.example');
    await vi.waitFor(() =>
      expect(assign.mock.calls).toEqual([
        ['http://localhost/my/passage?target=https%3A%2F%2Fevil.example'],
      ]),
    );
  });

  test('shows itself where it leads nowhere', async () => {
    expect(await enter('')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});

test('a page that only the server can judge is loaded from it, unless it is the page in view', async () => {
  const assign = vi.fn();
  const location = { assign, pathname: '/' };
  vi.stubGlobal('window', { location });
  const loader = (await accountRoutes()).find(({ id }) => id === 'account.profile')?.loader;
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  void loader(argumentsFor('/my/profile'), undefined);
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['http://localhost/my/profile']]));
  location.pathname = '/my/profile';
  await loader(argumentsFor('/my/profile?tab=1'), undefined);
  expect(assign).toHaveBeenCalledOnce();
});

describe('a page whose data does not come', () => {
  const profilePath = '/my/passage';
  const location = { assign: vi.fn(), pathname: '/', href: 'http://localhost/' };
  beforeEach(() => {
    location.pathname = '/';
    location.assign.mockReset();
    vi.stubGlobal('window', { location });
    vi.stubGlobal('navigator', { userAgent: 'A browser', onLine: true });
  });

  async function enter(change: (feature: FeatureModule) => FeatureModule = (feature) => feature) {
    const routes = await accountRoutes(change);
    const loader = routes.find(({ id }) => id === 'account.passage')?.loader;
    if (typeof loader !== 'function') throw new Error('The route has no loader.');
    // Counted from the moment at which the person is told to stay: before it a busy machine takes its time.
    const later = new Promise((resolve) =>
      stay.mockImplementationOnce(() => {
        setTimeout(resolve, 20, 'still waiting');
        return new Promise(() => undefined);
      }),
    );
    return Promise.race([loader(argumentsFor(profilePath), undefined), later]);
  }

  test.each([
    ['is refused', async () => Promise.reject(new TypeError('reset')), 'network'],
    ['is garbage', async () => new Response('<html>'), 'http'],
    ['is an error', async () => new Response('', { status: 500 }), 'http'],
  ])(
    'is not entered when the answer %s: reported, and the person stays',
    async (_, reply, kind) => {
      answer.mockImplementationOnce(reply);
      expect(await enter()).toBe('still waiting');
      expect(stay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }));
      expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }));
    },
  );

  test('is entered with what the gateway has to say', async () => {
    answer.mockImplementationOnce(async () =>
      Response.json({ code: 40303, message: 'No such order', data: null }),
    );
    expect(await enter()).toBeNull();
    expect([stay, report].map((told) => told.mock.calls.length)).toEqual([0, 0]);
  });

  test('is entered with its skeleton when it takes long, and a failure is reported then', async () => {
    let fail = (): void => undefined;
    answer.mockImplementationOnce(
      () => new Promise((_, reject) => (fail = () => reject(new TypeError('reset')))),
    );
    expect(await enter()).toBeNull();
    expect(report).not.toHaveBeenCalled();
    fail();
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    expect(stay).not.toHaveBeenCalled();
  });

  test('is entered all the same where something was just done, or the browser went back to it', async () => {
    const fails = async () => Promise.reject(new TypeError('reset'));
    answer.mockImplementationOnce(fails);
    const asynchronous = (feature: FeatureModule): FeatureModule => {
      const row = feature.routes['account.passage'];
      if (!row) throw new Error('The tiny portal has a passage.');
      return {
        ...feature,
        routes: { ...feature.routes, 'account.passage': { ...row, dataAsync: true } },
      };
    };
    expect(await enter(asynchronous)).toBeNull();
    answer.mockImplementationOnce(fails);
    location.pathname = profilePath;
    expect(await enter()).toBeNull();
    expect(stay).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  });

  test('whose chunk cannot be had without a network is not entered either, and nothing is loaded', async () => {
    vi.stubGlobal('navigator', { userAgent: 'A browser', onLine: false });
    const lost = (feature: FeatureModule): FeatureModule => ({
      ...feature,
      pages: { ...feature.pages, 'account.passage': () => Promise.reject(new Error('lost')) },
    });
    expect(await enter(lost)).toBe('still waiting');
    expect(stay).toHaveBeenCalledExactlyOnceWith({ kind: 'network', message: '', offline: true });
    expect(location.assign).not.toHaveBeenCalled();
  });
});

test('a page with a picture that stands for it shows that while its chunk is on the way', async () => {
  const skeletonUrl = '/skeletons/profile.svg';
  let come = (): void => undefined;
  const chunk = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.stubGlobal('window', { location: { pathname: '/' } });
  const pictures: string[] = [];
  const picture = { style: {}, remove: () => pictures.pop() };
  vi.stubGlobal('document', {
    createElement: () => picture,
    body: { append: (one: { src: string }) => pictures.push(one.src) },
  });
  const routes = await accountRoutes((feature) => ({
    ...feature,
    routes: {
      'account.slow': { path: '/my/slow', title: 'account:profile.title', skeletonUrl },
    },
    pages: { 'account.slow': () => chunk.then(() => ({ default: () => null })) },
  }));
  const loader = routes[0]?.loader;
  if (typeof loader !== 'function') throw new Error('It has a loader.');
  const entered = loader(argumentsFor('/my/slow'), {});
  await vi.waitFor(() => expect(pictures).toEqual([skeletonUrl]));
  come();
  await entered;
  expect(pictures).toEqual([]);
});
