import { collection } from '../../../platform/ports';
import type { DeskContext } from '../desk-action';

/** What happened to a refund that needs a second person. */
export type ApprovalChange =
  | {
      readonly type: 'waits';
      readonly approvalId: string;
      /** The member of the staff who requested it. */
      readonly requestedBy: string;
      readonly cents: number;
    }
  | {
      readonly type: 'decided';
      readonly approvalId: string;
      readonly requestedBy: string;
      readonly cents: number;
      readonly state: 'approved' | 'refused' | 'failed';
    };

/** Who is notified of approvals, in the transaction of the change. */
export const approvalChanges =
  collection<(context: DeskContext, change: ApprovalChange) => Promise<void>>('approval changes');
