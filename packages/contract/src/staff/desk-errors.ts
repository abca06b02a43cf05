import { defineErrors } from '../define-errors';

/** Why decisions over refunds of the staff refuse. */
export const deskErrors = defineErrors({
  /** Another person than the requester decides. */
  approvalOwn: 44101,
  /** It was decided already, has expired, or the sum has changed. */
  approvalNotWaiting: 44102,
});
