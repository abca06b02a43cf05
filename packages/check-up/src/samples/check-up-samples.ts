import type {
  CheckUpOrganisation,
  CheckUpPackage,
  CheckUpPackageCard,
  CheckUpStore,
  GetPhysicalScheduleResponse,
  ListPhysicalStoresResponse,
  PhysicalOrder,
  PhysicalOrderCard,
} from '@xinglin/gateway-sdk';

/** A package of check-ups in a list; the rest as `changed`. */
export function sampleCheckUp(changed: Partial<CheckUpPackageCard> = {}): CheckUpPackageCard {
  return {
    packageCode: 'p-1',
    orgCode: 'health100',
    orgName: '杏林体检',
    kind: 'general',
    purposes: ['women', 'yearly'],
    title: '女性年度体检',
    summary: '含乳腺、妇科和宫颈筛查',
    picture: { main: 'women', badge: 'breast' },
    sex: 'female',
    minAge: 21,
    maxAge: null,
    priceCents: 69_800,
    itemCount: 2,
    storeCount: 8,
    orgCount: 1,
    ...changed,
  };
}

/** The same with all that its own page shows. */
export const sampleCheckUpPackage: CheckUpPackage = {
  ...sampleCheckUp(),
  hospitalId: null,
  items: [
    {
      itemCode: 'glucose',
      group: 'laboratory',
      part: 'blood',
      name: '空腹血糖',
      purpose: '筛查糖尿病',
      notFor: null,
    },
    {
      itemCode: 'chest-ct',
      group: 'imaging',
      part: 'lung',
      name: '低剂量胸部 CT',
      purpose: '发现早期肺癌和肺结节',
      notFor: '怀孕或备孕的人请勿做',
    },
  ],
  preparation: ['前一天晚上八点后不吃东西', '带上身份证'],
  preparationKinds: ['fasting', 'identity'],
  refundRule: [
    { daysBefore: 2, percent: 100 },
    { daysBefore: 1, percent: 90 },
  ],
};

/** Who carries out private check-ups. */
export const sampleOrganisation: CheckUpOrganisation = {
  orgCode: 'ruihe',
  name: '瑞和私人体检',
  kind: 'private',
  introduction: '一人一室，专人陪检，报告由医生当面解读。',
  hospitalId: null,
  storeCount: 4,
  packageCount: 9,
  guide: ['带上身份证，到前台出示到检码', '先做需要空腹的项目'],
};

/** A store of check-ups. */
export const sampleStore: CheckUpStore = {
  storeId: 's-1',
  orgCode: 'health100',
  orgName: '杏林体检',
  name: '杏林体检（杭州文化路店）',
  cityId: '330100',
  cityName: '杭州',
  address: '杭州文化路 120 号',
  phone: '400-555-1005',
  opensAt: '07:30',
  closesAt: '11:00',
  latitude: 30.25,
  longitude: 120.17,
};

/** It with its next free days. */
export const sampleFoundStore: ListPhysicalStoresResponse['items'][number] = {
  store: sampleStore,
  distanceMetres: null,
  freeDays: [
    { day: '2026-12-01', total: 10, remaining: 4 },
    { day: '2026-12-02', total: 10, remaining: 10 },
  ],
};

/** Its days: the first one is full, the second has one place. */
export const sampleCheckUpDays: GetPhysicalScheduleResponse = {
  store: sampleStore,
  days: [
    { day: '2026-12-01', total: 10, remaining: 0 },
    { day: '2026-12-02', total: 10, remaining: 1 },
    { day: '2026-12-03', total: 10, remaining: 10 },
  ],
};

/** A paid check-up of two people in a list; the rest as `changed`. */
export function listedCheckUp(changed: Partial<PhysicalOrderCard> = {}): PhysicalOrderCard {
  return {
    orderNo: 'C1',
    kind: 'checkUp',
    group: 'active',
    title: '年度基础体检',
    facts: [
      { label: '门店', text: sampleStore.name },
      { label: '体检日', text: '2026年12月3日' },
      { label: '体检人', text: '王芳、王建国' },
    ],
    statusText: '已预约',
    amountCents: 79_800,
    refundCents: 0,
    actions: ['showVoucher', 'cancel'],
    payBefore: null,
    createdAt: '2026-11-20T20:00:00+08:00',
    state: 'booked',
    packageCode: 'p-1',
    packageTitle: '年度基础体检',
    packageKind: 'general',
    orgName: '杏林体检',
    store: sampleStore,
    day: '2026-12-03',
    people: [
      { patientId: 'pa-1', name: '王芳', attended: false, reportReady: false },
      { patientId: 'pa-2', name: '王建国', attended: false, reportReady: false },
    ],
    ...changed,
  };
}

/** The same with all that its own page shows. */
export function sampleCheckUpOrder(changed: Partial<PhysicalOrder> = {}): PhysicalOrder {
  return {
    ...listedCheckUp(),
    history: [
      {
        state: 'awaitingPayment',
        stateText: '待支付',
        at: '2026-11-20T20:00:00+08:00',
        actor: 'patient',
        event: 'submit',
        reason: null,
      },
      {
        state: 'booked',
        stateText: '已预约',
        at: '2026-11-20T20:01:00+08:00',
        actor: 'system',
        event: 'pay',
        reason: null,
      },
    ],
    payment: 'paid',
    refund: null,
    wrongPayments: [],
    priceCents: 39_900,
    offCents: 0,
    voucherCode: '20261203',
    preparation: ['前一天晚上八点后不吃东西', '带上身份证'],
    preparationKinds: ['fasting', 'identity'],
    refundTerms: [
      { before: '2026-12-01T18:00:00+08:00', refundCents: 79_800 },
      { before: '2026-12-02T18:00:00+08:00', refundCents: 71_820 },
    ],
    refundRule: [
      { daysBefore: 2, percent: 100 },
      { daysBefore: 1, percent: 90 },
    ],
    refundDay: '2026-12-03',
    refundNowCents: 71_820,
    movesLeft: 2,
    mayCancel: true,
    mayMove: true,
    mayInvoice: false,
    invoice: null,
    paper: { mayAsk: false, address: null, parcels: [] },
    ...changed,
  };
}

/** The same after the visit, with the report of one of the two. */
export const attendedCheckUp = sampleCheckUpOrder({
  state: 'attended',
  statusText: '已到检，等待报告',
  actions: [],
  people: [
    { patientId: 'pa-1', name: '王芳', attended: true, reportReady: true },
    { patientId: 'pa-2', name: '王建国', attended: true, reportReady: false },
  ],
  mayCancel: false,
  mayMove: false,
  mayInvoice: true,
  paper: { mayAsk: true, address: null, parcels: [] },
});

/** The same with an invoice that was issued. */
export const invoicedCheckUp: PhysicalOrder = {
  ...attendedCheckUp,
  mayInvoice: false,
  invoice: {
    title: { type: 'person', name: '沈知秋' },
    email: 'qiu@example.com',
    cents: 79_800,
    invoiceNo: '26112500001',
  },
};

/** The same with a printed report on its way. */
export const postedCheckUp: PhysicalOrder = {
  ...attendedCheckUp,
  paper: {
    mayAsk: false,
    address: { name: '沈知秋', mobile: '139****1234', text: '浙江杭州西湖区文三路 1 号' },
    parcels: [
      {
        parcelId: 'pp-1',
        sender: sampleStore.name,
        carrier: '顺丰速运',
        trackingNo: 'SF1234567890',
        stateText: '运输中',
        events: [{ at: '2026-12-07T09:00:00+08:00', text: '已交顺丰速运寄出' }],
      },
    ],
  },
};
