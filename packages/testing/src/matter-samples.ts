import type { NextMatter } from '@xinglin/gateway-sdk';

/** Something that is next: a visit with a doctor, unless told otherwise. */
export function sampleMatter(changes: Partial<NextMatter> = {}): NextMatter {
  return {
    kind: 'registration',
    orderNo: '20261122140000000001',
    waitId: null,
    what: 'go',
    title: '同仁医院 · 沈知远医生',
    doctorId: 'd-1',
    doctorName: '沈知远',
    people: [{ patientId: 'p-1', name: '王秀兰', relation: 'parent' }],
    at: '2026-11-21T08:00:00+08:00',
    day: '2026-11-21',
    until: null,
    timeZone: 'Asia/Shanghai',
    amountCents: null,
    place: '同仁医院 心内科',
    hospitalId: 'h-1',
    unreadCount: 0,
    position: null,
    ...changes,
  };
}
