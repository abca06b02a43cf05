import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { httpLocationProvider, tableLocationProvider } from './location-provider';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const locate = (query: string, headers: Record<string, string> = {}) =>
  gateway.send(new Request(`http://gateway.test/moduleoperate/location/get${query}`, { headers }));

describe('the area of a network address', () => {
  it.each([
    ['192.0.2.77', '330000', '330100'],
    ['198.51.100.5', '110000', '110100'],
    ['198.51.100.200', '310000', '310100'],
    ['2001:db8:1::9', '510000', '510100'],
    ['8.8.8.8', null, null],
    ['not an address', null, null],
  ])('%s is in %s and %s', async (address, provinceId, cityId) => {
    const codes = await gateway.call('/common/area/getnumberbyip', {}, from(address));
    expect(codes.data).toEqual({ provinceId, cityId });
    const named = await gateway.call('/common/area/getareabyip', {}, from(address));
    expect(named.data.city?.areaId ?? null).toBe(cityId);
  });

  it('is named in the language of the reader', async () => {
    const answer = await gateway.call(
      '/common/area/getareabyip',
      {},
      {
        ...from('192.0.2.1'),
        locale: 'en',
      },
    );
    expect(answer.data).toMatchObject({
      province: { name: 'Zhejiang', level: 'province' },
      city: { name: 'Hangzhou', level: 'city', parentId: '330000' },
    });
  });
});

describe('a location', () => {
  it.each([
    ['West Lake', 30.2431, 120.1508, '330100'],
    ['the Bund', 31.2397, 121.4998, '310100'],
    ['a suburb of Ningbo', 29.9, 121.4, '330200'],
    ['Paris', 48.8566, 2.3522, null],
    ['the middle of an ocean', 0, -140, null],
    ['the north pole', 90, 180, null],
  ])('of %s leads to its city', async (_, latitude, longitude, cityId) => {
    const { data } = await locate(`?latitude=${latitude}&longitude=${longitude}`, {
      'x-forwarded-for': '203.0.113.4',
    });
    expect(data).toMatchObject({
      source: cityId === null ? 'none' : 'position',
      latitude,
      longitude,
      cityId,
    });
  });

  it('without a position is the city of the network address', async () => {
    expect((await locate('', { 'x-forwarded-for': '203.0.113.4', lang: 'en' })).data).toEqual({
      source: 'networkAddress',
      latitude: null,
      longitude: null,
      cityId: '440100',
      cityName: 'Guangzhou',
    });
    expect((await locate('', { 'x-forwarded-for': '8.8.8.8' })).data).toMatchObject({
      source: 'none',
      cityId: null,
      cityName: null,
    });
  });

  it('is refused in half, or off the globe', async () => {
    for (const query of ['?latitude=30', '?longitude=120', '?latitude=91&longitude=0'])
      expect((await locate(query)).status, query).toBe(422);
  });

  it('anywhere on the globe is a city of the table or none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        async (latitude, longitude) => {
          const found = await tableLocationProvider.cityAt(gateway.services.db, {
            latitude,
            longitude,
          });
          if (found !== null) expect(found).toMatch(/^\d{6}$/);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('areas in which an appointment can be ordered', () => {
  it('are those with hospitals, from the province down', async () => {
    const provinces = (await gateway.call('/order/areaconfig/getprovincelist')).data.items;
    const all = (await gateway.call('/common/area/getprovincelist.json')).data.items;
    expect(provinces.length).toBeLessThan(all.length);
    const cities = await gateway.call('/order/areaconfig/getchildlist', { areaId: '330000' });
    expect(cities.data.items.map((item: { areaId: string }) => item.areaId).toSorted()).toEqual([
      '330100',
      '330200',
      '330300',
    ]);
    const unknown = await gateway.call('/order/areaconfig/getchildlist', { areaId: '999999' });
    expect(unknown).toMatchObject({ status: 403, code: -7 });
  });
});

describe('a search for areas', () => {
  const search = async (q: string, more: object = {}, locale?: string) =>
    (await gateway.call('/common/area/search/getareas', { q, ...more }, { locale })).data.items.map(
      (item: { name: string }) => item.name,
    );

  it('finds by name, by pinyin and by English, higher areas first', async () => {
    expect((await search('浙江'))[0]).toBe('浙江');
    expect((await search('hangzh'))[0]).toBe('杭州');
    expect((await search('廣州'))[0]).toBe('广州');
    for (const typed of ['luliang', 'lvliang', 'lyuliang', 'lüliang', 'LÜ LIANG', '呂梁'])
      expect((await search(typed))[0], typed).toBe('吕梁');
    expect((await search('\u2EC4安'))[0]).toBe('西安');
    expect((await search('Inner Mongolia', {}, 'en'))[0]).toBe('Inner Mongolia');
    expect((await search('西湖', { level: 'district' })).length).toBeGreaterThan(1);
    expect(await search('西湖', { level: 'province' })).toEqual([]);
  });

  it('takes the signs of a pattern for what they are', async () => {
    for (const q of ['%', '_', '\\', "'"]) expect(await search(q), q).toEqual([]);
  });
});

describe('a location service', () => {
  let server: Server;
  let answer: { status: number; body: string };
  const asked: { body: string; authorization: string | undefined }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({ body, authorization: request.headers.authorization });
        response.writeHead(answer.status).end(answer.body);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => server.close());

  it('is asked with its token, and answered for by the tables when it fails', async () => {
    // A listening TCP server has an address with a port.
    const { port } = server.address() as AddressInfo;
    const provider = httpLocationProvider({ url: `http://127.0.0.1:${port}/`, token: 'secret' });
    const { db } = gateway.services;
    answer = { status: 200, body: '{"cityId":"500100"}' };
    expect(await provider.cityAt(db, { latitude: 30.25, longitude: 120.17 })).toBe('500100');
    expect(asked).toEqual([
      { body: '{"latitude":30.25,"longitude":120.17}', authorization: 'Bearer secret' },
    ]);
    for (const broken of [
      { status: 500, body: '' },
      { status: 200, body: 'no json' },
      { status: 200, body: '{"cityId":7}' },
    ]) {
      answer = broken;
      expect(await provider.cityAt(db, { latitude: 30.25, longitude: 120.17 })).toBe('330100');
      expect(await provider.cityOfNetworkAddress(db, '192.0.2.1')).toBe('330100');
    }
  });
});
