import type { ConsultEvent } from '@xinglin/contract';
import type { MoveContext } from '../../kernel/orders/move-context';
import { decideRenewal } from '../../kernel/prescriptions/renewals';
import type { ConsultRow } from './tables';

/** Moves after which a consult has ended. */
const ending: ReadonlySet<ConsultEvent> = new Set([
  'lapse',
  'cancel',
  'refuse',
  'expire',
  'withdraw',
  'finish',
  'upgrade',
]);

/** A consult that ends without a prescription or a refusal ends its request as well: it can be made again. */
export async function endRenewalAfter(
  context: Pick<MoveContext, 'db' | 'now'>,
  { orderNo, consultKind }: Pick<ConsultRow, 'orderNo' | 'consultKind'>,
  event: ConsultEvent,
): Promise<void> {
  if (consultKind === 'convenient' && ending.has(event))
    await decideRenewal(context, orderNo, { state: 'ended' });
}
