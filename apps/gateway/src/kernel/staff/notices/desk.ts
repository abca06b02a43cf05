import { deskShapes, staffRoles } from '@xinglin/contract';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { announceWithCommit } from '../../../platform/live/live';
import type { Queryable } from '../../../platform/database';
import { requirePerson, type StaffActor } from '../../desk/actor';
import { deskAction, type DeskContext } from '../../desk/desk-action';
import { staffTopic } from '../topics';
import { noticesFor } from './audience';
import { isCurrent } from './reasons';
import { staffNoticeReads, staffNotices } from './tables';
import { noticeWords } from './words';

/** Notices of one answer. */
const pageSize = 30;

const ownNotices = (reader: StaffActor, { services, now }: DeskContext) =>
  and(noticesFor(reader), isCurrent(services, now));

/** The notices of `where` with whether the reader has read them. */
const withReads = (db: Queryable, { staffId }: StaffActor, where: SQL | undefined) =>
  db
    .select({ notice: staffNotices, readAt: staffNoticeReads.at })
    .from(staffNotices)
    .leftJoin(
      staffNoticeReads,
      and(
        eq(staffNoticeReads.noticeId, staffNotices.noticeId),
        eq(staffNoticeReads.staffId, staffId),
      ),
    )
    .where(where);

async function countUnread(context: DeskContext, reader: StaffActor): Promise<number> {
  const unread = withReads(
    context.db,
    reader,
    and(ownNotices(reader, context), isNull(staffNoticeReads.at)),
  ).as('unread');
  const [row] = await context.db.select({ unread: count() }).from(unread);
  return row?.unread ?? 0;
}

/** What a person of the staff does with their notices. */
export const noticeDesk = [
  deskAction({
    name: 'list-staff-notices',
    summary:
      'Notices to the signed-in member of the staff, the latest first: those that still wait for something, and decisions.',
    roles: staffRoles,
    isOfDoctor: async () => true,
    ...deskShapes['list-staff-notices'],
    isPolled: true,
    async handle({ before }, context) {
      const { db, actor, locale } = context;
      const reader = requirePerson(actor);
      const rows = await withReads(
        db,
        reader,
        and(
          ownNotices(reader, context),
          before === undefined
            ? undefined
            : sql`(${staffNotices.at}, ${staffNotices.noticeId}) < (
                SELECT last.at, last.notice_id FROM ${staffNotices} AS last WHERE last.notice_id = ${before})`,
        ),
      )
        .orderBy(desc(staffNotices.at), desc(staffNotices.noticeId))
        .limit(pageSize + 1);
      return {
        unread: await countUnread(context, reader),
        items: rows.slice(0, pageSize).map(({ notice, readAt }) => ({
          noticeId: notice.noticeId,
          kind: notice.kind,
          at: notice.at.toISOString(),
          ...noticeWords(notice, locale),
          orderKey: notice.orderKey,
          isRead: readAt !== null,
        })),
        hasMore: rows.length > pageSize,
      };
    },
  }),
  deskAction({
    name: 'read-staff-notices',
    summary: 'Marks notices to the signed-in member of the staff as read: those named, or all.',
    roles: staffRoles,
    isOfDoctor: async () => true,
    ...deskShapes['read-staff-notices'],
    isPolled: true,
    async handle({ noticeIds }, context) {
      const { db, now, actor } = context;
      const reader = requirePerson(actor);
      const { staffId } = reader;
      const shown = await withReads(
        db,
        reader,
        and(
          ownNotices(reader, context),
          isNull(staffNoticeReads.at),
          noticeIds === undefined ? undefined : inArray(staffNotices.noticeId, noticeIds),
        ),
      );
      if (shown.length > 0) {
        await db
          .insert(staffNoticeReads)
          .values(shown.map(({ notice }) => ({ staffId, noticeId: notice.noticeId, at: now })))
          .onConflictDoNothing();
        // Other pages of the same person.
        await announceWithCommit(db, [staffTopic(`person:${staffId}`, 'notices')]);
      }
      return { unread: await countUnread(context, reader) };
    },
  }),
];
