// Owns: what the contract says of a new kind of order: its machine, and the calls to order, see and cancel one.
// Must not know: how the gateway answers them.
// Used by: `npm run new -- order-kind`.

/** The life of an order that is paid before it is carried out. */
export const machineText = ({
  thing,
  Thing,
  english,
}) => `import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const ${thing}KindName = '${thing}';

/** What moves an order: ${english}. */
export type ${Thing}OrderEvent =
  | 'submit'
  | 'pay'
  | 'expire'
  | 'cancel'
  | 'complete'
  | 'requestRefund'
  | 'finishRefund';

export type ${Thing}OrderState =
  | 'awaitingPayment'
  | 'active'
  | 'completed'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded';

/**
 * The life of an order: ${english}. One that ended and was paid goes on to \`refunding\` and \`refunded\`, also where its
 * payment arrives late.
 */
export const ${thing}OrderMachine: OrderMachine<
  ${Thing}OrderState,
  ${Thing}OrderEvent,
  'notify' | 'refund'
> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    active: 'active',
    completed: 'completed',
    refunding: 'refunding',
    expired: 'cancelled',
    cancelled: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['completed', 'expired', 'cancelled', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'active', by: ['system'], emits: ['notify'] },
    { event: 'expire', from: ['awaitingPayment'], to: 'expired', by: ['system'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'active'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    { event: 'complete', from: ['active'], to: 'completed', by: ['hospital'], emits: [] },
    {
      event: 'requestRefund',
      from: ['cancelled', 'expired'],
      to: 'refunding',
      by: ['system'],
      emits: ['refund'],
    },
    { event: 'finishRefund', from: ['refunding'], to: 'refunded', by: ['system'], emits: ['notify'] },
  ],
};
`;

export const callsText = ({ domain, Thing, path, english }) => `import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { OrderDetail } from '../orders/orders';
import { ${Thing}OfferId, ${Thing}OrderNo } from './ids';
import { Cents, Instant, ListOf, Nothing } from '../shapes';

/** What can be ordered, at which price. */
export const ${Thing}Offer = z
  .object({ offerId: ${Thing}OfferId, title: z.string(), priceCents: Cents })
  .meta({ id: '${Thing}Offer' });

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: '${Thing}Order', by: 'orderNo' } as const;

/** Ordering, seeing and cancelling: ${english}. The list is that of all orders. */
export const ${domain} = defineCalls({
  list${Thing}Offers: {
    path: '${path}/offers.json',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(${Thing}Offer),
    tags: ['${Thing}Offer'],
  },
  /** Makes an order at the price of its offer, to be paid within half an hour. */
  submit${Thing}Order: {
    path: '${path}/submit.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ offerId: ${Thing}OfferId }),
    response: z.object({ orderNo: ${Thing}OrderNo, amountCents: Cents, payBefore: Instant }),
    tags: [OneOrder, 'Order'],
  },
  /** One of the account's orders; refuses with \`forbidden\` what belongs to another. */
  get${Thing}Order: {
    path: '${path}/detail.json',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: ${Thing}OrderNo }),
    response: OrderDetail,
    tags: [OneOrder],
  },
  /** Cancels one of the account's orders; what was paid goes back. */
  cancel${Thing}Order: {
    path: '${path}/cancel.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: ${Thing}OrderNo, reason: z.string().trim().max(200).optional() }),
    response: z.object({ orderNo: ${Thing}OrderNo, statusText: z.string(), refundCents: Cents }),
    tags: [OneOrder, 'Order'],
  },
});
`;
