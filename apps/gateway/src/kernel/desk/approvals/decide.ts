import { staffRoles } from '@xinglin/contract';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Task } from '../../../platform/after-commit';
import { Refusal, refuse } from '../../../platform/refusal';
import { staffAccounts } from '../staff/tables';
import { requirePerson, type StaffActor } from '../actor';
import { deskActionsOf, type DeskContext } from '../desk-action';
import { actorColumns, writeAct } from '../ledger';
import { doAction } from '../run-action';
import { mayDo } from '../scope';
import { deskApprovals } from '../tables';
import { approvalChanges } from './approval-changes';

type ApprovalRow = typeof deskApprovals.$inferSelect;

/** What a second person decides. */
interface Decision {
  readonly approvalId: string;
  readonly isApproved: boolean;
  readonly reason?: string | undefined;
}

/** Why a guarded update changed nothing. The same decision of the same person is answered as it is. */
async function refuseDecision(
  { db }: DeskContext,
  staffId: string,
  { approvalId, isApproved }: Decision,
): Promise<void> {
  const [found] = await db
    .select()
    .from(deskApprovals)
    .where(eq(deskApprovals.approvalId, approvalId));
  if (found === undefined) refuse('forbidden');
  if (found.requestedBy === staffId) refuse('approvalOwn');
  const isSame = found.decidedBy === staffId && isApproved === (found.state !== 'refused');
  if (!isSame) refuse('approvalNotWaiting');
}

/**
 * Decides an approval, once, by another person than the one who requested it; runs the action where it is approved, in
 * the same transaction. Where the action refuses by then, the approval has failed with the name of the refusal.
 */
export async function decideApproval(context: DeskContext, decision: Decision): Promise<void> {
  const { db, now, services } = context;
  // A key is no second person.
  const { staffId } = requirePerson(context.actor);
  const { approvalId, isApproved, reason = null } = decision;
  const one = eq(deskApprovals.approvalId, approvalId);
  const [decided] = await db
    .update(deskApprovals)
    .set({
      state: isApproved ? 'approved' : 'refused',
      decidedBy: staffId,
      decidedAt: now,
      outcome: reason,
    })
    .where(
      and(
        one,
        eq(deskApprovals.state, 'waiting'),
        gt(deskApprovals.expiresAt, now),
        ne(deskApprovals.requestedBy, staffId),
      ),
    )
    .returning();
  if (decided === undefined) return refuseDecision(context, staffId, decision);
  const failure = isApproved ? await runApproved(context, decided) : null;
  if (failure !== null)
    await db.update(deskApprovals).set({ state: 'failed', outcome: failure }).where(one);
  const { requestedBy, cents } = decided;
  const state = failure !== null ? 'failed' : isApproved ? 'approved' : 'refused';
  for (const notify of services.all(approvalChanges))
    await notify(context, { type: 'decided', approvalId, requestedBy, cents, state });
}

/** The member of the staff who requested it, with the roles that they have now; null once the account is closed. */
async function requesterOf({ db }: DeskContext, staffId: string): Promise<StaffActor | null> {
  const [row] = await db.select().from(staffAccounts).where(eq(staffAccounts.staffId, staffId));
  if (row === undefined || row.closedAt !== null) return null;
  const { account, name, doctorId } = row;
  const roles = staffRoles.filter((role) => row.roles.includes(role));
  // No session of theirs takes part.
  return { kind: 'staff', staffId, account, name, roles, doctorId, tokenId: '' };
}

/** Runs what was approved as its requester's, and writes their line; returns the name of a refusal, null when it is done. */
async function runApproved(
  context: DeskContext,
  { action: name, input: stored, subject, cents, requestedBy }: ApprovalRow,
): Promise<string | null> {
  const { db, now, services } = context;
  const action = deskActionsOf(services).find((known) => known.name === name);
  const actor = await requesterOf(context, requestedBy);
  // The input was parsed by the action's own request before it was stored.
  const input = JSON.parse(stored) as Record<string, unknown>;
  const tasks: Task[] = [];
  let failure: string | null = null;
  try {
    await db.transaction(async (savepoint) => {
      if (action === undefined || actor === null || !mayDo(action, actor))
        return refuse('forbidden');
      const afterCommit = (task: Task) => void tasks.push(task);
      const run = { ...context, db: savepoint, actor, staff: actor.name, afterCommit };
      await doAction(action, input, run, async (inner) => {
        const refund = await action.refundOf?.(input, inner);
        // More was paid since: that sum was approved by no one.
        if (refund !== undefined && refund.cents > cents) refuse('approvalNotWaiting');
        return null;
      });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    failure = error.errorName;
  }
  if (failure === null) for (const task of tasks) context.afterCommit(task);
  await writeAct(db, {
    at: now,
    ...(actor === null ? { staffId: requestedBy } : actorColumns(actor, actor.name)),
    action: name,
    subject,
    outcome: failure ?? 'done',
  });
  return failure;
}
