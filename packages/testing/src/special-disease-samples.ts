import type {
  ListSpecialDiseaseExpertsResponse,
  SpecialDiseaseBooking,
  SpecialDiseaseCertificate,
  SpecialDiseaseExpert,
  SpecialDiseaseGroup,
  ViewSpecialDiseaseAgreementResponse,
} from '@xinglin/gateway-sdk';
import { sampleDoctor } from './doctor-samples';

const tumour = {
  diseaseId: 'tumour',
  name: '肿瘤',
  summary: '初次发现肿块、术后复查或需要调整治疗方案时，由肿瘤专家团队看诊。',
  expertCount: 1,
};

const lead: SpecialDiseaseExpert = {
  diseaseId: 'tumour',
  doctor: sampleDoctor,
  isLead: true,
  feeCents: 19_900,
  days: [
    { day: '2026-12-02', remaining: 0 },
    { day: '2026-12-04', remaining: 3 },
    { day: '2026-12-09', remaining: 4 },
  ],
};

/** The diseases that have experts of their own; the second has none. */
export const sampleSpecialDiseases: ListSpecialDiseaseExpertsResponse = {
  items: [lead],
  total: 1,
  pageNo: 1,
  pageSize: 1,
  diseases: [tumour, { ...tumour, diseaseId: 'rare', name: '罕见病', expertCount: 0 }],
};

/** The group of a disease with one expert, whose first day is full. */
export const sampleSpecialGroup: SpecialDiseaseGroup = {
  ...tumour,
  materialsHint: '写明哪里不舒服、什么时候发现、做过哪些检查和治疗。',
  refundRule: [
    { daysBefore: 2, percent: 100 },
    { daysBefore: 1, percent: 50 },
  ],
  members: [lead],
};

/** The agreement of these bookings. */
export const sampleSpecialTerms: ViewSpecialDiseaseAgreementResponse = {
  type: 'business',
  bsType: 'specialDisease',
  version: '1.0',
  effectiveOn: '2026-01-01',
  status: 'current',
  title: '专病专家预约协议',
  blocks: [{ kind: 'heading', text: '提交与确认' }],
  versions: [{ version: '1.0', effectiveOn: '2026-01-01', status: 'current' }],
};

const expert = {
  doctorId: sampleDoctor.doctorId,
  name: sampleDoctor.name,
  titleText: sampleDoctor.titleText,
  hospitalName: sampleDoctor.hospitalName,
  hospDeptName: sampleDoctor.hospDeptName,
};

/** A paid booking; the rest as `changed`. */
export function sampleSpecialBooking(
  changed: Partial<SpecialDiseaseBooking> = {},
): SpecialDiseaseBooking {
  return {
    orderNo: 'SD1',
    kind: 'specialDisease',
    group: 'active',
    title: '肿瘤专家预约',
    facts: [
      { label: '专家', text: expert.name },
      { label: '就诊人', text: '王芳' },
      { label: '就诊日', text: '2026年12月4日' },
    ],
    statusText: '预约成功',
    amountCents: 19_900,
    refundCents: 0,
    actions: ['showVoucher', 'cancel'],
    payBefore: null,
    createdAt: '2026-11-20T20:00:00+08:00',
    history: [
      {
        state: 'submitted',
        stateText: '等待专家团队确认',
        at: '2026-11-20T20:00:00+08:00',
        actor: 'patient',
        event: 'submit',
        reason: null,
      },
    ],
    payment: 'paid',
    refund: null,
    wrongPayments: [],
    state: 'booked',
    diseaseId: 'tumour',
    diseaseName: '肿瘤',
    expert,
    patientName: '王芳',
    day: '2026-12-04',
    materials: '右乳肿块两个月，彩超提示结节',
    note: '',
    agreementVersion: '1.0',
    agreedAt: '2026-11-20T20:00:00+08:00',
    refundTerms: [
      { before: '2026-12-02T18:00:00+08:00', refundCents: 19_900 },
      { before: '2026-12-03T18:00:00+08:00', refundCents: 9950 },
    ],
    refundRule: [
      { daysBefore: 2, percent: 100 },
      { daysBefore: 1, percent: 50 },
    ],
    refundDay: '2026-12-04',
    refundNowCents: 19_900,
    movesLeft: 3,
    mayCancel: true,
    mayMove: true,
    mayNote: true,
    hasCertificate: true,
    hasCode: true,
    ...changed,
  };
}

/** The certificate of its payment. */
export const sampleSpecialCertificate: SpecialDiseaseCertificate = {
  orderNo: 'SD1',
  certificateNo: 'SDSD1',
  diseaseName: '肿瘤',
  expert,
  patientName: '王芳',
  day: '2026-12-04',
  paidCents: 19_900,
  refundCents: 0,
  paidAt: '2026-11-21T09:00:00+08:00',
};
