import { and, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { collection, type Parts } from '../../../platform/ports';
import { deskApprovals } from '../../desk/tables';
import type { StaffNoticeKind } from './staff-event';
import { staffNotices } from './tables';

/** While what the notices of some kinds are about still waits for the staff. */
export interface NoticeReason {
  readonly kinds: readonly StaffNoticeKind[];
  /** Whether it does, as a condition on the row of `staffNotices` at a moment. */
  readonly holds: (now: Date) => SQL;
}

/** Brought by those who notify: what was done in the meantime is in no list. Other kinds are listed until their end. */
export const noticeReasons = collection<NoticeReason>('reasons of notices to the staff');

/** A refund that is not decided yet and still can be. */
export const approvalReason: NoticeReason = {
  kinds: ['approvalWaits'],
  holds: (now) => sql`EXISTS (SELECT 1 FROM ${deskApprovals}
    WHERE ${deskApprovals.approvalId} = ${staffNotices.facts} ->> 'approvalId' AND ${deskApprovals.state} = 'waiting'
      AND ${deskApprovals.expiresAt} > ${now.toISOString()}::timestamptz)`,
};

/** The notices whose reason still holds. */
export function isCurrent({ all }: Pick<Parts<unknown>, 'all'>, now: Date): SQL | undefined {
  return and(
    ...all(noticeReasons).map(({ kinds, holds }) =>
      or(not(inArray(staffNotices.kind, [...kinds])), holds(now)),
    ),
  );
}
