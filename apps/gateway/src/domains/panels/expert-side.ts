import type { PanelAnswerState } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { moneyOf, type MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { refuse } from '../../platform/refusal';
import { panelKind } from './order-kind';
import { panelAnswers } from './tables';

/** One of the experts of a question. */
export interface OneExpert {
  readonly orderKey: string;
  readonly doctorId: string;
}

/** Locks a question that is open, and finds what one of its experts makes of it; refuses any other. */
async function lockAnswer({ db }: MoveContext, { orderKey, doctorId }: OneExpert) {
  const order = (await lockOrder(db, panelKind, orderKey)) ?? refuse('forbidden');
  if (order.state !== 'waiting' && order.state !== 'answering') refuse('consultNotOpen');
  const [answer = refuse('forbidden')] = await db
    .select()
    .from(panelAnswers)
    .where(and(eq(panelAnswers.orderNo, orderKey), eq(panelAnswers.doctorId, doctorId)));
  if (answer.state !== 'asked') refuse('consultNotOpen');
  return answer;
}

async function settle(
  { db, now }: MoveContext,
  answerId: string,
  changed: { readonly state: PanelAnswerState; readonly text?: string },
): Promise<void> {
  await db
    .update(panelAnswers)
    .set({ ...changed, at: now })
    .where(eq(panelAnswers.answerId, answerId));
}

/** Ends a question of which no expert is awaited any more. */
async function endIfSettled(context: MoveContext, orderKey: string): Promise<void> {
  const awaited = await context.db.$count(
    panelAnswers,
    and(eq(panelAnswers.orderNo, orderKey), eq(panelAnswers.state, 'asked')),
  );
  if (awaited > 0) return;
  const finished = await moveOrder(context, panelKind, orderKey, 'finish', 'system', {
    reasonKey: 'allSettled',
  });
  if (finished === null)
    await moveOrder(context, panelKind, orderKey, 'expire', 'system', { reasonKey: 'allDeclined' });
}

/** An expert answers, once; with the last of them the question is finished. */
export async function answerPanel(
  context: MoveContext,
  { text, ...expert }: OneExpert & { readonly text: string },
): Promise<void> {
  const { answerId } = await lockAnswer(context, expert);
  await settle(context, answerId, { state: 'answered', text });
  await moveOrder(context, panelKind, expert.orderKey, 'answer', 'hospital');
  await endIfSettled(context, expert.orderKey);
}

/** An expert does not answer this question: their share goes back at once. Answers the cents. */
export async function declinePanel(context: MoveContext, expert: OneExpert): Promise<number> {
  const { answerId, shareCents } = await lockAnswer(context, expert);
  await settle(context, answerId, { state: 'declined' });
  const refundCents = await moneyOf(context.services).refund(context, expert.orderKey, shareCents);
  await endIfSettled(context, expert.orderKey);
  return refundCents;
}
