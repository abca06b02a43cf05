import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { completeAnswers } from './call-rows';
import { ChannelFacts } from './channel-facts';
import { loadChannels, type Channels } from './channels';
import { readConfig } from './config';
import { readHost } from './host';
import { readFacts, type RequestFacts } from './request-facts';

const infoPath = '/moduleenterprisepartner/config/getpartnerinfo';
const configPath = '/moduleenterprisepartner/config/getpartnerconfig';
const modelPath = '/moduleenterprisepartner/partner/custom/config/model.json';
const info = { needRedirect: false, redirectUrl: null, gmtCreated: '2019-05-20T00:00:00+08:00' };
const config = {
  partnerName: '三明',
  isAllNode: true,
  isInPartnerWhiteList: false,
  partnerWhiteList: ['tianjin'],
  privateBlackRouteNameList: ['directory.home'],
  privateWhiteRouteNameList: [],
  modelCodes: [],
};

let gateway: TinyGateway;
let channels: Channels;
let clock: number;
let logged: Record<string, unknown>[];
let known: ChannelFacts;

beforeAll(async () => {
  gateway = await startTinyGateway();
  channels = await loadChannels(tinyPortal);
});
afterAll(() => gateway.close());
beforeEach(() => {
  clock = 0;
  logged = [];
  gateway.answer(infoPath, { data: info });
  gateway.answer(configPath, { data: config });
  gateway.answer('/moduleenterprisepartner/config/getbaseinfo', {
    data: { userInfoVO: {}, now: '' },
  });
  known = new ChannelFacts({
    config: readConfig({ GATEWAY_URL: gateway.url }, 'PORT', 0),
    gatewayFetch: watchedFetch,
    complete: completeAnswers({ warn: () => undefined }),
    log: pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    now: () => clock,
  });
});

function facts(host = 'sanming.h5.portal.localhost'): RequestFacts {
  const served = readHost(host, ['.portal.localhost']);
  if (!served) throw new Error(`${host} is not served`);
  return readFacts(
    new Request(`http://${host}/`),
    served,
    channels.byLabel(served.label),
    '127.0.0.1',
  );
}

const callsOf = (path: string) => gateway.calls.filter((call) => call.path === path);

/** Calls under way, their bodies included. */
const underWay = new Set<Promise<unknown>>();
const watchedFetch: typeof fetch = (input, init) => {
  const answer = fetch(input, init).then(
    async (came) => new Response(await came.text(), { status: came.status }),
  );
  const ended = answer.catch(() => undefined).finally(() => underWay.delete(ended));
  underWay.add(ended);
  return answer;
};

/** Waits until nothing is asked any more: what was answered may ask for more. */
async function settle(): Promise<void> {
  do {
    await Promise.all(underWay);
    await new Promise((resolve) => setTimeout(resolve));
  } while (underWay.size > 0);
}

test('what the gateway tells of the channel of a host is what its guards see', async () => {
  const { guard: channel } = await known.of(facts());
  expect(channel.partner).toBe('sanming');
  expect(channel.info).toEqual({
    needRedirect: false,
    redirectUrl: null,
    partnerGmtCreated: info.gmtCreated,
  });
  expect(channel.access).toMatchObject({ isAllNode: true, partnerWhiteList: ['tianjin'] });
  expect(channel.targets.origin).toBe('http://sanming.h5.portal.localhost');
  expect(callsOf(infoPath).at(-1)?.headers['appid']).toBe('app-sanming');
});

test('a channel is asked for once, and is the same object for its host until it changes', async () => {
  const before = callsOf(configPath).length;
  const first = await known.of(facts());
  expect(await known.of(facts())).toBe(first);
  clock = 50_000;
  gateway.answer(configPath, { data: { ...config, isAllNode: false } });
  expect(await known.of(facts())).toBe(first);
  await settle();
  expect((await known.of(facts())).guard.access.isAllNode).toBe(false);
  expect(callsOf(configPath).length).toBe(before + 2);
});

describe('a call that fails', () => {
  beforeEach(() => {
    gateway.answer(infoPath, { status: 500, body: {} });
    gateway.answer(configPath, { silent: true });
  });

  test('is logged with its status, address and method; the rest carries on with the defaults', async () => {
    const { guard: channel } = await known.of(facts());
    expect(channel.info).toEqual({
      needRedirect: false,
      redirectUrl: null,
      partnerGmtCreated: null,
    });
    expect(channel.access.isAllNode).toBeNull();
    expect(logged).toEqual([
      expect.objectContaining({ status: 500, url: gateway.url + infoPath, method: 'POST' }),
      expect.objectContaining({ status: 'timeout', url: gateway.url + configPath }),
    ]);
  });

  test('leaves the last good answer', async () => {
    gateway.answer(infoPath, { data: { ...info, needRedirect: true, redirectUrl: '/404' } });
    gateway.answer(configPath, { data: config });
    const first = await known.of(facts());
    gateway.answer(infoPath, { status: 500, body: {} });
    gateway.answer(configPath, { status: 500, body: {} });
    clock = 50_000;
    await known.of(facts());
    await settle();
    expect(logged).toHaveLength(2);
    expect(await known.of(facts())).toBe(first);
  });
});

test('base info says what stands around the pages of a visitor; without it all of it does', async () => {
  const base = '/moduleenterprisepartner/config/getbaseinfo';
  const frameOf = async () => {
    const { current } = await known.of(facts());
    return [current.header, current.footer, current.floatingMenu.enabled];
  };
  gateway.answer(base, { status: 500, body: {} });
  expect(await frameOf()).toEqual([true, true, true]);
  const userInfoVO = { noHeader: true, noFooter: true, noEntry: true };
  gateway.answer(base, { data: { userInfoVO, now: '' } });
  clock = 50_000;
  await known.of(facts());
  await settle();
  const before = callsOf(base).length;
  expect(await frameOf()).toEqual([false, false, false]);
  expect(callsOf(base)).toHaveLength(before);
});

describe('the configuration of pages', () => {
  const text = (value: unknown) => ({
    data: {
      confMap: { partnerConfig: { text: JSON.stringify(value), version: 1, gmtModified: '' } },
    },
  });
  const home = (modules: unknown) => text({ 'directory.home': modules });
  const withModels = (...modelCodes: string[]) =>
    gateway.answer(configPath, { data: { ...config, modelCodes } });
  const later = async () => {
    clock += 50_000;
    await known.of(facts());
    await settle();
    return known.of(facts());
  };

  test('is asked for each model of the channel, and lies over its settings and under its guards', async () => {
    withModels('page.directory.home', 'page.nobody.knows', 'theme');
    gateway.answer(modelPath, home({ doctors: { hidden: true, title: { en: 'Doctors' } } }));
    const { guard, current } = await known.of(facts());
    const expected = { 'directory.home': { doctors: { hidden: true, title: { en: 'Doctors' } } } };
    expect(current.pageConfig).toMatchObject(expected);
    expect(guard.pageConfig).toBe(current.pageConfig);
    expect([current.id, current.code]).toEqual(['sanming', 'sanming']);
    expect(callsOf(modelPath).at(-1)).toMatchObject({
      url: `${modelPath}?modelCode=page.directory.home`,
      headers: { appid: 'app-sanming' },
    });
    expect(logged).toEqual([]);
  });

  test('changes within the keeping time, and is gone once the operator took it back', async () => {
    withModels('page.directory.home');
    gateway.answer(modelPath, home({ page: { hidden: true } }));
    const first = await known.of(facts());
    expect(first.guard.pageConfig['directory.home']?.['page']?.hidden).toBe(true);
    withModels();
    expect((await later()).guard.pageConfig['directory.home']?.['page']).toBeUndefined();
  });

  test('counts module by module; what is none is logged once for each value', async () => {
    withModels('page.directory.home');
    const asks = callsOf(modelPath).length;
    gateway.answer(
      modelPath,
      text({
        'directory.home': {
          search: { title: '找医院', link: '/search?tab=hospital' },
          departments: { link: 'tel:95169000' },
          notices: { hidden: 'yes' },
          call: { link: 'https://evil.example/' },
          nobody: { hidden: true },
          ['__proto__']: { hidden: true },
        },
        'directory.doctor': {},
      }),
    );
    const { current } = await known.of(facts());
    expect(current.pageConfig['directory.home']).toMatchObject({
      search: { title: '找医院', link: '/search?tab=hospital' },
      departments: { link: 'tel:95169000' },
    });
    for (const module of ['notices', 'call', 'nobody'])
      expect(current.pageConfig['directory.home']).not.toHaveProperty(module);
    expect(current.pageConfig).not.toHaveProperty(['directory.doctor']);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({
      modelCode: 'page.directory.home',
      problems: expect.arrayContaining([
        expect.stringMatching(/^notices\.hidden: /),
        expect.stringMatching(/^call\.link: /),
        'nobody: no module of the page',
        'directory.doctor: another page',
      ]),
    });
    await later();
    expect([logged.length, callsOf(modelPath).length]).toEqual([1, asks + 2]);
    gateway.answer(modelPath, text('no object'));
    expect((await later()).current.pageConfig['directory.home']?.search?.title).toBeUndefined();
    expect(logged).toHaveLength(2);
  });

  test('that cannot be had is logged, and the pages stay as they are by default, or as they were', async () => {
    withModels('page.directory.home');
    gateway.answer(modelPath, { status: 500, body: {} });
    const first = await known.of(facts());
    expect(first.current.pageConfig).toEqual(facts().channel.current.pageConfig);
    expect(first.guard.access.isAllNode).toBe(true);
    expect(logged).toEqual([
      expect.objectContaining({ status: 500, url: gateway.url + modelPath, method: 'POST' }),
    ]);
    gateway.answer(modelPath, home({ notices: { hidden: true } }));
    const shown = await later();
    expect(shown.current.pageConfig['directory.home']?.notices).toEqual({ hidden: true });
    gateway.answer(modelPath, { status: 500, body: {} });
    expect(await later()).toBe(shown);
  });

  test('reads any text without falling over', async () => {
    withModels('page.directory.home');
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (any) => {
        gateway.answer(modelPath, { data: { confMap: { partnerConfig: { text: any } } } });
        const { current } = await later();
        const changes = Object.values(current.pageConfig['directory.home'] ?? {});
        expect(changes.every((change) => typeof change === 'object')).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
