import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyCall } from './generated/every-call';
import { canonicalRequest, createSigner } from './signature';

const row = { path: '/patient/add', kind: 'mutation', signed: true } as const;
const sign = createSigner({
  keyId: 'region-1',
  key: '密钥 of the region',
  now: () => 1_795_000_000_000,
  messageId: () => 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
});

describe('the regional signature', () => {
  it('covers method, path, key, time, message and body', async () => {
    const body = '{"name":"王小明"}';
    const contentHash = createHash('sha256').update(body).digest('hex');
    const text = `XINGLIN-HMAC-SHA256\nPOST\n/patient/add\nregion-1\n1795000000000\nf81d4fae-7dec-11d0-a765-00a0c91e6bf6\n${contentHash}`;
    expect(await sign(row, body)).toEqual({
      keyid: 'region-1',
      timestamp: '1795000000000',
      contenthash: contentHash,
      messageid: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
      sign: createHmac('sha256', '密钥 of the region').update(text).digest('hex'),
    });
  });

  it('leaves other calls alone', async () => {
    expect(await sign({ path: '/patient/list', kind: 'query' }, '{}')).toEqual({});
  });

  it('gives each request a message id of its own', async () => {
    const own = createSigner({ keyId: 'k', key: 'k' });
    const [one, other] = await Promise.all([own(row, '{}'), own(row, '{}')]);
    expect(one['messageid']).not.toBe(other['messageid']);
  });

  it('changes with every part', () => {
    const part = fc.stringMatching(/^[\w/-]{1,20}$/);
    const request = fc.record({
      method: fc.constantFrom('GET' as const, 'POST' as const),
      path: part,
      keyId: part,
      timestamp: part,
      messageId: part,
      contentHash: part,
    });
    fc.assert(
      fc.property(request, request, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(canonicalRequest(one) === canonicalRequest(other)).toBe(same);
      }),
    );
  });
});

/** Questions a form asks about what is being typed: there is nothing to ask while a server renders it. */
const askedWhileTyping = [
  '/patient/checkpatientphone',
  '/moduleusercenter/patientnew/duplicatechecking',
];

it('is asked only of what no server calls while it renders a page: mutations, and questions of a form', () => {
  const special = everyCall.filter(({ signed, encrypted }) => signed || encrypted);
  expect(special.length).toBeGreaterThan(0);
  const queries = special.filter(({ kind }) => kind !== 'mutation').map(({ path }) => path);
  expect(queries.toSorted()).toEqual(askedWhileTyping.toSorted());
});
