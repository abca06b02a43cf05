import type { DeskResponse } from '@xinglin/contract';
import type { Finding, ListedDrug, Prescription } from '../api/shapes';

/** A line of the truth about a prescription that waits for its review. */
export const sampleLine: Prescription['line'] = {
  phase: 'inReview',
  steps: [],
  next: { hand: 'pharmacist', by: null },
  silence: null,
};

/** A medicine against high blood pressure on a prescription, for four weeks. */
export const sampleItem: Prescription['items'][number] = {
  lineId: '1',
  drugId: 'drug-1',
  quantity: 1,
  amount: 1,
  unit: 'tablet',
  frequency: 'onceDaily',
  timing: 'anyTime',
  days: 28,
  name: '苯磺酸氨氯地平片',
  strength: '5 mg',
  packText: '5 mg × 28 片',
  maker: '辉瑞制药',
  directions: '每天 1 次，每次 1 片',
  picture: null,
};

/** A second one, twice a day. */
export const secondItem: Prescription['items'][number] = {
  ...sampleItem,
  lineId: '2',
  drugId: 'drug-2',
  quantity: 2,
  frequency: 'twiceDaily',
  name: '酒石酸美托洛尔片',
  strength: '25 mg',
  packText: '25 mg × 28 片',
  maker: '阿斯利康',
  directions: '每天 2 次，每次 1 片',
};

/** A prescription that waits for its review. */
export const samplePrescription = (more: Partial<Prescription> = {}): Prescription => ({
  prescriptionId: 'prescription-1',
  number: '2026 1187',
  version: 1,
  state: 'inReview',
  patientId: 'patient-1',
  patientName: '王秀兰',
  diagnosis: '高血压',
  itemNames: [sampleItem.name],
  days: 28,
  doctorId: 'doctor-1',
  doctorName: '陈宇',
  deptName: '心血管内科',
  signedAt: '2026-11-25T09:40:00+08:00',
  validUntil: null,
  line: sampleLine,
  orderNo: null,
  runsOutOn: null,
  renewal: null,
  hospitalName: '杏林医院',
  patientAge: 70,
  patientGender: 'female',
  items: [sampleItem, secondItem],
  note: null,
  review: null,
  signatures: [
    {
      role: 'doctor',
      name: '陈宇',
      at: '2026-11-25T09:40:00+08:00',
      certificate: 'CN=陈宇',
      isSandbox: true,
    },
  ],
  contentHash: '9f2c71e4b05d8a36',
  orderKey: 'consult-1',
  renewedFrom: null,
  supersededBy: null,
  supersedes: null,
  renewalCents: 500,
  ...more,
});

/** A warning that needs a reason. */
export const sampleWarning: Finding = {
  check: 'interaction',
  severity: 'warning',
  drugIds: ['drug-2', 'drug-1'],
  text: '两种降压药合用可能引起心动过缓，请监测心率。',
  source: '国家药品说明书库',
  sourceVersion: '2026.3',
  overrideReason: null,
};

/** What forbids a prescription. */
export const sampleForbidden: Finding = {
  ...sampleWarning,
  check: 'allergy',
  severity: 'forbidden',
  drugIds: ['drug-1'],
  text: '患者对这类药物过敏。',
};

/** What no check covers. */
export const sampleUnchecked: Finding = {
  ...sampleWarning,
  check: 'pregnancy',
  severity: 'notChecked',
  drugIds: ['drug-2'],
  text: '这个药品的妊娠资料未收录。',
};

/** Medicines of the list, of which one cannot be prescribed online. */
export const sampleDrugs: ListedDrug[] = [
  {
    drugId: 'drug-1',
    name: '苯磺酸氨氯地平片',
    strength: '5 mg',
    packText: '5 mg × 28 片',
    packUnits: 28,
    unit: 'tablet',
    maker: '辉瑞制药',
    whyNot: null,
  },
  {
    drugId: 'drug-3',
    name: '苯磺酸左氨氯地平片',
    strength: '2.5 mg',
    packText: '2.5 mg × 14 片',
    packUnits: 14,
    unit: 'tablet',
    maker: '施慧达药业',
    whyNot: null,
  },
  {
    drugId: 'drug-9',
    name: '苯巴比妥片',
    strength: '30 mg',
    packText: '30 mg × 100 片',
    packUnits: 100,
    unit: 'tablet',
    maker: '上药信谊',
    whyNot: '精神药品不能在互联网医院开具',
  },
];

/** What the gateway found to be sound, but for a warning. */
export const sampleCheck = (
  more: Partial<DeskResponse<'check-prescription'>> = {},
): DeskResponse<'check-prescription'> => ({
  findings: [sampleUnchecked, sampleWarning],
  rules: [],
  items: [sampleItem, secondItem],
  contentHash: '9f2c71e4b05d8a36',
  ...more,
});

/** A request to renew, as its doctor opens it. */
export const samplePrescribing = (
  more: Partial<DeskResponse<'open-prescribing'>> = {},
): DeskResponse<'open-prescribing'> => ({
  orderKey: 'consult-1',
  patient: { name: '王秀兰', gender: 'female', age: 70 },
  whyNot: null,
  allergies: ['青霉素类'],
  isPregnant: null,
  renewal: {
    former: samplePrescription({
      prescriptionId: 'former-1',
      number: '2026 0871',
      state: 'dispensed',
      signedAt: '2026-10-20T10:00:00+08:00',
    }),
    survey: {
      takesAsPrescribed: 'always',
      lastReading: '血压 138/84',
      sideEffects: '早上起床有点头晕',
      allergyClasses: ['penicillins'],
      proofFileIds: [],
    },
    proofs: [],
  },
  prescriptions: [],
  earlier: [],
  ...more,
});
