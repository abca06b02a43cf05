import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, unusable } from './config-error';

/** Signs of a key that a setting may have, too. */
const shortestKey = 32;

/**
 * A secret that belongs to a data directory: made at first use, kept beside the data for its owner
 * only, the same ever after. It stands in for a key that the operator did not set.
 * @throws ConfigError where the directory cannot be used, or the file holds no whole key.
 */
export function storedKey(directory: string, name: string): string {
  const file = join(directory, `${name.toLowerCase()}.key`);
  try {
    mkdirSync(directory, { recursive: true });
    const key = readKey(file) ?? makeKey(file);
    if (key.length >= shortestKey) return key;
  } catch (error) {
    throw unusable('XINGLIN_DATA', file, error);
  }
  // A new one would not open what the former one closed.
  throw new ConfigError(`${file} holds no whole key; bring it back from a backup, or set ${name}`);
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Makes a key that is there whole or not at all; of two gateways that start at once both get the first one's. */
function makeKey(file: string): string {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  const key = randomBytes(32).toString('base64url');
  try {
    writeFileSync(unfinished, key, { flag: 'wx', mode: 0o600 });
    linkSync(unfinished, file);
    return key;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return readFileSync(file, 'utf8').trim();
  } finally {
    rmSync(unfinished, { force: true });
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
