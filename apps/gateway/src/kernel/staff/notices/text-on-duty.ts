import { and, eq, gt, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { sha256 } from '../../../platform/identifiers';
import { writeToOutbox } from '../../../platform/outbox';
import { outboxMessages } from '../../../platform/tables';
import { signedBy } from '../../people/accounts/signature';
import { staffAccounts, staffSessions } from '../../desk/staff/tables';
import { accountsOf, doctorsAtMost, type NoticeReader } from './audience';
import type { StaffEvent } from './staff-event';
import { smsWords, textKinds } from './words';

/** A person of the staff gets one text message in this time; what comes in between is in the app. */
const pauseMs = 2 * 60_000;

/** Who used the app so lately has it open. Sessions are marked once a minute at most. */
const openMs = 2 * 60_000;

/** The id of the one text that a person gets in a period. */
const messageIdOf = (staffId: string, period: number): string =>
  sha256(`staff-sms:${staffId}:${period}`).slice(0, 32);

/**
 * Sends a text message to those whom an event concerns and who are on duty, unless they have the app open. The text
 * names the kind of consult and the time alone. Two events at the same moment send one: the message is named by the
 * period.
 */
export async function textOnDuty(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  { kind, facts }: Pick<StaffEvent, 'kind' | 'facts'>,
  readers: readonly NoticeReader[],
): Promise<void> {
  const textKind = textKinds.find((one) => one === kind);
  if (textKind === undefined) return;
  const people = await db
    .select({ staffId: staffAccounts.staffId, mobile: staffAccounts.mobile })
    .from(staffAccounts)
    .where(
      and(
        accountsOf(readers),
        eq(staffAccounts.isOnDuty, true),
        isNotNull(staffAccounts.mobile),
        notExists(
          db
            .select({ staffId: staffSessions.staffId })
            .from(staffSessions)
            .where(
              and(
                eq(staffSessions.staffId, staffAccounts.staffId),
                gt(staffSessions.lastSeenAt, new Date(now.getTime() - openMs)),
                gt(staffSessions.expiresAt, now),
              ),
            ),
        ),
      ),
    )
    .orderBy(staffAccounts.staffId)
    .limit(doctorsAtMost);
  if (people.length === 0) return;
  const period = Math.floor(now.getTime() / pauseMs);
  const lately = await db
    .select({ messageId: outboxMessages.messageId })
    .from(outboxMessages)
    .where(
      and(
        inArray(
          outboxMessages.messageId,
          people.flatMap(({ staffId }) => [
            messageIdOf(staffId, period),
            messageIdOf(staffId, period - 1),
          ]),
        ),
        gt(outboxMessages.createdAt, new Date(now.getTime() - pauseMs)),
      ),
    );
  const sent = new Set(lately.map(({ messageId }) => messageId));
  const text = await signedBy(db, { appId: null, locale: 'zh-Hans' }, smsWords(textKind, facts));
  for (const { staffId, mobile } of people) {
    const messageId = messageIdOf(staffId, period);
    if (mobile === null || sent.has(messageId) || sent.has(messageIdOf(staffId, period - 1)))
      continue;
    await writeToOutbox(db, { channel: 'sms', to: mobile, text, messageId }, now);
  }
}
