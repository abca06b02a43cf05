import { coupons } from '@xinglin/contract';
import type { LivingPerson, SandboxLife } from '../../platform/sandbox-life';

/** Coupons of the sandbox's people with a life: usable ones, one that ends tomorrow, one that has ended, and some left to take. */
export async function takeCoupons({ goTo, family, couple }: SandboxLife): Promise<void> {
  goTo(-20, '08:00');
  await take(family, 'mall-5');
  goTo(-6, '12:10');
  await take(family, 'any-8');
  goTo(-2, '21:00');
  await take(family, 'check-up-50');
  await take(family, 'consult-5');
  // Its cart does not reach this one yet.
  await take(family, 'mall-20');
  goTo(-1, '21:00');
  await take(couple, 'any-10');
}

async function take(person: LivingPerson, packId: string): Promise<void> {
  const { items } = await person.call(coupons.listCouponPacks, {});
  const pack = items.find(({ packSendId }) => packSendId === packId);
  if (pack === undefined) throw new Error(`${packId} is not given out`);
  const { packSendId, couponId, couponName } = pack;
  await person.call(coupons.receiveCoupon, { packSendId, couponId, couponName });
}
