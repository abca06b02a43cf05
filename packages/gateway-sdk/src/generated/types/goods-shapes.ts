// Generated from packages/contract by `npm run generate`; change it there.
import type { OwnGoodsComment } from './goods-comments';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Parcel, Quote, Refund, WrongPayment } from './orders';
export type GoodsOrderState =
  | 'awaitingPayment'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'received'
  | 'finished'
  | 'unpaid'
  | 'cancelled'
  | 'outOfStock'
  | 'refunding'
  | 'refunded';
export interface GoodsShop {
  shopId: string;
  name: string;
  intro: string;
  picture: GoodsPicture;
  deliveryText: string;
  freightCents: number;
  freeFromCents: number | null;
  promotions: string[];
  goodsCount: number;
}
export interface GoodsPicture {
  pictogram:
    | 'tablets'
    | 'bottle'
    | 'box'
    | 'tube'
    | 'spray'
    | 'drops'
    | 'herbs'
    | 'tea'
    | 'patch'
    | 'bandage'
    | 'mask'
    | 'thermometer'
    | 'bloodPressure'
    | 'glucose'
    | 'oximeter'
    | 'scale'
    | 'massage'
    | 'support'
    | 'wheelchair'
    | 'walkingStick'
    | 'baby'
    | 'milk'
    | 'toothbrush'
    | 'glasses'
    | 'soap'
    | 'shop';
  tone: 'brand' | 'leaf' | 'amber' | 'rose' | 'violet' | 'slate';
}
export interface GoodsCategory {
  categoryId: string;
  name: string;
  picture: GoodsPicture;
  goodsCount: number;
}
export interface GoodsCard {
  goodsNo: string;
  shopId: string;
  shopName: string;
  title: string;
  subtitle: string;
  picture: GoodsPicture | null;
  needsPrescription: boolean;
  priceCents: number;
  memberCents: number | null;
  soldCount: number;
  inStock: boolean;
}
export interface GoodsDetail {
  goodsNo: string;
  shopId: string;
  shopName: string;
  title: string;
  subtitle: string;
  picture: GoodsPicture | null;
  needsPrescription: boolean;
  priceCents: number;
  memberCents: number | null;
  soldCount: number;
  inStock: boolean;
  shop: GoodsShop;
  category: {
    categoryId: string;
    name: string;
  };
  description: string[];
  parameters: {
    label: string;
    text: string;
  }[];
  skus: GoodsSku[];
  isDelivered: boolean | null;
  returnDays: number;
}
export interface GoodsSku {
  skuId: string;
  label: string;
  priceCents: number;
  memberCents: number | null;
  stock: number;
  isOnSale: boolean;
}
export interface Cart {
  shops: {
    shop: GoodsShop;
    lines: CartLine[];
  }[];
  count: number;
  lineCount: number;
}
export interface CartLine {
  skuId: string;
  goodsNo: string;
  title: string;
  skuLabel: string;
  picture: GoodsPicture;
  unitCents: number;
  memberCents: number | null;
  count: number;
  stock: number;
  problem: ('offSale' | 'soldOut' | 'aboveStock') | null;
}
export interface GoodsQuote {
  quote: Quote;
  digest: string;
  shops: {
    shopId: string;
    name: string;
    isDelivered: boolean | null;
    freightCents: number;
    lines: CartLine[];
  }[];
  isOrderable: boolean;
  coins: {
    most: number;
    cents: number;
  };
}
export interface GoodsOrder {
  orderNo: string;
  kind: string;
  group: OrderGroup;
  title: string;
  facts: OrderFact[];
  statusText: string;
  amountCents: number;
  refundCents: number;
  actions: OrderAction[];
  payBefore: string | null;
  createdAt: string;
  history: OrderStep[];
  payment: 'none' | 'open' | 'failed' | 'paid';
  refund: Refund | null;
  wrongPayments: WrongPayment[];
  state: GoodsOrderState;
  lines: GoodsOrderLine[];
  count: number;
  quote: Quote;
  address: {
    name: string;
    mobile: string;
    text: string;
  };
  note: string;
  parcels: Parcel[];
  returns: GoodsReturn[];
  invoice: {
    status: 'unavailable' | 'none' | 'applied' | 'issued';
    title:
      | (
          | {
              type: 'person';
              name: string;
            }
          | {
              type: 'company';
              name: string;
              taxNo: string;
            }
        )
      | null;
    email: string | null;
    amountCents: number;
  };
  mayReceive: boolean;
  mayReturn: boolean;
  comments: {
    lineNo: number;
    comment: OwnGoodsComment | null;
  }[];
  returnBefore: string | null;
}
export interface GoodsOrderLine {
  lineNo: number;
  skuId: string;
  goodsNo: string;
  shopId: string;
  shopName: string;
  title: string;
  skuLabel: string;
  picture: GoodsPicture;
  count: number;
  unitCents: number;
  shareCents: number;
  returnedCount: number;
  returnableCount: number;
}
export interface GoodsReturn {
  returnId: string;
  type: 'return' | 'exchange';
  state: 'asked' | 'agreed' | 'refused' | 'withdrawn' | 'done';
  stateText: string;
  reason: string;
  fileIds: string[];
  lines: {
    lineNo: number;
    title: string;
    count: number;
  }[];
  refundCents: number;
  answer: string | null;
  mayWithdraw: boolean;
  createdAt: string;
}
export interface GoodsOrderCard {
  orderNo: string;
  kind: string;
  group: OrderGroup;
  title: string;
  facts: OrderFact[];
  statusText: string;
  amountCents: number;
  refundCents: number;
  actions: OrderAction[];
  payBefore: string | null;
  createdAt: string;
  state: GoodsOrderState;
  lines: GoodsOrderLine[];
  count: number;
}
export interface GoodsCoupon {
  couponId: string;
  title: string;
  offCents: number;
  fromCents: number;
  endsAt: string;
  whyNot: string | null;
}
