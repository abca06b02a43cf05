import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { keyedHash, newId, sameSecret } from '../../../platform/identifiers';
import type { Limits } from '../../../platform/limits';
import { writeToOutbox } from '../../../platform/outbox';
import { refuse } from '../../../platform/refusal';
import { textOf } from './locales';
import { usePass } from '../checks/person-checks';
import { verifyCodes, type codeScenes } from './tables';
import { signedBy } from './signature';

/** What a code is for. */
export type CodeScene = (typeof codeScenes)[number];

/** Those whose code goes to an e-mail address; every other one goes to a number. */
const emailScenes = [
  'emailBind',
  'emailOwner',
  'emailRegister',
  'emailReset',
  'emailWriteoff',
] as const satisfies readonly CodeScene[];

function isEmailScene(scene: CodeScene): scene is (typeof emailScenes)[number] {
  return emailScenes.some((one) => one === scene);
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const codeLifeMs = 10 * minuteMs;
export const resendAfterMs = minuteMs;

/** This many wrong tries void a code. */
export const wrongTriesAtMost = 5;

/** Most codes to one number within a window; counted by the movable clock. */
const windows = [
  { codes: 1, withinMs: resendAfterMs },
  { codes: 5, withinMs: hourMs },
  { codes: 10, withinMs: dayMs },
] as const;

/**
 * How long a number has to wait, in milliseconds, when codes went to it at the moments `sent`
 * (newest first); 0 when it may have one now.
 */
export function waitForCode(sent: readonly Date[], now: Date): number {
  const waits = windows.map(({ codes, withinMs }) => {
    const oldestThatCounts = sent[codes - 1];
    return oldestThatCounts === undefined
      ? 0
      : oldestThatCounts.getTime() + withinMs - now.getTime();
  });
  return Math.max(0, ...waits);
}

type CodeContext = Pick<CallContext, 'db' | 'now' | 'deviceId'>;

/** One person asks from a telephone and perhaps a second one; who floods a number asks from ever new ones. */
const devicesUnchecked = 3;

/** Holds others back who ask for the same number at once: not both may find its window empty. */
export async function lockNumber(db: Queryable, mobile: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code:${mobile}`}, 0))`);
}

/** A code to be sent. */
export interface CodeOrder {
  /** The number or address. */
  readonly to: string;
  readonly scene: CodeScene;
  /** That a person asks; left out where the caller is signed in as the owner of `to`. */
  readonly check?: {
    readonly validateParam: string | undefined;
    /** Default `sendCode`. */
    readonly purpose?: 'sendCode' | 'partner';
  };
}

/**
 * Sends a new code; an older one of the same scene and device dies. Refuses with `rateLimited`, and with
 * `checkRequired` where so much was asked for that a check is due. Answers what a client is told of the code.
 */
export async function sendCode(
  context: CodeContext & Pick<CallContext, 'appId' | 'ip' | 'locale'>,
  limits: Limits,
  { to: mobile, scene, check }: CodeOrder,
) {
  const { db, now, locale } = context;
  const isMuch = await limits.consume('codeByAddress', context.ip);
  await lockNumber(db, mobile);
  const recent = await db
    .select({ sentAt: verifyCodes.sentAt, deviceId: verifyCodes.deviceId })
    .from(verifyCodes)
    .where(
      and(eq(verifyCodes.mobile, mobile), gt(verifyCodes.sentAt, new Date(now.getTime() - dayMs))),
    )
    .orderBy(desc(verifyCodes.sentAt))
    .limit(windows[2].codes);
  const waitMs = waitForCode(
    recent.map((row) => row.sentAt),
    now,
  );
  if (waitMs > 0) refuse('rateLimited', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  if (check !== undefined) await askForCheck(context, check, { isMuch, asked: recent });
  const code = await makeCode(context, mobile, scene);
  const values = { code, minutes: codeLifeMs / minuteMs };
  const message = isEmailScene(scene)
    ? { channel: 'email' as const, text: textOf(locale, `email.code.${scene}`, values) }
    : { channel: 'sms' as const, text: textOf(locale, `sms.code.${scene}`, values) };
  const text = await signedBy(db, context, message.text);
  await writeToOutbox(db, { ...message, text, to: mobile, code }, now);
  return { resendAfter: resendAfterMs / 1000, expiresIn: codeLifeMs / 1000 };
}

/**
 * Refuses with `checkRequired` who asks without a check where much was asked for: from the address (`isMuch`), or for
 * the number, from the devices of `asked`.
 */
export async function askForCheck(
  context: CodeContext,
  { purpose = 'sendCode', validateParam }: NonNullable<CodeOrder['check']>,
  much: { readonly isMuch: boolean; readonly asked: readonly { deviceId: string | null }[] },
): Promise<void> {
  const devices = new Set([context.deviceId, ...much.asked.map((row) => row.deviceId)]);
  if (much.isMuch || devices.size > devicesUnchecked)
    await usePass(context, purpose, validateParam);
}

/** Makes a code for this device; an older one of the same scene dies. */
export async function makeCode(
  { db, now, deviceId }: CodeContext,
  mobile: string,
  scene: CodeScene,
): Promise<string> {
  await db
    .update(verifyCodes)
    .set({ closedAt: now })
    .where(openCodesOf(mobile, scene, deviceId));
  const codeId = newId();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.insert(verifyCodes).values({
    codeId,
    mobile,
    scene,
    deviceId,
    codeHash: keyedHash(codeId, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeLifeMs),
  });
  return code;
}

/**
 * Uses a code up, or with `keep` only looks whether it is right. Refuses with `codeExpired` when there is none for this number, scene and device,
 * with `wrongCode` when it differs; the wrong try is kept.
 */
export async function useCode(
  { db, now, deviceId }: CodeContext,
  mobile: string,
  scene: CodeScene,
  code: string,
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<void> {
  const [open] = await db
    .select()
    .from(verifyCodes)
    .where(openCodesOf(mobile, scene, deviceId))
    .orderBy(desc(verifyCodes.sentAt))
    .limit(1)
    .for('update');
  if (open === undefined || open.expiresAt <= now) return refuse('codeExpired');
  const row = eq(verifyCodes.codeId, open.codeId);
  if (sameSecret(open.codeHash, keyedHash(open.codeId, code))) {
    if (!keep) await db.update(verifyCodes).set({ closedAt: now }).where(row);
    return;
  }
  const wrongTries = open.wrongTries + 1;
  await db
    .update(verifyCodes)
    .set({ wrongTries, closedAt: wrongTries >= wrongTriesAtMost ? now : null })
    .where(row);
  refuse('wrongCode', { keepWrites: true });
}

/** Forgets codes that no limit counts any more. */
export async function purgeCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(verifyCodes).where(lt(verifyCodes.sentAt, new Date(now.getTime() - dayMs)));
}

function openCodesOf(mobile: string, scene: CodeScene, deviceId: string | null) {
  return and(
    eq(verifyCodes.mobile, mobile),
    eq(verifyCodes.scene, scene),
    deviceId === null ? isNull(verifyCodes.deviceId) : eq(verifyCodes.deviceId, deviceId),
    isNull(verifyCodes.closedAt),
  );
}
