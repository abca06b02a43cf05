/** What is agreed of an order of goods: data, as its pages and its rules at the gateway read it. */
export const goodsTerms = {
  payWithinMinutes: 30,
  /** Days after it was sent at which an order counts as received by itself. */
  receivedAfterDays: 10,
  /** Days after it came within which a part can be returned, where its goods can be. */
  returnDays: 7,
  /** What a coin takes off, and of which part of the goods at most. */
  centsPerCoin: 1,
  coinsMostPercent: 50,
} as const;
