import type { membership } from '@xinglin/contract';
import { followMoves, ordersDeadline } from '../../kernel/orders/deadlines';
import { guardCode } from '../../platform/code-guesses';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { activate, chooseMembers, exchange, removeBinding, setSubscription } from './activation';
import { cancelOrder } from './cancel';
import { bestCard, findCard, listCards } from './cards';
import { findFreeRight, findLevel, listLevels } from './free-membership';
import {
  homeEntry,
  listServices,
  memberFlag,
  memberInfo,
  newcomerGift,
  receiveGift,
} from './member-info';
import { membershipKind } from './order-kind';
import {
  findProduct,
  listDoctors,
  listNotices,
  listProducts,
  listRights,
  listUnsupportedHospitals,
} from './products';
import { buyCard, orderService, quoteProduct } from './purchase';
import { remindersDeadline } from './reminders';
import { findOrder, listOrders } from './shown';

/** What answers the calls of membership (spec 3 §7.8). */
export function membershipHandlers(services: Services): HandlersOf<typeof membership> {
  /** After terms of cards changed: their orders end, and their owners are reminded, at other moments. */
  const followTerms = (context: CallContext): void => {
    followMoves({ ...context, services });
    context.afterCommit(() => services.deadlines.schedule(remindersDeadline.name, context.now));
  };
  return {
    listHealthVipCards: listProducts,
    getHealthVipCardInfoForCate: findProduct,
    listVipItems: listRights,
    getHealthVipActivity: listNotices,
    listVipUnsupportedHospitals: listUnsupportedHospitals,
    listVipDoctors: listDoctors,

    getVipMemberInfo: memberInfo,
    getHomeVipEntry: homeEntry,
    getHealthVipFlag: memberFlag,
    listMyVipCards: listCards(),
    listVipCards: findCard,
    listAvailableVipCards: listCards('available'),
    listVipCardsInService: listCards('inService'),
    listInvalidVipCards: listCards('ended'),
    getBestVipCard: async (_, context) => ({ card: await bestCard(context) }),
    listAvailableVipServices: listServices,

    async activeVipCard(input, context) {
      const card = await activate(services, input, context);
      followTerms(context);
      return card;
    },
    exchangeVipCode: (input, context) =>
      guardCode(services.limits, context, () => exchange(input, context)),
    chooseVipMembers: chooseMembers,
    async setVipSubscription(input, context) {
      const card = await setSubscription(input, context);
      context.afterCommit(() => services.deadlines.schedule(remindersDeadline.name, context.now));
      return card;
    },
    async removeCorpVipBind(input, context) {
      const removed = await removeBinding(input, context);
      followTerms(context);
      return removed;
    },

    listVipLevels: listLevels,
    getHealthVipMemberInfo: findLevel,
    getVipFreeRight: findFreeRight,
    getNewcomerGift: newcomerGift,
    receiveNewcomerGift: receiveGift,

    validateVipCard: quoteProduct,
    async buyVipCard(input, context) {
      const made = await buyCard(input, context);
      context.afterCommit(() =>
        services.deadlines.schedule(ordersDeadline, new Date(made.payBefore)),
      );
      return made;
    },
    async createHealthVipOrder(input, context) {
      const made = await orderService(input, context);
      const { payBefore } = made;
      if (payBefore !== null)
        context.afterCommit(() => services.deadlines.schedule(ordersDeadline, new Date(payBefore)));
      return made;
    },
    listVipGoodsOrders: listOrders,
    getHealthVipOrderSimpleInfo: (input, context) => findOrder(services, input, context),
    async cancelHealthVipOrder(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await cancelOrder({ db, now, services }, ownerId, input);
      followTerms(context);
      const { orderNo, state, refundedCents: refundCents } = order;
      return { orderNo, statusText: membershipKind.stateText(state, locale), refundCents };
    },
  };
}
