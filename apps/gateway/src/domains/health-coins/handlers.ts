import type { healthCoins } from '@xinglin/contract';
import { signInWeek } from '@xinglin/rules';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { followMoves } from '../../kernel/orders/deadlines';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { coinExchangeKind, isPrize } from './order-kind';
import { balanceShown, findOrder, listOrders, recordsOf, terms } from './records';
import { stopOfAccount, stopOfAll } from './stops';
import { signInRun } from './sign-in-run';
import { exchange, findGoods, goodsCounted, listGoods, listHot, shopConfig } from './store';
import { earnConfig, receiveAll, tasksOf } from './tasks';

/** What answers the calls of health coins (spec 3 §7.9). */
export function healthCoinsHandlers(services: Services): HandlersOf<typeof healthCoins> {
  return {
    async getHealthCoinHome(_, context) {
      const { db, session, now } = context;
      const readyCoins = (await tasksOf(context))
        .filter(({ state }) => state === 'ready')
        .reduce((all, { coins }) => all + coins, 0);
      if (session === null)
        return { balance: null, readyCoins, signIn: null, goods: await goodsCounted(db, null) };
      const { userId: ownerId } = session;
      const balance = await balanceShown(db, { ownerId, now });
      const run = await signInRun(db, ownerId, now);
      return {
        balance,
        readyCoins,
        signIn: { run: run.before + (run.isReceived ? 1 : 0), days: signInWeek(run) },
        goods: await goodsCounted(db, balance.coins),
      };
    },
    listHealthCoinHotExchange: listHot,
    getHealthCoinHomeConfig: async () => terms(),
    listHealthCoinTasks: async (_, context) => wholeList(await tasksOf(context)),
    listHealthCoinReceiveTasks: async (_, context) =>
      wholeList((await tasksOf(context)).filter(({ state }) => state === 'ready')),
    receiveAllHealthCoins: (_, context) => receiveAll(context),
    getHealthCoinUserCoin: recordsOf,
    listHealthCoinGoods: listGoods,
    getHealthCoinGoods: findGoods,
    exchangeHealthCoinGoods: exchange,
    listHealthCoinOrders: listOrders,
    getHealthCoinEarnConfig: (_, context) => earnConfig(context),
    getHealthCoinShopConfig: (_, context) => shopConfig(context),
    postHealthCoinShopConfig: (_, context) => shopConfig(context),

    async isHealthCoinBlacklisted(_, { db, account, now }) {
      const stop = await stopOfAccount(db, account, now);
      return { isBlacklist: stop !== null, ...shownStop(stop) };
    },

    async checkFrozenShopState(_, { db, now }) {
      const stop = await stopOfAll(db, now);
      return { isFrozen: stop !== null, ...shownStop(stop) };
    },

    getHealthCoinOrder: (input, context) => findOrder(services, input, context),

    async cancelHealthCoinOrder(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await cancelOwnOrder(
        { db, now, services },
        coinExchangeKind,
        { ...input, ownerId },
        ({ own }) => (isPrize(own) ? 'orderNotCancellable' : null),
      );
      followMoves({ ...context, services });
      const { orderNo, state, own } = order;
      return {
        orderNo,
        statusText: coinExchangeKind.stateText(state, locale),
        coins: own.returnedCoins,
      };
    },

    async receiveHealthCoinOrder({ orderNo }, context) {
      const { db, now, account, locale } = context;
      const order = await lockOrder(db, coinExchangeKind, orderNo);
      if (order?.ownerId !== account) return refuse('forbidden');
      const moving = { db, now, services };
      const moved = await moveOrder(moving, coinExchangeKind, orderNo, 'receive', 'patient');
      if (!moved) return refuse('goodsOrderClosed');
      followMoves({ ...context, services });
      return {
        orderNo,
        statusText: coinExchangeKind.stateText(moved.state, locale),
        receivedAt: now.toISOString(),
      };
    },
  };
}

const shownStop = (stop: Awaited<ReturnType<typeof stopOfAll>>) => ({
  reason: stop?.reason ?? null,
  until: stop?.until?.toISOString() ?? null,
});
