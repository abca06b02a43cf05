/** What health coins are bound by: the page of the rules and the gateway read the same (spec 3 §7.9). */
export const coinTerms = {
  /** Days from earning until coins expire. */
  expiresAfterDays: 365,
  /** Days that coins which came back can be spent at least. */
  returnedForDays: 30,
  /** Days after sending until a parcel counts as received. */
  receivedAfterDays: 15,
  /** Most pieces of one exchange. */
  mostPieces: 5,
} as const;
