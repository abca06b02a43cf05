import { chatFunctions, type OverseasState } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { ConversationKind, Standing } from '../../kernel/conversations/conversation-kind';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { textOf } from './locales';
import { answerConsult } from './doctor-side';
import { overseasKind } from './order-kind';
import { deadlineOf } from './order-rules';
import { overseasOrders } from './tables';
import { talkName } from './talk';

const phases: { readonly [State in OverseasState]?: Standing['phase'] } = {
  waiting: 'waiting',
  inProgress: 'open',
};

/** The conversation of a consultation from abroad: open as long as it is, for words and pictures. */
export const overseasTalk: ConversationKind = {
  name: talkName,
  async standing({ db, locale }, { key }) {
    const [row] = await db
      .select({ order: orders, own: overseasOrders })
      .from(orders)
      .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
      .where(eq(orders.orderNo, key));
    if (row === undefined) throw new Error('a conversation without its consultation');
    const { order, own } = row;
    // The register keeps no state but those of the machine.
    const state = order.state as OverseasState;
    const phase = phases[state] ?? 'closed';
    const due = deadlineOf({ ...order, state, own });
    return {
      phase,
      mayWrite: { patient: phase !== 'closed', doctor: phase === 'open' },
      turnsLeft: null,
      turns: null,
      until: due && { at: due.at, outcome: 'closes' },
      functions: [{ functionId: chatFunctions.photo, isPrivilege: false }],
      tips: [textOf(locale, 'tip')],
      callMinutes: null,
    };
  },
  lock: (db, key) => lockOrder(db, overseasKind, key),
  async said(context, { key }, message) {
    if (message.side === 'doctor') await answerConsult(context, key);
  },
};
