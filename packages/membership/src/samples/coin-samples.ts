import type {
  GetHealthCoinHomeResponse,
  GetHealthCoinUserCoinResponse,
  HealthCoinGoodsDetail,
  HealthCoinOrder,
  HealthCoinOrderCard,
  HealthCoinTask,
} from '@xinglin/gateway-sdk';

/** A person with coins, some of which wait to be taken. */
export const sampleCoinHome: GetHealthCoinHomeResponse = {
  balance: { coins: 320, nextExpiry: { coins: 20, at: '2027-11-20T20:00:00+08:00' } },
  readyCoins: 25,
  signIn: {
    run: 3,
    days: [5, 5, 10, 5, 5, 10, 30].map((coins, place) => ({
      day: `2026-11-${String(17 + place)}`,
      coins,
      state: place < 3 ? 'received' : place === 3 ? 'ready' : 'coming',
    })),
  },
  goods: { total: 37, inReach: 31 },
};

/** What who is not signed in gets of the home. */
export const visitorCoinHome: GetHealthCoinHomeResponse = {
  balance: null,
  readyCoins: 0,
  signIn: null,
  goods: { total: 37, inReach: null },
};

/** Goods of the store; the rest as `changed`. */
export function sampleCoinGoods(
  changed: Partial<HealthCoinGoodsDetail> = {},
): HealthCoinGoodsDetail {
  return {
    goodsId: 'coin-goods-1',
    title: '口罩 10 只',
    subtitle: '独立包装，三层',
    category: 'care',
    picture: { pictogram: 'mask', tone: 'amber' },
    coins: 60,
    missing: 0,
    stock: 20,
    description: ['独立包装，三层', '兑换后七天内寄出。'],
    most: 5,
    balance: 320,
    ...changed,
  };
}

/** A task that is done, one that is not, and one whose coins were taken. */
export const sampleCoinTasks: readonly HealthCoinTask[] = [
  {
    taskId: 'task-signIn',
    kind: 'signIn',
    title: '每日签到',
    hint: '每天来看看就有',
    coins: 5,
    isDaily: true,
    isMonthly: false,
    progress: { done: 1, total: 1 },
    state: 'ready',
  },
  {
    taskId: 'task-realName',
    kind: 'realName',
    title: '完成实名认证',
    hint: '认证通过后即可领取',
    coins: 100,
    isDaily: false,
    isMonthly: false,
    progress: { done: 0, total: 1 },
    state: 'open',
  },
  {
    taskId: 'task-address',
    kind: 'address',
    title: '添加收货地址',
    hint: '兑换的商品会寄到这里',
    coins: 20,
    isDaily: false,
    isMonthly: false,
    progress: { done: 1, total: 1 },
    state: 'received',
  },
];

export const sampleCoinRecords: GetHealthCoinUserCoinResponse = {
  balance: { coins: 320, nextExpiry: null },
  items: [
    {
      recordId: 'r-2',
      text: '兑换商品',
      coins: -60,
      balanceAfter: 320,
      at: '2026-11-20T20:00:00+08:00',
    },
    {
      recordId: 'r-1',
      text: '完成任务',
      coins: 20,
      balanceAfter: 380,
      at: '2026-11-19T20:00:00+08:00',
    },
  ],
  next: null,
};

export const listedCoinOrder: HealthCoinOrderCard = {
  orderNo: 'E1',
  title: '口罩 10 只',
  picture: { pictogram: 'mask', tone: 'amber' },
  count: 1,
  coins: 60,
  state: 'ordered',
  statusText: '待寄出',
  createdAt: '2026-11-20T20:00:00+08:00',
};

/** An exchange that is not sent yet; the rest as `changed`. */
export function sampleCoinOrder(changed: Partial<HealthCoinOrder> = {}): HealthCoinOrder {
  return {
    ...listedCoinOrder,
    kind: 'coinExchange',
    group: 'active',
    amountCents: 0,
    refundCents: 0,
    payBefore: null,
    actions: ['cancel'],
    facts: [],
    goodsId: 'coin-goods-1',
    returnedCoins: 0,
    address: { name: '沈知秋', mobile: '138****5678', text: '浙江省杭州市西湖区文一路 1 号' },
    parcels: [],
    payment: 'none',
    refund: null,
    wrongPayments: [],
    history: [
      {
        state: 'ordered',
        stateText: '待寄出',
        at: '2026-11-20T20:00:00+08:00',
        actor: 'patient',
        event: 'submit',
        reason: null,
      },
    ],
    ...changed,
  };
}

/** What the calls answer that say whether coins can be spent: they can. */
export const spendableCoins = {
  checkFrozenShopState: { isFrozen: false, reason: null, until: null },
  isHealthCoinBlacklisted: { isBlacklist: false, reason: null, until: null },
} as const;
