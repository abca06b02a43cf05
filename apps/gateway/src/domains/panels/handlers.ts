import type { panels } from '@xinglin/contract';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { findDraft, saveDraft } from './drafts';
import { homepage, listExperts } from './experts';
import { panelKind } from './order-kind';
import { findPanel, listPanels } from './shown';
import { submitPanel } from './submit';

/** What answers the calls of questions to several experts (spec 2 §2.13). */
export function panelsHandlers(services: Services): HandlersOf<typeof panels> {
  return {
    getPanelHomepage: (_, context) => homepage(context),
    listPanelExperts: listExperts,
    savePanelDraft: saveDraft,
    getPanelDraft: (_, { db, account }) => findDraft(db, account),
    async submitPanelOrder(sent, context) {
      const { payBefore, ...order } = await submitPanel(context, sent);
      context.afterCommit(() => services.deadlines.schedule(ordersDeadline, payBefore));
      return { ...order, payBefore: payBefore.toISOString() };
    },
    listPanelOrders: listPanels,
    getPanelOrder: (input, context) => findPanel(services, input, context),
    async cancelPanelOrder({ orderKey: orderNo, reason }, context) {
      const { db, now, account: ownerId, locale } = context;
      const cancelling = { orderNo, ownerId, reason };
      const order = await cancelOwnOrder({ db, now, services }, panelKind, cancelling);
      context.afterCommit(() => services.outbox.poke());
      return {
        orderKey: orderNo,
        statusText: panelKind.stateText(order.state, locale),
        refundCents: order.refundedCents,
      };
    },
  };
}
