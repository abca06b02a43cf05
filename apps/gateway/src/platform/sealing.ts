import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { customType, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * Columns whose values the database never sees: AES-256-GCM with a key that is stored outside of it. A value names its
 * key, so that the former key opens it until it is sealed again. The column's name is authenticated with the value, so
 * that a value that was moved to another column does not open. Two seals of one value differ: such a column is
 * searched by a keyed hash beside it.
 */

interface SealingKey {
  readonly id: string;
  readonly key: Buffer;
}

const mark = 's1';
const ivLength = 12;
const tagLength = 16;

/** The keys of the gateway that was opened last: columns are declared once in a process, and so are their keys. */
let ring: readonly SealingKey[] = [];

/** From now on values are sealed with the first of these secrets, and opened with any of them. */
export function useSealingKeys(secrets: readonly string[]): void {
  ring = secrets.map((secret) => ({
    id: createHash('sha256').update(`id:${secret}`).digest('hex').slice(0, 8),
    key: Buffer.from(hkdfSync('sha256', secret, '', 'xinglin column', 32)),
  }));
}

/** The beginning of a value that the first key sealed. */
export const sealedByFirstKey = (): string => `${mark}:${firstKey().id}:`;

function firstKey(): SealingKey {
  const [first] = ring;
  if (first === undefined) throw new Error('nothing can be sealed before the keys are known');
  return first;
}

/** The value as the database stores it; an empty one stays empty. */
export function seal(name: string, plain: string): string {
  if (plain === '') return '';
  const { id, key } = firstKey();
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `${mark}:${id}:${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/**
 * The value that was sealed; one that is stored in clear, from before the column was sealed, is returned as it is.
 * @throws when SEALING_KEYS lacks its key, or the value was changed or moved.
 */
export function unseal(name: string, stored: string): string {
  const [, id, text = ''] = /^s1:([0-9a-f]{8}):([\w-]+)$/.exec(stored) ?? [];
  if (id === undefined) return stored;
  const found = ring.find((one) => one.id === id);
  if (found === undefined) throw new Error('a value is sealed with a key that SEALING_KEYS lacks');
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const opened = decipher.update(bytes.subarray(ivLength + tagLength));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}

/** A text column that is sealed. Its domain names the table among `sealedTables`. */
export const sealedText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (plain) => seal(name, plain),
    fromDriver: (stored) => unseal(name, stored),
  })(name);

/**
 * A JSON column that is sealed: the database holds one text, so that no query looks into it. The order of keys stays.
 * @param type the column's type; a column that was `jsonb` before it was sealed stays one.
 */
export const sealedJson = <Data = unknown>(name: string, type: 'json' | 'jsonb' = 'jsonb') =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => type,
    toDriver: (plain) => JSON.stringify(seal(name, JSON.stringify(plain))),
    fromDriver: (stored) =>
      // What a row holds is what was written to it, sealed or from before in clear.
      (typeof stored === 'string' && stored.startsWith(`${mark}:`)
        ? JSON.parse(unseal(name, stored))
        : stored) as Data,
  })(name);

/** Whether a column seals what is written to it. The keys must be known. */
export const isSealed = (column: PgColumn): boolean =>
  column.columnType === 'PgCustomColumn' &&
  JSON.stringify(column.mapToDriverValue('?')).includes(sealedByFirstKey());
