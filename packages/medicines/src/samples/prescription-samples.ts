import type {
  ListPrescriptionsResponse,
  MedicineLine,
  PrescriptionCard,
  PrescriptionDetail,
  PrescriptionItem,
  VerifyPrescriptionResponse,
} from '@xinglin/gateway-sdk';

const day = (time: string): string => `2026-11-20T${time}:00+08:00`;

/** A line of truth: two of three medicines are on their way, and the pharmacy is silent about the third. */
export function sampleMedicineLine(changed: Partial<MedicineLine> = {}): MedicineLine {
  return {
    phase: 'onTheWay',
    steps: [
      { step: 'sign', state: 'done', at: day('18:58'), by: '沈知远', dueAt: null, part: null },
      { step: 'review', state: 'done', at: day('19:06'), by: '周宁', dueAt: null, part: null },
      {
        step: 'dispense',
        state: 'late',
        at: day('19:20'),
        by: '杏林大药房文三路店',
        dueAt: day('20:20'),
        part: { done: 2, of: 3 },
      },
      {
        step: 'deliver',
        state: 'now',
        at: day('20:10'),
        by: '张师傅',
        dueAt: day('21:50'),
        part: { done: 2, of: 3 },
      },
      { step: 'arrive', state: 'later', at: null, by: null, dueAt: day('21:50'), part: null },
    ],
    next: { hand: 'pharmacy', by: day('21:50') },
    silence: {
      kind: 'overdueSince',
      since: day('20:20'),
      lastWords: '在调货',
      lastHeardAt: day('20:00'),
      // oxlint-disable-next-line unicorn/no-thenable -- the name of the answer's field
      then: { what: 'offersElsewhere', at: day('21:50') },
    },
    ...changed,
  };
}

/** The line of a sheet that waits for its pharmacist. */
export const reviewingLine = sampleMedicineLine({
  phase: 'inReview',
  steps: [
    { step: 'sign', state: 'done', at: day('20:50'), by: '沈知远', dueAt: null, part: null },
    { step: 'review', state: 'now', at: day('20:50'), by: null, dueAt: day('21:20'), part: null },
    { step: 'dispense', state: 'later', at: null, by: null, dueAt: null, part: null },
    { step: 'deliver', state: 'later', at: null, by: null, dueAt: null, part: null },
    { step: 'arrive', state: 'later', at: null, by: null, dueAt: null, part: null },
  ],
  next: { hand: 'pharmacist', by: day('21:20') },
  silence: null,
});

/** The line of a sheet that is approved and waits for its patient to choose a pharmacy. */
export const toOrderLine = sampleMedicineLine({
  phase: 'toOrder',
  steps: [
    { step: 'sign', state: 'done', at: day('18:58'), by: '沈知远', dueAt: null, part: null },
    { step: 'review', state: 'done', at: day('19:06'), by: '周宁', dueAt: null, part: null },
    { step: 'dispense', state: 'later', at: null, by: null, dueAt: null, part: null },
    { step: 'deliver', state: 'later', at: null, by: null, dueAt: null, part: null },
    { step: 'arrive', state: 'later', at: null, by: null, dueAt: null, part: null },
  ],
  next: { hand: 'patient', by: '2026-11-23T19:06:00+08:00' },
  silence: null,
});

/** The line of a sheet that ended before it was claimed. */
export const endedLine = (phase: 'returned' | 'expired' | 'cancelled'): MedicineLine => ({
  ...toOrderLine,
  phase,
  steps: toOrderLine.steps.map((one) =>
    one.step === (phase === 'returned' ? 'review' : 'dispense')
      ? { ...one, state: 'ended', at: day('19:30') }
      : one,
  ),
  next: { hand: 'patient', by: null },
});

const item: PrescriptionItem = {
  lineId: '1',
  drugId: 'ezetimibe-10',
  quantity: 1,
  amount: 1,
  unit: 'tablet',
  frequency: 'onceDaily',
  timing: 'anyTime',
  days: 28,
  name: '依折麦布片',
  strength: '10 mg',
  packText: '10 mg × 28 片',
  maker: '青河制药',
  directions: '每天 1 片，什么时候都行',
  picture: { pictogram: 'tablets', tone: 'leaf' },
};

/** Three medicines for the lipids of the blood. */
export const samplePrescriptionItems: PrescriptionItem[] = [
  item,
  {
    ...item,
    lineId: '2',
    drugId: 'aspirin-100',
    timing: 'emptyStomach',
    days: 30,
    name: '阿司匹林肠溶片',
    strength: '100 mg',
    packText: '100 mg × 30 片',
    maker: '松岭制药',
    directions: '每天早上 1 片，空腹',
  },
  {
    ...item,
    lineId: '3',
    drugId: 'atorvastatin-20',
    frequency: 'everyNight',
    timing: 'bedtime',
    name: '阿托伐他汀钙片',
    strength: '20 mg',
    packText: '20 mg × 28 片',
    directions: '每晚 1 片',
  },
];

/** A prescription in a list, on its way; the rest as `changed`. */
export function samplePrescriptionCard(changed: Partial<PrescriptionCard> = {}): PrescriptionCard {
  return {
    prescriptionId: 'rx-1',
    number: '8841 0272',
    version: 1,
    state: 'claimed',
    patientId: 'p-1',
    patientName: '王秀兰',
    diagnosis: '血脂',
    itemNames: samplePrescriptionItems.map(({ name }) => name),
    days: 28,
    doctorId: 'd-1',
    doctorName: '沈知远',
    deptName: '心血管内科',
    signedAt: day('18:58'),
    validUntil: '2026-11-23T19:06:00+08:00',
    line: sampleMedicineLine(),
    orderNo: 'D1',
    runsOutOn: null,
    renewal: { why: 'notFullyUsed', from: '2026-12-11' },
    ...changed,
  };
}

/** A prescription on its own page, on its way; the rest as `changed`. */
export function samplePrescription(changed: Partial<PrescriptionDetail> = {}): PrescriptionDetail {
  return {
    ...samplePrescriptionCard(),
    hospitalName: '浙江省立同仁医院',
    patientAge: 75,
    patientGender: 'female',
    items: samplePrescriptionItems,
    note: '阿司匹林请在早饭前半小时服用。',
    review: { pharmacistName: '周宁', at: day('19:06'), isApproved: true, reason: null },
    signatures: [
      {
        role: 'doctor',
        name: '沈知远',
        at: day('18:58'),
        certificate: 'CN=沈知远, O=杏林沙箱 CA',
        isSandbox: true,
      },
      {
        role: 'pharmacist',
        name: '周宁',
        at: day('19:06'),
        certificate: 'CN=周宁, O=杏林沙箱 CA',
        isSandbox: true,
      },
    ],
    contentHash: 'ab54f8c0de0192f3a5b6c7d8e9f00112233445566778899aabbccddeeff00112',
    orderKey: 'c-1',
    renewedFrom: null,
    supersededBy: null,
    supersedes: null,
    renewalCents: 500,
    ...changed,
  };
}

/** Approved just now: a pharmacy can be chosen. */
export const approvedPrescription = samplePrescription({
  state: 'approved',
  line: toOrderLine,
  orderNo: null,
});

/** Signed by its doctor, not reviewed yet: no package is shown. */
export const reviewedPrescription = samplePrescription({
  state: 'inReview',
  line: reviewingLine,
  orderNo: null,
  validUntil: null,
  review: null,
  items: samplePrescriptionItems.map((one) => ({ ...one, picture: null })),
  signatures: samplePrescription().signatures.slice(0, 1),
});

/** Ended unclaimed: its doctor is asked again without a fee. */
export const expiredPrescription = samplePrescription({
  state: 'expired',
  line: endedLine('expired'),
  orderNo: null,
  validUntil: day('19:30'),
  renewal: null,
  renewalCents: 0,
});

/** Given back by the pharmacist, with a reason. */
export const returnedPrescription = samplePrescription({
  state: 'returned',
  line: endedLine('returned'),
  orderNo: null,
  validUntil: null,
  review: {
    pharmacistName: '周宁',
    at: day('19:30'),
    isApproved: false,
    reason: '阿司匹林与华法林同服，请医生确认',
  },
  signatures: samplePrescription().signatures.slice(0, 1),
});

/** Prescriptions of an account: one is on its way, one waits for a pharmacy. */
export const samplePrescriptions: ListPrescriptionsResponse = {
  items: [
    samplePrescriptionCard(),
    samplePrescriptionCard({
      prescriptionId: 'rx-2',
      number: '8841 0273',
      patientId: 'p-2',
      patientName: '王一诺',
      diagnosis: '过敏性鼻炎',
      itemNames: ['西替利嗪滴剂'],
      days: 14,
      state: 'approved',
      line: toOrderLine,
      orderNo: null,
      renewal: { why: 'notFullyUsed', from: '2026-12-01' },
    }),
  ],
  total: 2,
  pageNo: 1,
  pageSize: 20,
  counts: { current: 2, past: 5 },
};

/** Both signatures fit what was signed. */
export const sampleVerification: VerifyPrescriptionResponse = {
  isUnchanged: true,
  contentHash: samplePrescription().contentHash,
  checkedAt: day('21:00'),
  signatures: samplePrescription().signatures.map((one, place) => ({
    ...one,
    isValid: true,
    fingerprint: `5F:0${place}:A1:7C:33:90:12:E4`,
  })),
};
