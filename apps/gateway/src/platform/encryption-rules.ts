import { createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionRule, RequestTreatment } from '@xinglin/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { CallContext } from './context';
import type { Queryable } from './database';
import { newId } from './identifiers';
import type { Limits } from './limits';
import { Refusal, refuse } from './refusal';
import { encryptionRules } from './tables';
import { parseBoundedJson } from './bounded-json';

/** 1 is AES, 2 is DES; both ECB with PKCS#7 (spec 1 §3; docs/decisions/0008). */
export type RuleAlgorithm = 1 | 2;

/** Random bytes of a key; its text has a third more characters: 32 for AES, 8 for DES. */
const keyBytes: Readonly<Record<RuleAlgorithm, number>> = { 1: 24, 2: 6 };

/** How often a device gets another rule. Each is honoured for twice as long. */
const rotationMs = 12 * 60 * 60 * 1000;

type Rule = typeof encryptionRules.$inferSelect;

/**
 * The rule by which this app on this device is to encrypt; null where the app does not, where the
 * request names no device, or where one address asks for ever more devices.
 */
export async function ruleFor(
  { db, now, appId, deviceId, ip }: CallContext,
  apps: Readonly<Record<string, RuleAlgorithm>>,
  limits: Limits,
): Promise<z.input<typeof EncryptionRule> | null> {
  if (appId === null || deviceId === null || !Object.hasOwn(apps, appId)) return null;
  // What the configuration has is 1 or 2; hasOwn tells that it has it.
  const algorithm = apps[appId] as RuleAlgorithm;
  const slot = Math.floor(now.getTime() / rotationMs);
  const key = { appId, deviceId, algorithm, slot };
  const known = await findCurrent(db, key);
  if (known !== undefined) return shown(known, algorithm);
  try {
    await limits.consume('ruleByAddress', ip);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
  const privateKey = randomBytes(keyBytes[algorithm]).toString('base64url');
  const expiresAt = new Date((slot + 2) * rotationMs);
  await db
    .insert(encryptionRules)
    .values({ ...key, secretCode: newId(), privateKey, expiresAt })
    // Another call of this device may have been quicker; then both use what it made.
    .onConflictDoNothing();
  const made = await findCurrent(db, key);
  return made === undefined ? null : shown(made, algorithm);
}

function shown({ secretCode, privateKey, expiresAt }: Rule, secretAlgorithm: RuleAlgorithm) {
  return { secretCode, secretAlgorithm, privateKey, gmtExpired: expiresAt.toISOString() };
}

async function findCurrent(
  db: Queryable,
  key: Pick<Rule, 'appId' | 'deviceId' | 'algorithm' | 'slot'>,
): Promise<Rule | undefined> {
  const [rule] = await db
    .select()
    .from(encryptionRules)
    .where(
      and(
        eq(encryptionRules.appId, key.appId),
        eq(encryptionRules.deviceId, key.deviceId),
        eq(encryptionRules.algorithm, key.algorithm),
        eq(encryptionRules.slot, key.slot),
      ),
    );
  return rule;
}

const SealedBody = z.strictObject({
  secretCode: z.string().max(64),
  content: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .refine((text) => text.length % 4 === 0),
});

/** Who sent the body, by its headers. */
interface Sender {
  readonly appId: string | null;
  readonly deviceId: string | null;
  readonly now: Date;
}

/**
 * The fields of a body that may be encrypted: opened when it is, as they came otherwise. Refuses
 * what cannot be read with `undecipherable`, and never tells why.
 */
export async function openSealed(
  db: Queryable,
  raw: unknown,
  { encrypted }: Pick<RequestTreatment, 'encrypted'>,
  { appId, deviceId, now }: Sender,
): Promise<unknown> {
  const isSealed =
    encrypted && typeof raw === 'object' && raw !== null && 'secretCode' in raw && 'content' in raw;
  if (!isSealed) return raw;
  const sealed = SealedBody.safeParse(raw);
  if (!sealed.success || appId === null || deviceId === null) return refuse('undecipherable');
  const { secretCode, content } = sealed.data;
  const [rule] = await db
    .select()
    .from(encryptionRules)
    .where(
      and(
        eq(encryptionRules.secretCode, secretCode),
        eq(encryptionRules.appId, appId),
        eq(encryptionRules.deviceId, deviceId),
        gt(encryptionRules.expiresAt, now),
      ),
    );
  if (rule === undefined) return refuse('undecipherable');
  try {
    const bytes = Buffer.from(content, 'base64');
    // What lost a sign on the way would be read as something else.
    if (bytes.toString('base64') !== content) return refuse('undecipherable');
    return parseBoundedJson(decrypt(rule, bytes));
  } catch {
    return refuse('undecipherable');
  }
}

function decrypt({ algorithm, privateKey }: Rule, content: Buffer): string {
  const key = Buffer.from(privateKey);
  const decipher =
    algorithm === 1
      ? createDecipheriv(`aes-${key.byteLength * 8}-ecb`, key, null)
      : // OpenSSL has no single DES any more; three times the same key is it.
        createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  const plain = Buffer.concat([decipher.update(content), decipher.final()]);
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

/** Forgets rules that are honoured no more. */
export async function purgeRules(db: Queryable, now: Date): Promise<void> {
  await db.delete(encryptionRules).where(lte(encryptionRules.expiresAt, now));
}
