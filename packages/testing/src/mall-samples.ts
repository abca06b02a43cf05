import type {
  Cart,
  CartLine,
  GetCommerceItemResponse,
  GoodsCard,
  GoodsCoupon,
  GoodsDetail,
  GoodsOrder,
  GoodsQuote,
  GoodsShop,
  Quote,
} from '@xinglin/gateway-sdk';

/** A pharmacy of the mall. */
export const sampleShop: GoodsShop = {
  shopId: 'shop-1',
  name: '杏林大药房',
  intro: '连锁药房，药师在线。',
  picture: { pictogram: 'shop', tone: 'brand' },
  deliveryText: '浙江省内次日达',
  freightCents: 800,
  freeFromCents: 9900,
  promotions: ['满 100 元减 10 元'],
  goodsCount: 40,
};

/** Goods in a list. */
export function sampleGoods(changed: Partial<GoodsCard> = {}): GoodsCard {
  return {
    goodsNo: 'g101',
    shopId: 'shop-1',
    shopName: '杏林大药房',
    title: '上臂式电子血压计',
    subtitle: '大屏语音',
    picture: { pictogram: 'bloodPressure', tone: 'slate' },
    needsPrescription: false,
    priceCents: 15900,
    memberCents: 14900,
    soldCount: 1200,
    inStock: true,
    ...changed,
  };
}

/** What a doctor has to prescribe: neither package nor use is shown. */
export const prescriptionGoods = sampleGoods({
  goodsNo: 'g102',
  title: '阿托伐他汀钙片',
  subtitle: '',
  picture: null,
  needsPrescription: true,
  priceCents: 3460,
  memberCents: null,
});

/** Goods on their own page. */
export function sampleGoodsDetail(changed: Partial<GoodsDetail> = {}): GoodsDetail {
  return {
    ...sampleGoods(),
    shop: sampleShop,
    category: { categoryId: 'devices', name: '器械' },
    description: ['一键测量，语音播报。'],
    parameters: [{ label: '厂家', text: '杏林器械' }],
    skus: [
      {
        skuId: 'g101-1',
        label: '标准款',
        priceCents: 15900,
        memberCents: 14900,
        stock: 3,
        isOnSale: true,
      },
      {
        skuId: 'g101-2',
        label: '充电款',
        priceCents: 19900,
        memberCents: null,
        stock: 0,
        isOnSale: true,
      },
    ],
    isDelivered: true,
    returnDays: 7,
    ...changed,
  };
}

const cartLine: CartLine = {
  skuId: 'g101-1',
  goodsNo: 'g101',
  title: '上臂式电子血压计',
  skuLabel: '标准款',
  picture: { pictogram: 'bloodPressure', tone: 'slate' },
  unitCents: 15900,
  memberCents: null,
  count: 2,
  stock: 3,
  problem: null,
};

/** A cart with one line that can be ordered and one that is sold out. */
export const sampleCart: Cart = {
  shops: [
    {
      shop: sampleShop,
      lines: [
        cartLine,
        {
          ...cartLine,
          skuId: 'g103-1',
          goodsNo: 'g103',
          title: '电子体温计',
          unitCents: 2900,
          count: 1,
          stock: 0,
          problem: 'soldOut',
        },
      ],
    },
  ],
  count: 3,
  lineCount: 2,
};

/** What that one line costs. */
export const sampleQuote: Quote = {
  lines: [
    {
      key: 'g101-1',
      label: '上臂式电子血压计',
      count: 2,
      unitCents: 15900,
      shareCents: 30800,
    },
  ],
  listCents: 31800,
  steps: [{ kind: 'promotion', label: '店铺满减', reason: '满 100 元减 10 元', cents: -1000 }],
  goodsCents: 30800,
  freightCents: 0,
  totalCents: 30800,
  whyNots: [{ label: '会员价', reason: '开通会员后可用' }],
};

/** The same before it is ordered. */
export function sampleGoodsQuote(changed: Partial<GoodsQuote> = {}): GoodsQuote {
  return {
    quote: sampleQuote,
    digest: 'digest-1',
    shops: [
      {
        shopId: 'shop-1',
        name: '杏林大药房',
        isDelivered: true,
        freightCents: 0,
        lines: [cartLine],
      },
    ],
    isOrderable: true,
    coins: { most: 0, cents: 0 },
    ...changed,
  };
}

/** An order of goods that was sent, with its parcel; the rest as `changed`. */
export function sampleGoodsOrder(changed: Partial<GoodsOrder> = {}): GoodsOrder {
  return {
    orderNo: 'G1',
    kind: 'goods',
    group: 'active',
    title: '上臂式电子血压计',
    facts: [{ label: '件数', text: '2' }],
    statusText: '配送中',
    amountCents: 30800,
    refundCents: 0,
    actions: ['receive'],
    payBefore: null,
    createdAt: '2026-11-20T20:00:00+08:00',
    history: [],
    payment: 'paid',
    refund: null,
    wrongPayments: [],
    state: 'shipped',
    lines: [
      {
        lineNo: 1,
        skuId: 'g101-1',
        goodsNo: 'g101',
        shopId: 'shop-1',
        shopName: '杏林大药房',
        title: '上臂式电子血压计',
        skuLabel: '标准款',
        picture: { pictogram: 'bloodPressure', tone: 'slate' },
        count: 2,
        unitCents: 15900,
        shareCents: 30800,
        returnedCount: 0,
        returnableCount: 2,
      },
    ],
    count: 2,
    quote: sampleQuote,
    address: { name: '王芳', mobile: '138****5521', text: '浙江省 杭州市 西湖区 文三路 138 号' },
    note: '',
    parcels: [
      {
        parcelId: 'p-1',
        sender: '杏林大药房',
        carrier: '顺丰速运',
        trackingNo: 'SF100200300',
        stateText: '运输中',
        events: [{ at: '2026-11-21T09:00:00+08:00', text: '已到达杭州转运中心' }],
      },
    ],
    returns: [],
    comments: [],
    invoice: { status: 'unavailable', title: null, email: null, amountCents: 30800 },
    mayReceive: true,
    mayReturn: false,
    returnBefore: null,
    ...changed,
  };
}

/** The same after it came. */
export const receivedGoods = sampleGoodsOrder({
  group: 'completed',
  state: 'received',
  statusText: '已收货',
  actions: ['buyAgain'],
  mayReceive: false,
  mayReturn: true,
  comments: [{ lineNo: 1, comment: null }],
  returnBefore: '2026-11-29T20:00:00+08:00',
  invoice: { status: 'none', title: null, email: null, amountCents: 30800 },
});

/** A coupon that applies. */
export const sampleCoupon: GoodsCoupon = {
  couponId: 'c-1',
  title: '满 40 减 8',
  offCents: 800,
  fromCents: 4000,
  endsAt: '2026-12-31T23:59:59+08:00',
  whyNot: null,
};

/** A variant of goods by itself. */
export const sampleItem: GetCommerceItemResponse = {
  itemId: 'g101-1',
  shopId: 'shop-1',
  shopName: '杏林大药房',
  goodsNo: 'g101',
  title: '上臂式电子血压计',
  skuLabel: '标准款',
  picture: { pictogram: 'bloodPressure', tone: 'slate' },
  needsPrescription: false,
  priceCents: 16900,
  memberCents: null,
  stock: 3,
  isOnSale: true,
};
