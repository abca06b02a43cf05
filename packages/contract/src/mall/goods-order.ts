import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const goodsKindName = 'goods';

/** States of an order of goods. */
export const goodsOrderStates = [
  'awaitingPayment',
  'paid',
  'packed',
  'shipped',
  'received',
  'finished',
  'unpaid',
  'cancelled',
  'outOfStock',
  'refunding',
  'refunded',
] as const;

export type GoodsOrderState = (typeof goodsOrderStates)[number];

export type GoodsOrderEvent =
  | 'submit'
  | 'pay'
  | 'lapse'
  | 'cancel'
  | 'pack'
  | 'ship'
  | 'receive'
  | 'finish'
  | 'runOut'
  | 'giveBack'
  | 'requestRefund'
  | 'finishRefund';

/**
 * The life of an order of goods. Its owner may give it up until it is packed; a parcel that came is received by its
 * owner or, some days later, by itself; it is finished when nothing can be returned any more. A return of a part moves
 * nothing: only where everything comes back the order is given back.
 */
export const goodsOrderMachine: OrderMachine<
  GoodsOrderState,
  GoodsOrderEvent,
  'notify' | 'refund'
> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    paid: 'active',
    packed: 'active',
    shipped: 'active',
    received: 'completed',
    finished: 'completed',
    refunding: 'refunding',
    unpaid: 'cancelled',
    cancelled: 'cancelled',
    outOfStock: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['finished', 'unpaid', 'cancelled', 'outOfStock', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'paid', by: ['system'], emits: ['notify'] },
    { event: 'lapse', from: ['awaitingPayment'], to: 'unpaid', by: ['system'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'paid'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    { event: 'pack', from: ['paid'], to: 'packed', by: ['hospital'], emits: [] },
    { event: 'ship', from: ['packed'], to: 'shipped', by: ['hospital'], emits: ['notify'] },
    {
      event: 'receive',
      from: ['shipped'],
      to: 'received',
      by: ['patient', 'system'],
      emits: ['notify'],
    },
    { event: 'finish', from: ['received'], to: 'finished', by: ['system'], emits: [] },
    {
      event: 'runOut',
      from: ['awaitingPayment', 'paid', 'packed'],
      to: 'outOfStock',
      by: ['hospital'],
      emits: ['notify'],
    },
    {
      event: 'giveBack',
      from: ['received', 'finished'],
      to: 'refunding',
      by: ['hospital'],
      emits: ['refund', 'notify'],
    },
    {
      event: 'requestRefund',
      from: ['unpaid', 'cancelled', 'outOfStock'],
      to: 'refunding',
      by: ['system'],
      emits: ['refund'],
    },
    {
      event: 'finishRefund',
      from: ['refunding'],
      to: 'refunded',
      by: ['system'],
      emits: ['notify'],
    },
  ],
};

/** Where a return or an exchange stands: asked for, agreed to, refused, taken back by its owner, done. */
export const goodsReturnStates = ['asked', 'agreed', 'refused', 'withdrawn', 'done'] as const;

export type GoodsReturnState = (typeof goodsReturnStates)[number];

/** Most lines of a cart. */
export const cartLinesMax = 500;

/** Most pieces of one line. */
export const linePiecesMax = 999;

/** What is drawn for goods: pages draw them, none is a photograph. */
export const goodsPictograms = [
  'tablets',
  'bottle',
  'box',
  'tube',
  'spray',
  'drops',
  'herbs',
  'tea',
  'honey',
  'sack',
  'patch',
  'bandage',
  'mask',
  'thermometer',
  'bloodPressure',
  'cuff',
  'earThermometer',
  'glucose',
  'strips',
  'oximeter',
  'scale',
  'nebuliser',
  'pillBox',
  'firstAid',
  // Rows of earlier seeds.
  'massage',
  'neckMassage',
  'footMassage',
  'support',
  'pillow',
  'belt',
  'chair',
  'wheelchair',
  'walkingStick',
  'walkingFrame',
  'baby',
  'cream',
  'wipes',
  'briefs',
  'milk',
  'toothbrush',
  'flosser',
  'glasses',
  'soap',
  'swabs',
  'nuts',
  'rope',
  'mat',
  'band',
  'grip',
  'towel',
  'wristband',
  'bat',
  'flask',
  'saltSpoon',
  'sleepMask',
  'nightLight',
  'heightChart',
  'clippers',
  'magnifier',
  'book',
  'carton',
  'shop',
] as const;

/** In which colours of the theme it is drawn. */
export const goodsTones = ['brand', 'leaf', 'amber', 'rose', 'violet', 'slate'] as const;
