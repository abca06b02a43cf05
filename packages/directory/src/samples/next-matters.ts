import { sampleNextMatter } from '@xinglin/testing';

/** A visit of the next day, and one that is to be paid. */
export const visitAhead = sampleNextMatter({ orderNo: 'R1' });
export const visitToPay = sampleNextMatter({
  orderNo: 'R2',
  what: 'pay',
  until: '2026-11-21T18:00:00+08:00',
  amountCents: 3800,
});
