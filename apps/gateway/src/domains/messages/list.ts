import {
  mostCountedMessages,
  type messages as calls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { accountMessages, type AccountMessageRow } from '../../kernel/messages/tables';
import { ordersByNumber } from '../../kernel/orders/order-list';
import type { CallContext } from '../../platform/context';
import { cursorAt, placeOf } from '../../platform/list-cursor';
import type { Parts } from '../../platform/ports';

type Matter = ResponseOf<typeof calls.listMessages>['items'][number];

/** A page of an account's messages: the newest message of each matter, the newest matter first. */
export async function listMatters(
  parts: Pick<Parts<unknown>, 'all'>,
  { group, cursor, pageSize }: RequestOf<typeof calls.listMessages>,
  context: CallContext,
): Promise<ResponseOf<typeof calls.listMessages>> {
  const { db, account, locale, now } = context;
  const newest = db
    .selectDistinctOn([accountMessages.matterId])
    .from(accountMessages)
    .where(
      and(
        eq(accountMessages.ownerId, account),
        group === undefined ? undefined : eq(accountMessages.group, group),
      ),
    )
    .orderBy(
      accountMessages.matterId,
      desc(accountMessages.sentAt),
      desc(accountMessages.messageId),
    )
    .as('newest');
  const place = cursor === undefined ? null : placeOf(cursor);
  const rows = await db
    .select()
    .from(newest)
    .where(
      place === null
        ? undefined
        : sql`(${newest.sentAt}, ${newest.messageId}) < (${place.at}::timestamptz, ${place.id})`,
    )
    .orderBy(desc(newest.sentAt), desc(newest.messageId))
    // One more than is shown, to know whether there is a next page.
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const reader = { ownerId: account, locale, now };
  const ordered = shown.flatMap(({ orderNo }) => orderNo ?? []);
  const [counts, orders] = await Promise.all([
    countsOf(context, shown),
    ordersByNumber(db, parts, ordered, reader),
  ]);
  return {
    items: shown.map((row) => {
      const { total = 1, unread = 0 } = counts.get(row.matterId) ?? {};
      return {
        ...matterOf(row, orders.get(row.orderNo ?? '')?.title ?? null),
        count: Math.min(total, mostCountedMessages),
        unreadCount: Math.min(unread, mostCountedMessages),
      };
    }),
    next: last && rows.length > pageSize ? cursorAt(last.sentAt, last.messageId) : null,
  };
}

/** How many messages there are of each matter, and how many of them were not read. */
async function countsOf({ db, account }: CallContext, shown: readonly AccountMessageRow[]) {
  const matters = shown.map(({ matterId }) => matterId);
  const { matterId } = accountMessages;
  const rows = await db
    .select({
      matterId,
      total: count(),
      unread: sql<number>`count(*) filter (where ${accountMessages.readAt} is null)`.mapWith(
        Number,
      ),
    })
    .from(accountMessages)
    .where(and(eq(accountMessages.ownerId, account), inArray(matterId, matters)))
    .groupBy(matterId);
  return new Map(rows.map((row) => [row.matterId, row]));
}

function matterOf(
  row: AccountMessageRow,
  title: string | null,
): Omit<Matter, 'count' | 'unreadCount'> {
  const { matterId, topic, group, orderKind, channel, maskedTo } = row;
  return {
    matterId,
    topic,
    group,
    // An order that its owner took off their lists has no page of theirs any more.
    orderNo: title === null ? null : row.orderNo,
    orderKind,
    title,
    text: withoutSender(row.body),
    at: row.sentAt.toISOString(),
    twin: channel === null || maskedTo === null ? null : { channel, to: maskedTo },
  };
}

/** A text without the mark of its sender in front, which an SMS must have: 【杏林健康】, [Xinglin Health]. */
const withoutSender = (text: string): string =>
  text.replace(/^(?:【[^】]{1,40}】|\[[^\]]{1,40}\])\s*/u, '');
