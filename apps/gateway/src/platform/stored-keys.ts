import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret that belongs to a data directory: made at first use, kept beside the data for its owner
 * only, the same ever after. It stands in for a key that the operator did not set.
 */
export function storedKey(directory: string, name: string): string {
  const file = join(directory, `${name.toLowerCase()}.key`);
  mkdirSync(directory, { recursive: true });
  try {
    // Fails when it is there already, so two gateways that start at once end up with one key.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
