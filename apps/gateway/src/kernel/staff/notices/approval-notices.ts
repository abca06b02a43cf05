import { eq } from 'drizzle-orm';
import type { ApprovalChange } from '../../desk/approvals/approval-changes';
import type { DeskContext } from '../../desk/desk-action';
import { staffAccounts } from '../../desk/staff/tables';
import { notifyStaff } from './notify-staff';
import { approvalDecided, approvalWaits } from './staff-event';

/** Notifies those who may decide a refund, and the requester of the decision. */
export async function notifyOfApproval(
  context: DeskContext,
  { approvalId, cents, requestedBy: staffId, ...change }: ApprovalChange,
): Promise<void> {
  const [requester] = await context.db
    .select({ name: staffAccounts.name })
    .from(staffAccounts)
    .where(eq(staffAccounts.staffId, staffId));
  const requestedBy = { staffId, name: requester?.name ?? '' };
  // What a decision is about may be read by its own page alone.
  const approval = { approvalId, cents, requestedBy, orderKey: null };
  await notifyStaff(
    context,
    change.type === 'waits' ? approvalWaits(approval) : approvalDecided(approval, change.state),
  );
}
