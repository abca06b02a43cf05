import type { Locale } from '../../platform/context';
import { describeFault } from '../../platform/fault';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { completionsGuide } from './completions-guide';
import { tableGuide } from './table-guide';

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

/** Who answers: the configuration's provider, else the tables of symptoms alone. */
export const aiGuidePort: Port<AiGuide, Services> = {
  name: 'AI guide',
  make: ({ config, logger }) =>
    config.aiGuide === null
      ? tableGuide
      : withTables(completionsGuide(config.aiGuide), (error) =>
          logger.error(describeFault(error), 'the AI guide does not answer'),
        ),
};

/** A provider that fails before its first word is answered for by the tables; later, the answer breaks off. */
export function withTables(provider: AiGuide, failed: (error: unknown) => void): AiGuide {
  return {
    async *answer(conversation, language, signal) {
      let hasBegun = false;
      try {
        for await (const piece of provider.answer(conversation, language, signal)) {
          hasBegun ||= piece.trim() !== '';
          yield piece;
        }
        if (hasBegun) return;
        failed(new Error('an answer without words'));
      } catch (error) {
        if (signal.aborted) throw error;
        failed(error);
        if (hasBegun) throw error;
      }
      yield* tableGuide.answer(conversation, language, signal);
    },
  };
}
