import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const coinExchangeKindName = 'coinExchange';

/** Where goods that were exchanged for health coins stand. */
export const coinExchangeOrderStates = ['ordered', 'sent', 'received', 'cancelled'] as const;

export type CoinExchangeOrderState = (typeof coinExchangeOrderStates)[number];

export type CoinExchangeOrderEvent = 'submit' | 'cancel' | 'send' | 'receive';

/**
 * The life of an exchange of health coins for goods. No money is in it: the coins are spent with the exchange and come
 * back when its owner gives it up before the parcel left.
 */
export const coinExchangeOrderMachine: OrderMachine<
  CoinExchangeOrderState,
  CoinExchangeOrderEvent,
  'notify'
> = {
  groups: {
    ordered: 'active',
    sent: 'active',
    received: 'completed',
    cancelled: 'cancelled',
  },
  initial: ['ordered'],
  final: ['received', 'cancelled'],
  transitions: [
    { event: 'cancel', from: ['ordered'], to: 'cancelled', by: ['patient'], emits: ['notify'] },
    { event: 'send', from: ['ordered'], to: 'sent', by: ['hospital'], emits: ['notify'] },
    { event: 'receive', from: ['sent'], to: 'received', by: ['patient', 'system'], emits: [] },
  ],
};
