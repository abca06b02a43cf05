import { createStore } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tinyPortal } from '../testing/tiny-portal';
import { routeObjects, type NavigationServices } from './route-objects';

afterEach(() => vi.unstubAllGlobals());

async function accountRoutes(renderedName: string | null) {
  const store = createStore({
    gateway: createGateway({ baseUrl: 'http://gateway.invalid' }),
    onSessionEnded: () => undefined,
  });
  const services: NavigationServices = {
    store,
    i18n: createI18n({ locale: 'zh-Hans', resources: {} }),
    partner: null,
    base: '',
    serverRoutes: { names: ['account.profile'], others: false },
    rendered:
      renderedName === null ? null : { name: renderedName, module: { default: () => null } },
  };
  const feature = await tinyPortal.features[1]?.load();
  if (!feature) throw new Error('The tiny portal has two features.');
  return routeObjects(feature, services);
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
  const route = (await accountRoutes(null)).find(({ id }) => id === name);
  expect(route?.lazy).toBeUndefined();
  const loader = route?.loader;
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  const outcome = Promise.resolve(loader(argumentsFor(path), undefined));
  const later = new Promise((resolve) => setTimeout(resolve, 20, 'still waiting'));
  expect(await Promise.race([outcome, later])).toBe('still waiting');
  expect(assign.mock.calls).toEqual([[`http://localhost${path}`]]);
});

describe('a page that may lead on', () => {
  async function enter(search: string) {
    const loader = (await accountRoutes(null)).find(({ id }) => id === 'account.passage')?.loader;
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

test('a page loaded anew is the page of its document', async () => {
  const routes = await accountRoutes('account.wholePage');
  expect(routes.find(({ id }) => id === 'account.wholePage')?.Component).toBeDefined();
});

test('a page that only the server can judge is loaded from it, unless it is the page in view', async () => {
  const assign = vi.fn();
  const location = { assign, pathname: '/' };
  vi.stubGlobal('window', { location });
  const loader = (await accountRoutes(null)).find(({ id }) => id === 'account.profile')?.loader;
  if (typeof loader !== 'function') throw new Error('The route has no loader.');
  void loader(argumentsFor('/my/profile'), undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(assign.mock.calls).toEqual([['http://localhost/my/profile']]);
  location.pathname = '/my/profile';
  await loader(argumentsFor('/my/profile?tab=1'), undefined);
  expect(assign).toHaveBeenCalledOnce();
});
