/** What is agreed of every coupon. */
export const couponTerms = {
  /** Days for which a coupon can be used at least after its order ended through no act of its owner. */
  returnedForDays: 7,
} as const;
