import { chatFunctions, type ConsultState } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { readContent } from '../../kernel/conversations/content';
import type { ConversationKind, Standing } from '../../kernel/conversations/conversation-kind';
import { turnsTaken } from '../../kernel/conversations/read';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { textOf } from './locales';
import { deadlineOf } from './consult-rules';
import { answerConsult } from './doctor-side';
import { consultKind } from './order-kind';
import { consultOrders } from './tables';
import { talkName } from './talk';

const phases: { readonly [State in ConsultState]?: Standing['phase'] } = {
  waiting: 'waiting',
  inProgress: 'open',
  paused: 'paused',
};

/** Functions besides words, by the way in which patient and doctor speak. */
const functionsOf = {
  text: [chatFunctions.photo],
  phone: [chatFunctions.photo, chatFunctions.phone],
  video: [chatFunctions.photo, chatFunctions.video],
} as const;

/** The conversation of a consult: open as long as the consult is, for as many questions as its kind has. */
export const consultTalk: ConversationKind = {
  name: talkName,
  isInStaffApp: true,
  async standing({ db, locale }, { key }) {
    const [row] = await db
      .select({ order: orders, own: consultOrders })
      .from(orders)
      .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
      .where(eq(orders.orderNo, key));
    if (row === undefined) throw new Error('a conversation without its consult');
    const { order, own } = row;
    // The register keeps no state but those of the machine.
    const state = order.state as ConsultState;
    const { turns, medium, callMinutes } = consultTerms(own.consultKind);
    const turnsLeft = turns === null ? null : Math.max(0, turns - (await turnsTaken(db, key)));
    const phase = phases[state] ?? 'closed';
    const due = phase === 'closed' ? null : deadlineOf({ ...order, state, own });
    return {
      phase,
      mayWrite: {
        patient: phase !== 'closed' && turnsLeft !== 0,
        doctor: phase === 'open' || phase === 'paused',
      },
      turnsLeft,
      turns,
      until: due && { at: due.at, outcome: due.event === 'finish' ? 'closes' : 'refunds' },
      functions: functionsOf[medium].map((functionId) => ({ functionId, isPrivilege: false })),
      tips: [textOf(locale, 'tip')],
      callMinutes,
    };
  },
  lock: (db, key) => lockOrder(db, consultKind, key),
  met: (context, { key }) => answerConsult(context, key),
  async said(context, { key }, message) {
    if (message.side === 'doctor') return answerConsult(context, key);
    // The pictures that a doctor waits for may come as a message; in any other state they move nothing.
    if (readContent(message)?.type === 'picture')
      await moveOrder(context, consultKind, key, 'sendPictures', 'patient');
  },
};
