import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { courseDomain, createCourseTable, visitAndCourse } from '../../testing/course-fixture';
import { orders } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [courseDomain] });
  await createCourseTable(gateway.services.db);
});
afterAll(() => gateway.dispose());

const world = () => visitAndCourse(gateway);

describe('orders of all kinds', () => {
  it('stand in one list, newest first, page by page', async () => {
    const { list, visitNo, courseNo } = await world();
    const { items, next } = await list();
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        orderNo: courseNo,
        kind: 'course',
        group: 'awaitingPayment',
        title: '八段锦入门',
        amountCents: 4000,
        actions: ['pay', 'cancel'],
      },
      {
        orderNo: visitNo,
        kind: 'registration',
        group: 'awaitingPayment',
        title: '同仁医院 · 沈知远医生',
        statusText: '待支付',
        amountCents: 3800,
        actions: ['pay', 'cancel'],
      },
    ]);
    const first = await list({ pageSize: 1 });
    const second = await list({ pageSize: 1, cursor: first.next });
    expect([first.items, second.items]).toEqual([[items[0]], [items[1]]]);
    expect(second.next).toBeNull();
  });

  it('have a newest one, which is of its owner alone and still on the lists', async () => {
    const { call, list, visitNo, courseNo } = await world();
    const path = '/moduleoverlap/mergeorder/latest';
    const [newest] = (await list()).items;
    expect(newest.orderNo).toBe(courseNo);
    expect(newest).toMatchObject((await call(path)).data.order);
    const hidden = { hiddenAt: gateway.services.clock.now() };
    const { db } = gateway.services;
    await db.update(orders).set(hidden).where(eq(orders.orderNo, courseNo));
    expect((await call(path)).data.order).toMatchObject({ orderNo: visitNo, kind: 'registration' });
    const stranger = await gateway.signIn(gateway.newMobile());
    expect((await gateway.call(path, {}, { token: stranger })).data).toEqual({ order: null });
  });

  it('are counted by what they wait for on the first page, whatever is requested', async () => {
    const { list } = await world();
    const counts = { awaitingPayment: 2, active: 0, toReview: 0, refunding: 0 };
    const first = await list({ pageSize: 1, group: 'active' });
    expect(first).toMatchObject({ items: [], counts });
    const { next } = await list({ pageSize: 1 });
    expect((await list({ pageSize: 1, cursor: next })).counts).toBeNull();
    expect((await list({ group: 'toReview' })).items).toEqual([]);
  });

  it('are listed by where they stand', async () => {
    const { call, list, visitNo, courseNo } = await world();
    await call('/order/cancelorder/cancel.json', { orderNo: visitNo });
    const numbers = async (group: string) =>
      (await list({ group })).items.map(({ orderNo }: { orderNo: string }) => orderNo);
    expect(await numbers('awaitingPayment')).toEqual([courseNo]);
    expect(await numbers('cancelled')).toEqual([visitNo]);
    expect(await numbers('active')).toEqual([]);
  });

  it('are nobody else’s, whatever the cursor', async () => {
    const { list } = await world();
    const { next } = await list({ pageSize: 1 });
    const stranger = await gateway.signIn(gateway.newMobile());
    for (const body of [{}, { cursor: next }]) {
      const answer = await gateway.call('/moduleoverlap/mergeorder/list', body, {
        token: stranger,
      });
      const counts =
        'cursor' in body ? null : { awaitingPayment: 0, active: 0, toReview: 0, refunding: 0 };
      expect(answer.data).toEqual({ items: [], next: null, counts });
    }
    const unknown = [
      'x',
      '2026-12-01 1',
      '0000-01-01T00:00:00.000Z 1',
      '2026-99-01T00:00:00.000Z 1',
    ];
    for (const cursor of unknown) {
      const answer = await gateway.call(
        '/moduleoverlap/mergeorder/list',
        { cursor },
        { token: stranger },
      );
      expect(answer.status, cursor).toBe(422);
    }
  });
});
