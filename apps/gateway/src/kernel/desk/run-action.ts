import type { BusinessErrorName, DeskActionAnswer } from '@xinglin/contract';
import { runTasks, type Task } from '../../platform/after-commit';
import type { Locale } from '../../platform/context';
import { inTransaction, type Transaction } from '../../platform/database';
import { checkOutput } from '../../platform/outcome';
import { Refusal } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import type { DeskActor } from './actor';
import { requestApproval } from './approvals/request-approval';
import type { DeskAction, DeskContext } from './desk-action';
import { actorColumns, wasReadLately, writeAct } from './ledger';
import { limitOf, requireOwnPatient } from './scope';

/** Who runs an action, and where. */
interface DeskRun {
  readonly actor: DeskActor;
  /** The name of the person at the desk. */
  readonly staff: string;
  readonly db: Transaction;
  readonly now: Date;
  readonly locale: Locale;
  readonly services: Services;
  readonly afterCommit: (task: Task) => void;
}

type Input = Parameters<DeskAction['handle']>[0];

/** Does an action in the caller's transaction, and checks its answer; a doctor is limited to their own patients. */
export async function doAction(
  action: DeskAction,
  input: Input,
  run: DeskRun,
  mayRefund: (context: DeskContext) => Promise<string | null> = async () => null,
): Promise<DeskActionAnswer<unknown>> {
  const context: DeskContext = { ...run, onlyDoctorId: limitOf(action, run.actor) };
  await requireOwnPatient(action, input, context);
  const approvalId = await mayRefund(context);
  if (approvalId !== null) return { done: null, approvalId };
  const answer = await action.handle(input, context);
  const { name, response } = action;
  return { done: checkOutput({ path: `/desk/${name}`, response }, answer), approvalId: null };
}

/**
 * Runs an action and writes it into the ledger in the same transaction, so that nothing is done or shown without a line.
 * `parsed` is what the action's request made of a body. `done` is the action's answer; where a refund of the staff is
 * above their limit it is null, nothing was done, and `approvalId` names what a second person decides. An action that is
 * polled writes no line when it is done. What is refused is rolled back and leaves its line. Throws the refusal.
 */
export async function runDeskAction(
  action: DeskAction,
  parsed: unknown,
  actor: DeskActor,
  services: Services,
  locale: Locale = 'zh-Hans',
): Promise<DeskActionAnswer<unknown>> {
  // The request of every action names its staff.
  const { staff, ...input } = parsed as { readonly staff: string };
  const now = services.clock.now();
  const tasks: Task[] = [];
  const subject = action.subject?.(input) ?? null;
  const write = (
    db: Parameters<typeof writeAct>[0],
    outcome: 'done' | 'awaitsApproval' | BusinessErrorName,
  ) =>
    writeAct(db, {
      at: now,
      ...actorColumns(actor, staff),
      action: action.name,
      subject,
      outcome,
    });
  const isWritten = async (tx: Transaction) => {
    if (action.isPolled === true) return false;
    if (action.isRead !== true || actor.kind === 'key') return true;
    return !(await wasReadLately(tx, { ...actor, action: action.name, subject, now }));
  };
  const afterCommit = (task: Task) => void tasks.push(task);
  try {
    const outcome = await inTransaction(services.db, async (tx) => {
      tasks.length = 0;
      try {
        const answer = await tx.transaction((db) =>
          doAction(
            action,
            input,
            { actor, staff, db, now, locale, services, afterCommit },
            (context) => requestApproval(action, input, context),
          ),
        );
        if (answer.approvalId !== null) await write(tx, 'awaitsApproval');
        else if (await isWritten(tx)) await write(tx, 'done');
        return { answer };
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
    return outcome.answer;
  } catch (error) {
    // The failed work is rolled back; the attempt is recorded. The caller reports the fault itself.
    if (!(error instanceof Refusal)) await write(services.db, 'internal').catch(() => undefined);
    throw error;
  }
}
