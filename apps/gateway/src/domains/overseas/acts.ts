import type { overseas, RequestOf, ResponseOf } from '@xinglin/contract';
import { shownMessage } from '../../kernel/conversations/content';
import { ownConversation, readMessages } from '../../kernel/conversations/read';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { isReadBack, medicinesIn } from './medicines';
import { overseasKind } from './order-kind';
import { statusOf } from './order-rules';
import type { Translator } from './translator';

type Calls = typeof overseas;

/** A call of a consultation's owner. */
export type OwnAct = MoveContext & Pick<CallContext, 'account' | 'locale'>;

/** Gives a consultation up until its doctor has answered. */
export async function cancelConsult(
  context: OwnAct,
  { orderKey }: RequestOf<Calls['cancelOverseasConsult']>,
): Promise<ResponseOf<Calls['cancelOverseasConsult']>> {
  const { state } = await cancelOwnOrder(
    context,
    overseasKind,
    { ownerId: context.account, orderNo: orderKey },
    ({ own }) => (own.answeredAt === null ? null : 'consultAnswered'),
  );
  return { orderKey, status: statusOf[state] };
}

/** Ends one that was answered, once its patient has read back what was advised. */
export async function finishConsult(
  context: OwnAct,
  { orderKey, readBack }: RequestOf<Calls['finishOverseasConsult']>,
): Promise<ResponseOf<Calls['finishOverseasConsult']>> {
  const order = await lockOrder(context.db, overseasKind, orderKey);
  if (order?.ownerId !== context.account) return refuse('forbidden');
  if (order.state === 'inProgress' && !isReadBack(medicinesIn(order.own), readBack))
    refuse('readBackDiffers');
  const moved = await moveOrder(context, overseasKind, orderKey, 'finish', 'patient', {
    when: ({ own }) => own.answeredAt !== null,
  });
  return { orderKey, status: statusOf[(moved ?? refuse('consultNotOpen')).state] };
}

/** A message of the account's own conversation in another language. */
export async function translateMessage(
  context: Pick<CallContext, 'db' | 'account' | 'locale'>,
  translator: Translator,
  { orderKey, number, language }: RequestOf<Calls['translateOverseasMessage']>,
): Promise<ResponseOf<Calls['translateOverseasMessage']>> {
  await ownConversation(context, orderKey);
  const { rows } = await readMessages(context.db, orderKey, { after: number - 1, pageSize: 1 });
  const [message] = rows;
  if (message?.number !== number) return refuse('forbidden');
  const { content } = shownMessage(message, context.locale);
  const words = content.type === 'text' || content.type === 'notice' ? content.text : null;
  const { isGlossary } = translator;
  return { text: words === null ? null : await translator.translate(words, language), isGlossary };
}
