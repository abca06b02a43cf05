import { z } from 'zod';
import { AddressId } from '../account/ids';
import { GoodsCategoryId, GoodsNo, GoodsReturnId, ShopId, SkuId } from './ids';
import { CouponId } from '../membership/ids';
import { FileId } from '../system/ids';
import {
  cartLinesMax,
  goodsOrderStates,
  goodsPictograms,
  goodsReturnStates,
  goodsTones,
  linePiecesMax,
} from './goods-order';
import { OwnGoodsComment } from './goods-comments';
import { Certificate, GoodsArrival, GoodsOffer } from './goods-offer';
import { InvoiceTitle } from '../orders/invoice-title';
import { OrderDetail, OrderSummary, Parcel, Quote } from '../orders/orders';
import { Cents, Instant, opaqueText } from '../shapes';

export const GoodsPicture = z
  .object({ pictogram: z.enum(goodsPictograms), tone: z.enum(goodsTones) })
  .meta({ id: 'GoodsPicture' });

export const GoodsShop = z
  .object({
    shopId: ShopId,
    name: z.string(),
    intro: z.string(),
    picture: GoodsPicture,
    /** Where it delivers and how fast, in a sentence. */
    deliveryText: z.string(),
    freightCents: Cents,
    /** From which sum on it delivers for nothing; null where it never does. */
    freeFromCents: Cents.nullable(),
    /** What it gives off now, in a sentence each. */
    promotions: z.array(z.string()),
    goodsCount: z.int().min(0),
    /** What it may sell, as it has to be shown. */
    licences: z.array(Certificate),
  })
  .meta({ id: 'GoodsShop' });

export const GoodsCategory = z
  .object({
    categoryId: GoodsCategoryId,
    name: z.string(),
    picture: GoodsPicture,
    goodsCount: z.int().min(0),
  })
  .meta({ id: 'GoodsCategory' });

/** Goods as a list shows them. */
export const GoodsCard = z
  .object({
    goodsNo: GoodsNo,
    shopId: ShopId,
    shopName: z.string(),
    title: z.string(),
    /** Empty for what needs a prescription. */
    subtitle: z.string(),
    /** Null for what needs a prescription: its package is not shown before a doctor has looked at it. */
    picture: GoodsPicture.nullable(),
    /** Sold on a doctor's prescription alone: cannot be put into a cart, leads to a consult. */
    needsPrescription: z.boolean(),
    /** Of its cheapest variant. */
    priceCents: Cents,
    /** The same for members; null where it is no other. */
    memberCents: Cents.nullable(),
    soldCount: z.int().min(0),
    inStock: z.boolean(),
  })
  .meta({ id: 'GoodsCard' });

/** Goods in a list of the mall, with what they cost its reader. */
export const OfferedGoods = GoodsCard.extend({
  /** Null for what needs a prescription, and for what is sold out. */
  offer: GoodsOffer.nullable(),
}).meta({ id: 'OfferedGoods' });

/** A variant of goods: what is put into a cart. */
export const GoodsSku = z
  .object({
    skuId: SkuId,
    label: z.string(),
    priceCents: Cents,
    memberCents: Cents.nullable(),
    /** How many can be ordered now. */
    stock: z.int().min(0),
    isOnSale: z.boolean(),
    /** What one piece costs the reader now, with freight; null where it cannot be ordered. */
    quote: Quote.nullable(),
  })
  .meta({ id: 'GoodsSku' });

export const GoodsDetail = GoodsCard.extend({
  shop: GoodsShop,
  category: z.object({ categoryId: GoodsCategoryId, name: z.string() }),
  /** In paragraphs; none for what needs a prescription. */
  description: z.array(z.string()),
  /** Maker, contents, storage and the like. */
  parameters: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The picture of the list, then further ones; none for what needs a prescription. */
  pictures: z.array(GoodsPicture),
  /** What it is registered as; null where it needs none. */
  certificate: Certificate.nullable(),
  /** Who should not use it, and when not, in a sentence each. */
  warnings: z.array(z.string()),
  /** At least one. */
  skus: z.array(GoodsSku),
  /** Whether it is brought to the reader's usual address, or else to the area that was asked about; null without one. */
  isDelivered: z.boolean().nullable(),
  /** Null where it is not brought, or nothing is known of the place. */
  arrival: GoodsArrival.nullable(),
  /** Within how many days after it came it can be returned; 0 where it cannot, as drugs. */
  returnDays: z.int().min(0),
}).meta({ id: 'GoodsDetail' });

/** So many of a variant. */
export const SkuCount = z.object({ skuId: SkuId, count: z.int().min(1).max(linePiecesMax) });

/** The lines of a cart or an order; lines of one variant count as one. */
export const SkuCounts = z.array(SkuCount).max(cartLinesMax);

/** A line of a cart with what hinders it. */
export const CartLine = z
  .object({
    skuId: SkuId,
    goodsNo: GoodsNo,
    title: z.string(),
    skuLabel: z.string(),
    picture: GoodsPicture,
    unitCents: Cents,
    memberCents: Cents.nullable(),
    count: z.int().min(1),
    stock: z.int().min(0),
    /** Null where it can be ordered as it is. */
    problem: z.enum(['offSale', 'soldOut', 'aboveStock']).nullable(),
  })
  .meta({ id: 'CartLine' });

export const Cart = z
  .object({
    shops: z.array(z.object({ shop: GoodsShop, lines: z.array(CartLine) })),
    /** All pieces together. */
    count: z.int().min(0),
    lineCount: z.int().min(0),
  })
  .meta({ id: 'Cart' });

/** What a quote is made for. */
export const QuoteWish = {
  lines: SkuCounts.min(1),
  /** Without one freight is the shop's usual one. */
  addressId: AddressId.optional(),
  couponIds: z.array(CouponId).max(10).default([]),
  /** Where no coupon is named: with the one that makes the price lowest. */
  useBestCoupon: z.boolean().default(false),
  /** Whether coins are used as far as they may. */
  useCoins: z.boolean().default(false),
};

/** A price with all that an order would be made of. */
export const GoodsQuote = z
  .object({
    quote: Quote,
    /** Names this very quote: sent with the order, so that nothing else is charged. */
    digest: opaqueText({ max: 100 }),
    /** The coupons that take something off. */
    couponIds: z.array(CouponId),
    shops: z.array(
      z.object({
        shopId: ShopId,
        name: z.string(),
        /** False where it does not deliver to the address; null without one. */
        isDelivered: z.boolean().nullable(),
        freightCents: Cents,
        lines: z.array(CartLine),
      }),
    ),
    /** Whether it can be ordered: nothing hinders a line, and it is brought to the address. */
    isOrderable: z.boolean(),
    /** Most coins that it could be paid with, and what they are worth; zero without coins. */
    coins: z.object({ most: z.int().min(0), cents: Cents }),
  })
  .meta({ id: 'GoodsQuote' });

/** A coupon as its holder sees it. */
export const GoodsCoupon = z
  .object({
    couponId: CouponId,
    title: z.string(),
    offCents: Cents,
    /** From which sum on. */
    fromCents: Cents,
    endsAt: Instant,
    /** Why it does not apply; null where it does. */
    whyNot: z.string().nullable(),
  })
  .meta({ id: 'GoodsCoupon' });

export const GoodsOrderState = z.enum(goodsOrderStates).meta({ id: 'GoodsOrderState' });

/** A line of an order, as it was when it was ordered. */
export const GoodsOrderLine = z
  .object({
    /** Its number in the order, from 1. */
    lineNo: z.int().min(1),
    skuId: SkuId,
    goodsNo: GoodsNo,
    shopId: ShopId,
    shopName: z.string(),
    title: z.string(),
    skuLabel: z.string(),
    picture: GoodsPicture,
    count: z.int().min(1),
    unitCents: Cents,
    /** What was charged for the line after all steps. */
    shareCents: Cents,
    /** How many came back. */
    returnedCount: z.int().min(0),
    /** How many are asked to come back, and did not yet. */
    returningCount: z.int().min(0),
    /** How many can still be returned. */
    returnableCount: z.int().min(0),
  })
  .meta({ id: 'GoodsOrderLine' });

/** A return or an exchange of a part of an order. */
export const GoodsReturn = z
  .object({
    returnId: GoodsReturnId,
    type: z.enum(['return', 'exchange']),
    state: z.enum(goodsReturnStates),
    stateText: z.string(),
    reason: z.string(),
    fileIds: z.array(FileId),
    lines: z.array(z.object({ lineNo: z.int().min(1), title: z.string(), count: z.int().min(1) })),
    /** What goes back for it; zero for an exchange. */
    refundCents: Cents,
    /** What the shop said; null where it said nothing. */
    answer: z.string().nullable(),
    mayWithdraw: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'GoodsReturn' });

/** What only an order of goods has, in lists as on its own page. */
const Shown = {
  state: GoodsOrderState,
  lines: z.array(GoodsOrderLine),
  /** All pieces together. */
  count: z.int().min(1),
};

export const GoodsOrderCard = OrderSummary.extend(Shown).meta({ id: 'GoodsOrderCard' });

/** An order of goods with all that its owner may know and do. */
export const GoodsOrder = OrderDetail.extend({
  ...Shown,
  /** As it was agreed to. */
  quote: Quote,
  /** Where it goes, as it stood when it was ordered; the phone is masked. */
  address: z.object({ name: z.string(), mobile: z.string(), text: z.string() }),
  note: z.string(),
  parcels: z.array(Parcel),
  returns: z.array(GoodsReturn),
  /** `none`: can be applied for; `unavailable`: nothing was paid, or it went back. */
  invoice: z.object({
    status: z.enum(['unavailable', 'none', 'applied', 'issued']),
    title: InvoiceTitle.nullable(),
    email: z.string().nullable(),
    amountCents: Cents,
  }),
  mayReceive: z.boolean(),
  mayReturn: z.boolean(),
  /** Lines that came and did not all go back: what their buyer said of each; null before. */
  comments: z.array(z.object({ lineNo: z.int().min(1), comment: OwnGoodsComment.nullable() })),
  /** Until when something can be returned; null before it was received. */
  returnBefore: Instant.nullable(),
}).meta({ id: 'GoodsOrder' });
