// Owns: the work of hashing passwords, in a thread of its own lane.
// Must not know: accounts. Node runs it as it is.
// Used by: the lane of passwords.
import { hashSync, verifySync } from '@node-rs/argon2';

/** The argon2id hash of an md5 in hex. */
export function hash(md5Hex: string): string {
  return hashSync(md5Hex.toLowerCase());
}

/** Whether an md5 in hex belongs to a hash. */
export function verify({ hashed, md5Hex }: { hashed: string; md5Hex: string }): boolean {
  return verifySync(hashed, md5Hex.toLowerCase());
}
