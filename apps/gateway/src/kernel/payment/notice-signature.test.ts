import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canonicalNotice,
  signatureHeader,
  signNotice,
  timestampHeader,
  verifyNotice,
} from './notice-signature';

const key = 'a key that is long enough for this test';
const now = new Date('2026-12-01T02:00:00Z');
const notice = { paymentId: 'p1', outcome: 'success', amountCents: 3800, tradeNo: 't1' } as const;

const bytesOf = (text: string) => new TextEncoder().encode(text);

function headersFor(
  body: string | Uint8Array,
  timestamp = now.toISOString(),
  signingKey = key,
): Headers {
  return new Headers({
    [timestampHeader]: timestamp,
    [signatureHeader]: signNotice(signingKey, timestamp, body),
  });
}

it('reads a notice that was signed with the key', () => {
  const body = canonicalNotice(notice);
  expect(verifyNotice(key, headersFor(body), bytesOf(body), now)).toEqual(notice);
});

it('signs the same notice the same way, whatever the order of its keys', () => {
  const { paymentId, ...rest } = notice;
  expect(canonicalNotice({ ...rest, paymentId })).toBe(canonicalNotice(notice));
});

it('refuses another key, no signature, another timestamp and a replay', () => {
  const body = canonicalNotice(notice);
  expect(
    verifyNotice(key, headersFor(body, now.toISOString(), 'another key'), bytesOf(body), now),
  ).toBeNull();
  expect(verifyNotice(key, new Headers(), bytesOf(body), now)).toBeNull();
  const moved = headersFor(body);
  moved.set(timestampHeader, '2026-12-01T02:00:01.000Z');
  expect(verifyNotice(key, moved, bytesOf(body), now)).toBeNull();
  expect(
    verifyNotice(key, headersFor(body), bytesOf(body), new Date('2026-12-01T02:05:01Z')),
  ).toBeNull();
  expect(verifyNotice(key, headersFor(body, 'yesterday'), bytesOf(body), now)).toBeNull();
});

it('reads past a field that it does not know', () => {
  const body = JSON.stringify({ ...notice, sentBy: 'v2' });
  expect(verifyNotice(key, headersFor(body), bytesOf(body), now)).toEqual(notice);
});

it.each([
  ['a byte order mark', Buffer.from(`\ufeff${canonicalNotice(notice)}`)],
  [
    'a name in GBK in a field that is not known',
    Buffer.concat([
      Buffer.from(`${canonicalNotice(notice).slice(0, -1)},"payer":"`),
      Buffer.from([0xd5, 0xc5, 0xc8, 0xfd]),
      Buffer.from('"}'),
    ]),
  ],
  ['fields within an unknown one', Buffer.from(JSON.stringify({ ...notice, more: [{ a: null }] }))],
  ['spaces and lines', Buffer.from(`${JSON.stringify(notice, null, 2)}\r\n`)],
])('is signed as the bytes that were sent, with %s', (_, body) => {
  expect(verifyNotice(key, headersFor(body), body, now)).toEqual(notice);
});

it('refuses a signed body of another shape', () => {
  for (const body of [
    '',
    'null',
    '{}',
    '[]',
    '{"amountCents":1',
    JSON.stringify({ ...notice, amountCents: '3800' }),
  ]) {
    expect(verifyNotice(key, headersFor(body), bytesOf(body), now), body).toBeNull();
  }
});

it('refuses every change of a single character', () => {
  const body = canonicalNotice(notice);
  const headers = headersFor(body);
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
      const character = String.fromCharCode(code);
      fc.pre(body[at] !== character);
      expect(
        verifyNotice(
          key,
          headers,
          bytesOf(body.slice(0, at) + character + body.slice(at + 1)),
          now,
        ),
      ).toBeNull();
    }),
  );
});
