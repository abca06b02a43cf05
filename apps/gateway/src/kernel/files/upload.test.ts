import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { uploadLimits } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { purgeOrphans } from './orphans';
import { uploadedFiles } from './tables';
import { onePagePdf, pdfAuthor, sendFile, type FileOptions } from '../../testing/upload-fixture';

const imagePath = '/kanoupload/imagefileupload';
const secret = 'made at 30.2741N 120.1551E';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn(gateway.newMobile());
});
afterAll(() => gateway.dispose());

const send = (path: string, bytes: Uint8Array, options: FileOptions = {}) =>
  sendFile(gateway, path, bytes, { token, ...options });

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } });
const photograph = () =>
  picture()
    .withExif({ IFD0: { ImageDescription: secret, Artist: secret }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function download(url: string, as: string | null = token): Promise<Response> {
  const headers = new Headers(as === null ? {} : { token: as });
  return gateway.app.fetch(new Request(`http://gateway.test${url}`, { headers }));
}

describe('an image', () => {
  it('is kept upright and without what it tells about place and device', async () => {
    const bytes = await photograph();
    expect(bytes.toString('latin1')).toContain(secret);
    const { code, data } = await send(imagePath, bytes);
    expect(code).toBe(0);
    expect(data).toMatchObject({ contentType: 'image/jpeg', width: 20, height: 40 });
    const kept = Buffer.from(await (await download(data.url)).arrayBuffer());
    expect(kept.byteLength).toBe(data.size);
    expect(kept.toString('latin1')).not.toContain(secret);
    const { exif, orientation } = await sharp(kept).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/png'],
  ] as const)('as %s becomes %s', async (format, contentType) => {
    const answer = await send(imagePath, await picture().toFormat(format).toBuffer());
    expect(answer.data).toMatchObject({ contentType, width: 40, height: 20 });
  });

  it('loses what hides behind its end', async () => {
    const bytes = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { data } = await send(imagePath, bytes);
    expect(await (await download(data.url)).text()).not.toContain('<script>');
  });

  it.each([
    '/kanoupload/imagefileuploadbydecoder',
    '/kanoupload/imageuploadbydecoder',
    '/cobra/kano/imageupload',
    '/kanoupload/fileuploadbydecoder',
  ])('goes to %s as well', async (path) => {
    expect((await send(path, await picture().jpeg().toBuffer())).data).toMatchObject({
      contentType: 'image/jpeg',
    });
  });

  it('goes as Base64 in JSON, bare or as a data: URL', async () => {
    const base64 = (await picture().png().toBuffer()).toString('base64');
    const whole = base64.replace(/=+$/, '');
    for (const image of [
      base64,
      `data:image/png;base64,${base64}`,
      `data:IMAGE/PNG;BASE64,${base64}\n`,
      `data:image/jpg;name=a%20b.jpg;charset=utf-8;base64,${base64}`,
      `data:application/octet-stream;base64,${base64}`,
      `data:;base64,${base64}`,
      `data:null;base64,${base64}`,
      base64.replace(/.{76}/g, '$&\n'),
      base64.replace(/.{76}/g, '$&\r\n'),
      base64.replaceAll('+', '-').replaceAll('/', '_'),
      whole,
    ]) {
      const answer = await gateway.call('/kanoupload/imageupload.json', { image }, { token });
      expect(answer.data).toMatchObject({ contentType: 'image/png', width: 40 });
    }
    for (const [image, code] of [
      ['no base64!', 41501],
      [`data:text/html;base64,${base64}`, 41501],
      [`data:image/png;base64,`, 41501],
      ['blob:https://portal.example/4f2c', 41501],
      ['wxfile://tmp_1.jpg', 41501],
      ['data:image/svg+xml;utf8,<svg/>', 41501],
      [`${base64}=`, 41501],
      // A letter was lost on the way, as a form loses a `+`.
      [`${whole.slice(0, 40)} ${whole.slice(41)}`, 41501],
      ['AAAA', 41505],
    ] as const)
      expect((await gateway.call('/kanoupload/imageupload.json', { image }, { token })).code).toBe(
        code,
      );
  });
});

describe('a file', () => {
  it('that is a PDF is taken where documents are, and nowhere else', async () => {
    const pdf = await onePagePdf();
    const { data } = await send('/kanoupload/fileuploadbydecoder', pdf);
    expect(data).toMatchObject({
      contentType: 'application/pdf',
      width: null,
    });
    const kept = Buffer.from(await (await download(data.url)).arrayBuffer());
    expect(kept.byteLength).toBe(data.size);
    expect((await PDFDocument.load(kept)).getPageCount()).toBe(1);
    // Written anew: what came is not what is given to others.
    expect(kept.toString('latin1')).not.toContain(pdfAuthor);
    expect((await send(imagePath, pdf)).code).toBe(41505);
  });

  it.each<[string, number, () => Uint8Array | Promise<Uint8Array>]>([
    ['a page', 41505, () => Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing with scripts',
      41505,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'a photograph as iPhones keep it',
      41505,
      () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    ],
    ['nothing', 41501, () => Buffer.alloc(0)],
    ['AVIF', 41505, () => picture().avif().toBuffer()],
    ['TIFF', 41505, () => picture().tiff().toBuffer()],
    ['BMP', 41505, () => Buffer.from('BM')],
    ['without its last two bytes', 41501, async () => (await photograph()).subarray(0, -2)],
    [
      'an image that breaks off',
      41501,
      async () => (await picture(400, 400).png().toBuffer()).subarray(0, 90),
    ],
    ['the beginning of a JPEG', 41501, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a page behind the beginning of a PNG',
      41501,
      () => Buffer.from('\u0089PNG\r\n\u001a\n<html>', 'latin1'),
    ],
  ])('is refused when it is %s', async (_, code, bytes) => {
    const rows = await gateway.services.db.select().from(uploadedFiles);
    expect(await send(imagePath, await bytes())).toMatchObject({ status: 200, code, data: null });
    expect(await gateway.services.db.select().from(uploadedFiles)).toHaveLength(rows.length);
  });

  it('is refused when it unpacks to more than any camera takes', async () => {
    // Two hundred million pixels and more of one colour are a few kilobytes; only their number is claimed here.
    const bomb = await picture(40, 40).png().toBuffer();
    bomb.writeUInt32BE(16_400, 16);
    bomb.writeUInt32BE(13_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect((await send(imagePath, bomb)).code).toBe(41506);
  });

  it('is taken with as many pixels as phones take, smaller', async () => {
    const photo = await picture(9248, 6944).jpeg({ quality: 50 }).toBuffer();
    expect((await send(imagePath, photo)).data).toMatchObject({ width: 4096, height: 3076 });
  });

  it('is one at a time: a second in the same field is told, not lost', async () => {
    const form = new FormData();
    for (const width of [40, 41]) {
      form.append('file', new Blob([new Uint8Array(await picture(width).png().toBuffer())]));
    }
    const request = new Request(`http://gateway.test${imagePath}`, {
      method: 'POST',
      headers: { token, requestid: randomUUID() },
      body: form,
    });
    expect(await gateway.send(request)).toMatchObject({
      status: 422,
      data: { fields: [{ path: 'file', message: '一次只能传一个，请分开上传' }] },
    });
  });

  it('is refused when it is too large, declared or not', async () => {
    const bytes = Buffer.alloc(uploadLimits.image + 1, 'x');
    expect(await send(imagePath, bytes)).toMatchObject({ status: 200, code: 41300 });
    const endless = Buffer.alloc(3 * uploadLimits.image);
    expect(await send(imagePath, endless)).toMatchObject({ status: 200, code: 41300 });
  });

  it('is refused without a session, under another name, and as anything but parts', async () => {
    const bytes = await picture().png().toBuffer();
    expect(await send(imagePath, bytes, { token: null })).toMatchObject({ status: 401, code: -6 });
    expect(await send(imagePath, bytes, { field: 'picture' })).toMatchObject({ status: 422 });
    expect(await gateway.call(imagePath, { file: 'x' }, { token })).toMatchObject({ status: 415 });
    for (const contentType of ['multipart/form-data', 'multipart/form-data; boundary=other']) {
      const headers = { token, 'content-type': contentType };
      const request = new Request(`http://gateway.test${imagePath}`, {
        method: 'POST',
        headers,
        body: 'no parts',
      });
      expect(await gateway.send(request)).toMatchObject({ status: 400, code: 40000 });
    }
  });
});

describe('a repeated upload', () => {
  it('under its requestid answers with the first file; another file is refused', async () => {
    const requestId = randomUUID();
    const [one, two] = [await picture().png().toBuffer(), await picture(41).png().toBuffer()];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(imagePath, one, { requestId })),
    );
    expect(new Set(answers.map(({ data }) => data.fileId)).size).toBe(1);
    expect((await send(imagePath, two, { requestId })).code).toBe(40900);
  });
});

describe('a download', () => {
  it('is a file to keep, never a page', async () => {
    const { data } = await send(imagePath, await picture().png().toBuffer());
    const response = await download(data.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(data.size),
      'content-disposition': `attachment; filename="${data.fileId}.png"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    await response.body?.cancel();
  });

  it("is the owner's only; another's, none, and a path in disguise read the same", async () => {
    const { data } = await send(imagePath, await picture().png().toBuffer());
    const stranger = await gateway.signIn(gateway.newMobile());
    const bodies = await Promise.all(
      [data.url, '/kanoupload/file/nothing-here', '/kanoupload/file/..%2F..%2Fetc%2Fpasswd'].map(
        async (url) => {
          const response = await download(url, stranger);
          return [response.status, await response.text()];
        },
      ),
    );
    expect(bodies[0]?.[0]).toBe(403);
    expect(new Set(bodies.map(String)).size).toBe(1);
    expect((await download(data.url, null)).status).toBe(401);
  });
});

describe('the storage', () => {
  it('names files by chance, and forgets what a failed call left', async () => {
    const { data } = await send(imagePath, await picture().png().toBuffer());
    const { db, files, clock, config } = gateway.services;
    const now = clock.now();
    const [row] = await db
      .select()
      .from(uploadedFiles)
      .where(eq(uploadedFiles.fileId, data.fileId));
    expect(row?.storageKey).toMatch(/^\d{4}-\d{2}-\d{2}\/[\w-]{20}$/);
    const [day = ''] = row?.storageKey.split('/') ?? [];
    expect(day).toBe(row?.createdAt.toISOString().slice(0, 10));
    expect(row?.storageKey).not.toContain(data.fileId);

    await files.put(`${day}/orphan`, Buffer.from('left behind'));
    await files.put(`${day}/young`, Buffer.from('its call may still run'));
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000 - 1000);
    for (const key of [`${day}/orphan`, row?.storageKey ?? '']) {
      await utimes(join(config.filesDirectory, key), hourAgo, hourAgo);
    }
    await purgeOrphans(db, files, now);
    const left = await readdir(join(config.filesDirectory, day));
    expect(left).not.toContain('orphan');
    expect(left).toContain('young');
    expect((await download(data.url)).status).toBe(200);
    await files.delete(`${day}/young`);
  });

  it('takes no key that leads elsewhere', async () => {
    const { files } = gateway.services;
    for (const key of ['../x/y', 'a', 'a/../../b', '/etc/passwd', 'a/b/c']) {
      await expect(files.put(key, Buffer.from('x')), key).rejects.toThrow('not a key');
      await expect(files.get(key), key).rejects.toThrow('not a key');
    }
  });
});

it('tells nothing of names and files in the log', () => {
  expect(gateway.log.join('')).not.toMatch(/陈女士|13812345678|30\.2741N/);
});
