import type {
  DrugOrder,
  DrugOrderCard,
  DrugOrderLine,
  DrugParcel,
  DrugQuote,
  PharmacyChoice,
  Quote,
  Substitution,
} from '@xinglin/gateway-sdk';
import { sampleMedicineLine, samplePrescriptionItems } from './prescription-samples';

const day = (time: string): string => `2026-11-20T${time}:00+08:00`;

/** A pharmacy that has everything and delivers today; the rest as `changed`. */
export function samplePharmacy(changed: Partial<PharmacyChoice> = {}): PharmacyChoice {
  return {
    pharmacyId: 'ph-1',
    name: '杏林大药房文三路店',
    address: '杭州市西湖区文三路 138 号',
    phone: '0571-88001234',
    distanceMeters: 1200,
    openText: '8:00–22:00',
    inStock: 3,
    of: 3,
    missing: [],
    goodsCents: 13_650,
    methods: ['delivery', 'pickup'],
    freightCents: 500,
    deliveredBy: '2026-11-20T22:10:00+08:00',
    readyBy: '2026-11-20T21:40:00+08:00',
    confirmsWithinMinutes: 15,
    reportsProgress: true,
    ...changed,
  };
}

/** Three pharmacies: complete, cheaper without one medicine, and one that does not report. */
export const samplePharmacies: PharmacyChoice[] = [
  samplePharmacy(),
  samplePharmacy({
    pharmacyId: 'ph-2',
    name: '同仁堂翠苑店',
    distanceMeters: 2600,
    goodsCents: 12_800,
    freightCents: 0,
    deliveredBy: '2026-11-21T10:30:00+08:00',
    readyBy: '2026-11-20T21:20:00+08:00',
    reportsProgress: false,
  }),
  samplePharmacy({
    pharmacyId: 'ph-3',
    name: '学院路惠民药房',
    distanceMeters: 800,
    inStock: 2,
    missing: ['阿托伐他汀钙片'],
    goodsCents: 9200,
    methods: ['pickup'],
    freightCents: null,
    deliveredBy: null,
    readyBy: '2026-11-20T21:15:00+08:00',
  }),
];

/** Another maker's medicine for one that is missing: the doctor agreed. */
export const sampleSubstitution: Substitution = {
  state: 'offered',
  fromMaker: '青河制药',
  toMaker: '松岭制药',
  reason: '缺货，不知几时到',
  sameText: '同剂量',
  agreedBy: '沈知远',
  agreedAt: day('20:45'),
  refundCents: 320,
  arrivesBy: day('22:30'),
};

/** Lines of an order: two left the pharmacy, the third is on hold with an offer. */
export const sampleOrderLines: DrugOrderLine[] = samplePrescriptionItems.map((item, place) => ({
  lineId: item.lineId,
  item,
  state: place === 2 ? 'onHold' : 'handedOver',
  stateReason: place === 2 ? '在调货' : null,
  expectedAt: null,
  shareCents: [6800, 1850, 5000][place] ?? 0,
  refundedCents: 0,
  parcelId: place === 2 ? null : 'dp-1',
  substitution: place === 2 ? sampleSubstitution : null,
}));

/** A parcel on its way, with courier, temperature and code. */
export const sampleDrugParcel: DrugParcel = {
  parcelId: 'dp-1',
  sender: '杏林大药房文三路店',
  carrier: '杏林骑手',
  trackingNo: 'XL20261120001',
  stateText: '配送中',
  events: [
    { at: day('20:10'), text: '骑手已取药' },
    { at: day('20:02'), text: '药房已打包' },
  ],
  lineIds: ['1', '2'],
  courier: '张师傅',
  progressPercent: 62,
  distanceMeters: 1200,
  arrivesBy: day('21:50'),
  temperatureTenths: 186,
  temperatureMaxTenths: 250,
  handoverCode: '4271',
  deliveredAt: null,
};

/** What three medicines and their delivery cost. */
export const sampleDrugPrice: Quote = {
  lines: samplePrescriptionItems.map(({ drugId, name, quantity }, place) => ({
    key: drugId,
    label: name,
    count: quantity,
    unitCents: [6800, 1850, 5000][place] ?? 0,
    shareCents: [6800, 1850, 5000][place] ?? 0,
  })),
  listCents: 13_650,
  steps: [{ kind: 'freight', label: '配送费', reason: '', cents: 500 }],
  goodsCents: 13_650,
  freightCents: 500,
  totalCents: 14_150,
  whyNots: [],
};

/** The price before ordering, and what is agreed to. */
export const sampleDrugQuote: DrugQuote = {
  quote: sampleDrugPrice,
  digest: 'digest-1',
  byText: '今天 22:10 前送到',
  authorisation: [
    '药房可以看这张处方上的姓名、年龄、诊断和药品。',
    '药房看不到病历、聊天和其他处方。',
    '订单结束后，药房不能再打开这张处方。',
  ],
};

/** An order of medicines, partly on its way, with an offer for what is missing; the rest as `changed`. */
export function sampleDrugOrder(changed: Partial<DrugOrder> = {}): DrugOrder {
  return {
    orderNo: 'D1',
    kind: 'drugs',
    group: 'active',
    title: '血脂 3 种药',
    facts: [{ label: '药房', text: '杏林大药房文三路店' }],
    statusText: '配送中',
    amountCents: 14_150,
    refundCents: 0,
    actions: ['cancel'],
    payBefore: null,
    createdAt: day('19:15'),
    history: [
      {
        state: 'awaitingPayment',
        stateText: '待付款',
        at: day('19:15'),
        actor: 'patient',
        event: 'submit',
        reason: null,
      },
      {
        state: 'onTheWay',
        stateText: '配送中',
        at: day('20:10'),
        actor: 'hospital',
        event: 'ship',
        reason: null,
      },
    ],
    payment: 'paid',
    refund: null,
    wrongPayments: [],
    state: 'onTheWay',
    prescriptionId: 'rx-1',
    prescriptionNumber: '8841 0272',
    patientId: 'p-1',
    patientName: '王秀兰',
    diagnosis: '血脂',
    doctorName: '沈知远',
    pharmacy: {
      pharmacyId: 'ph-1',
      name: '杏林大药房文三路店',
      address: '杭州市西湖区文三路 138 号',
      phone: '0571-88001234',
      openText: '8:00–22:00',
    },
    method: 'delivery',
    address: { name: '王秀兰', mobile: '138****5521', text: '杭州市西湖区文三路 26 号 3 单元 502' },
    pickupCode: null,
    lines: sampleOrderLines,
    parcels: [sampleDrugParcel],
    line: sampleMedicineLine(),
    quote: sampleDrugPrice,
    elsewhere: null,
    cancellation: null,
    windows: [],
    checkedAt: null,
    ...changed,
  };
}

/** An order of medicines in a list; the rest as `changed`. */
export function sampleDrugOrderCard(changed: Partial<DrugOrderCard> = {}): DrugOrderCard {
  return {
    orderNo: 'D1',
    state: 'onTheWay',
    statusText: '配送中',
    prescriptionId: 'rx-1',
    patientName: '王秀兰',
    diagnosis: '血脂',
    itemNames: samplePrescriptionItems.map(({ name }) => name),
    pharmacyName: '杏林大药房文三路店',
    method: 'delivery',
    amountCents: 14_150,
    payBefore: null,
    createdAt: day('19:15'),
    line: sampleMedicineLine(),
    ...changed,
  };
}
