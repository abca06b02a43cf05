import { defineErrors } from '../define-errors';

/** Why the shop refuses. */
export const mallErrors = defineErrors({
  /** What it costs has changed since it was shown; the new quote is in `data.quote`. */
  quoteChanged: 43101,
  /** Fewer are left than were requested; `data.lines` says of which, and how many. */
  stockShort: 43102,
  /** The goods are not sold any more; `data.skuIds`. */
  goodsOffSale: 43103,
  /** The goods are sold on a doctor's prescription alone. */
  prescriptionNeeded: 43104,
  /** A shop does not deliver to the address; `data.shops` names it. */
  outsideDelivery: 43105,
  /** The cart has as many lines as it may. */
  cartFull: 43106,
  /** The state of the order does not allow it, or its time is over. */
  goodsOrderClosed: 43107,
  /** More was to be returned than came and was not returned yet, or it cannot be returned. */
  returnTooMany: 43108,
  /** The account would hold more pieces unpaid than its share; `data.lines` says how many are left, `data.orders` by which. */
  unpaidPieceLimit: 43804,
});
