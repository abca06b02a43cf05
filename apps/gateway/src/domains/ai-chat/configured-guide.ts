import { describeFault } from '../../platform/fault';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import type { AiGuide } from './ai-guide';
import { completionsGuide } from './completions-guide';
import { tableGuide } from './table-guide';

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
