import type { ListRenewalsResponse, PrescriptionDetail } from '@xinglin/gateway-sdk';

type Renewal = ListRenewalsResponse['items'][number];

const line: PrescriptionDetail['line'] = {
  phase: 'done',
  steps: [],
  next: { hand: 'nobody', by: null },
  silence: null,
};

const card: Renewal['prescription'] = {
  prescriptionId: 'rx-1',
  number: '2026 1031',
  version: 1,
  state: 'dispensed',
  patientId: 'p-1',
  patientName: '王秀兰',
  diagnosis: '高血压',
  itemNames: ['氨氯地平片'],
  days: 28,
  doctorId: 'd-1',
  doctorName: '沈知远',
  deptName: '心血管内科',
  signedAt: '2026-10-29T09:00:00+08:00',
  validUntil: '2026-11-01T09:00:00+08:00',
  line,
  orderNo: null,
  runsOutOn: '2026-11-26',
  renewal: null,
};

/** The sheet of {@link sampleRenewal}, as it was signed. */
export const sampleSheet: PrescriptionDetail = {
  ...card,
  hospitalName: '杏林互联网医院',
  patientAge: 75,
  patientGender: 'female',
  items: [
    {
      lineId: '1',
      drugId: 'amlodipine-5',
      quantity: 1,
      amount: 1,
      unit: 'tablet',
      frequency: 'onceDaily',
      timing: 'anyTime',
      days: 28,
      name: '氨氯地平片',
      strength: '5 mg',
      packText: '5 mg × 28 片',
      maker: '杏林制药',
      directions: '每天 1 次，每次 1 片',
      picture: null,
    },
  ],
  note: null,
  review: null,
  signatures: [],
  contentHash: '0'.repeat(64),
  orderKey: null,
  renewedFrom: null,
  supersededBy: null,
  supersedes: null,
  renewalCents: 500,
};

/** Six days are left, and it can be renewed now for ¥5; the sample's today is 20 November. */
export const sampleRenewal: Renewal = {
  prescription: card,
  refusal: null,
  doctor: { doctorId: 'd-1', name: '沈知远', title: '主任医师' },
  priceCents: 500,
  answerWithinMinutes: 120,
  reviewMinutes: 60,
  deliveryMinutes: 2 * 24 * 60,
};

/** Of a child; it cannot be renewed for the reason given. */
export const refusedRenewal = (refusal: NonNullable<Renewal['refusal']>): Renewal => ({
  ...sampleRenewal,
  prescription: {
    ...card,
    prescriptionId: 'rx-2',
    patientId: 'p-2',
    patientName: '王一诺',
    diagnosis: '支气管炎',
    itemNames: ['氨溴索口服液'],
    renewal: refusal,
  },
  refusal,
});

/** One that its doctor is at work on. */
export const pendingRenewal: Renewal = refusedRenewal({
  why: 'pendingSince',
  since: '2026-11-19T10:00:00+08:00',
  orderKey: 'c-9',
});
