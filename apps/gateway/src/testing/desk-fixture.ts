import { newToken, sha256 } from '../platform/identifiers';
import type { DeskKey } from '../platform/config';
import type { TestGateway } from './test-gateway';

/** A key and the secret that opens it. */
export interface TestKey {
  readonly secret: string;
  readonly key: DeskKey;
}

/** A key that counts from an hour ago for a year, unless told otherwise. */
export function newDeskKey(
  name: string,
  actions: readonly string[],
  times: Partial<Pick<DeskKey, 'notBefore' | 'notAfter'>> = {},
): TestKey {
  const secret = `xinglin-desk_${newToken()}`;
  const notBefore = new Date(Date.now() - 60 * 60 * 1000);
  const notAfter = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
  return { secret, key: { name, sha256: sha256(secret), actions, notBefore, notAfter, ...times } };
}

/** Asks the desk of a gateway. */
export const askDesk = (
  gateway: TestGateway,
  action: string,
  body: object,
  secret?: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  gateway.call(`/desk/${action}`, body, {
    headers: { ...(secret !== undefined && { authorization: `Bearer ${secret}` }), ...headers },
  });
