import type {
  CouponPack,
  GetHealthVipMemberInfoResponse,
  GetHomeVipEntryResponse,
  GetVipMemberInfoResponse,
  JudgedCoupon,
  PageUserCouponsResponse,
  ValidateVipCardResponse,
  VipCard,
  VipLevel,
  VipNotice,
  VipProduct,
  VipProductDetail,
  VipRight,
} from '@xinglin/gateway-sdk';

export const sampleVipRight: VipRight = {
  rightId: 'private-doctor',
  title: '专属医生',
  summary: '会员医生优先回复',
  detail: '从会员医生里选一位提问，您的问题会排在前面。',
  way: 'doctors',
};

/** A year's card on the shelf; the rest as `changed`. */
export function sampleVipProduct(changed: Partial<VipProduct> = {}): VipProduct {
  return {
    goodsId: 'card-year',
    goodsCode: 'VIP-365',
    goodsType: 1,
    title: '超级会员年卡',
    summary: '自己和一位家人，全部权益',
    priceCents: 29_800,
    memberCents: null,
    ownCents: 29_800,
    days: 365,
    seats: 2,
    ...changed,
  };
}

/** A gene test on the shelf, for less to members. */
export const sampleGeneTest = sampleVipProduct({
  goodsId: 'gene-medicine',
  goodsType: 2,
  title: '安全用药基因检测',
  summary: '32 种常用药的代谢类型',
  priceCents: 69_900,
  memberCents: 49_900,
  ownCents: 69_900,
  days: null,
  seats: null,
});

export const sampleVipProductDetail: VipProductDetail = {
  ...sampleVipProduct(),
  rights: [sampleVipRight],
  terms: ['没有激活可全额退；激活后按剩余整天数退'],
};

/** What home says of super membership to a person without a card; the rest as `changed`. */
export function sampleVipEntry(
  changed: Partial<GetHomeVipEntryResponse> = {},
): GetHomeVipEntryResponse {
  return {
    card: null,
    toActivate: 0,
    fromCents: 9900,
    rights: [sampleVipRight.title, '会员价'],
    ...changed,
  };
}

/** A card in service; the rest as `changed`. */
export function sampleVipCard(changed: Partial<VipCard> = {}): VipCard {
  return {
    cardId: 'card-1',
    goodsId: 'card-year',
    title: '超级会员年卡',
    state: 'inService',
    orderNo: 'V1',
    companyName: null,
    days: 365,
    seats: 2,
    people: [{ patientId: 'p-1', name: '王芳', gender: 'female', age: 34, relation: 'self' }],
    startsAt: '2026-11-20T20:00:00+08:00',
    endsAt: '2027-11-20T20:00:00+08:00',
    reminds: true,
    nextGoodsId: null,
    nextTitle: null,
    ...changed,
  };
}

/** A card that waits to be activated. */
export const waitingVipCard = sampleVipCard({
  cardId: 'card-2',
  state: 'available',
  people: [],
  startsAt: null,
  endsAt: null,
});

export const sampleVipInfo: GetVipMemberInfoResponse = {
  isMember: true,
  best: sampleVipCard(),
  worth: {
    feeCents: 26_800,
    savedCents: 14_800,
    missingCents: 12_000,
    kinds: [
      { kind: 'consult', orders: 2, cents: 3800 },
      { kind: 'goods', orders: 3, cents: 11_000 },
    ],
  },
  rights: [
    { rightId: 'quick-consult', title: '极速问诊', way: 'consult', quota: 6, used: 2 },
    { rightId: 'accompany', title: '陪诊', way: 'medical', quota: 1, used: 1 },
    { rightId: 'member-price', title: '商城会员价', way: 'mall', quota: null, used: 0 },
  ],
  toActivate: 1,
  mayReceiveGift: true,
};

export const sampleVipNotice: VipNotice = {
  noticeId: 'n-1',
  title: '使用人可以更换',
  text: '会员卡的使用人可以随时更换，不限次数。',
  at: '2026-11-10T09:00:00+08:00',
};

export const sampleVipLevel: VipLevel = {
  level: 1,
  title: '普通会员',
  fromOrders: 0,
  rights: [{ ...sampleVipRight, rightId: 'free-coupons', title: '会员优惠券', way: 'coupons' }],
};

export const sampleFreeMember: GetHealthVipMemberInfoResponse = {
  level: sampleVipLevel,
  orders: 0,
  next: { title: '铜牌会员', missingOrders: 1 },
};

/** Two coupons beside an order: one that is used, one that needs a larger sum. */
export const sampleJudgedCoupons: readonly [JudgedCoupon, JudgedCoupon] = [
  {
    couponId: 'c-1',
    title: '会员满 199 减 30',
    offCents: 3000,
    endsAt: '2026-12-20T20:00:00+08:00',
    whyNot: null,
  },
  {
    couponId: 'c-2',
    title: '会员满 399 减 60',
    offCents: 6000,
    endsAt: '2026-12-20T20:00:00+08:00',
    whyNot: '还差 ¥101 可用',
  },
];

/** What the year's card costs with the best coupon. */
export const sampleVipQuote: ValidateVipCardResponse = {
  product: sampleVipProductDetail,
  quote: {
    lines: [
      {
        key: 'card-year',
        label: '超级会员年卡',
        count: 1,
        unitCents: 29_800,
        shareCents: 26_800,
      },
    ],
    listCents: 29_800,
    steps: [{ kind: 'coupon', label: '优惠券', reason: '会员满 199 减 30', cents: -3000 }],
    goodsCents: 26_800,
    freightCents: 0,
    totalCents: 26_800,
    whyNots: [],
  },
  isMember: false,
  right: null,
  couponId: 'c-1',
  coupons: [...sampleJudgedCoupons],
};

export const sampleCouponPack: CouponPack = {
  packSendId: 'mall-20',
  couponId: 'mall-20',
  couponName: '健康商城满 199 减 20',
  use: 'goods',
  offCents: 2000,
  fromCents: 19_900,
  days: 30,
  mostPerAccount: 2,
  until: '2027-11-20T20:00:00+08:00',
  rule: '健康商城订单满 199 元可用，减 20 元。',
};

/** A coupon that can be used; the rest as `changed`. */
export function sampleUserCoupon(
  changed: Partial<PageUserCouponsResponse['items'][number]> = {},
): PageUserCouponsResponse['items'][number] {
  return {
    couponId: 'c-9',
    title: '健康商城满 199 减 20',
    use: 'goods',
    offCents: 2000,
    fromCents: 19_900,
    endsAt: '2026-12-20T20:00:00+08:00',
    state: 'usable',
    orderNo: null,
    packId: 'mall-20',
    standing: { canUse: true, inHand: null, whyNot: null, way: null },
    ...changed,
  };
}
