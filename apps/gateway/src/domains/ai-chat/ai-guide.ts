import type { Locale } from '../../platform/context';

/** What a guide is told: the conversation so far, and where the tables of symptoms lead. */
export interface GuidedConversation {
  /** The oldest first; the last one is the question to answer. */
  readonly said: readonly { readonly side: 'person' | 'guide'; readonly text: string }[];
  /** The best first, with the reason of the table; empty where the tables know no word of it. */
  readonly departments: readonly { readonly name: string; readonly reason: string | null }[];
  /** Age in years and sex of the patient, where the conversation is about one. */
  readonly patient: { readonly age: number; readonly sex: 'female' | 'male' } | null;
}

/** Answers questions about where to go with what one feels. What it says is read by the guard before anyone else. */
export interface AiGuide {
  /**
   * The answer in pieces of any size.
   * @throws whatever keeps it from answering to its end; `signal` ends it early.
   */
  answer(
    conversation: GuidedConversation,
    language: Locale,
    signal: AbortSignal,
  ): AsyncIterable<string>;
}
