import { z } from 'zod';
import { AddressId } from '../account/ids';
import { GoodsCategoryId, GoodsNo, ShopId, SkuId } from './ids';
import { defineCalls } from '../define-calls';
import { linePiecesMax } from './goods-order';
import { goodsCommentCalls } from './goods-comments';
import { goodsOrderCalls } from './goods-order-calls';
import {
  Cart,
  GoodsCard,
  GoodsCategory,
  GoodsDetail,
  GoodsPicture,
  GoodsShop,
  OfferedGoods,
  SkuCounts,
} from './goods-shapes';
import { MallCoupon } from './goods-offer';
import { AreaId, Cents, ListOf, Nothing, PageFields, SearchText } from '../shapes';

const OneGoods = z.object({ shopId: ShopId, goodsNo: GoodsNo });

/** The mall: shops, their goods, the cart; what is ordered of them (spec 2 §2.17, spec 3 §7.10). */
export const goods = defineCalls({
  /**
   * The front of the mall, or of one shop: shops, categories, what is bought most and what is cheaper now; for an account
   * also its coupons and coins, and what it bought before.
   */
  getMallFront: {
    path: '/commerceh5/mall',
    access: 'open',
    kind: 'query',
    request: z.object({ shopId: ShopId.optional() }),
    response: z.object({
      /** The one that was asked for; null for the whole mall. */
      shop: GoodsShop.nullable(),
      shops: z.array(GoodsShop),
      categories: z.array(GoodsCategory),
      popular: z.array(GoodsCard),
      cheaper: z.array(GoodsCard),
      /** At most three, the ones that are held first. */
      coupons: z.array(MallCoupon),
      /** Health coins of the account; null without one. */
      coins: z.int().min(0).nullable(),
      /** What the account bought before and can buy again, the last first. */
      again: z.array(OfferedGoods),
    }),
    tags: ['Goods', 'Coupon'],
  },
  /** What home shows of the mall (spec 3 §7.1): in stock, bought most, of each category one before any second. */
  listHomeMallItems: {
    path: '/bffnode/home/hmall/list',
    access: 'open',
    kind: 'query',
    request: z.object({ pageSize: z.int().min(1).max(12).default(4) }),
    response: ListOf(GoodsCard),
    tags: ['Goods'],
  },
  /** What home goes on with behind `listHomeMallItems`, page by page (spec 3 §7.1): the same goods in the same order. */
  listHomeMallFeeds: {
    path: '/bffnode/home/feeds/hmall/list',
    access: 'open',
    kind: 'query',
    request: z.object({
      /** How many of the first goods the page shows already. */
      after: z.int().min(0).max(12).default(4),
      ...PageFields,
    }),
    response: ListOf(GoodsCard),
    tags: ['Goods'],
  },
  /** Goods of the mall or of a shop, by words and category. */
  listGoods: {
    path: '/modulemarketplace/goods/list',
    access: 'open',
    kind: 'query',
    request: z.object({
      shopId: ShopId.optional(),
      categoryId: GoodsCategoryId.optional(),
      /** In names, makers and uses; of what needs a prescription in its name alone. */
      q: SearchText.optional(),
      /** Medicines alone; all but medicines; or what members pay less for. */
      only: z.enum(['medicine', 'others', 'selected']).optional(),
      sort: z.enum(['popular', 'cheapest', 'dearest']).default('popular'),
      ...PageFields,
    }),
    response: ListOf(OfferedGoods),
    tags: ['Goods', 'Coupon'],
  },
  /** Goods with their variants, as of now. */
  getGoods: {
    path: '/modulemarketplace/goods/detail',
    access: 'open',
    kind: 'query',
    request: OneGoods.extend({
      /** A district or a city: whether it is brought there. Where an account has an address, that counts. */
      areaId: AreaId.optional(),
      /** An address of the account, in place of its usual one; without a session it counts for nothing. */
      addressId: AddressId.optional(),
    }),
    response: GoodsDetail,
    tags: ['Goods', 'Coupon', 'Address'],
  },
  /** Where goods are brought to: the provinces of a shop; none named means the whole country. */
  listGoodsAreas: {
    path: '/modulemarketplace/goods/areas',
    access: 'open',
    kind: 'query',
    request: z.object({ shopId: ShopId }),
    response: ListOf(z.object({ areaId: AreaId, name: z.string(), freightCents: Cents })),
  },
  /** A variant as of now, for the page that shows what a deal is about. */
  getCommerceItem: {
    path: '/commerceh5/item',
    access: 'open',
    kind: 'query',
    request: z.object({ itemId: SkuId }),
    response: z.object({
      itemId: SkuId,
      shopId: ShopId,
      shopName: z.string(),
      goodsNo: GoodsNo,
      title: z.string(),
      skuLabel: z.string(),
      picture: GoodsPicture.nullable(),
      needsPrescription: z.boolean(),
      priceCents: Cents,
      memberCents: Cents.nullable(),
      stock: z.int().min(0),
      isOnSale: z.boolean(),
    }),
    tags: ['Goods'],
  },
  /** The account's cart, by shop. */
  getCart: {
    path: '/modulemarketplace/goods/cart',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: Cart,
    tags: ['Cart', 'Goods'],
  },
  /** What a cart that a visitor's browser keeps looks like now; unknown variants are left out. */
  previewCart: {
    path: '/modulemarketplace/goods/cart/preview',
    access: 'open',
    kind: 'query',
    request: z.object({ lines: SkuCounts }),
    response: Cart,
    tags: ['Goods'],
  },
  /** Puts so many of a variant into the account's cart in place of what is there, 0 takes it out; capped by stock. */
  setCartLine: {
    path: '/modulemarketplace/goods/cart/set',
    access: 'session',
    kind: 'mutation',
    request: z.object({ skuId: SkuId, count: z.int().min(0).max(linePiecesMax) }),
    response: z.object({
      skuId: SkuId,
      /** What is kept. */
      count: z.int().min(0),
      /** Whether that is fewer than was asked for. */
      isCapped: z.boolean(),
      /** All pieces of the cart. */
      cartCount: z.int().min(0),
    }),
    refusals: ['goodsOffSale', 'prescriptionNeeded', 'cartFull'],
    tags: ['Cart'],
  },
  /** Adds what a visitor's browser kept to the account's cart, or what is bought again; capped by stock. */
  mergeCart: {
    path: '/modulemarketplace/goods/cart/merge',
    access: 'session',
    kind: 'mutation',
    request: z.object({ lines: SkuCounts }),
    response: z.object({
      /** Lines of which fewer are kept than were asked for. */
      capped: z.int().min(0),
      /** Lines that cannot be bought any more, or found no place. */
      left: z.int().min(0),
      cartCount: z.int().min(0),
    }),
    tags: ['Cart'],
  },
  ...goodsOrderCalls,
  ...goodsCommentCalls,
});
