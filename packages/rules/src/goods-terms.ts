/** What is agreed of an order of goods: data, as its pages and its rules at the gateway read it. */
export const goodsTerms = {
  payWithinMinutes: 30,
  /** Days after it was sent at which an order counts as received by itself. */
  receivedAfterDays: 10,
  /** Days after it came within which a part can be returned, where its goods can be. */
  returnDays: 7,
  /** Pieces of a variant that an account may hold unpaid, whatever the stock; or this part of the stock where it is more. */
  unpaidPieces: 10,
  unpaidMostPercent: 10,
  /** What a coin takes off, and of which part of the goods at most. */
  centsPerCoin: 1,
  coinsMostPercent: 50,
} as const;

/** How many pieces of a variant one account may hold unpaid, of those that are there or held by it already. */
export const mostUnpaidPieces = (pieces: number): number =>
  Math.max(goodsTerms.unpaidPieces, Math.floor((pieces * goodsTerms.unpaidMostPercent) / 100));
