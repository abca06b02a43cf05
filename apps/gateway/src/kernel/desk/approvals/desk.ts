import { deskShapes, type DeskResponse } from '@xinglin/contract';
import { and, asc, desc, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { refuse } from '../../../platform/refusal';
import { staffAccounts } from '../staff/tables';
import { deskAction, type DeskContext } from '../desk-action';
import { deskApprovals } from '../tables';
import { requirePerson } from '../actor';
import { decideApproval } from './decide';

const linesShown = 100;

type Approval = DeskResponse<'decide-approval'>;

/** Who may decide refunds of others. */
const deciders = ['cashier', 'administrator'] as const;

/** What the requester wrote as the reason; actions call it one or the other. */
function reasonIn(input: string): string | null {
  const { reason, answer } = JSON.parse(input) as Record<string, unknown>;
  const words = reason ?? answer;
  return typeof words === 'string' ? words : null;
}

/** Approvals as a member of the staff reads them. */
async function readApprovals(
  context: DeskContext,
  where: SQL | undefined,
  order: SQL,
): Promise<Approval[]> {
  const { db, now } = context;
  const { staffId } = requirePerson(context.actor);
  const decider = alias(staffAccounts, 'decider');
  const rows = await db
    .select({ own: deskApprovals, requestedBy: staffAccounts.name, decidedBy: decider.name })
    .from(deskApprovals)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, deskApprovals.requestedBy))
    .leftJoin(decider, eq(decider.staffId, deskApprovals.decidedBy))
    .where(where)
    .orderBy(order, desc(deskApprovals.approvalId))
    .limit(linesShown);
  return rows.map(({ own, requestedBy, decidedBy }) => {
    const isWaiting = own.state === 'waiting' && own.expiresAt > now;
    return {
      approvalId: own.approvalId,
      action: own.action,
      subject: own.subject,
      cents: own.cents,
      reason: reasonIn(own.input),
      requestedBy,
      requestedAt: own.requestedAt.toISOString(),
      // The column has no other states than the shape.
      state: isWaiting || own.state !== 'waiting' ? (own.state as Approval['state']) : 'expired',
      decidedBy,
      decidedAt: own.decidedAt?.toISOString() ?? null,
      outcome: own.outcome,
      mayDecide: isWaiting && own.requestedBy !== staffId,
    };
  });
}

/** Refunds that need a second person: what waits, and the decision. */
export const approvalsDesk = [
  deskAction({
    name: 'list-approvals',
    summary:
      'Refunds of the staff that wait for a second person, the oldest first, or those that were decided or have expired, the latest first; a hundred at most.',
    roles: deciders,
    isRead: true,
    ...deskShapes['list-approvals'],
    async handle({ state }, context) {
      const { now } = context;
      const waits = and(eq(deskApprovals.state, 'waiting'), gt(deskApprovals.expiresAt, now));
      const isOver = or(ne(deskApprovals.state, 'waiting'), lte(deskApprovals.expiresAt, now));
      return {
        items:
          state === 'waiting'
            ? await readApprovals(context, waits, asc(deskApprovals.requestedAt))
            : await readApprovals(context, isOver, desc(deskApprovals.requestedAt)),
      };
    },
  }),
  deskAction({
    name: 'decide-approval',
    summary:
      'Approves a refund that another member of the staff requested, which makes it, or refuses it; once.',
    roles: deciders,
    ...deskShapes['decide-approval'],
    subject: ({ approvalId }) => approvalId,
    async handle(decision, context) {
      await decideApproval(context, decision);
      const [approval] = await readApprovals(
        context,
        eq(deskApprovals.approvalId, decision.approvalId),
        asc(deskApprovals.requestedAt),
      );
      return approval ?? refuse('forbidden');
    },
  }),
];
