import type { RequestOf, verification } from '@xinglin/contract';
import { normalizeMobile, plainText } from '@xinglin/rules';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import {
  askForCheck,
  codeLifeMs,
  dayMs,
  lockNumber,
  makeCode,
  resendAfterMs,
} from '../../kernel/people/accounts/verify-codes';
import type { Config } from '../../platform/config';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { keyedHash, newId, sameSecret } from '../../platform/identifiers';
import type { Limits } from '../../platform/limits';
import { refuse } from '../../platform/refusal';
import { awaitedMessages } from '../../kernel/people/checks/tables';

/** Where the sandbox lets messages be sent; a made-up number. */
const sandboxNumber = '10690000000';

/** Most messages that are awaited of one number within a day. */
const messagesADay = 5;

/** Letters and digits that are not mistaken for one another when they are typed off a page; 32, so that each is five bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const textLength = 8;

type Awaited = typeof awaitedMessages.$inferSelect;
type SendingContext = Pick<CallContext, 'db' | 'now' | 'deviceId' | 'ip'>;

/**
 * Asks the holder of a number to send a message, answers the same while it is awaited, and the code once it came in.
 * `context.db` must be a transaction.
 */
export async function proveBySending(
  context: SendingContext,
  { limits, config }: { readonly limits: Limits; readonly config: Config },
  { mobile, scene, validateParam }: RequestOf<(typeof verification)['proveBySending']>,
) {
  const { db, now, deviceId } = context;
  const sendTo =
    config.inboundSms?.number ?? (config.sandbox ? sandboxNumber : refuse('messagesNotTaken'));
  // Who names no device would share a message with all who name none.
  if (deviceId === null) return refuse('forbidden');
  const answerOf = (awaited: Awaited, code: string | null) => ({
    sendTo,
    text: textToSend(awaited.messageId, config.documentHashKey),
    gmtExpired: awaited.expiresAt.toISOString(),
    code,
  });

  await lockNumber(db, mobile);
  const today = await awaitedOf(db, mobile, new Date(now.getTime() - dayMs));
  const own = today.find((row) => row.deviceId === deviceId && row.scene === scene);
  if (own !== undefined && own.toldAt !== null) waitUntil(own.toldAt, resendAfterMs, now);
  if (own !== undefined && own.toldAt === null && own.expiresAt > now) {
    if (own.receivedAt === null) return answerOf(own, null);
    await db
      .update(awaitedMessages)
      .set({ toldAt: now })
      .where(eq(awaitedMessages.messageId, own.messageId));
    return answerOf(own, await makeCode(context, mobile, scene));
  }

  const isMuch = await limits.consume('codeByAddress', context.ip);
  const oldestThatCounts = today[messagesADay - 1];
  if (oldestThatCounts !== undefined) waitUntil(oldestThatCounts.createdAt, dayMs, now);
  await askForCheck(context, { validateParam }, { isMuch, asked: today });
  const fresh: Awaited = {
    messageId: newId(),
    mobile,
    scene,
    deviceId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifeMs),
    receivedAt: null,
    toldAt: null,
  };
  await db.insert(awaitedMessages).values(fresh);
  return answerOf(fresh, null);
}

/** A message as it came in over the telephone network. */
interface InboundMessage {
  /** As the network writes it, with or without the country code. */
  readonly from: string;
  readonly text: string;
}

/** Takes what came in; only the waiting device learns whether it was awaited. */
export async function receiveMessage(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  key: string,
  { from, text }: InboundMessage,
): Promise<void> {
  const mobile = normalizeMobile(from);
  // People send quotes and a full stop along.
  const typed = plainText(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  const today = await awaitedOf(db, mobile, new Date(now.getTime() - codeLifeMs));
  const meant = today.find((row) => sameSecret(textToSend(row.messageId, key), typed));
  if (meant === undefined) return;
  await db
    .update(awaitedMessages)
    .set({ receivedAt: now })
    .where(
      and(
        eq(awaitedMessages.messageId, meant.messageId),
        isNull(awaitedMessages.receivedAt),
        gt(awaitedMessages.expiresAt, now),
      ),
    );
}

/** Forgets what no limit counts any more. */
export async function purgeAwaitedMessages(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(awaitedMessages)
    .where(lt(awaitedMessages.createdAt, new Date(now.getTime() - dayMs)));
}

/** Newest first. */
function awaitedOf(db: Queryable, mobile: string, since: Date): Promise<Awaited[]> {
  return db
    .select()
    .from(awaitedMessages)
    .where(and(eq(awaitedMessages.mobile, mobile), gt(awaitedMessages.createdAt, since)))
    .orderBy(desc(awaitedMessages.createdAt))
    .limit(messagesADay);
}

/** Computed at each read, so that no copy of the database holds it. */
function textToSend(messageId: string, key: string): string {
  const bytes = Buffer.from(keyedHash(key, `message ${messageId}`), 'hex').subarray(0, textLength);
  return Array.from(bytes, (byte) => signs.charAt(byte % signs.length)).join('');
}

function waitUntil(since: Date, waitMs: number, now: Date): void {
  const leftMs = since.getTime() + waitMs - now.getTime();
  // A request may have read the clock before the one that counts.
  const retryAfterSeconds = Math.ceil(Math.min(leftMs, waitMs) / 1000);
  if (leftMs > 0) refuse('rateLimited', { retryAfterSeconds });
}
