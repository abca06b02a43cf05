// Owns: the one way to notify an account: the message itself and its row in the message centre.
// Must not know: what any message says, how messages are delivered.
// Used by: kernels and domains that notify accounts.
import { maskPhone } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { writeToOutbox } from '../../platform/outbox';
import { users } from '../people/accounts/tables';
import { groupOf, type MessageTopic } from './message-groups';
import { accountMessages } from './tables';

/** What a message is about, for the message centre. */
export interface MessageSubject {
  readonly topic: MessageTopic;
  /** The thing that several messages are about; without it the message is a matter of its own. */
  readonly matterId?: string;
  readonly orderKind?: string;
  /** The account that is notified; found by the number or the address when left out. */
  readonly ownerId?: string;
  /** The account that ordered, where it is about an order: another one that is notified has no page of it. */
  readonly orderedBy?: string;
  /** The account did it itself, so that it has nothing new to read. */
  readonly isOwnAct?: boolean;
}

interface Notification {
  readonly channel: 'sms' | 'email';
  /** Mobile number or e-mail address; null for an account that has none: the message centre alone has it then. */
  readonly to: string | null;
  readonly text: string;
  readonly about: MessageSubject;
}

/**
 * Notifies an account within the caller's transaction: by SMS or e-mail, and in its message centre. A number
 * without an account has the message alone. Codes and calls are written to the outbox directly: no one reads them later.
 */
export async function sendMessage(
  db: Queryable,
  { channel, to, text, about }: Notification,
  when: Date | Clock,
): Promise<void> {
  const now = when instanceof Date ? when : when.now();
  if (to !== null) await writeToOutbox(db, { channel, to, text }, now);
  const ownerId = await notifiedAccount(db, { channel, to, about });
  if (ownerId === null) return;
  const { topic, orderKind = null, orderedBy, isOwnAct = false } = about;
  const isTheirs = orderedBy === undefined || orderedBy === ownerId;
  const messageId = newId();
  await db.insert(accountMessages).values({
    messageId,
    ownerId,
    // What belongs to another account is no matter that this one could open.
    matterId: isTheirs ? (about.matterId ?? messageId) : messageId,
    topic,
    group: groupOf(topic, orderKind),
    orderNo: topic === 'order' && isTheirs ? (about.matterId ?? null) : null,
    orderKind,
    body: text,
    channel: to === null ? null : channel,
    maskedTo: to === null ? null : masked(channel, to),
    sentAt: now,
    readAt: isOwnAct && isTheirs ? now : null,
  });
}

/** The account that is notified; null where there is none, or where it is closed. */
async function notifiedAccount(
  db: Queryable,
  { channel, to, about: { ownerId } }: Pick<Notification, 'channel' | 'to' | 'about'>,
): Promise<string | null> {
  const isReached = channel === 'sms' ? users.mobile : users.loginId;
  if (ownerId === undefined && to === null) return null;
  const [user] = await db
    .select({ userId: users.userId, mobile: users.mobile, loginId: users.loginId })
    .from(users)
    .where(ownerId === undefined ? eq(isReached, to ?? '') : eq(users.userId, ownerId));
  // An account that was closed has lost both, and a guest never had them.
  return user && (user.mobile ?? user.loginId) !== null ? user.userId : null;
}

/** A number or an address, so that its owner knows it again. */
function masked(channel: 'sms' | 'email', to: string): string {
  if (channel === 'sms') return maskPhone(to);
  const [name = '', domain = ''] = to.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
}
