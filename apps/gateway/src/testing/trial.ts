// Owns: how any call is made with any body, and what its answer must be like whatever the body.
// Must not know: any domain.
// Used by: the tests that try every call.
import { domains, type CallDefinition } from '@xinglin/contract';
import { expect } from 'vitest';
import { encodingOf } from '../platform/request-body';
import { parseInput } from '../platform/request-input';
import { Refusal } from '../platform/refusal';
import { hostileBodies, tellsOfTheInside } from './hostile-bodies';
import { openTestGateway, type CallResult, type TestGateway } from './test-gateway';

/** Every call by its name. */
export const everyCall: readonly (readonly [string, CallDefinition])[] = Object.values(
  domains,
).flatMap((domain) => Object.entries<CallDefinition>(domain));

/** A gateway with the demo seed and a session on it, by which bodies are tried. */
export class Trial {
  private token = '';
  private requests = 0;

  private constructor(readonly gateway: TestGateway) {}

  static async open(): Promise<Trial> {
    const trial = new Trial(await openTestGateway({ seeded: true }));
    await trial.signIn();
    return trial;
  }

  private async signIn(): Promise<void> {
    this.token = await this.gateway.signIn(this.gateway.newMobile());
  }

  /** After a call that may have ended the session: the next call needs one again. */
  async restore({ session }: CallDefinition): Promise<void> {
    if (session === 'ends' || session === 'starts') await this.signIn();
  }

  /** As if from everywhere, or the limits by address would soon answer in place of the calls. */
  private headersOf(signedIn: boolean): Record<string, string> {
    this.requests += 1;
    const address = [this.requests >> 16, this.requests >> 8, this.requests]
      .map((part) => part & 255)
      .join('.');
    return {
      deviceid: 'fuzz',
      'x-forwarded-for': `10.${address}`,
      ...(signedIn ? { token: this.token } : {}),
    };
  }

  send(call: CallDefinition, body: unknown, signedIn: boolean): Promise<CallResult> {
    return this.gateway.send(requestOf(call, body, this.headersOf(signedIn)));
  }

  /** Sends each of {@link hostileBodies}; without a session a call that needs one is refused before its body is looked at. */
  async sendHostileBodies(call: CallDefinition): Promise<void> {
    for (const [name, type, body] of hostileBodies) {
      const headers = { ...this.headersOf(call.access !== 'open'), 'content-type': type };
      const request = new Request(`http://gateway.test${call.path}`, {
        method: 'POST',
        headers,
        body,
      });
      expectPlain(call, await this.gateway.send(request), name);
    }
    await this.restore(call);
  }
}

/** No fault in the log, and no object has got anything that it did not have. */
export function expectSoundLog({ log }: TestGateway): void {
  expect(log.filter((line) => /"level":(?:50|60)/u.test(line))).toEqual([]);
  expect(log.filter((line) => tellsOfTheInside(line))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('admin' in {}).toBe(false);
}

/** Whether the handler gets the body; what the schema refuses is refused here by the gateway's own parser. */
export function isTaken(call: CallDefinition, body: unknown): boolean {
  if (encodingOf(call) !== 'json') return true;
  try {
    parseInput(call.request, body, 'zh-Hans');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** No fault of ours, and nothing that tells how it is made inside. */
export function expectPlain(call: CallDefinition, answer: CallResult, body: string): void {
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

function requestOf(
  call: CallDefinition,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Request {
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
