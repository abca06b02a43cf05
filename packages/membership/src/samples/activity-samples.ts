import type {
  AssistantFriend,
  ActivityCard,
  ActivityTip,
  GetActivityPrizeDetailResponse,
  GetHealthCoinMemberHomeResponse,
} from '@xinglin/gateway-sdk';
import type { GatewayAnswers } from '@xinglin/testing';

/** An activity that takes coins and is on. */
export const sampleActivityCard: ActivityCard = {
  activityId: 'coin-wheel',
  kind: 'coins',
  title: '健康币大转盘',
  subtitle: '10 币一次，小奖常有',
  coins: 10,
  state: 'open',
  beginsAt: '2026-11-20T08:00:00+08:00',
  endsAt: '2026-12-20T20:00:00+08:00',
  placesLeft: 4990,
};

const prizes = [
  { kind: 'goods', title: '电子体温计', worth: 260, odds: 100_000, stock: 2, left: 1 },
  { kind: 'coins', title: '20 健康币', worth: 20, odds: 400_000, stock: null, left: null },
  { kind: 'none', title: '谢谢参与', worth: 0, odds: 500_000, stock: null, left: null },
] as const;

/** An activity as its page shows it; the rest as `changed`. */
export const sampleActivity = (changed: Partial<ActivityTip> = {}): ActivityTip => ({
  ...sampleActivityCard,
  rules: ['每次 10 健康币。'],
  prizes: prizes.map((prize, place) => ({ ...prize, prizeId: `p${place + 1}` })),
  meanCoins: 34,
  mostPerPerson: 20,
  entries: 4,
  seedHash: '5bcfd2a1ec3c88f8f2e13e3a8b4c1ee6bc5b6d5c1bb1c11fb3fa4ba8bcd4cbd1',
  seed: null,
  ...changed,
});

/** What came of an entry; the rest as `changed`. */
export const sampleActivityRecord = (
  changed: Partial<GetActivityPrizeDetailResponse> = {},
): GetActivityPrizeDetailResponse => {
  const [goods] = sampleActivity().prizes;
  if (goods === undefined) throw new Error('an activity without prizes');
  return {
    recordId: 'coin-wheel.4',
    activityId: 'coin-wheel',
    activityTitle: '健康币大转盘',
    sequence: 4,
    prizeId: 'p1',
    prizeTitle: '电子体温计',
    prizeKind: 'goods',
    coins: 10,
    at: '2026-11-25T20:00:00+08:00',
    orderState: 'addressWanted',
    prize: goods,
    ...changed,
  };
};

export const sampleActivities: GetHealthCoinMemberHomeResponse = {
  balance: 320,
  wheel: sampleActivity(),
  activities: [
    sampleActivityCard,
    {
      ...sampleActivityCard,
      activityId: 'autumn-gift',
      kind: 'free',
      title: '秋季健康礼',
      subtitle: '已结束，结果可查验',
      coins: 0,
      state: 'over',
      placesLeft: 0,
    },
  ],
};

/** Two friends who followed an invitation, one of whom counts. */
export const sampleHelpers: AssistantFriend[] = [
  { name: '王**', helpedAt: '2026-11-19T20:00:00+08:00', isCounted: true },
  { name: null, helpedAt: '2026-11-18T20:00:00+08:00', isCounted: false },
];

/** What the calls of draws answer when all is well. */
export const playAnswers = {
  getHealthCoinMemberHome: sampleActivities,
  getActivityTip: sampleActivity(),
  checkActivityStatus: {
    activityId: 'coin-wheel',
    hindrance: null,
    triesLeft: 20,
    balance: 320,
    friends: { accepted: 0, counted: 0 },
  },
  checkFirstHit: { isHit: false },
  getActivityPrizeDetail: sampleActivityRecord(),
  getActivityOrderStatus: {
    orderState: 'addressWanted',
    statusText: '等您填写收货地址',
    orderNo: null,
  },
  getActivityAddress: { address: null },
  listActivityAttendRecords: {
    items: [sampleActivityRecord()],
    total: 1,
    pageNo: 1,
    pageSize: 20,
  },
} satisfies GatewayAnswers;
