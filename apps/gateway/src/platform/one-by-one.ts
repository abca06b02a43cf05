import type { Logger } from 'pino';
import { describeFault } from './fault';

/** Who is told of what fails, and in which words. */
interface FailureLog {
  readonly logger: Logger;
  readonly words: string;
}

/** Does `work` with each of `items`; one that fails is logged and must not keep the others. Answers how many failed. */
export async function oneByOne<Item>(
  items: readonly Item[],
  { logger, words }: FailureLog,
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  let failed = 0;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failed += 1;
      logger.error(describeFault(error), words);
    }
  }
  return failed;
}
