import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { convertIdCard15To18 } from '@xinglin/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/request-log';
import { askOverHttp } from './provider-http';
import { sandboxRegister } from './provider-sandbox';
import { realNameProviderOf } from './configured-provider';

/** An invented number that holds, with this sequence. */
const numbered = (sequence: string) => convertIdCard15To18(`330102850307${sequence}`) ?? '';
const person = { name: '沈知秋', idNumber: numbered('101') };

describe('the register of the sandbox', () => {
  it.each<[string, string, string, string]>([
    ['a resident by the right name', '王芳', '002', 'matched'],
    ['a resident by another name', '王方', '002', 'mismatched'],
    ['somebody it does not know', '沈知秋', '101', 'matched'],
    ['a number of somebody else', '沈知秋', '999', 'mismatched'],
    ['a number that finds it out of order', '沈知秋', '998', 'unavailable'],
  ])('says of %s', async (_, name, sequence, result) => {
    expect(await sandboxRegister({ name, idNumber: numbered(sequence) })).toBe(result);
  });

  it('gives a number it knows to its owner alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (name) => {
        const match = await sandboxRegister({ name, idNumber: numbered('002') });
        expect(match).toBe(name === '王芳' ? 'matched' : 'mismatched');
      }),
    );
  });
});

describe('a register elsewhere', () => {
  it('is asked with the key, and believed only when it answers as agreed', async () => {
    const seen: { headers: IncomingMessage['headers']; body: string }[] = [];
    const answers: [number, string][] = [
      [200, '{"result":"matched"}'],
      [200, '{"result":"mismatched","photo":"…"}'],
      [500, '{"result":"matched"}'],
      [200, '{"result":"unavailable"}'],
      [200, '<html>'],
      [302, ''],
    ];
    const service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        seen.push({ headers: request.headers, body });
        // After the list it never answers.
        const answer = answers[seen.length - 1];
        if (answer) response.writeHead(answer[0], { location: '/elsewhere' }).end(answer[1]);
      });
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    // A listening TCP server has a port.
    const { port } = service.address() as AddressInfo;
    const realName = { url: `http://127.0.0.1:${port}/match`, token: 'secret' };
    const log: string[] = [];
    const logger = createLogger('debug', { write: (line) => void log.push(line) });
    const provider = realNameProviderOf({ realName, sandbox: true }, logger);
    const told = [];
    for (const _ of answers) told.push(await provider.match(person));
    expect(told).toEqual([
      'matched',
      'mismatched',
      'unavailable',
      'unavailable',
      'unavailable',
      'unavailable',
    ]);
    expect(seen[0]?.headers.authorization).toBe('Bearer secret');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(person);
    await expect(askOverHttp(realName, person, 50)).rejects.toThrow(/timeout/i);
    expect(log).toHaveLength(4);
    expect(log.join('')).not.toMatch(new RegExp(`${person.name}|${person.idNumber}|secret`));
    service.closeAllConnections();
    await new Promise((done) => service.close(done));
  });

  it('that cannot be reached, or is not there, knows nothing', async () => {
    const logger = createLogger('silent');
    const realName = { url: 'http://127.0.0.1:1/match', token: 'secret' };
    expect(await realNameProviderOf({ realName, sandbox: false }, logger).match(person)).toBe(
      'unavailable',
    );
    expect(await realNameProviderOf({ realName: null, sandbox: false }, logger).match(person)).toBe(
      'unavailable',
    );
    expect(await realNameProviderOf({ realName: null, sandbox: true }, logger).match(person)).toBe(
      'matched',
    );
  });
});
