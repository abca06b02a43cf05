import { goodsReturnStates, type goods as goodsCalls, type ResponseOf } from '@xinglin/contract';
import type { DeliveryTerms } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { areas } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';
import { sealedText } from '../../platform/sealing';

type Calls = typeof goodsCalls;
export type Picture = NonNullable<ResponseOf<Calls['getGoods']>['picture']>;
type Shown = ResponseOf<Calls['getMarketplaceOrder']>;
/** A licence or a certificate, in every language. */
export interface KeptCertificate {
  readonly kind: Localised;
  readonly number: string;
}
export type InvoiceTitle = NonNullable<Shown['invoice']['title']>;

export const goodsShops = pgTable(
  'goods_shops',
  {
    shopId: text('shop_id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    deliveryText: jsonb('delivery_text').$type<Localised>().notNull(),
    freightCents: integer('freight_cents').notNull(),
    /** From which sum on nothing is charged for freight; null for never. */
    freeFromCents: integer('free_from_cents'),
    position: integer('position').notNull(),
    licences: jsonb('licences').$type<KeptCertificate[]>().notNull().default([]),
    /** How long it takes until what is ordered is there; null where it does not say. */
    deliveryTerms: jsonb('delivery_terms').$type<DeliveryTerms>(),
  },
  () => [check('goods_shops_freight', sql`freight_cents >= 0`)],
);

/** The provinces a shop delivers to, where it does not deliver everywhere, and what freight is there. */
export const goodsAreas = pgTable(
  'goods_areas',
  {
    shopId: text('shop_id')
      .notNull()
      .references(() => goodsShops.shopId),
    areaId: text('area_id')
      .notNull()
      .references(() => areas.id),
    freightCents: integer('freight_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.areaId] })],
);

export const goodsCategories = pgTable('goods_categories', {
  categoryId: text('category_id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  picture: jsonb('picture').$type<Picture>().notNull(),
  position: integer('position').notNull(),
  /** Whether what it holds are medicines. */
  isMedicine: boolean('is_medicine').notNull().default(false),
});

/** What a shop takes off from a sum on. */
export const goodsPromotions = pgTable(
  'goods_promotions',
  {
    promotionId: text('promotion_id').primaryKey(),
    shopId: text('shop_id')
      .notNull()
      .references(() => goodsShops.shopId),
    title: jsonb('title').$type<Localised>().notNull(),
    detail: jsonb('detail').$type<Localised>().notNull(),
    fromCents: integer('from_cents').notNull(),
    /** Either this or a part. */
    offCents: integer('off_cents'),
    offPercent: integer('off_percent'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('goods_promotions_shop').on(table.shopId),
    check(
      'goods_promotions_off',
      sql`num_nonnulls(off_cents, off_percent) = 1 AND coalesce(off_cents, 1) > 0 AND coalesce(off_percent, 1) BETWEEN 1 AND 99`,
    ),
  ],
);

export const goodsItems = pgTable(
  'goods_items',
  {
    goodsNo: text('goods_no').primaryKey(),
    shopId: text('shop_id')
      .notNull()
      .references(() => goodsShops.shopId),
    categoryId: text('category_id')
      .notNull()
      .references(() => goodsCategories.categoryId),
    title: jsonb('title').$type<Localised>().notNull(),
    subtitle: jsonb('subtitle').$type<Localised>().notNull(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    needsPrescription: boolean('needs_prescription').notNull().default(false),
    /** In paragraphs. */
    description: jsonb('description').$type<Localised[]>().notNull(),
    parameters: jsonb('parameters')
      .$type<{ readonly label: Localised; readonly text: Localised }[]>()
      .notNull(),
    /** Days within which what came can be returned; 0 for drugs. */
    returnDays: integer('return_days').notNull(),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** Pieces that were paid for and not given up. */
    soldCount: integer('sold_count').notNull().default(0),
    /** What words are looked for in; of what needs a prescription its name alone. */
    searchText: text('search_text').notNull(),
    /** Besides the picture of lists. */
    furtherPictures: jsonb('further_pictures').$type<Picture[]>().notNull().default([]),
    certificate: jsonb('certificate').$type<KeptCertificate>(),
    /** Who should not use it, and when not. */
    warnings: jsonb('warnings').$type<Localised[]>().notNull().default([]),
  },
  (table) => [
    index('goods_items_shop').on(table.shopId, table.categoryId),
    index('goods_items_category').on(table.categoryId),
  ],
);

/** Variants of goods, each with what is left of it. */
export const goodsSkus = pgTable(
  'goods_skus',
  {
    skuId: text('sku_id').primaryKey(),
    goodsNo: text('goods_no')
      .notNull()
      .references(() => goodsItems.goodsNo),
    label: jsonb('label').$type<Localised>().notNull(),
    priceCents: integer('price_cents').notNull(),
    memberCents: integer('member_cents'),
    /** Not yet ordered. */
    stock: integer('stock').notNull(),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [
    index('goods_skus_goods').on(table.goodsNo, table.position),
    check('goods_skus_price', sql`price_cents > 0 AND coalesce(member_cents, 1) > 0`),
    check('goods_skus_stock', sql`stock >= 0`),
  ],
);

/** What accounts put aside to buy; a visitor's cart stays in the browser. */
export const cartLines = pgTable(
  'cart_lines',
  {
    ownerId: text('owner_id').notNull(),
    skuId: text('sku_id')
      .notNull()
      .references(() => goodsSkus.skuId),
    count: integer('count').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.skuId] }),
    check('cart_lines_count', sql`count BETWEEN 1 AND 999`),
  ],
);

/** What only this kind knows of an order. */
export const goodsOrders = pgTable('goods_orders', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  note: sealedText('note').notNull(),
  /** What was ordered first, for lists; and how many pieces there are in all. */
  title: jsonb('title').$type<Localised>().notNull(),
  count: integer('count').notNull(),
  /** When it came; null before. */
  receivedAt: moment('received_at'),
  invoiceTitle: jsonb('invoice_title').$type<InvoiceTitle>(),
  invoiceEmail: text('invoice_email'),
  invoiceCents: integer('invoice_cents'),
  /** When it was applied for: with the order it is once that is received. */
  invoiceAppliedAt: moment('invoice_applied_at'),
  invoiceIssuedAt: moment('invoice_issued_at'),
});

export type GoodsOrderRow = typeof goodsOrders.$inferSelect;

/** The lines of an order as they were ordered, with what of them came back. */
export const goodsOrderLines = pgTable(
  'goods_order_lines',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    lineNo: integer('line_no').notNull(),
    skuId: text('sku_id').notNull(),
    goodsNo: text('goods_no').notNull(),
    shopId: text('shop_id').notNull(),
    shopName: jsonb('shop_name').$type<Localised>().notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    skuLabel: jsonb('sku_label').$type<Localised>().notNull(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    count: integer('count').notNull(),
    unitCents: integer('unit_cents').notNull(),
    /** What the line was charged with: all that ever goes back of it. */
    shareCents: integer('share_cents').notNull(),
    returnDays: integer('return_days').notNull(),
    /** Asked to come back and not refused, what came back among it. */
    askedCount: integer('asked_count').notNull().default(0),
    returnedCount: integer('returned_count').notNull().default(0),
    returnedCents: integer('returned_cents').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.lineNo] }),
    check('goods_order_lines_counts', sql`asked_count BETWEEN returned_count AND count`),
    check(
      'goods_order_lines_returned',
      sql`returned_count >= 0 AND returned_cents BETWEEN 0 AND share_cents`,
    ),
  ],
);

export type GoodsLineRow = typeof goodsOrderLines.$inferSelect;

/** Returns and exchanges of parts of orders. */
export const goodsReturns = pgTable(
  'goods_returns',
  {
    returnId: text('return_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    type: text('type', { enum: ['return', 'exchange'] }).notNull(),
    state: text('state', { enum: goodsReturnStates }).notNull(),
    reason: sealedText('reason').notNull(),
    /** Ids of uploaded pictures. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    lines: jsonb('lines').$type<ReturnedLine[]>().notNull(),
    /** What is refunded once it is done: announced when it is requested, and never changed. */
    refundCents: integer('refund_cents').notNull(),
    answer: sealedText('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('goods_returns_order').on(table.orderNo)],
);

/** So many pieces of one line in a return. */
export interface ReturnedLine {
  readonly lineNo: number;
  readonly count: number;
  /** What was announced for them; missing in returns that were requested before it was stored by line. */
  readonly cents?: number;
}

export type GoodsReturnRow = typeof goodsReturns.$inferSelect;
