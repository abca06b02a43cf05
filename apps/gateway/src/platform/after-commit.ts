import type { Logger } from 'pino';
import { describeFault } from './fault';

/** What is to happen once a transaction is committed. */
export type Task = () => void | Promise<void>;

/** What was to happen after the commit must not turn a committed answer into a failure. */
export async function runTasks(tasks: readonly Task[], logger: Logger): Promise<void> {
  for (const task of tasks) {
    try {
      await task();
    } catch (error) {
      logger.error(describeFault(error), 'task after commit failed');
    }
  }
}
