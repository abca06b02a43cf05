/** What the tiny gateway says of hospitals: all that a card of one holds. */
export const tinyHospital = {
  hospitalId: 'h-1',
  name: '</script><b>',
  level: '3A',
  levelText: '三级甲等',
  areaId: '330100',
  areaName: '杭州',
  address: '杭州市上城区朝霞大道 599 号',
  tags: [],
  departmentCount: 31,
  doctorCount: 96,
  availability: 'available',
  distance: null,
};

/** What it says of a person at a glance; the nickname tells whose it is. */
export const tinyCentre = (nickname: string) => ({
  nickname,
  mobile: null,
  verifyStatus: 1,
  patientCount: 0,
  awaitingPaymentCount: 0,
  confirmedCount: 0,
  latestOrder: null,
  orderCounts: { awaitingPayment: 0, active: 0, toReview: 0, refunding: 0 },
  holdings: { couponCount: 0, coins: 0, packageCount: 0 },
  memberCard: null,
});
