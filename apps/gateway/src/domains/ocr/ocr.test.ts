import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadLimits } from '@xinglin/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idempotency } from '../../platform/tables';
import { openTestGateway, type CallResult, type TestGateway } from '../../testing/test-gateway';
import { uploadedFiles } from '../../kernel/files/tables';
import { canDrawChinese, drawCard, photographed } from './card-fixture';
import { httpReader } from './http-reader';
import { createWorkPool } from '../../platform/work-pool/work-pool';
import { createLocalReader } from './local-reader';

const path = '/bffnode/portal/common/ocr/idcardocr';
const jsonPath = '/moduleusercenter/idcardocr/getocr';
const drawsChinese = await canDrawChinese();

/** Reading is hard work: what is tested is what is read, however slow and busy the machine is. */
const patienceMs = 10 * 60_000;
vi.setConfig({ testTimeout: patienceMs });

const pool = createWorkPool();
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway({ ocr: createLocalReader(pool, { timeoutMs: patienceMs }) });
  token = await gateway.signIn(gateway.newMobile());
});
afterAll(async () => {
  await gateway.dispose();
  await pool.close();
});

function send(bytes: Uint8Array, as: string | null = token): Promise<CallResult> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), 'card.html');
  const headers = { requestid: randomUUID(), ...(as === null ? {} : { token: as }) };
  const request = new Request(`http://gateway.test${path}`, {
    method: 'POST',
    headers,
    body: form,
  });
  return gateway.send(request);
}

/** It is read at once; those that need another look, and a picture that lies on its side, are read in the long run. */
const cardNo = '330102198503070010';

describe('an ID card', () => {
  it('is read off a photo, which is not kept, nor what it says', async () => {
    const { code, data } = await send(await photographed(drawCard({ cardNo })));
    expect(code).toBe(0);
    expect(data).toMatchObject({ cardNo, gender: 'male', birthDate: '1985-03-07' });
    const { db, config } = gateway.services;
    expect(await db.select().from(uploadedFiles)).toEqual([]);
    expect(await readdir(config.filesDirectory)).toEqual([]);
    expect(JSON.stringify(await db.select().from(idempotency))).not.toContain(cardNo);
    expect(gateway.log.join('')).not.toContain(cardNo);
  });

  it('is read off a picture that is sent as JSON', async () => {
    const image = (await drawCard({ cardNo }).png().toBuffer()).toString('base64');
    const answer = await gateway.call(jsonPath, { image }, { token });
    expect(answer).toMatchObject({ code: 0, data: { cardNo } });
  });

  it.runIf(drawsChinese)('tells the name as well, and where print and number differ', async () => {
    const print = { cardNo, name: '沈知秋', born: ['1985', '3', '8'] } as const;
    const { data } = await send(await photographed(drawCard({ ...print, gender: '男' })));
    expect(data).toMatchObject({ name: '沈知秋', gender: 'male', birthDate: '1985-03-07' });
    expect(data.unsure).toEqual(expect.arrayContaining(['birthDate', 'cardNo']));
    expect(data.unsure).not.toContain('gender');
  });
});

describe('a picture', () => {
  it.each<[string, number, () => Promise<Uint8Array>]>([
    ['too small to hold a number', 41502, () => drawCard({ cardNo }).resize(190).png().toBuffer()],
    ['that is a page', 41505, async () => Buffer.from('<html><script>alert(1)</script>')],
    [
      'that is a drawing with scripts',
      41505,
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'that breaks off',
      41501,
      async () => (await drawCard({ cardNo: '1' }).png().toBuffer()).subarray(0, 200),
    ],
    [
      'one pixel high',
      41502,
      () =>
        sharp({ create: { width: 3000, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    ['too large', 41300, async () => Buffer.alloc(uploadLimits.image + 1, 'x')],
  ])('%s is refused', async (_, code, bytes) => {
    const answer = await send(await bytes());
    expect(answer).toMatchObject({ status: 200, code, data: null });
    expect(answer.message).not.toBe('');
  });

  it('needs a session, and is a file', async () => {
    expect(await send(Buffer.alloc(1), null)).toMatchObject({ status: 401, code: -6 });
    expect((await gateway.call(jsonPath, { image: 'no base64!' }, { token })).code).toBe(41501);
    expect((await gateway.call(path, { file: 'x' }, { token })).status).toBe(415);
  });
});

describe('the reader on this machine', () => {
  const picture = async () => ({
    bytes: await drawCard({ cardNo }).png().toBuffer(),
    contentType: 'image/png',
  });

  it('gives up on what takes too long, lets only so many wait, and begins anew', async () => {
    const reader = createLocalReader(pool, { timeoutMs: 1, mostWaiting: 1 });
    const one = await picture();
    const both = Promise.allSettled([reader.readIdCard(one), reader.readIdCard(one)]);
    expect(() => reader.readIdCard(one)).toThrow('overloaded');
    for (const { status } of await both) expect(status).toBe('rejected');
    await expect(reader.readIdCard(one)).rejects.toThrow('gave up');
    await reader.close();
  });

  it('ends in the middle of its work when the gateway does', async () => {
    const reader = createLocalReader(pool);
    const one = await picture();
    const [reading] = await Promise.allSettled([reader.readIdCard(one), reader.close()]);
    expect(reading.status).toBe('rejected');
    await expect(reader.readIdCard(await picture())).rejects.toThrow('gave up');
  });
});

describe('a reader elsewhere', () => {
  it('is sent the picture with the key, and believed only when it answers as agreed', async () => {
    const seen: { headers: IncomingMessage['headers']; body: string }[] = [];
    const answers: [number, string][] = [
      [200, '{"name":" 沈知秋 ","cardNo":"11010519491231002X","address":"北京"}'],
      [422, ''],
      [500, 'no'],
      [200, '{"cardNo":5}'],
      [200, '<html>'],
    ];
    const service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        seen.push({ headers: request.headers, body });
        const [status, text] = answers[seen.length - 1] ?? [500, ''];
        response.writeHead(status).end(text);
      });
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    // A listening TCP server has a port.
    const { port } = service.address() as AddressInfo;
    const reader = httpReader({ url: `http://127.0.0.1:${port}/ocr`, token: 'secret' });
    const picture = { bytes: Buffer.from('a picture'), contentType: 'image/png' };
    expect(await reader.readIdCard(picture)).toEqual({
      name: '沈知秋',
      gender: null,
      birthDate: null,
      cardNo: '11010519491231002X',
      unsure: [],
    });
    expect(seen[0]?.headers.authorization).toBe('Bearer secret');
    const image = picture.bytes.toString('base64');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ image, contentType: 'image/png' });
    expect(await reader.readIdCard(picture)).toBeNull();
    await expect(reader.readIdCard(picture)).rejects.toThrow('500');
    await expect(reader.readIdCard(picture)).rejects.toThrow('something else');
    await expect(reader.readIdCard(picture)).rejects.toThrow('something else');
    await new Promise((done) => service.close(done));
  });

  it('that cannot be reached is told as too much load, and logged', async () => {
    const ocr = { url: 'http://127.0.0.1:1/ocr', token: 'secret' };
    const other = await openTestGateway({ config: { ocr } });
    const as = await other.signIn(other.newMobile());
    const image = (await drawCard({ cardNo }).png().toBuffer()).toString('base64');
    const answer = await other.call(jsonPath, { image }, { token: as });
    expect(answer).toMatchObject({ status: 503, code: 50300 });
    expect(other.log.join('')).toContain('pictures cannot be read');
    expect(other.log.join('')).not.toContain('secret');
    await other.dispose();
  });
});
