import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { HospitalSystem, Reservation } from './hospital-system';
import { httpSystem } from './http-system';

const reservation: Reservation = {
  orderNo: 'R1',
  hospitalId: 'h-1',
  hospDeptId: 'hd-1',
  doctorId: 'd-1',
  shiftCaseId: 's-1',
  clinicType: 'expert',
  startsAt: new Date('2026-12-08T00:00:00Z'),
  patient: {
    name: '沈知秋',
    cardType: 'idCard',
    cardNo: '11010519491231002X',
    mobile: '13800138000',
  },
};

/** Asks a system that gives one answer. */
async function ask<Answer>(
  [status, text]: readonly [number, string],
  call: (system: HospitalSystem) => Promise<Answer>,
) {
  const asked: object[] = [];
  const service = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers;
      asked.push({ path: request.url, authorization, key, body: JSON.parse(body) });
      response.writeHead(status, { location: '/elsewhere' }).end(text);
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  // A listening TCP server has a port.
  const { port } = service.address() as AddressInfo;
  const system = httpSystem({ url: `http://127.0.0.1:${port}/v1/`, token: 'secret' });
  const answer = await call(system).catch((error: unknown) => String(error));
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
  return { asked, answer };
}

describe('a hospital’s system over HTTP', () => {
  it.each([
    [200, '{"result":"taken"}', 'taken'],
    [200, '{"result":"refused","reason":"…"}', 'refused'],
  ])('that answers %i %s has %s the place', async (status, body, said) => {
    const { asked, answer } = await ask([status, body], (system) => system.reserve(reservation));
    expect(answer).toBe(said);
    expect(asked).toEqual([
      {
        path: '/v1/reserve',
        authorization: 'Bearer secret',
        key: 'R1',
        body: { ...reservation, startsAt: '2026-12-08T00:00:00.000Z' },
      },
    ]);
  });

  it.each([
    [200, '{"result":"unknown"}'],
    [200, '<html>沈知秋</html>'],
    [200, ''],
    [302, ''],
    [404, '{"result":"refused"}'],
    [500, '{"result":"taken"}'],
  ])(
    'that answers %i %s has said nothing of the place, and is not quoted',
    async (status, body) => {
      const { asked, answer } = await ask([status, body], (system) => system.reserve(reservation));
      expect(answer).toMatch(/^(?:Type)?Error: /);
      expect(answer).not.toMatch(/沈知秋|secret/);
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    [204, undefined],
    [503, 'Error: hospital system answered 503'],
  ])('is told with %i of a place that is given back', async (status, said) => {
    const { asked, answer } = await ask([status, ''], (system) =>
      system.release({ orderNo: 'R1', hospitalId: 'h-1' }),
    );
    expect(answer).toBe(said);
    expect(asked).toEqual([
      {
        path: '/v1/release',
        authorization: 'Bearer secret',
        key: 'R1',
        body: { orderNo: 'R1', hospitalId: 'h-1' },
      },
    ]);
  });
});
