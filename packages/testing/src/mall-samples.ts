import type {
  Cart,
  CartLine,
  GetCommerceItemResponse,
  GetMallFrontResponse,
  GoodsCoupon,
  GoodsDetail,
  GoodsQuote,
  GoodsShop,
  OfferedGoods,
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
  licences: [{ kind: '药品经营许可证', number: '浙 CB5710126' }],
};

/** The front of the mall for someone with coupons, coins and goods that were bought before; the rest as `changed`. */
export const sampleFront = (changed: Partial<GetMallFrontResponse> = {}): GetMallFrontResponse => ({
  shop: null,
  shops: [sampleShop],
  categories: [
    {
      categoryId: 'devices',
      name: '家用器械',
      picture: { pictogram: 'bloodPressure', tone: 'brand' },
      goodsCount: 15,
    },
  ],
  popular: [],
  cheaper: [],
  coupons: [
    { packId: 'any-8', title: '通用满 88 减 8', offCents: 800, fromCents: 8800, isHeld: true },
    { packId: 'mall-20', title: '满 199 减 20', offCents: 2000, fromCents: 19900, isHeld: false },
  ],
  coins: 120,
  again: [],
  ...changed,
});

/** Goods in a list. */
export function sampleGoods(changed: Partial<OfferedGoods> = {}): OfferedGoods {
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
    offer: {
      skuId: 'g101-1',
      stock: 3,
      listCents: 15900,
      cents: 14100,
      steps: [
        { kind: 'member', label: '会员价', reason: '', cents: -1000 },
        { kind: 'coupon', label: '优惠券', reason: '满 40 减 8', cents: -800 },
      ],
      nearCoupon: null,
      claimable: null,
    },
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
  offer: null,
});

/** One piece of the goods for a member who holds a coupon. */
export const sampleSkuQuote: Quote = {
  lines: [
    { key: 'g101-1', label: '上臂式电子血压计', count: 1, unitCents: 15900, shareCents: 14100 },
  ],
  listCents: 15900,
  steps: [
    { kind: 'member', label: '会员价', reason: '', cents: -1000 },
    { kind: 'coupon', label: '优惠券', reason: '满 40 减 8', cents: -800 },
  ],
  goodsCents: 14100,
  freightCents: 0,
  totalCents: 14100,
  whyNots: [],
};

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
        quote: sampleSkuQuote,
      },
      {
        skuId: 'g101-2',
        label: '充电款',
        priceCents: 19900,
        memberCents: null,
        stock: 0,
        isOnSale: true,
        quote: null,
      },
    ],
    pictures: [
      { pictogram: 'bloodPressure', tone: 'slate' },
      { pictogram: 'cuff', tone: 'slate' },
      { pictogram: 'carton', tone: 'slate' },
    ],
    certificate: { kind: '二类医疗器械', number: '浙械注准 20262071379' },
    warnings: ['房颤的人会量不准；做过瘘管的手臂别绑'],
    arrival: {
      by: '2026-11-22T15:40:00+08:00',
      isHour: true,
      place: '文三路',
      isAddress: true,
    },
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
  whyNots: [{ kind: 'member', label: '会员价', reason: '开通会员后可用' }],
};

/** The same before it is ordered. */
export function sampleGoodsQuote(changed: Partial<GoodsQuote> = {}): GoodsQuote {
  return {
    quote: sampleQuote,
    digest: 'digest-1',
    couponIds: [],
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
