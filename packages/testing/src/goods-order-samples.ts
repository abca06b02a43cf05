import type { GoodsOrder } from '@xinglin/gateway-sdk';
import { sampleQuote } from './mall-samples';

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
        returningCount: 0,
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
