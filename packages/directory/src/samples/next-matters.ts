import type { NextMatter } from '@xinglin/gateway-sdk';

/** A visit of the day after the samples' today. */
export const sampleMatter: NextMatter = {
  kind: 'registration',
  orderNo: 'R1',
  waitId: null,
  what: 'go',
  title: '沈知远 主任医师',
  doctorId: 'd-1',
  doctorName: '沈知远',
  people: [{ patientId: 'p-1', name: '王秀兰', relation: 'mother' }],
  at: '2026-11-22T08:00:00+08:00',
  day: '2026-11-22',
  until: null,
  timeZone: 'Asia/Shanghai',
  amountCents: null,
  place: '浙江省立同仁医院 心血管内科',
  hospitalId: 'h-1',
  unreadCount: 0,
  position: null,
};

/** A visit that is to be paid. */
export const sampleMatterToPay: NextMatter = {
  ...sampleMatter,
  orderNo: 'R2',
  what: 'pay',
  until: '2026-11-21T18:00:00+08:00',
  amountCents: 3800,
};
