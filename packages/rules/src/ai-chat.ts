/** What holds of conversations with the AI guide. */
export const aiChatRules = {
  /** Characters of one question. */
  textLength: 500,
  /** Questions of one account within 24 hours; an answer that is tried again counts as well. */
  questionsADay: 60,
  /** Conversations of one account; the oldest has to be deleted before another begins. */
  conversations: 50,
  /** Characters of why an answer did not help, as the contract has them. */
  reasonLength: 200,
  /** Questions that one conversation holds. */
  questions: 100,
} as const;
