// Owns: notices to the staff: who gets which, by which way, for how long.
// Must not know: what happens in any domain, how staff sign in.
// Used by: the list of domains; `notifyStaff` by domains and kernels in which something waits for the staff.
import { lt } from 'drizzle-orm';
import { defineDomain } from '../../../platform/domain';
import type { Purge } from '../../../platform/purge';
import { approvalChanges } from '../../desk/approvals/approval-changes';
import { deskActions } from '../../desk/desk-action';
import { notifyOfApproval } from './approval-notices';
import { noticeDesk } from './desk';
import { approvalReason, noticeReasons } from './reasons';
import { staffNotices } from './tables';

const dayMs = 24 * 60 * 60_000;

/** Days for which notices are listed. */
const noticeDays = 90;

const purgeNotices: Purge = (db, now) =>
  db.delete(staffNotices).where(lt(staffNotices.at, new Date(now.getTime() - noticeDays * dayMs)));

export const staffNoticesDomain = defineDomain({
  name: 'staffNotices',
  purges: [purgeNotices],
  brings: [
    deskActions.of(...noticeDesk),
    noticeReasons.of(approvalReason),
    approvalChanges.of(notifyOfApproval),
  ],
});
