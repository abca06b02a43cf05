/** What holds of every conversation, whatever it is about. */
export const conversationRules = {
  /** Milliseconds within which an author may take a message back. */
  withdrawWithinMs: 2 * 60 * 1000,
  /** What the message is called that a conversation begins with: it belongs to the order, and is not taken back. */
  openingId: 'question',
  /** Characters of one message. */
  textLength: 1000,
  /** Pictures of one message. */
  pictures: 9,
  /** Years for which a conversation is kept after its end, as records of treatment are. */
  keptYears: 15,
} as const;

/** What holds of the questions that a doctor sends after a consult. */
export const followUpRules = {
  /** Questions of one follow-up, and options of one question: it is answered on a phone. */
  questions: 20,
  options: 10,
  /** Characters of a question or an option, and of an answer in words. */
  lineLength: 100,
  answerLength: 500,
  /** Days for which it can be answered. */
  openDays: 14,
} as const;

/** What holds of the recordings of calls. */
export const callRecordingRules = {
  /** Days for which a recording is kept; then its file is removed, and its line says so. */
  keptDays: 180,
} as const;

/** Milliseconds for which a message may still be withdrawn; 0 when it is too late, or the other side has read it. */
export function withdrawableForMs(
  { writtenAt, isRead }: { readonly writtenAt: Date; readonly isRead: boolean },
  now: Date,
): number {
  if (isRead) return 0;
  return Math.max(0, writtenAt.getTime() + conversationRules.withdrawWithinMs - now.getTime());
}
