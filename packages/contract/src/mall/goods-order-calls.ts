import { z } from 'zod';
import { AddressId } from '../account/ids';
import { GoodsOrderNo, GoodsReturnId, ShopId, SkuId } from './ids';
import { FileId } from '../system/ids';
import { defineCalls } from '../define-calls';
import { linePiecesMax } from './goods-order';
import {
  GoodsOrder,
  GoodsOrderCard,
  GoodsOrderState,
  GoodsQuote,
  GoodsReturn,
  QuoteWish,
  SkuCounts,
} from './goods-shapes';
import { InvoiceTitle } from '../orders/invoice-title';
import { unpaidRefusals } from '../orders/order-refusals';
import { OrderDetail, OrderGroup } from '../orders/orders';
import { Cents, Email, Instant, opaqueText, writtenText } from '../shapes';

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'GoodsOrder', by: 'orderNo' } as const;

const OwnOrder = z.object({ orderNo: GoodsOrderNo });

const Submitted = z.object({ orderNo: GoodsOrderNo, amountCents: Cents, payBefore: Instant });

const submitTags = [OneOrder, 'Order', 'Cart', 'Goods'] as const;

/** What becomes of goods that are ordered (spec 3 §7.10). */
export const goodsOrderCalls = defineCalls({
  /** Whether goods are brought to an address of the account. */
  checkCommerceAddress: {
    path: '/commerceh5/address/checkValid',
    access: 'session',
    kind: 'query',
    request: z.object({ addressId: AddressId, skuIds: z.array(SkuId).min(1).max(500) }),
    response: z.object({
      isValid: z.boolean(),
      /** Shops that do not deliver there, each with the titles of what was asked about. */
      outside: z.array(z.object({ shopId: ShopId, name: z.string(), titles: z.array(z.string()) })),
    }),
    tags: ['Address', 'Goods'],
  },
  /** What lines would cost now, explained step by step. */
  quoteGoods: {
    path: '/modulemarketplace/order/quote',
    access: 'session',
    kind: 'query',
    request: z.object(QuoteWish),
    response: GoodsQuote,
    refusals: ['goodsOffSale', 'prescriptionNeeded'],
    tags: ['Goods', 'Address', 'Cart'],
  },
  /**
   * Orders at the quote that was shown. Where it changed meanwhile nothing is ordered: `quoteChanged`, the new quote in
   * `data.quote`. What was ordered leaves the cart; it is kept aside until the order is paid or its time is over.
   */
  submitMarketplaceOrder: {
    path: '/modulemarketplace/order/submit',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      ...QuoteWish,
      addressId: AddressId,
      digest: opaqueText({ max: 100 }),
      note: writtenText({ max: 200 }).default(''),
      invoice: z.object({ title: InvoiceTitle, email: Email }).optional(),
    }),
    response: Submitted,
    refusals: [
      'quoteChanged',
      'stockShort',
      'goodsOffSale',
      'prescriptionNeeded',
      'outsideDelivery',
      'unpaidPieceLimit',
      ...unpaidRefusals,
      'textRefused',
    ],
    tags: submitTags,
  },
  /** Orders one variant at the price that a deal named; `quoteChanged` where it costs something else now. */
  submitCommerceOrder: {
    path: '/modulecommerce/submit',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      itemId: SkuId,
      count: z.int().min(1).max(linePiecesMax).default(1),
      addressId: AddressId,
      /** What was shown for all pieces together, without freight. */
      dealCents: Cents,
    }),
    response: Submitted,
    refusals: [
      'quoteChanged',
      'stockShort',
      'goodsOffSale',
      'prescriptionNeeded',
      'outsideDelivery',
      'unpaidPieceLimit',
      ...unpaidRefusals,
    ],
    tags: submitTags,
  },
  /** The cashier's address for an order that awaits payment. */
  payMarketplaceOrder: {
    path: '/modulemarketplace/order/payorder',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ returnUrl: opaqueText({ max: 2000 }) }),
    response: z.object({ orderNo: GoodsOrderNo, url: z.url() }),
    refusals: ['orderNotPayable', 'illegalReturnUrl', 'payWayUnavailable'],
    tags: [OneOrder],
  },
  /** One of the account's orders; refuses with `forbidden` what belongs to another. */
  getMarketplaceOrder: {
    path: '/modulemarketplace/order/detail',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: GoodsOrder,
    tags: [OneOrder],
  },
  /** The account's orders of goods, newest first. */
  listMyMarketplaceOrders: {
    path: '/modulemarketplace/order/mylist',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** All when left out. */
      group: OrderGroup.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(GoodsOrderCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['GoodsOrder'],
  },
  /** Gives an order up before it is packed: what was paid goes back whole. */
  cancelMarketplaceOrder: {
    path: '/modulemarketplace/order/cancel',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ reason: writtenText({ max: 200 }).optional() }),
    response: z.object({ orderNo: GoodsOrderNo, statusText: z.string(), refundCents: Cents }),
    refusals: ['orderNotCancellable'],
    tags: [OneOrder, 'Order', 'Goods'],
  },
  /** Where an order stands, in few words: what a page asks again and again. */
  getMarketplaceOrderStatus: {
    path: '/modulemarketplace/order/status',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: z.object({
      orderNo: GoodsOrderNo,
      state: GoodsOrderState,
      group: OrderGroup,
      statusText: z.string(),
      payment: OrderDetail.shape.payment,
      payBefore: Instant.nullable(),
    }),
    tags: [OneOrder],
  },
  /** Applies for the invoice of an order that came, for what was not given back; once. */
  applyMarketplaceInvoice: {
    path: '/modulemarketplace/order/invoice',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({
      title: InvoiceTitle,
      /** Where it is sent. */
      email: Email,
    }),
    response: z.object({ orderNo: GoodsOrderNo, amountCents: Cents, appliedAt: Instant }),
    refusals: ['invoiceUnavailable'],
    tags: [OneOrder],
  },
  /** The parcels came. */
  receiveMarketplaceOrder: {
    path: '/modulemarketplace/order/receive',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder,
    response: z.object({ orderNo: GoodsOrderNo, statusText: z.string() }),
    refusals: ['goodsOrderClosed'],
    tags: [OneOrder, 'Order'],
  },
  /** Asks to return or exchange a part of what came. */
  requestGoodsReturn: {
    path: '/modulemarketplace/order/return',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({
      type: GoodsReturn.shape.type,
      lines: z
        .array(z.object({ lineNo: z.int().min(1), count: z.int().min(1).max(linePiecesMax) }))
        .min(1)
        .max(500),
      reason: writtenText({ min: 1, max: 200 }),
      fileIds: z.array(FileId).max(9).default([]),
    }),
    response: z.object({ orderNo: GoodsOrderNo, returnId: GoodsReturnId, refundCents: Cents }),
    refusals: ['goodsOrderClosed', 'returnTooMany', 'fileRefused', 'textRefused'],
    tags: [OneOrder],
  },
  /** Takes back what was asked for, while the shop has not answered. */
  withdrawGoodsReturn: {
    path: '/modulemarketplace/order/return/withdraw',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ returnId: GoodsReturnId }),
    response: z.object({ orderNo: GoodsOrderNo, returnId: GoodsReturnId }),
    refusals: ['goodsOrderClosed'],
    tags: [OneOrder],
  },
  /** The lines of an order for the cart once more, at what they cost now: `lines` is what `mergeCart` takes. */
  listGoodsToBuyAgain: {
    path: '/modulemarketplace/order/again',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: z.object({
      lines: SkuCounts,
      /** Titles of what is not sold any more. */
      left: z.array(z.string()),
    }),
    tags: ['Goods'],
  },
});
