import { reviews } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

/** One visit of the sandbox's family is reviewed and its doctor thanked by a letter; the newer visits wait for a review. */
export async function reviewVisit({ goTo, family }: SandboxLife): Promise<void> {
  goTo(-27, '20:30');
  const { items } = await family.call(reviews.listOrdersToComment, {});
  const visit = items.find(({ type }) => type === 'visit');
  if (visit === undefined) throw new Error('no visit waits for a review');
  await family.call(reviews.addOrderComment, {
    orderNo: visit.orderNo,
    score: 5,
    aspects: { attitude: 5, explanation: 5, effect: 5, waiting: 4 },
    tags: ['patient', 'clear'],
    text: '血压怎么量、药怎么吃讲得很清楚，妈妈一听就懂。等了大概二十分钟。',
  });
  goTo(-27, '20:45');
  await family.call(reviews.addPraise, {
    expertId: visit.doctorId,
    text: '谢谢您把药一种一种讲给我妈听，还写在纸上。她现在早上自己量血压，心里踏实多了。',
    paper: 'apricot',
  });
}
