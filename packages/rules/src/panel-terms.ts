/** What is promised of a question to several experts: data, as its pages and its rules at the gateway read it. */
export const panelTerms = {
  /** How many are asked, each at a share of the price. */
  experts: 5,
  /** Counted from its payment; the shares of those who have not answered by then go back. */
  answerWithinHours: 24,
  payWithinMinutes: 30,
  /** Days for which what was typed and not sent is kept. */
  draftDays: 30,
} as const;
