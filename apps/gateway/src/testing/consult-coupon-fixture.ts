import type { TestGateway } from './test-gateway';
import { newAsker, price } from './consult-fixture';
import { issueCoupon, type IssuedCoupon } from '../kernel/pricing/give-coupon';
import { localised } from '../platform/translate';

/** What the coupon of {@link openConsultCoupons} takes off, in cents. */
export const off = 1000;

/** What a consult costs with it. */
export const due = price - off;

/** The coupon of {@link openConsultCoupons}. */
export const couponOfConsult: IssuedCoupon = {
  title: localised('问诊满 40 减 10', '¥10 off a consult order of ¥40'),
  use: 'consult',
  seller: null,
  offCents: off,
  fromCents: 4000,
  days: 30,
};

/** People with a coupon for consults of one doctor, and their orders. */
export function openConsultCoupons(gateway: TestGateway, doctorId: string) {
  const holder = async () => {
    const person = await newAsker(gateway);
    const give = async (changed: Partial<IssuedCoupon> = {}): Promise<string> => {
      const { db, clock } = gateway.services;
      return (await issueCoupon(db, person.userId, { ...couponOfConsult, ...changed }, clock.now()))
        .couponId;
    };
    const asked = { kind: 'imageText', doctorId };
    const offer = async (more: object = {}) =>
      (await person.call('/consult/consultorder/couponlist', { ...asked, ...more })).data;
    const best = async () =>
      (await person.call('/consult/consultorder/getbestcoupon', asked)).data.coupon;
    const held = async (state = 'usable') =>
      (await person.call('/modulecoupon/rest/coupon/black/pageusercoupon', { state })).data.items;
    return { ...person, give, offer, best, held, couponId: await give() };
  };
  type Holder = Awaited<ReturnType<typeof holder>>;
  /** An order that holds the coupon of a person and is still to be paid. */
  const ordered = async (person: Holder): Promise<string> => {
    const { couponId } = person;
    return (await person.submit('imagetext', { doctorId, couponId })).data.orderKey;
  };
  return { holder, ordered };
}

export type Holder = Awaited<ReturnType<ReturnType<typeof openConsultCoupons>['holder']>>;
