import type { DeskResponse } from '@xinglin/contract';
import type { DrugOrder, DrugOrderLine } from '../api/shapes';
import { sampleItem, sampleLine, secondItem } from '../prescriptions/prescription-samples';

/** All that a pharmacy may do. */
export const pharmacyActs = [
  'confirm-drug-order',
  'decline-drug-order',
  'move-drug-line',
  'offer-substitution',
  'send-drug-parcel',
  'report-drug-parcel',
  'hand-over-drugs',
  'answer-drug-cancellation',
];

/** A line that waits. */
export const sampleOrderLine = (more: Partial<DrugOrderLine> = {}): DrugOrderLine => ({
  lineId: '1',
  item: sampleItem,
  state: 'waiting',
  stateReason: null,
  expectedAt: null,
  shareCents: 3_240,
  refundedCents: 0,
  parcelId: null,
  substitution: null,
  ...more,
});

/** The second medicine of the order. */
export const secondOrderLine = (more: Partial<DrugOrderLine> = {}): DrugOrderLine =>
  sampleOrderLine({ lineId: '2', item: secondItem, shareCents: 2_160, ...more });

/** A parcel on its way, a little too warm. */
export const sampleParcel: DrugOrder['parcels'][number] = {
  parcelId: 'parcel-1',
  sender: '杏林大药房',
  carrier: '顺丰同城',
  trackingNo: 'SF1001',
  stateText: '配送中',
  events: [{ at: '2026-11-25T14:10:00+08:00', text: '骑手已取货' }],
  lineIds: ['1'],
  courier: '赵师傅',
  progressPercent: 40,
  distanceMeters: 2_300,
  arrivesBy: '2026-11-25T15:00:00+08:00',
  temperatureTenths: 263,
  temperatureMaxTenths: 250,
  handoverCode: null,
  deliveredAt: null,
};

/** An order that the pharmacy has confirmed. */
export const sampleOrder = (more: Partial<DrugOrder> = {}): DrugOrder => ({
  orderNo: 'order-1',
  kind: 'drugs',
  group: 'active',
  title: '处方药品',
  facts: [],
  statusText: '药房配药中',
  amountCents: 6_000,
  refundCents: 0,
  actions: [],
  payBefore: null,
  createdAt: '2026-11-25T13:30:00+08:00',
  history: [],
  payment: 'paid',
  refund: null,
  wrongPayments: [],
  state: 'confirmed',
  prescriptionId: 'prescription-1',
  prescriptionNumber: '2026 1187',
  patientId: 'patient-1',
  patientName: '王秀兰',
  diagnosis: '高血压',
  doctorName: '陈宇',
  pharmacy: {
    pharmacyId: 'pharmacy-1',
    name: '杏林大药房',
    address: '南京路 12 号',
    phone: '022-5550 1234',
    openText: '8:00 至 21:00',
  },
  method: 'delivery',
  address: { name: '王秀兰', mobile: '138****5521', text: '天津市和平区成都道 8 号 3 门' },
  pickupCode: null,
  lines: [sampleOrderLine(), secondOrderLine()],
  parcels: [],
  line: sampleLine,
  quote: {
    lines: [],
    listCents: 5_400,
    steps: [],
    goodsCents: 5_400,
    freightCents: 600,
    totalCents: 6_000,
    whyNots: [],
  },
  elsewhere: null,
  cancellation: null,
  windows: [],
  checkedAt: null,
  acts: pharmacyActs,
  ...more,
});

type ListedOrder = DeskResponse<'list-drug-orders'>['items'][number];

/** An order in the list, which is overdue. */
export const sampleListedOrder = (more: Partial<ListedOrder> = {}): ListedOrder => ({
  orderNo: 'order-1',
  state: 'unconfirmed',
  pharmacyName: '杏林大药房',
  method: 'delivery',
  patientName: '王秀兰',
  itemNames: ['苯磺酸氨氯地平片', '酒石酸美托洛尔片'],
  sentAt: new Date(Date.now() - 45 * 60_000).toISOString(),
  confirmBefore: new Date(Date.now() - 15 * 60_000).toISOString(),
  isOverdue: true,
  lastHeardAt: null,
  ...more,
});

/** A morning at the pharmacy. */
export const sampleOrders = (): DeskResponse<'list-drug-orders'> => ({
  counts: { waiting: 2, running: 5, over: 40 },
  items: [
    sampleListedOrder(),
    sampleListedOrder({
      orderNo: 'order-2',
      state: 'sent',
      method: 'pickup',
      patientName: '李明轩',
      itemNames: ['盐酸二甲双胍片'],
      confirmBefore: new Date(Date.now() + 20 * 60_000).toISOString(),
      sentAt: new Date(Date.now() - 10 * 60_000).toISOString(),
      isOverdue: false,
    }),
  ],
});
