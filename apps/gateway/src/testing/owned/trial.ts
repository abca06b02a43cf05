// Owns: the people who try calls with ids of things, theirs and others', and what an area adds to that.
// Must not know: what any area has.
// Used by: the samples of each area, the test that tries every call with ids of others.
import { randomUUID } from 'node:crypto';
import { domains, type CallDefinition } from '@xinglin/contract';
import { expect } from 'vitest';
import type { addWorld } from '../../domains/booking/booking-fixture';
import type { CallResult, TestGateway } from '../test-gateway';

/** What all people of the test find. */
export interface Trial {
  readonly gateway: TestGateway;
  readonly world: Awaited<ReturnType<typeof addWorld>>;
  /** Values of fields whose schema gives none. */
  readonly samples: () => Record<string, unknown>;
}

/** A user with things of their own. */
export interface Person {
  readonly token: string;
  readonly mobile: string;
  readonly accountId: string;
  /** What a call answers that must succeed. */
  readonly make: (path: string, body: object) => Promise<CallResult['data']>;
  /** The id of their one thing of a kind. It is made on first use. */
  readonly own: (kind: string) => Promise<string>;
}

/** Fields of a request, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** What an area adds. */
export interface OwnedThings {
  /** For each kind of owner in the contract, how one is made: its id. */
  readonly makes: Readonly<Record<string, (person: Person) => Promise<string>>>;
  /** What calls take of who makes them, where one thing of each kind is not enough, by their paths. */
  readonly needs?: readonly (readonly [
    RegExp,
    (person: Person, path: string) => Promise<Fields> | Fields,
  ])[];
}

const calls = Object.values(domains).flatMap((domain) => Object.values<CallDefinition>(domain));
const declared = new Map<string, CallDefinition>(calls.map((call) => [call.path, call]));

/** A request as a call declares it: fields of its path are filled in the path. */
export function requestOf(
  {
    path,
    method,
    encoding,
  }: Pick<CallDefinition, 'method' | 'encoding'> & { readonly path: string },
  body: object,
  token?: string,
): Request {
  const given = Object.entries(body);
  const url = `http://gateway.test${path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(new Map(given).get(name)))}`;
  const headers = { ...(token && { token }), deviceid: 'test-device', requestid: randomUUID() };
  if (method === 'GET') return new Request(url, { headers });
  if (encoding === 'form') {
    const fields = given.map(([name, value]): [string, string] => [name, String(value)]);
    return new Request(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }
  return new Request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A new account that makes its things when they are needed. */
export async function newPerson(gateway: TestGateway, { makes }: OwnedThings): Promise<Person> {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const { clock, sessions } = gateway.services;
  const accountId = (await sessions.find(token, clock.now()))?.userId ?? '';
  const things = new Map<string, Promise<string>>();
  const person: Person = {
    token,
    mobile,
    accountId,
    async make(path, body) {
      const { code, message, data } = await gateway.send(
        requestOf(declared.get(path) ?? { path }, body, token),
      );
      expect(code, `${path}: ${message}`).toBe(0);
      return data;
    },
    own(kind) {
      const made = things.get(kind) ?? makes[kind]?.(person);
      if (!made) throw new Error(`no sample of what belongs to an account: ${kind}`);
      things.set(kind, made);
      return made;
    },
  };
  return person;
}

/** The contributions of several areas as one. */
export const together = (parts: readonly OwnedThings[]): OwnedThings => ({
  makes: Object.assign({}, ...parts.map(({ makes }) => makes)),
  needs: parts.flatMap(({ needs = [] }) => needs),
});
