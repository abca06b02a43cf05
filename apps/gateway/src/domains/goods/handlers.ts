import type { goods } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { followMoves, ordersDeadline } from '../../kernel/orders/deadlines';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { areaOf, ownAddress } from '../../kernel/parcels/parcels';
import { cashierFor } from '../../kernel/payment/cashier-for';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { mergeLines, ownCart, previewCart, setLine } from './cart';
import { homeFeed, homeGoods, listGoods } from './catalogue';
import { listComments, submitComment } from './comments/comments';
import { deliveriesTo } from './delivery';
import { applyInvoice } from './invoices';
import { mallFront } from './front';
import { findGoods, findItem, listAreas } from './goods-detail';
import { goodsKind } from './order-kind';
import { priceOf, shownQuote } from './quotes';
import { requestReturn, withdrawReturn } from './returns';
import { findOrder, linesToBuyAgain, listGoodsOrders, orderStatus } from './shown';
import { skusOf } from './skus';
import { submitCart, submitItem } from './submit';

/** What answers the calls of the mall (spec 3 §7.10). */
export function goodsHandlers(services: Services): HandlersOf<typeof goods> {
  return {
    getMallFront: mallFront,
    listHomeMallItems: homeGoods,
    listHomeMallFeeds: homeFeed,
    listGoods,
    getGoods: findGoods,
    listGoodsAreas: listAreas,
    getCommerceItem: findItem,
    getCart: (_, context) => ownCart(context),
    previewCart,
    setCartLine: setLine,
    mergeCart: mergeLines,

    async checkCommerceAddress({ addressId, skuIds }, { db, account, locale }) {
      const address = (await ownAddress(db, account, addressId)) ?? refuse('forbidden');
      const rows = [...(await skusOf(db, skuIds)).values()];
      const names = new Map(rows.map(({ shop }) => [shop.shopId, textIn(shop.name, locale)]));
      const deliveries = await deliveriesTo(db, [...names.keys()], areaOf(address));
      const outside = [...names]
        .filter(([shopId]) => deliveries.get(shopId)?.isDelivered === false)
        .map(([shopId, name]) => {
          const own = rows.filter(({ shop }) => shop.shopId === shopId);
          const titles = new Set(own.map(({ item }) => textIn(item.title, locale)));
          return { shopId, name, titles: [...titles] };
        });
      return { isValid: outside.length === 0, outside };
    },

    quoteGoods: async (wish, context) => shownQuote(await priceOf(context, wish), context.locale),

    async submitMarketplaceOrder(input, context) {
      const order = await submitCart(input, context);
      context.afterCommit(() =>
        services.deadlines.schedule(ordersDeadline, new Date(order.payBefore)),
      );
      return order;
    },

    async submitCommerceOrder(input, context) {
      const order = await submitItem(input, context);
      context.afterCommit(() =>
        services.deadlines.schedule(ordersDeadline, new Date(order.payBefore)),
      );
      return order;
    },

    async payMarketplaceOrder({ orderNo, returnUrl }, context) {
      const order = await lockOrder(context.db, goodsKind, orderNo);
      if (order?.ownerId !== context.account) return refuse('forbidden');
      const { url } = await cashierFor(services, { orderNo, returnUrl }, context);
      return { orderNo, url };
    },

    getMarketplaceOrder: (input, context) => findOrder(services, input, context),
    listMyMarketplaceOrders: listGoodsOrders,
    getMarketplaceOrderStatus: orderStatus,

    async cancelMarketplaceOrder(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await cancelOwnOrder({ db, now, services }, goodsKind, { ...input, ownerId });
      followMoves({ ...context, services });
      const { orderNo, state, refundedCents } = order;
      return {
        orderNo,
        statusText: goodsKind.stateText(state, locale),
        refundCents: refundedCents,
      };
    },

    applyMarketplaceInvoice: applyInvoice,

    async receiveMarketplaceOrder({ orderNo }, context) {
      const { db, now, account, locale } = context;
      const order = await lockOrder(db, goodsKind, orderNo);
      if (order?.ownerId !== account) return refuse('forbidden');
      const moved = await moveOrder(
        { db, now, services },
        goodsKind,
        orderNo,
        'receive',
        'patient',
      );
      if (!moved) return refuse('goodsOrderClosed');
      followMoves({ ...context, services });
      return { orderNo, statusText: goodsKind.stateText(moved.state, locale) };
    },

    requestGoodsReturn: requestReturn,
    withdrawGoodsReturn: withdrawReturn,

    listGoodsToBuyAgain: linesToBuyAgain,
    listGoodsComments: listComments,
    submitGoodsComment: submitComment,
  };
}
