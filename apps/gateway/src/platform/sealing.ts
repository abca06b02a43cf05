import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';

/**
 * Columns whose values the database never sees: AES-256-GCM by a key that is kept outside of it. The value's key is
 * named in it, so that the former one opens until all is sealed anew; the column's name is sealed with it, so that
 * what is moved to another column does not open. Two seals of one value differ: such a column is searched by a keyed
 * hash beside it, never by itself.
 */

interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

const mark = 's1';
const ivLength = 12;
const tagLength = 16;

/** Columns are declared once in a process, and so are their keys: those of the gateway that was opened last. */
let ring: readonly SealingKey[] = [];

/** Seals with the first of these secrets from now on, and opens what any of them sealed. */
export function useSealingKeys(secrets: readonly string[]): void {
  ring = secrets.map((secret) => ({
    id: createHash('sha256').update(`id:${secret}`).digest('hex').slice(0, 8),
    key: Buffer.from(hkdfSync('sha256', secret, '', 'xinglin column', 32)),
  }));
}

/** How a value begins that the first key sealed. */
export const sealedByFirstKey = (): string => `${mark}:${firstKey().id}:`;

function firstKey(): SealingKey {
  const [first] = ring;
  if (first === undefined) throw new Error('nothing can be sealed before the keys are known');
  return first;
}

/** The value as the database keeps it; an empty one says nothing and stays. */
export function seal(name: string, plain: string): string {
  if (plain === '') return '';
  const { id, key } = firstKey();
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `${mark}:${id}:${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/**
 * What was sealed; a value from before there were keys is its own.
 * @throws when its key is not there any more, or it was changed or moved.
 */
export function unseal(name: string, kept: string): string {
  const [, id, text = ''] = /^s1:([0-9a-f]{8}):([\w-]+)$/.exec(kept) ?? [];
  if (id === undefined) return kept;
  const found = ring.find((one) => one.id === id);
  if (found === undefined) throw new Error('a value is sealed with a key that SEALING_KEYS lacks');
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const opened = decipher.update(bytes.subarray(ivLength + tagLength));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}

/** A text column that is sealed. */
export const sealedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => seal(name, plain),
    fromDriver: (kept) => unseal(name, kept),
  })(name);

/** A json column that is sealed; the order of keys stays. */
export const sealedJson = (name: string) =>
  customType<{ data: unknown; driverData: unknown }>({
    dataType: () => 'json',
    toDriver: (plain) => JSON.stringify(seal(name, JSON.stringify(plain))),
    fromDriver: (kept) =>
      typeof kept === 'string' && kept.startsWith(`${mark}:`)
        ? JSON.parse(unseal(name, kept))
        : kept,
  })(name);
