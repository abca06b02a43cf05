import { domains, type CallDefinition } from '@xinglin/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodiesOf, edgeBodiesOf } from './testing/arbitrary-bodies';
import { hostileBodies, tellsOfTheInside } from './testing/hostile-bodies';
import { openTestGateway, type CallResult, type TestGateway } from './testing/test-gateway';

/** Bodies tried a call; `npm run fuzz` takes more. */
const bodies = Number(process.env['XINGLIN_FUZZ_BODIES'] ?? 10);
const timeout = 60_000 + bodies * 1000;

const calls: [string, CallDefinition][] = Object.values(domains).flatMap((domain) =>
  Object.entries(domain),
);

let gateway: TestGateway;
let token: string;
let requests = 0;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  token = await gateway.signIn(gateway.newMobile());
});
afterAll(() => gateway.dispose());

describe('every call', { timeout }, () => {
  it.each(calls)('%s never breaks, whatever the body', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(bodiesOf(call.request), fc.boolean(), async (body, signedIn) => {
        const answer = await gateway.send(requestOf(call, body, signedIn));
        expectPlain(call, answer, JSON.stringify(body));
      }),
      { numRuns: bodies },
    );
    // A logout among the bodies ends the session; the next call needs one again.
    if (call.session === 'ends' || call.session === 'starts')
      token = await gateway.signIn(gateway.newMobile());
  });

  it.each(calls)('%s never breaks where a calendar, a number or a text ends', async (_, call) => {
    for (const body of edgeBodiesOf(call.request)) {
      const request = requestOf(call, body, call.access !== 'open');
      expectPlain(call, await gateway.send(request), JSON.stringify(body));
    }
    if (call.session === 'ends' || call.session === 'starts')
      token = await gateway.signIn(gateway.newMobile());
  });

  it.each(calls.filter(([, call]) => call.method !== 'GET'))(
    '%s never breaks, however the body is written',
    async (_, call) => {
      for (const [name, type, body] of hostileBodies) {
        // Without a session a call that needs one is refused before its body is looked at.
        const headers = { ...headersOf(call.access !== 'open'), 'content-type': type };
        const request = new Request(`http://gateway.test${call.path}`, {
          method: 'POST',
          headers,
          body,
        });
        expectPlain(call, await gateway.send(request), name);
      }
      if (call.session === 'ends' || call.session === 'starts')
        token = await gateway.signIn(gateway.newMobile());
    },
  );

  it.each(calls.filter(([, call]) => call.access !== 'open'))(
    '%s refuses without a session',
    async (_, call) => {
      expect(await gateway.send(requestOf(call, {}, false))).toMatchObject({
        status: 401,
        code: -6,
      });
    },
  );

  it('an unknown one is a 404, a known path by another method too', async () => {
    expect(await gateway.call('/no/such/call.json')).toMatchObject({ status: 404, code: 40400 });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await gateway.send(
        new Request('http://gateway.test/patient/list', { method }),
      );
      expect(answer, method).toMatchObject({ status: 404, code: 40400 });
    }
  });
});

it('the log of all this holds no fault, and no object has got anything it did not have', () => {
  expect(gateway.log.length).toBeGreaterThan(calls.length);
  expect(gateway.log.filter((line) => /"level":(?:50|60)/u.test(line))).toEqual([]);
  expect(gateway.log.filter((line) => tellsOfTheInside(line))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('admin' in {}).toBe(false);
});

/** No fault of ours, and nothing that tells how it is made inside. */
function expectPlain(call: CallDefinition, answer: CallResult, body: string): void {
  const { status, code, message, data } = answer;
  expect(status, body).toBeLessThan(500);
  expect(message === '').toBe(code === (call.successCode ?? 0));
  expect(tellsOfTheInside(JSON.stringify([message, data])), body).toBe(false);
}

const magic = [
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  '%PDF-1.7',
  '\u0000\u0000\u0000\u0010ftypisom',
] as const;

/** A value as a query or a part writes it; an object may lack what would make a text of it. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** As if from everywhere, or the limits by address would soon answer in place of the calls. */
function headersOf(signedIn: boolean): Record<string, string> {
  requests += 1;
  const address = [requests >> 16, requests >> 8, requests].map((part) => part & 255).join('.');
  return {
    deviceid: 'fuzz',
    'x-forwarded-for': `10.${address}`,
    ...(signedIn ? { token } : {}),
  };
}

function requestOf(call: CallDefinition, body: unknown, signedIn: boolean): Request {
  const headers = headersOf(signedIn);
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const inText = () =>
    new URLSearchParams(fields.map(([name, value]): [string, string] => [name, written(value)]));
  if (call.method === 'GET')
    return new Request(`http://gateway.test${call.path}?${inText().toString()}`, { headers });
  if (call.encoding === 'form')
    return new Request(`http://gateway.test${call.path}`, {
      method: 'POST',
      headers,
      body: inText(),
    });
  if (call.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of fields) {
      const text = written(value);
      // Every other one as a file; some of them begin as an image, a document or a film would.
      form.append(
        name,
        text.length % 4 === 3 ? text : new Blob([magic[text.length % 5] ?? '', text]),
      );
    }
    return new Request(`http://gateway.test${call.path}`, { method: 'POST', headers, body: form });
  }
  return new Request(`http://gateway.test${call.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
