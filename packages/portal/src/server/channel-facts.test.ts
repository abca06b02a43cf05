import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { ChannelFacts } from './channel-facts';
import { loadChannels, type Channels } from './channels';
import { readConfig } from './config';
import { readHost } from './host';
import { readFacts, type RequestFacts } from './request-facts';

const infoPath = '/moduleenterprisepartner/config/getpartnerinfo';
const configPath = '/moduleenterprisepartner/config/getpartnerconfig';
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
  known = new ChannelFacts({
    config: readConfig({ GATEWAY_URL: gateway.url }, 'PORT', 0),
    gatewayFetch: fetch,
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
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test('what the gateway tells of the channel of a host is what its guards see', async () => {
  const channel = await known.guardChannel(facts());
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
  const first = await known.guardChannel(facts());
  expect(await known.guardChannel(facts())).toBe(first);
  clock = 50_000;
  gateway.answer(configPath, { data: { ...config, isAllNode: false } });
  expect(await known.guardChannel(facts())).toBe(first);
  await settle();
  expect((await known.guardChannel(facts())).access.isAllNode).toBe(false);
  expect(callsOf(configPath).length).toBe(before + 2);
});

describe('a call that fails', () => {
  beforeEach(() => {
    gateway.answer(infoPath, { status: 500, body: {} });
    gateway.answer(configPath, { silent: true });
  });

  test('is logged with its status, address and method; the rest carries on with the defaults', async () => {
    const channel = await known.guardChannel(facts());
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
    const first = await known.guardChannel(facts());
    gateway.answer(infoPath, { status: 500, body: {} });
    gateway.answer(configPath, { status: 500, body: {} });
    clock = 50_000;
    await known.guardChannel(facts());
    await settle();
    expect(logged).toHaveLength(2);
    expect(await known.guardChannel(facts())).toBe(first);
  });
});
