// Owns: the one way to notify the staff: the notice, the text message, the webhook, the open pages.
// Must not know: what happens in any domain, how messages are delivered.
// Used by: domains and kernels in which something waits for the staff.
import type { Queryable } from '../../../platform/database';
import { sha256 } from '../../../platform/identifiers';
import { announceWithCommit } from '../../../platform/live/live';
import { writeToOutbox } from '../../../platform/outbox';
import type { Parts, Port } from '../../../platform/ports';
import type { Services } from '../../../platform/services';
import { staffTopic } from '../topics';
import { groupsOf, readersOf, type NoticeReader } from './audience';
import type { StaffEvent } from './staff-event';
import { staffNotices } from './tables';
import { textOnDuty } from './text-on-duty';

/** What a notice is written in. */
interface NoticeContext {
  /** A transaction: the notice is sent when, and only when, it is committed. */
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Pick<Parts<Services>, 'use'>;
}

/** Whether webhooks are sent: to a configured receiver, and in the sandbox to its outbox. */
const sendsWebhooks: Port<boolean, Services> = {
  name: 'webhooks to the staff',
  make: ({ config }) => config.sandbox || config.staffWebhook !== null,
};

/** Names an event among all of them; no other row of its kind has the key. */
export const onceKeyOf = ({ kind, once }: Pick<StaffEvent, 'kind' | 'once'>): string =>
  `${kind}:${once}`;

const idOf = (onceKey: string): string => sha256(onceKey).slice(0, 32);

/**
 * Notifies the staff within the caller's transaction: in the app, by text message where they are on duty, and by the
 * webhook. An event that is reported again, also through another gateway, does nothing.
 * @returns whether it was new.
 */
export async function notifyStaff(context: NoticeContext, event: StaffEvent): Promise<boolean> {
  const { db, now } = context;
  const { kind, orderKey, facts, audience } = event;
  const onceKey = onceKeyOf(event);
  const readers = readersOf(audience);
  const [first, ...others] = readers.map((reader, index) => {
    // The first row has the key of the event, so that it alone decides whether the event is new.
    const own = index === 0 ? onceKey : `${onceKey}:${reader.doctorId}`;
    return { noticeId: idOf(own), at: now, kind, ...reader, orderKey, facts, onceKey: own };
  });
  if (first === undefined) throw new Error('a notice for no one');
  const written = await db
    .insert(staffNotices)
    .values(first)
    .onConflictDoNothing()
    .returning({ noticeId: staffNotices.noticeId });
  if (written.length === 0) return false;
  if (others.length > 0) await db.insert(staffNotices).values(others).onConflictDoNothing();
  await announceWithCommit(
    db,
    readers.flatMap(groupsOf).map((group) => staffTopic(group, 'notices')),
  );
  await textOnDuty(context, event, readers);
  await queueWebhook(context, { ...event, messageId: idOf(onceKey) }, readers);
  return true;
}

/** What a webhook says: ids alone, and whom the event concerns. Its message has the id of the event, so it is sent once. */
async function queueWebhook(
  { db, now, services }: NoticeContext,
  { messageId, kind, orderKey }: StaffEvent & { readonly messageId: string },
  readers: readonly NoticeReader[],
): Promise<void> {
  if (!services.use(sendsWebhooks)) return;
  const [first] = readers;
  const doctorIds = readers.flatMap(({ doctorId }) => doctorId ?? []);
  const body = {
    id: messageId,
    type: kind,
    at: now.toISOString(),
    orderKey,
    doctorId: doctorIds.length === 1 ? doctorIds[0] : null,
    roles: doctorIds.length > 0 ? ['doctor'] : (first?.roles ?? []),
  };
  await writeToOutbox(
    db,
    { channel: 'webhook', to: 'STAFF_WEBHOOK_URL', text: JSON.stringify(body), messageId },
    now,
  );
}
