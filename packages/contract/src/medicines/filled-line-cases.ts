import {
  all,
  toArrive,
  toDeliver,
  toDispense,
  whole,
  type MedicineLineCase,
  type Steps,
} from './medicine-line-case';

const partArrived: Steps = ['done', 'done', 'now:1/3', 'later:1/3', 'later:1/3'];

const filling: readonly MedicineLineCase[] = [
  ...(
    [
      ['awaitingPayment', 'toPay', 'patient'],
      ['sent', 'sent', 'pharmacy'],
      ['confirmed', 'preparing', 'pharmacy'],
      ['cancellationAsked', 'cancellationAsked', 'pharmacy'],
    ] as const
  ).map(([order, phase, next]) => ({
    prescription: 'claimed' as const,
    order,
    lines: whole('waiting'),
    phase,
    steps: toDispense,
    next,
  })),
  {
    prescription: 'claimed',
    order: 'unconfirmed',
    lines: whole('waiting'),
    phase: 'unconfirmed',
    steps: ['done', 'done', 'late', 'later', 'later'],
    next: 'patient',
  },
  {
    prescription: 'claimed',
    order: 'confirmed',
    lines: ['ready', 'preparing', 'onHold'],
    phase: 'preparing',
    steps: ['done', 'done', 'now:1/3', 'later', 'later'],
    next: 'pharmacy',
  },
  ...(['confirmed', 'cancellationAsked'] as const).map((order) => ({
    prescription: 'claimed' as const,
    order,
    lines: whole('ready'),
    phase: order === 'confirmed' ? ('preparing' as const) : order,
    steps: toDeliver,
    next: 'pharmacy' as const,
  })),
  {
    prescription: 'claimed',
    order: 'readyToCollect',
    method: 'pickup',
    lines: whole('ready'),
    phase: 'toCollect',
    steps: toArrive,
    next: 'patient',
  },
  {
    prescription: 'claimed',
    order: 'readyToCollect',
    method: 'pickup',
    lines: ['ready', 'ready', 'declined'],
    phase: 'toCollect',
    steps: ['done', 'done', 'done:2/3', 'done:2/3', 'now'],
    next: 'patient',
  },
  {
    prescription: 'claimed',
    order: 'onTheWay',
    lines: whole('sent'),
    phase: 'onTheWay',
    steps: toDeliver,
    next: 'courier',
  },
  {
    prescription: 'claimed',
    order: 'onTheWay',
    lines: ['sent', 'sent', 'onHold'],
    phase: 'onTheWay',
    steps: ['done', 'done', 'now:2/3', 'later:2/3', 'later'],
    next: 'pharmacy',
  },
  {
    prescription: 'claimed',
    order: 'onTheWay',
    lines: ['sent', 'sent', 'declined'],
    phase: 'onTheWay',
    steps: ['done', 'done', 'done:2/3', 'now:2/3', 'later'],
    next: 'courier',
  },
];

const partly: readonly MedicineLineCase[] = [
  ...(
    [
      ['confirmed', 'preparing'],
      ['cancellationAsked', 'cancellationAsked'],
      ['onTheWay', 'onTheWay'],
      ['readyToCollect', 'toCollect'],
    ] as const
  ).map(([order, phase]) => ({
    prescription: 'partlyDispensed' as const,
    order,
    lines: ['handedOver', 'preparing', 'waiting'] as const,
    phase,
    steps: partArrived,
    next: 'pharmacy' as const,
  })),
  {
    prescription: 'partlyDispensed',
    order: 'onTheWay',
    lines: ['handedOver', 'sent', 'sent'],
    phase: 'onTheWay',
    steps: ['done', 'done', 'done', 'now', 'later:1/3'],
    next: 'courier',
  },
  // What comes no more ended with the order; what was handed over stays so.
  ...(['cancelled', 'declined', 'refunding', 'refunded', 'received'] as const).flatMap((order) =>
    (['partlyDispensed', 'dispensed'] as const).map((prescription) => ({
      prescription,
      order,
      lines: ['handedOver', 'declined', 'declined'] as const,
      phase: 'partlyDone' as const,
      steps: ['done', 'done', 'done:1/3', 'done:1/3', 'done:1/3'] as const,
      next: 'nobody' as const,
    })),
  ),
];

const dispensed: readonly MedicineLineCase[] = [
  // The prescription is dispensed when the last line is handed over; its order may end a moment later.
  ...(['received', 'onTheWay', 'readyToCollect'] as const).map((order) => ({
    prescription: 'dispensed' as const,
    order,
    lines: whole('handedOver'),
    phase: 'done' as const,
    steps: all,
    next: 'nobody' as const,
  })),
  // One medicine came back to the pharmacy afterwards.
  {
    prescription: 'dispensed',
    order: 'received',
    lines: ['handedOver', 'handedOver', 'returned'],
    phase: 'partlyDone',
    steps: ['done', 'done', 'done:2/3', 'done:2/3', 'done:2/3'],
    next: 'nobody',
  },
];

/** Of prescriptions that an order fills or filled. */
export const filledLineCases: readonly MedicineLineCase[] = [...filling, ...partly, ...dispensed];
