import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const panelKindName = 'panel';

/** States of a question to several experts. A draft is none: it is kept beside the orders until it is sent. */
export const panelStates = [
  'awaitingPayment',
  'waiting',
  'answering',
  'finished',
  'unpaid',
  'cancelledByPatient',
  'expired',
  'withdrawn',
  'refunding',
  'refunded',
] as const;

export type PanelState = (typeof panelStates)[number];

export type PanelEvent =
  | 'submit'
  | 'pay'
  | 'lapse'
  | 'answer'
  | 'finish'
  | 'expire'
  | 'cancel'
  | 'withdraw'
  | 'requestRefund'
  | 'finishRefund';

/** How far one of its experts is. `unanswered` and `declined`: their share goes back. */
export const panelAnswerStates = ['asked', 'answered', 'declined', 'unanswered'] as const;

export type PanelAnswerState = (typeof panelAnswerStates)[number];

/**
 * The life of a question to several experts. Each answer is a move, so that its patient is told of it. Until the first
 * one it may be given up; it is finished once no expert is awaited any more, and expires where none has answered.
 */
export const panelMachine: OrderMachine<PanelState, PanelEvent, 'notify' | 'refund'> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    waiting: 'active',
    answering: 'active',
    finished: 'completed',
    refunding: 'refunding',
    unpaid: 'cancelled',
    cancelledByPatient: 'cancelled',
    expired: 'cancelled',
    withdrawn: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['finished', 'unpaid', 'cancelledByPatient', 'expired', 'withdrawn', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'waiting', by: ['system'], emits: ['notify'] },
    { event: 'lapse', from: ['awaitingPayment'], to: 'unpaid', by: ['system'], emits: ['notify'] },
    {
      event: 'answer',
      from: ['waiting', 'answering'],
      to: 'answering',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'finish', from: ['answering'], to: 'finished', by: ['system'], emits: ['notify'] },
    { event: 'expire', from: ['waiting'], to: 'expired', by: ['system'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'waiting'],
      to: 'cancelledByPatient',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'withdraw',
      from: ['waiting', 'answering'],
      to: 'withdrawn',
      by: ['hospital'],
      emits: ['notify'],
    },
    {
      event: 'requestRefund',
      from: ['unpaid', 'cancelledByPatient', 'expired', 'withdrawn'],
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
