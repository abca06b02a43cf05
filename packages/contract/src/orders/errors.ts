import { defineErrors } from '../define-errors';

/** Why orders of any kind, their times and their payment refuse. */
export const ordersErrors = defineErrors({
  /** The patient has an open order of any kind at that time; `data.orderNo`, `data.kind` and `data.startsAt` of an own one. */
  overlappingVisit: 42005,
  orderNotCancellable: 42101,
  /** Too late, over, or moved as often as the hospital allows. */
  orderNotReschedulable: 42103,
  /** What is still open is cancelled, not deleted. */
  orderNotDeletable: 42105,
  orderNotPayable: 42201,
  illegalReturnUrl: 42202,
  /** No provider takes money there, or the one that does gave no answer. */
  payWayUnavailable: 42203,
  /** Nothing was paid that is not given back, or it was applied for already. */
  invoiceUnavailable: 42709,
  /** The account holds as many unpaid orders of the kind as it may, or one of their people does; `data.orders`. */
  unpaidOrderLimit: 43801,
  /** Other accounts hold as many unpaid orders for the person as there may be. */
  unpaidElsewhere: 43802,
  /** The account has cancelled too many unpaid orders of the kind today, or did not pay them. */
  unpaidReleaseLimit: 43803,
  /** The person has an open order for the same; its number in `data.orderNo`, with its title in `data.orders`. */
  orderedAlready: 43805,
  /** The person has an open order for the same in another account. */
  orderedElsewhere: 43806,
});
