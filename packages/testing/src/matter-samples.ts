import type { GetPersonalCenterResponse, NextMatter } from '@xinglin/gateway-sdk';

/** Something that is next: a visit with a doctor by default. */
export function sampleNextMatter(changes: Partial<NextMatter> = {}): NextMatter {
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

/** The personal centre of a verified member with orders, coupons and a card. */
export const samplePersonalCenter: GetPersonalCenterResponse = {
  nickname: '小杏',
  mobile: '138****5521',
  verifyStatus: 1,
  patientCount: 2,
  awaitingPaymentCount: 1,
  confirmedCount: 12,
  latestOrder: null,
  orderCounts: { awaitingPayment: 2, active: 3, toReview: 1, refunding: 0 },
  holdings: { couponCount: 3, coins: 120, packageCount: 1 },
  memberCard: { title: '家庭卡', endsAt: '2026-12-20T21:00:00+08:00', savedCents: 61_200 },
};
