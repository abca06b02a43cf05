import type { BusinessErrorName } from '@xinglin/contract';
import { runTasks, type Task } from '../../platform/after-commit';
import { inTransaction, type Transaction } from '../../platform/database';
import { checkOutput } from '../../platform/outcome';
import { Refusal } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import type { DeskAction, DeskContext } from './desk-action';
import { writeAct } from './ledger';

/**
 * Runs an action and writes it into the ledger in the same transaction, so that nothing is done, or shown, that is
 * not written down. `parsed` is what the action's request made of a body, `keyName` the key's name in the settings.
 * An action that is polled writes no line when it is done. What was refused is taken back and leaves its line. Throws the refusal.
 */
export async function runDeskAction(
  action: DeskAction,
  parsed: unknown,
  keyName: string,
  services: Services,
): Promise<unknown> {
  // The request of every action names its staff.
  const { staff, ...input } = parsed as { readonly staff: string };
  const now = services.clock.now();
  const tasks: Task[] = [];
  const write = (db: Parameters<typeof writeAct>[0], outcome: 'done' | BusinessErrorName) =>
    writeAct(db, {
      at: now,
      keyName,
      staff,
      action: action.name,
      subject: action.subject?.(input) ?? null,
      outcome,
    });
  const context = (db: Transaction): DeskContext => ({
    db,
    now,
    services,
    staff,
    afterCommit: (task) => void tasks.push(task),
  });
  try {
    const outcome = await inTransaction(services.db, async (tx) => {
      tasks.length = 0;
      try {
        const data = await tx.transaction(async (savepoint) =>
          checkOutput(
            { path: `/desk/${action.name}`, response: action.response },
            await action.handle(input, context(savepoint)),
          ),
        );
        if (action.isPolled !== true) await write(tx, 'done');
        return { data };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        tasks.length = 0;
        await write(tx, error.errorName);
        return { refusal: error };
      }
    });
    if (outcome.refusal) throw outcome.refusal;
    await runTasks(tasks, services.logger);
    services.outbox.poke();
    return outcome.data;
  } catch (error) {
    // The failed work is rolled back; the attempt is recorded. The caller reports the fault itself.
    if (!(error instanceof Refusal)) await write(services.db, 'internal').catch(() => undefined);
    throw error;
  }
}
