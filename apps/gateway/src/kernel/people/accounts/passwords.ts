import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes what the client sends for a password, its md5 in hex (spec 1 §3), with argon2id. The md5
 * itself is as good as the password and is never stored or logged.
 */
export async function hashPassword(md5Hex: string): Promise<string> {
  return hash(md5Hex.toLowerCase());
}

/** Stands in for the hash of an account that does not exist, so that both cases take the same time. */
let decoy: Promise<string> | undefined;

/** Whether the md5 belongs to the hash; false, after the same work, when there is no hash. */
export async function isPassword(passwordHash: string | null, md5Hex: string): Promise<boolean> {
  decoy ??= hashPassword('00000000000000000000000000000000');
  const matches = await verify(passwordHash ?? (await decoy), md5Hex.toLowerCase());
  return matches && passwordHash !== null;
}
