import { membership } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

const goodsId = 'card-family';

/** Lets the sandbox's family buy a card and name whom it is for. */
export async function buyCard({ goTo, family }: SandboxLife): Promise<void> {
  goTo(-150, '21:15');
  const { quote } = await family.call(membership.validateVipCard, { goodsId, couponId: '' });
  const { orderNo } = await family.call(membership.buyVipCard, {
    goodsId,
    totalCents: quote.totalCents,
  });
  await family.pay(orderNo);
  const { items } = await family.call(membership.listAvailableVipCards, {});
  const patientIds = await Promise.all(['王明', '王秀兰', '王一诺'].map(family.patient));
  for (const { cardId } of items)
    await family.call(membership.activeVipCard, { cardId, patientIds });
}
