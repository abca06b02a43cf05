import type {
  PackageComment,
  PackageExpert,
  PackageOrder,
  PackageOrderCard,
  PackageQuota,
  PackageTeam,
  PackageUse,
  ServicePackage,
  ServicePackageCard,
} from '@xinglin/gateway-sdk';
import { sampleDoctor } from '@xinglin/testing';

/** A service package in a list; the rest as `changed`. */
export function sampleServicePackage(
  changed: Partial<ServicePackageCard> = {},
): ServicePackageCard {
  return {
    packageCode: 'hypertension-quarter',
    topic: 'hypertension',
    title: '高血压管理季包',
    summary: '血压控制得不稳，或刚开始吃降压药的人',
    priceCents: 49_900,
    days: 90,
    doctorId: 'd-1',
    doctorName: '沈知远',
    teamId: 't-1',
    teamName: '心血管慢病团队',
    itemCount: 6,
    ...changed,
  };
}

const items = [
  { serviceId: 'consult', type: 'consult', name: '图文咨询', count: 2, shareCents: 9900 },
  { serviceId: 'call', type: 'call', name: '电话咨询', count: 1, shareCents: 10_000 },
  {
    serviceId: 'appointment',
    type: 'appointment',
    name: '门诊优先预约',
    count: 1,
    shareCents: 10_000,
  },
  { serviceId: 'form', type: 'form', name: '血压与用药评估', count: 1, shareCents: 5000 },
  { serviceId: 'goods', type: 'goods', name: '电子血压计', count: 1, shareCents: 10_000 },
  { serviceId: 'visit', type: 'visit', name: '护士上门指导', count: 1, shareCents: 5000 },
] as const;

/** How each is carried out. */
const notes = {
  consult: '写下问题，团队 24 小时内回复',
  call: '约好时间，医生打给您，每次 15 分钟',
  appointment: '选一个时间，当面看诊',
  form: '填写情况，团队给出书面评估',
  goods: '免运费寄到家',
  visit: '限所在城市，上门前电话确认',
} as const;

/** The same with all that its own page shows. */
export const sampleServicePackageDetail: ServicePackage = {
  ...sampleServicePackage(),
  description: ['由团队共同负责，有事随时有人接。'],
  items: items.map((item) => ({ ...item, note: notes[item.type] })),
  doctors: [sampleDoctor, { ...sampleDoctor, doctorId: 'd-2', name: '林若溪', gender: 'female' }],
};

/** A team with one doctor and one package. */
export const samplePackageTeam: PackageTeam = {
  teamId: 't-1',
  name: '心血管慢病团队',
  introduction: '由心内科医生带队，看血压、看药、看检查。',
  members: [sampleDoctor],
  packages: [sampleServicePackage()],
};

/** A doctor with one package. */
export const samplePackageExpert: PackageExpert = {
  doctor: sampleDoctor,
  packages: [sampleServicePackage({ teamId: null, teamName: null })],
  commentCount: 12,
  average: 4.8,
};

/** What somebody says of a package. */
export const samplePackageComment: PackageComment = {
  commentId: 'c-1',
  packageTitle: '高血压管理季包',
  stars: 5,
  text: '医生回复很快，血压稳下来了',
  authorName: '王*',
  createdAt: '2026-11-20T20:00:00+08:00',
};

/** A package that is in use, in a list; the rest as `changed`. */
export function listedPackage(changed: Partial<PackageOrderCard> = {}): PackageOrderCard {
  return {
    orderNo: 'P1',
    kind: 'servicePackage',
    group: 'active',
    title: '高血压管理季包',
    facts: [
      { label: '医生', text: '沈知远' },
      { label: '使用人', text: '王秀兰' },
      { label: '有效期至', text: '2027年2月17日' },
    ],
    statusText: '使用中',
    amountCents: 49_900,
    refundCents: 0,
    actions: [],
    payBefore: null,
    createdAt: '2026-11-20T20:00:00+08:00',
    state: 'active',
    packageCode: 'hypertension-quarter',
    packageTitle: '高血压管理季包',
    doctorId: 'd-1',
    doctorName: '沈知远',
    patientName: '王秀兰',
    person: { relation: 'parent', gender: 'female', age: 68 },
    endsAt: '2099-02-18T00:00:00+08:00',
    ...changed,
  };
}

/** What is left of each item: everything but one consultation. */
export const sampleQuotas: PackageQuota[] = items.map((item) => ({
  ...item,
  note: notes[item.type],
  left: item.serviceId === 'consult' ? 1 : item.count,
  leftCents: item.serviceId === 'consult' ? 4950 : item.shareCents,
}));

/** The same with all that its own page shows. */
export function samplePackageOrder(changed: Partial<PackageOrder> = {}): PackageOrder {
  return {
    ...listedPackage(),
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
        state: 'active',
        stateText: '使用中',
        at: '2026-11-20T20:01:00+08:00',
        actor: 'system',
        event: 'pay',
        reason: null,
      },
    ],
    payment: 'paid',
    refund: null,
    wrongPayments: [],
    days: 90,
    quotas: sampleQuotas,
    doctor: sampleDoctor,
    openUses: [samplePackageUse()],
    refundNowCents: 44_950,
    pauses: [],
    pauseLeft: { times: 2, days: 90 },
    mayPause: true,
    mayResume: false,
    mayCancel: false,
    mayRefund: true,
    mayBind: false,
    mayUse: true,
    mayComment: true,
    comment: null,
    ...changed,
  };
}

/** The same before it is paid. */
export const unpaidPackage = samplePackageOrder({
  state: 'awaitingPayment',
  group: 'awaitingPayment',
  statusText: '待支付',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2099-11-20T21:27:41+08:00',
  endsAt: null,
  patientName: null,
  person: null,
  openUses: [],
  refundNowCents: 0,
  mayPause: false,
  mayCancel: true,
  mayRefund: false,
  mayUse: false,
  mayComment: false,
});

/** The same while it is paused for the second time. */
export const pausedPackage = samplePackageOrder({
  state: 'paused',
  statusText: '已暂停',
  pauses: [
    {
      reason: 'hospital',
      startedOn: '2026-12-20',
      resumesOn: '2026-12-30',
      days: 10,
      isRunning: true,
    },
    {
      reason: 'travel',
      startedOn: '2026-12-01',
      resumesOn: '2026-12-06',
      days: 5,
      isRunning: false,
    },
  ],
  pauseLeft: { times: 0, days: 75 },
  mayPause: false,
  mayResume: true,
  mayUse: false,
});

/** The same with nothing left of it. */
export const completedPackage = samplePackageOrder({
  state: 'completed',
  group: 'completed',
  statusText: '已完成',
  quotas: sampleQuotas.map((quota) => ({ ...quota, left: 0, leftCents: 0 })),
  openUses: [],
  refundNowCents: 0,
  mayPause: false,
  mayRefund: false,
  mayUse: false,
});

/** The same before it is known for whom it is. */
export const unboundPackage = samplePackageOrder({
  patientName: null,
  person: null,
  openUses: [],
  mayBind: true,
  mayUse: false,
  mayComment: false,
});

/** One use of an item; the rest as `changed`. */
export function samplePackageUse(changed: Partial<PackageUse> = {}): PackageUse {
  return {
    applyNo: 'a-1',
    orderNo: 'P1',
    serviceId: 'consult',
    type: 'consult',
    itemName: '图文咨询',
    itemNote: notes.consult,
    state: 'asked',
    stateText: '已申请',
    note: '最近胸闷，走路后更明显',
    wantedOn: null,
    plannedAt: null,
    result: null,
    createdAt: '2026-11-21T10:00:00+08:00',
    doneAt: null,
    mayWithdraw: true,
    ...changed,
  };
}

/** A time of the doctor that was taken. */
export const samplePackageAppointment = samplePackageUse({
  serviceId: 'appointment',
  type: 'appointment',
  itemName: '门诊优先预约',
  itemNote: notes.appointment,
  state: 'planned',
  stateText: '已安排',
  note: '',
  plannedAt: '2099-11-24T09:00:00+08:00',
});
