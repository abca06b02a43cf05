import type {
  GetTelemedicineScheduleResponse,
  ListTelemedicineDoctorsResponse,
  LocalDoctor,
  TelemedicineCard,
  TelemedicineOrder,
} from '@xinglin/gateway-sdk';
import { sampleDoctor } from '@xinglin/testing';

const timeZone = 'Asia/Shanghai';

/** An expert of the tele-clinic in a list. */
export const sampleTeleExpert: ListTelemedicineDoctorsResponse['items'][number] = {
  doctor: sampleDoctor,
  priceCents: 15000,
  nextAt: '2026-11-24T14:00:00+08:00',
  timeZone,
};

/** The expert's coming times: two on one day, of which one is taken, and one on another. */
export const sampleTeleSchedule: GetTelemedicineScheduleResponse = {
  doctor: sampleDoctor,
  priceCents: 15000,
  timeZone,
  times: [
    {
      startsAt: '2026-11-24T06:00:00.000Z',
      endsAt: '2026-11-24T06:30:00.000Z',
      isFree: true,
    },
    {
      startsAt: '2026-11-24T06:30:00.000Z',
      endsAt: '2026-11-24T07:00:00.000Z',
      isFree: false,
    },
    {
      startsAt: '2026-11-26T06:00:00.000Z',
      endsAt: '2026-11-26T06:30:00.000Z',
      isFree: true,
    },
  ],
};

/** A doctor of a clinic in the community. */
export const sampleLocalDoctor: LocalDoctor = {
  doctorId: 'd-9',
  name: '陈小雨',
  titleText: '主治医师',
  gender: 'female',
  hospitalId: 'h-9',
  hospitalName: '文三街社区卫生服务中心',
  hospDeptName: '全科医学科',
  address: '杭州市西湖区文三路 138 号',
  phone: '0571-88001234',
};

/** A paid session in a list, with its local doctor; the rest as `changed`. */
export function listedSession(changed: Partial<TelemedicineCard> = {}): TelemedicineCard {
  return {
    orderNo: 'T1',
    kind: 'telemedicine',
    group: 'active',
    title: '远程门诊',
    facts: [
      { label: '专家', text: '沈知远' },
      { label: '就诊人', text: '王芳' },
      { label: '时间', text: '2026年11月24日 14:00' },
    ],
    statusText: '已预约',
    amountCents: 15000,
    refundCents: 0,
    actions: ['cancel'],
    payBefore: null,
    createdAt: '2026-11-20T20:00:00+08:00',
    state: 'booked',
    expert: {
      doctorId: 'd-1',
      name: '沈知远',
      titleText: '主任医师',
      gender: 'male',
      hospitalName: '浙江省立同仁医院',
      hospDeptName: '心血管内科',
    },
    localDoctor: sampleLocalDoctor,
    patientName: '王芳',
    startsAt: '2026-11-24T14:00:00+08:00',
    endsAt: '2026-11-24T14:30:00+08:00',
    timeZone,
    ...changed,
  };
}

/** The same with all that its own page shows. */
export function sampleSession(changed: Partial<TelemedicineOrder> = {}): TelemedicineOrder {
  return {
    ...listedSession(),
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
    complaint: '血压控制不好，想请专家看看怎样用药',
    medicalCase: {
      course: '两年前查出高血压，近一个月早上常常头晕',
      diagnosis: '高血压 2 级',
      medicines: '氨氯地平 5 毫克，每天一次',
      allergies: '青霉素',
    },
    fileIds: ['f-1'],
    additions: [],
    summary: null,
    cancelBefore: '2026-11-24T12:00:00+08:00',
    placeBefore: '2026-11-24T13:00:00+08:00',
    mayCancel: true,
    mayChoosePlace: true,
    mayWriteCase: true,
    mayComplete: true,
    ...changed,
  };
}

/** The same after its time, with what the expert wrote. */
export const finishedSession = sampleSession({
  group: 'completed',
  state: 'finished',
  statusText: '已完成',
  actions: [],
  mayCancel: false,
  mayChoosePlace: false,
  mayWriteCase: false,
  mayComplete: false,
  additions: [{ at: '2026-11-23T09:00:00+08:00', note: '昨天量血压 150/95' }],
  summary: {
    diagnosis: '原发性高血压 2 级',
    advice: '加用缬沙坦 80 毫克，每天一次，早晚测血压并记录',
    followUp: '四周后在社区医院复查',
  },
});
