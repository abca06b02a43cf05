import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../../kernel/people/accounts/exported-data';
import { device, deviceCents, medicine, openMall } from '../../../testing/goods-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { eraseGoods } from '../erasure';

let gateway: TestGateway;
let mall: ReturnType<typeof openMall>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  mall = openMall(gateway);
});
afterAll(() => gateway.dispose());

const goodsNo = device.replace(/-\d+$/, '');
const lines = [
  { skuId: medicine, count: 1 },
  { skuId: device, count: 1 },
];
const listed = async () =>
  (await gateway.call('/modulemarketplace/goods/comment/list', { goodsNo })).data;

/** An order that came, and the line of the device in it. */
async function received() {
  const order = await mall.ordered(lines);
  const { orderNo, act, detail } = order;
  await order.pay();
  await mall.desk('pack-goods', { orderNo });
  const shown = (await detail()).lines as readonly {
    readonly lineNo: number;
    readonly shopId: string;
    readonly skuId: string;
  }[];
  for (const shopId of new Set(shown.map((line) => line.shopId)))
    await mall.desk('ship-goods', {
      orderNo,
      shopId,
      carrier: '顺丰速运',
      trackingNo: 'SF1',
      text: '已揽收',
    });
  await act('receive');
  const { lineNo = 0 } = shown.find(({ skuId }) => skuId === device) ?? {};
  return {
    ...order,
    lineNo,
    say: (text: string, more: object = {}) => act('comment', { lineNo, score: 5, text, ...more }),
  };
}

describe('a review of goods', () => {
  it('is said once of a line that came, shown with a masked name, and said anew in its place', async () => {
    const before = await listed();
    const { say, detail, lineNo } = await received();
    expect((await detail()).comments).toContainEqual({ lineNo, comment: null });
    expect((await say('测得准，字很大')).data).toMatchObject({
      state: 'published',
      writtenText: '测得准，字很大',
      edited: false,
    });
    const shown = await listed();
    expect(shown.total).toBe(before.total + 1);
    expect(shown.items[0]).toMatchObject({ score: 5, text: '测得准，字很大', edited: false });
    expect(shown.items[0].authorName).toContain('*');
    expect(shown.items[0].skuLabel.length).toBeGreaterThan(0);
    expect((await say('用了两周，袖带有点紧', { score: 2, anonymous: true })).code).toBe(0);
    const again = await listed();
    expect(again.total).toBe(shown.total);
    expect(again.items[0]).toMatchObject({ score: 2, authorName: null, edited: true });
    const { comments } = await detail();
    expect(comments).toHaveLength(2);
    expect(comments).toContainEqual({
      lineNo,
      comment: expect.objectContaining({ writtenText: '用了两周，袖带有点紧', anonymous: true }),
    });
  });

  it('comes to a mean of all stars', async () => {
    const { items: before, total } = await listed();
    const sum = before.reduce((all: number, { score }: { score: number }) => all + score, 0);
    const one = await received();
    await one.say('很好用', { score: 4 });
    expect((await listed()).average).toBe(Math.round(((sum + 4) / (total + 1)) * 10) / 10);
  });

  it('is not said before it came, of a line that there is not, by anybody else, or of what went back', async () => {
    const unpaid = await mall.ordered(lines);
    const early = await unpaid.act('comment', { lineNo: 1, score: 5, text: '还没到' });
    expect(early.code).toBe(businessErrors.reviewClosed);
    expect((await unpaid.detail()).comments).toEqual([]);
    const { orderNo, act, lineNo, say } = await received();
    expect((await say('没有这一行', { lineNo: 9 })).status).toBe(403);
    const other = await mall.newBuyer();
    const foreign = await other.order('comment', { orderNo, lineNo, score: 1, text: '别人的' });
    expect(foreign).toMatchObject({ status: 403, data: null });
    const asked = await act('return', {
      type: 'return',
      lines: [{ lineNo, count: 1 }],
      reason: '不合适',
    });
    expect(asked.data.refundCents).toBe(deviceCents);
    const { returnId } = asked.data;
    await mall.desk('answer-goods-return', { returnId, agrees: true, answer: '请寄回' });
    await mall.desk('finish-goods-return', { returnId });
    expect((await say('退掉了')).code).toBe(businessErrors.reviewClosed);
  });

  it('is read by a person where words were stopped at, who publishes it or says why not', async () => {
    const { say, detail, lineNo, mobile } = await received();
    const { total } = await listed();
    const said = (await say('有问题加我微信')).data;
    expect(said.state).not.toBe('published');
    expect((await listed()).total).toBe(total);
    const waiting = (await mall.desk('list-goods-comments-to-decide', {})).data.items;
    const { commentKey: commentId } = said;
    if (said.state === 'inReview')
      expect(waiting).toContainEqual(expect.objectContaining({ commentId, goodsNo }));
    const refusal = '请不要留下联系方式';
    expect((await mall.desk('decide-goods-comment', { commentId, refusal })).data).toEqual({
      commentId,
      outcome: 'refused',
    });
    const own = (await detail()).comments.find((one: { lineNo: number }) => one.lineNo === lineNo);
    expect(own.comment).toMatchObject({ state: 'refused', refusal });
    expect((await gateway.messagesTo(mobile))[0]?.text).toContain('没有公开');
    await mall.desk('decide-goods-comment', { commentId, refusal: null });
    expect((await listed()).total).toBe(total + 1);
  });

  it('is in the copy of its author’s data, and leaves with the account', async () => {
    const { say, userId } = await received();
    await say('给父母买的');
    const { db, all } = gateway.services;
    const copy = () => Promise.all(all(exportedData).map((part) => part(db, userId, 'en')));
    expect(Object.assign({}, ...(await copy()))).toMatchObject({
      goodsComments: [{ score: 5, text: '给父母买的', state: 'published' }],
    });
    const { total } = await listed();
    await db.transaction((tx) => eraseGoods(tx, userId));
    expect(Object.assign({}, ...(await copy())).goodsComments).toEqual([]);
    expect((await listed()).total).toBe(total - 1);
  });
});
