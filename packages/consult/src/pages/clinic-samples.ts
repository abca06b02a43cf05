// Owns: a clinic of a community with two doctors who can be asked, as the gateway tells of them.
// Must not know: what is tested or shown.
// Used by: the tests and stories of the pages of clinics.
import type { ConsultService, Hospital, ListCommunityClinicsResponse } from '@xinglin/gateway-sdk';
import {
  listOf,
  sampleAsked,
  sampleColleague,
  sampleConsultServices,
  sampleDoctor,
  sampleHospital,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import {
  listedConsult,
  sampleConsult,
  sampleOfferWithoutCoupons,
} from '../samples/consult-samples';

export const sampleClinic: Hospital = {
  ...sampleHospital,
  hospitalId: 'c-1',
  name: '杭州景澈社区卫生服务中心',
  level: '1',
  levelText: '一级',
  address: '杭州市萧山区清泉大道 3 号',
  phone: '400-224-7620',
  departmentCount: 4,
  doctorCount: 8,
};

/** One whose doctors take questions, and one whose do not. */
export const sampleClinics: ListCommunityClinicsResponse['items'] = [
  { hospital: sampleClinic, openDoctorCount: 2, priceCents: 1000 },
  {
    hospital: { ...sampleClinic, hospitalId: 'c-2', name: '杭州漱溪社区卫生服务中心' },
    openDoctorCount: 0,
    priceCents: null,
  },
];

const returnVisit: ConsultService = {
  ...sampleConsultServices.convenient,
  kind: 'policlinic',
  title: '网上复诊',
  doctor: 'chosen',
  priceCents: 1200,
  answerWithinMinutes: 240,
};

const localDoctor = {
  ...sampleDoctor,
  hospitalId: 'c-1',
  hospitalName: sampleClinic.name,
  hospitalLevel: '1',
} as const;

/** What the pages of one clinic ask. */
export const clinicAnswers = {
  getHospitalInfoById: sampleClinic,
  getDoctorInfoById: localDoctor,
  mergeSearchDoctors: listOf([localDoctor]),
  listConsultDoctors: listOf([
    { doctor: localDoctor, priceCents: 1200 },
    { doctor: { ...sampleColleague, hospitalId: 'c-1' }, priceCents: 0 },
  ]),
  listPatients: listOf(Object.values(samplePatients)),
  getExpertConsultInfo: { ...sampleAsked, doctor: localDoctor, services: [returnVisit] },
  listConsultCoupons: sampleOfferWithoutCoupons,
  getConsultDraft: { draft: null },
  getDoctorBlacklistStatus: { isShielded: false },
} satisfies GatewayAnswers;

/** The same answered and over. */
const over = { group: 'completed', state: 'finished', statusText: '已结束' } as const;

/** One that runs, and one that is over. */
export const sampleClinicConsults = [
  listedConsult({ consultKind: 'policlinic', title: '网上复诊' }),
  listedConsult({
    ...over,
    orderKey: 'C2',
    orderNo: 'C2',
    consultKind: 'policlinic',
    title: '网上复诊',
    until: null,
  }),
];

/** A consult that was answered and is over, to be reviewed. */
export const sampleEnded = sampleConsult({
  ...over,
  consultKind: 'policlinic',
  title: '网上复诊',
  actions: ['review'],
  answeredAt: '2026-11-20T21:00:00+08:00',
  until: null,
});
