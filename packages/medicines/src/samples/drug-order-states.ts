import { sampleDrugOrder, sampleOrderLines, samplePharmacies } from './drug-order-samples';
import { sampleMedicineLine } from './prescription-samples';

const day = (time: string): string => `2026-11-20T${time}:00+08:00`;

/** Paid; no pharmacy confirmed it in time. */
export const unconfirmedDrugOrder = sampleDrugOrder({
  state: 'unconfirmed',
  statusText: '药房未接单',
  lines: sampleOrderLines.map((one) => ({
    ...one,
    state: 'waiting',
    stateReason: null,
    parcelId: null,
    substitution: null,
  })),
  parcels: [],
  line: sampleMedicineLine({
    phase: 'unconfirmed',
    steps: sampleMedicineLine().steps.map((one) => {
      if (one.step === 'dispense') return { ...one, state: 'late', part: null };
      return one.step === 'deliver' ? { ...one, state: 'later', at: null, part: null } : one;
    }),
    next: { hand: 'patient', by: day('21:50') },
    silence: null,
  }),
  elsewhere: {
    until: day('21:50'),
    pharmacies: samplePharmacies.slice(1, 2),
  },
});

/** Confirmed by its pharmacy: it can be asked to cancel, and a time can be chosen. */
export const confirmedDrugOrder = sampleDrugOrder({
  state: 'confirmed',
  statusText: '配药中',
  lines: sampleOrderLines.map((one) => ({
    ...one,
    state: 'preparing',
    stateReason: null,
    parcelId: null,
    substitution: null,
  })),
  parcels: [],
  line: sampleMedicineLine({
    phase: 'preparing',
    steps: sampleMedicineLine().steps.map((one) => {
      if (one.step === 'dispense') return { ...one, state: 'now', part: { done: 1, of: 3 } };
      return one.step === 'deliver' ? { ...one, state: 'later', at: null, part: null } : one;
    }),
    silence: null,
  }),
  windows: [
    { startsAt: '2026-11-21T09:00:00+08:00', endsAt: '2026-11-21T11:00:00+08:00', isChosen: false },
    { startsAt: '2026-11-21T14:00:00+08:00', endsAt: '2026-11-21T16:00:00+08:00', isChosen: true },
  ],
});

/** Ready at the counter, with the number to show. */
export const readyDrugOrder = sampleDrugOrder({
  state: 'readyToCollect',
  statusText: '可以取药',
  method: 'pickup',
  address: null,
  actions: [],
  pickupCode: '4271',
  parcels: [],
  lines: sampleOrderLines.map((one) => ({
    ...one,
    state: 'ready',
    stateReason: null,
    parcelId: null,
    substitution: null,
  })),
  line: sampleMedicineLine({ phase: 'toCollect', silence: null }),
});

/** Not paid yet. */
export const unpaidDrugOrder = sampleDrugOrder({
  state: 'awaitingPayment',
  group: 'awaitingPayment',
  statusText: '待付款',
  payment: 'none',
  actions: ['pay', 'cancel'],
  payBefore: day('21:30'),
  parcels: [],
  lines: confirmedDrugOrder.lines.map((one) => ({ ...one, state: 'waiting' })),
  line: sampleMedicineLine({ phase: 'toPay', silence: null }),
});
