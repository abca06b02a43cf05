import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { s3Storage } from './s3-storage';

const accessKeyId = 'AKIDTEST';
const secretAccessKey = 'a secret of the test';
const region = 'cn-hangzhou';

/** What the bucket holds, by name. */
const objects = new Map<string, { bytes: Buffer; at: Date }>();
let pageSize = 1000;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Whether a request was signed by the key, as the published protocol (AWS Signature Version 4) says. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, scope = '', names = '', signature = ''] =
    /Credential=AKIDTEST\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      header('authorization'),
    ) ?? [];
  const digest = header('x-amz-content-sha256');
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false;
  const url = new URL(request.url ?? '', 'http://storage.test');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${header(name)}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, digest];
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical.join('\n'))].join(
    '\n',
  );
  const key = scope
    .split('/')
    .reduce<Buffer | string>((made, part) => hmac(made, part), `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}

function listing(query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')];
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
  const begin = Number(query.get('continuation-token') ?? 0);
  const page = names.slice(begin, begin + pageSize);
  const next = begin + pageSize < names.length ? begin + pageSize : null;
  const folders = new Set<string>();
  const contents: string[] = [];
  for (const name of page) {
    const rest = name.slice(prefix.length);
    if (delimiter !== null && rest.includes(delimiter))
      folders.add(prefix + rest.slice(0, rest.indexOf(delimiter) + 1));
    else
      contents.push(
        `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.at.toISOString()}</LastModified></Contents>`,
      );
  }
  const shown = [...folders].map((f) => `<CommonPrefixes><Prefix>${f}</Prefix></CommonPrefixes>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${
    next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }${contents.join('')}${shown.join('')}</ListBucketResult>`;
}

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (!isSigned(request, body)) {
        response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
        return;
      }
      const url = new URL(request.url ?? '', 'http://storage.test');
      const name = decodeURIComponent(url.pathname.replace(/^\/hospital\/?/, ''));
      if (request.method === 'PUT') objects.set(name, { bytes: body, at: new Date() });
      if (request.method === 'DELETE') objects.delete(name);
      const found = objects.get(name);
      if (request.method !== 'GET') response.writeHead(request.method === 'PUT' ? 200 : 204).end();
      else if (name === '') response.end(listing(url.searchParams));
      else if (found) response.end(found.bytes);
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
beforeEach(() => {
  objects.clear();
  pageSize = 1000;
});
afterAll(
  () =>
    new Promise((done) => {
      server.close(done);
    }),
);

const storage = (secret = secretAccessKey) =>
  s3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region,
    bucket: 'hospital',
    prefix: 'portal/',
    accessKeyId,
    accessKeySecret: secret,
    pathStyle: true,
  });
const read = async (key: string) => {
  const stream = await storage().get(key);
  return stream === null ? null : await new Response(stream).text();
};

it('keeps bytes below its prefix, gives them back, and takes them away', async () => {
  await storage().put('2026-11-20/a_1', Buffer.from('杏林'));
  expect([...objects.keys()]).toEqual(['portal/2026-11-20/a_1']);
  expect(await read('2026-11-20/a_1')).toBe('杏林');
  await storage().delete('2026-11-20/a_1');
  await storage().delete('2026-11-20/a_1');
  expect(await read('2026-11-20/a_1')).toBeNull();
});

it('lists the days in their order, and of one what is older, over many pages', async () => {
  pageSize = 2;
  for (const key of ['2026-11-21/a', '2026-11-20/a', '2026-11-20/b', '2026-11-20/c', 'other/x'])
    await storage().put(key, Buffer.from(key));
  expect(new Set(await storage().days())).toEqual(new Set(['2026-11-20', '2026-11-21']));
  const old = new Date(Date.now() - 60_000);
  for (const name of ['a', 'c']) {
    const object = objects.get(`portal/2026-11-20/${name}`);
    if (object) object.at = old;
  }
  expect(await storage().listOlder('2026-11-20', 30_000)).toEqual(['2026-11-20/a', '2026-11-20/c']);
});

it('tells of a fault, and not of a missing file, where its key is wrong', async () => {
  const refused = { name: 'SignatureDoesNotMatch' };
  await expect(storage('another').put('2026-11-20/a', Buffer.from('x'))).rejects.toMatchObject(
    refused,
  );
  await expect(storage('another').get('2026-11-20/a')).rejects.toMatchObject(refused);
});

it('takes no key that leads elsewhere', async () => {
  await expect(storage().put('../2026-11-20/a', Buffer.from('x'))).rejects.toThrow('not a key');
  expect(objects.size).toBe(0);
});
