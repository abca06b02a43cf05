import { unreachable, type QueryFailure } from '@xinglin/api';
import { md5Hex } from '@xinglin/gateway-sdk';

/**
 * Sends passwords as calls take them (spec 1 §3).
 * @param send makes the call with the hashes, in the order of the passwords.
 * @returns what `send` answers; why not, where the code that hashes could not be loaded.
 */
export async function sendHashed<Result>(
  passwords: readonly string[],
  send: (...hashes: string[]) => Promise<Result>,
): Promise<Result | { error: QueryFailure }> {
  const hashes = await Promise.all(passwords.map((password) => md5Hex(password))).catch(() => null);
  return hashes === null ? { error: unreachable() } : send(...hashes);
}
