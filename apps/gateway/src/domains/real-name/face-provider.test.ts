import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/request-log';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { type FaceCheckStart } from './face-provider';
import { faceCheckProviderOf } from './configured-face-provider';
import { newPersonOn } from '../../testing/real-name-fixture';

const start: FaceCheckStart = {
  reference: 'r-1',
  name: '沈知秋',
  idNumber: '11010519491231002X',
  account: '139****1234',
  returnUrl: 'http://localhost:3000/mp-face-id-result',
  locale: 'zh-Hans',
};
const ticket = 'a-ticket-of-the-service';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

describe('a service elsewhere', () => {
  const open = 'https://mini.example/open';
  it.each<[number, string, 'started' | 'unavailable']>([
    [200, JSON.stringify({ ticket, openUrl: open, expiresIn: 600 }), 'started'],
    [
      200,
      JSON.stringify({ ticket, openUrl: 'javascript:alert(1)', expiresIn: 600 }),
      'unavailable',
    ],
    [200, JSON.stringify({ ticket: 'short', openUrl: open, expiresIn: 600 }), 'unavailable'],
    [200, JSON.stringify({ ticket, openUrl: open, expiresIn: 1e9 }), 'unavailable'],
    [500, JSON.stringify({ ticket, openUrl: open, expiresIn: 600 }), 'unavailable'],
    [200, '<html>', 'unavailable'],
  ])('that answers a begin with %i %s has it %s', async (status, body, result) => {
    const { asked, answer, log } = await askService([[status, body]], (provider) =>
      provider.begin(start),
    );
    expect(asked).toEqual([{ path: '/v1/begin', key: 'Bearer secret', body: start }]);
    const started = { ticket, openUrl: open, lifeMs: 600_000 };
    expect(answer).toEqual(result === 'started' ? started : 'unavailable');
    expect(log).not.toMatch(/沈知秋|11010519491231002X|a-ticket/);
  });

  it.each([
    [200, '{"result":"waiting"}', 'waiting'],
    [200, '{"result":"passed","photo":"…"}', 'passed'],
    [200, '{"result":"failed"}', 'failed'],
    [200, '{"result":"unavailable"}', 'unavailable'],
    [404, '{"result":"passed"}', 'unavailable'],
    [302, '', 'unavailable'],
  ])('that answers for an outcome with %i %s has it %s', async (status, body, result) => {
    const { asked, answer } = await askService([[status, body]], (provider) =>
      provider.outcomeOf(ticket),
    );
    expect(asked).toEqual([{ path: '/v1/outcome', key: 'Bearer secret', body: { ticket } }]);
    expect(answer).toBe(result);
  });
});

it('without a service nobody checks faces outside of the sandbox', () => {
  const { db, clock } = gateway.services;
  const settings = { faceCheck: null, publicUrl: 'http://localhost:4000' };
  const of = (sandbox: boolean) =>
    faceCheckProviderOf({
      config: { ...settings, sandbox },
      db,
      clock,
      logger: createLogger('silent'),
    });
  expect(of(false)).toBeNull();
  expect(of(true)).not.toBeNull();
});

describe('the mini-program of the sandbox', () => {
  it.each([
    ['1', 'passed', 1],
    ['', 'failed', 0],
  ])('leads back with “%s” said, which settles the check as %s', async (owner, state, status) => {
    const person = await newPersonOn(gateway);
    const call = (path: string, body: object = {}) =>
      gateway.call(`/user/account/realname/face/${path}.json`, body, { token: person.token });
    await call('begin', { ...person.typed, returnUrl: start.returnUrl });
    const { openUrl } = (await call('detail')).data.check;
    const page = await gateway.app.request(openUrl);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`${person.mobile.slice(0, 3)}****`);
    expect(html).not.toMatch(new RegExp(`${person.mobile}|${person.typed.cardNo}`));
    expect(openUrl).not.toContain(person.mobile.slice(-4));

    const body = `owner=${owner}`;
    const tap = () =>
      gateway.app.request(openUrl, {
        method: 'POST',
        body,
        headers: { 'content-length': String(body.length) },
      });
    expect((await call('settle')).data).toEqual({ state: 'waiting' });
    const answer = await tap();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, start.returnUrl]);
    expect((await tap()).status).toBe(400);
    expect((await call('settle')).data).toEqual({ state });
    expect(await person.status()).toBe(status);
    expect((await gateway.app.request(openUrl)).status).toBe(400);
  });
});

type Provider = NonNullable<ReturnType<typeof faceCheckProviderOf>>;

/** Asks a service that gives one answer after the other. */
async function askService<Answer>(
  answers: readonly [number, string][],
  ask: (provider: Provider) => Promise<Answer>,
) {
  const asked: { path: string | undefined; key: string | undefined; body: unknown }[] = [];
  const service = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      asked.push({
        path: request.url,
        key: request.headers.authorization,
        body: JSON.parse(body),
      });
      const [status, text] = answers[asked.length - 1] ?? [500, ''];
      response.writeHead(status, { location: '/elsewhere' }).end(text);
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  // A listening TCP server has a port.
  const { port } = service.address() as AddressInfo;
  const log: string[] = [];
  const provider = faceCheckProviderOf({
    config: {
      faceCheck: { url: `http://127.0.0.1:${port}/v1`, token: 'secret' },
      sandbox: true,
      publicUrl: '',
    },
    db: gateway.services.db,
    clock: gateway.services.clock,
    logger: createLogger('debug', { write: (line) => void log.push(line) }),
  });
  if (provider === null) throw new Error('the service was not taken');
  const answer = await ask(provider);
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
  return { asked, answer, log: log.join('') };
}
